"""Rulings about matches whose rules have changed since: they go on by those they began with, or end with a sentence."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bench.load.client import Person, Viewer, fresh
from ludoteca.facets.language import language, languages
from ludoteca.facets.registry import find
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import UNKNOWN, Record
from ludoteca.kernel.seat import Seat
from ludoteca.server import protocol as p
from ludoteca.server.bot_pool import BotPool, Branch, Show, UnfitRecord
from ludoteca.server.limits import Asker
from ludoteca.server.replay import Read, Unfit, replayed
from ludoteca.server.room import Room
from ludoteca.server.room_commands import WHY
from ludoteca.server.room_events import Answered, Outdated, Started
from tests.boxes import shelve
from tests.kernel import toy
from tests.server.clients import denied, done, play, run, serving, started
from tests.server.rooms import ANN, BOB, Desk
from tests.server.test_rooms import Process, running
from tests.versions import BOTH

TOY = p.Settings("toy", 2)


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Puts another box with the toy on the shelf."""

    def put(box: str) -> None:
        shelve(monkeypatch, "toy", f"tests.versions:{box}")

    async def replay_here(pool: BotPool, task: Show | Branch | Read, asker: Asker) -> Any:
        # A worker is a process of its own, where the toy is not on the shelf.
        reply = replayed(task)
        if isinstance(reply, Unfit):
            raise UnfitRecord(reply.code)
        return reply

    monkeypatch.setattr(BotPool, "_replay", replay_here)
    put("FIRST")
    return put


def evening(folder: Path, *acts: Callable[[Process], Coroutine[Any, Any, None]]) -> None:
    """Each act at a server of its own on the same database."""

    async def all_of_them() -> None:
        for number, act in enumerate(acts):
            async with running(folder, f"process {number}") as here:
                await act(here)

    asyncio.run(all_of_them())


async def begun(here: Process, answers: int = 4) -> tuple[str, list[Any]]:
    """A room in which a few answers have been given."""
    room, guests = await here.table("toy", "Ann", "Bob", rated=True)
    for number in range(answers):
        seat = next(iter((await here.rooms.session(room)).room.asked()))
        command = await here.answer(room, guests[seat], seat, f"{number}")
        assert await here.do(room, guests[seat], command) == p.Done(f"{number}")
    return room, guests


def test_a_running_match_goes_on_by_the_rules_that_it_began_with(
    shelf: Callable[[str], None], tmp_path: Path
) -> None:
    kept: dict[str, Any] = {}

    async def before(here: Process) -> None:
        kept["room"], kept["guests"] = await begun(here)
        kept["position"] = (await here.rooms.session(kept["room"])).room.playing.position()
        shelf("BOTH")

    async def after(here: Process) -> None:
        room, guests = kept["room"], kept["guests"]
        session = await here.rooms.session(room)
        assert session.room.playing.position() == kept["position"]
        assert session.room.playing.rules.identity.version == 1
        while session.room.status == "playing":
            seat = next(iter(session.room.asked()))
            command = await here.answer(room, guests[seat], seat, f"later {session.room.number}")
            assert await here.do(room, guests[seat], command) == p.Done(command.id)
        found = await here.store.match(str(session.room.match_id))
        assert found is not None and len(found.ranks) == 2
        assert Record.parse(found.record).rules == 1
        fresh_room, _ = await begun(here, 1)
        assert (await here.rooms.session(fresh_room)).room.playing.rules.identity.version == 2

    evening(tmp_path, before, after)


