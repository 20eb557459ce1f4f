"""Who may do what: cookies, devices, foreign pages, floods; and nothing is told that should not be."""

from __future__ import annotations

import asyncio
import json
import stat
import time
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

from bench.load.client import Person
from ludoteca.server import protocol as p
from ludoteca.server.app import shielded
from ludoteca.server.app_state import opened
from ludoteca.server.guests import COOKIE, SECURE, YEAR, cookie_of, key_at
from ludoteca.server.limits import FOLD, GENEROUS, Asker, Limits, Rate, Rates, TooMuch, home_of
from ludoteca.server.schema import openapi
from ludoteca.server.security import HEADERS, STAY_PRIVATE
from tests.server.clients import KEY, Site, run, serving

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


def test_the_cookie_is_of_this_very_host_where_the_site_is_private() -> None:
    private, plain = cookie_of("token", "https"), cookie_of("token", "http")
    assert (private.key, private.secure, private.path, private.domain) == (SECURE, True, "/", None)
    assert (plain.key, plain.secure) == (COOKIE, False)


async def told(
    sqlite: str, scheme: str, path: str, known: bool = True, **cookies: str
) -> dict[str, list[str]]:
    """The headers with which a server answers that stands behind TLS, or does not."""
    heard: dict[str, list[str]] = {}
    sent = [
        (b"host", b"play.example"),
        (b"cookie", "; ".join(f"{a}={b}" for a, b in cookies.items()).encode()),
    ]
    async with opened(sqlite, KEY, GENEROUS) as app_state:
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": scheme, "path": path,
            "raw_path": path.encode(), "query_string": b"", "root_path": "", "headers": sent, "client": ("192.0.2.1", 1),
            "server": ("play.example", 443),
        }  # fmt: skip

        async def receive() -> Any:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            for name, value in message.get("headers", []):
                heard.setdefault(name.decode(), []).append(value.decode())

        await shielded(app_state, known)(scope, receive, send)  # type: ignore[arg-type]  # a scope as a server makes it
    return heard


def test_only_behind_tls_is_a_browser_told_to_come_in_private(sqlite: str) -> None:
    async def visits() -> None:
        name, value = STAY_PRIVATE
        assert (await told(sqlite, "https", "/healthz"))[name] == [value]
        assert name not in await told(sqlite, "http", "/healthz")
        # A household vouches for its own table: other programs on the same machine are nobody's business.
        assert name not in await told(sqlite, "https", "/healthz", known=False)

    run(visits())


def test_nothing_on_the_way_keeps_what_the_interface_tells(sqlite: str) -> None:
    async def visits() -> None:
        for path in ("/api/guest", "/api/games", "/api/nothing"):
            assert (await told(sqlite, "http", path))["cache-control"] == ["no-store"]

    run(visits())


def signed(id: str, key: bytes = KEY) -> str:
    """A cookie as version 0.1.0 made them."""
    return TimestampSigner(key, salt="ludoteca guest", digest_method=sha256).sign(id).decode()


def test_an_old_cookie_is_exchanged_for_one_of_this_very_host(sqlite: str) -> None:
    async def exchanged() -> None:
        async with opened(sqlite, KEY, GENEROUS) as app_state:
            ann = await app_state.store.new_guest("Ann")
        [cookie] = (await told(sqlite, "https", "/api/guest", **{COOKIE: signed(ann.id)}))["set-cookie"]  # type: ignore[arg-type]  # a cookie by its name
        name, _, token = cookie.partition(";")[0].partition("=")
        assert name == SECURE
        async with opened(sqlite, KEY, GENEROUS) as app_state:
            assert await app_state.store.identities.guest_on(token) == ann

    run(exchanged())


