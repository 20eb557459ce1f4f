"""Play over days: people who are away are told that it is their turn, by their browsers or by mail, and their clocks are patient."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import socketserver
import threading
from collections.abc import Iterator
from datetime import UTC, datetime
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from time import time
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from itsdangerous import base64_decode
from sqlalchemy import update

from bench.load.client import Person, Viewer, fresh
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.server import calls, database_schema
from ludoteca.server import protocol as p
from ludoteca.server.caller import Ways
from ludoteca.server.mail import Mail
from ludoteca.server.web_push import BadTarget, NotSent, Push, Target, unpadded
from tests.server.clients import Site, asked, done, run, seated, serving, started
from tests.server.rooms import ANN, BOB, Desk

DAY = 86_400
SLOW = p.Settings("fzzzt", 2, time=p.TimeControl("decision", DAY))
HOME = "https://table.example.org"


class Service:
    """A push service on this machine, and a browser that it serves."""

    def __init__(self, address: str) -> None:
        self.status = 201
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        form = serialization.PublicFormat.UncompressedPoint
        point = self.private.public_key().public_bytes(serialization.Encoding.X962, form)
        self.target = Target(f"{address}/send/abc?x=1", unpadded(point), unpadded(self.secret))

    @property
    def subscription(self) -> dict[str, str]:
        return {"endpoint": self.target.endpoint, "key": self.target.key, "secret": self.target.secret}

    def read(self, body: bytes) -> Any:
        """What the browser makes of a message."""
        plain = http_ece.decrypt(body, private_key=self.private, auth_secret=self.secret, version="aes128gcm")
        return json.loads(plain)


@pytest.fixture
def service() -> Iterator[Service]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            found.got.append(({name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(found.status)
            self.send_header("location", "http://127.0.0.1:1/elsewhere")
            self.end_headers()

        def log_message(self, *_: object) -> None: ...

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        found = Service(f"http://127.0.0.1:{server.server_port}")
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield found
        server.shutdown()


class Post(socketserver.ThreadingTCPServer):
    """A mail server on this machine that keeps what it is given."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), PostHandler)
        self.letters: list[EmailMessage] = []


class PostHandler(socketserver.StreamRequestHandler):
    server: Post

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline():
            word = line[:4].upper()
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                text = b""
                while (line := self.rfile.readline()) != b".\r\n":
                    text += line
                letter = message_from_bytes(text, policy=policy.default)
                assert isinstance(letter, EmailMessage)
                self.server.letters.append(letter)
            if word == b"QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            self.wfile.write(b"250 ok\r\n")


@pytest.fixture
def post() -> Iterator[Post]:
    with Post() as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


def ways(post: Post | None = None) -> Ways:
    mail = None if post is None else Mail(f"smtp://127.0.0.1:{post.server_address[1]}", "table@example.org")
    return Ways(mail, HOME, local=True)


async def by_day(person: Person) -> None:
    """They live where it is noon now."""
    hour = datetime.now(UTC).hour
    zone = f"Etc/GMT{'+' if hour > 12 else '-'}{abs(hour - 12)}" if hour != 12 else "UTC"
    reply = await person.call("PATCH", "/api/calls", {"zone": zone, "language": "nl"})
    assert reply.status == 200, reply.json


async def call_now(site: Site) -> None:
    """Whoever would be called in a minute is called now."""
    soon = update(database_schema.call).values(due=0.0)
    await site.app_state.store.write(lambda connection: connection.execute(soon))
    await site.app_state.caller.call()


async def waiting(site: Site) -> list[tuple[str, float]]:
    table = database_schema.call
    rows = await site.app_state.store.read(lambda connection: connection.execute(table.select()).all())
    return [(row.guest, row.due) for row in rows]


# -- browsers --------------------------------------------------------------------------------------


def test_somebody_away_is_told_by_their_browser_and_nobody_else_can_read_it(
    sqlite: str, service: Service
) -> None:
    async def act() -> None:
        async with serving(sqlite, ways=ways()) as site:
            viewers = await seated(site, SLOW, "Ann", "Bob")
            bob = viewers[1].person
            await by_day(bob)
            reply = await bob.call("PUT", "/api/calls/push", service.subscription)
            assert (reply.status, reply.json["browsers"]) == (200, 1)
            await viewers[1].leave()
            await done(viewers[0], p.Start(fresh()))
            while not await waiting(site):
                viewer = await asked(viewers[:1])
                await viewer.do(viewer.answer(Luck(seed_from("any"))))
            await call_now(site)
            [(headers, body)] = service.got
            assert headers["content-encoding"] == "aes128gcm"
            assert int(headers["ttl"]) > 0
            assert b"Fzzzt" not in body
            assert service.read(body) == {
                "title": "Fzzzt!", "text": "Je bent aan de beurt, met Ann.", "room": viewers[0].id,
            }  # fmt: skip
            scheme, _, parts = headers["authorization"].partition(" ")
            told = dict(part.strip().split("=", 1) for part in parts.split(","))
            assert scheme == "vapid"
            assert told["k"] == reply.json["push"]
            head, claims, signature = told["t"].split(".")
            said = json.loads(base64_decode(claims))
            assert said["aud"] == service.target.endpoint.partition("/send")[0]
            assert said["sub"] == HOME
            assert time() < int(said["exp"]) <= time() + DAY
            assert is_signed(f"{head}.{claims}", signature, told["k"])
            assert await waiting(site) == []

    run(act())


