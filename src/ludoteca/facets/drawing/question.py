"""The question of a view, ready to be shown and answered: its choices by number, label and notation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ludoteca.kernel.card import Names
from ludoteca.kernel.notation import PASS_TEXT
from ludoteca.kernel.view import View


@dataclass(frozen=True)
class Choice:
    """One thing to choose: the number to type, its notation, and what people call it."""

    number: int
    text: str
    label: str


@dataclass(frozen=True)
class Question:
    """A decision as a person sees it. ``at_most`` is None where exactly one choice is the answer."""

    ask: str
    rule: str
    about: tuple[str, ...]
    choices: tuple[Choice, ...]
    earlier: tuple[str, ...]
    """What this viewer has answered already to the same sealed question."""
    at_least: int
    at_most: int | None

    def choice(self, text: str) -> Choice | None:
        """The choice with this notation."""
        for choice in self.choices:
            if choice.text == text:
                return choice
        return None


def question_of(view: View, names: Names, label: Callable[[str, str], str]) -> Question | None:
    """The question this viewer must answer. Cards are numbered from 1 as in the catalogue; to pass is 0."""
    decision = view.decision
    if decision is None:
        return None
    ask = str(decision["ask"])
    order = {name: place for place, name in enumerate(names)}
    several = "items" in decision
    texts = _texts(decision["items" if several else "options"])
    may_pass = PASS_TEXT in texts
    offered = [text for text in texts if text != PASS_TEXT]
    if all(text in order for text in offered):
        offered.sort(key=lambda text: order[text])
    choices = [Choice(number, text, label(ask, text)) for number, text in enumerate(offered, start=1)]
    if may_pass:
        choices.append(Choice(0, PASS_TEXT, label(ask, PASS_TEXT)))
    return Question(
        ask,
        str(decision["rule"]),
        tuple(_texts(decision["about"])),
        tuple(choices),
        tuple(_texts(decision["earlier"])),
        _number(decision["at_least"]) if several else 1,
        _number(decision["at_most"]) if several else None,
    )


def _texts(value: object) -> list[str]:
    if not isinstance(value, list):
        raise TypeError(f"a list is expected, not {value!r}")
    return [str(one) for one in value]


def _number(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"a number is expected, not {value!r}")
    return value
