"""Rulings about open rooms: what is acknowledged is stored, what is told is seen once, and rooms outlive their process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import reduce
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.kernel.seat import Seat
from ludoteca.server import protocol as p
from ludoteca.server import room_session
from ludoteca.server.bot_pool import BotPool, Choice, Job
from ludoteca.server.connection import Connection
from ludoteca.server.pace import AT_ONCE
from ludoteca.server.room import Room
from ludoteca.server.room_commands import Refusal
from ludoteca.server.room_events import Guest
from ludoteca.server.rooms import Elsewhere, NoSuchRoom, Rooms
from ludoteca.server.scene import pass_by
from ludoteca.server.store import Store
from ludoteca.server.subscription import room_view
from ludoteca.server.wire_scene import Scene, Turn


class Process:
    """The rooms of one process, with their store and the bot pool."""

    def __init__(self, rooms: Rooms, store: Store) -> None:
        self.rooms = rooms
        self.store = store

    async def guest(self, name: str) -> Guest:
        return await self.store.new_guest(name)

    async def table(self, game: str, *people: str, bots: int = 0, **settings: Any) -> tuple[str, list[Guest]]:
        """A room whose match has begun."""
        guests = [await self.guest(name) for name in people]
        wanted = p.Settings(game, len(people) + bots, **settings)
        room = await self.rooms.create(wanted, guests[0], [])
        for seat, guest in enumerate(guests[1:], start=1):
            assert await self.do(room, guest, p.Sit("sit", seat)) == p.Done("sit")
        for seat in range(len(people), len(people) + bots):
            assert await self.do(room, guests[0], p.AddBot(f"bot{seat}", seat, "casual"))
        assert await self.do(room, guests[0], p.Start("start")) == p.Done("start")
        return room, guests

    async def do(self, room: str, guest: Guest, command: p.Command) -> p.Done | p.Refused | p.Hinted:
        """Do what somebody wants in a room, open or not."""
        return await self.rooms.do(await self.rooms.session(room), guest, command)

    async def answer(self, room: str, guest: Guest, seat: int, id: str = "answer") -> p.Answer:
        """The first option of a seat's question, as a command."""
        session = await self.rooms.session(room)
        match = session.room.playing
        decision = match.pending[seat]  # type: ignore[index]  # somebody is playing
        text = decision.spell(decision.options[0], match.names)
        return p.Answer(id, seat, session.room.asked()[seat], text)


@asynccontextmanager
async def running(folder: Path, process: str = "first") -> AsyncIterator[Process]:
    store = Store(f"sqlite:///{folder / 'ludoteca.db'}", process)
    await store.open()
    bot_pool = BotPool(1, pace=AT_ONCE)
    await bot_pool.start()
    rooms = Rooms(store, bot_pool)
    await rooms.start()
    try:
        yield Process(rooms, store)
    finally:
        await rooms.stop()
        await bot_pool.stop()
        await store.close()


def frames(connection: Connection) -> list[Any]:
    """All frames that wait on a connection; None is the end of it."""
    waiting = [connection.frames.get_nowait() for _ in range(connection.frames.qsize())]
    return [None if frame is None else msgspec.json.decode(frame) for frame in waiting]


def run(act: Callable[[Process], Awaitable[None]], folder: Path) -> None:
    async def all_of_it() -> None:
        async with running(folder) as here:
            await act(here)

    asyncio.run(all_of_it())


def test_a_command_sent_twice_is_done_once(tmp_path: Path) -> None:
    async def act(here: Process) -> None:
        room, [ann, _] = await here.table("goblins_inc", "Ann", "Bob")
        command = await here.answer(room, ann, 0)
        both = await asyncio.gather(*[here.do(room, ann, command) for _ in range(5)])
        assert both == [p.Done("answer")] * 5
        assert len((await here.rooms.session(room)).room.playing.history) == 1
        stored = await here.store.entries(room)
        assert stored is not None
        assert [entry.command for entry in stored].count(f"{ann.id} answer") == 1

    run(act, tmp_path)


