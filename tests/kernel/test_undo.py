"""Undo: free while nobody has learned anything by the answer, else by consent."""

from __future__ import annotations

import pytest

from ludoteca.facets.registry import games
from ludoteca.kernel.decision import IllegalAnswer
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.playout import next_decision
from ludoteca.kernel.record import Record
from ludoteca.kernel.undo import anybody_learned
from ludoteca.laws.law import snapshot
from tests.boxes import near
from tests.kernel.toy import ONE, RULES, ZERO, begun, finished, give, planned


def test_an_answer_that_taught_nobody_anything_is_taken_back_freely() -> None:
    match = give(begun(), "0 1")
    match.undo(ZERO)
    assert snapshot(match) == snapshot(begun())


def test_an_answer_by_which_the_seat_itself_saw_a_card_is_not_free() -> None:
    assert not planned().undo_is_free(ZERO)


def test_an_undo_that_is_not_free_needs_consent() -> None:
    with pytest.raises(IllegalAnswer, match=r"seats \[1\] must consent"):
        planned().undo(ZERO)


def test_an_undo_that_is_refused_changes_nothing() -> None:
    match = planned()
    with pytest.raises(IllegalAnswer):
        match.undo(ZERO)
    assert snapshot(match) == snapshot(planned())


def test_with_consent_what_was_learned_is_taken_back_too() -> None:
    match = planned()
    match.undo(ZERO, [ONE])
    assert snapshot(match) == snapshot(give(begun(), "0 1"))


def test_who_has_answered_nothing_has_nothing_to_take_back() -> None:
    with pytest.raises(IllegalAnswer, match="seat 1 has not answered anything yet"):
        planned().undo(ONE, [ZERO])


def test_an_undo_is_not_free_once_somebody_else_has_answered_after_it() -> None:
    match = give(planned(), "0 1", "0 @0", "1 1", "1 @0")
    assert not match.undo_is_free(ZERO)


def test_a_sealed_answer_is_taken_back_freely() -> None:
    match = give(planned(), "1 2")
    match.undo(ONE)
    assert snapshot(match) == snapshot(planned())


def test_a_sealed_answer_is_taken_back_while_others_have_answered() -> None:
    match = give(planned(), "1 2", "1 @0", "0 3")
    match.undo(ONE)
    assert snapshot(match) == snapshot(give(planned(), "1 2", "0 3"))


def test_taking_back_a_sealed_answer_leaves_the_answers_of_others() -> None:
    match = give(planned(), "0 3", "1 2", "0 @1")
    match.undo(ONE)
    assert [(given.seat, given.ask.name) for given in match.history[2:]] == [(0, "number"), (0, "show")]


def test_sealed_answers_go_back_one_by_one() -> None:
    match = give(planned(), "1 2", "1 @0")
    match.undo(ONE)
    match.undo(ONE)
    assert snapshot(match) == snapshot(planned())


def test_once_the_seal_is_broken_an_answer_is_not_free() -> None:
    match = give(planned(), "0 1", "0 @0", "1 1", "1 @0")
    with pytest.raises(IllegalAnswer):
        match.undo(ONE)


def test_with_consent_the_broken_seal_is_closed_again() -> None:
    match = give(planned(), "0 1", "0 @0", "1 1", "1 @0")
    match.undo(ONE, [ZERO])
    assert snapshot(match) == snapshot(give(planned(), "0 1", "0 @0", "1 1"))


def test_what_came_after_an_open_answer_goes_with_it() -> None:
    match = give(planned(), "0 1", "0 @0", "1 1", "1 @0", "0 1")
    match.undo(ONE, [ZERO])
    assert len(match.history) == 5


def test_the_last_answer_of_a_match_can_be_taken_back_with_consent() -> None:
    match = finished()
    last = match.history[-1].seat
    match.undo(last, [ZERO, ONE])
    assert (match.over, len(match.history)) == (False, 17)


@pytest.mark.parametrize("number", range(19))
def test_a_match_is_rewound_to_any_number_of_answers(number: int) -> None:
    assert len(finished().rewound(number).history) == number


def test_rewinding_leaves_the_match() -> None:
    match = finished()
    match.rewound(3)
    assert snapshot(match) == snapshot(finished())


@pytest.mark.parametrize("number", [0, 1, 3, 5])
def test_the_record_of_a_match_that_was_rewound_behind_its_position_replays(number: int) -> None:
    match = Match.at(RULES, give(planned(), "1 2").position(), seed_from(1))
    give(match, "0 1", "1 @0", "0 @0")
    back = match.rewound(number)
    again = Match.replay(RULES, Record.parse(back.record().text()))
    assert snapshot(again) == snapshot(back)


def test_the_record_of_a_match_that_was_undone_behind_its_position_replays() -> None:
    match = Match.at(RULES, planned().position(), seed_from(1))
    match.undo(ZERO, [ONE])
    assert snapshot(Match.replay(RULES, match.record())) == snapshot(match)


@pytest.mark.parametrize("game", sorted(games()))
def test_whether_an_undo_is_free_is_found_from_the_step_as_from_the_whole_match(game: str) -> None:
    match = games()[game].start(near(game, 2), seed_from("undo", game))
    luck = Luck(seed_from("answers", game))
    found = set()
    while (decision := next_decision(match)) is not None and len(match.history) < 160:
        match.take(decision, luck.below("option", len(decision.options)))
        if not match.is_sealed:
            free = not anybody_learned(match.rewound(len(match.history) - 1), match, decision.seat)
            assert match.undo_is_free(decision.seat) is free
            assert match.clone().undo_is_free(decision.seat) is free
            found.add(free)
    assert False in found


def test_what_was_undone_freely_leaves_nothing_behind() -> None:
    match = give(begun(), "0 1")
    match.undo(ZERO)
    assert not match.undo_is_free(ZERO)
    assert give(match, "0 1").undo_is_free(ZERO)
