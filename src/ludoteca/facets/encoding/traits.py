"""Traits: what a network may be told of each card, so that it need not learn every card by itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

Lines = Sequence[Sequence[float]]
"""For each card what counts of it."""


@dataclass(frozen=True)
class Traits:
    """What a game's module of traits offers, as its ``TRAITS``."""

    brief: Lines
    """What counts of a card in any zone that has nothing of its own."""
    by_zone: Mapping[str, Lines]
    """What counts of the cards of a zone, by its name or by the first word of it."""
    by_part: Mapping[str, Lines]
    """What counts of the cards in a part of the row that has a number for each."""
    ignored: tuple[str, ...]
    """How the names of zones begin that say nothing new."""
