"""What the matches of lanes are worth: the basic score, and the exact best use of the units.

So many widgets of each unit can be made if the free cards suffice for every set of symbols (Hall's condition). Cards locked on a
unit serve that unit alone: of ``widgets`` on a unit, at least ``widgets * len(S)`` less the locked cards that show one of ``S`` must come
from free cards with a symbol of ``S``, so a set of symbols asks of each unit for the most that any part of the set does. With that the
units are gone through depth first, those worth most first and most widgets first, and what cannot beat the best so far is left out.
"""

from __future__ import annotations

from functools import reduce
from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from ludoteca.games.fzzzt.accelerator.lanes import (
    DISCARD,
    HAND,
    ON_UNIT,
    Lanes,
    State,
    of_seat,
    place_of,
    when,
)
from ludoteca.games.fzzzt.accelerator.sets import Numbers, fixed, size
from ludoteca.games.fzzzt.pieces import CARDS, KIND, POINTS, SHOWS, UNITS, Kind, is_robot

SYMBOL_SETS: Final = 16
"""Sets of the four symbols by their mask; the empty one is among them and asks for nothing."""
NEVER: Final = -99
ORDER: Final = sorted(range(len(UNITS)), key=lambda at: (-POINTS[UNITS[at]], at))
"""The units, those worth most first."""
VALUES: Final = np.array([POINTS[UNITS[at]] for at in ORDER], np.int32)
SYMBOLS: Final = np.array([SHOWS[UNITS[at]] for at in ORDER], np.int32)
SIZES: Final = np.array([mask.bit_count() for mask in range(SYMBOL_SETS)], np.int32)
DEAREST: Final = max(POINTS[unit] / SHOWS[unit].bit_count() for unit in UNITS)
"""The most that a card can earn in a widget."""


class Sheet(NamedTuple):
    """What each seat has made: arrays of (seats, lanes)."""

    scores: jax.Array
    robots: jax.Array
    """How many robots it has: the fewer come first where scores are equal."""
    ranks: jax.Array


class _Search(NamedTuple):
    depth: Numbers
    widgets: jax.Array
    """(units, lanes): what is tried on each unit."""
    asked: jax.Array
    """(units + 1, sets, lanes): what the units before each ask of the free cards."""
    worth: jax.Array
    """(units + 1, lanes): what they bring."""
    best: Numbers


def tally(lanes: Lanes, state: State) -> Sheet:
    """The score sheets as things stand."""
    seats = range(lanes.seats)
    values = {
        points: fixed([card for card in CARDS if POINTS[card] == points and KIND[card] is not Kind.UNIT])
        for points in (-1, 1, 2, 3)
    }
    showing = [
        fixed([card for card in CARDS if KIND[card] is not Kind.UNIT and SHOWS[card] & mask])
        for mask in range(SYMBOL_SETS)
    ]
    robots_set = fixed([card for card in CARDS if is_robot(card)])
    locked = [place_of(state.planes, ON_UNIT + at) for at in range(len(UNITS))]
    owners = [lanes.owner(state, at) for at in range(len(UNITS))]
    scores, robots = [], []
    for seat in seats:
        free = place_of(state.planes, of_seat(seat, HAND)) | place_of(state.planes, of_seat(seat, DISCARD))
        own = [when((owners[at] == seat) & (state.won[at] > 0), locked[at]) for at in range(len(UNITS))]
        every = reduce(jnp.bitwise_or, own, free)
        basic = sum([points * size(every & cards) for points, cards in values.items()])
        has = jnp.stack([(owners[at] == seat) & (state.won[at] > 0) for at in ORDER])
        supply = jnp.stack([size(free & cards) for cards in showing])
        kept = jnp.stack([jnp.stack([size(own[at] & cards) for cards in showing]) for at in ORDER])
        scores.append(basic + best_bonus(has, kept, supply))
        robots.append(size(every & robots_set))
    totals, counts = jnp.stack(scores), jnp.stack(robots)
    keys = totals * 64 - counts
    ranks = 1 + (keys[None] > keys[:, None]).sum(1)
    return Sheet(totals, counts, ranks)


