"""The clocks of a room: how long each person has left, reckoned from the times of the events alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludoteca.server.protocol import TimeControl

LONG_DECISION: Final = 3600
LONG_MATCH: Final = 24 * 3600


def takes_days(control: TimeControl) -> bool:
    """Whether people come by now and then to take their turn, and nobody has to sit there for the match to go on."""
    if control.pace == "decision":
        return control.seconds >= LONG_DECISION
    return control.pace == "match" and control.seconds >= LONG_MATCH


class Clocks:
    """For each seat the seconds left and since when they run.

    A clock runs while its seat is asked. Every question is known by a number; another number is another question.
    """

    __slots__ = ("control", "left", "away", "running", "stopped")

    def __init__(self, control: TimeControl) -> None:
        self.control = control
        self.left: dict[int, float] = {}
        """Seconds left when the clock was last started or stopped."""
        self.away: dict[int, float] = {}
        """Until when clocks of people on holiday stand still."""
        self.stopped: float | None = None
        """Since when all clocks stand still, because nobody is there."""
        self.running: dict[int, tuple[int, float]] = {}
        """The question that a clock runs for, and since when."""

    def turn(self, asked: Mapping[int, int], now: float, granted: Mapping[int, float]) -> None:
        """From now on these seats are asked, each the question of this number.

        Whoever was granted seconds to watch what happened has them before the clock begins to run.
        """
        if self.control.pace == "untimed":
            return
        if self.stopped is not None:
            now = self.stopped
        for seat, (question, since) in list(self.running.items()):
            if asked.get(seat) != question:
                self.left[seat] -= max(0.0, now - since)
                if self.control.pace == "match" and seat in self.left:
                    self.left[seat] = max(0.0, self.left[seat]) + self.control.increment
                del self.running[seat]
        for seat, question in asked.items():
            if seat not in self.running:
                if self.control.pace == "decision" or seat not in self.left:
                    self.left[seat] = float(self.control.seconds)
                begins = max(now + granted.get(seat, 0.0), self.away.get(seat, 0.0))
                self.running[seat] = (question, begins)

    def wake(self, slept_at: float, now: float) -> None:
        """Give back the time during which nobody could answer."""
        if self.stopped is not None:
            slept_at, self.stopped = self.stopped, None
        for seat, (question, since) in self.running.items():
            self.running[seat] = (question, since + max(0.0, now - slept_at))

    def stop(self, now: float) -> None:
        """Let all clocks stand still until they are woken."""
        self.stopped = now
        for seat, (question, since) in self.running.items():
            self.left[seat] -= max(0.0, now - since)
            self.running[seat] = (question, max(now, since))

    def pause(self, seat: int, now: float, until: float) -> None:
        """Let the clock of somebody stand still until then; or, if that is now, run on."""
        self.away[seat] = until
        if seat in self.running:
            question, since = self.running[seat]
            self.left[seat] -= max(0.0, now - since)
            self.running[seat] = (question, max(until, now))

    def asked(self, seat: int) -> int | None:
        """The number of the question that the clock of a seat runs for."""
        return self.running[seat][0] if seat in self.running else None

    def ends(self) -> dict[int, float]:
        """When the running clocks will have run out."""
        if self.stopped is not None:
            return {}
        return {seat: since + self.left[seat] for seat, (_, since) in self.running.items()}

    def refill(self, seat: int) -> None:
        """Whoever comes back to a seat begins with a full clock."""
        self.left.pop(seat, None)
        self.running.pop(seat, None)
