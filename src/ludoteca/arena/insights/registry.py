"""The registry of insights: for every game what its matches tell."""

from __future__ import annotations

from typing import Final

from ludoteca.arena.insights.fzzzt import INSIGHT as FZZZT
from ludoteca.arena.insights.goblins_inc import INSIGHT as GOBLINS_INC
from ludoteca.arena.insights.red_rising import INSIGHT as RED_RISING
from ludoteca.arena.insights.sheet import Insight
from ludoteca.arena.insights.zombie_fluxx import INSIGHT as ZOMBIE_FLUXX

INSIGHTS: Final[dict[str, Insight]] = {
    "fzzzt": FZZZT,
    "goblins_inc": GOBLINS_INC,
    "red_rising": RED_RISING,
    "zombie_fluxx": ZOMBIE_FLUXX,
}
