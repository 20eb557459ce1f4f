"""Sentences: how advice and a review are put into words and figures, on paper and in the terminal."""

from __future__ import annotations

from ludoteca.analysis.estimate import Gap
from ludoteca.analysis.review import Review
from ludoteca.arena.report.words import CLOSE, MINUS, percent
from ludoteca.facets.language import Language

MARK = "✗"
"""Stands beside a clear error, so that nobody needs colours."""
NOTHING = "–"
"""What is written for a cost of nothing."""
DEAREST = 5
"""So many errors are told in words."""


def share(value: float, language: Language) -> str:
    """A share of one, with the language's decimal sign."""
    return percent(value).replace(".", language.text("analysis-decimal"))


def shares(low: float, high: float, language: Language) -> str:
    """An interval of shares."""
    lowest = share(low, language).removesuffix(f"{CLOSE}%")
    return language.text("analysis-interval", low=lowest, high=share(high, language))


def cost(gap: Gap, language: Language) -> str:
    """What a decision cost; in brackets what may be chance."""
    if gap.cost == 0:
        return NOTHING
    return share(gap.cost, language) if gap.is_clear else f"({share(gap.cost, language)})"


def costs(gap: Gap, language: Language) -> str:
    """The interval of what it cost."""
    return NOTHING if gap.cost == 0 else shares(gap.low, gap.high, language)


def signed(value: float, language: Language) -> str:
    """A share that may be more or less than nothing."""
    if value == 0:
        return NOTHING
    return f"{MINUS if value < 0 else '+'}{share(abs(value), language)}"


def summary(found: Review, language: Language) -> list[str]:
    """The review of a seat in a few sentences."""
    count, errors = len(found.verdicts), len(found.errors)
    counted = language.text("analysis-counted", count=count, without=found.without_error, errors=errors)
    lost = language.text("analysis-lost-nothing")
    if errors:
        gap = found.lost
        interval = shares(gap.low, gap.high, language)
        lost = language.text("analysis-lost", lost=share(gap.cost, language), interval=interval)
    expected = language.text("analysis-expected", share=share(found.expected, language))
    luck = language.text("analysis-luck-none")
    if found.luck < 0:
        luck = language.text("analysis-luck-bad", share=share(-found.luck, language))
    elif found.luck > 0:
        luck = language.text("analysis-luck-good", share=share(found.luck, language))
    return [counted, expected, lost, luck, language.text("analysis-got", share=share(found.result, language))]
