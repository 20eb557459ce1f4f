"""What is in force now: draw and play numbers, the hand limit, the Boss, Goals met. Read at every step, never kept."""

from __future__ import annotations

from ludoteca.games.zombie_fluxx.pieces import (
    ADRENALINE_BONUS,
    ALL,
    BASIC_RULES,
    DEAD_FRIENDS,
    DEMANDS,
    DOUBLE_AGENDA,
    DRAW,
    DRAW_BONUS,
    FIGURE,
    FROM_ZOMBIES,
    HAND_LIMIT,
    HAS_BURST,
    IS_FRIEND,
    IS_WEAPON,
    ITS_NOT_WORKING,
    LARRY,
    LOOK_OVER_THERE,
    MOST_GOALS,
    PLAY,
    PLAY_BONUS,
    SHOTGUN,
    SLOT,
    SONIC_TRANQUILIZER,
    SWITCHED_OFF,
    UNGOAL_CARDS,
    UNGOAL_EACH,
    ZOMBIE_BOSS,
    ZOMBIE_REPELLENT,
    ZOMBIE_SEASON,
    ZOMBIE_VICTORY,
    ZOMBIES_AINT_SO_BAD,
    Demand,
)  # fmt: skip
from ludoteca.games.zombie_fluxx.table import Table, creepers_zone, keepers_zone
from ludoteca.kernel.card import Card
from ludoteca.kernel.seat import Seat, clockwise


def rule_in(t: Table, slot: str) -> Card | None:
    """The New Rule in play that governs a matter, if any. §6"""
    for rule in t.rules:
        if SLOT[rule] == slot:
            return rule
    return None


def draw_number(t: Table, seat: Seat) -> int:
    """How many cards the seat draws in its turn. §4.2"""
    rule = rule_in(t, "draw")
    number = DRAW[BASIC_RULES if rule is None else rule]
    if t.in_force(ADRENALINE_BONUS) and t.zombies(seat) >= FROM_ZOMBIES[ADRENALINE_BONUS]:
        number += DRAW_BONUS[ADRENALINE_BONUS]
    if boss(t) == seat:
        number += DRAW_BONUS[ZOMBIE_BOSS]
    return number


def play_number(t: Table, seat: Seat) -> int:
    """How many cards the seat plays in its turn. §4.2"""
    rule = rule_in(t, "play")
    number = PLAY[BASIC_RULES if rule is None else rule]
    if number < ALL and t.in_force(ADRENALINE_BONUS) and t.zombies(seat) >= FROM_ZOMBIES[ADRENALINE_BONUS]:
        number += PLAY_BONUS[ADRENALINE_BONUS]
    return number


def hand_limit(t: Table) -> int | None:
    """The most cards a player may hold out of turn, or None. §6.1"""
    rule = rule_in(t, "hand_limit")
    return None if rule is None else HAND_LIMIT[rule]


def boss(t: Table) -> Seat | None:
    """The player with strictly the most zombies, under Zombie Boss (R-18)."""
    if not t.in_force(ZOMBIE_BOSS):
        return None
    counts = [t.zombies(seat) for seat in clockwise(Seat(0), t.seats)]
    most = max(counts)
    return Seat(counts.index(most)) if counts.count(most) == 1 else None


def goal_limit(t: Table) -> int:
    """How many Goals may be in play. §6.1"""
    return MOST_GOALS[DOUBLE_AGENDA] if t.in_force(DOUBLE_AGENDA) else 1


def without_power(t: Table) -> list[Card]:
    """The Keepers that have no power now. §8.6"""
    return SWITCHED_OFF[ITS_NOT_WORKING] if t.in_force(ITS_NOT_WORKING) else []


def repellent_owner(t: Table) -> Seat | None:
    """The seat that no zombie can stay in front of, if any. §8.6"""
    return None if ZOMBIE_REPELLENT in without_power(t) else t.holder(ZOMBIE_REPELLENT)


def sleeps(t: Table, seat: Seat) -> bool:
    """Whether the seat may ignore its own zombies for a Goal. §8.6"""
    return t.has(seat, SONIC_TRANQUILIZER) and SONIC_TRANQUILIZER not in without_power(t)


def blocked(t: Table, seat: Seat) -> bool:
    """Whether Larry keeps the seat from winning. §7.4"""
    return t.zones.where[LARRY] == creepers_zone(seat) and not sleeps(t, seat)


def meets(t: Table, seat: Seat, goal: Card) -> bool:
    """Whether the seat meets a Goal; Larry is another matter. §7.2"""
    demand = DEMANDS[goal]
    if any(not t.keeps(seat, card) for card in demand.keepers):
        return False
    friends = bursts = weapons = 0
    for card in t.keepers(seat):
        if IS_FRIEND[card]:
            friends += 1
        if HAS_BURST[card]:
            bursts += 1
        if IS_WEAPON[card]:
            weapons += 1
    if not demand.friends_min <= friends <= demand.friends_max:
        return False
    if bursts < demand.bursts_min or weapons < demand.weapons_min:
        return False
    return _zombies_fit(t, seat, demand)


def _zombies_fit(t: Table, seat: Seat, demand: Demand) -> bool:
    """The zombies of the player and of all others are as the Goal demands. §7.2"""
    own = t.zombies(seat)
    if own < demand.zombies_min:
        return False
    if demand.figures:
        figures = [FIGURE[card] for card in t.zones.cards[creepers_zone(seat)]]
        if any(figure not in figures for figure in demand.figures):
            return False
    if demand.no_zombies and own and not waived(t, seat, demand):
        return False
    for other in t.others(seat):
        if not demand.others_min <= t.zombies(other) <= demand.others_max:
            return False
    return True


def waived(t: Table, seat: Seat, demand: Demand) -> bool:
    """Whether the player's own zombies are overlooked (R-36)."""
    if ZOMBIES_AINT_SO_BAD in demand.waived_by and t.in_force(ZOMBIES_AINT_SO_BAD):
        return True
    return SONIC_TRANQUILIZER in demand.waived_by and sleeps(t, seat)


def ungoal_met(t: Table) -> bool:
    """Whether the zombies win: enough zombie cards, and some before everybody (R-35). §7.3"""
    counts = [len(t.zombie_cards(seat)) for seat in clockwise(Seat(0), t.seats)]
    return sum(counts) >= UNGOAL_CARDS and min(counts) >= UNGOAL_EACH


def friends_first(t: Table, seat: Seat) -> list[Card]:
    """The dead Friends in front of a seat, which it must kill before any other zombie. §8.5"""
    if not t.in_force(DEAD_FRIENDS):
        return []
    return [card for card in t.zones.cards[keepers_zone(seat)] if IS_FRIEND[card]]


def claimants(t: Table) -> tuple[list[Seat], bool]:
    """Who can claim the victory now, and whether the zombies can. §7.4"""
    if not t.goals:
        return [], False
    seats = [
        seat
        for seat in clockwise(Seat(0), t.seats)
        if not blocked(t, seat) and any(goal in DEMANDS and meets(t, seat, goal) for goal in t.goals)
    ]
    if ZOMBIE_VICTORY not in t.goals or not ungoal_met(t):
        return seats, False
    chief = boss(t)
    if chief is None or blocked(t, chief):
        return seats, True
    if chief not in seats:
        seats.append(chief)
    return seats, False


def is_free_action(source: Card) -> bool:
    """Whether a card has a free action: two New Rules, the Shotgun, and the other weapons by Weapon Bonus. §9"""
    return source in (ZOMBIE_SEASON, LOOK_OVER_THERE, SHOTGUN) or HAS_BURST[source]
