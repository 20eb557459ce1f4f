"""Security: the headers of every answer, whose pages may speak to us, and how much at once."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from ludoteca.server.logs import shortened
from ludoteca.server.problems import problem, status_of

HEADERS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
"""Everything comes from here, nothing is inline, nobody frames us, and nobody learns an address of ours."""

HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing."""
BUCKETS_KEPT: Final = 20_000
LOG: Final = logging.getLogger("ludoteca.server")


class Rate(msgspec.Struct, frozen=True):
    """So many a second on average, and so many at once."""

    a_second: float
    at_once: float


class Rates(msgspec.Struct, frozen=True):
    """What one guest or one address may do. No person comes near; a program that plays by itself may need more."""

    requests: Rate = Rate(20, 100)
    """From one address, of whatever kind; what a page is made of comes at once."""
    guests: Rate = Rate(0.2, 20)
    """New guests from one address, and devices linked."""
    entries: Rate = Rate(4, 80)
    """Sockets opened from one address: a household behind one address comes back at once after a cut."""
    rooms: Rate = Rate(0.1, 10)
    """Rooms and records of one guest."""
    replays: Rate = Rate(5, 40)
    """Moments of finished matches for one guest."""
    commands: Rate = Rate(10, 40)
    """Of one guest, in all rooms."""
    sayings: Rate = Rate(0.5, 8)
    hints: Rate = Rate(0.2, 4)
    sockets: int = 20
    """Open at once for one guest."""


LOGGED: Final = Rate(0.2, 10)
"""Refusals that are logged for one address."""
_ANY: Final = Rate(1e9, 1e9)
GENEROUS: Final = Rates(_ANY, _ANY, _ANY, _ANY, _ANY, _ANY, _ANY, _ANY, 1_000_000_000)
"""For scripted people: nothing is ever too much."""


class Limits:
    """Token buckets: every key has its own, which fills up by itself."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        """For each kind and key what was left, and when."""

    def allows(self, kind: str, key: str, rate: Rate) -> bool:
        """Take a token, if there is one."""
        now = self._clock()
        left, since = self._buckets.pop((kind, key), (rate.at_once, now))
        left = min(rate.at_once, left + (now - since) * rate.a_second)
        allowed = left >= 1
        # Whoever came last stands last: the first ones are those that have been quiet for longest.
        self._buckets[kind, key] = (left - 1 if allowed else left, now)
        if len(self._buckets) > BUCKETS_KEPT:
            del self._buckets[next(iter(self._buckets))]
        return allowed


def address_of(scope: Scope) -> str:
    """Where a request comes from; behind a proxy on this machine, what the proxy says."""
    client = scope.get("client")
    return client[0] if client else "?"


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request, or None if it is not there exactly once."""
    values = [value for key, value in scope["headers"] if key == name]
    return values[0].decode("latin-1") if len(values) == 1 else None


def is_own(scope: Scope) -> bool:
    """Whether a request comes from a page of this very server."""
    origin = header(scope, b"origin")
    host = header(scope, b"host")
    return origin is not None and host is not None and urlsplit(origin).netloc.lower() == host.lower()


class Shield:
    """Stands around the application: nothing goes in that may not, and nothing out without its headers."""

    def __init__(self, app: ASGIApp, limits: Limits, rates: Rates, refused: Callable[[str], None]) -> None:
        self._app = app
        self._limits = limits
        self._rates = rates
        self._refused = refused
        """Called with the code of whatever is refused here."""
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == ScopeType.WEBSOCKET:
            if is_own(scope):
                await self._app(scope, receive, send)
            else:
                self._refuse("foreign", scope)
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": "foreign"})
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self._headers]
            await send(message)

        code = self._objection(scope)
        if code is None:
            await self._app(scope, receive, guarded)
            return
        self._refuse(code, scope)
        body = msgspec.json.encode(problem(code))
        kind = (b"content-type", b"application/json")
        await guarded({"type": "http.response.start", "status": status_of(code), "headers": [kind]})
        await guarded({"type": "http.response.body", "body": body, "more_body": False})

    def _refuse(self, code: str, scope: HTTPScope | WebSocketScope) -> None:
        """Count a refusal, and log it unless there have just been many like it: a flood must not flood the log."""
        self._refused(code)
        address = address_of(scope)
        if self._limits.allows("logs", address, LOGGED):
            told = {"code": code, "address": address, "path": shortened(scope["path"])}
            LOG.info("request refused", extra=told)

    def _objection(self, scope: HTTPScope) -> str | None:
        """The code of what is wrong with a request at first sight."""
        if not self._limits.allows("requests", address_of(scope), self._rates.requests):
            return "too_fast"
        # A page elsewhere cannot read our answers, but could send a form with our cookie.
        from_page = header(scope, b"origin") is not None
        if scope["method"] not in HARMLESS and from_page and not is_own(scope):
            return "foreign"
        return None
