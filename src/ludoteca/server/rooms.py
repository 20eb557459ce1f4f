"""Rooms: all that this process has open, and how rooms come to be."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from hashlib import sha256
from time import monotonic
from typing import Final
from weakref import WeakValueDictionary

from msgspec.structs import replace

from ludoteca.bots.registry import DEALT
from ludoteca.kernel.luck import SEED_BYTES
from ludoteca.kernel.record import Record
from ludoteca.server.bot_pool import BotPool, Branch, Job, TaskFailed, UnfitRecord
from ludoteca.server.clock import takes_days
from ludoteca.server.connection import Connection
from ludoteca.server.limits import Asker
from ludoteca.server.protocol import (
    AddBot,
    Block,
    Command,
    Done,
    Hello,
    Hint,
    Hinted,
    Origin,
    Refused,
    Rematch,
    Report,
    Settings,
    Sit,
    Start,
)
from ludoteca.server.room import Room
from ludoteca.server.room_commands import Refusal, RoomCommands, Tokens, settled
from ludoteca.server.room_events import (
    BotSatDown,
    Guest,
    Opened,
    Outdated,
    Rematched,
    RoomEvent,
    SatDown,
    StoredEvent,
    Woke,
)
from ludoteca.server.room_session import Append, Closed, RoomSession, refused, summary_of
from ludoteca.server.storage import Report as StoredReport
from ludoteca.server.storage import ReportedLine, Storage
from ludoteca.server.subscription import Subscription
from ludoteca.server.threads import in_thread

LOG: Final = logging.getLogger("ludoteca.server")

RENEWAL: Final = 0.5
"""Seconds between two renewals of the leases of all open rooms."""
STALE: Final = 3.0
"""Seconds without a renewal after which the store counts as one that cannot be written."""
WAKING: Final = 10.0
"""Seconds between two looks for rooms of matches over days in which something is to happen,"""
AWAKENED: Final = 20
"""and so many are opened each time."""
PATIENCE: Final = 60.0
"""A room that nobody has looked at for so many seconds is closed."""
MOST_RENAMED: Final = 20
"""In so many of somebody's rooms a new name is known at once."""
EVERY: Final = 100_000
REPORTED: Final = 20
"""So many lines of the chat go with a report."""
HINT_SECONDS: Final = 1.5
HINT_BOT: Final = "expert"


class NoSuchRoom(LookupError):
    """There is no room of this id."""


class Elsewhere(Exception):
    """Another process has the room open."""

    def __init__(self, process: str) -> None:
        super().__init__(process)
        self.process = process


