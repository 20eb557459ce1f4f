"""Violet: artists."""

from __future__ import annotations

from typing import Final

from ludoteca.games.red_rising.asks import MOVE_HERE, NEXT_UNDER_DECK, OFFER_RED, Fits, Held, spots
from ludoteca.games.red_rising.castes.common import RULE, colours
from ludoteca.games.red_rising.deploying import deploys
from ludoteca.games.red_rising.guide.prospect import OF_AUTOMA, WEAKENED, Prospect
from ludoteca.games.red_rising.pieces import COLOUR, CORE, HOLO_HOST, REPORTER, VLOGGER, Colour
from ludoteca.games.red_rising.table import DECK, TURNED, Table
from ludoteca.games.red_rising.verbs import end_turn, move_elsewhere, offer, other_locations
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Script, choose, choose_or_pass
from ludoteca.kernel.seat import Seat

is_red: Final[Fits] = colours(Colour.RED)


@deploys(1.5)
def four_d_painter(t: Table, me: Seat, here: int) -> Script[None]:
    """Shift a card from here to a location without its colour."""
    lying = [spot for spot in spots(t, here, None) if _without_colour(t, here, Card(spot))]
    if lying:
        card = Card((yield from choose(me, MOVE_HERE, lying)))
        yield from move_elsewhere(t, me, card, _without_colour(t, here, card), RULE)


def _without_colour(t: Table, here: int, card: Card) -> list[int]:
    return [
        location
        for location in other_locations(here)
        if COLOUR[card] not in [COLOUR[lying] for lying in t.face_up(location)]
    ]


@deploys(1.5)
def musician(t: Table, me: Seat, here: int) -> Script[None]:
    """Shift a card with an even core value."""
    yield from _shift(t, me, here, lambda card: CORE[card] % 2 == 0)


@deploys(1.5)
def zanzibar(t: Table, me: Seat, here: int) -> Script[None]:
    """Shift a card with an odd core value."""
    yield from _shift(t, me, here, lambda card: CORE[card] % 2 == 1)


def _shift(t: Table, me: Seat, here: int, fits: Fits) -> Script[None]:
    lying = spots(t, here, fits)
    if lying:
        card = Card((yield from choose(me, MOVE_HERE, lying)))
        yield from move_elsewhere(t, me, card, other_locations(here), RULE)


def _handed_over(p: Prospect, here: int, values: list[int]) -> float:
    """Two cards of the deck for the card and the rest of the turn."""
    if values[p.me] <= values[p.t.right_of(p.me)]:
        return 0.0
    return 2.0 * p.hand.unknown() - p.best_offer(here) - (OF_AUTOMA if p.t.solo else WEAKENED)


@deploys(lambda p, here: _handed_over(p, here, p.t.influence))
def holo_host(t: Table, me: Seat, here: int) -> Script[None]:
    """With more Influence than the player on the right."""
    _hand_over(t, me, HOLO_HOST, t.influence)
    yield from ()


@deploys(lambda p, here: _handed_over(p, here, p.t.helium))
def reporter(t: Table, me: Seat, here: int) -> Script[None]:
    """With more Helium than the player on the right."""
    _hand_over(t, me, REPORTER, t.helium)
    yield from ()


@deploys(lambda p, here: _handed_over(p, here, p.t.fleet))
def vlogger(t: Table, me: Seat, here: int) -> Script[None]:
    """Further up the Fleet Track than the player on the right."""
    _hand_over(t, me, VLOGGER, t.fleet)
    yield from ()


def _hand_over(t: Table, me: Seat, card: Card, values: list[int]) -> None:
    """Hand the card to the player on the right, draw two, end the turn. R2"""
    right = t.right_of(me)
    if values[me] > values[right]:
        t.take(right, card, RULE)
        t.draw(me, RULE)
        t.draw(me, RULE)
        end_turn(t, RULE)


@deploys(lambda p, here: 12.0 if p.held(Colour.RED) else 0.0)
def mickey_the_carver(t: Table, me: Seat, here: int) -> Script[None]:
    """For a Red from your hand turn over cards until a Gold comes; it is yours. R2"""
    if not t.hand(me):
        return
    red = yield from offer(t, me, OFFER_RED, Held(t, me, is_red))
    if red is None:
        return
    t.banish(red, RULE)
    turned: list[Card] = []
    while t.deck:
        card = t.deck[-1]
        t.turn_over(RULE)
        if COLOUR[card] is Colour.GOLD:
            t.take(me, card, RULE)
            break
        t.carry(card, TURNED, RULE)
        turned.append(card)
    while len(turned) > 1:
        under = yield from choose_or_pass(me, NEXT_UNDER_DECK, turned)
        if under is None:
            break
        turned.remove(under)
        t.carry(under, DECK, RULE, 0)
    for card in turned:
        t.carry(card, DECK, RULE, 0)
