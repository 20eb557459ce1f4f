"""The table of Zombie Fluxx: its zones, its public fields, what counts now, and the plain verbs."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from ludoteca.games.zombie_fluxx.pieces import CREEPERS, DEAD_FRIENDS, IS_FRIEND, KIND, NAMES, ZOMBIES, Kind
from ludoteca.kernel.card import Card
from ludoteca.kernel.layout import Layout, Order, Sight, Zone
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.seat import Seat, clockwise
from ludoteca.kernel.state import (
    AS_CARD,
    AS_COUNT,
    AS_FLAG,
    AS_SEAT,
    SETTING,
    Maybe,
    Several,
    Word,
    following,
    written,
)
from ludoteca.kernel.zone import Cards, Zones


class Phase(Enum):
    """What the next step is. §4.1"""

    BEGIN = "begin"
    BEFORE_DRAW = "before_draw"
    DRAW = "draw"
    PLAY = "play"
    LIMIT = "limit"
    OVER = "over"


class Result(Enum):
    """How the game stands. §7.4"""

    RUNNING = "running"
    WON = "won"
    ZOMBIES = "zombies"
    DRAW = "draw"


@dataclass(frozen=True)
class Switches:
    """The rulings that are match options. §15"""

    empty_hand_ends_turn: bool
    larry_after_check: bool
    trio_from_killer: bool
    pairs_stay_for_others: bool
    eradicate_each_kill: bool
    shots_spare_friends: bool
    simplify_up: bool
    groans_are_asked: bool
    silence_costs_a_card: bool
    """By the first rules who kept silent lost a card at random, which also was a way to get rid of one."""
    without_zombies: bool


def _layout(seats: int) -> Layout:
    zones = [
        Zone("draw pile", Sight.NOBODY, Order.ROW, pool="cards"),
        Zone("discard pile", Sight.OPEN, Order.ROW),
        Zone("new rules", Sight.OPEN, Order.ROW),
        Zone("goals", Sight.OPEN, Order.ROW),
        Zone("limbo", Sight.OPEN, Order.ROW),
        Zone("swap", Sight.NOBODY, Order.HEAP, pool="cards", bars=CREEPERS),
        Zone("basic rules", Sight.OPEN, Order.HEAP),
        Zone("box", Sight.OPEN, Order.HEAP),
    ]
    for number in range(seats):
        seat = Seat(number)
        zones += [
            Zone(f"hand {number}", Sight.OWNER, Order.HEAP, seat, "cards", CREEPERS),
            Zone(f"keepers {number}", Sight.OPEN, Order.HEAP, seat),
            Zone(f"creepers {number}", Sight.OPEN, Order.HEAP, seat),
            Zone(f"draw two {number}", Sight.OWNER, Order.HEAP, seat, "cards", CREEPERS),
            Zone(f"draw three {number}", Sight.OWNER, Order.HEAP, seat, "cards", CREEPERS),
            Zone(f"gifts {number}", Sight.OWNER, Order.HEAP, seat, "cards", CREEPERS),
        ]
    return Layout(tuple(zones), NAMES, seats)


FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 6
LAST_TURN: Final = 1000
LAYOUTS: Final = {seats: _layout(seats) for seats in range(FEWEST_SEATS, MOST_SEATS + 1)}

# Numbers of zones, the same at every table; those of a further seat are so many more.
_ANY: Final = LAYOUTS[FEWEST_SEATS]
DECK: Final = _ANY.place("draw pile")
DISCARD: Final = _ANY.place("discard pile")
RULES_IN_PLAY: Final = _ANY.place("new rules")
GOALS: Final = _ANY.place("goals")
LIMBO: Final = _ANY.place("limbo")
SWAP: Final = _ANY.place("swap")
BASIC: Final = _ANY.place("basic rules")
BOX: Final = _ANY.place("box")
HAND: Final = _ANY.place("hand 0")
KEEPERS: Final = _ANY.place("keepers 0")
OWN_CREEPERS: Final = _ANY.place("creepers 0")
DRAW_TWO: Final = _ANY.place("draw two 0")
DRAW_THREE: Final = _ANY.place("draw three 0")
GIFTS: Final = _ANY.place("gifts 0")
PER_SEAT: Final = _ANY.place("hand 1") - HAND


def hand_zone(seat: Seat) -> int:
    """The number of a seat's hand."""
    return HAND + PER_SEAT * seat


def keepers_zone(seat: Seat) -> int:
    """The number of the zone of a seat's Keepers."""
    return KEEPERS + PER_SEAT * seat


def creepers_zone(seat: Seat) -> int:
    """The number of the zone of a seat's Creepers."""
    return OWN_CREEPERS + PER_SEAT * seat


