"""Rulings on what counts: by everybody's consent, nobody lifts a bot, and who leaves has time to come back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ludoteca.arena.skill import NEWCOMER
from ludoteca.server import protocol as p
from ludoteca.server import room_session
from ludoteca.server.clock import Clocks
from ludoteca.server.rating import after, fixed, measured
from ludoteca.server.room_commands import Refusal
from ludoteca.server.room_events import Adjourned, Opened, RanOut, Woke
from ludoteca.server.room_session import summary_of
from tests.server.clients import done, play, run, serving, started
from tests.server.rooms import ANN, BOB, CAT, Desk

ALL = (0, 1, 2, 3)


def gathered(**settings: Any) -> Desk:
    desk = Desk("fzzzt", 2, **settings)
    desk.sit(ANN, 0)
    desk.sit(BOB, 1)
    return desk


def begun(desk: Desk, present: tuple[int, ...] = ALL) -> bool:
    """Whether a match counts that the host begins now."""
    desk.do(ANN, p.Start(desk.id()), present)
    return desk.room.is_rated


def test_a_result_counts_if_everybody_wants_it_to() -> None:
    desk = gathered()
    assert desk.room.undecided == [1] and not desk.room.is_rated
    desk.do(BOB, p.Agree("a"))
    assert desk.room.undecided == [] and desk.room.is_rated
    assert begun(desk)
    assert desk.again().is_rated


def test_a_match_that_is_begun_without_consent_does_not_count() -> None:
    assert not begun(gathered())


def test_nobody_agrees_to_what_is_not_there_yet() -> None:
    desk = gathered()
    desk.do(BOB, p.Agree("a"))
    desk.do(ANN, p.Change("c", p.Settings("fzzzt", 2, time=p.TimeControl("decision", 30))))
    assert desk.room.undecided == [1]
    assert not begun(desk)


def test_whoever_has_agreed_and_gone_is_not_rated() -> None:
    desk = gathered()
    desk.do(BOB, p.Agree("a"))
    assert not begun(desk, present=(0,))


def test_only_whoever_sits_there_agrees() -> None:
    with pytest.raises(Refusal, match="not_yours"):
        gathered().do(CAT, p.Agree("a"))


def test_against_bots_alone_nobody_else_has_to_agree() -> None:
    desk = Desk("fzzzt", 2)
    desk.start(ANN, bots=["casual"])
    assert desk.room.is_rated


# -- hints -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rated", "allowed"), [(True, False), (False, True)])
def test_at_one_device_bots_are_silent_where_the_result_counts(rated: bool, allowed: bool) -> None:
    desk = Desk("fzzzt", 2, hot_seat=True, rated=rated)
    desk.start(ANN, ANN)
    assert not desk.room.is_rated
    assert desk.room.may_hint == allowed


# -- ratings ---------------------------------------------------------------------------------------


def test_a_bot_stays_what_it_is_however_often_people_lose_to_it() -> None:
    skills = {"guest:ann": NEWCOMER, "bot:beginner": fixed("zombie_fluxx", "bot:beginner") or NEWCOMER}
    for _ in range(62):
        skills |= after(skills, ["guest:ann", "bot:beginner"], [2, 1], early=[0])
    assert skills["bot:beginner"] == fixed("zombie_fluxx", "bot:beginner")
    assert skills["guest:ann"][0] < NEWCOMER[0]


def test_who_gives_up_early_has_lost_and_nobody_has_won() -> None:
    before = dict.fromkeys(["guest:ann", "guest:bob"], NEWCOMER)
    early = after(before, ["guest:ann", "guest:bob"], [2, 1], early=[0])
    assert early["guest:bob"] == NEWCOMER and early["guest:ann"][0] < NEWCOMER[0]
    late = after(before, ["guest:ann", "guest:bob"], [2, 1])
    assert late["guest:bob"][0] > NEWCOMER[0]


def test_those_who_stay_are_rated_among_themselves() -> None:
    before = dict.fromkeys(["guest:ann", "guest:bob", "guest:cat"], NEWCOMER)
    found = after(before, ["guest:ann", "guest:bob", "guest:cat"], [3, 1, 2], early=[0])
    assert found["guest:bob"][0] > NEWCOMER[0] > found["guest:cat"][0]


def test_giving_up_is_early_before_a_fair_part_of_the_match() -> None:
    desk = gathered()
    desk.do(ANN, p.Start("s"), ALL)
    desk.do(ANN, p.Resign("r", 0))
    assert desk.room.holders[0].early and not desk.room.holders[1].early


def test_stronger_levels_are_worth_more() -> None:
    ladder = measured("zombie_fluxx")
    assert ladder["casual"][0] == NEWCOMER[0]
    worth = [ladder[level][0] for level in ("beginner", "casual", "skilled", "expert")]
    assert worth == sorted(worth) and measured("nothing") == {}


# -- coming and going ------------------------------------------------------------------------------


def test_clocks_that_were_stopped_run_on_from_where_they_were() -> None:
    clocks = Clocks(p.TimeControl("match", 600))
    clocks.turn({0: 1}, 100.0, {})
    clocks.stop(160.0)
    assert clocks.ends() == {}
    # An answer in the meantime costs nothing, and the next one is not in a hurry either.
    clocks.turn({1: 1}, 5_000.0, {})
    clocks.wake(0.0, 9_000.0)
    assert clocks.left[0] == 540.0 and clocks.ends() == {1: 9_600.0}


def test_a_room_of_two_who_are_gone_wakes_with_the_time_they_had() -> None:
    desk = gathered(time=p.TimeControl("decision", 30))
    desk.do(ANN, p.Start("s"), ALL)
    before = desk.room.clocks.ends()
    desk.now += 10
    desk.write([Adjourned()])
    desk.now += 5_000
    desk.write([Woke()])
    assert desk.room.clocks.ends() == {seat: end + 5_000 for seat, end in before.items()}
    assert desk.again().clocks.ends() == desk.room.clocks.ends()


def test_nobody_is_replaced_who_may_only_have_lost_the_line() -> None:
    from ludoteca.server.room_commands import RoomCommands, Tokens

    desk = gathered()
    desk.do(ANN, p.Start("s"), ALL)
    commands = RoomCommands(desk.room, ANN, [0], lately=[1])
    with pytest.raises(Refusal, match="too_soon"):
        commands.events(p.StandIn("x", 0, 1), lambda: Tokens("", ""))


def test_a_match_that_all_have_left_is_adjourned_until_all_are_back(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_session, "GRACE", 0.2)

    async def left() -> None:
        async with serving(sqlite) as site:
            settings = p.Settings("fzzzt", 2, time=p.TimeControl("decision", 1))
            viewers = await started(site, settings, "Ann", "Bob")
            room = viewers[0].view.id
            for viewer in viewers:
                await viewer.leave()
            await asyncio.sleep(1.5)
            events = [entry.event for entry in await site.app_state.store.entries(room) or []]
            assert Adjourned() in events and not any(isinstance(event, RanOut) for event in events)
            ann = await viewers[0].person.enter(room, 0)
            assert ann.view.adjourned
            bob = await viewers[1].person.enter(room, 1)
            await ann.until(lambda: not ann.view.adjourned)
            await play([ann, bob], answers=2)

    run(left())


# -- what a host decides is seen -------------------------------------------------------------------


def test_everybody_sees_that_a_room_goes_on_from_a_record_and_what_is_hidden_is_dealt_anew(
    sqlite: str,
) -> None:
    async def brought() -> None:
        async with serving(sqlite) as site:
            viewers = await started(site, p.Settings("fzzzt", 2), "Cat", "Dan")
            await play(viewers, answers=4)
            session = site.app_state.rooms.sessions[viewers[0].view.id]
            text = session.room.record().text()
            host, other = await site.people("Ann", "Bob")
            room = (await host.call("POST", "/api/records", {"text": text})).json["room"]
            ann = await host.enter(room, 0)
            visitor = await other.enter(room, -1)
            assert visitor.view.origin == "record"
            await done(visitor, p.Sit("sit", 1))
            await visitor.leave()
            bob = await other.enter(room, 1)
            await done(ann, p.Start("start"))
            await bob.until(lambda: bob.scene is not None)
            assert bob.view.origin == "record" and not bob.view.rated
            again = site.app_state.rooms.sessions[room].room
            opened = next(entry.event for entry in await site.app_state.store.entries(room) or [])
            assert isinstance(opened, Opened) and again.beginning != opened.beginning
            await play([ann, bob], answers=2)

    run(brought())


def test_nobody_comes_into_a_match_that_counts_nor_into_a_room_that_is_only_to_be_watched(
    sqlite: str,
) -> None:
    desk = Desk("zombie_fluxx", 2, public=True)
    desk.start(ANN, bots=["casual"])
    assert desk.room.is_rated and not desk.room.can_join
    assert not summary_of(desk.room).can_join
    for public, allowed in ((True, True), (False, False)):
        desk = Desk("zombie_fluxx", 2, public=public, watching="open", rated=False)
        desk.start(ANN, bots=["casual"])
        assert desk.room.can_join == (allowed and desk.room.playing.is_joinable)
        assert summary_of(desk.room).can_join == desk.room.can_join
