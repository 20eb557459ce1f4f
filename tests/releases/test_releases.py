"""What every released version has written opens, goes on and reads as it did."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from bench.load.client import Person, Viewer
from ludoteca.cli import main
from ludoteca.facets.game import Game, OldRules
from ludoteca.facets.registry import find
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import Seat
from ludoteca.server import protocol as p
from ludoteca.server.bot_pool import BotPool
from ludoteca.server.database import engine_for, open_database
from ludoteca.server.event_log import read_log
from ludoteca.server.pace import AT_ONCE
from ludoteca.server.room import Room
from ludoteca.server.room_events import Guest, StoredEvent
from ludoteca.server.rooms import Elsewhere, Rooms
from ludoteca.server.store import LEASE, Store
from tests.boxes import built_in
from tests.releases import kept
from tests.releases.make import about
from tests.server.clients import play

every_release = pytest.mark.parametrize("release", kept.RELEASES)
LIMIT = 60.0
simulating = import_module("ludoteca.arena.simulate")


@pytest.fixture
def database(release: str, tmp_path: Path) -> str:
    """The URL of a copy of the database that a release has left behind."""
    file = tmp_path / kept.DATABASE
    file.write_bytes(kept.unpacked(release, kept.DATABASE))
    return f"sqlite:///{file}"


def logs(url: str, rooms: list[str]) -> Iterator[tuple[str, list[StoredEvent]]]:
    """What has been done in these rooms, in a database that is brought up to date first."""
    engine = engine_for(url)
    open_database(engine)
    with engine.connect() as connection:
        for id in rooms:
            entries = read_log(connection, id)
            assert entries is not None
            yield id, entries
    engine.dispose()


def test_a_release_is_kept() -> None:
    assert "0.1.0" in kept.RELEASES


@every_release
def test_every_room_of_an_old_database_is_as_it_was(release: str, database: str) -> None:
    rooms = kept.told(release, kept.ROOMS)
    assert {room["status"] for room in rooms.values()} == {"gathering", "playing", "over"}
    for id, entries in logs(database, list(rooms)):
        assert json.loads(json.dumps(about(Room.of(id, entries)))) == rooms[id]


@every_release
def test_every_old_match_that_runs_goes_on(release: str, database: str) -> None:
    running = [id for id, room in kept.told(release, kept.ROOMS).items() if room["status"] == "playing"]

    async def go_on() -> None:
        store = Store(database, "newer")
        await store.open()
        served = Rooms(store, BotPool(1, pace=AT_ONCE))
        await served.start()
        for id in running:
            session = await served.session(id)
            await session.commit([])
            answers = [await answered(served, id) for _ in range(3)]
            assert any(answers) or not session.room.people(), id
        await served.stop()
        await served.bot_pool.stop()
        await store.close()

    assert len(running) > 10
    asyncio.run(go_on())


async def answered(served: Rooms, id: str) -> bool:
    """Somebody who is asked in a room answers, and it is done; False where no person is asked."""
    session = await served.session(id)
    room = session.room
    seats = [seat for seat in room.asked() if seat in room.people()]
    if not seats:
        return False
    holder, decision = room.holders[seats[0]], room.playing.decision(Seat(seats[0]))
    guest = Guest(str(holder.guest), str(holder.name))
    text = decision.spell(decision.options[0], room.playing.names)
    command = p.Answer(f"later {room.number}", seats[0], room.asked()[seats[0]], text)
    assert await served.do(session, guest, command) == p.Done(command.id)
    return True


@every_release
def test_every_old_match_that_is_over_is_played_again_as_it_was(release: str, database: str) -> None:
    async def look_back() -> None:
        store = Store(database, "newer")
        await store.open()
        ratings = {line.player for game in ("fzzzt", "red_rising") for line in await store.ratings(game, 9)}
        assert any(player.startswith("bot:") for player in ratings)
        for id in [room.match_id for _, room in over(release, database)]:
            found = await store.match(str(id))
            assert found is not None
            record = Record.parse(found.record)
            match = Match.replay(find(record.game, record.rules).rules, record)
            assert match.record(record.players).text() == found.record
            assert list(match.outcome().scores) == found.scores
        await store.close()

    asyncio.run(look_back())


def over(release: str, database: str) -> list[tuple[str, Room]]:
    """The rooms whose matches are over."""
    ids = [id for id, room in kept.told(release, kept.ROOMS).items() if room["status"] == "over"]
    return [(id, Room.of(id, entries)) for id, entries in logs(database, ids)]


@every_release
def test_old_records_verify(release: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = kept.told(release, kept.RECORDS)
    for name, record in records.items():
        (tmp_path / name).write_text(record["text"], encoding="utf-8")
        read = Record.parse(record["text"])
        match = Match.replay(find(read.game, read.rules).rules, read)
        assert kept.ending(match) == record["ending"]
        assert match.record().text() == record["text"]
    assert main(["record", "verify", *[str(tmp_path / name) for name in records]]) == 0
    assert len(capsys.readouterr().out.splitlines()) >= len(records)


@every_release
def test_old_positions_ask_what_they_asked(release: str) -> None:
    for name, kind in kept.told(release, kept.POSITIONS).items():
        position = kind["position"]
        match = Match.at(
            find(position["game"], position["rules"]).rules, position, bytes.fromhex(kind["seed"])
        )
        assert kept.asked(match) == kind["asked"], name


# -- two versions side by side ---------------------------------------------------------------------


@every_release
def test_two_versions_see_the_same_match_in_a_record(release: str, tmp_path: Path) -> None:
    texts = [record["text"] for record in kept.told(release, kept.RECORDS).values()]
    old = subprocess.run(
        [sys.executable, "-P", "-m", "tests.releases.replayed"],
        env=kept.install(release, tmp_path),
        input=json.dumps(texts).encode(),
        stdout=subprocess.PIPE,
        check=True,
        timeout=LIMIT,
    )
    told = json.loads(old.stdout)
    assert told["version"] == release
    for text, earlier in zip(texts, told["standings"], strict=True):
        record = Record.parse(text)
        assert kept.standings(find(record.game, record.rules).rules, record) == earlier


@every_release
def test_simulations_by_the_rules_of_a_release_have_its_digests(
    release: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    then = kept.install(release, tmp_path)

    def told(*words: str) -> Any:
        command = [sys.executable, "-P", "-m", "ludoteca", *words, "--json"]
        return json.loads(
            subprocess.run(command, env=then, capture_output=True, check=True, timeout=LIMIT).stdout
        )

    for game in told("games"):
        if game["id"] in built_in():
            monkeypatch.setattr(simulating, "find", partial(find, version=game["rules"]))
            for seats in game["players"]:
                digest = told("simulate", game["id"], "--players", str(seats), "--games", "2", "--seed", "7")[
                    "digest"
                ]
                assert simulating.simulate(game["id"], seats, 2, 7).digest == digest, (game, seats)


@contextmanager
def server(database: str, env: dict[str, str] | None = None) -> Iterator[str]:
    """A server of a process of its own; its address. It is killed in the end."""
    command = [sys.executable, "-P", "-m", "ludoteca", "serve", "--no-open", "--port", "0", "--lang", "en"]
    process = subprocess.Popen(
        [*command, "--db", database], env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    try:
        assert process.stdout is not None
        [address] = re.findall(r"http://[\w.:]+", process.stdout.readline().decode())
        yield address
    finally:
        process.kill()
        process.wait()


@every_release
def test_a_newer_server_goes_on_where_an_older_one_was_killed(release: str, tmp_path: Path) -> None:
    old = kept.install(release, tmp_path / "old")
    url = f"sqlite:///{tmp_path}/{kept.DATABASE}"
    with server(url, old) as address:
        command = [sys.executable, "-P", "-m", "tests.releases.played", address, "fzzzt"]
        done = subprocess.run(command, env=old, stdout=subprocess.PIPE, check=True, timeout=LIMIT)
    left = json.loads(done.stdout)
    with server(url) as address:
        asyncio.run(played_on(Person(address, left["cookie"]), left["room"]))


@every_release
def test_an_older_server_goes_on_beside_a_newer_one_until_it_is_stopped(release: str, tmp_path: Path) -> None:
    """An upgrade without a break: the newer one changes the tables while people play at the older one."""
    old = kept.install(release, tmp_path / "old")
    url = f"sqlite:///{tmp_path}/{kept.DATABASE}"

    def play_there(address: str) -> dict[str, str]:
        command = [sys.executable, "-P", "-m", "tests.releases.played", address, "fzzzt"]
        done = subprocess.run(command, env=old, stdout=subprocess.PIPE, check=True, timeout=LIMIT)
        told: dict[str, str] = json.loads(done.stdout)
        return told

    with server(url, old) as before:
        left = [play_there(before)]
        with server(url) as after:
            # The tables are new now, and the older one still opens rooms and stores answers.
            left.append(play_there(before))
            ann = Person(after, left[1]["cookie"])
            assert asyncio.run(ann.call("GET", "/api/mine")).status == 200
            assert asyncio.run(Person(before, left[0]["cookie"]).call("GET", "/api/mine")).status == 200
    with server(url) as after:
        for one in left:
            asyncio.run(played_on(Person(after, one["cookie"]), one["room"]))


async def played_on(ann: Person, room: str) -> None:
    """Somebody comes back to a room and plays on in both seats."""
    async with asyncio.timeout(LIMIT):
        viewers = [await back(ann, room, seat) for seat in (0, 1)]
        assert viewers[0].view.status == "playing"
        assert [seat.name for seat in viewers[0].view.seats] == ["Ann", "Ann"]
        assert viewers[0].log, "what has happened is still told"
        await play(viewers, answers=4)


async def back(ann: Person, room: str, seat: int) -> Viewer:
    """A view of a room, once the process that had it counts as dead."""
    for _ in range(10):
        try:
            return await ann.enter(room, seat)
        except ConnectionClosed:
            await asyncio.sleep(LEASE / 5)
    raise Elsewhere(room)


@every_release
def test_an_old_database_whose_rules_are_gone_opens_and_keeps_every_record(
    release: str, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(game: str, version: int | None = None) -> Game:
        if version is not None:
            raise OldRules(f"{game} {version}")
        return find(game)

    monkeypatch.setattr("ludoteca.server.room.find", gone)
    rooms = kept.told(release, kept.ROOMS)

    async def open_all() -> dict[str, Room]:
        store = Store(database, "newer")
        await store.open()
        served = Rooms(store, BotPool(1, pace=AT_ONCE))
        await served.start()
        found = {id: (await served.session(id)).room for id in rooms}
        for id, room in found.items():
            result = None if room.match_id is None else await store.match(room.match_id)
            assert (result is not None) == (rooms[id]["status"] != "gathering")
        await served.stop()
        await served.bot_pool.stop()
        await store.close()
        return found

    for id, room in asyncio.run(open_all()).items():
        if rooms[id]["status"] == "gathering":
            assert room.status == "gathering"
            continue
        ended = "old_rules" if rooms[id]["status"] == "playing" else "rules"
        assert (room.status, room.ended_by, bool(room.ranks())) == ("over", ended, ended == "rules")
        # Whoever has the rules of then plays the same match.
        left = Record.parse(room.record().text())
        if ended == "old_rules":
            match = Match.replay(find(left.game, left.rules).rules, left)
            assert match.record(left.players).text() == rooms[id]["record"], id
