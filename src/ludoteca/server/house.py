"""The house: everything that one process of the server has, from the database to the doors."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from litestar.channels import ChannelsPlugin

from ludoteca.server.deed import Guest
from ludoteca.server.guests import Seals
from ludoteca.server.hall import Hall, token
from ludoteca.server.metrics import MeasuredHall, MeasuredStore, Metrics
from ludoteca.server.problems import Denied
from ludoteca.server.relay import Relay
from ludoteca.server.security import Limits, Rate, Rates
from ludoteca.server.steward import Refusal
from ludoteca.server.store import Store
from ludoteca.server.thinkers import Thinkers


class House:
    """What routes and sockets share."""

    def __init__(
        self,
        store: Store,
        hall: Hall,
        seals: Seals,
        metrics: Metrics,
        rates: Rates,
        channels: ChannelsPlugin | None,
    ) -> None:
        self.store = store
        self.hall = hall
        self.seals = seals
        self.metrics = metrics
        self.rates = rates
        self.limits = Limits()
        self.relay = Relay(hall, channels)
        self.addresses: list[str] = []
        """Where other devices of the same network reach the server."""
        self._sockets: dict[str, int] = {}

    def spend(self, kind: str, key: str, rate: Rate) -> None:
        """Count something that a guest or an address does; raises Refusal if it is too much at once."""
        if not self.limits.allows(kind, key, rate):
            raise Refusal("too_fast")

    def come_in(self, guest: Guest) -> None:
        """One more socket of a guest; raises Denied if there are too many."""
        if self._sockets.get(guest.id, 0) >= self.rates.sockets:
            raise Denied("too_many")
        self._sockets[guest.id] = self._sockets.get(guest.id, 0) + 1
        self.metrics.sockets += 1

    def go_out(self, guest: Guest) -> None:
        """A socket of a guest is closed."""
        self._sockets[guest.id] -= 1
        self.metrics.sockets -= 1
        if not self._sockets[guest.id]:
            del self._sockets[guest.id]


@asynccontextmanager
async def opened(
    url: str, key: bytes, rates: Rates, redis: str | None = None, thinkers: Thinkers | None = None
) -> AsyncIterator[House]:
    """A house with its doors open and everything running; raises BadDatabase. Afterwards all is stored.

    With Redis people reach the rooms of other processes on the same database, too.
    """
    store = MeasuredStore(url, token())
    store.metrics = Metrics()
    async with AsyncExitStack() as stack:
        channels = None if redis is None else await stack.enter_async_context(_channels(redis))
        await store.open()
        stack.push_async_callback(store.close)
        hall = MeasuredHall(store, thinkers or Thinkers())
        hall.metrics = store.metrics
        stack.push_async_callback(hall.thinkers.stop)
        await hall.start()
        stack.push_async_callback(hall.stop)
        house = House(store, hall, Seals(key), store.metrics, rates, channels)
        house.metrics.watch(hall)
        await house.relay.start()
        stack.push_async_callback(house.relay.stop)
        yield house


@asynccontextmanager
async def _channels(url: str) -> AsyncIterator[ChannelsPlugin]:
    """The channels between the processes; raises OSError if Redis does not answer, or is not installed."""
    try:
        # Here, because a household has no Redis.
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis
        from redis.exceptions import RedisError
    except ImportError:
        raise OSError("--redis needs the extra ludoteca[redis]") from None
    try:
        client = Redis.from_url(url)
        await client.ping()
    except (RedisError, ValueError) as error:
        raise OSError(f"Redis does not answer ({type(error).__name__})") from error
    backend = RedisChannelsPubSubBackend(redis=client)
    async with ChannelsPlugin(backend, arbitrary_channels_allowed=True) as channels:
        yield channels
    await client.aclose()
