"""The socket of a room: one viewer on one connection. Commands come in, numbered frames go out."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery, PathParameter

from ludoteca.server.deed import Guest
from ludoteca.server.guests import known
from ludoteca.server.house import House
from ludoteca.server.problems import Denied, code_of, problem, status_of
from ludoteca.server.protocol import Command, FromClient, Hello, Hint, Ping, Pong, Refused, Say
from ludoteca.server.relay import Visit
from ludoteca.server.security import address_of
from ludoteca.server.steward import Refusal
from ludoteca.server.watch import ENCODER, Line

LOG: Final = logging.getLogger("ludoteca.server")

HELLO: Final = 10.0
"""Seconds to say hello."""
CLOSING: Final = 4000
"""A socket is closed with this and the status that HTTP would have."""
DECODER: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)

Socket = WebSocket[Any, Any, Any]


class Gone(Exception):
    """The other side has closed the socket."""


@websocket("/rooms/{room:str}/socket")
async def room_socket(
    socket: Socket,
    room: Annotated[str, PathParameter(max_length=64)],
    house: NamedDependency[House],
    seat: FromQuery[int | None] = None,
) -> None:
    """Look at a room from one's own first seat, from another one of them, or (-1, or without a seat) as a spectator."""
    await socket.accept()
    guest = await known(socket, house.seals, house.store)
    try:
        if guest is None:
            raise Denied("no_guest")
        house.spend("entries", address_of(socket.scope), house.rates.entries)
        house.come_in(guest)
    except (Denied, Refusal) as error:
        await _turn_away(socket, house, error.code)
        return
    try:
        await Conversation(house, socket, guest, room).go_on(seat)
    except (Gone, WebSocketDisconnect, OSError):
        pass
    except Exception as error:  # noqa: BLE001 - whatever happens, the other side is told that it is over
        await _turn_away(socket, house, code_of(error), error)
    finally:
        house.go_out(guest)


async def _turn_away(socket: Socket, house: House, code: str, error: Exception | None = None) -> None:
    """Say why the socket is closed, and close it."""
    house.metrics.refused(code)
    told = {"code": code, "address": address_of(socket.scope)}
    if code == "broken":
        LOG.error("socket failed", extra=told, exc_info=error)
    else:
        LOG.info("socket closed", extra=told)
    try:
        await socket.send_text(ENCODER.encode(refused(code, None)).decode())
        await socket.close(CLOSING + status_of(code), code)
    except (WebSocketDisconnect, OSError, RuntimeError):
        # It was closed already.
        return


def refused(code: str, command: str | None) -> Refused:
    """A refusal as it goes over the wire."""
    return Refused(code, problem(code).why, command)


class Conversation:
    """What is said on one socket."""

    def __init__(self, house: House, socket: Socket, guest: Guest, room: str) -> None:
        self._house = house
        self._socket = socket
        self._guest = guest
        self._room = room
        self._hints: set[asyncio.Task[None]] = set()

    async def go_on(self, seat: int | None) -> None:
        """From the first word to the last; raises Gone, or whatever ends it."""
        try:
            async with asyncio.timeout(HELLO):
                hello = self._understood(await self._receive())
        except TimeoutError:
            raise Denied("bad_request") from None
        if not isinstance(hello, Hello):
            raise Refusal("malformed")
        visit = await self._house.relay.visit(self._room, self._guest, seat, hello)
        try:
            await self._converse(visit)
        finally:
            await asyncio.shield(asyncio.ensure_future(visit.leave()))

    async def _converse(self, visit: Visit) -> None:
        """Read and write until one of the two ends."""
        reader = asyncio.ensure_future(self._read(visit))
        writer = asyncio.ensure_future(self._write(visit.line))
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

    async def _write(self, line: Line) -> None:
        while (frame := await line.frames.get()) is not None:
            await self._socket.send_text(frame.decode())

    async def _read(self, visit: Visit) -> None:
        while True:
            message = self._understood(await self._receive())
            if isinstance(message, Ping):
                visit.line.send(Pong(self._house.hall.world.now()))
            elif message is None or isinstance(message, Hello):
                self._refuse(visit.line, self._too_fast("commands") or "malformed", None)
            else:
                await self._obey(visit, message)

    async def _receive(self) -> str | bytes:
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            raise Gone
        return event.get("text") or event.get("bytes") or b""

    def _understood(self, frame: str | bytes) -> FromClient | None:
        try:
            return DECODER.decode(frame)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return None

    async def _obey(self, visit: Visit, command: Command) -> None:
        kind = "sayings" if isinstance(command, Say) else "hints" if isinstance(command, Hint) else "commands"
        too_fast = self._too_fast(kind)
        if too_fast is not None:
            self._refuse(visit.line, too_fast, command.id)
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
            self._refuse(visit.line, "no_hint", command.id)

    def _too_fast(self, kind: str) -> str | None:
        rate = getattr(self._house.rates, kind)
        return None if self._house.limits.allows(kind, self._guest.id, rate) else "too_fast"

    def _refuse(self, line: Line, code: str, command: str | None) -> None:
        self._house.metrics.note_refusal(code, self._room, self._guest.id)
        line.send(refused(code, command))
