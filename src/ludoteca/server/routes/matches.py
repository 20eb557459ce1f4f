"""Finished matches: looked at from any seat's eyes, taken home, gone on with. Those that run have no id to ask for."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec.structs import replace

from ludoteca.kernel.luck import SEED_BYTES
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import SPECTATOR, Seat
from ludoteca.server import past
from ludoteca.server.deed import Guest
from ludoteca.server.house import House
from ludoteca.server.problems import REFUSALS, Denied
from ludoteca.server.protocol import Settings
from ludoteca.server.results import Result
from ludoteca.server.scene import named
from ludoteca.server.security import address_of
from ludoteca.server.thinkers import Job, ThinkingFailed
from ludoteca.server.web import Fork, MatchView, Moment, ReviewView, RoomId

Asked = Request[Any, Any, Any]
MatchId = Annotated[str, PathParameter(max_length=64)]
OPEN = "open"
WATCHING = "spectator"


async def _found(house: House, match: str) -> tuple[Result, Record]:
    result = await house.store.match(match)
    if result is None:
        raise Denied("no_match")
    return result, Record.parse(result.record)


@get("/matches/{match:str}", responses=REFUSALS)
async def about(match: MatchId, house: NamedDependency[House]) -> MatchView:
    """Who played, and how it ended."""
    result, record = await _found(house, match)
    return MatchView(
        match=result.match,
        at=result.at,
        game=result.game,
        options=record.options,
        names=result.names,
        ranks=result.ranks,
        scores=result.scores,
        rated=result.rated,
        length=len(record.entries),
    )


@get("/matches/{match:str}/at/{number:int}", responses=REFUSALS)
async def at(
    match: MatchId,
    number: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    house: NamedDependency[House],
    request: Asked,
    eyes: Annotated[str, QueryParameter(pattern=f"^([0-9]|1[0-5]|{WATCHING}|{OPEN})$")] = WATCHING,
) -> Moment:
    """The match after so many answers: from a seat's eyes, a spectator's, or with all cards open."""
    house.spend("replays", address_of(request.scope), house.rates.replays)
    result, record = await _found(house, match)
    if number > len(record.entries) or (eyes.isdigit() and int(eyes) >= len(result.names)):
        raise Denied("no_match")
    viewer = None if eyes == OPEN else SPECTATOR if eyes == WATCHING else Seat(int(eyes))
    return Moment(*await asyncio.to_thread(past.moment, record, number, viewer))


@get("/matches/{match:str}/record", media_type="text/plain; charset=utf-8", responses=REFUSALS)
async def record(match: MatchId, house: NamedDependency[House]) -> Response[str]:
    """The record, as a file."""
    result, _ = await _found(house, match)
    name = f'attachment; filename="{result.game}-{result.match[:6]}.record"'
    return Response(result.record, headers={"content-disposition": name})


@get("/matches/{match:str}/review/{seat:int}", responses=REFUSALS)
async def review(
    match: MatchId,
    seat: Annotated[int, PathParameter(ge=0, le=15)],
    house: NamedDependency[House],
    request: Asked,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> ReviewView:
    """What a search thinks of the next few decisions of a seat, from this answer of the match on."""
    house.spend("replays", address_of(request.scope), house.rates.replays)
    result, record = await _found(house, match)
    if seat >= len(result.names) or first > len(record.entries):
        raise Denied("no_match")
    try:
        judged = await house.hall.thinkers.judge(Job(result.record, seat, "review"), first)
    except ThinkingFailed:
        raise Denied("no_review") from None
    names = past.names_of(record, SPECTATOR)
    verdicts = [
        replace(verdict, chosen=named(verdict.chosen, names), better=named(verdict.better, names))
        for verdict in judged.verdicts
    ]
    return replace(judged, verdicts=verdicts)


@post("/matches/{match:str}/fork", status_code=201, responses=REFUSALS)
async def fork(
    match: MatchId, data: JSONBody[Fork], guest: NamedDependency[Guest], house: NamedDependency[House]
) -> RoomId:
    """Go on from a decision of the match in a room of one's own."""
    house.spend("rooms", guest.id, house.rates.rooms)
    result, record = await _found(house, match)
    if data.number > len(record.entries):
        raise Denied("no_match")
    begun = await asyncio.to_thread(_begun, record, data)
    settings = Settings(result.game, begun.players_in_all, begun.options, rated=False)
    return RoomId(await house.hall.create(settings, guest, data.bots, begun, counts=False, seat=data.seat))


def _begun(record: Record, data: Fork) -> Record:
    """The record that the other way begins with."""
    if data.cards == "same":
        return past.forked(record, data.number)
    if data.seat >= record.players_in_all:
        raise Denied("no_match")
    return past.dealt_anew(record, data.number, Seat(data.seat), secrets.token_bytes(SEED_BYTES))


ROUTES = [about, at, record, review, fork]
