"""Metrics: what the server has done, for Prometheus. Counts and times only."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from ludoteca.server.books import Summary
from ludoteca.server.deed import Answered, Entry, Guest
from ludoteca.server.hall import Hall
from ludoteca.server.logs import pseudonym
from ludoteca.server.protocol import Command, Done, Hinted, Refused
from ludoteca.server.results import Result
from ludoteca.server.store import Store

LOG: Final = logging.getLogger("ludoteca.server")
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = 0
        """How many are open."""
        self._answers = Counter("ludoteca_answers", "Answers stored", registry=self.registry)
        self._deeds = Counter("ludoteca_deeds", "Deeds stored", registry=self.registry)
        self._storing = Histogram(
            "ludoteca_store_seconds",
            "From a deed to its being safe",
            buckets=SECONDS,
            registry=self.registry,
        )
        self._refusals = Counter(
            "ludoteca_refusals", "What was refused, by code", ["code"], registry=self.registry
        )

    def stored(self, entries: Sequence[Entry], seconds: float) -> None:
        """Deeds were stored together."""
        self._deeds.inc(len(entries))
        self._answers.inc(len([entry for entry in entries if isinstance(entry.deed, Answered)]))
        self._storing.observe(seconds)

    def refused(self, code: str) -> None:
        """Something was refused."""
        self._refusals.labels(code).inc()

    def note_refusal(self, code: str, room: str, guest: str) -> None:
        """A command was refused: counted and logged."""
        self.refused(code)
        LOG.info("command refused", extra={"code": code, "room": room, "who": pseudonym(guest)})

    def watch(self, hall: Hall) -> None:
        """Tell of this hall and its bots as well."""
        self.registry.register(_Standing(self, hall))

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)


class _Standing(Collector):
    """What is counted elsewhere, or changes by itself."""

    def __init__(self, metrics: Metrics, hall: Hall) -> None:
        self._metrics = metrics
        self._hall = hall

    def collect(self) -> Iterator[Metric]:
        """The numbers as they are now."""
        thinkers = self._hall.thinkers
        yield GaugeMetricFamily("ludoteca_rooms", "Rooms open in this process", len(self._hall.rooms))
        yield GaugeMetricFamily("ludoteca_sockets", "Sockets open", self._metrics.sockets)
        yield GaugeMetricFamily(
            "ludoteca_bot_waiting", "Tasks of bots that wait for a worker", thinkers.waiting
        )
        yield CounterMetricFamily("ludoteca_bot_jobs", "Decisions and hints asked of bots", thinkers.jobs)
        yield CounterMetricFamily("ludoteca_bot_deaths", "Workers that died or were killed", thinkers.deaths)
        yield CounterMetricFamily("ludoteca_bot_failures", "Tasks that no worker could do", thinkers.failures)
        yield CounterMetricFamily("ludoteca_bot_seconds", "Time that all tasks took", thinkers.seconds)


class MeasuredHall(Hall):
    """A hall that tells what it refuses."""

    metrics: Metrics

    async def do(self, id: str, guest: Guest, command: Command) -> Done | Refused | Hinted:
        """Do what somebody wants in a room; raises NoSuchRoom or Elsewhere."""
        done = await super().do(id, guest, command)
        if isinstance(done, Refused):
            self.metrics.note_refusal(done.code, id, guest.id)
        return done


class MeasuredStore(Store):
    """A store that tells how long it takes."""

    metrics: Metrics

    async def append(
        self, room: str, entries: Sequence[Entry], summary: Summary, result: Result | None = None
    ) -> None:
        """Store more deeds, and count them once they are safe."""
        began = perf_counter()
        await super().append(room, entries, summary, result)
        self.metrics.stored(entries, perf_counter() - began)
