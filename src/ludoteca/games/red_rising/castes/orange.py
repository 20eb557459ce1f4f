"""Orange: engineers. Each may take a card from here, which ends the turn. Their names are open when points are counted. §8.1"""

from __future__ import annotations

from typing import Final

from ludoteca.games.red_rising.castes.common import colours, may_take_and_stop, others_here
from ludoteca.games.red_rising.deploying import Deploy
from ludoteca.games.red_rising.pieces import (
    AEGIS_CRAFTSMAN,
    ARTIFICER,
    CYTHER,
    GRAVBOOT_COBBLER,
    PULSE_ARMORER,
    PULSE_FIST_ENGINEER,
    RAZOR_DESIGNER,
    Colour,
)  # fmt: skip
from ludoteca.games.red_rising.table import Table
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Script
from ludoteca.kernel.seat import Seat


def _take(t: Table, me: Seat, here: int, card: Card, *wanted: Colour) -> Script[None]:
    yield from may_take_and_stop(t, me, others_here(t, here, card, colours(*wanted)))


def aegis_craftsman(t: Table, me: Seat, here: int) -> Script[None]:
    """A Gold."""
    yield from _take(t, me, here, AEGIS_CRAFTSMAN, Colour.GOLD)


def artificer(t: Table, me: Seat, here: int) -> Script[None]:
    """A Gold or another Orange."""
    yield from _take(t, me, here, ARTIFICER, Colour.GOLD, Colour.ORANGE)


def cyther(t: Table, me: Seat, here: int) -> Script[None]:
    """A Blue."""
    yield from _take(t, me, here, CYTHER, Colour.BLUE)


def gravboot_cobbler(t: Table, me: Seat, here: int) -> Script[None]:
    """A Gold or a Gray."""
    yield from _take(t, me, here, GRAVBOOT_COBBLER, Colour.GOLD, Colour.GRAY)


def pulse_armorer(t: Table, me: Seat, here: int) -> Script[None]:
    """A Gray."""
    yield from _take(t, me, here, PULSE_ARMORER, Colour.GRAY)


def pulse_fist_engineer(t: Table, me: Seat, here: int) -> Script[None]:
    """An Obsidian."""
    yield from _take(t, me, here, PULSE_FIST_ENGINEER, Colour.OBSIDIAN)


def razor_designer(t: Table, me: Seat, here: int) -> Script[None]:
    """A Gold."""
    yield from _take(t, me, here, RAZOR_DESIGNER, Colour.GOLD)


ORANGE: Final[dict[Card, Deploy]] = {
    AEGIS_CRAFTSMAN: aegis_craftsman,
    ARTIFICER: artificer,
    CYTHER: cyther,
    GRAVBOOT_COBBLER: gravboot_cobbler,
    PULSE_ARMORER: pulse_armorer,
    PULSE_FIST_ENGINEER: pulse_fist_engineer,
    RAZOR_DESIGNER: razor_designer,
}
