"""Seats, and the masks that name sets of viewers."""

from __future__ import annotations

import pytest

from ludoteca.kernel.seat import NOBODY, SPECTATOR, Seat, bit, clockwise, everyone, viewers


def test_the_spectator_has_the_lowest_bit() -> None:
    assert bit(SPECTATOR) == 1


def test_every_viewer_has_a_bit_of_its_own() -> None:
    assert len({bit(viewer) for viewer in viewers(4)}) == 5


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 12])
def test_everyone_is_all_viewers_and_nobody_else(seats: int) -> None:
    assert everyone(seats) == sum(bit(viewer) for viewer in viewers(seats))


def test_nobody_is_no_viewer() -> None:
    assert not any(NOBODY & bit(viewer) for viewer in viewers(12))


def test_the_turn_goes_clockwise_from_the_first_seat_and_past_the_last() -> None:
    assert clockwise(Seat(2), 4) == (2, 3, 0, 1)


@pytest.mark.parametrize("seats", range(1, 13))
def test_every_seat_has_one_turn_in_a_round(seats: int) -> None:
    rounds = [sorted(clockwise(Seat(first), seats)) for first in range(seats)]
    assert rounds == [list(range(seats))] * seats


def test_the_spectator_is_the_last_of_the_viewers() -> None:
    assert viewers(2) == [0, 1, SPECTATOR]
