"""Channels: letters between the processes of one table, by way of Redis.

A listener that falls silent leaves a process deaf. This one comes back as soon as Redis does, and says that letters may have
been lost meanwhile; whatever stood on them is then begun anew.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import sha256
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

LOG: Final = logging.getLogger("ludoteca.server")

WAITING: Final = 10_000
"""So many letters may wait to be sent. While Redis is away nobody gets them anyway."""
SILENCE: Final = 1.0
"""After so many seconds without a letter the listener asks whether Redis is still there,"""
DEAF: Final = 3.0
"""and without a word from it for so many seconds this process counts as deaf."""
SEAL: Final = 32
"""Bytes of a seal."""
AGAIN: Final = 0.2
"""Seconds between two attempts to reach Redis."""
ENDING: Final = 1.0
"""Seconds for the last letters in the end."""

Receive = Callable[[bytes], None]


class Channels:
    """What one process sends to the others and hears from them. A name is the name of a process."""

    def __init__(self, client: Redis, name: str, key: bytes) -> None:
        """Letters are signed by the key that all processes share: whoever else gets at Redis can forge none."""
        self._client = client
        self._key = sha256(b"ludoteca letters " + key).digest()
        self._name = name
        self._out: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(WAITING)
        self._heard = 0.0
        """When Redis last said anything."""
        self._missed: Callable[[], None] = lambda: None
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def hears(self) -> bool:
        """Whether letters get here."""
        return monotonic() - self._heard < DEAF

    async def start(self, receive: Receive, missed: Callable[[], None]) -> None:
        """Listen from now on. Returns when letters get here; ``missed`` is called when some may not have got here."""
        pubsub = await self._subscribed()
        self._missed = missed
        self._tasks = [
            asyncio.ensure_future(self._supervised(self._listen(pubsub, receive))),
            asyncio.ensure_future(self._supervised(self._send())),
        ]

    async def stop(self) -> None:
        """Send what is still to be sent, and hear nothing more."""
        with suppress(TimeoutError):
            async with asyncio.timeout(ENDING):
                await self._out.join()
        while unfinished := [task for task in self._tasks if not task.done()]:
            # Until Python 3.12 wait_for, which the client of Redis uses, loses a cancellation that comes with its result.
            for task in unfinished:
                task.cancel()
            await asyncio.wait(unfinished, timeout=AGAIN)

    def post(self, name: str, letter: bytes) -> None:
        """Send a letter to another process; while Redis is away it may be lost."""
        if self._out.full():
            while not self._out.empty():
                self._out.get_nowait()
                self._out.task_done()
            self._missed()
        self._out.put_nowait((name, letter))

    async def _supervised(self, work: Awaitable[None]) -> None:
        try:
            await work
        except asyncio.CancelledError:
            raise
        except Exception:
            # Neither of the two may end; if one did, this process would be deaf or dumb, and readyz says so.
            LOG.exception("a channel has ended")
            self._heard = 0.0

    async def _subscribed(self) -> PubSub:
        pubsub = self._client.pubsub()
        await pubsub.subscribe(channel(self._name))
        while True:
            message = await pubsub.get_message(timeout=DEAF)
            if message is not None and message["type"] == "subscribe":
                self._heard = monotonic()
                return pubsub

    async def _listen(self, pubsub: PubSub, receive: Receive) -> None:
        while True:
            try:
                async with asyncio.timeout(DEAF):
                    message = await pubsub.get_message(timeout=SILENCE)
                    if message is None:
                        await pubsub.ping()
                self._note(message, receive)
            except Exception as error:  # noqa: BLE001 - whatever is wrong with Redis, it is tried again
                LOG.warning("Redis is away", extra={"error": type(error).__name__})
                self._heard = 0.0
                self._missed()
                pubsub = await self._again(pubsub)
                self._missed()
                LOG.warning("Redis is back")

    def _note(self, message: dict[str, Any] | None, receive: Receive) -> None:
        if message is None:
            return
        self._heard = monotonic()
        if message["type"] == "subscribe":
            # The line was lost and made anew by itself.
            self._missed()
        if message["type"] != "message":
            return
        try:
            receive(self._opened(message["data"]))
        except Exception as error:  # noqa: BLE001 - one letter must not keep the next ones out
            LOG.warning("a letter could not be read", extra={"error": type(error).__name__})

    def _seal(self, name: str, letter: bytes) -> bytes:
        # The name goes in, so that no letter can be sent on to somebody else.
        return hmac.digest(self._key, f"{name} ".encode() + letter, sha256)

    def _opened(self, data: bytes) -> bytes:
        """A letter without its seal; raises ValueError for one that is not ours."""
        seal, letter = data[:SEAL], data[SEAL:]
        if not hmac.compare_digest(seal, self._seal(self._name, letter)):
            raise ValueError("a letter of somebody else")
        return letter

    async def _again(self, pubsub: PubSub) -> PubSub:
        """Subscribe as often as it takes."""
        while True:
            with suppress(Exception):
                async with asyncio.timeout(DEAF):
                    await pubsub.aclose()  # type: ignore[no-untyped-call] # untyped there
            try:
                async with asyncio.timeout(DEAF):
                    return await self._subscribed()
            except Exception:  # noqa: BLE001 - it is tried again
                await asyncio.sleep(AGAIN)

    async def _send(self) -> None:
        while True:
            name, letter = await self._out.get()
            try:
                async with asyncio.timeout(DEAF):
                    await self._client.publish(channel(name), self._seal(name, letter) + letter)
            except Exception:  # noqa: BLE001 - whoever waits for what follows from the letter comes again
                self._missed()
                await asyncio.sleep(AGAIN)
            finally:
                self._out.task_done()


def channel(name: str) -> str:
    """The channel on which a process listens. Version 0.1.0 sent letters without seals, on channels of another name."""
    return f"ludoteca-sealed-{name}"
