"""The registry of screens: how each game speaks and looks in the terminal."""

from __future__ import annotations

from typing import Final

from ludoteca.games.fzzzt import text as fzzzt_text
from ludoteca.games.goblins_inc import text as goblins_inc_text
from ludoteca.games.red_rising import text as red_rising_text
from ludoteca.games.zombie_fluxx import text as zombie_fluxx_text
from ludoteca.terminal.scene import Screen, Text
from ludoteca.terminal.screens import fzzzt, goblins_inc, red_rising, zombie_fluxx

TEXTS: Final[dict[str, Text]] = {
    "fzzzt": fzzzt_text,
    "goblins_inc": goblins_inc_text,
    "red_rising": red_rising_text,
    "zombie_fluxx": zombie_fluxx_text,
}
SCREENS: Final[dict[str, Screen]] = {
    "fzzzt": fzzzt,
    "goblins_inc": goblins_inc,
    "red_rising": red_rising,
    "zombie_fluxx": zombie_fluxx,
}
