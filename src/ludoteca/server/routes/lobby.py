"""The lobby: which games there are, where people wait for others, and what is one's own."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get
from litestar.di import NamedDependency
from litestar.params import PathParameter

from ludoteca.server import service
from ludoteca.server.app_state import AppState
from ludoteca.server.http_problems import REFUSALS
from ludoteca.server.http_types import CardView, GameView, Listed, Mine, Reach
from ludoteca.server.room_events import Guest


@get("/games", responses=REFUSALS)
async def games(app_state: NamedDependency[AppState]) -> list[GameView]:
    """The games that can be played here."""
    return service.games(app_state.rooms.bot_pool.bots)


@get("/games/{game:str}/cards", responses=REFUSALS)
async def cards(game: Annotated[str, PathParameter(max_length=64)]) -> list[CardView]:
    """Every card of a game, in the order of its catalogue."""
    return service.cards(game)


@get("/reach", responses=REFUSALS)
async def reach(app_state: NamedDependency[AppState]) -> Reach:
    """The addresses for phones in the same room."""
    return Reach(app_state.addresses, app_state.authority)


@get("/lobby", responses=REFUSALS)
async def lobby(app_state: NamedDependency[AppState]) -> list[Listed]:
    """The rooms that are open to everybody, the newest first."""
    return await app_state.service.lobby()


@get("/mine", responses=REFUSALS)
async def mine(guest: NamedDependency[Guest], app_state: NamedDependency[AppState]) -> Mine:
    """My rooms and my finished matches."""
    return await app_state.service.mine(guest)


@delete("/mine/rooms/{room:str}", responses=REFUSALS)
async def forget_room(
    room: Annotated[str, PathParameter(max_length=64)],
    guest: NamedDependency[Guest],
    app_state: NamedDependency[AppState],
) -> None:
    """Take a room off my list in which I do not play."""
    await app_state.service.forget_room(room, guest)


@delete("/mine/matches/{match:str}", responses=REFUSALS)
async def forget_match(
    match: Annotated[str, PathParameter(max_length=64)],
    guest: NamedDependency[Guest],
    app_state: NamedDependency[AppState],
) -> None:
    """Take a finished match off my list."""
    await app_state.service.forget_match(match, guest)


ROUTES = [games, cards, reach, lobby, mine, forget_room, forget_match]
