"""What a viewer calls each seat: people by their names, bots by their levels, and several alike by number."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.bots.registry import LEVEL_NAMES
from ludoteca.games.message import Message


def names(people: Sequence[str | None], bots: Sequence[str | None], viewer: int) -> list[Message]:
    """What this viewer calls the seats; where no person sits, a bot does."""
    return [
        Message("common-you") if seat == viewer else _name(people, bots, seat) for seat in range(len(people))
    ]


def told_apart(people: Sequence[str | None], seat: int) -> str:
    """A person's name, with a number where several seats have it, as on a device that goes round the table."""
    name = people[seat] or ""
    return name if people.count(name) == 1 else f"{name} {people[: seat + 1].count(name)}"


def _name(people: Sequence[str | None], bots: Sequence[str | None], seat: int) -> Message:
    if people[seat] is not None:
        return Message("room-person", {"name": told_apart(people, seat)})
    playing = [None if person else bot for person, bot in zip(people, bots, strict=True)]
    spec = bots[seat] or ""
    called = Message(LEVEL_NAMES[spec]) if spec in LEVEL_NAMES else spec
    if playing.count(bots[seat]) == 1:
        return Message("common-bot", {"spec": called})
    return Message("common-bot-numbered", {"spec": called, "number": playing[: seat + 1].count(bots[seat])})
