"""Load: many tables at once, so many answers a second, and what that costs the server."""

from __future__ import annotations

import asyncio
import gc
import sys
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import monotonic
from typing import Final

from bench.load.crowd import Crowd, Tally
from bench.load.figures import MILLI, Figures, Report, breaches, share, spread, told
from bench.load.ledger import Archive, Ledger
from bench.load.people import SETTINGS
from bench.load.server import CONTEXT, KILO, Server, Site
from ludoteca.server import protocol as p

LATEST: Final = 0.1
"""The bar: 99 of 100 answers are seen by the other person within so many seconds,"""
LARGEST: Final = 4096
"""and of half of them no more than so many bytes come to a person."""
MINUTE: Final = 60.0
MEGA: Final = KILO * KILO


def crowd_in_process(crowd: Crowd, rate: float, seconds: float, pipe: Connection) -> None:
    """Be a crowd: say when all tables are open, wait for the word, play, and send the tally."""
    asyncio.run(_crowd(crowd, rate, seconds, pipe))


async def _crowd(crowd: Crowd, rate: float, seconds: float, pipe: Connection) -> None:
    await crowd.gather()
    # A crowd that collects its own garbage for tens of milliseconds would measure itself.
    gc.collect()
    gc.freeze()
    pipe.send("open")
    await asyncio.to_thread(pipe.recv)
    await crowd.play(rate, seconds)
    pipe.send(crowd.tally)


class Crowds:
    """Processes full of people."""

    def __init__(self, crowds: list[Crowd], rate: float, seconds: float) -> None:
        self._pipes: list[Connection] = []
        self._processes: list[BaseProcess] = []
        for crowd in crowds:
            ours, theirs = CONTEXT.Pipe()
            args = (crowd, rate / len(crowds), seconds, theirs)
            process = CONTEXT.Process(target=crowd_in_process, args=args, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    async def open(self) -> None:
        """Wait until all tables are open."""
        await self._hear()

    async def play(self) -> list[Tally]:
        """Let them play, and what they have measured."""
        for pipe in self._pipes:
            pipe.send("play")
        return [tally for tally in await self._hear() if isinstance(tally, Tally)]

    def end(self) -> None:
        """Have them gone, finished or not."""
        for process in self._processes:
            process.kill()
            process.join()

    async def _hear(self) -> list[object]:
        return [await asyncio.to_thread(pipe.recv) for pipe in self._pipes]


async def watch(server: Server, samples: list[int]) -> None:
    """Note every minute what the server holds in memory."""
    while True:
        await asyncio.sleep(MINUTE)
        samples.append(server.memory())
        print(f"minute {len(samples)}: {samples[-1] / MEGA:.1f} MB", file=sys.stderr, flush=True)


async def load(
    folder: Path, tables: int, rate: float, seconds: float, game: str | None, processes: int, seed: object
) -> Report:
    """Open so many tables for two, and let their people give so many answers a second in all."""
    games = [settings.game for settings in SETTINGS] if game is None else [game]
    settings = [p.Settings(games[number % len(games)], 2) for number in range(tables)]
    parts = min(processes, tables)
    site = Site(f"sqlite:///{folder}/ludoteca.db", folder)
    server = Server(site)
    await server.start()
    crowds = Crowds(
        [Crowd(server.url, settings[number::parts], f"{seed} {number}") for number in range(parts)],
        rate,
        seconds,
    )
    samples: list[int] = []
    try:
        empty, begun = server.memory(), monotonic()
        await crowds.open()
        full, opened, work = server.memory(), monotonic(), server.work()
        watching = asyncio.create_task(watch(server, samples))
        tallies = await crowds.play()
        watching.cancel()
        took, used, grown = monotonic() - opened, server.work() - work, server.memory()
    finally:
        crowds.end()
        server.kill()
    costs: Figures = {
        "tables": tables,
        "opening_seconds": round(opened - begun, 1),
        "seconds": round(took, 1),
        "server_cpu_percent": round(100 * used / took, 1),
        "memory_empty_mb": round(empty / MEGA, 1),
        "memory_per_table_kb": round((full - empty) / KILO / tables, 1),
        "memory_begin_mb": round(full / MEGA, 1),
        "memory_end_mb": round(grown / MEGA, 1),
        **{
            f"memory_minute_{minute}_mb": round(held / MEGA, 1)
            for minute, held in enumerate(samples, start=1)
        },
    }
    return _report(site, tallies, used, costs)


def _report(site: Site, tallies: list[Tally], used: float, costs: Figures) -> Report:
    ledger = Ledger()
    for tally in tallies:
        ledger.merge(tally.ledger)
    seen = [seconds for tally in tallies for seconds in tally.seen]
    done = [seconds for tally in tallies for seconds in tally.done]
    sizes = [size for tally in tallies for size in tally.bytes]
    errors = [error for tally in tallies for error in tally.errors]
    archive = Archive(site.database)
    try:
        findings = archive.audit(ledger, ledger.rooms())
    finally:
        archive.close()
    figures: Figures = {
        **costs,
        "answers": len(done),
        "answers_per_second": round(len(done) / costs["seconds"], 1),
        "server_cpu_ms_per_answer": round(used * MILLI / max(1, len(done)), 2),
        **spread("answer_to_event", seen),
        **spread("answer_to_done", done),
        **spread("sent_late", [seconds for tally in tallies for seconds in tally.behind]),
        **spread("bytes_per_move", sizes, "bytes"),
        "bytes_per_move_p95_bytes": share(sizes, 0.95) if sizes else 0,
        "starved": sum(tally.starved for tally in tallies),
        "rematches": sum(tally.rematches for tally in tallies),
        "errors": len(errors),
        **told(findings),
    }
    broken = breaches(findings, site.complaints())
    if errors:
        broken.append(f"{len(errors)} errors, the first of them: {errors[0]}")
    if not seen or share(seen, 0.99) >= LATEST:
        broken.append(f"99 of 100 answers are not seen within {LATEST} s")
    if not sizes or share(sizes, 0.5) >= LARGEST:
        broken.append(f"half of the moves have more than {LARGEST} bytes")
    return Report(figures, broken)
