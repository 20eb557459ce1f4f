"""The conversation of one viewer with a room, over whatever line. Commands come in, numbered frames go out."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, Protocol

import msgspec

from ludoteca.server.connection import Connection
from ludoteca.server.limits import Asker, TooMuch
from ludoteca.server.problems import Denied, problem
from ludoteca.server.protocol import (
    Command,
    FromClient,
    Hello,
    Hint,
    Ping,
    Pong,
    Refused,
    Rematch,
    Report,
    Say,
)
from ludoteca.server.relay import Relay, Visit
from ludoteca.server.room_commands import Refusal
from ludoteca.server.room_events import Guest

LOG: Final = logging.getLogger("ludoteca.server")

HELLO: Final = 10.0
"""Seconds to say hello."""
FLOOD: Final = 100
"""Who is told so often in a row that it is too fast is cut off."""
CLOSING: Final = 4000
"""A line is closed with this and the status that HTTP would have."""
DECODER: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
COMMAND: Final = ("commands", "endurance")
KINDS: Final[dict[type, tuple[str, ...]]] = {
    Say: ("sayings", "endurance"),
    Hint: ("hints",),
    Report: ("reports",),
    Rematch: ("commands", "rooms"),
}
"""What counts for which limits."""


class Gone(Exception):
    """The other side has closed the socket."""


class Wire(Protocol):
    """A line to the viewer."""

    async def receive(self) -> str | bytes:
        """The next frame; raises Gone."""

    async def send(self, frame: bytes) -> None:
        """Send a frame."""


class Host(Protocol):
    """Whoever has the rooms."""

    relay: Relay

    def allows(self, kind: str, asker: Asker) -> bool:
        """Whether somebody may do one more thing of this kind now."""

    def note_refusal(self, code: str, room: str, guest: Guest) -> None:
        """Something was refused."""


def refused(code: str, command: str | None) -> Refused:
    """A refusal as it goes over the wire."""
    return Refused(code, problem(code).why, command)


class Conversation:
    """What one person and a room say to one another on one line."""

    def __init__(self, host: Host, wire: Wire, guest: Guest, asker: Asker, room: str) -> None:
        self._host = host
        self._wire = wire
        self._guest = guest
        self._asker = asker
        self._room = room
        self._excess = 0
        """How much more was said than may be, what has been allowed since taken off."""
        self._hints: set[asyncio.Task[None]] = set()

    async def go_on(self, seat: int | None) -> None:
        """From the first word to the last; raises Gone, or whatever ends it."""
        try:
            async with asyncio.timeout(HELLO):
                hello = self._understood(await self._wire.receive())
        except TimeoutError:
            raise Denied("bad_request") from None
        if not isinstance(hello, Hello):
            raise Refusal("malformed")
        visit = await self._host.relay.visit(self._room, self._guest, seat, hello, self._asker.address)
        try:
            await self._converse(visit)
        finally:
            await asyncio.shield(asyncio.ensure_future(visit.leave()))

    async def _converse(self, visit: Visit) -> None:
        """Read and write until one of the two ends."""
        reader = asyncio.ensure_future(self._read(visit))
        writer = asyncio.ensure_future(self._write(visit.connection))
        try:
            await asyncio.wait([reader, writer], return_when=asyncio.FIRST_COMPLETED)
        finally:
            unfinished = [task for task in (reader, writer, *self._hints) if not task.done()]
            for task in unfinished:
                task.cancel()
            await asyncio.gather(reader, writer, *unfinished, return_exceptions=True)
        for task in (reader, writer):
            if not task.cancelled():
                task.result()
        # The writer has come to the end of the line: the room is not open here any more.
        raise Denied("elsewhere")

    async def _write(self, connection: Connection) -> None:
        while (frame := await connection.frames.get()) is not None:
            await self._wire.send(frame)

    async def _read(self, visit: Visit) -> None:
        while True:
            message = self._understood(await self._wire.receive())
            if isinstance(message, Ping):
                if self._may("pings"):
                    visit.connection.send(Pong(self._host.relay.rooms.system.now()))
            elif message is None or isinstance(message, Hello):
                self._refuse(visit.connection, "malformed" if self._may("commands") else "too_fast", None)
            else:
                await self._obey(visit, message)

    def _understood(self, frame: str | bytes) -> FromClient | None:
        try:
            return DECODER.decode(frame)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return None

    async def _obey(self, visit: Visit, command: Command) -> None:
        if not all(self._may(kind) for kind in KINDS.get(type(command), COMMAND)):
            self._refuse(visit.connection, "too_fast", command.id)
        elif isinstance(command, Hint):
            # A bot takes its time, and meanwhile people want to play.
            task = asyncio.ensure_future(self._hint(visit, command))
            self._hints.add(task)
            task.add_done_callback(self._hints.discard)
        else:
            await visit.do(command)

    async def _hint(self, visit: Visit, command: Hint) -> None:
        try:
            await visit.do(command)
        except Exception:
            LOG.exception("no hint")
            self._refuse(visit.connection, "no_hint", command.id)

    def _may(self, kind: str) -> bool:
        """Whether the person may do one more thing of this kind; raises TooMuch where it is a flood."""
        allowed = self._host.allows(kind, self._asker)
        self._excess = max(0, self._excess - 1) if allowed else self._excess + 1
        if self._excess > FLOOD:
            raise TooMuch("too_fast")
        return allowed

    def _refuse(self, connection: Connection, code: str, command: str | None) -> None:
        self._host.note_refusal(code, self._room, self._guest)
        connection.send(refused(code, command))
