"""Settling: what happens by itself after every change, in a fixed order. §4.3"""

from __future__ import annotations

from functools import partial

from ludoteca.games.zombie_fluxx.asks import DISCARD_GOAL, GROAN, KEEP_TO_LIMIT, REPEL_TO, Groan
from ludoteca.games.zombie_fluxx.in_force import (
    claimants,
    draw_number,
    goal_limit,
    hand_limit,
    repellent_owner,
)
from ludoteca.games.zombie_fluxx.pieces import (
    ERADICATION_BONUS,
    EXTRA_CARDS,
    GROANING_REQUIRED,
    LARRY,
)  # fmt: skip
from ludoteca.games.zombie_fluxx.table import Result, Table, hand_zone
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Script, choose, choose_some, choose_together, together
from ludoteca.kernel.seat import Seat


def settle(t: Table) -> Script[None]:
    """Let all automatic effects happen, then look for a winner; again after every card drawn. §4.3"""
    while not t.over:
        yield from drop_goal(t)
        if not t.switches.larry_after_check:
            move_larry(t)
        yield from repel(t)
        if t.groaners:
            yield from groan(t)
        yield from limit_others(t)
        if claim(t):
            return
        moved = t.switches.larry_after_check and move_larry(t)
        if not moved and not make_up_draws(t):
            return


def drop_goal(t: Table) -> Script[None]:
    """Without Double Agenda only one Goal stays; the active player chooses which one goes. §6.1"""
    while len(t.goals) > 1 and len(t.goals) > goal_limit(t):
        goal = yield from choose(t.turn, DISCARD_GOAL, t.goals)
        t.discard(goal, "zombie_fluxx §6.1")


def move_larry(t: Table) -> bool:
    """Larry goes one seat to the right whenever the Goals have changed; whether he did (R-13)."""
    if t.goals == t.settled_goals or sorted(t.goals) == sorted(t.settled_goals):
        return False
    t.settled_goals = t.goals
    owner = t.holder(LARRY)
    if owner is None:
        return False
    t.set_before(LARRY, t.right_of(owner), "zombie_fluxx §4.3")
    t.zones.tell("larry_moved", "zombie_fluxx §4.3", t.right_of(owner), [LARRY], {})
    return True


def repel(t: Table) -> Script[None]:
    """No zombie stays in front of the owner of Zombie Repellent, who chooses where each goes. §8.6"""
    owner = repellent_owner(t)
    if owner is None:
        return
    while t.zombie_cards(owner):
        card = t.zombie_cards(owner)[0]
        target = yield from choose(owner, REPEL_TO, t.others(owner), card)
        t.set_before(card, target, "zombie_fluxx §8.6")
        t.zones.tell("repelled", "zombie_fluxx §8.6", target, [card], {"from": owner})


def limit_others(t: Table) -> Script[None]:
    """Everybody but the active player discards down to the Hand Limit, all at once. §6.1"""
    limit = hand_limit(t)
    if limit is None:
        return
    over = [seat for seat in t.others(t.turn) if len(t.hand(seat)) > limit]
    if over:
        chosen = yield from together({seat: partial(choose_discards, t, seat, limit) for seat in over})
        for seat in over:
            lay_off(t, seat, chosen[seat])


def choose_discards(t: Table, me: Seat, limit: int) -> Script[tuple[Card, ...]]:
    """Choose the cards beyond the limit, freely. §6.1"""
    hand = t.zones.live(hand_zone(me))
    too_many = len(hand) - limit
    cards = yield from choose_some(me, KEEP_TO_LIMIT, hand, too_many, too_many)
    return cards


def lay_off(t: Table, seat: Seat, cards: tuple[Card, ...]) -> None:
    """Discard what was chosen."""
    for card in cards:
        t.discard(card, "zombie_fluxx §6.1")
    t.zones.tell("laid_off", "zombie_fluxx §6.1", seat, list(cards), {})


def claim(t: Table) -> bool:
    """End the game if exactly one player, or the zombies, can claim it. §7.4"""
    seats, zombies = claimants(t)
    if len(seats) == 1 and not zombies:
        t.finish(Result.WON, seats[0], "zombie_fluxx §7.4")
    elif zombies and not seats:
        t.finish(Result.ZOMBIES, None, "zombie_fluxx §7.3")
    return t.over


def make_up_draws(t: Table) -> bool:
    """Draw what Eradication Bonus and a higher draw number owe the active player; whether any came. §4.3"""
    number = draw_number(t, t.turn) if t.draw_done else 0
    if not t.eradicated and number <= t.drawn:
        return False
    zombies = [t.zombie_cards(seat) for seat in t.everybody()]
    came = 0
    if t.eradicated:
        owed = t.eradicated * EXTRA_CARDS[ERADICATION_BONUS]
        t.eradicated = 0
        came += t.draw(t.turn, owed, hand_zone(t.turn), "zombie_fluxx §8.6")
        number = draw_number(t, t.turn)
    if t.draw_done and number > t.drawn:
        owed = number - t.drawn
        t.drawn = number
        came += t.draw(t.turn, owed, hand_zone(t.turn), "zombie_fluxx §4.2")
    return came > 0 or zombies != [t.zombie_cards(seat) for seat in t.everybody()]


def groan(t: Table) -> Script[None]:
    """Whoever has gained a zombie groans; in the party mode who keeps silent shows the hand to everybody (R-21)."""
    gained = [seat for seat in t.everybody() if seat in t.groaners]
    t.groaners = ()
    if not gained or not t.in_force(GROANING_REQUIRED):
        return
    silent: list[Seat] = []
    if t.switches.groans_are_asked:
        answers = yield from choose_together(GROAN, {seat: list(Groan) for seat in gained})
        silent = [seat for seat in gained if answers[seat] is Groan.SILENT]
    for seat in silent:
        punish(t, seat)
    for seat in gained:
        if seat not in silent or t.switches.silence_costs_a_card:
            t.zones.tell("groaned", "zombie_fluxx §14 R-21", seat, [], {})


def punish(t: Table, seat: Seat) -> None:
    """Silence gains nothing: no card may be got rid of at will, so the hand is only shown. By the first rules it lost one."""
    hand = t.hand(seat)
    if not t.switches.silence_costs_a_card:
        for card in hand:
            t.zones.show(card, "zombie_fluxx §14 R-21")
        t.zones.tell("silent", "zombie_fluxx §14 R-21", seat, list(hand), {})
    elif hand:
        t.discard(hand[t.zones.luck.below("groan", len(hand))], "zombie_fluxx §14 R-21")
