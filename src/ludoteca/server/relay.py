"""Visits: how a socket of this process looks at a room, whichever process has the room open.

Each process listens on one channel of its own. A visit to a room of another process is made there in its name: what
the person does goes one way, the frames come back the other way.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import Final, Protocol

import msgspec
from litestar.channels import ChannelsPlugin
from msgspec import Struct

from ludoteca.server.deed import Guest
from ludoteca.server.hall import Elsewhere, Hall, NoSuchRoom
from ludoteca.server.live import LiveRoom, refused
from ludoteca.server.protocol import Command, Hello
from ludoteca.server.steward import Refusal
from ludoteca.server.watch import ENCODER, Line, Watch

LOG: Final = logging.getLogger("ludoteca.server")

HEARTBEAT: Final = 0.5
"""Seconds between two looks at whether the owners of visited rooms still live."""


class Visit(Protocol):
    """One connection of a person to a room."""

    @property
    def line(self) -> Line:
        """Frames on their way to the person."""

    async def do(self, command: Command) -> None:
        """Do what the person wants; what comes of it goes down the line."""

    async def leave(self) -> None:
        """The person is gone."""


class LocalVisit:
    """A visit to a room that this process has open."""

    def __init__(self, hall: Hall, live: LiveRoom, watch: Watch, line: Line) -> None:
        self.line = line
        self._hall = hall
        self._live = live
        self._watch = watch

    async def do(self, command: Command) -> None:
        """Do what the person wants; what comes of it goes down the line."""
        try:
            self.line.send(await self._hall.do(self._live.room.id, self._watch.guest, command))
        except (Elsewhere, NoSuchRoom):
            # The room has moved to another process: whoever comes again finds it there.
            self.line.cut()

    async def leave(self) -> None:
        """The person is gone."""
        await self._live.leave(self._watch, self.line)


# -- between processes -----------------------------------------------------------------------------


class Enter(Struct, tag="enter"):
    """A person wants to look at a room of yours."""

    visit: str
    process: str
    room: str
    guest: Guest
    seat: int | None
    hello: Hello


class Do(Struct, tag="do"):
    """A visitor wants this done."""

    visit: str
    command: Command


class Leave(Struct, tag="leave"):
    """A visitor is gone."""

    visit: str


class Frame(Struct, tag="frame"):
    """Something for a visitor of yours."""

    visit: str
    data: str


class Cut(Struct, tag="cut"):
    """Nothing more will come for a visitor of yours."""

    visit: str


class Rename(Struct, tag="rename"):
    """Somebody in a room of yours has another name."""

    room: str
    guest: Guest


Letter = Enter | Do | Leave | Frame | Cut | Rename

LETTERS: Final = msgspec.json.Decoder(Letter)


class RemoteVisit:
    """A visit to a room that another process has open."""

    def __init__(self, relay: Relay, owner: str, room: str, guest: str) -> None:
        self.id = secrets.token_urlsafe(12)
        self.line = Line()
        self.owner = owner
        self.room = room
        self.guest = guest
        self._relay = relay

    async def do(self, command: Command) -> None:
        """Hand on what the person wants."""
        self._relay.post(self.owner, Do(self.id, command))

    async def leave(self) -> None:
        """The person is gone."""
        self._relay.forget(self)
        self._relay.post(self.owner, Leave(self.id))


class Relay:
    """Brings people to rooms: to those of this process, and by way of the channels to those of others."""

    def __init__(self, hall: Hall, channels: ChannelsPlugin | None) -> None:
        self.hall = hall
        self.process = hall.store.process
        self._channels = channels
        self._out: dict[str, RemoteVisit] = {}
        """Visits of people here to rooms elsewhere."""
        self._guests: dict[str, LocalVisit] = {}
        """Visits of people elsewhere to rooms here."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Listen to what other processes say, and look after their lives."""
        if self._channels is not None:
            listening = asyncio.Event()
            self._spawn(self._listen(self._channels, listening))
            await listening.wait()
            self._spawn(self._watch_owners())

    async def stop(self) -> None:
        """Hear and say nothing more."""
        for task in list(self._tasks):
            task.cancel()

    async def visit(self, room: str, guest: Guest, seat: int | None, hello: Hello) -> Visit:
        """Look at a room from a seat; raises NoSuchRoom, Refusal, or Elsewhere if there are no channels to get there."""
        try:
            live, watch, line = await self.hall.enter(room, guest, seat, hello)
            return LocalVisit(self.hall, live, watch, line)
        except Elsewhere as elsewhere:
            if self._channels is None:
                raise
            visit = RemoteVisit(self, elsewhere.process, room, guest.id)
            self._out[visit.id] = visit
            self.post(visit.owner, Enter(visit.id, self.process, room, guest, seat, hello))
            return visit

    async def rename(self, guest: Guest) -> None:
        """Let every room where somebody sits or looks on know the new name."""
        afar = {visit.room for visit in self._out.values() if visit.guest == guest.id}
        for room in await self.hall.visited_by(guest.id) | afar:
            await self._rename(room, guest)

    async def _rename(self, room: str, guest: Guest) -> None:
        try:
            await self.hall.rename(room, guest)
        except Elsewhere as elsewhere:
            if self._channels is not None:
                self.post(elsewhere.process, Rename(room, guest))
        except NoSuchRoom:
            return

    def post(self, process: str, letter: Letter) -> None:
        """Send a letter to another process."""
        assert self._channels is not None
        self._channels.publish(ENCODER.encode(letter), _channel(process))

    def forget(self, visit: RemoteVisit) -> None:
        """Nobody waits for frames of this visit any more."""
        self._out.pop(visit.id, None)

    async def _listen(self, channels: ChannelsPlugin, listening: asyncio.Event) -> None:
        async with channels.start_subscription([_channel(self.process)]) as subscriber:
            listening.set()
            async for data in subscriber.iter_events():
                self._receive(LETTERS.decode(data))

    def _receive(self, letter: Letter) -> None:
        if isinstance(letter, Frame):
            if letter.visit in self._out:
                self._out[letter.visit].line.put(letter.data.encode())
        elif isinstance(letter, Cut):
            if letter.visit in self._out:
                self._out[letter.visit].line.cut()
        elif isinstance(letter, Enter):
            self._spawn(self._host(letter))
        elif isinstance(letter, Rename):
            self._spawn(self._rename(letter.room, letter.guest))
        else:
            guest = self._guests.get(letter.visit)
            if guest is not None:
                self._spawn(guest.do(letter.command) if isinstance(letter, Do) else guest.leave())
                if isinstance(letter, Leave):
                    guest.line.cut()

    async def _host(self, letter: Enter) -> None:
        """Make a visit in the name of somebody whose socket is elsewhere, until one side ends it."""
        try:
            live, watch, line = await self.hall.enter(letter.room, letter.guest, letter.seat, letter.hello)
        except Refusal as refusal:
            self._send(letter, ENCODER.encode(refused(refusal, None)))
            self.post(letter.process, Cut(letter.visit))
            return
        except (Elsewhere, NoSuchRoom):
            self.post(letter.process, Cut(letter.visit))
            return
        self._guests[letter.visit] = LocalVisit(self.hall, live, watch, line)
        try:
            while (frame := await line.frames.get()) is not None:
                self._send(letter, frame)
        finally:
            del self._guests[letter.visit]
            self.post(letter.process, Cut(letter.visit))

    def _send(self, letter: Enter, frame: bytes) -> None:
        self.post(letter.process, Frame(letter.visit, frame.decode()))

    async def _watch_owners(self) -> None:
        """Cut the visits to owners that have died: the people come again, and some process takes the room over."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            for room, owner in {(visit.room, visit.owner) for visit in self._out.values()}:
                try:
                    moved = await self.hall.store.claim(room) != owner
                except Exception:
                    LOG.exception("the owner of a room could not be found out")
                    continue
                if moved:
                    for visit in [visit for visit in self._out.values() if visit.room == room]:
                        visit.line.cut()

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _channel(process: str) -> str:
    return f"ludoteca-{process}"
