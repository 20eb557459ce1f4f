"""Retention: how long things are kept that nobody needs any more. The operator says so; what is not said is kept."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, select, update

from ludoteca.server.database_schema import call, entry, guest, keeper, link, member, metadata, room
from ludoteca.server.http_types import Retention, Tidied
from ludoteca.server.room_events import RoomEvent, Spoke
from ludoteca.server.sanctions import settings
from ludoteca.server.storage import Summary

RETENTION: Final = "retention"
DAY: Final = 86_400.0
AT_ONCE: Final = 200
"""So many rooms or people are seen to in one transaction: everybody else waits meanwhile."""
_EVENT: Final[msgspec.json.Decoder[RoomEvent]] = msgspec.json.Decoder(RoomEvent)
_SUMMARY: Final = msgspec.json.Decoder(Summary)


def chosen(connection: Connection) -> Retention:
    """How long things are kept here."""
    return msgspec.convert(settings(connection).get(RETENTION, {}), Retention)


def tidy(connection: Connection, policy: Retention, now: float) -> Tidied:
    """Let go of some of what is older than it may be; to be called until there is nothing more."""
    return Tidied(
        rooms=0 if policy.gathering is None else _forget_rooms(connection, now - policy.gathering * DAY),
        sayings=0 if policy.chat is None else _forget_chat(connection, now - policy.chat * DAY),
        people=0 if policy.guests is None else _forget_people(connection, now - policy.guests * DAY),
    )


def _forget_rooms(connection: Connection, before: float) -> int:
    """Rooms that nobody has open and where nobody ever played."""
    old = select(room.c.id).where(
        room.c.changed < before,
        room.c.owner.is_(None),
        room.c.summary.contains('"status":"gathering"', autoescape=True),
    )
    ids = list(connection.scalars(old.limit(AT_ONCE).with_for_update()))
    for table in (entry, member, call):
        connection.execute(delete(table).where(table.c.room.in_(ids)))
    connection.execute(delete(room).where(room.c.id.in_(ids)))
    return len(ids)


def _forget_chat(connection: Connection, before: float) -> int:
    """What was said stays an event of its room, so that the others keep their numbers; its words are gone."""
    over = select(room.c.id).where(
        room.c.changed < before, room.c.summary.contains('"status":"over"', autoescape=True)
    )
    said = select(entry).where(
        entry.c.room.in_(over),
        entry.c.deed.contains('"type":"spoke"', autoescape=True),
        ~entry.c.deed.contains('"text":""', autoescape=True),
    )
    rows = connection.execute(said.limit(AT_ONCE)).all()
    for row in rows:
        event = _EVENT.decode(row.deed)
        assert isinstance(event, Spoke)
        silent = msgspec.json.encode(msgspec.structs.replace(event, text="")).decode()
        here = update(entry).where(entry.c.room == row.room, entry.c.number == row.number)
        connection.execute(here.values(deed=silent))
    return len(rows)


def _forget_people(connection: Connection, before: float) -> int:
    """People who came once and have nothing here."""
    old = select(guest.c.id).where(
        guest.c.created < before,
        guest.c.id.not_in(select(member.c.guest)),
        guest.c.id.not_in(select(keeper.c.guest)),
        guest.c.id.not_in(select(link.c.guest)),
    )
    ids = list(connection.scalars(old.limit(AT_ONCE)))
    forget_guests(connection, ids)
    return len(ids)


def forget_guests(connection: Connection, ids: list[Any]) -> None:
    """Remove people, and with them every row that is theirs alone."""
    for table in metadata.sorted_tables:
        for column in table.c:
            if any(key.column is guest.c.id for key in column.foreign_keys):
                connection.execute(delete(table).where(column.in_(ids)))
    connection.execute(delete(guest).where(guest.c.id.in_(ids)))
