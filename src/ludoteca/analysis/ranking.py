"""Ranking: which options of a decision are best, by what they bring and not by how often they were tried."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.analysis.estimate import ENOUGH
from ludoteca.bots.ismcts.bot import Budget
from ludoteca.bots.ismcts.search import Knowledge, Search
from ludoteca.bots.ismcts.tree import Edge
from ludoteca.facets.guide import Drawn, Guide, at_leisure
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.perspective import Perspective

COMPARABLE = 4
"""An option that is tried a quarter as often as the one tried most is known well enough to be compared with it."""
DOUBTED = 4
"""A quarter of the worlds goes to options that seem better than the one tried most but have been tried too little to tell."""


def explore(search: Search, known: Knowledge, budget: Budget) -> None:
    """Search a decision, and in the last part of the budget look at what may have been overlooked."""
    first, second = budget.split(DOUBTED)
    search.run(known, first.clock())
    if second is None:
        return
    go_on = second.clock()
    done = 0
    while go_on(done):
        search.run(known, _one, _overlooked(search, known))
        done += 1


def _one(done: int) -> bool:
    """No more than the one world that is tried in any case."""
    return False


def _overlooked(search: Search, known: Knowledge) -> int | None:
    """The place of an option that seems better than the best known one, if there is any."""
    edges = search.edges()
    well = _well_known(edges)
    best = max([edge.mean for edge in well])
    others = [edge for edge in edges if edge not in well and edge.mean > best]
    return known.decision.place(others[0].option) if others else None


def _well_known(edges: list[Edge]) -> list[Edge]:
    """The options that can be compared with the one tried most, and that itself."""
    fewest = max(ENOUGH, edges[0].visits / COMPARABLE)
    return [edge for edge in edges if edge.visits >= fewest] or edges[:1]


def ranked(edges: list[Edge]) -> list[Edge]:
    """The options that were tried, the best first; behind them those that were tried too little to tell."""
    well = _well_known(edges)
    return sorted(well, key=_worth) + [edge for edge in edges if edge not in well]


def _worth(edge: Edge) -> tuple[float, int]:
    return -edge.mean, -edge.visits


def mixed(guide: Guide, known: Knowledge, luck: Luck, go_on: Callable[[], bool] = at_leisure) -> list[Drawn]:
    """How the game itself answers a decision that others take in secret too, what is best and given most often first; nothing
    where it leaves that to a search."""
    if guide.solve is None or not isinstance(known, Perspective):
        return []
    found = guide.solve(known, luck, go_on) or []
    return sorted(found, key=lambda one: (one.chance == 0.0, -one.chance, -one.value))
