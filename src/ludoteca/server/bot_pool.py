"""The bot pool: the worker processes in which bots think and records are replayed, so that the server never waits for one.

A worker has one task at a time. One that dies, or thinks longer than it may, is killed and replaced, and the task given
again. Whoever waits for one waits in a fair queue. Nothing of a task is ever logged: it holds the secrets of a match.
"""

from __future__ import annotations

import logging
import os
import sys
from asyncio import (
    CancelledError,
    Future,
    Lock,
    ensure_future,
    gather,
    get_running_loop,
    shield,
    subprocess,
    timeout,
)
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Protocol

import msgspec
from msgspec.structs import replace

from ludoteca.bots.registry import EXPERT, SKILLED
from ludoteca.server.bot_worker import (
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
from ludoteca.server.fair_queue import FairQueue, Lane, Rank, Ticket, Urgency
from ludoteca.server.http_types import ReviewView
from ludoteca.server.limits import Asker
from ludoteca.server.pace import ASIDE, DECISION, PACE, Pace, granted
from ludoteca.server.protocol import HintLine
from ludoteca.server.replay import Began, Branch, Read, Show, Shown, Taken, Unfit

__all__ = ["NOBODY", "BotPool", "Branch", "Job", "PoolStopped", "Show", "Taken", "TaskFailed", "UnfitRecord"]

COMMAND = (sys.executable, "-P", "-m", "ludoteca.server.bot_worker")
"""How a worker is started; the folder that the server happens to stand in has no say in it."""
STARTING = 60.0
"""So many seconds a worker may take to start: a busy machine is no reason to give up."""
PATIENCE = 60.0
"""So many seconds a slice of a review may take."""
REPLAYING = 5.0
"""So many seconds a replay may take. It is not tried again."""
LIMIT = 10.0
"""So many seconds a decision may take. Where that is longer, because the machine is slow, reviews and replays take longer, too."""
LAST_WORDS = 2.5
"""So long a worker may go on with what nobody waits for any more: to begin another one takes as long."""
BEHIND = 10
"""How far workers for finished matches stand back behind those for running ones."""
ATTEMPTS = 3
"""So often a task is given before it counts as failed."""
WANTED = {"skilled": SKILLED.seconds, "expert": EXPERT.seconds}
"""How long the levels that search would think."""
QUICK = frozenset({"uniform", "greedy", "beginner", "casual"})
"""Bots that do not search. They have a worker of their own, so that they never wait behind those who do."""
HEADER = 7
"""So many lines of a record come before the answers; the last of them is the seed."""

NOBODY = Asker()

log = logging.getLogger(__name__)


class TaskFailed(Exception):
    """No worker could do a task; the message says why, and nothing of what it was about."""


class PoolStopped(Exception):
    """The workers were stopped before the task was done."""


class UnfitRecord(Exception):
    """A record cannot be replayed here; with the code of a problem."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class _Lost(Exception):
    """The worker died or thought too long; a new one takes its place."""


@dataclass(frozen=True)
class Choice:
    """What a bot answers, in notation."""

    text: str
    hurried: float | None = None
    """If it had to think shorter than it would: so many seconds after it was asked for the answer was due."""


class Runtime(Protocol):
    """What a worker runs in, apart from the server: a process, or a web worker."""

    pid: int

    async def tell(self, task: bytes) -> None:
        """Give it a task, as ``packed``."""

    async def hear(self) -> bytes:
        """Its next reply."""

    async def end(self) -> None:
        """End it, whatever it is thinking about."""


class Process:
    """A process."""

    def __init__(self, process: subprocess.Process) -> None:
        self.pid = process.pid
        self._process = process

    async def tell(self, task: bytes) -> None:
        """Give it a task."""
        assert self._process.stdin is not None
        self._process.stdin.write(task)
        await self._process.stdin.drain()

    async def hear(self) -> bytes:
        """Its next reply."""
        assert self._process.stdout is not None
        length = int.from_bytes(await self._process.stdout.readexactly(LENGTH))
        return await self._process.stdout.readexactly(length)

    async def end(self) -> None:
        """End it, whatever it is thinking about."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


async def process_of(command: Sequence[str], behind: int = 0) -> Process:
    """Begin a process; in a session of its own: what is typed at the server's terminal is not meant for it."""
    process = await subprocess.create_subprocess_exec(
        *command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
    )
    if behind and hasattr(os, "setpriority"):
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process.pid, behind)
    return Process(process)


