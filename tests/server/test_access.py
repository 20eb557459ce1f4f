"""Who may do what: cookies, devices, foreign pages, floods; and nothing is told that should not be."""

from __future__ import annotations

import asyncio
import json
import stat
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from itsdangerous import TimestampSigner
from schemathesis import APIOperation, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ludoteca.server import protocol as p
from ludoteca.server.client import Person
from ludoteca.server.guests import COOKIE, YEAR, Seals, key_at
from ludoteca.server.schema import openapi
from ludoteca.server.security import HEADERS, Limits, Rate, Rates
from tests.server.clients import KEY, run, serving

FZZZT = p.Settings("fzzzt", 2)


class Backdated(TimestampSigner):
    """Signs as the server does, but more than a year ago."""

    def get_timestamp(self) -> int:
        """A time long past."""
        return super().get_timestamp() - YEAR - 10


def backdated(guest: str) -> str:
    return Backdated(KEY, salt="ludoteca guest", digest_method=sha256).sign(guest).decode()


# -- cookies ---------------------------------------------------------------------------------------


def test_the_key_is_made_once_and_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "key"
    key = key_at(path)
    assert key_at(path) == key and len(key) == 32
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert list(path.parent.iterdir()) == [path]


def test_a_key_that_was_cut_is_not_used(tmp_path: Path) -> None:
    path = tmp_path / "key"
    path.write_bytes(b"short")
    with pytest.raises(ValueError, match="holds no key"):
        key_at(path)


def test_the_cookie_is_for_this_server_alone(sqlite: str) -> None:
    async def cookie() -> None:
        async with serving(sqlite) as site:
            reply = await Person(site.url).call("POST", "/api/guest", {"name": "Ann"})
            parts = {part.strip().lower() for part in reply.headers["set-cookie"].split(";")[1:]}
            assert parts == {"httponly", "samesite=lax", "path=/", f"max-age={YEAR}"}

    run(cookie())


def test_the_cookie_is_secure_where_the_site_is() -> None:
    assert Seals(KEY).cookie("ann", "https").secure
    assert not Seals(KEY).cookie("ann", "http").secure


def resealed(cookie: str) -> str:
    """The cookie with another seal. Not its last sign is changed: that has two bits to spare, which say nothing."""
    signed, _, seal = cookie.rpartition(".")
    return f"{signed}.{'A' if seal[0] != 'A' else 'B'}{seal[1:]}"


def test_forged_expired_and_foreign_cookies_are_nobodys(sqlite: str) -> None:
    async def forged() -> None:
        async with serving(sqlite) as site:
            ann = await site.person("Ann")
            assert ann.cookie is not None
            id = Seals(KEY).guest_of(ann.cookie)
            assert id is not None
            for cookie in (
                "",
                "x",
                id,
                resealed(ann.cookie),
                ann.cookie.replace(id, id[::-1]),
                Seals(b"x" * 32).cookie(id, "http").value,
                Seals(KEY).cookie("nobody", "http").value,
                backdated(id),
            ):
                reply = await Person(site.url, cookie).call("GET", "/api/guest")
                assert (reply.status, reply.json["code"]) == (401, "no_guest"), cookie
            assert (await ann.call("GET", "/api/guest")).status == 200

    run(forged())


def test_a_link_brings_a_guest_to_one_other_device_once(sqlite: str) -> None:
    async def link() -> None:
        async with serving(sqlite) as site:
            ann = await site.person("Ann")
            ticket = (await ann.call("POST", "/api/guest/link")).json
            device, thief = Person(site.url), Person(site.url)
            assert (await device.call("POST", "/api/guest/follow", ticket)).json == {"name": "Ann"}
            again = await thief.call("POST", "/api/guest/follow", ticket)
            assert (again.status, again.json["code"]) == (404, "bad_ticket") and thief.cookie is None
            seals = Seals(KEY)
            assert seals.guest_of(device.cookie) == seals.guest_of(ann.cookie)

    run(link())


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/guest"),
        ("PATCH", "/api/guest"),
        ("POST", "/api/guest/link"),
        ("GET", "/api/mine"),
        ("POST", "/api/rooms"),
        ("POST", "/api/records"),
        ("POST", "/api/matches/x/fork"),
    ],
)
def test_nobody_can_do_what_only_somebody_can(sqlite: str, method: str, path: str) -> None:
    async def nobody() -> None:
        async with serving(sqlite) as site:
            bodies = {
                "/api/guest": {"name": "Ann"},
                "/api/rooms": {"settings": FZZZT},
                "/api/records": {"text": ""},
                "/api/matches/x/fork": {"number": 0, "cards": "same", "seat": 0},
            }
            reply = await Person(site.url).call(method, path, None if method == "GET" else bodies.get(path))
            assert (reply.status, reply.json["code"]) == (401, "no_guest")

    run(nobody())


