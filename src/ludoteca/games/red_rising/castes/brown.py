"""Brown: assistants. Most of them clear away the card they are put on."""

from __future__ import annotations

from ludoteca.games.red_rising.asks import MOVE_TO
from ludoteca.games.red_rising.castes.common import RULE, beneath_is, shift_beneath
from ludoteca.games.red_rising.deploying import asks, deploy, deploys, file, worth_of
from ludoteca.games.red_rising.guide.prospect import Prospect
from ludoteca.games.red_rising.pieces import (
    ARTISAN_CHEF,
    ASSASSIN,
    GARDENER,
    INSTITUTE,
    JANITOR,
    JUPITER,
    MARS,
    MESS_HALL_COOK,
    MODJOB,
    NANNY,
    Colour,
)  # fmt: skip
from ludoteca.games.red_rising.table import Table
from ludoteca.games.red_rising.verbs import advance, other_locations
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Script, choose
from ludoteca.kernel.seat import Seat


def _clears_away(card: Card, track: int, *wanted: Colour) -> None:
    """On one of these colours: shift it, and take a step on the track of a location."""

    def clear_away(t: Table, me: Seat, here: int) -> Script[None]:
        if (yield from shift_beneath(t, me, here, card, *wanted)):
            advance(t, me, track, RULE)

    file(card, clear_away, lambda p, here: p.bonus(track) if p.top_colour(here) in wanted else 0.0)


_clears_away(ARTISAN_CHEF, INSTITUTE, Colour.GOLD)
_clears_away(GARDENER, MARS, Colour.VIOLET, Colour.PINK)
_clears_away(JANITOR, JUPITER, Colour.GREEN, Colour.YELLOW, Colour.BLUE)
_clears_away(MESS_HALL_COOK, JUPITER, Colour.GRAY, Colour.ORANGE)
_clears_away(NANNY, MARS, Colour.SILVER, Colour.WHITE, Colour.COPPER)


@deploys(lambda p, here: p.influence if p.top_colour(here) is Colour.GOLD else 0.0)
def assassin(t: Table, me: Seat, here: int) -> Script[None]:
    """Banish the card beneath; 1 Influence for a Gold."""
    under = t.beneath(here, ASSASSIN)
    if under is not None:
        gold = beneath_is(t, here, ASSASSIN, Colour.GOLD)
        t.banish(under, RULE)
        if gold:
            t.add_influence(me, 1, RULE)
    yield from ()


def _deployed_anew(p: Prospect, place: int) -> float:
    under = p.t.beneath(p.t.barred[-1], MODJOB)
    return 0.0 if under is None else worth_of(p, under, place) - p.bonus(place)


@asks(MOVE_TO, _deployed_anew)
@deploys(3.0)
def modjob(t: Table, me: Seat, here: int) -> Script[None]:
    """On a Red or Brown: deploy that card elsewhere."""
    under = t.beneath(here, MODJOB)
    if under is not None and beneath_is(t, here, MODJOB, Colour.RED, Colour.BROWN):
        location = yield from choose(me, MOVE_TO, other_locations(here), under)
        yield from deploy(t, me, under, location)
