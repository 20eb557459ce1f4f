"""Rulings about strangers: whatever they send, nobody else notices, and they are told so in an orderly way."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bench.load.client import Person, fresh
from ludoteca.facets.registry import games
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.playout import play_out
from ludoteca.server import bot_pool, doors, replay, room_session
from ludoteca.server import protocol as p
from ludoteca.server.bot_pool import BotPool
from ludoteca.server.conversation import FLOOD
from ludoteca.server.doors import ODD_FRAMES, Doors
from ludoteca.server.guests import COOKIE
from ludoteca.server.limits import GENEROUS, Rate, Rates
from ludoteca.server.pace import AT_ONCE
from ludoteca.server.replay import Read, Taken, Unfit, replayed
from ludoteca.server.security import HEADERS
from tests.server.clients import Site, denied, play, run, seated, serving, started

FZZZT = p.Settings("fzzzt", 2)


def at(site: Site) -> tuple[str, int]:
    """Where a server listens."""
    host, _, port = site.url.removeprefix("http://").partition(":")
    return host, int(port)


async def said(site: Site, request: bytes, seconds: float = 20) -> bytes:
    """All that comes of these bytes until the line is closed."""
    reader, writer = await asyncio.open_connection(*at(site))
    try:
        writer.write(request)
        async with asyncio.timeout(seconds):
            return await reader.read()
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


def served(sqlite: str, act: Callable[[Site], Awaitable[None]], rates: Rates | None = None) -> None:
    """Do something at a server that has its limits."""

    async def serve() -> None:
        async with serving(sqlite, rates or Rates()) as site:
            await act(site)

    run(serve())


# -- what nobody can understand --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "headers", "body", "status"),
    [
        ("POST", "/api/guest", {"origin": "http://["}, b'{"name":"Ann"}', 403),
        ("POST", "/api/guest", {}, b'{"name":' + b"[" * 30_000 + b"]" * 30_000 + b"}", 400),
        ("POST", "/api/guest", {}, b"[" * 60_000, 400),
        ("GET", "/api/matches/a%00b", {}, None, 400),
        ("GET", "/api/matches/%ff%fe/record", {}, None, 404),
        ("GET", "/boxes/fzzzt/lang/%00", {}, None, 400),
        ("GET", "/api/games?x=%00", {}, None, 400),
        ("GET", "/%0d%0aset-cookie:x=1", {}, None, 400),
        ("POST", "/api/guest", {"content-type": "x/y;charset=\\"}, b"\xff", 400),
    ],
)
def test_what_cannot_be_understood_is_refused_with_all_headers(
    sqlite: str, method: str, path: str, headers: dict[str, str], body: bytes | None, status: int
) -> None:
    async def act(site: Site) -> None:
        head = {"host": "x", "content-length": str(len(body or b"")), "connection": "close", **headers}
        lines = [f"{method} {path} HTTP/1.1", *[f"{name}: {value}" for name, value in head.items()]]
        answer = await said(site, "\r\n".join([*lines, "", ""]).encode() + (body or b""))
        top, _, content = answer.partition(b"\r\n\r\n")
        assert top.startswith(f"HTTP/1.1 {status} ".encode()), top
        assert all(f"{name}: {value}".encode() in top for name, value in HEADERS.items())
        assert json.loads(content)["code"]

    served(sqlite, act)


@pytest.mark.parametrize("request_", [b"\x00\x01\x02\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n"])
def test_what_is_no_request_gets_the_headers_too(sqlite: str, request_: bytes) -> None:
    async def act(site: Site) -> None:
        answer = await said(site, request_)
        assert answer.startswith(b"HTTP/1.1 400")
        assert all(f"{name}: {value}".encode() in answer for name, value in HEADERS.items())

    served(sqlite, act)


@pytest.mark.parametrize("origin", ["http://[", "http://elsewhere.example", "null"])
def test_a_socket_of_a_strange_origin_is_refused(sqlite: str, origin: str) -> None:
    async def act(site: Site) -> None:
        ann = await site.person("Ann")
        room = await ann.open_room(FZZZT)
        with pytest.raises(InvalidStatus) as refusal:
            await ann.socket(room, origin=origin)
        assert refusal.value.response.status_code == 403
        assert "content-security-policy" in refusal.value.response.headers

    served(sqlite, act)


# -- lines that say nothing ------------------------------------------------------------------------


def test_a_request_that_does_not_come_is_not_waited_for(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "ASKING", 0.3)
    monkeypatch.setattr(doors, "SENDING", 0.3)

    async def act(site: Site) -> None:
        for half in (b"", b"GET / HT", b"GET / HTTP/1.1\r\nhost: x\r\nx: "):
            with suppress(ConnectionResetError):
                assert await said(site, half) == b""
        slow = b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{"
        with suppress(ConnectionResetError):
            assert b" 201 " not in await said(site, slow)

    served(sqlite, act)


def test_a_socket_may_be_silent_for_as_long_as_it_likes(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "ASKING", 0.3)
    monkeypatch.setattr(doors, "SENDING", 0.3)

    async def act(site: Site) -> None:
        viewers = await seated(site, FZZZT, "Ann")
        await asyncio.sleep(1.0)
        assert isinstance(await viewers[0].do(p.Say(fresh(), "still here")), p.Done)

    served(sqlite, act)


def test_a_crowd_that_says_nothing_keeps_nobody_out(sqlite: str) -> None:
    async def act(site: Site) -> None:
        lines = [await asyncio.open_connection(*at(site)) for _ in range(1100)]
        try:
            for _, writer in lines:
                writer.write(b"GET / HTTP/1.1\r\n")
            assert (await Person(site.url).call("GET", "/healthz")).status == 200
        finally:
            for _, writer in lines:
                writer.close()

    served(sqlite, act)


def test_one_address_has_so_many_lines_and_not_more() -> None:
    class Line:
        def __init__(self, peer: str) -> None:
            self.peer = peer
            self.transport = self
            self.aborted = False

        def get_extra_info(self, _: str) -> tuple[str, int]:
            return self.peer, 1

        def abort(self) -> None:
            self.aborted = True

    def comes(peer: str) -> bool:
        line = Line(peer)
        return these.enter(line, line)  # type: ignore[arg-type]  # as much of a line as doors look at

    these = Doors(most=10, silent=8, of_one=2)
    assert [comes("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert [comes(f"2001:db8::{host}") for host in range(3)] == [True, True, False]
    assert all(comes("127.0.0.1") and comes("::1") for _ in range(3))


# -- floods ----------------------------------------------------------------------------------------


def test_whoever_floods_a_room_with_junk_is_cut_off_and_the_log_stays_short(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def act(site: Site) -> None:
        viewers = await seated(site, FZZZT, "Ann", "Bob")
        with pytest.raises(ConnectionClosed) as end:
            for _ in range(3 * FLOOD):
                await viewers[1].send_raw("junk")
            while True:
                await viewers[1].receive()
        assert end.value.rcvd is not None and end.value.rcvd.code == 4429
        # Whoever sits beside goes on, and the flooder may come back.
        assert isinstance(await viewers[0].do(p.Say(fresh(), "still here")), p.Done)
        await viewers[1].connect()

    with caplog.at_level(logging.INFO, "ludoteca"):
        served(sqlite, act)
    assert len([record for record in caplog.records if record.name.startswith("ludoteca")]) < 40


@pytest.mark.parametrize("kind", ["ping", "frame"])
def test_whoever_floods_a_room_with_pings_is_cut_off(sqlite: str, kind: str) -> None:
    async def act(site: Site) -> None:
        viewers = await seated(site, FZZZT, "Ann", "Bob")
        socket = viewers[1]._socket
        assert socket is not None
        with pytest.raises((ConnectionClosed, ConnectionResetError)):
            for _ in range(max(ODD_FRAMES, 2 * FLOOD) + 20):
                await (socket.ping() if kind == "ping" else viewers[1].send(p.Ping()))
            while True:
                await viewers[1].receive()
        assert isinstance(await viewers[0].do(p.Say(fresh(), "still here")), p.Done)

    served(sqlite, act)


def test_handshakes_without_end_are_refused_at_the_door(sqlite: str) -> None:
    async def act(site: Site) -> None:
        ann = await site.person("Ann")
        room = await ann.open_room(FZZZT)
        for _ in range(3):
            await (await ann.socket(room)).close()
        with pytest.raises(InvalidStatus):
            await ann.socket(room)

    served(sqlite, act, Rates(entries=Rate(0.001, 3)))


# -- what is kept for ever -------------------------------------------------------------------------


def test_rematches_are_rooms(sqlite: str) -> None:
    async def act(site: Site) -> None:
        viewers = await started(site, FZZZT, "Ann", "Bob")
        assert isinstance(await viewers[1].do(p.Resign(fresh(), 1)), p.Done)
        codes = [await viewers[0].do(p.Rematch(fresh())) for _ in range(2)]
        assert isinstance(codes[0], p.Refused) and codes[0].code == "too_fast"

    served(sqlite, act, Rates(rooms=Rate(0.001, 1)))


def test_a_host_has_so_many_rooms_open_and_not_more(sqlite: str) -> None:
    async def act(site: Site) -> None:
        ann, bob = await site.people("Ann", "Bob")
        rooms = [await ann.open_room(FZZZT) for _ in range(2)]
        reply = await ann.call("POST", "/api/rooms", {"settings": FZZZT})
        assert (reply.status, reply.json["code"]) == (429, "too_many_rooms")
        await bob.open_room(FZZZT)
        viewer = await ann.enter(rooms[0], 0)
        assert isinstance(await viewer.do(p.AddBot(fresh(), 1, "casual")), p.Done)
        await viewer.do(p.Start(fresh()))
        await viewer.do(p.Resign(fresh(), 0))
        # What is over is not open any more, and a rematch takes its place; another one finds none.
        assert isinstance(await viewer.do(p.Rematch(fresh())), p.Done)
        other = await ann.enter(rooms[1], 0)
        await other.do(p.AddBot(fresh(), 1, "casual"))
        await other.do(p.Start(fresh()))
        await other.do(p.Resign(fresh(), 0))
        await ann.open_room(FZZZT)
        assert await denied(other, p.Rematch(fresh())) == "too_many_rooms"

    served(sqlite, act, Rates(running=2))


def test_new_names_are_for_now_and_then(sqlite: str) -> None:
    async def act(site: Site) -> None:
        ann = await site.person("Ann")
        replies = [(await ann.call("PATCH", "/api/guest", {"name": f"Ann {n}"})).status for n in range(4)]
        assert replies == [200, 200, 429, 429]

    served(sqlite, act, Rates(renames=Rate(0.001, 2)))


# -- what takes long -------------------------------------------------------------------------------

SLOW_WORKER = """
import time
from pathlib import Path
from ludoteca.server import bot_worker

