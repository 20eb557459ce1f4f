"""Hindsight: the true match as a search may be given it afterwards, when nothing is hidden any more."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.kernel.decision import Bundle, Decision
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Entry
from ludoteca.kernel.seat import Seat


class Hindsight:
    """What somebody knows who sees everything: all cards, the sealed answers of others, and all luck to come.

    Bots have no way to it: they never import this package.
    """

    __slots__ = ("seat", "_match")

    def __init__(self, match: Match, seat: Seat, to_come: Sequence[Entry]) -> None:
        self.seat = seat
        self._match = match.clone()
        self._seal(to_come)

    def _seal(self, to_come: Sequence[Entry]) -> None:
        """Let the others answer the sealed question that the seat is in, whatever the order of the record is."""
        question = self._match.question
        if not isinstance(question, Bundle):
            return
        for entry in to_come:
            if entry.seat != self.seat and entry.seat in question.pending:
                self._match.answer_text(Seat(entry.seat), entry.text)

    @property
    def decision(self) -> Decision:
        """The question to the seat."""
        return self._match.decision(self.seat)

    def imagine(self, luck: Luck) -> Match:
        """The match as it is; there is nothing left to imagine."""
        return self._match.clone()
