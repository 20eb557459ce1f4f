"""The lobby: which games there are, where people wait for others, and what is one's own."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get
from litestar.di import NamedDependency
from litestar.params import PathParameter

from ludoteca.bots.registry import LEVELS
from ludoteca.games.display import PLAIN
from ludoteca.games.registry import DISPLAYS, GAMES, TEXTS
from ludoteca.kernel.rules import Identity, Option
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
    return [_game(rules.identity) for rules in GAMES.values()]


def _game(identity: Identity) -> GameView:
    least, most = identity.seats
    return GameView(
        id=identity.id,
        title=speech(TEXTS[identity.id].TITLE),
        least=least,
        most=most,
        options=[_option(identity.id, option) for option in identity.options],
        version=identity.version,
        joins=identity.joins,
        levels=list(LEVELS),
    )


def _option(game: str, option: Option) -> GameOption:
    values = [OptionValue(value, speech(TEXTS[game].option(option.name, value))) for value in option.values]
    return GameOption(option.name, option.rule, values)


@get("/games/{game:str}/cards", responses=REFUSALS)
async def cards(game: Annotated[str, PathParameter(max_length=64)]) -> list[CardView]:
    """Every card of a game, in the order of its catalogue."""
    if game not in GAMES:
        raise Denied("not_found")
    return [_card(game, name) for name in GAMES[game].identity.names]


def _card(game: str, name: str) -> CardView:
    about = TEXTS[game].about_card(name)
    face = DISPLAYS.get(game, PLAIN).face(name)
    return CardView(name, speech(TEXTS[game].card(name)), speech(about.message), about.rule, face)


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
