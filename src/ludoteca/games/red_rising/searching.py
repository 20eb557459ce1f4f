"""What a search asks of Red Rising."""

from __future__ import annotations

from typing import Final

from ludoteca.facets.guide import Guide
from ludoteca.games.red_rising.heuristics import advise
from ludoteca.games.red_rising.heuristics_search import chances, favourites

GUIDE: Final = Guide(
    favourites,
    chances,
    # To the end, but for large tables.
    horizon=100,
    width=6,
    advise=advise,
)
