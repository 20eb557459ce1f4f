"""A real server in this process, and scripted people who come to it over loopback."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, contextmanager
from typing import Any, TypeVar

import uvicorn

from bench.load.client import Person, Viewer, fresh
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.server import protocol as p
from ludoteca.server.app import configuration
from ludoteca.server.app_state import NO_WAYS, AppState, opened
from ludoteca.server.bot_pool import BotPool
from ludoteca.server.caller import Ways
from ludoteca.server.limits import GENEROUS, Rates
from ludoteca.server.pace import AT_ONCE

KEY = b"k" * 32
LIMIT = 60.0
"""Seconds after which a test has failed."""

T = TypeVar("T")


class Site:
    """A server that runs."""

    def __init__(self, app_state: AppState, url: str) -> None:
        self.app_state = app_state
        self.url = url

    async def person(self, name: str) -> Person:
        """Somebody new."""
        return await Person.arrive(self.url, name)

    async def people(self, *names: str) -> list[Person]:
        """Several people."""
        return [await self.person(name) for name in names]


class Server(uvicorn.Server):
    """A server that leaves the signals to the tests."""

    @contextmanager
    def capture_signals(self) -> Any:
        """Nothing is captured."""
        yield


@asynccontextmanager
async def serving(
    database: str,
    rates: Rates = GENEROUS,
    redis: str | None = None,
    bot_pool: BotPool | None = None,
    ways: Ways = NO_WAYS,
) -> AsyncIterator[Site]:
    """A server on a free port of loopback, as ``ludoteca serve`` would run it."""
    # Named in full: only of a TCP socket does asyncio know that small frames must not wait.
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    listening.listen()
    async with opened(database, KEY, rates, redis, bot_pool or BotPool(1, pace=AT_ONCE), ways) as app_state:
        server = Server(configuration(app_state))
        running = asyncio.ensure_future(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield Site(app_state, f"http://127.0.0.1:{listening.getsockname()[1]}")
        finally:
            server.should_exit = True
            await running


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a test to its end, but not for ever."""

    async def bounded() -> T:
        async with asyncio.timeout(LIMIT):
            return await work

    return asyncio.run(bounded())


# -- at the table ----------------------------------------------------------------------------------


async def seated(site: Site, settings: p.Settings, *names: str) -> list[Viewer]:
    """A room in which these people have sat down, each looking from their own seat."""
    people = await site.people(*names)
    room = await people[0].open_room(settings)
    viewers = [await people[0].enter(room, 0)]
    for seat, person in enumerate(people[1:], start=1):
        await sit(person, room, seat)
        viewers.append(await person.enter(room, seat))
    return viewers


async def sit(person: Person, room: str, seat: int) -> None:
    """Come by the link and take a seat."""
    visitor = await person.enter(room, -1)
    await done(visitor, p.Sit(fresh(), seat))
    await visitor.leave()


async def started(site: Site, settings: p.Settings, *names: str) -> list[Viewer]:
    """A room in which these people have begun to play, so that it counts if it can."""
    viewers = await seated(site, settings, *names)
    for viewer in viewers:
        await done(viewer, p.Agree(fresh()))
    await done(viewers[0], p.Start(fresh()))
    for viewer in viewers:
        await viewer.until(lambda viewer=viewer: viewer.scene is not None)  # type: ignore[misc]  # a lambda with a default
    return viewers


async def done(viewer: Viewer, command: p.Command) -> None:
    """Do something that is allowed."""
    reply = await viewer.do(command)
    assert isinstance(reply, p.Done), reply


async def denied(viewer: Viewer, command: p.Command) -> str:
    """Try something that is not allowed; the code of the refusal."""
    reply = await viewer.do(command)
    assert isinstance(reply, p.Refused), reply
    return reply.code


async def asked(viewers: list[Viewer]) -> Viewer:
    """Somebody who is asked, once somebody is."""
    while True:
        for viewer in viewers:
            if viewer.question is not None:
                return viewer
        await first(viewers)


async def first(viewers: list[Viewer]) -> None:
    """Let whoever hears something first hear it."""
    tasks = [asyncio.ensure_future(viewer.receive()) for viewer in viewers]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            raise result


async def play(viewers: list[Viewer], seed: str = "play", answers: int | None = None) -> None:
    """Let scripted people answer until the match is over, or so often."""
    luck = Luck(seed_from(seed))
    given = 0
    while viewers[0].view.status != "over" and given != answers:
        viewer = await asked_or_over(viewers)
        if viewer is None:
            break
        reply = await viewer.do(viewer.answer(luck))
        given += isinstance(reply, p.Done)
    for viewer in viewers:
        if answers is None:
            await viewer.until(lambda viewer=viewer: viewer.view.status == "over")  # type: ignore[misc]  # a lambda with a default


async def asked_or_over(viewers: list[Viewer]) -> Viewer | None:
    """Somebody who is asked, or None when the match is over."""
    while True:
        for viewer in viewers:
            if viewer.view.status == "over":
                return None
            if viewer.question is not None:
                return viewer
        await first(viewers)
