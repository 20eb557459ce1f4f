"""The table of Hearts: its zones, its public fields, and the verbs that change them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from ludoteca.kernel.card import Card
from ludoteca.kernel.layout import Layout, Order, Sight, Zone
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.seat import Seat, clockwise
from ludoteca.kernel.state import AS_FLAG, AS_NUMBER, AS_SEAT, SETTING, Listed, Word, written
from ludoteca.kernel.zone import Cards, Zones
from ludoteca_hearts.pieces import HEARTS, NAMES, POINTS, QUEEN_OF_SPADES, RANK, SUIT, TWO_OF_CLUBS

SEATS: Final = 4
EVERYBODY: Final = clockwise(Seat(0), SEATS)
HAND_SIZE: Final = len(NAMES) // SEATS


class Phase(Enum):
    """What the next step is."""

    PASS = "pass"
    TRICK = "trick"
    OVER = "over"


class Direction(Enum):
    """Where cards are passed to: so many seats to the left."""

    HOLD = 0
    LEFT = 1
    ACROSS = 2
    RIGHT = 3


ROTATION: Final = (Direction.LEFT, Direction.RIGHT, Direction.ACROSS, Direction.HOLD)
"""The directions of four hands in turn. §2"""

LAYOUT: Final = Layout(
    (
        Zone("deck", Sight.NOBODY, Order.ROW, pool="cards"),
        Zone("trick", Sight.OPEN, Order.ROW),
        *[Zone(f"hand {seat}", Sight.OWNER, Order.HEAP, seat, pool="cards") for seat in EVERYBODY],
        *[Zone(f"taken {seat}", Sight.OPEN, Order.HEAP, seat) for seat in EVERYBODY],
    ),
    NAMES,
    SEATS,
)
DECK: Final = LAYOUT.place("deck")
TRICK: Final = LAYOUT.place("trick")
HAND: Final = LAYOUT.place("hand 0")
TAKEN: Final = LAYOUT.place("taken 0")
"""Of seat 0; those of the other seats follow."""


@dataclass
class Table:
    """The state of a match of Hearts."""

    zones: Zones
    options: Mapping[str, str] = field(metadata=SETTING)
    phase: Phase = field(metadata=written(Word(Phase)))
    number: int = field(metadata=written(AS_NUMBER))
    """The hand that is played, counted from 1."""
    leader: Seat = field(metadata=written(AS_SEAT))
    """Who leads the next trick, or has led this one."""
    broken: bool = field(metadata=written(AS_FLAG))
    """Whether hearts may be led."""
    points: list[int] = field(metadata=written(Listed(AS_NUMBER)))
    """What the hands before this one have cost each seat."""

    # -- nouns -------------------------------------------------------------------------------------

    def hand(self, seat: Seat) -> Cards:
        """The cards that a seat holds."""
        return self.zones.cards[HAND + seat]

    def taken(self, seat: Seat) -> Cards:
        """The cards of the tricks that a seat has taken in this hand."""
        return self.zones.cards[TAKEN + seat]

    @property
    def trick(self) -> Cards:
        """The cards of the trick as far as it is played, the led card first."""
        return self.zones.cards[TRICK]

    @property
    def direction(self) -> Direction:
        """Where the cards of this hand are passed to. §2"""
        passing = self.options["passing"]
        return ROTATION[(self.number - 1) % SEATS] if passing == "rotating" else Direction[passing.upper()]

    def playable(self, seat: Seat) -> list[Card]:
        """The cards that a seat may play now. §3"""
        hand = sorted(self.hand(seat))
        if not self.trick:
            return self._leads(hand)
        suit = SUIT[self.trick[0]]
        following = [card for card in hand if SUIT[card] == suit]
        if following:
            return following
        if self.options["first_trick"] == "no_points" and len(self.hand(self.leader)) == HAND_SIZE - 1:
            return [card for card in hand if not POINTS[card]] or hand
        return hand

    def _leads(self, hand: list[Card]) -> list[Card]:
        """The cards of a hand that may be led. §3"""
        if len(hand) == HAND_SIZE:
            any_club = self.options["opening"] == "any_club"
            return [
                card
                for card in hand
                if card == TWO_OF_CLUBS or (any_club and SUIT[card] == SUIT[TWO_OF_CLUBS])
            ]
        if self.broken:
            return hand
        others = [card for card in hand if SUIT[card] != HEARTS]
        if others == [QUEEN_OF_SPADES] and self.options["lone_queen"] == "may_stay":
            return hand
        return others or hand

    # -- verbs -------------------------------------------------------------------------------------

    def deal(self) -> None:
        """Mix all cards and give everybody thirteen. §1"""
        self.number += 1
        self.broken = self.options["hearts"] == "at_once"
        for seat in EVERYBODY:
            self.zones.carry_all(TAKEN + seat, DECK, "hearts §1")
        self.zones.shuffle(DECK, "deck", "hearts §1")
        for seat in EVERYBODY:
            self.zones.carry_top(HAND_SIZE, DECK, HAND + seat, "hearts §1")
        direction = self.direction
        self.zones.tell(
            "dealt", "hearts §1", None, [], {"number": self.number, "direction": direction.name.lower()}
        )
        if direction is Direction.HOLD:
            self.begin_play()
        else:
            self.phase = Phase.PASS

    def give(self, giver: Seat, cards: Cards) -> None:
        """Pass cards to another seat: only the two of them know which. §2"""
        receiver = Seat((giver + self.direction.value) % SEATS)
        for card in cards:
            self.zones.carry(card, HAND + giver, HAND + receiver, "hearts §2")
        self.zones.tell("passed", "hearts §2", giver, list(cards), {})

    def begin_play(self) -> None:
        """Whoever holds the two of clubs shows it and leads. §3"""
        self.phase = Phase.TRICK
        self.leader = Seat(self.zones.find(TWO_OF_CLUBS) - HAND)
        self.zones.show(TWO_OF_CLUBS, "hearts §3")

    def play(self, seat: Seat, card: Card) -> None:
        """Add a card to the trick; who does not follow has shown to be out of the suit. §3"""
        zones = self.zones
        zones.show(card, "hearts §3")
        zones.carry(card, HAND + seat, TRICK, "hearts §3")
        zones.tell("played", "hearts §3", seat, [card], {})
        suit = SUIT[self.trick[0]]
        if SUIT[card] != suit:
            held = [other for place in EVERYBODY for other in self.hand(place) if SUIT[other] == suit]
            zones.deny(HAND + seat, tuple(sorted(held)))
        breaks = SUIT[card] == HEARTS or (
            card == QUEEN_OF_SPADES and self.options["queen"] == "breaks_hearts"
        )
        if breaks and not self.broken:
            self.broken = True
            zones.tell("broken", "hearts §3", None, [], {})

    def award_trick(self) -> None:
        """The highest card of the suit that was led takes the trick, and its player leads next. §4"""
        trick = self.trick
        suit = SUIT[trick[0]]
        best = max([card for card in trick if SUIT[card] == suit], key=lambda card: RANK[card])
        self.leader = Seat((self.leader + trick.index(best)) % SEATS)
        points = sum([POINTS[card] for card in trick])
        self.zones.tell("took", "hearts §4", self.leader, list(trick), {"points": points})
        self.zones.carry_all(TRICK, TAKEN + self.leader, "hearts §4")


def blank_table(options: Mapping[str, str], luck: Luck) -> Table:
    """A table with no card on it."""
    return Table(Zones(LAYOUT, luck), options, Phase.PASS, 0, Seat(0), broken=False, points=[0] * SEATS)
