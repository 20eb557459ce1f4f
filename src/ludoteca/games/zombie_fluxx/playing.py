"""Playing a card of any kind. §5 to §7, §10"""

from __future__ import annotations

from ludoteca.games.zombie_fluxx.asks import DISCARD_GOAL
from ludoteca.games.zombie_fluxx.cards.actions import ACTIONS
from ludoteca.games.zombie_fluxx.in_force import goal_limit
from ludoteca.games.zombie_fluxx.pieces import KIND, NAMES, SLOT, Kind
from ludoteca.games.zombie_fluxx.settle import settle
from ludoteca.games.zombie_fluxx.table import GOALS, LIMBO, RULES_IN_PLAY, Table
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Script, choose
from ludoteca.kernel.seat import Seat


def play(t: Table, me: Seat, card: Card) -> Script[None]:
    """Play a card from wherever it lies, as my own, and settle. §5"""
    t.zones.show(card, "zombie_fluxx §5")
    t.zones.tell("played", "zombie_fluxx §5", me, [card], {})
    kind = KIND[card]
    if kind is Kind.KEEPER:
        t.set_before(card, me, "zombie_fluxx §7.1")
    elif kind is Kind.NEW_RULE:
        play_rule(t, card)
    elif kind is Kind.ACTION:
        yield from play_action(t, me, card)
    else:
        yield from play_goal(t, me, card)
    yield from settle(t)


def play_rule(t: Table, card: Card) -> None:
    """A New Rule replaces the one that governs the same matter. §6"""
    for old in t.rules:
        if SLOT[old] == SLOT[card]:
            t.discard(old, "zombie_fluxx §6")
            t.zones.tell("replaced", "zombie_fluxx §6", None, [old], {"by": NAMES[card]})
    t.zones.carry(card, t.zones.find(card), RULES_IN_PLAY, "zombie_fluxx §6")


def play_goal(t: Table, me: Seat, card: Card) -> Script[None]:
    """A Goal replaces the last one; under Double Agenda, one of two, which the player chooses. §7.2"""
    if len(t.goals) >= goal_limit(t):
        old = yield from choose(me, DISCARD_GOAL, t.goals, card)
        t.discard(old, "zombie_fluxx §7.2")
    t.zones.carry(card, t.zones.find(card), GOALS, "zombie_fluxx §7.2")


def play_action(t: Table, me: Seat, card: Card) -> Script[None]:
    """Carry out an Action while it lies in limbo, then discard it. §10"""
    t.zones.carry(card, t.zones.find(card), LIMBO, "zombie_fluxx §10")
    yield from ACTIONS[NAMES[card]](t, me)
    if not t.over:
        t.discard(card, "zombie_fluxx §10")
