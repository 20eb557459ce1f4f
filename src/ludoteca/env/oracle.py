"""The oracle: what every seat may expect of a match in which all cards lie open, as the heuristics of the game reckon it.

It is for critics in training only. No bot may ask it about a match that it plays.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.fzzzt.heuristics_search import chances as fzzzt
from ludoteca.games.goblins_inc.heuristics import chances as goblins_inc
from ludoteca.games.red_rising.heuristics_search import chances as red_rising
from ludoteca.games.zombie_fluxx.heuristics_search import chances as zombie_fluxx
from ludoteca.kernel.match import Match

ORACLES: Final[dict[str, Callable[[Match], list[float]]]] = {
    "fzzzt": fzzzt,
    "goblins_inc": goblins_inc,
    "red_rising": red_rising,
    "zombie_fluxx": zombie_fluxx,
}
"""By the name of the game: a match as it truly is, and what of a win each seat may expect, from 0 to 1."""