def slow(task):
    while True:
        time.sleep(0.01)

bot_worker.replayed = slow
bot_worker.main()
"""
"""A worker whose replays never end."""


def record_of(game: str = "fzzzt") -> str:
    """The record of a match that chance has played."""
    match = games()[game].start(2, seed_from("strangers", game))
    play_out(match, Luck(seed_from("chance", game)))
    return match.record(["Ann", "Bob"]).text()


def test_a_replay_that_does_not_end_is_given_up_and_holds_up_nobody(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "REPLAYING", 1.0)

    async def act() -> None:
        pool = BotPool(1, command=(sys.executable, "-P", "-c", SLOW_WORKER), pace=AT_ONCE)
        async with serving(sqlite, bot_pool=pool) as site:
            viewers = await started(site, p.Settings("zombie_fluxx", 2), "Ann", "Bob")
            ann = viewers[0].person
            bringing = asyncio.ensure_future(ann.call("POST", "/api/records", {"text": record_of()}))
            await play(viewers, answers=10)
            assert not bringing.done()
            reply = await bringing
            assert (reply.status, reply.json["code"]) == (503, "no_replay")

    run(act())


def test_a_replay_is_dropped_when_whoever_asked_has_gone(sqlite: str) -> None:
    async def act() -> None:
        pool = BotPool(1, command=(sys.executable, "-P", "-c", SLOW_WORKER), pace=AT_ONCE)
        async with serving(sqlite, bot_pool=pool) as site:
            ann = await site.person("Ann")
            body = msgspec.json.encode({"text": record_of()})
            head = f"POST /api/records HTTP/1.1\r\nhost: x\r\ncookie: {COOKIE}={ann.cookie}\r\n"
            head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
            lines = [await asyncio.open_connection(*at(site)) for _ in range(3)]
            for _, writer in lines:
                writer.write(head.encode() + body)
            await until(lambda: pool.waiting == 2)
            for _, writer in lines[1:]:
                writer.close()
            await until(lambda: pool.waiting == 0)
            lines[0][1].close()

    run(act())


async def until(happened: Callable[[], bool]) -> None:
    """Wait for something that must come; the test runs out of time if it never does."""
    while not happened():
        await asyncio.sleep(0.01)


def test_one_person_asks_for_so_much_at_once_and_not_more(sqlite: str) -> None:
    async def act() -> None:
        rates = Rates(replaying=1)
        pool = BotPool(1, command=(sys.executable, "-P", "-c", SLOW_WORKER), pace=AT_ONCE)
        async with serving(sqlite, rates, bot_pool=pool) as site:
            ann = await site.person("Ann")
            bringing = asyncio.ensure_future(ann.call("POST", "/api/records", {"text": record_of()}))
            await until(lambda: len(pool.processes) > 0)
            reply = await ann.call("POST", "/api/records", {"text": record_of()})
            assert (reply.status, reply.json["code"]) == (429, "too_fast")
            bringing.cancel()

    run(act())


def test_a_record_that_is_longer_than_any_match_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(replayed(Read(record_of())), Taken)
    monkeypatch.setattr(replay, "MOST_ANSWERS", 10)
    assert replayed(Read(record_of())) == Unfit("too_large")


def test_reviews_are_for_guests_only(sqlite: str) -> None:
    async def act(site: Site) -> None:
        ann = await site.person("Ann")
        brought = (await ann.call("POST", "/api/records", {"text": record_of()})).json["match"]
        reply = await Person(site.url).call("GET", f"/api/matches/{brought}/review/0")
        assert (reply.status, reply.json["code"]) == (401, "no_guest")
        # To look at a match one need not be anybody.
        assert (await Person(site.url).call("GET", f"/api/matches/{brought}/at/3")).status == 200

    served(sqlite, act)


def test_names_in_a_record_are_as_long_as_names_may_be(sqlite: str) -> None:
    async def act(site: Site) -> None:
        ann = await site.person("Ann")
        text = record_of().replace("players Ann,Bob", f"players {'A' * 100_000},Bob")
        reply = await ann.call("POST", "/api/records", {"text": text})
        if reply.status == 201:
            about = (await ann.call("GET", f"/api/matches/{reply.json['match']}")).json
            assert all(len(name) <= p.LONGEST_NAME for name in about["names"])

    served(sqlite, act, GENEROUS)


# -- what nobody sees ------------------------------------------------------------------------------


def test_bots_do_not_think_where_nobody_looks_on(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_session, "AWAY", 0.0)

    async def act(site: Site) -> None:
        ann = await site.person("Ann")
        room = await ann.open_room(p.Settings("zombie_fluxx", 3), ["casual", "casual"])
        viewer = await ann.enter(room, 0)
        await viewer.do(p.Start(fresh()))
        session = site.app_state.rooms.sessions[room]
        await viewer.do(p.Resign(fresh(), 0))
        await viewer.leave()
        await until(lambda: not session.is_watched)
        await until(lambda: not session._thinking)
        answers = len(session.room.playing.history)
        assert session.room.status == "playing" and session.is_idle
        await asyncio.sleep(0.2)
        assert len(session.room.playing.history) == answers
        # As soon as somebody looks on, they go on.
        watcher = await ann.enter(room, -1)
        await watcher.until(lambda: len(session.room.playing.history) > answers)

    served(sqlite, act, GENEROUS)


def test_bots_go_on_in_a_match_over_days(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_session, "AWAY", 0.0)

    async def act(site: Site) -> None:
        ann = await site.person("Ann")
        slow = p.Settings("zombie_fluxx", 3, time=p.TimeControl("decision", 86_400))
        room = await ann.open_room(slow, ["casual", "casual"])
        viewer = await ann.enter(room, 0)
        await viewer.do(p.Start(fresh()))
        await viewer.do(p.Resign(fresh(), 0))
        await viewer.leave()
        session = site.app_state.rooms.sessions[room]
        await until(lambda: session.room.status == "over")

    served(sqlite, act, GENEROUS)