def draw_two_zone(seat: Seat) -> int:
    """The number of the hand that Draw 2 and Use 'Em lays beside the other."""
    return DRAW_TWO + PER_SEAT * seat


def draw_three_zone(seat: Seat) -> int:
    """The number of the hand that Draw 3, Play 2 of Them lays beside the other."""
    return DRAW_THREE + PER_SEAT * seat


def gifts_zone(seat: Seat) -> int:
    """The number of the cards that Everybody Gets 1 gives out."""
    return GIFTS + PER_SEAT * seat


def _between_gifts(t: Table) -> None:
    """Between two steps nobody is being given a card."""


@dataclass
class Table:
    """The state of a match of Zombie Fluxx."""

    zones: Zones
    seats: int = field(metadata=SETTING)
    switches: Switches = field(metadata=SETTING)
    phase: Phase = field(default=Phase.BEGIN, metadata=written(Word(Phase)))
    result: Result = field(default=Result.RUNNING, metadata=written(Word(Result)))
    winner: Seat | None = field(default=None, metadata=written(Maybe(AS_SEAT)))
    turn: Seat = field(default=Seat(0), metadata=written(AS_SEAT))
    turns: int = field(default=0, metadata=written(AS_COUNT))
    """How many turns have been begun."""
    drawn: int = field(default=0, metadata=written(AS_COUNT))
    """Cards drawn for the draw number in this turn. §4.2"""
    played: int = field(default=0, metadata=written(AS_COUNT))
    used: Cards = field(default=(), metadata=written(Several(AS_CARD)))
    """Sources of kills and free actions already used in this turn. §8.3"""
    no_hand: bool = field(default=False, metadata=written(AS_FLAG))
    """Whether the turn began with an empty hand under No-Hand Bonus. §4.1"""
    draw_done: bool = field(default=False, metadata=written(AS_FLAG))
    extra_turn: bool = field(default=False, metadata=written(AS_FLAG))
    turns_in_a_row: int = field(default=0, metadata=written(AS_COUNT))
    eradicated: int = field(default=0, metadata=written(AS_COUNT))
    """Cards that Eradication Bonus still owes. §4.3"""
    groaners: tuple[Seat, ...] = field(default=(), metadata=written(Several(AS_SEAT)))
    """Who has gained a zombie since the last settling."""
    settled_goals: Cards = field(default=(), metadata=written(Several(AS_CARD)))
    """The Goals in play when Larry was last looked at."""
    joining: int = field(default=0, metadata=written(AS_COUNT))
    """How many newcomers wait for the turn to end. §3.2"""
    gift_to: Seat | None = field(default=None, metadata=following(Maybe(AS_SEAT), _between_gifts))
    """For whom the card is that is being chosen now by Everybody Gets 1. §10"""

    # -- nouns -------------------------------------------------------------------------------------

    def everybody(self) -> tuple[Seat, ...]:
        """All seats, clockwise from the active player."""
        return clockwise(self.turn, self.seats)

    def others(self, me: Seat) -> tuple[Seat, ...]:
        """All other seats, clockwise from the left neighbour."""
        return clockwise(me, self.seats)[1:]

    def left_of(self, seat: Seat) -> Seat:
        """The next player in turn order (R-2)."""
        return Seat((seat + 1) % self.seats)

    def right_of(self, seat: Seat) -> Seat:
        """The previous player in turn order (R-2)."""
        return Seat((seat - 1) % self.seats)

    def hand(self, seat: Seat) -> Cards:
        """The cards a seat holds."""
        return self.zones.cards[hand_zone(seat)]

    @property
    def rules(self) -> Cards:
        """The New Rules in play."""
        return self.zones.cards[RULES_IN_PLAY]

    @property
    def goals(self) -> Cards:
        """The Goals in play, the Ungoal among them."""
        return self.zones.cards[GOALS]

    @property
    def discard_pile(self) -> Cards:
        """The discard pile, its top card last."""
        return self.zones.cards[DISCARD]

    def in_force(self, rule: Card) -> bool:
        """Whether a New Rule is in play."""
        return self.zones.where[rule] == RULES_IN_PLAY

    def keepers(self, seat: Seat) -> list[Card]:
        """The Keepers in front of a seat that still are Keepers: a dead Friend is none. §8.5"""
        cards = self.zones.cards[keepers_zone(seat)]
        if self.in_force(DEAD_FRIENDS):
            return [card for card in cards if not IS_FRIEND[card]]
        return list(cards)

    def zombie_cards(self, seat: Seat) -> list[Card]:
        """The zombie cards in front of a seat: Creepers, and Friends under Dead Friends. §8.2"""
        cards = list(self.zones.cards[creepers_zone(seat)])
        if self.in_force(DEAD_FRIENDS):
            cards += [card for card in self.zones.cards[keepers_zone(seat)] if IS_FRIEND[card]]
        return cards

    def zombies(self, seat: Seat) -> int:
        """The zombies in front of a seat, counted by picture. §8.2"""
        count = 0
        for card in self.zones.cards[creepers_zone(seat)]:
            count += ZOMBIES[card]
        if self.in_force(DEAD_FRIENDS):
            for card in self.zones.cards[keepers_zone(seat)]:
                if IS_FRIEND[card]:
                    count += 1
        return count

    def has(self, seat: Seat, keeper: Card) -> bool:
        """Whether this Keeper lies in front of the seat."""
        return self.zones.where[keeper] == keepers_zone(seat)

    def keeps(self, seat: Seat, keeper: Card) -> bool:
        """Whether this Keeper lies in front of the seat and still is one: a dead Friend is none. §8.5"""
        return self.has(seat, keeper) and not (IS_FRIEND[keeper] and self.in_force(DEAD_FRIENDS))

    def holder(self, card: Card) -> Seat | None:
        """The seat in front of which a Keeper or Creeper lies, if any."""
        place = self.zones.where[card]
        for seat in clockwise(Seat(0), self.seats):
            if place == keepers_zone(seat) or place == creepers_zone(seat):
                return seat
        return None

    def all_keepers(self) -> list[Card]:
        """All Keepers in play, by seat."""
        return [card for seat in clockwise(Seat(0), self.seats) for card in self.keepers(seat)]

    @property
    def over(self) -> bool:
        """Whether the game has been decided."""
        return self.result is not Result.RUNNING

    # -- verbs -------------------------------------------------------------------------------------

    def discard(self, card: Card, rule: str) -> None:
        """Lay a card on the discard pile, face up, from wherever it lies."""
        self.zones.show(card, rule)
        self.zones.carry(card, self.zones.find(card), DISCARD, rule)

    def set_before(self, card: Card, seat: Seat, rule: str) -> None:
        """Lay a Keeper or Creeper face up in front of a seat, from wherever it lies."""
        target = creepers_zone(seat) if KIND[card] is Kind.CREEPER else keepers_zone(seat)
        self.zones.show(card, rule)
        self.zones.carry(card, self.zones.find(card), target, rule)
        if card in self.zombie_cards(seat):
            self.groaners += (seat,)

    def draw(self, me: Seat, count: int, target: int, rule: str) -> int:
        """Draw cards; Creepers met on the way are laid down in front of me and replaced. §8.1, §11"""
        drawn = 0
        while drawn < count:
            if not self.zones.cards[DECK] and not self._reshuffle():
                break
            card = self.zones.cards[DECK][-1]
            if card in CREEPERS:
                self.set_before(card, me, "zombie_fluxx §8.1")
                self.zones.tell("creeper", "zombie_fluxx §8.1", me, [card], {})
            else:
                self.zones.carry(card, DECK, target, rule)
                drawn += 1
        if drawn and self.zones.log is not None:
            cards = list(self.zones.cards[target][-drawn:])
            self.zones.tell("drew", rule, me, cards, {"count": drawn})
        return drawn

    def _reshuffle(self) -> bool:
        """Turn the discard pile into a new draw pile, if there is one. §11"""
        if not self.discard_pile:
            return False
        self.zones.carry_all(DISCARD, DECK, "zombie_fluxx §11")
        self.zones.shuffle(DECK, "draw pile", "zombie_fluxx §11")
        self.zones.tell("reshuffled", "zombie_fluxx §11", None, [], {})
        return True

    def swap_hands(self, me: Seat, other: Seat, rule: str) -> None:
        """Two players exchange their whole hands."""
        self.zones.carry_all(hand_zone(me), SWAP, rule)
        self.zones.carry_all(hand_zone(other), hand_zone(me), rule)
        self.zones.carry_all(SWAP, hand_zone(other), rule)

    def let_in(self) -> Seat:
        """Give a seat at the end of the round to a newcomer (R-33). §3.2"""
        newcomer = Seat(self.seats)
        self.joining -= 1
        self.seats += 1
        self.zones.welcome(LAYOUTS[self.seats])
        return newcomer

    def finish(self, result: Result, winner: Seat | None, rule: str) -> None:
        """End the game."""
        self.result = result
        self.winner = winner
        self.phase = Phase.OVER
        self.zones.tell(result.value, rule, winner, [], {})


def blank_table(seats: int, switches: Switches, luck: Luck) -> Table:
    """A table with no card on it."""
    return Table(zones=Zones(LAYOUTS[seats], luck), seats=seats, switches=switches)
