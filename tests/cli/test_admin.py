"""The operator's desk on the command line: what it shows, what it changes, and backups that can be put back."""

from __future__ import annotations

import asyncio
import json
import stat
import tarfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bench.load.client import Person, fresh
from ludoteca.cli import main
from ludoteca.server import protocol as p
from ludoteca.server.guests import key_at
from tests.server.clients import KEY, done, play, run, serving, started
from tests.server.databases import postgres, postgres_cluster

__all__ = ["postgres", "postgres_cluster"]

Admin = Callable[..., Any]
TWO = p.Settings("fzzzt", 2)


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database that a server has made, and its key beside it."""
    key_at(tmp_path / "ludoteca.db.key")
    return f"sqlite:///{tmp_path}/ludoteca.db"


@pytest.fixture
def admin(url: str, capsys: pytest.CaptureFixture[str]) -> Admin:
    """Runs one action; what it printed."""

    def act(*words: str, code: int = 0, db: str = url) -> Any:
        assert main(["admin", *words, "--db", db]) == code
        told = capsys.readouterr()
        return json.loads(told.out) if "--json" in words else (told.out or told.err).strip()

    return act


async def evening(url: str) -> tuple[str | None, str]:
    """Somebody plays a match to its end and is in the middle of another one: their cookie, and its room."""
    async with serving(url) as site:
        viewers = await started(site, TWO, "Ann", "Bob")
        await play(viewers)
        again = await started(site, TWO, "Cat", "Dan")
        await done(again[0], p.Say(fresh(), "Good evening"))
        await play(again, answers=5)
        return again[0].person.cookie, again[0].id


def test_the_desk_shows_and_decides_while_a_server_runs(url: str, admin: Admin) -> None:
    async def act() -> None:
        def desk(*words: str) -> Any:
            return asyncio.to_thread(admin, *words)

        async with serving(url) as site:
            viewers = await started(site, TWO, "Ann", "Bob")
            [room] = await desk("rooms", "--json")
            assert (room["room"], room["seats"]) == (viewers[0].id, ["Ann", "Bob"])
            assert [one["name"] for one in await desk("people", "b", "--json")] == ["Bob"]
            assert (await desk("load", "--json"))["playing"] == 1
            assert (await desk("ban", "Bob", "--hours", "2", "--why", "rude")).startswith("ban: ")
            # The process finds it by itself.
            while (await viewers[1].person.call("GET", "/api/mine")).status != 403:
                await asyncio.sleep(0.1)
            assert [one["kind"] for one in await desk("sanctions", "--json")] == ["ban"]
            await desk("unban", "Bob")
            await desk("close", viewers[0].id[:8])
            await viewers[0].until(lambda: viewers[0].view.status == "over")
            assert [one["kind"] for one in await desk("journal", "--json")] == ["ban", "unban", "close"]
            assert "rude" in await desk("journal")

    run(act())


def test_words_and_retention_are_chosen_and_kept(url: str, admin: Admin) -> None:
    run(evening(url))
    assert admin("words") == "no word is hidden"
    assert admin("words", "--add", "Turnip*", "swede") == "swede\nturnip*"
    assert admin("words", "--remove", "swede") == "turnip*"
    assert admin("retention", "--json") == {"gathering": 90, "chat": None, "guests": None}
    admin("retention", "--chat", "180", "--gathering", "for-ever")
    assert admin("retention", "--json") == {"gathering": None, "chat": 180, "guests": None}
    assert admin("tidy", "--json") == {"rooms": 0, "sayings": 0, "people": 0}


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("ban", "Nobody"), "nobody here is called Nobody"),
        (("close", "abcdefgh"), "there is no room"),
        (("ban", "Ann", "--hours", "0"), "--hours is at least 1"),
        (("retention", "--chat", "soon"), "a number of days is a whole number"),
        (("restore", "missing.tar"), "No such file"),
    ],
)
def test_what_is_not_understood_changes_nothing(
    url: str, admin: Admin, words: tuple[str, ...], complaint: str
) -> None:
    run(evening(url))
    told = admin(*words, code=2)
    assert complaint in told and len(told.splitlines()) == 1
    assert admin("journal", "--json") == []


def test_without_a_database_the_desk_says_so_and_makes_none(tmp_path: Path, admin: Admin) -> None:
    assert "there is no database" in admin("load", code=2, db=f"sqlite:///{tmp_path}/none.db")
    assert not (tmp_path / "none.db").exists()


def test_somebody_is_forgotten_whether_a_server_runs_or_not(url: str, admin: Admin) -> None:
    async def act() -> None:
        async with serving(url) as site:
            viewers = await started(site, TWO, "Ann", "Bob")
            await done(viewers[1], p.Say(fresh(), "Remember me"))
            told = json.loads(await asyncio.to_thread(admin, "export", "Bob"))
            assert (told["name"], [one["text"] for one in told["said"]]) == ("Bob", ["Remember me"])
            assert "--yes" in await asyncio.to_thread(lambda: admin("delete", "Bob", code=2))
            await asyncio.to_thread(admin, "delete", "Bob", "--yes")
            while (await viewers[1].person.call("GET", "/api/mine")).status != 401:
                await asyncio.sleep(0.1)

    run(act())
    assert [one["name"] for one in admin("people", "--json")] == ["Ann"]
    admin("delete", "Ann", "--yes")
    assert admin("people", "--json") == []


def test_reports_are_read_with_the_chat_and_resolved(url: str, admin: Admin) -> None:
    async def act() -> None:
        async with serving(url) as site:
            viewers = await started(site, TWO, "Ann", "Bob")
            await done(viewers[1], p.Say(fresh(), "You are a turnip"))
            await viewers[0].until(lambda: bool(viewers[0].chat))
            line = viewers[0].chat[-1]
            await done(viewers[0], p.Report(fresh(), line.who, "rude", line.number))

    run(act())
    [report] = admin("reports", "--json")
    assert (report["reason"], report["lines"][-1]["text"]) == ("rude", "You are a turnip")
    assert "Bob: You are a turnip" in admin("reports")
    admin("resolve", report["id"], "muted for a day")
    assert admin("reports") == "nobody has reported anything"
    assert "no open report" in admin("resolve", report["id"], "again", code=2)


# -- backups ---------------------------------------------------------------------------------------


def test_a_backup_made_during_play_holds_what_was_acknowledged(
    url: str, admin: Admin, tmp_path: Path
) -> None:
    """The drill: back up while people play, lose everything, restore, and they play on as who they were."""
    file = tmp_path / "backup.tar.gz"

    async def play_and_back_up() -> tuple[str | None, str, int]:
        async with serving(url) as site:
            viewers = await started(site, TWO, "Ann", "Bob")
            await play(viewers, answers=6)
            entries = await site.app_state.store.entries(viewers[0].id)
            assert entries is not None
            await asyncio.to_thread(admin, "backup", str(file))
            await play(viewers, "afterwards", answers=2)
            return viewers[0].person.cookie, viewers[0].id, len(entries)

    cookie, room, told = run(play_and_back_up())
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    drilled = admin("drill", str(file), "--json")
    assert (drilled["rooms"], drilled["running"], drilled["people"], drilled["key"]) == (1, 1, 2, True)
    for lost in tmp_path.glob("ludoteca.db*"):
        lost.unlink()
    admin("restore", str(file))
    assert stat.S_IMODE((tmp_path / "ludoteca.db").stat().st_mode) == 0o600

    async def come_back() -> None:
        async with serving(url) as site:
            viewer = await Person(site.url, cookie).enter(room, 0)
            await viewer.until(lambda: viewer.scene is not None)
            assert len(await site.app_state.store.entries(room) or []) == told

    run(come_back())


def test_what_a_restore_replaces_is_kept_beside_it(url: str, admin: Admin, tmp_path: Path) -> None:
    run(evening(url))
    file = tmp_path / "backup.tar.gz"
    admin("backup", str(file))
    key = (tmp_path / "ludoteca.db.key").read_bytes()
    (tmp_path / "ludoteca.db.key").write_bytes(b"x" * 32)
    assert "is kept as" in admin("restore", str(file))
    assert (tmp_path / "ludoteca.db.key").read_bytes() == key
    assert [one.read_bytes() for one in tmp_path.glob("*.key.before-*")] == [b"x" * 32]


def test_nothing_is_restored_under_a_server_that_runs(url: str, admin: Admin, tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(url):
            file = tmp_path / "backup.tar.gz"
            await asyncio.to_thread(admin, "backup", str(file))
            told = await asyncio.to_thread(lambda: admin("restore", str(file), code=2))
            assert "a server is running" in told

    run(act())


def test_a_damaged_backup_is_found_and_changes_nothing(url: str, admin: Admin, tmp_path: Path) -> None:
    run(evening(url))
    file = tmp_path / "backup.tar.gz"
    admin("backup", str(file))
    before = (tmp_path / "ludoteca.db").read_bytes()
    whole = file.read_bytes()
    for spoiled in (whole[: len(whole) // 2], b"nothing of ours", whole[:5000] + b"?" + whole[5001:]):
        file.write_bytes(spoiled)
        for action in ("restore", "drill"):
            assert "backup" in admin(action, str(file), code=2)
    with tarfile.open(file, "w:gz") as tar:
        tar.add(tmp_path / "ludoteca.db.key", "../../escaped")
    assert "no backup" in admin("restore", str(file), code=2)
    assert (tmp_path / "ludoteca.db").read_bytes() == before


@pytest.mark.slow
def test_a_postgresql_is_backed_up_and_put_into_an_empty_one(
    postgres_cluster: str, admin: Admin, tmp_path: Path
) -> None:
    import psycopg

    base = postgres_cluster.replace("/postgres?", "/{}?")
    for name in ("played", "scratch", "restored"):
        with psycopg.connect(postgres_cluster, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
    played, scratch, restored = [base.format(name) for name in ("played", "scratch", "restored")]
    _, room = run(evening(played))
    file, key = tmp_path / "backup.tar.gz", tmp_path / "key"
    key.write_bytes(KEY)
    admin("backup", str(file), "--key", str(key), db=played)
    drilled = admin("drill", str(file), "--scratch", scratch, "--json", db=played)
    assert (drilled["rooms"], drilled["running"], drilled["matches"]) == (2, 1, 1)
    assert "not empty" in admin("restore", str(file), "--key", str(key), code=2, db=played)
    admin("restore", str(file), "--key", str(key), db=restored)
    assert [one["room"] for one in admin("rooms", "--json", db=restored)] == [room]
