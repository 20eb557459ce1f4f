"""The hall: all rooms that this process has open, and how rooms come to be."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Final
from weakref import WeakValueDictionary

from msgspec.structs import replace

from ludoteca.kernel.luck import SEED_BYTES
from ludoteca.kernel.record import Record
from ludoteca.server.deed import BotSatDown, Deed, Entry, Guest, Opened, Rematched, SatDown, Woke
from ludoteca.server.live import Closed, LiveRoom, summary_of
from ludoteca.server.protocol import AddBot, Command, Done, Hello, Hint, Hinted, Refused, Rematch, Settings
from ludoteca.server.room import Room
from ludoteca.server.scene import named
from ludoteca.server.steward import Refusal, Steward, Tokens, settled
from ludoteca.server.store import Store
from ludoteca.server.thinkers import Job, Thinkers
from ludoteca.server.watch import Line, Watch

LOG: Final = logging.getLogger("ludoteca.server")

RENEWAL: Final = 0.5
"""Seconds between two renewals of the leases of all open rooms."""
PATIENCE: Final = 60.0
"""A room that nobody has looked at for so many seconds is closed."""
MOST_RENAMED: Final = 100
"""In so many of somebody's rooms a new name is known at once."""
HINT_SECONDS: Final = 1.5
HINT_BOT: Final = "expert"


class NoSuchRoom(LookupError):
    """There is no room of this id."""


class Elsewhere(Exception):
    """Another process has the room open."""

    def __init__(self, process: str) -> None:
        super().__init__(process)
        self.process = process


