"""Pads: what a phone beside a real table asks of its server, and what other screens may look at."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from ludoteca.server import pads, shared_pads
from ludoteca.server.app_state import AppState
from ludoteca.server.http_problems import REFUSALS
from ludoteca.server.http_types import PadLine, PadTold, PadView, SharedPad, Ticket
from ludoteca.server.problems import Denied
from ludoteca.server.routes.asking import asking

Asked = Request[Any, Any, Any]
Name = Annotated[str, PathParameter(max_length=64)]
Key = Annotated[str, PathParameter(min_length=32, max_length=64)]


@get("/games/{game:str}/pads", responses=REFUSALS)
async def pads_of(game: Name) -> list[PadLine]:
    """The pads of a game."""
    return pads.pads_of(game)


@post("/games/{game:str}/pads/{name:str}", status_code=200, responses=REFUSALS)
async def pad(
    game: Name, name: Name, data: JSONBody[PadTold], app_state: NamedDependency[AppState], request: Asked
) -> PadView:
    """What a pad shows for all that it was told. Nothing of it is kept."""
    app_state.limits.spend("pads", await asking(request, app_state))
    return await asyncio.to_thread(pads.pad_view, game, name, data.told)


@put("/pads/{key:str}", status_code=200, responses=REFUSALS)
async def share(
    key: Key, data: JSONBody[SharedPad], app_state: NamedDependency[AppState], request: Asked
) -> Ticket:
    """Let others look at a pad. Whoever has the key may change it; the code that comes back is for looking only."""
    app_state.limits.spend("pads", await asking(request, app_state))
    if data.name not in [line.name for line in pads.pads_of(data.game)]:
        raise Denied("not_found")
    code = shared_pads.code_of(key)
    await app_state.store.share_pad(code, msgspec.json.encode(data).decode())
    return Ticket(code)


@get("/pads/{code:str}", responses=REFUSALS)
async def shared(code: Name, app_state: NamedDependency[AppState]) -> SharedPad:
    """A pad that somebody lets others look at."""
    told = await app_state.store.shared_pad(code)
    if told is None:
        raise Denied("not_found")
    return msgspec.json.decode(told, type=SharedPad)


ROUTES = [pads_of, pad, share, shared]
