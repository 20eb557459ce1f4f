"""A scene: what one viewer is to be shown, and in which words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from rich.console import RenderableType

from ludoteca.games.message import Message, Told
from ludoteca.kernel.event import SeenEvent
from ludoteca.kernel.rules import ScoreLine
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.view import View
from ludoteca.lang.language import Language
from ludoteca.terminal.question import Question

LOW = 36
"""Screens with fewer lines than this are drawn low."""


@dataclass(frozen=True)
class Scene:
    """A view with all that is needed to draw it."""

    view: View
    language: Language
    players: Sequence[str]
    question: Question | None
    width: int
    height: int | None
    joinable: bool = False
    """Whether another player may still join."""

    @property
    def is_low(self) -> bool:
        """Whether lines have to be saved."""
        return self.height is not None and self.height < LOW


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

    def remembered(self, events: Sequence[SeenEvent], options: Mapping[str, str]) -> int:
        """The number of the first event that the log may show."""

    def tell(self, events: Sequence[SeenEvent], viewer: Seat, players: Sequence[Message]) -> list[Told]:
        """The lines of the log."""

    def score_line(self, line: ScoreLine) -> Message:
        """What a line of the score sheet counts."""


class Screen(Protocol):
    """What a game's screen module offers: the table above the log, and the own cards below it."""

    def table(self, scene: Scene) -> list[RenderableType]:
        """What lies on the table, for everybody."""

    def hand(self, scene: Scene) -> list[RenderableType]:
        """What the viewer holds, with the numbers of the choices."""

    def now(self, scene: Scene, name: str) -> Told | None:
        """Whether, and why, a card can be played or chosen now, where the game has something to say to that."""
