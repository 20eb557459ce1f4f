"""Doors: the lines on which people come, before anybody knows what they want. A line that asks for nothing is closed.

A line has some seconds to say what it wants. Where very many keep silent at once, the one that has done so for longest gives
way, so that whoever has something to say always gets in.
"""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from ipaddress import ip_address
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Response

from ludoteca.server.limits import home_of
from ludoteca.server.security import HEADERS

ASKING: Final = 10.0
"""Seconds for the head of a request,"""
SENDING: Final = 30.0
"""and for its body."""
SILENT: Final = 256
"""So many lines may be silent at once."""
OF_ONE: Final = 200
"""So many lines may come from one address. Those of this machine are not counted: there stands the proxy."""
SPARE: Final = 128
"""So many files are left for everything that is not a line."""
ODD_FRAMES: Final = 60
"""So many pings and pieces of frames may come on a socket,"""
ODD_SECONDS: Final = 10.0
"""within so many seconds."""


class Doors:
    """All lines of one server."""

    def __init__(self, most: int | None = None, silent: int = SILENT, of_one: int = OF_ONE) -> None:
        """With at most so many lines, so many of them silent, and so many from one address."""
        self._most = _files() - SPARE if most is None else most
        self._silent_most = silent
        self._of_one = of_one
        self._silent: dict[HttpLine, None] = {}
        """The lines of which nothing is known yet, the oldest first."""
        self._lines: dict[asyncio.BaseTransport, str] = {}
        """All lines, with the address that each comes from."""
        self._homes: dict[str, int] = {}

    def enter(self, line: HttpLine, transport: asyncio.Transport) -> bool:
        """Whether one more line may come."""
        peer = transport.get_extra_info("peername")
        home = home_of(peer[0]) if isinstance(peer, tuple) else ""
        if len(self._lines) >= self._most and not self._close_oldest():
            return False
        if home and not _is_here(home) and self._homes.get(home, 0) >= self._of_one:
            return False
        self._lines[transport] = home
        self._homes[home] = self._homes.get(home, 0) + 1
        self.be_silent(line)
        return True

    def be_silent(self, line: HttpLine) -> None:
        """A line has said nothing yet, or begins anew."""
        self._silent[line] = None
        if len(self._silent) > self._silent_most:
            self._close_oldest()

    def speak(self, line: HttpLine) -> None:
        """A line has said what it wants."""
        self._silent.pop(line, None)

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """A line is gone."""
        home = self._lines.pop(transport, None)
        if home is not None:
            self._homes[home] -= 1
            if not self._homes[home]:
                del self._homes[home]

    def _close_oldest(self) -> bool:
        oldest = next(iter(self._silent), None)
        if oldest is None:
            return False
        del self._silent[oldest]
        oldest.transport.abort()
        return True

    def protocols(self) -> tuple[type[HttpLine], type[SocketLine]]:
        """How uvicorn speaks on the lines of these doors."""
        shared: dict[str, Any] = {"doors": self}
        return type("Line", (HttpLine,), shared), type("Socket", (SocketLine,), shared)


class HttpLine(H11Protocol):
    """A line on which requests come."""

    doors: Doors
    _phase: object = None
    _is_socket = False
    _deadline: TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # TCP alone comes here
        """A line begins."""
        super().connection_made(transport)
        if self.doors.enter(self, transport):
            self._look()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Something comes."""
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """An answer is given; what follows is another request."""
        super().on_response_complete()
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is gone."""
        self._wait(None)
        self.doors.speak(self)
        self.doors.leave(self.transport)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket."""
        self._is_socket = True
        self._wait(None)
        self.doors.speak(self)
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Say that this is no request; with the headers of every answer."""
        headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        headers += [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            for part in (
                h11.Response(status_code=400, headers=headers, reason=b"Bad Request"),
                h11.Data(data=msg.encode("ascii")),
                h11.EndOfMessage(),
            ):
                self.transport.write(self.conn.send(part) or b"")
        self.transport.close()

    def _look(self) -> None:
        """Give what is to come now its time."""
        state = self.conn.their_state
        if state is self._phase or self._is_socket or self.transport.is_closing():
            return
        self._phase = state
        if state is h11.IDLE:
            self._wait(ASKING)
            self.doors.be_silent(self)
        else:
            self._wait(SENDING if state is h11.SEND_BODY else None)
            self.doors.speak(self)

    def _wait(self, seconds: float | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        self.doors.speak(self)
        self.transport.abort()


class SocketLine(WebSocketsSansIOProtocol):
    """A line on which a conversation goes."""

    doors: Doors
    _odd = 0
    _odd_since = 0.0

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is gone."""
        self.doors.leave(self.transport)
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:
        """Somebody wants to speak; whoever cannot do that gets the headers of every answer."""
        send = self.conn.send_response

        def guarded(response: Response) -> None:
            for name, value in HEADERS.items():
                response.headers.setdefault(name, value)
            send(response)

        self.conn.send_response = guarded  # type: ignore[method-assign]  # this one connection answers so
        super().handle_connect(event)

    def handle_ping(self) -> None:
        """Answer a ping."""
        if not self._is_flood():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take note of a pong."""
        if not self._is_flood():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take one more piece of a frame."""
        if not self._is_flood():
            super().handle_cont(event)

    def _is_flood(self) -> bool:
        """Whether there are too many frames that say nothing; the line is ended then."""
        now = self.loop.time()
        if now - self._odd_since > ODD_SECONDS:
            self._odd, self._odd_since = 0, now
        self._odd += 1
        if self._odd > ODD_FRAMES:
            self.transport.abort()
            return True
        return False


def _is_here(home: str) -> bool:
    try:
        return ip_address(home).is_loopback
    except ValueError:
        # A network, or no address at all.
        return home.startswith("::/")


def _files() -> int:
    """So many files and lines this process may have open."""
    try:
        import resource
    except ImportError:
        return 10_000
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 1_000_000 if soft == resource.RLIM_INFINITY else soft


def open_more_files() -> None:
    """Let this process have as many lines as the system allows it."""
    try:
        import resource
    except ImportError:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
