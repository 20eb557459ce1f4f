"""The greedy bot: takes what the game's guide advises now, without looking ahead."""

from __future__ import annotations

from ludoteca.facets.guide import Advice
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.perspective import Perspective


class Greedy:
    """A bot that does what the guide of its game advises."""

    __slots__ = ("name", "luck", "advice")

    def __init__(self, advice: Advice, luck: Luck, name: str = "greedy") -> None:
        self.name = name
        self.luck = luck
        self.advice = advice

    def decide(self, perspective: Perspective) -> int:
        """The place of the option that the guide likes best."""
        return self.advice(perspective, self.luck)
