"""Words: what every game can say about itself, as messages. The sentences are in its Fluent files."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Protocol

from ludoteca.facets.message import Message, Told, listed
from ludoteca.kernel.event import SeenEvent
from ludoteca.kernel.notation import PASS_TEXT
from ludoteca.kernel.rules import Identity, ScoreLine
from ludoteca.kernel.seat import Seat

ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
ODD: Final = re.compile(r"[^\w]+")


class Words(Protocol):
    """What a game's words module offers."""

    TITLE: Message

    def card(self, name: str) -> Message:
        """What people call a card."""

    def about_card(self, name: str) -> Told:
        """What a card does."""

    def question(self, ask: str, about: Sequence[str]) -> Message:
        """What is asked, in one line."""

    def question_help(self, ask: str) -> Message:
        """What the question means."""

    def choice(self, ask: str, text: str) -> Message:
        """What people call an option."""

    def option(self, name: str, value: str) -> Message:
        """What a match option means."""

    def tell(self, events: Sequence[SeenEvent], viewer: Seat, players: Sequence[Message]) -> list[Told]:
        """The lines of the log."""

    def score_line(self, line: ScoreLine) -> Message:
        """What a line of the score sheet counts."""


class PlainWords:
    """The words of a game that has no module for them: each message has the id that its use suggests.

    ``hearts-card-QS``, ``hearts-ask-pass``, ``hearts-help-pass``, ``hearts-choice-hold``, ``hearts-option-jack-bonus``,
    ``hearts-event-won`` (of the events that have one) and ``hearts-score-tricks``; what has no message is told by its name.
    """

    def __init__(self, identity: Identity, fluent: str) -> None:
        self.identity = identity
        self.messages = frozenset(ENTRY.findall(fluent))
        self.cards = frozenset(identity.names)
        self.TITLE = self._message("title", identity.name)

    def _message(
        self, use: str, name: str, arguments: dict[str, int | str | Message] | None = None
    ) -> Message:
        """The message for a use, or else the plain name of what is meant."""
        id = f"{self.identity.id}-{ODD.sub('-', use)}"
        return (
            Message(id, arguments or {}) if id in self.messages else Message("common-plain", {"text": name})
        )

    def card(self, name: str) -> Message:
        """What people call a card."""
        return self._message(f"card-{name}", name)

    def about_card(self, name: str) -> Told:
        """What a card does."""
        return Told(self._message(f"about-{name}", ""), "")

    def question(self, ask: str, about: Sequence[str]) -> Message:
        """What is asked, in one line."""
        return self._message(f"ask-{ask}", ask, {"cards": listed([self.card(name) for name in about])})

    def question_help(self, ask: str) -> Message:
        """What the question means."""
        return self._message(f"help-{ask}", "")

    def choice(self, ask: str, text: str) -> Message:
        """What people call an option: a card, or some of them, to pass, or a word of the game's own."""
        if text == PASS_TEXT:
            return Message("common-pass")
        names = text.split("+")
        if self.cards.issuperset(names):
            return listed([self.card(name) for name in names])
        return self._message(f"choice-{text}", text)

    def option(self, name: str, value: str) -> Message:
        """What a match option means."""
        return self._message(f"option-{name}-{value}", f"{name}: {value}")

    def tell(self, events: Sequence[SeenEvent], viewer: Seat, players: Sequence[Message]) -> list[Told]:
        """The lines of the log: the events that have a message; of a game without messages, all of them."""
        told: list[Told] = []
        for event in events:
            arguments: dict[str, int | str | Message] = {
                name: value for name, value in event.facts.items() if value is not None
            }
            arguments["cards"] = listed([self.card(name) for name in event.cards])
            arguments["count"] = event.count
            if event.seat is not None and 0 <= event.seat < len(players):
                arguments["player"] = players[event.seat]
                arguments["who"] = "me" if event.seat == viewer else "other"
            message = self._message(f"event-{event.kind}", event.kind, arguments)
            if message.id != "common-plain" or not self.messages:
                told.append(Told(message, event.rule))
        return told

    def score_line(self, line: ScoreLine) -> Message:
        """What a line of the score sheet counts."""
        facts: dict[str, int | str | Message] = {
            name: value for name, value in line.facts.items() if value is not None
        }
        return self._message(f"score-{line.name}", line.name, facts)
