"""The state of the application: everything that one process of the server has, from the database to the doors."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final

from ludoteca.server.bot_pool import BotPool
from ludoteca.server.caller import Caller, Ways
from ludoteca.server.channels import Channels
from ludoteca.server.deals import Deals
from ludoteca.server.guests import Seals
from ludoteca.server.housekeeping import keep_house
from ludoteca.server.limits import Asker, Limits, Rates
from ludoteca.server.mail import MailTokens
from ludoteca.server.metrics import Metrics
from ludoteca.server.moderation import Moderation
from ludoteca.server.relay import Relay
from ludoteca.server.room_events import Guest
from ludoteca.server.rooms import Rooms, token
from ludoteca.server.service import Service
from ludoteca.server.static_file import StaticFile
from ludoteca.server.store import Store

HOUSE: Final = "house"
"""What the folder is called, beside the key."""
NO_WAYS: Final = Ways()
READING: Final = 3.0
"""Seconds for the database to answer the simplest of questions."""


class AppState:
    """What routes and sockets share."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        seals: Seals,
        metrics: Metrics,
        limits: Limits,
        channels: Channels | None,
        caller: Caller,
        deal_secret: str = "",
    ) -> None:
        self.caller = caller
        self.store = store
        self.rooms = rooms
        self.seals = seals
        self.metrics = metrics
        self.limits = limits
        self.relay = Relay(rooms, channels, metrics.counted(rooms.do))
        self.deals = Deals(store, rooms, deal_secret)
        self.service = Service(store, rooms, self.deals)
        self.moderation = Moderation(store, rooms, self.relay.forget_person)
        rooms.said = self.moderation.said
        self.addresses: list[str] = []
        """Where other devices of the same network reach the server."""
        self.alone: Mapping[str, StaticFile] = {}
        """The page that needs no server, by path; empty if it has not been built."""
        self.house: Path | None = None
        """The folder in which whoever runs the server may keep pages of their own."""
        self.authority: str | None = None
        """Where they learn to trust its certificate."""

    async def missing(self) -> str | None:
        """What this process cannot do without, and does not have; None if it has all."""
        if not self.rooms.writes:
            return "the database cannot be written"
        try:
            async with asyncio.timeout(READING):
                reads = await self.store.ready()
        except TimeoutError:
            reads = False
        if not reads:
            return "the database does not answer"
        return None if self.relay.hears else "Redis does not answer"

    def allows(self, kind: str, asker: Asker) -> bool:
        """Whether somebody may do one more thing of this kind now."""
        return self.limits.allows(kind, asker)

    def note_refusal(self, code: str, room: str, guest: Guest) -> None:
        """Something was refused: counted and logged."""
        self.metrics.note_refusal(code, room, guest.id)

    @contextmanager
    def socket_of(self, asker: Asker) -> Iterator[None]:
        """A socket of somebody, as long as it is open; raises TooMuch if they have too many."""
        with self.limits.place("sockets", asker):
            self.metrics.sockets += 1
            try:
                yield
            finally:
                self.metrics.sockets -= 1


@asynccontextmanager
async def opened(
    url: str,
    key: bytes,
    rates: Rates,
    redis: str | None = None,
    bot_pool: BotPool | None = None,
    ways: Ways = NO_WAYS,
    deal_secret: str = "",
) -> AsyncIterator[AppState]:
    """The state of a server that runs; raises BadDatabase. Afterwards all is stored.

    With Redis people reach the rooms of other processes on the same database, too.
    """
    store = Store(url, token())
    limits = Limits(rates)
    metrics = Metrics(limits)
    async with AsyncExitStack() as stack:
        channels = (
            None if redis is None else await stack.enter_async_context(_channels(redis, store.process, key))
        )
        await store.open()
        stack.push_async_callback(store.close)
        rooms = Rooms(store, bot_pool or BotPool(), metrics.timed(store.append), rates.running)
        stack.push_async_callback(rooms.bot_pool.stop)
        await rooms.start()
        stack.push_async_callback(rooms.stop)
        caller = Caller(store, MailTokens(key), ways)
        app_state = AppState(store, rooms, Seals(key), metrics, limits, channels, caller, deal_secret)
        stack.callback(app_state.deals.stop)
        metrics.watch(rooms)
        await app_state.relay.start()
        stack.push_async_callback(app_state.relay.stop)
        await app_state.moderation.start()
        stack.push_async_callback(app_state.moderation.stop)
        await stack.enter_async_context(_beside(keep_house(store)))
        await caller.start()
        stack.push_async_callback(caller.stop)
        yield app_state


@asynccontextmanager
async def _beside(work: Coroutine[None, None, None]) -> AsyncIterator[None]:
    """Let some work go on meanwhile."""
    task = asyncio.ensure_future(work)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@asynccontextmanager
async def _channels(url: str, process: str, key: bytes) -> AsyncIterator[Channels]:
    """The channels between the processes; raises OSError if Redis does not answer, or is not installed."""
    try:
        # Here, because a household has no Redis.
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
        from redis.exceptions import RedisError
    except ImportError:
        raise OSError("--redis needs the extra ludoteca[redis]") from None
    try:
        # What is lost must be known to be lost: nothing is tried again behind our back.
        client = Redis.from_url(url, retry=Retry(NoBackoff(), 0))
        await client.ping()
    except (RedisError, ValueError) as error:
        raise OSError(f"Redis does not answer ({type(error).__name__})") from error
    yield Channels(client, process, key)
    await client.aclose()
