"""Guests: people without passwords. Who one is stands in a cookie that only this server can have made."""

from __future__ import annotations

import os
import secrets
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from itsdangerous import BadData, TimestampSigner
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ludoteca.server.deed import Guest
from ludoteca.server.problems import Denied
from ludoteca.server.protocol import LONGEST_NAME
from ludoteca.server.store import Store

COOKIE: Final = "ludoteca"
YEAR: Final = 365 * 24 * 3600
KEY_BYTES: Final = 32


def key_at(path: Path) -> bytes:
    """The key of this server, made when it is first needed; for its owner's eyes only."""
    if not path.exists():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secrets.token_bytes(KEY_BYTES))
        try:
            # If another process was faster, its key is the key.
            os.link(draft, path)
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise ValueError(f"{path} holds no key of {KEY_BYTES} bytes")
    return key


class Seals:
    """Makes cookies, and tells its own from all others."""

    def __init__(self, key: bytes) -> None:
        self._signer = TimestampSigner(key, salt="ludoteca guest", digest_method=sha256)

    def cookie(self, guest: str, scheme: str) -> Cookie:
        """The cookie of a guest, good for a year."""
        return Cookie(
            COOKIE,
            value=self._signer.sign(guest).decode(),
            max_age=YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=scheme in ("https", "wss"),
        )

    def guest_of(self, cookie: str | None) -> str | None:
        """The id of the guest that a cookie was made for; None for anything else, and after a year."""
        if cookie is None:
            return None
        try:
            return self._signer.unsign(cookie, max_age=YEAR).decode()
        except BadData:
            return None


async def known(connection: ASGIConnection[Any, Any, Any, Any], seals: Seals, store: Store) -> Guest | None:
    """The guest who sends a request, if the cookie is ours and the guest is still there."""
    id = seals.guest_of(connection.cookies.get(COOKIE))
    return None if id is None else await store.guest(id)


def proper_name(text: str) -> str:
    """A name that records can hold and people can read; raises Denied for anything else."""
    name = text.strip()
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or "," in name:
        raise Denied("bad_name")
    return name
