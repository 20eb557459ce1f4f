"""The past: finished matches looked at from any seat's eyes, and other ways gone from any of their decisions."""

from __future__ import annotations

from dataclasses import replace

from ludoteca.facets.message import Message
from ludoteca.facets.naming import LEVEL_NAMES, names, people_named
from ludoteca.facets.registry import find
from ludoteca.kernel.card import Card
from ludoteca.kernel.imagine import deal_anew
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.match import Match
from ludoteca.kernel.position import dump, load
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import SPECTATOR, Seat, bit
from ludoteca.server.scene import log_so_far, open_scene, scene_of
from ludoteca.server.shown import Line, Scene


def names_of(record: Record, viewer: int) -> list[Message]:
    """What a viewer of a replay calls each seat; a record has the names of levels for bots."""
    people = [None if name in LEVEL_NAMES else name for name in record.players]
    return names(people_named(people), record.players, viewer)


def moment(record: Record, number: int, eyes: Seat | None) -> tuple[Scene, list[Line]]:
    """A finished match after so many answers: from a seat's eyes, a spectator's, or (None) with all cards open."""
    then = Match.replay(find(record.game).rules, record, number)
    viewer = SPECTATOR if eyes is None else eyes
    called = names_of(record, viewer)
    scene = open_scene(then) if eyes is None else scene_of(then, viewer, called)
    return scene, log_so_far(then, viewer, called)


def forked(record: Record, number: int) -> Record:
    """The record of a match up to a decision: the same hidden cards, and the same luck to come."""
    return replace(record, entries=record.entries[:number], winners=None)


def dealt_anew(record: Record, number: int, seat: Seat, seed: bytes) -> Record:
    """A match as one seat knew it when the step of a decision began, with all that it could not know dealt anew."""
    rules = find(record.game).rules
    match = Match.replay(rules, record, number)
    while not match.at_step_start:
        number -= 1
        match = Match.replay(rules, record, number)
    options, table = load(rules, match.position(), Luck(seed))
    before, now = table.zones, match.table.zones
    learned = [
        Card(card)
        for card in range(len(match.names))
        if now.knows(seat, Card(card)) and not before.knows(seat, Card(card))
    ]
    # What the beginning of the step has shown must come out again.
    for card in learned:
        before.seen[card] |= bit(seat)
    deal_anew(before, seat, Luck(seed))
    for card in learned:
        before.seen[card] &= ~bit(seat)
    position = dump(rules, options, table)
    again = Match.at(rules, position, seed)
    if again.view(seat).zones != match.view(seat).zones:
        # Luck had a part in how the step began, and the seat has seen it: what is to come stays as it was, too.
        drawn = match.boundary.zones.luck.drawn
        again = Match.at(rules, {**position, "drawn": drawn}, record.seed)
    return again.record(record.players)
