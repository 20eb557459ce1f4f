"""A server in a thread of its own, beside a test that drives a browser."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Mapping
from types import TracebackType
from typing import Self

from ludoteca.server.app import configuration
from ludoteca.server.app_state import opened
from ludoteca.server.bot_pool import BotPool
from ludoteca.server.limits import GENEROUS
from ludoteca.server.pace import AT_ONCE
from ludoteca.server.routes.alone import handed_out
from tests.server.clients import KEY, Server

PATIENCE = 20.0
"""Seconds that a server may take to come or to go."""


class Stand:
    """A server on one port of loopback, which may go and come back."""

    def __init__(self, database: str, alone: Mapping[str, bytes] | None = None) -> None:
        """With the files of the page that needs no server, if it hands that out."""
        self._database = database
        self._alone = handed_out(alone or {})
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = int(free.getsockname()[1])
        self.url = f"http://127.0.0.1:{self._port}"

    def __enter__(self) -> Self:
        """Begin to serve."""
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Serve no longer."""
        self.stop()

    def start(self) -> None:
        """Come, and be there when this returns."""
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        assert self._ready.wait(PATIENCE), "the server does not start"

    def stop(self) -> None:
        """Go, and cut every line."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server does not stop"

    async def _serve(self) -> None:
        listening = socket.create_server(("127.0.0.1", self._port))
        async with opened(self._database, KEY, GENEROUS, None, BotPool(1, pace=AT_ONCE)) as app_state:
            app_state.alone = self._alone
            self._server = Server(configuration(app_state))
            running = asyncio.ensure_future(self._server.serve([listening]))
            while not self._server.started:
                await asyncio.sleep(0.01)
            self._ready.set()
            await running
