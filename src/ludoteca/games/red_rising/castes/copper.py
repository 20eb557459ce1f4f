"""Copper: bureaucrats."""

from __future__ import annotations

from ludoteca.games.red_rising.asks import (
    BANISH_HERE,
    INFLUENCE_OFFER,
    OPPONENT,
    PRIZE,
    SHOW_GOLD,
    Offer,
    Prize,
    card_at,
    spots,
)  # fmt: skip
from ludoteca.games.red_rising.castes.common import RULE, two_beneath
from ludoteca.games.red_rising.deploying import asks, deploys
from ludoteca.games.red_rising.ending import ends
from ludoteca.games.red_rising.guide.prospect import strength
from ludoteca.games.red_rising.pieces import (
    ADMINISTRATOR,
    AUTOMA_BONUS_CAP,
    INFLUENCE_TOKENS,
    INSTITUTE,
    IS_GOLD,
    MARS,
    Colour,
)  # fmt: skip
from ludoteca.games.red_rising.table import Table
from ludoteca.games.red_rising.verbs import choose_opponent, shows_two
from ludoteca.kernel.decision import Script, choose
from ludoteca.kernel.seat import Seat


@deploys()
def administrator(t: Table, me: Seat, here: int) -> Script[None]:
    """On the Institute: the top 2 cards of the deck go beneath."""
    if here == INSTITUTE:
        yield from two_beneath(t, me, here, ADMINISTRATOR)


@asks(OPPONENT, lambda p, side: -strength(p.t, side))
@deploys(lambda p, here: p.steps(1, 1, 1) - 1.5 * max(p.helium, p.fleet, p.influence))
def auctioneer(t: Table, me: Seat, here: int) -> Script[None]:
    """An opponent takes one of three prizes, you the two others. R19"""
    side = yield from choose_opponent(t, me, hits_hand=False)
    if side is None:
        return
    if t.is_automa(side):
        prize = _automa_prize(t, side)
    else:
        prize = yield from choose(side, PRIZE, list(Prize))
    _give(t, side, prize, RULE)
    for other in Prize:
        if other is not prize:
            _give(t, me, other, RULE)


def _automa_prize(t: Table, side: Seat) -> Prize:
    """The Automa rolls for a prize that it can still use, or for any if there is none. §10.10"""
    held = {Prize.HELIUM: t.helium, Prize.FLEET: t.fleet, Prize.INFLUENCE: t.influence}
    useful = [prize for prize in Prize if held[prize][side] < AUTOMA_BONUS_CAP] or list(Prize)
    prize = useful[t.zones.luck.below("die", len(useful))]
    t.zones.tell("rolled", "red_rising §10.10", side, [], {"face": prize.value})
    return prize


def _give(t: Table, side: Seat, prize: Prize, rule: str) -> None:
    if prize is Prize.HELIUM:
        if not t.is_automa(side) or t.helium[side] < AUTOMA_BONUS_CAP:
            t.add_helium(side, 1, rule)
    elif prize is Prize.FLEET:
        t.move_ship(side, 1, rule)
    else:
        t.add_influence(side, 1, rule)


@deploys()
def bondilus(t: Table, me: Seat, here: int) -> Script[None]:
    """On Mars: banish a non-Gold lying there, himself included. R5"""
    if here == MARS:
        lying = spots(t, here, lambda card: not IS_GOLD[card], face_down=True)
        spot = yield from choose(me, BANISH_HERE, lying)
        t.banish(card_at(t, spot), RULE)


@asks(OPPONENT, lambda p, side: -strength(p.t, side))
@deploys(lambda p, here: p.influence / 2.0)
def diplomat(t: Table, me: Seat, here: int) -> Script[None]:
    """You and an opponent of your choice may each place 1 Influence."""
    yield from _may_place(t, me)
    side = yield from choose_opponent(t, me, hits_hand=False)
    if side is not None:
        yield from _may_place(t, side)


def _may_place(t: Table, side: Seat) -> Script[None]:
    if t.influence[side] >= INFLUENCE_TOKENS:
        return
    if t.is_automa(side) or (yield from choose(side, INFLUENCE_OFFER, list(Offer))) is Offer.YES:
        t.add_influence(side, 1, RULE)


@deploys(lambda p, here: p.influence)
def lawyer(t: Table, me: Seat, here: int) -> Script[None]:
    """1 Influence."""
    t.add_influence(me, 1, RULE)
    yield from ()


@deploys(lambda p, here: p.steps(0, 0, 2) if p.held(Colour.GOLD) >= 2 else 0.0)
def politician(t: Table, me: Seat, here: int) -> Script[None]:
    """Show 2 Golds from your hand for 2 Influence."""
    shown = yield from shows_two(t, me, SHOW_GOLD, IS_GOLD.__getitem__, RULE)
    if shown:
        t.add_influence(me, 2, RULE)


@deploys(lambda p, here: p.steps(0, 0, p.count(INSTITUTE, Colour.GOLD)))
def timony(t: Table, me: Seat, here: int) -> Script[None]:
    """1 Influence for each Gold on the Institute."""
    t.add_influence(me, len([card for card in t.face_up(INSTITUTE) if IS_GOLD[card]]), RULE)
    yield from ()


@ends(lambda t, me: True, lambda standing: 4.0)
def auctioneer_ends(t: Table, me: Seat) -> Script[None]:
    """Choose one of the three prizes."""
    prize = yield from choose(me, PRIZE, list(Prize))
    _give(t, me, prize, "red_rising §8")
