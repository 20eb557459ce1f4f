"""Reviews: what each decision of a seat cost under what it knew then, next to what it cost knowing everything.

What a decision cost under what the seat knew is its error. By how much the seat's chance changes from there to its next decision,
or to the end, is luck: cards, dice, and what others do. Before the first decision there is an expectation; less all errors and
with all luck it makes the result.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt

from ludoteca.analysis.estimate import NO_GAP, Estimate, Gap, certain, estimate, gap, solved
from ludoteca.analysis.hindsight import Hindsight
from ludoteca.analysis.ranking import explore, mixed, ranked
from ludoteca.analysis.words import Variation, choice_of, question_of, variation_of
from ludoteca.bots.ismcts.bot import Budget
from ludoteca.bots.ismcts.own_turn import prove
from ludoteca.bots.ismcts.search import Knowledge, Search
from ludoteca.facets.guide import Drawn, Guide
from ludoteca.facets.message import Message
from ludoteca.facets.naming import Players
from ludoteca.facets.registry import find
from ludoteca.kernel.answer import JOIN
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.seat import SPECTATOR, Seat

SHARE = 4
"""The option that was chosen is tried in at least one of so many worlds."""
SECOND = 2
"""Before a choice is blamed, it and the better one are searched once more, apart from each other, with half the worlds each."""
THOROUGH = 4000
"""So many answers of the own turn are looked through."""


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

    seat: Seat
    after: int
    ask: str
    """What kind of question it was."""
    question: Message
    text: str
    """What was chosen, in notation."""
    chosen: Message
    best: str
    """What the seat had better chosen under what it knew, in notation; the same, if it could not do better."""
    better: Message
    knew: Judgement
    """Under what the seat knew."""
    everything: Judgement
    """Knowing all cards, all sealed answers, and all luck to come."""
    later: float
    """What the seat could expect before its next decision, or what it got in the end."""
    then: Variation = field(default_factory=list)
    """What may come of the choice, and what of the better one; told of errors if it is asked for."""
    instead: Variation = field(default_factory=list)

    @property
    def error(self) -> float:
        """What the seat is blamed for: what it lost though it could have known."""
        return self.knew.cost

    @property
    def luck(self) -> float:
        """By how much the seat's chance grew after its choice, or fell if it is negative: what it met, against what it could expect."""
        return self.later - (self.knew.value.value - self.error)


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
    def expected(self) -> float:
        """What the seat could expect before its first decision."""
        return self.verdicts[0].knew.value.value if self.verdicts else self.result

    @property
    def luck(self) -> float:
        """All luck together: the result less what was expected, with the errors given back."""
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
    # What the seat meets after a choice shows in its next one.
    begun: Verdict | None = None
    for verdict in judged(rules, record, seat, worlds, first):
        if verdict is None:
            yield None
            continue
        if begun is not None:
            yield replace(begun, later=verdict.knew.value.value)
        begun = verdict
    if begun is not None:
        yield replace(begun, later=result_of(rules, record, seat))


def judged(
    rules: Rules, record: Record, seat: Seat, worlds: int, first: int = 0, of: Collection[int] | None = None
) -> Iterator[Verdict | None]:
    """The same before their luck is known; only those ``of`` these answers, if they are named, and these with what may come."""
    guide, players = find(record.game, record.rules).guide, Players.of(record).names(SPECTATOR)
    match = Match.replay(rules, record, first)
    for number, entry in enumerate(record.entries[len(match.history) :], start=len(match.history)):
        if of is not None and number > max(of, default=-1):
            return
        decision = match.decision(Seat(entry.seat))
        place = decision.read(entry.text, match.names)
        assert place is not None
        if entry.seat == seat and entry.ask != JOIN.name and (of is None or number in of):
            if len(decision.options) > 1:
                insight = Hindsight(match, seat, record.entries[number:])
                verdict = _verdict(guide, match, insight, number, place, worlds, players)
                yield verdict if of is None else _told(guide, match, verdict, place, worlds, players)
            else:
                yield None
        match.take(decision, place)


