"""Web Push: a message to a browser that is closed, encrypted for it alone (RFC 8291) and signed by this server (RFC 8292)."""

from __future__ import annotations

import base64
import http.client
import os
import socket
import ssl
from functools import cached_property
from hashlib import sha256
from ipaddress import ip_address
from time import time
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct
from sqlalchemy import Connection

from ludoteca.server import sanctions

VAPID: Final = "vapid"
"""The setting with the key that this server signs by."""
TIMEOUT: Final = 10.0
LASTING: Final = 24 * 3600
"""Seconds for which a service keeps a message for a browser that is off."""
SIGNED: Final = 12 * 3600
"""Seconds for which a signature is good; services allow a day."""
GONE: Final = (404, 410)
LONGEST: Final = 1024
MOST_BYTES: Final = 3_000
POINT: Final = 65
"""The length of a public key of P-256,"""
SECRET: Final = 16
"""and that of the secret beside it."""


class Target(Struct, frozen=True):
    """A browser that can be reached: where, and the public key and the secret that messages are encrypted by, in base64url."""

    endpoint: str
    key: str
    secret: str

    @property
    def hash(self) -> str:
        """What it is called in the database."""
        return sha256(self.endpoint.encode()).hexdigest()


class BadTarget(ValueError):
    """Nothing can, or may, be sent there."""


class Expired(Exception):
    """The browser is not there any more; it is of no use to try again."""


class NotSent(Exception):
    """It could not be sent now."""


def is_supported() -> bool:
    """Whether the libraries are installed: they come with the extra ``push``."""
    try:
        import http_ece  # noqa: F401 - looked for
        import py_vapid  # noqa: F401 - looked for
    except ImportError:
        return False
    return True


def unpadded(content: bytes) -> str:
    """Bytes in base64url, as browsers write them."""
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def vapid_key(connection: Connection) -> str:
    """The private key of this house, made when it is first needed; in a transaction that writes."""
    kept = sanctions.settings(connection).get(VAPID)
    if kept is None:
        from py_vapid import Vapid02

        vapid = Vapid02()
        vapid.generate_keys()
        kept = vapid.private_pem().decode()
        sanctions.choose_settings(connection, {VAPID: kept})
    return str(kept)


class Push:
    """Sends messages in the name of this server."""

    def __init__(self, pem: str, contact: str, local: bool = False) -> None:
        """``contact`` is where a service can complain; ``local`` lets tests reach this machine, over plain HTTP too."""
        self._pem = pem
        self._contact = contact
        self._local = local

    @cached_property
    def public_key(self) -> str:
        """What browsers ask their service for messages of this server by."""
        from cryptography.hazmat.primitives import serialization

        encoding, form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        return unpadded(self._vapid.public_key.public_bytes(encoding, form))

    def check(self, target: Target) -> None:
        """Raise BadTarget for what is no browser's address or no key."""
        place = urlsplit(target.endpoint)
        try:
            fits = len(_bytes(target.key)) == POINT and len(_bytes(target.secret)) == SECRET
        except ValueError:
            fits = False
        secure = place.scheme == "https" and place.port in (None, 443)
        if (
            not fits
            or len(target.endpoint) > LONGEST
            or not target.endpoint.isprintable()
            or not place.hostname
        ):
            raise BadTarget("no subscription of a browser")
        if not (secure or self._local):
            raise BadTarget("a service for messages is reached over https")

    def send(self, target: Target, message: bytes, topic: str) -> None:
        """Hand a message to the service of a browser; of one topic only the latest is kept. Raises Expired or NotSent."""
        body = self.sealed(target, message)
        place = urlsplit(target.endpoint)
        path = f"{place.path or '/'}{'?' if place.query else ''}{place.query}"
        try:
            line = self._line(place.hostname or "", place.port, place.scheme == "https")
            try:
                line.request("POST", path, body, self._headers(f"{place.scheme}://{place.netloc}", topic))
                status = line.getresponse().status
            finally:
                line.close()
        except (OSError, http.client.HTTPException, ValueError) as error:
            raise NotSent(type(error).__name__) from None
        if status in GONE:
            raise Expired(str(status))
        # A redirection is not followed: it could lead anywhere.
        if not 200 <= status < 300:
            raise NotSent(str(status))

    def _headers(self, audience: str, topic: str) -> dict[str, str]:
        return {
            **self._signed(audience),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTING),
            "Topic": unpadded(sha256(topic.encode()).digest()[:24]),
            "Urgency": "normal",
        }

    def sealed(self, target: Target, message: bytes) -> bytes:
        """A message that this browser alone can read."""
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec

        if len(message) > MOST_BYTES:
            raise NotSent("too long")
        try:
            sealed: bytes = http_ece.encrypt(
                message,
                salt=os.urandom(SECRET),
                private_key=ec.generate_private_key(ec.SECP256R1()),
                dh=_bytes(target.key),
                auth_secret=_bytes(target.secret),
                version="aes128gcm",
            )
        except Exception as error:  # noqa: BLE001 - a key that is no point of the curve, in whatever words
            raise Expired(type(error).__name__) from None
        return sealed

    def _signed(self, audience: str) -> dict[str, str]:
        claims = {"aud": audience, "exp": str(int(time()) + SIGNED), "sub": self._contact}
        return {str(name): str(value) for name, value in self._vapid.sign(claims).items()}

    @cached_property
    def _vapid(self):  # type: ignore[no-untyped-def]  # the library has no types, and may not be installed
        from py_vapid import Vapid02

        return Vapid02.from_pem(self._pem.encode())

    def _line(self, host: str, port: int | None, secure: bool) -> http.client.HTTPConnection:
        """A line to a service, to an address that was looked at: whoever subscribes must not make us call our own network."""
        port = port or (443 if secure else 80)
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        address = str(found[0][4][0])
        if not (self._local or ip_address(address).is_global):
            raise ValueError("not an address of the open network")
        connected = socket.create_connection((address, port), TIMEOUT)
        if not secure:
            plain = http.client.HTTPConnection(host, port, timeout=TIMEOUT)
            plain.sock = connected
            return plain
        line = http.client.HTTPSConnection(host, port, timeout=TIMEOUT)
        line.sock = ssl.create_default_context().wrap_socket(connected, server_hostname=host)
        return line
