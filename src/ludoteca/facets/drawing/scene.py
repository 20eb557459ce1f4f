"""A scene: what one viewer is to be shown, and in which words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from rich.console import RenderableType

from ludoteca.facets.drawing.question import TerminalQuestion
from ludoteca.facets.language import Language
from ludoteca.facets.message import Told
from ludoteca.kernel.view import View

LOW = 36
"""Screens with fewer lines than this are drawn low."""


@dataclass(frozen=True)
class TerminalScene:
    """A view with all that is needed to draw it."""

    view: View
    language: Language
    players: Sequence[str]
    question: TerminalQuestion | None
    width: int
    height: int | None
    joinable: bool = False
    """Whether another player may still join."""

    @property
    def is_low(self) -> bool:
        """Whether lines have to be saved."""
        return self.height is not None and self.height < LOW

    def known(self, zone: str) -> list[str]:
        """The cards of a zone that the viewer knows."""
        return [name for name in self.view.zone(zone).cards if name is not None]


class Screen(Protocol):
    """What a game's screen module offers: the table above the log, and the own cards below it."""

    def table(self, scene: TerminalScene) -> list[RenderableType]:
        """What lies on the table, for everybody."""

    def hand(self, scene: TerminalScene) -> list[RenderableType]:
        """What the viewer holds, with the numbers of the choices."""

    def now(self, scene: TerminalScene, name: str) -> Told | None:
        """Whether, and why, a card can be played or chosen now, where the game has something to say to that."""


@runtime_checkable
class Keyboard(Protocol):
    """What a screen module offers besides, where not all choices are typed by their numbers or names."""

    def typed(self, question: TerminalQuestion) -> TerminalQuestion:
        """The question with what can be typed for each choice: numbers only where they are shown."""
