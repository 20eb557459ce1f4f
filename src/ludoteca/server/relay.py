"""Visits: how a socket of this process looks at a room, whichever process has the room open.

Each process listens on one channel of its own. A visit to a room of another process is made there in its name: what
the person does goes one way, the frames come back the other way.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from time import monotonic
from typing import TYPE_CHECKING, Final, Protocol

import msgspec
from msgspec import Struct

from ludoteca.server.connection import ENCODER, Connection
from ludoteca.server.protocol import Command, Done, Hello, Hinted, Refused
from ludoteca.server.room_commands import Refusal
from ludoteca.server.room_events import Guest
from ludoteca.server.room_session import RoomSession, refused
from ludoteca.server.rooms import Elsewhere, NoSuchRoom, Rooms
from ludoteca.server.subscription import Subscription

if TYPE_CHECKING:
    from ludoteca.server.channels import Channels

LOG: Final = logging.getLogger("ludoteca.server")

PARTING: Final = 1.0
"""Seconds for another process to let somebody go."""
HEARTBEAT: Final = 0.5
"""Seconds between two looks at whether the owners of visited rooms still live, and have answered."""
ANSWERING: Final = 10.0
"""Seconds for an owner to say its first word to a visit."""


class Visit(Protocol):
    """One connection of a person to a room."""

    @property
    def connection(self) -> Connection:
        """Frames on their way to the person."""

    async def do(self, command: Command) -> None:
        """Do what the person wants; what comes of it goes over the connection."""

    async def leave(self) -> None:
        """The person is gone."""


class DoCommand(Protocol):
    """How commands are done in the rooms of this process; raises NoSuchRoom or Elsewhere."""

    async def __call__(
        self, session: RoomSession, guest: Guest, command: Command, /
    ) -> Done | Refused | Hinted:
        """Do what somebody wants in a room."""


class LocalVisit:
    """A visit to a room that this process has open."""

    def __init__(
        self, do: DoCommand, session: RoomSession, subscription: Subscription, connection: Connection
    ) -> None:
        self.connection = connection
        self._do = do
        self._session = session
        self._subscription = subscription

    async def do(self, command: Command) -> None:
        """Do what the person wants; what comes of it goes over the connection."""
        try:
            self.connection.send(await self._do(self._session, self._subscription.guest, command))
        except (Elsewhere, NoSuchRoom):
            # The room has moved to another process: whoever comes again finds it there.
            self.connection.cut()

    async def leave(self) -> None:
        """The person is gone."""
        await self._session.leave(self._subscription, self.connection)


# -- between processes -----------------------------------------------------------------------------


class Enter(Struct, tag="enter"):
    """A person wants to look at a room of yours."""

    visit: str
    process: str
    room: str
    guest: Guest
    seat: int | None
    hello: Hello
    address: str = ""


class Entered(Struct, tag="entered"):
    """A visitor of yours is in the room; what they have missed follows, if anything."""

    visit: str


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


class Forget(Struct, tag="forget"):
    """Somebody in a room of yours is to be forgotten."""

    room: str
    guest: Guest


Letter = Enter | Entered | Do | Leave | Frame | Cut | Rename | Forget

LETTERS: Final = msgspec.json.Decoder(Letter)


class _OfVisit(Struct):
    """What can be read of any letter."""

    visit: str = ""


_OF_VISIT: Final = msgspec.json.Decoder(_OfVisit)


class RemoteVisit:
    """A visit to a room that another process has open."""

    def __init__(
        self, relay: Relay, owner: str, room: str, guest: Guest, seat: int | None, hello: Hello, address: str
    ) -> None:
        self.id = secrets.token_urlsafe(12)
        self.connection = Connection()
        self.owner = owner
        self.room = room
        self.guest = guest.id
        self.begun = monotonic()
        self.answered = asyncio.Event()
        """Whether the owner has said anything yet."""
        self._enter = Enter(self.id, relay.process, room, guest, seat, hello, address)
        self._relay = relay

    def enter(self) -> None:
        """Ask the owner to let the person in; an owner that has heard it once does not mind hearing it again."""
        self._relay.post(self.owner, self._enter)

    def cut(self) -> None:
        """Nothing more comes from the owner."""
        self.answered.set()
        self.connection.cut()

    async def do(self, command: Command) -> None:
        """Hand on what the person wants, but not before they are in: the owner would not know whose wish it is."""
        await self.answered.wait()
        self._relay.post(self.owner, Do(self.id, command))

    async def leave(self) -> None:
        """The person is gone."""
        self._relay.forget(self)
        self._relay.post(self.owner, Leave(self.id))


class HostedVisit:
    """A visit to a room of this process in the name of somebody whose socket is elsewhere."""

    def __init__(self) -> None:
        self.visit: LocalVisit | None = None
        """None while the person is still on the way in."""
        self.over = False

    def end(self) -> None:
        """Have nothing more to do with it; one on its way in ends as soon as it is in."""
        self.over = True
        if self.visit is not None:
            self.visit.connection.cut()


class Relay:
    """Brings people to rooms: to those of this process, and by way of the channels to those of others."""

    def __init__(self, rooms: Rooms, channels: Channels | None, do: DoCommand | None = None) -> None:
        self.rooms = rooms
        self.do = do or rooms.do
        self.process = rooms.store.process
        self._channels = channels
        self._out: dict[str, RemoteVisit] = {}
        """Visits of people here to rooms elsewhere."""
        self._guests: dict[str, HostedVisit] = {}
        """Visits of people elsewhere to rooms here."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Listen to what other processes say, and look after their lives."""
        if self._channels is not None:
            await self._channels.start(self._hear, self._begin_anew)
            self._spawn(self._watch_owners())

    async def stop(self) -> None:
        """Hear and say nothing more."""
        for task in list(self._tasks):
            task.cancel()
        if self._channels is not None:
            await self._channels.stop()

    @property
    def hears(self) -> bool:
        """Whether people get to rooms of other processes, as far as there are any."""
        return self._channels is None or self._channels.hears

    async def visit(
        self, room: str, guest: Guest, seat: int | None, hello: Hello, address: str = ""
    ) -> Visit:
        """Look at a room from a seat; raises NoSuchRoom, Refusal, or Elsewhere if there are no channels to get there."""
        try:
            session, subscription, connection = await self.rooms.enter(room, guest, seat, hello, address)
            return LocalVisit(self.do, session, subscription, connection)
        except Elsewhere as elsewhere:
            if self._channels is None or not self._channels.hears:
                raise
            visit = RemoteVisit(self, elsewhere.process, room, guest, seat, hello, address)
            self._out[visit.id] = visit
            visit.enter()
            return visit

    async def rename(self, guest: Guest) -> None:
        """Let every room where somebody sits or looks on know the new name."""
        afar = {visit.room for visit in self._out.values() if visit.guest == guest.id}
        for room in await self.rooms.visited_by(guest.id) | afar:
            await self._rename(room, guest)

    async def _rename(self, room: str, guest: Guest) -> None:
        try:
            await self.rooms.rename(room, guest)
        except Elsewhere as elsewhere:
            if self._channels is not None:
                self.post(elsewhere.process, Rename(room, guest))
        except NoSuchRoom:
            return

    async def forget_person(self, guest: Guest) -> None:
        """Let somebody leave every room for good, and keep nothing of them."""
        rooms = await self.rooms.all_of(guest.id)
        told = [await self._part(room, guest) for room in rooms]
        if not all(told):
            # Nobody says when another process has done it; whatever it writes later than this says nothing of names.
            await asyncio.sleep(PARTING)
        await self.rooms.store.erase(guest.id)
        for room in rooms:
            await self._part(room, guest)

    async def _part(self, room: str, guest: Guest) -> bool:
        """Let somebody leave a room for good; whether that is done, and not only asked of another process."""
        try:
            await self.rooms.part(room, guest)
        except Elsewhere as elsewhere:
            if self._channels is not None:
                self.post(elsewhere.process, Forget(room, guest))
            return False
        except NoSuchRoom:
            return True
        return True

    async def block(self, guest: Guest, other: str, blocked: bool) -> None:
        """Let somebody have nothing to do with somebody else, or again."""
        await self.rooms.block(guest, other, blocked)

    def post(self, process: str, letter: Letter) -> None:
        """Send a letter to another process."""
        assert self._channels is not None
        self._channels.post(process, ENCODER.encode(letter))

    def forget(self, visit: RemoteVisit) -> None:
        """Nobody waits for frames of this visit any more."""
        self._out.pop(visit.id, None)

    def _begin_anew(self) -> None:
        """Letters may have been lost: all visits are cut, and the people come again and get what they have missed."""
        for visit in self._out.values():
            visit.cut()
        for guest in self._guests.values():
            guest.end()

    def _hear(self, data: bytes) -> None:
        try:
            letter = LETTERS.decode(data)
        except msgspec.DecodeError:
            # From a newer version, or from nobody of ours: whatever stood on it is begun anew.
            stood = _OF_VISIT.decode(data).visit
            if stood in self._out:
                self._out[stood].cut()
            if stood in self._guests:
                self._guests[stood].end()
            raise
        self._receive(letter)

    def _receive(self, letter: Letter) -> None:
        if isinstance(letter, Entered | Frame | Cut):
            visit = self._out.get(letter.visit)
            if visit is not None:
                visit.answered.set()
                if isinstance(letter, Frame):
                    visit.connection.put(letter.data.encode())
                elif isinstance(letter, Cut):
                    visit.cut()
        elif isinstance(letter, Enter):
            if letter.visit not in self._guests:
                self._guests[letter.visit] = HostedVisit()
                self._spawn(self._host(letter, self._guests[letter.visit]))
        elif isinstance(letter, Rename):
            self._spawn(self._rename(letter.room, letter.guest))
        elif isinstance(letter, Forget):
            self._spawn(self.rooms.part(letter.room, letter.guest))
        elif letter.visit in self._guests:
            guest = self._guests[letter.visit]
            if isinstance(letter, Leave):
                guest.end()
            elif guest.visit is not None and not guest.over:
                self._spawn(guest.visit.do(letter.command))

    async def _host(self, letter: Enter, guest: HostedVisit) -> None:
        """Make a visit in the name of somebody whose socket is elsewhere, until one side ends it."""
        try:
            entered = await self.rooms.enter(
                letter.room, letter.guest, letter.seat, letter.hello, letter.address
            )
            guest.visit = LocalVisit(self.do, *entered)
            if not guest.over:
                self.post(letter.process, Entered(letter.visit))
                while (frame := await guest.visit.connection.frames.get()) is not None:
                    self._send(letter, frame)
        except Refusal as refusal:
            self._send(letter, ENCODER.encode(refused(refusal, None)))
        except (Elsewhere, NoSuchRoom):
            pass
        finally:
            del self._guests[letter.visit]
            self.post(letter.process, Cut(letter.visit))
        if guest.visit is not None:
            # Whichever side has ended it: whoever is gone must not seem to be there.
            await guest.visit.leave()

    def _send(self, letter: Enter, frame: bytes) -> None:
        self.post(letter.process, Frame(letter.visit, frame.decode()))

    async def _watch_owners(self) -> None:
        """Cut the visits to owners that have died: the people come again, and some process takes the room over.

        An owner that has not answered may not have heard: after Redis was away not all hear again at the same moment.
        """
        while True:
            await asyncio.sleep(HEARTBEAT)
            for visit in self._out.values():
                if visit.answered.is_set():
                    continue
                if monotonic() - visit.begun > ANSWERING:
                    visit.cut()
                else:
                    visit.enter()
            for room, owner in {(visit.room, visit.owner) for visit in self._out.values()}:
                try:
                    moved = await self.rooms.store.claim(room) != owner
                except Exception:
                    LOG.exception("the owner of a room could not be found out")
                    continue
                if moved:
                    for visit in [visit for visit in self._out.values() if visit.room == room]:
                        visit.cut()

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
