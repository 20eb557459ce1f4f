"""Gray: security. Each pulls a card beneath itself and may take it. They count as one more colour in the end. §8.1"""

from __future__ import annotations

from typing import Final

from ludoteca.games.red_rising.asks import PULL, spots
from ludoteca.games.red_rising.castes.common import colours, may_take_and_stop, slide_beneath
from ludoteca.games.red_rising.deploying import Deploy
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


def _pull(t: Table, me: Seat, here: int, card: Card, *wanted: Colour) -> Script[None]:
    fits = colours(*wanted)
    lying = [Card(spot) for location in EVERYWHERE for spot in spots(t, location, fits, other_than=card)]
    if lying:
        pulled = yield from choose(me, PULL, lying)
        slide_beneath(t, here, card, pulled)
        yield from may_take_and_stop(t, me, [pulled])


def bridge(t: Table, me: Seat, here: int) -> Script[None]:
    """A Pink or a Violet."""
    yield from _pull(t, me, here, BRIDGE, Colour.PINK, Colour.VIOLET)


def colonel_valentin(t: Table, me: Seat, here: int) -> Script[None]:
    """A Gold."""
    yield from _pull(t, me, here, COLONEL_VALENTIN, Colour.GOLD)


def danto(t: Table, me: Seat, here: int) -> Script[None]:
    """A Copper or a White."""
    yield from _pull(t, me, here, DANTO, Colour.COPPER, Colour.WHITE)


def holiday(t: Table, me: Seat, here: int) -> Script[None]:
    """An Orange or a Blue."""
    yield from _pull(t, me, here, HOLIDAY, Colour.ORANGE, Colour.BLUE)


def sun_hwa(t: Table, me: Seat, here: int) -> Script[None]:
    """An Obsidian or a Green."""
    yield from _pull(t, me, here, SUN_HWA, Colour.OBSIDIAN, Colour.GREEN)


def trigg(t: Table, me: Seat, here: int) -> Script[None]:
    """Another Gray or a Yellow."""
    yield from _pull(t, me, here, TRIGG, Colour.GRAY, Colour.YELLOW)


def ugly_dan(t: Table, me: Seat, here: int) -> Script[None]:
    """A Red or a Brown."""
    yield from _pull(t, me, here, UGLY_DAN, Colour.RED, Colour.BROWN)


GRAY: Final[dict[Card, Deploy]] = {
    BRIDGE: bridge,
    COLONEL_VALENTIN: colonel_valentin,
    DANTO: danto,
    HOLIDAY: holiday,
    SUN_HWA: sun_hwa,
    TRIGG: trigg,
    UGLY_DAN: ugly_dan,
}
