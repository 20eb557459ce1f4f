"""Gold: the elite. The blocks of The Howlers and Pax au Telemanus are in ``verbs``."""

from __future__ import annotations

from typing import Final

from ludoteca.games.red_rising.asks import (
    FATE,
    GIVE_UP,
    MOVE_TO,
    NAME_CARD,
    OPPONENT,
    STEAL_FROM,
    TAKE_BANISHED,
    TAKE_HERE,
    Fate,
    Fates,
    card_at,
    fitting,
    spots,
)  # fmt: skip
from ludoteca.games.red_rising.castes.common import RULE, beneath_is, colours, marked, others_here
from ludoteca.games.red_rising.deploying import deploys
from ludoteca.games.red_rising.guide.prospect import OF_AUTOMA, WEAKENED, Prospect
from ludoteca.games.red_rising.pieces import (
    AJA,
    ANTONIA,
    ASH_LORD,
    AUTOMA_LOOK,
    CASSIUS,
    INSTITUTE,
    IS_GOLD,
    KARNUS,
    LOCATIONS,
    LORN,
    LUNA,
    LYSANDER,
    MUSTANG,
    NERO,
    OCTAVIA,
    ROMULUS,
    ROQUE,
    SEVRO,
    TACTUS,
    THE_HOWLERS,
    THE_JACKAL,
    THE_TELEMANUSES,
    VICTRA,
    Colour,
)  # fmt: skip
from ludoteca.games.red_rising.table import AUTOMA_HAND, MIXED, Table, hand_zone
from ludoteca.games.red_rising.verbs import (
    banishes_own,
    blocks_theft,
    choose_opponent,
    end_turn,
    gain_sovereign,
    may_lose_a_card,
    other_locations,
    takeable,
)  # fmt: skip
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Script, choose, choose_or_pass
from ludoteca.kernel.seat import Seat

BLUES: Final = marked(Colour.BLUE)


def _struck(p: Prospect, here: int) -> float:
    """What it is worth that an opponent loses a card."""
    return OF_AUTOMA if p.t.solo else WEAKENED / (p.t.sides - 1)


@deploys(_struck)
def aja(t: Table, me: Seat, here: int) -> Script[None]:
    """An opponent banishes a card; Aja is then banished."""
    yield from _strike(t, me, AJA)


@deploys(_struck)
def antonia(t: Table, me: Seat, here: int) -> Script[None]:
    """An opponent banishes a card; Antonia is then banished. R33"""
    yield from _strike(t, me, ANTONIA)


def _strike(t: Table, me: Seat, card: Card) -> Script[None]:
    """Blocked or not, the card is banished, if there was anybody to strike. R1, R7"""
    side = yield from choose_opponent(t, me, hits_hand=True)
    if side is not None:
        yield from banishes_own(t, side, RULE)
        t.banish(card, RULE)


@deploys()
def ash_lord(t: Table, me: Seat, here: int) -> Script[None]:
    """Banish all Blues here; for 2 or more Ash Lord returns to your hand."""
    blues = spots(t, here, colours(Colour.BLUE))
    for blue in blues:
        t.banish(Card(blue), RULE)
    if len(blues) >= 2:
        t.take(me, ASH_LORD, RULE)
    yield from ()


@deploys(lambda p, here: p.token)
def boneriders(t: Table, me: Seat, here: int) -> Script[None]:
    """Gain the Sovereign token."""
    yield from gain_sovereign(t, me, RULE)


@deploys(lambda p, here: p.besides(p.beneath(here)))
def cassius(t: Table, me: Seat, here: int) -> Script[None]:
    """Take the card beneath; Cassius is banished unless it is Gold. R1"""
    under = t.beneath(here, CASSIUS)
    if under is not None and takeable(t, under):
        gold = beneath_is(t, here, CASSIUS, Colour.GOLD)
        t.take(me, under, RULE)
        if not gold:
            t.banish(CASSIUS, RULE)
    yield from ()


@deploys(lambda p, here: p.influence if here == INSTITUTE else 0.0)
def fitchner(t: Table, me: Seat, here: int) -> Script[None]:
    """On the Institute: 1 Influence."""
    if here == INSTITUTE:
        t.add_influence(me, 1, RULE)
    yield from ()


