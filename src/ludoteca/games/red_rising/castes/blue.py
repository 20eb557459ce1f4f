"""Blue: pilots and their ships."""

from __future__ import annotations

from ludoteca.games.red_rising.asks import DEPLOY_HERE, spots
from ludoteca.games.red_rising.castes.common import RULE, colours
from ludoteca.games.red_rising.deploying import deploy, deploys, file
from ludoteca.games.red_rising.guide.prospect import Prospect
from ludoteca.games.red_rising.pieces import (
    INSTITUTE,
    INVICTUS,
    JUPITER,
    LUNA,
    MARS,
    MORNING_STAR,
    ORION,
    QUIETUS,
    THE_PAX,
    Colour,
)  # fmt: skip
from ludoteca.games.red_rising.table import Table
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Script, choose
from ludoteca.kernel.seat import Seat


def _sails_from(home: int, card: Card) -> None:
    """On this location: ship up 1."""

    def sail(t: Table, me: Seat, here: int) -> Script[None]:
        if here == home:
            t.move_ship(me, 1, RULE)
        yield from ()

    file(card, sail, lambda p, here: p.fleet if here == home else 0.0)


_sails_from(MARS, INVICTUS)
_sails_from(JUPITER, MORNING_STAR)
_sails_from(INSTITUTE, QUIETUS)
_sails_from(LUNA, THE_PAX)


@deploys(1.0)
def orion(t: Table, me: Seat, here: int) -> Script[None]:
    """Anywhere but on Jupiter: deploy another Blue from here onto Jupiter."""
    lying = spots(t, here, colours(Colour.BLUE), other_than=ORION)
    if here != JUPITER and lying:
        card = yield from choose(me, DEPLOY_HERE, lying)
        yield from deploy(t, me, Card(card), JUPITER)


def _ahead(p: Prospect, here: int) -> float:
    return p.steps(0, 2, 0) - 4.0


@deploys(_ahead)
def pelus(t: Table, me: Seat, here: int) -> Script[None]:
    """Ship up 2, all others up 1."""
    _lead_the_fleet(t, me)
    yield from ()


@deploys(_ahead)
def virga(t: Table, me: Seat, here: int) -> Script[None]:
    """Ship up 2, all others up 1."""
    _lead_the_fleet(t, me)
    yield from ()


def _lead_the_fleet(t: Table, me: Seat) -> None:
    t.move_ship(me, 2, RULE)
    for side in t.opponents(me):
        t.move_ship(side, 1, RULE)
