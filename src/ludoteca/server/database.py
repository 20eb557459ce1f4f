"""The database: SQLite in a file, or PostgreSQL by its URL; brought up to date by itself."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
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
COMPANIONS: Final = ("-wal", "-shm")
"""What the names of the files end in that SQLite keeps beside its own."""
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
    where = _where(engine)
    try:
        if engine.dialect.name == "sqlite":
            file = str(engine.url.database)
            if not file.startswith("file:"):
                Path(file).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                _keep_private(Path(file))
            _check(engine)
        with writing(engine).begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            migrate(connection, where)
        if engine.dialect.name == "sqlite":
            _write_ahead(engine)
    except (DBAPIError, sqlite3.Error) as error:
        raise unusable(engine, error) from None
    except OSError as error:
        raise BadDatabase(f"{where} cannot be used: {error.strerror}") from None


def _keep_private(file: Path) -> None:
    """Whoever reads it knows every hand. Its companions take over what may be done with the file itself."""
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    for one in (file, *[file.with_name(file.name + ending) for ending in COMPANIONS]):
        with suppress(FileNotFoundError, PermissionError):
            if one.stat().st_mode & 0o077:
                one.chmod(0o600)


def unusable(engine: Engine, error: Exception) -> BadDatabase:
    """What is told of a database that cannot be used."""
    line = first_line(error)
    if "malformed" in line:
        return BadDatabase(
            f"{_where(engine)} cannot be used: it is damaged ({line}); put a copy in its place"
        )
    return BadDatabase(f"{_where(engine)} cannot be used: {line}")


@contextmanager
def connected(url: str) -> Iterator[Engine]:
    """A database that a server of this version has made, without changing it; raises BadDatabase."""
    engine = engine_for(url)
    where = _where(engine)
    try:
        if engine.dialect.name == "sqlite" and not Path(str(engine.url.database)).is_file():
            raise BadDatabase(f"there is no database at {where}")
        with engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
            current = context.get_current_revision()
        if current != newest_version():
            raise BadDatabase(f"{where} is of another version; start this version of the server once")
        yield engine
    except (DBAPIError, sqlite3.Error) as error:
        raise unusable(engine, error) from None
    finally:
        engine.dispose()


def newest_version() -> str | None:
    """The version of the tables that this code knows."""
    return ScriptDirectory.from_config(_scripts()).get_current_head()


def _scripts() -> Config:
    config = Config()
    config.set_main_option("script_location", "ludoteca.server:migrations")
    config.set_main_option("path_separator", "os")
    return config


def _check(engine: Engine) -> None:
    """Look through the whole file for damage: better told now than found by whoever sits at a table."""
    with engine.connect() as connection:
        found = str(connection.scalar(text("PRAGMA quick_check(1)")))
    if found != "ok":
        raise BadDatabase(
            f"{_where(engine)} cannot be used: it is damaged ({found.splitlines()[0]}); put a copy in its place"
        )


def _where(engine: Engine) -> str:
    return engine.url.render_as_string(hide_password=True)


def migrate(connection: Connection, where: str) -> None:
    """Take all steps from the version of the database to the newest."""
    config = _scripts()
    config.attributes["connection"] = connection
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


def first_line(error: Exception) -> str:
    """What is wrong, without the statement and its parameters."""
    told = error.orig if isinstance(error, DBAPIError) else error
    return (str(told).splitlines() or [type(told).__name__])[0]
