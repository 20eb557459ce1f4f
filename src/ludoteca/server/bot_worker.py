"""What runs in a worker process: it takes tasks from its standard input, thinks, and replies on its standard output.

A task holds the whole record of a match, and so everybody's secrets. They stay in the worker: a bot gets the perspective
of its seat, and of an error only its kind and its place are told, because its words might quote the record.
"""

from __future__ import annotations

import os
import sys
import traceback
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import BinaryIO

import msgspec
from msgspec import Struct

from ludoteca.analysis.advice import advise
from ludoteca.analysis.review import Verdict, judged, result_of
from ludoteca.analysis.words import Variation
from ludoteca.bots.bot import Bot
from ludoteca.bots.ismcts.bot import Budget, Ismcts
from ludoteca.bots.luck import luck_at
from ludoteca.bots.registry import make
from ludoteca.bots.supervision import place_of
from ludoteca.facets.message import Told
from ludoteca.facets.naming import Players
from ludoteca.facets.registry import box_of, find
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import Seat
from ludoteca.server.http_types import ReviewView, VerdictView
from ludoteca.server.protocol import HintLine
from ludoteca.server.replay import Began, Branch, Read, Show, Shown, Taken, Unfit, replayed
from ludoteca.server.scene import speech
from ludoteca.server.wire_scene import Speech

LENGTH = 4
"""So many bytes before each message say how long it is."""
REMEMBERED = 8
"""So many matches a worker remembers, with the trees of their searching bots."""
GLANCED = 32
"""So many worlds a review looks at for each decision and each knowledge to find out where it should look well,"""
REVIEWED = 200
"""so many where it does,"""
SLICE = 0.5
"""and for so many seconds at once, so that others get their turn in between."""
FORESEEN = 3
"""So many sentences of what may come of an option are told with a hint."""
SURELY = 0.99
"""More than that is promised only by what is proven."""
MODESTY = 5
"""How far a worker stands back behind the server, which has people waiting."""


class Job(Struct, frozen=True):
    """A decision to think about: the record of the match so far, with its seed, the seat that is asked, and its bot."""

    record: str
    seat: int
    bot: str
    seconds: float | None = None
    """So long a bot may think that thinks for a time, if not as long as it would."""

    def __repr__(self) -> str:
        """Without the record, which no log may show."""
        return f"Job(seat={self.seat}, bot={self.bot!r})"


class Decide(Struct, tag="decide", frozen=True):
    """Let the bot decide."""

    job: Job


class Advise(Struct, tag="advise", frozen=True):
    """Search for so many seconds and tell what the options are worth, whichever bot plays the seat."""

    job: Job
    seconds: float


class Judge(Struct, tag="judge", frozen=True):
    """Review a few decisions of the seat in a match that is over, whichever bot played it: at a glance from this answer on, or
    those after these answers well."""

    job: Job
    first: int = 0
    of: list[int] | None = None


Task = Decide | Advise | Judge | Show | Branch | Read


class Ready(Struct, tag="ready", frozen=True):
    """The worker has started."""


class Decided(Struct, tag="decided", frozen=True):
    """The bot's answer, in notation."""

    text: str


class Advised(Struct, tag="advised", frozen=True):
    """The options that the search tried most, the best first."""

    lines: list[HintLine]


class Judged(Struct, tag="judged", frozen=True):
    """What the search thinks of these decisions."""

    slice: ReviewView


class Failed(Struct, tag="failed", frozen=True):
    """An error of this kind was raised at this place."""

    kind: str
    place: str


Reply = Ready | Decided | Advised | Judged | Shown | Began | Taken | Unfit | Failed


