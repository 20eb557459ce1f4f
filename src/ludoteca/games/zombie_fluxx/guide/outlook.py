"""What a match promises to each seat: how likely it is to win in its next turn, and in a later one.

The turns to come are gone through in their order: whoever strikes first has won. What a seat needs and does not hold
counts by how much of it lies in the draw pile, not by where it lies there.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ludoteca.games.zombie_fluxx.guide.standing import (
    GOALS,
    KILLED,
    Standings,
    bits_of,
    helping,
    ones,
    short_of,
)
from ludoteca.games.zombie_fluxx.in_force import blocked, boss, draw_number, play_number
from ludoteca.games.zombie_fluxx.pieces import (
    ALL,
    KIND,
    NUMBERS,
    UNGOAL_CARDS,
    ZOMBIE_VICTORY,
    Kind,
)
from ludoteca.games.zombie_fluxx.table import DECK, Result, Table
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat

STEAL: Final = NUMBERS["steal-a-keeper"]
EXCHANGE: Final = NUMBERS["exchange-keepers"]
FEW: Final = 8
"""With fewer cards than that in the draw pile, the discard pile will soon be drawn from."""
MOST: Final = 4
"""More plays or draws than that in a turn hardly count."""
OUTS_OF: Final = 10.0
"""Cards that would help are counted among so many of the draw pile."""

# The signs: any turn; a victory ready with a Goal in play, and with one in the hand; one that takes more plays or kills;
# cards that would make it ready, and such that would take more plays; plays, draws, Actions to play; Keepers; zombies.
NOW: Final[list[float]] = [-3.15, 2.44, 2.74, 0.45, 0.02, 0.0, 0.06, 0.3, 0.43, 0.21, -0.07]
SOON: Final[list[float]] = [-3.06, 0.6, 0.22, 0.0, 0.67, 0.0, 0.04, 0.51, 0.04, 0.12, -0.04]
LATER: Final[list[float]] = [-3.55, 0.0, 2.72, 1.03, 0.6, 1.2, 0.0, 0.0, 0.0, 0.27, 0.06]
"""What each sign counts for a victory in what remains of this turn, in the next own turn, and in each turn after that.

