"""Rulings about open rooms: what is acknowledged is stored, what is told is seen once, and rooms outlive their process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.server import protocol as p
from ludoteca.server.deed import Guest
from ludoteca.server.hall import Elsewhere, Hall, NoSuchRoom
from ludoteca.server.room import Room
from ludoteca.server.shown import Speech
from ludoteca.server.steward import Refusal
from ludoteca.server.store import Store
from ludoteca.server.thinkers import Thinkers
from ludoteca.server.watch import Line


class House:
    """A hall with its store and its thinkers."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store

    async def guest(self, name: str) -> Guest:
        return await self.store.new_guest(name)

    async def table(self, game: str, *people: str, bots: int = 0, **settings: Any) -> tuple[str, list[Guest]]:
        """A room whose match has begun."""
        guests = [await self.guest(name) for name in people]
        wanted = p.Settings(game, len(people) + bots, **settings)
        room = await self.hall.create(wanted, guests[0], [])
        for seat, guest in enumerate(guests[1:], start=1):
            assert await self.hall.do(room, guest, p.Sit("sit", seat)) == p.Done("sit")
        for seat in range(len(people), len(people) + bots):
            assert await self.hall.do(room, guests[0], p.AddBot(f"bot{seat}", seat, "casual"))
        assert await self.hall.do(room, guests[0], p.Start("start")) == p.Done("start")
        return room, guests

    async def answer(self, room: str, guest: Guest, seat: int, id: str = "answer") -> p.Answer:
        """The first option of a seat's question, as a command."""
        live = await self.hall.room(room)
        match = live.room.playing
        decision = match.pending[seat]  # type: ignore[index]
        text = decision.spell(decision.options[0], match.names)
        return p.Answer(id, seat, live.room.asked()[seat], text)


@asynccontextmanager
async def house(folder: Path, process: str = "first") -> AsyncIterator[House]:
    store = Store(f"sqlite:///{folder / 'ludoteca.db'}", process)
    await store.open()
    thinkers = Thinkers(1)
    await thinkers.start()
    hall = Hall(store, thinkers)
    await hall.start()
    try:
        yield House(hall)
    finally:
        await hall.stop()
        await thinkers.stop()
        await store.close()


def frames(line: Line) -> list[Any]:
    """All frames that wait on a line; None is the end of it."""
    waiting = [line.frames.get_nowait() for _ in range(line.frames.qsize())]
    return [None if frame is None else msgspec.json.decode(frame) for frame in waiting]


def run(act: Callable[[House], Awaitable[None]], folder: Path) -> None:
    async def all_of_it() -> None:
        async with house(folder) as here:
            await act(here)

    asyncio.run(all_of_it())


def test_a_command_sent_twice_is_done_once(tmp_path: Path) -> None:
    async def act(here: House) -> None:
        room, [ann, _] = await here.table("goblins_inc", "Ann", "Bob")
        command = await here.answer(room, ann, 0)
        both = await asyncio.gather(*[here.hall.do(room, ann, command) for _ in range(5)])
        assert both == [p.Done("answer")] * 5
        assert len((await here.hall.room(room)).room.playing.history) == 1
        stored = await here.store.entries(room)
        assert stored is not None
        assert [entry.command for entry in stored].count(f"{ann.id} answer") == 1

    run(act, tmp_path)


def test_two_people_may_use_the_same_id(tmp_path: Path) -> None:
    async def act(here: House) -> None:
        room, [ann, bob] = await here.table("goblins_inc", "Ann", "Bob")
        for seat, guest in enumerate((ann, bob)):
            command = await here.answer(room, guest, seat, "same")
            assert await here.hall.do(room, guest, command) == p.Done("same")
        assert len((await here.hall.room(room)).room.playing.history) == 2

    run(act, tmp_path)


def test_what_cannot_be_stored_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(here: House) -> None:
        room, [ann, _] = await here.table("goblins_inc", "Ann", "Bob")
        _, _, line = await here.hall.enter(room, ann, 0, p.Hello())
        frames(line)
        command = await here.answer(room, ann, 0)

        async def full(*_: object) -> None:
            raise OSError("no space left")

        with monkeypatch.context() as patch:
            patch.setattr(here.store, "append", full)
            with pytest.raises(OSError, match="no space"):
                await here.hall.do(room, ann, command)
        assert frames(line) == [None]
        assert (await here.hall.room(room)).room.playing.history == []
        assert await here.hall.do(room, ann, command) == p.Done("answer")

    run(act, tmp_path)


