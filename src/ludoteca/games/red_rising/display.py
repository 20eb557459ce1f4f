"""Display: what a screen needs to draw Red Rising without knowing its rules. From the cards and from a view alone."""

from __future__ import annotations

from typing import Any, Final, Literal, NotRequired, TypedDict, cast

from ludoteca.facets.standing import known_table
from ludoteca.games.red_rising.automa_choice import shown_by_luna
from ludoteca.games.red_rising.flow import RULES
from ludoteca.games.red_rising.hand_search import Scored, best, value
from ludoteca.games.red_rising.pieces import (
    AUTOMA_ROWS,
    BLOCKS_SOVEREIGN,
    BLOCKS_THEFT,
    CHARACTERS,
    CLAUSES,
    COLOUR,
    CORE,
    END_THRESHOLD,
    FLEET_POINTS,
    HAS_ABILITY,
    LEVELS,
    LOCATIONS,
    NAMES,
    NEUTRAL_INFLUENCE,
    NUMBERS,
    PRIORITIES,
    Arrow,
    Colour,
    Extra,
    House,
    Rows,
    row_of,
)  # fmt: skip
from ludoteca.games.red_rising.scoring import automa_lines, excess_lines, player_lines, standing_of
from ludoteca.games.red_rising.table import Phase, Table, hand_zone
from ludoteca.games.red_rising.tracks import excess
from ludoteca.games.red_rising.verbs import EVERYWHERE
from ludoteca.kernel.rules import ScoreLine
from ludoteca.kernel.seat import Seat, clockwise
from ludoteca.kernel.view import View
from ludoteca.kernel.zone import Cards

UNSEEN: Final = CHARACTERS[0]
"""Stands in for a face-down card, of which only matters where it lies."""


# -- cards -----------------------------------------------------------------------------------------


Clause = TypedDict(
    "Clause",
    {
        "points": NotRequired[int],
        "if": NotRequired[dict[str, Any]],
        "each": NotRequired[str | list[str]],
        "in": NotRequired[str],
        "at_most": NotRequired[int],
        "spares": NotRequired[list[str]],
    },
)
"""A clause of the end-game points, as the data of the cards tells it."""


class Character(TypedDict):
    """What is printed on a character."""

    colour: Colour
    core: int
    block: Literal["theft", "sovereign"] | None
    ability: bool
    """Whether it has an end-of-game ability."""
    points: list[Clause]


class AutomaCard(TypedDict):
    """What is printed on an Automa card: where it deploys and gains, a location or the letter of a priority card."""

    number: int
    deploy: str
    gain: str
    arrow: Arrow
    extra: Extra


def face(name: str) -> Character | AutomaCard:
    """What is printed on a character: colour, core value, block and end-game points; or on an Automa card."""
    card = NUMBERS[name]
    if card not in CHARACTERS:
        return automa_face(name, AUTOMA_ROWS)
    return {
        "colour": COLOUR[card],
        "core": CORE[card],
        "block": "theft" if card in BLOCKS_THEFT else "sovereign" if card in BLOCKS_SOVEREIGN else None,
        "ability": HAS_ABILITY[card],
        "points": cast("list[Clause]", CLAUSES[card]),
    }


def automa_face(name: str, rows: Rows) -> AutomaCard:
    """What is printed on an Automa card, as these rows have it."""
    row = row_of(NUMBERS[name], rows)
    return {
        "number": int(name.rpartition("-")[2]),
        "deploy": _place(row.deploy),
        "gain": _place(row.gain),
        "arrow": row.arrow,
        "extra": row.extra,
    }


def _place(where: int | str) -> str:
    """A location by its name, a priority card by its letter."""
    return LOCATIONS[where] if isinstance(where, int) else where


# -- the score so far ------------------------------------------------------------------------------


def so_far(view: View) -> list[ScoreLine]:
    """The score sheet if the match ended now. A hand counts where the viewer knows all of it, tracks always do; of the
    Automa, whose cards score one by one, those count that the viewer knows."""
    t: Table = known_table(RULES, view)
    lines: list[ScoreLine] = []
    for side in clockwise(Seat(0), t.sides):
        if t.is_automa(side):
            lines += automa_lines(t, side, t.hand(side))
        elif _is_known(view, side):
            lines += player_lines(t, side, t.hand(side))
        else:
            lines += _open_lines(t, side, len(view.zones[hand_zone(side)].cards))
    return lines


def _open_lines(t: Table, side: Seat, held: int) -> list[ScoreLine]:
    """The lines of a player who holds so many cards that nobody else can see."""
    return player_lines(t, side, ()) + excess_lines(side, held)