def test_two_people_may_use_the_same_id(tmp_path: Path) -> None:
    async def act(here: Process) -> None:
        room, [ann, bob] = await here.table("goblins_inc", "Ann", "Bob")
        for seat, guest in enumerate((ann, bob)):
            command = await here.answer(room, guest, seat, "same")
            assert await here.do(room, guest, command) == p.Done("same")
        assert len((await here.rooms.session(room)).room.playing.history) == 2

    run(act, tmp_path)


def test_what_cannot_be_stored_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(here: Process) -> None:
        room, [ann, _] = await here.table("goblins_inc", "Ann", "Bob")
        _, _, connection = await here.rooms.enter(room, ann, 0, p.Hello())
        frames(connection)
        command = await here.answer(room, ann, 0)

        async def full(*_: object) -> None:
            raise OSError("no space left")

        with monkeypatch.context() as patch:
            patch.setattr(await here.rooms.session(room), "append", full)
            with pytest.raises(OSError, match="no space"):
                await here.do(room, ann, command)
        assert frames(connection) == [None]
        assert (await here.rooms.session(room)).room.playing.history == []
        assert await here.do(room, ann, command) == p.Done("answer")

    run(act, tmp_path)


def test_whoever_comes_back_gets_everything_anew_and_the_last_turn(tmp_path: Path) -> None:
    async def act(here: Process) -> None:
        room, [ann, bob] = await here.table("goblins_inc", "Ann", "Bob")
        session, subscription, connection = await here.rooms.enter(room, ann, 0, p.Hello())
        [whole] = frames(connection)
        assert whole["type"] == "whole"
        await session.leave(subscription, connection)
        for seat, guest in enumerate((ann, bob)):
            await here.do(room, guest, await here.answer(room, guest, seat))
        _, _, again = await here.rooms.enter(room, ann, 0, p.Hello(whole["epoch"], whole["number"]))
        [now] = frames(again)
        assert (now["type"], now["number"]) == ("whole", whole["number"] + 1)
        assert now["scene"]["question"]["number"] == 1
        turn = msgspec.convert(now["turn"], Turn)
        assert reduce(pass_by, turn.beats, turn.scene).zones == msgspec.convert(now["scene"], Scene).zones
        told = [line for beat in now["turn"]["beats"] for line in beat.get("log", [])]
        assert told
        assert now["log"][-len(told) :] == told
        _, _, other = await here.rooms.enter(room, ann, 0, p.Hello("another epoch", 3))
        assert [frame["type"] for frame in frames(other)] == ["whole"]

    run(act, tmp_path)


def test_a_frame_lost_on_the_way_is_sent_again(tmp_path: Path) -> None:
    async def act(here: Process) -> None:
        room, [ann, bob] = await here.table("goblins_inc", "Ann", "Bob")
        session, subscription, connection = await here.rooms.enter(room, ann, 0, p.Hello())
        for seat, guest in enumerate((ann, bob)):
            await here.do(room, guest, await here.answer(room, guest, seat))
        whole, *lost = frames(connection)
        assert lost
        await session.leave(subscription, connection)
        _, _, again = await here.rooms.enter(room, ann, 0, p.Hello(whole["epoch"], whole["number"]))
        assert frames(again)[: len(lost)] == lost

    run(act, tmp_path)


def test_an_answer_under_seal_makes_no_frame_for_others(tmp_path: Path) -> None:
    async def act(here: Process) -> None:
        time = p.TimeControl("match", 60, 5)
        room, [ann, bob] = await here.table("goblins_inc", "Ann", "Bob", time=time)
        _, _, anns = await here.rooms.enter(room, ann, 0, p.Hello())
        _, _, bobs = await here.rooms.enter(room, bob, 1, p.Hello())
        _, _, watcher = await here.rooms.enter(room, await here.guest("Cat"), -1, p.Hello())
        frames(anns), frames(bobs), frames(watcher)
        await here.do(room, ann, await here.answer(room, ann, 0))
        assert [frame["type"] for frame in frames(anns)] == ["update"]
        assert frames(bobs) == []
        assert frames(watcher) == []

    run(act, tmp_path)


