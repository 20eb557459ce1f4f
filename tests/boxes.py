"""Games of the tests, put beside those that are installed."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from ludoteca.facets import registry
from ludoteca.facets.registry import find, games


def shelve(patch: pytest.MonkeyPatch, game: str, where: str) -> None:
    """Let a game be found as if its package were installed; ``where`` is the module and name of its Game."""
    registry._open.cache_clear()
    patch.setitem(registry._named(), game, [EntryPoint(game, where, registry.GROUP)])


def near(game: str, wanted: int) -> int:
    """So many seats, or as near to it as the game is played."""
    low, high = find(game).identity.seats
    return max(low, min(wanted, high))


def with_manual() -> list[str]:
    """The games whose rules can be read at the table."""
    return [id for id, game in games().items() if game.manual("en")]


def built_in() -> list[str]:
    """The games of this repository's own package: of these there are corpora, pictures and boards."""
    return [id for id, game in games().items() if game.package.startswith("ludoteca.games.")]
