"""Naming: what a viewer calls each seat, at every table there is.

Whoever makes a sentence in which players occur is given their names, and puts them in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.facets.likeness import likeness
from ludoteca.facets.message import Message, family
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import Seat

PERSON: Final = "you"
"""What is written where a person sits at a terminal."""

LEVEL_NAMES: Final = family("common-level", ["beginner", "casual", "skilled", "expert", "daily"])
"""The messages by which people know the levels."""


AUTOMATON: Final = Message("common-automaton")
"""What people call a side that has no seat."""


def names(people: Sequence[str | None], bots: Sequence[str | None], viewer: int) -> list[Message]:
    """What this viewer calls the seats: people by their names, where none sits the bot, and whoever has no name by number."""
    playing = [None if person else bot for person, bot in zip(people, bots, strict=True)]
    return [
        Message("common-you") if seat == viewer else _name(people, playing, seat)
        for seat in range(len(people))
    ]


def called(side: int, players: Sequence[Message]) -> Message:
    """What a side of a game is called, given what the seats are called."""
    return players[side] if side < len(players) else AUTOMATON


def told_apart(people: Sequence[str | None], seat: int) -> str:
    """A person's name, with a number where several look the same, as on a device that goes round the table."""
    number = number_among(people, seat)
    return f"{people[seat] or ''} {number}" if number else people[seat] or ""


def number_among(people: Sequence[str | None], seat: int) -> int:
    """The how-manieth a person is of those whose names look the same; 0 if nobody else's does."""
    alike = [None if name is None else likeness(name) for name in people]
    return alike[: seat + 1].count(alike[seat]) if alike.count(alike[seat]) > 1 else 0


def _name(people: Sequence[str | None], playing: Sequence[str | None], seat: int) -> Message:
    if people[seat] is not None:
        return Message("room-person", {"name": told_apart(people, seat)})
    spec = playing[seat]
    if spec is None:
        return Message("common-player", {"number": seat + 1})
    said = Message(LEVEL_NAMES[spec]) if spec in LEVEL_NAMES else spec
    if playing.count(spec) == 1:
        return Message("common-bot", {"spec": said})
    return Message("common-bot-numbered", {"spec": said, "number": playing[: seat + 1].count(spec)})


class Players:
    """The players of a match by seat, as records have them: people, with or without a name, and bots."""

    def __init__(self, specs: Sequence[str]) -> None:
        self.specs = tuple(specs)

    @staticmethod
    def of(record: Record) -> Players:
        """Who sat where; of whom nothing is written down is a person."""
        missing = record.players_in_all - len(record.players)
        return Players([*record.players, *[PERSON] * missing])

    def add(self, spec: str) -> None:
        """Somebody joins, at the end."""
        self.specs += (spec,)

    def replace(self, seat: Seat, spec: str) -> None:
        """Another bot takes over a seat."""
        self.specs = (*self.specs[:seat], spec, *self.specs[seat + 1 :])

    def is_person(self, seat: Seat) -> bool:
        """Whether a person sits there."""
        return self.specs[seat] == PERSON

    @property
    def people(self) -> int:
        """How many people play."""
        return self.specs.count(PERSON)

    def names(self, viewer: Seat) -> list[Message]:
        """What this viewer calls each seat. Bots that are no levels are called what they are, as people are."""
        people = [None if spec == PERSON or spec in LEVEL_NAMES else spec for spec in self.specs]
        bots = [spec if spec in LEVEL_NAMES else None for spec in self.specs]
        return names(people, bots, viewer)

    def name(self, seat: Seat, viewer: Seat) -> Message:
        """What this viewer calls a seat."""
        return self.names(viewer)[seat]
