"""Fzzzt! in lanes on whatever device JAX finds: decisions a second, by seats and lanes.

    python -m bench.lanes --seats 2 3 4 --lanes 1000 10000 100000 1000000 --seconds 2

Every lane plays by chance, whole answers at a time. Beside bare steps stand steps that also write the packed row of whoever is asked,
with its legal cards, and steps that count the finished matches exactly as well. A decision is what the kernel would ask; steps with a
single legal answer are not counted.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp

from ludoteca.games.fzzzt.accelerator.lanes import CLEAN_UP, OVER, Lanes, State, when
from ludoteca.games.fzzzt.accelerator.rows import pack
from ludoteca.games.fzzzt.accelerator.sets import Sets, drawn, size
from ludoteca.games.fzzzt.accelerator.tally import tally
from ludoteca.games.fzzzt.table import BELT_SIZE, ROUNDS

STEPS = ROUNDS * BELT_SIZE
"""Steps of one call of the device: no match is shorter, so in no lane more than one ends."""


def by_chance(rules: Lanes, state: State, key: jax.Array) -> Sets:
    """A legal answer of every lane: any cards of the hand but not none, or any fitting card, or none."""
    cards, passes, _ = rules.legal(state)
    words = jax.random.bits(key, (4, *state.phase.shape))
    one = drawn(cards, words[0])
    some = cards & words[1:3]
    bid = jnp.where(size(some) > 0, some, one)
    stays = passes & (words[3] & 1 == 1)
    return jnp.where(state.phase == CLEAN_UP, when(~stays, one), bid)


def stepping(rules: Lanes, rows: bool, scores: bool) -> Callable[[State, jax.Array], tuple[State, Any]]:
    """A function of so many steps: the state after them, how many decisions there were, and what else was made of them."""

    def one(carried: tuple[State, Any], key: jax.Array) -> tuple[tuple[State, Any], None]:
        state, (decisions, packed, ended) = carried
        answers, luck = jax.random.split(key)
        decisions += rules.is_choice(state).sum()
        state = rules.answer(state, by_chance(rules, state, answers), luck)
        if rows:
            # What a learner would read must be written, so it is carried on.
            packed = pack(rules, state)
        if scores:
            over = state.phase == OVER
            ended = ended._replace(
                planes=jnp.where(over, state.planes, ended.planes), won=jnp.where(over, state.won, ended.won)
            )
        return (state, (decisions, packed, ended)), None

    def many(state: State, key: jax.Array) -> tuple[State, Any]:
        made = (jnp.zeros((), jnp.int32), pack(rules, state) if rows else None, state if scores else None)
        (state, (decisions, packed, ended)), _ = jax.lax.scan(
            one, (state, made), jax.random.split(key, STEPS)
        )
        return state, (decisions, packed, None if ended is None else tally(rules, ended))

    return jax.jit(many)


def measured(rules: Lanes, lanes: int, rows: bool, scores: bool, seconds: float) -> float:
    """Decisions a second, of about so many seconds."""
    keys = jax.random.key(1)
    state = jax.jit(rules.init, static_argnums=1)(keys, lanes)
    many = stepping(rules, rows, scores)
    state, made = many(state, jax.random.fold_in(keys, 0))
    int(made[0])
    total, begun, turn = 0, time.perf_counter(), 0
    while time.perf_counter() - begun < seconds:
        turn += 1
        state, made = many(state, jax.random.fold_in(keys, turn))
        total += int(made[0])
    return total / (time.perf_counter() - begun)


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--lanes", type=int, nargs="+", default=[1000, 10_000])
    parser.add_argument("--seconds", type=float, default=2.0)
    given = parser.parse_args()
    print(f"{jax.devices()[0]}, JAX {jax.__version__}")
    print(f"{'seats':>5} {'lanes':>9} {'steps':>12} {'and rows':>12} {'and scores':>12}   decisions a second")
    for seats in given.seats:
        for lanes in given.lanes:
            rules = Lanes(seats)
            rates = [
                measured(rules, lanes, *what, given.seconds)
                for what in ((False, False), (True, False), (True, True))
            ]
            print(f"{seats:5} {lanes:9,}", *[f"{rate:12,.0f}" for rate in rates], flush=True)


if __name__ == "__main__":
    main()
