"""Replaying: a match written down answer by answer, and played again from what was written."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from ludoteca.kernel.decision import IllegalAnswer
from ludoteca.kernel.position import BadPosition
from ludoteca.kernel.record import UNKNOWN, BadRecord, Entry, Record
from ludoteca.kernel.rules import Rules, Verdict
from ludoteca.kernel.seat import Seat

if TYPE_CHECKING:
    from ludoteca.kernel.match import Match
    from ludoteca.kernel.zone import Zones


def record_of(match: Match, first: Zones, players: Collection[str]) -> Record:
    """The record of a match so far, which began with these zones."""
    outcome = match.outcome() if match.over else None
    return Record(
        game=match.rules.identity.id,
        rules=match.rules.identity.version,
        seats=first.layout.seats,
        options=dict(match.options),
        seed=first.luck.seed,
        players=list(players),
        position=match.origin if isinstance(match.origin, dict) else None,
        entries=[Entry(given.seat, given.ask.name, given.text(match.names)) for given in match.history],
        winners=None if outcome is None else list(outcome.winners),
        verdict=Verdict.DECIDED if outcome is None else outcome.verdict,
    )


def give_all(match: Match, position: object) -> None:
    """Give the answers that a position holds; raises BadPosition if one does not fit."""
    answers = position.get("answers", []) if isinstance(position, dict) else []
    if not isinstance(answers, list):
        raise BadPosition("answers is a list")
    for answer in answers:
        seat, _, text = str(answer).partition(" ")
        if not seat.isdecimal() or not seat.isascii():
            raise BadPosition(f"answer {answer!r}: a seat comes first")
        try:
            match.answer_text(Seat(int(seat)), text)
        except ValueError as error:
            raise BadPosition(f"answer {answer!r}: {error}") from error


def replay(rules: Rules, record: Record, upto: int | None) -> Match:
    """The match of a record, as far as answer ``upto``; raises BadRecord if it does not fit."""
    from ludoteca.kernel.match import Match

    identity = rules.identity
    if record.game != identity.id:
        raise BadRecord(f"line 2: this is a record of {record.game!r}, not of {identity.id}")
    if record.rules != identity.version:
        raise BadRecord(f"line 3: rules {record.rules} cannot be played by rules {identity.version}")
    first_line = 8 if record.position is None else 9
    # The compiled core wants a name of its own for each kind of exception in one function.
    try:
        if record.position is None:
            match = Match.start(rules, record.seats, record.seed, record.options)
        else:
            match = Match.at(rules, record.position, record.seed)
    except BadPosition as misplaced:
        raise BadRecord(f"line 8: {misplaced}") from misplaced
    except ValueError as unknown:
        low, high = identity.seats
        raise BadRecord(f"line {6 if low <= record.seats <= high else 4}: {unknown}") from unknown
    if match.seats != record.seats:
        raise BadRecord(f"line 4: the position has {match.seats} seats")
    if any(match.options.get(name) != value for name, value in record.options.items()):
        raise BadRecord("line 6: the position has other options")
    skipped = len(match.history)
    wanted = len(record.entries) if upto is None else min(upto, len(record.entries))
    for number, entry in enumerate(record.entries[:wanted]):
        if number < skipped:
            continue
        try:
            asked = match.decision(Seat(entry.seat)).ask.name
            if entry.ask not in (asked, UNKNOWN):
                raise IllegalAnswer(f"seat {entry.seat} is asked {asked}, not {entry.ask}")
            match.answer_text(Seat(entry.seat), entry.text)
        except IllegalAnswer as refusal:
            raise BadRecord(f"line {first_line + number}: {refusal}") from refusal
    if wanted == len(record.entries) and not _agrees(match, record):
        line = first_line + len(record.entries)
        raise BadRecord(f"line {line}: the end does not agree with the answers")
    return match


def _agrees(match: Match, record: Record) -> bool:
    """Whether the match has come to the end of the record."""
    if not match.over:
        return record.winners is None
    outcome = match.outcome()
    if outcome.verdict is Verdict.DRAW and record.verdict is Verdict.DECIDED:
        # Before draws were told apart, all were written down as winners.
        return record.winners == [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    return record.winners == list(outcome.winners) and record.verdict is outcome.verdict
