"""The lobby: which games there are, where people wait for others, and what is one's own."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get
from litestar.di import NamedDependency
from litestar.params import PathParameter

from ludoteca.facets.game import Game
from ludoteca.facets.registry import games as installed
from ludoteca.kernel.rules import Option
from ludoteca.server.books import Listing
from ludoteca.server.deed import Guest
from ludoteca.server.house import House
from ludoteca.server.problems import REFUSALS, Denied
from ludoteca.server.results import Finished
from ludoteca.server.scene import speech
from ludoteca.server.web import CardView, FinishedView, GameOption, GameView, Listed, Mine, OptionValue, Reach

LISTED: Final = 100
"""No list is longer."""


@get("/games", responses=REFUSALS)
async def games() -> list[GameView]:
    """The games that can be played here."""
    return [_game(game) for game in installed().values()]


def _game(game: Game) -> GameView:
    identity = game.identity
    least, most = identity.seats
    return GameView(
        id=identity.id,
        title=speech(game.words.TITLE),
        least=least,
        most=most,
        options=[_option(game, option) for option in identity.options],
        version=identity.version,
        joins=identity.joins,
        levels=list(game.levels),
        stand_in=game.stand_in,
        usual=game.usual,
        minutes=game.minutes,
        manual=bool(game.manual("en")),
        board=_part(game, "board.js"),
        style=_part(game, "board.css"),
    )


def _part(game: Game, name: str) -> str | None:
    """Where a part of the game's own board is served."""
    if game.board is None or not game.board.joinpath(name).is_file():
        return None
    return f"/boxes/{game.id}/board/{name}"


def _option(game: Game, option: Option) -> GameOption:
    values = [OptionValue(value, speech(game.words.option(option.name, value))) for value in option.values]
    return GameOption(option.name, option.rule, values)


@get("/games/{game:str}/cards", responses=REFUSALS)
async def cards(game: Annotated[str, PathParameter(max_length=64)]) -> list[CardView]:
    """Every card of a game, in the order of its catalogue."""
    found = installed().get(game)
    if found is None:
        raise Denied("not_found")
    return [_card(found, name) for name in found.identity.names]


def _card(game: Game, name: str) -> CardView:
    about = game.words.about_card(name)
    label = speech(game.words.card(name))
    return CardView(name, label, speech(about.message), about.rule, game.display.face(name))


@get("/reach", responses=REFUSALS)
async def reach(house: NamedDependency[House]) -> Reach:
    """The addresses for phones in the same room."""
    return Reach(house.addresses)


@get("/lobby", responses=REFUSALS)
async def lobby(house: NamedDependency[House]) -> list[Listed]:
    """The rooms that are open to everybody, the newest first."""
    return [_listed(listing) for listing in await house.store.lobby(LISTED)]


@get("/mine", responses=REFUSALS)
async def mine(guest: NamedDependency[Guest], house: NamedDependency[House]) -> Mine:
    """My rooms and my finished matches."""
    rooms = await house.store.rooms_of(guest.id, LISTED)
    matches = await house.store.matches_of(guest.id, LISTED)
    return Mine([_listed(listing) for listing in rooms], [_finished(match) for match in matches])


def _listed(listing: Listing) -> Listed:
    summary = listing.summary
    return Listed(
        room=listing.room,
        at=listing.at,
        game=summary.game,
        status=summary.status,
        watching=summary.watching,
        seats=summary.seats,
        match=summary.match,
        rated=summary.rated,
    )


def _finished(match: Finished) -> FinishedView:
    return FinishedView(
        match.match, match.at, match.game, match.names, match.ranks, match.scores, match.rated
    )


ROUTES = [games, cards, reach, lobby, mine]
