"""The real thing for tests: SQLite in a folder of the test's own, PostgreSQL and Redis started once a session."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp
from uuid import uuid4

import psycopg
import pytest
from redis import Redis
from redis.exceptions import ConnectionError as RedisSilent

DEBIAN = Path("/usr/lib/postgresql")
"""Where Debian keeps the programs of PostgreSQL that are not for everybody's path."""
UNPRIVILEGED = "postgres"
"""PostgreSQL refuses to run as root."""


def program(name: str) -> str:
    """The path of a program; the test is skipped where it is not installed."""
    found = shutil.which(name) or next(map(str, sorted(DEBIAN.glob(f"*/bin/{name}"), reverse=True)), None)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[str]:
    """The URL of a PostgreSQL of this session."""
    initdb, pg_ctl = program("initdb"), program("pg_ctl")
    user = UNPRIVILEGED if os.geteuid() == 0 else None
    folder = Path(mkdtemp(prefix="ludoteca-postgres-"))
    if user is not None:
        shutil.chown(folder, user, user)
    data = folder / "data"

    def run(*command: str) -> None:
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=user, group=user, cwd=folder)

    try:
        run(initdb, "--no-sync", "--auth=trust", "--username=ludoteca", "--encoding=UTF8", str(data))
        options = f"-F -k {folder} -c listen_addresses="
        run(pg_ctl, "--silent", "-w", "-D", str(data), "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield f"postgresql://ludoteca@/postgres?host={folder}"
        finally:
            run(pg_ctl, "--silent", "-w", "-D", str(data), "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)


@pytest.fixture
def postgres(postgres_cluster: str) -> str:
    """The URL of a PostgreSQL without tables: a schema of the test's own, which is made faster than a database."""
    schema = f"test_{uuid4().hex}"
    with psycopg.connect(postgres_cluster) as connection:
        connection.execute(f"CREATE SCHEMA {schema}".encode())
    return f"{postgres_cluster}&options=-csearch_path%3D{schema}"


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The URL of a SQLite file that does not exist yet, in a folder that does not either."""
    return f"sqlite:///{tmp_path}/data/ludoteca.db"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database, once of each kind."""
    return str(request.getfixturevalue(request.param))


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    """The URL of a Redis of this session."""
    folder = Path(mkdtemp(prefix="ludoteca-redis-"))
    url = f"unix://{folder}/socket"
    command = [program("redis-server"), "--port", "0", "--unixsocket", f"{folder}/socket", "--save", ""]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=folder)
    try:
        _wait_for_redis(url)
        yield url
    finally:
        server.terminate()
        server.wait()
        shutil.rmtree(folder)


def _wait_for_redis(url: str) -> None:
    patience = time.monotonic() + 20
    while True:
        try:
            with Redis.from_url(url) as client:
                client.ping()
        except RedisSilent:
            if time.monotonic() > patience:
                raise
            time.sleep(0.02)
        else:
            return
