"""Summaries: what all matches of a tournament say about seats, scores, lengths, times and what wins.

Matches with a fault count for the pairs and ratings only: a stand-in has played a part of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ludoteca.arena.deal import PlayedMatch
from ludoteca.arena.schedule import seatings
from ludoteca.arena.statistics import Clusters, Figure
from ludoteca.arena.timing import BINS_IN_A_DECADE
from ludoteca.arena.tournament import Result
from ludoteca.facets.insight import Measure, Topic


@dataclass
class Times:
    """How long a bot thinks: the mean with its interval, and the decisions by length."""

    mean: Figure | None = None
    """None if it never decided anything."""
    count: int = 0
    slowest: float = 0.0
    bins: dict[int, int] = field(default_factory=dict)

    def within(self, part: float) -> float:
        """So many seconds are enough for this part of the decisions, rounded up to a tenth of a power of ten."""
        seen = 0
        for step in sorted(self.bins):
            seen += self.bins[step]
            if seen >= part * self.count:
                break
        return float(min(10 ** ((step + 1) / BINS_IN_A_DECADE), self.slowest))


Seated = tuple[PlayedMatch, list[str]]
"""A match and the bots in its seats."""


def by_deal(result: Result) -> Iterator[list[Seated]]:
    """The matches that were played to their end, deal by deal: those of all pairs on the same cards together."""
    groups: list[list[Seated]] = [[] for _ in range(result.schedule.deals)]
    for deal in result.deals:
        pair = (result.names[deal.fixture.first], result.names[deal.fixture.second])
        for match, seating in zip(deal.matches, seatings(result.schedule.players), strict=True):
            if not match.faults:
                groups[deal.fixture.deal].append((match, [pair[who] for who in seating]))
    yield from groups


def seat_shares(result: Result, bot: str | None = None) -> list[Figure | None]:
    """For each seat the share of the points that it made, with any bot in it or with this one; None if never."""
    players = result.schedule.players
    clusters = [Clusters() for _ in range(players)]
    for matches in by_deal(result):
        counts, totals = [0] * players, [0.0] * players
        for match, bots in matches:
            for seat, point in enumerate(_points(match)):
                if bot is None or bots[seat] == bot:
                    counts[seat] += 1
                    totals[seat] += point
        for seat, cluster in enumerate(clusters):
            cluster.add(counts[seat], totals[seat])
    return [cluster.share() if cluster.deals else None for cluster in clusters]


def overall(result: Result) -> dict[str, Figure]:
    """The share of the points that each bot made against all others; the same deal against each of them is one."""
    clusters = {name: Clusters() for name in result.names}
    made: dict[tuple[int, int], list[float]] = {}
    for deal in result.deals:
        fixture = deal.fixture
        for who, score in ((fixture.first, deal.score), (fixture.second, 1 - deal.score)):
            line = made.setdefault((fixture.deal, who), [0, 0])
            line[0] += deal.meetings
            line[1] += deal.meetings * score
    for (_, who), (count, total) in made.items():
        clusters[result.names[who]].add(count, total)
    return {name: cluster.share() for name, cluster in clusters.items()}


def _points(match: PlayedMatch) -> list[float]:
    """The points of a match; whoever plays alone wins or does not."""
    return match.points if len(match.ranks) > 1 else [float(match.ranks[0] == 1)]


def thinking(result: Result) -> dict[str, Times]:
    """How long each bot thinks."""
    times = {name: Times() for name in result.names}
    clusters = {name: Clusters() for name in result.names}
    for matches in by_deal(result):
        counts = dict.fromkeys(result.names, 0)
        totals = dict.fromkeys(result.names, 0.0)
        for match, bots in matches:
            for name, clock in zip(bots, match.clocks, strict=True):
                counts[name] += clock.count
                totals[name] += clock.seconds
                own = times[name]
                own.count += clock.count
                own.slowest = max(own.slowest, clock.slowest)
                for step, number in clock.bins.items():
                    own.bins[int(step)] = own.bins.get(int(step), 0) + number
        for name, cluster in clusters.items():
            cluster.add(counts[name], totals[name])
    for name, cluster in clusters.items():
        if cluster.deals:
            times[name].mean = cluster.mean()
    return times


@dataclass(frozen=True)
class Distribution:
    """Numbers, one for each match or seat, and their mean with its interval."""

    values: list[int]
    mean: Figure


def scores(result: Result) -> dict[str, Distribution]:
    """The scores of each bot that finished a match."""
    values: dict[str, list[int]] = {name: [] for name in result.names}
    clusters = {name: Clusters() for name in result.names}
    for matches in by_deal(result):
        own: dict[str, list[int]] = {name: [] for name in result.names}
        for match, bots in matches:
            for name, score in zip(bots, match.scores, strict=True):
                own[name].append(score)
        for name, found in own.items():
            values[name] += found
            clusters[name].add(len(found), sum(found))
    return {name: Distribution(values[name], clusters[name].mean()) for name in values if values[name]}


def lengths(result: Result) -> Distribution | None:
    """How many decisions matches take; None if none was played to its end."""
    values: list[int] = []
    cluster = Clusters()
    for matches in by_deal(result):
        own = [match.decisions for match, _ in matches]
        values += own
        cluster.add(len(own), sum(own))
    return Distribution(values, cluster.mean()) if values else None


@dataclass(frozen=True)
class Item:
    """One line of a topic: how often the item was there, its figure, and its totals."""

    key: str
    deals: int
    """In how many deals it was there."""
    count: float
    total: float
    figure: Figure


def items(result: Result, topic: Topic) -> list[Item]:
    """All items of a topic, the highest figure first."""
    clusters: dict[str, Clusters] = {}
    whole = Clusters()
    for matches in by_deal(result):
        own: dict[str, list[float]] = {}
        finished = 0
        for match, _ in matches:
            finished += 1
            for key, (count, total) in match.sheet.get(topic.key, {}).items():
                line = own.setdefault(key, [0, 0])
                line[0] += count
                line[1] += total
        whole.add(finished, 0)
        for key, (count, total) in own.items():
            of = finished if topic.measure is Measure.FREQUENCY else count
            clusters.setdefault(key, Clusters()).add(of, total)
    found = [
        Item(key, cluster.deals, _times(topic, cluster), cluster.total, _figure(topic, cluster, whole))
        for key, cluster in clusters.items()
    ]
    return sorted(found, key=lambda item: (-item.figure.value, item.key))


def _times(topic: Topic, cluster: Clusters) -> float:
    """How often the item was there; where all matches are counted, it was there whenever something came of it."""
    return cluster.total if topic.measure is Measure.FREQUENCY else cluster.count


def _figure(topic: Topic, cluster: Clusters, whole: Clusters) -> Figure:
    if topic.measure is Measure.MEAN:
        return cluster.mean()
    return (cluster.among(whole) if topic.measure is Measure.FREQUENCY else cluster).share()
