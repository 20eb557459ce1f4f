"""Rulings about several processes: people reach a room from any of them, and it outlives its owner."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from ludoteca.server import protocol as p
from ludoteca.server.bot_pool import BotPool
from ludoteca.server.channels import SEAL, Channels, channel
from ludoteca.server.pace import AT_ONCE
from ludoteca.server.relay import HEARTBEAT, LocalVisit, Relay, RemoteVisit, Visit
from ludoteca.server.room_commands import Refusal
from ludoteca.server.room_events import Guest
from ludoteca.server.rooms import Elsewhere, Rooms
from ludoteca.server.store import Store
from tests.server.clients import KEY
from tests.server.databases import program


@asynccontextmanager
async def process(name: str, database: str, redis: str) -> AsyncIterator[Relay]:
    """One process of the server, as far as rooms go."""
    store = Store(database, name)
    await store.open()
    rooms = Rooms(store, BotPool(1, pace=AT_ONCE))
    await rooms.start()
    client = Redis.from_url(redis, retry=Retry(NoBackoff(), 0))
    relay = Relay(rooms, Channels(client, name, KEY))
    await relay.start()
    try:
        yield relay
    finally:
        await relay.stop()
        await rooms.stop()
        await store.close()
    await client.aclose()


async def frame(visit: Visit) -> Any:
    async with asyncio.timeout(30):
        data = await visit.connection.frames.get()
    return None if data is None else msgspec.json.decode(data)


async def reply(visit: Visit, id: str) -> Any:
    """What came of a command; whatever else happens on the way is skipped."""
    while (found := await frame(visit)).get("id") != id:
        pass
    return found


async def table(relay: Relay) -> tuple[str, Guest, Guest]:
    """A room of this process in which two people play under seal."""
    ann, bob = [await relay.rooms.store.new_guest(name) for name in ("Ann", "Bob")]
    room = await relay.rooms.create(p.Settings("goblins_inc", 2), ann, [])
    session = await relay.rooms.session(room)
    await relay.rooms.do(session, bob, p.Sit("sit", 1))
    await relay.rooms.do(session, ann, p.Start("start"))
    return room, ann, bob


def first_answer(whole: Any, id: str) -> p.Answer:
    question = whole["scene"]["question"]
    texts = [choice["text"] for choice in question["choices"][: question["least"]]]
    return p.Answer(id, whole["scene"]["viewer"], question["number"], "+".join(texts))


def slow(relay: Relay, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Let the way into rooms of this process take longer than letters do; the event is set when somebody is in."""
    enter, entered = relay.rooms.enter, asyncio.Event()

    async def later(*visit: Any) -> Any:
        await asyncio.sleep(3 * HEARTBEAT)
        found = await enter(*visit)
        entered.set()
        return found

    monkeypatch.setattr(relay.rooms, "enter", later)
    return entered


def test_people_play_in_a_room_of_another_process(postgres: str, redis: str) -> None:
    async def act() -> None:
        async with process("first", postgres, redis) as here, process("second", postgres, redis) as there:
            room, ann, bob = await table(here)
            near = await here.visit(room, ann, 0, p.Hello())
            far = await there.visit(room, bob, 1, p.Hello())
            assert (type(near), type(far)) == (LocalVisit, RemoteVisit)
            for visit, id in ((near, "a"), (far, "b")):
                await visit.do(first_answer(await frame(visit), id))
                assert (await reply(visit, id))["type"] == "done"
            assert len((await here.rooms.session(room)).room.playing.history) == 2
            await far.leave()
            while len((await here.rooms.session(room)).subscriptions[bob.id, 1].connections):
                await asyncio.sleep(0.01)

    asyncio.run(act())


def test_a_new_name_goes_to_rooms_of_other_processes(postgres: str, redis: str) -> None:
    async def act() -> None:
        async with process("first", postgres, redis) as here, process("second", postgres, redis) as there:
            room, ann, bob = await table(here)
            eve = await there.rooms.store.new_guest("Eve")
            near = await here.visit(room, ann, 0, p.Hello())
            await there.visit(room, eve, -1, p.Hello())
            for guest in (Guest(bob.id, "Robert"), Guest(eve.id, "Eva")):
                await there.rename(guest)
            while [seat.get("name") for seat in (await frame(near)).get("room", {}).get("seats", [])] != [
                "Ann",
                "Robert",
            ]:
                pass
            while (await here.rooms.session(room)).subscriptions[eve.id, -1].guest.name != "Eva":
                await asyncio.sleep(0.01)

    asyncio.run(act())