Fitted to a thousand matches of two seats that greedy played against itself: log loss 0.66 there, 0.68 in other such
matches, where 0.69 knows nothing.
"""
ZOMBIES_NEAR: Final = 0.3
"""How likely the zombies win in a turn if their Goal is in play and hardly anything is lacking."""
ZOMBIES_DECAY: Final = 0.5
"""What remains of that for each zombie card that is lacking."""


class Pool:
    """What may still be drawn."""

    __slots__ = ("bits", "size", "goals")

    def __init__(self, t: Table) -> None:
        cards = t.zones.cards[DECK]
        if len(cards) < FEW:
            cards += t.discard_pile
        self.bits = bits_of(cards)
        self.size = max(len(cards), 1)
        self.goals = [card for card in cards if KIND[card] is Kind.GOAL]


class Routes:
    """The ways of one seat to a victory with at most one card that it does not hold yet."""

    __slots__ = ("costs", "in_play", "sure", "chance", "keepers", "zombies", "hand", "actions")

    def __init__(self, standings: Standings, pool: Pool, seat: Seat) -> None:
        t = standings.t
        hand = t.hand(seat)
        bits = standings.seats[seat].bits
        self.keepers = ones(bits)
        self.zombies = standings.seats[seat].cards
        self.hand = len(hand)
        self.actions = len([card for card in hand if KIND[card] is Kind.ACTION])
        self.costs: list[int] = []
        """How many cards must be played for it."""
        self.in_play: list[bool] = []
        """Whether the Goal is in play already."""
        self.sure: list[bool] = []
        """Whether no card is lacking."""
        self.chance: list[float] = []
        """What the zombies leave of it; times the cards that would help, if one is lacking."""
        both = bits | bits_of(hand)
        stolen = _theirs(standings, seat) if STEAL in hand or EXCHANGE in hand else 0
        for goal in GOALS:
            in_play = goal in t.goals
            held = in_play or goal in hand
            if not held and goal not in pool.goals:
                continue
            short = short_of(goal, bits)
            lacking = short_of(goal, both) if short else 0
            if lacking and stolen & helping(goal, both):
                lacking -= 1
            if lacking + (0 if held else 1) > 1:
                continue
            chance = standings.ease(seat, goal)
            if lacking:
                chance *= ones(helping(goal, both) & pool.bits)
            self.costs.append(short if in_play else short + 1)
            self.in_play.append(in_play)
            self.sure.append(held and not lacking)
            self.chance.append(chance)

    def signs(self, pool: Pool, plays: int, draws: int) -> list[float]:
        """What tells how near the victory is in a turn with so many plays and draws."""
        plays = min(plays, self.hand + draws)
        ready_in_play = ready_in_hand = late = outs = far = 0.0
        for place in range(len(self.costs)):
            chance = self.chance[place]
            enough = self.costs[place] <= plays
            if not self.sure[place]:
                if enough:
                    outs += chance
                else:
                    far += chance
            elif not enough or chance < KILLED:
                late = max(late, chance)
            elif self.in_play[place]:
                ready_in_play = 1.0
            else:
                ready_in_hand = 1.0
        share = OUTS_OF / pool.size
        return [
            1.0,
            ready_in_play,
            ready_in_hand,
            late,
            outs * share,
            far * share,
            float(min(plays, MOST)),
            float(min(draws, MOST)),
            float(min(plays, self.actions)),
            float(self.keepers),
            float(self.zombies),
        ]


def _theirs(standings: Standings, seat: Seat) -> int:
    """The Keepers that lie in front of all others."""
    bits = 0
    for other in range(len(standings.seats)):
        if other != seat:
            bits |= standings.seats[other].bits
    return bits


def hazard(weights: list[float], found: list[float]) -> float:
    """The chance that a seat with these signs wins in a turn."""
    total = 0.0
    for place in range(len(weights)):
        total += weights[place] * found[place]
    return 1.0 / (1.0 + exp(-total))


def zombie_hazard(standings: Standings) -> float:
    """The chance that the zombies win in a turn."""
    if ZOMBIE_VICTORY not in standings.t.goals:
        return 0.0
    counts = [one.cards for one in standings.seats]
    lacking = max(0, UNGOAL_CARDS - sum(counts)) + counts.count(0)
    near: float = ZOMBIES_NEAR * ZOMBIES_DECAY**lacking
    return near


def chances(match: Match) -> list[float]:
    """What each seat may expect of the match: 1 for the winner, nothing for anybody if the zombies win."""
    t: Table = match.table
    if t.over:
        if t.result is Result.WON:
            return [1.0 if t.winner == seat else 0.0 for seat in range(t.seats)]
        return [0.0 if t.result is Result.ZOMBIES else 1.0 / t.seats for _ in range(t.seats)]
    standings = Standings(t)
    pool = Pool(t)
    now = 0.0
    soon: list[float] = []
    later: list[float] = []
    for number in range(t.seats):
        seat = Seat(number)
        routes = Routes(standings, pool, seat)
        plays, draws = play_number(t, seat), draw_number(t, seat)
        found = routes.signs(pool, plays, draws)
        soon.append(hazard(SOON, found))
        later.append(hazard(LATER, found))
        if seat == t.turn:
            plays = plays if plays == ALL else plays - t.played
            draws = 0 if t.draw_done else draws
            if min(plays, routes.hand + draws) > 0:
                now = hazard(NOW, routes.signs(pool, plays, draws))
    return _in_turn(t, now, soon, later, zombie_hazard(standings))


def _in_turn(t: Table, now: float, soon: list[float], later: list[float], zombies: float) -> list[float]:
    """Who wins if everybody in turn strikes with these chances: now, in the next turns, and in all later ones."""
    won = [0.0 for _ in soon]
    won[t.turn] = now
    going_on = 1.0 - now
    order = [t.left_of(seat) for seat in t.everybody()]
    if zombies:
        chief = boss(t)
        if chief is not None and not blocked(t, chief):
            won[chief] += going_on * zombies
        going_on *= 1.0 - zombies
    for seat in order:
        won[seat] += going_on * soon[seat]
        going_on *= 1.0 - soon[seat]
    shares = [0.0 for _ in soon]
    left = 1.0
    for seat in order:
        shares[seat] = left * later[seat]
        left *= 1.0 - later[seat]
    for seat in order:
        won[seat] += going_on * shares[seat] / (1.0 - left)
    return won
