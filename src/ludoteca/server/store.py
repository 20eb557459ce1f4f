"""The store: rooms, guests, finished matches and ratings, safe on the disk before anybody is told.

Reading goes through a few threads, writing through one. Where a call is cancelled or raises anything but what its
text says, it is not known whether it was stored: what is in memory is then worth nothing, and is read anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from secrets import token_urlsafe
from typing import Final, TypeVar

from msgspec.structs import replace
from sqlalchemy import Connection, Delete, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludoteca.server import books, database, results, tables
from ludoteca.server.books import Append, DoubledCommand, Listing, LostRoom, Summary
from ludoteca.server.database import Clock
from ludoteca.server.deed import Entry, Guest
from ludoteca.server.results import Finished, Rating, Result
from ludoteca.server.writer import Writer

LEASE: Final = 2.5
"""Seconds for which a process owns its rooms without saying again that it lives."""
LINK: Final = 600.0
"""Seconds for which a link to another device is good."""
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

    async def open(self) -> None:
        """Make the database or bring it up to date, and take a lease; raises BadDatabase."""
        await self._in_thread(lambda: database.open_database(self._engine))
        self._writer.start()
        await self._write(self._take_lease)

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

    async def create(self, room: str, entries: Sequence[Entry], summary: Summary) -> None:
        """Store a new room with its first deeds; this process owns it at once."""
        books.check_numbers(entries, 0)
        opening = Append(room, entries, summary)
        await self._write(lambda connection: books.open_book(connection, self.process, opening))

    async def append(
        self, room: str, entries: Sequence[Entry], summary: Summary, result: Result | None = None
    ) -> None:
        """Store more deeds, with the last one the result; raises LostRoom or DoubledCommand and stores nothing."""
        books.check_numbers(entries, entries[0].number)
        append = Append(room, entries, summary, result)
        try:
            await asyncio.wrap_future(self._writer.together(append))
        except IntegrityError:
            if await self._read(lambda connection: books.is_doubled(connection, append)):
                raise DoubledCommand(room) from None
            raise

    async def entries(self, room: str) -> list[Entry] | None:
        """All deeds of a room, or None if there is no such room. To play on, claim the room first."""
        return await self._read(lambda connection: books.read_book(connection, room))

    async def lobby(self, limit: int) -> list[Listing]:
        """The rooms that everybody may know of, the newest first."""
        return await self._read(lambda connection: books.lobby(connection, limit))

    async def rooms_of(self, guest: str, limit: int) -> list[Listing]:
        """The rooms that a guest hosts or sits in, those first where something happened last."""
        return await self._read(lambda connection: books.rooms_of(connection, guest, limit))

    # -- leases ---------------------------------------------------------------------------------------

    async def claim(self, room: str) -> str | None:
        """Own a room from now on, unless another process does: then its id. A room that is not there is nobody's."""
        return await self._write(lambda connection: self._claim(connection, room))

    async def renew(self) -> bool:
        """Say that this process lives. False if others took it for dead: each room may be theirs, and is read anew."""
        return await self._write(self._renew)

    async def release(self, rooms: Collection[str]) -> None:
        """Let go of rooms, so that any process may claim them."""
        mine = update(tables.room).where(tables.room.c.id.in_([*rooms]), tables.room.c.owner == self.process)
        await self._write(lambda connection: connection.execute(mine.values(owner=None)))

    # -- guests ---------------------------------------------------------------------------------------

    async def new_guest(self, name: str) -> Guest:
        """Somebody new, with an id that nobody can guess."""
        return await self._write(lambda connection: self._new_guest(connection, name))

    async def guest(self, id: str) -> Guest | None:
        """The guest of this id."""
        return await self._read(lambda connection: _guest(connection, id))

    async def rename(self, id: str, name: str) -> None:
        """Give a guest another name; raises LookupError if there is no such guest."""
        await self._write(lambda connection: _rename(connection, id, name))

    async def link(self, id: str) -> str:
        """A token that brings a guest to another device, good for one use; raises LookupError if there is no guest."""
        return await self._write(lambda connection: self._link(connection, id))

    async def follow(self, token: str) -> Guest | None:
        """The guest that a token was made for; None if it was used before, is too old or was never made."""
        return await self._write(lambda connection: self._follow(connection, token))

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

    async def rating(self, player: str, game: str) -> Rating | None:
        """What is thought of a player in a game; None before the first match that counts."""
        return await self._read(lambda connection: results.rating_of(connection, player, game))

    # -- threads --------------------------------------------------------------------------------------

    async def _in_thread(self, act: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, act)

    async def _read(self, act: Callable[[Connection], T]) -> T:
        def read() -> T:
            with self._engine.connect() as connection:
                return act(connection)

        return await self._in_thread(read)

    async def _write(self, act: Callable[[Connection], T]) -> T:
        return await asyncio.wrap_future(self._writer.alone(act))

    def _enter(self, connection: Connection, appends: Sequence[Append]) -> list[LostRoom | None]:
        return books.enter(connection, self.process, appends)

    def _take_lease(self, connection: Connection) -> None:
        now = self._clock(connection)
        connection.execute(delete(tables.process).where(tables.process.c.until < now))
        connection.execute(insert(tables.process).values(id=self.process, until=now + LEASE))

    def _renew(self, connection: Connection) -> bool:
        mine = update(tables.process).where(tables.process.c.id == self.process)
        alive = connection.execute(mine.values(until=self._clock(connection) + LEASE)).rowcount == 1
        if not alive:
            self._take_lease(connection)
        return alive

    def _claim(self, connection: Connection, id: str) -> str | None:
        owner = connection.execute(
            select(tables.room.c.owner).where(tables.room.c.id == id).with_for_update()
        ).scalar()
        if owner == self.process:
            return None
        if owner is not None:
            # A lease found run out is removed, so that its owner cannot renew it as if nothing had happened.
            connection.execute(_end_of(owner).where(tables.process.c.until < self._clock(connection)))
            lease = select(tables.process.c.id).where(tables.process.c.id == owner)
            if connection.execute(lease).first() is not None:
                return str(owner)
        connection.execute(update(tables.room).where(tables.room.c.id == id).values(owner=self.process))
        return None

    def _new_guest(self, connection: Connection, name: str) -> Guest:
        new = Guest(token_urlsafe(16), name)
        connection.execute(
            insert(tables.guest).values(id=new.id, name=new.name, created=self._clock(connection))
        )
        return new

    def _link(self, connection: Connection, id: str) -> str:
        if _guest(connection, id) is None:
            raise LookupError("there is no such guest")
        now = self._clock(connection)
        token = token_urlsafe(32)
        connection.execute(delete(tables.link).where(tables.link.c.until < now))
        connection.execute(insert(tables.link).values(hash=_hash(token), guest=id, until=now + LINK))
        return token

    def _follow(self, connection: Connection, token: str) -> Guest | None:
        used = (
            delete(tables.link)
            .where(tables.link.c.hash == _hash(token))
            .returning(tables.link.c.guest, tables.link.c.until)
        )
        row = connection.execute(used).first()
        if row is None or row.until < self._clock(connection):
            return None
        return _guest(connection, row.guest)


def _end_of(process: str) -> Delete:
    return delete(tables.process).where(tables.process.c.id == process)


def _guest(connection: Connection, id: str) -> Guest | None:
    row = connection.execute(select(tables.guest).where(tables.guest.c.id == id)).first()
    return None if row is None else Guest(row.id, row.name)


def _rename(connection: Connection, id: str, name: str) -> None:
    named = update(tables.guest).where(tables.guest.c.id == id).values(name=name)
    if connection.execute(named).rowcount == 0:
        raise LookupError("there is no such guest")


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()
