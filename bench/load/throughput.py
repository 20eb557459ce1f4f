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

from msgspec import Struct

from bench.load.crowd import Crowd, Stretch, Tally
from bench.load.experts import against_an_expert
from bench.load.figures import MILLI, Figures, Report, breaches, share, spread, told
from bench.load.ledger import Archive, Ledger
from bench.load.server import CONTEXT, KILO, Server, Site
from ludoteca.facets.game import Game
from ludoteca.facets.registry import games
from ludoteca.server import protocol as p

LATEST: Final = 0.1
"""The bar: 99 of 100 answers are stored and acknowledged within so many seconds,"""
LARGEST: Final = 4096
"""and of half of them no more than so many bytes come to a person."""
MINUTE: Final = 60.0
SETTLING: Final = 5.0
"""Seconds until the experts think."""
ENOUGH: Final = 0.9
"""A server that does less than this part of what is asked for does not keep up."""
TOLD_OF_ALL: Final = (
    "answers_per_second",
    "answer_to_done_p50_ms",
    "answer_to_done_p99_ms",
    "sent_late_p99_ms",
    "server_cpu_percent",
    "crowd_cpu_percent",
    "starved",
)
"""What is told of every rate."""
MEGA: Final = KILO * KILO


def crowd_in_process(crowd: Crowd, pipe: Connection) -> None:
    """Be a crowd: say when all tables are open, play as fast and as long as one is told to, and send the tally in the end."""
    asyncio.run(_crowd(crowd, pipe))


async def _crowd(crowd: Crowd, pipe: Connection) -> None:
    await crowd.gather()
    # A crowd that collects its own garbage for tens of milliseconds would measure itself.
    gc.collect()
    gc.freeze()
    pipe.send("open")
    while (told := await asyncio.to_thread(pipe.recv)) is not None:
        pipe.send(await crowd.play(*told))
    pipe.send(crowd.tally)


