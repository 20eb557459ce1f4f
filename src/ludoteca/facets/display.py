"""Display: what a screen needs to draw a game without knowing its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypedDict, get_type_hints

from ludoteca.kernel.luck import SEED_BYTES, Luck
from ludoteca.kernel.rules import Rules, ScoreLine
from ludoteca.kernel.state import forms
from ludoteca.kernel.view import View


class Display(Protocol):
    """What a game's display module offers. All of it follows from the components and from a view, and from nothing else.

    What ``face`` and ``signs`` return is declared: their annotations name a TypedDict, or a union of some, whose words are
    enumerations. From these the types of browser boards are made.
    """

    def face(self, name: str) -> Mapping[str, object]:
        """What is printed on a card, as plain data."""

    def so_far(self, view: View) -> list[ScoreLine]:
        """What each seat would score if the match ended now, as far as the viewer may know."""

    def signs(self, view: View) -> Mapping[str, object]:
        """What follows by the rules from what the viewer sees, as plain data; the same names in every view of a match."""


class Nothing(TypedDict):
    """Nothing but what every game shows."""


class Plain:
    """The display of a game that has none: its cards are drawn by their names."""

    def face(self, name: str) -> Nothing:
        """Nothing but its name."""
        return {}

    def so_far(self, view: View) -> list[ScoreLine]:
        """Nobody knows before the end."""
        return []

    def signs(self, view: View) -> Nothing:
        """Nothing but what is seen."""
        return {}


PLAIN = Plain()


def declared(rules: Rules, display: Display) -> dict[str, Any]:
    """The types of what a game shows: the face of a card and the signs as declared, the facts as its table is written."""
    identity = rules.identity
    least, _ = identity.seats
    table = rules.blank(least, identity.settle(least, {}), Luck(bytes(SEED_BYTES)))
    facts = {name: form.kind for name, form in forms(table).items()}
    return {
        "Face": get_type_hints(display.face)["return"],
        "Facts": TypedDict("Facts", facts),  # type: ignore[operator] # made of the fields of the table
        "Signs": get_type_hints(display.signs)["return"],
    }
