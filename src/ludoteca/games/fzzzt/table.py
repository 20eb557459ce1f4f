"""The table of Fzzzt!: its zones, its public fields, and the verbs that change them."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from ludoteca.games.fzzzt.pieces import CONVEYOR, KIND, NAMES, POWER, STARTER, UNITS, Kind
from ludoteca.kernel.card import Card
from ludoteca.kernel.layout import Layout, Order, Recall, Sight, Zone
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.seat import Seat, clockwise
from ludoteca.kernel.state import (
    AS_CARD,
    AS_SEAT,
    SETTING,
    Fixed,
    Listed,
    Maybe,
    Number,
    Several,
    Word,
    following,
    written,
)
from ludoteca.kernel.zone import Cards, Zones

HAND_SIZE: Final = 6
BELT_SIZE: Final = 8
ROUNDS: Final = 5
"""How many rounds the deck lasts."""

SOURCES: Final = ("pile 0", "pile 1", "pile 2", "pile 3")


class Phase(Enum):
    """What the next step is."""

    PREPARE = "prepare"
    AUCTION = "auction"
    CLEAN_UP = "clean_up"
    OVER = "over"


def _layout(seats: int) -> Layout:
    zones = [
        Zone("deck", Sight.NOBODY, Order.ROW, pool="conveyor"),
        Zone("belt", Sight.SHOWN, Order.ROW, pool="conveyor"),
        Zone("box", Sight.OPEN, Order.HEAP),
    ]
    zones += [Zone(f"on {NAMES[unit]}", Sight.OPEN, Order.HEAP) for unit in UNITS]
    for number in range(seats):
        seat, pool = Seat(number), f"collection {number}"
        zones += [
            Zone(f"hand {number}", Sight.OWNER, Order.HEAP, seat, pool),
            Zone(f"bid {number}", Sight.OWNER, Order.HEAP, seat, pool),
            Zone(f"discard {number}", Sight.NOBODY, Order.HEAP, seat, pool),
            Zone(f"units {number}", Sight.OPEN, Order.ROW, seat),
        ]
    return Layout(tuple(zones), NAMES, seats)


LAYOUTS: Final = {seats: _layout(seats) for seats in (2, 3, 4)}

# Numbers of zones, the same at every table; those of a further seat are so many more.
_ANY: Final = LAYOUTS[2]
DECK: Final = _ANY.place("deck")
BELT: Final = _ANY.place("belt")
BOX: Final = _ANY.place("box")
ON_UNIT: Final = _ANY.place(f"on {NAMES[UNITS[0]]}")
HAND: Final = _ANY.place("hand 0")
BID: Final = _ANY.place("bid 0")
DISCARD: Final = _ANY.place("discard 0")
OWN_UNITS: Final = _ANY.place("units 0")
PER_SEAT: Final = _ANY.place("hand 1") - HAND


def hand_zone(seat: Seat) -> int:
    """The number of a seat's hand."""
    return HAND + PER_SEAT * seat


def bid_zone(seat: Seat) -> int:
    """The number of a seat's bid."""
    return BID + PER_SEAT * seat


def discard_zone(seat: Seat) -> int:
    """The number of a seat's discard."""
    return DISCARD + PER_SEAT * seat


def units_zone(seat: Seat) -> int:
    """The number of the zone of a seat's production units."""
    return OWN_UNITS + PER_SEAT * seat


def on_unit_zone(unit: Card) -> int:
    """The number of the zone of the cards assigned to a unit."""
    return ON_UNIT + unit - UNITS[0]


_BIDS: Final = {seats: [bid_zone(seat) for seat in clockwise(Seat(0), seats)] for seats in LAYOUTS}


def _mechanics(t: Table) -> list[int]:
    """The number of the mechanic in each collection; 0 where there is none."""
    return [
        next((STARTER[card] for card in t.collection(Seat(seat)) if KIND[card] is Kind.MECHANIC), 0)
        for seat in range(t.seats)
    ]