@deploys(1.0)
def karnus(t: Table, me: Seat, here: int) -> Script[None]:
    """Banish the card beneath; for a rival an opponent may be made to banish a card, too."""
    under = t.beneath(here, KARNUS)
    if under is None:
        return
    rival = t.colour(here, under) is not None and under in (MUSTANG, THE_JACKAL, NERO)
    t.banish(under, RULE)
    if rival:
        hit = [side for side in t.opponents(me) if may_lose_a_card(t, side)]
        side = yield from choose_or_pass(me, OPPONENT, hit, under)
        if side is not None:
            yield from banishes_own(t, side, RULE)


@deploys()
def lorn(t: Table, me: Seat, here: int) -> Script[None]:
    """Banish a Gold beneath."""
    under = t.beneath(here, LORN)
    if under is not None and beneath_is(t, here, LORN, Colour.GOLD):
        t.banish(under, RULE)
    yield from ()


@deploys(18.0)
def lysander(t: Table, me: Seat, here: int) -> Script[None]:
    """Take the top card of the deck; Lysander is banished unless he is on Luna. R1"""
    if t.draw(me, RULE) and here != LUNA:
        t.banish(LYSANDER, RULE)
    yield from ()


@deploys(lambda p, here: p.besides(18.0 + min(len(p.t.banished), 10)) if p.t.banished else 0.0)
def mustang(t: Table, me: Seat, here: int) -> Script[None]:
    """Take a banished card; Mustang is banished unless it is Gold."""
    if t.banished:
        card = yield from choose(me, TAKE_BANISHED, sorted(t.banished))
        t.take(me, card, RULE)
        if not IS_GOLD[card]:
            t.banish(MUSTANG, RULE)


@deploys(lambda p, here: p.steps(p.count(here, Colour.RED), 0, 0))
def nero(t: Table, me: Seat, here: int) -> Script[None]:
    """1 Helium for each Red here."""
    t.add_helium(me, len(spots(t, here, colours(Colour.RED))), RULE)
    yield from ()


@deploys(lambda p, here: p.besides(p.bottom(LUNA)) if p.standing.sovereign else 0.0)
def octavia(t: Table, me: Seat, here: int) -> Script[None]:
    """With the Sovereign token: take the bottom card of Luna; Octavia is banished unless it is Gold. R1"""
    bottom = t.pile(LUNA)[0] if t.pile(LUNA) else OCTAVIA
    if t.sovereign == me and bottom != OCTAVIA and takeable(t, bottom):
        gold = t.colour(LUNA, bottom) is Colour.GOLD
        t.take(me, bottom, RULE)
        if not gold:
            t.banish(OCTAVIA, RULE)
    yield from ()


@deploys(lambda p, here: p.besides(p.best_here(here, BLUES, ROMULUS)))
def romulus(t: Table, me: Seat, here: int) -> Script[None]:
    """Take a Blue from here; Romulus is banished unless he was put on a Gold. R1"""
    on_gold = beneath_is(t, here, ROMULUS, Colour.GOLD)
    blues = others_here(t, here, ROMULUS, BLUES.__getitem__)
    if blues:
        spot = yield from choose(me, TAKE_HERE, blues)
        t.take(me, card_at(t, spot), RULE)
        if not on_gold:
            t.banish(ROMULUS, RULE)


@deploys(1.0)
def roque(t: Table, me: Seat, here: int) -> Script[None]:
    """Look at an opponent's hand and name a card; drawn by chance, it is banished with Roque. R7, R13"""
    side = yield from choose_opponent(t, me, hits_hand=True)
    if side is None:
        return
    if t.is_automa(side):
        yield from _roque_against_automa(t, me, side)
        return
    for card in t.hand(side):
        t.zones.peek(card, me, RULE)
    named = yield from choose(me, NAME_CARD, fitting(t, side, lambda card: True))
    t.zones.show(named, RULE)
    t.zones.tell("named_card", RULE, me, [named], {})
    hand = t.hand(side)
    drawn = hand[t.zones.luck.below("roque", len(hand))]
    t.zones.tell("drawn", RULE, side, [drawn], {})
    if drawn == named:
        blocked = yield from blocks_theft(t, side)
        if not blocked:
            t.banish(drawn, RULE)
            t.banish(ROQUE, RULE)


