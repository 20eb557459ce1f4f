"""The browser: what the page needs of it. Everything goes as text, so that nothing has to be freed on either side."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol


class Browser(Protocol):
    """Keeps what is written, and has further workers."""

    def read(self, key: str) -> Awaitable[str | None]:
        """What is kept under a key."""

    def read_all(self, prefix: str) -> Awaitable[str]:
        """What is kept under all keys that begin so, in the order of the keys: a list in JSON."""

    def write(self, rows: str) -> Awaitable[bool]:
        """Keep rows, all or none: a list in JSON of a key, a text, and whether the key must be new.

        False if one that must be new is not.
        """

    def remove(self, prefix: str) -> Awaitable[None]:
        """Keep nothing more under the keys that begin so."""

    def begin(self) -> int:
        """Begin a worker for bots; the number of it."""

    def tell(self, worker: int, task: str) -> None:
        """Give a worker a task, each byte a character."""

    def hear(self, worker: int) -> Awaitable[str]:
        """The next reply of a worker, each byte a character."""

    def end(self, worker: int) -> None:
        """End a worker, whatever it is doing."""

    def say(self, line: int, text: str) -> None:
        """Say something on a line to the page."""

    def cut(self, line: int, code: int) -> None:
        """End a line, with the code that a socket would be closed with."""
