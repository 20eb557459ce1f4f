"""The searching bot: a budget of worlds or of seconds for each decision, and what it thinks of the options."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any, Final

from ludoteca.bots.ismcts.own_turn import prove
from ludoteca.bots.ismcts.parallel import search_together
from ludoteca.bots.ismcts.search import Search, Tuning
from ludoteca.bots.ismcts.tree import Edge
from ludoteca.facets.guide import Drawn, Guide, at_leisure
from ludoteca.kernel.decision import Decision
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.perspective import Perspective

SURE = 1.96
"""So many standard errors to either side hold 95 %."""
RESERVE = 0.1
"""The part of its time that a bot keeps for its last world, though all were shorter: one may take longer than the others."""

LOOKED = 10
"""After so many worlds a bot looks whether its choice is settled."""


LOOKING: Final = 0.25
"""The part of its time in which a bot may look through its own turn before it searches."""
FINE: Final = 1 << 24
"""Chances are drawn from so many equal parts."""


def drawn(mixed: list[Drawn], luck: Luck) -> int:
    """The place of one of the answers, as often as its chance says."""
    given = [one for one in mixed if one.chance > 0.0]
    left = luck.below("mixed", FINE) / FINE * sum([one.chance for one in given])
    for one in given:
        left -= one.chance
        if left < 0.0:
            return one.place
    return given[-1].place


@dataclass(frozen=True)
class Budget:
    """How long a bot searches: so many worlds, or so many seconds; in how many processes at once."""

    worlds: int | None = None
    seconds: float | None = None
    processes: int = 1

    def clocks(self) -> list[Callable[[int], bool]]:
        """A clock for each process; they share the worlds, and have the seconds in common."""
        if self.worlds is None:
            return [self.clock()] * self.processes
        shares = [(self.worlds + number) // self.processes for number in range(self.processes - 1, -1, -1)]
        return [Budget(max(1, share)).clock() for share in shares]

    def clock(self) -> Callable[[int], bool]:
        """Whether to go on after so many worlds; time counts from now, and must be enough for the longest world so far."""
        if self.worlds is not None:
            worlds = self.worlds
            return lambda done: done < worlds
        assert self.seconds is not None
        latest = perf_counter()
        end = latest + self.seconds
        longest = RESERVE * self.seconds

        def go_on(done: int) -> bool:
            nonlocal latest, longest
            now = perf_counter()
            longest = max(longest, now - latest)
            latest = now
            return now + longest < end

        return go_on

    def split(self, parts: int) -> tuple[Budget, Budget | None]:
        """All but the last of so many equal parts of the budget, and that; nothing of it where there are too few worlds."""
        if self.worlds is None:
            assert self.seconds is not None
            last = self.seconds / parts
            return Budget(seconds=self.seconds - last), Budget(seconds=last)
        worlds = self.worlds // parts
        return Budget(self.worlds - worlds), Budget(worlds) if worlds else None

    def part(self, share: float) -> Callable[[], bool]:
        """Whether there is time left of this part of the budget, from now on; worlds are no time."""
        if self.seconds is None:
            return at_leisure
        end = perf_counter() + share * self.seconds
        return lambda: perf_counter() < end

    def within(self, seconds: float | None) -> Budget:
        """The same, if it is for a time then for no more than so many seconds."""
        if seconds is None or self.seconds is None:
            return self
        return replace(self, seconds=min(self.seconds, seconds))

    @property
    def spelt(self) -> str:
        """The budget as it is written in the name of a bot."""
        amount = str(self.worlds) if self.worlds is not None else f"{self.seconds:g}s"
        return amount if self.processes == 1 else f"{amount}x{self.processes}"


@dataclass(frozen=True)
class Thought:
    """What a bot thinks of one option: its result, from 0 for a lost match to 1 for a won one, with 95 %."""

    place: int
    option: Any
    visits: int
    value: float
    low: float
    high: float


class Ismcts:
    """A bot that searches the worlds its seat may imagine."""

    __slots__ = ("name", "budget", "search")

    def __init__(
        self, guide: Guide, luck: Luck, budget: Budget, name: str | None = None, tuning: Tuning | None = None
    ) -> None:
        self.name = name or f"ismcts:{budget.spelt}"
        self.budget = budget
        self.search = Search(guide, luck, tuning)

    def decide(self, perspective: Perspective) -> int:
        """The place of an option that is proven to be best, else of one that the game draws, else of the one tried most."""
        if len(perspective.decision.options) == 1:
            return 0
        clocks = self.budget.clocks()
        place = self._known_best(perspective)
        if place is not None:
            self.search.forget()
            return place
        if len(clocks) == 1:
            clocks = [self._until_settled(clocks[0])]
        best = self._considered(perspective, clocks)[0]
        self.search.decided(best.option)
        return best.place

    def _known_best(self, perspective: Perspective) -> int | None:
        """The place of an answer that needs no search, if there is one."""
        guide, luck = self.search.guide, self.search.luck
        with _undisturbed():
            best = prove(perspective, guide, luck, go_on=self.budget.part(LOOKING)).best
            if best is None and guide.solve is not None:
                mixed = guide.solve(perspective, luck, self.budget.part(LOOKING))
                if mixed:
                    return drawn(mixed, luck)
        return best

    def _until_settled(self, clock: Callable[[int], bool]) -> Callable[[int], bool]:
        """Go on, unless the worlds that are left cannot change any more which option is tried most."""
        worlds, seconds = self.budget.worlds, self.budget.seconds
        began = perf_counter()

        def go_on(done: int) -> bool:
            if not clock(done):
                return False
            if done % LOOKED:
                return True
            if worlds is not None:
                left = worlds - done
            else:
                assert seconds is not None
                spent = perf_counter() - began
                left = int(done * max(0.0, seconds / spent - 1.0))
            first, second = [*[edge.visits for edge in self.search.edges()], 0][:2]
            return first - second <= left

        return go_on

    def consider(self, perspective: Perspective) -> list[Thought]:
        """What the search thinks of the options it tried, the most tried first; the whole budget is spent."""
        return self._considered(perspective, self.budget.clocks())

    def _considered(self, perspective: Perspective, clocks: list[Callable[[int], bool]]) -> list[Thought]:
        with _undisturbed():
            self.search.begin(perspective)
            if len(clocks) == 1:
                self.search.run(perspective, clocks[0])
            else:
                seeds = [self.search.luck.seed_for("process") for _ in clocks[1:]]
                search_together(self.search, perspective, clocks, seeds)
        decision = perspective.decision
        return [_thought(decision, edge) for edge in self.search.edges()]


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Look for garbage only in what is new: to go through large trees again and again would make a bot late."""
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


def _thought(decision: Decision, edge: Edge) -> Thought:
    place = decision.place(edge.option)
    assert place is not None
    reach = SURE * edge.error
    value = edge.mean
    return Thought(place, edge.option, edge.visits, value, max(0.0, value - reach), min(1.0, value + reach))


def parse(text: str) -> Budget:
    """The budget of ``ismcts:<text>``: worlds (200) or seconds (0.5s), perhaps in several processes (2000x2).

    Raises LookupError if it is none.
    """
    amount, times, processes = text.partition("x")
    try:
        several = int(processes) if times else 1
        budget = (
            Budget(seconds=float(amount[:-1]), processes=several)
            if amount.endswith("s")
            else Budget(worlds=int(amount), processes=several)
        )
    except ValueError:
        budget = Budget(worlds=0)
    if not (budget.worlds or budget.seconds or 0) > 0 or budget.processes < 1:
        raise LookupError(
            f"ismcts:{text} is no budget; ismcts:200 searches 200 worlds, ismcts:0.5s half a second, "
            "ismcts:2000x2 in 2 processes"
        )
    return budget
