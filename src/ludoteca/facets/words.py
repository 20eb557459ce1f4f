"""Words: what every game can say about itself, as messages. The sentences are in its Fluent files."""

from __future__ import annotations

import re
from collections.abc import Sequence
from types import ModuleType
from typing import Final, Protocol

from ludoteca.facets.message import Message, Told, listed
from ludoteca.facets.naming import AUTOMATON
from ludoteca.kernel.decision import Ask
from ludoteca.kernel.event import SeenEvent
from ludoteca.kernel.notation import PASS_TEXT
from ludoteca.kernel.rules import Identity, Outcome, ScoreLine, Verdict
from ludoteca.kernel.seat import Seat

ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
NOBODY: Final = Message("common-won-nobody")
ODD: Final = re.compile(r"[^\w]+")


class Words(Protocol):
    """What a game's words module offers."""

    TITLE: Message
    LOST: Message
    """What is said where nobody has won, because the game has beaten them all."""

    def card(self, name: str) -> Message:
        """What people call a card."""

    def about_card(self, name: str) -> Told:
        """What a card does; an argument that is called like an option of the game stands for what the match has chosen."""

    def question(self, ask: str, about: Sequence[str]) -> Message:
        """What is asked, in one line."""

    def question_help(self, ask: str) -> Message:
        """What the question means."""

    def choice(self, ask: str, text: str, players: Sequence[Message]) -> Message:
        """What people call an option; ``players`` is what the reader calls the seats."""

    def option(self, name: str, value: str) -> Message:
        """What a match option means."""

    def tell(self, events: Sequence[SeenEvent], viewer: Seat, players: Sequence[Message]) -> list[Told]:
        """The lines of the log."""

    def score_line(self, line: ScoreLine) -> Message:
        """What a line of the score sheet counts."""


class PlainWords:
    """The words of a game that has no module for them: each message has the id that its use suggests.

    ``hearts-card-QS``, ``hearts-ask-pass``, ``hearts-help-pass``, ``hearts-choice-hold``, ``hearts-option-jack-bonus``,
    ``hearts-event-won`` (of the events that have one; ``hearts-event-won-hidden`` for who sees none of its cards) and
    ``hearts-score-tricks``; what has no message is told by its name.
    """

    def __init__(self, identity: Identity, fluent: str) -> None:
        self.identity = identity
        self.messages = frozenset(ENTRY.findall(fluent))
        self.cards = frozenset(identity.names)
        self.TITLE = self._message("title", identity.name)
        lost = f"{identity.id}-lost"
        self.LOST = Message(lost) if lost in self.messages else NOBODY

    def _id(self, use: str) -> str:
        return f"{self.identity.id}-{ODD.sub('-', use)}"

    def _message(
        self, use: str, name: str, arguments: dict[str, int | str | Message] | None = None
    ) -> Message:
        """The message for a use, or else the plain name of what is meant."""
        id = self._id(use)
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

    def choice(self, ask: str, text: str, players: Sequence[Message]) -> Message:
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
        for number, event in enumerate(events, start=1):
            arguments: dict[str, int | str | Message] = {
                name: value for name, value in event.facts.items() if value is not None
            }
            arguments["cards"] = listed([self.card(name) for name in event.cards])
            arguments["count"] = event.count
            if event.seat is not None and 0 <= event.seat < len(players):
                arguments["player"] = players[event.seat]
                arguments["who"] = "me" if event.seat == viewer else "other"
            use = f"event-{event.kind}"
            if event.count and not event.cards and self._id(f"{use}-hidden") in self.messages:
                use += "-hidden"
            message = self._message(use, event.kind, arguments)
            if message.id != "common-plain" or not self.messages:
                told.append(Told(message, event.rule, number))
        return told

    def score_line(self, line: ScoreLine) -> Message:
        """What a line of the score sheet counts."""
        facts: dict[str, int | str | Message] = {
            name: value for name, value in line.facts.items() if value is not None
        }
        return self._message(f"score-{line.name}", line.name, facts)


def questions(module: ModuleType) -> list[str]:
    """The names of all questions that a module can ask."""
    return [one.name for one in vars(module).values() if isinstance(one, Ask)]


def variants(identity: Identity) -> list[tuple[str, str]]:
    """All options of a game with each of their values."""
    return [(option.name, value) for option in identity.options for value in option.values]


def won_by_nobody(outcome: Outcome, words: Words) -> Message:
    """What is said of a match that no seat has won: a draw, the victory of an automaton, or of the game itself."""
    if outcome.verdict is Verdict.DRAW:
        return Message("common-won-draw")
    if any(line.seat >= len(outcome.ranks) for line in outcome.lines):
        return Message("common-won", {"player": AUTOMATON, "who": "other"})
    return words.LOST
