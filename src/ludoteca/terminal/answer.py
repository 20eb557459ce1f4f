"""Reading what a person typed: numbers, names or beginnings of names, or the notation."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ludoteca.facets.drawing.question import TerminalChoice, TerminalQuestion
from ludoteca.facets.message import Message, cited
from ludoteca.kernel.notation import NONE_TEXT

WORD = re.compile(r"[\w#-]+")
PLACE = re.compile(r"\d+(?:[./]\d+)+")
SHOWN_AT_MOST = 6
MOST_DIGITS = 9
"""No number has more digits; Python refuses to read very long ones."""


class Unclear(Exception):
    """What was typed cannot be understood; says why as a message."""

    def __init__(self, problem: Message) -> None:
        super().__init__(problem.id)
        self.problem = problem


def words_of(text: str) -> list[str]:
    """The words of a text, without case and punctuation."""
    return WORD.findall(text.casefold())


def number_in(word: str) -> int | None:
    """The number that a word is, or None."""
    return int(word) if word.isdecimal() and len(word) <= MOST_DIGITS else None


def read_answer(typed: str, question: TerminalQuestion) -> str:
    """The notation of the answer; raises Unclear."""
    return answer_of(chosen_in(typed, question), question)


def chosen_in(typed: str, question: TerminalQuestion) -> list[TerminalChoice]:
    """The choices that are named, as many as they are; raises Unclear."""
    return _read_choices(typed, question.choices)


def answer_of(chosen: Sequence[TerminalChoice], question: TerminalQuestion) -> str:
    """The notation of these choices as an answer; raises Unclear if they are too few or too many."""
    if question.at_most is None:
        if len(chosen) != 1:
            raise Unclear(Message("common-problem-several", {"count": len(chosen)}))
        return chosen[0].text
    if len(chosen) < question.at_least:
        raise Unclear(Message("common-problem-few", {"count": len(chosen), "least": question.at_least}))
    if len(chosen) > question.at_most:
        raise Unclear(Message("common-problem-many", {"count": len(chosen), "most": question.at_most}))
    return "+".join([choice.text for choice in chosen]) or NONE_TEXT


def _read_choices(typed: str, choices: Sequence[TerminalChoice]) -> list[TerminalChoice]:
    """The choices named: from left to right, each by as many words as name one."""
    words = words_of(typed)
    if not words:
        passing = [choice for choice in choices if choice.number == 0 and typed == choice.text]
        if passing:
            return passing
        raise Unclear(Message("common-problem-empty"))
    spelt = typed.casefold()
    exact = [
        choice
        for choice in choices
        if len(words) > 1 and spelt in [text.casefold() for text in (choice.text, *choice.also)]
    ]
    if exact:
        return exact
    # Points and strokes hold a place such as 2.3/1 together: it is not the choices 2, 3 and 1.
    if PLACE.fullmatch(typed) and not find_choices(words, choices):
        raise Unclear(Message("common-problem-unknown", {"word": cited(typed)}))
    chosen: list[TerminalChoice] = []
    place = 0
    while place < len(words):
        for end in range(len(words), place, -1):
            found = find_choices(words[place:end], choices)
            if found:
                break
        else:
            raise _unknown(words[place], choices)
        chosen.append(_the_one(found, chosen, " ".join(words[place:end])))
        place = end
    return chosen


def find_choices(words: Sequence[str], choices: Sequence[TerminalChoice]) -> list[TerminalChoice]:
    """The choices that these words can mean: by number, by notation, by the beginnings of their words."""
    if len(words) == 1:
        if words[0].isdecimal():
            number = number_in(words[0])
            return [choice for choice in choices if choice.is_numbered and choice.number == number]
        exact = [choice for choice in choices if choice.text.casefold() == words[0]]
        if exact:
            return exact
        spelt = [choice for choice in choices if _spells(words[0], choice.text)]
        if spelt:
            return spelt
        started = [choice for choice in choices if choice.text.casefold().startswith(words[0])]
        if started:
            return started
    named = [choice for choice in choices if words_of(choice.label) == list(words)]
    if named:
        return named
    begun = [choice for choice in choices if _begins(words, words_of(choice.label))]
    if begun or words[0].isdecimal():
        return begun
    return [choice for choice in choices if _within(words, words_of(choice.label))]


def _spells(word: str, text: str) -> bool:
    """Whether a word is the notation without the mark of the copy or starter: r3-n for R3-N-S1, fz for FZ#2."""
    return re.split(r"-s\d|#", text.casefold())[0] == word


def _begins(words: Sequence[str], label: Sequence[str]) -> bool:
    return len(words) <= len(label) and all(
        full.startswith(word) for word, full in zip(words, label, strict=False)
    )


def _within(words: Sequence[str], label: Sequence[str]) -> bool:
    return any(_begins(words, label[start:]) for start in range(1, len(label)))


def _the_one(found: Sequence[TerminalChoice], chosen: Sequence[TerminalChoice], words: str) -> TerminalChoice:
    """The one choice meant. Cards of the same name are as good as one another."""
    if len({choice.label for choice in found}) > 1:
        raise ambiguous(words, found)
    for choice in found:
        if choice not in chosen:
            return choice
    raise Unclear(Message("common-problem-twice", {"word": found[0].label}))


def ambiguous(words: str, found: Sequence[TerminalChoice]) -> Unclear:
    """The complaint that words can mean several things."""
    labels = list(dict.fromkeys(choice.label for choice in found))
    more = "" if len(labels) <= SHOWN_AT_MOST else " …"
    fits = ", ".join(labels[:SHOWN_AT_MOST]) + more
    return Unclear(Message("common-problem-ambiguous", {"word": cited(words), "fits": fits}))


def _unknown(word: str, choices: Sequence[TerminalChoice]) -> Unclear:
    last = max([choice.number for choice in choices if choice.is_numbered], default=0)
    if word.isdecimal() and last:
        return Unclear(Message("common-problem-number", {"word": cited(word), "last": last}))
    return Unclear(Message("common-problem-unknown", {"word": cited(word)}))
