"""What a search asks of Fzzzt!."""

from __future__ import annotations

from typing import Final

from ludoteca.facets.guide import Guide, Outline, whoever
from ludoteca.games.fzzzt.heuristics import advise
from ludoteca.games.fzzzt.heuristics_search import bid_value, chances, favourites, outline

GUIDE: Final = Guide(
    favourites,
    whoever(chances),
    horizon=2,
    width=8,
    advise=advise,
    outline=Outline(outline, bid_value),
)
