"""Answers given at a real table, read from plain words: a number, yes or no, one of a few words."""

from __future__ import annotations

from typing import Final

from ludoteca.facets.message import Message, cited

MOST_DIGITS: Final = 4


class Unusable(Exception):
    """An answer that cannot be taken here; nothing was changed."""

    def __init__(self, problem: Message) -> None:
        super().__init__(problem.id)
        self.problem = problem


def number(text: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    plain = text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS
    if not plain or not least <= int(text) <= most:
        raise Unusable(
            Message(
                "red_rising-companion-problem-number", {"typed": cited(text), "least": least, "most": most}
            )
        )
    return int(text)


def yes(text: str) -> bool:
    """Whether the answer is yes."""
    expect(text, ("yes", "no"))
    return text == "yes"


def expect(text: str, words: tuple[str, ...]) -> None:
    """Raise unless the text is one of the words."""
    if text not in words:
        raise Unusable(Message("red_rising-companion-problem-word", {"typed": cited(text)}))
