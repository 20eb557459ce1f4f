"""Games of the tests, put beside those that are installed."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from ludoteca.facets import registry


def shelve(patch: pytest.MonkeyPatch, game: str, where: str) -> None:
    """Let a game be found as if its package were installed; ``where`` is the module and name of its Game."""
    registry._open.cache_clear()
    patch.setitem(registry._named(), game, [EntryPoint(game, where, registry.GROUP)])
