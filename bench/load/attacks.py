"""Attacks: strangers who try to use a server up, beside a table of people who should not notice.

The strangers come from addresses of their own, as a proxy on this machine would tell; their processes stand back, because in
earnest they would compute elsewhere.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Collection, Coroutine
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from time import monotonic, perf_counter
from typing import Any, Final

from websockets.exceptions import WebSocketException

from bench.load.client import Person, Viewer, fresh
from bench.load.experts import against_an_expert
from bench.load.figures import MILLI, Figures, Report, share, spread
from bench.load.server import CONTEXT, Server, Site
from ludoteca.facets.registry import games
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.server import protocol as p
from ludoteca.server.limits import Rates

BAR: Final = 0.15
"""99 of 100 answers at the innocent table are acknowledged within so many seconds,"""
TWICE: Final = 2.0
"""and an expert elsewhere takes at most so many times as long as usual."""
THOUGHT: Final = 0.2
"""Seconds between two answers at the innocent table."""
HALF_OPEN: Final = 1100
MODESTY: Final = 10
QUIET: Final = 20.0
"""Seconds of peace before the attack, to know what is usual."""
GONE: Final = (OSError, WebSocketException, RuntimeError, TimeoutError, EOFError)


def address(number: int) -> str:
    """The address of a stranger."""
    return f"198.51.100.{number % 250 + 1}"


# -- the strangers ---------------------------------------------------------------------------------


async def replays(url: str, number: int, tally: dict[str, int]) -> None:
    """Look at moments of a long match, forty at once, go other ways from it, and have it reviewed."""
    random = Random(number)
    me = await Person.arrive(url, f"Replay {number}", address(number))
    text = finished()
    brought = await me.call("POST", "/api/records", {"text": text})
    if brought.status != 201:
        tally[f"records {brought.status}"] = tally.get(f"records {brought.status}", 0) + 1
        return
    match = brought.json["match"]
    await me.call("POST", "/api/records", {"text": "x" * 500_000})

    async def one() -> None:
        kind = random.randrange(20)
        if kind == 0:
            way = {"number": random.randrange(100), "cards": "anew", "seat": 0}
            reply = await me.call("POST", f"/api/matches/{match}/fork", way)
        elif kind == 1:
            reply = await me.call("GET", f"/api/matches/{match}/review/0")
        else:
            eyes = random.choice(["open", "spectator", "0", "1"])
            reply = await me.call("GET", f"/api/matches/{match}/at/{random.randrange(100)}?eyes={eyes}")
        tally[f"replays {reply.status}"] = tally.get(f"replays {reply.status}", 0) + 1

    while True:
        await asyncio.gather(*[one() for _ in range(40)], return_exceptions=True)


def finished() -> str:
    """The record of a match that is over."""
    match = games()["zombie_fluxx"].start(6, seed_from("finished"))
    luck = Luck(seed_from("finished"))
    while not match.over:
        decision = match.pending[min(match.pending)]
        match.take(decision, luck.below("option", len(decision.options)))
    return match.record().text()


async def experts(url: str, number: int, tally: dict[str, int]) -> None:
    """Open rooms with three experts, begin, and leave; but stay in a few. All of them come from one address."""
    me = await Person.arrive(url, f"Expert {number}", address(100))
    staying: list[Viewer] = []
    while True:
        body = {"settings": p.Settings("fzzzt", 4), "bots": ["expert"] * 3}
        reply = await me.call("POST", "/api/rooms", body)
        tally[f"rooms {reply.status}"] = tally.get(f"rooms {reply.status}", 0) + 1
        if reply.status == 201:
            with suppress(*GONE):
                viewer = await me.enter(reply.json["room"], 0)
                await viewer.send(p.Start(fresh()))
                if len(staying) < 4:
                    staying.append(viewer)
                else:
                    await viewer.leave()
        else:
            await asyncio.sleep(0.2)


async def half_open(url: str, number: int, tally: dict[str, int]) -> None:
    """Open a great many lines and say half a word on each."""
    host, _, port = url.removeprefix("http://").partition(":")
    while True:
        lines = []
        for _ in range(HALF_OPEN):
            with suppress(OSError):
                _, writer = await asyncio.open_connection(host, int(port))
                writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n")
                lines.append(writer)
                tally["half-open"] = tally.get("half-open", 0) + 1
        await asyncio.sleep(5)
        for writer in lines:
            writer.close()


async def floods(url: str, number: int, tally: dict[str, int]) -> None:
    """Send junk and pings as fast as they go, come back when cut off, and knock again and again."""
    me = await Person.arrive(url, f"Flood {number}", address(200 + number))
    room = await me.open_room(p.Settings("fzzzt", 2))
    frame: Callable[[Any], Awaitable[Any]] = [
        lambda socket: socket.send("junk"),
        lambda socket: socket.ping(),
        lambda socket: socket.send('{"type":"ping"}'),
        lambda socket: socket.send("[" * 10_000),
    ][number % 4]
    while True:
        try:
            socket = await me.socket(room)
            await socket.send('{"type":"hello"}')
            for _ in range(100_000):
                await frame(socket)
                tally["frames"] = tally.get("frames", 0) + 1
                if not tally["frames"] % 50:
                    await asyncio.sleep(0)
        except GONE as error:
            tally[f"cut {type(error).__name__}"] = tally.get(f"cut {type(error).__name__}", 0) + 1
            await asyncio.sleep(0.05)


STRANGERS: Final[list[tuple[Callable[[str, int, dict[str, int]], Coroutine[Any, Any, None]], int]]] = [
    (replays, 5),
    (experts, 12),
    (half_open, 1),
    (floods, 8),
]
"""Who comes, and how many of each."""


def attack(url: str, pipe: Connection) -> None:
    """Be all strangers until told to stop; then say what was tried."""
    os.nice(MODESTY)
    tally: dict[str, int] = {}

    async def act() -> None:
        tasks = [
            asyncio.ensure_future(stranger(url, number, tally))
            for stranger, many in STRANGERS
            for number in range(many)
        ]
        await asyncio.to_thread(pipe.recv)
        for task in tasks:
            task.cancel()
        for end in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(end, Exception):
                tally[f"ended {type(end).__name__}"] = tally.get(f"ended {type(end).__name__}", 0) + 1

    asyncio.run(act())
    pipe.send(tally)


# -- the innocent ----------------------------------------------------------------------------------


class Innocents:
    """Two people at a table, and somebody who plays against an expert."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.answers: list[float] = []
        """Seconds from an answer to its acknowledgement."""
        self.rounds: list[float] = []
        """Seconds that the expert took for each of its decisions."""
        self.arrivals: list[float] = []
        """Seconds for a newcomer to get the first page and a name."""

    async def people(self) -> None:
        """Play match after match, without haste."""
        ann, bob = [await Person.arrive(self.url, name, "192.0.2.7") for name in ("Ann", "Bob")]
        luck = Luck(seed_from("innocent"))
        while True:
            room = await ann.open_room(p.Settings("zombie_fluxx", 2))
            guest = await bob.enter(room, -1)
            await guest.do(p.Sit(fresh(), 1))
            await guest.leave()
            viewers = [await ann.enter(room, 0), await bob.enter(room, 1)]
            await viewers[0].do(p.Start(fresh()))
            listeners = [asyncio.ensure_future(self._listen(viewer)) for viewer in viewers]
            while not any(one.room is not None and one.room.status == "over" for one in viewers):
                await asyncio.sleep(THOUGHT)
                for viewer in viewers:
                    if viewer.question is not None:
                        answer = viewer.answer(luck)
                        began = perf_counter()
                        await viewer.send(answer)
                        while answer.id not in viewer.replies:
                            await asyncio.sleep(0.0005)
                        self.answers.append(perf_counter() - began)
                        break
            for listener in listeners:
                listener.cancel()
            for viewer in viewers:
                await viewer.leave()

    async def _listen(self, viewer: Viewer) -> None:
        while True:
            await viewer.receive()
            viewer.frames.clear()

    async def newcomers(self) -> None:
        """Come to the first page now and then."""
        number = 0
        while True:
            number += 1
            began = perf_counter()
            dan = Person(self.url, None, f"192.0.2.{100 + number % 100}")
            await dan.call("GET", "/")
            await dan.call("POST", "/api/guest", {"name": "Dan"})
            self.arrivals.append(perf_counter() - began)
            await asyncio.sleep(1.0)