class Crowds:
    """Processes full of people."""

    def __init__(self, crowds: list[Crowd]) -> None:
        self._pipes: list[Connection] = []
        self._processes: list[BaseProcess] = []
        for crowd in crowds:
            ours, theirs = CONTEXT.Pipe()
            process = CONTEXT.Process(target=crowd_in_process, args=(crowd, theirs), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    async def open(self) -> None:
        """Wait until all tables are open."""
        await self._hear()

    async def play(self, rate: float, seconds: float) -> list[Stretch]:
        """Let them play, and what they have measured."""
        for pipe in self._pipes:
            pipe.send((rate / len(self._pipes), seconds))
        return [stretch for stretch in await self._hear() if isinstance(stretch, Stretch)]

    async def done(self) -> list[Tally]:
        """What they have done."""
        for pipe in self._pipes:
            pipe.send(None)
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


def seats_of(box: Game) -> range:
    """How many may sit at a table of a game."""
    least, most = box.identity.seats
    return range(least, most + 1)


class Pressed(Struct):
    """What a server did while so many answers a second were given."""

    rate: float
    seconds: float
    work: float
    """Seconds of processor time that the server has used,"""
    crowds: list[Stretch]

    @property
    def done(self) -> list[float]:
        """Seconds from every answer to its stored acknowledgement."""
        return [seconds for stretch in self.crowds for seconds in stretch.done]

    @property
    def holds(self) -> bool:
        """Whether 99 of 100 answers are acknowledged in time, and as many as were asked for."""
        few = len(self.done) < ENOUGH * self.rate * self.seconds
        return bool(self.done) and not few and share(self.done, 0.99) < LATEST

    def figures(self) -> Figures:
        """What was measured."""
        seen = [seconds for stretch in self.crowds for seconds in stretch.seen]
        sizes = [size for stretch in self.crowds for size in stretch.bytes]
        return {
            "seconds": round(self.seconds, 1),
            "answers": len(self.done),
            "answers_per_second": round(len(self.done) / self.seconds, 1),
            "server_cpu_percent": round(100 * self.work / self.seconds, 1),
            "server_cpu_ms_per_answer": round(self.work * MILLI / max(1, len(self.done)), 2),
            "crowd_cpu_percent": round(
                100 * sum([stretch.work for stretch in self.crowds]) / self.seconds, 1
            ),
            **spread("answer_to_event", seen),
            **spread("answer_to_done", self.done),
            **spread("sent_late", [seconds for stretch in self.crowds for seconds in stretch.behind]),
            **spread("bytes_per_move", sizes, "bytes"),
            "bytes_per_move_p95_bytes": share(sizes, 0.95) if sizes else 0,
            "starved": sum([stretch.starved for stretch in self.crowds]),
        }


async def load(
    folder: Path,
    tables: int,
    rates: list[float],
    seconds: float,
    game: str | None,
    processes: int,
    experts: int,
    seed: object,
) -> Report:
    """Open so many tables for two, and let their people give so many answers a second in all, beside so many experts.

    What is promised is promised of the first rate; the others look for the limit, one after the other until one does not hold.
    """
    names = [name for name, box in games().items() if 2 in seats_of(box)] if game is None else [game]
    settings = [p.Settings(names[number % len(names)], 2) for number in range(tables)]
    parts = min(processes, tables)
    site = Site(f"sqlite:///{folder}/ludoteca.db", folder, workers=None if experts else 1)
    server = Server(site)
    await server.start()
    crowds = Crowds(
        [Crowd(server.url, settings[number::parts], f"{seed} {number}") for number in range(parts)]
    )
    samples: list[int] = []
    stages: list[Pressed] = []
    rounds: list[float] = []
    beside: list[asyncio.Task[None]] = []
    try:
        empty, begun = server.memory(), monotonic()
        await crowds.open()
        full, opened = server.memory(), monotonic()
        watching = asyncio.create_task(watch(server, samples))
        beside = [asyncio.create_task(against_an_expert(server.url, rounds)) for _ in range(experts)]
        await asyncio.sleep(SETTLING if experts else 0)
        for rate in rates:
            start, work = monotonic(), server.work()
            stretches = await crowds.play(rate, seconds)
            stages.append(Pressed(rate, monotonic() - start, server.work() - work, stretches))
            print(f"{rate:g} a second: {stages[-1].figures()}", file=sys.stderr, flush=True)
            if not stages[-1].holds:
                break
        watching.cancel()
        grown = server.memory()
        for task in beside:
            if task.done():
                task.result()
        tallies = await crowds.done()
    finally:
        for task in beside:
            task.cancel()
        crowds.end()
        server.kill()
    costs: Figures = {
        "tables": tables,
        "experts": experts,
        "opening_seconds": round(opened - begun, 1),
        "memory_empty_mb": round(empty / MEGA, 1),
        "memory_per_table_kb": round((full - empty) / KILO / tables, 1),
        "memory_begin_mb": round(full / MEGA, 1),
        "memory_end_mb": round(grown / MEGA, 1),
        **{
            f"memory_minute_{minute}_mb": round(held / MEGA, 1)
            for minute, held in enumerate(samples, start=1)
        },
        **spread("expert", rounds),
    }
    return _report(site, tallies, stages, costs)


def _report(site: Site, tallies: list[Tally], stages: list[Pressed], costs: Figures) -> Report:
    ledger = Ledger()
    for tally in tallies:
        ledger.merge(tally.ledger)
    errors = [error for tally in tallies for error in tally.errors]
    archive = Archive(site.database)
    try:
        findings = archive.audit(ledger, ledger.rooms())
    finally:
        archive.close()
    promised, *others = stages
    figures: Figures = {
        **costs,
        **promised.figures(),
        **{
            f"at_{stage.rate:g}_{name}": value
            for stage in others
            for name, value in stage.figures().items()
            if name in TOLD_OF_ALL
        },
        "held": max([stage.rate for stage in stages if stage.holds], default=0),
        "rematches": sum(tally.rematches for tally in tallies),
        "errors": len(errors),
        **told(findings),
    }
    broken = breaches(findings, site.complaints())
    if errors:
        broken.append(f"{len(errors)} errors, the first of them: {errors[0]}")
    if not promised.holds:
        broken.append(
            f"99 of 100 answers are not acknowledged within {LATEST} s at {promised.rate:g} a second"
        )
    if figures.get("bytes_per_move_p50_bytes", 0) >= LARGEST:
        broken.append(f"half of the moves have more than {LARGEST} bytes")
    return Report(figures, broken)
