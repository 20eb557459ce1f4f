"""What a search asks of Zombie Fluxx."""

from __future__ import annotations

from typing import Final

from ludoteca.facets.guide import Guide, whoever
from ludoteca.games.zombie_fluxx.heuristics import advise
from ludoteca.games.zombie_fluxx.heuristics_search import chances, favourites

GUIDE: Final = Guide(
    favourites,
    whoever(chances),
    horizon=12,
    width=12,
    advise=advise,
)
