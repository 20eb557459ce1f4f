"""Rulings on what a bot may know in Zombie Fluxx: nothing but what its seat does."""

import pytest

from ludoteca.bots.registry import make
from ludoteca.facets.registry import find
from ludoteca.games.zombie_fluxx.flow import RULES
from ludoteca.games.zombie_fluxx.table import Table
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.seat import Seat
from tests.bots.fairness import SPECS, Peeker, differences, soaked

DECISIONS = soaked(120)


def other_hands(table: Table, seat: Seat) -> int:
    """The cards of all other hands, as a number."""
    others = [Seat(number) for number in range(table.seats) if number != seat]
    return sum(card for other in others for card in table.hand(other))


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_decides_alike_in_all_worlds_that_its_seat_cannot_tell_apart(spec: str, seats: int) -> None:
    differing, compared = differences(
        RULES, lambda mind: make(spec, find("zombie_fluxx"), Luck(mind)), seats, DECISIONS
    )
    assert compared >= DECISIONS
    assert differing == 0


@pytest.mark.parametrize("seats", [2, 4])
def test_a_bot_that_peeks_is_caught(seats: int) -> None:
    assert differences(RULES, lambda mind: Peeker(other_hands), seats, DECISIONS)[0] >= DECISIONS // 10
