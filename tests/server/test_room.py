"""Rulings about rooms: who may do what, and what comes of it."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.kernel.decision import IllegalAnswer
from ludoteca.kernel.seat import Seat
from ludoteca.server import protocol as p
from ludoteca.server.room import WATCHING, WATCHING_MOST, Room
from ludoteca.server.room_commands import Refusal, settled
from ludoteca.server.room_events import Answered, RanOut, RoomEvent, StoredEvent, Woke
from ludoteca.server.subscription import Snapshot, Subscription
from tests.server.rooms import ANN, BOB, CAT, Desk

SEALED = "goblins_inc"
"""Its first question goes to everybody at once."""
GAMES = {"fzzzt": 2, "zombie_fluxx": 3, "red_rising": 2, "goblins_inc": 4}


def refusal(desk: Desk, guest: object, command: p.Command, present: tuple[int, ...] = ()) -> str:
    before = (desk.room.number, len(desk.entries))
    with pytest.raises(Refusal) as refused:
        desk.do(guest, command, present)  # type: ignore[arg-type]  # a guest or nobody
    assert (desk.room.number, len(desk.entries)) == before
    return refused.value.code


# -- gathering -------------------------------------------------------------------------------------


def test_a_seat_belongs_to_whoever_sat_down_first() -> None:
    desk = Desk()
    desk.sit(ANN, 0)
    assert refusal(desk, BOB, p.Sit("x", 0)) == "taken"
    assert refusal(desk, BOB, p.Sit("x", 2)) == "no_seat"
    assert refusal(desk, BOB, p.Sit("x", -1)) == "no_seat"
    desk.sit(BOB, 1)
    assert desk.room.people() == [0, 1]


def test_one_person_has_one_seat_unless_it_is_a_hot_seat() -> None:
    desk = Desk()
    desk.sit(ANN, 0)
    assert refusal(desk, ANN, p.Sit("x", 1)) == "one_seat"
    hot = Desk(hot_seat=True)
    hot.sit(ANN, 0)
    hot.sit(ANN, 1)
    assert hot.room.seats_of(ANN.id) == [0, 1]


def test_only_the_host_seats_bots_changes_settings_and_starts() -> None:
    desk = Desk()
    desk.sit(BOB, 0)
    assert refusal(desk, BOB, p.AddBot("x", 1, "casual")) == "not_host"
    assert refusal(desk, BOB, p.Change("x", settled(p.Settings("fzzzt", 3)))) == "not_host"
    assert refusal(desk, BOB, p.Start("x")) == "not_host"


def test_a_match_begins_when_all_seats_are_taken() -> None:
    desk = Desk()
    desk.sit(ANN, 0)
    assert refusal(desk, ANN, p.Start("x")) == "empty_seats"
    desk.do(ANN, p.AddBot("b", 1, "casual"))
    desk.do(ANN, p.Start("s"))
    assert desk.room.status == "playing"
    assert refusal(desk, ANN, p.Start("x")) == "already_begun"
    assert refusal(desk, ANN, p.Stand("x", 0)) == "already_begun"


def test_a_bot_may_be_changed_for_another_and_sent_away() -> None:
    desk = Desk()
    desk.do(ANN, p.AddBot("a", 1, "casual"))
    desk.do(ANN, p.AddBot("b", 1, "expert"))
    assert desk.room.holders[1].bot == "expert"
    desk.do(ANN, p.RemoveBot("c", 1))
    assert desk.room.holders[1].is_free
    assert refusal(desk, ANN, p.RemoveBot("x", 1)) == "no_seat"
    assert refusal(desk, ANN, p.AddBot("x", 1, "cheater")) == "no_such_bot"
    desk.sit(BOB, 1)
    assert refusal(desk, ANN, p.AddBot("x", 1, "casual")) == "taken"


def test_settings_change_without_anybody_losing_a_seat() -> None:
    desk = Desk(seats=2)
    desk.sit(BOB, 1)
    desk.do(ANN, p.Change("a", p.Settings("fzzzt", 4, time=p.TimeControl("decision", 30))))
    assert len(desk.room.holders) == 4
    assert desk.room.holders[1].guest == BOB.id
    desk.do(ANN, p.Change("b", p.Settings("fzzzt", 2)))
    assert refusal(desk, ANN, p.Change("x", p.Settings("fzzzt", 1))) == "bad_settings"
    assert refusal(desk, ANN, p.Change("x", p.Settings("red_rising", 2))) == "bad_settings"


@pytest.mark.parametrize(
    "settings",
    [
        p.Settings("chess", 2),
        p.Settings("fzzzt", 5),
        p.Settings("fzzzt", 2, {"log": "never"}),
        p.Settings("fzzzt", 2, {"no": "option"}),
        p.Settings("fzzzt", 2, time=p.TimeControl("decision", 0)),
        p.Settings("fzzzt", 2, time=p.TimeControl("match", 60, -1)),
        p.Settings("fzzzt", 2, time=p.TimeControl("match", 10**9)),
    ],
)
def test_what_cannot_be_played_is_refused(settings: p.Settings) -> None:
    with pytest.raises(Refusal) as refused:
        settled(settings)
    assert refused.value.code == "bad_settings"


# -- playing ---------------------------------------------------------------------------------------


def test_an_answer_counts_for_its_question_only() -> None:
    desk = Desk()
    desk.start(ANN, BOB)
    seat = next(iter(desk.room.asked()))
    guest = (ANN, BOB)[seat]
    other = (BOB, ANN)[seat]
    text = desk.choice(seat)
    assert refusal(desk, guest, p.Answer("x", seat, 7, text)) == "stale"
    assert refusal(desk, other, p.Answer("x", seat, 0, text)) == "not_yours"
    assert refusal(desk, CAT, p.Answer("x", seat, 0, text)) == "not_yours"
    desk.answer(guest, seat, text)
    assert len(desk.room.playing.history) == 1
    assert refusal(desk, guest, p.Answer("x", seat, 0, text)) in ("stale", "not_asked")


def test_an_answer_that_is_none_of_the_options_changes_nothing() -> None:
    desk = Desk()
    desk.start(ANN, BOB)
    seat = next(iter(desk.room.asked()))
    before = (desk.room.number, desk.room.at, set(desk.room.commands), len(desk.entries))
    desk.now += 1
    with pytest.raises(IllegalAnswer):
        desk.write([Answered(seat, "nonsense")], "guest command")
    assert (desk.room.number, desk.room.at, desk.room.commands, len(desk.entries)) == before
    desk.answer((ANN, BOB)[seat], seat)
    assert len(desk.again().playing.history) == 1


def test_nobody_answers_before_the_match_or_after_it() -> None:
    desk = Desk()
    desk.sit(ANN, 0)
    assert refusal(desk, ANN, p.Answer("x", 0, 0, "none")) == "not_begun"
    desk.do(ANN, p.AddBot("b", 1, "casual"))
    desk.do(ANN, p.Start("s"))
    desk.play_out()
    assert refusal(desk, ANN, p.Answer("x", 0, 0, "none")) == "over"


@pytest.mark.parametrize(("game", "seats"), GAMES.items())
def test_the_same_book_makes_the_same_room(game: str, seats: int) -> None:
    desk = Desk(game, seats)
    desk.start(ANN, BOB, bots=["casual"] * (seats - 2))
    desk.play_out()
    stored = [msgspec.json.decode(msgspec.json.encode(entry), type=StoredEvent) for entry in desk.entries]
    again = Room.of("room", stored)
    assert again.record().text() == desk.room.record().text()
    assert again.ranks() == desk.room.ranks() == list(desk.room.playing.outcome().ranks)
    assert (again.status, again.ended_by) == ("over", "rules")


def test_a_book_with_a_missing_page_is_found_out() -> None:
    desk = Desk()
    desk.start(ANN, BOB)
    with pytest.raises(ValueError, match="comes after"):
        Room.of("room", desk.entries[:2] + desk.entries[3:])


def test_two_seats_end_with_a_resignation() -> None:
    desk = Desk()
    desk.start(ANN, BOB)
    assert refusal(desk, ANN, p.Resign("x", 1)) == "not_yours"
    desk.do(ANN, p.Resign("r", 0))
    assert (desk.room.status, desk.room.ended_by) == ("over", "resignation")
    assert desk.room.ranks() == [2, 1]


def test_a_solitary_player_who_resigns_has_lost() -> None:
    desk = Desk("red_rising", 1)
    desk.start(ANN)
    desk.do(ANN, p.Resign("r", 0))
    assert desk.room.ranks() == [2]


def test_among_several_a_bot_plays_on_and_the_resigned_come_last() -> None:
    desk = Desk(seats=3)
    desk.start(ANN, BOB, CAT)
    desk.do(ANN, p.Resign("r", 0))
    assert desk.room.status == "playing"
    assert desk.room.people() == [1, 2]
    assert refusal(desk, ANN, p.Return("x", 0)) == "not_yours"
    desk.play_out()
    ranks = desk.room.ranks()
    assert ranks[0] == 3
    assert min(ranks[1:]) == 1


# -- taking back -----------------------------------------------------------------------------------


def test_a_sealed_answer_is_taken_back_without_asking() -> None:
    desk = Desk(SEALED)
    desk.start(ANN, BOB)
    assert set(desk.room.asked()) == {0, 1}
    desk.answer(ANN, 0)
    assert desk.room.can_undo(0)
    assert not desk.room.can_undo(1)
    desk.do(ANN, p.Undo("u", 0))
    assert desk.room.playing.history == []
    assert desk.room.is_rated


def test_what_others_have_seen_is_taken_back_if_all_people_agree() -> None:
    desk = Desk("zombie_fluxx", 3)
    desk.start(ANN, BOB, bots=["casual"])
    while 0 not in desk.room.asked():
        desk.write([answered(desk, next(iter(desk.room.asked())))])
    desk.answer(ANN, 0)
    answers = len(desk.room.playing.history)
    desk.do(ANN, p.Undo("u", 0))
    [proposal] = desk.room.proposals.values()
    assert (proposal.kind, proposal.about) == ("undo", 0)
    assert refusal(desk, ANN, p.Undo("x", 0)) == "pending"
    assert refusal(desk, ANN, p.Vote("x", 0, proposal.number, True)) == "no_proposal"
    desk.do(BOB, p.Vote("v", 1, proposal.number, True))
    assert len(desk.room.playing.history) < answers
    assert not desk.room.is_rated
    assert desk.room.proposals == {}


def answered(desk: Desk, seat: int) -> RoomEvent:
    return Answered(seat, desk.choice(seat))


def test_one_refusal_and_the_answer_stays() -> None:
    desk = Desk("zombie_fluxx")
    desk.start(ANN, BOB)
    desk.answer(ANN, 0)
    desk.do(ANN, p.Undo("u", 0))
    [number] = desk.room.proposals
    desk.do(BOB, p.Vote("v", 1, number, False))
    assert desk.room.proposals == {}
    assert len(desk.room.playing.history) == 1
    assert desk.room.is_rated


def test_alone_among_bots_nobody_has_to_be_asked_but_the_match_counts_no_more() -> None:
    desk = Desk("zombie_fluxx")
    desk.start(ANN, bots=["casual"])
    desk.answer(ANN, 0)
    desk.do(ANN, p.Undo("u", 0))
    assert desk.room.playing.history == []
    assert not desk.room.is_rated


def test_there_is_nothing_to_take_back_at_first() -> None:
    desk = Desk()
    desk.start(ANN, BOB)
    assert refusal(desk, ANN, p.Undo("x", 0)) == "nothing_to_undo"


@pytest.mark.parametrize(("game", "seats"), GAMES.items())
def test_the_room_and_the_kernel_agree_on_what_may_be_taken_back(game: str, seats: int) -> None:
    desk = Desk(game, seats, hot_seat=True)
    desk.start(*[ANN] * seats)
    for _ in range(60):
        if desk.room.status != "playing":
            break
        seat = next(iter(desk.room.asked()))
        desk.write([answered(desk, seat)])
        for other in range(seats):
            assert desk.room.can_undo(other) == (
                desk.room.status == "playing" and desk.room.playing.undo_is_free(Seat(other))
            )


# -- time ------------------------------------------------------------------------------------------


def test_every_decision_has_its_time() -> None:
    desk = Desk(SEALED, time=p.TimeControl("decision", 30))
    desk.start(ANN, BOB)
    assert desk.room.clocks.ends() == {0: 1030.0, 1: 1030.0}
    desk.now = 1020.0
    desk.answer(ANN, 0)
    assert desk.room.clocks.ends() == {1: 1030.0}
    desk.answer(BOB, 1)
    assert set(desk.room.clocks.ends().values()) == {1050.0 + 4 * WATCHING}


def test_watching_costs_nobody_their_clock_for_a_bounded_time() -> None:
    desk = Desk("zombie_fluxx", time=p.TimeControl("match", 600))
    desk.start(ANN, BOB)
    told: dict[int, int] = {}
    given: set[float] = set()
    for _ in range(60):
        (seat,) = desk.room.asked()
        events = desk.room.playing.event_count
        granted = desk.room.clocks.running[seat][1] - desk.now
        assert granted == min(WATCHING_MOST, WATCHING * (events - told.get(seat, events)))
        given.add(granted)
        told[seat] = events
        desk.now += 1
        desk.answer([ANN, BOB][seat], seat)
    assert {0.0, WATCHING_MOST} < given


def test_whoever_answers_while_watching_has_lost_no_time() -> None:
    desk = Desk(SEALED, time=p.TimeControl("match", 60))
    desk.start(ANN, BOB)
    desk.answer(ANN, 0)
    desk.answer(BOB, 1)
    seat = next(iter(desk.room.asked()))
    assert desk.room.granted[seat] > 1
    desk.now += 1
    desk.answer([ANN, BOB][seat], seat)
    assert desk.room.clocks.left[seat] == 60


def test_a_match_has_its_time_and_decisions_bring_some_back() -> None:
    desk = Desk(SEALED, time=p.TimeControl("match", 60, 5))
    desk.start(ANN, BOB)
    desk.now = 1020.0
    desk.answer(ANN, 0)
    assert desk.room.clocks.left[0] == 45.0
    assert desk.room.clocks.ends() == {1: 1060.0}


def test_a_bot_plays_for_whoever_runs_out_of_time_until_they_return() -> None:
    desk = Desk(SEALED, time=p.TimeControl("decision", 30))
    desk.start(ANN, BOB)
    desk.now = 1031.0
    desk.write([RanOut(0)])
    assert desk.room.people() == [1]
    assert refusal(desk, ANN, p.Answer("x", 0, 0, desk.choice(0))) == "stood_in"
    assert refusal(desk, BOB, p.Return("x", 0)) == "not_yours"
    desk.do(ANN, p.Return("r", 0))
    assert desk.room.people() == [0, 1]
    assert desk.room.clocks.ends()[0] == 1061.0


def test_time_stands_still_while_the_server_sleeps() -> None:
    desk = Desk(SEALED, time=p.TimeControl("decision", 30))
    desk.start(ANN, BOB)
    desk.now = 5000.0
    desk.write([Woke()])
    assert desk.room.clocks.ends() == {0: 5030.0, 1: 5030.0}


def test_nobody_sees_by_the_clock_who_has_answered_under_seal() -> None:
    desk = Desk(SEALED, time=p.TimeControl("match", 60, 5))
    desk.start(ANN, BOB)
    before = seen(desk, 1)
    desk.now = 1020.0
    desk.answer(ANN, 0)
    assert seen(desk, 1) == before


def seen(desk: Desk, seat: int) -> object:
    subscription = Subscription((ANN, BOB)[seat], seat)
    subscription.whole(Snapshot(desk.room, "epoch", 0.0, {"ann", "bob"}, 0))
    return subscription.view, subscription.scene


# -- people who leave ------------------------------------------------------------------------------


def test_a_bot_stands_in_for_somebody_who_has_left_if_the_table_agrees() -> None:
    desk = Desk(seats=3)
    desk.start(ANN, BOB, CAT)
    assert refusal(desk, ANN, p.StandIn("x", 0, 2), (0, 1, 2)) == "present"
    assert refusal(desk, ANN, p.StandIn("x", 0, 0), (0, 1)) == "no_seat"
    desk.do(ANN, p.StandIn("s", 0, 2), (0, 1))
    [number] = desk.room.proposals
    desk.do(BOB, p.Vote("v", 1, number, True))
    assert desk.room.people() == [0, 1]
    desk.do(CAT, p.Return("r", 2))
    assert desk.room.people() == [0, 1, 2]


def test_in_fluxx_people_and_bots_join_in_the_middle() -> None:
    desk = Desk("zombie_fluxx", 2, rated=False)
    desk.start(ANN, BOB)
    assert refusal(desk, CAT, p.Sit("x", 1)) == "no_seat"
    desk.sit(CAT, 2)
    desk.do(ANN, p.AddBot("b", 3, "casual"))
    assert [holder.name for holder in desk.room.holders] == ["Ann", "Bob", "Cat", None]
    desk.play_out()
    assert desk.room.playing.seats in (2, 3, 4)
    assert desk.again().record().text() == desk.room.record().text()


def test_other_games_let_nobody_in_once_they_have_begun() -> None:
    desk = Desk()
    desk.start(ANN, BOB)
    assert refusal(desk, CAT, p.Sit("x", 2)) == "already_begun"


# -- talking ---------------------------------------------------------------------------------------


def test_what_is_said_is_plain_text_and_not_too_long() -> None:
    desk = Desk()
    desk.do(BOB, p.Say("a", "  hello\x00\n<b>there</b>  "))
    assert [saying.text for saying in desk.room.chat] == ["hello  <b>there</b>"]
    assert refusal(desk, BOB, p.Say("x", " \n ")) == "empty"
    assert refusal(desk, BOB, p.Say("x", "a" * 401)) == "too_long"


def test_whoever_is_muted_is_heard_by_the_others_only() -> None:
    desk = Desk()
    desk.sit(ANN, 0)
    desk.sit(BOB, 1)
    desk.do(ANN, p.Mute("m", desk.room.who(BOB.id), True))
    desk.do(BOB, p.Say("a", "hello"))
    snapshot = Snapshot(desk.room, "epoch", 0.0, set(), 0)
    heard = [
        msgspec.json.decode(Subscription(guest, seat).whole(snapshot))
        for seat, guest in enumerate((ANN, BOB))
    ]
    assert [len(frame.get("chat", [])) for frame in heard] == [0, 1]


def test_goblins_build_in_silence() -> None:
    desk = Desk("goblins_inc", 4)
    desk.start(ANN, BOB, bots=["casual"] * 2)
    while desk.room.playing.view().facts["phase"] != "assembly":
        desk.write([answered(desk, next(iter(desk.room.asked())))])
    assert refusal(desk, ANN, p.Say("x", "put it there")) == "silence"


def test_hints_are_for_matches_that_do_not_count() -> None:
    desk = Desk(SEALED)
    desk.start(ANN, BOB)
    assert refusal(desk, ANN, p.Hint("x", 0)) == "no_hints"
    friendly = Desk(SEALED, rated=False)
    friendly.start(ANN, BOB)
    friendly.do(ANN, p.Hint("h", 0))
    assert refusal(friendly, CAT, p.Hint("x", 0)) == "not_yours"


def test_the_public_id_of_a_person_leads_nowhere_else() -> None:
    one, other = Room("one"), Room("other")
    assert one.who(ANN.id) != other.who(ANN.id)
    assert ANN.id not in one.who(ANN.id)
