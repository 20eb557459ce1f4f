"""View hashes: a number for what a viewer sees, to tell one situation from another at little cost."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.seat import Seat, bit
from ludoteca.kernel.zone import Zones

SPAN: Final = (1 << 30) - 1
"""Numbers of 30 bits: the compiled core adds and multiplies them without a detour."""
OF_CARD: Final = 668265263
OF_PLACE: Final = 374761393
OF_SIZE: Final = 40503


def view_hash(zones: Zones, viewer: Seat) -> int:
    """A number that depends on which cards the viewer knows where, and on how many lie in each zone, and on nothing else.

    It is the same in every process. Different sights may share a number, one pair in a thousand million.
    """
    settled = zones.settled()
    eye = bit(viewer)
    seen = settled.seen
    number = 0
    for place, cards in enumerate(settled.cards, start=1):
        number += len(cards) * place * OF_SIZE
        for card in cards:
            if seen[card] & eye:
                mixed = ((card + 1) * OF_CARD + place * OF_PLACE) & SPAN
                number += (mixed ^ (mixed >> 13)) * (mixed & 0xFFFF)
        number &= SPAN
    return number
