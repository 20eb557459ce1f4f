"""Rooms: opened here, and from then on talked to by their sockets."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from ludoteca.server.app_state import AppState
from ludoteca.server.http_problems import REFUSALS
from ludoteca.server.http_types import LARGEST_RECORD, Brought, NewRoom, RecordText, RoomCard, RoomId
from ludoteca.server.limits import Asker
from ludoteca.server.room_events import Guest
from ludoteca.server.routes.asking import unless_gone
from ludoteca.server.security import address_of

Asked = Request[Any, Any, Any]


@post("/rooms", status_code=201, responses=REFUSALS)
async def open_room(
    data: JSONBody[NewRoom],
    guest: NamedDependency[Guest],
    app_state: NamedDependency[AppState],
    request: Asked,
) -> RoomId:
    """Open a room. Its id is its link: whoever has it may come in."""
    app_state.limits.spend("rooms", Asker(guest.id, address_of(request.scope)))
    return await app_state.service.open_room(data, guest)


@get("/rooms/{room:str}", responses=REFUSALS)
async def card(
    room: Annotated[str, PathParameter(max_length=64)], app_state: NamedDependency[AppState]
) -> RoomCard:
    """What is played in a room, for whoever has its link and has not come in yet."""
    return await app_state.service.card(room)


@post("/records", status_code=201, request_max_body_size=2 * LARGEST_RECORD, responses=REFUSALS)
async def bring(
    data: JSONBody[RecordText],
    guest: NamedDependency[Guest],
    app_state: NamedDependency[AppState],
    request: Asked,
) -> Brought:
    """Bring a record along: a finished match to look at, an open one to go on with. Neither counts."""
    asker = Asker(guest.id, address_of(request.scope))
    app_state.limits.spend("rooms", asker)
    app_state.limits.spend("bytes", asker, len(data.text))
    with app_state.limits.place("replaying", asker):
        return await unless_gone(request, app_state.service.bring(data.text, guest, asker))


ROUTES = [card, open_room, bring]