def is_signed(text: str, signature: str, key: str) -> bool:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

    raw = base64_decode(signature)
    point = base64.urlsafe_b64decode(key + "=" * (-len(key) % 4))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    numbers = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(numbers, text.encode(), ec.ECDSA(hashes.SHA256()))
    return True


async def called(site: Site, service: Service) -> tuple[str, list[Viewer]]:
    """Bob, who has a browser, is to be called: his id."""
    viewers = await started(site, SLOW, "Ann", "Bob")
    bob = viewers[1].person
    await by_day(bob)
    await bob.call("PUT", "/api/calls/push", service.subscription)
    await viewers[1].leave()
    guest = site.app_state.rooms.sessions[viewers[0].id].room.holders[1].guest
    assert guest is not None
    await site.app_state.store.write(
        lambda connection: calls.note_turns(connection, viewers[0].id, [], [guest], time() - 999)
    )
    return guest, viewers


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(sqlite: str, service: Service, status: int) -> None:
    async def act() -> None:
        async with serving(sqlite, ways=ways()) as site:
            guest, _ = await called(site, service)
            service.status = status
            await site.app_state.caller.call()
            assert len(service.got) == 1
            assert await site.app_state.store.read(lambda c: calls.browsers_of(c, guest)) == []

    run(act())


@pytest.mark.parametrize("status", [302, 429, 500])
def test_a_service_in_trouble_is_asked_again_later_and_nowhere_else(
    sqlite: str, service: Service, status: int
) -> None:
    async def act() -> None:
        async with serving(sqlite, ways=ways()) as site:
            guest, _ = await called(site, service)
            service.status = status
            await site.app_state.caller.call()
            await site.app_state.caller.call()
            assert len(service.got) == 1
            assert [who for who, due in await waiting(site) if due > time() + 60] == [guest]

    run(act())


def test_whoever_looks_is_not_called(sqlite: str, service: Service) -> None:
    async def act() -> None:
        async with serving(sqlite, ways=ways()) as site:
            _, viewers = await called(site, service)
            again = await viewers[1].person.enter(viewers[1].id, 1)
            await call_now(site)
            assert service.got == []
            await again.leave()

    run(act())


def test_nobody_is_called_by_night_unless_they_want_it(sqlite: str, service: Service) -> None:
    async def act() -> None:
        async with serving(sqlite, ways=ways()) as site:
            guest, viewers = await called(site, service)
            hour = datetime.now(UTC).hour
            midnight = f"Etc/GMT{'+' if hour < 12 else '-'}{hour if hour < 12 else 24 - hour}"
            bob = viewers[1].person
            assert (await bob.call("PATCH", "/api/calls", {"zone": midnight})).status == 200
            await call_now(site)
            assert service.got == []
            [(who, due)] = await waiting(site)
            assert who == guest and 6 * 3600 < due - time() < 10 * 3600
            await bob.call("PATCH", "/api/calls", {"nights": True})
            await call_now(site)
            assert len(service.got) == 1

    run(act())


def test_a_night_ends_at_eight_where_somebody_lives() -> None:
    ten = datetime(2026, 7, 1, 20, 30, tzinfo=UTC).timestamp()
    assert calls.morning("Europe/Kyiv", ten) == datetime(2026, 7, 2, 5, 0, tzinfo=UTC).timestamp()
    assert calls.morning("UTC", ten) is None
    assert calls.morning("no/zone", ten) is None


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x", "https://", "ftp://push.example.org/x", "https://push.example.org:8443/x",
        "https://push.example.org/" + "x" * 2000,
    ],
)  # fmt: skip
def test_what_is_no_address_of_a_push_service_is_refused(service: Service, endpoint: str) -> None:
    with pytest.raises(BadTarget):
        Push("", HOME).check(Target(endpoint, service.target.key, service.target.secret))


