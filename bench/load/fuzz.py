"""Fuzz: frames and requests that no client sends, most of them made from what clients send, and what comes of each.

Every reply is looked at: it is a refusal that names no card, or it is done and stored once; nothing that was refused is stored, the
server complains of nothing, and nothing is answered by 5xx.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final
from urllib.parse import quote

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException

from bench.load.client import Person, Viewer, fresh
from bench.load.figures import Figures, Report, breaches, told
from bench.load.ledger import Archive, Ledger
from bench.load.people import SETTINGS
from bench.load.server import Server, Site
from ludoteca.facets.registry import find
from ludoteca.server import protocol as p
from ludoteca.server.limits import GENEROUS, Rates

TOGETHER: Final = 100
"""So many frames are sent before their replies are read."""
AT_A_TABLE: Final = 4000
"""So many frames are sent to one room; then there is another, in which nothing has been done yet."""
REQUESTS: Final = 5
"""One in so many is a request over HTTP."""
UNREAD: Final = ("malformed", "bad_id", "bad_request", "unread")
"""How it is called that something was not understood: everything else has passed the parser."""
SCRAPS: Final[list[Any]] = [
    None, True, -1, 0, 7, 2**31, 2**63, 2**70, 0.5, 1e308, "", "x", "pass", "\x00", "\ud800", "é" * 40, "🧑‍🚀", "../..", "' OR 1=1 --",
    "<b>", "{0}", "%s" * 9, [], {}, [[[]]], {"type": "answer"}, "a" * 5000,
]  # fmt: skip
Frame = dict[str, Any]


class Fuzz:
    """Somebody at a table of others, and somebody at a table of their own, who say anything at all."""

    def __init__(self, site: Site, url: str, seed: object) -> None:
        self.ledger = Ledger()
        self.kinds: Counter[str] = Counter()
        """What came of frames and requests, by code."""
        self.made: Counter[str] = Counter()
        self.broken: list[str] = []
        self.sent = 0
        self._site = site
        self._url = url
        self._random = Random(f"fuzz {seed}")
        self._cards: list[str] = []
        self._viewers: list[Viewer] = []
        self._paths: list[tuple[str, str, Any]] = []
        self._me = Person(url)
        self._homes = count()

    async def go(self, wanted: int) -> None:
        """Send so many."""
        number = 0
        while self.sent < wanted:
            await self._sit_down(number)
            number += 1
            until = min(wanted, self.sent + AT_A_TABLE)
            while self.sent < until:
                if self._random.randrange(REQUESTS):
                    await self._frames(self._random.choice(self._viewers))
                else:
                    await self._requests()
            for viewer in self._viewers:
                await viewer.leave()

    async def _sit_down(self, number: int) -> None:
        """Two people play in one room, the others look on; in the next one they are host and guest themselves."""
        settings = SETTINGS[number % len(SETTINGS)]
        ann = await self._arrive("Ann")
        self._me = await self._arrive("Eve")
        self._cards = [name for name in find(settings.game).identity.names if len(name) > 2]
        theirs = await self._begun(ann, settings)
        mine = await self._begun(self._me, settings)
        gathering = await self._me.open_room(settings)
        self._viewers = [
            await self._me.enter(theirs, -1),
            await self._me.enter(mine, 0),
            await self._me.enter(mine, 1),
            await self._me.enter(gathering, 0),
        ]
        self._paths = requests(theirs, mine)

    async def _arrive(self, name: str) -> Person:
        """Somebody new, from an address where nobody was yet: how many may come from one is another matter."""
        return await Person.arrive(
            self._url, name, f"10.{next(self._homes) // 250}.{next(self._homes) % 250}.1"
        )

    async def _begun(self, host: Person, settings: p.Settings) -> str:
        """A match that runs, played from one device."""
        room = await host.open_room(msgspec.structs.replace(settings, hot_seat=True, watching="open"))
        beside = await host.enter(room, -1)
        for seat in range(1, settings.seats):
            await self._kept(beside, p.Sit(fresh(), seat))
        await self._kept(beside, p.Start(fresh()))
        await beside.leave()
        return room

    async def _kept(self, viewer: Viewer, command: p.Command) -> None:
        self.ledger.send(viewer.id, command)
        reply = await viewer.do(command)
        assert not isinstance(reply, p.Hinted)
        self.ledger.reply(viewer.id, reply)

    # -- frames ------------------------------------------------------------------------------------

    async def _frames(self, viewer: Viewer) -> None:
        """Send some frames, and see what comes of each."""
        marker = fresh()
        try:
            for _ in range(TOGETHER):
                frame = self._frame(viewer)
                self.sent += 1
                await viewer.send_raw(frame)
            # Whatever is done comes before what is said after it.
            await viewer.send(p.Mute(marker, "nobody", False))
            self.ledger.sent[viewer.id, marker] = None
            while marker not in viewer.replies:
                viewer.frames.clear()
                self._hear(viewer, await viewer.receive())
        except (ConnectionClosed, WebSocketException, OSError) as error:
            code = getattr(getattr(error, "rcvd", None), "code", 0)
            self.kinds[f"cut {code}"] += 1
            await self._come_back(viewer)
        except TimeoutError:
            self.broken.append("no reply to what was sent")
            await self._come_back(viewer)

    async def _come_back(self, viewer: Viewer) -> None:
        for _ in range(200):
            try:
                await viewer.connect()
                return
            except (ConnectionClosed, WebSocketException, OSError, TimeoutError):
                await asyncio.sleep(0.25)
        self.broken.append("nobody was let in again")

    def _hear(self, viewer: Viewer, message: p.ToClient) -> None:
        match message:
            case p.Done():
                self.kinds["done"] += 1
                self.ledger.reply(viewer.id, message)
            case p.Refused():
                self.kinds[message.code] += 1
                if message.id is not None:
                    self.ledger.refused.add((viewer.id, message.id))
                why = msgspec.json.encode(message.why).decode()
                named = [card for card in self._cards if f'"{card}"' in why]
                if named:
                    self.broken.append(f"a refusal names {named[0]}: {why}")
            case p.Hinted():
                self.kinds["hinted"] += 1

    def _frame(self, viewer: Viewer) -> str | bytes:
        """One frame: junk now and then, and else what a client might say with something changed in it."""
        random = self._random
        kind = random.randrange(20)
        if kind == 0:
            self.made["junk"] += 1
            return random.randbytes(random.randrange(60))
        if kind == 1:
            self.made["junk"] += 1
            return json.dumps(random.choice(SCRAPS))
        frame: Frame = msgspec.to_builtins(self._command(viewer))
        changed = self._changed(frame) if kind < 15 else frame
        self.made["mutated" if kind < 15 else "out of place"] += 1
        self._note(viewer.id, changed)
        text = json.dumps(changed)
        if kind == 2:
            at = random.randrange(len(text))
            shorter = text[:at] + text[at + 1 + random.randrange(3) :]
            read: Any = None
            with suppress(ValueError):
                read = json.loads(shorter)
            if not isinstance(read, dict) or read.get("id") == changed.get("id"):
                # Another id might be that of something else.
                text = shorter
                self._note(viewer.id, read)
        return text

    def _note(self, room: str, frame: Any) -> None:
        """What the database may have under this id: the same id says the same, or it is another one."""
        if not isinstance(frame, dict):
            return
        id, text = frame.get("id"), frame.get("text")
        if isinstance(id, str):
            is_answer = frame.get("type") == "answer" and isinstance(text, str)
            self.ledger.sent[room, id] = text if is_answer else None

    def _command(self, viewer: Viewer) -> p.Command:
        """What a client might say, here or elsewhere, now or at another time."""
        random = self._random
        seat = random.choice([0, 1, viewer.seat or 0])
        question = viewer.question
        number = 0 if question is None else question.number + random.choice([0, 0, 0, 1, -1])
        texts = ["pass", "1", *random.sample(self._cards, min(2, len(self._cards)))]
        if question is not None and question.choices:
            texts += [
                choice.text for choice in random.sample(question.choices, min(3, len(question.choices)))
            ]
        id = fresh()
        commands: list[p.Command] = [
            p.Answer(id, seat, number, random.choice(texts)),
            p.Answer(id, seat, number, "+".join(random.sample(texts, 2))),
            p.Answer(id, seat, number, random.choice(texts)[: random.randrange(1, 4)]),
            p.Sit(id, seat),
            p.AddBot(id, seat, random.choice(["beginner", "casual", "nobody", "expert"])),
            p.Stand(id, seat),
            p.Undo(id, seat),
            p.Vote(id, seat, random.randrange(3), random.random() < 0.5),
            p.Return(id, seat),
            p.Say(id, random.choice(["hello", "", "x" * 4000])),
            p.Mute(id, random.choice(["nobody", "x"]), True),
            p.Agree(id),
            p.Change(id, p.Settings(random.choice(["fzzzt", "red_rising", "chess"]), random.randrange(1, 9))),
            p.Report(id, "nobody", "rude", random.randrange(9)),
            p.Start(id),
        ]
        return random.choice(commands)

    def _changed(self, frame: Frame) -> Frame:
        """The same with one thing otherwise."""
        random = self._random
        changed = dict(frame)
        name = random.choice([*changed])
        how = random.randrange(6)
        if how == 0:
            scrap = random.choice(SCRAPS)
            # No id twice: what is refused once and done another time would look like what is refused and done.
            is_id = name == "id" and isinstance(scrap, str) and scrap
            changed[name] = f"{scrap}{frame['id']}" if is_id else scrap
        elif how == 1 and name != "type":
            del changed[name]
        elif how == 2:
            changed[random.choice(["seat", "number", "text", "extra"])] = random.choice(SCRAPS)
        elif isinstance(changed[name], int) and not isinstance(changed[name], bool):
            changed[name] += random.choice([-1, 1, 2, 100, -(2**31)])
        elif isinstance(changed[name], str) and name not in ("type", "id"):
            text = changed[name]
            changed[name] = random.choice(
                [text + "x", text[1:], text * 2, text.upper(), f" {text}", text[::-1]]
            )
        elif "seat" in changed:
            changed["seat"] = random.randrange(-3, 12)
        return changed

    # -- requests ----------------------------------------------------------------------------------

    async def _requests(self) -> None:
        """Send some requests, one after the other on one line."""
        random = self._random
        host, _, port = self._url.removeprefix("http://").partition(":")
        try:
            reader, writer = await asyncio.open_connection(host, int(port))
        except OSError:
            self.kinds["no line"] += 1
            await asyncio.sleep(0.5)
            return
        try:
            for _ in range(TOGETHER // 4):
                method, path, body = random.choice(self._paths)
                kind = random.randrange(6)
                if kind == 0:
                    path = path.replace(
                        random.choice([*path.split("/")[2:], "api"]),
                        quote(str(random.choice(SCRAPS)), errors="replace"),
                    )
                elif kind == 1:
                    path += "?" + quote(str(random.choice(SCRAPS)), safe="=&", errors="replace")[:2000]
                elif kind == 2:
                    body = random.choice(SCRAPS)
                elif kind == 3:
                    method = random.choice(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"])
                elif isinstance(body, dict) and body:
                    body = self._changed(body)
                self.made["requests"] += 1
                self.sent += 1
                content = b"" if body is None else json.dumps(body).encode("utf-8", "replace")
                if kind == 5 and content and not random.randrange(4):
                    content = content[: random.randrange(len(content))]
                head = [
                    f"{method} {path[:4000]} HTTP/1.1",
                    f"host: {host}:{port}",
                    f"content-length: {len(content)}",
                ]
                head += [
                    "content-type: application/json",
                    *(f"{name}: {value}" for name, value in self._me.headers.items()),
                ]
                writer.write("\r\n".join(head).encode("ascii", "replace") + b"\r\n\r\n" + content)
                await writer.drain()
                self._weigh(method, path, *await self._reply(reader, method))
        except (OSError, asyncio.IncompleteReadError, ValueError):
            self.kinds["line closed"] += 1
        finally:
            writer.close()
        await self._stay_somebody()

    async def _stay_somebody(self) -> None:
        """Requests may have signed the fuzzer out or deleted it: then it comes anew."""
        with_me = await self._me.call("GET", "/api/guest")
        if with_me.status == 401:
            anew = await self._arrive("Eve")
            self._me.cookie, self._me.address = anew.cookie, anew.address
            for viewer in self._viewers:
                viewer.person.cookie = self._me.cookie

    async def _reply(self, reader: asyncio.StreamReader, method: str) -> tuple[int, bytes]:
        async with asyncio.timeout(60):
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            status = int(head.split(" ", 2)[1])
            headers = dict(line.lower().split(": ", 1) for line in head.split("\r\n")[1:] if ": " in line)
            if method == "HEAD" or status in (204, 304):
                return status, b""
            if "chunked" in headers.get("transfer-encoding", ""):
                body = b""
                while size := int((await reader.readline()).strip(), 16):
                    body += (await reader.readexactly(size + 2))[:-2]
                await reader.readline()
                return status, body
            return status, await reader.readexactly(int(headers.get("content-length", "0")))

    def _weigh(self, method: str, path: str, status: int, body: bytes) -> None:
        if status >= 500:
            self.broken.append(f"{status} to {method} {path[:200]}: {body[:200]!r}")
        code = str(status)
        if status >= 400:
            try:
                code = str(json.loads(body).get("code", "unread"))
            except (ValueError, AttributeError):
                code = f"unread {status}"
            named = [card for card in self._cards if f'"{card}"'.encode() in body and card not in path]
            if named:
                self.broken.append(f"a refusal names {named[0]}: {body[:200]!r}")
        self.kinds[f"http {code}"] += 1


def requests(theirs: str, mine: str) -> list[tuple[str, str, Any]]:
    """What clients ask for."""
    settings = msgspec.to_builtins(p.Settings("fzzzt", 2))
    return [
        ("GET", "/api/guest", None),
        ("PATCH", "/api/guest", {"name": "Eve"}),
        ("POST", "/api/guest", {"name": "Eve"}),
        ("POST", "/api/guest/follow", {"token": "abc"}),
        ("POST", "/api/guest/recover", {"token": "aaaa-bbbb-cccc-dddd"}),
        ("POST", "/api/guest/passkey", {"credential": {"id": "x", "response": {}}}),
        ("GET", "/api/account", None),
        ("GET", "/api/account/data", None),
        ("DELETE", "/api/account/devices/x", None),
        ("DELETE", "/api/account/passkeys/x", None),
        ("DELETE", "/api/account/blocked/x", None),
        ("GET", "/api/lobby", None),
        ("GET", "/api/mine", None),
        ("GET", "/api/games", None),
        ("GET", "/api/calls", None),
        ("PATCH", "/api/calls", {"language": "en", "zone": "Europe/Amsterdam", "nights": True}),
        ("POST", "/api/rooms", {"settings": settings, "bots": ["beginner"]}),
        ("POST", "/api/records", {"text": "ludoteca 1\ngame fzzzt"}),
        ("GET", f"/api/rooms/{theirs}", None),
        ("GET", f"/api/rooms/{mine}/socket", None),
        ("GET", f"/api/matches/{theirs}", None),
        ("GET", f"/api/matches/{theirs}/at/3?eyes=open", None),
        ("GET", f"/api/matches/{theirs}/review/0", None),
        ("GET", f"/api/matches/{theirs}/record", None),
        ("POST", f"/api/matches/{theirs}/fork", {"number": 3, "cards": "anew", "seat": 0}),
        ("GET", "/api/ratings/fzzzt", None),
        ("GET", "/api/people/x", None),
        ("GET", "/api/house/rules/en", None),
        ("GET", "/api/desk", None),
        ("POST", "/api/desk/decisions", {"kind": "ban", "about": "Ann"}),
        ("PUT", "/api/desk/house", {"words": ["x"]}),
        ("GET", "/readyz", None),
        ("GET", "/lobby", None),
        ("GET", "/assets/x.js", None),
    ]


async def fuzz(folder: Path, wanted: int, limited: bool, seed: object) -> Report:
    """Send so many, with the limits of a server that faces the world, or without any."""
    site = Site(f"sqlite:///{folder}/ludoteca.db", folder, rates=Rates() if limited else GENEROUS)
    server = Server(site)
    await server.start()
    run = Fuzz(site, server.url, seed)
    begun = monotonic()
    try:
        await run.go(wanted)
        took = monotonic() - begun
        memory = server.memory()
    finally:
        server.kill()
    archive = Archive(site.database)
    try:
        findings = archive.audit(run.ledger, run.ledger.rooms())
    finally:
        archive.close()
    unread = sum([many for kind, many in run.kinds.items() if kind.removeprefix("http ").startswith(UNREAD)])
    figures: Figures = {
        "sent": run.sent,
        "seconds": round(took, 1),
        "a_second": round(run.sent / took),
        "memory_mb": round(memory / 1e6, 1),
        **{f"made_{kind.replace(' ', '_')}": many for kind, many in sorted(run.made.items())},
        "past_the_parser": sum(run.kinds.values()) - unread,
        **{f"came_{kind.replace(' ', '_')}": many for kind, many in sorted(run.kinds.items())},
        **told(findings),
    }
    return Report(figures, run.broken[:5] + breaches(findings, site.complaints()))
