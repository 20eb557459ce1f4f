"""What a search asks of Goblins, Inc."""

from __future__ import annotations

from typing import Final

from ludoteca.facets.guide import Guide, whoever
from ludoteca.games.goblins_inc.heuristics import advise, chances, favourites, onward

GUIDE: Final = Guide(
    favourites,
    whoever(chances),
    horizon=12,
    width=12,
    advise=advise,
    onward=onward,
)
