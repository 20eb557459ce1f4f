"""The searching bot: a budget of worlds or of seconds for each decision, and what it thinks of the options."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from ludoteca.bots.ismcts.parallel import search_together
from ludoteca.bots.ismcts.search import Search, Tuning
from ludoteca.bots.ismcts.tree import Edge
from ludoteca.facets.guide import Guide
from ludoteca.kernel.decision import Decision
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.perspective import Perspective

SURE = 1.96
"""So many standard errors to either side hold 95 %."""
RESERVE = 0.1
"""The part of its time that a bot keeps for its last world, though all were shorter: one may take longer than the others."""

LOOKED = 10
"""After so many worlds a bot looks whether its choice is settled."""


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
        """The place of the option that the search tried most."""
        if len(perspective.decision.options) == 1:
            return 0
        clocks = self.budget.clocks()
        if self.budget.worlds is not None and len(clocks) == 1:
            clocks = [self._until_settled(self.budget.worlds)]
        best = self._considered(perspective, clocks)[0]
        self.search.decided(best.option)
        return best.place

    def _until_settled(self, worlds: int) -> Callable[[int], bool]:
        """Go on for so many worlds, unless those that are left cannot change any more which option is tried most."""

        def go_on(done: int) -> bool:
            left = worlds - done
            if left > 0 and done % LOOKED == 0:
                first, second = [*[edge.visits for edge in self.search.edges()], 0][:2]
                return first - second <= left
            return left > 0

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
