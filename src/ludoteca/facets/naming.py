"""Naming: what a viewer calls each seat. People by name or number, bots by their level, and several alike by number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.facets.message import Message
from ludoteca.kernel.seat import Seat

PERSON: Final = "you"
"""What is written where a person sits at a terminal."""

LEVEL_NAMES: Final = {
    "beginner": "common-level-beginner",
    "casual": "common-level-casual",
    "skilled": "common-level-skilled",
    "expert": "common-level-expert",
}
"""The messages by which people know the levels."""


def names(people: Sequence[Message | None], bots: Sequence[str | None], viewer: int) -> list[Message]:
    """What this viewer calls the seats, given what people are called; where none sits, the bot does."""
    playing = [None if person else bot for person, bot in zip(people, bots, strict=True)]
    return [
        Message("common-you") if seat == viewer else person or _bot(playing, seat)
        for seat, person in enumerate(people)
    ]


def people_named(people: Sequence[str | None]) -> list[Message | None]:
    """What people are called who have names."""
    return [
        None if name is None else Message("room-person", {"name": told_apart(people, seat)})
        for seat, name in enumerate(people)
    ]


def told_apart(people: Sequence[str | None], seat: int) -> str:
    """A person's name, with a number where several seats have it, as on a device that goes round the table."""
    name = people[seat] or ""
    return name if people.count(name) == 1 else f"{name} {people[: seat + 1].count(name)}"


def _bot(playing: Sequence[str | None], seat: int) -> Message:
    spec = playing[seat] or ""
    called = Message(LEVEL_NAMES[spec]) if spec in LEVEL_NAMES else spec
    if playing.count(playing[seat]) == 1:
        return Message("common-bot", {"spec": called})
    return Message(
        "common-bot-numbered", {"spec": called, "number": playing[: seat + 1].count(playing[seat])}
    )


class Players:
    """The players of a match by seat, without names: a person, or the bot of this name."""

    def __init__(self, specs: Sequence[str]) -> None:
        self.specs = tuple(specs)

    def add(self, spec: str) -> None:
        """Somebody joins, at the end."""
        self.specs += (spec,)

    def is_person(self, seat: Seat) -> bool:
        """Whether a person sits there."""
        return self.specs[seat] == PERSON

    @property
    def people(self) -> int:
        """How many people play."""
        return self.specs.count(PERSON)

    def names(self, viewer: Seat) -> list[Message]:
        """What this viewer calls each seat."""
        people = [
            Message("common-player", {"number": seat + 1}) if spec == PERSON else None
            for seat, spec in enumerate(self.specs)
        ]
        return names(people, self.specs, viewer)

    def name(self, seat: Seat, viewer: Seat) -> Message:
        """What this viewer calls a seat."""
        return self.names(viewer)[seat]
