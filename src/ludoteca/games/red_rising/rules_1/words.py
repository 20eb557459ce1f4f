"""What was said of the cards under rules 1."""

from __future__ import annotations

from ludoteca.facets.message import Told
from ludoteca.games.red_rising import words
from ludoteca.games.red_rising.pieces import AUTOMA_CARDS, AUTOMA_ROWS_1, NUMBERS, row_of
from ludoteca.games.red_rising.words import (
    LOST,
    TITLE,
    about_automa,
    card,
    choice,
    option,
    question,
    question_help,
    score_line,
    tell,
)  # fmt: skip

__all__ = [
    "LOST", "TITLE", "about_card", "card", "choice", "option", "question", "question_help", "score_line", "tell",
]  # fmt: skip


def about_card(name: str) -> Told:
    """What a card does, with the rule that says so."""
    card = NUMBERS[name]
    return about_automa(row_of(card, AUTOMA_ROWS_1)) if card in AUTOMA_CARDS else words.about_card(name)
