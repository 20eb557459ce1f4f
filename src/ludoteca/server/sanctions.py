"""Sanctions: what the operator has decided about people and rooms, as it stands in the database.

Every decision is an instruction in a journal that only grows. The processes of the server read what is new in it, so that the
command line and the page need no line to any of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from sqlalchemy import Connection, delete, func, insert, select

from ludoteca.server.database_schema import instruction, sanction, setting
from ludoteca.server.http_types import Instruction, Sanction

Kind = Literal[
    "ban", "unban", "mute", "unmute", "kick", "close", "filter", "retention", "delete", "reload", "away"
]

LASTING: Final = ("ban", "mute")
"""What goes on until it is ended, or for so long."""
ENDS: Final = {"unban": "ban", "unmute": "mute"}
FILTER: Final = "filter"
"""The setting with the words that nobody is to say."""


def instruct(
    connection: Connection,
    kind: Kind,
    at: float,
    about: str = "",
    room: str = "",
    until: float | None = None,
    why: str = "",
) -> None:
    """Write a decision into the journal and let it stand."""
    lasting = ENDS.get(kind, kind)
    if lasting in LASTING:
        connection.execute(delete(sanction).where(sanction.c.kind == lasting, sanction.c.about == about))
    if kind in LASTING:
        connection.execute(insert(sanction).values(kind=kind, about=about, at=at, until=until, why=why))
    row = {"at": at, "kind": kind, "about": about, "room": room, "until": until, "why": why}
    connection.execute(insert(instruction), row)


def instructions(connection: Connection, after: int = 0, since: float = 0.0) -> list[Instruction]:
    """The decisions after this number and since this time, in their order."""
    query = (
        select(instruction)
        .where(instruction.c.number > after, instruction.c.at >= since)
        .order_by(instruction.c.number)
    )
    return [Instruction(**row._mapping) for row in connection.execute(query)]


def newest(connection: Connection) -> int:
    """The number of the latest decision; 0 before the first."""
    return int(connection.scalar(select(func.max(instruction.c.number))) or 0)


def sanctions(connection: Connection, now: float) -> list[Sanction]:
    """The bans and mutes that stand now."""
    rows = connection.execute(select(sanction).order_by(sanction.c.at)).all()
    return [Sanction(**row._mapping) for row in rows if row.until is None or row.until > now]


def settings(connection: Connection) -> dict[str, Any]:
    """All that the operator has chosen."""
    return {row.name: row.value for row in connection.execute(select(setting))}


def choose_settings(connection: Connection, chosen: Mapping[str, Any]) -> None:
    """Let these choices stand in place of the earlier ones."""
    connection.execute(delete(setting).where(setting.c.name.in_([*chosen])))
    for name, value in chosen.items():
        connection.execute(insert(setting).values(name=name, value=value))
