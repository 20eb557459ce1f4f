"""Gray: security. Each pulls a card beneath itself and may take it. They count as one more colour in the end. §8.1"""

from __future__ import annotations

from ludoteca.games.red_rising.asks import PULL, spots
from ludoteca.games.red_rising.castes.common import marked, may_take_and_stop, slide_beneath
from ludoteca.games.red_rising.deploying import file
from ludoteca.games.red_rising.guide.prospect import Prospect
from ludoteca.games.red_rising.pieces import (
    BRIDGE,
    COLONEL_VALENTIN,
    DANTO,
    HOLIDAY,
    SUN_HWA,
    TRIGG,
    UGLY_DAN,
    Colour,
)  # fmt: skip
from ludoteca.games.red_rising.table import Table
from ludoteca.games.red_rising.verbs import EVERYWHERE
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Script, choose
from ludoteca.kernel.seat import Seat


def _pulls(card: Card, *wanted: Colour) -> None:
    """Pull another card of these colours beneath; to take it ends the turn."""
    fits = marked(*wanted)

    def pull(t: Table, me: Seat, here: int) -> Script[None]:
        lying = [
            Card(spot)
            for location in EVERYWHERE
            for spot in spots(t, location, fits.__getitem__, other_than=card)
        ]
        if lying:
            pulled = yield from choose(me, PULL, lying)
            slide_beneath(t, here, card, pulled)
            yield from may_take_and_stop(t, me, [pulled])

    def worth(p: Prospect, here: int) -> float:
        return p.instead(max([p.best_here(location, fits, card) for location in EVERYWHERE]), here)

    file(card, pull, worth)


_pulls(BRIDGE, Colour.PINK, Colour.VIOLET)
_pulls(COLONEL_VALENTIN, Colour.GOLD)
_pulls(DANTO, Colour.COPPER, Colour.WHITE)
_pulls(HOLIDAY, Colour.ORANGE, Colour.BLUE)
_pulls(SUN_HWA, Colour.OBSIDIAN, Colour.GREEN)
_pulls(TRIGG, Colour.GRAY, Colour.YELLOW)
_pulls(UGLY_DAN, Colour.RED, Colour.BROWN)
