"""The store: rooms, guests, finished matches and ratings, safe on the disk before anybody is told.

Reading goes through a few threads, writing through one. Where a call is cancelled or raises anything but what its
text says, it is not known whether it was stored: what is in memory is then worth nothing, and is read anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from msgspec.structs import replace
from sqlalchemy import Connection, Delete, delete, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, NoResultFound
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ludoteca.server import (
    blocks,
    calls,
    database,
    database_schema,
    event_log,
    identities,
    personal_data,
    reports,
    results,
    shared_pads,
)
from ludoteca.server.database import Clock, first_line
from ludoteca.server.event_log import Append
from ludoteca.server.identities import Identities
from ludoteca.server.results import Rating
from ludoteca.server.room_events import Guest, StoredEvent
from ludoteca.server.storage import (
    DoubledCommand,
    Finished,
    Listing,
    LostRoom,
    NoStorage,
    Report,
    Result,
    Summary,
)
from ludoteca.server.writer import Writer

LEASE: Final = 2.5
"""Seconds for which a process owns its rooms without saying again that it lives."""
READERS: Final = 4

T = TypeVar("T")


class Store:
    """The database as one process uses it. ``process`` is the unguessable id of this process."""

    def __init__(self, url: str, process: str, clock: Clock = database.now) -> None:
        self.process = process
        self._clock = clock
        self._engine = database.engine_for(url)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer: Writer[Append] = Writer(database.writing(self._engine), self._enter)
        self.identities = Identities(self._read, self._write, clock)

    async def open(self) -> None:
        """Make the database or bring it up to date, and take a lease; raises BadDatabase."""
        await self._in_thread(lambda: database.open_database(self._engine))
        self._writer.start()
        try:
            await self._write(self._take_lease)
        except NoStorage as error:
            raise database.unusable(self._engine, error) from None

    async def close(self) -> None:
        """Finish what is being written and let go of all rooms."""
        try:
            await self._write(lambda connection: connection.execute(_end_of(self.process)))
        finally:
            await self._in_thread(self._writer.stop)
            self._readers.shutdown()
            self._engine.dispose()

    async def ready(self) -> bool:
        """Whether the database answers."""
        return await self._in_thread(lambda: database.answers(self._engine))

    # -- rooms ----------------------------------------------------------------------------------------

    async def create(self, room: str, entries: Sequence[StoredEvent], summary: Summary) -> None:
        """Store a new room with its first events; this process owns it at once."""
        event_log.check_numbers(entries, 0)
        opening = Append(room, entries, summary)
        await self._write(lambda connection: event_log.create_log(connection, self.process, opening))

    async def append(
        self, room: str, entries: Sequence[StoredEvent], summary: Summary, result: Result | None = None
    ) -> None:
        """Store more events, with the last one the result; raises LostRoom or DoubledCommand and stores nothing."""
        event_log.check_numbers(entries, entries[0].number)
        append = Append(room, entries, summary, result)
        try:
            await asyncio.wrap_future(self._writer.together(append))
        except IntegrityError:
            if await self._read(lambda connection: event_log.is_doubled(connection, append)):
                raise DoubledCommand(room) from None
            raise
        except DBAPIError as error:
            raise NoStorage(first_line(error)) from None

    async def entries(self, room: str) -> list[StoredEvent] | None:
        """All events of a room, or None if there is no such room. To play on, claim the room first."""
        return await self._read(lambda connection: event_log.read_log(connection, room))

    async def lobby(self, limit: int) -> list[Listing]:
        """The rooms that everybody may know of, the newest first."""
        return await self._read(lambda connection: event_log.lobby(connection, limit))

    async def rooms_of(self, guest: str, limit: int) -> list[Listing]:
        """The rooms that a guest hosts or sits in, those first where something happened last."""
        return await self._read(lambda connection: event_log.rooms_of(connection, guest, limit))

    async def listing(self, room: str) -> Listing | None:
        """What lists show of a room, or None if there is no such room."""
        return await self._read(lambda connection: event_log.listing(connection, room))

    async def rooms_named(self, prefix: str) -> list[Listing]:
        """All rooms whose ids begin so."""
        return await self._read(lambda connection: event_log.rooms_named(connection, prefix))

    async def forget_room(self, guest: str, room: str) -> None:
        """Let somebody find a room in their own list no more, until something happens there."""
        await self._write(lambda connection: event_log.forget(connection, guest, room))

    async def forget_match(self, guest: str, match: str) -> None:
        """Let somebody find a finished match in their own list no more."""
        await self._write(lambda connection: results.forget(connection, guest, match))

    async def due(self, now: float, limit: int) -> list[str]:
        """The rooms that no process has open and where something is to happen by itself."""
        return await self._read(lambda connection: self._due(connection, now, limit))

    async def seen(self, guest: str, room: str) -> None:
        """Somebody looks at a room: nobody has to tell them that it is their turn."""
        if await self._read(lambda connection: calls.is_due(connection, guest, room)):
            await self._write(lambda connection: calls.made(connection, guest, room))

    # -- leases ---------------------------------------------------------------------------------------

    async def claim(self, room: str) -> str | None:
        """Own a room from now on, unless another process does: then its id. A room that is not there is nobody's."""
        return await self._write(lambda connection: self._claim(connection, room))

    async def renew(self) -> bool:
        """Say that this process lives. False if others took it for dead: each room may be theirs, and is read anew."""
        return await self._write(self._renew)

    async def release(self, rooms: Collection[str]) -> None:
        """Let go of rooms, so that any process may claim them."""
        mine = update(database_schema.room).where(
            database_schema.room.c.id.in_([*rooms]), database_schema.room.c.owner == self.process
        )
        await self._write(lambda connection: connection.execute(mine.values(owner=None)))

    # -- guests ---------------------------------------------------------------------------------------

    async def new_guest(self, name: str) -> Guest:
        """Somebody new, with an id that nobody can guess."""
        return await self._write(
            lambda connection: identities.new_guest(connection, name, self._clock(connection))
        )

    async def guest(self, id: str) -> Guest | None:
        """The guest of this id."""
        return await self._read(lambda connection: identities.find(connection, id))

    async def export(self, id: str) -> dict[str, Any]:
        """All that is kept of a person; raises LookupError if there is no such guest."""
        try:
            return await self._read(lambda connection: personal_data.export(connection, id))
        except NoResultFound:
            raise LookupError("there is no such guest") from None

    async def erase(self, id: str) -> None:
        """Forget a person for good."""
        await self._write(lambda connection: personal_data.erase(connection, id))

    async def rename(self, id: str, name: str) -> None:
        """Give a guest another name; raises LookupError if there is no such guest."""
        await self._write(lambda connection: _rename(connection, id, name))

    # -- blocks and reports ---------------------------------------------------------------------------

    async def blocked_by(self, guest: str) -> list[Guest]:
        """Whom somebody has blocked, the latest first."""
        return await self._read(lambda connection: blocks.blocked_by(connection, guest))

    async def block(self, guest: str, other: str, blocked: bool) -> None:
        """Let somebody block somebody else from now on, or no longer."""
        await self._write(
            lambda connection: blocks.change(connection, guest, other, blocked, self._clock(connection))
        )

    async def is_blocked(self, guest: str, other: str) -> bool:
        """Whether somebody has blocked somebody else."""
        return await self._read(lambda connection: blocks.is_blocked(connection, guest, other))

    async def report(self, report: Report) -> None:
        """Store what somebody tells of somebody else."""
        await self._write(lambda connection: reports.file(connection, report))

    async def share_pad(self, code: str, told: str) -> None:
        """Keep what a pad beside a real table was told, for others to look at."""
        await self._write(
            lambda connection: shared_pads.keep(connection, code, told, self._clock(connection))
        )

    async def shared_pad(self, code: str) -> str | None:
        """What a pad was told that others may look at."""
        return await self._read(lambda connection: shared_pads.find(connection, code))

    async def open_reports(self, limit: int) -> list[Report]:
        """The reports that nobody has dealt with, the oldest first."""
        return await self._read(lambda connection: reports.open_reports(connection, limit))

    async def close_report(self, id: str, verdict: str) -> bool:
        """Say what was done about a report; False if it is not there or has been dealt with."""
        return await self._write(
            lambda connection: reports.close(connection, id, self._clock(connection), verdict)
        )

    # -- finished matches -----------------------------------------------------------------------------

    async def match(self, id: str) -> Result | None:
        """A finished match with its record."""
        return await self._read(lambda connection: results.find(connection, id))

    async def matches_of(self, guest: str, limit: int) -> list[Finished]:
        """The finished matches of a guest and those it brought along, the latest first."""
        return await self._read(lambda connection: results.matches_of(connection, guest, limit))

    async def bring(self, result: Result, guest: str) -> None:
        """Store a finished match that a guest brought along as a record. It changes no rating."""
        uncounted = replace(result, rated=False)
        await self._write(lambda connection: results.keep(connection, uncounted, guest))

    async def ratings(self, game: str, limit: int) -> list[Rating]:
        """The strongest players of a game, by what each is worth at least with 95 %."""
        return await self._read(lambda connection: results.ladder(connection, game, limit))

    async def ratings_of(self, player: str) -> list[tuple[str, Rating]]:
        """What is thought of a player in every game that has counted for them."""
        return await self._read(lambda connection: results.ratings_of(connection, player))

    async def rated_matches_of(self, guest: str, limit: int) -> list[Finished]:
        """The latest finished matches of a guest that counted."""
        return await self._read(lambda connection: results.matches_of(connection, guest, limit, rated=True))

    async def rating(self, player: str, game: str) -> Rating | None:
        """What is thought of a player in a game; None before the first match that counts."""
        return await self._read(lambda connection: results.rating_of(connection, player, game))

    # -- threads --------------------------------------------------------------------------------------

    async def _in_thread(self, act: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, act)

    async def read(self, act: Callable[[Connection], T]) -> T:
        """What stands in the database, by whoever knows where; raises NoStorage."""
        return await self._read(act)

    async def write(self, act: Callable[[Connection], T]) -> T:
        """Change something in a transaction of its own, and return once it is safe; raises NoStorage."""
        return await self._write(act)

    async def _read(self, act: Callable[[Connection], T]) -> T:
        def read() -> T:
            with self._engine.connect() as connection:
                return act(connection)

        try:
            return await self._in_thread(read)
        except (DBAPIError, PoolTimeout) as error:
            raise NoStorage(first_line(error)) from None

    async def _write(self, act: Callable[[Connection], T]) -> T:
        try:
            return await asyncio.wrap_future(self._writer.alone(act))
        except (DBAPIError, PoolTimeout) as error:
            raise NoStorage(first_line(error)) from None

    def _enter(self, connection: Connection, appends: Sequence[Append]) -> list[LostRoom | None]:
        return event_log.append_all(connection, self.process, appends)

    def _take_lease(self, connection: Connection) -> None:
        now = self._clock(connection)
        connection.execute(delete(database_schema.process).where(database_schema.process.c.until < now))
        connection.execute(insert(database_schema.process).values(id=self.process, until=now + LEASE))

    def _renew(self, connection: Connection) -> bool:
        mine = update(database_schema.process).where(database_schema.process.c.id == self.process)
        alive = connection.execute(mine.values(until=self._clock(connection) + LEASE)).rowcount == 1
        if not alive:
            self._take_lease(connection)
        return alive

    def _due(self, connection: Connection, now: float, limit: int) -> list[str]:
        rooms, living = database_schema.room, database_schema.process
        alive = select(living.c.id).where(living.c.until >= self._clock(connection))
        free = rooms.c.owner.is_(None) | rooms.c.owner.not_in(alive)
        query = select(rooms.c.id).where(rooms.c.due <= now, free).order_by(rooms.c.due).limit(limit)
        return [str(id) for id in connection.scalars(query)]

    def _claim(self, connection: Connection, id: str) -> str | None:
        owner = connection.execute(
            select(database_schema.room.c.owner).where(database_schema.room.c.id == id).with_for_update()
        ).scalar()
        if owner == self.process:
            return None
        if owner is not None:
            # A lease found run out is removed, so that its owner cannot renew it as if nothing had happened.
            connection.execute(
                _end_of(owner).where(database_schema.process.c.until < self._clock(connection))
            )
            lease = select(database_schema.process.c.id).where(database_schema.process.c.id == owner)
            if connection.execute(lease).first() is not None:
                return str(owner)
        connection.execute(
            update(database_schema.room).where(database_schema.room.c.id == id).values(owner=self.process)
        )
        return None


def _end_of(process: str) -> Delete:
    return delete(database_schema.process).where(database_schema.process.c.id == process)


def _rename(connection: Connection, id: str, name: str) -> None:
    named = update(database_schema.guest).where(database_schema.guest.c.id == id).values(name=name)
    if connection.execute(named).rowcount == 0:
        raise LookupError("there is no such guest")
