"""The registry: every game by its id, with what it has to say."""

from __future__ import annotations

from typing import Final

from ludoteca.games.display import Display
from ludoteca.games.fzzzt import display as fzzzt_display
from ludoteca.games.fzzzt import text as fzzzt_text
from ludoteca.games.fzzzt.flow import RULES as FZZZT
from ludoteca.games.goblins_inc import display as goblins_inc_display
from ludoteca.games.goblins_inc import text as goblins_inc_text
from ludoteca.games.goblins_inc.flow import RULES as GOBLINS_INC
from ludoteca.games.red_rising import display as red_rising_display
from ludoteca.games.red_rising import text as red_rising_text
from ludoteca.games.red_rising.flow import RULES as RED_RISING
from ludoteca.games.text import Text
from ludoteca.games.zombie_fluxx import display as zombie_fluxx_display
from ludoteca.games.zombie_fluxx import text as zombie_fluxx_text
from ludoteca.games.zombie_fluxx.flow import RULES as ZOMBIE_FLUXX
from ludoteca.kernel.rules import Rules

GAMES: Final[dict[str, Rules]] = {
    "fzzzt": FZZZT,
    "goblins_inc": GOBLINS_INC,
    "red_rising": RED_RISING,
    "zombie_fluxx": ZOMBIE_FLUXX,
}
TEXTS: Final[dict[str, Text]] = {
    "fzzzt": fzzzt_text,
    "goblins_inc": goblins_inc_text,
    "red_rising": red_rising_text,
    "zombie_fluxx": zombie_fluxx_text,
}
DISPLAYS: Final[dict[str, Display]] = {
    "fzzzt": fzzzt_display,
    "goblins_inc": goblins_inc_display,
    "red_rising": red_rising_display,
    "zombie_fluxx": zombie_fluxx_display,
}
"""How the cards and the tables of the games look."""


def find(game: str) -> Rules:
    """The rules of a game; raises LookupError with the games there are."""
    if game not in GAMES:
        raise LookupError(f"there is no game {game!r}; there is {', '.join(sorted(GAMES))}")
    return GAMES[game]
