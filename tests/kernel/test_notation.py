"""Notation: every answer as a short text."""

from __future__ import annotations

from enum import Enum

import pytest

from ludoteca.kernel.notation import CARD, CARDS, NUMBER, WORD, Spelling, spell

NAMES = ("M1", "R1-N", "F1")


class Side(Enum):
    LEFT = "left"


@pytest.mark.parametrize(
    ("spelling", "option", "text"),
    [
        (CARD, 1, "R1-N"),
        (CARDS, (0, 2), "M1+F1"),
        (CARDS, (2, 0), "F1+M1"),
        (CARDS, (1,), "R1-N"),
        (CARDS, (), "none"),
        (WORD, Side.LEFT, "left"),
        (WORD, "right", "right"),
        (NUMBER, 7, "7"),
        (CARD, None, "-"),
        (CARDS, None, "-"),
        (NUMBER, None, "-"),
        (WORD, None, "-"),
    ],
)
def test_an_option_has_its_text(spelling: Spelling, option: object, text: str) -> None:
    assert spell(spelling, option, NAMES) == text
