"""Rulings on estimates: how sure one may be, and what is a clear difference."""

from ludoteca.analysis.estimate import Estimate, estimate, gap
from ludoteca.bots.ismcts.tree import Edge, Node


def tried(*values: float) -> Edge:
    """An option that brought these values."""
    node = Node()
    edge = node.edge("option", 0)
    for value in values:
        node.learn(edge, value)
    return edge


def test_of_a_single_trial_nothing_is_known() -> None:
    found = estimate(tried(0.5))
    assert (found.low, found.high, found.trials) == (0.0, 1.0, 1)


def test_the_interval_lies_around_the_mean() -> None:
    found = estimate(tried(*[0.0, 1.0] * 50))
    assert found.value == 0.5
    assert 0.38 < found.low < 0.42 and 0.58 < found.high < 0.62


def test_trials_that_are_all_alike_leave_some_doubt() -> None:
    few, many = estimate(tried(*[0.5] * 4)), estimate(tried(*[0.5] * 400))
    assert few.low < many.low < 0.5


def test_an_interval_stays_within_lost_and_won() -> None:
    assert estimate(tried(1.0, 1.0, 0.9)).high == 1.0 and estimate(tried(0.0, 0.0, 0.1)).low == 0.0


def test_a_difference_that_may_be_chance_is_not_clear() -> None:
    found = gap(Estimate(0.5, 0.1, 50), Estimate(0.4, 0.1, 50))
    assert round(found.cost, 6) == 0.1 and found.low == 0 and not found.is_clear


def test_a_large_difference_is_clear() -> None:
    found = gap(Estimate(0.8, 0.05, 50), Estimate(0.3, 0.05, 50))
    assert found.is_clear and found.low < found.cost < found.high


def test_a_choice_never_costs_less_than_nothing() -> None:
    assert gap(Estimate(0.3, 0.05, 50), Estimate(0.8, 0.05, 50)).cost == 0