def test_forged_expired_and_foreign_cookies_are_nobodys(sqlite: str) -> None:
    async def forged() -> None:
        async with serving(sqlite) as site:
            ann = await site.person("Ann")
            assert ann.cookie is not None
            guest = await site.app_state.store.identities.guest_on(ann.cookie)
            assert guest is not None
            id, old = guest.id, signed(guest.id)
            for cookie in (
                "",
                "x",
                id,
                ann.cookie[::-1],
                resealed(old),
                old.replace(id, id[::-1]),
                signed(id, b"x" * 32),
                signed("nobody"),
                backdated(id),
            ):
                reply = await Person(site.url, cookie).call("GET", "/api/guest")
                assert (reply.status, reply.json["code"]) == (401, "no_guest"), cookie
            for cookie in (ann.cookie, old):
                assert (await Person(site.url, cookie).call("GET", "/api/guest")).status == 200

    run(forged())


def resealed(cookie: str) -> str:
    """The cookie with another seal. Not its last sign is changed: that has two bits to spare, which say nothing."""
    sealed, _, seal = cookie.rpartition(".")
    return f"{sealed}.{'A' if seal[0] != 'A' else 'B'}{seal[1:]}"


def test_a_clock_that_steps_back_costs_nobody_who_they_are(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def back() -> None:
        async with serving(sqlite) as site:
            ann = await site.person("Ann")
            old = Person(site.url, signed(await id_of(site, ann)))
            now = time.time()
            for moment in (now - 3600, now + 60):
                monkeypatch.setattr(time, "time", lambda moment=moment: moment)
                assert (await ann.call("GET", "/api/guest")).json == {"name": "Ann"}
                assert (await old.call("GET", "/api/guest")).json == {"name": "Ann"}

    run(back())


async def id_of(site: Site, person: Person) -> str:
    guest = await site.app_state.store.identities.guest_on(str(person.cookie))
    assert guest is not None
    return guest.id


# -- devices ---------------------------------------------------------------------------------------


def test_a_code_brings_a_guest_to_one_other_device_once(sqlite: str) -> None:
    async def link() -> None:
        async with serving(sqlite) as site:
            ann = await site.person("Ann")
            ticket = (await ann.call("POST", "/api/guest/link")).json
            device, thief = Person(site.url), Person(site.url)
            typed = {"token": ticket["token"].upper().replace("-", " ").replace("0", "O")}
            assert (await device.call("POST", "/api/guest/follow", typed)).json == {"name": "Ann"}
            again = await thief.call("POST", "/api/guest/follow", ticket)
            assert (again.status, again.json["code"]) == (404, "bad_ticket") and thief.cookie is None
            assert await id_of(site, device) == await id_of(site, ann)
            assert device.cookie != ann.cookie

    run(link())


def test_whoever_is_somebody_is_not_made_somebody_else_unasked(sqlite: str) -> None:
    async def again() -> None:
        async with serving(sqlite) as site:
            ann = await site.person("Ann")
            reply = await ann.call("POST", "/api/guest", {"name": "Bob"})
            assert (reply.status, reply.json["code"]) == (409, "known_already")
            assert (await ann.call("GET", "/api/guest")).json == {"name": "Ann"}

    run(again())


def test_a_device_that_is_signed_out_is_nobodys_and_so_are_old_cookies(sqlite: str) -> None:
    async def out() -> None:
        async with serving(sqlite) as site:
            ann = await site.person("Ann")
            other, old = Person(site.url), Person(site.url, signed(await id_of(site, ann)))
            await other.call("POST", "/api/guest/follow", (await ann.call("POST", "/api/guest/link")).json)
            seen = (await ann.call("GET", "/api/account")).json["devices"]
            assert [device["here"] for device in seen].count(True) == 1 and len(seen) == 2
            [there] = [device["id"] for device in seen if not device["here"]]
            assert (await ann.call("DELETE", f"/api/account/devices/{there}")).status == 204
            assert (await ann.call("DELETE", f"/api/account/devices/{there}")).status == 404
            assert [(await one.call("GET", "/api/mine")).status for one in (ann, other, old)] == [
                200,
                401,
                401,
            ]
            await ann.call("POST", "/api/guest/leave")
            assert (await ann.call("GET", "/api/mine")).status == 401

    run(out())


def test_nobody_signs_out_the_devices_of_somebody_else(sqlite: str) -> None:
    async def others() -> None:
        async with serving(sqlite) as site:
            ann, bob = await site.people("Ann", "Bob")
            [device] = (await ann.call("GET", "/api/account")).json["devices"]
            assert (await bob.call("DELETE", f"/api/account/devices/{device['id']}")).status == 404
            await bob.call("DELETE", "/api/account/devices")
            assert (await ann.call("GET", "/api/guest")).status == 200

    run(others())


def test_a_recovery_code_brings_somebody_back_once_and_new_ones_replace_it(sqlite: str) -> None:
    async def lost() -> None:
        async with serving(sqlite) as site:
            ann = await site.person("Ann")
            old = (await ann.call("POST", "/api/account/recovery")).json["codes"]
            codes = (await ann.call("POST", "/api/account/recovery")).json["codes"]
            assert len({*codes}) == len(codes) == 8
            tried = [
                (codes[0], 200),
                (codes[0], 404),
                (old[1], 404),
                ("x" * 19, 404),
                (codes[1].upper(), 200),
            ]
            for code, status in tried:
                anew = Person(site.url)
                assert (await anew.call("POST", "/api/guest/recover", {"token": code})).status == status
                assert (anew.cookie is not None) == (status == 200)
            assert (await ann.call("GET", "/api/account")).json["codes"] == 6

    run(lost())


def test_the_database_holds_no_token_and_no_code(sqlite: str) -> None:
    async def kept() -> list[str]:
        async with serving(sqlite) as site:
            ann = await site.person("Ann")
            codes = (await ann.call("POST", "/api/account/recovery")).json["codes"]
            ticket = (await ann.call("POST", "/api/guest/link")).json["token"]
            return [str(ann.cookie), ticket, *codes, ticket.replace("-", ""), codes[0].replace("-", "")]

    secret = run(kept())
    for file in Path(sqlite.removeprefix("sqlite:///")).parent.iterdir():
        content = file.read_bytes()
        assert not any(word.encode() in content for word in secret)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/guest"),
        ("PATCH", "/api/guest"),
        ("POST", "/api/guest/link"),
        ("POST", "/api/guest/leave"),
        ("GET", "/api/account"),
        ("DELETE", "/api/account"),
        ("GET", "/api/account/data"),
        ("DELETE", "/api/account/devices"),
        ("DELETE", "/api/account/devices/x"),
        ("POST", "/api/account/recovery"),
        ("POST", "/api/account/passkeys/options"),
        ("DELETE", "/api/account/passkeys/x"),
        ("DELETE", "/api/account/blocked/x"),
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
    limits = Limits(Rates(rooms=Rate(a_second=1, at_once=2)), lambda: now[0])
    ann, bob = Asker("ann", "192.0.2.1"), Asker("bob", "192.0.2.1")
    assert [limits.allows("rooms", ann) for _ in range(3)] == [True, True, False]
    assert limits.allows("rooms", bob) and limits.allows("hints", ann)
    now[0] = 1.0
    assert [limits.allows("rooms", ann) for _ in range(2)] == [True, False]


def test_all_guests_of_one_address_share_a_larger_bucket() -> None:
    limits = Limits(Rates(rooms=Rate(a_second=0.001, at_once=2)))
    here = [limits.allows("rooms", Asker(f"guest {number}", "192.0.2.1")) for number in range(3 * FOLD)]
    assert here == [True] * 2 * FOLD + [False] * FOLD
    assert limits.allows("rooms", Asker("somebody", "192.0.2.2"))


def test_places_are_free_again_when_they_are_given_back() -> None:
    limits, ann = Limits(Rates(reviewing=1)), Asker("ann", "192.0.2.1")
    with limits.place("reviewing", ann):
        with pytest.raises(TooMuch), limits.place("reviewing", ann):
            pass
        with limits.place("reviewing", Asker("bob", "192.0.2.1")):
            pass
    with limits.place("reviewing", ann):
        pass


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1%eth0", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("testclient", "testclient"),
    ],
)
def test_whoever_has_a_network_of_ipv6_is_one(address: str, home: str) -> None:
    assert home_of(address) == home


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
