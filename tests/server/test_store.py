"""Rulings on the store: what is acknowledged is there, once, in order, and written by the owner only."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import Connection, text

from ludoteca.arena.skill import NEWCOMER
from ludoteca.server import database as databases
from ludoteca.server.database import VERSION_TABLE, BadDatabase, engine_for
from ludoteca.server.database_schema import metadata
from ludoteca.server.identities import LINK
from ludoteca.server.protocol import Settings
from ludoteca.server.rating import after, measured
from ludoteca.server.room_events import Opened, SatDown, Started, StoredEvent
from ludoteca.server.storage import DoubledCommand, LostRoom, Report, ReportedLine, Result, Summary
from ludoteca.server.store import LEASE, Store
from tests.server.scribe import SUMMARY, answer, opening

T = TypeVar("T")


class Hands:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self, connection: Connection) -> float:
        return self.time


def run(scenario: Callable[[], Awaitable[T]]) -> T:
    async def whole() -> T:
        return await scenario()

    return asyncio.run(whole())


async def opened(url: str, process: str = "one", clock: databases.Clock = databases.now) -> Store:
    store = Store(url, process, clock=clock)
    await store.open()
    return store


@asynccontextmanager
async def there(url: str) -> AsyncIterator[Store]:
    """A store that is closed in the end."""
    store = await opened(url)
    try:
        yield store
    finally:
        await store.close()


async def with_room(url: str, clock: databases.Clock = databases.now) -> Store:
    store = await opened(url, clock=clock)
    await store.create("room", [opening()], SUMMARY)
    return store


def execute(url: str, statement: str) -> list[tuple[object, ...]]:
    """What a statement brings, past the store."""
    engine = engine_for(url)
    with engine.begin() as connection:
        done = connection.execute(text(statement))
        rows = [tuple(row) for row in done] if done.returns_rows else []
    engine.dispose()
    return rows


# -- events -----------------------------------------------------------------------------------------


def test_deeds_come_back_in_order_and_whole(database: str) -> None:
    log = [
        StoredEvent(
            0, 1.5, Opened(Settings("red_rising", 3, {"solo": "no"}, public=True), "ada", unrated=True)
        ),
        StoredEvent(1, 2.5, SatDown(0, "ada", "Ада 'Λ' 🂡"), "ada:1"),
        StoredEvent(2, 3.25, Started(match="m1", seed="ff" * 32), "ada:2"),
        answer(3),
    ]

    async def scenario() -> list[StoredEvent] | None:
        store = await opened(database)
        await store.create("room", log[:1], SUMMARY)
        await store.append("room", log[1:3], SUMMARY)
        await store.append("room", log[3:], SUMMARY)
        await store.close()
        again = await opened(database, "two")
        found = await again.entries("room")
        await again.close()
        return found

    assert run(scenario) == log


def test_a_room_that_was_never_opened_has_no_deeds(database: str) -> None:
    async def scenario() -> None:
        store = await opened(database)
        assert await store.entries("nowhere") is None
        assert await store.claim("nowhere") is None
        with pytest.raises(LostRoom):
            await store.append("nowhere", [opening()], SUMMARY)
        await store.close()

    run(scenario)


@pytest.mark.parametrize("number", [0, 2], ids=["again", "with a gap"])
def test_a_deed_out_of_turn_is_not_stored(database: str, number: int) -> None:
    async def scenario() -> None:
        store = await with_room(database)
        with pytest.raises(LostRoom):
            await store.append("room", [answer(number)], SUMMARY)
        assert await store.entries("room") == [opening()]
        await store.close()

    run(scenario)


def test_a_command_is_stored_once(database: str) -> None:
    async def scenario() -> None:
        store = await with_room(database)
        await store.append("room", [answer(1)], SUMMARY)
        again = StoredEvent(2, 105.0, answer(1).event, answer(1).command)
        with pytest.raises(DoubledCommand):
            await store.append("room", [again], SUMMARY)
        assert await store.entries("room") == [opening(), answer(1)]
        await store.close()

    run(scenario)


def test_the_same_command_may_be_done_in_another_room(database: str) -> None:
    async def scenario() -> None:
        store = await with_room(database)
        await store.create("other", [opening()], SUMMARY)
        await store.append("room", [answer(1)], SUMMARY)
        await store.append("other", [answer(1)], SUMMARY)
        await store.close()

    run(scenario)


def test_a_bad_append_spoils_none_of_its_group(database: str) -> None:
    async def scenario() -> None:
        store = await opened(database)
        rooms = [f"room{place}" for place in range(20)]
        for room in rooms:
            await store.create(room, [opening()], SUMMARY)
        await store.append("room3", [answer(1)], SUMMARY)
        await store.release(["room7"])
        # Room 3 repeats a command, room 7 is lost, room 11 has what PostgreSQL cannot write down.
        bad = {
            "room3": StoredEvent(2, 9.0, answer(1).event, "ada:1"),
            "room11": StoredEvent(1, 9.0, answer(1).event, "\0"),
        }
        fates = await asyncio.gather(
            *[store.append(room, [bad.get(room, answer(1))], SUMMARY) for room in rooms],
            return_exceptions=True,
        )
        assert isinstance(fates[3], DoubledCommand)
        assert isinstance(fates[7], LostRoom)
        rest = [place for place in range(20) if place not in (3, 7, 11)]
        assert [fates[place] for place in rest] == [None] * 17
        for place in rest:
            assert await store.entries(f"room{place}") == [opening(), answer(1)]
        assert await store.entries("room7") == [opening()]
        await store.close()

    run(scenario)


def test_a_deed_that_cannot_be_read_is_named_and_not_shown(database: str) -> None:
    async def scenario() -> None:
        store = await with_room(database)
        secret = '{"type": "started", "seed": ["canary"]}'
        execute(database, f"UPDATE entry SET deed = '{secret.replace(':', chr(92) + ':')}'")
        with pytest.raises(BadDatabase, match="event 0") as found:
            await store.entries("room")
        assert "canary" not in str(found.value)
        await store.close()

    run(scenario)


def test_what_a_failed_statement_was_about_stands_in_no_message(database: str) -> None:
    async def scenario() -> None:
        store = await with_room(database)
        with pytest.raises(Exception, match="room") as found:
            await store.create("room", [StoredEvent(0, 1.0, Started(match="m1", seed="canary"))], SUMMARY)
        assert "canary" not in str(found.value)
        await store.close()

    run(scenario)


# -- owners ----------------------------------------------------------------------------------------


def test_a_room_is_owned_by_one_process(database: str) -> None:
    async def scenario() -> None:
        one = await with_room(database)
        two = await opened(database, "two")
        assert await two.claim("room") == "one"
        with pytest.raises(LostRoom):
            await two.append("room", [answer(1)], SUMMARY)
        assert await one.claim("room") is None
        await one.append("room", [answer(1)], SUMMARY)
        await one.close()
        await two.close()

    run(scenario)


def test_a_room_whose_owner_is_silent_is_taken_over(database: str) -> None:
    async def scenario() -> None:
        clock = Hands()
        one = await with_room(database, clock)
        two = await opened(database, "two", clock)
        clock.time += LEASE
        assert await two.claim("room") == "one"
        clock.time += 0.01
        assert await two.renew()
        assert await two.claim("room") is None
        await two.append("room", [answer(1)], SUMMARY)
        with pytest.raises(LostRoom):
            await one.append("room", [answer(1)], SUMMARY)
        assert await two.entries("room") == [opening(), answer(1)]
        assert not await one.renew(), "it was taken for dead and must be told"
        assert await one.renew()
        assert await one.claim("room") == "two"
        await one.close()
        await two.close()

    run(scenario)


def test_an_owner_that_renews_keeps_its_rooms(database: str) -> None:
    async def scenario() -> None:
        clock = Hands()
        one = await with_room(database, clock)
        two = await opened(database, "two", clock)
        for _ in range(3):
            clock.time += LEASE - 0.1
            assert await one.renew()
            assert await two.renew()
            assert await two.claim("room") == "one"
        await one.close()
        await two.close()

    run(scenario)


def test_an_owner_that_was_late_but_not_missed_writes_on(database: str) -> None:
    async def scenario() -> None:
        clock = Hands()
        one = await with_room(database, clock)
        clock.time += 10 * LEASE
        await one.append("room", [answer(1)], SUMMARY)
        assert await one.renew()
        await one.close()

    run(scenario)


def test_a_room_let_go_is_free(database: str) -> None:
    async def scenario() -> None:
        one = await with_room(database)
        await one.create("kept", [opening()], SUMMARY)
        two = await opened(database, "two")
        await one.release(["room"])
        assert await two.claim("room") is None
        assert await two.claim("kept") == "one"
        await one.release(["room"])
        assert await one.claim("room") == "two", "nobody lets go of another's room"
        await one.close()
        assert await two.claim("kept") is None
        await two.close()

    run(scenario)


def test_a_room_that_came_back_to_its_old_owner_must_be_read_anew(database: str) -> None:
    async def scenario() -> None:
        one = await with_room(database)
        two = await opened(database, "two")
        await one.release(["room"])
        assert await two.claim("room") is None
        await two.append("room", [answer(1)], SUMMARY)
        await two.release(["room"])
        assert await one.claim("room") is None
        with pytest.raises(LostRoom):
            await one.append("room", [StoredEvent(1, 1.0, answer(5).event, "bob:1")], SUMMARY)
        await one.close()
        await two.close()

    run(scenario)


def test_what_was_acknowledged_survives_a_kill(database: str) -> None:
    command = [sys.executable, "-m", "tests.server.scribe", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as scribe:
        assert scribe.stdout is not None
        lines = [scribe.stdout.readline() for _ in range(150)]
        scribe.kill()
        lines += [line for line in scribe.stdout if line.endswith("\n")]
    told = [(room, int(number)) for room, number in [line.split() for line in lines]]

    async def scenario() -> None:
        clock = Hands()
        execute(database, "UPDATE process SET until = 0")
        store = await opened(database, "heir", clock)
        for room in {room for room, _ in told}:
            assert await store.claim(room) is None
            log = await store.entries(room)
            assert log is not None
            assert log == [opening(), *[answer(number) for number in range(1, len(log))]]
            assert max([number for other, number in told if other == room]) < len(log)
            await store.append(room, [answer(len(log))], SUMMARY)
        await store.close()

    run(scenario)


# -- lists -----------------------------------------------------------------------------------------


def shown(**changes: object) -> Summary:
    return replace(SUMMARY, **changes)


@pytest.mark.parametrize(
    ("summary", "listed"),
    [
        (shown(status="gathering", public=True, watching="none"), True),
        (shown(status="gathering", public=False, watching="open"), False),
        (shown(status="playing", public=True, watching="none"), True),
        (shown(status="playing", public=False, watching="open"), True),
        (shown(status="playing", public=False, watching="invited"), False),
        (shown(status="over", public=True, watching="open"), False),
    ],
)
def test_the_lobby_lists_what_everybody_may_know_of(sqlite: str, summary: Summary, listed: bool) -> None:
    async def scenario() -> None:
        store = await opened(sqlite)
        await store.create("room", [opening()], summary)
        assert [one.summary for one in await store.lobby(9)] == [summary] * listed
        await store.close()

    run(scenario)


def test_the_lobby_has_the_newest_room_first(database: str) -> None:
    async def scenario() -> None:
        store = await opened(database)
        for place in (2, 1, 3):
            await store.create(f"room{place}", [replace(opening(), at=float(place))], SUMMARY)
        await store.append("room1", [answer(1)], shown(status="over"))
        await store.create("room0", [replace(opening(), at=0.5)], SUMMARY)
        assert [one.room for one in await store.lobby(2)] == ["room3", "room2"]
        assert [one.room for one in await store.lobby(9)] == ["room3", "room2", "room0"]
        await store.close()

    run(scenario)


def test_people_find_the_rooms_they_host_or_sit_in(database: str) -> None:
    async def scenario() -> None:
        store = await with_room(database)
        await store.create("other", [opening()], shown(guests=[], host="eve"))
        await store.append("room", [answer(1)], shown(guests=["ada", "bob"]))
        await store.append("other", [answer(1)], shown(guests=["bob"], host="eve"))
        await store.append("room", [answer(2)], shown(guests=["ada", "bob"]))
        assert [one.room for one in await store.rooms_of("bob", 9)] == ["room", "other"]
        assert [one.room for one in await store.rooms_of("eve", 9)] == ["other"]
        await store.append("room", [answer(3)], SUMMARY)
        assert [one.room for one in await store.rooms_of("bob", 9)] == ["other"]
        assert (await store.rooms_of("ada", 9))[0].at == answer(3).at
        await store.close()

    run(scenario)


# -- guests ----------------------------------------------------------------------------------------


def test_guests_are_told_apart_by_their_ids(database: str) -> None:
    async def scenario() -> None:
        store = await opened(database)
        ada, other = await store.new_guest("Ada"), await store.new_guest("Ada")
        assert ada.id != other.id
        await store.rename(ada.id, "Ада")
        assert await store.guest(ada.id) == replace(ada, name="Ада")
        assert await store.guest(other.id) == other
        assert await store.guest("nobody") is None
        with pytest.raises(LookupError):
            await store.rename("nobody", "Ada")
        await store.close()

    run(scenario)


def test_a_link_is_good_once_and_only_its_hash_is_stored(database: str) -> None:
    async def scenario() -> None:
        store = await opened(database)
        ada = await store.new_guest("Ada")
        token = await store.identities.link(ada.id)
        assert token not in str(execute(database, "SELECT * FROM link"))
        assert await store.identities.follow("x" + token) is None
        assert await store.identities.follow(token) == ada
        assert await store.identities.follow(token) is None
        with pytest.raises(LookupError):
            await store.identities.link("nobody")
        await store.close()

    run(scenario)


def test_a_link_grows_old(database: str) -> None:
    async def scenario() -> None:
        clock = Hands()
        store = await opened(database, clock=clock)
        ada = await store.new_guest("Ada")
        early = await store.identities.link(ada.id)
        clock.time += LINK
        assert await store.identities.follow(early) == ada
        late = await store.identities.link(ada.id)
        clock.time += LINK + 0.01
        assert await store.identities.follow(late) is None
        await store.close()

    run(scenario)


def test_of_two_who_follow_a_link_at_once_one_comes_through(database: str) -> None:
    async def scenario() -> None:
        one, two = await opened(database), await opened(database, "two")
        for _ in range(10):
            token = await one.identities.link((await one.new_guest("Ada")).id)
            found = await asyncio.gather(one.identities.follow(token), two.identities.follow(token))
            assert len([guest for guest in found if guest is not None]) == 1
        await one.close()
        await two.close()

    run(scenario)


# -- finished matches ------------------------------------------------------------------------------


def result(match: str = "match", players: tuple[str | None, ...] = ("guest:ada", "bot:casual")) -> Result:
    return Result(
        match=match,
        game="fzzzt",
        at=200.0,
        players=[*players],
        names=["Ada", "Casual"],
        ranks=[1, 2],
        scores=[31, 29],
        rated=True,
        record="the record\n",
    )


def test_the_result_is_stored_with_the_last_deed(database: str) -> None:
    async def scenario() -> None:
        store = await with_room(database)
        await store.append("room", [answer(1)], shown(status="over"), result())
        assert await store.match("match") == result()
        assert await store.match("another") is None
        [line] = await store.matches_of("ada", 9)
        assert (line.match, line.players, line.ranks) == ("match", result().players, [1, 2])
        assert await store.matches_of("casual", 9) == []
        await store.close()

    run(scenario)


def test_a_result_without_its_deed_is_not_stored(database: str) -> None:
    async def scenario() -> None:
        store = await with_room(database)
        with pytest.raises(LostRoom):
            await store.append("room", [answer(2)], SUMMARY, result())
        assert await store.match("match") is None
        assert await store.rating("guest:ada", "fzzzt") is None
        await store.close()

    run(scenario)


def test_a_match_brought_along_is_its_bringers_and_counts_for_nobody(database: str) -> None:
    async def scenario() -> None:
        store = await opened(database)
        await store.bring(result(players=(None, None)), "eve")
        assert [line.match for line in await store.matches_of("eve", 9)] == ["match"]
        assert await store.match("match") == replace(result(players=(None, None)), rated=False)
        assert await store.ratings("fzzzt", 9) == []
        await store.close()

    run(scenario)


def test_people_and_bots_stand_on_one_ladder(database: str) -> None:
    async def scenario() -> None:
        store = await opened(database)
        ada = await store.new_guest("Ada")
        for number in range(3):
            await store.create(f"room{number}", [opening()], SUMMARY)
            won = result(f"match{number}", (f"guest:{ada.id}", "bot:casual"))
            await store.append(f"room{number}", [answer(1)], SUMMARY, won)
        # The one first of whom it is surer: a bot that was measured.
        bot, person = await store.ratings("fzzzt", 9)
        assert (person.name, person.player, person.matches) == ("Ada", f"guest:{ada.id}", 3)
        assert (bot.name, bot.player, bot.matches) == (None, "bot:casual", 3)
        assert person.mu > NEWCOMER[0] and person.sigma < NEWCOMER[1]
        assert (bot.mu, bot.sigma) == measured("fzzzt")["casual"]
        assert await store.rating("bot:casual", "fzzzt") == bot
        assert await store.rating("bot:casual", "red_rising") is None
        await store.close()

    run(scenario)


@pytest.mark.parametrize(
    "uncounted",
    [
        replace(result(), rated=False),
        result(players=("bot:casual", "bot:casual")),
        result(players=("guest:ada", None)),
    ],
    ids=["unrated", "against itself", "against a stranger"],
)
def test_some_matches_do_not_count(database: str, uncounted: Result) -> None:
    async def scenario() -> None:
        store = await with_room(database)
        await store.append("room", [answer(1)], SUMMARY, uncounted)
        assert await store.match("match") == uncounted
        assert await store.ratings("fzzzt", 9) == []
        await store.close()

    run(scenario)


def test_matches_that_end_at_once_in_two_processes_all_count(database: str) -> None:
    async def scenario() -> None:
        stores = [await opened(database), await opened(database, "two")]
        ends = []
        for number in range(20):
            store = stores[number % 2]
            await store.create(f"room{number}", [opening()], SUMMARY)
            ends.append(store.append(f"room{number}", [answer(1)], SUMMARY, result(f"match{number}")))
        await asyncio.gather(*ends)
        assert [rating.matches for rating in await stores[0].ratings("fzzzt", 9)] == [20, 20]
        for store in stores:
            await store.close()

    run(scenario)


def test_the_seats_of_one_player_are_joined() -> None:
    beliefs = dict.fromkeys(("guest:ada", "guest:bob"), NEWCOMER)
    alone = after(beliefs, ["guest:ada", "guest:bob"], [1, 2])
    three = after(beliefs, ["guest:ada", "guest:bob", "guest:bob"], [1, 2, 3])
    for found in (alone, three):
        assert found["guest:bob"][0] < NEWCOMER[0] < found["guest:ada"][0]
    assert three["guest:bob"][1] < NEWCOMER[1]


def test_a_bot_does_not_learn_and_a_person_may() -> None:
    settled = {"guest:ada": (25.0, 0.01), "bot:casual": (25.0, 0.01)}
    found = after(settled, ["guest:ada", "bot:casual"], [1, 1])
    assert found["bot:casual"][1] <= 0.01 < found["guest:ada"][1]


# -- the database ----------------------------------------------------------------------------------


def test_the_migrations_make_the_tables_of_the_code_and_may_run_again(database: str) -> None:
    async def scenario() -> None:
        for process in ("one", "two"):
            store = await opened(database, process)
            assert await store.ready()
            await store.close()

    run(scenario)
    engine = engine_for(database)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_two_processes_may_open_an_empty_database_at_once(database: str) -> None:
    async def scenario() -> None:
        stores = [Store(database, process) for process in ("one", "two")]
        await asyncio.gather(*[store.open() for store in stores])
        for store in stores:
            await store.close()

    run(scenario)


def refusal(url: str) -> str:
    """Why a store cannot be opened there."""

    async def scenario() -> str:
        with pytest.raises(BadDatabase) as found:
            await opened(url)
        return str(found.value)

    return run(scenario)


def test_a_database_of_a_newer_version_is_refused(database: str) -> None:
    async def scenario() -> None:
        await (await opened(database)).close()

    run(scenario)
    execute(database, f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
    assert "newer Ludoteca (version 9999" in refusal(database)


def test_a_database_of_somebody_else_is_refused_and_left_alone(database: str, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    execute(database, "CREATE TABLE recipe (id INTEGER)")
    assert "holds something else" in refusal(database)
    assert execute(database, "SELECT * FROM recipe") == []
    with pytest.raises(Exception, match="room"):
        execute(database, "SELECT * FROM room")


@pytest.mark.parametrize("cut", [0, 100], ids=["from its first byte", "behind its head"])
def test_a_broken_file_is_refused_and_left_alone(tmp_path: Path, cut: int) -> None:
    file = tmp_path / "ludoteca.db"
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE room (id INTEGER)")
    connection.close()
    broken = file.read_bytes()[:cut] + b"no database at all" * 100
    file.write_bytes(broken)
    assert "cannot be used" in refusal(f"sqlite:///{file}")
    assert file.read_bytes() == broken


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert "cannot be used" in refusal(f"sqlite:///{tmp_path}/file/ludoteca.db")


@pytest.mark.parametrize("url", ["sqlite://", "mysql://host/name", "ludoteca.db"])
def test_an_address_of_no_use_is_refused(url: str) -> None:
    with pytest.raises(BadDatabase):
        Store(url, "one")


def test_a_server_that_is_not_there_is_refused_without_its_password() -> None:
    why = refusal("postgresql://ludoteca:canary@127.0.0.1:1/ludoteca")
    assert "cannot be used" in why
    assert "canary" not in why


# -- blocks and reports ------------------------------------------------------------------------------


def test_a_report_is_kept_until_somebody_has_dealt_with_it(database: str) -> None:
    async def reported() -> None:
        async with there(database) as here:
            said = [ReportedLine(100.0, "bob", "Bob", "Boo!")]
            one = Report(id="r1", at=101.0, by="ann", about="bob", room="room", reason="rude", lines=said)
            await here.report(one)
            await here.report(one)
            assert await here.open_reports(9) == [one]
            assert await here.close_report(one.id, "Told Bob off.")
            assert not await here.close_report(one.id, "Again.")
            assert await here.open_reports(9) == []

    asyncio.run(reported())


def test_whom_one_blocks_is_known_until_one_thinks_better_of_it(database: str) -> None:
    async def blocked() -> None:
        async with there(database) as here:
            ann, bob = await here.new_guest("Ann"), await here.new_guest("Bob")
            await here.block(ann.id, bob.id, True)
            await here.block(ann.id, bob.id, True)
            await here.block(ann.id, ann.id, True)
            assert await here.blocked_by(ann.id) == [bob]
            assert await here.is_blocked(ann.id, bob.id) and not await here.is_blocked(bob.id, ann.id)
            await here.block(ann.id, bob.id, False)
            assert await here.blocked_by(ann.id) == []

    asyncio.run(blocked())