def test_whoever_is_quicker_than_the_way_in_is_heard_all_the_same(
    postgres: str, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act() -> None:
        async with process("first", postgres, redis) as here, process("second", postgres, redis) as there:
            room, _, bob = await table(here)
            whole = await frame(await here.visit(room, bob, 1, p.Hello()))
            slow(here, monkeypatch)
            far = await there.visit(room, bob, 1, p.Hello())
            await far.do(first_answer(whole, "b"))
            assert (await reply(far, "b"))["type"] == "done"

    asyncio.run(act())


def test_whoever_comes_back_and_has_missed_nothing_stays(
    postgres: str, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act() -> None:
        async with process("first", postgres, redis) as here, process("second", postgres, redis) as there:
            room, _, bob = await table(here)
            near = await here.visit(room, bob, 1, p.Hello())
            whole = await frame(near)
            far = await there.visit(room, bob, 1, p.Hello(whole["epoch"], whole["number"]))
            assert isinstance(far, RemoteVisit)
            await far.answered.wait()
            monkeypatch.setattr("ludoteca.server.relay.ANSWERING", 0.0)
            await asyncio.sleep(2 * HEARTBEAT)
            assert far.connection.frames.empty()

    asyncio.run(act())


def test_an_owner_that_has_not_heard_is_asked_again(
    postgres: str, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act() -> None:
        async with process("first", postgres, redis) as here, process("second", postgres, redis) as there:
            room, _, bob = await table(here)
            with monkeypatch.context() as deaf:
                deaf.setattr(there, "post", lambda *_: None)
                far = await there.visit(room, bob, 1, p.Hello())
            assert (await frame(far))["type"] == "whole"
            # An owner that is only slow hears it several times, and lets nobody in twice.
            slow(here, monkeypatch)
            again = await there.visit(room, bob, 1, p.Hello())
            assert (await frame(again))["type"] == "whole"
            assert len((await here.rooms.session(room)).subscriptions[bob.id, 1].connections) == 2

    asyncio.run(act())


def test_whoever_is_gone_does_not_seem_to_be_there(
    postgres: str, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act() -> None:
        async with process("first", postgres, redis) as here, process("second", postgres, redis) as there:
            room, _, bob = await table(here)
            session = await here.rooms.session(room)
            # The line is lost between the two.
            far = await there.visit(room, bob, 1, p.Hello())
            await frame(far)
            here._begin_anew()
            while await frame(far) is not None:
                pass
            await far.leave()
            while session.is_watched:
                await asyncio.sleep(0.01)
            # Somebody goes before they are in.
            entered = slow(here, monkeypatch)
            far = await there.visit(room, bob, 1, p.Hello())
            await far.leave()
            await entered.wait()
            while session.is_watched:
                await asyncio.sleep(0.01)

    asyncio.run(act())


def test_whoever_may_not_look_is_told_so_from_afar(postgres: str, redis: str) -> None:
    async def act() -> None:
        async with process("first", postgres, redis) as here, process("second", postgres, redis) as there:
            room, _, bob = await table(here)
            far = await there.visit(room, bob, 0, p.Hello())
            assert (await frame(far))["code"] == "not_yours"
            assert await frame(far) is None

    asyncio.run(act())


def test_a_room_goes_on_at_another_process_when_its_owner_dies(
    postgres: str, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act() -> None:
        async with process("second", postgres, redis) as there, process("first", postgres, redis) as here:
            room, ann, bob = await table(here)
            far = await there.visit(room, bob, 1, p.Hello())
            whole = await frame(far)
            await far.do(first_answer(whole, "b"))
            assert (await reply(far, "b"))["type"] == "done"
            # It dies: it says nothing more to anybody, and the database knows only by its silence.
            monkeypatch.setattr(here, "post", lambda *_: None)
            await here.stop()
            assert here.rooms._keeper is not None
            here.rooms._keeper.cancel()
            while await frame(far) is not None:
                pass
            again = await there.visit(room, bob, 1, p.Hello(whole["epoch"], whole["number"]))
            assert isinstance(again, LocalVisit)
            assert (await frame(again))["scene"]["question"] != whole["scene"]["question"]
            mine = await there.visit(room, ann, 0, p.Hello())
            await mine.do(first_answer(await frame(mine), "a"))
            assert (await reply(mine, "a"))["type"] == "done"
            # Whatever the first process still believes, it stores nothing any more.
            with pytest.raises(Elsewhere):
                await here.rooms.do(await here.rooms.session(room), ann, p.Resign("late", 0))

    asyncio.run(act())


def test_without_channels_a_room_is_where_it_is(postgres: str, redis: str) -> None:
    async def act() -> None:
        async with process("first", postgres, redis) as here:
            room, ann, _ = await table(here)
            store = Store(postgres, "alone")
            await store.open()
            alone = Relay(Rooms(store, BotPool(1, pace=AT_ONCE)), None)
            with pytest.raises(Elsewhere):
                await alone.visit(room, ann, 0, p.Hello())
            with pytest.raises(Refusal):
                await here.visit(room, ann, 1, p.Hello())
            await store.close()

    asyncio.run(act())


def test_a_letter_that_nobody_understands_does_not_stop_the_others(postgres: str, redis: str) -> None:
    async def act() -> None:
        async with process("first", postgres, redis) as here, process("second", postgres, redis) as there:
            room, _, bob = await table(here)
            far = await there.visit(room, bob, 1, p.Hello())
            whole = await frame(far)
            client = Redis.from_url(redis)
            for letter in (b"", b"junk", b"[]", b'{"type":"later"}', b'{"type":"frame","visit":3}', b"\xff"):
                for name in ("first", "second"):
                    await client.publish(channel(name), letter)
            await client.aclose()
            await far.do(first_answer(whole, "b"))
            assert (await reply(far, "b"))["type"] == "done"
            assert here.hears and there.hears

    asyncio.run(act())


def test_nobody_forges_a_letter(postgres: str, redis: str) -> None:
    async def act() -> None:
        async with process("first", postgres, redis) as here, process("second", postgres, redis) as there:
            room, _, bob = await table(here)
            far = await there.visit(room, bob, 1, p.Hello())
            whole = await frame(far)
            assert isinstance(far, RemoteVisit)
            client = Redis.from_url(redis)
            forged = f'{{"type":"leave","visit":"{far.id}"}}'.encode()
            for seal in (b"", b"\0" * SEAL):
                await client.publish(channel("first"), seal + forged)
            await client.aclose()
            await far.do(first_answer(whole, "b"))
            assert (await reply(far, "b"))["type"] == "done"

    asyncio.run(act())


def test_what_a_newer_process_says_of_a_visit_begins_the_visit_anew(postgres: str, redis: str) -> None:
    async def act() -> None:
        async with process("first", postgres, redis) as here, process("second", postgres, redis) as there:
            room, _, bob = await table(here)
            far = await there.visit(room, bob, 1, p.Hello())
            await frame(far)
            assert isinstance(far, RemoteVisit)
            there.post("first", msgspec.Raw(b'{"type":"later","visit":"%s"}' % far.id.encode()))  # type: ignore[arg-type]  # what a later version might post
            while await frame(far) is not None:
                pass
            again = await there.visit(room, bob, 1, p.Hello())
            assert (await frame(again))["type"] == "whole"

    asyncio.run(act())


def test_when_redis_is_there_again_people_are_too(postgres: str, tmp_path: Path) -> None:
    async def act() -> None:
        own = OwnRedis(tmp_path)
        await own.start()
        async with process("first", postgres, own.url) as here, process("second", postgres, own.url) as there:
            room, _, bob = await table(here)
            far = await there.visit(room, bob, 1, p.Hello())
            whole = await frame(far)
            await own.stop()
            # Whoever is elsewhere is told so, and comes again and again.
            while await frame(far) is not None:
                pass
            while there.hears:
                await asyncio.sleep(0.05)
            with pytest.raises(Elsewhere):
                await there.visit(room, bob, 1, p.Hello())
            await own.start()
            while not (here.hears and there.hears):
                await asyncio.sleep(0.05)
            again = await there.visit(room, bob, 1, p.Hello(whole["epoch"], whole["number"]))
            await again.do(first_answer(whole, "b"))
            assert (await reply(again, "b"))["type"] == "done"
        await own.stop()

    asyncio.run(act())


class OwnRedis:
    """A Redis that a test may stop and start."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._server: asyncio.subprocess.Process | None = None
        self.url = f"unix://{folder}/redis"

    async def start(self) -> None:
        """Be there."""
        self._server = await asyncio.create_subprocess_exec(
            program("redis-server"), "--port", "0", "--unixsocket", f"{self._folder}/redis", "--save", "",
            stdout=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        async with asyncio.timeout(30), Redis.from_url(self.url) as client:
            while True:
                try:
                    await client.ping()
                    return
                except RedisError:
                    await asyncio.sleep(0.02)

    async def stop(self) -> None:
        """Be gone."""
        assert self._server is not None
        self._server.kill()
        await self._server.wait()
