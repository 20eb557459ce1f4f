"""Rulings on ratings: who wins more stands higher, and more matches make it surer."""

import pytest

from ludoteca.arena.deal import PlayedDeal, PlayedMatch
from ludoteca.arena.rating import Rating, rated
from ludoteca.arena.schedule import Fixture, seatings
from ludoteca.arena.timing import Clock


def dealt(fixture: Fixture, *ranks: tuple[int, ...]) -> PlayedDeal:
    """A deal with these ranks, seating by seating."""
    matches = [PlayedMatch(own, own, tuple([Clock()] * len(own)), "", (), {}) for own in ranks]
    return PlayedDeal(fixture, tuple(matches))


def won_by(first: int, second: int, winner: int, deal: int = 0, players: int = 2) -> PlayedDeal:
    """A deal in which all seats of one bot win, whatever the seating."""
    ranks = [tuple([1 if who == winner else 2 for who in seating]) for seating in seatings(players)]
    return dealt(Fixture(first, second, deal), *ranks)


def ladder(ratings: list[Rating]) -> list[str]:
    return [rating.bot for rating in ratings]


def test_who_wins_stands_above_who_loses() -> None:
    assert ladder(rated(["a", "b"], [won_by(0, 1, 1)])) == ["b", "a"]


def test_three_bots_are_put_in_order() -> None:
    deals = [won_by(0, 1, 1), won_by(0, 2, 0), won_by(1, 2, 0)]
    assert ladder(rated(["a", "b", "c"], deals)) == ["b", "a", "c"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_winning_in_turn_is_worth_nothing(players: int) -> None:
    deals = [won_by(0, 1, deal % 2, deal, players) for deal in range(40)]
    a, b = rated(["a", "b"], deals)
    assert abs(a.mu - b.mu) < a.sigma + b.sigma


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_shared_victory_leaves_newcomers_where_they_are(players: int) -> None:
    shared = dealt(Fixture(0, 1, 0), *[(1,) * players for _ in seatings(players)])
    assert all(rating.mu == pytest.approx(25) for rating in rated(["a", "b"], [shared]))


def test_more_matches_make_a_rating_surer() -> None:
    few = rated(["a", "b"], [won_by(0, 1, deal % 2, deal) for deal in range(4)])
    many = rated(["a", "b"], [won_by(0, 1, deal % 2, deal) for deal in range(40)])
    assert many[0].sigma < few[0].sigma / 2


def test_the_interval_is_of_95_percent() -> None:
    for rating in rated(["a", "b"], [won_by(0, 1, 0)]):
        assert (rating.low, rating.high) == pytest.approx(
            (rating.mu - 1.96 * rating.sigma, rating.mu + 1.96 * rating.sigma)
        )


def test_alone_who_won_stands_above_who_did_not() -> None:
    assert ladder(rated(["a", "b"], [dealt(Fixture(0, 1, 0), (2,), (1,))])) == ["b", "a"]


def test_all_pairs_move_on_together() -> None:
    """The order in which deals come does not matter, only their numbers do."""
    deals = [won_by(a, b, deal % 2, deal) for a, b in ((0, 1), (0, 2), (1, 2)) for deal in range(3)]
    by_deal = sorted(deals, key=lambda played: played.fixture.deal)
    assert rated(["a", "b", "c"], deals) == rated(["a", "b", "c"], by_deal)
