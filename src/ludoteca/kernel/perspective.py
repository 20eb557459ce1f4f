"""Perspectives: what a bot holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.kernel.card import Names
from ludoteca.kernel.decision import Decision
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.view import View

if TYPE_CHECKING:
    from ludoteca.kernel.match import Match


class Perspective:
    """What a bot holds: the seat, its view, its decision, and the worlds it may imagine. Nothing else."""

    __slots__ = ("seat", "_match")

    def __init__(self, match: Match, seat: Seat) -> None:
        self.seat = seat
        self._match = match

    @property
    def view(self) -> View:
        """Everything the seat may know now."""
        return self._match.view(self.seat)

    @property
    def decision(self) -> Decision:
        """The question to the seat."""
        return self._match.decision(self.seat)

    @property
    def names(self) -> Names:
        """The catalogue of cards."""
        return self._match.names

    def imagine(self, luck: Luck) -> Match:
        """A whole match as it might be, given all that this seat knows."""
        return self._match.imagine(self.seat, luck)
