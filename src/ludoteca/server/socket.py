"""The socket of a room: a conversation over the network."""

from __future__ import annotations

import logging
from typing import Annotated, Any, Final

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery, PathParameter

from ludoteca.server.app_state import AppState
from ludoteca.server.connection import ENCODER
from ludoteca.server.conversation import CLOSING, Conversation, Gone, refused
from ludoteca.server.guests import known
from ludoteca.server.limits import Asker
from ludoteca.server.problems import Denied, code_of, status_of
from ludoteca.server.security import address_of

LOG: Final = logging.getLogger("ludoteca.server")


Socket = WebSocket[Any, Any, Any]


class _SocketWire:
    """A socket as a conversation uses it."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket

    async def receive(self) -> str | bytes:
        """The next frame; raises Gone."""
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            raise Gone
        return event.get("text") or event.get("bytes") or b""

    async def send(self, frame: bytes) -> None:
        """Send a frame."""
        await self._socket.send_text(frame.decode())


@websocket("/rooms/{room:str}/socket")
async def room_socket(
    socket: Socket,
    room: Annotated[str, PathParameter(max_length=64)],
    app_state: NamedDependency[AppState],
    seat: FromQuery[int | None] = None,
) -> None:
    """Look at a room from one's own first seat, from another one of them, or (-1, or without a seat) as a spectator."""
    await socket.accept()
    try:
        # Even that may fail: the database may be away.
        guest = await known(socket, app_state.seals, app_state.store)
        if guest is None:
            raise Denied("no_guest")
        app_state.moderation.check(guest.id)
        asker = Asker(guest.id, address_of(socket.scope))
        with app_state.socket_of(asker):
            await Conversation(app_state, _SocketWire(socket), guest, asker, room).go_on(seat)
    except (Gone, WebSocketDisconnect, OSError):
        pass
    except Exception as error:  # noqa: BLE001 - whatever happens, the other side is told that it is over
        await _turn_away(socket, app_state, code_of(error), error)


async def _turn_away(socket: Socket, app_state: AppState, code: str, error: Exception | None = None) -> None:
    """Say why the socket is closed, and close it."""
    app_state.metrics.refused(code)
    told = {"code": code, "address": address_of(socket.scope)}
    if code == "broken":
        LOG.error("socket failed", extra=told, exc_info=error)
    elif app_state.limits.allows("logs", Asker(address=address_of(socket.scope))):
        LOG.info("socket closed", extra=told)
    try:
        await socket.send_text(ENCODER.encode(refused(code, None)).decode())
        await socket.close(CLOSING + status_of(code), code)
    except (WebSocketDisconnect, OSError, RuntimeError):
        # It was closed already.
        return
