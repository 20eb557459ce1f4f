"""The invariants of Zombie Fluxx, for positions and for the laws."""

from __future__ import annotations

from ludoteca.games.zombie_fluxx.force import rule_in
from ludoteca.games.zombie_fluxx.pieces import BASIC_RULES, CREEPERS, DOUBLE_AGENDA, KIND, NAMES, SLOT, Kind
from ludoteca.games.zombie_fluxx.table import (
    BASIC,
    GOALS,
    LIMBO,
    MOST_SEATS,
    RULES_IN_PLAY,
    SWAP,
    Phase,
    Result,
    Table,
    creepers_zone,
    draw_three_zone,
    draw_two_zone,
    gifts_zone,
    keepers_zone,
)  # fmt: skip
from ludoteca.kernel.seat import Seat, clockwise


def check(t: Table) -> None:
    """Raise ValueError if the table breaks an invariant of the game."""
    seats = clockwise(Seat(0), t.seats)
    if not 0 <= t.turn < t.seats or (t.winner is not None and not 0 <= t.winner < t.seats):
        raise ValueError(f"turn and winner are seats from 0 to {t.seats - 1}")
    if not 0 <= t.joining <= MOST_SEATS - t.seats:
        raise ValueError(f"nobody, or as many as find a seat, are joining: not {t.joining}")
    if t.zones.cards[BASIC] != (BASIC_RULES,):
        raise ValueError("the Basic Rules always lie in the middle")
    _only(t, RULES_IN_PLAY, (Kind.NEW_RULE,))
    _only(t, GOALS, (Kind.GOAL, Kind.UNGOAL))
    for seat in seats:
        _only(t, keepers_zone(seat), (Kind.KEEPER,))
        _only(t, creepers_zone(seat), (Kind.CREEPER,))
        if any(card in CREEPERS for card in t.hand(seat)):
            raise ValueError(f"seat {seat} holds a Creeper; Creepers are laid down at once")
        for place in (draw_two_zone(seat), draw_three_zone(seat), gifts_zone(seat)):
            if t.zones.cards[place] and not t.over:
                raise ValueError("cards drawn by an Action do not lie aside between two steps")
    for rule in t.rules:
        if rule_in(t, SLOT[rule]) != rule:
            raise ValueError(f"two New Rules govern the same matter as {NAMES[rule]}")
    if len(t.goals) > (2 if t.in_force(DOUBLE_AGENDA) else 1) and not t.over:
        raise ValueError("there are more Goals in play than the rules allow")
    if (t.zones.cards[LIMBO] or t.zones.cards[SWAP]) and not t.over:
        raise ValueError("nothing lies in limbo between two steps")
    if (t.phase is Phase.OVER) != t.over or (t.result is Result.WON) != (t.winner is not None):
        raise ValueError("phase, result and winner do not fit together")


def _only(t: Table, place: int, kinds: tuple[Kind, ...]) -> None:
    for card in t.zones.cards[place]:
        if KIND[card] not in kinds:
            raise ValueError(f"{NAMES[card]} cannot lie in {t.zones.layout.zones[place].name}")
