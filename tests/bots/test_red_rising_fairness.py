"""Rulings on what a bot may know in Red Rising: nothing but what its seat does."""

import pytest

from ludoteca.bots.registry import make
from ludoteca.facets.registry import find
from ludoteca.games.red_rising.flow import RULES
from ludoteca.games.red_rising.table import Table
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.seat import Seat
from tests.bots.fairness import SPECS, Peeker, differences, soaked

DECISIONS = soaked(60)


def other_hands(table: Table, seat: Seat) -> int:
    """The cards of all other hands, as a number."""
    return sum(card for side in table.opponents(seat) for card in table.hand(side))


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_decides_alike_in_all_worlds_that_its_seat_cannot_tell_apart(spec: str, seats: int) -> None:
    differing, compared = differences(
        RULES, lambda mind: make(spec, find("red_rising"), Luck(mind)), seats, DECISIONS
    )
    assert compared >= DECISIONS
    assert differing == 0


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_bot_that_peeks_is_caught(seats: int) -> None:
    assert differences(RULES, lambda mind: Peeker(other_hands), seats, DECISIONS)[0] >= DECISIONS // 10
