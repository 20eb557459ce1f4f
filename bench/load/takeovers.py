"""Takeovers: two servers on one PostgreSQL, one of them dies, and its rooms go on at the other."""

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

BAR: Final = 5.0
"""A room goes on within so many seconds."""
PATIENCE: Final = 30.0
"""Seconds after which a room that does not go on has failed."""
LAST_WORDS: Final = 0.1
"""What is acknowledged within so many seconds was said by the dead server: no lease runs out so soon."""
LONGEST_PLAY: Final = 1.0
"""Between two kills everybody plays for at most so many seconds."""


class Takeovers:
    """Two servers, and people who come by either door."""

    def __init__(self, site: Site, settings: list[p.Settings], seed: object) -> None:
        self.ledger = Ledger()
        self.moved: list[float] = []
        """Seconds from a kill to the first acknowledged command, for each room of the dead server."""
        self.servers = [Server(site), Server(site)]
        self._random = Random(f"takeovers {seed}")
        self._doors = Doors([], seed)
        self._archive = Archive(site.database)
        self.tables = [
            Gathering(self._doors, self.ledger, one, f"{seed} {number}")
            for number, one in enumerate(settings)
        ]

    async def go(self, times: int) -> None:
        """Kill one of the servers so often, and let everybody play to the end."""
        try:
            for server in self.servers:
                await server.start()
                self._doors.urls.append(server.url)
            for table in self.tables:
                self._doors.urls.reverse()
                await table.gather()
            self._doors.urls[:] = [server.url for server in self.servers]
            stop = asyncio.Event()
            async with asyncio.TaskGroup() as group:
                for table in self.tables:
                    group.create_task(table.play(stop))
                for _ in range(times):
                    await asyncio.sleep(self._random.uniform(0, LONGEST_PLAY))
                    await self._take_over(self._random.randrange(len(self.servers)))
                stop.set()
        finally:
            for server in self.servers:
                server.kill()

    async def _take_over(self, number: int) -> None:
        """Kill a server, and wait until all its rooms have gone on at the other; then start it again."""
        server = self.servers[number]
        owned = await asyncio.to_thread(self._archive.owned, server.owner)
        at_table = {table.rooms[-1] for table in self.tables}
        killed = monotonic()
        server.kill()
        waiting = owned & at_table
        async with asyncio.timeout(PATIENCE):
            while waiting:
                await asyncio.sleep(0.005)
                for one in [one for one in waiting if self._heard(one) > killed + LAST_WORDS]:
                    self.moved.append(self._heard(one) - killed)
                    waiting.discard(one)
                # A match that was over already: its people have gone on to the next.
                waiting &= {table.rooms[-1] for table in self.tables}
        await server.start()
        self._doors.urls[number] = server.url

    def _heard(self, room: str) -> float:
        return self.ledger.heard.get(room, 0.0)

    def audit(self) -> Findings:
        """Hold what was acknowledged against what is stored."""
        rooms = [room for table in self.tables for room in table.rooms]
        return self._archive.audit(self.ledger, rooms, rooms)

    def close(self) -> None:
        """Let go of the database."""
        self._archive.close()


async def take_over(
    folder: Path, database: str, redis: str, times: int, settings: list[p.Settings], seed: object
) -> Report:
    """Kill one of two servers so often."""
    site = Site(database, folder, redis)
    run = Takeovers(site, settings, seed)
    begun = monotonic()
    try:
        await run.go(times)
        findings = run.audit()
    finally:
        run.close()
    figures: Figures = {
        "kills": times,
        "rooms_moved": len(run.moved),
        "matches": sum(len(table.rooms) for table in run.tables),
        "acknowledged": len(run.ledger.done),
        **spread("kill_to_acknowledged", run.moved),
        "seconds": round(monotonic() - begun, 1),
        **told(findings),
    }
    late = sum(seconds > BAR for seconds in run.moved)
    broken = breaches(findings, site.complaints())
    if late:
        broken.append(f"{late} rooms took more than {BAR} s")
    return Report(figures, broken)
