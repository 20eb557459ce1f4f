"""The thinker: a process of its own in which bots think, so that the screen goes on moving meanwhile."""

from __future__ import annotations

import signal
import sys
from asyncio import to_thread
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Lock

from ludoteca.bots.luck import luck_at
from ludoteca.bots.registry import make
from ludoteca.bots.supervision import PATIENCE
from ludoteca.facets.naming import Players
from ludoteca.facets.registry import box_of, find
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import Seat
from ludoteca.terminal.sitting import Decided, decide


@dataclass(frozen=True)
class Task:
    """What is to be thought about: the match so far as the text of a record with its players, and who is asked."""

    record: str
    seat: Seat
    hint: bool = False
    """Whether a person wants to know, and not a bot."""


class Gone(Exception):
    """The process has ended, or was ended, before it had answered."""


class Thinker:
    """The process; begun before anything else of the table, because a process with threads cannot be divided well."""

    def __init__(self, patience: float = PATIENCE) -> None:
        context = get_context("fork" if sys.platform == "linux" else None)
        self._ours, theirs = context.Pipe()
        self._asking = Lock()
        self._process = context.Process(target=_think, args=(theirs, patience), daemon=True)
        self._process.start()
        theirs.close()

    async def decide(self, record: Record, seat: Seat) -> Decided:
        """What the bot of a seat chooses; raises Gone."""
        found = await to_thread(self._asked, Task(record.text(), seat))
        assert isinstance(found, Decided)
        return found

    async def hint(self, record: Record, seat: Seat) -> str:
        """What a strong player would answer in a person's place, in notation; raises Gone."""
        return str(await to_thread(self._asked, Task(record.text(), seat, hint=True)))

    def _asked(self, task: Task) -> Decided | str:
        # One after the other: whoever asks gets the answer to what it has asked, though nobody may wait for it any longer.
        with self._asking:
            try:
                self._ours.send(task)
                found: Decided | str = self._ours.recv()
            except (EOFError, OSError) as error:
                raise Gone from error
        return found

    def end(self) -> None:
        """End the process, whatever it does."""
        self._process.kill()
        self._process.join()
        self._process.close()


def _think(tasks: Connection, patience: float) -> None:
    """Do one task after the other; whoever began the process ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            task = tasks.recv()
        except EOFError:
            return
        record = Record.parse(task.record)
        match = Match.replay(find(record.game, record.rules).rules, record)
        if task.hint:
            tasks.send(advised(match, task.seat))
        else:
            tasks.send(decide(match, task.seat, Players(record.players), patience))


def advised(match: Match, seat: Seat) -> str:
    """What the strongest level of the game would answer, from what the seat knows, in notation."""
    box = box_of(match)
    bot = make(box.levels[-1], box, luck_at(match, seat))
    decision = match.decision(seat)
    place = bot.decide(match.perspective(seat))
    return decision.spell(decision.options[place], match.names)
