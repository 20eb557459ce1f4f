"""Tracks, tokens, hand sizes and the Automa's hand. §8 steps 3 to 7, §10.7."""

from __future__ import annotations

import pytest

from ludoteca.games.red_rising.pieces import AUTOMA_BASE_POINTS, HELIUM_POINTS, SOVEREIGN_POINTS
from ludoteca.games.red_rising.tracks import (
    automa_kept,
    automa_points,
    excess,
    fleet_points,
    influence_points,
)  # fmt: skip

NEUTRAL = 3


def test_a_ship_brings_the_points_of_its_position() -> None:
    assert [fleet_points(position) for position in range(11)] == [0, 1, 3, 6, 10, 15, 21, 28, 34, 39, 43]


@pytest.mark.parametrize("position", [-1, 11])
def test_a_ship_off_the_track_is_refused(position: int) -> None:
    with pytest.raises(ValueError, match="a ship is on 0 to 10"):
        fleet_points(position)


def test_players_who_tie_for_most_influence_share_the_rank() -> None:
    """B1."""
    assert influence_points([10, 10, 5, 2]) == [40, 40, 10, 2]


@pytest.mark.parametrize(
    ("placed", "points"), [([7, 2], [28, 2]), ([5, 5], [20, 20]), ([3, 1], [12, 2]), ([2, 1], [4, 1])]
)
def test_the_neutral_house_takes_a_rank(placed: list[int], points: list[int]) -> None:
    """B2."""
    assert influence_points([*placed, NEUTRAL])[:2] == points


def test_the_second_rank_goes_to_all_with_the_next_lower_number() -> None:
    assert influence_points([8, 4, 4, 3]) == [32, 8, 8, 3]


def test_no_influence_brings_no_points_at_any_rank() -> None:
    assert influence_points([0, 0]) == [0, 0]


@pytest.mark.parametrize(("cards", "points"), [(9, -20), (8, -10), (7, 0), (0, 0)])
def test_every_card_beyond_the_seventh_costs_ten_points(cards: int, points: int) -> None:
    """B3."""
    assert excess(cards) == points


@pytest.mark.parametrize(
    ("level", "dancer", "harmony"), [(1, 5, 2), (2, 6, 3), (3, 8, 4), (4, 10, 5), (5, 12, 6), (6, 14, 7)]
)
def test_the_level_values_an_acceptable_and_an_unacceptable_card(
    level: int, dancer: int, harmony: int
) -> None:
    """U4."""
    assert (automa_points(level, 1, 0), automa_points(level, 0, 1)) == (dancer, harmony)


def test_a_level_beyond_the_sixth_is_refused() -> None:
    with pytest.raises(ValueError, match="the levels are"):
        automa_points(7, 1, 1)


@pytest.mark.parametrize(
    ("acceptable", "unacceptable", "kept", "points"),
    [(15, 9, (15, 5), 105), (22, 3, (20, 0), 120), (12, 8, (12, 8), 96), (20, 1, (20, 0), 120)],
)
def test_beyond_20_cards_unacceptable_ones_go_first(
    acceptable: int, unacceptable: int, kept: tuple[int, int], points: int
) -> None:
    """D10."""
    assert automa_kept(acceptable, unacceptable) == kept
    assert automa_points(2, acceptable, unacceptable) == points


def test_the_automa_of_the_worked_example_has_203_points() -> None:
    """D11: ship 10, Helium 4, the token, Influence 4 against 10 and the neutral 3."""
    influence = influence_points([4, 10, NEUTRAL])[0]
    tokens = fleet_points(10) + 4 * HELIUM_POINTS + SOVEREIGN_POINTS + influence
    assert AUTOMA_BASE_POINTS + tokens + automa_points(2, 7, 6) == 203