# -- foreign pages, headers, sizes -----------------------------------------------------------------


def test_a_page_of_another_site_can_change_nothing(sqlite: str) -> None:
    async def foreign() -> None:
        async with serving(sqlite) as site:
            ann = await site.person("Ann")
            body = {"settings": FZZZT}
            reply = await ann.call("POST", "/api/rooms", body, origin="http://elsewhere.example")
            assert (reply.status, reply.json["code"]) == (403, "foreign")
            assert (await ann.call("GET", "/api/mine")).json["rooms"] == []
            assert (await ann.call("POST", "/api/rooms", body, origin=site.url)).status == 201
            assert "access-control-allow-origin" not in reply.headers

    run(foreign())


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/guest", "/api/nothing", "/healthz", "/metrics"])
def test_every_answer_has_the_headers_of_security(sqlite: str, path: str) -> None:
    async def headers() -> None:
        async with serving(sqlite) as site:
            reply = await Person(site.url).call("GET", path)
            assert HEADERS.items() <= reply.headers.items()
            assert "server" not in reply.headers

    run(headers())


def test_the_policy_lets_nothing_in_that_is_not_ours() -> None:
    policy = HEADERS["content-security-policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy and "http" not in policy


def test_a_body_that_is_too_large_is_refused(sqlite: str) -> None:
    async def large() -> None:
        async with serving(sqlite) as site:
            ann = await site.person("Ann")
            reply = await ann.call("PATCH", "/api/guest", {"name": "x" * 100_000})
            assert (reply.status, reply.json["code"]) == (413, "too_large")
            reply = await ann.call("POST", "/api/records", {"text": "x" * 600_000})
            assert (reply.status, reply.json["code"]) == (413, "too_large")

    run(large())


# -- floods ----------------------------------------------------------------------------------------


def test_a_bucket_fills_up_again() -> None:
    now = [0.0]
    limits = Limits(lambda: now[0])
    rate = Rate(a_second=1, at_once=2)
    assert [limits.allows("kind", "ann", rate) for _ in range(3)] == [True, True, False]
    assert limits.allows("kind", "bob", rate) and limits.allows("other", "ann", rate)
    now[0] = 1.0
    assert [limits.allows("kind", "ann", rate) for _ in range(2)] == [True, False]


def test_a_flood_of_requests_is_refused(sqlite: str) -> None:
    async def flood() -> None:
        async with serving(sqlite, Rates(requests=Rate(0.001, 10))) as site:
            nobody = Person(site.url)
            replies = [await nobody.call("GET", "/api/games") for _ in range(15)]
            assert [reply.status for reply in replies] == [200] * 10 + [429] * 5
            assert replies[-1].json["code"] == "too_fast"
            assert HEADERS.items() <= replies[-1].headers.items()

    run(flood())


def test_nobody_opens_rooms_or_guests_without_end(sqlite: str) -> None:
    async def endless() -> None:
        async with serving(sqlite, Rates(rooms=Rate(0.001, 2), guests=Rate(0.001, 2))) as site:
            ann = await site.person("Ann")
            body = {"settings": FZZZT}
            codes = [(await ann.call("POST", "/api/rooms", body)).status for _ in range(3)]
            assert codes == [201, 201, 429]
            await site.person("Bob")
            reply = await Person(site.url).call("POST", "/api/guest", {"name": "Cat"})
            assert (reply.status, reply.json["code"]) == (429, "too_fast")

    run(endless())


# -- whatever else comes ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """Somebody at a server that runs in a thread of its own."""
    database = f"sqlite:///{tmp_path_factory.mktemp('site') / 'ludoteca.db'}"
    ready, enough = Event(), Event()
    there: list[Person] = []

    async def serve() -> None:
        async with serving(database) as running:
            there.append(await running.person("Ann"))
            ready.set()
            await asyncio.to_thread(enough.wait)

    thread = Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    ready.wait()
    try:
        yield there[0]
    finally:
        enough.set()
        thread.join()


DESCRIBED = schemathesis.openapi.from_dict(json.loads(openapi()))
OPERATIONS = [found.ok() for found in DESCRIBED.get_all_operations() if isinstance(found, Ok)]
ASKED = [(operation, GenerationMode.POSITIVE) for operation in OPERATIONS] + [
    (operation, GenerationMode.NEGATIVE)
    for operation in OPERATIONS
    if operation.body or operation.path_parameters or operation.query
]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.mark.parametrize(
    ("operation", "mode"), ASKED, ids=[f"{operation.label} {mode.value}" for operation, mode in ASKED]
)
def test_whatever_comes_is_answered_as_described(
    site: Person, operation: APIOperation[Any, Any, Any, Any], mode: GenerationMode
) -> None:
    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    def ask(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate(base_url=site.url, cookies={COOKIE: site.cookie}, checks=CHECKS)

    ask()
