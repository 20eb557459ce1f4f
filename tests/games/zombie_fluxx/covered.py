"""Which cards have a test of their own: a test says so by a mark, and the catalogue is held against the marks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])

COVERED: set[str] = set()


def covers(*cards: str) -> Callable[[Test], Test]:
    """Mark a test as the test of these cards."""

    def mark(test: Test) -> Test:
        COVERED.update(cards)
        return test

    return mark