def _roque_against_automa(t: Table, me: Seat, side: Seat) -> Script[None]:
    """The top cards of its hand are looked at, mixed and laid back; the new top card is the one drawn. §10.10"""
    seen = t.hand(side)[-AUTOMA_LOOK:]
    for card in seen:
        t.zones.peek(card, me, "red_rising §10.10")
    named = yield from choose(me, NAME_CARD, sorted(seen))
    t.zones.tell("named_card", "red_rising §10.10", me, [named], {})
    for card in seen:
        t.carry(card, MIXED, "red_rising §10.10")
    t.zones.shuffle(MIXED, "roque", "red_rising §10.10")
    t.zones.carry_all(MIXED, AUTOMA_HAND, "red_rising §10.10")
    drawn = t.hand(side)[-1]
    t.zones.show(drawn, "red_rising §10.10")
    if drawn == named:
        t.banish(drawn, "red_rising §10.10")
        t.banish(ROQUE, "red_rising §10.10")


@deploys(lambda p, here: p.besides(p.beneath(here)) if THE_HOWLERS in p.hand.cards else 0.0)
def sevro(t: Table, me: Seat, here: int) -> Script[None]:
    """Banish the card beneath, or by showing The Howlers take it. R41"""
    under = t.beneath(here, SEVRO)
    if under is None:
        return
    fate = Fate.BANISH
    fates = Fates(t, me, THE_HOWLERS)
    if t.hand(me) and takeable(t, under) and (len(fates) > 1 or t.switches.empty_asked):
        fate = yield from choose(me, FATE, fates)
    if fate is Fate.BANISH:
        t.banish(under, RULE)
        return
    if not t.solo:
        t.zones.show(THE_HOWLERS, RULE)
        t.zones.tell("showed", RULE, me, [THE_HOWLERS], {})
    t.take(me, under, RULE)


def _stolen(p: Prospect, here: int) -> float:
    return max(0.0, _struck(p, here) + p.hand.unknown() - 6.0 - p.best_offer(here))


@deploys(_stolen)
def tactus(t: Table, me: Seat, here: int) -> Script[None]:
    """Steal a card that its owner chooses; that banishes Tactus and ends the turn. R7"""
    hit = [side for side in t.opponents(me) if may_lose_a_card(t, side)]
    side = yield from choose_or_pass(me, STEAL_FROM, hit)
    if side is None:
        return
    if t.is_automa(side):
        t.take(me, t.hand(side)[0], "red_rising §10.5")
    else:
        blocked = yield from blocks_theft(t, side)
        if blocked:
            return
        card = yield from choose(side, GIVE_UP, t.zones.live(hand_zone(side)))
        t.zones.slip((card,), hand_zone(side), hand_zone(me), RULE)
        t.zones.tell("stole", RULE, me, [card], {"from": side})
    t.banish(TACTUS, RULE)
    end_turn(t, RULE)


@deploys(lambda p, here: p.token)
def the_jackal(t: Table, me: Seat, here: int) -> Script[None]:
    """Gain the Sovereign token."""
    yield from gain_sovereign(t, me, RULE)


@deploys()
def the_telemanuses(t: Table, me: Seat, here: int) -> Script[None]:
    """Shift all cards beneath, in their order, to the top of another location."""
    pile = t.pile(here)
    under = pile[: pile.index(THE_TELEMANUSES)]
    if under:
        location = yield from choose(me, MOVE_TO, other_locations(here))
        for card in under:
            t.carry(card, location, RULE)
        t.zones.tell("shifted", RULE, me, list(under), {"at": LOCATIONS[location]})


@deploys(lambda p, here: p.besides(p.bottom(here)))
def victra(t: Table, me: Seat, here: int) -> Script[None]:
    """Take the bottom card here; Victra is banished unless she was put on a Gold. R1"""
    bottom = t.pile(here)[0]
    if bottom != VICTRA and takeable(t, bottom):
        on_gold = beneath_is(t, here, VICTRA, Colour.GOLD)
        t.take(me, bottom, RULE)
        if not on_gold:
            t.banish(VICTRA, RULE)
    yield from ()
