"""Backups: the database and the key of a server in one file, made while it runs, and put back or tried out from there."""

from __future__ import annotations

import io
import os
import sqlite3
import subprocess
import tarfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from time import strftime, time
from typing import IO, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Engine, delete, func, select

from ludoteca import __version__
from ludoteca.kernel.record import Record
from ludoteca.server import database, database_schema
from ludoteca.server.database import COMPANIONS, BadDatabase, engine_for, open_database
from ludoteca.server.event_log import read_log
from ludoteca.server.room import Room

SQLITE: Final = "sqlite"
CONTENT: Final = {SQLITE: "ludoteca.db", "postgresql": "ludoteca.dump"}
"""What the database is called in a backup."""
KEY: Final = "key"
ABOUT: Final = "about.json"
PIECE: Final = 1 << 20


class BadBackup(Exception):
    """A backup cannot be made, used or found whole; the message says why."""


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """What a backup is of."""

    made: float
    version: str
    """Of the program that made it."""
    kind: str
    """``sqlite`` or ``postgresql``."""
    hashes: dict[str, str]
    """The SHA-256 of each of the other files."""


class Drilled(Struct, frozen=True):
    """What was found when a backup was tried out."""

    made: float
    rooms: int
    running: int
    """Rooms in which a match runs; each was played again to where it stands."""
    matches: int
    """Finished matches whose records were read."""
    people: int
    key: bool
    """Whether the key is there: without it everybody is a stranger."""


# -- making ----------------------------------------------------------------------------------------


def make(url: str, key: Path, to: Path) -> int:
    """Write a backup, which only its owner may read; its size in bytes. Raises BadBackup and leaves nothing behind."""
    engine = engine_for(url)
    try:
        with TemporaryDirectory(prefix="ludoteca-backup-", dir=to.absolute().parent) as folder:
            kind = engine.dialect.name
            copy = Path(folder) / CONTENT[kind]
            if kind == SQLITE:
                _copy_sqlite(Path(str(engine.url.database)), copy)
            else:
                _run(
                    "pg_dump", "--format=custom", "--no-owner", f"--file={copy}", f"--dbname={_libpq(engine)}"
                )
            files = {CONTENT[kind]: copy, **({KEY: key} if key.is_file() else {})}
            draft = Path(folder) / "backup"
            _pack(draft, kind, files)
            draft.replace(to)
    except OSError as error:
        raise BadBackup(f"{to}: {error.strerror or error}") from None
    finally:
        engine.dispose()
    return to.stat().st_size


def _copy_sqlite(file: Path, copy: Path) -> None:
    """A copy as of one moment, while others write."""
    if not file.is_file():
        raise BadBackup(f"there is no database at {file}")
    os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    try:
        reading = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
        with closing(reading) as live, closing(sqlite3.connect(copy)) as target:
            live.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")
            found = target.execute("PRAGMA integrity_check(1)").fetchone()[0]
    except sqlite3.Error as error:
        raise BadBackup(f"{file} cannot be copied: {error}") from None
    if found != "ok":
        raise BadBackup(f"{file} is damaged: {str(found).splitlines()[0]}")


