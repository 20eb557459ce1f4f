"""White: arbitrators. The blocks of Judge, Justice and Martyr are in ``verbs``."""

from __future__ import annotations

from ludoteca.games.red_rising.asks import TAKE_HERE, card_at, spots
from ludoteca.games.red_rising.castes.common import RULE
from ludoteca.games.red_rising.deploying import deploys
from ludoteca.games.red_rising.ending import another, ends
from ludoteca.games.red_rising.pieces import LUNA, MARS
from ludoteca.games.red_rising.points import Standing
from ludoteca.games.red_rising.table import Table
from ludoteca.games.red_rising.verbs import other_locations, turn_over_and_place
from ludoteca.kernel.decision import Script, choose
from ludoteca.kernel.seat import Seat


@deploys(lambda p, here: p.helium if p.standing.sovereign else 0.0)
def magistrate(t: Table, me: Seat, here: int) -> Script[None]:
    """With the Sovereign token: 1 Helium."""
    if t.sovereign == me:
        t.add_helium(me, 1, RULE)
    yield from ()


@deploys(lambda p, here: p.influence if p.standing.sovereign else 0.0)
def orator(t: Table, me: Seat, here: int) -> Script[None]:
    """With the Sovereign token: 1 Influence."""
    if t.sovereign == me:
        t.add_influence(me, 1, RULE)
    yield from ()


@deploys(lambda p, here: p.fleet if p.standing.sovereign else 0.0)
def priestess(t: Table, me: Seat, here: int) -> Script[None]:
    """With the Sovereign token: ship up 1."""
    if t.sovereign == me:
        t.move_ship(me, 1, RULE)
    yield from ()


@deploys(1.0)
def seer(t: Table, me: Seat, here: int) -> Script[None]:
    """With the Sovereign token: turn over the top card of the deck and place it elsewhere."""
    if t.sovereign == me:
        yield from turn_over_and_place(t, me, other_locations(here), RULE)


def _with_token(standing: Standing) -> float:
    return another(standing) if standing.sovereign else 0.2 * another(standing)


@ends(lambda t, me: t.sovereign == me and bool(t.pile(LUNA)), _with_token)
def justice_ends(t: Table, me: Seat) -> Script[None]:
    """With the Sovereign token: take a card from Luna."""
    yield from _take_from(t, me, LUNA)


@ends(lambda t, me: t.sovereign == me and bool(t.pile(MARS)), _with_token)
def martyr_ends(t: Table, me: Seat) -> Script[None]:
    """With the Sovereign token: take a card from Mars."""
    yield from _take_from(t, me, MARS)


def _take_from(t: Table, me: Seat, location: int) -> Script[None]:
    spot = yield from choose(me, TAKE_HERE, spots(t, location, None, face_down=True))
    t.take(me, card_at(t, spot), "red_rising §8")
