"""Deals that several people play: the deal of the day, and duplicates."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from ludoteca.server.app_state import AppState
from ludoteca.server.guests import known
from ludoteca.server.http_problems import REFUSALS
from ludoteca.server.http_types import (
    DealStanding,
    DealView,
    DuplicateId,
    DuplicateView,
    NewDuplicate,
    RoomId,
)
from ludoteca.server.limits import Asker
from ludoteca.server.room_events import Guest
from ludoteca.server.security import address_of

Asked = Request[Any, Any, Any]
Word = Annotated[str, PathParameter(max_length=64)]


@get("/deals", responses=REFUSALS)
async def today(app_state: NamedDependency[AppState], request: Asked) -> list[DealView]:
    """The deals of this day, one for each game, and how far I am with them."""
    return await app_state.deals.today(await known(request, app_state.seals, app_state.store))


@post("/deals/{game:str}", status_code=201, responses=REFUSALS)
async def play(
    game: Word, guest: NamedDependency[Guest], app_state: NamedDependency[AppState], request: Asked
) -> RoomId:
    """Begin the deal of this day, or go on with it."""
    app_state.limits.spend("rooms", Asker(guest.id, address_of(request.scope)))
    return await app_state.deals.play(game, guest)


@get("/deals/{game:str}", responses=REFUSALS)
async def standing(
    game: Word, guest: NamedDependency[Guest], app_state: NamedDependency[AppState]
) -> DealStanding:
    """How my result compares, once I have played."""
    return await app_state.deals.standing(game, guest)


@post("/duplicates", status_code=201, responses=REFUSALS)
async def found(
    data: JSONBody[NewDuplicate],
    guest: NamedDependency[Guest],
    app_state: NamedDependency[AppState],
    request: Asked,
) -> DuplicateId:
    """Draw one deal for several tables. Nobody is told its seed."""
    app_state.limits.spend("rooms", Asker(guest.id, address_of(request.scope)))
    return DuplicateId(await app_state.deals.found(data.settings, data.tables, guest))


@get("/duplicates/{duplicate:str}", responses=REFUSALS)
async def duplicate(duplicate: Word, app_state: NamedDependency[AppState], request: Asked) -> DuplicateView:
    """Who plays a deal, and how they compare once all tables are over."""
    return await app_state.deals.duplicate(duplicate, await known(request, app_state.seals, app_state.store))


@post("/duplicates/{duplicate:str}", status_code=201, responses=REFUSALS)
async def join(
    duplicate: Word, guest: NamedDependency[Guest], app_state: NamedDependency[AppState], request: Asked
) -> RoomId:
    """Sit down at a table of my own, or go back to it."""
    app_state.limits.spend("rooms", Asker(guest.id, address_of(request.scope)))
    return await app_state.deals.join(duplicate, guest)


@post("/lessons/{game:str}/{number:int}", status_code=201, responses=REFUSALS)
async def learn(
    game: Word,
    number: Annotated[int, PathParameter(ge=0, le=15)],
    guest: NamedDependency[Guest],
    app_state: NamedDependency[AppState],
    request: Asked,
) -> RoomId:
    """Begin a guided match."""
    app_state.limits.spend("rooms", Asker(guest.id, address_of(request.scope)))
    return await app_state.service.learn(game, number, guest)


ROUTES = [learn, today, play, standing, found, duplicate, join]
