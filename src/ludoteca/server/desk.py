"""The desk: what the operator looks at, read from the database, and how a word of theirs is understood as a person or a room."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from hashlib import sha256
from hmac import compare_digest
from ipaddress import ip_network
from secrets import token_urlsafe
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, func, or_, select

from ludoteca.server import reports as filed
from ludoteca.server import retention, sanctions
from ludoteca.server.database_schema import entry, guest, keeper, match, member, process, room
from ludoteca.server.http_types import (
    Decision,
    DeskView,
    Instruction,
    Load,
    PersonLine,
    ReportLine,
    Retention,
    RoomLine,
    SaidLine,
    Sanction,
)
from ludoteca.server.logs import KEPT, pseudonym
from ludoteca.server.storage import Summary

LISTED: Final = 100
_SUMMARY: Final = msgspec.json.Decoder(Summary)
PAGE: Final = "page"
"""The setting that says with which key the page of the desk opens, and until when."""
OPEN: Final = 12 * 3600.0
"""So many seconds the page stays open."""
MINUTE: Final = 60.0
HOUR: Final = 3600.0
DAY: Final = 86_400.0


class NotUnderstood(LookupError):
    """No person or room goes by this word, or several do; the message says so."""


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
    standing = sanctions.sanctions(connection, now)
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


def reports(connection: Connection, limit: int = LISTED) -> list[ReportLine]:
    """What people have reported and nobody has dealt with, the oldest first."""
    found = filed.open_reports(connection, limit)
    names = _names(connection, [id for one in found for id in (one.by, one.about)])
    return [
        ReportLine(
            id=one.id,
            at=one.at,
            by=one.by,
            by_name=names.get(one.by, ""),
            about=one.about,
            about_name=names.get(one.about, ""),
            room=one.room,
            reason=one.reason,
            lines=[SaidLine(line.name, line.text) for line in one.lines],
        )
        for one in found
    ]


def standing(connection: Connection, now: float) -> list[Sanction]:
    """Who is banned or muted now, with the names that they have."""
    found = sanctions.sanctions(connection, now)
    names = _names(connection, [one.about for one in found])
    return [msgspec.structs.replace(one, name=names.get(one.about, "")) for one in found]


def journal(connection: Connection, limit: int | None = None) -> list[Instruction]:
    """What was decided, the latest last, with the names that people have now."""
    found = sanctions.instructions(connection)
    found = found if limit is None else found[-limit:]
    names = _names(connection, [one.about for one in found])
    return [msgspec.structs.replace(one, name=names.get(one.about, "")) for one in found]


def overview(connection: Connection, now: float, named: str = "") -> DeskView:
    """All that the page of the desk shows."""
    return DeskView(
        load=load(connection, now),
        reports=reports(connection),
        rooms=rooms(connection),
        people=people(connection, now, named),
        sanctions=standing(connection, now),
        words=words(connection),
        retention=retention.chosen(connection),
        journal=journal(connection, LISTED)[::-1],
        until=sanctions.settings(connection).get(PAGE, {}).get("until", 0.0),
    )


def _names(connection: Connection, ids: Collection[str]) -> dict[str, str]:
    query = select(guest.c.id, guest.c.name).where(guest.c.id.in_({*ids}))
    return {row.id: row.name for row in connection.execute(query)}


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


# -- what is decided -------------------------------------------------------------------------------


def decide(connection: Connection, decision: Decision, now: float) -> str:
    """Let a decision stand, for every process to carry it out; what it is about. Raises NotUnderstood."""
    meant = person_or_network if decision.kind in ("ban", "unban") else person
    closes = decision.kind == "close"
    about = "" if closes else meant(connection, decision.about)
    room = one_room(connection, decision.room) if closes or decision.room else ""
    until = None if decision.hours is None else now + decision.hours * HOUR
    sanctions.instruct(connection, decision.kind, now, about, room, until, decision.why)
    return " ".join(filter(None, [about, room]))


def words(connection: Connection) -> list[str]:
    """The words that are hidden in chat and refused in names."""
    found: list[str] = sanctions.settings(connection).get(sanctions.FILTER, [])
    return found


def hide(connection: Connection, hidden: Iterable[str], now: float) -> list[str]:
    """Hide these words from now on, and no others."""
    chosen = sorted({word.strip().casefold() for word in hidden} - {""})
    sanctions.choose_settings(connection, {sanctions.FILTER: chosen})
    sanctions.instruct(connection, "filter", now)
    return chosen


def keep(connection: Connection, policy: Retention, now: float) -> None:
    """Keep things for so long from now on."""
    sanctions.choose_settings(connection, {retention.RETENTION: msgspec.to_builtins(policy)})
    sanctions.instruct(connection, "retention", now)


# -- who may ---------------------------------------------------------------------------------------


def open_page(connection: Connection, now: float) -> str:
    """Open the page of the desk to whoever has the key that this returns; an earlier key opens nothing more."""
    key = token_urlsafe(32)
    sanctions.choose_settings(connection, {PAGE: {"key": _digest(key), "until": now + OPEN}})
    return key


def close_page(connection: Connection) -> None:
    """Have no key open it any more."""
    sanctions.choose_settings(connection, {PAGE: {}})


def opens(connection: Connection, key: str, now: float) -> bool:
    """Whether a key opens the page now."""
    lock: dict[str, Any] = sanctions.settings(connection).get(PAGE, {})
    return compare_digest(str(lock.get("key", "")), _digest(key)) and now < lock.get("until", 0.0)


def _digest(key: str) -> str:
    return sha256(key.encode()).hexdigest()
