"""The books of all rooms: deeds are entered by the room's owner only, one after the other, and never changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, Select, bindparam, delete, insert, select, update

from ludoteca.server.database import BadDatabase
from ludoteca.server.deed import Deed, Entry
from ludoteca.server.protocol import Status, Watching
from ludoteca.server.results import Result, keep, rate
from ludoteca.server.tables import entry, member, room

_DEED: Final[msgspec.json.Decoder[Deed]] = msgspec.json.Decoder(Deed)


class LostRoom(Exception):
    """This process does not own the room any more, or has not seen its latest deeds; nothing was stored."""


class DoubledCommand(Exception):
    """A deed of the same command has been stored before; nothing was stored."""


class Summary(Struct, frozen=True):
    """What lists show of a room; kept beside its deeds and replaced with every append."""

    game: str
    status: Status
    public: bool
    watching: Watching
    seats: list[str | None]
    """Names of people, ``bot:`` and the name of a bot, or None for a free seat."""
    guests: list[str]
    """The ids of all people in the seats."""
    host: str
    match: str | None = None
    rated: bool = False

    @property
    def listed(self) -> bool:
        """Whether the lobby shows the room: to join while people gather, to look on while they play."""
        if self.status == "gathering":
            return self.public
        return self.status == "playing" and (self.public or self.watching == "open")

    @property
    def members(self) -> set[str]:
        """All guests that find the room in their own list."""
        return {self.host, *self.guests}


_SUMMARY: Final = msgspec.json.Decoder(Summary)


class Listing(Struct, frozen=True):
    """A room in a list."""

    room: str
    at: float
    """When the last deed was done."""
    summary: Summary


class Append(Struct, frozen=True):
    """Deeds to enter in the book of a room, and what comes with them."""

    room: str
    entries: Sequence[Entry]
    summary: Summary
    result: Result | None = None


# Made once: with each statement come rings of objects, which a server that answers all the time must not leave behind.
_HEADS = (
    select(room.c.id, room.c.owner, room.c.length, room.c.summary)
    .where(room.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(room.c.id)
    .with_for_update()
)
_TURN = update(room).where(room.c.id == bindparam("this"))
_ENTRIES = insert(entry)


def check_numbers(entries: Sequence[Entry], first: int) -> None:
    """Raise ValueError unless the entries are numbered one after the other."""
    numbers = [one.number for one in entries]
    if not numbers or numbers != [*range(first, first + len(numbers))]:
        raise ValueError(f"entries are numbered from {first} on, one by one, not {numbers}")


def open_book(connection: Connection, owner: str, opening: Append) -> None:
    """Make a room, owned at once."""
    at = opening.entries[-1].at
    mine = {"id": opening.room, "owner": owner, "created": at, **_head(opening)}
    connection.execute(insert(room), mine)
    connection.execute(insert(entry), _rows(opening))
    connection.execute(insert(member), _members(opening))


def enter(connection: Connection, owner: str, appends: Sequence[Append]) -> list[LostRoom | None]:
    """Enter deeds in the books of rooms that the owner has; for each append None, or why nothing was entered."""
    ids = sorted({append.room for append in appends})
    # Held until the commit: no other process takes a room in the meantime. In order, so that nobody waits in a ring.
    rows = connection.execute(_HEADS, {"ids": ids}).all()
    lengths = {row.id: row.length for row in rows if row.owner == owner}
    kept = []
    fates: list[LostRoom | None] = []
    for append in appends:
        if lengths.get(append.room) == append.entries[0].number:
            lengths[append.room] += len(append.entries)
            kept.append(append)
            fates.append(None)
        else:
            fates.append(LostRoom(append.room))
    if kept:
        connection.execute(_ENTRIES, [row for append in kept for row in _rows(append)])
        _turn_heads(connection, kept, {row.id: _SUMMARY.decode(row.summary).members for row in rows})
        results = [append.result for append in kept if append.result is not None]
        if results:
            for result in results:
                keep(connection, result)
            rate(connection, results)
    return fates


def _turn_heads(connection: Connection, appends: Sequence[Append], before: dict[str, set[str]]) -> None:
    """Write what lists show of the rooms, and who finds them, if that has changed."""
    newest = {append.room: append for append in appends}
    connection.execute(_TURN, [{"this": append.room, **_head(append)} for append in newest.values()])
    changed = [append for append in newest.values() if append.summary.members != before[append.room]]
    if changed:
        connection.execute(delete(member).where(member.c.room.in_([append.room for append in changed])))
        connection.execute(insert(member), [row for append in changed for row in _members(append)])


def is_doubled(connection: Connection, append: Append) -> bool:
    """Whether a command of these deeds has been stored before."""
    commands = [one.command for one in append.entries if one.command is not None]
    same = select(entry.c.number).where(entry.c.room == append.room, entry.c.command.in_(commands)).limit(1)
    return len({*commands}) < len(commands) or connection.execute(same).first() is not None


def _head(append: Append) -> dict[str, object]:
    last = append.entries[-1]
    return {
        "changed": last.at,
        "length": last.number + 1,
        "listed": append.summary.listed,
        "summary": msgspec.json.encode(append.summary).decode(),
    }


def _rows(append: Append) -> list[dict[str, object]]:
    return [
        {
            "room": append.room,
            "number": one.number,
            "at": one.at,
            "deed": msgspec.json.encode(one.deed).decode(),
            "command": one.command,
        }
        for one in append.entries
    ]


def _members(append: Append) -> list[dict[str, str]]:
    return [{"guest": guest, "room": append.room} for guest in sorted(append.summary.members)]


def read_book(connection: Connection, id: str) -> list[Entry] | None:
    """All deeds of a room, or None if there is no such room; raises BadDatabase if they cannot be read."""
    columns = (entry.c.number, entry.c.at, entry.c.deed, entry.c.command)
    rows = connection.execute(select(*columns).where(entry.c.room == id).order_by(entry.c.number)).all()
    return [_entry(row) for row in rows] or None


def _entry(row: Row[int, float, str, str | None]) -> Entry:
    try:
        return Entry(row.number, row.at, _DEED.decode(row.deed), row.command)
    except msgspec.DecodeError:
        # What stands there may be a secret of the table.
        raise BadDatabase(f"deed {row.number} of a room cannot be read") from None


def lobby(connection: Connection, limit: int) -> list[Listing]:
    """The rooms that everybody may know of, the newest first."""
    return _listings(
        connection, select(room).where(room.c.listed).order_by(room.c.created.desc()).limit(limit)
    )


def rooms_of(connection: Connection, guest: str, limit: int) -> list[Listing]:
    """The rooms that a guest hosts or sits in, those first where something happened last."""
    own = select(member.c.room).where(member.c.guest == guest)
    return _listings(
        connection, select(room).where(room.c.id.in_(own)).order_by(room.c.changed.desc()).limit(limit)
    )


def _listings(connection: Connection, query: Select[Any]) -> list[Listing]:
    rows = connection.execute(query).all()
    return [Listing(row.id, row.changed, _SUMMARY.decode(row.summary)) for row in rows]
