"""Reports: what people tell whoever runs the server about others, with the chat up to the line that is meant."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert, select, update

from ludoteca.server.database_schema import report
from ludoteca.server.storage import Report


def file(connection: Connection, one: Report) -> None:
    """Store a report, once."""
    if connection.execute(select(report.c.id).where(report.c.id == one.id)).first() is not None:
        return
    connection.execute(insert(report), msgspec.to_builtins(one))


def open_reports(connection: Connection, limit: int) -> list[Report]:
    """The reports that nobody has dealt with, the oldest first."""
    query = select(report).where(report.c.closed.is_(None)).order_by(report.c.at, report.c.id).limit(limit)
    return [msgspec.convert(row, Report, from_attributes=True) for row in connection.execute(query)]


def close(connection: Connection, id: str, at: float, verdict: str) -> bool:
    """Say what was done about a report; False if it is not there or has been dealt with."""
    still = update(report).where(report.c.id == id, report.c.closed.is_(None))
    return connection.execute(still.values(closed=at, verdict=verdict)).rowcount == 1
