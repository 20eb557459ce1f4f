"""Advice: the best options of a decision, from what the seat knows and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.analysis.estimate import Estimate, estimate, gap
from ludoteca.analysis.words import Line, choice_of, line_of, question_of
from ludoteca.bots.ismcts.bot import Budget
from ludoteca.bots.ismcts.search import Search
from ludoteca.facets.message import Message
from ludoteca.facets.naming import Players
from ludoteca.facets.registry import find
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat

SHOWN = 5
"""So many options are worth telling a person about."""


@dataclass(frozen=True)
class Advised:
    """One option: its place and notation, what people call it, what it promises, and the line behind it."""

    place: int
    text: str
    label: Message
    result: Estimate
    line: Line


@dataclass(frozen=True)
class Advice:
    """What a search thinks of a decision: the options it tried most, the best first."""

    game: str
    seat: Seat
    question: Message
    rule: str
    offered: int
    """So many options there were."""
    worlds: int
    """So many worlds were searched."""
    options: tuple[Advised, ...]

    @property
    def rivals(self) -> tuple[Advised, ...]:
        """The options that are not clearly worse than the best."""
        best, *others = self.options
        return tuple(other for other in others if not gap(best.result, other.result).is_clear)


def advise(match: Match, seat: Seat, players: Players, luck: Luck, budget: Budget) -> Advice:
    """The best options of the seat's decision; what others hide has no influence on it."""
    search = Search(find(match.rules.identity.id).guide, luck)
    known = match.perspective(seat)
    decision = known.decision
    search.begin(known)
    search.run(known, budget.clock())
    names = players.names(seat)
    tried = search.edges()
    options: list[Advised] = []
    for edge in tried[:SHOWN]:
        place = decision.place(edge.option)
        assert place is not None
        options.append(
            Advised(
                place,
                decision.spell(edge.option, match.names),
                choice_of(match, decision, place),
                estimate(edge),
                line_of(search, known, place, names),
            )
        )
    return Advice(
        game=match.rules.identity.id,
        seat=seat,
        question=question_of(match, decision),
        rule=decision.ask.rule,
        offered=len(decision.options),
        worlds=sum([edge.visits for edge in tried]),
        options=tuple(options),
    )
