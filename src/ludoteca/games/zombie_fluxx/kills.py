"""Free actions: killing zombies by every source, and luring them away. §8.3, §9"""

from __future__ import annotations

from ludoteca.games.zombie_fluxx.asks import FLEE_TO, KILL, LURE, LURE_TO
from ludoteca.games.zombie_fluxx.in_force import friends_first
from ludoteca.games.zombie_fluxx.pieces import (
    ERADICATION_BONUS,
    FIGURE,
    HAS_BURST,
    IS_LURE,
    LOOK_OVER_THERE,
    NAMES,
    SHOTGUN,
    WEAPON_BONUS,
    WHEN_KILLED,
    ZOMBIE_SEASON,
    Figure,
    Killed,
)  # fmt: skip
from ludoteca.games.zombie_fluxx.settle import settle
from ludoteca.games.zombie_fluxx.table import DECK, Table
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Script, choose
from ludoteca.kernel.seat import Seat


def free_actions(t: Table, me: Seat) -> list[Card]:
    """The cards whose free action I can use now: each once a turn, and only with a target. §9"""
    return [source for source in _sources(t, me) if source not in t.used and targets(t, me, source)]


def _sources(t: Table, me: Seat) -> list[Card]:
    sources = [rule for rule in (ZOMBIE_SEASON, LOOK_OVER_THERE) if t.in_force(rule)]
    for keeper in t.keepers(me):
        if keeper == SHOTGUN or (HAS_BURST[keeper] and t.in_force(WEAPON_BONUS)):
            sources.append(keeper)
    return sources


def targets(t: Table, me: Seat, source: Card) -> list[Card]:
    """The zombie cards that a source can hit or move. §8.3"""
    if source == LOOK_OVER_THERE:
        return t.zombie_cards(me) if _lured(t, me) else []
    own = friends_first(t, me)
    if source != SHOTGUN:
        return own or t.zombie_cards(me)
    others = [card for seat in t.others(me) for card in t.zombie_cards(seat)]
    if own:
        return own + others if t.switches.shots_spare_friends else own
    return t.zombie_cards(me) + others


def _lured(t: Table, me: Seat) -> list[Seat]:
    """The other players who have a lure in play. §8.6"""
    return [seat for seat in t.others(me) if any(IS_LURE[card] for card in t.keepers(seat))]


def use(t: Table, me: Seat, source: Card) -> Script[None]:
    """Use a free action: it costs no play. §9"""
    t.used += (source,)
    if source == LOOK_OVER_THERE:
        card = yield from choose(me, LURE, targets(t, me, source), source)
        target = yield from choose(me, LURE_TO, _lured(t, me), card)
        t.set_before(card, target, "zombie_fluxx §8.6")
        t.zones.tell("lured", "zombie_fluxx §8.6", target, [card], {"from": me})
    else:
        card = yield from choose(me, KILL, targets(t, me, source), source)
        yield from kill(t, me, card, source)
    yield from settle(t)


def kill(t: Table, me: Seat, card: Card, source: Card) -> Script[None]:
    """Kill a zombie card; it goes where its text says, and my other Pairs flee. §8.3"""
    owner = t.holder(card)
    assert owner is not None
    mine = owner == me
    t.zones.tell("killed", "zombie_fluxx §8.3", me, [card], {"with": NAMES[source], "of": owner})
    _remove(t, me, card, owner)
    yield from _flee(t, me, mine)
    if mine and t.in_force(ERADICATION_BONUS) and (t.switches.eradicate_each_kill or not t.zombie_cards(me)):
        t.eradicated += 1


def _remove(t: Table, me: Seat, card: Card, owner: Seat) -> None:
    """Where a killed card goes: discarded, passed on, or on top of the draw pile. §8.3"""
    way = WHEN_KILLED[card]
    if way is Killed.PASS_LEFT or way is Killed.PASS_RIGHT:
        start = me if t.switches.trio_from_killer else owner
        target = t.left_of(start) if way is Killed.PASS_LEFT else t.right_of(start)
        t.set_before(card, target, "zombie_fluxx §8.3")
        t.zones.tell("passed_on", "zombie_fluxx §8.3", target, [card], {})
    elif way is Killed.TOP_OF_DRAW_PILE:
        t.zones.carry(card, t.zones.find(card), DECK, "zombie_fluxx §8.3")
    else:
        t.discard(card, "zombie_fluxx §8.3")


def _flee(t: Table, me: Seat, mine: bool) -> Script[None]:
    """Each of my other Pairs runs to an opponent I name (R-15)."""
    if t.switches.pairs_stay_for_others and not mine:
        return
    for pair in [card for card in t.zombie_cards(me) if FIGURE[card] is Figure.PAIR]:
        target = yield from choose(me, FLEE_TO, t.others(me), pair)
        t.set_before(pair, target, "zombie_fluxx §8.3")
        t.zones.tell("fled", "zombie_fluxx §8.3", target, [pair], {"from": me})
