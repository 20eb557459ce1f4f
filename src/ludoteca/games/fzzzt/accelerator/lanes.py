"""Matches in lanes: where every card lies as five planes of bits, and what a step makes of them.

The number of a card's place stands across the planes, a bit in each, so that whatever happens to many cards at once (all losers
take their bids back) is one operation for all of them. Nothing is stored that nobody has seen: a hand is drawn when its owner is first
asked, and the next belt one card a step, so that no lane ever has to draw much. A lane whose match is over begins another with its
next step. Forced bids are steps, too, with a single legal action; the kernel does not ask them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from ludoteca.games.fzzzt.accelerator.sets import (
    COUNT,
    Numbers,
    Sets,
    above,
    drawn,
    filled,
    fixed,
    number,
    share,
    single,
    size,
)
from ludoteca.games.fzzzt.pieces import (
    CARDS,
    CONVEYOR,
    CONVEYOR_CARDS,
    MECHANICS,
    POWER,
    STARTER,
    UNITS,
    fits,
)
from ludoteca.games.fzzzt.table import BELT_SIZE, HAND_SIZE, ROUNDS

PASS: Final = 0
DONE: Final = 1
FIRST_CARD: Final = 2
"""Actions are those of the encoder: to pass, to be done, and a card each from here on."""
ACTIONS: Final = FIRST_CARD + COUNT
NO_CARD: Final = 63
NOBODY: Final = 7

# Places. Those of a seat follow one another; what lies on a unit has a place for each unit.
PLANES: Final = 5
DECK: Final = 0
BELT: Final = 1
BOX: Final = 2
OF_SEAT: Final = 4
HAND: Final = 4
BID: Final = 5
DISCARD: Final = 6
OWN_UNITS: Final = 7
ON_UNIT: Final = 20

AUCTION: Final = 0
CLEAN_UP: Final = 1
OVER: Final = 2

WORDS_A_STEP: Final = HAND_SIZE + 2
"""Random words that a step of a lane may need: a hand, a card of the next belt, and who plays which mechanic."""

ALL_UNITS: Final = np.arange(len(UNITS), dtype=np.int32)[:, None]
FIRST_UNIT: Final = UNITS[0]
POWERS: Final = tuple(range(1, max(POWER) + 1))


class State(NamedTuple):
    """The matches of all lanes; every array has the lanes last."""

    planes: jax.Array
    """(5, 2, lanes): the places of all cards, a bit of their number in each plane."""
    belt: jax.Array
    """(8, lanes): the cards of this round in their order."""
    sold: Numbers
    """How many of them are sold."""
    shown: Numbers
    """How many of them have been turned up."""
    ahead: Sets
    """The cards drawn so far for the next belt, of this match or of the next one."""
    ahead_belt: jax.Array
    undrawn: Numbers
    """A bit for each seat that has not drawn its hand yet: its cards lie in the discard until then."""
    phase: Numbers
    round: Numbers
    chief: Numbers
    asked: Numbers
    unit: Numbers
    """The unit that a card may be assigned to, in a clean-up."""
    picked: Sets
    """The cards of an answer on its way."""
    last_lot: Numbers
    last_winner: Numbers
    last_bids: jax.Array
    """(seats, 2, lanes): the bids of the last auction."""
    won: jax.Array
    """(units, lanes): the how manieth unit each was to be won, from 1; 0 before that."""
    secret: Sets
    """Cards assigned in this clean-up, of which only their owners know."""
    given: jax.Array
    """(units, lanes): the number of the answer that assigned a card to each, of those that its owner has given; or 0."""
    answers: Numbers
    """How many answers the asked seat has given in this clean-up."""
    passed: Numbers
    """The number of its last pass among them, or 0."""


def place_of(planes: jax.Array, number: int | Numbers) -> Sets:
    """The cards at a place."""
    at = jnp.asarray(number, jnp.uint32)
    found = jnp.full(planes.shape[1:], 0xFFFFFFFF, jnp.uint32)
    for plane in range(PLANES):
        found &= ~(planes[plane] ^ filled(at >> plane & 1))
    return found


def put(planes: jax.Array, cards: Sets, number: int | Numbers) -> jax.Array:
    """The planes with these cards at another place."""
    at = jnp.asarray(number, jnp.uint32)
    return jnp.stack([planes[plane] & ~cards | cards & filled(at >> plane & 1) for plane in range(PLANES)])


def when(flag: jax.Array, cards: Sets) -> Sets:
    """The sets of the lanes with the flag, nothing in the others."""
    return cards & filled(flag)


def of_seat(seat: int | Numbers, place: int) -> int | Numbers:
    """A place of a seat."""
    return OF_SEAT * seat + place


class Lanes:
    """The rules for a number of seats, in lanes."""

    def __init__(self, seats: int, ask_last: bool = False) -> None:
        self.seats = seats
        self.ask_last = ask_last
        """Whether cards are assigned after the last round as well (ruling C6)."""
        deck = [card for card in CONVEYOR_CARDS if not 0 < STARTER[card] <= seats]
        if len(deck) < ROUNDS * BELT_SIZE:
            raise ValueError(f"a deck of {len(deck)} cards is too small for {ROUNDS} belts")
        self.deck = fixed(deck)
        self.castings = list(permutations(range(1, seats + 1)))
        """Who plays which mechanic."""
        self.beginnings = jnp.stack([self._beginning(casting) for casting in self.castings], -1)
        self.chiefs = jnp.array([casting.index(1) for casting in self.castings], jnp.int32)
        self.fits = [fixed([card for card in CARDS if fits(card, unit)]) for unit in UNITS]
        self.powers = [fixed([card for card in CARDS if POWER[card] == power]) for power in POWERS]
        self.units = fixed(UNITS)
        self.conveyor = jnp.array([*CONVEYOR, *[0] * (NO_CARD + 1 - COUNT)], jnp.int32)

    def _beginning(self, casting: Sequence[int]) -> jax.Array:
        """The planes of a table before the first round: every set with its mechanic in a discard, the rest in deck and box."""
        planes = jnp.zeros((PLANES, 2, 1), jnp.uint32)
        # The bits beyond the last card lie in the box, too, so that nobody draws them.
        planes = put(planes, fixed(MECHANICS[self.seats :]) | ~fixed(CARDS), BOX)
        for seat, mechanic in enumerate(casting):
            start = fixed([card for card in CARDS if STARTER[card] == mechanic])
            planes = put(planes, start, of_seat(seat, DISCARD))
        return planes[..., 0]

    # -- beginning and going on ---------------------------------------------------------------------------------

    def init(self, key: jax.Array, lanes: int) -> State:
        """So many matches at their first question."""
        zero = jnp.zeros(lanes, jnp.int32)
        nothing = jnp.zeros((2, lanes), jnp.uint32)
        state = State(
            planes=jnp.zeros((PLANES, 2, lanes), jnp.uint32),
            belt=jnp.full((BELT_SIZE, lanes), NO_CARD, jnp.int32),
            sold=zero,
            shown=zero,
            ahead=nothing,
            ahead_belt=jnp.full((BELT_SIZE, lanes), NO_CARD, jnp.int32),
            undrawn=zero,
            phase=zero + OVER,
            round=zero + ROUNDS,
            chief=zero,
            asked=zero,
            unit=zero,
            picked=nothing,
            last_lot=zero + NO_CARD,
            last_winner=zero + NOBODY,
            last_bids=jnp.zeros((self.seats, 2, lanes), jnp.uint32),
            won=jnp.zeros((len(UNITS), lanes), jnp.int32),
            secret=nothing,
            given=jnp.zeros((len(UNITS), lanes), jnp.int32),
            answers=zero,
            passed=zero,
        )
        keys = jax.random.split(key, BELT_SIZE)
        for one in keys[1:]:
            state = self._draw_ahead(state, jax.random.bits(one, (lanes,)))
        return self.step(state, zero, keys[0])

    def step(self, state: State, action: Numbers, key: jax.Array) -> State:
        """Give one action in every lane: a piece of a bid, or a card for a unit. What is not legal is not looked for."""
        chosen = single(action - FIRST_CARD)
        bidding = state.phase == AUCTION
        picked = state.picked | chosen
        hand = place_of(state.planes, of_seat(state.asked, HAND))
        open_end = (size(hand & above(picked)) > 0) & (action != DONE)
        return self._answer(state._replace(picked=picked), ~(bidding & open_end), key)

    def answer(self, state: State, cards: Sets, key: jax.Array) -> State:
        """Give a whole answer in every lane: all cards of a bid; a card for a unit, or none."""
        return self._answer(state._replace(picked=cards), state.phase >= AUCTION, key)

    def _answer(self, state: State, whole: jax.Array, key: jax.Array) -> State:
        words = jax.random.bits(key, (WORDS_A_STEP, *state.phase.shape))
        state = self._draw_ahead(state, words[0])
        # Lanes of a match that is over leave their answer aside.
        bid = whole & (state.phase == AUCTION)
        assigned = whole & (state.phase == CLEAN_UP)
        begun = state.phase == OVER
        state = self._assign(self._place_bid(state, bid), assigned)
        state = state._replace(picked=when(~whole, state.picked))
        following, found = self._next_bidder(state)
        state = state._replace(asked=jnp.where(bid & found, following, state.asked))
        sold = bid & ~found
        state = self._sell(state, sold)
        empty = sold & (state.sold == BELT_SIZE)
        cleans = empty & ((state.round < ROUNDS) | self.ask_last)
        state = self._take_up(state, empty)
        state, asks = self._next_unit(state, cleans, assigned)
        clean = (cleans | assigned) & ~asks
        over = (clean | empty & ~cleans) & (state.round == ROUNDS)
        prepared = clean & (state.round < ROUNDS)
        state = self._forget(state, clean | over)
        state = state._replace(
            phase=jnp.where(over, OVER, jnp.where(asks & (cleans | assigned), CLEAN_UP, state.phase))
        )
        state = self._begin(state, begun, words[1])
        dry = sold & (state.sold < BELT_SIZE) & (self._in_hand(state) == 0)
        state = self._prepare(state, prepared | begun)
        state = self._return(state, prepared | dry)
        turns = sold & (state.sold < BELT_SIZE) | prepared | begun
        state = self._reveal(state, turns)
        state = self._first_bidder(state, turns)
        return self._draw_hand(state, words[2:])

    # -- what happens, in the lanes that a flag names -----------------------------------------------------------

    def _draw_ahead(self, state: State, word: jax.Array) -> State:
        """One more card for the next belt; in the last round for the first one of the next match."""
        count = size(state.ahead)
        deck = jnp.where(state.round == ROUNDS, self.deck, place_of(state.planes, DECK))
        card = when(count < BELT_SIZE, drawn(deck & ~state.ahead, word))
        place = jnp.arange(BELT_SIZE)[:, None] == count
        return state._replace(
            ahead=state.ahead | card, ahead_belt=jnp.where(place, number(card), state.ahead_belt)
        )

    def _place_bid(self, state: State, flag: jax.Array) -> State:
        """Lay the picked cards face down. §4.3"""
        bid = when(flag, state.picked)
        return state._replace(planes=put(state.planes, bid, of_seat(state.asked, BID)))

    def _assign(self, state: State, flag: jax.Array) -> State:
        """Lay the picked card on the unit asked about, in secret until all have answered. §4.6"""
        card = when(flag, state.picked)
        took = size(card) > 0
        answers = state.answers + flag
        here = took & (state.unit == ALL_UNITS)
        return state._replace(
            planes=put(state.planes, card, ON_UNIT + state.unit),
            secret=state.secret | card,
            answers=answers,
            given=jnp.where(here, answers, state.given),
            passed=jnp.where(flag & ~took, answers, state.passed),
        )

    def _next_bidder(self, state: State) -> tuple[Numbers, jax.Array]:
        """Who bids after the seat asked, clockwise to the chief; and whether there is anybody. §4.3"""
        since = (state.asked - state.chief) % self.seats
        counts = self.hand_sizes(state)
        found = jnp.zeros_like(state.phase, bool)
        bidder = state.asked
        for steps in range(1, self.seats):
            seat = (state.asked + steps) % self.seats
            has = (jnp.arange(self.seats)[:, None] == seat) & (counts > 0)
            here = ~found & (since + steps < self.seats) & has.any(0)
            bidder = jnp.where(here, seat, bidder)
            found = found | here
        return bidder, found

    def _sell(self, state: State, flag: jax.Array) -> State:
        """Decide the auction: the highest bid takes the lot and is spent, everybody else takes theirs back. §4.3, §4.4"""
        seats, planes = self.seats, state.planes
        bids = jnp.stack([place_of(planes, of_seat(seat, BID)) for seat in range(seats)])
        values = [
            jnp.where(
                size(bids[seat]) > 0,
                sum([power * size(bids[seat] & self.powers[at]) for at, power in enumerate(POWERS)]),
                -1,
            )
            for seat in range(seats)
        ]
        ranked = jnp.stack(values) * seats
        every = jnp.arange(seats)[:, None]
        winner = jnp.argmax(ranked + (seats - 1 - (every - state.chief) % seats), 0).astype(jnp.int32)
        tied = (ranked == ranked.max(0)) & (every != winner)
        behind = jnp.where(tied, (every - winner) % seats, seats).min(0)
        chief = jnp.where(behind < seats, (winner + behind) % seats, state.chief)
        at = jnp.arange(BELT_SIZE)[:, None] == state.sold
        lot_number = jnp.where(at, state.belt, 0).sum(0)
        lot = when(flag, single(lot_number))
        is_unit = size(lot & self.units) > 0
        spent = when(flag, place_of(planes, of_seat(winner, BID)))
        # The places of a bid and of a hand differ in the lowest bit alone, and in no other place of a seat.
        of_seats = planes[4] ^ (planes[2] | planes[3])
        back = when(flag, of_seats & planes[0] & ~planes[1])
        planes = planes.at[0].set(planes[0] & ~back)
        planes = put(planes, spent, of_seat(winner, DISCARD))
        planes = put(planes, lot & ~self.units, of_seat(winner, DISCARD))
        planes = put(planes, lot & self.units, of_seat(winner, OWN_UNITS))
        here = flag & is_unit & (lot_number - FIRST_UNIT == ALL_UNITS)
        return state._replace(
            planes=planes,
            won=jnp.where(here, 1 + state.won.max(0), state.won),
            sold=state.sold + flag,
            chief=jnp.where(flag, chief, state.chief),
            last_lot=jnp.where(flag, lot_number, state.last_lot),
            last_winner=jnp.where(flag, winner, state.last_winner),
            last_bids=jnp.where(flag, bids, state.last_bids),
        )

    def _take_up(self, state: State, flag: jax.Array) -> State:
        """Everybody takes the discard into the hand. §4.6"""
        planes = state.planes
        for seat in range(self.seats):
            discard = when(flag, place_of(planes, of_seat(seat, DISCARD)))
            planes = put(planes, discard, of_seat(seat, HAND))
        return state._replace(planes=planes)

    def _return(self, state: State, flag: jax.Array) -> State:
        """Everybody lays the whole collection aside, to draw from it when asked. §4.1, §4.5"""
        planes = state.planes
        for seat in range(self.seats):
            hand = when(flag, place_of(planes, of_seat(seat, HAND)))
            planes = put(planes, hand, of_seat(seat, DISCARD))
        return state._replace(planes=planes, undrawn=jnp.where(flag, (1 << self.seats) - 1, state.undrawn))

    def _next_unit(self, state: State, first: jax.Array, goes_on: jax.Array) -> tuple[State, jax.Array]:
        """The next unit that a card may be assigned to, seat by seat from the chief, each in the order won; if there is one."""
        many = len(UNITS) + 1
        keys = []
        for at in range(len(UNITS)):
            owner = self.owner(state, at)
            hand = place_of(state.planes, of_seat(owner, HAND))
            fitting = size(hand & self.fits[at]) > 0
            key = (owner - state.chief) % self.seats * many + state.won[at]
            keys.append(jnp.where((state.won[at] > 0) & fitting, key, self.seats * many))
        all_keys = jnp.stack(keys)
        here = state.unit == ALL_UNITS
        now = (state.asked - state.chief) % self.seats * many + jnp.where(here, state.won, 0).sum(0)
        later = jnp.where(all_keys > jnp.where(goes_on, now, -1), all_keys, self.seats * many)
        found = later.min(0)
        asks = (found < self.seats * many) & (first | goes_on)
        unit = jnp.argmin(later, 0).astype(jnp.int32)
        seat = (state.chief + found // many) % self.seats
        fresh = asks & (first | (seat != state.asked))
        return (
            state._replace(
                asked=jnp.where(asks, seat, state.asked),
                unit=jnp.where(asks, unit, state.unit),
                answers=jnp.where(fresh, 0, state.answers),
                passed=jnp.where(fresh, 0, state.passed),
                given=jnp.where(fresh, 0, state.given),
            ),
            asks,
        )

    def _forget(self, state: State, flag: jax.Array) -> State:
        """The clean-up is over: what was assigned lies open."""
        return state._replace(
            secret=when(~flag, state.secret),
            given=jnp.where(flag, 0, state.given),
            answers=jnp.where(flag, 0, state.answers),
            passed=jnp.where(flag, 0, state.passed),
        )

    def _begin(self, state: State, flag: jax.Array, word: jax.Array) -> State:
        """Another match, before its first round. §3"""
        casting = share(word, jnp.full_like(state.phase, len(self.castings)))
        return state._replace(
            planes=jnp.where(flag, self.beginnings[..., casting], state.planes),
            round=jnp.where(flag, 0, state.round),
            chief=jnp.where(flag, self.chiefs[casting], state.chief),
            last_lot=jnp.where(flag, NO_CARD, state.last_lot),
            last_winner=jnp.where(flag, NOBODY, state.last_winner),
            last_bids=jnp.where(flag, jnp.uint32(0), state.last_bids),
            won=jnp.where(flag, 0, state.won),
            undrawn=jnp.where(flag, (1 << self.seats) - 1, state.undrawn),
        )

    def _prepare(self, state: State, flag: jax.Array) -> State:
        """Begin a round with the belt drawn ahead. §4.1"""
        return state._replace(
            planes=put(state.planes, when(flag, state.ahead), BELT),
            belt=jnp.where(flag, state.ahead_belt, state.belt),
            ahead=when(~flag, state.ahead),
            sold=jnp.where(flag, 0, state.sold),
            shown=jnp.where(flag, 0, state.shown),
            round=state.round + flag,
            phase=jnp.where(flag, AUCTION, state.phase),
        )

    def _reveal(self, state: State, flag: jax.Array) -> State:
        """Flip the head, and as many more as its conveyor number says. §4.2"""
        at = jnp.arange(BELT_SIZE)[:, None] == state.sold
        head = jnp.where(at, state.belt, 0).sum(0)
        shown = jnp.minimum(state.sold + self.conveyor[head], BELT_SIZE)
        return state._replace(shown=jnp.where(flag & (state.sold >= state.shown), shown, state.shown))

    def _first_bidder(self, state: State, flag: jax.Array) -> State:
        """The first with a card in hand, clockwise from the chief. §4.3"""
        counts = self.hand_sizes(state)
        steps = (jnp.arange(self.seats)[:, None] - state.chief) % self.seats
        least = jnp.where(counts > 0, steps, self.seats).min(0)
        return state._replace(asked=jnp.where(flag, (state.chief + least) % self.seats, state.asked))

    def _draw_hand(self, state: State, words: jax.Array) -> State:
        """Whoever is asked draws six cards of the collection, or all. §4.1"""
        due = (state.undrawn >> state.asked & 1 == 1) & (state.phase == AUCTION)
        rest = when(due, place_of(state.planes, of_seat(state.asked, DISCARD)))
        hand = jnp.zeros_like(rest)
        for draw in range(HAND_SIZE):
            card = drawn(rest, words[draw])
            hand, rest = hand | card, rest & ~card
        return state._replace(
            planes=put(state.planes, hand, of_seat(state.asked, HAND)),
            undrawn=jnp.where(due, state.undrawn & ~(1 << state.asked), state.undrawn),
        )

    # -- what there is to ask -----------------------------------------------------------------------------------

    def owner(self, state: State, unit: int) -> Numbers:
        """The seat that has won a unit; meaningless before."""
        bits = [
            (state.planes[plane, 1] >> (FIRST_UNIT + unit - 32) & 1).astype(jnp.int32) for plane in (2, 3, 4)
        ]
        return bits[0] + 2 * bits[1] + 4 * bits[2] - 1

    def hand_sizes(self, state: State) -> jax.Array:
        """How many cards each seat has in hand, drawn or not."""
        sizes = []
        for seat in range(self.seats):
            waiting = state.undrawn >> seat & 1 == 1
            discard = size(place_of(state.planes, of_seat(seat, DISCARD)))
            hand = size(place_of(state.planes, of_seat(seat, HAND)))
            sizes.append(jnp.where(waiting, jnp.minimum(discard, HAND_SIZE), hand))
        return jnp.stack(sizes)

    def _in_hand(self, state: State) -> Numbers:
        """How many cards all seats have in hand."""
        return self.hand_sizes(state).sum(0)

    def legal(self, state: State) -> tuple[Sets, jax.Array, jax.Array]:
        """What may be done next: the cards, and whether one may pass or be done. In a match that is over, nothing."""
        bidding, cleaning = state.phase == AUCTION, state.phase == CLEAN_UP
        hand = place_of(state.planes, of_seat(state.asked, HAND))
        fitting = jnp.zeros_like(hand)
        for at in range(len(UNITS)):
            fitting |= when(state.unit == at, self.fits[at])
        cards = when(bidding, hand & above(state.picked)) | when(cleaning, hand & fitting)
        return cards, cleaning, bidding & (size(state.picked) > 0)

    def is_choice(self, state: State) -> jax.Array:
        """Whether there is more than one thing to do: what the kernel would ask."""
        cards, passes, done = self.legal(state)
        return size(cards) + passes + done > 1

    def mask(self, state: State) -> jax.Array:
        """(actions, lanes): which actions are legal, as the encoder numbers them."""
        cards, passes, done = self.legal(state)
        bits = cards[np.arange(COUNT) // 32] >> (jnp.arange(COUNT, dtype=jnp.uint32)[:, None] % 32) & 1
        return jnp.concatenate([passes[None], done[None], bits == 1])
