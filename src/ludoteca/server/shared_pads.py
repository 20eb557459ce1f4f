"""Shared pads: what one phone beside a real table was told, for other screens to look at. They are kept for a few days."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from ludoteca.server.database_schema import pad

KEPT: Final = 3 * 86_400.0
"""Seconds after the last change."""
LETTERS: Final = 32


def code_of(key: str) -> str:
    """The code by which others find a pad: it tells nothing of the key with which it is changed."""
    return sha256(key.encode()).hexdigest()[:LETTERS]


def keep(connection: Connection, code: str, told: str, now: float) -> None:
    """Keep what a pad was told, and forget those that nobody has changed for long."""
    connection.execute(delete(pad).where(pad.c.at < now - KEPT))
    if connection.execute(update(pad).where(pad.c.code == code).values(at=now, told=told)).rowcount == 0:
        connection.execute(insert(pad).values(code=code, at=now, told=told))


def find(connection: Connection, code: str) -> str | None:
    """What a pad was told, if it is kept."""
    found = connection.execute(select(pad.c.told).where(pad.c.code == code)).first()
    return None if found is None else str(found.told)
