"""Text: what every game can say about itself. The words are in the languages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from ludoteca.games.message import Message, Told
from ludoteca.kernel.event import SeenEvent
from ludoteca.kernel.rules import ScoreLine
from ludoteca.kernel.seat import Seat


class Text(Protocol):
    """What a game's text module offers."""

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

    def may_talk(self, facts: Mapping[str, object]) -> bool:
        """Whether the rules let the players talk now, by the public fields of the table."""

    def is_forgetful(self, options: Mapping[str, str]) -> bool:
        """Whether the log shows less than everything that has happened."""

    def remembered(self, events: Sequence[SeenEvent], options: Mapping[str, str]) -> int:
        """The number of the first event that the log may show."""

    def tell(self, events: Sequence[SeenEvent], viewer: Seat, players: Sequence[Message]) -> list[Told]:
        """The lines of the log."""

    def score_line(self, line: ScoreLine) -> Message:
        """What a line of the score sheet counts."""
