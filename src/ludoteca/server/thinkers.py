"""Thinkers: the worker processes in which bots think, so that the server never waits for one.

A worker has one task at a time. One that dies, or thinks longer than it may, is killed and replaced, and the task given
again. Nothing of a task is ever logged: it holds the secrets of a match.
"""

from __future__ import annotations

import logging
import os
import sys
from asyncio import CancelledError, Future, Lock, gather, get_running_loop, subprocess, timeout
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from time import perf_counter

import msgspec

from ludoteca.server.protocol import HintLine
from ludoteca.server.thinking import (
    LENGTH,
    REMEMBERED,
    Advise,
    Advised,
    Decide,
    Decided,
    Failed,
    Job,
    Judge,
    Judged,
    Reply,
    Task,
    packed,
)
from ludoteca.server.web import ReviewView

__all__ = ["Job", "Thinkers", "ThinkersStopped", "ThinkingFailed"]

COMMAND = (sys.executable, "-P", "-m", "ludoteca.server.thinking")
"""How a worker is started; the folder that the server happens to stand in has no say in it."""
STARTING = 60.0
"""So many seconds a worker may take to start: a busy machine is no reason to give up."""
PATIENCE = 60.0
"""So many seconds a slice of a review may take."""
ATTEMPTS = 3
"""So often a task is given before it counts as failed."""
QUICK = frozenset({"uniform", "greedy", "beginner", "casual"})
"""Bots that do not search. They have a worker of their own, so that they never wait behind those who do."""
SUBSTITUTE = "casual"
"""The bot that decides where another one cannot."""
HEADER = 7
"""So many lines of a record come before the answers; the last of them is the seed."""

log = logging.getLogger(__name__)


class ThinkingFailed(Exception):
    """No worker could do a task; the message says why, and nothing of what it was about."""


class ThinkersStopped(Exception):
    """The workers were stopped before the task was done."""


class _Lost(Exception):
    """The worker died or thought too long; a new one takes its place."""


class Worker:
    """One worker process, started when it is needed."""

    def __init__(self, command: Sequence[str], quick: bool) -> None:
        self.quick = quick
        """Whether it is kept for bots that do not search."""
        self.matches: deque[str] = deque(maxlen=REMEMBERED)
        """The matches that it has thought about last."""
        self._command = command
        self._process: subprocess.Process | None = None
        self._ready = False
        self._closed = False
        # While a process comes to be, nobody may end it, or it would be left over.
        self._coming_or_going = Lock()

    @property
    def pid(self) -> int | None:
        """The number of its process, if it has one."""
        return None if self._process is None else self._process.pid

    def remember(self, match: str) -> None:
        """Note which match the process has thought about last."""
        if match in self.matches:
            self.matches.remove(match)
        self.matches.append(match)

    async def start(self) -> subprocess.Process:
        """The process, begun if there is none; raises ThinkersStopped after the end."""
        async with self._coming_or_going:
            if self._closed:
                raise ThinkersStopped
            if self._process is None:
                self._ready = False
                # In a session of its own: what is typed at the server's terminal is not meant for it.
                self._process = await subprocess.create_subprocess_exec(
                    *self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
                )
            return self._process

    async def ask(self, task: bytes, seconds: float) -> Reply:
        """What the process replies within so many seconds; without a reply it is ended."""
        try:
            process = await self.start()
            if not self._ready:
                async with timeout(STARTING):
                    await _read(process)
                self._ready = True
            async with timeout(seconds):
                assert process.stdin is not None
                process.stdin.write(task)
                await process.stdin.drain()
                return await _read(process)
        except TimeoutError:
            await self._end()
            raise _Lost("thought too long") from None
        except (OSError, EOFError, msgspec.DecodeError):
            await self._end()
            if self._closed:
                raise ThinkersStopped from None
            raise _Lost("died") from None
        except CancelledError:
            # Nobody waits for this reply any more, and the next task must not get it.
            await self._end()
            raise

    async def close(self) -> None:
        """End the process for good."""
        self._closed = True
        await self._end()

    async def _end(self) -> None:
        async with self._coming_or_going:
            process, self._process = self._process, None
            self.matches.clear()
            if process is not None:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()


async def _read(process: subprocess.Process) -> Reply:
    assert process.stdout is not None
    length = int.from_bytes(await process.stdout.readexactly(LENGTH))
    reply: Reply = msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Reply)
    return reply


@dataclass
class _Waiting:
    """Somebody who waits for a worker."""

    quick: bool
    worker: Future[Worker]


