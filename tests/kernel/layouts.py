"""A small table of zones for the tests of the kernel: three seats and eight cards, named after letters."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.card import Card
from ludoteca.kernel.layout import Layout, Order, Sight, Zone
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.seat import Mask, Seat, bit, everyone
from ludoteca.kernel.zone import Zones

SEATS: Final = 3
ALL: Final = everyone(SEATS)
NAMES: Final = ("a", "b", "c", "d", "e", "f", "g", "h")
A, B, C, D, E, F, G, H = [Card(number) for number in range(len(NAMES))]

DECK, BELT, PILE, DISCARD, HAND, BID = 0, 1, 2, 3, 4, 7
"""Seat s has the zones HAND + s and BID + s."""


def layout(deck_order: Order = Order.ROW, bars: frozenset[Card] = frozenset()) -> Layout:
    """A deck, a belt, a pile and a discard; a hand and a bid for each seat; all hidden cards in one pool."""
    zones = [
        Zone("deck", Sight.NOBODY, deck_order, pool="all"),
        Zone("belt", Sight.SHOWN, Order.ROW, pool="all"),
        Zone("pile", Sight.OPEN, Order.HEAP),
        Zone("discard", Sight.NOBODY, Order.HEAP, pool="all", bars=bars),
    ]
    seats = [Seat(number) for number in range(SEATS)]
    zones += [Zone(f"hand {seat}", Sight.OWNER, Order.HEAP, seat, "all") for seat in seats]
    zones += [Zone(f"bid {seat}", Sight.OWNER, Order.HEAP, seat, "all") for seat in seats]
    return Layout(tuple(zones), NAMES, SEATS)


def laid(lying: dict[int, str], public: str = "", bars: str = "", deck_order: Order = Order.ROW) -> Zones:
    """Zones with these cards, the rest in the deck; the public ones have been seen by everybody."""
    named = "".join(lying.values())
    barred = frozenset(Card(NAMES.index(name)) for name in bars)
    zones = Zones(layout(deck_order, barred), Luck(seed_from("zones")))
    zones.lay([Card(card) for card, name in enumerate(NAMES) if name not in named], DECK)
    for place, cards in lying.items():
        zones.lay([Card(NAMES.index(name)) for name in cards], place)
    for name in public:
        zones.seen[NAMES.index(name)] = ALL
    return zones


def mask(*seats: int) -> Mask:
    """The mask of these seats; -1 is the spectator."""
    return Mask(sum(bit(Seat(seat)) for seat in seats))


def knowers(zones: Zones, card: Card) -> list[int]:
    """The viewers who know the face of a card; -1 is the spectator."""
    return [viewer for viewer in range(-1, SEATS) if zones.knows(Seat(viewer), card)]


def rumoured(zones: Zones, card: Card) -> tuple[list[int], list[str]]:
    """Who has heard of a card they lost sight of, and in which zones it may lie."""
    zones.work_out()
    rumours = zones.rumours.by_card().get(card, [])
    heard = [viewer for viewer in range(-1, SEATS) if any(one.heard & bit(Seat(viewer)) for one in rumours)]
    within = [
        zone.name
        for place, zone in enumerate(zones.layout.zones)
        if any(one.within >> place & 1 for one in rumours)
    ]
    return heard, within


def spelt(zones: Zones, place: int) -> str:
    """The cards of a zone as a word."""
    return "".join([NAMES[card] for card in zones.cards[place]])
