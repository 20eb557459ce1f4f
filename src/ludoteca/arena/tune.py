"""Tuning: better weights for the heuristics of a game, found by playing.

The optimiser is CMA-ES, which is made for noisy measurements: it draws candidates around the weights it thinks best,
learns from how they rank, and moves on. Weights are tuned by factors, so that none changes its sign. A candidate scores
by its matches against the weights in use; within a generation all play the same deals, with every seating and the same
luck. What comes out is measured anew, on deals that nobody has seen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp
from typing import Any

from ludoteca.arena.deal import PlayedDeal, Records
from ludoteca.arena.report.words import percent, percents
from ludoteca.arena.schedule import Entrant, Fixture, Schedule, schedule, seatings
from ludoteca.arena.statistics import Clusters, Figure
from ludoteca.arena.tournament import Progress
from ludoteca.arena.workers import Local
from ludoteca.bots.weighed import spelt, weights_of
from ludoteca.kernel.luck import seed_from

CURRENT = "greedy"
CHECKED = 3
"""One match in so many is kept for measuring what came out."""
DEALS = 4
"""So many deals a candidate plays: more candidates tell more than more deals of each."""
CANDIDATES = 4
"""So many candidates a generation has for each weight, if there are matches enough."""
FEWEST = 4
"""With fewer candidates a generation tells nothing."""
STEP = 0.4
"""How far the first candidates are from the weights in use, as the logarithm of a factor."""
EVEN = 0.5

Numbers = dict[str, float]
Objective = Callable[[int, Sequence[Numbers]], Sequence[float]]
"""The scores of all candidates of a generation, the higher the better; the generation is told by its number."""


class NoOptimiser(Exception):
    """The optimiser is not installed."""


@dataclass(frozen=True)
class Plan:
    """What is to be tuned, and how many matches go into what."""

    base: Schedule
    """The table at which all play."""
    weights: Mapping[str, int | float]
    """The weights in use."""
    candidates: int
    """In each generation."""
    generations: int
    checked: int
    """So many deals the weights that come out play."""

    @property
    def tuned(self) -> Numbers:
        """The weights that are tuned: those of judgement. Whole ones say how much is looked at; more only takes longer."""
        return {name: value for name, value in self.weights.items() if isinstance(value, float)}

    @property
    def searched(self) -> int:
        """So many deals are dealt for the search; the numbers after them are fresh."""
        return self.generations * DEALS

    @property
    def matches(self) -> int:
        """How many matches are played in all."""
        return (self.candidates * self.searched + self.checked) * len(seatings(self.base.players))

    @property
    def matches_checked(self) -> int:
        """How many of them measure what came out."""
        return self.checked * len(seatings(self.base.players))


@dataclass(frozen=True)
class Tuned:
    """What came out."""

    plan: Plan
    found: Numbers
    score: Figure
    """The share of the points that these weights made against those in use, on fresh deals."""

    @property
    def better(self) -> bool:
        """Whether the interval of the score is above one half."""
        return self.score.low > EVEN

    @property
    def kept(self) -> dict[str, int | float]:
        """The weights to use from now on: those in use unless others are better."""
        return {**self.plan.weights, **self.found} if self.better else dict(self.plan.weights)

    @property
    def measured(self) -> str:
        """What was found, in words."""
        score = (
            f"{percent(self.score.value)} of the points (95 %: {percents(self.score.low, self.score.high)})"
        )
        meeting = f"in {self.plan.matches_checked} matches of {self.plan.base.players} players on fresh deals"
        if self.better:
            told = f"these weights made {score} against those before, {meeting}"
        else:
            told = f"the best others found made {score} against these, {meeting}"
        return " ".join(told.split())

    def plain(self) -> dict[str, Any]:
        """The result as plain data for JSON."""
        base = self.plan.base
        return {
            "game": base.game,
            "players": base.players,
            "matches": self.plan.matches,
            "seed": base.seed,
            "before": dict(self.plan.weights),
            "found": {**self.plan.weights, **self.found},
            "score": self.score.value,
            "low": self.score.low,
            "high": self.score.high,
            "better": self.better,
        }

    def data(self, made_by: str) -> dict[str, Any]:
        """What a file of weights holds."""
        return {"made_by": made_by, "measured": self.measured, "weights": self.kept}


def plan(game: str, matches: int, seed: int, players: int | None = None) -> Plan:
    """Share out so many matches; raises LookupError or ValueError, with one clear line, if this cannot be tuned."""
    base = schedule(game, [CURRENT, CURRENT], 1, seed, players)
    weights = weights_of(game)
    deals = matches // len(seatings(base.players))
    checked = -(-deals // CHECKED)
    affordable = (deals - checked) // DEALS
    if affordable < FEWEST:
        fewest = FEWEST * DEALS * CHECKED // (CHECKED - 1) * len(seatings(base.players))
        raise ValueError(f"tuning takes at least {fewest} matches, not {matches}")
    tuned = len([value for value in weights.values() if isinstance(value, float)])
    candidates = min(affordable, CANDIDATES * tuned)
    return Plan(base, weights, candidates, affordable // candidates, checked)


def tune(planned: Plan, workers: Local | None = None, progress: Progress | None = None) -> Tuned:
    """Search for better weights and measure what came out; raises NoOptimiser."""
    crew = workers or Local()

    def objective(generation: int, candidates: Sequence[Numbers]) -> list[float]:
        deals = range(generation * DEALS, (generation + 1) * DEALS)
        return [score.total / score.count for score in scores(planned, candidates, deals, crew, progress)]

    found = optimise(planned.tuned, objective, planned.candidates, planned.generations, planned.base.seed)
    fresh = range(planned.searched, planned.searched + planned.checked)
    [score] = scores(planned, [found], fresh, crew, progress)
    return Tuned(planned, found, score.share())


def optimise(start: Numbers, objective: Objective, candidates: int, generations: int, seed: int) -> Numbers:
    """The numbers where the search for a higher score ends after so many generations; raises NoOptimiser."""
    try:
        # Both come with the extra.
        import numpy
        from cmaes import CMA
    except ImportError:
        raise NoOptimiser("the optimiser is not installed; install ludoteca[tune]") from None

    def numbers(factors: Sequence[float]) -> Numbers:
        # Three figures: what is measured is what is written down.
        return {
            name: float(f"{value * exp(factor):.3g}")
            for (name, value), factor in zip(start.items(), factors, strict=True)
        }

    luck = int.from_bytes(seed_from("tune", seed)[:4])
    search = CMA(mean=numpy.zeros(len(start)), sigma=STEP, seed=luck, population_size=candidates)
    for generation in range(generations):
        drawn = [search.ask() for _ in range(candidates)]
        found = objective(generation, [numbers(factors) for factors in drawn])
        search.tell([(factors, -score) for factors, score in zip(drawn, found, strict=True)])
    return numbers(search.mean)


def scores(
    planned: Plan, candidates: Sequence[Numbers], deals: range, workers: Local, progress: Progress | None
) -> list[Clusters]:
    """How the candidates do against the weights in use on the same deals."""
    # Luck goes by name: with the same name, candidates have the same.
    entrants = [Entrant("candidate", spelt(candidate)) for candidate in candidates]
    met = replace(planned.base, entrants=(*entrants, Entrant("current", CURRENT)), deals=len(deals))
    fixtures = [Fixture(number, len(entrants), deal) for number in range(len(entrants)) for deal in deals]
    played: dict[Fixture, PlayedDeal] = {}
    for deal, _ in workers.play(met, fixtures, Records.NONE):
        played[deal.fixture] = deal
        if progress is not None:
            progress(len(deal.matches))
    made = [Clusters() for _ in entrants]
    # In the order of the fixtures, so that sums are the same however many played them.
    for fixture in fixtures:
        deal = played[fixture]
        made[fixture.first].add(deal.meetings, deal.meetings * deal.score)
    return made
