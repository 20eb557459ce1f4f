"""The toy with a board of its own in its package, as the how-to shows it."""

from ludoteca.facets.game import Game
from tests.kernel.toy import RULES

GAME = Game(__name__, rules=RULES, board="board")
