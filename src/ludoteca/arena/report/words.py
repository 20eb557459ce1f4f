"""How numbers are written for people."""

from __future__ import annotations

from math import isinf

from ludoteca.arena.statistics import Figure

CLOSE = "\N{NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"
UNKNOWN = "unknown"
"""What is said of an interval that has no end."""


def percent(share: float) -> str:
    """A share of one."""
    return f"{100 * share:.1f}{CLOSE}%"


def percents(low: float, high: float) -> str:
    """An interval of shares."""
    return f"{100 * low:.1f} to{CLOSE}{100 * high:.1f}{CLOSE}%"


def lasting(seconds: float) -> str:
    """A length of time, with three figures."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{_figures(seconds / size)}{CLOSE}{unit}"
    return f"{_figures(seconds / 1e-6)}{CLOSE}µs"


def _figures(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def lastings(figure: Figure) -> str:
    """The interval of a length of time."""
    if isinf(figure.low):
        return UNKNOWN
    return f"{lasting(max(0.0, figure.low))} to{CLOSE}{lasting(figure.high)}"


def amount(value: float) -> str:
    """A number of points, turns or decisions, with three figures."""
    text = f"{value:,.2f}" if abs(value) < 10 else f"{value:,.1f}"
    return text.replace("-", MINUS)


def amounts(figure: Figure) -> str:
    """The interval of such a number."""
    return UNKNOWN if isinf(figure.low) else f"{amount(figure.low)} to{CLOSE}{amount(figure.high)}"


def span(low: int, high: int) -> str:
    """The lowest and the highest number."""
    return f"{low} to{CLOSE}{high}".replace("-", MINUS)