def test_bots_play_while_people_wait(tmp_path: Path) -> None:
    async def act(here: Process) -> None:
        room, [ann] = await here.table("fzzzt", "Ann", bots=2)
        session, _, connection = await here.rooms.enter(room, ann, 0, p.Hello())
        async with asyncio.timeout(60):
            while 0 not in session.room.asked():
                await connection.frames.get()
        assert all(session.room.holders[given.seat].bot for given in session.room.playing.history)

    run(act, tmp_path)


def test_a_bot_whose_answer_is_none_of_the_options_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_session, "PAUSE", 0.01)

    async def act(here: Process) -> None:
        decide, asked = here.rooms.bot_pool.decide, []

        async def stumbling(job: Job, *_: Any) -> Choice:
            asked.append(job.seat)
            return Choice("nonsense") if len(asked) < 3 else await decide(job)

        here.rooms.bot_pool.decide = stumbling  # type: ignore[method-assign, assignment]  # a bot that stumbles
        while not asked:
            # Chance says who begins; it is a bot's turn that counts here.
            room, [ann] = await here.table("fzzzt", "Ann", bots=3)
            session, _, connection = await here.rooms.enter(room, ann, 0, p.Hello())
            await asyncio.sleep(0)
        async with asyncio.timeout(60):
            while not any(given.seat for given in session.room.playing.history):
                if 0 in session.room.asked():
                    await here.do(room, ann, await here.answer(room, ann, 0))
                else:
                    await connection.frames.get()
        stored = await here.store.entries(room)
        assert stored is not None
        history = Room.of(room, stored).playing.history
        assert asked[:3] == [asked[0]] * 3
        assert next(given.seat for given in history if given.seat) == asked[0]
        assert not session.closed

    run(act, tmp_path)


def test_the_seat_of_a_bot_that_had_to_hurry_says_so_until_it_has_time_again(tmp_path: Path) -> None:
    async def act(here: Process) -> None:
        hurried: float | None = 0.0

        async def hurrying(job: Job, asker: Any, urgency: Any, allowed: float) -> Choice:
            assert allowed > 0
            match = session.room.playing
            decision = match.decision(Seat(job.seat))
            return Choice(decision.spell(decision.options[0], match.names), hurried)

        here.rooms.bot_pool.decide = hurrying  # type: ignore[method-assign, assignment]  # a pool with little time
        room, [ann] = await here.table("fzzzt", "Ann", bots=1)
        session, subscription, connection = await here.rooms.enter(room, ann, 0, p.Hello())

        def says_so() -> bool:
            return room_view(session._snapshot(), subscription).seats[1].hurried

        async def until(wanted: bool) -> None:
            async with asyncio.timeout(60):
                while says_so() is not wanted:
                    if 0 in session.room.asked():
                        command = f"a{len(session.room.playing.history)}"
                        await here.do(room, ann, await here.answer(room, ann, 0, command))
                    else:
                        await connection.frames.get()

        await until(wanted=True)
        hurried = None
        await until(wanted=False)

    run(act, tmp_path)


def test_a_formality_is_not_asked_of_the_only_person(tmp_path: Path) -> None:
    async def act(here: Process) -> None:
        room, [ann] = await here.table("red_rising", "Ann", bots=1)
        session, _, connection = await here.rooms.enter(room, ann, 0, p.Hello())
        asked = 0
        async with asyncio.timeout(120):
            while session.room.status == "playing":
                if 0 in session.room.asked():
                    assert len(session.room.playing.pending[0].options) > 1  # type: ignore[index]  # somebody is playing
                    asked += 1
                    await here.do(room, ann, await here.answer(room, ann, 0, f"a{asked}"))
                else:
                    await connection.frames.get()
        assert asked > 10

    run(act, tmp_path)


def test_a_bot_plays_on_when_a_clock_runs_out(tmp_path: Path) -> None:
    async def act(here: Process) -> None:
        room, [ann, _] = await here.table("goblins_inc", "Ann", "Bob", time=p.TimeControl("decision", 1))
        session, _, connection = await here.rooms.enter(room, ann, 0, p.Hello())
        async with asyncio.timeout(60):
            while session.room.people():
                await connection.frames.get()
        assert await here.do(room, ann, p.Return("back", 0)) == p.Done("back")
        assert session.room.people() == [0]

    run(act, tmp_path)


