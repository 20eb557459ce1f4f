"""The fair queue: who gets the next worker. Nobody waits longer because somebody else asks for more."""

from __future__ import annotations

from asyncio import Future
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, IntEnum
from time import monotonic
from typing import TYPE_CHECKING, Final

from ludoteca.server.limits import Asker

if TYPE_CHECKING:
    from ludoteca.server.bot_pool import Worker

HALF: Final = 30.0
"""After so many seconds half of what somebody has used is forgotten."""
FORGOTTEN: Final = 0.01
"""Seconds that are too few to be remembered."""
LONG: Final = 300.0
"""Whoever has waited for so many seconds comes first, however little it matters."""


class Lane(Enum):
    """What kind of worker a task needs: those who wait for one do not wait behind those who wait for another."""

    QUICK = "quick"
    """For bots that do not search."""
    SEARCH = "search"
    REPLAY = "replay"
    """For finished matches and records."""
    REVIEW = "review"


class Rank(IntEnum):
    """Who comes first."""

    NOW = 0
    """Somebody looks on and waits."""
    LATER = 1
    """Nobody looks on now."""


Urgency = Callable[[], Rank]
"""How urgent a task is at this moment: people come and go while it waits."""


@dataclass(eq=False)
class Ticket:
    """Somebody who waits for a worker."""

    lane: Lane
    asker: Asker
    urgency: Urgency
    worker: Future[Worker]
    since: float = 0.0


class FairQueue:
    """Those who wait for workers: watched rooms first, then whoever had the least of late, by address and by guest."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._waiting: list[Ticket] = []
        self._busy: Counter[str] = Counter()
        """How many workers each address and each guest has now,"""
        self._used: dict[str, tuple[float, float]] = {}
        """and how many seconds of them it had, as of when."""

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    def join(self, ticket: Ticket) -> None:
        """Wait."""
        ticket.since = self._clock()
        self._waiting.append(ticket)

    def leave(self, ticket: Ticket) -> None:
        """Wait no longer."""
        self._waiting.remove(ticket)

    def next(self, lanes: frozenset[Lane]) -> Ticket | None:
        """Whoever is next for a worker of these lanes; leaves the queue."""
        able = [one for one in self._waiting if one.lane in lanes and not one.worker.done()]
        if not able:
            return None
        first = min(able, key=self._turn)
        self._waiting.remove(first)
        return first

    def begin(self, asker: Asker) -> None:
        """Somebody gets a worker."""
        self._busy.update(_keys(asker))

    def end(self, asker: Asker, seconds: float) -> None:
        """Somebody gives a worker back after so many seconds."""
        now = self._clock()
        for key in _keys(asker):
            self._busy[key] -= 1
            if not self._busy[key]:
                del self._busy[key]
            self._used[key] = (self._had(key) + seconds, now)
        self._used = dict(self._remembered())

    def _turn(self, ticket: Ticket) -> tuple[float, ...]:
        address, guest = _keys(ticket.asker)
        late = self._clock() - ticket.since > LONG
        return (
            Rank.NOW if late else ticket.urgency(),
            self._busy[address],
            self._had(address),
            self._busy[guest],
            self._had(guest),
            ticket.since,
        )

    def _had(self, key: str) -> float:
        used, at = self._used.get(key, (0.0, 0.0))
        left = float(used * 0.5 ** ((self._clock() - at) / HALF))
        return left if left > FORGOTTEN else 0.0

    def _remembered(self) -> Iterator[tuple[str, tuple[float, float]]]:
        now = self._clock()
        for key in self._used:
            had = self._had(key)
            if had:
                yield key, (had, now)


def _keys(asker: Asker) -> tuple[str, str]:
    return f"@{asker.address}", asker.guest