class RealSystem:
    """The time of day, and the operating system's luck."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def tokens(self) -> Tokens:
        """An id for a match, and its seed."""
        return Tokens(token(), secrets.token_hex(SEED_BYTES))


def token() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(16)


class Rooms:
    """The rooms of one process. Each is opened when somebody wants it and closed when nobody does."""

    def __init__(
        self, store: Storage, bot_pool: BotPool, append: Append | None = None, most: int | None = None
    ) -> None:
        """With at most so many rooms of one host open at once."""
        self._most = most
        self.store = store
        self.bot_pool = bot_pool
        self.append = append or store.append
        self.system = RealSystem()
        self.said: Callable[[Guest, Command], Command] = lambda _guest, command: command
        """Lets commands pass as they may be done; raises Refusal."""
        self.sessions: dict[str, RoomSession] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._keeper: asyncio.Task[None] | None = None
        self._renewed = monotonic()
        self._waking = 0.0

    async def start(self) -> None:
        """Begin to keep the rooms of this process."""
        self._keeper = asyncio.get_running_loop().create_task(self._keep())

    async def stop(self) -> None:
        """Finish what is being stored, and let other processes have the rooms."""
        if self._keeper is not None:
            self._keeper.cancel()
        for session in list(self.sessions.values()):
            async with session.lock:
                session.close()
        await self.store.release(list(self.sessions))
        self.sessions.clear()

    @property
    def writes(self) -> bool:
        """Whether the store has taken something lately: it does several times within this time."""
        return monotonic() - self._renewed < STALE

    async def _keep(self) -> None:
        """Renew the leases, and close rooms in which nothing happens."""
        while True:
            await asyncio.sleep(RENEWAL)
            try:
                renewed = await self.store.renew()
                self._renewed = monotonic()
                if not renewed:
                    LOG.error("other processes took this one for dead; all rooms are read anew")
                    for session in self.sessions.values():
                        session.close()
                await self._tidy()
                await self._wake()
            except Exception:
                LOG.exception("leases could not be renewed")

    async def _wake(self) -> None:
        """Open the rooms of matches over days in which something is to happen by itself."""
        if monotonic() < self._waking:
            return
        self._waking = monotonic() + WAKING
        for id in await self.store.due(self.system.now(), AWAKENED):
            try:
                (await self.session(id)).see_to_bots_and_clocks()
            except (Elsewhere, NoSuchRoom):
                continue
            except Exception:
                # One that cannot be read must not keep the others asleep.
                LOG.exception("a room could not be opened")

    async def _tidy(self) -> None:
        now = self.system.now()
        over = [
            session
            for session in self.sessions.values()
            if session.closed or (session.is_idle and now - session.idle_since > PATIENCE)
        ]
        for session in over:
            session.close()
            self.sessions.pop(session.room.id, None)
        if over:
            await self.store.release([session.room.id for session in over])

    # -- rooms -------------------------------------------------------------------------------------

    async def session(self, id: str) -> RoomSession:
        """The room of this id, opened if need be; raises NoSuchRoom or Elsewhere."""
        session = self.sessions.get(id)
        if session is not None and not session.closed:
            return session
        async with self._opening.setdefault(id, asyncio.Lock()):
            session = self.sessions.get(id)
            if session is None or session.closed:
                session = await self._open(id)
            return session

    async def _open(self, id: str) -> RoomSession:
        owner = await self.store.claim(id)
        if owner is not None:
            raise Elsewhere(owner)
        entries = await self.store.entries(id)
        if entries is None:
            raise NoSuchRoom(id)
        room = await in_thread(Room.of, id, entries)
        unplayable = room.unplayable is not None and room.status == "playing"
        over = await self.store.match(str(room.match_id)) if unplayable else None
        if over is not None:
            room.conclude(over.ranks)
        session = RoomSession(room, self.append, self.bot_pool, self.system, token())
        self.sessions[id] = session
        if unplayable and over is None:
            await session.commit([Outdated()])
        elif room.clocks.running and room.clocks.stopped is None and not takes_days(room.settings.time):
            await session.commit([Woke()])
        return session

    async def create(
        self,
        settings: Settings,
        host: Guest,
        bots: list[str],
        beginning: str | None = None,
        counts: bool = True,
        seat: int = 0,
        origin: Origin = "",
        people: int = 1,
    ) -> str:
        """Open a new room; the host takes a seat, or so many for a device that goes round the table, and bots the others, in their order.

        Returns its id; raises Refusal.
        """
        if not 0 <= seat <= settings.seats - people:
            raise Refusal("no_seat")
        if people > 1 and not settings.hot_seat:
            raise Refusal("one_seat")
        events: list[RoomEvent] = [
            Opened(
                settled(settings),
                host.id,
                beginning,
                unrated=not counts,
                origin=origin,
            ),
            *[SatDown(place, host.id, host.name) for place in range(seat, seat + people)],
        ]
        for place, bot in enumerate(bots):
            events.append(BotSatDown(place if place < seat else place + people, bot))
        return await self._found(events, host)

    async def found(self, events: list[RoomEvent], host: Guest, id: str) -> None:
        """A new room of this id in which these events have been done: the house itself says who sits there; raises Refusal."""
        self._check_running(host)
        room = Room(id)
        now = self.system.now()
        entries = [StoredEvent(number, now, event) for number, event in enumerate(events)]
        for entry in entries:
            room.apply(entry)
        await self.store.create(id, entries, summary_of(room))

    def _check_running(self, host: Guest) -> None:
        if self._most is not None and self._running_of(host) >= self._most:
            raise Refusal("too_many_rooms")

    async def _found(self, events: list[RoomEvent], host: Guest) -> str:
        """A new room in which these events have been done; raises Refusal if its bots cannot sit there."""
        self._check_running(host)
        room = Room(token())
        now = self.system.now()
        entries = [StoredEvent(number, now, event) for number, event in enumerate(events)]
        for entry in entries:
            event = entry.event
            if isinstance(event, BotSatDown):
                # Checked like a command, which knows the bots of the game and the free seats.
                commands = RoomCommands(room, host, [], self.bot_pool.bots)
                commands.events(AddBot(token(), event.seat, event.bot), self.system.tokens)
            room.apply(entry)
        await self.store.create(room.id, entries, summary_of(room))
        self.sessions[room.id] = RoomSession(room, self.append, self.bot_pool, self.system, token())
        return room.id

    def _running_of(self, host: Guest) -> int:
        """How many rooms of a host are open here, those aside in which the match is over."""
        mine = [one.room for one in self.sessions.values() if one.room.host == host.id and not one.closed]
        return len([room for room in mine if room.status != "over"])

    # -- people ------------------------------------------------------------------------------------

    async def enter(
        self, id: str, guest: Guest, seat: int | None, hello: Hello, address: str = ""
    ) -> tuple[RoomSession, Subscription, Connection]:
        """Look at a room from a seat, or (None) from the first of one's own; raises NoSuchRoom, Elsewhere or Refusal."""
        while True:
            session = await self.session(id)
            blocked = [other.id for other in await self.store.blocked_by(guest.id)]
            try:
                entered = await session.enter(guest, seat, hello, address, blocked)
                if takes_days(session.room.settings.time):
                    await self.store.seen(guest.id, id)
                return session, *entered
            except Closed:
                await asyncio.sleep(0)

    async def visited_by(self, guest: str) -> set[str]:
        """The rooms where somebody sits in a match that is not over, and those of this process where they look on."""
        listings = await self.store.rooms_of(guest, MOST_RENAMED)
        running = {listing.room for listing in listings if listing.summary.status != "over"}
        return running | {id for id, session in self.sessions.items() if session.is_visited_by(guest)}

    async def rename(self, id: str, guest: Guest) -> None:
        """Let a room know that somebody has another name; raises NoSuchRoom or Elsewhere."""
        while True:
            session = await self.session(id)
            try:
                return await session.rename(guest)
            except Closed:
                await asyncio.sleep(0)

    async def all_of(self, guest: str) -> set[str]:
        """Every room that has something of somebody, as far as lists and this process know."""
        listings = await self.store.rooms_of(guest, EVERY)
        return {listing.room for listing in listings if listing.summary.status != "over"} | {
            id for id, session in self.sessions.items() if guest in session.room.known.values()
        }

    async def part(self, id: str, guest: Guest) -> None:
        """Let somebody leave a room for good; raises NoSuchRoom or Elsewhere."""
        while True:
            session = await self.session(id)
            try:
                return await session.part(guest)
            except Closed:
                await asyncio.sleep(0)

    async def block(self, guest: Guest, other: str, blocked: bool) -> None:
        """Let somebody have nothing to do with somebody else, or again."""
        await self.store.block(guest.id, other, blocked)
        whom = [one.id for one in await self.store.blocked_by(guest.id)]
        for session in self.sessions.values():
            session.hear_not(guest.id, whom)

    def cut(self, guest: str) -> None:
        """Cut all lines of somebody to rooms of this process."""
        for session in self.sessions.values():
            session.cut(guest)

    def reload(self, id: str) -> None:
        """Have a room read again: what stands in its log has been changed."""
        session = self.sessions.get(id)
        if session is not None:
            session.close()

    async def do(self, session: RoomSession, guest: Guest, command: Command) -> Done | Refused | Hinted:
        """Do what somebody wants in an open room. If it has been closed, it is opened again: raises NoSuchRoom or Elsewhere.

        Once begun it is finished, even if whoever asked for it is gone.
        """
        return await asyncio.shield(asyncio.ensure_future(self._do(session, guest, command)))

    async def _do(self, session: RoomSession, guest: Guest, command: Command) -> Done | Refused | Hinted:
        while True:
            try:
                if isinstance(command, Sit) and await self.store.is_blocked(session.room.host, guest.id):
                    raise Refusal("not_welcome")
                anew = await self._dealt_anew(session.room, guest) if isinstance(command, Start) else None
                done = await session.do(guest, self.said(guest, command), anew)
                if isinstance(done, Refused):
                    return done
                if isinstance(command, Block):
                    await self.block(guest, session.room.known[command.who], command.block)
                if isinstance(command, Report):
                    await self.store.report(_report(session.room, guest, command, self.system.now()))
                if isinstance(command, Hint):
                    return await self._hint(session.room, guest, command)
                if isinstance(command, Rematch):
                    await self._rematch(session, guest)
                return done
            except Refusal as refusal:
                return refused(refusal, command.id)
            except Closed:
                # It was not stored, or by another process: the room as it is read again knows.
                await asyncio.sleep(0)
                session = await self.session(session.room.id)

    async def _dealt_anew(self, room: Room, guest: Guest) -> str | None:
        """What a match begins with that goes on from a record, where others than the host sit: the host may know the record."""
        others = any(room.holders[seat].guest != room.host for seat in room.people())
        mine = room.seats_of(room.host)
        if room.status != "gathering" or room.beginning is None or not others or guest.id != room.host:
            return None
        record = Record.parse(room.beginning)
        seed = bytes.fromhex(self.system.tokens().seed)
        task = Branch(room.beginning, len(record.entries), mine[0] if mine else 0, seed)
        try:
            return (await self.bot_pool.branch(task, Asker(guest.id))).record
        except UnfitRecord:
            raise Refusal("old_rules") from None
        except TaskFailed:
            raise Refusal("too_fast") from None

    async def _hint(self, room: Room, guest: Guest, command: Hint) -> Hinted:
        """What a strong bot thinks of somebody's question."""
        number = room.asked().get(command.seat, 0)
        job = Job(room.record().text(), command.seat, HINT_BOT)
        return Hinted(command.id, number, await self.bot_pool.advise(job, HINT_SECONDS, Asker(guest.id)))

    async def _rematch(self, session: RoomSession, guest: Guest) -> None:
        """Open a room with the same people and bots, once for each match."""
        room = session.room
        async with session.lock:
            if room.next_room is not None:
                return
            settings = settled(replace(room.settings, seats=len(room.holders)))
            events: list[RoomEvent] = [Opened(settings, guest.id)]
            # The seats move on by one, so that everybody begins once.
            holders = room.holders[1:] + room.holders[:1]
            for seat, holder in enumerate(holders):
                if holder.guest is not None and holder.guest not in room.removed:
                    events.append(SatDown(seat, holder.guest, holder.name or ""))
                elif holder.bot is not None:
                    bot = holder.failed or holder.bot
                    # Bots of deals that several people play sit at no other table.
                    events.append(BotSatDown(seat, room.stand_in if bot in DEALT else bot))
            opened = await self._found(events, guest)
            await session.store_and_tell([Rematched(opened)])


def _report(room: Room, by: Guest, command: Report, now: float) -> StoredReport:
    """What somebody tells of somebody else, with the last lines of the chat up to the one that is meant."""
    said = [saying for saying in room.chat if not command.number or saying.number <= command.number]
    return StoredReport(
        id=sha256(f"{room.id} {by.id} {command.id}".encode()).hexdigest()[:12],
        at=now,
        by=by.id,
        about=room.known[command.who],
        room=room.id,
        reason=command.reason,
        lines=[
            ReportedLine(saying.at, room.known[saying.who], saying.name, saying.text)
            for saying in said[-REPORTED:]
        ],
    )