def packed(message: Task | Reply) -> bytes:
    """A message with its length before it."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH) + body


class Remembered:
    """A match as it stood when it was last thought about, and the searching bots that have trees in it."""

    def __init__(self, text: str) -> None:
        self.record = Record.parse(text)
        self.match = Match.replay(find(self.record.game, self.record.rules).rules, self.record)
        self.beginning = _without_end(text)
        self.searching: dict[Seat, Ismcts] = {}

    def go_on(self, text: str) -> None:
        """Give the answers that a longer record of the same match has more."""
        self.record = Record.parse(text)
        for entry in self.record.entries[len(self.match.history) :]:
            self.match.answer_text(Seat(entry.seat), entry.text)
        self.beginning = _without_end(text)

    def bot(self, seat: Seat, spec: str, seconds: float | None) -> Bot:
        """The bot of a seat, with luck of its own; one that searches goes on with its tree, for no longer than it may."""
        bot = make(spec, box_of(self.match), luck_at(self.match, seat))
        if not isinstance(bot, Ismcts) or bot.budget.seconds is None:
            # A bot of so many worlds begins each decision anew: what it answers must not hang on what a worker remembers.
            return bot
        bot.budget = bot.budget.within(seconds)
        earlier = self.searching.get(seat)
        if earlier is not None and earlier.name == bot.name:
            earlier.search.luck = bot.search.luck
            earlier.budget = bot.budget
            return earlier
        self.searching[seat] = bot
        return bot


class TaskRunner:
    """The mind of a worker: the matches it has thought about last, the latest at the end."""

    def __init__(self) -> None:
        self.remembered: list[Remembered] = []

    def reply(self, packed_task: bytes) -> Reply:
        """Do a task, or say how that failed."""
        try:
            task: Task = msgspec.msgpack.decode(packed_task, type=Task)
            if isinstance(task, Decide):
                return Decided(self.decide(task.job))
            if isinstance(task, Judge):
                return Judged(reviewed(task.job, task.first, task.of))
            if isinstance(task, Advise):
                return Advised(self.advise(task.job, task.seconds))
            return replayed(task)
        except Exception as error:  # noqa: BLE001 - whatever goes wrong, the server hears of it
            return _failed(error)

    def decide(self, job: Job) -> str:
        """What the bot answers, in notation."""
        thought = self._recall(job.record)
        known = thought.match.perspective(Seat(job.seat))
        decision = known.decision
        place = place_of(thought.bot(known.seat, job.bot, job.seconds).decide(known), len(decision.options))
        return decision.spell(decision.options[place], known.names)

    def advise(self, job: Job, seconds: float) -> list[HintLine]:
        """What a search thinks of the options of the seat."""
        thought, seat = self._recall(job.record), Seat(job.seat)
        players, luck = Players.of(thought.record), luck_at(thought.match, seat)
        advice = advise(thought.match, seat, players, luck, Budget(seconds=seconds))
        return [
            HintLine(
                option.text,
                speech(option.label),
                option.result.value if option.result.sure else min(option.result.value, SURELY),
                option.result.low,
                option.result.high,
                advice.standing(option),
                _foreseen(option.line),
            )
            for option in advice.options
        ]

    def _recall(self, text: str) -> Remembered:
        """The match of a record: remembered as far as it goes, because to replay a long one takes longer than to think.

        Every line of a record has a check over all lines before it, so equal beginnings are equal matches.
        """
        known = [one for one in self.remembered if text.startswith(one.beginning)]
        if known:
            thought = known[-1]
            # Whatever goes wrong with it, it is not to be trusted again.
            self.remembered.remove(thought)
            thought.go_on(text)
        else:
            thought = Remembered(text)
        self.remembered = [*self.remembered, thought][-REMEMBERED:]
        return thought


def reviewed(job: Job, first: int, of: list[int] | None) -> ReviewView:
    """A slice of a review: as much as is done in a short while, and where to go on."""
    record, seat = Record.parse(job.record), Seat(job.seat)
    rules = find(record.game, record.rules).rules
    found: list[VerdictView] = []
    following: int | None = None
    until = perf_counter() + SLICE
    for verdict in judged(rules, record, seat, GLANCED if of is None else REVIEWED, first, of):
        if verdict is not None:
            found.append(_verdict(verdict))
            if perf_counter() > until:
                following = verdict.after + 1
                break
    return ReviewView(found, following, result_of(rules, record, seat))


def _verdict(verdict: Verdict) -> VerdictView:
    gap = verdict.knew.gap
    return VerdictView(
        after=verdict.after,
        ask=verdict.ask,
        question=speech(verdict.question),
        text=verdict.text,
        chosen=speech(verdict.chosen),
        best=verdict.best,
        better=speech(verdict.better),
        chance=verdict.knew.value.value,
        all_known=verdict.everything.value.value,
        cost=verdict.error,
        low=gap.low,
        high=gap.high,
        all_cost=verdict.everything.cost,
        sure=verdict.knew.value.sure,
        then=_foreseen(verdict.then),
        instead=_foreseen(verdict.instead),
    )


def _foreseen(line: Variation) -> list[Speech]:
    """What may follow, as the log would tell it."""
    return [speech(step.message) for step in line if isinstance(step, Told)][:FORESEEN]


def _without_end(text: str) -> str:
    """A record up to its last answer: without the line that says how many there are."""
    return text[: text.rindex("\n", 0, -1) + 1]


def _failed(error: Exception) -> Failed:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return Failed(type(error).__name__, f"{Path(frame.filename).name}:{frame.lineno}")


def _listen(stream: BinaryIO, tasks: SimpleQueue[bytes]) -> None:
    """Pass tasks on until nobody is there to give any. Then the worker ends, whatever it is thinking about."""
    while length := stream.read(LENGTH):
        tasks.put(stream.read(int.from_bytes(length)))
    os._exit(0)


def main() -> None:
    """Think until standard input closes."""
    if hasattr(os, "nice"):
        os.nice(MODESTY)
    # What bots print is not a reply, and nobody else's business.
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    tasks: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, tasks), daemon=True).start()
    runner = TaskRunner()
    reply: Reply = Ready()
    while True:
        replies.write(packed(reply))
        replies.flush()
        reply = runner.reply(tasks.get())


if __name__ == "__main__":
    main()