def test_a_running_match_whose_rules_are_gone_is_ended_and_kept_for_its_players(
    shelf: Callable[[str], None], tmp_path: Path
) -> None:
    kept: dict[str, Any] = {}

    async def before(here: Process) -> None:
        kept["room"], kept["guests"] = await begun(here)
        session = await here.rooms.session(kept["room"])
        kept["record"] = session.room.record()
        shelf("SECOND")

    async def after(here: Process) -> None:
        for guest, seat in zip(kept["guests"], (0, 1), strict=True):
            session, subscription, _ = await here.rooms.enter(kept["room"], guest, seat, p.Hello())
            assert session.room.status == "over" and session.room.ended_by == "old_rules"
            assert subscription.view is not None
            assert (subscription.view.status, subscription.view.ended_by, subscription.view.ranks) == (
                "over",
                "old_rules",
                [],
            )
            assert await here.do(kept["room"], guest, p.Answer("x", seat, 0, "1")) != p.Done("x")
            [finished] = await here.store.matches_of(guest.id, 9)
            assert (finished.match, finished.ranks, finished.rated) == (session.room.match_id, [], False)
        assert await here.store.ratings("toy", 9) == []
        found = await here.store.match(str(session.room.match_id))
        assert found is not None
        record = Record.parse(found.record)
        assert [(entry.seat, entry.text) for entry in record.entries] == [
            (entry.seat, entry.text) for entry in kept["record"].entries
        ]
        # Whoever has the rules of then can play it again.
        assert Match.replay(toy.RULES, record).record(record.players).text() == kept["record"].text()

    async def later(here: Process) -> None:
        session = await here.rooms.session(kept["room"])
        assert (session.room.status, session.room.ended_by) == ("over", "old_rules")
        entries = await here.store.entries(kept["room"])
        assert entries is not None
        assert [type(entry.event) for entry in entries].count(Outdated) == 1

    evening(tmp_path, before, after, later)


def test_a_match_that_was_over_before_its_rules_went_stays_as_it_ended(
    shelf: Callable[[str], None], tmp_path: Path
) -> None:
    kept: dict[str, Any] = {}

    async def before(here: Process) -> None:
        kept["room"], kept["guests"] = await begun(here, 0)
        session = await here.rooms.session(kept["room"])
        while session.room.status == "playing":
            seat = next(iter(session.room.asked()))
            command = await here.answer(kept["room"], kept["guests"][seat], seat, f"{session.room.number}")
            await here.do(kept["room"], kept["guests"][seat], command)
        kept["ranks"] = session.room.ranks()
        shelf("SECOND")

    async def after(here: Process) -> None:
        _, subscription, _ = await here.rooms.enter(kept["room"], kept["guests"][0], 0, p.Hello())
        assert subscription.view is not None
        assert (subscription.view.ended_by, subscription.view.ranks) == ("rules", kept["ranks"])
        entries = await here.store.entries(kept["room"])
        assert entries is not None and Outdated not in [type(entry.event) for entry in entries]
        assert await here.do(kept["room"], kept["guests"][0], p.Rematch("again")) == p.Done("again")

    evening(tmp_path, before, after)


def test_a_room_of_version_0_1_0_goes_by_the_first_rules(shelf: Callable[[str], None]) -> None:
    shelf("BOTH")
    desk = Desk("toy")
    desk.start(ANN, BOB)
    assert desk.room.playing.rules.identity.version == 2
    events = [
        replace(entry, event=Started(entry.event.match, entry.event.seed))
        if isinstance(entry.event, Started)
        else entry
        for entry in desk.entries
    ]
    assert Room.of("room", events).playing.rules.identity.version == 1


@pytest.mark.parametrize("seed", range(6))
def test_the_deeds_alone_make_the_record_that_the_match_would(
    shelf: Callable[[str], None], seed: int
) -> None:
    desk = Desk("toy")
    desk.start(ANN, BOB)
    luck = Luck(seed_from("remains", seed))
    for _ in range(30):
        room = desk.room
        if luck.below("undo", 3) == 0:
            who, seat = ((ANN, 0), (BOB, 1))[luck.below("who", 2)]
            if room.playing.answers_of(Seat(seat)):
                desk.do(who, p.Undo(desk.id(), seat), (0, 1))
                for number in list(room.proposals):
                    other, place = ((BOB, 1), (ANN, 0))[seat]
                    desk.do(other, p.Vote(desk.id(), place, number, True))
        seat = next(iter(room.asked()))
        ways = len(room.playing.decision(Seat(seat)).options)
        desk.write([Answered(seat, desk.choice(seat, luck.below("way", ways)))])
        if room.status == "over":
            break
    true = desk.room.record()
    shelf("SECOND")
    remains = desk.again().record()
    assert [(entry.seat, entry.text) for entry in remains.entries] == [
        (entry.seat, entry.text) for entry in true.entries
    ]
    assert {entry.ask for entry in remains.entries} == {UNKNOWN}
    assert remains.seed == true.seed and remains.players == true.players


