"""The table of Red Rising: its zones, its public fields, and the plain verbs. §2

A *side* is a seat, or in the solo game the Automa, which is side 1.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from ludoteca.games.red_rising.pieces import (
    COLOUR,
    END_THRESHOLD,
    HOUSE_START_HAND,
    INFLUENCE_TOKENS,
    LOCATIONS,
    NAMES,
    Colour,
    House,
    Rows,
)  # fmt: skip
from ludoteca.kernel.card import Card
from ludoteca.kernel.layout import Layout, Order, Sight, Zone
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.seat import Seat, clockwise
from ludoteca.kernel.state import (
    AS_CARD,
    AS_COUNT,
    AS_FLAG,
    SETTING,
    Fixed,
    Maybe,
    Number,
    Several,
    Word,
    written,
)  # fmt: skip
from ludoteca.kernel.zone import Cards, Zones

MOST_SEATS: Final = 6
AUTOMA: Final = Seat(1)
FLEET_END: Final = 10
AS_LOCATION: Final = Number(0, len(LOCATIONS) - 1)


class Phase(Enum):
    """What the next step is. §4, §8"""

    ACT = "act"
    GAIN = "gain"
    AUTOMA = "automa"
    ABILITIES = "abilities"
    OVER = "over"


@dataclass(frozen=True)
class Switches:
    """The match options that the rules look at. §9, §10, §12"""

    hands_protected: bool
    neutral_ranked: bool
    first_deploy_bars: bool
    level: int
    absent: frozenset[Card]
    """The characters that stay in the box. §10.2, §10.10"""
    rows: Rows
    """What the cards of the Automa say. §10.3"""
    empty_asked: bool
    """Whether a player is asked who has nothing to choose, so that nobody learns that from a pause. R47"""


def _layout(seats: int) -> Layout:
    # The locations come first, so that a location is its zone.
    zones = [Zone(name, Sight.SHOWN, Order.ROW, pool="characters") for name in LOCATIONS]
    zones += [
        Zone("deck", Sight.NOBODY, Order.ROW, pool="characters"),
        Zone("banished", Sight.OPEN, Order.HEAP),
        Zone("turned over", Sight.OPEN, Order.ROW),
        Zone("mixed", Sight.NOBODY, Order.HEAP, pool="characters"),
        Zone("box", Sight.OPEN, Order.HEAP),
        Zone("automa deck", Sight.NOBODY, Order.ROW, pool="automa"),
        Zone("automa aside", Sight.NOBODY, Order.HEAP, pool="automa"),
        Zone("automa discard", Sight.OPEN, Order.ROW),
        Zone("automa shown", Sight.OPEN, Order.HEAP),
        Zone("automa hand", Sight.NOBODY, Order.ROW, pool="characters"),
    ]
    for number in range(seats):
        seat = Seat(number)
        zones += [
            Zone(f"hand {number}", Sight.OWNER, Order.HEAP, seat, "characters"),
            Zone(f"aside {number}", Sight.OWNER, Order.HEAP, seat, "characters"),
        ]
    return Layout(tuple(zones), NAMES, seats)


LAYOUTS: Final = {seats: _layout(seats) for seats in range(1, MOST_SEATS + 1)}

# Numbers of zones, the same at every table; those of a further seat are so many more.
_ANY: Final = LAYOUTS[MOST_SEATS]
DECK: Final = _ANY.place("deck")
BANISHED: Final = _ANY.place("banished")
TURNED: Final = _ANY.place("turned over")
MIXED: Final = _ANY.place("mixed")
BOX: Final = _ANY.place("box")
AUTOMA_DECK: Final = _ANY.place("automa deck")
AUTOMA_ASIDE: Final = _ANY.place("automa aside")
AUTOMA_DISCARD: Final = _ANY.place("automa discard")
AUTOMA_SHOWN: Final = _ANY.place("automa shown")
AUTOMA_HAND: Final = _ANY.place("automa hand")
HAND: Final = _ANY.place("hand 0")
ASIDE: Final = _ANY.place("aside 0")
"""The cards that a player looks at before laying them out."""
PER_SEAT: Final = _ANY.place("hand 1") - HAND


def hand_zone(seat: Seat) -> int:
    """The number of a seat's hand."""
    return HAND + PER_SEAT * seat


def aside_zone(seat: Seat) -> int:
    """The number of the cards that a seat looks at in the middle of an ability."""
    return ASIDE + PER_SEAT * seat


