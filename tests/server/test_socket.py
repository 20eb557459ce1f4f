"""What goes over the sockets of a room: whole matches, cuts and doubled words, and all that is refused."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bench.load.client import Viewer, fresh
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.server import protocol as p
from ludoteca.server.limits import Rate, Rates
from tests.server.clients import (
    asked,
    denied,
    done,
    play,
    run,
    seated,
    serving,
    sit,
    started,
)

FZZZT = p.Settings("fzzzt", 2)
TURNS = p.Settings("zombie_fluxx", 2)
"""A game in which one is asked after the other."""


def answer(viewer: Viewer, text: str | None = None, number: int | None = None) -> p.Answer:
    """An answer to the question of a viewer, altered as the test wants."""
    given = viewer.answer(Luck(seed_from("answer")))
    return p.Answer(
        given.id, given.seat, given.number if number is None else number, given.text if text is None else text
    )


async def closed_with(viewer: Viewer) -> int:
    """The code with which the line ends."""
    with pytest.raises(ConnectionClosed) as end:
        while True:
            await viewer.receive()
    assert end.value.rcvd is not None
    return end.value.rcvd.code


async def up_to_date(viewer: Viewer) -> None:
    """Let a viewer hear everything that was on its way."""
    await viewer.send(p.Ping())
    while not isinstance(await viewer.receive(), p.Pong):
        pass


# -- whole matches ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats"), [("fzzzt", 4), ("zombie_fluxx", 3), ("red_rising", 2), ("goblins_inc", 2)]
)
def test_people_play_a_whole_match(sqlite: str, game: str, seats: int) -> None:
    async def matches() -> None:
        async with serving(sqlite) as site:
            viewers = await started(site, p.Settings(game, seats), *["Ann", "Bob", "Cat", "Dan"][:seats])
            await play(viewers)
            assert all(viewer.view.ranks == viewers[0].view.ranks for viewer in viewers)
            assert viewers[0].scene is not None and viewers[0].scene.outcome is not None

    run(matches())


def test_one_plays_red_rising_alone(sqlite: str) -> None:
    async def alone() -> None:
        async with serving(sqlite) as site:
            viewers = await started(site, p.Settings("red_rising", 1), "Ann")
            await play(viewers)
            assert viewers[0].view.ended_by == "rules"

    run(alone())


def test_a_bot_answers_by_itself(sqlite: str) -> None:
    async def with_a_bot() -> None:
        async with serving(sqlite) as site:
            ann = await site.person("Ann")
            viewer = await ann.enter(await ann.open_room(FZZZT, ["beginner"]))
            await done(viewer, p.Start(fresh()))
            await play([viewer])
            assert viewer.view.seats[1].bot == "beginner"

    run(with_a_bot())


def test_somebody_joins_fluxx_in_the_middle(sqlite: str) -> None:
    async def joining() -> None:
        async with serving(sqlite) as site:
            viewers = await started(site, replace(TURNS, rated=False), "Ann", "Bob")
            await play(viewers, answers=4)
            cat = await site.person("Cat")
            room = viewers[0].id
            await sit(cat, room, 2)
            viewers.append(await cat.enter(room))
            await play(viewers)
            assert len(viewers[2].view.ranks) == 3

    run(joining())


def test_one_browser_plays_several_seats_in_hot_seat(sqlite: str) -> None:
    async def hot() -> None:
        async with serving(sqlite) as site:
            ann = await site.person("Ann")
            room = await ann.open_room(p.Settings("fzzzt", 2, hot_seat=True))
            await sit(ann, room, 1)
            viewers = [await ann.enter(room, seat) for seat in (0, 1)]
            await done(viewers[0], p.Start(fresh()))
            await play(viewers)
            assert [seat.mine for seat in viewers[0].view.seats] == [True, True]

    run(hot())


def test_a_rematch_has_the_same_people_in_the_next_seats(sqlite: str) -> None:
    async def again() -> None:
        async with serving(sqlite) as site:
            viewers = await started(site, TURNS, "Ann", "Bob")
            await done(viewers[0], p.Resign(fresh(), 0))
            await viewers[1].until(lambda: viewers[1].view.status == "over")
            await done(viewers[1], p.Rematch(fresh()))
            await viewers[0].until(lambda: viewers[0].view.next is not None)
            assert viewers[0].view.next is not None
            there = await viewers[0].person.enter(viewers[0].view.next)
            assert [seat.name for seat in there.view.seats] == ["Bob", "Ann"]

    run(again())


# -- cuts and repetitions --------------------------------------------------------------------------


def test_whoever_comes_back_gets_what_was_missed_and_nothing_else(sqlite: str) -> None:
    async def back() -> None:
        async with serving(sqlite) as site:
            viewers = await started(site, TURNS, "Ann", "Bob")
            watcher = await (await site.person("Cat")).enter(viewers[0].id)
            ann = viewers[0]
            seen = ann.number
            await ann.cut()
            for number in range(3):
                await done(viewers[1], p.Say(fresh(), f"{number}"))
            await ann.connect()
            await ann.until(lambda: len(ann.chat) == 3)
            later = [frame for frame in ann.frames if f'"number":{seen + 1}' in frame]
            assert later and all(frame.startswith('{"type":"update"') for frame in later)
            await watcher.until(lambda: len(watcher.chat) == 3)

    run(back())


def test_whoever_missed_too_much_gets_everything_anew(sqlite: str) -> None:
    async def long_gone() -> None:
        async with serving(sqlite) as site:
            viewers = await started(site, TURNS, "Ann", "Bob")
            ann = viewers[0]
            await ann.cut()
            ann.number = 10_000
            frames = len(ann.frames)
            await ann.connect()
            await ann.receive()
            assert ann.frames[frames].startswith('{"type":"whole"')

    run(long_gone())


def test_an_answer_sent_twice_is_given_once(sqlite: str) -> None:
    async def twice() -> None:
        async with serving(sqlite) as site:
            viewers = await started(site, TURNS, "Ann", "Bob")
            viewer = await asked(viewers)
            given = answer(viewer)
            await done(viewer, given)
            number = site.app_state.rooms.sessions[viewer.id].room.number
            await viewer.cut()
            await viewer.connect()
            viewer.replies.clear()
            await done(viewer, given)
            assert site.app_state.rooms.sessions[viewer.id].room.number == number

    run(twice())


def test_the_room_is_there_after_the_server_was_started_again(sqlite: str) -> None:
    async def restart() -> None:
        async with serving(sqlite) as site:
            viewers = await started(site, TURNS, "Ann", "Bob")
            await play(viewers, answers=5)
            for viewer in viewers:
                await up_to_date(viewer)
            before = [viewer.scene for viewer in viewers]
            for viewer in viewers:
                await viewer.cut()
        async with serving(sqlite) as site:
            for viewer in viewers:
                viewer.person.place = site.url.removeprefix("http://")
                epoch = viewer.epoch
                await viewer.connect()
                await viewer.until(lambda viewer=viewer, epoch=epoch: viewer.epoch != epoch)  # type: ignore[misc]  # a lambda with a default
            assert [viewer.scene for viewer in viewers] == before
            await play(viewers)

    run(restart())


# -- what is refused -------------------------------------------------------------------------------


def test_stale_and_illegal_answers_change_nothing(sqlite: str) -> None:
    async def wrong() -> None:
        async with serving(sqlite) as site:
            viewers = await started(site, TURNS, "Ann", "Bob")
            viewer = await asked(viewers)
            other = next(one for one in viewers if one is not viewer)
            number = site.app_state.rooms.sessions[viewer.id].room.number
            assert await denied(viewer, answer(viewer, text="no such card")) == "illegal"
            assert await denied(viewer, answer(viewer, number=99)) == "stale"
            assert await denied(other, answer(viewer)) == "not_yours"
            assert site.app_state.rooms.sessions[viewer.id].room.number == number

    run(wrong())


def test_a_spectator_can_do_nothing_but_talk(sqlite: str) -> None:
    async def looking_on() -> None:
        async with serving(sqlite) as site:
            viewers = await started(site, TURNS, "Ann", "Bob")
            cat = await (await site.person("Cat")).enter(viewers[0].id)
            assert cat.scene is not None and cat.question is None
            given = answer(await asked(viewers))
            for command in (
                given,
                p.Resign(fresh(), 0),
                p.Undo(fresh(), 0),
                p.Vote(fresh(), 0, 1, True),
                p.Hint(fresh(), 0),
                p.Stand(fresh(), 0),
                p.Start(fresh()),
            ):
                assert await denied(cat, command) in ("not_yours", "not_host", "already_begun")
            await done(cat, p.Say(fresh(), "hello"))

    run(looking_on())


def test_a_seat_of_somebody_else_shows_nothing(sqlite: str) -> None:
    async def prying() -> None:
        async with serving(sqlite) as site:
            viewers = await started(site, TURNS, "Ann", "Bob")
            cat = Viewer(await site.person("Cat"), viewers[0].id, 0)
            with pytest.raises(ConnectionClosed) as end:
                await cat.connect()
            assert end.value.rcvd is not None and end.value.rcvd.code == 4403
            assert cat.scene is None

    run(prying())


def test_whoever_stood_up_does_not_see_what_the_next_one_gets(sqlite: str) -> None:
    async def stood_up() -> None:
        async with serving(sqlite) as site:
            ann, bob = await seated(site, FZZZT, "Ann", "Bob")
            await bob.send(p.Stand(fresh(), 1))
            assert await closed_with(bob) == 4503
            await sit(await site.person("Cat"), ann.id, 1)
            await done(ann, p.Start(fresh()))
            assert bob.scene is None

    run(stood_up())


def test_nobody_looks_on_where_nobody_may(sqlite: str) -> None:
    async def private() -> None:
        async with serving(sqlite) as site:
            ann, _ = await seated(site, p.Settings("fzzzt", 2, watching="none"), "Ann", "Bob")
            cat = await (await site.person("Cat")).enter(ann.id)
            await done(ann, p.Start(fresh()))
            assert await closed_with(cat) == 4503
            with pytest.raises(ConnectionClosed) as end:
                await cat.connect()
                await cat.receive()
                await cat.receive()
            assert end.value.rcvd is not None and end.value.rcvd.code == 4403
            assert cat.scene is None

    run(private())


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        '{"type":"nothing"}',
        '{"type":"hello"}',
        '{"type":"answer","id":"x"}',
        '{"type":"start","id":"x","more":1}',
        '{"type":"sit","id":"x","seat":"0"}',
        b"\xff\xfe",
        "[" * 5000,
    ],
)
def test_what_cannot_be_understood_is_refused_and_the_line_stays(sqlite: str, frame: str | bytes) -> None:
    async def nonsense() -> None:
        async with serving(sqlite) as site:
            (ann,) = await seated(site, FZZZT, "Ann")
            await ann.send_raw(frame)
            refusal = await ann.receive()
            assert isinstance(refusal, p.Refused) and refusal.code == "malformed"
            await ann.send(p.Ping())
            assert isinstance(await ann.receive(), p.Pong)

    run(nonsense())


def test_seats_and_ids_out_of_all_measure_are_refused(sqlite: str) -> None:
    async def beyond() -> None:
        async with serving(sqlite) as site:
            (ann,) = await seated(site, FZZZT, "Ann")
            for seat in (-1, 2, 2**40):
                assert await denied(ann, p.Sit(fresh(), seat)) in ("no_seat", "one_seat")
                assert await denied(ann, p.AddBot(fresh(), seat, "casual")) == "no_seat"
                assert await denied(ann, p.RemoveBot(fresh(), seat)) == "no_seat"
            await ann.send(p.Start("x" * 65))
            refusal = await ann.receive()
            assert isinstance(refusal, p.Refused) and refusal.code == "bad_id"

    run(beyond())


def test_a_frame_that_is_too_large_ends_the_line(sqlite: str) -> None:
    async def large() -> None:
        async with serving(sqlite) as site:
            (ann,) = await seated(site, FZZZT, "Ann")
            await ann.send_raw(msgspec.json.encode(p.Say(fresh(), "x" * p.LARGEST_MESSAGE)).decode())
            assert await closed_with(ann) == 1009

    run(large())


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://127.0.0.1:1"])
def test_a_page_of_another_site_gets_no_socket(sqlite: str, origin: str) -> None:
    async def foreign() -> None:
        async with serving(sqlite) as site:
            (ann,) = await seated(site, FZZZT, "Ann")
            with pytest.raises(InvalidStatus) as refusal:
                await ann.person.socket(ann.id, origin=origin)
            assert refusal.value.response.status_code == 403

    run(foreign())


def test_whoever_is_nobody_is_turned_away(sqlite: str) -> None:
    async def nobody() -> None:
        async with serving(sqlite) as site:
            (ann,) = await seated(site, FZZZT, "Ann")
            ann.person.cookie = None
            ann.room = None
            with pytest.raises(ConnectionClosed) as end:
                await ann.connect()
            assert end.value.rcvd is not None and (end.value.rcvd.code, end.value.rcvd.reason) == (
                4401,
                "no_guest",
            )

    run(nobody())


def test_a_room_that_is_not_there_is_gone(sqlite: str) -> None:
    async def gone() -> None:
        async with serving(sqlite) as site:
            with pytest.raises(ConnectionClosed) as end:
                await (await site.person("Ann")).enter("nowhere")
            assert end.value.rcvd is not None and end.value.rcvd.code == 4404

    run(gone())


def test_whoever_says_no_hello_is_not_let_in(sqlite: str) -> None:
    async def rude() -> None:
        async with serving(sqlite) as site:
            (ann,) = await seated(site, FZZZT, "Ann")
            socket = await ann.person.socket(ann.id)
            await socket.send('{"type":"ping"}')
            assert '"malformed"' in str(await socket.recv())
            with pytest.raises(ConnectionClosed):
                await socket.recv()

    run(rude())


def test_too_many_windows_are_too_many(sqlite: str) -> None:
    async def many() -> None:
        async with serving(sqlite, Rates(sockets=2)) as site:
            (ann,) = await seated(site, FZZZT, "Ann")
            second = await ann.person.enter(ann.id)
            with pytest.raises(ConnectionClosed) as end:
                await ann.person.enter(ann.id)
            assert end.value.rcvd is not None and end.value.rcvd.code == 4429
            await second.leave()
            while site.app_state.metrics.sockets > 1:
                await asyncio.sleep(0.01)
            await ann.person.enter(ann.id)

    run(many())


def test_commands_in_a_flood_are_refused_and_change_nothing(sqlite: str) -> None:
    async def flood() -> None:
        async with serving(sqlite, Rates(commands=Rate(0.01, 3), sayings=Rate(0.01, 2))) as site:
            (ann,) = await seated(site, FZZZT, "Ann")
            codes = [await denied(ann, p.Start(fresh())) for _ in range(5)]
            assert codes == ["empty_seats"] * 3 + ["too_fast"] * 2
            for _ in range(2):
                await done(ann, p.Say(fresh(), "hello"))
            assert await denied(ann, p.Say(fresh(), "hello")) == "too_fast"
            assert len(ann.chat) == 2

    run(flood())


# -- talking, taking back, standing in -------------------------------------------------------------


def test_chat_is_plain_short_and_can_be_muted(sqlite: str) -> None:
    async def talk() -> None:
        async with serving(sqlite) as site:
            ann, bob = await seated(site, FZZZT, "Ann", "Bob")
            await done(bob, p.Say(fresh(), "<b>hi</b>\u202e\n"))
            await ann.until(lambda: len(ann.chat) == 1)
            assert ann.chat[0].text == "<b>hi</b>"
            assert await denied(bob, p.Say(fresh(), "x" * 401)) == "too_long"
            assert await denied(bob, p.Say(fresh(), " \n ")) == "empty"
            await done(ann, p.Mute(fresh(), ann.chat[0].who, True))
            await done(bob, p.Say(fresh(), "again"))
            await done(ann, p.Say(fresh(), "quiet"))
            await ann.until(lambda: ann.chat[-1].text == "quiet")
            assert [said.text for said in ann.chat] == ["<b>hi</b>", "quiet"]

    run(talk())


def test_whoever_changes_the_name_has_it_on_open_sockets(sqlite: str) -> None:
    async def renaming() -> None:
        async with serving(sqlite) as site:
            ann, bob = await started(site, FZZZT, "Ann", "Bob")
            for name, status in (("Ро́берт", 200), ("a,b", 400)):
                assert (await bob.person.call("PATCH", "/api/guest", {"name": name})).status == status
            await ann.until(lambda: ann.view.seats[1].name == "Ро́берт")
            await done(bob, p.Say(fresh(), "Me again."))
            await ann.until(lambda: bool(ann.chat))
            assert ann.chat[-1].name == "Ро́берт"
            listed = (await bob.person.call("GET", "/api/mine")).json["rooms"]
            assert [room["seats"] for room in listed] == [["Ann", "Ро́берт"]]

    run(renaming())


def test_an_answer_that_nobody_learned_from_is_taken_back_at_once(sqlite: str) -> None:
    async def fair() -> None:
        async with serving(sqlite) as site:
            viewers = await started(site, FZZZT, "Ann", "Bob")
            viewer = await asked(viewers)
            while True:
                before = viewer.question
                await done(viewer, answer(viewer))
                if viewer.view.can_undo:
                    break
                viewer = await asked(viewers)
            await done(
                viewer, p.Undo(fresh(), viewer.view.seats.index(next(s for s in viewer.view.seats if s.mine)))
            )
            await viewer.until(lambda: viewer.question is not None)
            assert viewer.question == before and viewer.view.rated

    run(fair())


def test_an_answer_that_taught_something_is_taken_back_by_consent(sqlite: str) -> None:
    async def consent() -> None:
        async with serving(sqlite) as site:
            viewers = await started(site, TURNS, "Ann", "Bob")
            luck = Luck(seed_from("consent"))
            while True:
                viewer = await asked(viewers)
                seat = viewers.index(viewer)
                await done(viewer, viewer.answer(luck))
                if not site.app_state.rooms.sessions[viewer.id].room.can_undo(seat):
                    break
            other = viewers[1 - seat]
            await done(viewer, p.Undo(fresh(), seat))
            await other.until(lambda: bool(other.view.proposals))
            await done(other, p.Vote(fresh(), 1 - seat, other.view.proposals[0].number, True))
            await viewer.until(lambda: not viewer.view.rated)
            assert viewer.question is not None

    run(consent())


def test_a_bot_stands_in_when_time_runs_out_and_gives_the_seat_back(sqlite: str) -> None:
    async def late() -> None:
        async with serving(sqlite) as site:
            slow = p.Settings("zombie_fluxx", 2, time=p.TimeControl("decision", 1))
            viewers = await started(site, slow, "Ann", "Bob")
            viewer = await asked(viewers)
            seat = viewers.index(viewer)
            await viewer.until(lambda: viewer.view.seats[seat].bot == "casual")
            await done(viewer, p.Return(fresh(), seat))
            await viewer.until(lambda: viewer.view.seats[seat].bot is None)

    run(late())


def test_a_hint_comes_in_a_match_that_does_not_count(sqlite: str) -> None:
    async def hint() -> None:
        async with serving(sqlite) as site:
            viewers = await started(site, p.Settings("fzzzt", 2, rated=False), "Ann", "Bob")
            viewer = await asked(viewers)
            seat = viewers.index(viewer)
            assert viewer.question is not None
            number = viewer.question.number
            hinted = await viewer.do(p.Hint(fresh(), seat))
            assert isinstance(hinted, p.Hinted) and hinted.number == number and hinted.lines

    run(hint())


def test_no_hint_in_a_match_that_counts(sqlite: str) -> None:
    async def no_hint() -> None:
        async with serving(sqlite) as site:
            viewers = await started(site, FZZZT, "Ann", "Bob")
            viewer = await asked(viewers)
            assert await denied(viewer, p.Hint(fresh(), viewers.index(viewer))) == "no_hints"

    run(no_hint())
