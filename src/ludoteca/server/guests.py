"""Guests: people without passwords. On each of their devices a cookie with a token says who they are."""

from __future__ import annotations

import os
import secrets
import time
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from itsdangerous import BadData, TimestampSigner
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ludoteca.server.room_events import Guest
from ludoteca.server.store import Store

COOKIE: Final = "ludoteca"
SECURE: Final = "__Host-ludoteca"
"""What it is called where the site is private: a browser then takes it from nobody but this very host."""
PRIVATE: Final = ("https", "wss")
SIGNED: Final = "."
"""Stands in every cookie of version 0.1.0, which is a signed id, and in no token."""
YEAR: Final = 365 * 24 * 3600
KEY_BYTES: Final = 32
BROWSERS: Final = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari"),
)  # fmt: skip
SYSTEMS: Final = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Mac OS", "Mac"),
    ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip
"""By what a browser and its system are told, the one that others claim to be later."""

Asking = ASGIConnection[Any, Any, Any, Any]


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
    elif path.stat().st_mode & 0o077:
        path.chmod(0o600)
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise ValueError(f"{path} holds no key of {KEY_BYTES} bytes")
    return key


class Seals:
    """Tells the cookies that version 0.1.0 has made from all others. Each says who somebody is, and when it was signed."""

    def __init__(self, key: bytes) -> None:
        self._signer = TimestampSigner(key, salt="ludoteca guest", digest_method=sha256)

    def guest_of(self, cookie: str) -> tuple[str, float] | None:
        """The id of the guest that a cookie was made for, and when; None for anything else, and after a year."""
        try:
            # Without an age: there a clock that has stepped back would refuse what it signed itself.
            signed, when = self._signer.unsign(cookie, return_timestamp=True)
        except BadData:
            return None
        return None if time.time() - when.timestamp() > YEAR else (signed.decode(), when.timestamp())


def cookie_name(scheme: str) -> str:
    """What the cookie of a device is called."""
    return SECURE if scheme in PRIVATE else COOKIE


def cookie_of(token: str, scheme: str) -> Cookie:
    """The cookie of a device, good for a year."""
    return Cookie(
        cookie_name(scheme),
        value=token,
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=scheme in PRIVATE,
    )


def no_cookies(scheme: str) -> list[Cookie]:
    """What makes a browser forget who somebody was."""
    names = [COOKIE, SECURE] if scheme in PRIVATE else [COOKIE]
    return [
        Cookie(name, value="", max_age=0, path="/", httponly=True, samesite="lax", secure=name == SECURE)
        for name in names
    ]


def token_of(connection: Asking) -> str:
    """What a request brings as the token of its device, the better protected one first; empty if it brings nothing."""
    return connection.cookies.get(SECURE) or connection.cookies.get(COOKIE) or ""


async def known(connection: Asking, seals: Seals, store: Store) -> Guest | None:
    """Who sends a request, if the device is known, or the cookie of an earlier version is ours."""
    for name in (SECURE, COOKIE):
        cookie = connection.cookies.get(name)
        if not cookie:
            continue
        if SIGNED not in cookie:
            guest = await store.identities.guest_on(cookie)
        else:
            signed = seals.guest_of(cookie)
            guest = None if signed is None else await store.identities.old_guest(*signed)
        if guest is not None:
            return guest
    return None


def is_proper(connection: Asking) -> bool:
    """Whether the device has a cookie as it should be by now, and no earlier one."""
    token = connection.cookies.get(cookie_name(connection.scope["scheme"]))
    return bool(token) and SIGNED not in str(token)


def described(connection: Asking) -> str:
    """What kind of device sends a request, so that its owner knows it again in a list: browser and system, no more."""
    said = connection.headers.get("user-agent", "")
    browser = next((name for sign, name in BROWSERS if sign in said), "")
    system = next((name for sign, name in SYSTEMS if sign in said), "")
    return " · ".join([word for word in (browser, system) if word])
