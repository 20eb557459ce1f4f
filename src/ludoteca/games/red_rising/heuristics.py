"""Heuristics of Red Rising: options are tried out in imagined worlds, to the end of the turn, and the tables are judged.

A turn is judged as a whole: of the cards to be gained at its end the best is reckoned in. Judged is how likely a seat is
to win: by how many points it is ahead, and how much may still change.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from ludoteca.games.red_rising.asks import (
    ACT,
    BLOCK_THEFT,
    GAIN_FROM,
    LEAD,
    NAME_COLOURS,
    TAKE_ALL_BANISHED,
)  # fmt: skip
from ludoteca.games.red_rising.flow import RULES
from ludoteca.games.red_rising.heuristics_worth import WEIGHTS, Judge, Weights
from ludoteca.games.red_rising.pieces import COLOUR
from ludoteca.games.red_rising.table import Phase, Table
from ludoteca.games.red_rising.verbs import EVERYWHERE
from ludoteca.kernel.decision import Decision, Script, Some
from ludoteca.kernel.luck import SEED_BYTES, Luck
from ludoteca.kernel.match import Match
from ludoteca.kernel.perspective import Perspective
from ludoteca.kernel.rules import Identity, Outcome

BYTE: Final = 256
LARGE: Final = 1e6
"""More than any table is worth."""
PATIENCE: Final = 40
"""After so many questions a trial is judged as it stands."""


def advise(perspective: Perspective, luck: Luck) -> int:
    """The place of the option that seems best to the seat."""
    return advise_by(WEIGHTS, perspective, luck)


def advise_by(weights: Weights, perspective: Perspective, luck: Luck) -> int:
    """The same with other weights, for whoever tunes them."""
    seeds = [_seed(luck) for _ in range(weights.worlds)]
    return Adviser(weights, perspective, seeds).best()


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


class Trial:
    """What came of some answers, tried out: the answers, and what they were worth."""

    __slots__ = ("places", "worth")

    def __init__(self, places: list[int], worth: float) -> None:
        self.places = places
        self.worth = worth


class Adviser:
    """The search for the best answer to one question."""

    __slots__ = ("weights", "perspective", "seeds", "me", "judge")

    def __init__(self, weights: Weights, perspective: Perspective, seeds: list[bytes]) -> None:
        self.weights = weights
        self.perspective = perspective
        self.seeds = seeds
        self.me = perspective.seat
        self.judge = Judge(weights, self.me)

    def best(self) -> int:
        """The place of the best option: all are tried in one world, those that seem best in the others too."""
        decision = self.perspective.decision
        ready = self._without_trial(decision)
        if ready is not None:
            return ready
        trials: list[Trial] = []
        for place in self._candidates(decision):
            trials += self._trials([place], self.seeds[0])
        trials.sort(key=_worth, reverse=True)
        trials = trials[: self.weights.finalists]
        if [trial for trial in trials if trial.places[0] != trials[0].places[0]]:
            for seed in self.seeds[1:]:
                self.judge.known.clear()
                for trial in trials:
                    trial.worth += self._outcome(trial.places, seed, 1)
        return max(trials, key=_worth).places[0]

    def _without_trial(self, decision: Decision) -> int | None:
        """The answer where trying out would tell nothing or take too long."""
        if decision.ask is BLOCK_THEFT:
            return 0
        if decision.ask is GAIN_FROM and len(decision.about) == 0:
            return self._gain(decision.options)
        if decision.ask is NAME_COLOURS or decision.ask is TAKE_ALL_BANISHED:
            return self._some(decision, cast(Some, decision.options))
        return None

    def _gain(self, places: Sequence[int]) -> int:
        """The place to gain from, without trial: only the deck holds surprises."""
        worths = [0.0] * len(places)
        for seed in self.seeds:
            t: Table = self.perspective.imagine(Luck(seed)).table
            self.judge.known.clear()
            for way, place in enumerate(places):
                worths[way] += self.judge.gain(t, place)
        return worths.index(max(worths))

    def _some(self, decision: Decision, options: Some) -> int:
        """Of colours those of which most cards are unseen; of banished cards those that score best."""
        t: Table = self.perspective.imagine(Luck(self.seeds[0])).table
        items = options.items
        if decision.ask is NAME_COLOURS:
            left = [COLOUR[card] for card in t.deck]
            order = sorted(range(len(items)), key=lambda index: -left.count(items[index]))
            place = options.place(sorted(order[: options.at_least]))
            assert place is not None
            return place
        assert decision.ask is TAKE_ALL_BANISHED
        return self.judge.best_to_take(t, options)

    def _candidates(self, decision: Decision) -> list[int]:
        """The places of the options worth a trial: of the cards to deploy those that the hand can best do without."""
        places = list(range(len(decision.options)))
        if decision.ask is LEAD and len(places) > self.weights.leads:
            t: Table = self.perspective.imagine(Luck(self.seeds[0])).table
            return self.judge.dispensable(t, decision.options)
        return places

    def _trials(self, places: list[int], seed: bytes) -> list[Trial]:
        """The trials that begin with an answer: a card to deploy is tried at every location."""
        decision = self.perspective.decision
        if decision.ask is LEAD and decision.options[places[0]] is not None:
            return [Trial([*places, at], self._outcome([*places, at], seed, 1)) for at in EVERYWHERE]
        return [Trial(places, self._outcome(places, seed, 1))]

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
        floor = -LARGE
        for _ in range(PATIENCE):
            question = world.question
            if not isinstance(question, Decision):
                break
            t: Table = world.table
            ways = len(question.options)
            place = ways - 1
            if question.seat != self.me:
                if t.phase is Phase.ABILITIES or question.ask in (LEAD, ACT):
                    break
            elif question.ask is GAIN_FROM and t.phase is Phase.GAIN:
                return max(floor, self.judge.best_gain(t, question.options))
            elif depth and ways <= self.weights.breadth:
                depth -= 1
                # The last way is gone in this world, all others in worlds of their own.
                for way in range(place):
                    floor = max(floor, self._outcome([*places, way], seed, depth))
            else:
                place = self.judge.by_rote(t, question)
            places = [*places, place]
            world.take(question, place)
        return max(floor, self.judge.worth(world.table))


def _worth(trial: Trial) -> float:
    return trial.worth
