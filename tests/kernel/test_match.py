"""The match: asking, answering, looking, copying, imagining, going on from a position."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludoteca.kernel.decision import IllegalAnswer
from ludoteca.kernel.luck import Luck, fingerprint, seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.playout import play_out
from ludoteca.kernel.position import BadPosition
from ludoteca.kernel.seat import SPECTATOR, Seat
from ludoteca.laws.law import snapshot
from tests.kernel.toy import HAND, ONE, RULES, ZERO, Toy, asked, begun, finished, give, planned

# -- answering -------------------------------------------------------------------------------------------


def test_a_match_begins_with_its_first_question() -> None:
    assert asked(begun()) == {0: "plan"}


def test_an_answer_leads_to_the_next_question() -> None:
    match = begun()
    match.answer(ZERO, 2)
    assert list(match.decision(ZERO).options) == [3, 4]


def test_sealed_questions_wait_for_everybody() -> None:
    assert asked(give(planned(), "0 1", "0 @0")) == {1: "number"}


def test_a_finished_match_waits_for_nobody() -> None:
    match = finished()
    assert (match.over, match.pending, match.question) == (True, {}, None)


@pytest.mark.parametrize("option", [3, None, "1", (1,), [1]])
def test_an_option_that_is_not_offered_is_refused_by_name(option: object) -> None:
    with pytest.raises(IllegalAnswer, match="is none of the options of plan"):
        begun().answer(ZERO, option)


def test_a_text_that_names_no_option_is_refused_with_an_example() -> None:
    with pytest.raises(IllegalAnswer, match="'x' is none of the 2 options of plan, such as '1'"):
        begun().answer_text(ZERO, "x")


@pytest.mark.parametrize("seat", [1, 2, -1, 99])
def test_a_seat_that_is_not_asked_cannot_answer(seat: int) -> None:
    with pytest.raises(IllegalAnswer, match=f"seat {seat} is not asked anything now"):
        begun().answer(Seat(seat), 1)


def test_nobody_can_answer_after_the_end() -> None:
    with pytest.raises(IllegalAnswer, match="not asked anything"):
        finished().answer_text(ZERO, "1")


def test_a_refused_answer_changes_nothing() -> None:
    match = planned()
    before = snapshot(match)
    for seat, text in [(ZERO, "9"), (ONE, ""), (SPECTATOR, "1")]:
        with pytest.raises(IllegalAnswer):
            match.answer_text(seat, text)
    assert snapshot(match) == before


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (3, {}, "toy is for 2 to 2 players, not 3"),
        (2, {"speed": "slow"}, "toy has no option 'speed'; it has pace"),
        (2, {"pace": "wild"}, "option pace of toy is one of slow, fast, not 'wild'"),
    ],
)
def test_a_match_that_the_game_does_not_know_is_refused(
    seats: int, options: dict[str, str], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        Match.start(RULES, seats, seed_from(1), options)


def test_options_that_are_not_chosen_have_their_default() -> None:
    assert begun().options == {"pace": "slow"}


# -- looking ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [-1, 0, 1])
@pytest.mark.parametrize("answers", [[], ["0 1"], ["0 1", "0 3"], ["0 1", "0 3", "1 2", "1 @0"]])
def test_a_view_is_plain_data(viewer: int, answers: list[str]) -> None:
    plain = give(begun(), *answers).view(Seat(viewer)).plain()
    assert json.loads(json.dumps(plain)) == plain


def test_the_view_of_a_finished_match_has_the_outcome() -> None:
    outcome: Any = finished().view().plain()["outcome"]
    assert (outcome["scores"], outcome["ranks"]) == ([3, 3], [1, 1])


def test_a_view_has_the_own_question_only() -> None:
    views = [planned().view(viewer).decision for viewer in (ZERO, SPECTATOR)]
    assert (views[0] is not None, views[1]) == (True, None)


def test_a_view_counts_the_own_answers_only() -> None:
    match = give(planned(), "1 2")
    assert [match.view(viewer).number for viewer in (ZERO, ONE, SPECTATOR)] == [2, 1, 0]


@pytest.mark.parametrize("answered", [(), ("0 1",), ("0 1", "0 @0")])
def test_an_imagined_world_does_not_show_who_has_answered_a_sealed_question(
    answered: tuple[str, ...],
) -> None:
    world = give(planned(), *answered).imagine(ONE, Luck(seed_from("world")))
    assert list(world.pending) == [ZERO, ONE]


def test_nobody_sees_who_has_answered_a_sealed_question() -> None:
    before, after = planned(), give(planned(), "1 2", "1 @0")
    assert before.view(ZERO).plain() == after.view(ZERO).plain()


def test_a_seat_sees_its_own_earlier_sealed_answers() -> None:
    decision = give(planned(), "1 2").view(ONE).decision
    assert decision is not None and decision.earlier == ("2",)


def test_the_view_shows_the_fingerprint_of_the_seed() -> None:
    assert begun("s").view().fingerprint == fingerprint(seed_from("s"))


def test_events_can_be_told_from_where_one_left_off() -> None:
    match = planned()
    told = len(match.events(ZERO))
    give(match, "0 1", "0 @0", "1 1", "1 @0")
    assert match.events(ZERO)[told:] == match.events(ZERO, told) != []


def test_a_card_that_was_drawn_is_named_to_who_drew_it() -> None:
    match = planned()
    seen = [match.events(viewer)[-1] for viewer in (ZERO, ONE)]
    assert [(len(event.cards), event.count) for event in seen] == [(1, 1), (0, 1)]


def test_a_match_without_a_log_tells_nothing() -> None:
    assert give(begun(log=Log.NONE), "0 1", "0 3").events() == []


def test_a_perspective_offers_what_its_seat_may_know() -> None:
    match = planned()
    perspective = match.perspective(ONE)
    assert (perspective.view, perspective.decision) == (match.view(ONE), match.pending[ONE])


# -- copying ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", range(18))
def test_a_clone_is_equal_at_every_decision(count: int) -> None:
    match = finished().rewound(count)
    assert snapshot(match.clone()) == snapshot(match)


def test_a_clone_of_a_finished_match_is_finished_with_the_same_outcome() -> None:
    twin = finished().clone()
    assert (twin.over, twin.outcome()) == (True, finished().outcome())


def test_a_clone_of_a_finished_match_has_the_same_record() -> None:
    assert finished().clone().record() == finished().record()


def test_playing_a_clone_leaves_the_match() -> None:
    match = give(planned(), "1 2")
    before = snapshot(match)
    play_out(match.clone(), Luck(seed_from(1)))
    assert snapshot(match) == before


# -- imagining -------------------------------------------------------------------------------------------


def test_sealed_answers_of_others_are_still_to_be_given_in_an_imagined_world() -> None:
    world = give(planned(), "0 1", "1 2", "1 @0").imagine(ZERO, Luck(seed_from(1)))
    assert asked(world) == {0: "show", 1: "number"}


def test_own_sealed_answers_are_kept_in_an_imagined_world() -> None:
    world = give(planned(), "1 3", "1 @0").imagine(ONE, Luck(seed_from(1)))
    give(world, "0 1", "0 @0")
    assert world.table.scores == [1, 3]


def test_an_imagined_world_can_be_played_to_its_end() -> None:
    world = planned().imagine(ONE, Luck(seed_from(1)))
    play_out(world, Luck(seed_from(2)))
    assert world.over


def test_imagining_leaves_the_match() -> None:
    match = give(planned(), "1 3")
    before = snapshot(match)
    match.imagine(ZERO, Luck(seed_from(1)))
    assert snapshot(match) == before


def test_an_imagined_match_cannot_be_copied_before_its_next_step() -> None:
    with pytest.raises(RuntimeError, match="only once its next step has begun"):
        planned().imagine(ZERO, Luck(seed_from(1))).clone()


def test_an_imagined_match_can_be_copied_in_its_next_step() -> None:
    world = planned().imagine(ZERO, Luck(seed_from(1)))
    give(world, "0 1", "0 @0", "1 1", "1 @0")
    assert snapshot(world.clone()) == snapshot(world)


def test_an_imagined_match_has_no_record() -> None:
    with pytest.raises(RuntimeError, match="no record"):
        planned().imagine(ZERO, Luck(seed_from(1))).record()


def test_an_imagined_match_has_no_past() -> None:
    with pytest.raises(RuntimeError, match="no past"):
        planned().imagine(ZERO, Luck(seed_from(1))).rewound(0)


# -- positions -------------------------------------------------------------------------------------------


def test_a_position_keeps_the_answers_of_the_step() -> None:
    match = give(planned(), "1 2")
    assert match.position()["answers"] == ["0 1", "0 3", "1 2"]


@pytest.mark.parametrize("count", range(19))
def test_a_match_goes_on_from_its_position(count: int) -> None:
    position = finished().rewound(count).position()
    assert Match.at(RULES, json.loads(json.dumps(position)), seed_from(1)).position() == position


def test_the_answers_of_a_position_are_given() -> None:
    match = Match.at(RULES, give(planned(), "1 2").position(), seed_from(1))
    assert asked(match) == {0: "number", 1: "show"}


def test_the_position_of_a_finished_match_is_finished() -> None:
    assert Match.at(RULES, finished().position(), seed_from(1)).over


def test_who_has_seen_what_is_kept_by_a_position() -> None:
    match = finished().rewound(12)
    again = Match.at(RULES, match.position(), seed_from(1))
    assert again.table.zones.seen == match.table.zones.seen


@pytest.mark.parametrize(
    ("answers", "message"),
    [
        (["0 9"], "answer '0 9': '9' is none of the 2 options"),
        (["1 1"], "answer '1 1': seat 1 is not asked"),
        (["zero 1"], "answer 'zero 1'"),
        ([7], "answer 7"),
        ([None], "answer None"),
        ("0 1", "answers is a list"),
    ],
)
def test_answers_that_cannot_be_given_make_a_bad_position(answers: object, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        Match.at(RULES, {**begun().position(), "answers": answers}, seed_from(1))


def test_a_broken_invariant_makes_a_bad_position() -> None:
    position = begun().position()
    position["fields"]["turn"] = 9
    with pytest.raises(BadPosition, match="a toy has 3 turns"):
        Match.at(Toy(), position, seed_from(1))


def test_the_owner_of_a_hand_knows_it_whatever_a_position_says() -> None:
    position = begun().position()
    position["seen"] = {card: [] for card in position["zones"]["hand 0"]}
    match = Match.at(RULES, position, seed_from(1))
    assert all(match.table.zones.knows(ZERO, card) for card in match.table.zones.cards[HAND])


@pytest.mark.parametrize("answers", [[], ["0 1"], ["0 1", "0 3"], ["0 1", "0 3", "1 2"]])
def test_a_match_dealt_anew_begins_with_the_step_as_its_seat_knew_it(answers: list[str]) -> None:
    match = give(begun(), *answers)
    again = [match.dealt_anew(ZERO, seed_from("anew", number)) for number in range(6)]
    for other in again:
        assert other.at_step_start
        assert other.view(ZERO).zones == begun().view(ZERO).zones
        Match.replay(RULES, other.record())
    assert len({str(other.position()["zones"]) for other in again}) > 1


def test_an_open_view_shows_every_card_and_asks_nothing() -> None:
    match = planned()
    view = match.open_view()
    assert sorted(str(card) for zone in view.zones for card in zone.cards) == sorted(match.names)
    assert (view.viewer, view.rumours, view.hidden, view.decision) == (SPECTATOR, {}, {}, None)


def test_who_waits_under_a_seal_does_not_depend_on_who_has_answered() -> None:
    before, after = planned(), give(planned(), "1 2", "1 @0")
    assert (before.is_sealed, before.waiting) == (after.is_sealed, after.waiting) == (True, (ZERO, ONE))