def test_whoever_comes_back_gets_what_was_missed(tmp_path: Path) -> None:
    async def act(here: House) -> None:
        room, [ann, bob] = await here.table("goblins_inc", "Ann", "Bob")
        live, watch, line = await here.hall.enter(room, ann, 0, p.Hello())
        [whole] = frames(line)
        assert whole["type"] == "whole"
        await live.leave(watch, line)
        for seat, guest in enumerate((ann, bob)):
            await here.hall.do(room, guest, await here.answer(room, guest, seat))
        _, _, again = await here.hall.enter(room, ann, 0, p.Hello(whole["epoch"], whole["number"]))
        missed = frames(again)
        assert [frame["type"] for frame in missed] == ["update"]
        assert missed[0]["number"] == whole["number"] + 1
        assert missed[0]["scene"]["question"]["number"] == 1
        _, _, other = await here.hall.enter(room, ann, 0, p.Hello("another epoch", 3))
        assert [frame["type"] for frame in frames(other)] == ["whole"]

    run(act, tmp_path)


def test_a_frame_lost_on_the_way_is_sent_again(tmp_path: Path) -> None:
    async def act(here: House) -> None:
        room, [ann, bob] = await here.table("goblins_inc", "Ann", "Bob")
        live, watch, line = await here.hall.enter(room, ann, 0, p.Hello())
        for seat, guest in enumerate((ann, bob)):
            await here.hall.do(room, guest, await here.answer(room, guest, seat))
        whole, *lost = frames(line)
        assert lost
        await live.leave(watch, line)
        _, _, again = await here.hall.enter(room, ann, 0, p.Hello(whole["epoch"], whole["number"]))
        assert frames(again)[: len(lost)] == lost

    run(act, tmp_path)


def test_an_answer_under_seal_makes_no_frame_for_others(tmp_path: Path) -> None:
    async def act(here: House) -> None:
        time = p.TimeControl("match", 60, 5)
        room, [ann, bob] = await here.table("goblins_inc", "Ann", "Bob", time=time)
        _, _, anns = await here.hall.enter(room, ann, 0, p.Hello())
        _, _, bobs = await here.hall.enter(room, bob, 1, p.Hello())
        _, _, watcher = await here.hall.enter(room, await here.guest("Cat"), -1, p.Hello())
        frames(anns), frames(bobs), frames(watcher)
        await here.hall.do(room, ann, await here.answer(room, ann, 0))
        assert [frame["type"] for frame in frames(anns)] == ["update"]
        assert frames(bobs) == []
        assert frames(watcher) == []

    run(act, tmp_path)


def test_bots_play_while_people_wait(tmp_path: Path) -> None:
    async def act(here: House) -> None:
        room, [ann] = await here.table("fzzzt", "Ann", bots=2)
        live, _, line = await here.hall.enter(room, ann, 0, p.Hello())
        async with asyncio.timeout(60):
            while 0 not in live.room.asked():
                await line.frames.get()
        assert all(live.room.holders[given.seat].bot for given in live.room.playing.history)

    run(act, tmp_path)


def test_a_formality_is_not_asked_of_the_only_person(tmp_path: Path) -> None:
    async def act(here: House) -> None:
        room, [ann] = await here.table("red_rising", "Ann", bots=1)
        live, _, line = await here.hall.enter(room, ann, 0, p.Hello())
        asked = 0
        async with asyncio.timeout(120):
            while live.room.status == "playing":
                if 0 in live.room.asked():
                    assert len(live.room.playing.pending[0].options) > 1  # type: ignore[index]
                    asked += 1
                    await here.hall.do(room, ann, await here.answer(room, ann, 0, f"a{asked}"))
                else:
                    await line.frames.get()
        assert asked > 10

    run(act, tmp_path)


def test_a_bot_plays_on_when_a_clock_runs_out(tmp_path: Path) -> None:
    async def act(here: House) -> None:
        room, [ann, _] = await here.table("goblins_inc", "Ann", "Bob", time=p.TimeControl("decision", 1))
        live, _, line = await here.hall.enter(room, ann, 0, p.Hello())
        async with asyncio.timeout(60):
            while live.room.people():
                await line.frames.get()
        assert await here.hall.do(room, ann, p.Return("back", 0)) == p.Done("back")
        assert live.room.people() == [0]

    run(act, tmp_path)


def test_a_rematch_is_one_room_for_everybody(tmp_path: Path) -> None:
    async def act(here: House) -> None:
        room, [ann, bob] = await here.table("fzzzt", "Ann", "Bob", bots=1)
        assert isinstance(await here.hall.do(room, ann, p.Rematch("early")), p.Refused)
        await here.hall.do(room, ann, p.Resign("r", 0))
        await here.hall.do(room, bob, p.Resign("r", 1))
        live = await here.hall.room(room)
        assert live.room.status == "over"
        for guest in (ann, bob, ann):
            assert await here.hall.do(room, guest, p.Rematch(f"again {guest.name}")) == p.Done(
                f"again {guest.name}"
            )
        assert live.room.next_room is not None
        opened = (await here.hall.room(live.room.next_room)).room
        assert [holder.name for holder in opened.holders] == ["Bob", None, "Ann"]
        assert opened.status == "gathering"

    run(act, tmp_path)


