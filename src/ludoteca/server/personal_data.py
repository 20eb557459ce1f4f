"""Personal data: all that is kept of one person, to be taken home, or to be forgotten.

What somebody did at a table is part of the match of others and stays, as done by nobody in particular; names and what
was said go. A copy of the database that was made before does not forget by itself.
"""

from __future__ import annotations

from secrets import token_urlsafe
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, select, update

from ludoteca.kernel.record import Record
from ludoteca.server import database_schema as t
from ludoteca.server import event_log, identities
from ludoteca.server.room_events import (
    Agreed,
    Muted,
    Opened,
    Removed,
    Renamed,
    RoomEvent,
    SatDown,
    Spoke,
    WentAway,
)
from ludoteca.server.storage import DUPLICATE, GUEST, Summary, all_played

NOBODY: Final = "–"
"""What somebody is called who has left for good,"""
SILENCE: Final = "…"
"""and what they have said."""

_EVENT: Final[msgspec.json.Decoder[RoomEvent]] = msgspec.json.Decoder(RoomEvent)
_SUMMARY: Final = msgspec.json.Decoder(Summary)


def export(connection: Connection, id: str) -> dict[str, Any]:
    """All that is kept of a person, as plain data; no tokens, codes or keys, of which there are only hashes and public halves."""
    row = connection.execute(select(t.guest).where(t.guest.c.id == id)).one()
    player = f"{GUEST}{id}"
    own = select(t.keeper.c.match).where(t.keeper.c.guest == id)
    return {
        "name": row.name,
        "since": row.created,
        "known_as": row.public,
        "devices": _all(
            connection, t.device, t.device.c.guest == id, "about", "created", "seen", "ended"
        ),
        "passkeys": _all(connection, t.passkey, t.passkey.c.guest == id, "site", "about", "created", "seen"),
        "recovery_codes": len(_all(connection, t.recovery, t.recovery.c.guest == id, "guest")),
        "ratings": _all(connection, t.rating, t.rating.c.player == player, "game", "mu", "sigma", "matches"),
        "matches": [
            {
                **one,
                "players": ["me" if who == player else None for who in one["players"]],
                "record": None if _is_still_played(connection, one["id"]) else one["record"],
            }
            for one in _all(
                connection, t.match, t.match.c.id.in_(own),
                "id", "game", "at", "players", "names", "ranks", "scores", "rated", "record",
            )
        ],
        "rooms": [room for (room,) in connection.execute(select(t.member.c.room).where(t.member.c.guest == id))],
        "said": [
            {"room": room, "at": at, "text": event.text}
            for room, _, at, event in _events(connection, id)
            if isinstance(event, Spoke) and event.guest == id
        ],
        "blocked": [
            name
            for (name,) in connection.execute(
                select(t.guest.c.name).join(t.block, t.block.c.other == t.guest.c.id).where(t.block.c.guest == id)
            )
        ],
        "called": _all(connection, t.habit, t.habit.c.guest == id, "language", "zone", "nights", "mail", "confirmed", "away"),
        "called_in": _all(connection, t.push, t.push.c.guest == id, "endpoint", "created"),
        "reports": _all(connection, t.report, t.report.c.by == id, "at", "room", "reason", "verdict"),
    }  # fmt: skip


def _is_still_played(connection: Connection, match: str) -> bool:
    """Whether others have yet to play the deal of a match, whose seed its record tells."""
    if not match.startswith(DUPLICATE):
        return False
    series = match.rpartition("-")[0]
    entries = event_log.read_log(connection, series)
    opened = entries[0].event if entries else None
    boards = opened.boards if isinstance(opened, Opened) else 0
    return not all_played(boards, event_log.rooms_named(connection, f"{series}-"))


def erase(connection: Connection, id: str) -> None:
    """Forget a person. Whoever has rooms of theirs open reads them again afterwards."""
    nobody = token_urlsafe(16)
    _erase_events(connection, id, nobody)
    _erase_rooms(connection, id, nobody)
    _erase_matches(connection, id)
    connection.execute(delete(t.rating).where(t.rating.c.player == f"{GUEST}{id}"))
    connection.execute(delete(t.report).where(t.report.c.about == id))
    connection.execute(update(t.report).where(t.report.c.by == id).values(by=nobody))
    identities.forget(connection, id)


