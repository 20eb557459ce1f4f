"""Pink: companions."""

from __future__ import annotations

from typing import Final

from ludoteca.games.red_rising.asks import LIFT, MOVE_HERE, PLACE_AT, SOURCE, Offer, card_at, spots
from ludoteca.games.red_rising.castes.common import RULE, slide_beneath
from ludoteca.games.red_rising.deploying import asks, deploy, deploys
from ludoteca.games.red_rising.guide.prospect import Prospect
from ludoteca.games.red_rising.pieces import (
    CONVERSATIONALIST,
    GARDEN_TRAINED_ROSE,
    LOCATIONS,
    MARS,
    MATTEO,
    THEODORA,
    Colour,
)  # fmt: skip
from ludoteca.games.red_rising.table import Table
from ludoteca.games.red_rising.verbs import EVERYWHERE, bonus, end_turn, move_elsewhere, other_locations
from ludoteca.kernel.decision import Script, choose
from ludoteca.kernel.seat import Seat

MOST_GOLDS: Final = 3


@deploys(3.0)
def calliope(t: Table, me: Seat, here: int) -> Script[None]:
    """Turn over the top card of the deck and deploy it elsewhere."""
    card = t.turn_over(RULE)
    if card is not None:
        location = yield from choose(me, PLACE_AT, other_locations(here), card)
        yield from deploy(t, me, card, location)


def _best_white(p: Prospect, here: int) -> float:
    return max(
        [0.0] + [p.on_top(location) for location in EVERYWHERE if p.top_colour(location) is Colour.WHITE]
    )


@asks(
    SOURCE,
    lambda p, place: (p.on_top(place) if p.top_colour(place) is Colour.WHITE else 0.0) + p.uncovered(place),
)
@deploys(_best_white)
def conversationalist(t: Table, me: Seat, here: int) -> Script[None]:
    """Slide the top card of another location beneath; a White is yours."""
    filled = [location for location in other_locations(here) if t.pile(location)]
    if not filled:
        return
    location = yield from choose(me, SOURCE, filled)
    card = t.pile(location)[-1]
    slide_beneath(t, here, CONVERSATIONALIST, card)
    if t.colour(here, card) is Colour.WHITE:
        t.take(me, card, RULE)


@deploys(lambda p, here: p.steps(0, 0, min(MOST_GOLDS, p.count(here, Colour.GOLD))))
def evey(t: Table, me: Seat, here: int) -> Script[None]:
    """Banish everything here; 1 Influence for each Gold, 3 at most."""
    golds = len([card for card in t.face_up(here) if t.colour(here, card) is Colour.GOLD])
    for card in t.pile(here):
        t.banish(card, RULE)
    t.add_influence(me, min(golds, MOST_GOLDS), RULE)
    yield from ()


@deploys(lambda p, here: p.helium if p.top_colour(here) is Colour.SILVER else 0.0)
def garden_trained_rose(t: Table, me: Seat, here: int) -> Script[None]:
    """Shift the card beneath; 1 Helium for a Silver."""
    under = t.beneath(here, GARDEN_TRAINED_ROSE)
    if under is not None:
        silver = t.colour(here, under) is Colour.SILVER
        yield from move_elsewhere(t, me, under, other_locations(here), RULE)
        if silver:
            t.add_helium(me, 1, RULE)


def _best_bonus(p: Prospect, here: int) -> float:
    return max([0.0] + [p.bonus(location) for location in other_locations(here) if p.t.pile(location)])


@asks(SOURCE, lambda p, place: p.bonus(place) + p.placed(p.on_top(place), MARS))
@deploys(_best_bonus)
def masseuse(t: Table, me: Seat, here: int) -> Script[None]:
    """Shift the top card of another location; you get the bonus of that location. R38"""
    filled = [location for location in other_locations(here) if t.pile(location)]
    if not filled:
        return
    source = yield from choose(me, SOURCE, filled)
    targets = [location for location in EVERYWHERE if location != source]
    yield from move_elsewhere(t, me, t.pile(source)[-1], targets, RULE)
    yield from bonus(t, me, source)


@asks(MOVE_HERE, lambda p, spot: (p.influence if p.colour_at(spot) is Colour.PINK else 0.0) + p.shifted(spot))
@deploys(lambda p, here: p.influence if p.count(here, Colour.PINK) else 0.0)
def matteo(t: Table, me: Seat, here: int) -> Script[None]:
    """Shift another card from here; 1 Influence for a Pink."""
    lying = spots(t, here, None, face_down=True, other_than=MATTEO)
    if not lying:
        return
    spot = yield from choose(me, MOVE_HERE, lying)
    card = card_at(t, spot)
    pink = t.colour(here, card) is Colour.PINK
    yield from move_elsewhere(t, me, card, other_locations(here), RULE)
    if pink:
        t.add_influence(me, 1, RULE)


def _is_precious(t: Table, here: int) -> bool:
    """Whether the bottom card is known to be a Gold or a Red."""
    pile = t.pile(here)
    return len(pile) > 0 and t.colour(here, pile[0]) in (Colour.GOLD, Colour.RED)


def _lifted(p: Prospect, here: int) -> float:
    return p.instead(p.bottom(here), here) if _is_precious(p.t, here) else 0.0


def _to_lift(p: Prospect, word: Offer) -> float:
    here = p.t.barred[-1]
    return p.bottom(here) - p.best_offer(here) if word is Offer.YES and _is_precious(p.t, here) else 0.0


@asks(LIFT, _to_lift)
@deploys(_lifted)
def theodora(t: Table, me: Seat, here: int) -> Script[None]:
    """Lift the bottom card on top of her if you like; a Gold or Red is yours and ends the turn. R40"""
    bottom = t.pile(here)[0]
    if bottom == THEODORA or (yield from choose(me, LIFT, list(Offer))) is Offer.NO:
        return
    t.carry(bottom, here, RULE)
    t.zones.tell("shifted", RULE, me, [bottom], {"at": LOCATIONS[here]})
    if t.colour(here, bottom) in (Colour.GOLD, Colour.RED):
        t.take(me, bottom, RULE)
        end_turn(t, RULE)
