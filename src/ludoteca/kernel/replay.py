"""Replaying: a record played again, answer by answer."""

from __future__ import annotations

from ludoteca.kernel.match import IllegalAnswer, Match
from ludoteca.kernel.record import BadRecord, Record
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.seat import Seat


def replay(rules: Rules, record: Record, upto: int | None) -> Match:
    """The match of a record, as far as answer ``upto``; raises BadRecord if it does not fit."""
    identity = rules.identity
    if record.game != identity.id:
        raise BadRecord(f"line 2: this is a record of {record.game!r}, not of {identity.id}")
    if record.rules != identity.version:
        raise BadRecord(f"line 3: rules {record.rules} cannot be played by rules {identity.version}")
    first_line = 8 if record.position is None else 9
    try:
        if record.position is None:
            match = Match.start(rules, record.seats, record.seed, record.options)
        else:
            match = Match.at(rules, record.position, record.seed)
    except ValueError as error:
        raise BadRecord(f"line {4 if record.position is None else 8}: {error}") from error
    skipped = len(match.history)
    wanted = len(record.entries) if upto is None else min(upto, len(record.entries))
    for number, entry in enumerate(record.entries[:wanted]):
        if number < skipped:
            continue
        try:
            match.answer_text(Seat(entry.seat), entry.text)
        except IllegalAnswer as error:
            raise BadRecord(f"line {first_line + number}: {error}") from error
    if wanted == len(record.entries):
        won = list(match.outcome().winners) if match.over else None
        if won != record.winners:
            line = first_line + len(record.entries)
            raise BadRecord(f"line {line}: the end does not agree with the answers")
    return match
