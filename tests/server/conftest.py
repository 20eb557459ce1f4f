"""The databases that all tests of the server may ask for."""

from tests.server.databases import database, postgres, postgres_cluster, redis, sqlite

__all__ = ["database", "postgres", "postgres_cluster", "redis", "sqlite"]
