"""Supervision: one that raises, hangs or answers nonsense is named, and the stand-in of its game plays on for it."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from enum import Enum
from functools import partial
from operator import index
from pathlib import Path
from time import perf_counter
from traceback import extract_tb
from types import FrameType, TracebackType
from typing import Any, Final, Self, TypeVar

from ludoteca.bots.bot import Bot
from ludoteca.bots.registry import make
from ludoteca.facets.game import Game
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.perspective import Perspective

T = TypeVar("T")

PATIENCE: Final = 60.0
"""So many seconds a bot has for a decision, unless somebody says otherwise."""
LONGEST_MESSAGE: Final = 200
AGAIN: Final = 1.0
"""A bot that swallows the interruption is interrupted again after so many seconds."""


class Kind(Enum):
    """What a bot did wrong."""

    RAISED = "raised"
    HUNG = "hung"
    ILLEGAL = "illegal"


class BotFault(Exception):
    """A bot did something wrong."""

    def __init__(self, kind: Kind, message: str) -> None:
        super().__init__(message)
        self.kind = kind
        self.message = " ".join(message.split())[:LONGEST_MESSAGE]


class Overtime(BaseException):
    """A bot has thought too long. No Exception, so that a bot that catches all of those is stopped as well."""


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
        """Let somebody think; raises BotFault if that raises or takes too long."""
        began = perf_counter()
        try:
            found = self._interrupted(thinking)
        except Overtime:
            raise BotFault(Kind.HUNG, f"no answer within {self.patience:g} s") from None
        except (Exception, SystemExit) as error:
            raise BotFault(Kind.RAISED, _described(error)) from error
        self.seconds = perf_counter() - began
        if 0 < self.patience < self.seconds:
            raise BotFault(Kind.HUNG, f"no answer within {self.patience:g} s")
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


def place_of(answer: object, options: int) -> int:
    """The place answered; raises BotFault if it is none."""
    try:
        place = index(answer)  # type: ignore[arg-type]  # whether it is a whole number is the question
    except TypeError:
        raise BotFault(Kind.ILLEGAL, f"{answer!r} is no place among {options} options") from None
    if not 0 <= place < options:
        raise BotFault(Kind.ILLEGAL, f"there is no place {place} among {options} options")
    return place


class Supervised:
    """The bot of a seat under watch: from its first fault on, the stand-in of the game decides."""

    def __init__(self, spec: str, game: Game, luck: Luck, alarm: Alarm) -> None:
        self.name = spec
        self.fault: BotFault | None = None
        self._alarm = alarm
        self._stand_in = partial(make, game.stand_in, game, luck)
        try:
            self._bot: Bot = alarm.time(partial(make, spec, game, luck))
        except BotFault as fault:
            self._replace(fault)

    def decide(self, perspective: Perspective) -> int:
        """The place of the option that the bot chooses, or else the stand-in."""
        if self.fault is None:
            try:
                answer = self._alarm.time(partial(self._bot.decide, perspective))
                return place_of(answer, len(perspective.decision.options))
            except BotFault as fault:
                self._replace(fault)
        return self._bot.decide(perspective)

    def _replace(self, fault: BotFault) -> None:
        self.fault = fault
        self._bot = self._stand_in()
