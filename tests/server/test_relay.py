"""Rulings about several processes: people reach a room from any of them, and it outlives its owner."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis

from ludoteca.server import protocol as p
from ludoteca.server.deed import Guest
from ludoteca.server.hall import Elsewhere, Hall
from ludoteca.server.relay import LocalVisit, Relay, RemoteVisit, Visit
from ludoteca.server.steward import Refusal
from ludoteca.server.store import Store
from ludoteca.server.thinkers import Thinkers


@asynccontextmanager
async def process(name: str, database: str, redis: str) -> AsyncIterator[Relay]:
    """One process of the server, as far as rooms go."""
    store = Store(database, name)
    await store.open()
    hall = Hall(store, Thinkers(1))
    await hall.start()
    client = Redis.from_url(redis)
    channels = ChannelsPlugin(RedisChannelsPubSubBackend(redis=client), arbitrary_channels_allowed=True)
    async with channels:
        relay = Relay(hall, channels)
        await relay.start()
        try:
            yield relay
        finally:
            await relay.stop()
            await hall.stop()
            await store.close()
    await client.aclose()


async def frame(visit: Visit) -> Any:
    async with asyncio.timeout(30):
        data = await visit.line.frames.get()
    return None if data is None else msgspec.json.decode(data)


async def reply(visit: Visit, id: str) -> Any:
    """What came of a command; whatever else happens on the way is skipped."""
    while (found := await frame(visit)).get("id") != id:
        pass
    return found


async def table(relay: Relay) -> tuple[str, Guest, Guest]:
    """A room of this process in which two people play under seal."""
    ann, bob = [await relay.hall.store.new_guest(name) for name in ("Ann", "Bob")]
    room = await relay.hall.create(p.Settings("goblins_inc", 2), ann, [])
    await relay.hall.do(room, bob, p.Sit("sit", 1))
    await relay.hall.do(room, ann, p.Start("start"))
    return room, ann, bob


def first_answer(whole: Any, id: str) -> p.Answer:
    question = whole["scene"]["question"]
    texts = [choice["text"] for choice in question["choices"][: question["least"]]]
    return p.Answer(id, whole["scene"]["viewer"], question["number"], "+".join(texts))


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
            assert len((await here.hall.room(room)).room.playing.history) == 2
            await far.leave()
            while len((await here.hall.room(room)).watches[bob.id, 1].lines):
                await asyncio.sleep(0.01)

    asyncio.run(act())


def test_a_new_name_goes_to_rooms_of_other_processes(postgres: str, redis: str) -> None:
    async def act() -> None:
        async with process("first", postgres, redis) as here, process("second", postgres, redis) as there:
            room, ann, bob = await table(here)
            eve = await there.hall.store.new_guest("Eve")
            near = await here.visit(room, ann, 0, p.Hello())
            await there.visit(room, eve, -1, p.Hello())
            for guest in (Guest(bob.id, "Robert"), Guest(eve.id, "Eva")):
                await there.rename(guest)
            while [seat.get("name") for seat in (await frame(near)).get("room", {}).get("seats", [])] != [
                "Ann",
                "Robert",
            ]:
                pass
            while (await here.hall.room(room)).watches[eve.id, -1].guest.name != "Eva":
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
            assert here.hall._keeper is not None
            here.hall._keeper.cancel()
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
                await here.hall.do(room, ann, p.Resign("late", 0))

    asyncio.run(act())


def test_without_channels_a_room_is_where_it_is(postgres: str, redis: str) -> None:
    async def act() -> None:
        async with process("first", postgres, redis) as here:
            room, ann, _ = await table(here)
            store = Store(postgres, "alone")
            await store.open()
            alone = Relay(Hall(store, Thinkers(1)), None)
            with pytest.raises(Elsewhere):
                await alone.visit(room, ann, 0, p.Hello())
            with pytest.raises(Refusal):
                await here.visit(room, ann, 1, p.Hello())
            await store.close()

    asyncio.run(act())