def best_bonus(has: jax.Array, kept: jax.Array, supply: jax.Array) -> Numbers:
    """The highest bonus: which units there are (units, lanes), what is locked on each that shows one of a set of symbols
    (units, sets, lanes), and what is free of that (sets, lanes)."""
    units, count = has.shape
    values = jnp.where(has, jnp.asarray(VALUES)[:, None], 0)
    symbols = jnp.asarray(SYMBOLS)
    sets = jnp.arange(SYMBOL_SETS)

    def asks(unit: Numbers, widgets: Numbers, locked: jax.Array) -> jax.Array:
        """What so many widgets of a unit ask of the free cards of every set of symbols."""
        of_unit = symbols[unit]
        most = jnp.where((sets[:, None] & ~of_unit) == 0, widgets * SIZES[:, None] - locked, 0)
        for bit in (1, 2, 4, 8):
            without = most[np.arange(SYMBOL_SETS) & ~bit]
            most = jnp.where((sets & bit != 0)[:, None], jnp.maximum(most, without), most)
        return jnp.maximum(most, 0)

    def alone(unit: int) -> Numbers:
        """How many widgets of a unit there can be at most: no more than of its scarcest symbols."""
        inside = [mask for mask in range(1, SYMBOL_SETS) if mask & ~int(SYMBOLS[unit]) == 0]
        limits = [(supply[mask] + kept[unit, mask]) // int(SIZES[mask]) for mask in inside]
        return jnp.where(has[unit], reduce(jnp.minimum, limits), 0)

    most = jnp.stack([alone(unit) for unit in range(units)])
    # What the units from each on can bring at best: by their own limits, and by the cards that are left for them.
    brings = jnp.where(most > 0, most * values, -values)
    ahead = jnp.concatenate([jnp.cumsum(brings[::-1], 0)[::-1], jnp.zeros((1, count), jnp.int32)])
    held = jnp.concatenate(
        [jnp.cumsum(kept[::-1, SYMBOL_SETS - 1], 0)[::-1], jnp.zeros((1, count), jnp.int32)]
    )

    def going(search: _Search) -> jax.Array:
        return (search.depth >= 0).any()

    def one(search: _Search) -> _Search:
        lane = jnp.arange(count)
        live = search.depth >= 0
        unit = jnp.clip(search.depth, 0, units - 1)
        widgets = search.widgets[unit, lane]
        spent = search.asked[unit, :, lane].T
        whole = spent + asks(unit, widgets, kept[unit, :, lane].T)
        value = values[unit, lane]
        worth = search.worth[unit, lane] + jnp.where(widgets > 0, widgets * value, -value)
        left = supply[SYMBOL_SETS - 1] - whole[SYMBOL_SETS - 1] + held[unit + 1, lane]
        hope = jnp.minimum(ahead[unit + 1, lane], (left * DEAREST).astype(jnp.int32))
        exhausted = live & (widgets < 0)
        fits = live & ~exhausted & (whole <= supply).all(0)
        leaf = fits & (unit == units - 1)
        deeper = fits & ~leaf & (worth + hope > search.best)
        here = jnp.arange(units)[:, None] == unit
        following = jnp.arange(units + 1)[:, None] == unit + 1
        # The next try at this depth has a widget less; a unit that is entered begins with the most.
        tried = jnp.where(here & live, search.widgets - 1, search.widgets)
        entered = jnp.where(following[:-1] & deeper, most, tried)
        return _Search(
            depth=jnp.where(deeper, unit + 1, jnp.where(exhausted, search.depth - 1, search.depth)),
            widgets=entered,
            asked=jnp.where((following & deeper)[:, None], whole, search.asked),
            worth=jnp.where(following & deeper, worth, search.worth),
            best=jnp.where(leaf, jnp.maximum(search.best, worth), search.best),
        )

    begun = _Search(
        depth=jnp.zeros(count, jnp.int32),
        widgets=most,
        asked=jnp.zeros((units + 1, SYMBOL_SETS, count), jnp.int32),
        worth=jnp.zeros((units + 1, count), jnp.int32),
        best=jnp.full(count, NEVER * 100, jnp.int32),
    )
    return jax.lax.while_loop(going, one, begun).best
