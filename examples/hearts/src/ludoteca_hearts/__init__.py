"""Hearts: a whole game in a package of its own."""

from ludoteca.facets.game import Game

GAME = Game(__name__, rules="flow:RULES", twin="twin:TWIN", minutes="5–45")
