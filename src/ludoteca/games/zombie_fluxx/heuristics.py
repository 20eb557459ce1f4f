"""Heuristics of Zombie Fluxx: how far everybody is from a victory, and what an answer changes about that.

Every option is tried out by the rules themselves, in worlds that the seat has imagined; the truth is out of reach.
The same worlds serve all options, so that they are compared with the same luck.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ludoteca.facets.weights import load_weights
from ludoteca.games.zombie_fluxx.asks import (
    CALL_DRAW,
    FLEE_TO,
    GIVE,
    GROAN,
    KEEP_TO_LIMIT,
    KEEPER,
    KILL,
    LOSE_KEEPER,
    LURE,
    LURE_TO,
    MOVE,
    NEW_RULE,
    NEW_RULES,
    OPPONENT,
    OWN_KEEPER,
    PLAY_AGAIN,
    PLAY_DRAWN,
    REPEL_TO,
    TAX,
    ZOMBIE,
    Groan,
    Vote,
)  # fmt: skip
from ludoteca.games.zombie_fluxx.force import blocked, meets, play_number, sleeps
from ludoteca.games.zombie_fluxx.pieces import (
    CARDS,
    DEMANDS,
    FIGURE,
    HAS_BURST,
    IS_FRIEND,
    IS_WEAPON,
    KIND,
    SHOTGUN,
    SONIC_TRANQUILIZER,
    UNGOAL_CARDS,
    WEAPON_BONUS,
    ZOMBIE_REPELLENT,
    ZOMBIE_SEASON,
    ZOMBIE_VICTORY,
    ZOMBIES,
    ZOMBIES_AINT_SO_BAD,
    Demand,
    Kind,
)  # fmt: skip
from ludoteca.games.zombie_fluxx.table import Result, Table, creepers_zone
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Decision, OrPass, Some
from ludoteca.kernel.luck import SEED_BYTES, Luck
from ludoteca.kernel.match import Match
from ludoteca.kernel.perspective import Perspective
from ludoteca.kernel.seat import Seat

PATIENCE: Final = 24
"""How many questions are answered by rote before a trial is judged as it stands."""
WIN: Final = 1000.0
BYTE: Final = 256


@dataclass(frozen=True)
class Weights:
    """How the bot judges; the numbers are in heuristics.json."""

    worlds: int
    """In how many worlds each option is tried."""
    near: float
    """What it is worth to lack nothing for a Goal in play."""
    decay: float
    """What remains of that for each thing that is lacking."""
    spite: float
    """How much it counts how near the others are."""
    plan: float
    """The part that a Goal in hand counts of what it would count in play."""
    ready: float
    """What a Goal in hand is worth that wins as soon as it is played."""
    in_hand: float
    """How much is lacking of a Keeper that is still in hand."""
    chance: float
    """What each Goal is worth that would win if anybody played it."""
    lost: float
    """How bad it is if the zombies win, beside another player."""
    keeper: float
    """What a Keeper in play is worth, whatever the Goal is; a device against zombies counts twice."""
    zombie: float
    """What it costs to have a zombie."""
    card: float
    """What a card in hand is worth."""


WEIGHTS: Final[Weights] = load_weights("ludoteca.games.zombie_fluxx", Weights)

WANTED: Final[list[int]] = [
    len([goal for goal in DEMANDS if card in DEMANDS[goal].keepers]) + (3 if IS_FRIEND[card] else 0)
    for card in CARDS
]
"""In how many Goals each Keeper serves."""


def advise(perspective: Perspective, luck: Luck) -> int:
    """The place of the option that seems best to the seat."""
    return advise_by(WEIGHTS, perspective, luck)


def advise_by(weights: Weights, perspective: Perspective, luck: Luck) -> int:
    """The same with other weights, for whoever tunes them."""
    decision = perspective.decision
    seat = perspective.seat
    seeds = [_seed(luck) for _ in range(weights.worlds)]
    judge = Judge(weights, seat)
    if _by_rote(decision):
        return judge.rote(perspective.imagine(Luck(seeds[0])).table, decision)
    options: list[Any] = _candidates(decision)
    best, best_worth = 0, 0.0
    for number, option in enumerate(options):
        worth = 0.0
        for seed in seeds:
            world = perspective.imagine(Luck(seed))
            world.answer(seat, option)
            worth += judge.outcome(world)
        if number == 0 or worth > best_worth:
            best, best_worth = number, worth
    place = decision.place(options[best])
    assert place is not None
    return place


def _seed(luck: Luck) -> bytes:
    """The seed of a world, to be imagined once for each option."""
    return bytes([luck.below("worlds", BYTE) for _ in range(SEED_BYTES)])


def _by_rote(decision: Decision) -> bool:
    """Whether trying out would tell nothing: what is given away, discarded or said."""
    return decision.ask in (KEEP_TO_LIMIT, TAX, GIVE, LOSE_KEEPER, GROAN, CALL_DRAW)


def _candidates(decision: Decision) -> list[Any]:
    """The options to try; of several cards only those taken alone."""
    options = decision.options
    if isinstance(options, Some):
        return [(item,) for item in options.items]
    return list(options)


class Judge:
    """The judgement of one seat."""

    __slots__ = ("weights", "me")

    def __init__(self, weights: Weights, me: Seat) -> None:
        self.weights = weights
        self.me = me

    # -- trying out --------------------------------------------------------------------------------

    def outcome(self, world: Match) -> float:
        """What a world is worth once everything that follows from the answer has happened."""
        for _ in range(PATIENCE):
            pending = world.pending
            if not pending:
                break
            seat = min(pending)
            decision = pending[seat]
            if decision.ask is MOVE:
                break
            world.take(decision, Judge(self.weights, seat).rote(world.table, decision))
        return self.worth(world.table)

    def worth(self, t: Table) -> float:
        """What a table is worth to me."""
        if t.over:
            if t.result is Result.WON:
                return WIN if t.winner == self.me else -WIN
            return -WIN * self.weights.lost if t.result is Result.ZOMBIES else -WIN / 5
        weights = self.weights
        worth = self._closeness(t, self.me, t.goals) + self._plans(t)
        threat = 0.0
        for other in t.others(self.me):
            threat += self._closeness(t, other, t.goals) + self._standing(t, other)
        worth += self._standing(t, self.me) - weights.spite * threat / max(1, t.seats - 1)
        if ZOMBIE_VICTORY in t.goals:
            worth -= self._ungoal(t)
        return worth

    def _closeness(self, t: Table, seat: Seat, goals: tuple[Card, ...]) -> float:
        """How near a seat is to the nearest of some Goals."""
        nearest = 0.0
        for goal in goals:
            if goal in DEMANDS:
                near = self.weights.near * _power(self.weights.decay, self.distance(t, seat, goal))
                nearest = max(nearest, near)
        return nearest

    def _plans(self, t: Table) -> float:
        """What the Goals in my hand promise."""
        best = 0.0
        due = t.turn == self.me and t.played < play_number(t, self.me)
        for goal in t.hand(self.me):
            if goal not in DEMANDS:
                continue
            if meets(t, self.me, goal) and not blocked(t, self.me):
                return self.weights.ready * (2.0 if due else 1.0)
            near = self.weights.near * _power(self.weights.decay, self.distance(t, self.me, goal))
            best = max(best, near * self.weights.plan)
        return best

    def _standing(self, t: Table, seat: Seat) -> float:
        """What a seat has in play and in hand, whatever the Goal is."""
        weights = self.weights
        worth = weights.card * min(len(t.hand(seat)), 8)
        for keeper in t.keepers(seat):
            worth += weights.keeper + 0.3 * WANTED[keeper]
            if keeper in (SHOTGUN, ZOMBIE_REPELLENT, SONIC_TRANQUILIZER):
                worth += weights.keeper
        if not blocked(t, seat):
            buried = t.discard_pile
            for goal in DEMANDS:
                if goal not in buried and meets(t, seat, goal):
                    worth += weights.chance
        return worth - weights.zombie * t.zombies(seat)

    def _ungoal(self, t: Table) -> float:
        """How near the zombies are to their victory."""
        counts = [len(t.zombie_cards(Seat(seat))) for seat in range(t.seats)]
        lacking = max(0, UNGOAL_CARDS - sum(counts)) + counts.count(0)
        return self.weights.near * _power(0.6, float(lacking))

    def distance(self, t: Table, seat: Seat, goal: Card) -> float:
        """How much a seat lacks for a Goal; what I hold myself is lacking in part only."""
        demand = DEMANDS[goal]
        keepers = t.keepers(seat)
        mine = seat == self.me
        held = [card for card in t.hand(seat) if KIND[card] is Kind.KEEPER] if mine else []
        lacking = 0.0
        for card in demand.keepers:
            if card not in keepers:
                lacking += self.weights.in_hand if card in held else 1.0
        lacking += self._short(demand.friends_min, IS_FRIEND, keepers, held)
        lacking += self._short(demand.bursts_min, HAS_BURST, keepers, held)
        lacking += self._short(demand.weapons_min, IS_WEAPON, keepers, held)
        if len([card for card in keepers if IS_FRIEND[card]]) > demand.friends_max:
            lacking += 1.5
        return lacking + self._zombies_lacking(t, seat, demand)

    def _short(self, least: int, has: list[bool], keepers: list[Card], held: list[Card]) -> float:
        """How many Keepers of a kind are missing."""
        short = least - len([card for card in keepers if has[card]])
        if short <= 0:
            return 0.0
        near = min(short, len([card for card in held if has[card]]))
        return short - near + near * self.weights.in_hand

    def _zombies_lacking(self, t: Table, seat: Seat, demand: Demand) -> float:
        """How far the zombies are from what a Goal demands."""
        own = t.zombies(seat)
        lacking = 0.35 * max(0, demand.zombies_min - own)
        figures = [FIGURE[card] for card in t.zones.cards[creepers_zone(seat)]]
        lacking += len([figure for figure in demand.figures if figure not in figures])
        overlooked = ZOMBIES_AINT_SO_BAD in demand.waived_by and t.in_force(ZOMBIES_AINT_SO_BAD)
        if demand.no_zombies and own and not overlooked and not sleeps(t, seat):
            armed = t.has(seat, SHOTGUN) or t.in_force(ZOMBIE_SEASON) or t.in_force(WEAPON_BONUS)
            lacking += (0.2 if armed else 0.5) + 0.25 * len(t.zombie_cards(seat))
        if blocked(t, seat):
            lacking += 0.6
        for other in t.others(seat):
            count = t.zombies(other)
            if count < demand.others_min or count > demand.others_max:
                lacking += 0.6
        return lacking

    # -- answering by rote -------------------------------------------------------------------------

    def rote(self, t: Table, decision: Decision) -> int:
        """The place of a sensible answer, found without trying anything out."""
        options = decision.options
        if isinstance(options, Some):
            return self._some(t, decision, options)
        if isinstance(options, OrPass) and decision.ask is not GIVE:
            return len(options) - 1
        best, best_liking = 0, 0.0
        for place in range(len(options)):
            option: Any = options[place]
            liking = 0.0 if option is None else self._liking(t, decision, option)
            if place == 0 or liking > best_liking:
                best, best_liking = place, liking
        return best

    def _some(self, t: Table, decision: Decision, options: Some) -> int:
        """The fewest of the cards that are allowed, those that are worth least."""
        worths = [self.card_worth(t, card) for card in options.items]
        order = sorted(range(len(worths)), key=lambda index: worths[index])
        place = options.place(sorted(order[: options.at_least]))
        assert place is not None
        return place

    def _liking(self, t: Table, decision: Decision, option: Any) -> float:
        """How much I like an option."""
        ask = decision.ask
        if ask is GROAN:
            return 1.0 if option is Groan.GROAN else 0.0
        if ask is CALL_DRAW:
            return 1.0 if option is Vote.GO_ON else 0.0
        if ask in (FLEE_TO, LURE_TO, REPEL_TO, OPPONENT):
            seat: Seat = option
            return self._closeness(t, seat, t.goals) + self._standing(t, seat)
        if ask in (KILL, LURE, ZOMBIE):
            zombie: Card = option
            return ZOMBIES[zombie] + (10.0 if t.holder(zombie) == self.me else 0.0)
        if ask is KEEPER:
            keeper: Card = option
            return self.card_worth(t, keeper) - (100.0 if t.holder(keeper) == self.me else 0.0)
        if ask in (PLAY_DRAWN, PLAY_AGAIN, NEW_RULE, NEW_RULES):
            chosen: Card = option
            return self.card_worth(t, chosen)
        if ask in (TAX, GIVE, LOSE_KEEPER, OWN_KEEPER):
            given: Card = option
            return -self.card_worth(t, given)
        return 0.0

    def card_worth(self, t: Table, card: Card) -> float:
        """What a card is worth to me, in hand or in play."""
        kind = KIND[card]
        if kind is Kind.GOAL:
            if meets(t, self.me, card) and not blocked(t, self.me):
                return self.weights.ready
            return 2.0 + 20.0 * _power(0.4, self.distance(t, self.me, card))
        if kind is Kind.KEEPER:
            worth = 5.0 + 0.5 * WANTED[card]
            goals = [goal for goal in (*t.goals, *t.hand(self.me)) if goal in DEMANDS]
            worth += 8.0 * len([goal for goal in goals if card in DEMANDS[goal].keepers])
            return worth
        if kind is Kind.ACTION:
            return 5.0
        return 3.0 if kind is Kind.NEW_RULE else 0.0


def _power(base: float, exponent: float) -> float:
    """A power, as a float whatever the compiler thinks of it."""
    power: float = base**exponent
    return power
