"""Timing and faults: how long bots think, and what they did wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import floor, log10

from ludoteca.bots.supervision import Alarm, Supervised
from ludoteca.kernel.match import Match
from ludoteca.kernel.playout import next_decision
from ludoteca.kernel.seat import Seat

BINS_IN_A_DECADE = 10
SHORTEST = 1e-7


@dataclass(frozen=True)
class Fault:
    """What the bot of a seat did wrong, so that the stand-in played on for it."""

    seat: int
    kind: str
    message: str


@dataclass
class Clock:
    """How long one seat thought in one match: how often, how long in all, at most, and by length."""

    count: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    bins: dict[str, int] = field(default_factory=dict)
    """The number of decisions by length, ten steps to each power of ten seconds."""

    def add(self, seconds: float) -> None:
        """Note one decision."""
        self.count += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        step = str(floor(BINS_IN_A_DECADE * log10(max(seconds, SHORTEST))))
        self.bins[step] = self.bins.get(step, 0) + 1


def play_timed(match: Match, bots: Sequence[Supervised], alarm: Alarm) -> list[Clock]:
    """Let bots play a match to its end; returns how long each of them thought, stand-ins left out."""
    clocks = [Clock() for _ in bots]
    perspectives = [match.perspective(Seat(number)) for number in range(len(bots))]
    while (decision := next_decision(match)) is not None:
        bot = bots[decision.seat]
        place = bot.decide(perspectives[decision.seat])
        if bot.fault is None:
            clocks[decision.seat].add(alarm.seconds)
        match.take(decision, place)
    return clocks


def faults_of(bots: Sequence[Supervised]) -> tuple[Fault, ...]:
    """What these bots did wrong, each at most once."""
    return tuple(
        [
            Fault(seat, bot.fault.kind.value, bot.fault.message)
            for seat, bot in enumerate(bots)
            if bot.fault is not None
        ]
    )
