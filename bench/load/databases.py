"""PostgreSQL and Redis for as long as a run takes, started as the tests start them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from inspect import unwrap

from tests.server import databases


@contextmanager
def running() -> Iterator[tuple[str, str]]:
    """The URLs of an empty PostgreSQL and of a Redis."""
    postgres = contextmanager(unwrap(databases.postgres_cluster))
    redis = contextmanager(unwrap(databases.redis))
    with postgres() as database, redis() as channels:
        yield database, channels
