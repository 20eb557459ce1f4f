"""Sheets: what is counted in one match about what wins, and how a report is to tell it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from ludoteca.facets.message import Message
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.rules import Outcome

Sheet = dict[str, dict[str, list[float]]]
"""By topic and item: how often there was something to count, and what it came to in all."""


class Measure(Enum):
    """What the numbers of a topic mean."""

    SHARE = "share"
    """A share of the points, or of the times, that the item was there."""
    FREQUENCY = "frequency"
    """A share of all matches."""
    MEAN = "mean"
    """An amount for each time that the item was there."""


class Plot(Enum):
    """How a topic is drawn."""

    DOTS = "dots"
    """The items one below the other, each with its interval."""
    RARITY = "rarity"
    """How often an item is in winning hands against how often it is in any."""


@dataclass(frozen=True)
class Topic:
    """One table of a report: a part of the sheets, and the words to it."""

    key: str
    title: str
    reading: str
    """How to read it, in a sentence."""
    item: str
    """What the items are."""
    count: str
    value: str
    measure: Measure
    name: Callable[[str], Message | str]
    """What people call an item."""
    middle: Callable[[int], float] | None = None
    """What a figure is at a table of so many if the item makes no difference, where that can be told."""
    plot: Plot = Plot.DOTS


def even_chance(players: int) -> float:
    """What everybody can expect of a match."""
    return 1 / players


def one_half(players: int) -> float:
    """What either side can expect."""
    return 0.5


@dataclass(frozen=True)
class Insight:
    """What there is to learn from the matches of a game."""

    collect: Callable[[Match], Sheet]
    topics: Sequence[Topic]
    log: Log = Log.NONE
    """Whether the events of a match are needed."""


def note(sheet: Sheet, topic: str, item: str, count: float, total: float) -> None:
    """Add to an item of a topic."""
    line = sheet.setdefault(topic, {}).setdefault(item, [0, 0])
    line[0] += count
    line[1] += total


def shares(outcome: Outcome) -> list[float]:
    """For each seat its part of the victory; nothing for all of them if nobody won."""
    winners = outcome.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.ranks))]


def nothing(match: Match) -> Sheet:
    """What is counted of a game that has no insight."""
    return {}


NO_INSIGHT: Final = Insight(nothing, ())
