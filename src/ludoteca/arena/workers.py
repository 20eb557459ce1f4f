"""Workers: the processes that play deals, on this machine by joblib, past it by Ray."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from socket import create_connection
from typing import Any, TypeVar

from ludoteca.arena.deal import PlayedDeal, Records, play_deal
from ludoteca.arena.schedule import Fixture, Schedule
from ludoteca.facets.extra import reason

Finished = tuple[PlayedDeal, list[str]]
"""A deal and the records of its matches."""

AHEAD = 2
"""So many deals for each processor are under way or in line."""

ANSWERED = 10.0
"""A cluster answers within so many seconds."""

HERE = "local"
"""The address that lets Ray start on this machine."""


T = TypeVar("T")


def spread(
    task: Callable[..., T], work: Sequence[tuple[object, ...]], jobs: int, order: str = "generator"
) -> Iterator[T]:
    """What a task gives for each of these arguments, in so many processes, as soon as it is there."""
    if jobs == 1:
        yield from (task(*arguments) for arguments in work)
    else:
        # Only needed here, and slow to import.
        from joblib import Parallel, delayed

        yield from Parallel(n_jobs=jobs, return_as=order)(delayed(task)(*arguments) for arguments in work)


class NoRay(Exception):
    """Ray is not installed, or does not answer."""


@dataclass(frozen=True)
class Local:
    """So many processes on this machine."""

    jobs: int = 1

    def play(self, schedule: Schedule, fixtures: Sequence[Fixture], records: Records) -> Iterator[Finished]:
        """Play deals; they come as they are finished, in any order."""
        work = [(schedule, fixture, records) for fixture in fixtures]
        yield from spread(play_deal, work, self.jobs, "generator_unordered")


@dataclass(frozen=True)
class Cluster:
    """All processors of a Ray cluster: at its address, or one that is started here."""

    address: str

    def play(self, schedule: Schedule, fixtures: Sequence[Fixture], records: Records) -> Iterator[Finished]:
        """Play deals; they come as they are finished, in any order."""
        try:
            import ray
        except ModuleNotFoundError as error:
            raise NoRay(reason(error)) from None
        address = None if self.address == HERE else self.address
        self._knock()
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise NoRay(f"no Ray cluster answers at {self.address!r}: {error}") from error
        try:
            yield from self._tasks(ray, schedule, fixtures, records)
        finally:
            ray.shutdown()

    def _knock(self) -> None:
        """See whether anybody is at the address; Ray itself would try for minutes."""
        host, colon, port = self.address.rpartition("//")[2].rpartition(":")
        if not colon or not port.isdecimal():
            return
        try:
            create_connection((host, int(port)), ANSWERED).close()
        except (OSError, OverflowError) as error:
            raise NoRay(f"no Ray cluster answers at {self.address!r}: {error}") from error

    def _tasks(
        self, ray: Any, schedule: Schedule, fixtures: Sequence[Fixture], records: Records
    ) -> Iterator[Finished]:
        """Keep all processors busy. Ray's own backend for joblib gives results only when all are there."""
        task = ray.remote(play_deal)
        most = AHEAD * int(ray.cluster_resources().get("CPU", 1))
        waiting = iter(fixtures)
        running = [task.remote(schedule, fixture, records) for fixture in islice(waiting, most)]
        while running:
            finished, running = ray.wait(running)
            running += [task.remote(schedule, fixture, records) for fixture in islice(waiting, len(finished))]
            yield from ray.get(finished)


Workers = Local | Cluster
