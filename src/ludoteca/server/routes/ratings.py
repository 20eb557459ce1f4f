"""Ratings: people and bots on one scale."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import PathParameter

from ludoteca.arena.statistics import SURE
from ludoteca.facets.registry import games
from ludoteca.server.app_state import AppState
from ludoteca.server.guests import known
from ludoteca.server.http_problems import REFUSALS
from ludoteca.server.http_types import RatingLine
from ludoteca.server.problems import Denied
from ludoteca.server.rating import BOT, measured
from ludoteca.server.results import Rating
from ludoteca.server.storage import GUEST

LISTED: Final = 200


@get("/ratings/{game:str}", responses=REFUSALS)
async def ratings(
    game: Annotated[str, PathParameter(max_length=64)],
    app_state: NamedDependency[AppState],
    request: Request[Any, Any, Any],
) -> list[RatingLine]:
    """The strongest players of a game, first those of whom it is surest."""
    if game not in games():
        raise Denied("not_found")
    guest = await known(request, app_state.seals, app_state.store)
    me = None if guest is None else f"{GUEST}{guest.id}"
    known_bots = measured(game)
    people = [one for one in await app_state.store.ratings(game, LISTED) if one.name is not None]
    bots = [Rating(f"{BOT}{level}", None, mu, sigma, 0) for level, (mu, sigma) in known_bots.items()]
    return [
        RatingLine(
            name=rating.name,
            bot=rating.player.removeprefix(BOT) if rating.player.startswith(BOT) else None,
            mu=rating.mu,
            sigma=rating.sigma,
            low=rating.mu - SURE * rating.sigma,
            high=rating.mu + SURE * rating.sigma,
            matches=rating.matches,
            mine=rating.player == me,
            person=rating.public,
        )
        for rating in sorted([*people, *bots], key=lambda one: SURE * one.sigma - one.mu)
    ]


ROUTES = [ratings]
