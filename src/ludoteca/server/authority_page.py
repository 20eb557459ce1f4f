"""What a phone needs before it can open a table over https, over plain http: who certifies it, and how to trust that.

Nothing else is to be had here, so nothing that is said at the table ever goes this way.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from importlib.resources import files
from typing import Final

import uvicorn
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from ludoteca.facets.language import Language, language, languages
from ludoteca.server.app_state import AppState
from ludoteca.server.doors import Doors
from ludoteca.server.security import Shield, header
from ludoteca.server.static_file import CHECKED, FOUND, NOT_FOUND

CERTIFICATE: Final = "/authority.crt"
STYLE: Final = "/authority.css"
CERTIFICATE_KIND: Final = "application/x-x509-ca-cert"
DEVICES: Final = {
    "web-authority-iphone": "web-authority-iphone-how",
    "web-authority-android": "web-authority-android-how",
    "web-authority-computer": "web-authority-computer-how",
}
"""Kinds of devices, and what to do on each."""


def page(text: Language, fingerprint: str, table: str) -> str:
    """How to trust the authority, in one language."""
    devices = "".join(
        f"<details><summary>{escape(text.text(device))}</summary><p>{escape(text.text(how))}</p></details>"
        for device, how in DEVICES.items()
    )
    title = escape(text.text("web-authority-title"))
    return f"""<!doctype html>
<html lang="{text.code}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>{title} · Ludoteca</title>
    <link rel="stylesheet" href="{STYLE}">
  </head>
  <body>
    <main>
      <p class="home">Ludoteca</p>
      <h1>{title}</h1>
      <p>{escape(text.text("web-authority-text"))}</p>
      <ol>
        <li><a class="main" href="{CERTIFICATE}" download="ludoteca.crt">{escape(text.text("web-authority-get"))}</a></li>
        <li>{escape(text.text("web-authority-compare"))} <code>{escape(fingerprint)}</code></li>
        <li>{devices}</li>
        <li><a class="main" href="{escape(table)}">{escape(text.text("web-authority-open"))}</a></li>
      </ol>
    </main>
  </body>
</html>
"""


def spoken_by(scope: Scope) -> Language:
    """The first language of the browser that we speak, else English."""
    wanted = [one.strip()[:2].lower() for one in (header(scope, b"accept-language") or "").split(",")]
    return language(next((code for code in wanted if code in languages()), "en"))


class AuthorityPage:
    """The application behind the plain address."""

    def __init__(self, authority: bytes, fingerprint: str, tables: Mapping[str, str]) -> None:
        self._authority = authority
        self._fingerprint = fingerprint
        self._tables = tables
        """Where the table is, by the name that this machine was asked by."""
        self._style = files("ludoteca.server").joinpath("authority.css").read_bytes()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request; there are three things to be had."""
        if scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.close", "code": 4404, "reason": "not_found"})
            return
        host = (header(scope, b"host") or "").rpartition(":")[0]
        table = self._tables.get(host) or next(iter(self._tables.values()))
        told = page(spoken_by(scope), self._fingerprint, table).encode()
        kind, content = {
            CERTIFICATE: (CERTIFICATE_KIND, self._authority),
            STYLE: ("text/css; charset=utf-8", self._style),
        }.get(scope["path"], ("text/html; charset=utf-8", told))
        status = FOUND if scope["path"] in ("/", CERTIFICATE, STYLE) else NOT_FOUND
        headers = {"content-type": kind, "content-length": str(len(content)), "cache-control": CHECKED}
        named = [(name.encode(), value.encode()) for name, value in headers.items()]
        await send({"type": "http.response.start", "status": status, "headers": named})
        await send({"type": "http.response.body", "body": content, "more_body": False})


def plain_configuration(app_state: AppState, app: ASGIApp) -> uvicorn.Config:
    """How uvicorn serves it, with the same limits and headers as the table."""
    shielded = Shield(app, app_state.limits, app_state.metrics.refused)
    line, socket = Doors().protocols()
    return uvicorn.Config(
        shielded, http=line, ws=socket, lifespan="off", log_config=None, access_log=False, server_header=False
    )
