"""Figures: what a run has measured, and what of it breaks a promise."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

import msgspec

from bench.load.ledger import Findings

MILLI: Final = 1000
SHOWN: Final = 3
"""So many complaints are shown."""

Figures = dict[str, float | int]
"""What was measured, by names that say the unit."""


class Report(msgspec.Struct):
    """What came of a run."""

    figures: Figures
    broken: list[str]
    """The promises that were not kept, as they are told to whoever ran it."""


def share(values: Sequence[float], part: float) -> float:
    """The smallest of the values that is not exceeded by this part of them."""
    return sorted(values)[max(0, ceil(part * len(values)) - 1)]


def spread(name: str, values: Sequence[float], unit: str = "ms") -> Figures:
    """The middle, the 99th percentile and the largest of values; seconds are told in milliseconds."""
    if not values:
        return {f"{name}_count": 0}
    factor = MILLI if unit == "ms" else 1
    return {
        f"{name}_count": len(values),
        f"{name}_p50_{unit}": round(share(values, 0.5) * factor, 2),
        f"{name}_p99_{unit}": round(share(values, 0.99) * factor, 2),
        f"{name}_max_{unit}": round(max(values) * factor, 2),
    }


def told(findings: Findings) -> Figures:
    """What the audit has found."""
    return dict(msgspec.structs.asdict(findings))


def breaches(findings: Findings, complaints: list[str]) -> list[str]:
    """The promises that the database or the log of the servers shows to be broken."""
    broken = [f"{number} {name}" for name, number in told(findings).items() if number]
    return broken + [f"a server complained: {line}" for line in complaints[:SHOWN]]
