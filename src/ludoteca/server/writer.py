"""The writer: one thread through which all writing goes, so that what waits together is made safe together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, Generic, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

MOST_TOGETHER: Final = 256
"""So many pieces of work are made safe by one commit."""

T = TypeVar("T")
Work = TypeVar("Work")

Group = Callable[[Connection, Sequence[Work]], Sequence[Exception | None]]
"""Does pieces of work in one transaction: for each None, or why it was left undone. May raise: then none is done."""


class _Grouped(Generic[Work]):
    def __init__(self, work: Work) -> None:
        self.work = work
        self.future: Future[None] = Future()


class _Alone(Generic[T]):
    def __init__(self, act: Callable[[Connection], T]) -> None:
        self.act = act
        self.future: Future[T] = Future()


Job = TypeVar("Job", bound=_Grouped[Any] | _Alone[Any])


class Writer(Generic[Work]):
    """Does work of one kind in groups, each group with one commit; and whatever else writes, alone."""

    def __init__(self, engine: Engine, group: Group[Work]) -> None:
        self._engine = engine
        self._group = group
        self._waiting: SimpleQueue[_Grouped[Work] | _Alone[Any] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._stopped = False

    def start(self) -> None:
        """Begin to work."""
        self._thread.start()

    def stop(self) -> None:
        """Finish what waits, then end."""
        self._stopped = True
        self._waiting.put(None)
        self._thread.join()

    def together(self, work: Work) -> Future[None]:
        """Do a piece of work with all others that wait; done once it is safe on the disk."""
        return self._enter(_Grouped(work)).future

    def alone(self, act: Callable[[Connection], T]) -> Future[T]:
        """Do something in a transaction of its own; done once it is safe on the disk."""
        return self._enter(_Alone(act)).future

    def _enter(self, job: Job) -> Job:
        if self._stopped:
            raise RuntimeError("the store is closed")
        self._waiting.put(job)
        return job

    def _run(self) -> None:
        running = True
        while running:
            jobs, running = self._next()
            # Whoever has gone away in the meantime gets nothing done; from here on nobody can go away.
            jobs = [job for job in jobs if job.future.set_running_or_notify_cancel()]
            for job in jobs:
                if isinstance(job, _Alone):
                    self._do_alone(job)
            grouped = [job for job in jobs if isinstance(job, _Grouped)]
            if grouped:
                self._do_together(grouped)

    def _next(self) -> tuple[list[_Grouped[Work] | _Alone[Any]], bool]:
        """Everything that waits, at least one job; and whether more may come."""
        jobs: list[_Grouped[Work] | _Alone[Any]] = []
        job = self._waiting.get()
        try:
            while job is not None:
                jobs.append(job)
                if len(jobs) == MOST_TOGETHER:
                    return jobs, True
                job = self._waiting.get_nowait()
        except Empty:
            return jobs, True
        return jobs, False

    def _do_alone(self, job: _Alone[T]) -> None:
        try:
            with self._engine.begin() as connection:
                done = job.act(connection)
        except Exception as error:  # noqa: BLE001 - whoever waits for it is told
            job.future.set_exception(error)
        else:
            job.future.set_result(done)

    def _do_together(self, jobs: Sequence[_Grouped[Work]]) -> None:
        try:
            with self._engine.begin() as connection:
                fates = self._group(connection, [job.work for job in jobs])
        except Exception as error:  # noqa: BLE001 - whoever waits for it is told
            lost = isinstance(error, DBAPIError) and error.connection_invalidated
            if len(jobs) == 1 or lost:
                for job in jobs:
                    job.future.set_exception(error)
                return
            # One of them is to blame, and must not spoil it for the others.
            for job in jobs:
                self._do_together([job])
            return
        for job, fate in zip(jobs, fates, strict=True):
            if fate is None:
                job.future.set_result(None)
            else:
                job.future.set_exception(fate)
