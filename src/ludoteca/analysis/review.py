"""Reviews: what each decision of a seat cost under what it knew then, next to what it cost knowing everything.

What a decision cost under what the seat knew is its error. What it cost beyond that, once everything is known, is luck:
nobody could have known better.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt

from ludoteca.analysis.estimate import NO_GAP, Estimate, Gap, estimate, gap
from ludoteca.analysis.insight import Insight
from ludoteca.analysis.words import choice_of, question_of
from ludoteca.bots.ismcts.bot import Budget
from ludoteca.bots.ismcts.search import Knowledge, Search
from ludoteca.facets.guide import Guide
from ludoteca.facets.message import Message
from ludoteca.facets.registry import find
from ludoteca.kernel.answer import JOIN
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.seat import Seat

SHARE = 4
"""The option that was chosen is tried in at least one of so many worlds."""


@dataclass(frozen=True)
class Judgement:
    """A decision under one knowledge: the best option, what it promises, and what the chosen one cost against it."""

    best: int
    value: Estimate
    gap: Gap

    @property
    def cost(self) -> float:
        """What was lost for sure: a gap that may be chance counts as none."""
        return self.gap.cost if self.gap.is_clear else 0.0


@dataclass(frozen=True)
class Verdict:
    """One decision of the seat: after so many answers of all, what was asked and chosen, and how that is judged."""

    after: int
    question: Message
    text: str
    """What was chosen, in notation."""
    chosen: Message
    better: Message
    """What the seat had better chosen under what it knew; the same, if it could not do better."""
    knew: Judgement
    """Under what the seat knew."""
    everything: Judgement
    """Knowing all cards, all sealed answers, and all luck to come."""

    @property
    def error(self) -> float:
        """What the seat is blamed for: what it lost though it could have known."""
        return self.knew.cost

    @property
    def luck(self) -> float:
        """What the choice gained, or lost if it is negative, by what the seat could not know."""
        return self.knew.cost - self.everything.cost


@dataclass(frozen=True)
class Review:
    """All decisions of a seat in a match."""

    seat: Seat
    verdicts: tuple[Verdict, ...]
    forced: int
    """So many questions had one answer only."""
    result: float
    """What the seat got in the end, from 0 to 1."""

    @property
    def as_it_knew(self) -> list[float]:
        """The seat's chance before each of its decisions, as it knew then."""
        return [verdict.knew.value.value for verdict in self.verdicts]

    @property
    def knowing_everything(self) -> list[float]:
        """The seat's chance before each of its decisions, had it known everything."""
        return [verdict.everything.value.value for verdict in self.verdicts]

    @property
    def errors(self) -> list[Verdict]:
        """The decisions with a clear error, the dearest first."""
        found = [verdict for verdict in self.verdicts if verdict.error > 0]
        return sorted(found, key=lambda verdict: -verdict.error)

    @property
    def without_error(self) -> int:
        """How many decisions have no clear error."""
        return len(self.verdicts) - len(self.errors)

    @property
    def lost(self) -> Gap:
        """The expected result that was lost by all clear errors together."""
        gaps = [verdict.knew.gap for verdict in self.errors]
        total = sum([one.cost for one in gaps])
        reach = sqrt(sum([(one.high - one.cost) ** 2 for one in gaps]))
        return Gap(total, max(0.0, total - reach), total + reach)

    @property
    def luck(self) -> float:
        """What all choices together gained, or lost, by what the seat could not know."""
        return sum([verdict.luck for verdict in self.verdicts])


def decisions_of(record: Record, seat: Seat) -> int:
    """How many questions a seat answered."""
    return len([entry for entry in record.entries if entry.seat == seat and entry.ask != JOIN.name])


def review(rules: Rules, record: Record, seat: Seat, worlds: int, progress: Callable[[int], None]) -> Review:
    """Judge every decision of a seat in a finished match; ``progress`` is told of each when it is done.

    Raises LookupError if the search does not play the game.
    """
    verdicts: list[Verdict] = []
    forced = 0
    for verdict in verdicts_of(rules, record, seat, worlds):
        if verdict is None:
            forced += 1
        else:
            verdicts.append(verdict)
        progress(1)
    return Review(seat, tuple(verdicts), forced, result_of(rules, record, seat))


def verdicts_of(
    rules: Rules, record: Record, seat: Seat, worlds: int, first: int = 0
) -> Iterator[Verdict | None]:
    """The verdicts on a seat's decisions in a match, from this answer of the record on; None where it had no choice."""
    guide = find(record.game).guide
    match = Match.replay(rules, record, first)
    for number, entry in enumerate(record.entries[len(match.history) :], start=len(match.history)):
        if entry.seat == seat and entry.ask != JOIN.name:
            decision = match.decision(seat)
            place = decision.read(entry.text, match.names)
            assert place is not None
            if len(decision.options) > 1:
                insight = Insight(match, seat, record.entries[number:])
                yield _verdict(guide, match, insight, number, place, worlds)
            else:
                yield None
        match.answer_text(Seat(entry.seat), entry.text)


def result_of(rules: Rules, record: Record, seat: Seat) -> float:
    """What the seat got in the end, from 0 to 1."""
    match = Match.replay(rules, record)
    return find(record.game).guide.chances(match, seat)[seat]


def _verdict(guide: Guide, match: Match, insight: Insight, number: int, place: int, worlds: int) -> Verdict:
    known = match.perspective(insight.seat)
    decision = known.decision
    knew = judge(guide, known, place, worlds, Luck(seed_from("review", "knew", number)))
    everything = judge(guide, insight, place, worlds, Luck(seed_from("review", "everything", number)))
    return Verdict(
        after=number,
        question=question_of(match, decision),
        text=decision.spell(decision.options[place], match.names),
        chosen=choice_of(match, decision, place),
        better=choice_of(match, decision, knew.best),
        knew=knew,
        everything=everything,
    )


def judge(guide: Guide, known: Knowledge, chosen: int, worlds: int, luck: Luck) -> Judgement:
    """What an option costs against the one that the search likes best, both tried often enough."""
    decision = known.decision
    search = Search(guide, luck)
    search.begin(known)
    search.run(known, Budget(worlds).clock())
    favourite = search.edges()[0]
    place = decision.place(favourite.option)
    assert place is not None
    best = estimate(favourite)
    if place == chosen:
        return Judgement(place, best, NO_GAP)
    option = decision.options[chosen]
    tried = [edge.visits for edge in search.edges() if edge.option == option]
    wanting = max(1, worlds // SHARE) - sum(tried)
    if wanting > 0:
        search.run(known, Budget(wanting).clock(), chosen)
    own = estimate(next(edge for edge in search.edges() if edge.option == option))
    if own.value >= best.value:
        return Judgement(chosen, own, NO_GAP)
    return Judgement(place, best, gap(best, own))
