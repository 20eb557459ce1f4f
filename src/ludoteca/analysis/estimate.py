"""Estimates: what a search expects of an option, and how sure it is of that."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from ludoteca.bots.ismcts.bot import SURE
from ludoteca.bots.ismcts.tree import Edge

DOUBT = 0.02
"""However alike the trials are, they vary by no less than this divided by their number: the next might differ."""


ENOUGH = 16
"""An option that was tried less often was looked at and left: what came of it says nothing yet."""
ROUNDED = 0.01
"""By about so much a mixed choice that was learnt may be off."""


@dataclass(frozen=True)
class Estimate:
    """A result from 0 for a lost match to 1 for a won one, its standard error, and how often it was tried."""

    value: float
    error: float
    trials: int
    sure: bool = False
    """Whether it was proven, by going through all that matters, and not sampled."""

    @property
    def low(self) -> float:
        """The lower end of the interval that holds 95 %."""
        return max(0.0, self.value - SURE * self.error)

    @property
    def high(self) -> float:
        """The upper end of the interval that holds 95 %."""
        return min(1.0, self.value + SURE * self.error)


@dataclass(frozen=True)
class Gap:
    """How much one option is better than another, as far as that can be told: never less than nothing."""

    cost: float
    low: float
    high: float

    @property
    def is_clear(self) -> bool:
        """Whether the interval that holds 95 % leaves out zero."""
        return self.low > 0


def certain(value: float, trials: int) -> Estimate:
    """What was proven in so many trials."""
    return Estimate(value, 0.0, trials, sure=True)


def solved(value: float) -> Estimate:
    """What was worked out against others who choose as well as can be, but not for certain."""
    return Estimate(value, ROUNDED, ENOUGH)


NO_GAP = Gap(0.0, 0.0, 0.0)


def estimate(edge: Edge) -> Estimate:
    """What a search has found out about an option that it tried."""
    trials = edge.visits
    if trials < 2:
        return Estimate(edge.mean, 1.0, trials)
    spread = max(DOUBT / trials, edge.squares / trials - edge.mean**2)
    return Estimate(edge.mean, sqrt(spread / (trials - 1)), trials)


def gap(better: Estimate, other: Estimate) -> Gap:
    """How much is lost by the other one."""
    difference = better.value - other.value
    reach = SURE * sqrt(better.error**2 + other.error**2)
    return Gap(max(0.0, difference), max(0.0, difference - reach), max(0.0, difference + reach))
