"""The clocks of a room: how long each person has left, reckoned from the times of the deeds alone."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.server.protocol import TimeControl


class Clocks:
    """For each seat the seconds left and since when they run.

    A clock runs while its seat is asked. Every question is known by a number; another number is another question.
    """

    __slots__ = ("control", "left", "running")

    def __init__(self, control: TimeControl) -> None:
        self.control = control
        self.left: dict[int, float] = {}
        """Seconds left when the clock was last started or stopped."""
        self.running: dict[int, tuple[int, float]] = {}
        """The question that a clock runs for, and since when."""

    def turn(self, asked: Mapping[int, int], now: float) -> None:
        """From now on these seats are asked, each the question of this number."""
        if self.control.pace == "untimed":
            return
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
                self.running[seat] = (question, now)

    def wake(self, slept_at: float, now: float) -> None:
        """Give back the time during which nobody could answer."""
        for seat, (question, since) in self.running.items():
            self.running[seat] = (question, since + max(0.0, now - slept_at))

    def ends(self) -> dict[int, float]:
        """When the running clocks will have run out."""
        return {seat: since + self.left[seat] for seat, (_, since) in self.running.items()}

    def refill(self, seat: int) -> None:
        """Whoever comes back to a seat begins with a full clock."""
        self.left.pop(seat, None)
        self.running.pop(seat, None)
