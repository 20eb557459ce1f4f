"""The page of the desk opens to the key that the operator has made, does what ``ludoteca admin`` does, and to nobody else it tells anything."""

from __future__ import annotations

from time import time
from typing import Any

import pytest

from bench.load.client import Person, Reply, fresh
from ludoteca.server import desk
from ludoteca.server import protocol as p
from ludoteca.server.routes.desk import KEY
from tests.server.clients import Site, denied, done, run, serving, started
from tests.server.databases import sqlite

__all__ = ["sqlite"]

TWO = p.Settings("fzzzt", 2, public=True)
ROUTES = [
    ("GET", "/api/desk", None),
    ("POST", "/api/desk/decisions", {"kind": "ban", "about": "Bob"}),
    ("POST", "/api/desk/reports/x", {"verdict": "warned"}),
    ("PUT", "/api/desk/house", {"words": ["turnip"]}),
    ("POST", "/api/desk/tidy", None),
    ("GET", "/api/desk/people/x", None),
]


async def opened(site: Site) -> str:
    return await site.app_state.store.write(lambda connection: desk.open_page(connection, time()))


async def ask(site: Site, key: str, method: str, path: str, body: object = None) -> Reply:
    return await Person(site.url).call(method, f"/api/desk{path}", body, **{KEY: key})


async def look(site: Site, key: str) -> Any:
    return (await ask(site, key, "GET", "")).json


@pytest.mark.parametrize(("method", "path", "body"), ROUTES)
def test_nobody_gets_anything_at_the_desk_without_its_key(
    sqlite: str, method: str, path: str, body: object
) -> None:
    async def act() -> None:
        async with serving(sqlite) as site:
            ann = await site.person("Ann")
            for key in ("", "guessed", "None"):
                reply = await ann.call(method, path, body, **{KEY: key})
                assert (reply.status, reply.json["code"]) == (403, "no_desk")
            old = await opened(site)
            await opened(site)
            assert (await ann.call(method, path, body, **{KEY: old})).status == 403
            assert not await site.app_state.store.read(desk.journal)

    run(act())


def test_the_key_of_the_desk_opens_for_some_hours_or_until_it_is_closed(sqlite: str) -> None:
    async def act() -> None:
        async with serving(sqlite) as site:
            store = site.app_state.store
            late = time() + desk.OPEN + 1
            key = await opened(site)
            assert await store.read(lambda connection: desk.opens(connection, key, time()))
            assert not await store.read(lambda connection: desk.opens(connection, key, late))
            await store.write(desk.close_page)
            assert (await ask(site, key, "GET", "")).status == 403
            assert not await store.read(lambda connection: desk.opens(connection, "", time()))

    run(act())


def test_the_page_shows_and_decides_what_the_command_does(sqlite: str) -> None:
    async def act() -> None:
        async with serving(sqlite) as site:
            viewers = await started(site, TWO, "Ann", "Bob")
            key = await opened(site)
            seen = await look(site, key)
            assert seen["load"]["playing"] == 1
            assert [(room["room"], room["seats"]) for room in seen["rooms"]] == [
                (viewers[0].id, ["Ann", "Bob"])
            ]
            assert {one["name"] for one in seen["people"]} == {"Ann", "Bob"}
            # What lies on a table is nowhere: no record, no seed, no card.
            assert not {"record", "seed", "scene", "events_text"} & {*seen["rooms"][0]}

            mute = {"kind": "mute", "about": "Bob", "hours": 2, "why": "noise"}
            assert (await ask(site, key, "POST", "/decisions", mute)).status == 204
            assert await denied(viewers[1], p.Say(fresh(), "Hello")) == "muted"
            seen = await look(site, key)
            assert [(one["kind"], one["name"], one["why"]) for one in seen["sanctions"]] == [
                ("mute", "Bob", "noise")
            ]

            choices = {"words": ["Turnip*", " "], "retention": {"gathering": 7}}
            assert (await ask(site, key, "PUT", "/house", choices)).status == 204
            seen = await look(site, key)
            assert (seen["words"], seen["retention"]["gathering"]) == (["turnip*"], 7)
            await done(viewers[0], p.Say(fresh(), "A turnip"))
            await viewers[0].until(lambda: bool(viewers[0].chat))
            assert viewers[0].chat[-1].text == "A ••••••"

            [bob] = [one["id"] for one in seen["people"] if one["name"] == "Bob"]
            assert (await ask(site, key, "GET", f"/people/{bob}")).json["name"] == "Bob"
            assert (await ask(site, key, "POST", "/tidy")).json == {"rooms": 0, "sayings": 0, "people": 0}
            close = {"kind": "close", "room": viewers[0].id[:8]}
            assert (await ask(site, key, "POST", "/decisions", close)).status == 204
            await viewers[0].until(lambda: viewers[0].view.status == "over")
            journal = [one["kind"] for one in (await look(site, key))["journal"]]
            assert journal == ["close", "retention", "filter", "mute"]

    run(act())


def test_a_report_is_read_and_closed_at_the_page(sqlite: str) -> None:
    async def act() -> None:
        async with serving(sqlite) as site:
            ann, bob = await started(site, TWO, "Ann", "Bob")
            await done(bob, p.Say(fresh(), "You are bad at this"))
            await ann.until(lambda: bool(ann.chat))
            said = ann.chat[-1]
            await done(ann, p.Report(fresh(), said.who, "rude", said.number))
            key = await opened(site)
            [report] = (await look(site, key))["reports"]
            assert (report["about_name"], report["by_name"], report["reason"]) == ("Bob", "Ann", "rude")
            assert report["lines"][-1] == {"name": "Bob", "text": "You are bad at this"}
            path = f"/reports/{report['id']}"
            assert (await ask(site, key, "POST", path, {"verdict": "warned"})).status == 204
            assert (await ask(site, key, "POST", path, {"verdict": "again"})).status == 404
            assert (await look(site, key))["reports"] == []

    run(act())


@pytest.mark.parametrize(
    "decision",
    [
        {"kind": "ban", "about": "Nobody"},
        {"kind": "close", "room": "nowhere"},
        {"kind": "kick", "about": ""},
        {"kind": "close"},
    ],
)
def test_what_is_not_understood_at_the_page_decides_nothing(sqlite: str, decision: object) -> None:
    async def act() -> None:
        async with serving(sqlite) as site:
            key = await opened(site)
            assert (await ask(site, key, "POST", "/decisions", decision)).status == 404
            assert (await look(site, key))["journal"] == []

    run(act())
