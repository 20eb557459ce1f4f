"""Playing a deal of two bots with every seating, and what is kept of each match."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from hashlib import sha256
from typing import Any

from ludoteca.arena.play import final_position
from ludoteca.arena.schedule import Entrant, Fixture, Schedule, Seating, seatings
from ludoteca.arena.timing import Clock, Fault, faults_of, play_timed
from ludoteca.bots.supervision import Alarm, Supervised
from ludoteca.facets.insight import Sheet
from ludoteca.facets.registry import find
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.rules import Verdict

WON = 1


class Records(Enum):
    """Whether the records of the matches are wanted."""

    KEPT = "kept"
    NONE = "none"


@dataclass(frozen=True)
class PlayedMatch:
    """What is kept of one match, by seat."""

    ranks: tuple[int, ...]
    """As the game ranks; where a stand-in played on, what it made counts for the bot."""
    scores: tuple[int, ...]
    clocks: tuple[Clock, ...]
    position: str
    """SHA-256 of the last position."""
    faults: tuple[Fault, ...]
    sheet: Sheet
    """What won it; empty after a fault."""
    verdict: str = Verdict.DECIDED.value

    @property
    def decisions(self) -> int:
        """How many decisions the bots took, stand-ins left out."""
        return sum([clock.count for clock in self.clocks])

    @property
    def points(self) -> list[float]:
        """One point for the match: to the winner, in parts to several winners, or to all if nobody won."""
        winners = [rank == WON for rank in self.ranks]
        if not any(winners):
            return [1 / len(winners)] * len(winners)
        return [won / sum(winners) for won in winners]


@dataclass(frozen=True)
class PlayedDeal:
    """One deal of one pair, a match for every seating, in their order."""

    fixture: Fixture
    matches: tuple[PlayedMatch, ...]

    @property
    def meetings(self) -> int:
        """How often the two bots met: in every match, or once if each played alone."""
        return len(self.matches) if len(self.matches[0].ranks) > 1 else 1

    @property
    def score(self) -> float:
        """The share of the points that the first bot made.

        Where each played alone, it is as if they had met: who won has beaten who did not.
        """
        players = len(self.matches[0].ranks)
        if players == 1:
            first, second = [match.ranks[0] == WON for match in self.matches]
            return (1 + first - second) / 2
        made = [
            sum([point for point, who in zip(match.points, seating, strict=True) if who == 0])
            for match, seating in zip(self.matches, seatings(players), strict=True)
        ]
        return sum(made) / len(made)

    def plain(self) -> dict[str, Any]:
        """The deal as plain data for JSON."""
        return {
            "fixture": [self.fixture.first, self.fixture.second, self.fixture.deal],
            "matches": [
                {
                    "ranks": match.ranks,
                    "scores": match.scores,
                    "clocks": [vars(clock) for clock in match.clocks],
                    "position": match.position,
                    "faults": [vars(fault) for fault in match.faults],
                    "sheet": match.sheet,
                    "verdict": match.verdict,
                }
                for match in self.matches
            ],
        }

    @staticmethod
    def read(data: dict[str, Any]) -> PlayedDeal:
        """The deal of what ``plain`` gave."""
        matches = [
            PlayedMatch(
                tuple(match["ranks"]),
                tuple(match["scores"]),
                tuple([Clock(**clock) for clock in match["clocks"]]),
                match["position"],
                tuple([Fault(**fault) for fault in match["faults"]]),
                match["sheet"],
                match.get("verdict", Verdict.DECIDED.value),
            )
            for match in data["matches"]
        ]
        return PlayedDeal(Fixture(*data["fixture"]), tuple(matches))


def deal_seed(schedule: Schedule, deal: int) -> bytes:
    """The seed of all matches of a deal, the same for every pair and seating."""
    return seed_from("arena deal", schedule.seed, deal)


def play_deal(schedule: Schedule, fixture: Fixture, records: Records) -> tuple[PlayedDeal, list[str]]:
    """Play a deal with every seating; if they are wanted, the records of its matches come along."""
    matches: list[PlayedMatch] = []
    texts: list[str] = []
    for seating in seatings(schedule.players):
        seated, match, played = _play(schedule, fixture, seating)
        matches.append(played)
        if records is Records.KEPT:
            texts.append(match.record([entrant.name for entrant in seated]).text())
    return PlayedDeal(fixture, tuple(matches)), texts


def _play(schedule: Schedule, fixture: Fixture, seating: Seating) -> tuple[list[Entrant], Match, PlayedMatch]:
    pair = (schedule.entrants[fixture.first], schedule.entrants[fixture.second])
    seated = [pair[who] for who in seating]
    game = find(schedule.game)
    insight = game.insight
    match = Match.start(
        game.rules,
        schedule.players,
        deal_seed(schedule, fixture.deal),
        schedule.options,
        insight.log,
    )
    luck = ("arena bot", schedule.seed, pair[0].name, pair[1].name, fixture.deal, seating)
    with Alarm(schedule.patience) as alarm:
        bots = [
            Supervised(entrant.spec, game, Luck(seed_from(*luck, seat)), alarm)
            for seat, entrant in enumerate(seated)
        ]
        clocks = play_timed(match, bots, alarm)
    faults = faults_of(bots)
    outcome = match.outcome()
    played = PlayedMatch(
        outcome.ranks,
        outcome.scores,
        tuple(clocks),
        sha256(final_position(match).encode()).hexdigest(),
        faults,
        {} if faults else insight.collect(match),
        outcome.verdict.value,
    )
    return seated, match, played