def test_the_deeds_alone_know_who_joined() -> None:
    desk = Desk("zombie_fluxx", rated=False)
    desk.start(ANN, bots=["casual"])
    desk.answer(ANN, 0)
    desk.do(ANN, p.AddBot(desk.id(), 2, "casual"))
    true = desk.room.record()
    unknown = [
        replace(entry, event=replace(entry.event, rules=99)) if isinstance(entry.event, Started) else entry
        for entry in desk.entries
    ]
    remains = Room.of("room", unknown).record()
    assert [(entry.seat, entry.text) for entry in remains.entries] == [
        (entry.seat, entry.text) for entry in true.entries
    ]
    assert remains.players == true.players


# -- over the wire ---------------------------------------------------------------------------------


async def finished(url: str, viewers: list[Viewer]) -> tuple[Person, str]:
    await play(viewers)
    return viewers[0].person, f"/api/matches/{viewers[0].view.match}"


def test_a_finished_match_is_shown_and_gone_on_with_by_the_rules_of_then(
    shelf: Callable[[str], None], sqlite: str
) -> None:
    async def look_back() -> None:
        async with serving(sqlite) as site:
            ann, path = await finished(site.url, await started(site, TOY, "Ann", "Bob"))
            before = [(await ann.call("GET", f"{path}/at/{number}?eyes=open")).body for number in (0, 3, 9)]
            shelf("BOTH")
            after = [(await ann.call("GET", f"{path}/at/{number}?eyes=open")).body for number in (0, 3, 9)]
            assert after == before
            assert (await ann.call("GET", path)).json["kept"]
            for cards in ("same", "anew"):
                wanted = {"number": 3, "cards": cards, "seat": 0}
                room = (await ann.call("POST", f"{path}/fork", wanted)).json["room"]
                session = (await site.app_state.rooms.session(room)).room
                assert session.beginning is not None and Record.parse(session.beginning).rules == 1

    run(look_back())


def test_a_finished_match_whose_rules_are_gone_says_so(shelf: Callable[[str], None], sqlite: str) -> None:
    async def look_back() -> None:
        async with serving(sqlite) as site:
            ann, path = await finished(site.url, await started(site, TOY, "Ann", "Bob"))
            fork = {"number": 3, "cards": "same", "seat": 0}
            waiting = (await ann.call("POST", f"{path}/fork", fork)).json["room"]
            there = await ann.enter(waiting, 0)
            await done(await second(site.url, waiting), p.Sit(fresh(), 1))
            shelf("SECOND")
            about = await ann.call("GET", path)
            assert about.status == 200 and not about.json["kept"] and len(about.json["ranks"]) == 2
            record = await ann.call("GET", f"{path}/record")
            assert record.status == 200
            for method, part, body in (
                ("GET", f"{path}/at/3", None),
                ("GET", f"{path}/review/0", None),
                ("POST", f"{path}/fork", fork),
                ("POST", f"{path}/fork", {**fork, "cards": "anew"}),
                ("POST", "/api/records", {"text": record.body.decode()}),
            ):
                reply = await ann.call(method, part, body)
                assert (reply.status, reply.json["code"]) == (410, "old_rules"), part
                assert reply.json["why"]["id"] == WHY["old_rules"]
            assert await denied(there, p.Start(fresh())) == "old_rules"

    run(look_back())


async def second(url: str, room: str) -> Viewer:
    """Somebody else, beside the table of a room."""
    return await (await Person.arrive(url, "Cat")).enter(room, -1)


@pytest.mark.parametrize("code", languages())
def test_every_language_has_the_sentence(code: str) -> None:
    for message in (WHY["old_rules"], "table-ended-old-rules", "web-no-game"):
        assert len(language(code).text(message)) > 20


def test_the_rules_of_the_toy_differ() -> None:
    """Else these tests would prove nothing."""
    first, later = find("fzzzt"), BOTH
    assert first.of(1) is first
    positions = [
        Match.start(rules, 2, seed_from("toy")).position()["zones"] for rules in (toy.RULES, later.rules)
    ]
    assert positions[0] != positions[1]
