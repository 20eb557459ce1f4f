"""Rulings on the last two lots between two: how bids are mixed, and what is left to the search."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.facets.guide import Drawn, at_leisure
from ludoteca.games.fzzzt.guide.last_lots import last_lots
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat
from tests.games.fzzzt.positions import match_at

EVEN: dict[str, Any] = {"hands": ["R3-N R2-O R1-B", "R3-O R2-N R1-C"], "round": 5}
"""Two who own as much."""


def answers(match: Match, seat: int) -> dict[str, Drawn] | None:
    """What each bid promises and how often it is made, by its notation."""
    decision = match.decision(Seat(seat))
    found = last_lots(match.perspective(Seat(seat)), Luck(seed_from("last")), at_leisure)
    return None if found is None else {
        decision.spell(decision.options[one.place], match.names): one for one in found
    }  # fmt: skip


def given(match: Match, seat: int) -> list[str]:
    """The bids that are made at all."""
    return [text for text, one in (answers(match, seat) or {}).items() if one.chance]


def test_for_the_last_lot_that_decides_all_is_bid() -> None:
    assert given(match_at(belt="R5-N", **EVEN), 0) == ["R3-N+R2-O+R1-B"]


def test_a_last_lot_that_nobody_wants_gets_the_least_bid() -> None:
    assert given(match_at(belt="FZ#1", **EVEN), 0) == ["R1-B"]


def test_who_bids_second_answers_to_the_number_of_cards_that_lie_there() -> None:
    match = match_at(belt="R5-N FZ#1", face_up=2, **EVEN)
    match.answer_text(Seat(0), "R3-N")
    found = answers(match, 1)
    assert found is not None
    assert len(found) == 7
    assert sum(one.chance for one in found.values()) == pytest.approx(1.0, abs=0.1)


@pytest.mark.parametrize(
    "what",
    [
        {"belt": "R5-N FZ#1", "face_up": 1},
        {"belt": "R5-N R4-N R4-O", "face_up": 3},
        {"belt": "R5-N", "round": 4},
        {"belt": "R5-N", "hands": [*EVEN["hands"], "R1-N"]},
    ],
)
def test_what_is_not_the_end_between_two_is_left_to_the_search(what: dict[str, Any]) -> None:
    match = match_at(**{**EVEN, **what})
    assert answers(match, min(match.pending)) is None
