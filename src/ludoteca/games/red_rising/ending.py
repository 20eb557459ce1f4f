"""End-of-game abilities: each is used once, in the order its player likes. §8, R28"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.red_rising.pieces import HAND_LIMIT, NUMBERS
from ludoteca.games.red_rising.points import Standing
from ludoteca.games.red_rising.table import Table
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Script
from ludoteca.kernel.seat import Seat

Possible = Callable[[Table, Seat], bool]
Act = Callable[[Table, Seat], Script[None]]
Promise = Callable[[Standing], float]
"""What an ability is likely to bring to a hand."""


class Ending:
    """An end-of-game ability: when it is possible, what it does, and what it promises."""

    __slots__ = ("possible", "act", "promise")

    def __init__(self, possible: Possible, act: Act, promise: Promise) -> None:
        self.possible = possible
        self.act = act
        self.promise = promise


ENDINGS: Final[dict[Card, Ending]] = {}
"""The ability of every character that has one to carry out. The castes fill it; mimicry is for scoring. §8.1"""


def ends(possible: Possible, promise: Promise) -> Callable[[Act], Act]:
    """File a function, ``darrow_ends``, as the end-of-game ability of the character that it is named after."""

    def filed(act: Act) -> Act:
        card = NUMBERS[act.__name__.removesuffix("_ends").replace("_", "-")]
        ENDINGS[card] = Ending(possible, act, promise)
        return act

    return filed


def another(standing: Standing) -> float:
    """What a card brings that an end-of-game ability takes into the hand."""
    return 15.0 if len(standing.hand) < HAND_LIMIT else 7.0
