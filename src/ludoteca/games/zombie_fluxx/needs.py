"""What a Goal asks for, one thing at a time, and which of it a seat has. Everybody may know all of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteca.facets.message import Message, family
from ludoteca.games.zombie_fluxx.in_force import blocked, waived
from ludoteca.games.zombie_fluxx.naming import card
from ludoteca.games.zombie_fluxx.pieces import (
    DEMANDS,
    FIGURE,
    HAS_BURST,
    IS_FRIEND,
    IS_WEAPON,
    NAMES,
    UNGOAL_CARDS,
    UNGOAL_EACH,
    Figure,
)  # fmt: skip
from ludoteca.games.zombie_fluxx.table import Table, creepers_zone
from ludoteca.kernel.card import Card
from ludoteca.kernel.seat import Seat, clockwise

FIGURES: Final = family("zombie_fluxx-need", [Figure.SINGLE, Figure.PAIR, Figure.TRIO, Figure.QUARTET])
MANY: Final = 99
"""A Goal that allows so many sets no limit."""


@dataclass(frozen=True)
class Need:
    """One thing that a Goal asks for, and whether it is there."""

    message: Message
    met: bool


def demanded(goal: Card) -> list[Message]:
    """What a Goal asks for, whoever wants to win with it. §7.2"""
    if goal not in DEMANDS:
        return [
            Message("zombie_fluxx-need-cards", {"count": UNGOAL_CARDS}),
            Message("zombie_fluxx-need-each"),
        ]
    demand = DEMANDS[goal]
    needs = [card(NAMES[keeper]) for keeper in demand.keepers]
    if demand.friends_min:
        needs.append(Message("zombie_fluxx-need-friends", {"count": demand.friends_min}))
    if demand.friends_max == 0:
        needs.append(Message("zombie_fluxx-need-no-friend"))
    if demand.bursts_min:
        needs.append(Message("zombie_fluxx-need-bursts", {"count": demand.bursts_min}))
    if demand.weapons_min:
        needs.append(Message("zombie_fluxx-need-weapons", {"count": demand.weapons_min}))
    if demand.zombies_min:
        needs.append(Message("zombie_fluxx-need-zombies", {"count": demand.zombies_min}))
    needs += [Message(FIGURES[figure]) for figure in demand.figures]
    if demand.no_zombies:
        needs.append(Message("zombie_fluxx-need-no-zombies"))
    if demand.others_min:
        needs.append(Message("zombie_fluxx-need-others-zombies"))
    if demand.others_max < MANY:
        needs.append(Message("zombie_fluxx-need-others-none"))
    return needs


def needs(t: Table, seat: Seat, goal: Card) -> list[Need]:
    """What a Goal asks of a seat, and whether the seat has it now; Larry is named where he is in the way."""
    met = _met(t, seat, goal) if goal in DEMANDS else _ungoal_met(t)
    listed = [Need(message, there) for message, there in zip(demanded(goal), met, strict=True)]
    if goal in DEMANDS and blocked(t, seat):
        listed.append(Need(Message("zombie_fluxx-need-no-larry"), False))
    return listed


def _met(t: Table, seat: Seat, goal: Card) -> list[bool]:
    """For each thing demanded, in the same order, whether it is there."""
    demand = DEMANDS[goal]
    keepers = t.keepers(seat)
    friends = len([keeper for keeper in keepers if IS_FRIEND[keeper]])
    own = t.zombies(seat)
    figures = [FIGURE[creeper] for creeper in t.zones.cards[creepers_zone(seat)]]
    others = [t.zombies(other) for other in t.others(seat)]
    met = [keeper in keepers for keeper in demand.keepers]
    if demand.friends_min:
        met.append(friends >= demand.friends_min)
    if demand.friends_max == 0:
        met.append(friends == 0)
    if demand.bursts_min:
        met.append(len([keeper for keeper in keepers if HAS_BURST[keeper]]) >= demand.bursts_min)
    if demand.weapons_min:
        met.append(len([keeper for keeper in keepers if IS_WEAPON[keeper]]) >= demand.weapons_min)
    if demand.zombies_min:
        met.append(own >= demand.zombies_min)
    met += [figure in figures for figure in demand.figures]
    if demand.no_zombies:
        met.append(own == 0 or waived(t, seat, demand))
    if demand.others_min:
        met.append(min(others) >= demand.others_min)
    if demand.others_max < MANY:
        met.append(max(others) <= demand.others_max)
    return met


def _ungoal_met(t: Table) -> list[bool]:
    counts = [len(t.zombie_cards(seat)) for seat in clockwise(Seat(0), t.seats)]
    return [sum(counts) >= UNGOAL_CARDS, min(counts) >= UNGOAL_EACH]
