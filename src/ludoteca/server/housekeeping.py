"""Housekeeping: once a day one of the processes lets go of what is older than it may be."""

from __future__ import annotations

import asyncio
import logging
from time import time
from typing import Final

from sqlalchemy import Connection

from ludoteca.server import retention, sanctions
from ludoteca.server.http_types import Tidied
from ludoteca.server.storage import NoStorage
from ludoteca.server.store import Store

LOG: Final = logging.getLogger("ludoteca.server")

TIDIED: Final = "tidied"
"""The setting that says when it was done last."""
LOOKING: Final = 600.0
PAUSE: Final = 0.2
"""Seconds between two transactions: others write, too."""


async def keep_house(store: Store) -> None:
    """Go on for as long as the server runs."""
    while True:
        try:
            if await store.write(_is_due):
                await tidy_up(store)
        except NoStorage:
            LOG.warning("the house could not be tidied")
        except Exception:
            LOG.exception("the house could not be tidied")
        await asyncio.sleep(LOOKING)


async def tidy_up(store: Store) -> Tidied:
    """Let go of all that is older than it may be; what has gone."""
    rooms = sayings = people = 0
    while True:
        gone = await store.write(_tidy)
        rooms, sayings, people = rooms + gone.rooms, sayings + gone.sayings, people + gone.people
        if gone.is_all:
            return Tidied(rooms, sayings, people)
        await asyncio.sleep(PAUSE)


def _is_due(connection: Connection) -> bool:
    """Whether it is a day since it was done; then it is this process that does it."""
    now = time()
    last = sanctions.settings(connection).get(TIDIED, 0.0)
    if now - last < retention.DAY:
        return False
    sanctions.choose_settings(connection, {TIDIED: now})
    return True


def _tidy(connection: Connection) -> Tidied:
    return retention.tidy(connection, retention.chosen(connection), time())
