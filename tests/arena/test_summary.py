"""Rulings on summaries: what all matches together say."""

import pytest

from ludoteca.arena.schedule import schedule
from ludoteca.arena.summary import by_deal, items, lengths, overall, scores, seat_shares, thinking
from ludoteca.arena.tournament import Result, hold
from ludoteca.facets.registry import find
from tests.arena import bots
from tests.arena.bots import let_in


@pytest.fixture(scope="module")
def result() -> Result:
    """Three bots, three pairs, four deals."""
    return hold(schedule("fzzzt", ["uniform", "uniform", "uniform"], 8, 3))


def matches(result: Result) -> int:
    return sum(len(group) for group in by_deal(result))


def test_the_same_cards_are_one_deal_whoever_plays_them(result: Result) -> None:
    assert [len(group) for group in by_deal(result)] == [6, 6, 6, 6]


def test_the_seats_share_all_points(result: Result) -> None:
    shares = [share.value for share in seat_shares(result) if share is not None]
    assert len(shares) == 2 and sum(shares) == pytest.approx(1)


def test_the_seats_of_one_bot_are_those_that_it_sat_in(result: Result) -> None:
    points = {seat: [0.0, 0.0] for seat in range(2)}
    for group in by_deal(result):
        for match, seated in group:
            if "uniform#2" in seated:
                seat = seated.index("uniform#2")
                points[seat][0] += 1
                points[seat][1] += match.points[seat]
    wanted = [total / count for count, total in points.values()]
    assert [share.value for share in seat_shares(result, "uniform#2") if share] == pytest.approx(wanted)


def test_all_bots_together_make_half_of_the_points(result: Result) -> None:
    assert sum(share.value for share in overall(result).values()) == pytest.approx(1.5)


def test_every_seat_of_every_match_has_a_score(result: Result) -> None:
    found = scores(result)
    assert sum(len(own.values) for own in found.values()) == 2 * matches(result)
    assert all(own.mean.value == pytest.approx(sum(own.values) / len(own.values)) for own in found.values())


def test_a_match_is_as_long_as_its_decisions(result: Result) -> None:
    found = lengths(result)
    assert found is not None
    assert sum(found.values) == sum(times.count for times in thinking(result).values())


def test_times_are_those_of_the_clocks(result: Result) -> None:
    for own in thinking(result).values():
        assert own.mean is not None and own.count == sum(own.bins.values())
        assert 0 < own.within(0.5) <= own.within(0.99) <= own.slowest


def test_items_are_in_order_and_add_up(result: Result) -> None:
    worth, held = find("fzzzt").insight.topics
    assert [item.figure.value for item in items(result, worth)] == sorted(
        [item.figure.value for item in items(result, worth)], reverse=True
    )
    counted = sum(
        count for group in by_deal(result) for match, _ in group for count, _ in match.sheet["held"].values()
    )
    assert sum(item.count for item in items(result, held)) == counted


def test_goals_end_all_matches_but_no_more() -> None:
    found = hold(schedule("zombie_fluxx", ["uniform", "uniform"], 20, 3))
    goals = items(found, find("zombie_fluxx").insight.topics[0])
    assert sum(item.figure.value for item in goals) == pytest.approx(1)
    assert sum(item.count for item in goals) == 20


def test_a_match_that_a_fault_ended_says_nothing_about_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    let_in(monkeypatch, "odd", bots.raises)
    found = hold(schedule("fzzzt", ["odd", "uniform"], 4, 3))
    assert matches(found) == 0 and lengths(found) is None and scores(found) == {}
    assert seat_shares(found) == [None, None]
    assert all(own.mean is None for own in thinking(found).values())
