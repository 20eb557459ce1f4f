"""White: arbitrators. The blocks of Judge, Justice and Martyr are in ``verbs``."""

from __future__ import annotations

from typing import Final

from ludoteca.games.red_rising.asks import TAKE_HERE, card_at, spots
from ludoteca.games.red_rising.castes.common import RULE
from ludoteca.games.red_rising.deploying import Deploy
from ludoteca.games.red_rising.ending import Ending
from ludoteca.games.red_rising.pieces import (
    JUSTICE,
    LUNA,
    MAGISTRATE,
    MARS,
    MARTYR,
    ORATOR,
    PRIESTESS,
    SEER,
)  # fmt: skip
from ludoteca.games.red_rising.table import Table
from ludoteca.games.red_rising.verbs import other_locations, turn_over_and_place
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Script, choose
from ludoteca.kernel.seat import Seat


def magistrate(t: Table, me: Seat, here: int) -> Script[None]:
    """With the Sovereign token: 1 Helium."""
    if t.sovereign == me:
        t.add_helium(me, 1, RULE)
    yield from ()


def orator(t: Table, me: Seat, here: int) -> Script[None]:
    """With the Sovereign token: 1 Influence."""
    if t.sovereign == me:
        t.add_influence(me, 1, RULE)
    yield from ()


def priestess(t: Table, me: Seat, here: int) -> Script[None]:
    """With the Sovereign token: ship up 1."""
    if t.sovereign == me:
        t.move_ship(me, 1, RULE)
    yield from ()


def seer(t: Table, me: Seat, here: int) -> Script[None]:
    """With the Sovereign token: turn over the top card of the deck and place it elsewhere."""
    if t.sovereign == me:
        yield from turn_over_and_place(t, me, other_locations(here), RULE)


WHITE: Final[dict[Card, Deploy]] = {
    MAGISTRATE: magistrate,
    ORATOR: orator,
    PRIESTESS: priestess,
    SEER: seer,
}


def justice_ends(t: Table, me: Seat) -> Script[None]:
    """With the Sovereign token: take a card from Luna."""
    yield from _take_from(t, me, LUNA)


def martyr_ends(t: Table, me: Seat) -> Script[None]:
    """With the Sovereign token: take a card from Mars."""
    yield from _take_from(t, me, MARS)


def _take_from(t: Table, me: Seat, location: int) -> Script[None]:
    spot = yield from choose(me, TAKE_HERE, spots(t, location, None, face_down=True))
    t.take(me, card_at(t, spot), "red_rising §8")


WHITE_ENDS: Final[dict[Card, Ending]] = {
    JUSTICE: Ending(lambda t, me: t.sovereign == me and bool(t.pile(LUNA)), justice_ends),
    MARTYR: Ending(lambda t, me: t.sovereign == me and bool(t.pile(MARS)), martyr_ends),
}
