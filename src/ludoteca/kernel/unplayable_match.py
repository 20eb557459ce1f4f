"""Unplayable matches: the record of a match that cannot be played here, made from what was answered alone."""

from __future__ import annotations

from dataclasses import replace

from ludoteca.kernel.answer import JOIN
from ludoteca.kernel.record import UNKNOWN, Entry, Record


class UnplayableMatch:
    """What is known of a match whose rules are not here: who answered what, but not to which question."""

    def __init__(self, record: Record) -> None:
        self._record = record

    def answer(self, seat: int, text: str) -> None:
        """A seat answers."""
        self._record.entries.append(Entry(seat, UNKNOWN, text))

    def join(self) -> None:
        """One more player comes."""
        self._record.entries.append(Entry(self._record.players_in_all, JOIN.name, JOIN.name))

    def take_back(self, seat: int) -> None:
        """The latest answer of a seat goes; whatever was answered after it was under the same seal, and stays."""
        del self._record.entries[self._latest(seat)]

    def take_back_by_consent(self, seat: int) -> None:
        """The latest answer of a seat goes, and with it all that was answered after it; whoever has joined stays."""
        entries, place = self._record.entries, self._latest(seat)
        entries[place:] = [entry for entry in entries[place + 1 :] if entry.ask == JOIN.name]

    def _latest(self, seat: int) -> int:
        entries = self._record.entries
        return [n for n, entry in enumerate(entries) if entry.seat == seat and entry.ask != JOIN.name][-1]

    def record(self, players: list[str]) -> Record:
        """The record, with these names."""
        return replace(self._record, players=players)
