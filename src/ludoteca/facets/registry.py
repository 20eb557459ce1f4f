"""The registry: every game that is installed, found by the entry points of the group ``ludoteca.games``."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from ludoteca.facets.game import BadGame, Game

GROUP: Final = "ludoteca.games"


@cache
def _named() -> dict[str, list[EntryPoint]]:
    """The entry points by the id of the game, in the order of the ids."""
    named: dict[str, list[EntryPoint]] = {}
    for entry in sorted(set(entry_points(group=GROUP)), key=lambda entry: (entry.name, entry.value)):
        named.setdefault(entry.name, []).append(entry)
    return named


@cache
def _open(game: str) -> Game:
    """The box of a game that is installed; raises BadGame if it cannot be opened."""
    first, *others = _named()[game]
    if others:
        packages = ", ".join([entry.module for entry in (first, *others)])
        raise BadGame(f"several packages bring a game {game!r}: {packages}; uninstall all but one")
    try:
        found = first.load()
    except Exception as error:
        raise BadGame(f"{first.module}: the game cannot be imported: {error}") from error
    if not isinstance(found, Game):
        raise BadGame(f"{first.module}: {first.value} is no Game")
    if found.id != game:
        raise BadGame(f"{first.module}: the game calls itself {found.id!r}, its entry point {game!r}")
    return found


def find(game: str) -> Game:
    """A game by its id; raises LookupError with the games there are, BadGame if its package is broken."""
    if game not in _named():
        raise LookupError(f"there is no game {game!r}; there is {', '.join(_named())}")
    return _open(game)


def games() -> dict[str, Game]:
    """All games that can be played, by id. Boxes that cannot be opened are left out: see ``faults``."""
    found: dict[str, Game] = {}
    for game in _named():
        try:
            found[game] = _open(game)
        except BadGame:
            continue
    return found


def faults() -> list[str]:
    """What is wrong with the boxes that cannot be opened, a line each."""
    found: list[str] = []
    for game in _named():
        try:
            _open(game)
        except BadGame as error:
            found.append(str(error))
    return found
