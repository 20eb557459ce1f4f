"""Rooms: opened here, and from then on talked to by their sockets."""

from __future__ import annotations

import asyncio
from time import time

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ludoteca.facets.registry import find
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import BadRecord, Record
from ludoteca.server.deed import Guest
from ludoteca.server.hall import token
from ludoteca.server.house import House
from ludoteca.server.problems import REFUSALS, Denied
from ludoteca.server.protocol import Settings
from ludoteca.server.results import Result
from ludoteca.server.web import LARGEST_RECORD, Brought, NewRoom, RecordText, RoomId


@post("/rooms", status_code=201, responses=REFUSALS)
async def open_room(
    data: JSONBody[NewRoom], guest: NamedDependency[Guest], house: NamedDependency[House]
) -> RoomId:
    """Open a room. Its id is its link: whoever has it may come in."""
    house.spend("rooms", guest.id, house.rates.rooms)
    return RoomId(await house.hall.create(data.settings, guest, data.bots))


@post("/records", status_code=201, request_max_body_size=2 * LARGEST_RECORD, responses=REFUSALS)
async def bring(
    data: JSONBody[RecordText], guest: NamedDependency[Guest], house: NamedDependency[House]
) -> Brought:
    """Bring a record along: a finished match to look at, an open one to go on with. Neither counts."""
    house.spend("rooms", guest.id, house.rates.rooms)
    if len(data.text.encode(errors="replace")) > LARGEST_RECORD:
        raise Denied("too_large")
    record, match = await asyncio.to_thread(_read, data.text)
    if not match.over:
        settings = Settings(record.game, record.players_in_all, record.options, rated=False)
        return Brought(room=await house.hall.create(settings, guest, [], record, counts=False))
    outcome = match.outcome()
    result = Result(
        match=token(),
        game=record.game,
        at=time(),
        players=[None] * match.seats,
        names=record.players,
        ranks=list(outcome.ranks),
        scores=list(outcome.scores),
        record=record.text(),
    )
    await house.store.bring(result, guest.id)
    return Brought(match=result.match)


def _read(text: str) -> tuple[Record, Match]:
    """A record with a name for every player, and the match it gives when played again."""
    try:
        record = Record.parse(text)
        match = Match.replay(find(record.game).rules, record)
    except (BadRecord, LookupError):
        raise Denied("bad_record") from None
    if not record.players:
        record.players = [str(seat + 1) for seat in range(record.players_in_all)]
    return record, match


ROUTES = [open_room, bring]
