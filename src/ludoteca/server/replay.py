"""Replay: finished matches looked at from any seat's eyes, and other ways gone from any of their decisions.

All of it is done in workers: to play a long record again takes longer than anybody at a table should wait.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import msgspec
from msgspec import Struct

from ludoteca.facets.game import BadGame, NotHere, OldRules
from ludoteca.facets.naming import Players
from ludoteca.facets.registry import find
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import BadRecord, Record
from ludoteca.kernel.seat import SPECTATOR, Seat
from ludoteca.server.http_types import Moment
from ludoteca.server.protocol import LONGEST_NAME
from ludoteca.server.scene import log_so_far, open_scene, scene_of
from ludoteca.server.wire_scene import Line, Scene

MOST_ANSWERS: Final = 2_000
"""A record that is brought along has no more answers: several times as many as the longest match of any game so far."""

AT_ONCE: Final = 16
"""So many moments in a row are shown together: whoever leafs fast wants them all."""

# -- tasks -----------------------------------------------------------------------------------------


class Show(Struct, tag="show", frozen=True):
    """Show a finished match after so many answers: from a seat's eyes, a spectator's (-1), or (None) with all cards open."""

    record: str
    number: int
    eyes: int | None
    several: bool = False
    """Whether the next moments are wanted, too."""


class Branch(Struct, tag="branch", frozen=True):
    """Find the record with which another way to go begins after so many answers."""

    record: str
    number: int
    seat: int
    seed: bytes | None
    """Deals anew what the seat could not know; None for the same cards."""


class Read(Struct, tag="read", frozen=True):
    """Play a record again that somebody brings."""

    text: str


# -- and what comes of them ------------------------------------------------------------------------


class Shown(Struct, tag="shown", frozen=True):
    """A moment of a match or several, as JSON: the server only hands it on."""

    moment: bytes


class Began(Struct, tag="began", frozen=True):
    """The record with which a match begins."""

    record: str
    seats: int
    options: dict[str, str]


class Taken(Struct, tag="taken", frozen=True):
    """A record that can be played again, with a name for every player, and how its match ended."""

    record: str
    game: str
    seats: int
    options: dict[str, str]
    names: list[str]
    over: bool
    ranks: list[int] = []
    scores: list[int] = []


class Unfit(Struct, tag="unfit", frozen=True):
    """A record cannot be replayed so; the code of the problem."""

    code: str


def replayed(task: Show | Branch | Read) -> Shown | Began | Taken | Unfit:
    """Do a task, or say why that cannot be."""
    try:
        match task:
            case Show():
                return _shown(task)
            case Branch():
                begun = _begun(task)
                return Began(begun.text(), begun.players_in_all, begun.options)
            case Read():
                return _taken(task.text)
    except OldRules:
        return Unfit("old_rules")
    except BadRecord:
        return Unfit("bad_record")
    except (BadGame, NotHere):
        return Unfit("bad_record" if isinstance(task, Read) else "no_game")


def _shown(task: Show) -> Shown | Unfit:
    record = Record.parse(task.record)
    if task.number > len(record.entries) or (task.eyes or 0) >= record.players_in_all:
        return Unfit("no_match")
    eyes = None if task.eyes is None else Seat(task.eyes)
    if task.several:
        return Shown(msgspec.json.encode(moments(record, task.number, eyes)))
    return Shown(msgspec.json.encode(Moment(*moment(record, task.number, eyes))))


def _begun(task: Branch) -> Record:
    record = Record.parse(task.record)
    find(record.game, record.rules)
    if task.seed is None:
        return forked(record, task.number)
    return dealt_anew(record, task.number, Seat(task.seat), task.seed)


def _taken(text: str) -> Taken | Unfit:
    record = Record.parse(text)
    if len(record.entries) > MOST_ANSWERS:
        return Unfit("too_large")
    match = Match.replay(find(record.game, record.rules).rules, record)
    names = [name[:LONGEST_NAME] for name in record.players]
    record.players = names or [str(seat + 1) for seat in range(record.players_in_all)]
    end = match.outcome() if match.over else None
    return Taken(
        record=record.text(),
        game=record.game,
        seats=record.players_in_all,
        options=record.options,
        names=record.players,
        over=match.over,
        ranks=[] if end is None else list(end.ranks),
        scores=[] if end is None else list(end.scores),
    )


def moment(record: Record, number: int, eyes: Seat | None) -> tuple[Scene, list[Line]]:
    """A finished match after so many answers: from a seat's eyes, a spectator's, or (None) with all cards open."""
    return _seen(Match.replay(find(record.game, record.rules).rules, record, number), record, eyes)


def _seen(then: Match, record: Record, eyes: Seat | None) -> tuple[Scene, list[Line]]:
    viewer = SPECTATOR if eyes is None else eyes
    names = Players.of(record).names(viewer)
    scene = open_scene(then) if eyes is None else scene_of(then, viewer, names)
    return scene, log_so_far(then, viewer, names)


def moments(record: Record, number: int, eyes: Seat | None) -> list[Moment]:
    """The moments from a number of answers on, each with what was told since the one before."""
    first = max(0, number - 1)
    then = Match.replay(find(record.game, record.rules).rules, record, first)
    found: list[Moment] = []
    told: list[Line] = []
    for place in range(first, min(number + AT_ONCE, len(record.entries) + 1)):
        if place > first:
            entry = record.entries[place - 1]
            then.answer_text(Seat(entry.seat), entry.text)
        scene, log = _seen(then, record, eyes)
        if place >= number:
            found.append(Moment(scene, log[_alike(told, log) :]))
        told = log
    return found


def _alike(before: list[Line], now: list[Line]) -> int:
    """How many lines two logs have in common at their beginning."""
    return next(
        (n for n, (one, other) in enumerate(zip(before, now, strict=False)) if one != other),
        min(len(before), len(now)),
    )


def forked(record: Record, number: int) -> Record:
    """The record of a match up to a decision: the same hidden cards, and the same luck to come."""
    return replace(record, entries=record.entries[:number], winners=None)


def dealt_anew(record: Record, number: int, seat: Seat, seed: bytes) -> Record:
    """A match as one seat knew it when the step of a decision began, with all that it could not know dealt anew."""
    then = Match.replay(find(record.game, record.rules).rules, record, number)
    return then.dealt_anew(seat, seed).record(record.players)
