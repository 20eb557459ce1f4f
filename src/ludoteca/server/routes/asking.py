"""Asking: who wants something that takes a while, and whether they still wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request

from ludoteca.server.app_state import AppState
from ludoteca.server.guests import known
from ludoteca.server.limits import Asker
from ludoteca.server.problems import Denied
from ludoteca.server.security import address_of

T = TypeVar("T")


async def asking(request: Request[Any, Any, Any], app_state: AppState) -> Asker:
    """Whoever asks, a guest or not."""
    guest = await known(request, app_state.seals, app_state.store)
    return Asker("" if guest is None else guest.id, address_of(request.scope))


async def unless_gone(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """What comes of some work, which is dropped as soon as nobody waits for it any more."""
    task, gone = asyncio.ensure_future(work), asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait([task, gone], return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            return task.result()
        # Nobody reads this.
        raise Denied("bad_request")
    finally:
        for one in (task, gone):
            one.cancel()
        await asyncio.gather(task, gone, return_exceptions=True)


async def _gone(request: Request[Any, Any, Any]) -> None:
    """Return when the other side has closed its line."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