def _is_known(view: View, side: Seat) -> bool:
    """Whether the viewer knows every card of a player's hand."""
    return None not in view.zones[hand_zone(side)].cards


# -- signs -----------------------------------------------------------------------------------------


class Automa(TypedDict):
    """What the Automa goes by: its letters, the Luna bonus card, its word, and what good and bad cards bring it. §10"""

    letters: list[str]
    luna: str
    word: Literal["odd", "even"]
    level: str
    good: int
    bad: int


class Signs(TypedDict):
    """What hands, cards on offer, tracks and end conditions come to."""

    goal: int
    fleet_points: list[int]
    neutral: int
    due: list[int]
    """The sides that have still to begin a turn once the end has been triggered, in order."""
    worth: dict[str, list[int]]
    """For each card of a known hand its core value, and what each of its clauses brings."""
    names: dict[str, str]
    """Whom Oranges stand for,"""
    colours: dict[str, Colour]
    """and which colour Grays have."""
    costs: dict[str, int]
    """By how much the viewer's total would fall without a card of the own hand,"""
    offers: dict[str, int]
    """and by how much it would rise with one from elsewhere."""
    automa: Automa | None


def signs(view: View) -> Signs:
    """What hands, cards on offer, tracks and end conditions come to."""
    t: Table = known_table(RULES, view)
    known = [side for side in clockwise(Seat(0), view.seats) if _is_known(view, side)]
    hands = {side: best(standing_of(t, side, t.hand(side))) for side in known}
    seated = 0 <= view.viewer < view.seats
    return {
        "goal": END_THRESHOLD,
        "fleet_points": FLEET_POINTS,
        "neutral": NEUTRAL_INFLUENCE if t.neutral() else 0,
        "due": _turns_due(t),
        "worth": _worth(list(hands.values())),
        "names": {
            NAMES[card]: NAMES[name] for scored in hands.values() for card, name in scored.names.items()
        },
        "colours": {
            NAMES[card]: colour for scored in hands.values() for card, colour in scored.colours.items()
        },
        "costs": _costs(t, view.viewer) if seated else {},
        "offers": _offers(t, view) if seated else {},
        "automa": _automa(t) if t.solo else None,
    }


def _turns_due(t: Table) -> list[int]:
    """The sides that have still to begin a turn once the end has been triggered, in order. §7"""
    if not t.ending or t.extra or t.phase in (Phase.ABILITIES, Phase.OVER):
        return []
    order = clockwise(t.first, t.sides)
    apollo = [t.houses.index(House.APOLLO)] if House.APOLLO in t.houses else []
    return [*order[order.index(t.turn) + 1 :], *apollo]


def _worth(hands: list[Scored]) -> dict[str, list[int]]:
    """For each card its core value, and after it what each of its clauses brings."""
    worth: dict[str, list[int]] = {}
    for scored in hands:
        for line in scored.lines:
            worth.setdefault(NAMES[line.card], []).append(line.points)
    return worth


def _costs(t: Table, me: Seat) -> dict[str, int]:
    """By how many points less the viewer would have without each card of the hand."""
    hand = t.hand(me)
    total = _points(t, me, hand)
    return {
        NAMES[card]: total - _points(t, me, tuple([other for other in hand if other != card]))
        for card in hand
    }


def _offers(t: Table, view: View) -> dict[str, int]:
    """By how many points more the viewer would have with a card on top of a location, or one that is to be chosen."""
    me = view.viewer
    hand = t.hand(me)
    total = _points(t, me, hand)
    tops = [view.zones[location].cards[-1] for location in EVERYWHERE if t.pile(location)]
    found = {name: NUMBERS[name] for name in (*tops, *_asked(view)) if name in NUMBERS}
    return {
        name: _points(t, me, (*hand, card)) - total
        for name, card in found.items()
        if card not in hand and card in CHARACTERS
    }


def _asked(view: View) -> list[str]:
    """What the viewer may choose from, and what the question is about."""
    if view.decision is None:
        return []
    return [*view.decision.offered, *view.decision.about]


def _points(t: Table, me: Seat, hand: Cards) -> int:
    """What a hand brings, the penalty for too many cards included."""
    return value(standing_of(t, me, hand)) + excess(len(hand))


def _automa(t: Table) -> Automa:
    good, bad = LEVELS[t.switches.level]
    return {
        "letters": [PRIORITIES[priority] for priority in t.priorities],
        "luna": LOCATIONS[shown_by_luna(t.priorities)],
        "word": "odd" if t.odd else "even",
        "level": str(t.switches.level),
        "good": good,
        "bad": bad,
    }
