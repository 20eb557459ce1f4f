"""The event logs of all rooms: events are appended by the room's owner only, one after the other, and never changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, Select, bindparam, delete, insert, select, update

from ludoteca.server.calls import note_turns
from ludoteca.server.database import BadDatabase
from ludoteca.server.database_schema import entry, member, room
from ludoteca.server.results import keep, rate
from ludoteca.server.room_events import RoomEvent, StoredEvent
from ludoteca.server.storage import Listing, LostRoom, Result, Summary

_EVENT: Final[msgspec.json.Decoder[RoomEvent]] = msgspec.json.Decoder(RoomEvent)


_SUMMARY: Final = msgspec.json.Decoder(Summary)


class Append(Struct, frozen=True):
    """Events to append to the log of a room, and what comes with them."""

    room: str
    entries: Sequence[StoredEvent]
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


def check_numbers(entries: Sequence[StoredEvent], first: int) -> None:
    """Raise ValueError unless the entries are numbered one after the other."""
    numbers = [one.number for one in entries]
    if not numbers or numbers != [*range(first, first + len(numbers))]:
        raise ValueError(f"entries are numbered from {first} on, one by one, not {numbers}")


def create_log(connection: Connection, owner: str, opening: Append) -> None:
    """Make a room, owned at once."""
    at = opening.entries[-1].at
    mine = {"id": opening.room, "owner": owner, "created": at, **_head(opening)}
    connection.execute(insert(room), mine)
    connection.execute(insert(entry), _rows(opening))
    connection.execute(insert(member), _members(opening))
    note_turns(connection, opening.room, [], opening.summary.asked, at)


def append_all(connection: Connection, owner: str, appends: Sequence[Append]) -> list[LostRoom | None]:
    """Append events to the logs of rooms that the owner has; for each append None, or why nothing was stored."""
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
        _turn_heads(connection, kept, {row.id: _SUMMARY.decode(row.summary) for row in rows})
        results = [append.result for append in kept if append.result is not None]
        if results:
            for result in results:
                keep(connection, result)
            rate(connection, results)
    return fates


def _turn_heads(connection: Connection, appends: Sequence[Append], before: dict[str, Summary]) -> None:
    """Write what lists show of the rooms, and who finds them, if that has changed."""
    newest = {append.room: append for append in appends}
    connection.execute(_TURN, [{"this": append.room, **_head(append)} for append in newest.values()])
    changed = [append for append in newest.values() if append.summary.members != before[append.room].members]
    if changed:
        connection.execute(delete(member).where(member.c.room.in_([append.room for append in changed])))
        connection.execute(insert(member), [row for append in changed for row in _members(append)])
    for append in newest.values():
        asked = before[append.room].asked
        if append.summary.asked != asked:
            note_turns(connection, append.room, asked, append.summary.asked, append.entries[-1].at)


def is_doubled(connection: Connection, append: Append) -> bool:
    """Whether a command of these events has been stored before."""
    commands = [one.command for one in append.entries if one.command is not None]
    same = select(entry.c.number).where(entry.c.room == append.room, entry.c.command.in_(commands)).limit(1)
    return len({*commands}) < len(commands) or connection.execute(same).first() is not None


def _head(append: Append) -> dict[str, object]:
    last = append.entries[-1]
    return {
        "changed": last.at if append.summary.at is None else append.summary.at,
        "length": last.number + 1,
        "listed": append.summary.listed,
        "due": append.summary.due,
        "summary": msgspec.json.encode(append.summary).decode(),
    }


def _rows(append: Append) -> list[dict[str, object]]:
    return [
        {
            "room": append.room,
            "number": one.number,
            "at": one.at,
            "deed": msgspec.json.encode(one.event).decode(),
            "command": one.command,
        }
        for one in append.entries
    ]


def _members(append: Append) -> list[dict[str, str]]:
    return [{"guest": guest, "room": append.room} for guest in sorted(append.summary.members)]


def read_log(connection: Connection, id: str) -> list[StoredEvent] | None:
    """All events of a room, or None if there is no such room; raises BadDatabase if they cannot be read."""
    columns = (entry.c.number, entry.c.at, entry.c.deed, entry.c.command)
    rows = connection.execute(select(*columns).where(entry.c.room == id).order_by(entry.c.number)).all()
    return [_entry(row) for row in rows] or None


def _entry(row: Row[int, float, str, str | None]) -> StoredEvent:
    try:
        return StoredEvent(row.number, row.at, _EVENT.decode(row.deed), row.command)
    except msgspec.DecodeError:
        # What stands there may be a secret of the table.
        raise BadDatabase(f"event {row.number} of a room cannot be read") from None


def lobby(connection: Connection, limit: int) -> list[Listing]:
    """The rooms that everybody may know of, the newest first."""
    return _listings(
        connection, select(room).where(room.c.listed).order_by(room.c.created.desc()).limit(limit)
    )


def listing(connection: Connection, id: str) -> Listing | None:
    """What lists show of a room, or None if there is no such room."""
    return next(iter(_listings(connection, select(room).where(room.c.id == id))), None)


def rooms_named(connection: Connection, prefix: str) -> list[Listing]:
    """All rooms whose ids begin so."""
    return _listings(connection, select(room).where(room.c.id.startswith(prefix, autoescape=True)))


def forget(connection: Connection, guest: str, id: str) -> None:
    """Let somebody find a room no more, until others come or go there."""
    connection.execute(delete(member).where(member.c.guest == guest, member.c.room == id))


def rooms_of(connection: Connection, guest: str, limit: int) -> list[Listing]:
    """The rooms that a guest hosts or sits in, those first where something happened last."""
    own = select(member.c.room).where(member.c.guest == guest)
    return _listings(
        connection, select(room).where(room.c.id.in_(own)).order_by(room.c.changed.desc()).limit(limit)
    )


def _listings(connection: Connection, query: Select[Any]) -> list[Listing]:
    rows = connection.execute(query).all()
    return [Listing(row.id, row.changed, _SUMMARY.decode(row.summary)) for row in rows]
