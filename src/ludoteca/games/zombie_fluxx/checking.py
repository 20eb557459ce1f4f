"""The invariants of Zombie Fluxx, for positions and for the laws."""

from __future__ import annotations

from ludoteca.games.zombie_fluxx.in_force import (
    goal_limit,
    hand_limit,
    is_free_action,
    repellent_owner,
    rule_in,
)
from ludoteca.games.zombie_fluxx.pieces import (
    BASIC_RULES,
    CARDS,
    CREEPERS,
    HAS_ZOMBIE_EDGE,
    KIND,
    NAMES,
    SLOT,
    Kind,
)
from ludoteca.games.zombie_fluxx.table import (
    BASIC,
    BOX,
    GOALS,
    LAST_TURN,
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
    if len(t.goals) > goal_limit(t) and not t.over:
        raise ValueError("there are more Goals in play than the rules allow")
    if (t.zones.cards[LIMBO] or t.zones.cards[SWAP]) and not t.over:
        raise ValueError("nothing lies in limbo between two steps")
    if (t.phase is Phase.OVER) != t.over or (t.result is Result.WON) != (t.winner is not None):
        raise ValueError("phase, result and winner do not fit together")
    if t.switches.without_zombies:
        for card in CARDS:
            if HAS_ZOMBIE_EDGE[card] and card not in t.zones.cards[BOX]:
                raise ValueError(f"{NAMES[card]} stays in the box in a match without zombies")
    if not t.over:
        _check_settled(t)
    _check_turn(t)


def _check_settled(t: Table) -> None:
    """Between two steps nothing is left that happens by itself. §4.3"""
    if t.eradicated or t.groaners:
        raise ValueError("eradicated and groaners are settled before a step ends")
    owner = repellent_owner(t)
    if owner is not None and t.zombie_cards(owner):
        raise ValueError(f"seat {owner} has the Zombie Repellent, so no zombie stays there")
    limit = hand_limit(t)
    if limit is not None and any(len(t.hand(seat)) > limit for seat in t.others(t.turn)):
        raise ValueError(f"out of turn nobody holds more than {limit} cards")


def _check_turn(t: Table) -> None:
    """How far a turn has come. §4.1"""
    if t.turns_in_a_row > t.turns or t.turns > LAST_TURN + 1:
        raise ValueError(f"a game has at most {LAST_TURN} turns, and no more of them in a row than in all")
    if t.phase in (Phase.BEFORE_DRAW, Phase.DRAW) and (t.draw_done or t.drawn or t.played):
        raise ValueError("nothing is drawn or played before the draw")
    if t.phase in (Phase.PLAY, Phase.LIMIT) and not t.draw_done:
        raise ValueError("the draw is done before cards are played")
    if len(set(t.used)) != len(t.used) or any(not is_free_action(card) for card in t.used):
        raise ValueError("used names sources of free actions, each once")
    if len(set(t.settled_goals)) != len(t.settled_goals) or any(
        KIND[card] not in (Kind.GOAL, Kind.UNGOAL) for card in t.settled_goals
    ):
        raise ValueError("settled_goals names Goals, each once")


def _only(t: Table, place: int, kinds: tuple[Kind, ...]) -> None:
    for card in t.zones.cards[place]:
        if KIND[card] not in kinds:
            raise ValueError(f"{NAMES[card]} cannot lie in {t.zones.layout.zones[place].name}")