@dataclass(kw_only=True)
class Table:
    """The state of a match of Fzzzt!."""

    zones: Zones
    seats: int = field(metadata=SETTING)
    ask_last: bool = field(metadata=SETTING)
    """Whether the assignment is offered in the last clean-up too (ruling C6)."""
    phase: Phase = field(default=Phase.PREPARE, metadata=written(Word(Phase)))
    round: int = field(default=0, metadata=written(Number(0, ROUNDS)))
    chief: Seat = field(default=Seat(0), metadata=written(AS_SEAT))
    last_lot: Card | None = field(default=None, metadata=written(Maybe(AS_CARD)))
    last_winner: Seat | None = field(default=None, metadata=written(Maybe(AS_SEAT)))
    last_bids: list[Cards] = field(default_factory=list, metadata=written(Listed(Several(AS_CARD))))
    """The bids of the last auction by seat, for everybody to look at until the next one is decided."""
    mechanics: list[int] = field(metadata=following(Fixed(Number(0, max(LAYOUTS))), _mechanics))
    """The number of the mechanic that each seat plays, for everybody to know. §3"""

    # -- nouns -------------------------------------------------------------------------------------

    def everybody(self) -> tuple[Seat, ...]:
        """All seats, clockwise from the chief."""
        return clockwise(self.chief, self.seats)

    def hand(self, seat: Seat) -> Cards:
        """The cards a seat may bid with now."""
        return self.zones.cards[hand_zone(seat)]

    def bid(self, seat: Seat) -> Cards:
        """The cards a seat has placed as its bid."""
        return self.zones.cards[bid_zone(seat)]

    def discard(self, seat: Seat) -> Cards:
        """The seat's own face-down pile."""
        return self.zones.cards[discard_zone(seat)]

    def units(self, seat: Seat) -> Cards:
        """The production units a seat has won."""
        return self.zones.cards[units_zone(seat)]

    def assigned(self, unit: Card) -> Cards:
        """The cards that lie on a unit."""
        return self.zones.cards[on_unit_zone(unit)]

    def collection(self, seat: Seat) -> Cards:
        """Hand, placed bid and discard of a seat, without units and assigned cards. §1"""
        return self.hand(seat) + self.bid(seat) + self.discard(seat)

    @property
    def belt(self) -> Cards:
        """The cards of this round still to be sold, the head first."""
        return self.zones.cards[BELT]

    @property
    def deck(self) -> Cards:
        """The conveyor deck, its top card last."""
        return self.zones.cards[DECK]

    @property
    def lot(self) -> Card:
        """The card at the head of the belt."""
        return self.belt[0]

    def face_up(self, card: Card) -> bool:
        """Whether a card of the belt lies face up."""
        return self.zones.seen[card] == self.zones.everyone

    def bidders(self) -> list[Seat]:
        """Everyone with a card in hand, clockwise from the chief. §4.3"""
        return [seat for seat in self.everybody() if self.hand(seat)]

    def bid_value(self, seat: Seat) -> int:
        """The sum of the powers of the cards placed, -1 if there are none. §4.3"""
        cards = self.bid(seat)
        value = 0 if cards else -1
        for card in cards:
            value += POWER[card]
        return value

    # -- verbs -------------------------------------------------------------------------------------

    def draw_hand(self, seat: Seat, rule: str) -> None:
        """Shuffle the collection and take six cards of it, or all; the rest is the discard."""
        zones = self.zones
        hand, discard = hand_zone(seat), discard_zone(seat)
        zones.carry_all(hand, discard, rule)
        zones.shuffle(discard, SOURCES[seat], rule)
        zones.carry_top(HAND_SIZE, discard, hand, rule)

    def lay_belt(self) -> None:
        """Deal eight cards face down, the first one at the head. §4.1"""
        self.zones.carry_top(BELT_SIZE, DECK, BELT, "fzzzt §4.1")

    def reveal_belt(self) -> None:
        """Flip the head, and as many more as its conveyor number says. §4.2"""
        belt = self.zones.cards[BELT]
        if belt and not self.face_up(belt[0]):
            for card in belt[: CONVEYOR[belt[0]]]:
                self.zones.show(card, "fzzzt §4.2")

    def place_bid(self, seat: Seat, cards: Cards) -> None:
        """Lay cards of the hand face down: their number is public, their faces are not. §4.3"""
        self.zones.slip(cards, hand_zone(seat), bid_zone(seat), "fzzzt §4.3")
        if self.zones.log is not None:
            self.zones.tell("bid", "fzzzt §4.3", seat, list(cards), {"count": len(cards)})

    def reveal_bids(self) -> None:
        """Turn up all bids together and keep them in everybody's sight. §4.3"""
        self.zones.reveal(_BIDS[self.seats], "fzzzt §4.3")
        self.last_lot = self.lot
        self.last_bids = [self.bid(seat) for seat in clockwise(Seat(0), self.seats)]
        if self.zones.log is not None:
            for seat in self.everybody():
                if self.bid(seat):
                    value = self.bid_value(seat)
                    self.zones.tell("bid_shown", "fzzzt §4.3", seat, list(self.bid(seat)), {"value": value})

    def award(self, winner: Seat) -> None:
        """Give the lot to the winner, whose bid is spent; everybody else takes the bid back. §4.3"""
        zones = self.zones
        lot = self.lot
        if zones.log is not None:
            zones.tell("won", "fzzzt §4.3", winner, [lot], {"value": self.bid_value(winner)})
        for number in range(self.seats):
            seat = Seat(number)
            target = discard_zone(seat) if seat == winner else hand_zone(seat)
            zones.carry_all(bid_zone(seat), target, "fzzzt §4.3")
        target = units_zone(winner) if KIND[lot] is Kind.UNIT else discard_zone(winner)
        zones.carry(lot, BELT, target, "fzzzt §4.3")
        self.last_winner = winner

    def appoint(self, chief: Seat) -> None:
        """Hand the spanner to a new chief. §4.4"""
        if chief != self.chief:
            self.chief = chief
            self.zones.tell("chief", "fzzzt §4.4", chief, [], {})

    def take_up(self, seat: Seat) -> None:
        """Take the discard into the hand to look through the whole collection. §4.6"""
        self.zones.carry_all(discard_zone(seat), hand_zone(seat), "fzzzt §4.6")

    def assign(self, seat: Seat, card: Card, unit: Card) -> None:
        """Lay a card face up on a unit, for the rest of the game. §4.6"""
        self.zones.show(card, "fzzzt §4.6")
        self.zones.carry(card, hand_zone(seat), on_unit_zone(unit), "fzzzt §4.6")
        self.zones.tell("assigned", "fzzzt §4.6", seat, [card], {"unit": NAMES[unit]})


def blank_table(seats: int, luck: Luck, recall: Recall, ask_last: bool) -> Table:
    """A table with no card on it."""
    zones = Zones(LAYOUTS[seats], luck)
    zones.recall = recall
    return Table(zones=zones, seats=seats, ask_last=ask_last, mechanics=[0] * seats)
