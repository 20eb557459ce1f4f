"""Sets of cards in many lanes at once: two words of 32 bits, the lanes last."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import jax
import jax.numpy as jnp

from ludoteca.games.fzzzt.pieces import NAMES

WORD: Final = 32
WORDS: Final = 2
COUNT: Final = len(NAMES)

Sets = jax.Array
"""Of shape (2, lanes): bit n of word w is card 32 w + n."""
Numbers = jax.Array
"""A number for each lane."""


def fixed(cards: Iterable[int]) -> Sets:
    """The same set for every lane, to be broadcast."""
    words = [0] * WORDS
    for card in cards:
        words[card // WORD] |= 1 << card % WORD
    return jnp.array(words, jnp.uint32)[:, None]


def single(card: Numbers) -> Sets:
    """The set of one card each; of none where the number is none of a card."""
    place = jnp.arange(WORDS, dtype=jnp.int32)[:, None] * WORD
    here = (card >= place) & (card < place + WORD) & (card < COUNT)
    shift = jnp.where(here, card - place, 0).astype(jnp.uint32)
    return jnp.where(here, jnp.uint32(1) << shift, jnp.uint32(0))


def size(cards: Sets) -> Numbers:
    """How many cards each set has."""
    few: Numbers = jax.lax.population_count(cards).sum(0).astype(jnp.int32)
    return few


def filled(flag: jax.Array) -> jax.Array:
    """All bits where the flag is set, none elsewhere."""
    bits: jax.Array = jnp.uint32(0) - flag.astype(jnp.uint32)
    return bits


def number(card: Sets) -> Numbers:
    """The card of a set of one; of an empty set a number that is none of a card."""
    low, high = card
    zeros = jnp.where(low != 0, jax.lax.clz(low), jax.lax.clz(high))
    found = jnp.where(low != 0, WORD - 1, 2 * WORD - 1) - zeros.astype(jnp.int32)
    return jnp.where((low | high) != 0, found, 2 * WORD - 1)


def above(cards: Sets) -> Sets:
    """All cards with a higher number than each of the set."""
    low, high = cards
    return jnp.stack([jnp.where(high != 0, 0, ~_smeared(low)), ~_smeared(high)])


def _smeared(word: jax.Array) -> jax.Array:
    """The highest bit and all below it."""
    for shift in (1, 2, 4, 8, 16):
        word = word | word >> shift
    return word


def share(word: jax.Array, bound: Numbers) -> Numbers:
    """A random word as a number below the bound: the upper half of their product."""
    bound = bound.astype(jnp.uint32)
    upper = (word >> 16) * bound + ((word & 0xFFFF) * bound >> 16)
    return (upper >> 16).astype(jnp.int32)


def drawn(cards: Sets, word: jax.Array) -> Sets:
    """One card of each set by a random word, all equally likely; none of an empty set."""
    return _nth(cards, share(word, size(cards)))


def _nth(cards: Sets, place: Numbers) -> Sets:
    """The card at this place of each set, counted from the lowest."""
    low, high = cards
    few = jax.lax.population_count(low).astype(jnp.int32)
    beyond = place >= few
    word = jnp.where(beyond, high, low)
    place = jnp.where(beyond, place - few, place)
    found = jnp.zeros_like(place)
    rest = word
    for width in (16, 8, 4, 2, 1):
        part = rest & ((1 << width) - 1)
        count = jax.lax.population_count(part).astype(jnp.int32)
        skip = place >= count
        place = jnp.where(skip, place - count, place)
        found = jnp.where(skip, found + width, found)
        rest = jnp.where(skip, rest >> width, part)
    bit = jnp.where(word != 0, jnp.uint32(1) << found.astype(jnp.uint32), jnp.uint32(0))
    return jnp.stack([jnp.where(beyond, 0, bit), jnp.where(beyond, bit, 0)])
