"""Green: programmers."""

from __future__ import annotations

from typing import Final

from ludoteca.games.red_rising.asks import (
    FATE,
    LAY_DOWN,
    LAY_DOWN_AT,
    NAME_COLOUR,
    NAME_COLOURS,
    PLACE_AT,
    Fate,
)  # fmt: skip
from ludoteca.games.red_rising.castes.common import (
    ANY,
    RULE,
    beneath_is,
    may_take_and_stop,
    others_here,
    two_beneath,
)  # fmt: skip
from ludoteca.games.red_rising.deploying import deploys
from ludoteca.games.red_rising.ending import ends
from ludoteca.games.red_rising.pieces import (
    CODEBREAKER,
    COLOUR,
    COLOURS,
    CORE,
    DATAPORT_SPECIALIST,
    DEVELOPER,
    HOLO_DESIGNER,
    JUPITER,
    LOCATIONS,
    LUNA,
    ONLINE_GAMBLER,
    Colour,
)  # fmt: skip
from ludoteca.games.red_rising.table import DECK, MIXED, TURNED, Table, aside_zone
from ludoteca.games.red_rising.verbs import other_locations
from ludoteca.kernel.decision import Script, choose, choose_some
from ludoteca.kernel.seat import Seat

COLOURS_NAMED: Final = 3
CARDS_GAMBLED: Final = 7


# -- deploy ----------------------------------------------------------------------------------------


@deploys(13.0)
def codebreaker(t: Table, me: Seat, here: int) -> Script[None]:
    """Turn over the bottom card of the deck; it is yours unless Gold or Silver. R1"""
    if not t.deck:
        return
    on_precious = beneath_is(t, here, CODEBREAKER, Colour.GOLD, Colour.SILVER)
    card = t.deck[0]
    t.zones.show(card, RULE)
    t.zones.tell("turned", RULE, me, [card], {})
    if COLOUR[card] not in (Colour.GOLD, Colour.SILVER):
        t.take(me, card, RULE)
    if not on_precious:
        t.banish(CODEBREAKER, RULE)
    yield from ()


@deploys()
def dataport_specialist(t: Table, me: Seat, here: int) -> Script[None]:
    """On Jupiter: the top 2 cards of the deck go beneath."""
    if here == JUPITER:
        yield from two_beneath(t, me, here, DATAPORT_SPECIALIST)


@deploys(lambda p, here: p.instead(p.best_here(here, ANY, DEVELOPER), here))
def developer(t: Table, me: Seat, here: int) -> Script[None]:
    """Take any other card from here; that ends the turn."""
    yield from may_take_and_stop(t, me, others_here(t, here, DEVELOPER, None, face_down=True))


@deploys()
def firewall_expert(t: Table, me: Seat, here: int) -> Script[None]:
    """Look at the top 3 cards of the deck and lay one face down on each other location, from left to right. R6"""
    aside = aside_zone(me)
    left = other_locations(here)
    for card in t.deck[: -len(left) - 1 : -1]:
        t.carry(card, aside, RULE)
    while t.zones.cards[aside]:
        if len(t.zones.cards[aside]) < len(left):
            location = yield from choose(me, LAY_DOWN_AT, left)
        else:
            location = left[0]
        card = yield from choose(me, LAY_DOWN, t.zones.live(aside))
        left.remove(location)
        t.lay_face_down(card, aside, location, RULE)
        t.zones.tell("laid_face_down", RULE, me, [card], {"at": LOCATIONS[location]})


@deploys(1.5)
def hacker(t: Table, me: Seat, here: int) -> Script[None]:
    """Turn over the top card of the deck; banish it or place it elsewhere."""
    card = t.turn_over(RULE)
    if card is None:
        return
    fate = yield from choose(me, FATE, [Fate.BANISH, Fate.PLACE], card)
    if fate is Fate.BANISH:
        t.banish(card, RULE)
    else:
        location = yield from choose(me, PLACE_AT, other_locations(here), card)
        t.put(card, location, RULE)
        t.zones.tell("placed", RULE, me, [card], {"at": LOCATIONS[location]})


@deploys()
def holo_designer(t: Table, me: Seat, here: int) -> Script[None]:
    """On Luna: the top 2 cards of the deck go beneath."""
    if here == LUNA:
        yield from two_beneath(t, me, here, HOLO_DESIGNER)


@deploys(6.0)
def online_gambler(t: Table, me: Seat, here: int) -> Script[None]:
    """Name three colours and turn over the top card of the deck: it is yours, or banished."""
    if not t.deck:
        return
    named = yield from choose_some(me, NAME_COLOURS, COLOURS, COLOURS_NAMED, COLOURS_NAMED)
    t.zones.tell("named", RULE, me, [], {"colours": "+".join([str(colour.value) for colour in named])})
    card = t.deck[-1]
    t.turn_over(RULE)
    if COLOUR[card] in named:
        t.take(me, card, RULE)
        t.banish(ONLINE_GAMBLER, RULE)
    else:
        t.banish(card, RULE)


# -- end of the game -------------------------------------------------------------------------------


@ends(lambda t, me: bool(t.deck), lambda standing: 14.0)
def hacker_ends(t: Table, me: Seat) -> Script[None]:
    """Turn over the top card of the deck and score its core value."""
    card = t.turn_over("red_rising §8")
    if card is not None:
        t.hacked[me] += CORE[card]
        t.zones.tell("hacked", "red_rising §8", me, [card], {"points": CORE[card]})
    yield from ()


@ends(lambda t, me: bool(t.deck), lambda standing: 12.0)
def online_gambler_ends(t: Table, me: Seat) -> Script[None]:
    """Name a colour other than Gold; of the top 7 cards of the deck all of it are yours."""
    colour = yield from choose(me, NAME_COLOUR, [one for one in COLOURS if one is not Colour.GOLD])
    t.zones.tell("named", "red_rising §8", me, [], {"colours": str(colour.value)})
    for _ in range(CARDS_GAMBLED):
        card = t.turn_over("red_rising §8")
        if card is None:
            break
        t.carry(card, TURNED, "red_rising §8")
    for card in t.zones.cards[TURNED]:
        if COLOUR[card] is colour:
            t.take(me, card, "red_rising §8")
    t.zones.carry_all(TURNED, MIXED, "red_rising §8")
    t.zones.shuffle(MIXED, "gambled", "red_rising §8")
    t.zones.carry_all(MIXED, DECK, "red_rising §8")