def _erase_events(connection: Connection, id: str, nobody: str) -> None:
    for room, number, _, event in _events(connection, id):
        here = update(t.entry).where(t.entry.c.room == room, t.entry.c.number == number)
        connection.execute(here.values(deed=msgspec.json.encode(_without(event, id, nobody)).decode()))
    # By commands alone nobody is found, but each begins with the id of whoever gave it.
    ordered = select(t.entry.c.room, t.entry.c.number, t.entry.c.command).where(
        t.entry.c.command.startswith(f"{id} ", autoescape=True)
    )
    for room, number, command in connection.execute(ordered).all():
        here = update(t.entry).where(t.entry.c.room == room, t.entry.c.number == number)
        connection.execute(here.values(command=command.replace(id, nobody, 1)))


def _without(event: RoomEvent, id: str, nobody: str) -> RoomEvent:
    """An event that says nothing any more of somebody."""
    if isinstance(event, Opened) and event.host == id:
        return replace(event, host=nobody)
    if isinstance(event, SatDown | Renamed) and event.guest == id:
        return replace(event, guest=nobody, name=NOBODY)
    if isinstance(event, Spoke) and event.guest == id:
        return replace(event, guest=nobody, name=NOBODY, text=SILENCE)
    if isinstance(event, Muted | Removed | WentAway | Agreed) and event.guest == id:
        return replace(event, guest=nobody)
    return event


def _events(connection: Connection, id: str) -> list[tuple[str, int, float, RoomEvent]]:
    """Every event in which somebody is named, with its room, its number and its time."""
    columns = (t.entry.c.room, t.entry.c.number, t.entry.c.at, t.entry.c.deed)
    query = select(*columns).where(t.entry.c.deed.contains(f'"{id}"', autoescape=True))
    return [
        (row.room, row.number, row.at, _EVENT.decode(row.deed))
        for row in connection.execute(query.order_by(t.entry.c.room, t.entry.c.number)).all()
    ]


def _erase_rooms(connection: Connection, id: str, nobody: str) -> None:
    own = select(t.member.c.room).where(t.member.c.guest == id)
    for room, summary in connection.execute(
        select(t.room.c.id, t.room.c.summary).where(t.room.c.id.in_(own))
    ).all():
        known = _SUMMARY.decode(summary)
        names = _names_in(connection, room)
        forgotten = replace(
            known,
            # The events have been rewritten already, so whoever is nobody there has no name here.
            seats=[
                seat if seat is None or seat.startswith("bot:") or seat in names else NOBODY
                for seat in known.seats
            ],
            guests=sorted({nobody if guest == id else guest for guest in known.guests}),
            holders=[nobody if guest == id else guest for guest in known.holders],
            asked=[nobody if guest == id else guest for guest in known.asked],
            host=nobody if known.host == id else known.host,
        )
        here = update(t.room).where(t.room.c.id == room)
        connection.execute(here.values(summary=msgspec.json.encode(forgotten).decode()))
    connection.execute(delete(t.member).where(t.member.c.guest == id))


def _names_in(connection: Connection, room: str) -> set[str]:
    deeds = connection.scalars(select(t.entry.c.deed).where(t.entry.c.room == room))
    events = [_EVENT.decode(deed) for deed in deeds if '"name"' in deed]
    return {event.name for event in events if isinstance(event, SatDown | Renamed)}


def _erase_matches(connection: Connection, id: str) -> None:
    player = f"{GUEST}{id}"
    own = select(t.keeper.c.match).where(t.keeper.c.guest == id)
    for row in connection.execute(select(t.match).where(t.match.c.id.in_(own))).all():
        mine = [seat for seat, who in enumerate(row.players) if who == player]
        others = select(t.keeper.c.guest).where(t.keeper.c.match == row.id, t.keeper.c.guest != id)
        if connection.execute(others).first() is None:
            connection.execute(delete(t.keeper).where(t.keeper.c.match == row.id))
            connection.execute(delete(t.match).where(t.match.c.id == row.id))
            continue
        record = Record.parse(row.record)
        for seat in mine:
            row.names[seat] = NOBODY
            if seat < len(record.players):
                record.players[seat] = NOBODY
        connection.execute(
            update(t.match)
            .where(t.match.c.id == row.id)
            .values(
                players=[None if who == player else who for who in row.players],
                names=row.names,
                record=record.text(),
            )
        )
    connection.execute(delete(t.keeper).where(t.keeper.c.guest == id))


def _all(connection: Connection, table: Any, which: Any, *columns: str) -> list[dict[str, Any]]:
    query = select(*[table.c[name] for name in columns]).where(which)
    return [{name: getattr(row, name) for name in columns} for row in connection.execute(query)]
