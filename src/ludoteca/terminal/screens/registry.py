"""The registry of screens: how each game looks in the terminal."""

from __future__ import annotations

from typing import Final

from ludoteca.terminal.scene import Screen
from ludoteca.terminal.screens import fzzzt, goblins_inc, red_rising, zombie_fluxx

SCREENS: Final[dict[str, Screen]] = {
    "fzzzt": fzzzt,
    "goblins_inc": goblins_inc,
    "red_rising": red_rising,
    "zombie_fluxx": zombie_fluxx,
}
