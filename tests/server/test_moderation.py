"""What the operator decides holds in a server that runs, in every process, and nobody else is disturbed by it."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import Callable
from pathlib import Path
from time import time
from typing import Any

import pytest
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed

from bench.load.client import Person, fresh
from ludoteca.server import desk, http_types, retention, sanctions
from ludoteca.server import protocol as p
from ludoteca.server.room_commands import Refusal
from ludoteca.server.word_filter import WordFilter
from tests.server.clients import Site, denied, done, play, run, seated, serving, sit, started
from tests.server.rooms import ANN, BOB, Desk

TWO = p.Settings("fzzzt", 2, public=True, watching="open")


async def decide(site: Site, kind: sanctions.Kind, **about: Any) -> None:
    """The operator decides something, and the process learns of it."""
    await site.app_state.store.write(lambda connection: sanctions.instruct(connection, kind, time(), **about))
    await site.app_state.moderation.look()


async def id_of(site: Site, name: str) -> str:
    return await site.app_state.store.read(lambda connection: desk.person(connection, name))


def test_somebody_banned_is_cut_off_and_let_in_no_more(sqlite: str) -> None:
    async def act() -> None:
        async with serving(sqlite) as site:
            ann, bob = await started(site, TWO, "Ann", "Bob")
            await decide(site, "ban", about=await id_of(site, "Bob"), why="rude")
            with pytest.raises(ConnectionClosed):
                while True:
                    await bob.receive()
            assert (await bob.person.call("GET", "/api/mine")).status == 403
            with pytest.raises(ConnectionClosed):
                await bob.person.enter(bob.id, 1)
            await done(ann, p.Say(fresh(), "Hello?"))
            await decide(site, "unban", about=await id_of(site, "Bob"))
            assert (await bob.person.call("GET", "/api/mine")).status == 200

    run(act())


def test_a_ban_ends_by_itself(sqlite: str) -> None:
    async def act() -> None:
        async with serving(sqlite) as site:
            bob = await site.person("Bob")
            await decide(site, "ban", about=await id_of(site, "Bob"), until=time() + 0.5)
            assert (await bob.call("GET", "/api/mine")).status == 403
            await asyncio.sleep(0.6)
            assert (await bob.call("GET", "/api/mine")).status == 200

    run(act())


@pytest.mark.parametrize("network", ["127.0.0.0/8", "127.0.0.1/32"])
def test_nobody_comes_in_from_a_banned_network(sqlite: str, network: str) -> None:
    async def act() -> None:
        async with serving(sqlite) as site:
            ann = await site.person("Ann")
            room = await ann.open_room(TWO)
            await decide(site, "ban", about=network)
            assert (await Person(site.url, "").call("POST", "/api/guest", {"name": "Eve"})).status == 403
            with pytest.raises(Exception, match="403|4403"):
                await ann.enter(room, 0)
            await decide(site, "unban", about=network)
            assert (await ann.call("GET", "/api/mine")).status == 200

    run(act())


def test_somebody_muted_plays_on_in_silence(sqlite: str) -> None:
    async def act() -> None:
        async with serving(sqlite) as site:
            viewers = await started(site, TWO, "Ann", "Bob")
            await decide(site, "mute", about=await id_of(site, "Bob"))
            assert await denied(viewers[1], p.Say(fresh(), "Hello")) == "muted"
            await play(viewers, answers=4)

    run(act())


def test_words_of_the_filter_are_hidden_in_chat_and_refused_in_names(sqlite: str) -> None:
    async def act() -> None:
        async with serving(sqlite) as site:
            [ann, bob] = await started(site, TWO, "Ann", "Bob")
            change = {sanctions.FILTER: ["turnip*"]}
            await site.app_state.store.write(lambda connection: sanctions.choose_settings(connection, change))
            await decide(site, "filter")
            await done(ann, p.Say(fresh(), "You TURN1PS, said the gardener"))
            await bob.until(lambda: bool(bob.chat))
            assert bob.chat[-1].text == "You •••••••, said the gardener"
            assert (await ann.person.call("PATCH", "/api/guest", {"name": "Turnip"})).status == 400

    run(act())


@pytest.mark.parametrize(
    ("words", "text", "shown"),
    [
        (["fool"], "A fool and his foolish FOOL", "A •••• and his foolish ••••"),
        (["дурак*"], "Дураками, дурака и ДУРАК", "••••••••, •••••• и •••••"),
        (["idiot"], "1d10t! ïdïöt", "•••••• •••••"),
        (["élan"], "elan ÉLAN", "•••• ••••"),
        ([], "anything", "anything"),
        (["*", " "], "anything", "anything"),
    ],
)
def test_a_filter_hides_a_word_however_it_is_written(words: list[str], text: str, shown: str) -> None:
    assert WordFilter(words).masked(text) == shown


def test_letters_that_are_others_in_cyrillic_stay_apart() -> None:
    assert WordFilter(["мои"]).masked("мой мои") == "мой •••"


def test_a_closed_room_is_over_without_a_result(sqlite: str) -> None:
    async def act() -> None:
        async with serving(sqlite) as site:
            viewers = await started(site, TWO, "Ann", "Bob")
            await play(viewers, answers=3)
            await decide(site, "close", room=viewers[0].id)
            for viewer in viewers:
                await viewer.until(lambda viewer=viewer: viewer.view.status == "over")  # type: ignore[misc]  # a lambda with a default
                assert (viewer.view.ended_by, viewer.view.ranks, viewer.view.match) == ("closed", [], None)
            mine = (await viewers[0].person.call("GET", "/api/mine")).json
            assert mine["matches"] == []
            assert [room["status"] for room in mine["rooms"]] == ["over"]

    run(act())


def test_a_room_that_nobody_has_open_is_closed_by_the_next_process(sqlite: str) -> None:
    async def act() -> None:
        async with serving(sqlite) as site:
            viewers = await started(site, TWO, "Ann", "Bob")
            room = viewers[0].id
            cookie = viewers[0].person.cookie
            store = site.app_state.store
            await store.write(lambda connection: sanctions.instruct(connection, "close", time(), room=room))
        async with serving(sqlite) as site:
            viewer = await Person(site.url, cookie).enter(room, 0)
            await viewer.until(lambda: viewer.view.status == "over")
            assert viewer.view.ended_by == "closed"

    run(act())


def test_somebody_kicked_from_a_match_is_played_for_and_does_not_come_back(sqlite: str) -> None:
    async def act() -> None:
        async with serving(sqlite) as site:
            ann, bob = await started(site, TWO, "Ann", "Bob")
            await decide(site, "kick", about=await id_of(site, "Bob"), room=ann.id)
            await ann.until(lambda: ann.view.seats[1].bot is not None)
            with pytest.raises(ConnectionClosed):
                while True:
                    await bob.receive()
            with pytest.raises(ConnectionClosed):
                await bob.person.enter(bob.id, 1)

    run(act())


def test_a_host_removes_somebody_who_may_not_sit_down_again(sqlite: str) -> None:
    async def act() -> None:
        async with serving(sqlite) as site:
            ann, bob = await seated(site, TWO, "Ann", "Bob")
            assert await denied(bob, p.RemovePerson(fresh(), 0)) == "not_host"
            assert await denied(ann, p.RemovePerson(fresh(), 0)) == "no_seat"
            await done(ann, p.RemovePerson(fresh(), 1))
            await ann.until(lambda: ann.view.seats[1].name is None)
            with pytest.raises(ConnectionClosed):
                await sit(bob.person, ann.id, 1)
            await sit(await site.person("Cat"), ann.id, 1)

    run(act())


def test_a_host_cannot_remove_an_opponent_from_a_match() -> None:
    room = Desk()
    room.start(ANN, BOB)
    with pytest.raises(Refusal, match="already_begun"):
        room.do(ANN, p.RemovePerson(room.id(), 1))


# -- the database ----------------------------------------------------------------------------------


def test_the_desk_shows_rooms_people_and_load(database: str) -> None:
    async def act() -> None:
        async with serving(database) as site:
            viewers = await started(site, TWO, "Ann", "Bob")
            await play(viewers, answers=2)
            store = site.app_state.store
            [room] = await store.read(desk.rooms)
            assert (room.room, room.status, room.seats, room.open) == (
                viewers[0].id,
                "playing",
                ["Ann", "Bob"],
                True,
            )
            await decide(site, "mute", about=await id_of(site, "Ann"))
            people = await store.read(lambda connection: desk.people(connection, time(), "an"))
            assert [(one.name, one.rooms, one.sanctions) for one in people] == [("Ann", 1, ["mute"])]
            load = await store.read(lambda connection: desk.load(connection, time()))
            assert (load.processes, load.open, load.playing, load.people) == (1, 1, 1, 2)
            assert load.minute >= 5

    run(act())


def test_a_word_means_one_person_or_nobody(sqlite: str) -> None:
    async def act() -> None:
        async with serving(sqlite) as site:
            await site.people("Ann", "Bob", "Bob")
            ann = await id_of(site, "Ann")
            assert await id_of(site, ann) == ann
            for word, complaint in (("Bob", "2 people"), ("Cat", "nobody")):
                with pytest.raises(desk.NotUnderstood, match=complaint):
                    await id_of(site, word)

    run(act())


def kept(policy: http_types.Retention, after: float) -> Callable[[Connection], http_types.Tidied]:
    return lambda connection: retention.tidy(connection, policy, time() + after * retention.DAY)


def test_what_is_older_than_it_may_be_is_let_go(database: str) -> None:
    async def act() -> None:
        async with serving(database) as site:
            store = site.app_state.store
            waiting = await (await site.person("Waiting")).open_room(TWO)
            viewers = await started(site, TWO, "Ann", "Bob")
            await done(viewers[0], p.Say(fresh(), "Remember me"))
            await play(viewers)
            await site.person("Passing")
            await site.app_state.rooms.stop()
            policy = http_types.Retention(gathering=30, chat=60, guests=90)
            assert await store.write(kept(policy, 29)) == http_types.Tidied()
            assert await store.write(kept(policy, 61)) == http_types.Tidied(rooms=1, sayings=1)
            assert await store.entries(waiting) is None
            entries = await store.entries(viewers[0].id)
            assert entries is not None and "Remember me" not in str(entries)
            # Whoever waited alone has nothing here any more.
            assert await store.write(kept(policy, 91)) == http_types.Tidied(people=2)
            assert (await store.write(kept(policy, 9999))).is_all

    run(act())


def test_database_and_key_are_for_their_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "ludoteca.db"
    file.touch(mode=0o644)

    async def act() -> None:
        async with serving(f"sqlite:///{file}") as site:
            await site.person("Ann")
            modes = {one.name: stat.S_IMODE(one.stat().st_mode) for one in tmp_path.iterdir()}
            assert {"ludoteca.db", "ludoteca.db-wal", "ludoteca.db-shm"} <= {*modes}
            assert {*modes.values()} == {0o600}

    run(act())
