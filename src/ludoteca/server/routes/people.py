"""People: what everybody may know of somebody."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get
from litestar.di import NamedDependency
from litestar.params import PathParameter

from ludoteca.arena.statistics import SURE
from ludoteca.server.app_state import AppState
from ludoteca.server.http_problems import REFUSALS
from ludoteca.server.http_types import GameRating, PersonView
from ludoteca.server.problems import Denied
from ludoteca.server.service import finished
from ludoteca.server.storage import GUEST

LATEST: Final = 20


@get("/people/{person:str}", responses=REFUSALS)
async def about(
    person: Annotated[str, PathParameter(max_length=64)], app_state: NamedDependency[AppState]
) -> PersonView:
    """Somebody's name, how strong they are game by game, and their latest matches that counted."""
    guest = await app_state.store.identities.by_public(person)
    if guest is None:
        raise Denied("not_found")
    return PersonView(
        name=guest.name,
        since=await app_state.store.identities.since(guest.id),
        ratings=[
            GameRating(game, one.mu, one.mu - SURE * one.sigma, one.mu + SURE * one.sigma, one.matches)
            for game, one in await app_state.store.ratings_of(f"{GUEST}{guest.id}")
        ],
        matches=[finished(match) for match in await app_state.store.rated_matches_of(guest.id, LATEST)],
    )


ROUTES = [about]