@pytest.mark.parametrize("address", ["127.0.0.1", "10.1.2.3", "[::1]", "169.254.169.254", "localhost"])
def test_nobody_makes_the_server_call_its_own_network(
    sqlite: str, service: Service, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act() -> None:
        async with serving(sqlite, ways=ways()) as site:
            push = site.app_state.caller.push
            assert push is not None
            outside = Push(push._pem, HOME)
            target = Target(f"https://{address}/x", service.target.key, service.target.secret)
            outside.check(target)
            with pytest.raises(NotSent, match="ValueError"):
                await asyncio.to_thread(outside.send, target, b"{}", "room")

    run(act())


def test_all_processes_sign_by_the_same_key(sqlite: str) -> None:
    async def act() -> None:
        keys = []
        for _ in range(2):
            async with serving(sqlite, ways=ways()) as site:
                assert site.app_state.caller.push is not None
                keys.append(site.app_state.caller.push.public_key)
        assert keys[0] == keys[1] and len(keys[0]) == 87

    run(act())


# -- mail ------------------------------------------------------------------------------------------


def link(letter: EmailMessage, kind: str) -> str:
    found = re.search(rf"#{kind}=(\S+)", letter.get_content())
    assert found
    return found[1]


async def confirmed(site: Site, person: Person, post: Post) -> None:
    """Somebody has an address that is theirs."""
    reply = await person.call("PUT", "/api/calls/mail", {"mail": "bob@example.net"})
    assert (reply.status, reply.json["confirmed"]) == (200, False), reply.json
    token = link(post.letters[-1], "confirm")
    assert (await Person(site.url).call("POST", "/api/calls/confirm", {"token": token})).status == 204
    assert (await person.call("GET", "/api/calls")).json["confirmed"] is True


def test_letters_go_to_confirmed_addresses_only_and_one_click_ends_them(sqlite: str, post: Post) -> None:
    async def act() -> None:
        async with serving(sqlite, ways=ways(post)) as site:
            viewers = await started(site, SLOW, "Ann", "Bob")
            bob = viewers[1].person
            await by_day(bob)
            guest = str(site.app_state.rooms.sessions[viewers[0].id].room.holders[1].guest)

            async def asked_again() -> None:
                await site.app_state.store.write(
                    lambda connection: calls.note_turns(connection, viewers[0].id, [], [guest], time() - 999)
                )
                await site.app_state.caller.call()

            assert (await bob.call("PUT", "/api/calls/mail", {"mail": "bob@example.net"})).status == 200
            await asked_again()
            assert len(post.letters) == 1, "only the question whether the address is his"
            token = link(post.letters[0], "confirm")
            assert (await Person(site.url).call("POST", "/api/calls/confirm", {"token": token})).status == 204
            await asked_again()
            letter = post.letters[1]
            assert (letter["To"], letter["Auto-Submitted"]) == ("bob@example.net", "auto-generated")
            assert letter["Subject"] == "Fzzzt!: Je bent aan de beurt, met Ann."
            assert f"{HOME}/rooms/{viewers[0].id}" in letter.get_content()
            # RFC 8058: a mail program posts to the address, without a cookie.
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            stop = letter["List-Unsubscribe"].strip("<>").removeprefix(HOME)
            assert (await Person(site.url).call("POST", stop)).status == 200
            await asked_again()
            assert len(post.letters) == 2
            assert (await bob.call("GET", "/api/calls")).json["mail"] is None

    run(act())


def test_nobody_floods_a_mailbox_with_confirmations(sqlite: str, post: Post) -> None:
    async def act() -> None:
        async with serving(sqlite, ways=ways(post)) as site:
            for name, status in (("Ann", 200), ("Bob", 429), ("Cat", 429)):
                person = await site.person(name)
                reply = await person.call("PUT", "/api/calls/mail", {"mail": "victim@example.net"})
                assert reply.status == status
            assert len(post.letters) == 1

    run(act())


@pytest.mark.parametrize(
    "address", ["nobody", "a@b", "a b@example.org", "a@example.org\r\nBcc: b@example.org", "a@@example.org", "ü@example.org"]
)  # fmt: skip
def test_what_is_no_address_is_refused(sqlite: str, post: Post, address: str) -> None:
    async def act() -> None:
        async with serving(sqlite, ways=ways(post)) as site:
            ann = await site.person("Ann")
            assert (await ann.call("PUT", "/api/calls/mail", {"mail": address})).status == 400
            assert post.letters == []

    run(act())


@pytest.mark.parametrize("path", ["/api/calls/stop?token=abc", "/api/calls/confirm"])
def test_a_token_of_nobody_changes_nothing(sqlite: str, post: Post, path: str) -> None:
    async def act() -> None:
        async with serving(sqlite, ways=ways(post)) as site:
            ann = await site.person("Ann")
            await confirmed(site, ann, post)
            data = {"token": "abc"} if path.endswith("confirm") else None
            assert (await Person(site.url).call("POST", path, data)).status == 404
            assert (await ann.call("GET", "/api/calls")).json["confirmed"] is True

    run(act())


def test_without_a_mail_server_no_address_is_taken(sqlite: str) -> None:
    async def act() -> None:
        async with serving(sqlite) as site:
            ann = await site.person("Ann")
            assert (await ann.call("PUT", "/api/calls/mail", {"mail": "ann@example.org"})).status == 503

    run(act())


# -- clocks ----------------------------------------------------------------------------------------


def test_somebody_on_holiday_does_not_run_out_of_time() -> None:
    room = Desk("fzzzt", time=p.TimeControl("decision", DAY))
    room.start(ANN, BOB)
    [seat] = [seat for seat in room.room.asked() if seat == 1]
    before = room.room.clocks.ends()[seat]
    from ludoteca.server.room_events import WentAway

    room.now += 3600
    room.write([WentAway(BOB.id, room.now + 7 * DAY)])
    assert room.room.clocks.ends()[seat] == before + 7 * DAY
    room.now += 2 * DAY
    room.write([WentAway(BOB.id, room.now)])
    assert room.room.clocks.ends()[seat] == before + 2 * DAY
    assert room.again().clocks.ends() == room.room.clocks.ends()


def test_holidays_are_thirty_days_a_year() -> None:
    habit = calls.Habit()
    taken = calls.holiday(habit, 0.0, 20.0 * DAY)
    assert taken is not None
    assert calls.holiday(taken, 1.0, 31.0 * DAY) is None
    back = calls.holiday(taken, 5.0 * DAY, 0.0)
    assert back is not None and back.away is None
    assert calls.holidays_left(back, 5.0 * DAY) == 25.0 * DAY
    assert calls.holidays_left(back, 366.0 * DAY) == 30.0 * DAY


def test_a_holiday_stops_the_clock_in_matches_that_run(sqlite: str, service: Service) -> None:
    async def act() -> None:
        async with serving(sqlite, ways=ways()) as site:
            viewers = await started(site, SLOW, "Ann", "Bob")
            viewer = await asked(viewers)
            seat = viewers.index(viewer)
            ends = viewer.view.seats[seat].ends
            assert ends is not None
            reply = await viewer.person.call("PUT", "/api/calls/holiday", {"days": 10})
            assert reply.json["holidays"] == 20
            await site.app_state.moderation.look()
            await viewer.until(lambda: (viewer.view.seats[seat].ends or 0) > ends + 9 * DAY)
            back = await viewer.person.call("PUT", "/api/calls/holiday", {"days": 0})
            assert (back.json["away"], back.json["holidays"]) == (None, 30)

    run(act())


def test_a_clock_over_days_runs_out_though_nobody_looks_and_the_server_was_restarted(sqlite: str) -> None:
    async def act() -> None:
        async with serving(sqlite) as site:
            viewers = await started(site, SLOW, "Ann", "Bob")
            room, cookie = viewers[0].id, viewers[0].person.cookie
            rooms, entries = database_schema.room, database_schema.entry

            def long_ago(connection: Any) -> None:
                connection.execute(update(rooms).where(rooms.c.id == room).values(due=rooms.c.due - 2 * DAY))
                connection.execute(
                    update(entries).where(entries.c.room == room).values(at=entries.c.at - 2 * DAY)
                )

        async with serving(sqlite) as site:
            await site.app_state.store.write(long_ago)
            site.app_state.rooms._waking = 0.0
            while room not in site.app_state.rooms.sessions:
                await asyncio.sleep(0.1)
            viewer = await Person(site.url, cookie).enter(room, 0)
            await viewer.until(lambda: any(seat.bot is not None for seat in viewer.view.seats))

    run(act())


def test_who_is_asked_is_in_no_list(sqlite: str, service: Service) -> None:
    async def act() -> None:
        async with serving(sqlite, ways=ways()) as site:
            viewers = await started(
                site, p.Settings("fzzzt", 2, public=True, watching="open", time=SLOW.time), "Ann", "Bob"
            )
            for path in ("/api/lobby", "/api/mine"):
                body = (await viewers[0].person.call("GET", path)).body
                assert b"asked" not in body and b"due" not in body
            await done(viewers[0], p.Say(fresh(), "Take your time"))

    run(act())
