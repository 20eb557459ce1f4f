"""What people call the cards: the messages of their names. Cards that differ only in their number share one."""

from __future__ import annotations

from typing import Final

from ludoteca.facets.message import Message, family
from ludoteca.games.zombie_fluxx.pieces import NAMES


def kin(name: str) -> str:
    """The name without the number that tells alike cards apart."""
    return name.partition("#")[0]


CARDS: Final = family("zombie_fluxx-card", [kin(name) for name in NAMES])


def card(name: str) -> Message:
    """What people call a card."""
    return Message(CARDS[kin(name)])
