"""A scene: what one viewer is to be shown, and in which words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from rich.console import RenderableType

from ludoteca.facets.drawing.question import Question
from ludoteca.facets.language import Language
from ludoteca.facets.message import Told
from ludoteca.kernel.view import View

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


class Screen(Protocol):
    """What a game's screen module offers: the table above the log, and the own cards below it."""

    def table(self, scene: Scene) -> list[RenderableType]:
        """What lies on the table, for everybody."""

    def hand(self, scene: Scene) -> list[RenderableType]:
        """What the viewer holds, with the numbers of the choices."""

    def now(self, scene: Scene, name: str) -> Told | None:
        """Whether, and why, a card can be played or chosen now, where the game has something to say to that."""
