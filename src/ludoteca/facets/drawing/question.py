"""The question of a view, ready to be shown and answered: its choices by number, label and notation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ludoteca.kernel.card import Names
from ludoteca.kernel.notation import PASS_TEXT
from ludoteca.kernel.view import View


@dataclass(frozen=True)
class TerminalChoice:
    """One thing to choose: the number to type, its notation, and what people call it."""

    number: int
    text: str
    label: str
    is_numbered: bool = True
    """Whether the number is on the screen; one that nobody has seen cannot be typed."""
    also: tuple[str, ...] = ()
    """Other notations of the same, for whoever types them."""


@dataclass(frozen=True)
class TerminalQuestion:
    """A decision as a person sees it. ``at_most`` is None where exactly one choice is the answer."""

    ask: str
    rule: str
    about: tuple[str, ...]
    choices: tuple[TerminalChoice, ...]
    earlier: tuple[str, ...]
    """What this viewer has answered already to the same sealed question, in notation,"""
    already: tuple[str, ...]
    """and as people call it."""
    at_least: int
    at_most: int | None

    def choice(self, text: str) -> TerminalChoice | None:
        """The choice with this notation."""
        for choice in self.choices:
            if choice.text == text:
                return choice
        return None


def question_of(view: View, names: Names, label: Callable[[str, str], str]) -> TerminalQuestion | None:
    """The question this viewer must answer. Cards are numbered from 1 as in the catalogue; to pass is 0."""
    decision = view.decision
    if decision is None:
        return None
    ask = decision.ask
    order = {name: place for place, name in enumerate(names)}
    offered = [text for text in decision.offered if text != PASS_TEXT]
    if all(text in order for text in offered):
        offered.sort(key=lambda text: order[text])
    choices = [TerminalChoice(number, text, label(ask, text)) for number, text in enumerate(offered, start=1)]
    if PASS_TEXT in decision.offered:
        choices.append(TerminalChoice(0, PASS_TEXT, label(ask, PASS_TEXT)))
    bounds = decision.bounds
    return TerminalQuestion(
        ask,
        decision.rule,
        decision.about,
        tuple(choices),
        decision.earlier,
        tuple([label(ask, text) for text in decision.earlier]),
        1 if bounds is None else bounds.at_least,
        None if bounds is None else bounds.at_most,
    )
