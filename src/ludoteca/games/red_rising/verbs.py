"""What abilities are made of: the bonuses, the die, the Sovereign token, blocks, and taking, moving and banishing."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.red_rising.asks import (
    BANISH_HERE,
    BANISH_OWN,
    BANISH_TOP,
    BLOCK_SOVEREIGN,
    BLOCK_THEFT,
    FACE,
    MOVE_TO,
    OPPONENT,
    PLACE_AT,
    Fits,
    Fitting,
    Held,
    card_at,
    spots,
)  # fmt: skip
from ludoteca.games.red_rising.pieces import (
    BLOCKS_SOVEREIGN,
    BLOCKS_THEFT,
    INSTITUTE,
    JUPITER,
    LOCATIONS,
    LUNA,
    MARS,
    Face,
    House,
)  # fmt: skip
from ludoteca.games.red_rising.table import BANISHED, BOX, Table, hand_zone
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Ask, Script, choose, choose_or_pass
from ludoteca.kernel.seat import Seat

EVERYWHERE = (JUPITER, MARS, LUNA, INSTITUTE)


def other_locations(here: int) -> list[int]:
    """All locations but this one. §4.3"""
    return [location for location in EVERYWHERE if location != here]


# -- bonuses ---------------------------------------------------------------------------------------


def bonus(t: Table, me: Seat, location: int) -> Script[None]:
    """The bonus of a location, if possible. §5.1"""
    if location == LUNA:
        yield from gain_sovereign(t, me, "red_rising §5.1")
    else:
        advance(t, me, location, "red_rising §5.1")


def advance(t: Table, me: Seat, location: int, rule: str) -> None:
    """A step on the track of a location other than Luna."""
    if location == JUPITER:
        t.move_ship(me, 1, rule)
    elif location == MARS:
        t.add_helium(me, 1, rule)
    else:
        t.add_influence(me, 1, rule)


def gain_sovereign(t: Table, me: Seat, rule: str) -> Script[bool]:
    """Take the Sovereign token or keep it, and use the house; whether it was not blocked. §5.3, R8"""
    owner = t.sovereign
    if owner is not None and owner != me and not t.is_automa(owner):
        blocker = yield from _blocker(t, owner, BLOCK_SOVEREIGN, BLOCKS_SOVEREIGN)
        if blocker is not None:
            t.zones.tell("kept_sovereign", "red_rising §6.4", owner, [blocker], {"from": me})
            t.banish(blocker, "red_rising §6.4")
            t.draw(owner, "red_rising §6.4")
            return False
    t.sovereign = me
    t.zones.tell("sovereign", rule, me, [], {})
    if not t.is_automa(me):
        yield from house_ability(t, me)
    return True


def house_ability(t: Table, me: Seat) -> Script[None]:
    """What a house does whenever its player gains the Sovereign token. §5.4"""
    house = t.houses[me]
    if house is House.APOLLO:
        yield from turn_over_and_place(t, me, EVERYWHERE, "red_rising §5.4")
    elif house is House.CERES:
        lying = [spot for location in EVERYWHERE for spot in spots(t, location, None, face_down=True)]
        if lying:
            spot = yield from choose(me, BANISH_HERE, lying)
            t.banish(card_at(t, spot), "red_rising §5.4")
    elif house is House.DIANA:
        t.add_influence(me, 1, "red_rising §5.4")
    elif house is House.JUPITER:
        t.move_ship(me, 1, "red_rising §5.4")
    elif house is House.MARS:
        t.add_helium(me, 1, "red_rising §5.4")
    elif house is House.MINERVA:
        face = roll(t, me)
        if face is Face.SOVEREIGN:
            face = yield from choose(me, FACE, [one for one in Face if one is not Face.SOVEREIGN])
        yield from face_bonus(t, me, face, "red_rising §5.4")


def roll(t: Table, me: Seat) -> Face:
    """Roll the Rising die. §5.2"""
    face = list(Face)[t.zones.luck.below("die", len(Face))]
    t.zones.tell("rolled", "red_rising §5.2", me, [], {"face": face.value})
    return face


def face_bonus(t: Table, me: Seat, face: Face, rule: str) -> Script[None]:
    """What a face of the die gives, if possible. §5.2"""
    if face is Face.BANISH:
        filled = [location for location in EVERYWHERE if t.pile(location)]
        if filled:
            location = yield from choose(me, BANISH_TOP, filled)
            t.banish(t.pile(location)[-1], rule)
    elif face is Face.REVEAL:
        yield from turn_over_and_place(t, me, EVERYWHERE, rule)
    elif face is Face.SOVEREIGN:
        yield from gain_sovereign(t, me, rule)
    elif face is Face.HELIUM:
        t.add_helium(me, 1, rule)
    elif face is Face.FLEET:
        t.move_ship(me, 1, rule)
    else:
        t.add_influence(me, 1, rule)


# -- cards of the deck and of locations ------------------------------------------------------------


def turn_over_and_place(t: Table, me: Seat, where: Sequence[int], rule: str) -> Script[int | None]:
    """Turn over the top card of the deck and place it, without its ability; where it went, if there was one."""
    card = t.turn_over(rule)
    if card is None:
        return None
    location = yield from choose(me, PLACE_AT, where, card)
    t.put(card, location, rule)
    t.zones.tell("placed", rule, me, [card], {"at": LOCATIONS[location]})
    return location


def move_elsewhere(t: Table, me: Seat, card: Card, where: Sequence[int], rule: str) -> Script[None]:
    """Shift a card to the top of a location of my choice, as it lies."""
    # A face-down card is not named in the question, which its own player would see too.
    if t.zones.seen[card] == t.zones.everyone:
        location = yield from choose(me, MOVE_TO, where, card)
    else:
        location = yield from choose(me, MOVE_TO, where)
    t.carry(card, location, rule)
    t.zones.tell("shifted", rule, me, [card], {"at": LOCATIONS[location]})


def takeable(t: Table, card: Card) -> bool:
    """Whether a card may be taken now (R10)."""
    return card != t.untouchable


def end_turn(t: Table, rule: str) -> None:
    """End the turn: no gain step follows. §4.1, R9"""
    t.ended = True
    t.zones.tell("turn_ended", rule, None, [], {})


# -- opponents -------------------------------------------------------------------------------------


def choose_opponent(t: Table, me: Seat, hits_hand: bool) -> Script[Seat | None]:
    """Pick an opponent whom the ability can hit; None if there is nobody (R1). §9"""
    hit = [side for side in t.opponents(me) if not hits_hand or may_lose_a_card(t, side)]
    if not hit:
        return None
    side = yield from choose(me, OPPONENT, hit)
    return side


def may_lose_a_card(t: Table, side: Seat) -> bool:
    """Whether a hand may be hit: it has cards, and in the official variant more than at the start. §9"""
    held = len(t.hand(side))
    if t.switches.hands_protected and not t.is_automa(side):
        return held > t.start_hand(side)
    return held > 0


def blocks_theft(t: Table, victim: Seat) -> Script[bool]:
    """Whether a player shows a card that keeps theirs from being stolen or banished. §6.4, R7"""
    if t.is_automa(victim):
        return False
    blocker = yield from _blocker(t, victim, BLOCK_THEFT, BLOCKS_THEFT)
    if blocker is None:
        return False
    t.zones.show(blocker, "red_rising §6.4")
    t.zones.tell("blocked", "red_rising §6.4", victim, [blocker], {})
    return True


def _blocker(t: Table, owner: Seat, ask: Ask, blocks: frozenset[Card]) -> Script[Card | None]:
    """The card from hand that a player blocks with, if any; all are asked who might hold one. §6.4, R47"""
    out = t.zones.cards[BANISHED] + t.zones.cards[BOX]
    if not t.hand(owner) or blocks.issubset(out):
        return None
    card = yield from offer(t, owner, ask, Held(t, owner, blocks.__contains__))
    return card


def offer(t: Table, me: Seat, ask: Ask, cards: Held) -> Script[Card | None]:
    """One of these cards from hand or none; against the Automa nobody is asked who has none of them. R47"""
    if not cards and not t.switches.empty_asked:
        return None
    card = yield from choose_or_pass(me, ask, cards)
    return card


def shows_two(t: Table, me: Seat, ask: Ask, fits: Fits, rule: str) -> Script[bool]:
    """Whether a player shows two fitting cards from hand, as they need not; the Automa believes it unseen. §10.5, R44"""
    if len(t.hand(me)) < 2:
        return False
    first = yield from offer(t, me, ask, Held(t, me, fits, enough=2))
    if first is None:
        return False
    if not t.solo:
        second = yield from choose(me, ask, Fitting(t, me, lambda card: fits(card) and card != first))
        for card in (first, second):
            t.zones.show(card, rule)
        t.zones.tell("showed", rule, me, [first, second], {})
    return True


def banishes_own(t: Table, victim: Seat, rule: str) -> Script[bool]:
    """A player banishes a card of their choice unless they block; the Automa the bottom one. §10.5"""
    if not t.hand(victim):
        return False
    if t.is_automa(victim):
        t.banish(t.hand(victim)[0], "red_rising §10.5")
        return True
    blocked = yield from blocks_theft(t, victim)
    if blocked:
        return False
    card = yield from choose(victim, BANISH_OWN, t.zones.live(hand_zone(victim)))
    t.banish(card, rule)
    return True
