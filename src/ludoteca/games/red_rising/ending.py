"""End-of-game abilities: each is used once, in the order its player likes. §8, R28"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.red_rising.table import Table
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Script
from ludoteca.kernel.seat import Seat


class Ending:
    """An end-of-game ability: when it is possible, and what it does."""

    __slots__ = ("possible", "act")

    def __init__(
        self, possible: Callable[[Table, Seat], bool], act: Callable[[Table, Seat], Script[None]]
    ) -> None:
        self.possible = possible
        self.act = act


ENDINGS: Final[dict[Card, Ending]] = {}
"""The ability of every character that has one to carry out. The castes fill it; mimicry is for scoring. §8.1"""