def test_a_hint_calls_players_by_their_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(here: House) -> None:
        room, guests = await here.table("zombie_fluxx", "Ann", "Bob", rated=False)
        asked = next(iter((await here.hall.room(room)).room.asked()))

        async def advise(*_: object) -> list[p.HintLine]:
            labels = [Speech("common-player", {"number": number}) for number in (1, 2)]
            return [p.HintLine(label.id, label, 0.5, 0.4, 0.6) for label in labels]

        monkeypatch.setattr(here.hall.thinkers, "advise", advise)
        hinted = await here.hall.do(room, guests[asked], p.Hint("hint", asked))
        assert isinstance(hinted, p.Hinted)
        called = [line.label.args.get("name") for line in hinted.lines]
        assert called == [None if asked == 0 else "Ann", None if asked == 1 else "Bob"]
        assert hinted.lines[asked].label == Speech("common-you")

    run(act, tmp_path)


def test_a_new_name_is_seen_by_everybody_at_once(tmp_path: Path) -> None:
    async def act(here: House) -> None:
        room, [ann, bob] = await here.table("goblins_inc", "Ann", "Bob")
        eve = await here.guest("Eve")
        lines = {guest: (await here.hall.enter(room, guest, None, p.Hello()))[2] for guest in (ann, bob, eve)}
        for line in lines.values():
            frames(line)
        assert await here.hall.visited_by(bob.id) == await here.hall.visited_by(eve.id) == {room}
        await here.hall.rename(room, Guest(bob.id, "Robert"))
        for guest, line in lines.items():
            (update,) = frames(line)
            assert update["room"]["seats"][1]["name"] == "Robert", guest
            assert "scene" not in update
            # To themself people are "you", whatever they are called.
            assert update.get("log_anew", False) == (guest != bob)
            assert ("Robert" in str(update.get("log"))) == (guest != bob)
        live = await here.hall.room(room)
        assert Room.of(room, await here.store.entries(room) or []).written_names() == ["Ann", "Robert"]
        await here.hall.rename(room, Guest(bob.id, "Robert"))
        assert frames(lines[ann]) == []
        await here.hall.rename(room, Guest(eve.id, "Eva"))
        assert live.watches[eve.id, -1].guest.name == "Eva"
        assert frames(lines[ann]) == []

    run(act, tmp_path)


def test_a_room_outlives_its_process(tmp_path: Path) -> None:
    async def act() -> None:
        async with house(tmp_path) as here:
            room, [ann, bob] = await here.table("goblins_inc", "Ann", "Bob")
            await here.hall.do(room, ann, await here.answer(room, ann, 0))
        async with house(tmp_path, "second") as there:
            _, _, line = await there.hall.enter(room, bob, 1, p.Hello())
            assert frames(line)[0]["scene"]["question"]["number"] == 0
            live = await there.hall.room(room)
            assert len(live.room.playing.history) == 1

    asyncio.run(act())


def test_one_process_at_a_time_has_a_room(tmp_path: Path) -> None:
    async def act() -> None:
        async with house(tmp_path) as here, house(tmp_path, "second") as there:
            room, [ann, _] = await here.table("goblins_inc", "Ann", "Bob")
            with pytest.raises(Elsewhere) as elsewhere:
                await there.hall.room(room)
            assert elsewhere.value.process == "first"
            command = await here.answer(room, ann, 0)
            await here.store.release([room])
            await there.hall.room(room)
            # The first process does not know yet that it has lost the room; it stores nothing and finds out.
            with pytest.raises(Elsewhere):
                await here.hall.do(room, ann, command)
            assert (await there.hall.room(room)).room.playing.history == []

    asyncio.run(act())


def test_nobody_looks_on_where_nobody_may(tmp_path: Path) -> None:
    async def act(here: House) -> None:
        room, [_, bob] = await here.table("fzzzt", "Ann", "Bob", watching="none")
        cat = await here.guest("Cat")
        for guest, seat in ((cat, -1), (cat, 0), (bob, 0)):
            with pytest.raises(Refusal):
                await here.hall.enter(room, guest, seat, p.Hello())
        with pytest.raises(NoSuchRoom):
            await here.hall.enter("nowhere", cat, -1, p.Hello())

    run(act, tmp_path)
