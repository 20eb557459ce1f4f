"""Where every seat stands: what lies in front of it, what it lacks for each Goal, and what its zombies leave it.

All of it is public. Keepers are bits of a number here, so that a Goal is compared with a seat in a few steps.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.zombie_fluxx.in_force import without_power
from ludoteca.games.zombie_fluxx.pieces import (
    CARDS,
    DEAD_FRIENDS,
    DEMANDS,
    FIGURE,
    HAS_BURST,
    IS_FRIEND,
    IS_WEAPON,
    KIND,
    LARRY,
    SHOTGUN,
    SONIC_TRANQUILIZER,
    WEAPON_BONUS,
    ZOMBIE_SEASON,
    ZOMBIES,
    ZOMBIES_AINT_SO_BAD,
    Figure,
    Kind,
)  # fmt: skip
from ludoteca.games.zombie_fluxx.table import Table, creepers_zone, keepers_zone
from ludoteca.kernel.card import Card
from ludoteca.kernel.seat import Seat

KEEPERS: Final[list[Card]] = [card for card in CARDS if KIND[card] is Kind.KEEPER]
BIT: Final[list[int]] = [1 << KEEPERS.index(card) if card in KEEPERS else 0 for card in CARDS]
"""The bit of each Keeper, 0 for all other cards."""
FRIEND_BITS: Final[int] = sum([BIT[card] for card in KEEPERS if IS_FRIEND[card]])
BURST_BITS: Final[int] = sum([BIT[card] for card in KEEPERS if HAS_BURST[card]])
WEAPON_BITS: Final[int] = sum([BIT[card] for card in KEEPERS if IS_WEAPON[card]])
BYTE: Final = 8
LOW: Final = (1 << BYTE) - 1
ONES: Final[list[int]] = [number.bit_count() for number in range(1 << BYTE)]

GOALS: Final[list[Card]] = list(DEMANDS)
NEEDED: Final[list[int]] = [
    sum([BIT[keeper] for keeper in DEMANDS[card].keepers]) if card in DEMANDS else 0 for card in CARDS
]
"""The Keepers that a Goal names."""
OF_A_KIND: Final[list[bool]] = [
    card in DEMANDS and DEMANDS[card].friends_min + DEMANDS[card].bursts_min + DEMANDS[card].weapons_min > 0
    for card in CARDS
]
"""Whether a Goal asks for Keepers of a kind, whichever they are."""
NO_ZOMBIES: Final[list[bool]] = [card in DEMANDS and DEMANDS[card].no_zombies for card in CARDS]
OVERLOOKED: Final[list[bool]] = [
    card in DEMANDS and ZOMBIES_AINT_SO_BAD in DEMANDS[card].waived_by for card in CARDS
]
"""Whether a New Rule may overlook the zombies."""
MANY: Final = 99
"""A Goal that allows so many sets no limit."""
HAUNTED: Final[list[bool]] = [
    card in DEMANDS
    and (
        DEMANDS[card].zombies_min > 0
        or bool(DEMANDS[card].figures)
        or DEMANDS[card].others_min > 0
        or DEMANDS[card].others_max < MANY
        or DEMANDS[card].friends_max < MANY
    )
    for card in CARDS
]
"""Whether a Goal asks for more than Keepers and for having no zombies."""
FIGURES: Final[list[Figure]] = [Figure.SINGLE, Figure.PAIR, Figure.TRIO, Figure.QUARTET]

KILLED: Final = 0.9
"""How likely zombies are no hindrance that can all be killed in one turn."""
STUCK: Final[list[float]] = [1.0, 0.3, 0.15, 0.08, 0.05, 0.03]
"""The same of so many zombie cards that nothing at hand kills."""
LACKING: Final[list[float]] = [1.0, 0.4, 0.2, 0.1, 0.05, 0.02]
"""How likely it is that what a Goal demands of zombies comes about, if so many are lacking."""


def ones(bits: int) -> int:
    """How many Keepers these are."""
    return ONES[bits & LOW] + ONES[bits >> BYTE]


def short_of(goal: Card, bits: int) -> int:
    """How many Keepers a seat with these ones lacks for a Goal."""
    lacking = NEEDED[goal] & ~bits
    short = ones(lacking) if lacking else 0
    if OF_A_KIND[goal]:
        demand = DEMANDS[goal]
        short += max(0, demand.friends_min - ones(bits & FRIEND_BITS))
        short += max(0, demand.bursts_min - ones(bits & BURST_BITS))
        short += max(0, demand.weapons_min - ones(bits & WEAPON_BITS))
    return short


def helping(goal: Card, bits: int) -> int:
    """The Keepers that bring a seat with these ones nearer to a Goal."""
    help_bits = NEEDED[goal]
    if OF_A_KIND[goal]:
        demand = DEMANDS[goal]
        if ones(bits & FRIEND_BITS) < demand.friends_min:
            help_bits |= FRIEND_BITS
        if ones(bits & BURST_BITS) < demand.bursts_min:
            help_bits |= BURST_BITS
        if ones(bits & WEAPON_BITS) < demand.weapons_min:
            help_bits |= WEAPON_BITS
    return help_bits & ~bits


def bits_of(cards: tuple[Card, ...]) -> int:
    """The Keepers among some cards."""
    bits = 0
    for card in cards:
        bits |= BIT[card]
    return bits


class Standing:
    """What lies in front of one seat."""

    __slots__ = ("bits", "cards", "zombies", "kills", "larry", "sleeps", "shift")

    def __init__(self, t: Table, seat: Seat) -> None:
        rules = t.rules
        keepers = t.zones.cards[keepers_zone(seat)]
        creepers = t.zones.cards[creepers_zone(seat)]
        self.bits = bits_of(keepers)
        """The Keepers that still are Keepers."""
        self.cards = len(creepers)
        """The zombie cards."""
        self.zombies = sum([ZOMBIES[card] for card in creepers])
        if DEAD_FRIENDS in rules:
            dead = ones(self.bits & FRIEND_BITS)
            self.bits &= ~FRIEND_BITS
            self.cards += dead
            self.zombies += dead
        self.larry = LARRY in creepers
        self.sleeps = bool(self.bits & BIT[SONIC_TRANQUILIZER]) and SONIC_TRANQUILIZER not in without_power(t)
        """Whether the zombies may be ignored."""
        self.shift = 0
        """How many zombie cards more there will be once the Goals have changed: Larry walks."""
        self.kills = 0
        """How many zombie cards can be killed in a turn, or in what remains of it."""
        if self.cards:
            self.kills = self._kills(t, seat, keepers)

    def _kills(self, t: Table, seat: Seat, keepers: tuple[Card, ...]) -> int:
        used = t.used if t.turn == seat else ()
        kills = 1 if t.in_force(ZOMBIE_SEASON) and ZOMBIE_SEASON not in used else 0
        if SHOTGUN in keepers and SHOTGUN not in used:
            kills += 1
        if t.in_force(WEAPON_BONUS):
            kills += len([keeper for keeper in keepers if HAS_BURST[keeper] and keeper not in used])
        return kills


class Standings:
    """All seats side by side."""

    __slots__ = ("t", "seats", "overlook")

    def __init__(self, t: Table) -> None:
        self.t = t
        self.seats = [Standing(t, Seat(number)) for number in range(t.seats)]
        self.overlook = t.in_force(ZOMBIES_AINT_SO_BAD)
        if not t.switches.larry_after_check:
            for number in range(t.seats):
                if self.seats[number].larry:
                    self.seats[number].shift = -1
                    self.seats[number - 1].shift = 1

    def ease(self, seat: Seat, goal: Card) -> float:
        """How likely the zombies are to let a seat win with a Goal, apart from the Keepers; 1 if they are no matter."""
        one = self.seats[seat]
        cards, zombies, larry = one.cards, one.zombies, one.larry
        if one.shift and goal not in self.t.goals:
            cards += one.shift
            zombies += one.shift
            larry = one.shift > 0
        left = 1 if larry else 0
        if NO_ZOMBIES[goal] and not (self.overlook and OVERLOOKED[goal]):
            left = cards
        ease = 1.0
        if left and not one.sleeps:
            ease = KILLED if left <= one.kills else STUCK[min(left - one.kills, len(STUCK) - 1)]
        if HAUNTED[goal]:
            ease *= LACKING[min(self._lacking(seat, goal, zombies), len(LACKING) - 1)]
        return ease

    def _lacking(self, seat: Seat, goal: Card, zombies: int) -> int:
        """How much a Goal still demands of the zombies, everywhere, and of Friends who are in the way."""
        demand = DEMANDS[goal]
        lacking = max(0, demand.zombies_min - zombies)
        if demand.figures:
            figures = [FIGURE[card] for card in self.t.zones.cards[creepers_zone(seat)]]
            lacking += len([figure for figure in demand.figures if figure not in figures])
        lacking += max(0, ones(self.seats[seat].bits & FRIEND_BITS) - demand.friends_max)
        for other in range(len(self.seats)):
            if other != seat:
                count = self.seats[other].zombies
                if count < demand.others_min or count > demand.others_max:
                    lacking += 1
        return lacking

    def wins(self, seat: Seat, goal: Card, bits: int) -> bool:
        """Whether a seat would win at once with these Keepers if this Goal were in play."""
        return short_of(goal, bits) == 0 and self.ease(seat, goal) == 1.0
