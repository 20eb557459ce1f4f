"""Display: what a screen needs to draw Red Rising without knowing its rules. From the cards and from a view alone."""

from __future__ import annotations

from typing import Final, cast

from ludoteca.games.red_rising.automaton import shown_by_luna
from ludoteca.games.red_rising.flow import RULES
from ludoteca.games.red_rising.mimicry import Scored, best, value
from ludoteca.games.red_rising.pieces import (
    AUTOMA_ARROW,
    AUTOMA_DEPLOY,
    AUTOMA_EXTRA,
    AUTOMA_GAIN,
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
    House,
)  # fmt: skip
from ludoteca.games.red_rising.scoring import automa_lines, player_lines, standing_of
from ludoteca.games.red_rising.table import AUTOMA_HAND, BANISHED, Phase, Table, hand_zone
from ludoteca.games.red_rising.tracks import excess
from ludoteca.games.red_rising.verbs import EVERYWHERE
from ludoteca.kernel.luck import SEED_BYTES, Luck
from ludoteca.kernel.rules import ScoreLine
from ludoteca.kernel.seat import Seat, clockwise
from ludoteca.kernel.view import View
from ludoteca.kernel.zone import Cards

UNSEEN: Final = CHARACTERS[0]
"""Stands in for a face-down card, of which only matters where it lies."""


# -- cards -----------------------------------------------------------------------------------------


def face(name: str) -> dict[str, object]:
    """What is printed on a character: colour, core value, block and end-game points; or on an Automa card."""
    card = NUMBERS[name]
    if card not in CHARACTERS:
        return {
            "number": int(name.rpartition("-")[2]),
            "deploy": _place(AUTOMA_DEPLOY[card]),
            "gain": _place(AUTOMA_GAIN[card]),
            "arrow": AUTOMA_ARROW[card].value,
            "extra": AUTOMA_EXTRA[card].value,
        }
    block = "theft" if card in BLOCKS_THEFT else "sovereign" if card in BLOCKS_SOVEREIGN else None
    return {
        "colour": COLOUR[card].value,
        "core": CORE[card],
        "block": block,
        "ability": HAS_ABILITY[card],
        "points": CLAUSES[card],
    }


def _place(where: int | str) -> str:
    """A location by its name, a priority card by its letter."""
    return LOCATIONS[where] if isinstance(where, int) else where


# -- the score so far ------------------------------------------------------------------------------


def so_far(view: View) -> list[ScoreLine]:
    """The score sheet if the match ended now. A hand counts where the viewer knows all of it, tracks always do; of the
    Automa, whose cards score one by one, those count that the viewer knows."""
    t = seen_table(view)
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
    whole = player_lines(t, side, ())
    if excess(held):
        whole.append(ScoreLine(side, "excess", excess(held), "red_rising §8", {"count": held}))
    return whole


def seen_table(view: View) -> Table:
    """The table as far as the view names its cards; something lies wherever a card lies face down on a location."""
    t: Table = RULES.blank(view.seats, view.options, Luck(bytes(SEED_BYTES)))
    facts = view.facts
    t.phase = Phase(facts["phase"])
    t.first, t.turn = Seat(cast(int, facts["first"])), Seat(cast(int, facts["turn"]))
    t.houses = tuple([House(house) for house in cast("list[str]", facts["houses"])])
    t.helium, t.fleet, t.influence, t.down, t.hacked = [
        cast("list[int]", facts[name]) for name in ("helium", "fleet", "influence", "down", "hacked")
    ]
    t.sovereign = cast("Seat | None", facts["sovereign"])
    t.ending, t.extra, t.odd = [cast(bool, facts[name]) for name in ("ending", "extra", "odd")]
    t.priorities = tuple(cast("list[int]", facts["priorities"]))
    t.banished_before = cast(int, facts["banished_before"])
    for location in EVERYWHERE:
        t.zones.cards[location] = tuple(
            [NUMBERS[name] if name else UNSEEN for name in view.zones[location].cards]
        )
    for place in (BANISHED, AUTOMA_HAND, *[hand_zone(seat) for seat in clockwise(Seat(0), view.seats)]):
        t.zones.cards[place] = _named(view, place)
    return t


def _named(view: View, place: int) -> Cards:
    """The cards of a zone that the view names."""
    return tuple([NUMBERS[name] for name in view.zones[place].cards if name is not None])


def _is_known(view: View, side: Seat) -> bool:
    """Whether the viewer knows every card of a player's hand."""
    return None not in view.zones[hand_zone(side)].cards


# -- signs -----------------------------------------------------------------------------------------


def signs(view: View) -> dict[str, object]:
    """What hands, cards on offer, tracks and end conditions come to.

    ``worth`` has for each card of a known hand its core value and what each of its clauses brings; ``names`` and
    ``colours`` say what Oranges and Grays stand for. ``costs`` and ``offers`` say by how much the viewer's total would
    change without a card of the own hand, or with one from elsewhere.
    """
    t = seen_table(view)
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
            NAMES[card]: colour.value for scored in hands.values() for card, colour in scored.colours.items()
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
    parts = [view.decision.get(name, []) for name in ("items", "options", "about")]
    return [name for part in parts for name in cast("list[str]", part)]


def _points(t: Table, me: Seat, hand: Cards) -> int:
    """What a hand brings, the penalty for too many cards included."""
    return value(standing_of(t, me, hand)) + excess(len(hand))


def _automa(t: Table) -> dict[str, object]:
    """What the Automa goes by: its letters, the Luna bonus card, its word, and what good and bad cards bring it. §10"""
    good, bad = LEVELS[t.switches.level]
    return {
        "letters": [PRIORITIES[priority] for priority in t.priorities],
        "luna": LOCATIONS[shown_by_luna(t.priorities)],
        "word": "odd" if t.odd else "even",
        "level": str(t.switches.level),
        "good": good,
        "bad": bad,
    }
