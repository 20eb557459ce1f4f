"""A crowd: many tables of two people each in one process, who answer when they are told to.

The people are light: of what comes over the wire they read the question and a few words about the room.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from random import Random
from time import perf_counter, process_time
from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct, UnsetType
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from bench.load.client import Person, fresh, some_answer
from bench.load.ledger import Ledger
from bench.load.people import gathered
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.server import protocol as p
from ludoteca.server.wire_scene import Question

OPENING: Final = 16
"""So many tables are opened at the same time."""
LAST_WORDS: Final = 20.0
"""Seconds for what is under way to be acknowledged in the end."""


class Room(Struct):
    """What a person reads about the room."""

    status: str
    next: str | None = None


class Scene(Struct):
    """What a person reads of everything."""

    viewer: int
    question: Question | None


class Patch(Struct):
    """What a person reads of what has changed."""

    question: Question | None | UnsetType = UNSET


class Whole(Struct, tag="whole"):
    """Everything anew."""

    number: int
    room: Room
    scene: Scene | None = None


class Update(Struct, tag="update"):
    """What has changed."""

    number: int
    room: Room | None = None
    scene: Patch | None = None


DECODER: Final = msgspec.json.Decoder(Whole | Update | p.Done | p.Refused)
ENCODER: Final = msgspec.json.Encoder()


class Stretch(Struct):
    """What a crowd has measured while it gave so many answers a second."""

    seen: list[float] = msgspec.field(default_factory=list)
    """Seconds from an answer to what the other person saw of it."""
    done: list[float] = msgspec.field(default_factory=list)
    """Seconds from an answer to its being acknowledged."""
    behind: list[float] = msgspec.field(default_factory=list)
    """Seconds by which answers were sent later than they were due: how busy the crowd itself was."""
    bytes: list[int] = msgspec.field(default_factory=list)
    """What came of an answer over the wire to a person, for each answer and each person to whom anything came."""
    starved: int = 0
    """Answers that were due when nobody in the crowd could give one."""
    work: float = 0.0
    """Seconds of processor time that the crowd itself has used."""


class Tally(Struct):
    """What a crowd has done."""

    ledger: Ledger = msgspec.field(default_factory=Ledger)
    rooms: list[str] = msgspec.field(default_factory=list)
    rematches: int = 0
    errors: list[str] = msgspec.field(default_factory=list)


class Sitter:
    """One person at a table."""

    def __init__(self, table: CrowdMatch, person: Person, socket: ClientConnection) -> None:
        self.person = person
        self.question: Question | None = None
        self.room: Room | None = None
        self.bytes = 0
        """What came since the last answer at the table."""
        self._table = table
        self._socket = socket
        self._seat = -1
        self._number = 0

    async def send(self, message: p.FromClient) -> None:
        """Say something."""
        await self._socket.send(ENCODER.encode(message), text=True)

    async def leave(self) -> None:
        """Go away."""
        await self._socket.close()

    def answer(self, luck: Luck) -> p.Answer:
        """Some answer to the question."""
        assert self.question is not None
        return p.Answer(fresh(), self._seat, self.question.number, some_answer(self.question, luck))

    async def listen(self) -> None:
        """Take in whatever comes until the line is closed."""
        try:
            async for frame in self._socket:
                now = perf_counter()
                self.bytes += len(frame)
                self._hear(DECODER.decode(frame), now)
        except (ConnectionClosed, msgspec.DecodeError, RuntimeError) as error:
            self._table.fail(f"{type(error).__name__}: {error}")

    def _hear(self, message: Whole | Update | p.Done | p.Refused, now: float) -> None:
        match message:
            case p.Done():
                self._table.acknowledged(message, now)
            case p.Refused():
                self._table.fail(f"refused: {message.code}")
            case Whole():
                self._number = message.number
                self.room = message.room
                if message.scene is not None:
                    self._seat, self.question = message.scene.viewer, message.scene.question
                self._table.heard(self, now)
            case Update():
                if message.number != self._number + 1:
                    raise RuntimeError(f"frame {message.number} came after frame {self._number}")
                self._number = message.number
                self.room = message.room or self.room
                if message.scene is not None and message.scene.question is not UNSET:
                    self.question = message.scene.question
                self._table.heard(self, now)


class CrowdMatch:
    """Two people, at most one of whom has an answer under way."""

    def __init__(self, crowd: Crowd, people: list[Person], seed: object) -> None:
        self._crowd = crowd
        self._tally = crowd.tally
        self._people = people
        self._luck = Luck(seed_from("answers", seed))
        self._room = ""
        self._sitters: list[Sitter] = []
        self._under_way: dict[str, float] = {}
        """When each command was sent that has not been acknowledged."""
        self._speaker: Sitter | None = None
        """Whoever has answered last,"""
        self._sent = 0.0
        """and when; 0 when the other person has seen something of it."""
        self._moving = True
        self.failed = False

    # -- coming ------------------------------------------------------------------------------------

    async def sit(self, room: str) -> None:
        """Come to a room in which everybody has a seat, and begin."""
        self._room = room
        self._tally.rooms.append(room)
        self._sitters = []
        for person in self._people:
            sitter = Sitter(self, person, await person.socket(room))
            await sitter.send(p.Hello())
            self._sitters.append(sitter)
            self._crowd.spawn(sitter.listen())
        self._speaker = None
        start = p.Start(fresh())
        self._tally.ledger.send(room, start)
        self._under_way[start.id] = perf_counter()
        await self._sitters[0].send(start)
        self._moving = False

    async def _play_again(self) -> None:
        """Ask for a rematch, and go there when both know where that is."""
        try:
            await self._sitters[0].send(p.Rematch(fresh()))
            async with asyncio.timeout(LAST_WORDS):
                while any(sitter.room is None or sitter.room.next is None for sitter in self._sitters):
                    await asyncio.sleep(0.01)
            room = self._sitters[0].room
            assert room is not None and room.next is not None
            for sitter in self._sitters:
                await sitter.leave()
            self._tally.rematches += 1
            await self.sit(room.next)
        except (TimeoutError, OSError, ConnectionClosed) as error:
            self.fail(f"no rematch: {type(error).__name__}")

    # -- playing -----------------------------------------------------------------------------------

    @property
    def is_ready(self) -> bool:
        """Whether somebody could answer now."""
        idle = not (self._moving or self._under_way or self.failed)
        return idle and any(sitter.question is not None for sitter in self._sitters)

    @property
    def is_settled(self) -> bool:
        """Whether nothing is under way."""
        return self.failed or not (self._moving or self._under_way)

    async def answer(self) -> None:
        """Have somebody answer who is asked."""
        self.count_bytes()
        speaker = next(sitter for sitter in self._sitters if sitter.question is not None)
        answer = speaker.answer(self._luck)
        self._tally.ledger.send(self._room, answer)
        self._speaker = speaker
        self._sent = self._under_way[answer.id] = perf_counter()
        try:
            await speaker.send(answer)
        except (OSError, ConnectionClosed) as error:
            self.fail(f"not sent: {type(error).__name__}")

    def count_bytes(self) -> None:
        """Note what has come of the last answer; what came before the first does not count."""
        for sitter in self._sitters:
            if self._speaker is not None and sitter.bytes:
                self._crowd.stretch.bytes.append(sitter.bytes)
            sitter.bytes = 0

    def heard(self, sitter: Sitter, now: float) -> None:
        """A person has seen something new."""
        if self._speaker is not None and sitter is not self._speaker and self._sent:
            self._crowd.stretch.seen.append(now - self._sent)
            self._sent = 0.0
        over = [one for one in self._sitters if one.room is not None and one.room.status == "over"]
        if len(over) == len(self._people) and not self._moving:
            self.count_bytes()
            self._moving = True
            self._crowd.spawn(self._play_again())

    def acknowledged(self, done: p.Done, now: float) -> None:
        """A command is done; a rematch is none of those that were noted."""
        sent = self._under_way.pop(done.id, None)
        if sent is not None:
            self._tally.ledger.reply(self._room, done)
            if self._speaker is not None:
                self._crowd.stretch.done.append(now - sent)

    def fail(self, why: str) -> None:
        """Nothing more can be measured at this table."""
        self.failed = True
        self._tally.errors.append(why)


class Crowd:
    """All tables of one process."""

    def __init__(self, url: str, settings: list[p.Settings], seed: object) -> None:
        self.tally = Tally()
        self.stretch = Stretch()
        self._url = url
        self._settings = settings
        self._seed = seed
        self._tables: list[CrowdMatch] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done meanwhile."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def gather(self) -> None:
        """Open all tables."""
        few = asyncio.Semaphore(OPENING)

        async def open_table(number: int, settings: p.Settings) -> None:
            async with few:
                room, people = await gathered(self._url, settings, self.tally.ledger)
                table = CrowdMatch(self, people, f"{self._seed} {number}")
                self._tables.append(table)
                await table.sit(room)

        async with asyncio.TaskGroup() as group:
            for number, settings in enumerate(self._settings):
                group.create_task(open_table(number, settings))
        await self._settle()

    async def play(self, rate: float, seconds: float) -> Stretch:
        """Give so many answers a second, at random moments, whether or not the server keeps up."""
        self.stretch = Stretch()
        used = process_time()
        random = Random(f"rate {rate} {self._seed}")
        order = self._tables[:]
        random.shuffle(order)
        begun = perf_counter()
        due = random.expovariate(rate)
        place = 0
        while due < seconds:
            wait = begun + due - perf_counter()
            # Even if the crowd is late its people must hear what comes.
            await asyncio.sleep(max(0.0, wait))
            ready = next((n for n in range(len(order)) if order[(place + n) % len(order)].is_ready), None)
            if ready is None:
                self.stretch.starved += 1
            else:
                self.stretch.behind.append(perf_counter() - begun - due)
                await order[(place + ready) % len(order)].answer()
                place = (place + ready + 1) % len(order)
            due += random.expovariate(rate)
        await self._settle()
        for table in self._tables:
            table.count_bytes()
        self.stretch.work = process_time() - used
        return self.stretch

    async def _settle(self) -> None:
        try:
            async with asyncio.timeout(LAST_WORDS):
                while not all(table.is_settled for table in self._tables):
                    await asyncio.sleep(0.02)
        except TimeoutError:
            for table in self._tables:
                if not table.is_settled:
                    table.fail("no reply in time")
