"""The traits of the cards of Fzzzt!, for networks that learn it."""

from __future__ import annotations

from typing import Final

from ludoteca.facets.encoding.traits import Traits
from ludoteca.games.fzzzt.pieces import CONVEYOR, KIND, POINTS, POWER, SHOWS, SYMBOLS, UNITS, Kind

POWERS: Final = sorted(set(POWER))


def _power(card: int) -> list[float]:
    return [1.0, POWER[card] / 5]


def _symbols(card: int) -> list[float]:
    return [float(SHOWS[card] >> symbol & 1) for symbol in range(len(SYMBOLS))]


def _brief(card: int) -> list[float]:
    return [*_power(card), POINTS[card] / 5, *_symbols(card)]


def _whole(card: int) -> list[float]:
    kinds = [float(KIND[card] is one) for one in Kind]
    powers = [float(POWER[card] == power) for power in POWERS]
    return [*_power(card), POINTS[card] / 5, CONVEYOR[card] / 8, *powers, *kinds, *_symbols(card)]


def _unit(card: int) -> list[float]:
    """Which production unit it is, if it is one."""
    return [float(card == unit) for unit in UNITS]


_CARDS: Final = range(len(KIND))

TRAITS: Final = Traits(
    brief=[_brief(card) for card in _CARDS],
    by_zone={
        "hand 0": [_whole(card) for card in _CARDS],
        "belt": [_brief(card) + _unit(card) for card in _CARDS],
        "units": [_unit(card) for card in _CARDS],
    },
    by_part={
        "last_lot": [_power(card) for card in _CARDS],
        "last_bids": [_power(card) for card in _CARDS],
        "rumours": [_power(card) for card in _CARDS],
        "about": [_whole(card) + _unit(card) for card in _CARDS],
        "hidden": [_brief(card) + _unit(card) for card in _CARDS],
    },
    ignored=("box", "deck", "bid", "on "),
)
