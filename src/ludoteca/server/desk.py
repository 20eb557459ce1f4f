"""The desk: what the operator looks at, read from the database, and how a word of theirs is understood as a person or a room."""

from __future__ import annotations

from ipaddress import ip_network
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, func, or_, select

from ludoteca.server.database_schema import entry, guest, keeper, match, member, process, room
from ludoteca.server.logs import KEPT, pseudonym
from ludoteca.server.sanctions import sanctions
from ludoteca.server.storage import Summary

LISTED: Final = 100
_SUMMARY: Final = msgspec.json.Decoder(Summary)
MINUTE: Final = 60.0
DAY: Final = 86_400.0


class NotUnderstood(LookupError):
    """No person or room goes by this word, or several do; the message says so."""


class RoomLine(Struct, frozen=True):
    """A room as the operator sees it: never what lies on its table."""

    room: str
    game: str
    status: str
    listed: bool
    seats: list[str | None]
    created: float
    changed: float
    events: int
    open: bool
    """Whether a process of the server has it open."""


class PersonLine(Struct, frozen=True):
    """A person as the operator sees them."""

    id: str
    name: str
    created: float
    rooms: int
    matches: int
    sanctions: list[str]


class Load(Struct, frozen=True):
    """How much there is to do."""

    processes: int
    open: int
    """Rooms that are open,"""
    playing: int
    """and those in which a match runs, open or not."""
    people: int
    matches: int
    minute: int
    """Events stored within the last minute,"""
    day: int
    """and within the last day."""


def rooms(connection: Connection, every: bool = False, limit: int = LISTED) -> list[RoomLine]:
    """The rooms that are open or where a match runs, or all, those first where something happened last."""
    lives = select(process.c.id)
    query = select(room).order_by(room.c.changed.desc())
    if not every:
        query = query.where(or_(room.c.owner.in_(lives), _has_status("playing")))
    living = {row.id for row in connection.execute(lives)}
    found = []
    for row in connection.execute(query.limit(limit)):
        summary = _SUMMARY.decode(row.summary)
        found.append(
            RoomLine(
                room=row.id,
                game=summary.game,
                status=summary.status,
                listed=row.listed,
                seats=summary.seats,
                created=row.created,
                changed=row.changed,
                events=row.length,
                open=row.owner in living,
            )
        )
    return found


def people(connection: Connection, now: float, named: str = "", limit: int = LISTED) -> list[PersonLine]:
    """The people whose names have this in them, the newest first."""
    query = select(guest).order_by(guest.c.created.desc()).limit(limit)
    if named:
        query = query.where(guest.c.name.icontains(named, autoescape=True))
    standing = sanctions(connection, now)
    return [
        PersonLine(
            id=row.id,
            name=row.name,
            created=row.created,
            rooms=_count(connection, member.c.room, member.c.guest == row.id),
            matches=_count(connection, keeper.c.match, keeper.c.guest == row.id),
            sanctions=[one.kind for one in standing if one.about == row.id],
        )
        for row in connection.execute(query).all()
    ]


def load(connection: Connection, now: float) -> Load:
    """How much there is to do now."""
    living = select(process.c.id).where(process.c.until >= now)
    return Load(
        processes=_count(connection, process.c.id, process.c.until >= now),
        open=_count(connection, room.c.id, room.c.owner.in_(living)),
        playing=_count(connection, room.c.id, _has_status("playing")),
        people=_count(connection, guest.c.id),
        matches=_count(connection, match.c.id),
        minute=_count(connection, entry.c.number, entry.c.at > now - MINUTE),
        day=_count(connection, entry.c.number, entry.c.at > now - DAY),
    )


def _has_status(status: str) -> ColumnElement[bool]:
    # As the summary is written: one JSON object without spaces, its fields in their order.
    return room.c.summary.contains(f'"status":"{status}"', autoescape=True)


def _count(connection: Connection, column: ColumnElement[object], *where: ColumnElement[bool]) -> int:
    return int(connection.scalar(select(func.count(column)).where(*where)) or 0)


def person(connection: Connection, word: str) -> str:
    """The id of the one person that a word means: an id, how logs call them, or a name; raises NotUnderstood."""
    if connection.execute(select(guest.c.id).where(guest.c.id == word)).first() is not None:
        return word
    found = [row.id for row in connection.execute(select(guest.c.id).where(guest.c.name == word))]
    if not found and len(word) == KEPT:
        found = [id for id in connection.scalars(select(guest.c.id)) if pseudonym(id) == word]
    if len(found) > 1:
        raise NotUnderstood(f"{len(found)} people are called {word}; say which by the id: {', '.join(found)}")
    if not found:
        raise NotUnderstood(f"nobody here is called {word}")
    return str(found[0])


def person_or_network(connection: Connection, word: str) -> str:
    """The id of a person, or a network such as ``203.0.113.7`` or ``2001:db8::/48``; raises NotUnderstood."""
    try:
        return str(ip_network(word, strict=False))
    except ValueError:
        return person(connection, word)


def one_room(connection: Connection, word: str) -> str:
    """The id of the one room that begins so, as logs cut ids short; raises NotUnderstood."""
    start = word.removesuffix("~")
    query = select(room.c.id).where(room.c.id.startswith(start, autoescape=True)).limit(2)
    found = [str(id) for id in connection.scalars(query)]
    if len(start) < KEPT or len(found) != 1:
        raise NotUnderstood(
            f"there {'are several rooms' if len(found) > 1 else 'is no room'} whose id is or begins with {word}"
        )
    return found[0]
