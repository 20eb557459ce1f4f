"""Playing by script: a test arranges a position, gives choices in strict mode, and looks at what lies where.

A choice is ``(seat, ask, answer)``, for example ``("0", "bid", "M1+R1-N")``. A choice that nobody asked for,
that is left over, or that is not legal, fails the test and says what was asked instead.
"""

from __future__ import annotations

from typing import Any, NoReturn

import pytest

from ludoteca.kernel.decision import Decision, IllegalAnswer
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.seat import Seat

Choice = tuple[str, str, str]
"""Seat, kind of question, answer in notation."""


def start(rules: Rules, seats: int, seed: object = "a test", **options: str) -> Match:
    """A new match whose luck follows from anything that prints."""
    return Match.start(rules, seats, seed_from(seed), options)


def at(rules: Rules, position: dict[str, Any], seed: object = "a test") -> Match:
    """A match that goes on from a position."""
    return Match.at(rules, position, seed_from(seed))


def asked(match: Match) -> list[Choice]:
    """What the match waits for, by seat: seat, kind of question, and the cards it is about."""
    names = match.names
    return [
        (str(seat), decision.ask.name, "+".join([names[card] for card in decision.about]))
        for seat, decision in sorted(match.pending.items())
    ]


def answers(match: Match, seat: int) -> list[str]:
    """All legal answers of a seat in notation."""
    decision = match.decision(Seat(seat))
    return [decision.spell(option, match.names) for option in decision.options]


def play(match: Match, *choices: Choice) -> Match:
    """Give the choices in order; each must answer a question that is asked at that moment."""
    for number, choice in enumerate(choices):
        decision = _awaited(match, choice)
        if decision is None:
            _fail(match, number, choices, "nobody asked for it")
        try:
            match.answer_text(decision.seat, choice[2])
        except IllegalAnswer as error:
            _fail(match, number, choices, str(error))
    return match


def play_to_end(match: Match, *choices: Choice) -> Match:
    """Give the choices, after which the match must be over."""
    play(match, *choices)
    if not match.over:
        pytest.fail(f"the script has ended, the match has not: it asks {asked(match)}", pytrace=False)
    return match


def refuse(match: Match, choice: Choice) -> None:
    """The question is asked, but this answer to it is illegal and changes nothing."""
    decision = _awaited(match, choice)
    if decision is None:
        _fail(match, 0, (choice,), "nobody asked for it")
    before = match.position(), match.record().text()
    with pytest.raises(IllegalAnswer):
        match.answer_text(decision.seat, choice[2])
    assert (match.position(), match.record().text()) == before


def drift(match: Match, steps: int | None = None) -> Match:
    """Let everybody give the first legal answer: for what happens around the point of a test."""
    while not match.over and steps != 0:
        decision = next(iter(match.pending.values()))
        match.answer(decision.seat, decision.options[0])
        steps = None if steps is None else steps - 1
    return match


def stray(match: Match, luck: Luck) -> None:
    """Let one of the seats that are asked answer at random."""
    waiting = list(match.pending.values())
    decision = waiting[luck.below("who", len(waiting))]
    match.answer(decision.seat, decision.options[luck.below("what", len(decision.options))])


def lies(match: Match, zone: str) -> list[str]:
    """The cards that truly lie in a zone, as they lie."""
    zones = match.table.zones
    for place, declared in enumerate(zones.layout.zones):
        if declared.name == zone:
            return [match.names[card] for card in zones.cards[place]]
    raise LookupError(f"there is no zone {zone!r}")


def where(match: Match) -> dict[str, str]:
    """The zone of every card."""
    zones = match.table.zones
    return {
        match.names[card]: declared.name
        for place, declared in enumerate(zones.layout.zones)
        for card in zones.cards[place]
    }


def _awaited(match: Match, choice: Choice) -> Decision | None:
    decision = match.pending.get(Seat(int(choice[0])))
    return decision if decision is not None and decision.ask.name == choice[1] else None


def _fail(match: Match, number: int, choices: tuple[Choice, ...], reason: str) -> NoReturn:
    waits = "the match is over" if match.over else f"the match asks {asked(match)}"
    pytest.fail(f"choice {number + 1} of {len(choices)}, {choices[number]}: {reason}; {waits}", pytrace=False)
