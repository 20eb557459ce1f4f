"""Joining in the middle of a match: TX-8 and R-33. Rules section 3.2."""

from __future__ import annotations

import pytest

from ludoteca.games.zombie_fluxx.flow import RULES
from ludoteca.kernel.decision import IllegalAnswer
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import BadRecord, Record
from ludoteca.kernel.seat import SPECTATOR, Seat
from ludoteca.laws.law import snapshot
from tests.games.zombie_fluxx.positions import match_at, move
from tests.playing import answers, asked, drift, lies, play, play_to_end, start


def test_a_newcomer_gets_three_cards_and_no_keepers() -> None:
    """TX-8."""
    match = match_at(hands={0: "car ..."}, top="arsenal provisions zombie-season")
    assert match.join() == Seat(3)
    play(match, move(0, "car"))
    assert sorted(lies(match, "hand 3")) == ["arsenal", "provisions", "zombie-season"]
    assert (lies(match, "keepers 3"), lies(match, "creepers 3"), match.seats) == ([], [], 4)


def test_creepers_dealt_to_a_newcomer_are_laid_out_and_replaced() -> None:
    """TX-8."""
    match = match_at(hands={0: "car ..."}, top="arsenal zombie#1 provisions zombie#2 zombie-season")
    match.join()
    play(match, move(0, "car"))
    assert sorted(lies(match, "hand 3")) == ["arsenal", "provisions", "zombie-season"]
    assert lies(match, "creepers 3") == ["zombie#1", "zombie#2"]
    assert ("joined", 3) in [(event.kind, event.seat) for event in match.events()]


def test_a_newcomer_waits_until_the_turn_is_over() -> None:
    """R-33."""
    match = match_at(rules="play-2", hands={0: "car arsenal ..."})
    match.join()
    play(match, move(0, "car"))
    assert (match.seats, asked(match)) == (3, [("0", "move", "")])
    play(match, move(0, "arsenal"))
    assert match.seats == 4


def test_a_newcomer_sits_to_the_right_of_the_first_seat_and_plays_when_the_turn_comes_round() -> None:
    """R-33."""
    match = match_at(hands={0: "car ...", 1: "arsenal ...", 2: "provisions ..."})
    match.join()
    play(match, move(0, "car"))
    assert asked(match) == [("1", "move", "")]
    play(match, move(1, "arsenal"))
    play(match, move(2, "provisions"))
    assert asked(match) == [("3", "move", "")]


def test_the_hand_limit_holds_for_a_newcomer_at_once() -> None:
    """R-33: settling follows the deal."""
    match = match_at(rules="hand-limit-1", hands={0: "car shovel", 1: "arsenal", 2: "provisions"})
    match.join()
    play(match, move(0, "car"))
    assert [seat for seat, ask, _ in asked(match) if ask == "keep_to_limit"] == ["3"]
    assert len(answers(match, 3)) == 3


def test_the_last_turns_draws_are_not_made_up_for_the_next_player() -> None:
    """The active player drew one card; that the next one would draw three is no reason to draw yet."""
    match = match_at(hands={0: "draw-3 ..."})
    match.join()
    play(match, move(0, "draw-3"))
    drew = [(event.seat, event.count) for event in match.events() if event.kind == "drew"]
    assert drew[-2:] == [(Seat(3), 3), (Seat(1), 3)]


def test_several_may_join_up_to_six() -> None:
    match = start(RULES, 4)
    assert [match.join(), match.join()] == [4, 5]
    with pytest.raises(IllegalAnswer, match="all 6 seats are taken"):
        match.join()
    drift(match)
    assert match.over


def test_nobody_joins_a_finished_match() -> None:
    match = drift(start(RULES, 2))
    assert match.over
    before = snapshot(match)
    with pytest.raises(IllegalAnswer, match="over"):
        match.join()
    assert snapshot(match) == before


def test_a_newcomer_knows_what_a_spectator_knows_and_the_own_hand() -> None:
    match = drift(start(RULES, 3, "an evening"), 30)
    match.join()
    while match.seats == 3:
        drift(match, 1)
    mine, public = match.view(Seat(3)), match.view(SPECTATOR)
    assert None not in mine.zone("hand 3").cards
    assert mine.rumours == public.rumours
    for theirs, seen in zip(mine.zones, public.zones, strict=True):
        assert theirs == seen or theirs.name.endswith(" 3")
    for event, seen_event in zip(match.events(Seat(3)), match.events(SPECTATOR), strict=True):
        if event.kind == "joined":
            break
        assert event == seen_event


def test_a_record_tells_when_somebody_joined() -> None:
    match = drift(start(RULES, 2), 5)
    match.join()
    drift(match)
    text = match.record(["Ada", "Ben", "Cleo"]).text()
    assert "6 2 join join " in text and "seats 2 " in text
    record = Record.parse(text)
    assert record.players_in_all == 3
    assert snapshot(Match.replay(RULES, record)) == snapshot(match)


def test_a_record_in_which_a_seat_is_skipped_is_refused() -> None:
    match = drift(start(RULES, 2), 5)
    match.join()
    record = match.record()
    record.entries[-1] = type(record.entries[-1])(4, "join", "join")
    with pytest.raises(BadRecord, match="line 13: seat 4"):
        Match.replay(RULES, record)


def test_taking_an_answer_back_sends_nobody_away() -> None:
    match = match_at(rules="play-2", hands={0: "car arsenal ..."})
    play(match, move(0, "car"))
    match.join()
    match.undo(Seat(0), [Seat(1), Seat(2)])
    assert asked(match) == [("0", "move", "")]
    assert "car" in answers(match, 0)
    play(match, move(0, "car"), move(0, "arsenal"))
    assert match.seats == 4


def test_a_newcomer_may_win() -> None:
    match = match_at(
        seats=2,
        rules="play-2",
        goals="donuts-with-coffee",
        hands={0: "car shovel", 1: "lumber chainsaw"},
        top="donuts coffee brains",
    )
    match.join()
    play(match, move(0, "car"), move(1, "lumber"), move(1, "chainsaw"))
    play_to_end(match, move(2, "donuts"), move(2, "coffee"))
    assert match.outcome().winners == (Seat(2),)
