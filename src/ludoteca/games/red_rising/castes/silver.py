"""Silver: financiers."""

from __future__ import annotations

from typing import Final

from ludoteca.games.red_rising.asks import (
    GAIN_FROM,
    MAY_TAKE,
    NAME_COLOUR,
    OPPONENT,
    PAY_FOR_TURN,
    TRADE,
    Offer,
    card_at,
)  # fmt: skip
from ludoteca.games.red_rising.castes.common import ANY, RULE, others_here
from ludoteca.games.red_rising.deploying import asks, deploys
from ludoteca.games.red_rising.ending import ends
from ludoteca.games.red_rising.guide.prospect import Prospect, strength
from ludoteca.games.red_rising.pieces import (
    BANKER,
    CEO,
    COLOUR,
    COLOURS,
    LOAN_SHARK,
    MARS,
    SPONSOR,
    STOCK_BROKER,
    Colour,
)  # fmt: skip
from ludoteca.games.red_rising.table import Table
from ludoteca.games.red_rising.turn import whole_turn
from ludoteca.games.red_rising.verbs import EVERYWHERE, choose_opponent
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Script, choose, choose_or_pass
from ludoteca.kernel.seat import Seat

BANKERS_PRICE: Final = 3
SHARKS_PRICE: Final = 2


# -- deploy ----------------------------------------------------------------------------------------


def _bought(p: Prospect, here: int) -> float:
    if p.standing.helium < BANKERS_PRICE:
        return 0.0
    return max(0.0, p.best_here(here, ANY, BANKER) - p.steps(BANKERS_PRICE, 0, 0))


@asks(MAY_TAKE, lambda p, spot: 0.0 if spot is None else p.at(spot) - p.steps(BANKERS_PRICE, 0, 0))
@deploys(_bought)
def banker(t: Table, me: Seat, here: int) -> Script[None]:
    """For 3 Helium take any other card from here; Banker is then banished."""
    if t.helium[me] < BANKERS_PRICE:
        return
    lying = others_here(t, here, BANKER, None, face_down=True)
    spot = yield from choose_or_pass(me, MAY_TAKE, lying)
    if spot is not None:
        t.add_helium(me, -BANKERS_PRICE, RULE)
        t.take(me, card_at(t, spot), RULE)
        t.banish(BANKER, RULE)


@asks(TRADE, lambda p, word: p.steps(2, -1, 0) if word is Offer.YES else 0.0)
@deploys(lambda p, here: max(0.0, p.steps(2, -1, 0)) if p.standing.fleet else 0.0)
def ceo(t: Table, me: Seat, here: int) -> Script[None]:
    """Ship back 1 for 2 Helium."""
    if t.fleet[me] and (yield from _trades(me, CEO)):
        t.move_ship(me, -1, RULE)
        t.add_helium(me, 2, RULE)


@asks(TRADE, lambda p, word: p.steps(-1, 0, 2) if word is Offer.YES else 0.0)
@deploys(lambda p, here: max(0.0, p.steps(-1, 0, 2)) if p.standing.helium else 0.0)
def sponsor(t: Table, me: Seat, here: int) -> Script[None]:
    """1 Helium for 2 Influence."""
    if t.helium[me] and (yield from _trades(me, SPONSOR)):
        t.add_helium(me, -1, RULE)
        t.add_influence(me, 2, RULE)


@asks(TRADE, lambda p, word: p.steps(2, 0, -1) if word is Offer.YES else 0.0)
@deploys(lambda p, here: max(0.0, p.steps(2, 0, -1)) if p.standing.influence else 0.0)
def stock_broker(t: Table, me: Seat, here: int) -> Script[None]:
    """1 Influence for 2 Helium."""
    if t.influence[me] and (yield from _trades(me, STOCK_BROKER)):
        t.add_influence(me, -1, RULE)
        t.add_helium(me, 2, RULE)


def _trades(me: Seat, card: Card) -> Script[bool]:
    answer = yield from choose(me, TRADE, list(Offer), card)
    return answer is Offer.YES


def _most_alike(t: Table, location: int) -> int:
    """How many open cards of one colour other than Silver lie there."""
    lying = [COLOUR[card] for card in t.face_up(location)]
    return max([0] + [lying.count(colour) for colour in lying if colour is not Colour.SILVER])


@deploys(lambda p, here: p.steps(_most_alike(p.t, here), 0, 0))
def investor(t: Table, me: Seat, here: int) -> Script[None]:
    """Name a colour; 1 Helium for each card of it here."""
    yield from _invest(t, me, here, RULE)


def _invest(t: Table, me: Seat, location: int, rule: str) -> Script[None]:
    if not t.switches.empty_asked and all(COLOUR[card] is Colour.SILVER for card in t.face_up(location)):
        return
    colour = yield from choose(me, NAME_COLOUR, [one for one in COLOURS if one is not Colour.SILVER])
    t.zones.tell("named", rule, me, [], {"colours": str(colour.value)})
    t.add_helium(me, len([card for card in t.face_up(location) if COLOUR[card] is colour]), rule)


@asks(OPPONENT, lambda p, side: -strength(p.t, side))
@deploys(3.0)
def loan_shark(t: Table, me: Seat, here: int) -> Script[None]:
    """An opponent pays 2 Helium for a whole turn at once, or gives you 1. R10"""
    side = yield from choose_opponent(t, me, hits_hand=False)
    if side is None:
        return
    pays = t.helium[side] >= SHARKS_PRICE
    if pays:
        pays = (yield from choose(side, PAY_FOR_TURN, list(Offer))) is Offer.YES
    _transfer(t, side, me, SHARKS_PRICE if pays else 1)
    if pays:
        t.untouchable = LOAN_SHARK
        yield from whole_turn(t, side)
        t.untouchable = None


def _transfer(t: Table, giver: Seat, taker: Seat, count: int) -> None:
    given = min(count, t.helium[giver])
    t.add_helium(giver, -given, RULE)
    t.add_helium(taker, given, RULE)


@deploys(lambda p, here: 1.5 * p.helium if max(p.standing.rivals_helium) else 0.0)
def quicksilver(t: Table, me: Seat, here: int) -> Script[None]:
    """Steal 1 Helium from the opponent who has most."""
    most = max([t.helium[side] for side in t.opponents(me)])
    if most:
        rich = [side for side in t.opponents(me) if t.helium[side] == most]
        side = yield from choose(me, OPPONENT, rich)
        _transfer(t, side, me, 1)


# -- end of the game -------------------------------------------------------------------------------


def _can_bank(t: Table, me: Seat) -> bool:
    return t.helium[me] >= BANKERS_PRICE and any(t.pile(location) for location in EVERYWHERE)


@ends(_can_bank, lambda standing: 6.0)
def banker_ends(t: Table, me: Seat) -> Script[None]:
    """For 3 Helium take the top card of any location."""
    filled = [location for location in EVERYWHERE if t.pile(location)]
    location = yield from choose_or_pass(me, GAIN_FROM, filled, BANKER)
    if location is not None:
        t.add_helium(me, -BANKERS_PRICE, "red_rising §8")
        t.take(me, t.pile(location)[-1], "red_rising §8")


@ends(lambda t, me: bool(t.face_up(MARS)), lambda standing: 3.0)
def investor_ends(t: Table, me: Seat) -> Script[None]:
    """Name a colour; 1 Helium for each card of it on Mars."""
    yield from _invest(t, me, MARS, "red_rising §8")
