"""Rulings about the fair queue: nobody waits longer because somebody else asks for more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ludoteca.server.fair_queue import LONG, FairQueue, Lane, Rank, Ticket
from ludoteca.server.limits import Asker

SEARCH = frozenset({Lane.SEARCH})
ANN, BOB = Asker("ann", "192.0.2.1"), Asker("bob", "192.0.2.2")


class Turns:
    """A queue, whose clock goes as the test says."""

    def __init__(self) -> None:
        self.now = 0.0
        self.queue = FairQueue(lambda: self.now)

    def wait(
        self, asker: Asker, rank: Callable[[], Rank] = lambda: Rank.NOW, lane: Lane = Lane.SEARCH
    ) -> None:
        self.now += 0.001
        self.queue.join(Ticket(lane, asker, rank, asyncio.Future()))

    def turn(self, seconds: float = 1.0) -> str:
        """Who is next; a worker then works for them for so long."""
        ticket = self.queue.next(SEARCH)
        assert ticket is not None
        self.queue.begin(ticket.asker)
        self.now += seconds
        self.queue.end(ticket.asker, seconds)
        return ticket.asker.guest


async def given(act: Callable[[Turns], None]) -> None:
    act(Turns())


def test_whoever_had_less_is_next() -> None:
    def act(turns: Turns) -> None:
        for _ in range(4):
            turns.wait(ANN)
        turns.wait(BOB)
        assert [turns.turn() for _ in range(3)] == ["ann", "bob", "ann"]

    asyncio.run(given(act))


def test_many_guests_of_one_address_are_one() -> None:
    def act(turns: Turns) -> None:
        for number in range(6):
            turns.wait(Asker(f"crowd {number}", "192.0.2.9"))
        turns.wait(BOB)
        first = [turns.turn() for _ in range(4)]
        assert first[1] == "bob"
        assert len(set(first)) == len(first)

    asyncio.run(given(act))


def test_whoever_has_a_worker_waits_for_those_who_have_none() -> None:
    def act(turns: Turns) -> None:
        turns.queue.begin(ANN)
        turns.wait(ANN)
        turns.wait(BOB)
        assert turns.turn() == "bob"

    asyncio.run(given(act))


def test_watched_rooms_come_first_and_people_may_go_while_they_wait() -> None:
    def act(turns: Turns) -> None:
        ann = [Rank.NOW]
        turns.wait(ANN, lambda: ann[0])
        turns.wait(BOB)
        ann[0] = Rank.LATER
        assert turns.turn() == "bob"
        assert turns.turn() == "ann"

    asyncio.run(given(act))


def test_nobody_waits_for_ever() -> None:
    def act(turns: Turns) -> None:
        turns.wait(ANN, lambda: Rank.LATER)
        turns.now += LONG + 1
        turns.wait(BOB)
        assert turns.turn() == "ann"

    asyncio.run(given(act))


def test_what_was_used_long_ago_is_forgotten() -> None:
    def act(turns: Turns) -> None:
        turns.wait(ANN)
        turns.turn(100.0)
        turns.now += 3600
        turns.wait(ANN)
        turns.wait(BOB)
        assert turns.turn() == "ann"

    asyncio.run(given(act))


def test_a_worker_takes_what_it_is_there_for() -> None:
    def act(turns: Turns) -> None:
        turns.wait(ANN, lane=Lane.REVIEW)
        assert turns.queue.next(SEARCH) is None
        turns.wait(BOB)
        assert turns.turn() == "bob"
        assert len(turns.queue) == 1

    asyncio.run(given(act))