async def withstand(folder: Path, seconds: float) -> Report:
    """Play beside strangers for so many seconds."""
    site = Site(f"sqlite:///{folder}/ludoteca.db", folder, rates=Rates(), workers=None)
    server = Server(site)
    await server.start()
    ours, theirs = CONTEXT.Pipe()
    strangers = CONTEXT.Process(target=attack, args=(server.url, theirs), daemon=True)
    innocents = Innocents(server.url)
    tasks = [
        asyncio.ensure_future(work)
        for work in (
            innocents.people(),
            against_an_expert(server.url, innocents.rounds, "192.0.2.8"),
            innocents.newcomers(),
        )
    ]
    try:
        await _meanwhile(tasks, QUIET)
        usual = {
            "answers": innocents.answers[:],
            "rounds": innocents.rounds[:],
            "arrivals": innocents.arrivals[:],
        }
        for measured in (innocents.answers, innocents.rounds, innocents.arrivals):
            measured.clear()
        strangers.start()
        begun, log = monotonic(), site.log.stat().st_size if site.log.exists() else 0
        await _meanwhile(tasks, seconds)
        took = monotonic() - begun
        written = (site.log.stat().st_size if site.log.exists() else 0) - log
        memory = server.memory()
        ours.send("enough")
        tally = await asyncio.to_thread(ours.recv)
    finally:
        for task in tasks:
            task.cancel()
        strangers.kill()
        server.kill()
    figures: Figures = {
        "seconds": round(took, 1),
        **spread("usual_answer", usual["answers"]),
        **spread("attacked_answer", innocents.answers),
        **spread("usual_expert", usual["rounds"]),
        **spread("attacked_expert", innocents.rounds),
        **spread("usual_arrival", usual["arrivals"]),
        **spread("attacked_arrival", innocents.arrivals),
        "log_bytes_per_second": round(written / took),
        "memory_mb": round(memory / 1e6, 1),
        **{f"tried_{name.replace(' ', '_')}": many for name, many in sorted(tally.items())},
    }
    return Report(figures, _broken(usual, innocents, site))


async def _meanwhile(tasks: Collection[asyncio.Future[None]], seconds: float) -> None:
    """Let them go on for so long; raises what ends one of them."""
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()


def _broken(usual: dict[str, list[float]], innocents: Innocents, site: Site) -> list[str]:
    broken = [f"a server complained: {line}" for line in site.complaints()[:3]]
    if not innocents.answers or share(innocents.answers, 0.99) >= BAR:
        broken.append(f"99 of 100 answers are not acknowledged within {BAR * MILLI:g} ms")
    if not innocents.rounds or share(innocents.rounds, 0.5) > TWICE * share(usual["rounds"], 0.5):
        broken.append(f"an expert takes more than {TWICE:g} times as long as usual")
    return broken
