"""A careless player: knows what is good, and every now and then does something else."""

from __future__ import annotations

from ludoteca.bots.greedy import Greedy
from ludoteca.facets.guide import Advice, Guide
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.perspective import Perspective

OFTEN = 3
"""One decision in so many is careless."""
CHOICE = 8
"""A careless player takes any of so many options that are not absurd."""


class Careless:
    """A bot for beginners to beat: does what the heuristics advise, but one time in three whatever comes to mind."""

    __slots__ = ("name", "luck", "guide", "careful")

    def __init__(self, guide: Guide, advice: Advice, luck: Luck) -> None:
        self.name = "beginner"
        self.luck = luck
        self.careful = Greedy(advice, luck)
        self.guide = guide

    def decide(self, perspective: Perspective) -> int:
        """The place of an option that is good, or at least not absurd."""
        if self.luck.below("care", OFTEN):
            return self.careful.decide(perspective)
        world = perspective.imagine(self.luck)
        places = self.guide.favourites(world, world.decision(perspective.seat), CHOICE)
        return places[self.luck.below("care", len(places))]
