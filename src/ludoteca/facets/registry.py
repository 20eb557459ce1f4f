"""The registry: every game that is installed, found by the entry points of the group ``ludoteca.games``."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from ludoteca.facets.extra import reason
from ludoteca.facets.game import BadGame, Game, NotHere
from ludoteca.kernel.match import Match
from ludoteca.kernel.spelling import did_you_mean

GROUP: Final = "ludoteca.games"

AT_TABLE: Final = ("words", "display", "guide", "board")
"""The facets without which nobody can sit down at a table of the server."""


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
        raise BadGame(f"{first.module}: the game cannot be imported: {reason(error)}") from error
    if not isinstance(found, Game):
        raise BadGame(f"{first.module}: {first.value} is no Game")
    if found.id != game:
        raise BadGame(f"{first.module}: the game calls itself {found.id!r}, its entry point {game!r}")
    return found


def names() -> tuple[str, ...]:
    """The ids of all games that are installed; none of them is opened."""
    return tuple(_named())


def find(game: str, version: int | None = None) -> Game:
    """A game by its id, as its rules are now or were in this version.

    Raises NotHere with the games there are, OldRules if that version is not kept, BadGame if the package is broken.
    """
    if game not in _named():
        raise NotHere(
            f"there is no game {game!r}; there is {', '.join(_named())}{did_you_mean(game, _named())}"
        )
    return _open(game) if version is None else _open(game).of(version)


def box_of(match: Match) -> Game:
    """The game that a match is one of, by the rules that it goes by."""
    identity = match.rules.identity
    return find(identity.id, identity.version)


def games(*facets: str) -> dict[str, Game]:
    """All games that can be played, by id, and have these facets whole. Those that have not are left out: see ``faults``."""
    return {id: found for id, found in _tried(facets) if isinstance(found, Game)}


def faults(*facets: str) -> list[str]:
    """What is wrong with the boxes that cannot be opened, or with these facets of theirs, a line each."""
    return [str(found) for _, found in _tried(facets) if isinstance(found, BadGame)]


def _tried(facets: tuple[str, ...]) -> Iterator[tuple[str, Game | BadGame]]:
    for id in _named():
        try:
            game = _open(id)
            for facet in facets:
                getattr(game, facet)
        except BadGame as error:
            yield id, error
        else:
            yield id, game
