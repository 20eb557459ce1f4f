"""Display: what a screen needs to draw a game without knowing its rules."""

from __future__ import annotations

from typing import Protocol

from ludoteca.kernel.rules import ScoreLine
from ludoteca.kernel.view import View


class Display(Protocol):
    """What a game's display module offers. All of it follows from the components and from a view, and from nothing else."""

    def face(self, name: str) -> dict[str, object]:
        """What is printed on a card, as plain data."""

    def so_far(self, view: View) -> list[ScoreLine]:
        """What each seat would score if the match ended now, as far as the viewer may know."""

    def signs(self, view: View) -> dict[str, object]:
        """What follows by the rules from what the viewer sees, as plain data; the same names in every view of a match."""


class Plain:
    """The display of a game that has none: its cards are drawn by their names."""

    def face(self, name: str) -> dict[str, object]:
        """Nothing but its name."""
        return {}

    def so_far(self, view: View) -> list[ScoreLine]:
        """Nobody knows before the end."""
        return []

    def signs(self, view: View) -> dict[str, object]:
        """Nothing but what is seen."""
        return {}


PLAIN = Plain()
