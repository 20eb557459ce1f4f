"""Words: questions, options and lines of play as messages; what is said in them is in the languages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludoteca.bots.ismcts.search import Knowledge, Search
from ludoteca.facets.message import Message, Told, enumerated
from ludoteca.facets.registry import box_of
from ludoteca.kernel.decision import Decision, Some
from ludoteca.kernel.match import Match
from ludoteca.kernel.notation import NONE_TEXT

FURTHEST = 16
"""A line goes on for no more decisions than this."""


@dataclass(frozen=True)
class PlannedAnswer:
    """A decision of one's own in a line that nobody sees happen: what will be asked, and the answer."""

    question: Message
    choice: Message


Variation = list[Told | PlannedAnswer]
"""What happens after an option: as the log would tell it to the seat, and what the seat decides in between."""


def question_of(match: Match, decision: Decision) -> Message:
    """What a decision asks, in one line."""
    text = box_of(match).words
    return text.question(decision.ask.name, [match.names[card] for card in decision.about])


def choice_of(match: Match, decision: Decision, place: int, players: Sequence[Message]) -> Message:
    """What people call the option at this place; of several things, each."""
    text = box_of(match).words
    ask = decision.ask.name
    spelt = decision.spell(decision.options[place], match.names)
    # Exactly that: interpreted beside a compiled core, any sequence may seem an instance of it (decision 10).
    if type(decision.options) is not Some:
        return text.choice(ask, spelt, players)
    return enumerated([text.choice(ask, one, players) for one in spelt.split("+") if one != NONE_TEXT])


def variation_of(
    search: Search, known: Knowledge, place: int, players: Sequence[Message], own: Sequence[Any] = ()
) -> Variation:
    """The line that the search expects behind an option, told to the seat in one of the worlds it imagines.

    Where the search has not been, everybody goes on with what seems best. Own answers that are proven to be best are given
    instead of what the search expects.
    """
    me = known.seat
    if own:
        return _told_line(search, known, own, players)
    expected = search.main_line(known, place, FURTHEST).history
    # The same luck again is the same world again: now with somebody looking.
    world = known.imagine(search.luck.copy())
    world.table.zones.log = []
    expected = expected[len(world.history) :]
    text = box_of(world).words
    line: Variation = []
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
        plan = PlannedAnswer(question_of(world, decision), choice_of(world, decision, chosen, players))
        happened = len(world.events(me))
        world.take(decision, chosen)
        if number and decision.seat == me and len(world.events(me)) == happened:
            line += text.tell(world.events(me)[told:], me, players)
            line.append(plan)
            told = happened
    return line + text.tell(world.events(me)[told:], me, players)


def _told_line(search: Search, known: Knowledge, own: Sequence[Any], players: Sequence[Message]) -> Variation:
    """A line of own answers to its end."""
    me = known.seat
    world = known.imagine(search.luck.copy())
    world.table.zones.log = []
    text = box_of(world).words
    line: Variation = []
    told = 0
    for number, option in enumerate(own[:FURTHEST]):
        decision = world.decision(me)
        place = decision.place(option)
        assert place is not None
        plan = PlannedAnswer(question_of(world, decision), choice_of(world, decision, place, players))
        happened = len(world.events(me))
        world.take(decision, place)
        if number and len(world.events(me)) == happened:
            line += text.tell(world.events(me)[told:], me, players)
            line.append(plan)
            told = happened
    return line + text.tell(world.events(me)[told:], me, players)
