"""Who sits where: the seats as they were asked for, and what people call them."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.bots.registry import LEVEL_NAMES
from ludoteca.games.message import Message
from ludoteca.kernel.seat import Seat

PERSON = "you"


class Players:
    """The players of a match by seat: a person, or the bot of this name."""

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
        return [self.name(Seat(seat), viewer) for seat in range(len(self.specs))]

    def name(self, seat: Seat, viewer: Seat) -> Message:
        """What this viewer calls a seat."""
        spec = self.specs[seat]
        if seat == viewer:
            return Message("common-you")
        if spec == PERSON:
            return Message("common-player", {"number": seat + 1})
        called = Message(LEVEL_NAMES[spec]) if spec in LEVEL_NAMES else spec
        if self.specs.count(spec) == 1:
            return Message("common-bot", {"spec": called})
        alike = self.specs[: seat + 1].count(spec)
        return Message("common-bot-numbered", {"spec": called, "number": alike})
