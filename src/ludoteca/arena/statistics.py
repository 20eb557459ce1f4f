"""Statistics: figures with their intervals of 95 %.

The matches of one deal are not independent: the same cards are played in every seating. So the deal is the unit that
is counted, and an interval comes from how the deals differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt

SURE = 1.96
"""So many standard errors to either side hold 95 % of a normal distribution."""

PSEUDO = SURE**2
"""So many independent trials are added to a share, half of them won and half lost, before its interval is taken."""

DOUBT = 4
"""So many deals weighs the doubt whether the matches of a deal are independent."""

ENOUGH = 30
"""So many deals that are all alike are taken for what all deals are like."""

ROUNDING = 1e-12

STUDENT = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
    2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
)  # fmt: skip
"""The same by Student for 1 to 20 degrees of freedom."""


@dataclass(frozen=True)
class Figure:
    """A figure with its interval of 95 %, which has no end where nothing is known of it."""

    value: float
    low: float
    high: float

    @property
    def error(self) -> float:
        """Half of the interval."""
        return (self.high - self.low) / 2


class Clusters:
    """Something counted and something added up for it, deal by deal: points won by matches, time by decisions."""

    __slots__ = ("deals", "count", "total", "_counts", "_both", "_totals")

    def __init__(self) -> None:
        self.deals = 0
        self.count = 0.0
        self.total = 0.0
        self._counts = 0.0
        self._both = 0.0
        self._totals = 0.0

    def add(self, count: float, total: float) -> None:
        """Add what was seen in one deal; a deal in which there was nothing to count tells nothing."""
        if not count:
            return
        self.deals += 1
        self.count += count
        self.total += total
        self._counts += count * count
        self._both += count * total
        self._totals += total * total

    def share(self) -> Figure:
        """The total as a share of the count, by the method of Agresti and Coull, with care for what a deal has in common.

        It never claims certainty: a few deals that all went the same way leave a wide interval.
        """
        pseudo = PSEUDO * self._alike()
        weight = self.count + pseudo
        middle = (self.total + pseudo / 2) / weight
        spread = pseudo * self._alike() / 2 * (middle**2 + (1 - middle) ** 2)
        reach = SURE * sqrt(max(0.0, self._apart(middle)) + spread) / weight
        return Figure(self.total / self.count, max(0.0, middle - reach), min(1.0, middle + reach))

    def _alike(self) -> float:
        """How many of those counted in a deal tell as much as one that is independent: 1, up to all of them.

        That is the design effect: how much more the deals differ than independent trials would. A few deals tell little
        about it, so it is drawn towards the worst; where all went the same way nothing is known, and it is the worst.
        """
        most = self.count / self.deals
        share = self.total / self.count
        chance = share * (1 - share) * most
        if self.deals < 2 or chance <= 0:
            return most
        effect = min(most, max(1.0, self._apart(share) / (self.deals - 1) / chance))
        return ((self.deals - 1) * effect + DOUBT * most) / (self.deals - 1 + DOUBT)

    def mean(self) -> Figure:
        """The total for each one counted, by Student's method.

        One deal does not tell how far others are from it, nor do a few that are all alike: the interval has no end.
        """
        mean = self.total / self.count
        apart = max(0.0, self._apart(mean))
        if self.deals < 2 or (self.deals < ENOUGH and apart <= ROUNDING * self._totals):
            return Figure(mean, -inf, inf)
        reach = student(self.deals - 1) * sqrt(apart * self.deals / (self.deals - 1)) / self.count
        return Figure(mean, mean - reach, mean + reach)

    def among(self, whole: Clusters) -> Clusters:
        """The same totals, counted against another count: how often something was, of all the times it could have been.

        Both must have been added up over the same deals, ``whole`` with the larger count.
        """
        found = Clusters()
        found.deals, found.count, found._counts = whole.deals, whole.count, whole._counts
        found.total, found._both, found._totals = self.total, self._both, self._totals
        return found

    def _apart(self, value: float) -> float:
        """The sum of squares by which the totals of the deals differ from what their counts make expect."""
        return self._totals - 2 * value * self._both + value * value * self._counts


def student(freedom: int) -> float:
    """So many standard errors to either side hold 95 %, for a mean of one more value than this."""
    return STUDENT[freedom - 1] if freedom <= len(STUDENT) else SURE + 2.5 / freedom


def wilson(won: int, games: int) -> tuple[float, float]:
    """Between which rates the true one lies with 95 % confidence, if so many games were won."""
    rate = won / games
    scale = 1 + SURE**2 / games
    middle = (rate + SURE**2 / (2 * games)) / scale
    reach = SURE / scale * sqrt(rate * (1 - rate) / games + SURE**2 / (4 * games**2))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean_error(values: Sequence[int]) -> float:
    """How far the mean of these may be off with 95 % confidence."""
    mean = sum(values) / len(values)
    spread = sum([(value - mean) ** 2 for value in values]) / max(1, len(values) - 1)
    return SURE * sqrt(spread / len(values))
