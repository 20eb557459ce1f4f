"""Rulings on intervals: they hold what they promise, and never more than is known."""

from math import inf, sqrt
from statistics import NormalDist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.arena.statistics import Clusters, student
from ludoteca.kernel.luck import Luck, seed_from

SAMPLES = 300


def clusters(*deals: tuple[float, float]) -> Clusters:
    found = Clusters()
    for count, total in deals:
        found.add(count, total)
    return found


def test_single_trials_give_the_interval_of_agresti_and_coull() -> None:
    """The textbook's middle (7 + 1.92) / (10 + 3.84), and its reach."""
    figure = clusters(*[(1, 1)] * 7, *[(1, 0)] * 3).share()
    middle = (7 + 1.96**2 / 2) / (10 + 1.96**2)
    reach = 1.96 * sqrt(middle * (1 - middle) / (10 + 1.96**2))
    assert figure.value == 0.7
    assert (figure.low, figure.high) == pytest.approx((middle - reach, middle + reach))


@pytest.mark.parametrize("won", [0.0, 0.5, 1.0])
def test_few_deals_that_are_all_alike_are_not_certain(won: float) -> None:
    figure = clusters(*[(2, 2 * won)] * 3).share()
    assert figure.value == won
    assert figure.high - figure.low > 0.3


def test_matches_of_one_deal_do_not_count_as_many_deals() -> None:
    apart = clusters(*[(1, 1)] * 12).share()
    together = clusters(*[(6, 6)] * 2).share()
    assert together.low < apart.low


@given(st.lists(st.integers(0, 6), min_size=1, max_size=30))
def test_an_interval_holds_its_figure_and_stays_within_all_and_nothing(totals: list[int]) -> None:
    figure = clusters(*[(6, total) for total in totals]).share()
    assert 0 <= figure.low <= figure.value <= figure.high <= 1


@pytest.mark.parametrize(
    ("matches", "common", "rate", "deals"),
    [(1, 0.0, 0.5, 12), (2, 0.3, 0.8, 25), (6, 0.0, 0.5, 7), (6, 0.3, 0.8, 12), (6, 1.0, 0.5, 25)],
)
def test_intervals_hold_the_truth_in_nineteen_of_twenty(
    matches: int, common: float, rate: float, deals: int
) -> None:
    """``common``: in so many deals the cards alone decide all matches."""
    luck = Luck(seed_from("coverage", matches, common, rate, deals))

    def happens(chance: float) -> bool:
        return luck.below("coin", 10_000) < 10_000 * chance

    held = 0
    for _ in range(SAMPLES):
        sample = Clusters()
        for _ in range(deals):
            if happens(common):
                sample.add(matches, matches * happens(rate))
            else:
                sample.add(matches, sum([happens(rate) for _ in range(matches)]))
        figure = sample.share()
        held += figure.low <= rate <= figure.high
    # Three standard errors of luck in the sampling itself.
    assert held / SAMPLES > 0.95 - 3 * sqrt(0.95 * 0.05 / SAMPLES)


def test_a_mean_has_the_interval_of_student() -> None:
    figure = clusters((1, 4), (1, 6), (1, 8)).mean()
    reach = 4.303 * 2 / sqrt(3)
    assert (figure.value, figure.low, figure.high) == pytest.approx((6, 6 - reach, 6 + reach))


def test_deals_count_for_a_mean_by_their_size() -> None:
    assert clusters((3, 30), (1, 2)).mean().value == 8


@pytest.mark.parametrize("deals", [1, 5])
def test_nothing_is_known_of_a_mean_from_one_deal_or_from_few_that_are_alike(deals: int) -> None:
    figure = clusters(*[(2, 14)] * deals).mean()
    assert (figure.value, figure.low, figure.high) == (7, -inf, inf)


def test_what_is_always_alike_is_known_in_the_end() -> None:
    assert clusters(*[(2, 14)] * 40).mean().error == pytest.approx(0)


def test_a_deal_without_anything_to_count_tells_nothing() -> None:
    assert clusters((0, 0), (2, 1)).deals == 1


def test_a_frequency_counts_the_deals_in_which_nothing_was() -> None:
    whole = clusters(*[(2, 0)] * 10)
    seen = clusters((2, 1), (2, 2))
    assert seen.among(whole).share().value == pytest.approx(3 / 20)
    direct = clusters((2, 1), (2, 2), *[(2, 0)] * 8)
    assert seen.among(whole).share() == direct.share()


def test_students_quantile_falls_towards_the_normal_one() -> None:
    values = [student(freedom) for freedom in range(1, 200)]
    assert values == sorted(values, reverse=True)
    assert values[-1] == pytest.approx(NormalDist().inv_cdf(0.975), abs=0.02)
