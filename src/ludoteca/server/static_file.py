"""A file as it is served: compressed as the browser can read it, and not at all if the browser has it."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from litestar import Response

AS_IT_IS: Final = "as_it_is"
"""Marks routes whose answers are compressed already."""
CHECKED: Final = "no-cache"
FOR_EVER: Final = "public, max-age=31536000, immutable"
POLICY: Final = "content-security-policy"
FOUND: Final = 200
NOT_MODIFIED: Final = 304
NOT_FOUND: Final = 404
REFUSED: Final = ("q=0", "q=0.0", "q=0.00", "q=0.000")


class StaticFile:
    """What is in a file, and what else goes with it."""

    def __init__(
        self,
        kind: str,
        content: bytes,
        cache: str,
        compressed: Mapping[str, bytes] | None = None,
        policy: str | None = None,
    ) -> None:
        """A policy of its own takes the place of the server's."""
        self.content = content
        self._policy = {} if policy is None else {POLICY: policy}
        self.kind = kind
        self.cache = cache
        self.compressed = dict(compressed or {})
        """By encoding, the best first."""
        self._mark = sha256(content).hexdigest()[:16]

    def answer(self, asked: Mapping[str, str], status: int = FOUND) -> Response[bytes]:
        """The answer to a request with these headers."""
        readable = asked.get("accept-encoding", "")
        encoding = next((one for one in self.compressed if accepts(readable, one)), None)
        mark = f'"{self._mark}-{encoding or "whole"}"'
        headers = {"cache-control": self.cache, "etag": mark, "vary": "accept-encoding", **self._policy}
        kept = [one.strip().removeprefix("W/") for one in asked.get("if-none-match", "").split(",")]
        if status == FOUND and mark in kept:
            return Response(b"", status_code=NOT_MODIFIED, media_type=self.kind, headers=headers)
        if encoding is not None:
            headers["content-encoding"] = encoding
        content = self.content if encoding is None else self.compressed[encoding]
        return Response(content, status_code=status, media_type=self.kind, headers=headers)


def accepts(readable: str, encoding: str) -> bool:
    """Whether a browser names an encoding, and not in order to refuse it."""
    for one in readable.lower().split(","):
        name, _, rest = one.partition(";")
        if name.strip() == encoding:
            return rest.replace(" ", "") not in REFUSED
    return False
