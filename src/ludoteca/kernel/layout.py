"""Layouts: which zones a match has, who may look at them, and which cards could lie in which."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ludoteca.kernel.card import Card, Names
from ludoteca.kernel.seat import NOBODY, Mask, Seat, bit, everyone


class Sight(Enum):
    """Who may look at the cards of a zone as they lie."""

    OPEN = "open"
    """All viewers."""
    SHOWN = "shown"
    """Whoever has been shown a card: some lie face up, some face down."""
    OWNER = "owner"
    """The owner only."""
    NOBODY = "nobody"
    """Nobody, not even the owner."""


class Order(Enum):
    """Whether the place of a card within its zone means anything."""

    ROW = "row"
    HEAP = "heap"


class Recall(Enum):
    """What a view shows of cards that a viewer has seen and that now lie face down."""

    FULL = "full"
    """They are listed: the table remembers for everybody."""
    SIGHT = "sight"
    """They are not: remembering is part of the game. Computer players remember all the same."""


@dataclass(frozen=True)
class Zone:
    """The declaration of one zone: all that the kernel must know to redact it and to deal it anew."""

    name: str
    sight: Sight
    order: Order
    owner: Seat | None = None
    pool: str | None = None
    """Hidden cards of zones with the same pool could lie in one another's place."""
    bars: frozenset[Card] = frozenset()
    """Cards that can never lie hidden here."""


class Layout:
    """The zones of a match, in the order of their numbers, and the catalogue of its cards."""

    __slots__ = ("zones", "names", "seats", "everyone", "lookers", "pools", "bars", "mates")

    def __init__(self, zones: tuple[Zone, ...], names: Names, seats: int) -> None:
        self.zones = zones
        self.names = names
        self.seats = seats
        self.everyone: Mask = everyone(seats)
        self.lookers: list[Mask] = [self._lookers(zone) for zone in zones]
        """For each zone the viewers who may look at whatever lies there."""
        self.pools: dict[str, list[int]] = {}
        """The zones of each pool."""
        self.bars: dict[str, dict[frozenset[Card], int]] = {}
        """For each pool the cards that can never lie hidden in some of its zones, with these zones, a bit each."""
        for place, zone in enumerate(zones):
            if zone.pool is not None:
                self.pools.setdefault(zone.pool, []).append(place)
                barred = self.bars.setdefault(zone.pool, {})
                if zone.bars:
                    barred[zone.bars] = barred.get(zone.bars, 0) | 1 << place
        self.mates: list[list[int]] = [
            [mate for mate in self.pools.get(zone.pool or "", []) if mate != place]
            for place, zone in enumerate(zones)
        ]
        """For each zone the others of its pool."""

    def place(self, name: str) -> int:
        """The number of a zone by its name."""
        for number, zone in enumerate(self.zones):
            if zone.name == name:
                return number
        raise LookupError(f"there is no zone {name!r}")

    def _lookers(self, zone: Zone) -> Mask:
        if zone.sight is Sight.OPEN:
            return self.everyone
        if zone.sight is Sight.OWNER and zone.owner is not None:
            return bit(zone.owner)
        return NOBODY
