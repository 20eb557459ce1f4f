"""What the asked seat may know, packed into words for each lane; and unpacked to the bytes that the encoder writes.

A packed row is made of what the seat's view shows, and of nothing else: the places of the cards that it sees, the order of what
has one, how many cards lie everywhere else, and the last auction. Unpacked it is the row of the fair encoder
(``Knowledge.VIEW``) byte for byte.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from ludoteca.facets.encoding.encoder import Encoder
from ludoteca.facets.encoding.plan import Knowledge
from ludoteca.games.fzzzt.accelerator.lanes import (
    AUCTION,
    BELT,
    BID,
    BOX,
    CLEAN_UP,
    DECK,
    DISCARD,
    DONE,
    FIRST_CARD,
    FIRST_UNIT,
    HAND,
    NO_CARD,
    NOBODY,
    ON_UNIT,
    OWN_UNITS,
    PASS,
    PLANES,
    Lanes,
    State,
    of_seat,
    place_of,
    put,
    when,
)
from ludoteca.games.fzzzt.accelerator.sets import COUNT, Numbers, Sets, number, single, size
from ludoteca.games.fzzzt.encode import PHASES, encoder
from ludoteca.games.fzzzt.flow import ASSIGN
from ludoteca.games.fzzzt.flow import BID as ASK_BID
from ludoteca.games.fzzzt.pieces import CONVEYOR_CARDS, STARTER, UNITS
from ludoteca.games.fzzzt.table import BELT_SIZE, LAYOUTS, Phase

Words = NDArray[np.uint32]
Bytes = NDArray[np.uint8]
Integers = NDArray[np.int64]

HEADER: Final = (
    ("phase", 2), ("round", 3), ("chief", 2), ("asked", 2), ("last_winner", 3), ("last_lot", 6), ("unit", 4), ("passes", 1),
    ("done", 1), ("passed", 4), ("sold", 4),
)  # fmt: skip
"""The numbers of the first word with their bits, the lowest first."""
CARD_BITS: Final = 6
UNIT_BITS: Final = 4
GIVEN_BITS: Final = UNIT_BITS + CARD_BITS
SIZE_BITS: Final = 8
PHASE_NUMBERS: Final = [PHASES.index(phase) + 1 for phase in (Phase.AUCTION, Phase.CLEAN_UP, Phase.OVER)]


# -- packing ----------------------------------------------------------------------------------------------------


def pack(lanes: Lanes, state: State) -> jax.Array:
    """(words, lanes): what the asked seat of each lane knows, and what it may do."""
    seats = lanes.seats
    cards, passes, done = lanes.legal(state)
    secret = [state.secret & place_of(state.planes, ON_UNIT + at) for at in range(len(UNITS))]
    owners = [lanes.owner(state, at) for at in range(len(UNITS))]
    own = jnp.zeros_like(state.secret)
    for at in range(len(UNITS)):
        own |= when(owners[at] == state.asked, secret[at])
    numbers = {
        "phase": state.phase, "round": state.round, "chief": state.chief, "asked": state.asked,
        "last_winner": state.last_winner, "last_lot": state.last_lot, "unit": state.unit * (state.phase == CLEAN_UP),
        "passes": passes, "done": done, "passed": state.passed, "sold": state.sold,
    }  # fmt: skip
    words = _packed([numbers[name] for name, _ in HEADER], [bits for _, bits in HEADER])
    words += _places(state, own)
    there = [(state.sold <= at) & (state.shown > at) for at in range(BELT_SIZE)]
    belt = [jnp.where(there[at], state.belt[at], NO_CARD) for at in range(BELT_SIZE)]
    words += _packed(belt, [CARD_BITS] * BELT_SIZE)
    words += _packed(list(state.won), [UNIT_BITS] * len(UNITS))
    given = [
        jnp.where(state.given[at] > 0, state.given[at] | number(secret[at]) << UNIT_BITS, 0)
        for at in range(len(UNITS))
    ]
    words += _packed(given, [GIVEN_BITS] * len(UNITS))
    hands = lanes.hand_sizes(state)
    for seat in range(seats):
        aside = sum([jnp.where(owners[at] == seat, size(secret[at]), 0) for at in range(len(UNITS))], start=0)
        waiting = jnp.where(state.undrawn >> seat & 1 == 1, hands[seat], 0)
        discard = size(place_of(state.planes, of_seat(seat, DISCARD))) - waiting
        bid = size(place_of(state.planes, of_seat(seat, BID)))
        words += _packed([hands[seat] + aside, bid, discard], [SIZE_BITS] * 3)
    for several in (state.picked, cards, *state.last_bids):
        words += list(several)
    return jnp.stack([word.astype(jnp.uint32) for word in words])


def _places(state: State, own: Sets) -> list[jax.Array]:
    """The planes as the asked seat sees them: cards that it does not see have all bits set."""
    planes, me = put(state.planes, own, of_seat(state.asked, HAND)), state.asked
    sights = planes[4] & (planes[3] | planes[2]) & ~state.secret | own
    for place in (BOX, *[of_seat(seat, OWN_UNITS) for seat in range(4)]):
        sights |= place_of(planes, place)
    for place in (HAND, BID):
        sights |= place_of(planes, of_seat(me, place))
    for at in range(BELT_SIZE):
        sights |= when((state.sold <= at) & (state.shown > at), single(state.belt[at]))
    return [word for plane in range(PLANES) for word in planes[plane] & sights | ~sights]


def _packed(numbers: Sequence[Numbers], bits: Sequence[int]) -> list[jax.Array]:
    """Numbers of so many bits, as many in a word as fit."""
    words: list[jax.Array] = []
    room = 0
    for one, wide in zip(numbers, bits, strict=True):
        if wide > room:
            words.append(jnp.zeros_like(one, jnp.uint32))
            room = 32
        words[-1] = words[-1] | one.astype(jnp.uint32) << (32 - room)
        room -= wide
    return words


# -- unpacking --------------------------------------------------------------------------------------------------


class Unpacker:
    """Turns packed rows into the bytes of the encoder."""

    def __init__(self, seats: int, ask_last: bool = False) -> None:
        options = {"log": "last", "last_assignment": "ask" if ask_last else "skip"}
        self.seats = seats
        self.encoder: Encoder = encoder(seats, options, Knowledge.VIEW)
        layout = LAYOUTS[seats]
        zones = {DECK: "deck", BELT: "belt", BOX: "box"}
        for seat in range(seats):
            for place, name in ((HAND, "hand"), (BID, "bid"), (DISCARD, "discard"), (OWN_UNITS, "units")):
                zones[int(of_seat(seat, place))] = f"{name} {seat}"
        for at, unit in enumerate(UNITS):
            zones[ON_UNIT + at] = f"on {layout.names[unit]}"
        self.codes = np.full((seats, 1 << PLANES), -1, np.int64)
        """For each viewer and place the number of the zone as the viewer counts them."""
        for viewer in range(seats):
            for place, name in zones.items():
                self.codes[viewer, place] = self.encoder.codes[viewer][layout.place(name)]
        self.open_places = [
            BOX,
            *range(ON_UNIT, ON_UNIT + len(UNITS)),
            *[int(of_seat(seat, OWN_UNITS)) for seat in range(seats)],
        ]
        self.deck = len([card for card in CONVEYOR_CARDS if not 0 < STARTER[card] <= seats])

    def __call__(self, packed: Words) -> Bytes:
        """(lanes, bytes): the rows of (words, lanes)."""
        reader = _Reader(packed)
        head = dict(
            zip([name for name, _ in HEADER], reader.numbers([bits for _, bits in HEADER]), strict=True)
        )
        planes = [reader.flags() for _ in range(PLANES)]
        belt = reader.numbers([CARD_BITS] * BELT_SIZE)
        won = np.stack(reader.numbers([UNIT_BITS] * len(UNITS)), 1)
        given = reader.numbers([GIVEN_BITS] * len(UNITS))
        sizes = [reader.numbers([SIZE_BITS] * 3) for _ in range(self.seats)]
        picked, legal = reader.flags(), reader.flags()
        bids = [reader.flags() for _ in range(self.seats)]
        places = np.packbits(np.stack(planes, 2), axis=2, bitorder="little")[:, :, 0].astype(np.int64)

        lanes = packed.shape[1]
        every = np.arange(lanes)
        rows = np.tile(np.frombuffer(bytes(self.encoder.blank), np.uint8), (lanes, 1))
        slots = {slot.name: rows[:, slot.first : slot.first + slot.size] for slot in self.encoder.slots}
        me, seats = head["asked"], self.seats
        bidding = head["phase"] == AUCTION
        ask = np.where(bidding, self.encoder.ask_number(ASK_BID), self.encoder.ask_number(ASSIGN))
        slots["ask"][:, 0] = ask
        owners = np.where(won > 0, places[:, FIRST_UNIT:] // 4 - 1, NOBODY)
        for seat in range(seats):
            asked = np.where(bidding, me == seat, (owners == seat).any(1))
            slots["asked"][every, (seat - me) % seats] = asked
        slots["phase"][:, 0] = np.array(PHASE_NUMBERS)[head["phase"]]
        slots["round"][:, 0] = head["round"]
        slots["chief"][every, (head["chief"] - me) % seats] = 1
        decided = head["last_winner"] != NOBODY
        slots["last_winner"][every[decided], ((head["last_winner"] - me) % seats)[decided]] = 1
        slots["last_lot"][every[decided], head["last_lot"][decided]] = 1
        for seat in range(seats):
            slots["last_bids"] += bids[seat] * ((seat - me) % seats + 1)[:, None].astype(np.uint8)
        about = np.where(bidding, belt[0], FIRST_UNIT + head["unit"])
        for at in range(1, BELT_SIZE):
            about = np.where(bidding & (head["sold"] == at), belt[at], about)
        slots["about"][every, about] = 1

        codes = self.codes[me]
        slots["where"][:] = np.take_along_axis(codes, places, 1) + 1
        self._order(slots["order"], belt, head["sold"], won, owners)
        counts = {place: (places == place).sum(1) for place in self.open_places}
        counts[BELT] = BELT_SIZE - head["sold"]
        counts[DECK] = self.deck - BELT_SIZE * head["round"]
        for seat in range(seats):
            for place, count in zip((HAND, BID, DISCARD), sizes[seat], strict=True):
                counts[int(of_seat(seat, place))] = count
        for place, count in counts.items():
            slots["size"][every, codes[:, place]] = count

        slots["picked"][:, FIRST_CARD:] = picked
        slots["legal"][:, PASS] = head["passes"]
        slots["legal"][:, DONE] = head["done"]
        slots["legal"][:, FIRST_CARD:] = legal
        slots["earlier"][:, PASS] = head["passed"]
        for one in given:
            answered = one > 0
            cards = FIRST_CARD + (one >> UNIT_BITS)
            slots["earlier"][every[answered], cards[answered]] = (one & (1 << UNIT_BITS) - 1)[answered]
        return rows

    def _order(
        self, order: Bytes, belt: list[Integers], sold: Integers, won: Integers, owners: Integers
    ) -> None:
        """The places of the cards on the belt, and of each unit among those of its owner."""
        for at in range(BELT_SIZE):
            seen = belt[at] != NO_CARD
            order[seen, belt[at][seen]] = (at - sold + 1)[seen]
        before = (won[:, :, None] > won[:, None, :]) & (owners[:, :, None] == owners[:, None, :])
        rank = (before & (won[:, None, :] > 0)).sum(2) + 1
        order[:, FIRST_UNIT:] = np.where(won > 0, rank, order[:, FIRST_UNIT:])


class _Reader:
    """Takes numbers and sets off the words of packed rows."""

    def __init__(self, packed: Words) -> None:
        self.packed = packed
        self.next = 0

    def _word(self) -> Words:
        word: Words = self.packed[self.next]
        self.next += 1
        return word

    def numbers(self, bits: Sequence[int]) -> list[Integers]:
        """What ``_packed`` has put together."""
        found: list[Integers] = []
        room = 0
        for wide in bits:
            if wide > room:
                word = self._word()
                room = 32
            found.append((word >> np.uint32(32 - room) & np.uint32((1 << wide) - 1)).astype(np.int64))
            room -= wide
        return found

    def flags(self) -> Bytes:
        """(lanes, cards): a set, a byte for each card."""
        words = np.stack([self._word(), self._word()], 1)
        bits = np.unpackbits(words.astype("<u4").view(np.uint8), axis=1, bitorder="little")
        flags: Bytes = bits[:, :COUNT]
        return flags