def test_a_rematch_is_one_room_for_everybody(tmp_path: Path) -> None:
    async def act(here: Process) -> None:
        room, [ann, bob] = await here.table("fzzzt", "Ann", "Bob", bots=1)
        assert isinstance(await here.do(room, ann, p.Rematch("early")), p.Refused)
        await here.do(room, ann, p.Resign("r", 0))
        await here.do(room, bob, p.Resign("r", 1))
        session = await here.rooms.session(room)
        assert session.room.status == "over"
        for guest in (ann, bob, ann):
            assert await here.do(room, guest, p.Rematch(f"again {guest.name}")) == p.Done(
                f"again {guest.name}"
            )
        assert session.room.next_room is not None
        opened = (await here.rooms.session(session.room.next_room)).room
        assert [holder.name for holder in opened.holders] == ["Bob", None, "Ann"]
        assert opened.status == "gathering"

    run(act, tmp_path)


def test_a_new_name_is_seen_by_everybody_at_once(tmp_path: Path) -> None:
    async def act(here: Process) -> None:
        room, [ann, bob] = await here.table("goblins_inc", "Ann", "Bob")
        eve = await here.guest("Eve")
        connections = {
            guest: (await here.rooms.enter(room, guest, None, p.Hello()))[2] for guest in (ann, bob, eve)
        }
        for connection in connections.values():
            frames(connection)
        assert await here.rooms.visited_by(bob.id) == await here.rooms.visited_by(eve.id) == {room}
        await here.rooms.rename(room, Guest(bob.id, "Robert"))
        for guest, connection in connections.items():
            (update,) = frames(connection)
            assert update["room"]["seats"][1]["name"] == "Robert", guest
            assert "scene" not in update
            # To themself people are "you", whatever they are called.
            assert ("log" in update) == (guest != bob)
            assert ("Robert" in str(update.get("log"))) == (guest != bob)
        session = await here.rooms.session(room)
        assert Room.of(room, await here.store.entries(room) or []).written_names() == ["Ann", "Robert"]
        await here.rooms.rename(room, Guest(bob.id, "Robert"))
        assert frames(connections[ann]) == []
        await here.rooms.rename(room, Guest(eve.id, "Eva"))
        assert session.subscriptions[eve.id, -1].guest.name == "Eva"
        assert frames(connections[ann]) == []

    run(act, tmp_path)


def test_a_room_outlives_its_process(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as here:
            room, [ann, bob] = await here.table("goblins_inc", "Ann", "Bob")
            await here.do(room, ann, await here.answer(room, ann, 0))
        async with running(tmp_path, "second") as there:
            _, _, connection = await there.rooms.enter(room, bob, 1, p.Hello())
            assert frames(connection)[0]["scene"]["question"]["number"] == 0
            session = await there.rooms.session(room)
            assert len(session.room.playing.history) == 1

    asyncio.run(act())


def test_one_process_at_a_time_has_a_room(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as here, running(tmp_path, "second") as there:
            room, [ann, _] = await here.table("goblins_inc", "Ann", "Bob")
            with pytest.raises(Elsewhere) as elsewhere:
                await there.rooms.session(room)
            assert elsewhere.value.process == "first"
            command = await here.answer(room, ann, 0)
            await here.store.release([room])
            await there.rooms.session(room)
            # The first process does not know yet that it has lost the room; it stores nothing and finds out.
            with pytest.raises(Elsewhere):
                await here.do(room, ann, command)
            assert (await there.rooms.session(room)).room.playing.history == []

    asyncio.run(act())


def test_nobody_looks_on_where_nobody_may(tmp_path: Path) -> None:
    async def act(here: Process) -> None:
        room, [_, bob] = await here.table("fzzzt", "Ann", "Bob", watching="none")
        cat = await here.guest("Cat")
        for guest, seat in ((cat, -1), (cat, 0), (bob, 0)):
            with pytest.raises(Refusal):
                await here.rooms.enter(room, guest, seat, p.Hello())
        with pytest.raises(NoSuchRoom):
            await here.rooms.enter("nowhere", cat, -1, p.Hello())

    run(act, tmp_path)
