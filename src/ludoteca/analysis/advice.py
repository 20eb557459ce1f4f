"""Advice: the best options of a decision, from what the seat knows and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from ludoteca.analysis.estimate import ENOUGH, Estimate, certain, estimate, gap, solved
from ludoteca.analysis.ranking import explore, mixed, ranked
from ludoteca.analysis.words import Variation, choice_of, question_of, variation_of
from ludoteca.bots.ismcts.bot import LOOKING, Budget
from ludoteca.bots.ismcts.own_turn import prove
from ludoteca.bots.ismcts.search import Search
from ludoteca.facets.message import Message
from ludoteca.facets.naming import Players
from ludoteca.facets.registry import box_of
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat

SHOWN = 5
"""So many options are worth telling a person about."""

Standing = Literal["best", "alike", "worse", "untold"]
"""How an option stands beside the best, as far as that can be told."""


@dataclass(frozen=True)
class Advised:
    """One option: its place and notation, what people call it, what it promises, and the line behind it."""

    place: int
    text: str
    label: Message
    result: Estimate
    line: Variation


@dataclass(frozen=True)
class Advice:
    """What a search thinks of a decision: what is proven, then what it tried the best first, and last what it cannot tell of."""

    game: str
    seat: Seat
    question: Message
    rule: str
    offered: int
    """So many options there were."""
    worlds: int
    """So many worlds were searched."""
    options: tuple[Advised, ...]

    def standing(self, option: Advised) -> Standing:
        """How an option stands beside the best."""
        best = self.options[0]
        if option is best:
            return "best"
        if not _is_told(option.result):
            return "untold"
        return "worse" if gap(best.result, option.result).is_clear else "alike"

    @property
    def rivals(self) -> tuple[Advised, ...]:
        """The options that are not clearly worse than the best."""
        return tuple(option for option in self.options if self.standing(option) == "alike")

    @property
    def untold(self) -> tuple[Advised, ...]:
        """The options that were tried too little to tell."""
        return tuple(option for option in self.options if self.standing(option) == "untold")


def advise(match: Match, seat: Seat, players: Players, luck: Luck, budget: Budget) -> Advice:
    """The best options of the seat's decision; what others hide has no influence on it."""
    guide = box_of(match).guide
    known = match.perspective(seat)
    decision = known.decision
    names = players.names(seat)
    proven = prove(known, guide, luck, go_on=budget.part(LOOKING), all_wins=True)
    search = Search(guide, luck)
    search.begin(known)
    explore(search, known, budget)

    def advised(found: tuple[int, Estimate, tuple[Any, ...]]) -> Advised:
        place, result, own = found
        return Advised(
            place,
            decision.spell(decision.options[place], match.names),
            choice_of(match, decision, place, names),
            result,
            variation_of(search, known, place, names, own),
        )

    options: list[tuple[int, Estimate, tuple[Any, ...]]] = []
    for place in proven.settled:
        options.append((place, certain(proven.values[place], proven.answers), proven.lines[place]))
    answers = [] if options else mixed(guide, known, luck, budget.part(LOOKING))
    for one in answers:
        options.append((one.place, solved(one.value), ()))
    for edge in [] if answers else ranked(search.edges()):
        tried = decision.place(edge.option)
        assert tried is not None
        if tried not in proven.settled:
            options.append((tried, estimate(edge), ()))
    return Advice(
        game=match.rules.identity.id,
        seat=seat,
        question=question_of(match, decision),
        rule=decision.ask.rule,
        offered=len(decision.options),
        worlds=sum([edge.visits for edge in search.edges()]),
        options=_sorted([advised(option) for option in options[:SHOWN]]),
    )


def _sorted(options: list[Advised]) -> tuple[Advised, ...]:
    """Those last that were tried too little to tell; the first always has its say."""
    told = [option for option in options if _is_told(option.result)] or options[:1]
    return (*told, *[option for option in options if option not in told])


def _is_told(result: Estimate) -> bool:
    """Whether a result says something."""
    return result.sure or result.trials >= ENOUGH
