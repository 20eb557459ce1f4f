"""Scripted people: how they come to a table, and how they play on whatever happens."""

from __future__ import annotations

import asyncio
from itertools import count
from random import Random
from time import monotonic
from typing import Final

from websockets.exceptions import ConnectionClosed, WebSocketException

from bench.load.client import Person, Viewer, fresh
from bench.load.ledger import Ledger
from ludoteca.facets.registry import games
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.server import protocol as p

PAUSE: Final = 0.03
"""Seconds that an answer is thought over, on average."""
SETTINGS: Final = [p.Settings(game, box.usual) for game, box in games().items()]
"""One game after the other: in turns and all at once."""
GONE: Final = (OSError, WebSocketException)
"""What one who has lost the line gets to see."""
NO_LINE: Final = (None, 1001, 1006, 1012, 4503)
"""A line that ends so can be taken up again; every other end is a refusal."""
NO_STORAGE: Final = ("no_storage", "elsewhere")
"""What cannot be done at the moment is said again."""
AGAIN: Final = 0.05
"""Seconds before somebody who could not come in tries again."""


def mixed(tables: int) -> list[p.Settings]:
    """What is played at so many tables."""
    return [SETTINGS[number % len(SETTINGS)] for number in range(tables)]


class Doors:
    """The addresses of the servers, dead ones included: people find out by themselves."""

    def __init__(self, urls: list[str], seed: object) -> None:
        self.urls = urls
        self._random = Random(f"doors {seed}")

    def send(self, person: Person) -> None:
        """Have somebody try one of the doors next."""
        person.place = self._random.choice(self.urls).removeprefix("http://")


def check(error: BaseException) -> None:
    """Raise unless the line is only lost."""
    if isinstance(error, ConnectionClosed):
        code = None if error.rcvd is None else error.rcvd.code
        if code not in NO_LINE:
            raise RuntimeError(f"the line was closed with {code}") from error


async def come_in(viewer: Viewer, doors: Doors) -> None:
    """Come in or come back, as often as it takes."""
    while True:
        doors.send(viewer.person)
        try:
            await viewer.connect()
            return
        except GONE as error:
            check(error)
            await asyncio.sleep(AGAIN)


async def gathered(url: str, settings: p.Settings, ledger: Ledger) -> tuple[str, list[Person]]:
    """A room in which people have sat down; nobody looks at it yet."""
    people = [await Person.arrive(url, name) for name in ("Ann", "Bob", "Cat", "Dan")[: settings.seats]]
    room = await people[0].open_room(settings)
    for seat, person in enumerate(people[1:], start=1):
        visitor = await person.enter(room, -1)
        command = p.Sit(fresh(), seat)
        ledger.send(room, command)
        reply = await visitor.do(command)
        assert not isinstance(reply, p.Hinted)
        ledger.reply(room, reply)
        await visitor.leave()
    return room, people


class Player:
    """Somebody who plays on: comes back after a cut, and says again what was not acknowledged."""

    def __init__(self, viewer: Viewer, doors: Doors, ledger: Ledger, seed: object) -> None:
        self.viewer = viewer
        self._doors = doors
        self._ledger = ledger
        self._luck = Luck(seed_from("answers", seed))
        self._random = Random(f"pauses {seed}")
        self._unsettled: p.Command | None = None
        """What was sent and not yet acknowledged."""

    async def play(self) -> None:
        """Answer whatever is asked until the match is over."""
        while self.viewer.view.status != "over" or self._unsettled is not None:
            try:
                if self._unsettled is None and self.viewer.question is not None:
                    await asyncio.sleep(self._random.uniform(0, 2 * PAUSE))
                    await self._send(self.viewer.answer(self._luck))
                await self._receive()
            except GONE as error:
                await self._come_back(error)

    async def insist(self, command: p.Command) -> None:
        """Have something done."""
        self._unsettled = command
        try:
            await self._send(command)
        except GONE as error:
            await self._come_back(error)
        while self._unsettled is not None:
            try:
                await self._receive()
            except GONE as error:
                await self._come_back(error)

    async def next_room(self) -> str:
        """Ask for a rematch; the room in which it will be."""
        while self.viewer.view.next is None:
            await self.insist(p.Rematch(fresh()))
        return self.viewer.view.next

    async def _send(self, command: p.Command) -> None:
        self._unsettled = command
        if not isinstance(command, p.Rematch):
            self._ledger.send(self.viewer.id, command)
        await self.viewer.send(command)

    async def _receive(self) -> None:
        message = await self.viewer.receive()
        self.viewer.frames.clear()
        if isinstance(message, p.Refused):
            # Right before the line is closed the server says why, and check judges the end of the line.
            if message.code in NO_STORAGE and self._unsettled is not None:
                await asyncio.sleep(AGAIN)
                await self.viewer.send(self._unsettled)
            elif message.id is not None:
                raise RuntimeError(f"what was allowed was refused: {message.code}")
        elif isinstance(message, p.Done):
            self._settle(message)

    def _settle(self, done: p.Done) -> None:
        command, self._unsettled = self._unsettled, None
        if command is None or command.id != done.id:
            raise RuntimeError("something was acknowledged that was not sent, or twice")
        if isinstance(command, p.Rematch):
            # Its event is that of the table, not of whoever asked for it.
            self._ledger.heard[self.viewer.id] = monotonic()
        else:
            self._ledger.reply(self.viewer.id, done)

    async def _come_back(self, error: BaseException) -> None:
        check(error)
        while True:
            await asyncio.sleep(AGAIN)
            await come_in(self.viewer, self._doors)
            try:
                if self._unsettled is not None:
                    await self.viewer.send(self._unsettled)
                return
            except GONE as again:
                check(again)


class Gathering:
    """People who play one match after the other."""

    def __init__(self, doors: Doors, ledger: Ledger, settings: p.Settings, seed: object) -> None:
        self.rooms: list[str] = []
        """All rooms that they have played in; the last is where they are."""
        self._doors = doors
        self._ledger = ledger
        self._settings = settings
        self._seeds = (f"{seed} {number}" for number in count())
        self._people: list[Person] = []
        self._players: list[Player] = []

    async def gather(self) -> None:
        """Come together while all servers are well, and begin."""
        room, self._people = await gathered(self._doors.urls[0], self._settings, self._ledger)
        await self._begin(room)

    async def play(self, stop: asyncio.Event) -> None:
        """Play match after match, and after the stop the last one to its end."""
        while True:
            await asyncio.gather(*[player.play() for player in self._players])
            if stop.is_set():
                break
            room = await self._players[0].next_room()
            await self._leave()
            await self._begin(room)
        await self._leave()

    async def _begin(self, room: str) -> None:
        viewers = [Viewer(person, room, None) for person in self._people]
        await asyncio.gather(*[come_in(viewer, self._doors) for viewer in viewers])
        self._players = [Player(viewer, self._doors, self._ledger, next(self._seeds)) for viewer in viewers]
        await self._players[0].insist(p.Start(fresh()))
        self.rooms.append(room)

    async def _leave(self) -> None:
        for player in self._players:
            await player.viewer.leave()
