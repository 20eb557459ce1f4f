"""The database: SQLite in a file, or PostgreSQL by its URL; brought up to date by itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import time
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    create_engine,
    event,
    extract,
    func,
    inspect,
    make_url,
    select,
    text,
)
from sqlalchemy.exc import ArgumentError, DBAPIError

VERSION_TABLE: Final = "ludoteca_version"
PATIENCE: Final = 10
"""Seconds to wait for a connection, or for another process that writes."""
MIGRATION_LOCK: Final = 0x1_0D07ECA
"""The number of the advisory lock that lets one process at a time change the tables of a PostgreSQL."""

Clock = Callable[[Connection], float]
"""Tells the time that leases and links go by, in seconds since 1970."""


class BadDatabase(Exception):
    """The database cannot be used; the message tells its owner why, and nothing else."""


def engine_for(url: str) -> Engine:
    """An engine for a database; nothing is opened yet."""
    try:
        place = make_url(url)
    except ArgumentError:
        raise BadDatabase("a database is written as sqlite:///path or postgresql://user@host/name") from None
    if place.get_backend_name() == "sqlite":
        return _sqlite(place)
    if place.get_backend_name() == "postgresql":
        return create_engine(
            place.set(drivername="postgresql+psycopg"),
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"connect_timeout": PATIENCE},
        )
    raise BadDatabase(f"a database is SQLite or PostgreSQL, not {place.get_backend_name()}")


def _sqlite(place: URL) -> Engine:
    if place.database in (None, "", ":memory:"):
        raise BadDatabase("SQLite needs a file: sqlite:///path")
    # Parameters hold seeds and answers: they belong into no message of an error.
    engine = create_engine(place, hide_parameters=True, connect_args={"timeout": PATIENCE})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        # Transactions begin where we say, not where the driver thinks.
        connection.isolation_level = None
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        # A transaction that reads first and writes later could not wait for another writer.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def writing(engine: Engine) -> Engine:
    """The same engine for transactions that write."""
    return engine.execution_options(writes=True)


def now(connection: Connection) -> float:
    """The time of day: by one clock for all processes on PostgreSQL, by this machine's on SQLite."""
    if connection.dialect.name == "postgresql":
        return float(connection.execute(select(extract("epoch", func.clock_timestamp()))).scalar_one())
    return time()


def open_database(engine: Engine) -> None:
    """Make the folder and the tables, or bring them up to date; raises BadDatabase and changes nothing."""
    where = engine.url.render_as_string(hide_password=True)
    try:
        if engine.dialect.name == "sqlite":
            Path(str(engine.url.database)).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with writing(engine).begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            migrate(connection, where)
        if engine.dialect.name == "sqlite":
            _write_ahead(engine)
    except DBAPIError as error:
        raise BadDatabase(f"{where} cannot be used: {_first_line(error)}") from None
    except OSError as error:
        raise BadDatabase(f"{where} cannot be used: {error.strerror}") from None


def migrate(connection: Connection, where: str) -> None:
    """Take all steps from the version of the database to the newest."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "ludoteca.server:migrations")
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)
    current = MigrationContext.configure(
        connection, opts={"version_table": VERSION_TABLE}
    ).get_current_revision()
    if current is None and inspect(connection).get_table_names():
        raise BadDatabase(f"{where} holds something else; Ludoteca needs a database of its own")
    if current is not None and current not in [script.revision for script in scripts.walk_revisions()]:
        raise BadDatabase(f"{where} was written by a newer Ludoteca (version {current} of the tables)")
    if current != scripts.get_current_head():
        command.upgrade(config, "head")


def _write_ahead(engine: Engine) -> None:
    """Let readers read while somebody writes. The file remembers it; it cannot be said within a transaction."""
    connection = engine.raw_connection()
    try:
        connection.cursor().execute("PRAGMA journal_mode = WAL")
    finally:
        connection.close()


def answers(engine: Engine) -> bool:
    """Whether the database answers the simplest of questions."""
    try:
        with engine.connect() as connection:
            return bool(connection.scalar(text("SELECT 1")))
    except DBAPIError:
        return False


def _first_line(error: DBAPIError) -> str:
    return (str(error.orig).splitlines() or [type(error.orig).__name__])[0]
