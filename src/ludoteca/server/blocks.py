"""Blocks: who wants to have nothing to do with whom."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from ludoteca.server.database_schema import block, guest
from ludoteca.server.room_events import Guest


def blocked_by(connection: Connection, one: str) -> list[Guest]:
    """Whom somebody has blocked, the latest first, as they are called now."""
    query = (
        select(guest.c.id, guest.c.name)
        .join(block, block.c.other == guest.c.id)
        .where(block.c.guest == one)
        .order_by(block.c.at.desc())
    )
    return [Guest(row.id, row.name) for row in connection.execute(query)]


def change(connection: Connection, one: str, other: str, blocked: bool, at: float) -> None:
    """Let somebody block somebody else from now on, or no longer."""
    connection.execute(delete(block).where(block.c.guest == one, block.c.other == other))
    if blocked and one != other:
        connection.execute(insert(block).values(guest=one, other=other, at=at))


def is_blocked(connection: Connection, one: str, other: str) -> bool:
    """Whether somebody has blocked somebody else."""
    query = select(block.c.other).where(block.c.guest == one, block.c.other == other)
    return connection.execute(query).first() is not None
