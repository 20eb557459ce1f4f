"""Messages: what a game wants to say, as the id of a message and its arguments. The words are in the languages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Message:
    """One message of the Fluent files and what is put into it; an argument may be a message again."""

    id: str
    arguments: Mapping[str, int | str | Message] = field(default_factory=dict)


@dataclass(frozen=True)
class Told:
    """A line of the log: what happened and the rule that caused it."""

    message: Message
    rule: str


def enumerated(items: Sequence[Message]) -> Message:
    """The items with commas between them."""
    return _folded(items, "common-list")


def listed(items: Sequence[Message]) -> Message:
    """The items as in a sentence: commas, and a word before the last."""
    return _folded(items, "common-list-end")


def _folded(items: Sequence[Message], ending: str) -> Message:
    if not items:
        return Message("common-nothing")
    line = items[0]
    for place, item in enumerate(items[1:], start=2):
        line = Message(ending if place == len(items) else "common-list", {"left": line, "right": item})
    return line
