"""Blue: pilots and their ships."""

from __future__ import annotations

from typing import Final

from ludoteca.games.red_rising.asks import DEPLOY_HERE, spots
from ludoteca.games.red_rising.castes.common import RULE, colours
from ludoteca.games.red_rising.deploying import Deploy, deploy
from ludoteca.games.red_rising.pieces import (
    INSTITUTE,
    INVICTUS,
    JUPITER,
    LUNA,
    MARS,
    MORNING_STAR,
    ORION,
    PELUS,
    QUIETUS,
    THE_PAX,
    VIRGA,
    Colour,
)  # fmt: skip
from ludoteca.games.red_rising.table import Table
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Script, choose
from ludoteca.kernel.seat import Seat


def invictus(t: Table, me: Seat, here: int) -> Script[None]:
    """On Mars: ship up 1."""
    if here == MARS:
        t.move_ship(me, 1, RULE)
    yield from ()


def morning_star(t: Table, me: Seat, here: int) -> Script[None]:
    """On Jupiter: ship up 1."""
    if here == JUPITER:
        t.move_ship(me, 1, RULE)
    yield from ()


def orion(t: Table, me: Seat, here: int) -> Script[None]:
    """Anywhere but on Jupiter: deploy another Blue from here onto Jupiter."""
    lying = spots(t, here, colours(Colour.BLUE), other_than=ORION)
    if here != JUPITER and lying:
        card = yield from choose(me, DEPLOY_HERE, lying)
        yield from deploy(t, me, Card(card), JUPITER)


def pelus(t: Table, me: Seat, here: int) -> Script[None]:
    """Ship up 2, all others up 1."""
    _lead_the_fleet(t, me)
    yield from ()


def virga(t: Table, me: Seat, here: int) -> Script[None]:
    """Ship up 2, all others up 1."""
    _lead_the_fleet(t, me)
    yield from ()


def _lead_the_fleet(t: Table, me: Seat) -> None:
    t.move_ship(me, 2, RULE)
    for side in t.opponents(me):
        t.move_ship(side, 1, RULE)


def quietus(t: Table, me: Seat, here: int) -> Script[None]:
    """On the Institute: ship up 1."""
    if here == INSTITUTE:
        t.move_ship(me, 1, RULE)
    yield from ()


def the_pax(t: Table, me: Seat, here: int) -> Script[None]:
    """On Luna: ship up 1."""
    if here == LUNA:
        t.move_ship(me, 1, RULE)
    yield from ()


BLUE: Final[dict[Card, Deploy]] = {
    INVICTUS: invictus,
    MORNING_STAR: morning_star,
    ORION: orion,
    PELUS: pelus,
    QUIETUS: quietus,
    THE_PAX: the_pax,
    VIRGA: virga,
}
