"""Words: questions, options and lines of play as messages; what is said in them is in the languages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.bots.ismcts.search import Knowledge, Search
from ludoteca.facets.message import Message, Told, enumerated
from ludoteca.facets.naming import PERSON, Players
from ludoteca.facets.registry import find
from ludoteca.kernel.decision import Decision
from ludoteca.kernel.match import Match
from ludoteca.kernel.notation import NONE_TEXT
from ludoteca.kernel.record import Record
from ludoteca.kernel.view import decision_view

FURTHEST = 16
"""A line goes on for no more decisions than this."""


@dataclass(frozen=True)
class Plan:
    """A decision of one's own in a line that nobody sees happen: what will be asked, and the answer."""

    question: Message
    choice: Message


Line = list[Told | Plan]
"""What happens after an option: as the log would tell it to the seat, and what the seat decides in between."""


def players_of(record: Record) -> Players:
    """Who sat where; of whom nothing is written down is a person."""
    missing = record.players_in_all - len(record.players)
    return Players([*record.players, *[PERSON] * missing])


def question_of(match: Match, decision: Decision) -> Message:
    """What a decision asks, in one line."""
    text = find(match.rules.identity.id).words
    return text.question(decision.ask.name, [match.names[card] for card in decision.about])


def choice_of(match: Match, decision: Decision, place: int) -> Message:
    """What people call the option at this place; of several things, each."""
    text = find(match.rules.identity.id).words
    ask = decision.ask.name
    spelt = decision.spell(decision.options[place], match.names)
    if "items" not in decision_view(decision, [], match.names):
        return text.choice(ask, spelt)
    return enumerated([text.choice(ask, one) for one in spelt.split("+") if one != NONE_TEXT])


def line_of(search: Search, known: Knowledge, place: int, players: Sequence[Message]) -> Line:
    """The line that the search expects behind an option, told to the seat in one of the worlds it imagines.

    Where the search has not been, everybody goes on with what seems best.
    """
    me = known.seat
    expected = search.main_line(known, place, FURTHEST).history
    # The same luck again is the same world again: now with somebody looking.
    world = known.imagine(search.luck.copy())
    world.table.zones.log = []
    expected = expected[len(world.history) :]
    text = find(world.rules.identity.id).words
    line: Line = []
    told = 0
    for number in range(FURTHEST):
        if world.over:
            break
        if number < len(expected):
            decision = world.decision(expected[number].seat)
            chosen = decision.place(expected[number].option)
            assert chosen is not None
        else:
            # By seat: the order of the pending shows who had answered under seal when the world was imagined.
            decision = world.pending[min(world.pending)]
            chosen = search.guide.favourites(world, decision, 1)[0]
        plan = Plan(question_of(world, decision), choice_of(world, decision, chosen))
        happened = len(world.events(me))
        world.take(decision, chosen)
        if number and decision.seat == me and len(world.events(me)) == happened:
            line += text.tell(world.events(me)[told:], me, players)
            line.append(plan)
            told = happened
    return line + text.tell(world.events(me)[told:], me, players)
