"""Kills: servers die at random moments while people play, and are started again on the same SQLite file.

A room belongs to the dead process until its lease has run out, so most of the time is spent waiting. Several servers,
each with a database and tables of its own, do that side by side.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from bench.load.figures import Figures, Report, breaches, spread, told
from bench.load.ledger import Archive, Findings, Ledger
from bench.load.people import Doors, Gathering
from bench.load.server import Server, Site
from ludoteca.server import protocol as p

LONGEST_PLAY: Final = 0.6
"""Between the first answer after a restart and the next kill lie at most so many seconds."""
TOO_EARLY: Final = 5
"""One kill in so many comes while the people still wait for their rooms."""
LEASE: Final = 3.0
PATIENCE: Final = 30.0
"""Seconds within which something must be acknowledged after a restart."""


class Run:
    """One server that is killed again and again."""

    def __init__(self, folder: Path, settings: list[p.Settings], seed: object) -> None:
        self.ledger = Ledger()
        self.findings = Findings()
        self.back: list[float] = []
        """Seconds from each kill to the first acknowledged command, those left out where another kill came first."""
        self.starts: list[float] = []
        """Seconds from each start of a server until it was there."""
        self.kills = 0
        self._killed = 0.0
        self._started = 0.0
        self._random = Random(f"kills {seed}")
        self._site = Site(f"sqlite:///{folder}/ludoteca.db", folder)
        self._server = Server(self._site)
        self._doors = Doors([], seed)
        self._tables = [
            Gathering(self._doors, self.ledger, one, f"{seed} {number}")
            for number, one in enumerate(settings)
        ]

    @property
    def rooms(self) -> list[str]:
        """All rooms that anybody has played in."""
        return [room for table in self._tables for room in table.rooms]

    @property
    def complaints(self) -> list[str]:
        """What the servers have complained of."""
        return self._site.complaints()

    async def go(self, times: int) -> None:
        """Kill the server so often; then let everybody play to the end, and look at what is stored."""
        try:
            await self._start()
            for table in self._tables:
                await table.gather()
            stop = asyncio.Event()
            async with asyncio.TaskGroup() as group:
                for table in self._tables:
                    group.create_task(table.play(stop))
                await self._killing(times)
                stop.set()
        finally:
            self._server.kill()
        self._audit(self.rooms, self.rooms)

    async def _killing(self, times: int) -> None:
        for number in range(times):
            if number and not self._random.randrange(TOO_EARLY):
                await asyncio.sleep(self._random.uniform(0, LEASE))
            else:
                await self._go_on()
                await asyncio.sleep(self._random.uniform(0, LONGEST_PLAY))
            self._killed = monotonic()
            self._server.kill()
            self.kills += 1
            await asyncio.to_thread(self._audit, [table.rooms[-1] for table in self._tables])
            await self._start()
        await self._go_on()

    async def _start(self) -> None:
        begun = monotonic()
        await self._server.start()
        self._doors.urls[:] = [self._server.url]
        self._started = monotonic()
        self.starts.append(self._started - begun)

    async def _go_on(self) -> None:
        """Wait until the server that was started last acknowledges something."""
        async with asyncio.timeout(PATIENCE):
            while max(self.ledger.heard.values()) < self._started:
                await asyncio.sleep(0.005)
        if self.kills:
            self.back.append(max(self.ledger.heard.values()) - self._killed)

    def _audit(self, rooms: list[str], finished: list[str] | None = None) -> None:
        archive = Archive(self._site.database)
        try:
            found = archive.audit(self.ledger, rooms, finished or ())
        finally:
            archive.close()
        for name, number in told(found).items():
            setattr(self.findings, name, getattr(self.findings, name) + number)


async def kill(folder: Path, times: int, servers: int, settings: list[p.Settings], seed: object) -> Report:
    """Kill servers so often in all, so many of them side by side; these are the tables of each."""
    servers = min(servers, times)
    runs: list[Run] = []
    for number in range(servers):
        own = folder / str(number)
        own.mkdir()
        runs.append(Run(own, settings, f"{seed} {number}"))
    begun = monotonic()
    async with asyncio.TaskGroup() as group:
        for number, run in enumerate(runs):
            group.create_task(run.go(times // servers + (number < times % servers)))
    findings = Findings()
    for name in told(findings):
        setattr(findings, name, sum(getattr(run.findings, name) for run in runs))
    figures: Figures = {
        "kills": sum(run.kills for run in runs),
        "matches": sum(len(run.rooms) for run in runs),
        "acknowledged": sum(len(run.ledger.done) for run in runs),
        "refused": sum(len(run.ledger.refused) for run in runs),
        **spread("start", [seconds for run in runs for seconds in run.starts]),
        **spread("kill_to_acknowledged", [seconds for run in runs for seconds in run.back]),
        "seconds": round(monotonic() - begun, 1),
        **told(findings),
    }
    return Report(figures, breaches(findings, [line for run in runs for line in run.complaints]))
