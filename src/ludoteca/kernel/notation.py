"""Notation: every answer as a short text, and back. Records, logs and people use the same words."""

from __future__ import annotations

from enum import Enum
from typing import Any, Protocol

from ludoteca.kernel.card import Names

PASS_TEXT = "-"
NONE_TEXT = "none"


class Spelling(Protocol):
    """How the options of one kind of question are written."""

    def spell(self, option: Any, names: Names) -> str:
        """The text of an option; different options have different texts."""


class CardSpelling:
    """A single card: its name."""

    def spell(self, option: Any, names: Names) -> str:
        """The card's name in the catalogue."""
        card: int = option
        return names[card]


class CardsSpelling:
    """Several cards: their names joined by a plus sign."""

    def spell(self, option: Any, names: Names) -> str:
        """The names, in the order of the option."""
        return "+".join([names[card] for card in option]) if option else NONE_TEXT


class WordSpelling:
    """An enumeration: its value."""

    def spell(self, option: Any, names: Names) -> str:
        """The value of the member."""
        return str(option.value) if isinstance(option, Enum) else str(option)


class NumberSpelling:
    """A number or a seat: its digits."""

    def spell(self, option: Any, names: Names) -> str:
        """The number in decimal digits."""
        return str(option)


CARD = CardSpelling()
CARDS = CardsSpelling()
WORD = WordSpelling()
NUMBER = NumberSpelling()


def spell(spelling: Spelling, option: Any, names: Names) -> str:
    """The text of an option, passing included."""
    return PASS_TEXT if option is None else spelling.spell(option, names)
