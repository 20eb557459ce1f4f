"""Orange: engineers. Each may take a card from here, which ends the turn. Their names are open when points are counted. §8.1"""

from __future__ import annotations

from ludoteca.games.red_rising.castes.common import marked, may_take_and_stop, others_here
from ludoteca.games.red_rising.deploying import file
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


def _takes(card: Card, *wanted: Colour) -> None:
    """Another card of these colours."""
    fits = marked(*wanted)

    def take(t: Table, me: Seat, here: int) -> Script[None]:
        yield from may_take_and_stop(t, me, others_here(t, here, card, fits.__getitem__))

    file(card, take, lambda p, here: p.instead(p.best_here(here, fits, card), here))


_takes(AEGIS_CRAFTSMAN, Colour.GOLD)
_takes(ARTIFICER, Colour.GOLD, Colour.ORANGE)
_takes(CYTHER, Colour.BLUE)
_takes(GRAVBOOT_COBBLER, Colour.GOLD, Colour.GRAY)
_takes(PULSE_ARMORER, Colour.GRAY)
_takes(PULSE_FIST_ENGINEER, Colour.OBSIDIAN)
_takes(RAZOR_DESIGNER, Colour.GOLD)
