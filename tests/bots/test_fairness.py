"""Rulings on what a bot may know in Fzzzt!: nothing but what its seat does."""

from typing import Any

import pytest

from ludoteca.bots.registry import make
from ludoteca.facets.registry import find
from ludoteca.games.fzzzt.flow import BID, RULES
from ludoteca.games.fzzzt.pieces import POWER
from ludoteca.games.fzzzt.table import Table
from ludoteca.kernel.answer import Answer
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.match import Match
from ludoteca.kernel.position import dump
from ludoteca.kernel.seat import Seat
from tests.bots.fairness import SPECS, Peeker, differences, soaked

DECISIONS = soaked(200)
WORLDS = 3


def power_of_other_hands(table: Table, seat: Seat) -> int:
    """The power of all other hands."""
    others = [Seat(number) for number in range(table.seats) if number != seat]
    return sum(POWER[card] for other in others for card in table.hand(other) + table.bid(other))


def another_auction(match: Match, step: Match, answers: list[Answer], seat: Seat, seed: bytes) -> Match:
    """A whole match that may just as well be the true one, for all that this seat knows.

    The step is imagined as it began. Then everybody acts again: this seat just as it did; in an auction the others lay
    down as many cards as they did, whatever those are now; what others have answered under seal nobody has seen.
    """
    world = step.imagine(seat, Luck(seed))
    position = dump(RULES, step.options, world.table)
    for number in range(step.seats):
        take_back_forced_bid(position, f"bid {number}", f"hand {number}")
    twin = Match.at(RULES, position, seed)
    for given in answers:
        if given.seat == seat:
            twin.answer(seat, given.option)
        elif given.ask is BID:
            hand = twin.table.hand(given.seat)
            twin.answer(given.seat, hand[: len(given.option)])
    return twin


def take_back_forced_bid(position: dict[str, Any], bid: str, hand: str) -> None:
    """A last card is bid without a question; before the step it was still in hand."""
    position["zones"][hand] = position["zones"][bid] + position["zones"][hand]
    position["zones"][bid] = []
    for rumour in [rumour for rumours in position["rumours"].values() for rumour in rumours]:
        rumour["zones"] = [hand if name == bid else name for name in rumour["zones"]]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_decides_alike_in_all_worlds_that_its_seat_cannot_tell_apart(spec: str, seats: int) -> None:
    found = differences(
        RULES,
        lambda mind: make(spec, find("fzzzt"), Luck(mind)),
        seats,
        DECISIONS,
        worlds=WORLDS,
        another=another_auction,
    )
    assert found == (0, DECISIONS * WORLDS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_that_peeks_is_caught(seats: int) -> None:
    differing, _ = differences(
        RULES,
        lambda mind: Peeker(power_of_other_hands),
        seats,
        DECISIONS,
        worlds=WORLDS,
        another=another_auction,
    )
    assert differing >= DECISIONS // 10
