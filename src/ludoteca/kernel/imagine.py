"""Imagining: dealing anew, in place, everything that one seat cannot know.

The result depends on what the seat knows and on the given luck, never on the truth: unseen cards are
gathered in catalogue order and the slots in an order that the seat knows too, before anything is shuffled.
"""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.card import Card
from ludoteca.kernel.layout import Order
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.rumour import Rumour, set_of
from ludoteca.kernel.seat import Mask, Seat, bit
from ludoteca.kernel.zone import Zones

STREAM = "imagine"
PATIENCE = 64
"""How often sealed cards are dealt anew until somebody has something to seal."""
_SILENCE: Final[list[Rumour]] = []
"""What is said of most cards."""


class Slot:
    """A place that holds a card the seat has not seen, with what the others know of that card."""

    __slots__ = ("place", "index", "seen", "rumours")

    def __init__(self, place: int, index: int, seen: Mask, rumours: list[Rumour]) -> None:
        self.place = place
        self.index = index
        self.seen = seen
        self.rumours = rumours


def deal_anew(zones: Zones, seat: Seat, luck: Luck) -> None:
    """Shuffle all unseen cards of each pool into the same slots, and give the world luck of its own."""
    zones.work_out()
    eye = bit(seat)
    for pool, places in zones.pools.items():
        _deal_pool(zones, places, zones.layout.bars[pool], eye, luck)
    for place, zone in enumerate(zones.layout.zones):
        if zone.order is Order.HEAP and not zones.lookers[place] & eye:
            zones.cards[place] = tuple(sorted(zones.cards[place]))
    zones.luck = Luck(luck.seed_for(STREAM))


def deal_again(before: Zones, after: Zones, seat: Seat, luck: Luck) -> None:
    """Deal anew what the seat knew neither then nor after what came next; what it learned by that will come out again."""
    eye = bit(seat)
    learned = [
        Card(card)
        for card in range(len(before.seen))
        if after.knows(seat, Card(card)) and not before.knows(seat, Card(card))
    ]
    for card in learned:
        before.seen[card] = Mask(before.seen[card] | eye)
    deal_anew(before, seat, luck)
    for card in learned:
        before.seen[card] = Mask(before.seen[card] & ~eye)


def _deal_pool(
    zones: Zones, places: list[int], bars: dict[frozenset[Card], int], eye: Mask, luck: Luck
) -> None:
    said = zones.rumours.by_card() if zones.rumours.said else {}
    slots = _slots(zones, places, eye, said)
    if len(slots) < 2:
        return
    cards = [zones.cards[slot.place][slot.index] for slot in slots]
    cards.sort()
    mine = _own_rumours(zones, cards, eye, said)
    luck.shuffle(STREAM, cards)
    confined = _confined(places, bars, cards, mine)
    if confined:
        cards = _fit(slots, cards, confined, luck)
    dealt = {place: list(zones.cards[place]) for place in places}
    for slot, card in zip(slots, cards, strict=True):
        dealt[slot.place][slot.index] = card
        zones.where[card] = slot.place
        zones.seen[card] = slot.seen
    if said:
        _spread(zones, slots, cards, mine)
    for place, arranged in dealt.items():
        zones.cards[place] = tuple(arranged)


def _spread(zones: Zones, slots: list[Slot], cards: list[Card], mine: dict[Card, Rumour]) -> None:
    """Lay the rumours anew: what the others have heard of a place, and what the seat has heard of a card."""
    told: dict[tuple[Mask, int], list[Card]] = {}
    for slot, card in zip(slots, cards, strict=True):
        own = mine.get(card)
        if own is None and not slot.rumours:
            continue
        for rumour in _disjoint(slot.rumours if own is None else [own, *slot.rumours], slot.seen):
            told.setdefault((rumour.heard, rumour.within), []).append(card)
    for (heard, within), there in told.items():
        zones.rumours.tell(heard, within, set_of(there))


def _slots(zones: Zones, places: list[int], eye: Mask, said: dict[Card, list[Rumour]]) -> list[Slot]:
    """The slots of unseen cards; within a heap ordered by what the others know, not by the truth."""
    slots: list[Slot] = []
    for place in places:
        here: list[Slot] = []
        for index, card in enumerate(zones.cards[place]):
            if not zones.seen[card] & eye:
                rumours = _SILENCE
                if card in said:
                    rumours = [rumour for rumour in said[card] if not rumour.heard & eye]
                here.append(Slot(place, index, zones.seen[card], rumours))
        if len(here) > 1 and zones.layout.zones[place].order is Order.HEAP:
            here.sort(key=_what_others_know)
        slots.extend(here)
    return slots


def _what_others_know(slot: Slot) -> tuple[int, list[tuple[int, int]]]:
    return slot.seen, [(rumour.heard, rumour.within) for rumour in slot.rumours]


def _disjoint(rumours: list[Rumour], seen: Mask) -> list[Rumour]:
    """The rumours, each viewer in the first that it has heard, and in none if it has seen the card."""
    told: int = seen
    kept: list[Rumour] = []
    for rumour in rumours:
        heard = rumour.heard & ~told
        if heard:
            kept.append(Rumour(Mask(heard), rumour.within, rumour.cards))
            told |= heard
    return kept


def _own_rumours(
    zones: Zones, cards: list[Card], eye: Mask, said: dict[Card, list[Rumour]]
) -> dict[Card, Rumour]:
    """The rumours that the seat has heard too: they go with the card, others with the place it truly lies at.

    All rumours are taken off to be laid anew.
    """
    mine: dict[Card, Rumour] = {}
    if said:
        zones.rumours.seen(zones.everyone, set_of(cards))
        for card in cards:
            for rumour in said.get(card, []):
                if rumour.heard & eye:
                    mine[card] = rumour
    return mine


def _confined(
    places: list[int], bars: dict[frozenset[Card], int], cards: list[Card], mine: dict[Card, Rumour]
) -> dict[Card, int]:
    """The cards that cannot lie everywhere in the pool, with the zones in which they can."""
    whole = 0
    for place in places:
        whole |= 1 << place
    confined: dict[Card, int] = {}
    for card, rumour in mine.items():
        if whole & ~rumour.within:
            confined[card] = rumour.within
    for barred, within in bars.items():
        for card in cards:
            if card in barred:
                confined[card] = confined.get(card, whole) & ~within
    return confined


def _fit(slots: list[Slot], cards: list[Card], confined: dict[Card, int], luck: Luck) -> list[Card]:
    """A random arrangement in which every confined card lies where it can."""
    order = list(range(len(slots)))
    luck.shuffle(STREAM, order)
    holder: dict[int, Card] = {}
    fitting: dict[int, list[int]] = {}
    for within in confined.values():
        if within not in fitting:
            fitting[within] = [index for index in order if within >> slots[index].place & 1]
    for card in cards:
        if card in confined and not _seat_card(card, fitting, confined, holder, set()):
            raise AssertionError("the true arrangement fits, so another one must")
    rest = [card for card in cards if card not in confined]
    return [holder[index] if index in holder else rest.pop() for index in range(len(slots))]


def _seat_card(
    card: Card,
    fitting: dict[int, list[int]],
    confined: dict[Card, int],
    holder: dict[int, Card],
    tried: set[int],
) -> bool:
    """Find a slot for a confined card, moving others if need be (augmenting paths)."""
    within = fitting[confined[card]]
    for index in within:
        if index not in holder:
            holder[index] = card
            return True
    for index in within:
        if index not in tried:
            tried.add(index)
            if _seat_card(holder[index], fitting, confined, holder, tried):
                holder[index] = card
                return True
    return False