def _told(
    guide: Guide, match: Match, verdict: Verdict, place: int, worlds: int, players: Sequence[Message]
) -> Verdict:
    """A verdict with what may come of an error, and of what was better."""
    if not verdict.error:
        return verdict
    known = match.perspective(verdict.seat)

    def line(chosen: int) -> Variation:
        search = Search(guide, Luck(seed_from("review", "line", verdict.after)))
        search.begin(known)
        search.run(known, Budget(max(2, worlds // SECOND)).clock(), chosen)
        return variation_of(search, known, chosen, players)

    return replace(verdict, then=line(place), instead=line(verdict.knew.best))


def result_of(rules: Rules, record: Record, seat: Seat) -> float:
    """What the seat got in the end, from 0 to 1."""
    match = Match.replay(rules, record)
    return find(record.game, record.rules).guide.chances(match, seat)[seat]


def _verdict(
    guide: Guide,
    match: Match,
    insight: Hindsight,
    number: int,
    place: int,
    worlds: int,
    players: Sequence[Message],
) -> Verdict:
    known = match.perspective(insight.seat)
    decision = known.decision
    knew = judge(guide, known, place, worlds, Luck(seed_from("review", "knew", number)))
    everything = judge(guide, insight, place, worlds, Luck(seed_from("review", "everything", number)))
    return Verdict(
        seat=insight.seat,
        after=number,
        ask=decision.ask.name,
        question=question_of(match, decision),
        text=decision.spell(decision.options[place], match.names),
        chosen=choice_of(match, decision, place, players),
        best=decision.spell(decision.options[knew.best], match.names),
        better=choice_of(match, decision, knew.best, players),
        knew=knew,
        everything=everything,
        later=knew.value.value,
    )


def judge(guide: Guide, known: Knowledge, chosen: int, worlds: int, luck: Luck) -> Judgement:
    """What an option costs against the best one, both tried often enough.

    What is certain is proven, not searched: whatever keeps a certain victory costs nothing.
    """
    proven = prove(known, guide, luck, THOROUGH, all_wins=True)
    if chosen in proven.settled and proven.values[chosen] == proven.values[proven.settled[0]]:
        return Judgement(chosen, certain(proven.values[chosen], proven.answers), NO_GAP)
    if proven.whole and chosen in proven.values:
        place = proven.settled[0]
        best = certain(proven.values[place], proven.answers)
        return Judgement(place, best, gap(best, certain(proven.values[chosen], proven.answers)))
    if not proven.wins and (answers := mixed(guide, known, luck)):
        return _among(answers, chosen)
    decision = known.decision
    search = Search(guide, luck)
    search.begin(known)
    explore(search, known, Budget(worlds))
    if proven.wins:
        place, best = proven.wins[0], certain(1.0, proven.answers)
    else:
        favourite = ranked(search.edges())[0]
        found = decision.place(favourite.option)
        assert found is not None
        place, best = found, estimate(favourite)
    if place == chosen:
        return Judgement(place, best, NO_GAP)
    option = decision.options[chosen]
    tried = [edge.visits for edge in search.edges() if edge.option == option]
    wanting = max(1, worlds // SHARE) - sum(tried)
    if wanting > 0:
        search.run(known, Budget(wanting).clock(), chosen)
    own = estimate(next(edge for edge in search.edges() if edge.option == option))
    lost = gap(best, own)
    if lost.is_clear:
        # Of many options the one that seems best has had good luck, too, and what was tried little is played worse.
        own = _forced(guide, known, chosen, worlds, luck)
        if not best.sure:
            best = _forced(guide, known, place, worlds, luck)
        lost = gap(best, own)
    return Judgement(chosen, own, NO_GAP) if own.value >= best.value else Judgement(place, best, lost)


def _among(answers: list[Drawn], chosen: int) -> Judgement:
    """What an option costs where the game knows what each promises; whatever is to be mixed is as good as the best."""
    own = next(one for one in answers if one.place == chosen)
    best = max(answers, key=lambda one: one.value)
    lost = gap(solved(best.value), solved(own.value))
    if own.chance > 0.0 or not lost.is_clear:
        return Judgement(chosen, solved(own.value), NO_GAP)
    return Judgement(answers[0].place, solved(best.value), lost)


def _forced(guide: Guide, known: Knowledge, place: int, worlds: int, luck: Luck) -> Estimate:
    """What a search of its own makes of one option."""
    search = Search(guide, Luck(luck.seed_for("second")))
    search.begin(known)
    search.run(known, Budget(max(2, worlds // SECOND)).clock(), place)
    option = known.decision.options[place]
    return estimate(next(edge for edge in search.edges() if edge.option == option))
