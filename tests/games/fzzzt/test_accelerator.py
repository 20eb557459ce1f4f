"""Fzzzt! in lanes is the game of the kernel: the same deals and the same answers give the same tables, questions and scores."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

jax = pytest.importorskip("jax")

import jax.numpy as jnp

from ludoteca.facets.encoding.plan import Knowledge
from ludoteca.games.fzzzt.accelerator import lanes as places
from ludoteca.games.fzzzt.accelerator.lanes import Lanes, State
from ludoteca.games.fzzzt.accelerator.rows import Unpacker, pack
from ludoteca.games.fzzzt.accelerator.tally import tally
from ludoteca.games.fzzzt.encode import encoder
from ludoteca.games.fzzzt.flow import RULES
from ludoteca.games.fzzzt.pieces import CARDS, MECHANICS, STARTER, UNITS, is_robot
from ludoteca.games.fzzzt.scoring import owned
from ludoteca.games.fzzzt.table import SOURCES, Table
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.playout import next_decision
from ludoteca.kernel.seat import Seat

MATCHES = int(os.environ.get("LUDOTECA_LANES", "24"))


@dataclass
class Played:
    """What was seen in one lane until its match was over."""

    mechanics: list[int]
    belts: list[list[int]]
    hands: list[list[list[int]]]
    """For each seat the hands that it drew, one after the other."""
    steps: list[tuple[int, np.ndarray, np.ndarray, int]]
    """Who was asked, the row, the mask, and the action given; forced steps are left out."""
    scores: list[int]
    robots: list[int]
    ranks: list[int]


class Dealt:
    """The rules of the kernel with the deals of a lane."""

    def __init__(self, played: Played) -> None:
        self.played = played
        self.identity = RULES.identity
        self.blank, self.next_step, self.outcome, self.check = (
            RULES.blank, RULES.next_step, RULES.outcome, RULES.check,
        )  # fmt: skip

    def setup(self, seats: int, options: Mapping[str, str], luck: Luck) -> Any:
        by_number = {STARTER[card]: card for card in MECHANICS}
        mechanics = [by_number[number] for number in self.played.mechanics]
        order = [card for belt in self.played.belts for card in belt]
        luck.script = {"mechanics": tuple(reversed(mechanics)), "deck": tuple(order), **self.draws()}
        return RULES.setup(seats, options, luck)

    def draws(self) -> dict[str, tuple[int, ...]]:
        """What the next shuffle of each collection puts on top."""
        return {SOURCES[seat]: tuple(hands[0]) for seat, hands in enumerate(self.played.hands) if hands}


def cards_of(words: np.ndarray) -> list[int]:
    """The cards of a set."""
    return [card for card in CARDS if int(words[card // 32]) >> card % 32 & 1]


def play(seats: int, count: int, ask_last: bool, seed: int) -> Iterator[Played]:
    """Matches in lanes, each to its end, by actions drawn at random."""
    rules = Lanes(seats, ask_last)
    unpacker = Unpacker(seats, ask_last)

    def look(state: State, key: Any) -> Any:
        mask = rules.mask(state)
        luck = jax.random.gumbel(key, mask.shape)
        action = jnp.argmax(jnp.where(mask, luck, -jnp.inf), 0).astype(jnp.int32)
        hands = jnp.stack(
            [places.place_of(state.planes, places.of_seat(seat, places.HAND)) for seat in range(seats)]
        )
        starts = jnp.stack(
            [places.place_of(state.planes, places.of_seat(seat, places.DISCARD)) for seat in range(seats)]
        )
        return pack(rules, state), mask, rules.is_choice(state), action, hands, starts

    looking, step, count_up = jax.jit(look), jax.jit(rules.step), jax.jit(lambda state: tally(rules, state))
    keys = iter(jax.random.split(jax.random.key(seed), 1000))
    state = jax.jit(rules.init, static_argnums=1)(next(keys), count)
    lanes = [Played([], [], [[] for _ in range(seats)], [], [], [], []) for _ in range(count)]
    over = np.zeros(count, bool)
    waiting = np.full(count, (1 << seats) - 1)
    rounds = np.zeros(count, int)
    while not over.all():
        packed, mask, choice, action, hands, starts = [np.asarray(one) for one in looking(state, next(keys))]
        rows = unpacker(packed)
        now = [np.asarray(one) for one in (state.phase, state.round, state.undrawn, state.belt, state.asked)]
        ended = now[0] == places.OVER
        sheet = [np.asarray(one) for one in count_up(state)] if (ended & ~over).any() else []
        for lane in range(count):
            if over[lane]:
                continue
            played = lanes[lane]
            if ended[lane]:
                played.scores, played.robots, played.ranks = [part[:, lane].tolist() for part in sheet]
                over[lane] = True
                continue
            if now[1][lane] != rounds[lane]:
                rounds[lane] = now[1][lane]
                played.belts.append(now[3][:, lane].tolist())
            if not played.mechanics:
                every = [cards_of(hands[seat, :, lane] | starts[seat, :, lane]) for seat in range(seats)]
                played.mechanics = [
                    next(STARTER[card] for card in cards if card in MECHANICS) for cards in every
                ]
            # Whoever is asked first after a shuffle draws in the same step in which the others begin to wait.
            drew = waiting[lane] & ~now[2][lane]
            if now[2][lane] & ~waiting[lane]:
                drew |= 1 << now[4][lane]
            for seat in range(seats):
                if drew >> seat & 1:
                    played.hands[seat].append(cards_of(hands[seat, :, lane]))
            waiting[lane] = now[2][lane]
            if choice[lane]:
                played.steps.append((int(now[4][lane]), rows[lane], mask[:, lane], int(action[lane])))
        state = step(state, jnp.asarray(action), next(keys))
    yield from lanes


def follow(played: Played, seats: int, ask_last: bool) -> None:
    """The same match in the kernel: the same questions to the same seats, the same rows, and the same end."""
    options = RULES.identity.settle(seats, {"last_assignment": "ask" if ask_last else "skip"})
    rules = Dealt(played)
    match = Match.start(rules, seats, seed_from("lanes"), options, Log.NONE)
    writer = encoder(seats, options, Knowledge.VIEW)
    at = 0
    while (decision := next_decision(match)) is not None:
        choice = writer.space.begin(decision)
        place = None
        while place is None:
            asked, row, mask, action = played.steps[at]
            at += 1
            assert decision.seat == asked
            assert sorted(choice.legal) == np.flatnonzero(mask).tolist()
            expected = np.frombuffer(bytes(writer.row(match, decision.seat, choice)), np.uint8)
            assert_equal_rows(writer, expected, row)
            place = choice.act(action)
        table: Table = match.table
        luck = table.zones.luck
        for seat, hands in enumerate(played.hands):
            if SOURCES[seat] not in luck.script and hands:
                hands.pop(0)
        luck.script = rules.draws()
        match.take(decision, place)
    assert at == len(played.steps)
    outcome = match.outcome()
    assert (list(outcome.scores), list(outcome.ranks)) == (played.scores, played.ranks)
    table = match.table
    assert [
        len([card for card in owned(table, Seat(seat)) if is_robot(card)]) for seat in range(seats)
    ] == played.robots


def assert_equal_rows(writer: Any, expected: np.ndarray, row: np.ndarray) -> None:
    """Say which part of a row differs."""
    for slot in writer.slots:
        part = slice(slot.first, slot.first + slot.size)
        assert expected[part].tolist() == row[part].tolist(), slot.name


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "ask_last"), [(2, False), (3, True), (4, False)])
def test_lanes_play_the_game_of_the_kernel(seats: int, ask_last: bool) -> None:
    for played in play(seats, MATCHES, ask_last, seed=seats):
        follow(played, seats, ask_last)


def swapped(state: State, pools: Iterator[list[list[int]]], luck: np.random.Generator) -> State:
    """The lanes with two cards of each pool of theirs in one another's place."""
    planes, belt, ahead = np.array(state.planes), np.array(state.belt), np.array(state.ahead_belt)
    drawn, secret = np.array(state.ahead), np.array(state.secret)
    for lane, of_lane in enumerate(pools):
        for pool in of_lane:
            if len(pool) < 2:
                continue
            one, other = luck.choice(pool, 2, replace=False).tolist()
            for words in (*planes[:, :, lane], drawn[:, lane], secret[:, lane]):
                bits = [int(words[card // 32]) >> card % 32 & 1 for card in (one, other)]
                for card, bit in zip((other, one), bits, strict=True):
                    words[card // 32] = words[card // 32] & ~np.uint32(1 << card % 32) | np.uint32(
                        bit << card % 32
                    )
            for row in (belt[:, lane], ahead[:, lane]):
                was_one, was_other = row == one, row == other
                row[was_one], row[was_other] = other, one
    return state._replace(
        planes=jnp.asarray(planes),
        belt=jnp.asarray(belt),
        ahead_belt=jnp.asarray(ahead),
        ahead=jnp.asarray(drawn),
        secret=jnp.asarray(secret),
    )


def hidden(state: State, seats: int) -> Iterator[list[list[int]]]:
    """For each lane the cards that the asked seat cannot tell apart: face down on belt and deck, and of each other seat."""
    planes = [np.asarray(places.place_of(state.planes, number)) for number in range(1 << places.PLANES)]
    belt, shown, me, secret = (
        np.asarray(one) for one in (state.belt, state.shown, state.asked, state.secret)
    )
    for lane in range(belt.shape[1]):
        at = [set(cards_of(place[:, lane])) for place in planes]
        pools = [sorted(at[places.DECK] | at[places.BELT] - set(belt[: shown[lane], lane].tolist()))]
        for seat in range(seats):
            if seat != me[lane]:
                hand, bid, discard, units = at[places.OF_SEAT * (seat + 1) :][:4]
                laid = [at[places.ON_UNIT + unit - UNITS[0]] for unit in units]
                in_secret = set().union(*laid) & set(cards_of(secret[:, lane]))
                pools.append(sorted(hand | bid | discard | in_secret))
        yield pools


@pytest.mark.slow
def test_a_packed_row_is_the_same_in_every_world_that_its_seat_cannot_tell_apart() -> None:
    seats, luck = 3, np.random.default_rng(1)
    rules = Lanes(seats)
    packing, step, mask = jax.jit(lambda state: pack(rules, state)), jax.jit(rules.step), jax.jit(rules.mask)
    state = jax.jit(rules.init, static_argnums=1)(jax.random.key(1), 16)
    phases = set()
    for turn in range(150):
        phases |= set(np.asarray(state.phase).tolist())
        other = swapped(state, hidden(state, seats), luck)
        assert (np.asarray(other.planes) != np.asarray(state.planes)).any()
        assert np.array_equal(packing(state), packing(other))
        legal = np.asarray(mask(state))
        actions = [luck.choice(np.flatnonzero(legal[:, lane]).tolist() or [0]) for lane in range(16)]
        state = step(state, jnp.asarray(actions, jnp.int32), jax.random.key(turn))
    assert places.CLEAN_UP in phases
