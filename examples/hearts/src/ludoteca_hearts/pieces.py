"""The cards of Hearts: their suits and ranks, and the points that they cost."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.card import Card

RANKS: Final = "23456789TJQKA"
CLUBS, DIAMONDS, HEARTS, SPADES = range(4)

NAMES: Final = tuple([rank + suit for suit in "CDHS" for rank in RANKS])
"""The catalogue: suit by suit, the twos first."""
SUIT: Final = [card // len(RANKS) for card in range(len(NAMES))]
RANK: Final = [card % len(RANKS) for card in range(len(NAMES))]

TWO_OF_CLUBS: Final = Card(NAMES.index("2C"))
JACK_OF_DIAMONDS: Final = Card(NAMES.index("JD"))
QUEEN_OF_SPADES: Final = Card(NAMES.index("QS"))

QUEEN_POINTS: Final = 13
POINTS: Final = [
    QUEEN_POINTS if card == QUEEN_OF_SPADES else int(SUIT[card] == HEARTS) for card in range(len(NAMES))
]
"""What each card costs whoever takes it. §5"""
ALL_POINTS: Final = sum(POINTS)
