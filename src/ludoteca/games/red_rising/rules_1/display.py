"""How the cards looked under rules 1."""

from __future__ import annotations

from ludoteca.games.red_rising import display
from ludoteca.games.red_rising.display import AutomaCard, Character, automa_face, signs, so_far
from ludoteca.games.red_rising.pieces import AUTOMA_CARDS, AUTOMA_ROWS_1, NUMBERS

__all__ = ["face", "signs", "so_far"]


def face(name: str) -> Character | AutomaCard:
    """What is printed on a character or on an Automa card."""
    return automa_face(name, AUTOMA_ROWS_1) if NUMBERS[name] in AUTOMA_CARDS else display.face(name)
