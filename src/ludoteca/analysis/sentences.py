"""Sentences: how a review is put into words and figures, on paper and in the terminal."""

from __future__ import annotations

from ludoteca.analysis.estimate import Gap
from ludoteca.analysis.review import Review
from ludoteca.arena.report.words import CLOSE, MINUS, percent, percents

MARK = "✗"
"""Stands beside a clear error, so that nobody needs colours."""
NOTHING = "–"
"""What is written for a cost of nothing."""
DEAREST = 5
"""So many errors are told in words."""


def cost(gap: Gap) -> str:
    """What a decision cost; in brackets what may be chance."""
    if gap.cost == 0:
        return NOTHING
    return percent(gap.cost) if gap.is_clear else f"({percent(gap.cost)})"


def costs(gap: Gap) -> str:
    """The interval of what it cost."""
    return NOTHING if gap.cost == 0 else percents(gap.low, gap.high)


def signed(share: float) -> str:
    """A share that may be more or less than nothing."""
    if share == 0:
        return NOTHING
    return f"{MINUS if share < 0 else '+'}{percent(abs(share))}"


def summary(found: Review) -> list[str]:
    """The review of a seat in a few sentences."""
    count = len(found.verdicts)
    errors = len(found.errors)
    first = f"{_counted(count, 'decision')}, {found.without_error} without a clear error, {errors} with one."
    if errors:
        lost = found.lost
        second = f"The errors cost {percent(lost.cost)} of a win ({percents(lost.low, lost.high)})."
    else:
        second = "Under what it knew, nothing was clearly lost."
    expected = f"Before its first decision it could expect {percent(found.expected)} of a win."
    if found.luck < 0:
        third = f"Bad luck took {percent(-found.luck)} of a win: what it met, against what it could expect."
    elif found.luck > 0:
        third = (
            f"Good luck brought {percent(found.luck)} of a win: what it met, against what it could expect."
        )
    else:
        third = "Luck made no difference."
    return [first, expected, second, third, f"In the end it got {percent(found.result)} of the win."]


def _counted(number: int, noun: str) -> str:
    return f"{number}{CLOSE}{noun}" if number == 1 else f"{number}{CLOSE}{noun}s"
