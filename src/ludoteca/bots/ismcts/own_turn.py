"""The own turn, looked through before any search: what the seat can bring about whatever lies where it cannot see.

It follows what the seat may do as long as nobody else is asked, no luck falls and no card is seen that the seat did not know.
What comes of that is the same in every world that the seat may imagine, so one of them is enough. Only what the game calls sure
counts, because a rule may read a card that it does not show.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import Any, Final

from ludoteca.bots.ismcts.search import Knowledge
from ludoteca.bots.ismcts.view_hash import view_hash
from ludoteca.facets.guide import Finish, Guide, at_leisure
from ludoteca.kernel.decision import Decision
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat, bit

ANSWERS: Final = 600
"""So many answers are tried in one look."""
WIDE: Final = 32
"""Of more options than that only so many favourites are tried."""


@dataclass
class Proven:
    """What is sure about a decision: for first answers what they certainly lead to at best."""

    values: dict[int, float] = field(default_factory=dict)
    """For the places of first answers the best of what the seat can bring about for certain after them."""
    lines: dict[int, tuple[Any, ...]] = field(default_factory=dict)
    """For the same places the options by which it is brought about, the first one first."""
    answers: int = 0
    """So many answers were tried."""
    whole: bool = False
    """Whether everything was followed to its end, so that nothing better can be had than the best of these."""

    @property
    def wins(self) -> list[int]:
        """The places of the first answers after which the victory is certain."""
        return sorted([place for place, value in self.values.items() if value == 1.0])

    @property
    def settled(self) -> list[int]:
        """The places of first answers of which nothing is left to find out, the best first."""
        places = sorted(self.values, key=lambda place: (-self.values[place], place))
        return places if self.whole else self.wins

    @property
    def best(self) -> int | None:
        """The place of a first answer that nothing can be better than, if one is known."""
        return self.settled[0] if self.settled else None


def prove(
    known: Knowledge,
    guide: Guide,
    luck: Luck,
    most: int = ANSWERS,
    go_on: Callable[[], bool] = at_leisure,
    all_wins: bool = False,
) -> Proven:
    """What is sure about a seat's decision: as far as so many answers show; for one certain victory, or for all of them."""
    if guide.finish is None:
        return Proven()
    world = known.imagine(luck.copy())
    if world.is_sealed or not guide.finish.near(world, known.seat):
        return Proven()
    return OwnTurn(known, guide, guide.finish, luck).look(most, go_on, all_wins)


class Branch:
    """A world after some own answers."""

    __slots__ = ("world", "places", "options", "given", "discord")

    def __init__(
        self,
        world: Match,
        places: tuple[int, ...],
        options: tuple[Any, ...],
        given: frozenset[Any],
        discord: int,
    ) -> None:
        self.world = world
        self.places = places
        self.options = options
        self.given = given
        """What was answered, in whatever order."""
        self.discord = discord
        """How far the answers are from the favourites."""


class OwnTurn:
    """A look at one decision."""

    __slots__ = ("known", "guide", "finish", "luck", "me", "proven", "_queue", "_met", "_cut")

    def __init__(self, known: Knowledge, guide: Guide, finish: Finish, luck: Luck) -> None:
        self.known = known
        self.guide = guide
        self.finish = finish
        self.luck = luck.copy()
        self.me: Seat = known.seat
        self.proven = Proven()
        self._queue: list[tuple[int, int, Branch]] = []
        self._met: set[Any] = set()
        self._cut = False
        """Whether something was left out."""

    def look(self, most: int, go_on: Callable[[], bool], all_wins: bool = False) -> Proven:
        """Try up to so many answers while time allows; to the first certain victory, or to all of them."""
        self._push(Branch(self._world(()), (), (), frozenset(), 0))
        while self._queue:
            branch = heappop(self._queue)[2]
            decision = branch.world.decision(self.me)
            for rank, place in enumerate(self._places(branch.world, decision)):
                if branch.places and all_wins and self.proven.values.get(branch.places[0]) == 1.0:
                    break
                if self.proven.answers >= most or not go_on():
                    return self.proven
                self.proven.answers += 1
                self._try(branch, decision, rank, place)
                if not all_wins and self.proven.wins:
                    return self.proven
        self.proven.whole = not self._cut
        return self.proven

    def _world(self, places: tuple[int, ...]) -> Match:
        """The one world that is looked at, after these answers."""
        world = self.known.imagine(self.luck.copy())
        world.table.zones.forget()
        for place in places:
            world.take(world.decision(self.me), place)
        return world

    def _places(self, world: Match, decision: Decision) -> list[int]:
        """The options to try, the favourites first."""
        count = len(decision.options)
        found = self.guide.favourites(world, decision, min(count, WIDE))
        if count > WIDE:
            self._cut = True
            return found
        return [*found, *[place for place in range(count) if place not in found]]

    def _try(self, branch: Branch, decision: Decision, rank: int, place: int) -> None:
        """Give one more answer, and see what is sure then."""
        option = decision.options[place]
        places = (*branch.places, place)
        if branch.world.can_be_copied:
            world = branch.world.clone()
            world.take(world.decision(self.me), place)
        else:
            world = self._world(places)
        if self._learned(branch.world, world):
            self._cut = True
            return
        if world.over:
            sure = self.finish.result(world, self.me)
            if sure is None:
                self._cut = True
            else:
                first = places[0]
                if sure > self.proven.values.get(first, -1.0):
                    self.proven.values[first] = sure
                    self.proven.lines[first] = (*branch.options, option)
            return
        if world.is_sealed or self.me not in world.pending:
            self._cut = True
            return
        given = branch.given | {(decision.ask.name, option)}
        self._push(Branch(world, places, (*branch.options, option), given, branch.discord + rank))

    def _push(self, branch: Branch) -> None:
        """Keep a branch to go on with, unless another order of the same answers has led to the same."""
        if branch.world.is_sealed or self.me not in branch.world.pending:
            self._cut = True
            return
        decision = branch.world.decision(self.me)
        sight = view_hash(branch.world.table.zones, self.me)
        met = (
            branch.places[:1],
            decision.ask.name,
            decision.about,
            len(decision.options),
            sight,
            branch.given,
        )
        if met not in self._met:
            self._met.add(met)
            heappush(self._queue, (2 * len(branch.places) + branch.discord, len(self._met), branch))

    def _learned(self, before: Match, after: Match) -> bool:
        """Whether luck has fallen in between, or the seat has seen a card that it did not know."""
        old, new = before.table.zones.settled(), after.table.zones.settled()
        if old.luck.drawn != new.luck.drawn:
            return True
        eye = bit(self.me)
        was = old.seen
        for card, now in enumerate(new.seen):
            if now & eye and not was[card] & eye:
                return True
        return False
