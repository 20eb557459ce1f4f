"""Rulings on the last combat round, in which both choose unseen: what becomes of a drive, and how often it is chosen."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.facets.guide import Drawn, at_leisure
from ludoteca.games.goblins_inc.guide.last_combat import last_combat, throws
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat
from tests.games.goblins_inc.positions import match_at

ONE_ENGINE = "2.3:weapon-ESW-N 3.2:weapon-NES-W"
"""A robot with the engine of the cockpit alone."""
ROW = "emergency sabotage dynamite"


def last(**what: Any) -> Match:
    """A match that stands in the last combat round of its last battle."""
    return match_at(seats=2, round=2, combat=4, row=ROW, **{"scores": [3, 3], **what})


def answers(match: Match, seat: int = 0) -> dict[str, Drawn]:
    """What each answer promises and how often it is given, by its notation."""
    decision = match.decision(Seat(seat))
    found = last_combat(match.perspective(Seat(seat)), Luck(seed_from("last")), at_leisure)
    assert found is not None
    return {decision.spell(decision.options[one.place], match.names): one for one in found}


def test_drives_that_cannot_be_paid_for_come_to_the_same_and_are_worth_what_becomes_of_them() -> None:
    found = answers(last(robots=[ONE_ENGINE, ONE_ENGINE]))
    assert len(found) == 16
    overspent = [found[f"back+{aim}"].value for aim in ("front", "right", "back", "left")]
    assert len({*overspent}) == 1
    assert 0.0 < overspent[0] <= found["ahead+front"].value


def test_chances_add_up_and_no_answer_that_is_given_is_much_worse_than_another() -> None:
    found = answers(last())
    assert sum(one.chance for one in found.values()) == pytest.approx(1.0, abs=0.1)
    best = max(one.value for one in found.values())
    assert all(one.value > best - 0.01 for one in found.values() if one.chance)


def test_after_a_drive_that_is_never_chosen_there_is_a_best_card() -> None:
    match = last(robots=[ONE_ENGINE, ONE_ENGINE])
    match.answer_text(Seat(0), "back+back")
    found = answers(match)
    assert [*found] == ["left", "middle", "right"]
    assert sum(one.chance for one in found.values()) == pytest.approx(1.0)


@pytest.mark.parametrize(
    "match", [match_at(seats=2, round=2, combat=3, row=ROW), match_at(seats=4, round=2, combat=4, row=ROW)]
)
def test_what_is_not_the_last_choice_between_two_is_left_to_the_search(match: Match) -> None:
    seat = min(match.pending)
    assert last_combat(match.perspective(seat), Luck(seed_from("last")), at_leisure) is None


@pytest.mark.parametrize(
    ("dice", "lowest", "ways"), [(0, 0, 1), (1, 0, 6), (2, 0, 21), (3, 1, 35), (5, 0, 252)]
)
def test_all_ways_in_which_dice_may_lie_are_gone_through_once(dice: int, lowest: int, ways: int) -> None:
    found = throws(dice, lowest)
    assert len({tuple(throw.faces) for throw in found}) == len(found) == ways
    assert sum(throw.chance for throw in found) == pytest.approx(1.0)
