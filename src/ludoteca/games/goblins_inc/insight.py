"""What wins Goblins, Inc.: the tiles of robots that win battles, agendas, and knock-outs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.facets.insight import Insight, Measure, Sheet, Topic, even_chance, note, one_half, shares
from ludoteca.facets.message import Message
from ludoteca.games.goblins_inc import naming
from ludoteca.games.goblins_inc.pieces import IS_UPGRADED, KIND, NAMES, TILES
from ludoteca.games.goblins_inc.pieces import TEAMS as PARTNERS
from ludoteca.games.goblins_inc.table import COLOURS, Result
from ludoteca.kernel.card import Card
from ludoteca.kernel.event import Event
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.seat import Seat

ENDINGS: Final = {
    "knock-out": "one robot out of action",
    "double": "both robots out of action",
    "damage": "both in action, less damage",
    "draw": "both in action, equal damage",
}
"""How a battle may end. §12.1"""


def _alike(tile: Card) -> str:
    """The first tile of the same kind, upgraded or not."""
    return NAMES[
        next(other for other in TILES if (KIND[other], IS_UPGRADED[other]) == (KIND[tile], IS_UPGRADED[tile]))
    ]


TILE: Final = {tile: _alike(tile) for tile in TILES}


def rounds(events: Sequence[Event]) -> list[list[Event]]:
    """The events of each round up to its battle. A round ends where its battle is decided."""
    found: list[list[Event]] = [[]]
    for event in events:
        found[-1].append(event)
        if event.kind == "battle":
            found.append([])
    return found[:-1]


def collect(match: Match) -> Sheet:
    """The tiles of both robots, how the battles ended, and the agendas, for every round."""
    sheet: Sheet = {}
    for events in rounds(match.table.zones.log or []):
        _battle(sheet, events)
    won = shares(match.outcome())
    for line in match.outcome().lines:
        card = line.facts.get("card")
        if card is not None:
            agenda = naming.kin(str(card))
            note(sheet, "agendas", agenda, 1, line.points)
            note(sheet, "keepers", agenda, 1, won[line.seat])
    return sheet


def _battle(sheet: Sheet, events: Sequence[Event]) -> None:
    result = Result(events[-1].facts["result"])
    out = {event.facts["team"] for event in events if event.kind == "out_of_action"}
    if out:
        ending = "knock-out" if len(out) == 1 else "double"
    else:
        ending = "draw" if result is Result.DRAW else "damage"
    for item in ENDINGS:
        note(sheet, "battles", item, 1, item == ending)
    teams = _teams(events)
    for event in events:
        if event.kind == "laid" and event.seat is not None:
            won = 0.5 if result is Result.DRAW else (Result.FIRST, Result.SECOND)[teams[event.seat]] is result
            note(sheet, "tiles", TILE[event.cards[0]], 1, won)


def _teams(events: Sequence[Event]) -> dict[Seat, int]:
    """Who plays in which team in the round that these events begin; the first player is in team 0. §6"""
    begun = next(event for event in events if event.kind == "round")
    first = begun.seat
    assert first is not None
    partners = [team for card in begun.cards for team in PARTNERS[card]]
    if not partners:
        return {first: 0, Seat(1 - first): 1}
    own = next(team for team in partners if COLOURS[first] in team)
    return {Seat(COLOURS.index(colour)): int(team != own) for team in partners for colour in team}


def tile_named(item: str) -> Message:
    """What people call a kind of tile."""
    return naming.card(item)


def ending_named(item: str) -> str:
    """What an end of a battle is called."""
    return ENDINGS[item]


def agenda_named(item: str) -> Message:
    """What people call an agenda, whoever has it."""
    return Message(naming.AGENDA[item])


INSIGHT: Final = Insight(
    collect,
    (
        Topic(
            "battles",
            "Knock-outs",
            "How battles end: by putting a robot out of action, or after the last combat round by damage.",
            "end of the battle",
            "battles",
            "of all battles",
            Measure.SHARE,
            ending_named,
        ),
        Topic(
            "tiles",
            "Tiles that win battles",
            "The share of all tiles of a kind that were laid by the team that won the battle; one half is no difference.",
            "tile",
            "times laid",
            "on the winning side",
            Measure.SHARE,
            tile_named,
            one_half,
        ),
        Topic(
            "agendas",
            "What agendas pay",
            "The points that an agenda brought whoever had kept it.",
            "agenda",
            "times kept",
            "points",
            Measure.MEAN,
            agenda_named,
        ),
        Topic(
            "keepers",
            "Agendas of the winner",
            "How often a player who had kept this agenda has won the match.",
            "agenda",
            "times kept",
            "keeper won",
            Measure.SHARE,
            agenda_named,
            even_chance,
        ),
    ),
    Log.KEPT,
)
