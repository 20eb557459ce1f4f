"""What a seat of Red Rising is advised: options are tried out in imagined worlds, to the end of the turn, and the tables judged.

A turn is judged as a whole: of the cards to be gained at its end the best is reckoned in. Tracks and time are judged as in the
search; the own hand is counted exactly, for which a search has no time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludoteca.facets.guide import Finish, Guide
from ludoteca.games.red_rising.asks import (
    ACT,
    BLOCK_THEFT,
    FROM_DECK,
    GAIN_FROM,
    LEAD,
    NAME_COLOURS,
    TAKE_ALL_BANISHED,
)  # fmt: skip
from ludoteca.games.red_rising.clauses import POINTS
from ludoteca.games.red_rising.ending import ENDINGS
from ludoteca.games.red_rising.flow import RULES
from ludoteca.games.red_rising.guide.favourites import favourites
from ludoteca.games.red_rising.guide.hand import PROMISE, REACH
from ludoteca.games.red_rising.guide.outlook import HIDDEN, automa_points_of, chances, near, result, tracks_of
from ludoteca.games.red_rising.guide.prospect import NOTHING, later_by, rounds_left
from ludoteca.games.red_rising.hand_search import value
from ludoteca.games.red_rising.pieces import (
    HAND_LIMIT,
    INFLUENCE_TOKENS,
    JUPITER,
    LUNA,
    MARS,
    House,
)  # fmt: skip
from ludoteca.games.red_rising.points import Standing, holds, tally_of
from ludoteca.games.red_rising.scoring import standing_of
from ludoteca.games.red_rising.table import FLEET_END, Phase, Table
from ludoteca.games.red_rising.tracks import excess
from ludoteca.games.red_rising.verbs import EVERYWHERE
from ludoteca.kernel.decision import Decision, Script
from ludoteca.kernel.luck import SEED_BYTES, Luck
from ludoteca.kernel.match import Match
from ludoteca.kernel.perspective import Perspective
from ludoteca.kernel.rules import Identity, Outcome
from ludoteca.kernel.zone import Cards

BYTE: Final = 256
WORLDS: Final = 2
"""How many worlds are imagined for a decision."""
FINALISTS: Final = 3
"""How many trials are repeated in every world."""
LEADS: Final = 5
"""How many cards of the hand are tried for deploying, scouting counted as one."""
WIDTH: Final = 16
"""How many options of any other question are tried."""
BREADTH: Final = 5
"""The first question within a trial is searched if it has no more options than this."""
DRAWN: Final = 2
"""How many cards of the deck are looked at to judge an unknown one."""
DIE: Final = 5.5
"""What a roll of the die is worth."""
HOUSE: Final = 2.0
"""What the ability of a house is worth that moves no track."""
AT_A_GLANCE: Final = (BLOCK_THEFT, NAME_COLOURS, TAKE_ALL_BANISHED)
"""Questions of which a trial would tell nothing, or take too long."""


def advise(perspective: Perspective, luck: Luck) -> int:
    """The place of the option that seems best to the seat."""
    if len(perspective.decision.options) == 1:
        return 0
    return Adviser(perspective, [_seed(luck) for _ in range(WORLDS)]).best()


def _seed(luck: Luck) -> bytes:
    """The seed of a world, to be imagined once for each trial."""
    return bytes([luck.below("worlds", BYTE) for _ in range(SEED_BYTES)])


class ThisTurn:
    """The rules of Red Rising as far as the end of a turn, and those of scoring: in a trial nobody else plays on."""

    @property
    def identity(self) -> Identity:
        """What the game is called and how it can be played."""
        return RULES.identity

    def blank(self, seats: int, options: Mapping[str, str], luck: Luck) -> Table:
        """A table with no card on it."""
        return RULES.blank(seats, options, luck)

    def setup(self, seats: int, options: Mapping[str, str], luck: Luck) -> Table:
        """A new table."""
        return RULES.setup(seats, options, luck)

    def next_step(self, table: Table) -> Script[None] | None:
        """The next step of the turn or of scoring, or None."""
        return None if table.phase in (Phase.ACT, Phase.AUTOMA) else RULES.next_step(table)

    def check(self, table: Table) -> None:
        """Raise ValueError if the table breaks an invariant of the game."""
        RULES.check(table)

    def outcome(self, table: Table) -> Outcome:
        """The result as if the game ended now."""
        return RULES.outcome(table)


THIS_TURN: Final = ThisTurn()


class Adviser:
    """The search for the best answer to one question."""

    __slots__ = ("perspective", "seeds", "me", "known")

    def __init__(self, perspective: Perspective, seeds: list[bytes]) -> None:
        self.perspective = perspective
        self.seeds = seeds
        self.me = perspective.seat
        self.known: dict[tuple[Cards, int, int, int, bool, int, float], float] = {}
        """What hands bring; the little that trials and worlds change on the locations is not minded."""

    def best(self) -> int:
        """The place of the best option: all are tried in one world, those that seem best in the others too."""
        world = self._world([], self.seeds[0])
        decision = world.decision(self.me)
        if decision.ask in AT_A_GLANCE:
            return favourites(world, decision, 1)[0]
        if decision.ask is GAIN_FROM and not decision.about:
            return self._gain(decision)
        found: list[tuple[float, int, list[int]]] = []
        for number, places in enumerate(_trials(world, decision)):
            found.append((self._outcome(places, self.seeds[0], 1), -number, places))
        found.sort(reverse=True)
        found = found[:FINALISTS]
        if [trial for trial in found if trial[2][0] != found[0][2][0]]:
            totals = [trial[0] for trial in found]
            for seed in self.seeds[1:]:
                for number, trial in enumerate(found):
                    totals[number] += self._outcome(trial[2], seed, 1)
            found = [(total, trial[1], trial[2]) for total, trial in zip(totals, found, strict=True)]
        return max(found)[2][0]

    def _gain(self, decision: Decision) -> int:
        """The place to gain from, without trial: only the deck holds surprises."""
        worths = [0.0] * len(decision.options)
        for seed in self.seeds:
            t: Table = self.perspective.imagine(Luck(seed)).table
            self.known.clear()
            for way in range(len(worths)):
                worths[way] += self.gain(t, decision.options[way])
        return worths.index(max(worths))

    def _world(self, places: list[int], seed: bytes) -> Match:
        """An imagined world in which these answers have been given and nobody else plays on."""
        world = self.perspective.imagine(Luck(seed))
        world.rules = THIS_TURN
        world.run_out()
        for place in places:
            question = world.question
            assert isinstance(question, Decision)
            world.take(question, place)
        return world

    def _outcome(self, places: list[int], seed: bytes, depth: int) -> float:
        """What a world is worth once the turn is over; the next questions, so many deep, are answered as well as can be."""
        world = self._world(places, seed)
        floor = NOTHING
        while isinstance(world.question, Decision):
            question = world.question
            t: Table = world.table
            ways = len(question.options)
            if question.seat != self.me:
                if t.phase is Phase.ABILITIES or question.ask in (LEAD, ACT):
                    break
                place = favourites(world, question, 1)[0]
            elif question.ask is GAIN_FROM and t.phase is Phase.GAIN:
                return max(floor, max([self.gain(t, question.options[way]) for way in range(ways)]))
            elif depth and ways <= BREADTH:
                depth -= 1
                place = ways - 1
                # The last way is gone in this world, all others in worlds of their own.
                for way in range(place):
                    floor = max(floor, self._outcome([*places, way], seed, depth))
            else:
                place = favourites(world, question, 1)[0]
            places = [*places, place]
            world.take(question, place)
        return max(floor, self.worth(world.table, world.table.hand(self.me), 0.0))

    # -- tables ------------------------------------------------------------------------------------

    def worth(self, t: Table, hand: Cards, more: float) -> float:
        """How far I am ahead with this hand and so much more, the less is sure the less."""
        me = self.me
        left = rounds_left(t)
        later = later_by(left)
        own = self._settled(t, hand, later) + t.hacked[me] + tracks_of(t, me, later)
        rival = NOTHING
        for side in t.opponents(me):
            held = len(t.hand(side))
            hidden = automa_points_of(t, side, 0.0) if t.is_automa(side) else HIDDEN * min(held, HAND_LIMIT)
            rival = max(rival, hidden + tracks_of(t, side, later))
        root: float = (1.0 + left) ** 0.5
        return (own + more - rival) / root

    def gain(self, t: Table, place: int) -> float:
        """What the table is worth after a gain. §4.1"""
        me = self.me
        hand = t.hand(me)
        if place == FROM_DECK:
            drawn = t.deck[-DRAWN:]
            return sum([self.worth(t, (*hand, card), DIE) for card in drawn]) / len(drawn)
        before = (t.helium[me], t.fleet[me], t.influence[me], t.sovereign)
        step = House.JUPITER if place == JUPITER else House.MARS if place == MARS else House.DIANA
        if place == LUNA:
            t.sovereign = me
            step = t.houses[me]
        more = 0.0
        if step is House.JUPITER:
            t.fleet[me] = min(FLEET_END, t.fleet[me] + 1)
        elif step is House.MARS:
            t.helium[me] += 1
        elif step is House.DIANA:
            t.influence[me] = min(INFLUENCE_TOKENS, t.influence[me] + 1)
        else:
            more = HOUSE
        worth = self.worth(t, (*hand, t.pile(place)[-1]), more)
        t.helium[me], t.fleet[me], t.influence[me], t.sovereign = before
        return worth

    # -- hands -------------------------------------------------------------------------------------

    def _settled(self, t: Table, hand: Cards, later: float) -> float:
        """What my hand brings; House Ceres parts with the worst card. §5.4"""
        if t.houses[self.me] is not House.CERES or t.phase is Phase.OVER or not hand:
            return self._points(t, hand, later)
        return max([self._points(t, hand[:place] + hand[place + 1 :], later) for place in range(len(hand))])

    def _points(self, t: Table, hand: Cards, later: float) -> float:
        """What these cards bring, and part of what they promise. §8"""
        standing = standing_of(t, self.me, hand)
        key = (
            hand, standing.helium, standing.fleet, standing.influence, standing.sovereign,
            len(standing.banished), later,
        )  # fmt: skip
        found = self.known.get(key)
        if found is None:
            found = float(value(standing) + excess(len(hand)))
            if t.phase not in (Phase.ABILITIES, Phase.OVER):
                for card in hand:
                    if card in ENDINGS:
                        found += ENDINGS[card].promise(standing)
            found += later * PROMISE * _promised(standing)
            self.known[key] = found
        return found


def _trials(world: Match, decision: Decision) -> list[list[int]]:
    """The answers to try first: a card to deploy is tried at every location."""
    if decision.ask is not LEAD:
        return [[place] for place in favourites(world, decision, WIDTH)]
    trials: list[list[int]] = []
    for place in favourites(world, decision, LEADS):
        if decision.options[place] is None:
            trials.append([place])
        else:
            trials += [[place, at] for at in EVERYWHERE]
    return trials


def _promised(standing: Standing) -> float:
    """What clauses would bring that one more card may make hold, by how likely it is to come by."""
    tally = tally_of(standing.hand, {}, {})
    promised = 0.0
    for place, card in enumerate(standing.hand):
        for number, clause in enumerate(POINTS[card]):
            open_to_more = clause.points > 0 and not clause.counts and clause.condition.makes != 0
            if open_to_more and not holds(clause.condition, place, standing, tally):
                promised += clause.points * REACH[card][number]
    return promised


GUIDE: Final = Guide(
    favourites,
    chances,
    # To the end, but for large tables.
    horizon=100,
    width=6,
    advise=advise,
    finish=Finish(near, result),
)
