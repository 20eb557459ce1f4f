"""Connections: frames on their way to one browser."""

from __future__ import annotations

from asyncio import Queue, QueueFull
from typing import Final

import msgspec

from ludoteca.server.protocol import ToClient

FRAMES_WAITING: Final = 256
"""A connection that lets so many frames wait is given up; its client will come back."""

ENCODER: Final = msgspec.json.Encoder()


class Connection:
    """One connection of a subscription: frames on their way to a browser, and None when there will be no more."""

    __slots__ = ("frames", "address")

    def __init__(self, address: str = "") -> None:
        self.address = address
        """Where the browser is."""
        self.frames: Queue[bytes | None] = Queue(FRAMES_WAITING)

    def send(self, message: ToClient) -> None:
        """Put a message on its way."""
        self.put(ENCODER.encode(message))

    def put(self, frame: bytes) -> None:
        """Put a frame on its way; one that is full is cut."""
        try:
            self.frames.put_nowait(frame)
        except QueueFull:
            self.cut()

    def cut(self) -> None:
        """Say that nothing follows; what is still waiting is of no use to anybody."""
        while not self.frames.empty():
            self.frames.get_nowait()
        self.frames.put_nowait(None)
