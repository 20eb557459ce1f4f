"""Rulings about faults around the server: it says what is the matter, goes on when that is over, and stops when told."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from bench.load.client import Person, fresh
from ludoteca import cli
from ludoteca.commands import serve
from ludoteca.server import protocol as p
from ludoteca.server import rooms
from ludoteca.server.database import engine_for, open_database
from ludoteca.server.storage import NoStorage
from tests.server.clients import Site, play, run, serving, started
from tests.server.test_operations import command, url_of
from tests.server.test_relay import OwnRedis

FZZZT = p.Settings("fzzzt", 2)


def file_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


@contextmanager
def locked(url: str) -> Iterator[None]:
    """Another program has the database to itself."""
    connection = sqlite3.connect(file_of(url), isolation_level=None)
    connection.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")
        connection.close()


async def ready(site: Site, status: int) -> str:
    """Wait until a server says this of itself, and what it says."""
    while True:
        reply = await Person(site.url).call("GET", "/readyz")
        if reply.status == status:
            return reply.body.decode()
        await asyncio.sleep(0.1)


# -- readiness -------------------------------------------------------------------------------------


def test_a_locked_database_is_told_and_forgotten_when_it_is_over(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "STALE", 1.0)

    async def act() -> None:
        async with serving(sqlite) as site:
            viewers = await started(site, p.Settings("zombie_fluxx", 2), "Ann", "Bob")
            await ready(site, 200)
            with locked(sqlite):
                assert await ready(site, 503) == "the database cannot be written\n"
                assert (await Person(site.url).call("GET", "/healthz")).status == 200
            await ready(site, 200)
            await play(viewers, answers=3)

    run(act())


def test_a_full_disk_is_told_and_forgotten_when_it_is_over(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "STALE", 1.0)

    async def act() -> None:
        async with serving(sqlite) as site:
            engine = site.app_state.store._engine
            full = [False]

            def refuse(*_: object) -> None:
                if full[0]:
                    why = sqlite3.OperationalError("database or disk is full")
                    raise OperationalError("COMMIT", {}, why)

            event.listen(engine, "commit", refuse)
            ann = await site.person("Ann")
            full[0] = True
            assert await ready(site, 503) == "the database cannot be written\n"
            reply = await ann.call("POST", "/api/rooms", {"settings": FZZZT})
            assert reply.status == 503 and reply.json["code"] == "no_storage"
            full[0] = False
            await ready(site, 200)
            await ann.open_room(FZZZT)

    run(act())


def test_a_server_whose_redis_is_gone_says_so_and_hears_again_when_it_is_back(
    postgres: str, tmp_path: Path
) -> None:
    async def act() -> None:
        own = OwnRedis(tmp_path)
        await own.start()
        async with serving(postgres, redis=own.url) as here, serving(postgres, redis=own.url) as there:
            await ready(here, 200)
            ann = await here.person("Ann")
            room = await ann.open_room(p.Settings("zombie_fluxx", 2))
            ann.place = there.url.removeprefix("http://")
            afar = await ann.enter(room, 0)
            await own.stop()
            assert await ready(there, 503) == "Redis does not answer\n"
            with pytest.raises(Exception, match="4503"):
                while True:
                    await afar.receive()
            await own.start()
            await ready(there, 200)
            await ready(here, 200)
            await afar.connect()
            assert isinstance(await afar.do(p.Say(fresh(), "here again")), p.Done)
        await own.stop()

    run(act())


# -- the end ---------------------------------------------------------------------------------------


def test_a_stop_ends_within_its_bound_whatever_hangs(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'ludoteca.db'}"
    patience = "from ludoteca.commands import serve; serve.BOUND = 4.0; from ludoteca.cli import main; main()"
    server = subprocess.Popen(
        [sys.executable, "-c", patience, "serve", "--no-open", "--lang", "en", "--port", "0", "--db", url],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        where = url_of(server)
        ann = run(Person.arrive(where, "Ann"))
        with locked(url):

            async def stop() -> None:
                opening = asyncio.ensure_future(ann.call("POST", "/api/rooms", {"settings": FZZZT}))
                await asyncio.sleep(0.3)
                server.send_signal(signal.SIGTERM)
                await asyncio.to_thread(server.wait, 30)
                with pytest.raises((OSError, Exception)):
                    (await opening).json["room"]

            run(stop())
        assert server.stderr is not None
        assert "did not end in time" in server.stderr.read()
        assert server.returncode == serve.HURRIED
    finally:
        server.kill()


def test_a_stop_that_nothing_holds_up_is_an_ordinary_end(tmp_path: Path) -> None:
    server = command("--port", "0", "--db", f"sqlite:///{tmp_path / 'ludoteca.db'}")
    try:
        url_of(server)
        server.send_signal(signal.SIGTERM)
        _, errors = server.communicate(timeout=30)
        assert server.returncode == 0 and "in time" not in errors
    finally:
        server.kill()


# -- the beginning ---------------------------------------------------------------------------------


def complaint(capsys: pytest.CaptureFixture[str], url: str, folder: Path) -> str:
    """What the server says when it cannot start; one sentence."""
    key = str(folder / "key")
    assert cli.main(["serve", "--no-open", "--port", "0", "--db", url, "--key", key]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1, lines
    return lines[0]


def filled(url: str) -> Path:
    """A database with something in it, and no companions."""
    engine = engine_for(url)
    open_database(engine)
    with engine.begin() as connection:
        for number in range(300):
            connection.exec_driver_sql(
                "INSERT INTO guest (id, name, created) VALUES (?, ?, 0)", (f"guest {number:05}" * 20, "Ann")
            )
    engine.dispose()
    return file_of(url)


@pytest.mark.parametrize("place", [0.3, 0.6, 0.9])
def test_a_damaged_database_is_told_in_a_sentence_and_left_alone(
    capsys: pytest.CaptureFixture[str], sqlite: str, tmp_path: Path, place: float
) -> None:
    file = filled(sqlite)
    size = file.stat().st_size
    with file.open("r+b") as damaged:
        damaged.seek(int(size * place))
        damaged.write(os.urandom(3 * 4096))
    before = file.read_bytes()
    assert "damaged" in complaint(capsys, sqlite, tmp_path)
    assert file.read_bytes() == before


def test_half_a_database_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], sqlite: str, tmp_path: Path
) -> None:
    file = filled(sqlite)
    os.truncate(file, file.stat().st_size // 2)
    said = complaint(capsys, sqlite, tmp_path)
    assert "damaged" in said or "cannot be used" in said


def test_a_database_that_is_only_to_be_read_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], sqlite: str, tmp_path: Path
) -> None:
    file = filled(sqlite)
    said = complaint(capsys, f"sqlite:///file:{file}?mode=ro&uri=true", tmp_path)
    assert "cannot be used" in said and "readonly" in said


def test_a_database_that_somebody_else_has_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(sqlite)
    monkeypatch.setattr("ludoteca.server.database.PATIENCE", 0.2)
    with locked(sqlite):
        assert "cannot be used" in complaint(capsys, sqlite, tmp_path)


def test_a_line_that_comes_while_the_database_is_away_is_told_to_come_again(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act() -> None:
        async def away(*_: object) -> None:
            raise NoStorage("the database is shutting down")

        async with serving(sqlite) as site:
            ann = await site.person("Ann")
            room = await ann.open_room(p.Settings("fzzzt", 2))
            with monkeypatch.context() as patch:
                patch.setattr("ludoteca.server.socket.known", away)
                with pytest.raises(ConnectionClosed) as closed:
                    await ann.enter(room, 0)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4503
            await (await ann.enter(room, 0)).leave()

    run(act())
