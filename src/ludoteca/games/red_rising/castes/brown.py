"""Brown: assistants. Most of them clear away the card they are put on."""

from __future__ import annotations

from typing import Final

from ludoteca.games.red_rising.asks import MOVE_TO
from ludoteca.games.red_rising.castes.common import RULE, beneath_is, shift_beneath
from ludoteca.games.red_rising.deploying import Deploy, deploy
from ludoteca.games.red_rising.pieces import (
    ARTISAN_CHEF,
    ASSASSIN,
    GARDENER,
    JANITOR,
    MESS_HALL_COOK,
    MODJOB,
    NANNY,
    Colour,
)  # fmt: skip
from ludoteca.games.red_rising.table import Table
from ludoteca.games.red_rising.verbs import other_locations
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Script, choose
from ludoteca.kernel.seat import Seat


def artisan_chef(t: Table, me: Seat, here: int) -> Script[None]:
    """On a Gold: shift it, 1 Influence."""
    if (yield from shift_beneath(t, me, here, ARTISAN_CHEF, Colour.GOLD)):
        t.add_influence(me, 1, RULE)


def assassin(t: Table, me: Seat, here: int) -> Script[None]:
    """Banish the card beneath; 1 Influence for a Gold."""
    under = t.beneath(here, ASSASSIN)
    if under is not None:
        gold = beneath_is(t, here, ASSASSIN, Colour.GOLD)
        t.banish(under, RULE)
        if gold:
            t.add_influence(me, 1, RULE)
    yield from ()


def gardener(t: Table, me: Seat, here: int) -> Script[None]:
    """On a Violet or Pink: shift it, 1 Helium."""
    if (yield from shift_beneath(t, me, here, GARDENER, Colour.VIOLET, Colour.PINK)):
        t.add_helium(me, 1, RULE)


def janitor(t: Table, me: Seat, here: int) -> Script[None]:
    """On a Green, Yellow or Blue: shift it, ship up 1."""
    if (yield from shift_beneath(t, me, here, JANITOR, Colour.GREEN, Colour.YELLOW, Colour.BLUE)):
        t.move_ship(me, 1, RULE)


def mess_hall_cook(t: Table, me: Seat, here: int) -> Script[None]:
    """On a Gray or Orange: shift it, ship up 1."""
    if (yield from shift_beneath(t, me, here, MESS_HALL_COOK, Colour.GRAY, Colour.ORANGE)):
        t.move_ship(me, 1, RULE)


def modjob(t: Table, me: Seat, here: int) -> Script[None]:
    """On a Red or Brown: deploy that card elsewhere."""
    under = t.beneath(here, MODJOB)
    if under is not None and beneath_is(t, here, MODJOB, Colour.RED, Colour.BROWN):
        location = yield from choose(me, MOVE_TO, other_locations(here), under)
        yield from deploy(t, me, under, location)


def nanny(t: Table, me: Seat, here: int) -> Script[None]:
    """On a Silver, White or Copper: shift it, 1 Helium."""
    if (yield from shift_beneath(t, me, here, NANNY, Colour.SILVER, Colour.WHITE, Colour.COPPER)):
        t.add_helium(me, 1, RULE)


BROWN: Final[dict[Card, Deploy]] = {
    ARTISAN_CHEF: artisan_chef,
    ASSASSIN: assassin,
    GARDENER: gardener,
    JANITOR: janitor,
    MESS_HALL_COOK: mess_hall_cook,
    MODJOB: modjob,
    NANNY: nanny,
}
