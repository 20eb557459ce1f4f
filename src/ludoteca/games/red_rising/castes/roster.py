"""The roster: the abilities of all castes, put where deploying and the end of the game look for them."""

from __future__ import annotations

from ludoteca.games.red_rising.castes.blue import BLUE
from ludoteca.games.red_rising.castes.brown import BROWN
from ludoteca.games.red_rising.castes.copper import COPPER, COPPER_ENDS
from ludoteca.games.red_rising.castes.gold import GOLD
from ludoteca.games.red_rising.castes.gray import GRAY
from ludoteca.games.red_rising.castes.green import GREEN, GREEN_ENDS
from ludoteca.games.red_rising.castes.obsidian import OBSIDIAN
from ludoteca.games.red_rising.castes.orange import ORANGE
from ludoteca.games.red_rising.castes.pink import PINK
from ludoteca.games.red_rising.castes.red import RED
from ludoteca.games.red_rising.castes.silver import SILVER, SILVER_ENDS
from ludoteca.games.red_rising.castes.violet import VIOLET
from ludoteca.games.red_rising.castes.white import WHITE, WHITE_ENDS
from ludoteca.games.red_rising.castes.yellow import YELLOW, YELLOW_ENDS
from ludoteca.games.red_rising.deploying import DEPLOY
from ludoteca.games.red_rising.ending import ENDINGS


def call() -> None:
    """Fill in every ability."""
    for caste in (
        RED, BROWN, OBSIDIAN, ORANGE, GRAY, VIOLET, PINK, YELLOW, GREEN, BLUE, WHITE, COPPER, SILVER, GOLD,
    ):  # fmt: skip
        DEPLOY.update(caste)
    for ends in (YELLOW_ENDS, GREEN_ENDS, WHITE_ENDS, COPPER_ENDS, SILVER_ENDS):
        ENDINGS.update(ends)