@dataclass(kw_only=True)
class Table:
    """The state of a match of Red Rising."""

    zones: Zones
    seats: int = field(metadata=SETTING)
    sides: int = field(metadata=SETTING)
    switches: Switches = field(metadata=SETTING)
    phase: Phase = field(default=Phase.ACT, metadata=written(Word(Phase)))
    first: Seat = field(default=Seat(0), metadata=written(AS_COUNT))
    turn: Seat = field(default=Seat(0), metadata=written(AS_COUNT))
    turns: int = field(default=0, metadata=written(AS_COUNT))
    """How many turns have been begun."""
    houses: tuple[House, ...] = field(metadata=written(Fixed(Word(House))))
    helium: list[int] = field(metadata=written(Fixed(AS_COUNT)))
    fleet: list[int] = field(metadata=written(Fixed(Number(0, FLEET_END))))
    influence: list[int] = field(metadata=written(Fixed(Number(0, INFLUENCE_TOKENS))))
    sovereign: Seat | None = field(default=None, metadata=written(Maybe(AS_COUNT)))
    down: list[int] = field(metadata=written(Fixed(Number(0, 1 << len(NAMES)))))
    """For each location its face-down cards, a bit for each height."""
    barred: tuple[int, ...] = field(default=(), metadata=written(Several(AS_LOCATION)))
    """The locations that were deployed to in this turn (R4)."""
    ended: bool = field(default=False, metadata=written(AS_FLAG))
    """Whether an ability has ended the turn. §4.1"""
    untouchable: Card | None = field(default=None, metadata=written(Maybe(AS_CARD)))
    """The Loan Shark, while its turn is played (R10)."""
    ending: bool = field(default=False, metadata=written(AS_FLAG))
    """Whether the end of the game has been triggered. §7"""
    extra: bool = field(default=False, metadata=written(AS_FLAG))
    """Whether House Apollo has begun its extra turn. §7"""
    priorities: tuple[int, ...] = field(default=(), metadata=written(Several(AS_LOCATION)))
    """For each location its priority card, 0 for A to 3 for D; empty without the Automa. §10.2"""
    odd: bool = field(default=False, metadata=written(AS_FLAG))
    """Whether the even/odd card says odd. §10.2"""
    automa_cards: int = field(default=0, metadata=written(AS_COUNT))
    """How many cards the Automa has carried out in its turn. §10.3"""
    banished_before: int = field(default=0, metadata=written(Number(0, len(NAMES))))
    """How many cards were banished when scoring began (R27)."""
    resolved: Cards = field(default=(), metadata=written(Several(AS_CARD)))
    """Whose end-of-game abilities the player whose turn it is has used (R28)."""
    hacked: list[int] = field(metadata=written(Fixed(AS_COUNT)))
    """What the Hacker has scored for each side."""

    # -- nouns -------------------------------------------------------------------------------------

    @property
    def solo(self) -> bool:
        """Whether the Automa plays."""
        return self.seats == 1

    def is_automa(self, side: Seat) -> bool:
        """Whether this side is the Automa."""
        return side >= self.seats

    def opponents(self, me: Seat) -> tuple[Seat, ...]:
        """All other sides, clockwise from the left neighbour."""
        return clockwise(me, self.sides)[1:]

    def right_of(self, me: Seat) -> Seat:
        """The side on my right; the only opponent if there is one (R35)."""
        return Seat((me - 1) % self.sides)

    def neighbours(self, me: Seat) -> list[Seat]:
        """The sides next to me, clockwise; one if there is only one (R35)."""
        left = Seat((me + 1) % self.sides)
        right = self.right_of(me)
        return [left] if left == right else [left, right]

    def hand(self, side: Seat) -> Cards:
        """The cards a side holds; the Automa's lie in a pile, its bottom card first."""
        return self.zones.cards[AUTOMA_HAND if self.is_automa(side) else hand_zone(side)]

    def start_hand(self, side: Seat) -> int:
        """How many cards a player starts with. §3"""
        return HOUSE_START_HAND[self.houses[side]]

    @property
    def deck(self) -> Cards:
        """The character deck, its top card last."""
        return self.zones.cards[DECK]

    @property
    def banished(self) -> Cards:
        """All banished cards."""
        return self.zones.cards[BANISHED]

    def pile(self, location: int) -> Cards:
        """The cards of a location, bottom to top."""
        return self.zones.cards[location]

    def is_down(self, location: int, height: int) -> bool:
        """Whether the card at this height lies face down (R6)."""
        return self.down[location] >> height & 1 == 1

    def colour(self, location: int, card: Card) -> Colour | None:
        """The colour of a card lying there; a face-down card has none (R6)."""
        return None if self.is_down(location, self.pile(location).index(card)) else COLOUR[card]

    def face_up(self, location: int) -> list[Card]:
        """The face-up cards of a location, bottom to top."""
        if not self.down[location]:
            return list(self.pile(location))
        return [card for height, card in enumerate(self.pile(location)) if not self.is_down(location, height)]

    def beneath(self, location: int, card: Card) -> Card | None:
        """The card right under this one, if any."""
        height = self.pile(location).index(card)
        return self.pile(location)[height - 1] if height else None

    def neutral(self) -> bool:
        """Whether the neutral house takes part. §3"""
        return self.sides == 2

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.phase is Phase.OVER

    # -- verbs -------------------------------------------------------------------------------------

    def carry(self, card: Card, target: int, rule: str, height: int | None = None) -> None:
        """Move a card from wherever it lies, on top of the target or at a height of it, as it lies: up or down."""
        source = self.zones.find(card)
        was_down = 0
        if source < DECK:
            at = self.zones.cards[source].index(card)
            mask = self.down[source]
            was_down = mask >> at & 1
            self.down[source] = mask & ((1 << at) - 1) | mask >> (at + 1) << at
        self.zones.carry(card, source, target, rule)
        top = len(self.zones.cards[target]) - 1
        at = top if height is None else height
        if at != top:
            self.zones.tuck(target, at)
        if target < DECK:
            mask = self.down[target]
            self.down[target] = mask & ((1 << at) - 1) | was_down << at | mask >> at << (at + 1)

    def put(self, card: Card, location: int, rule: str, height: int | None = None) -> None:
        """Lay a card face up on a location, or at a height of it."""
        self.zones.show(card, rule)
        self.carry(card, location, rule, height)

    def lay_face_down(self, card: Card, source: int, location: int, rule: str) -> None:
        """Lay a card face down on top of a location (R6)."""
        self.zones.slip((card,), source, location, rule)
        self.down[location] |= 1 << (len(self.pile(location)) - 1)

    def take(self, me: Seat, card: Card, rule: str) -> None:
        """Take a card into the hand; the Automa lays it on top of its pile. §6.2"""
        if self.phase is Phase.ABILITIES:
            self.zones.show(card, rule)
        self.carry(card, AUTOMA_HAND if self.is_automa(me) else hand_zone(me), rule)
        self.zones.tell("took", rule, me, [card], {})

    def draw(self, me: Seat, rule: str) -> bool:
        """Take the top card of the deck, unseen by others; whether there was one."""
        if not self.deck:
            return False
        self.take(me, self.deck[-1], rule)
        return True

    def banish(self, card: Card, rule: str) -> None:
        """Banish a card from wherever it lies. §6.2"""
        self.zones.show(card, rule)
        self.carry(card, BANISHED, rule)
        self.zones.tell("banished", rule, None, [card], {})

    def turn_over(self, rule: str) -> Card | None:
        """Turn over the top card of the deck and leave it there for now; None if there is none."""
        if not self.deck:
            return None
        card = self.deck[-1]
        self.zones.show(card, rule)
        self.zones.tell("turned", rule, None, [card], {})
        return card

    def add_helium(self, side: Seat, count: int, rule: str) -> None:
        """Take Helium, or lose as much as there is (R2)."""
        change = max(count, -self.helium[side])
        if change:
            self.helium[side] += change
            self.zones.tell("helium", rule, side, [], {"count": change})
            self._look_for_the_end()

    def move_ship(self, side: Seat, count: int, rule: str) -> None:
        """Move a ship, not beyond the ends of the Fleet Track. §5.1"""
        change = min(FLEET_END, max(0, self.fleet[side] + count)) - self.fleet[side]
        if change:
            self.fleet[side] += change
            self.zones.tell("fleet", rule, side, [], {"count": change})
            self._look_for_the_end()

    def add_influence(self, side: Seat, count: int, rule: str) -> None:
        """Place Influence while there is some left, or take it back. §5.1"""
        change = min(INFLUENCE_TOKENS, max(0, self.influence[side] + count)) - self.influence[side]
        if change:
            self.influence[side] += change
            self.zones.tell("influence", rule, side, [], {"count": change})
            self._look_for_the_end()

    @property
    def end_is_due(self) -> bool:
        """Whether one player meets two of three conditions, or all three are met by any mix of players. §7"""
        rich = loved = ahead = False
        for side in range(self.sides):
            met = 0
            if self.helium[side] >= END_THRESHOLD:
                rich = True
                met += 1
            if self.influence[side] >= END_THRESHOLD:
                loved = True
                met += 1
            if self.fleet[side] >= END_THRESHOLD:
                ahead = True
                met += 1
            if met >= 2:
                return True
        return rich and loved and ahead

    def _look_for_the_end(self) -> None:
        """The end of the game is triggered once. §7"""
        if not self.ending and self.phase is not Phase.ABILITIES and self.end_is_due:
            self.ending = True
            self.zones.tell("end_triggered", "red_rising §7", None, [], {})


def blank_table(seats: int, switches: Switches, luck: Luck) -> Table:
    """A table with no card on it."""
    sides = max(seats, 2)
    return Table(
        zones=Zones(LAYOUTS[seats], luck),
        seats=seats,
        sides=sides,
        switches=switches,
        houses=(House.NONE,) * sides,
        helium=[0] * sides,
        fleet=[0] * sides,
        influence=[0] * sides,
        down=[0] * len(LOCATIONS),
        hacked=[0] * sides,
    )