class Worker:
    """One worker, begun when it is needed."""

    def __init__(self, begin: Callable[[], Awaitable[Runtime]], lanes: frozenset[Lane]) -> None:
        self.lanes = lanes
        """What it is there for."""
        self.matches: deque[str] = deque(maxlen=REMEMBERED)
        """The matches that it has thought about last."""
        self._begin = begin
        self._runtime: Runtime | None = None
        self._ready = False
        self._closed = False
        # While a process comes to be, nobody may end it, or it would be left over.
        self._coming_or_going = Lock()

    @property
    def pid(self) -> int | None:
        """The number of its process, if it has one."""
        return None if self._runtime is None else self._runtime.pid

    def remember(self, match: str) -> None:
        """Note which match the process has thought about last."""
        if match in self.matches:
            self.matches.remove(match)
        self.matches.append(match)

    async def start(self) -> Runtime:
        """What runs it, begun if there is none; raises PoolStopped after the end."""
        async with self._coming_or_going:
            if self._closed:
                raise PoolStopped
            if self._runtime is None:
                self._ready = False
                self._runtime = await self._begin()
            return self._runtime

    async def ask(self, task: bytes, seconds: float) -> Reply:
        """What the process replies within so many seconds; without a reply it is ended."""
        try:
            runtime = await self.start()
            if not self._ready:
                async with timeout(STARTING):
                    await runtime.hear()
                self._ready = True
            async with timeout(seconds):
                await runtime.tell(task)
                reply: Reply = msgspec.msgpack.decode(await runtime.hear(), type=Reply)
                return reply
        except TimeoutError:
            await self._end()
            raise _Lost("thought too long") from None
        except (OSError, EOFError, msgspec.DecodeError):
            await self._end()
            if self._closed:
                raise PoolStopped from None
            raise _Lost("died") from None
        except CancelledError:
            # The next task must not get the reply to this one.
            await self._end()
            raise

    async def close(self) -> None:
        """End the process for good."""
        self._closed = True
        await self._end()

    async def _end(self) -> None:
        async with self._coming_or_going:
            runtime, self._runtime = self._runtime, None
            self.matches.clear()
            if runtime is not None:
                await runtime.end()