class RealWorld:
    """The time of day, and the system's own luck."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def tokens(self) -> Tokens:
        """An id for a match, and its seed."""
        return Tokens(token(), secrets.token_hex(SEED_BYTES))


def token() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(16)


class Hall:
    """The rooms of one process. Each is opened when somebody wants it and closed when nobody does."""

    def __init__(self, store: Store, thinkers: Thinkers, world: RealWorld | None = None) -> None:
        self.store = store
        self.thinkers = thinkers
        self.world = world or RealWorld()
        self.rooms: dict[str, LiveRoom] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._keeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to keep the rooms of this process."""
        self._keeper = asyncio.get_running_loop().create_task(self._keep())

    async def stop(self) -> None:
        """Finish what is being stored, and let other processes have the rooms."""
        if self._keeper is not None:
            self._keeper.cancel()
        for live in list(self.rooms.values()):
            async with live.lock:
                live.close()
        await self.store.release(list(self.rooms))
        self.rooms.clear()

    async def _keep(self) -> None:
        """Renew the leases, and close rooms in which nothing happens."""
        while True:
            await asyncio.sleep(RENEWAL)
            try:
                if not await self.store.renew():
                    LOG.error("other processes took this one for dead; all rooms are read anew")
                    for live in self.rooms.values():
                        live.close()
                await self._tidy()
            except Exception:
                LOG.exception("leases could not be renewed")

    async def _tidy(self) -> None:
        now = self.world.now()
        over = [
            live
            for live in self.rooms.values()
            if live.closed or (live.is_idle and now - live.idle_since > PATIENCE)
        ]
        for live in over:
            live.close()
            self.rooms.pop(live.room.id, None)
        if over:
            await self.store.release([live.room.id for live in over])

    # -- rooms -------------------------------------------------------------------------------------

    async def room(self, id: str) -> LiveRoom:
        """The room of this id, opened if need be; raises NoSuchRoom or Elsewhere."""
        live = self.rooms.get(id)
        if live is not None and not live.closed:
            return live
        async with self._opening.setdefault(id, asyncio.Lock()):
            live = self.rooms.get(id)
            if live is None or live.closed:
                live = await self._open(id)
            return live

    async def _open(self, id: str) -> LiveRoom:
        owner = await self.store.claim(id)
        if owner is not None:
            raise Elsewhere(owner)
        entries = await self.store.entries(id)
        if entries is None:
            raise NoSuchRoom(id)
        room = await asyncio.to_thread(Room.of, id, entries)
        live = LiveRoom(room, self.store, self.thinkers, self.world, token())
        self.rooms[id] = live
        if room.clocks.running:
            await live.commit([Woke()])
        return live

    async def create(
        self,
        settings: Settings,
        host: Guest,
        bots: list[str],
        beginning: Record | None = None,
        counts: bool = True,
        seat: int = 0,
    ) -> str:
        """Open a new room; the host takes a seat and bots the others, in their order. Returns its id; raises Refusal."""
        if not 0 <= seat < settings.seats:
            raise Refusal("no_seat")
        deeds: list[Deed] = [
            Opened(
                settled(settings),
                host.id,
                None if beginning is None else beginning.text(),
                unrated=not counts,
            ),
            SatDown(seat, host.id, host.name),
        ]
        for place, bot in enumerate(bots):
            deeds.append(BotSatDown(place if place < seat else place + 1, bot))
        return await self._found(deeds, host)

    async def _found(self, deeds: list[Deed], host: Guest) -> str:
        """A new room in which these deeds have been done; raises Refusal if its bots cannot sit there."""
        room = Room(token())
        now = self.world.now()
        entries = [Entry(number, now, deed) for number, deed in enumerate(deeds)]
        for entry in entries:
            deed = entry.deed
            if isinstance(deed, BotSatDown):
                # Asked of the steward, who knows the bots of the game and the free seats.
                Steward(room, host, []).deeds(AddBot(token(), deed.seat, deed.bot), self.world.tokens())
            room.apply(entry)
        await self.store.create(room.id, entries, summary_of(room))
        self.rooms[room.id] = LiveRoom(room, self.store, self.thinkers, self.world, token())
        return room.id

    # -- people ------------------------------------------------------------------------------------

    async def enter(
        self, id: str, guest: Guest, seat: int | None, hello: Hello
    ) -> tuple[LiveRoom, Watch, Line]:
        """Look at a room from a seat, or (None) from the first of one's own; raises NoSuchRoom, Elsewhere or Refusal."""
        while True:
            live = await self.room(id)
            try:
                return live, *await live.enter(guest, seat, hello)
            except Closed:
                await asyncio.sleep(0)

    async def visited_by(self, guest: str) -> set[str]:
        """The rooms where somebody sits in a match that is not over, and those of this process where they look on."""
        listings = await self.store.rooms_of(guest, MOST_RENAMED)
        running = {listing.room for listing in listings if listing.summary.status != "over"}
        return running | {id for id, live in self.rooms.items() if live.is_visited_by(guest)}

    async def rename(self, id: str, guest: Guest) -> None:
        """Let a room know that somebody has another name; raises NoSuchRoom or Elsewhere."""
        while True:
            live = await self.room(id)
            try:
                return await live.rename(guest)
            except Closed:
                await asyncio.sleep(0)

    async def do(self, id: str, guest: Guest, command: Command) -> Done | Refused | Hinted:
        """Do what somebody wants in a room; raises NoSuchRoom or Elsewhere.

        Once begun it is finished, even if whoever asked for it is gone.
        """
        return await asyncio.shield(asyncio.ensure_future(self._do(id, guest, command)))

    async def _do(self, id: str, guest: Guest, command: Command) -> Done | Refused | Hinted:
        while True:
            live = await self.room(id)
            try:
                done = await live.do(guest, command)
                if isinstance(done, Refused):
                    return done
                if isinstance(command, Hint):
                    return await self._hint(live.room, command)
                if isinstance(command, Rematch):
                    await self._rematch(live, guest)
                return done
            except Closed:
                # It was not stored, or by another process: the room as it is read again knows.
                await asyncio.sleep(0)

    async def _hint(self, room: Room, command: Hint) -> Hinted:
        """What a strong bot thinks of somebody's question; the bot knows nobody's name."""
        number = room.asked().get(command.seat, 0)
        job = Job(room.record().text(), command.seat, HINT_BOT)
        lines = await self.thinkers.advise(job, HINT_SECONDS)
        names = room.names(command.seat)
        return Hinted(command.id, number, [replace(line, label=named(line.label, names)) for line in lines])

    async def _rematch(self, live: LiveRoom, guest: Guest) -> None:
        """Open a room with the same people and bots, once for each match."""
        room = live.room
        async with live.lock:
            if room.next_room is not None:
                return
            settings = replace(room.settings, seats=len(room.holders))
            deeds: list[Deed] = [Opened(settings, guest.id)]
            # The seats move on by one, so that everybody begins once.
            holders = room.holders[1:] + room.holders[:1]
            for seat, holder in enumerate(holders):
                if holder.guest is not None:
                    deeds.append(SatDown(seat, holder.guest, holder.name or ""))
                elif holder.bot is not None:
                    deeds.append(BotSatDown(seat, holder.bot))
            opened = await self._found(deeds, guest)
            await live.store_and_tell([Rematched(opened)])
