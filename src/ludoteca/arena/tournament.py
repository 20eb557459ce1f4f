"""The tournament: all deals of a schedule played, or gone on with, and what came out of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from urllib.parse import quote

from ludoteca.arena.deal import PlayedDeal, Records, deal_seed
from ludoteca.arena.rating import Rating, rated
from ludoteca.arena.saved_deals import SavedDeals
from ludoteca.arena.schedule import Fixture, Schedule, seatings
from ludoteca.arena.statistics import Clusters
from ludoteca.arena.timing import Fault
from ludoteca.arena.workers import Local, Workers

Progress = Callable[[int], None]
"""Called with the number of matches that have been finished since the last call."""


@dataclass(frozen=True)
class Pair:
    """How two bots did against each other; the score is the first one's share of the points, with 95 %."""

    a: str
    b: str
    games: int
    score: float
    low: float
    high: float

    @property
    def separated(self) -> bool:
        """Whether the matches tell which of the two is stronger."""
        return not self.low <= 0.5 <= self.high


@dataclass(frozen=True)
class FaultReport:
    """The same fault of one bot: how often it came up, and where first."""

    bot: str
    kind: str
    message: str
    times: int
    against: str
    deal: int
    seating: tuple[str, ...]
    seat: int
    seed: str


@dataclass(frozen=True)
class Result:
    """All that came out; the deals are in the order of the schedule."""

    schedule: Schedule
    deals: tuple[PlayedDeal, ...]

    @property
    def names(self) -> list[str]:
        """The entrants."""
        return [entrant.name for entrant in self.schedule.entrants]

    @property
    def games(self) -> int:
        """How many matches were played in all."""
        return self.schedule.games_per_pair * len(self.schedule.pairs)

    @cached_property
    def pairs(self) -> list[Pair]:
        """How every two bots did against each other."""
        clusters = {pair: Clusters() for pair in self.schedule.pairs}
        for deal in self.deals:
            clusters[deal.fixture.first, deal.fixture.second].add(deal.meetings, deal.meetings * deal.score)
        names = self.names
        found: list[Pair] = []
        for (first, second), cluster in clusters.items():
            score = cluster.share()
            games = self.schedule.games_per_pair
            found.append(Pair(names[first], names[second], games, score.value, score.low, score.high))
        return found

    @cached_property
    def ratings(self) -> list[Rating]:
        """The ladder, the strongest first."""
        return rated(self.names, self.deals)

    @cached_property
    def digest(self) -> str:
        """SHA-256 over all final positions: equal for equal schedules, whoever played them."""
        return sha256(
            "".join([match.position for deal in self.deals for match in deal.matches]).encode()
        ).hexdigest()

    @cached_property
    def faults(self) -> list[FaultReport]:
        """What bots did wrong, each fault once."""
        found: dict[tuple[str, str, str], FaultReport] = {}
        for deal in self.deals:
            for place, match in enumerate(deal.matches):
                for fault in match.faults:
                    report = self._report(deal.fixture, place, fault)
                    key = (report.bot, report.kind, report.message)
                    known = found.get(key, report)
                    times = known.times + (key in found)
                    found[key] = FaultReport(**{**asdict(known), "times": times})
        return list(found.values())

    def _report(self, fixture: Fixture, place: int, fault: Fault) -> FaultReport:
        pair = (self.names[fixture.first], self.names[fixture.second])
        seating = seatings(self.schedule.players)[place]
        return FaultReport(
            bot=pair[seating[fault.seat]],
            kind=fault.kind,
            message=fault.message,
            times=1,
            against=pair[1 - seating[fault.seat]],
            deal=fixture.deal,
            seating=tuple([pair[who] for who in seating]),
            seat=fault.seat,
            seed=deal_seed(self.schedule, fixture.deal).hex(),
        )

    def plain(self) -> dict[str, object]:
        """The result as plain data for JSON."""
        return {
            "game": self.schedule.game,
            "players": self.schedule.players,
            "games": self.games,
            "pairs": [asdict(pair) for pair in self.pairs],
            "ratings": [asdict(rating) for rating in self.ratings],
            "faults": [asdict(fault) for fault in self.faults],
            "digest": self.digest,
        }


def hold(
    schedule: Schedule,
    workers: Workers | None = None,
    saved: SavedDeals | None = None,
    records: Path | None = None,
    progress: Progress | None = None,
) -> Result:
    """Play all deals that are not saved yet; keep their records in a folder, if one is given.

    Raises NoRay if the workers are a cluster that cannot be had.
    """
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    finished: dict[Fixture, PlayedDeal] = {}
    if saved is not None:
        finished = {fixture: saved.finished[fixture] for fixture in _known(schedule, saved, records)}
    games = len(seatings(schedule.players))
    tell = progress or _silent
    tell(games * len(finished))
    left = [fixture for fixture in schedule.fixtures if fixture not in finished]
    wanted = Records.NONE if records is None else Records.KEPT
    for deal, texts in (workers or Local()).play(schedule, left, wanted):
        if records is not None:
            for path, text in zip(_paths(schedule, deal.fixture, records), texts, strict=True):
                path.write_text(text, encoding="utf-8")
        finished[deal.fixture] = deal
        if saved is not None:
            saved.add(deal)
        tell(games)
    return Result(schedule, tuple([finished[fixture] for fixture in schedule.fixtures]))


def _known(schedule: Schedule, saved: SavedDeals, records: Path | None) -> Iterable[Fixture]:
    """The deals that need not be played: finished, and with their records there if those are wanted."""
    for fixture in schedule.fixtures:
        if fixture in saved.finished and (
            records is None or all(path.exists() for path in _paths(schedule, fixture, records))
        ):
            yield fixture


def _paths(schedule: Schedule, fixture: Fixture, folder: Path) -> list[Path]:
    """Where the records of a deal go; names are written so that any file system takes them."""
    a, b = (quote(schedule.entrants[who].name, safe="") for who in (fixture.first, fixture.second))
    return [
        folder / f"{a}-{b}-{fixture.deal:05}-{number:02}.txt"
        for number in range(len(seatings(schedule.players)))
    ]


def _silent(finished: int) -> None:
    """Tell nobody."""
