"""Finished matches: looked at from any seat's eyes, taken home, gone on with. Those that run have no id to ask for."""

from __future__ import annotations

from typing import Annotated, Any, cast

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from ludoteca.server.app_state import AppState
from ludoteca.server.http_problems import REFUSALS
from ludoteca.server.http_types import Chosen, Fork, MatchView, Moment, ReviewView, RoomId
from ludoteca.server.limits import Asker
from ludoteca.server.room_events import Guest
from ludoteca.server.routes.asking import asking, unless_gone
from ludoteca.server.security import address_of
from ludoteca.server.service import EYES, SEVERAL, WATCHING, numbers

Asked = Request[Any, Any, Any]
MatchId = Annotated[str, PathParameter(max_length=64)]


@get("/matches/{match:str}", responses=REFUSALS)
async def about(match: MatchId, app_state: NamedDependency[AppState], request: Asked) -> MatchView:
    """Who played, and how it ended."""
    return await app_state.service.about(match, (await asking(request, app_state)).guest)


@get("/matches/{match:str}/at/{number:int}", responses=REFUSALS)
async def at(
    match: MatchId,
    number: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    app_state: NamedDependency[AppState],
    request: Asked,
    eyes: Annotated[str, QueryParameter(pattern=EYES)] = WATCHING,
) -> Response[Moment]:
    """The match after so many answers: from a seat's eyes, a spectator's, or with all cards open."""
    asker = await asking(request, app_state)
    app_state.limits.spend("replays", asker)
    with app_state.limits.place("replaying", asker):
        shown = await unless_gone(request, app_state.service.moment(match, number, eyes, asker))
    # Encoded already where it was made: a Response leaves bytes as they are.
    return Response(cast(Moment, shown), media_type=MediaType.JSON)


@get("/matches/{match:str}/from/{number:int}", responses=REFUSALS)
async def onward(
    match: MatchId,
    number: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    app_state: NamedDependency[AppState],
    request: Asked,
    eyes: Annotated[str, QueryParameter(pattern=EYES)] = WATCHING,
) -> Response[list[Moment]]:
    """The match after so many answers, and the moments that follow: whoever leafs fast wants them all."""
    asker = await asking(request, app_state)
    app_state.limits.spend("replays", asker)
    with app_state.limits.place("replaying", asker):
        shown = await unless_gone(request, app_state.service.moments(match, number, eyes, asker))
    return Response(cast(list[Moment], shown), media_type=MediaType.JSON)


@get("/matches/{match:str}/record", media_type="text/plain; charset=utf-8", responses=REFUSALS)
async def record(match: MatchId, app_state: NamedDependency[AppState], request: Asked) -> Response[str]:
    """The record, as a file."""
    result = await app_state.service.told(match, (await asking(request, app_state)).guest)
    name = f'attachment; filename="{result.game}-{result.match[:6]}.record"'
    return Response(result.record, headers={"content-disposition": name})


@get("/matches/{match:str}/review/{seat:int}", responses=REFUSALS)
async def review(
    match: MatchId,
    seat: Annotated[int, PathParameter(ge=0, le=15)],
    guest: NamedDependency[Guest],
    app_state: NamedDependency[AppState],
    request: Asked,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    of: Annotated[str, QueryParameter(pattern=SEVERAL)] = "",
) -> ReviewView:
    """What a search thinks of a few decisions of a seat: at a glance from this answer on, or well of those after these answers."""
    asker = Asker(guest.id, address_of(request.scope))
    app_state.limits.spend("replays", asker)
    with app_state.limits.place("reviewing", asker):
        return await unless_gone(request, app_state.service.review(match, seat, first, numbers(of), asker))


@get("/matches/{match:str}/at/{number:int}/would/{seat:int}", responses=REFUSALS)
async def would(
    match: MatchId,
    number: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    seat: Annotated[int, PathParameter(ge=0, le=15)],
    bot: Annotated[str, QueryParameter(max_length=64)],
    guest: NamedDependency[Guest],
    app_state: NamedDependency[AppState],
    request: Asked,
) -> Chosen:
    """What a level would have answered for this seat."""
    asker = Asker(guest.id, address_of(request.scope))
    app_state.limits.spend("replays", asker)
    with app_state.limits.place("reviewing", asker):
        return await unless_gone(request, app_state.service.would(match, number, seat, bot, asker))


@post("/matches/{match:str}/fork", status_code=201, responses=REFUSALS)
async def fork(
    match: MatchId,
    data: JSONBody[Fork],
    guest: NamedDependency[Guest],
    app_state: NamedDependency[AppState],
    request: Asked,
) -> RoomId:
    """Go on from a decision of the match in a room of one's own."""
    asker = Asker(guest.id, address_of(request.scope))
    app_state.limits.spend("rooms", asker)
    with app_state.limits.place("replaying", asker):
        return await unless_gone(request, app_state.service.fork(match, data, guest, asker))


ROUTES = [about, at, onward, record, review, would, fork]
