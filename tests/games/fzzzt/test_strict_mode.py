"""The tool itself: a script that does not fit the match fails the test and says why."""

from __future__ import annotations

import pytest

from tests.games.fzzzt.positions import assign, bid, match_at, position
from tests.playing import play, play_to_end, refuse

Failed = pytest.fail.Exception


def test_a_choice_for_a_seat_that_is_not_asked_fails() -> None:
    with pytest.raises(Failed, match=r"choice 1 of 1.*nobody asked for it.*'0', 'bid', 'R5-C'"):
        play(match_at(["M1 R1-N", "M2 R1-O"], "R5-C R5-N"), bid(1, "M2"))


def test_a_choice_for_another_question_fails() -> None:
    with pytest.raises(Failed, match="nobody asked for it"):
        play(match_at(["M1 R1-N", "M2 R1-O"], "R5-C R5-N"), assign(0, "M1"))


def test_an_illegal_choice_fails() -> None:
    with pytest.raises(Failed, match="none of the 3 options"):
        play(match_at(["M1 R1-N", "M2 R1-O"], "R5-C R5-N"), bid(0, "M2"))


def test_a_choice_that_is_left_over_at_the_end_fails() -> None:
    match = match_at(["M1 R1-N", "M2"], phase="clean_up", round=5, deck_size=7)
    with pytest.raises(Failed, match="the match is over"):
        play(match, bid(0, "M1"))


def test_a_script_that_stops_before_the_end_fails_if_it_should_reach_it() -> None:
    with pytest.raises(Failed, match="the script has ended"):
        play_to_end(match_at(["M1 R1-N", "M2 R1-O"], "R5-C R5-N"), bid(0, "M1"))


def test_a_legal_answer_cannot_be_refused() -> None:
    with pytest.raises(Failed, match="DID NOT RAISE"):
        refuse(match_at(["M1 R1-N", "M2 R1-O"], "R5-C R5-N"), bid(0, "M1"))


def test_the_builder_puts_every_card_somewhere() -> None:
    zones = position(["M1 R1-N", "R1-O"], "R5-C", units=["P1-O"], top="R4-C")["zones"]
    assert sum(len(cards) for cards in zones.values()) == 56
    assert (zones["deck"][-1], zones["discard 1"], zones["box"]) == ("R4-C", ["M2"], ["M3", "M4"])