def _pack(draft: Path, kind: str, files: dict[str, Path]) -> None:
    hashes = {name: _hash(path) for name, path in files.items()}
    about = msgspec.json.encode(About(time(), __version__, kind, hashes))
    handle = os.fdopen(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb")
    with handle, tarfile.open(fileobj=handle, mode="w:gz", compresslevel=6) as tar:
        head = tarfile.TarInfo(ABOUT)
        head.size, head.mode = len(about), 0o600
        tar.addfile(head, io.BytesIO(about))
        for name, path in files.items():
            info = tarfile.TarInfo(name)
            info.size, info.mode = path.stat().st_size, 0o600
            with path.open("rb") as content:
                tar.addfile(info, content)
    with draft.open("rb") as written:
        os.fsync(written.fileno())


def _hash(path: Path) -> str:
    hashed = sha256()
    with path.open("rb") as file:
        while piece := file.read(PIECE):
            hashed.update(piece)
    return hashed.hexdigest()


# -- putting back ----------------------------------------------------------------------------------


@contextmanager
def _unpacked(backup: Path, beside: Path | None = None) -> Iterator[tuple[About, Path]]:
    """The files of a backup, found whole, in a folder for as long as they are needed; raises BadBackup."""
    try:
        with TemporaryDirectory(prefix="ludoteca-restore-", dir=beside) as name:
            folder = Path(name)
            with tarfile.open(backup, "r:gz") as tar:
                about = _about(tar)
                for part, hashed in about.hashes.items():
                    if part not in (*CONTENT.values(), KEY):
                        raise BadBackup(f"{backup} is no backup of a Ludoteca")
                    file = tar.extractfile(part)
                    assert file is not None
                    _write(folder / part, file)
                    if _hash(folder / part) != hashed:
                        raise BadBackup(f"{backup} is damaged: {part} is not what it was")
            yield about, folder
    except (tarfile.TarError, KeyError, EOFError, AssertionError, msgspec.DecodeError):
        raise BadBackup(f"{backup} is no backup of a Ludoteca, or a damaged one") from None
    except OSError as error:
        raise BadBackup(f"{backup}: {error.strerror or error}") from None


def _about(tar: tarfile.TarFile) -> About:
    file = tar.extractfile(ABOUT)
    assert file is not None
    about = msgspec.json.decode(file.read(), type=About)
    if CONTENT.get(about.kind) not in about.hashes:
        raise KeyError(about.kind)
    return about


def _write(path: Path, content: IO[bytes]) -> None:
    with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        while piece := content.read(PIECE):
            file.write(piece)
        file.flush()
        os.fsync(file.fileno())


def restore(backup: Path, url: str, key: Path) -> list[Path]:
    """Put a backup in place of what is there, which is kept beside it: where that lies now. Raises BadBackup and changes nothing.

    No server may run meanwhile.
    """
    engine = engine_for(url)
    try:
        if engine.dialect.name != SQLITE:
            return _restore_dump(backup, engine, key)
        file = Path(str(engine.url.database)).absolute()
        if file.exists():
            _check_nobody_serves(engine)
    finally:
        engine.dispose()
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with _unpacked(backup, file.parent) as (about, folder):
        if about.kind != SQLITE:
            raise BadBackup(f"{backup} is of a {about.kind} database")
        copy = engine_for(f"sqlite:///{folder / CONTENT[SQLITE]}")
        _end_leases(copy)
        copy.dispose()
        aside = [_set_aside(one) for one in (file, key) if one.exists()]
        for ending in COMPANIONS:
            file.with_name(file.name + ending).unlink(missing_ok=True)
        (folder / CONTENT[SQLITE]).replace(file)
        if KEY in about.hashes:
            (folder / KEY).replace(key)
    return aside


def _restore_dump(backup: Path, engine: Engine, key: Path) -> list[Path]:
    with _unpacked(backup, None) as (about, folder):
        if about.kind != engine.dialect.name:
            raise BadBackup(f"{backup} is of a {about.kind} database")
        with engine.connect() as connection:
            if connection.dialect.has_table(connection, database.VERSION_TABLE):
                raise BadBackup("that database is not empty; make a new one and name it")
        dump = folder / CONTENT[engine.dialect.name]
        _run(
            "pg_restore",
            "--no-owner",
            "--exit-on-error",
            "--single-transaction",
            f"--dbname={_libpq(engine)}",
            str(dump),
        )
        _end_leases(engine)
        aside = [_set_aside(key)] if key.exists() and KEY in about.hashes else []
        if KEY in about.hashes:
            key.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with (folder / KEY).open("rb") as content:
                _write(key, content)
        return aside


def _end_leases(engine: Engine) -> None:
    """The processes of then are gone: their rooms are anybody's."""
    with database.writing(engine).begin() as connection:
        connection.execute(delete(database_schema.process))


def _set_aside(file: Path) -> Path:
    """Keep what is in the way under another name, with what SQLite has not yet taken over from its log."""
    aside = file.with_name(f"{file.name}.before-{strftime('%Y%m%d-%H%M%S')}")
    for ending in ("", *COMPANIONS):
        one = file.with_name(file.name + ending)
        if one.exists():
            one.replace(aside.with_name(aside.name + ending))
    return aside


def _check_nobody_serves(engine: Engine) -> None:
    living = select(func.count()).select_from(database_schema.process)
    try:
        with engine.connect() as connection:
            serving = connection.scalar(living.where(database_schema.process.c.until > time()))
    except Exception:  # noqa: BLE001 - a database that cannot be read is what backups are there for
        return
    if serving:
        raise BadBackup("a server is running on this database; stop it first")


# -- trying out ------------------------------------------------------------------------------------


def drill(backup: Path, scratch: str | None = None) -> Drilled:
    """Try a backup out: put it into an empty place, bring it up to date, and play every running match to where it stands.

    The place is a folder of its own, or the empty PostgreSQL of this URL. Raises BadBackup or BadDatabase.
    """
    with TemporaryDirectory(prefix="ludoteca-drill-") as folder:
        url = scratch or f"sqlite:///{folder}/ludoteca.db"
        restore(backup, url, Path(folder) / KEY)
        with tarfile.open(backup, "r:gz") as tar:
            made = _about(tar).made
        engine = engine_for(url)
        try:
            open_database(engine)
            return _looked_through(engine, made, (Path(folder) / KEY).is_file())
        finally:
            engine.dispose()


def _looked_through(engine: Engine, made: float, key: bool) -> Drilled:
    rooms = running = matches = 0
    with engine.connect() as connection:
        ids = list(connection.scalars(select(database_schema.room.c.id)))
        for id in ids:
            entries = read_log(connection, id)
            if entries is None:
                raise BadDatabase(f"room {id} has no events")
            room = Room.of(id, entries)
            rooms += 1
            running += room.status == "playing"
        for text in connection.scalars(select(database_schema.match.c.record)):
            Record.parse(text)
            matches += 1
        people = connection.scalar(select(func.count()).select_from(database_schema.guest)) or 0
    return Drilled(made, rooms, running, matches, people, key)


def _libpq(engine: Engine) -> str:
    return engine.url.set(drivername="postgresql").render_as_string(hide_password=False)


def _run(*command: str) -> None:
    try:
        subprocess.run(command, check=True, stdin=subprocess.DEVNULL, capture_output=True)
    except FileNotFoundError:
        raise BadBackup(f"{command[0]} is not installed; it comes with PostgreSQL") from None
    except subprocess.CalledProcessError as error:
        told = error.stderr.decode(errors="replace").strip().splitlines() or ["it failed"]
        raise BadBackup(f"{command[0]}: {told[0]}") from None
