"""Ratings: people and bots on one scale."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import PathParameter

from ludoteca.facets.registry import games
from ludoteca.server.guests import known
from ludoteca.server.house import House
from ludoteca.server.problems import REFUSALS, Denied
from ludoteca.server.rating import BOT
from ludoteca.server.results import GUEST
from ludoteca.server.web import RatingLine

LISTED: Final = 200


@get("/ratings/{game:str}", responses=REFUSALS)
async def ratings(
    game: Annotated[str, PathParameter(max_length=64)],
    house: NamedDependency[House],
    request: Request[Any, Any, Any],
) -> list[RatingLine]:
    """The strongest players of a game, first those of whom it is surest."""
    if game not in games():
        raise Denied("not_found")
    guest = await known(request, house.seals, house.store)
    me = None if guest is None else f"{GUEST}{guest.id}"
    return [
        RatingLine(
            name=rating.name,
            bot=rating.player.removeprefix(BOT) if rating.player.startswith(BOT) else None,
            mu=rating.mu,
            sigma=rating.sigma,
            matches=rating.matches,
            mine=rating.player == me,
        )
        for rating in await house.store.ratings(game, LISTED)
    ]


ROUTES = [ratings]
