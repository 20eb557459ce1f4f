"""Security: the headers of every answer, whose pages may speak to us, and what is turned away at first sight."""

from __future__ import annotations

import logging
from collections.abc import Callable
from ipaddress import ip_address
from typing import Final
from urllib.parse import unquote, urlsplit

import msgspec
from litestar.enums import HttpMethod, ScopeType
from litestar.types import (
    ASGIApp,
    HTTPResponseStartEvent,
    HTTPScope,
    Message,
    Receive,
    Scope,
    Send,
    WebSocketScope,
)

from ludoteca.server.limits import Asker, Limits, home_of
from ludoteca.server.logs import shortened
from ludoteca.server.problems import problem, status_of
from ludoteca.server.static_file import POLICY

PAGES: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
"""What pages may do."""
COMPILING: Final = f"script-src 'self' 'wasm-unsafe-eval'; {PAGES}"
"""What a worker may do that runs Python: it compiles WebAssembly, too, and nothing else."""
HEADERS: Final = {
    POLICY: PAGES,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
"""Everything comes from here, nothing is inline, nobody frames us, and nobody learns an address of ours."""

STAY_PRIVATE: Final = ("strict-transport-security", "max-age=31536000")
"""Where a site is private, a browser comes to it in private only, for a year from every visit."""
API: Final = "/api/"
"""What is told below this is for whoever asks, now: nothing on the way keeps it."""

HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing."""
LOG: Final = logging.getLogger("ludoteca.server")


def address_of(scope: Scope) -> str:
    """Where a request comes from; behind a proxy on this machine, what the proxy says. Of IPv6, from which network."""
    client = scope.get("client")
    return home_of(client[0]) if client else "?"


def is_here(scope: Scope) -> bool:
    """Whether a request comes from this very machine, and not through a proxy on it."""
    forwarded = any(name.startswith(b"x-forwarded-") or name == b"forwarded" for name, _ in scope["headers"])
    try:
        return not forwarded and ip_address(address_of(scope)).is_loopback
    except ValueError:
        return False


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request, or None if it is not there exactly once."""
    values = [value for key, value in scope["headers"] if key == name]
    return values[0].decode("latin-1") if len(values) == 1 else None


def is_own(scope: Scope) -> bool:
    """Whether a request comes from a page of this very server."""
    origin = header(scope, b"origin")
    host = header(scope, b"host")
    if origin is None or host is None:
        return False
    try:
        return urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


class Shield:
    """Stands around the application: nothing goes in that may not, and nothing out without its headers."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        refused: Callable[[str], None],
        known: bool = True,
        keeps_out: Callable[[str], bool] = lambda _address: False,
    ) -> None:
        """``known`` is whether browsers everywhere trust the certificate, if there is one, and not this household's alone."""
        self._app = app
        self._known = known
        self._keeps_out = keeps_out
        """Whether nobody from an address may come in."""
        self._limits = limits
        self._refused = refused
        """Called with the code of whatever is refused here."""
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._let_in(scope, receive, send)
        else:
            await self._answer(scope, receive, send)

    async def _let_in(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        code = None if is_own(scope) else "foreign"
        if code is None and not self._limits.allows("entries", Asker(address=address_of(scope))):
            code = "too_fast"
        if code is None and self._keeps_out(address_of(scope)):
            code = "banned"
        code = code or _garbled(scope)
        if code is None:
            await self._app(scope, receive, send)
            return
        self._refuse(code, scope)
        await receive()
        await send({"type": "websocket.close", "code": 4000 + status_of(code), "reason": code})

    async def _answer(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        begun = False

        async def guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                message["headers"] = [*message.get("headers", []), *self._headers_of(scope, message)]
            await send(message)

        code = self._objection(scope)
        if code is None and scope["method"] == "HEAD":
            # The same answer as to GET, whose body the server leaves out because it was asked so.
            await self._app({**scope, "method": HttpMethod.GET}, receive, guarded)
            return
        if code is None:
            try:
                await self._app(scope, receive, guarded)
                return
            except Exception as error:
                # What the application cannot even refuse: whoever sent it gets an answer like any other.
                if begun:
                    raise
                code = "bad_request" if isinstance(error, UnicodeError | RecursionError) else "broken"
                if code == "broken":
                    LOG.error("request failed", extra={"code": code}, exc_info=error)
        self._refuse(code, scope)
        body = msgspec.json.encode(problem(code))
        told = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await guarded({"type": "http.response.start", "status": status_of(code), "headers": told})
        await guarded({"type": "http.response.body", "body": body, "more_body": False})

    def _headers_of(self, scope: HTTPScope, message: HTTPResponseStartEvent) -> list[tuple[bytes, bytes]]:
        """What every answer says besides, and what only some do."""
        own = {name for name, _ in message.get("headers", [])}
        headers = [header for header in self._headers if header[0] not in own]
        if self._known and scope["scheme"] == "https":
            headers = [*headers, (STAY_PRIVATE[0].encode(), STAY_PRIVATE[1].encode())]
        if scope["path"].startswith(API) and b"cache-control" not in own:
            headers = [*headers, (b"cache-control", b"no-store")]
        return headers

    def _refuse(self, code: str, scope: HTTPScope | WebSocketScope) -> None:
        """Count a refusal, and log it unless there have just been many like it: a flood must not flood the log."""
        self._refused(code)
        address = address_of(scope)
        if self._limits.allows("logs", Asker(address=address)):
            told = {"code": code, "address": address, "path": shortened(scope["path"])}
            LOG.info("request refused", extra=told)

    def _objection(self, scope: HTTPScope) -> str | None:
        """The code of what is wrong with a request at first sight."""
        if not self._limits.allows("requests", Asker(address=address_of(scope))):
            return "too_fast"
        if self._keeps_out(address_of(scope)):
            return "banned"
        # A page elsewhere cannot read our answers, but could send a form with our cookie.
        from_page = header(scope, b"origin") is not None
        if scope["method"] not in HARMLESS and from_page and not is_own(scope):
            return "foreign"
        return _garbled(scope)


def _garbled(scope: HTTPScope | WebSocketScope) -> str | None:
    """No page has such an address, and databases stumble over it."""
    words = f"{scope['path']}{unquote(scope['query_string'].decode('latin-1'))}"
    return None if words.isprintable() else "bad_request"
