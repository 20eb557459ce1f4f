"""Calls: who is to be told that it is their turn in a match over days, when, and by which way."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from ludoteca.server.database_schema import call, guest, habit, push, room
from ludoteca.server.storage import Summary
from ludoteca.server.web_push import Target

DELAY: Final = 60.0
"""Seconds before somebody is called: they may be looking on, or be asked at once again."""
LEASE: Final = 300.0
"""Seconds for a process to make a call before another one tries,"""
TRIES: Final = 6
"""and so often in all."""
MORNING: Final = time(8)
EVENING: Final = time(22)
MOST_BROWSERS: Final = 10
DAY: Final = 86_400.0
YEAR: Final = 365 * DAY
HOLIDAYS: Final = 30 * DAY
"""Seconds of holidays in a year."""
_SUMMARY: Final = msgspec.json.Decoder(Summary)


class Habit(Struct, frozen=True, kw_only=True):
    """How somebody wants to be called."""

    language: str = "en"
    zone: str = "UTC"
    nights: bool = False
    """Whether at night, too."""
    mail: str | None = None
    confirmed: bool = False
    asked: float | None = None
    """When a letter asked last whether the address is theirs."""
    away: float | None = None
    """Until when they are on holiday."""
    holiday: float = 0.0
    """Seconds of holidays taken"""
    since: float | None = None
    """since the year of holidays began."""


class Call(Struct, frozen=True):
    """One call that is due."""

    guest: str
    name: str
    room: str
    summary: Summary
    tries: int
    habit: Habit
    browsers: list[Target]


# -- how somebody wants to be called ---------------------------------------------------------------


def habit_of(connection: Connection, id: str) -> Habit:
    """How somebody wants to be called, as they said or as is usual."""
    row = connection.execute(select(habit).where(habit.c.guest == id)).first()
    if row is None:
        return Habit()
    said = {str(name): value for name, value in row._mapping.items() if name != habit.c.guest.name}
    return Habit(**said)


def keep_habit(connection: Connection, id: str, wanted: Habit) -> None:
    """Let somebody be called so from now on."""
    connection.execute(delete(habit).where(habit.c.guest == id))
    connection.execute(insert(habit).values(guest=id, **msgspec.structs.asdict(wanted)))


def asked_lately(connection: Connection, address: str, since: float) -> bool:
    """Whether a letter has asked for this address since then, whoever had it sent."""
    query = select(habit.c.guest).where(habit.c.mail == address, habit.c.asked > since)
    return connection.execute(query).first() is not None


def browsers_of(connection: Connection, id: str) -> list[Target]:
    """The browsers that somebody is called by."""
    rows = connection.execute(select(push).where(push.c.guest == id).order_by(push.c.created))
    return [Target(row.endpoint, row.key, row.secret) for row in rows]


def subscribe(connection: Connection, id: str, target: Target, at: float) -> None:
    """Call somebody by this browser, too, which is theirs alone; of too many the oldest are let go."""
    connection.execute(delete(push).where(push.c.hash == target.hash))
    for old in browsers_of(connection, id)[: -(MOST_BROWSERS - 1)]:
        unsubscribe(connection, old)
    row = {"hash": target.hash, "guest": id, "created": at, **msgspec.structs.asdict(target)}
    connection.execute(insert(push).values(**row))


def unsubscribe(connection: Connection, target: Target, id: str | None = None) -> None:
    """Call nobody by this browser any more, or nobody of this id."""
    here = delete(push).where(push.c.hash == target.hash)
    connection.execute(here if id is None else here.where(push.c.guest == id))


# -- who is to be called ---------------------------------------------------------------------------


def note_turns(
    connection: Connection, id: str, before: Collection[str], now: Collection[str], at: float
) -> None:
    """In a room others are asked than before: those will be called, and these no more."""
    done, asked = {*before} - {*now}, {*now} - {*before}
    if done:
        connection.execute(delete(call).where(call.c.room == id, call.c.guest.in_(done)))
    for one in sorted(asked & _reachable(connection, asked)):
        connection.execute(delete(call).where(call.c.room == id, call.c.guest == one))
        connection.execute(insert(call).values(guest=one, room=id, due=at + DELAY, tries=0))


def _reachable(connection: Connection, ids: Collection[str]) -> set[str]:
    if not ids:
        return set()
    by_mail = select(habit.c.guest).where(habit.c.guest.in_(ids), habit.c.confirmed)
    by_push = select(push.c.guest).where(push.c.guest.in_(ids))
    return {*connection.scalars(by_mail), *connection.scalars(by_push)}


def take_due(connection: Connection, now: float, limit: int) -> list[Call]:
    """The calls to be made now; other processes leave them alone for a while."""
    query = select(call).where(call.c.due <= now).order_by(call.c.due).limit(limit)
    found = []
    for row in connection.execute(query.with_for_update(skip_locked=True)).all():
        here = (call.c.guest == row.guest, call.c.room == row.room)
        person = connection.execute(select(guest).where(guest.c.id == row.guest)).first()
        summary = connection.scalar(select(room.c.summary).where(room.c.id == row.room))
        if person is None or summary is None or row.tries >= TRIES:
            connection.execute(delete(call).where(*here))
            continue
        wanted = habit_of(connection, row.guest)
        if wanted.away is not None and wanted.away > now:
            connection.execute(update(call).where(*here).values(due=wanted.away))
            continue
        quiet = None if wanted.nights else morning(wanted.zone, now)
        if quiet is not None:
            connection.execute(update(call).where(*here).values(due=quiet))
            continue
        connection.execute(update(call).where(*here).values(due=now + LEASE, tries=row.tries + 1))
        browsers = browsers_of(connection, row.guest)
        told = _SUMMARY.decode(summary)
        found.append(Call(row.guest, person.name, row.room, told, row.tries, wanted, browsers))
    return found


def is_due(connection: Connection, guest: str, room: str) -> bool:
    """Whether somebody is to be called to a room."""
    query = select(call.c.due).where(call.c.guest == guest, call.c.room == room)
    return connection.execute(query).first() is not None


def made(connection: Connection, guest: str, room: str) -> None:
    """Somebody has been called, or has seen it by themselves."""
    connection.execute(delete(call).where(call.c.guest == guest, call.c.room == room))


def morning(zone: str, now: float) -> float | None:
    """When the night is over for somebody in this time zone; None by day."""
    here = datetime.fromtimestamp(now, UTC).astimezone(zone_of(zone))
    if MORNING <= here.time() < EVENING:
        return None
    day = here.date() + timedelta(days=1 if here.time() >= EVENING else 0)
    return datetime.combine(day, MORNING, here.tzinfo).timestamp()


def zone_of(zone: str) -> ZoneInfo:
    """The time zone of this name; UTC where there is none."""
    try:
        return ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


def holidays_left(wanted: Habit, now: float) -> float:
    """Seconds of holidays that somebody may still take this year."""
    begun = wanted.since is not None and now - wanted.since <= YEAR
    return max(0.0, HOLIDAYS - wanted.holiday) if begun else HOLIDAYS


def holiday(wanted: Habit, now: float, seconds: float) -> Habit | None:
    """The habit of somebody who is on holiday from now on for so long, or is back; None if they have no such holidays left."""
    since = now if wanted.since is None or now - wanted.since > YEAR else wanted.since
    taken = wanted.holiday if since == wanted.since else 0.0
    if wanted.away is not None and wanted.away > now:
        # What was not used is given back.
        taken = max(0.0, taken - (wanted.away - now))
    if taken + seconds > HOLIDAYS:
        return None
    away = now + seconds if seconds else None
    return msgspec.structs.replace(wanted, away=away, holiday=taken + seconds, since=since)
