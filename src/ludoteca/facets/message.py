"""Messages: what a game wants to say, as the id of a message and its arguments. The words are in the languages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final, TypeVar

ODD: Final = re.compile(r"[^a-z0-9]+")
"""What stands in no id."""
Name = TypeVar("Name", bound="str | Enum | tuple[str, ...]")


@dataclass(frozen=True)
class Message:
    """One message of the Fluent files and what is put into it; an argument may be a message again."""

    id: str
    arguments: Mapping[str, int | str | Message] = field(default_factory=dict)

    def under(self, options: Mapping[str, str]) -> Message:
        """The same with what the match has chosen in place of each argument that is called like an option."""
        return Message(self.id, {name: options.get(name, value) for name, value in self.arguments.items()})


@dataclass(frozen=True)
class Told:
    """A line of the log: what happened and the rule that caused it."""

    message: Message
    rule: str
    after: int = 0
    """How many of the events that are told have happened by then."""


def family(beginning: str, names: Iterable[Name]) -> dict[Name, str]:
    """The ids of messages that differ only in the name of what they are about: ``hearts-card-qs`` for the QS."""
    return {name: f"{beginning}-{ODD.sub('-', _spelt(name).lower())}" for name in names}


def _spelt(name: Any) -> str:
    if isinstance(name, Enum):
        return str(name.value)
    return "-".join(name) if isinstance(name, tuple) else str(name)


def as_number(fact: object) -> int:
    """A fact that is a number."""
    if not isinstance(fact, int):
        raise TypeError(f"a number is expected, not {fact!r}")
    return fact


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


CITED_AT_MOST = 60


def cited(typed: str) -> str:
    """What was typed, as it is repeated to whoever typed it: not all of a page, and nothing that moves the cursor."""
    seen = "".join(
        [sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in typed[:CITED_AT_MOST]]
    )
    return seen + ("…" if len(typed) > CITED_AT_MOST else "")
