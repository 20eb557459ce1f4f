"""Metrics: what the server has done, for Prometheus. Counts and times only."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from ludoteca.server.limits import Asker, Limits
from ludoteca.server.logs import pseudonym
from ludoteca.server.protocol import Command, Done, Hinted, Refused
from ludoteca.server.relay import DoCommand
from ludoteca.server.room_events import Answered, Guest, StoredEvent
from ludoteca.server.room_session import Append, RoomSession
from ludoteca.server.rooms import Rooms
from ludoteca.server.storage import Result, Summary

LOG: Final = logging.getLogger("ludoteca.server")
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The counters of one process."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.registry = CollectorRegistry()
        self.sockets = 0
        """How many are open."""
        self._answers = Counter("ludoteca_answers", "Answers stored", registry=self.registry)
        self._events = Counter("ludoteca_deeds", "Room events stored", registry=self.registry)
        self._storing = Histogram(
            "ludoteca_store_seconds",
            "From an event to its being safe",
            buckets=SECONDS,
            registry=self.registry,
        )
        self._refusals = Counter(
            "ludoteca_refusals", "What was refused, by code", ["code"], registry=self.registry
        )

    def stored(self, entries: Sequence[StoredEvent], seconds: float) -> None:
        """Events were stored together."""
        self._events.inc(len(entries))
        self._answers.inc(len([entry for entry in entries if isinstance(entry.event, Answered)]))
        self._storing.observe(seconds)

    def refused(self, code: str) -> None:
        """Something was refused."""
        self._refusals.labels(code).inc()

    def note_refusal(self, code: str, room: str, guest: str) -> None:
        """A command was refused: counted, and logged unless there have just been many like it."""
        self.refused(code)
        if self._limits.allows("logs", Asker(address=guest)):
            LOG.info("command refused", extra={"code": code, "room": room, "who": pseudonym(guest)})

    def timed(self, append: Append) -> Append:
        """The same append; what it has stored is counted, and how long that took."""

        async def timed(
            room: str, entries: Sequence[StoredEvent], summary: Summary, result: Result | None = None
        ) -> None:
            began = perf_counter()
            await append(room, entries, summary, result)
            self.stored(entries, perf_counter() - began)

        return timed

    def counted(self, do: DoCommand) -> DoCommand:
        """The same way to do commands; what it refuses is counted and logged."""

        async def counted(session: RoomSession, guest: Guest, command: Command) -> Done | Refused | Hinted:
            done = await do(session, guest, command)
            if isinstance(done, Refused):
                self.note_refusal(done.code, session.room.id, guest.id)
            return done

        return counted

    def watch(self, rooms: Rooms) -> None:
        """Tell of these rooms and of their bots as well."""
        self.registry.register(_Standing(self, rooms))

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)


class _Standing(Collector):
    """What is counted elsewhere, or changes by itself."""

    def __init__(self, metrics: Metrics, rooms: Rooms) -> None:
        self._metrics = metrics
        self._rooms = rooms

    def collect(self) -> Iterator[Metric]:
        """The numbers as they are now."""
        bot_pool = self._rooms.bot_pool
        yield GaugeMetricFamily("ludoteca_rooms", "Rooms open in this process", len(self._rooms.sessions))
        yield GaugeMetricFamily("ludoteca_sockets", "Sockets open", self._metrics.sockets)
        yield GaugeMetricFamily(
            "ludoteca_bot_waiting", "Tasks of bots that wait for a worker", bot_pool.waiting
        )
        yield CounterMetricFamily("ludoteca_bot_jobs", "Decisions and hints asked of bots", bot_pool.jobs)
        yield CounterMetricFamily("ludoteca_bot_deaths", "Workers that died or were killed", bot_pool.deaths)
        yield CounterMetricFamily("ludoteca_bot_failures", "Tasks that no worker could do", bot_pool.failures)
        yield CounterMetricFamily("ludoteca_bot_seconds", "Time that all tasks took", bot_pool.seconds)
