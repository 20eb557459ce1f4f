"""A server in a process of its own, which can be killed at any moment and is soon there again."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread
from typing import Final

import uvicorn
from msgspec import Struct

from ludoteca.server.app import configuration
from ludoteca.server.app_state import opened
from ludoteca.server.bot_pool import BotPool
from ludoteca.server.doors import open_more_files
from ludoteca.server.garbage_collection import avoid_pauses
from ludoteca.server.guests import key_at
from ludoteca.server.limits import GENEROUS, Rates
from ludoteca.server.pace import AT_ONCE, PACE

CONTEXT: Final = get_context("forkserver")
# Whatever a server imports is imported once for all: it starts in tens of milliseconds.
CONTEXT.set_forkserver_preload(["ludoteca.server.app", "ludoteca.server.app_state", "bench.load.server"])
STARTING: Final = 60.0
"""Seconds after which a server that does not say that it is there has failed."""
LEVELS: Final = ("WARNING ", "ERROR ", "CRITICAL ")
BACKLOG: Final = 1024
"""So many people may come at the same moment."""
KILO: Final = 1024


class Site(Struct, frozen=True):
    """What a server needs to know; several servers of one database share it."""

    database: str
    folder: Path
    """Where the key lies, and where the servers complain."""
    redis: str | None = None
    rates: Rates = GENEROUS
    workers: int | None = 1
    """So many bots think at once; None for one on each core."""

    @property
    def log(self) -> Path:
        """Warnings and errors of all servers."""
        return self.folder / "server.log"

    def complaints(self) -> list[str]:
        """What the servers have complained of, a line each; there should be nothing."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return [line for line in lines if line.startswith(LEVELS)]


class Server:
    """One process of the server. It ends with the process that started it."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.url = ""
        self.owner = ""
        """The id under which it owns rooms."""
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    async def start(self) -> None:
        """Begin to serve; returns when the server is there."""
        self._pipe, theirs = CONTEXT.Pipe()
        self._process = CONTEXT.Process(target=serve, args=(self.site, theirs), daemon=True)
        self._process.start()
        theirs.close()
        async with asyncio.timeout(STARTING):
            self.url, self.owner = await asyncio.to_thread(self._pipe.recv)

    def kill(self) -> None:
        """End the process without a word of warning, as ``kill -9`` does."""
        if self._process is not None and self._pipe is not None:
            self._process.kill()
            self._process.join()
            self._pipe.close()

    def end(self) -> None:
        """Ask the process to end in order, as an upgrade does, and wait until it has."""
        if self._process is not None and self._pipe is not None:
            self._process.terminate()
            self._process.join(STARTING)
            self.kill()

    def memory(self) -> int:
        """The bytes that the process holds in memory."""
        for line in self._proc("status").splitlines():
            name, _, value = line.partition(":")
            if name == "VmRSS":
                return int(value.split()[0]) * KILO
        raise RuntimeError("the system does not tell what a process holds in memory")

    def work(self) -> float:
        """The seconds of processor time that the process has used."""
        ticks = self._proc("stat").rpartition(")")[2].split()[11:13]
        return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")

    def _proc(self, name: str) -> str:
        assert self._process is not None
        return Path(f"/proc/{self._process.pid}/{name}").read_text()


def serve(site: Site, pipe: Connection) -> None:
    """Serve until killed, or until the process at the other end of the pipe is gone."""
    logging.basicConfig(filename=site.log, level=logging.WARNING, format="%(levelname)s %(message)s")
    Thread(target=_go_with, args=(pipe,), daemon=True).start()
    open_more_files()
    asyncio.run(_serve(site, pipe))


def _go_with(pipe: Connection) -> None:
    try:
        pipe.recv()
    except EOFError:
        os._exit(0)


async def _serve(site: Site, pipe: Connection) -> None:
    # As ludoteca serve listens: only with the protocol named does asyncio send small frames without delay.
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    listening.listen(BACKLOG)
    key = key_at(site.folder / "key")
    bot_pool = BotPool(site.workers, pace=AT_ONCE if site.rates == GENEROUS else PACE)
    async with opened(site.database, key, site.rates, site.redis, bot_pool) as app_state:

        class Announced(uvicorn.Server):
            """Tells when it is there."""

            async def startup(self, sockets: list[socket.socket] | None = None) -> None:
                await super().startup(sockets)
                url = f"http://127.0.0.1:{listening.getsockname()[1]}"
                pipe.send((url, app_state.store.process))

        collecting = asyncio.ensure_future(avoid_pauses())
        await Announced(configuration(app_state)).serve([listening])
        collecting.cancel()
