"""Outages: two servers on one PostgreSQL and one Redis, and all that they stand on goes away in turn while people play.

Redis is restarted, PostgreSQL is stopped for ten seconds, one server is killed, one is stopped in order and another started in its
place, and the disk under PostgreSQL is full. Whoever was acknowledged must find what they did, once.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Final

from msgspec import field

from bench.load.figures import Figures, Report, breaches, told
from bench.load.ledger import Archive, Findings, Ledger
from bench.load.people import Doors, Gathering
from bench.load.server import Server, Site
from ludoteca.server import protocol as p
from tests.server.databases import UNPRIVILEGED, _wait_for_redis, program

GONE_FOR: Final = 10.0
"""Seconds for which PostgreSQL is stopped, and for which its disk is full."""
DISK: Final = 160
"""Megabytes of the disk that is filled."""
PATIENCE: Final = 120.0
"""Seconds for the last matches to end."""


class Timed(Ledger):
    """A ledger that knows when everything was acknowledged."""

    times: list[tuple[float, str]] = field(default_factory=list)

    def reply(self, room: str, reply: p.Done | p.Refused) -> None:
        """Note what came of a command, and when."""
        super().reply(room, reply)
        if isinstance(reply, p.Done):
            self.times.append((monotonic(), room))


class Postgres:
    """A PostgreSQL that can be stopped, on a disk that can be filled where the system lets us make one."""

    def __init__(self, folder: Path) -> None:
        self._home = folder / "postgres"
        self._home.mkdir()
        self._user = UNPRIVILEGED if os.geteuid() == 0 else None
        self.has_disk = self._user is not None and self._run(
            "mount", "-t", "tmpfs", "-o", f"size={DISK}m", "none", str(self._home)
        )
        if self._user is not None:
            folder.chmod(0o755)
            shutil.chown(self._home, self._user, self._user)
        self.url = f"postgresql://ludoteca@/postgres?host={self._home}"
        self._as_user(
            program("initdb"),
            "--auth=trust",
            "--username=ludoteca",
            "--encoding=UTF8",
            str(self._home / "data"),
        )

    def start(self) -> None:
        """Be there when this returns."""
        options = f"-k {self._home} -c listen_addresses= -c max_wal_size=64MB -c min_wal_size=32MB"
        self._control("-w", "-l", str(self._home / "log"), "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        """Be gone when this returns."""
        self._control("-w", "-m", mode, "stop")

    def fill(self) -> None:
        """Leave no byte on the disk."""
        with (self._home / "filler").open("wb", buffering=0) as filler:
            try:
                while True:
                    filler.write(bytes(1 << 20))
            except OSError:
                pass
            try:
                while True:
                    filler.write(bytes(512))
            except OSError:
                return

    def free(self) -> None:
        """Have room again."""
        (self._home / "filler").unlink()

    def mend(self) -> None:
        """Start it if the full disk has ended it."""
        if not self._run(program("pg_ctl"), "-D", str(self._home / "data"), "status", user=self._user):
            self.start()

    def end(self) -> None:
        """Be gone for good."""
        self._run(
            program("pg_ctl"),
            "-D",
            str(self._home / "data"),
            "-m",
            "immediate",
            "-w",
            "stop",
            user=self._user,
        )
        if self.has_disk:
            self._run("umount", str(self._home))

    def _control(self, *words: str) -> None:
        self._as_user(program("pg_ctl"), "--silent", "-D", str(self._home / "data"), *words)

    def _as_user(self, *command: str) -> None:
        subprocess.run(
            command, check=True, stdout=subprocess.DEVNULL, user=self._user, group=self._user, cwd=self._home
        )

    def _run(self, *command: str, user: str | None = None) -> bool:
        quiet = subprocess.DEVNULL
        return (
            subprocess.run(command, stdout=quiet, stderr=quiet, user=user, check=False, cwd="/").returncode
            == 0
        )


class Redis:
    """A Redis that can be restarted."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"unix://{folder}/redis"

    def start(self) -> None:
        """Be there when this returns."""
        command = [
            program("redis-server"),
            "--port",
            "0",
            "--unixsocket",
            f"{self._folder}/redis",
            "--save",
            "",
        ]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=self._folder)
        _wait_for_redis(self.url)

    def end(self) -> None:
        """Be gone."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait()


class Outages:
    """Two servers, and people who come by either door."""

    def __init__(
        self, site: Site, postgres: Postgres, redis: Redis, settings: list[p.Settings], seed: object
    ) -> None:
        self.ledger = Timed()
        self.spans: dict[str, tuple[float, float]] = {}
        """For each fault when it began, and when the next one did."""
        self.servers = [Server(site), Server(site)]
        self.postgres = postgres
        self.redis = redis
        self._doors = Doors([], seed)
        self.tables = [
            Gathering(self._doors, self.ledger, one, f"{seed} {number}")
            for number, one in enumerate(settings)
        ]

    async def go(self, seconds: float) -> None:
        """Have everything happen, one after the other, and let everybody play to the end."""
        faults: dict[str, Callable[[], Awaitable[None]]] = {
            "nothing": self._nothing,
            "redis": self._restart_redis,
            "postgresql": self._stop_postgres,
            "killed": self._kill,
            "upgraded": self._upgrade,
        }
        if self.postgres.has_disk:
            faults["disk"] = self._fill_disk
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
                for name, happen in faults.items():
                    begun = monotonic()
                    await happen()
                    await asyncio.sleep(max(1.0, seconds / len(faults) - (monotonic() - begun)))
                    self.spans[name] = (begun, monotonic())
                    print(f"{name}: {self.without_service(name)}", file=sys.stderr, flush=True)
                stop.set()
        finally:
            for server in self.servers:
                server.kill()

    async def _nothing(self) -> None:
        """What is usual."""

    async def _restart_redis(self) -> None:
        await asyncio.to_thread(self.redis.end)
        await asyncio.to_thread(self.redis.start)

    async def _stop_postgres(self) -> None:
        await asyncio.to_thread(self.postgres.stop)
        await asyncio.sleep(GONE_FOR)
        await asyncio.to_thread(self.postgres.start)

    async def _kill(self) -> None:
        self.servers[0].kill()
        await self.servers[0].start()
        self._doors.urls[0] = self.servers[0].url

    async def _upgrade(self) -> None:
        await asyncio.to_thread(self.servers[1].end)
        await self.servers[1].start()
        self._doors.urls[1] = self.servers[1].url

    async def _fill_disk(self) -> None:
        await asyncio.to_thread(self.postgres.fill)
        await asyncio.sleep(GONE_FOR)
        await asyncio.to_thread(self.postgres.free)
        await asyncio.to_thread(self.postgres.mend)

    def without_service(self, name: str) -> tuple[float, float]:
        """The longest time in which nobody at all was acknowledged anything after a fault, and in which one table was not."""
        begun, ended = self.spans[name]
        rooms = [{*table.rooms} for table in self.tables]
        times = [(at, room) for at, room in self.ledger.times if begun <= at <= ended]
        alone = [longest([at for at, room in times if room in own], begun, ended) for own in rooms]
        return longest([at for at, _ in times], begun, ended), max(alone)


def longest(times: list[float], begun: float, ended: float) -> float:
    """The longest stretch without any of these moments."""
    edges = [begun, *times, ended]
    return max(later - earlier for earlier, later in pairwise(edges))


async def outages(folder: Path, seconds: float, settings: list[p.Settings], seed: object) -> Report:
    """Let everything happen within so many seconds."""
    postgres, redis = Postgres(folder), Redis(folder)
    try:
        postgres.start()
        redis.start()
        site = Site(postgres.url, folder, redis.url)
        run = Outages(site, postgres, redis, settings, seed)
        begun = monotonic()
        await run.go(seconds)
        archive = Archive(site.database)
        rooms = [room for table in run.tables for room in table.rooms]
        try:
            findings: Findings = archive.audit(run.ledger, rooms, rooms)
        finally:
            archive.close()
    finally:
        redis.end()
        postgres.end()
    gaps = {name: run.without_service(name) for name in run.spans}
    figures: Figures = {
        "seconds": round(monotonic() - begun, 1),
        "tables": len(run.tables),
        "matches": len(rooms),
        "acknowledged": len(run.ledger.done),
        "disk_could_be_filled": int(postgres.has_disk),
        **{f"{name}_nobody_served_s": round(gap[0], 2) for name, gap in gaps.items()},
        **{f"{name}_longest_at_a_table_s": round(gap[1], 2) for name, gap in gaps.items()},
        "complaints": len(site.complaints()),
        **told(findings),
    }
    # Servers whose database is gone have a right to complain.
    return Report(figures, breaches(findings, [line for line in site.complaints() if "failed" in line]))
