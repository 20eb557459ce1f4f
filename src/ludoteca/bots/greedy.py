"""The greedy bot: takes what the game's heuristics think best now, without looking ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.fzzzt import heuristics as fzzzt
from ludoteca.games.goblins_inc import heuristics as goblins_inc
from ludoteca.games.red_rising import heuristics as red_rising
from ludoteca.games.zombie_fluxx import heuristics as zombie_fluxx
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.perspective import Perspective

Advice = Callable[[Perspective, Luck], int]
"""What a game's heuristics offer: the place of the option that seems best."""

ADVICE: Final[dict[str, Advice]] = {
    "fzzzt": fzzzt.advise,
    "goblins_inc": goblins_inc.advise,
    "red_rising": red_rising.advise,
    "zombie_fluxx": zombie_fluxx.advise,
}
"""The heuristics of each game that has some."""


class Greedy:
    """A bot that does what the heuristics of its game advise."""

    __slots__ = ("name", "luck", "advice")

    def __init__(self, game: str, luck: Luck, name: str = "greedy") -> None:
        if game not in ADVICE:
            raise LookupError(f"greedy cannot play {game!r}; it plays {', '.join(sorted(ADVICE))}")
        self.name = name
        self.luck = luck
        self.advice = ADVICE[game]

    def decide(self, perspective: Perspective) -> int:
        """The place of the option that the heuristics like best."""
        return self.advice(perspective, self.luck)