class BotPool:
    """The workers, and who waits for them."""

    def __init__(
        self,
        workers: int | None = None,
        limit: float = LIMIT,
        command: Sequence[str] = COMMAND,
        bots: Sequence[str] = (),
        begin: Callable[[], Awaitable[Runtime]] | None = None,
        kept: int = 1,
        pace: Pace = PACE,
    ) -> None:
        """So many workers for bots that search, by default one for each core, and so many kept for those that do not.

        Each is a process of the ``command``, and further ones replay and review finished matches; unless it is said how to
        ``begin`` one: then there are no others, and those that search do that, too.

        A decision may take ``limit`` seconds; waiting for a worker does not count. The ``bots`` are those of the host's
        choice that may play beside the levels of each game.
        """
        self.limit = limit
        self._slowness = max(1.0, limit / LIMIT)
        self.pace = pace
        self.bots = tuple(bots)
        self.jobs = 0
        """So many decisions and hints were asked for,"""
        self.deaths = 0
        """so many workers died or had to be killed,"""
        self.retries = 0
        """so many tasks were given again,"""
        self.failures = 0
        """so many tasks could not be done,"""
        self.seconds = 0.0
        """and so long all tasks took together, waiting left out."""
        searching = workers or os.cpu_count() or 1
        self._searching = searching
        """So many workers there are for bots that search,"""
        self._searches = 0
        """and so many bots that search, or wait for one."""
        past = frozenset({Lane.REPLAY, Lane.REVIEW})
        thinking = frozenset({Lane.SEARCH, Lane.QUICK}) | (past if begin else frozenset())
        lanes = [frozenset({Lane.QUICK})] * kept + [thinking] * searching
        self._workers = [Worker(begin or partial(process_of, tuple(command)), which) for which in lanes]
        self._aside: list[Worker] = []
        if begin is None:
            behind = partial(process_of, tuple(command), BEHIND)
            self._aside = [Worker(behind, frozenset({lane})) for lane in past]
        self._idle = [*self._workers, *self._aside]
        self._queue = FairQueue()

    @property
    def processes(self) -> list[int]:
        """The numbers of the processes that there are."""
        workers = [*self._workers, *self._aside]
        return [worker.pid for worker in workers if worker.pid is not None]

    @property
    def waiting(self) -> int:
        """How many tasks wait for a worker."""
        return len(self._queue)

    async def start(self) -> None:
        """Start the workers of bots now, so that the first to think does not wait for that."""
        await gather(*[worker.start() for worker in self._workers])

    async def stop(self) -> None:
        """End all workers at once; whoever needs one gets PoolStopped."""
        await gather(*[worker.close() for worker in [*self._workers, *self._aside]])

    async def decide(
        self,
        job: Job,
        asker: Asker = NOBODY,
        urgency: Urgency = lambda: Rank.NOW,
        allowed: float = DECISION,
    ) -> Choice:
        """What the bot answers, if it may think so long; raises TaskFailed if it cannot."""
        self.jobs += 1
        if job.bot in QUICK:
            reply = await self._think(Decide(job), self.limit, Lane.QUICK, asker, urgency)
            assert isinstance(reply, Decided)
            return Choice(reply.text)
        wanted = WANTED.get(job.bot)
        hurried: float | None = None

        def task(waited: float) -> Decide:
            nonlocal hurried
            if wanted is None:
                return Decide(job)
            seconds = granted(wanted, waited, allowed, min(1.0, self._searching / self._searches))
            hurried = waited + seconds + ASIDE if seconds < wanted else None
            return Decide(replace(job, seconds=seconds))

        self._searches += 1
        try:
            reply = await self._think(task, self.limit, Lane.SEARCH, asker, urgency)
        finally:
            self._searches -= 1
        assert isinstance(reply, Decided)
        return Choice(reply.text, hurried)

    async def advise(self, job: Job, seconds: float, asker: Asker = NOBODY) -> list[HintLine]:
        """What a search of so many seconds thinks of the seat's options; raises TaskFailed if it cannot."""
        self.jobs += 1
        reply = await self._think(Advise(job, seconds), seconds + self.limit, Lane.SEARCH, asker)
        assert isinstance(reply, Advised)
        return reply.lines

    async def judge(
        self, job: Job, first: int = 0, of: list[int] | None = None, asker: Asker = NOBODY
    ) -> ReviewView:
        """A slice of the review of a seat: at a glance from an answer on, or well of these; raises TaskFailed if it cannot."""
        self.jobs += 1
        reply = await self._think(Judge(job, first, of), PATIENCE * self._slowness, Lane.REVIEW, asker)
        assert isinstance(reply, Judged)
        return reply.slice

    async def would(self, job: Job, asker: Asker = NOBODY) -> str:
        """What a bot would answer in a match that is over; it waits as a review does. Raises TaskFailed if it cannot."""
        self.jobs += 1
        reply = await self._think(Decide(job), PATIENCE, Lane.REVIEW, asker)
        assert isinstance(reply, Decided)
        return reply.text

    async def show(self, task: Show, asker: Asker = NOBODY) -> bytes:
        """A moment of a finished match, as JSON; raises TaskFailed if that takes too long, and UnfitRecord."""
        reply = await self._replay(task, asker)
        assert isinstance(reply, Shown)
        return reply.moment

    async def branch(self, task: Branch, asker: Asker = NOBODY) -> Began:
        """The record with which another way to go begins; raises TaskFailed if that takes too long, and UnfitRecord."""
        reply = await self._replay(task, asker)
        assert isinstance(reply, Began)
        return reply

    async def read(self, text: str, asker: Asker = NOBODY) -> Taken:
        """A record that somebody brings, played again; raises TaskFailed if that takes too long, and UnfitRecord."""
        reply = await self._replay(Read(text), asker)
        assert isinstance(reply, Taken)
        return reply

    async def _replay(self, task: Show | Branch | Read, asker: Asker) -> Reply:
        reply = await self._think(task, REPLAYING * self._slowness, Lane.REPLAY, asker)
        if isinstance(reply, Unfit):
            raise UnfitRecord(reply.code)
        return reply

    # -- one task ----------------------------------------------------------------------------------

    async def _think(
        self,
        asked: Task | Callable[[float], Task],
        seconds: float,
        lane: Lane,
        asker: Asker,
        urgency: Urgency = lambda: Rank.NOW,
    ) -> Reply:
        """What a worker replies to a task, given as often as need be; raises TaskFailed.

        What is asked may depend on how long it has waited for a worker.
        """
        came = perf_counter()
        match = _match_of(asked(0.0) if callable(asked) else asked)
        worker = await self._take(Ticket(lane, asker, urgency, get_running_loop().create_future()), match)
        self._queue.begin(asker)
        began = perf_counter()
        task = asked(began - came) if callable(asked) else asked
        attempts = 1 if lane is Lane.REPLAY else ATTEMPTS
        work = ensure_future(self._insist(worker, packed(task), seconds, attempts))

        def finished(_: Future[Reply]) -> None:
            took = perf_counter() - began
            self.seconds += took
            self._queue.end(asker, took)
            if not work.cancelled() and work.exception() is None:
                worker.remember(match)
            self._give_back(worker)

        work.add_done_callback(finished)
        try:
            reply = await shield(work)
        except CancelledError:
            # Nobody waits for this reply any more. The worker soon has it, or else begins anew.
            get_running_loop().call_later(LAST_WORDS, work.cancel)
            raise
        if isinstance(reply, Failed):
            self.failures += 1
            raise TaskFailed(f"{_name_of(task)} raised {reply.kind} at {reply.place}")
        return reply

    async def _insist(self, worker: Worker, task: bytes, seconds: float, attempts: int) -> Reply:
        """Give a task to a worker until it replies, a few times."""
        for attempt in range(attempts):
            if attempt:
                self.retries += 1
            try:
                return await worker.ask(task, seconds)
            except _Lost as lost:
                self.deaths += 1
                log.warning("a worker %s, attempt %d of %d", lost, attempt + 1, attempts)
        self.failures += 1
        raise TaskFailed(f"{attempts} workers died or thought too long")

    # -- who gets which worker ---------------------------------------------------------------------

    async def _take(self, ticket: Ticket, match: str) -> Worker:
        """An idle worker, the best one if there are several; else the next that becomes idle."""
        able = [worker for worker in self._idle if ticket.lane in worker.lanes]
        if able:
            best = max(able, key=lambda worker: (-len(worker.lanes), match in worker.matches))
            self._idle.remove(best)
            return best
        self._queue.join(ticket)
        try:
            return await ticket.worker
        except CancelledError:
            if ticket.worker.cancelled():
                self._queue.leave(ticket)
            else:
                # The worker came at the very moment when nobody needed it any more.
                self._give_back(ticket.worker.result())
            raise

    def _give_back(self, worker: Worker) -> None:
        """Let the next who may use this worker have it."""
        ticket = self._queue.next(worker.lanes)
        if ticket is None:
            self._idle.append(worker)
        else:
            ticket.worker.set_result(worker)


def _match_of(task: Task) -> str:
    """Which match a task is about."""
    record = task.job.record if isinstance(task, Decide | Advise | Judge) else ""
    return "\n".join(record.split("\n", HEADER)[:HEADER])


def _name_of(task: Task) -> str:
    """What is done, for whoever looks for a fault; nothing of the record."""
    if isinstance(task, Decide | Advise | Judge):
        return repr(task.job.bot)
    return type(task).__name__.lower()
