"""The beginner: goes by what seems good at first sight, and overlooks half of it."""

from __future__ import annotations

from ludoteca.bots.ismcts.own_turn import prove
from ludoteca.facets.guide import Guide
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.match import Match
from ludoteca.kernel.perspective import Perspective

OVERLOOKED = 2
"""One good option in so many is overlooked."""
CHOICE = 8
"""So many options come to mind."""
AT_A_GLANCE = 32
"""So many answers are looked at for one that wins at once."""


class Beginner:
    """A bot for beginners to beat.

    It knows what people are told first, and looks no further: what others will do, and what it could do next, it does not think of. Of
    what comes to mind it overlooks half. But it sees a victory that one answer brings, and ends no match that it has not won.
    """

    __slots__ = ("name", "luck", "guide")

    def __init__(self, guide: Guide, luck: Luck) -> None:
        self.name = "beginner"
        self.luck = luck
        self.guide = guide

    def decide(self, perspective: Perspective) -> int:
        """The place of the first good option that is not overlooked."""
        options = len(perspective.decision.options)
        if options == 1:
            return 0
        wins = prove(perspective, self.guide, self.luck, min(options, AT_A_GLANCE)).wins
        if wins:
            return wins[0]
        world = perspective.imagine(self.luck)
        places = self.guide.favourites(world, world.decision(perspective.seat), CHOICE)
        for place in places:
            if self.luck.below("overlooked", OVERLOOKED) and not self._ends(perspective, place):
                return place
        return places[0]

    def _ends(self, perspective: Perspective, place: int) -> bool:
        """Whether the match would be over with this answer; as it is not won by it, for others to win."""
        world: Match = perspective.imagine(self.luck.copy())
        world.run_out()
        world.take(world.decision(perspective.seat), place)
        return world.over
