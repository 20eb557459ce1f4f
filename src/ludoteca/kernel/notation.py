"""Notation: every answer as a short text, and back. Records, logs and people use the same words."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, Final, TypeAlias

from ludoteca.kernel.card import Names

PASS_TEXT = "-"
NONE_TEXT = "none"

AnyOption: TypeAlias = Any
"""What may be chosen at some question: a card, several, a word, a number, or whatever else the spelling of the question writes;
None is to pass."""

Spelling = Callable[[AnyOption, Names], str]
"""How the options of one kind of question are written; different options have different texts."""


def card_text(option: AnyOption, names: Names) -> str:
    """A single card: its name in the catalogue."""
    card: int = option
    return names[card]


def cards_text(option: AnyOption, names: Names) -> str:
    """Several cards: their names joined by a plus sign, in the order of the option."""
    return "+".join([names[card] for card in option]) if option else NONE_TEXT


def word_text(option: AnyOption, names: Names) -> str:
    """An enumeration: the value of the member."""
    return str(option.value) if isinstance(option, Enum) else str(option)


def number_text(option: AnyOption, names: Names) -> str:
    """A number or a seat: its decimal digits."""
    return str(option)


CARD: Final = card_text
CARDS: Final = cards_text
WORD: Final = word_text
NUMBER: Final = number_text


def spell(spelling: Spelling, option: AnyOption, names: Names) -> str:
    """The text of an option, passing included."""
    return PASS_TEXT if option is None else spelling(option, names)
