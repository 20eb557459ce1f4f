"""Rulings on how long bots may think where people wait for them, and when their answers are given."""

from __future__ import annotations

import pytest

from ludoteca.server.pace import ASIDE, DECISION, LEAST, PACE, ROUND, RoundClock, granted

EXPERT = 2.5


def round_of(decisions: int, before: int = 0) -> float:
    """How long a person waits for so many decisions of experts in a row, when there were so many in the round before."""
    clock, now = RoundClock(), 0.0
    for number in (before, decisions):
        clock.asked(now, people=True, bots=True)
        began = now
        for _ in range(number):
            clock.asked(now, people=False, bots=True)
            now += granted(EXPERT, 0.0, clock.allows(now), 1.0) + ASIDE
            clock.answered()
    return now - began


@pytest.mark.parametrize("decisions", range(1, 9))
def test_a_round_of_experts_is_over_within_five_seconds(decisions: int) -> None:
    assert round_of(decisions, before=decisions) <= ROUND + 0.01


@pytest.mark.parametrize("decisions", range(1, 7))
def test_a_round_that_is_longer_than_the_one_before_is_hardly_late(decisions: int) -> None:
    assert round_of(decisions, before=1) <= ROUND + 3 * (LEAST + ASIDE)


def test_an_expert_that_is_asked_alone_thinks_as_long_as_it_would_while_people_think_too() -> None:
    clock = RoundClock()
    clock.asked(0.0, people=True, bots=True)
    assert granted(EXPERT, 0.0, clock.allows(60.0), 1.0) == EXPERT


def test_where_nobody_waits_bots_need_not_hurry() -> None:
    clock = RoundClock()
    for now in range(60):
        clock.asked(float(now), people=False, bots=False)
        clock.answered()
    assert clock.allows(60.0) == DECISION


def test_four_experts_on_two_processors_answer_within_three_seconds_each() -> None:
    # Whoever waits, waits until one of those before has finished.
    thought = granted(EXPERT, 0.0, DECISION, 2 / 4)
    assert thought + granted(EXPERT, thought, DECISION, 2 / 4) + ASIDE <= DECISION


def test_who_has_waited_long_for_a_processor_thinks_shorter() -> None:
    assert granted(EXPERT, 2.0, DECISION, 1.0) == pytest.approx(DECISION - 2.0 - ASIDE)
    assert granted(EXPERT, 9.0, DECISION, 1.0) == LEAST


def test_an_answer_that_had_to_be_hurried_is_given_when_it_is_due_however_soon_the_bot_was_sure() -> None:
    assert PACE.due("expert", 0.1) == PACE.due("expert", 2.0) == PACE.first["expert"]
    assert PACE.due("expert", 0.1, 1.2) == PACE.due("expert", 1.1, 1.2) == 1.2
    assert PACE.due("expert", 0.1, 0.1) == PACE.usual
