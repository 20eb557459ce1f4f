"""Red: laborers."""

from __future__ import annotations

from typing import Final

from ludoteca.games.red_rising.asks import REVEAL_RED, SHOW_RED, TAKE_HERE, Fits, card_at, fitting
from ludoteca.games.red_rising.castes.common import RULE, beneath_is, colours, others_here
from ludoteca.games.red_rising.deploying import deploys
from ludoteca.games.red_rising.pieces import (
    ARLUS,
    AUTOMA_LOOK,
    CHARACTERS,
    COLOUR,
    DANCER,
    DARROW,
    IS_GOLD,
    Colour,
)  # fmt: skip
from ludoteca.games.red_rising.table import AUTOMA_HAND, Table, hand_zone
from ludoteca.games.red_rising.verbs import blocks_theft, choose_opponent, may_lose_a_card, shows_two
from ludoteca.kernel.decision import Script, choose
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.zone import Cards

is_red: Final[Fits] = colours(Colour.RED)
NOT_GOLD: Final = [not gold for gold in IS_GOLD]
REDS: Final[Cards] = tuple([card for card in CHARACTERS if COLOUR[card] is Colour.RED])


@deploys(2.0)
def arlus(t: Table, me: Seat, here: int) -> Script[None]:
    """Neighbours show a card by chance: a Gold is banished, a Red banishes Arlus. R7, R18"""
    met_red = False
    for side in t.neighbours(me):
        if not may_lose_a_card(t, side):
            continue
        hand = t.hand(side)
        card = hand[0] if t.is_automa(side) else hand[t.zones.luck.below("arlus", len(hand))]
        t.zones.show(card, RULE)
        t.zones.tell("showed", RULE, side, [card], {})
        met_red = met_red or COLOUR[card] is Colour.RED
        banished = False
        if COLOUR[card] is Colour.GOLD:
            blocked = yield from blocks_theft(t, side)
            if not blocked:
                t.banish(card, RULE)
                banished = True
        if t.is_automa(side) and not banished:
            t.carry(card, AUTOMA_HAND, "red_rising §10.5")
    if met_red:
        t.banish(ARLUS, RULE)


@deploys(lambda p, here: p.steps(3 if p.held(Colour.RED, DANCER) >= 2 else 1, 0, 0))
def dancer(t: Table, me: Seat, here: int) -> Script[None]:
    """1 Helium, and 2 more for showing 2 Reds. R44"""
    t.add_helium(me, 1, RULE)
    shown = yield from shows_two(t, me, SHOW_RED, is_red, RULE)
    if shown:
        t.add_helium(me, 2, RULE)


@deploys(lambda p, here: p.besides(p.best_here(here, NOT_GOLD, DARROW)))
def darrow(t: Table, me: Seat, here: int) -> Script[None]:
    """Take another non-Gold here; Darrow is banished unless he was put on a Gold. R1"""
    on_gold = beneath_is(t, here, DARROW, Colour.GOLD)
    lying = others_here(t, here, DARROW, NOT_GOLD.__getitem__, face_down=True)
    if not lying:
        return
    spot = yield from choose(me, TAKE_HERE, lying)
    t.take(me, card_at(t, spot), RULE)
    if not on_gold:
        t.banish(DARROW, RULE)


@deploys(lambda p, here: p.helium)
def deanna(t: Table, me: Seat, here: int) -> Script[None]:
    """1 Helium."""
    t.add_helium(me, 1, RULE)
    yield from ()


@deploys(1.0)
def eo(t: Table, me: Seat, here: int) -> Script[None]:
    """Every opponent shows a Red or loses 1 Helium."""
    for side in t.opponents(me):
        if t.is_automa(side):
            seen = t.hand(side)[-AUTOMA_LOOK:]
            # Whether Helium is lost tells spectators, too, what was seen.
            for card in seen:
                t.zones.show(card, "red_rising §10.10")
            if not any(is_red(card) for card in seen):
                t.add_helium(side, -1, "red_rising §10.10")
            continue
        reds = fitting(t, side, is_red)
        if reds:
            card = yield from choose(side, REVEAL_RED, reds)
            t.zones.show(card, RULE)
            t.zones.tell("showed", RULE, side, [card], {})
        else:
            t.zones.deny(hand_zone(side), REDS)
            t.add_helium(side, -1, RULE)


@deploys(2.0)
def harmony(t: Table, me: Seat, here: int) -> Script[None]:
    """An opponent of your choice loses 1 Helium."""
    side = yield from choose_opponent(t, me, hits_hand=False)
    if side is not None:
        t.add_helium(side, -1, RULE)


@deploys(lambda p, here: p.steps(2, 0, 0))
def uncle_narol(t: Table, me: Seat, here: int) -> Script[None]:
    """2 Helium."""
    t.add_helium(me, 2, RULE)
    yield from ()
