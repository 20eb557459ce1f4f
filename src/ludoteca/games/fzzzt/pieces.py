"""The 56 cards, loaded once from cards.json, as columns indexed by card."""

from __future__ import annotations

from enum import Enum
from typing import Any, Final

from ludoteca.facets.components import components, demand
from ludoteca.kernel.card import Card, Names


class Kind(Enum):
    """What a card is."""

    MECHANIC = "mechanic"
    ROBOT = "robot"
    UPGRADE = "upgrade"
    FZZZT = "fzzzt"
    UNIT = "unit"


SYMBOLS: Final = "NOCB"
"""Nut, oil, cog, bolt: the letters of the four construction symbols, in the order of their bits."""


def symbol_mask(letters: str) -> int:
    """The symbols as a mask, bit 0 for the nut."""
    return sum([1 << SYMBOLS.index(letter) for letter in letters])


_CARDS: Final[list[dict[str, Any]]] = components("ludoteca.games.fzzzt", "cards.json")["cards"]
demand(len(_CARDS) == 56, f"fzzzt/cards.json: {len(_CARDS)} cards, not 56")

NAMES: Final[Names] = tuple([str(card["id"]) for card in _CARDS])
KIND: Final[list[Kind]] = [Kind(card["kind"]) for card in _CARDS]
POWER: Final[list[int]] = [int(card["power"]) for card in _CARDS]
POINTS: Final[list[int]] = [int(card["points"]) for card in _CARDS]
CONVEYOR: Final[list[int]] = [int(card["conveyor"]) for card in _CARDS]
SHOWS: Final[list[int]] = [symbol_mask(card["symbols"]) for card in _CARDS]
"""The symbols of each card as a mask."""
STARTER: Final[list[int]] = [int(card["starter"]) for card in _CARDS]
"""The mechanic whose player begins with the card, or 0."""

CARDS: Final[list[Card]] = [Card(number) for number in range(len(NAMES))]
MECHANICS: Final[list[Card]] = [card for card in CARDS if KIND[card] is Kind.MECHANIC]
CONVEYOR_CARDS: Final[list[Card]] = [card for card in CARDS if KIND[card] is not Kind.MECHANIC]
STARTERS: Final[list[Card]] = [card for card in CARDS if STARTER[card] > 0]
"""The cards that bear the number of a mechanic, the mechanics included."""
UNITS: Final[list[Card]] = [card for card in CARDS if KIND[card] is Kind.UNIT]


def is_robot(card: Card) -> bool:
    """Whether the card counts as a robot: robots and upgrades do. §2"""
    return KIND[card] is Kind.ROBOT or KIND[card] is Kind.UPGRADE


_FITS: Final[list[int]] = [SHOWS[card] if is_robot(card) else 0 for card in CARDS]
"""The symbols by which each card may be assigned."""


def fits(card: Card, unit: Card) -> bool:
    """Whether the card may be assigned to the unit: a robot that shares a symbol. §4.6"""
    return _FITS[card] & SHOWS[unit] != 0
