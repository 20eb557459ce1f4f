"""Watching bots play: how long they think, and what becomes of one that raises, hangs or answers nonsense."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from math import floor, log10
from operator import index
from pathlib import Path
from time import perf_counter
from traceback import extract_tb
from types import FrameType, TracebackType
from typing import Any, Self, TypeVar

from ludoteca.bots.bot import Bot
from ludoteca.kernel.match import Match
from ludoteca.kernel.playout import next_decision
from ludoteca.kernel.seat import Seat

T = TypeVar("T")

BINS_IN_A_DECADE = 10
SHORTEST = 1e-7
LONGEST_MESSAGE = 200
AGAIN = 1.0
"""A bot that swallows the interruption is interrupted again after so many seconds."""


class Kind(Enum):
    """What a bot did wrong."""

    RAISED = "raised"
    HUNG = "hung"
    ILLEGAL = "illegal"


@dataclass(frozen=True)
class Fault:
    """Why a match was broken off: the bot in this seat lost it."""

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


class Overtime(BaseException):
    """A bot has thought too long. No Exception, so that a bot that catches all of those is stopped as well."""


class _Broken(Exception):
    """A bot did something wrong."""

    def __init__(self, kind: Kind, message: str) -> None:
        super().__init__(message)
        self.kind = kind
        self.message = " ".join(message.split())[:LONGEST_MESSAGE]


class Alarm:
    """Interrupts whoever thinks too long, by a signal where there are signals; elsewhere it is found out afterwards."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.seconds = 0.0
        """What the last decision took."""
        self._rings = (
            patience > 0
            and hasattr(signal, "SIGALRM")
            and threading.current_thread() is threading.main_thread()
        )
        self._on = False
        self._before: Any = None

    def __enter__(self) -> Self:
        if self._rings:
            self._before = signal.signal(signal.SIGALRM, self._ring)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._rings:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self._before)

    def _ring(self, number: int, frame: FrameType | None) -> None:
        if self._on:
            raise Overtime

    def time(self, thinking: Callable[[], T]) -> T:
        """Let somebody think; raises _Broken if that raises or takes too long."""
        began = perf_counter()
        try:
            found = self._interrupted(thinking)
        except Overtime:
            raise _Broken(Kind.HUNG, f"no answer within {self.patience:g} s") from None
        except (Exception, SystemExit) as error:
            raise _Broken(Kind.RAISED, _described(error)) from error
        self.seconds = perf_counter() - began
        if 0 < self.patience < self.seconds:
            raise _Broken(Kind.HUNG, f"no answer within {self.patience:g} s")
        return found

    def _interrupted(self, thinking: Callable[[], T]) -> T:
        if not self._rings:
            return thinking()
        self._on = True
        signal.setitimer(signal.ITIMER_REAL, self.patience, AGAIN)
        try:
            return thinking()
        finally:
            self._on = False
            signal.setitimer(signal.ITIMER_REAL, 0)


def _described(error: BaseException) -> str:
    """The kind and message of an error, and the line where it came up."""
    steps = extract_tb(error.__traceback__)
    where = f" ({Path(steps[-1].filename).name}:{steps[-1].lineno})" if steps else ""
    return f"{type(error).__name__}: {error}{where}"


def play_watched(
    match: Match, makers: Sequence[Callable[[], Bot]], patience: float
) -> tuple[list[Clock], Fault | None]:
    """Let bots, made for this match, play it to its end, or until one of them does wrong.

    Returns how long each seat thought, and the fault that ended the match early, if one did.
    """
    clocks = [Clock() for _ in makers]
    seat = 0
    with Alarm(patience) as alarm:
        try:
            bots: list[Bot] = []
            for seat, maker in enumerate(makers):
                bots.append(alarm.time(maker))
            perspectives = [match.perspective(Seat(number)) for number in range(len(makers))]
            while (decision := next_decision(match)) is not None:
                seat = decision.seat
                answer = alarm.time(partial(bots[seat].decide, perspectives[seat]))
                place = _place(answer, len(decision.options))
                clocks[seat].add(alarm.seconds)
                match.take(decision, place)
        except _Broken as broken:
            return clocks, Fault(seat, broken.kind.value, broken.message)
    return clocks, None


def _place(answer: object, options: int) -> int:
    """The place answered; raises _Broken if it is none."""
    try:
        place = index(answer)  # type: ignore[arg-type]  # whether it is a whole number is the question
    except TypeError:
        raise _Broken(Kind.ILLEGAL, f"{answer!r} is no place among {options} options") from None
    if not 0 <= place < options:
        raise _Broken(Kind.ILLEGAL, f"there is no place {place} among {options} options")
    return place