class Thinkers:
    """The workers, and who waits for them: first come, first served."""

    def __init__(
        self, workers: int | None = None, limit: float = 10.0, command: Sequence[str] = COMMAND
    ) -> None:
        """So many workers for bots that search, by default one for each core, and one for those that do not.

        A decision may take ``limit`` seconds; waiting for a worker does not count.
        """
        self.limit = limit
        self.jobs = 0
        """So many decisions and hints were asked for,"""
        self.deaths = 0
        """so many workers died or had to be killed,"""
        self.retries = 0
        """so many tasks were given again,"""
        self.substitutions = 0
        """so many decisions were left to another bot,"""
        self.failures = 0
        """so many tasks could not be done,"""
        self.seconds = 0.0
        """and so long all tasks took together, waiting left out."""
        searching = workers or os.cpu_count() or 1
        self._workers = [Worker(command, True), *[Worker(command, False) for _ in range(searching)]]
        self._idle = [*self._workers]
        self._waiting: deque[_Waiting] = deque()

    @property
    def processes(self) -> list[int]:
        """The numbers of the processes that there are."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    @property
    def waiting(self) -> int:
        """How many tasks wait for a worker."""
        return len(self._waiting)

    async def start(self) -> None:
        """Start all workers now, so that the first to think does not wait for that."""
        await gather(*[worker.start() for worker in self._workers])

    async def stop(self) -> None:
        """End all workers at once; whoever needs one gets ThinkersStopped."""
        await gather(*[worker.close() for worker in self._workers])

    async def decide(self, job: Job) -> str:
        """What the bot answers, in notation; raises ThinkingFailed if neither it nor the substitute can."""
        self.jobs += 1
        try:
            reply = await self._think(Decide(job), self.limit)
        except ThinkingFailed as failure:
            if job.bot == SUBSTITUTE:
                raise
            self.substitutions += 1
            log.warning("%s decides instead: %s", SUBSTITUTE, failure)
            reply = await self._think(Decide(Job(job.record, job.seat, SUBSTITUTE)), self.limit)
        assert isinstance(reply, Decided)
        return reply.text

    async def advise(self, job: Job, seconds: float) -> list[HintLine]:
        """What a search of so many seconds thinks of the seat's options; raises ThinkingFailed if it cannot."""
        self.jobs += 1
        reply = await self._think(Advise(job, seconds), seconds + self.limit)
        assert isinstance(reply, Advised)
        return reply.lines

    async def judge(self, job: Job, first: int) -> ReviewView:
        """A slice of the review of a seat from an answer on; raises ThinkingFailed if it cannot."""
        self.jobs += 1
        reply = await self._think(Judge(job, first), PATIENCE)
        assert isinstance(reply, Judged)
        return reply.slice

    # -- one task ----------------------------------------------------------------------------------

    async def _think(self, task: Task, seconds: float) -> Reply:
        """What a worker replies to a task, given as often as need be; raises ThinkingFailed."""
        quick = isinstance(task, Decide) and task.job.bot in QUICK
        match = "\n".join(task.job.record.split("\n", HEADER)[:HEADER])
        worker = await self._take(quick, match)
        began = perf_counter()
        try:
            reply = await self._insist(worker, packed(task), seconds)
            worker.remember(match)
        finally:
            self.seconds += perf_counter() - began
            self._give_back(worker)
        if isinstance(reply, Failed):
            self.failures += 1
            raise ThinkingFailed(f"{task.job.bot!r} raised {reply.kind} at {reply.place}")
        return reply

    async def _insist(self, worker: Worker, task: bytes, seconds: float) -> Reply:
        """Give a task to a worker until it replies, a few times."""
        for attempt in range(ATTEMPTS):
            if attempt:
                self.retries += 1
            try:
                return await worker.ask(task, seconds)
            except _Lost as lost:
                self.deaths += 1
                log.warning("a worker %s, attempt %d of %d", lost, attempt + 1, ATTEMPTS)
        self.failures += 1
        raise ThinkingFailed(f"{ATTEMPTS} workers died or thought too long")

    # -- who gets which worker ---------------------------------------------------------------------

    async def _take(self, quick: bool, match: str) -> Worker:
        """An idle worker, the best one if there are several; else the next that becomes idle."""
        able = [worker for worker in self._idle if quick or not worker.quick]
        if able:
            best = max(able, key=lambda worker: (worker.quick, match in worker.matches))
            self._idle.remove(best)
            return best
        waiting = _Waiting(quick, get_running_loop().create_future())
        self._waiting.append(waiting)
        try:
            return await waiting.worker
        except CancelledError:
            if waiting.worker.cancelled():
                self._waiting.remove(waiting)
            else:
                # The worker came at the very moment when nobody needed it any more.
                self._give_back(waiting.worker.result())
            raise

    def _give_back(self, worker: Worker) -> None:
        """Let the first who may use this worker have it."""
        for waiting in self._waiting:
            if not waiting.worker.done() and (waiting.quick or not worker.quick):
                self._waiting.remove(waiting)
                waiting.worker.set_result(worker)
                return
        self._idle.append(worker)
