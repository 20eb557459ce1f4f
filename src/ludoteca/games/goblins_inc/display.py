"""What a screen needs to draw Goblins, Inc.: what is printed on the pieces, what each robot can do, and what it pays now.

Sets of squares go out as the numbers that the rules use for them, the bit of each square.
"""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from ludoteca.facets.standing import known_table
from ludoteca.games.goblins_inc.asks import End
from ludoteca.games.goblins_inc.assembly import assemblers, open_agendas, planners, steps
from ludoteca.games.goblins_inc.flow import RULES
from ludoteca.games.goblins_inc.geometry import (
    AIM_COST,
    ALL_EDGES,
    COCKPIT_BIT,
    EAST,
    EDGES,
    SIDE,
    SOUTH,
    STEERING_COST,
    YARD,
    Aim,
    Steering,
    attacked_edge,
    connected,
    first_hit,
    joins,
    marks_on,
    neighbour,
    new_front,
    square_at,
    squares_in,
    turned_edges,
    turned_marks,
)  # fmt: skip
from ludoteca.games.goblins_inc.pieces import (
    ABILITIES,
    ARROWS,
    COLOUR,
    COUNTS,
    DICE,
    ENGINES,
    FORBIDDEN,
    INTENT,
    IS_UPGRADED,
    KIND,
    METAL,
    NAMES,
    NUMBERS,
    PER,
    POINTS,
    SHIELDS,
    STAR,
    TEAMS,
    TILE_KINDS,
    TURNS,
    Ability,
    Colour,
    Count,
    Intent,
    Kind,
)  # fmt: skip
from ludoteca.games.goblins_inc.preparation import deal_tokens
from ludoteca.games.goblins_inc.scoring import agenda_points, counted
from ludoteca.games.goblins_inc.table import BATTLE, COMBAT_ROUNDS, Phase, Table
from ludoteca.games.goblins_inc.table import TEAMS as BOTH
from ludoteca.games.goblins_inc.tactics import dice_due
from ludoteca.kernel.card import Card
from ludoteca.kernel.rules import ScoreLine
from ludoteca.kernel.seat import Seat, clockwise
from ludoteca.kernel.view import View

FACES: Final = range(1, SIDE + 1)
"""The faces of a die that point at a line."""
STEERINGS: Final = [(steering.value, steering) for steering in Steering]
AIMS: Final = [(aim.value, AIM_COST[aim], aim) for aim in Aim]

Spots = list[tuple[Card, int, int]]
"""Tiles with their squares and turns."""


# -- pieces ----------------------------------------------------------------------------------------


class Tile(TypedDict):
    """A tile; edges are listed clockwise from the north."""

    kind: Kind
    upgraded: bool
    metal: list[int]
    arrows: list[int]
    shields: list[int]
    engines: int
    turns: list[int]
    """The quarter turns that make a difference."""


class Tactics(TypedDict):
    """A tactics card."""

    kind: Kind
    abilities: list[Ability]


class Blueprint(TypedDict):
    """A blueprint, with the squares that it forbids."""

    kind: Kind
    forbidden: int


class Teams(TypedDict):
    """A team card: who plays with whom."""

    kind: Kind
    teams: list[list[Colour]]


class Agenda(TypedDict):
    """An agenda, or an end of a bet."""

    kind: Kind
    colour: Colour
    intent: Intent | None
    counts: Count | None
    points: int
    per: int
    end: NotRequired[End]
    """Which end of a bet it is."""


def face(name: str) -> Tile | Tactics | Blueprint | Teams | Agenda:
    """What is printed on a piece."""
    card = NUMBERS[name]
    kind = KIND[card]
    if kind in TILE_KINDS:
        return {
            "kind": kind,
            "upgraded": IS_UPGRADED[card],
            "metal": [METAL[card] >> edge & 1 for edge in EDGES],
            "arrows": [marks_on(ARROWS[card], edge) for edge in EDGES],
            "shields": [marks_on(SHIELDS[card], edge) for edge in EDGES],
            "engines": ENGINES[card],
            "turns": list(TURNS[card]),
        }
    if kind is Kind.TACTICS:
        return {"kind": kind, "abilities": list(ABILITIES[card])}
    if kind is Kind.BLUEPRINT:
        return {"kind": kind, "forbidden": FORBIDDEN[card]}
    if kind is Kind.TEAMS:
        return {"kind": kind, "teams": [list(team) for team in TEAMS[card]]}
    colour, intent, count = COLOUR[card], INTENT[card], COUNTS[card]
    assert colour is not None
    shown: Agenda = {
        "kind": kind,
        "colour": colour,
        "intent": intent,
        "counts": count,
        # Both ends of a bet pay the same.
        "points": POINTS[STAR[colour] if intent is Intent.BET else card],
        "per": PER[card],
    }
    if kind is Kind.END:
        shown["end"] = End.STAR if card == STAR[colour] else End.SNITCH
    return shown


# -- points ----------------------------------------------------------------------------------------


def so_far(view: View) -> list[ScoreLine]:
    """The lines of the rounds played, and those of this battle if it ended now; secret agendas for their owner alone."""
    return list(RULES.outcome(known_table(RULES, view, ())).lines)


# -- signs -----------------------------------------------------------------------------------------


class Drive(TypedDict):
    """What a steering costs, and how many dice it would bring if nothing else happens."""

    engines: int
    front: int
    dice: int
    overheats: bool


class Sighting(TypedDict):
    """What an aim costs, and which edge of the enemy it attacks."""

    engines: int
    edge: int


class Robot(TypedDict):
    """What a robot holds together, can do and has lost."""

    loose: int
    east: int
    """The squares that join the next one to the east,"""
    south: int
    """and to the south."""
    engines: int
    arrows: list[int]
    shields: int
    damage: int
    dice: int
    hits: list[list[int | None]]
    """In battle for each edge and each face of a die the square that is hit."""
    steering: dict[str, Drive]
    aim: dict[str, Sighting]


class Figure(TypedDict):
    """What an agenda counts now, and what that pays."""

    count: int
    points: int


class Signs(TypedDict):
    """What each robot holds together, can do and has lost; who does what; what the viewer's pieces are good for."""

    own: int
    """The viewer's team."""
    steps: int
    combats: int
    laid: list[tuple[str, int, int]]
    """The tiles of this batch that the viewer has laid already, with their squares and turns."""
    jobs: list[list[str]]
    robots: list[Robot]
    holds: dict[str, list[int]]
    """For each tile that the viewer may lay, by turn the squares on which it would hang on the cockpit."""
    agendas: dict[str, Figure]


def signs(view: View) -> Signs:
    """What each robot holds together, can do and has lost; who does what; what the viewer's pieces are good for."""
    t: Table = known_table(RULES, view, ())
    own = t.team_of(view.viewer) if 0 <= view.viewer < t.seats else 0
    lying = laid(view)
    for tile, square, turn in lying:
        t.lay(own, tile, square, turn)
    if t.phase is Phase.KEEP:
        # What is kept is judged by the tokens that come next.
        t.tokens = [[], []]
        deal_tokens(t)
    return {
        "own": own,
        "steps": steps(t),
        "combats": COMBAT_ROUNDS,
        "laid": [(NAMES[tile], square, turn) for tile, square, turn in lying],
        "jobs": [_jobs(t, seat) for seat in clockwise(Seat(0), t.seats)],
        "robots": [_robot(t, team) for team in BOTH],
        "holds": _holds(view, t, own),
        "agendas": _figures(view, t, own),
    }


def laid(view: View) -> Spots:
    """The tiles of this batch that the viewer has laid already, unseen by the others."""
    question = view.decision
    if question is None or question.ask not in ("lay", "shift"):
        return []
    # Tiles are laid in the order of the catalogue, which is that of the view; then any may be shifted. §7.3
    waiting = _seen(view, f"tiles {view.viewer}")
    found: dict[Card, tuple[int, int]] = {}
    for text in question.earlier:
        if text in NUMBERS:
            waiting = [NUMBERS[text]]
            found.pop(waiting[0], None)
            continue
        place, _, turn = text.partition("/")
        row, _, column = place.partition(".")
        found[waiting.pop(0)] = (square_at(int(row), int(column)), int(turn))
    return [(tile, square, turn) for tile, (square, turn) in found.items()]


def _jobs(t: Table, seat: Seat) -> list[str]:
    """What a seat does in this part of the round. §7.1, §10"""
    team = t.team_of(seat)
    if t.phase is Phase.ASSEMBLY:
        found = {"planner": seat in planners(t, t.step), "assembler": seat in assemblers(t, t.step)}
    elif t.phase in BATTLE:
        found = {"driver": t.pilot(team) == seat, "tactician": t.tactician(team) == seat}
    else:
        return []
    return [job for job, has in found.items() if has]


def _robot(t: Table, team: int) -> Robot:
    frame = t.frame(team)
    standing = t.standing(team)
    fighting = t.phase in BATTLE
    arrows = _marks(t, team, ARROWS)
    places = squares_in(standing | COCKPIT_BIT)
    front = t.fronts[team]
    return {
        "loose": standing & ~connected(frame),
        "east": _bits([square for square in places if joins(frame, square, EAST)]),
        "south": _bits([square for square in places if joins(frame, square, SOUTH)]),
        "engines": t.engines(team),
        "arrows": arrows,
        "shields": sum(_marks(t, team, SHIELDS)),
        "damage": t.damage(team),
        "dice": dice_due(t, team, t.sabotage[team]) if fighting else 0,
        "hits": [[first_hit(standing, edge, face) for face in FACES] for edge in EDGES] if fighting else [],
        "steering": {word: _steered(arrows, front, steering) for word, steering in STEERINGS}
        if fighting
        else {},
        "aim": {
            word: {"engines": engines, "edge": attacked_edge(t.fronts[1 - team], aim)}
            for word, engines, aim in AIMS
        }
        if fighting
        else {},
    }


def _bits(squares: list[int]) -> int:
    return sum([1 << square for square in squares])


def _marks(t: Table, team: int, marks: list[int]) -> list[int]:
    """How many arrows or shield symbols of a robot look each way."""
    counts = [0, 0, 0, 0]
    turns = t.turns[team]
    for square, tile in enumerate(t.tiles[team]):
        if tile is not None and marks[tile]:
            turned = turned_marks(marks[tile], turns[square])
            for edge in EDGES:
                counts[edge] += turned >> 2 * edge & 0b11
    return counts


def _steered(arrows: list[int], front: int, steering: Steering) -> Drive:
    """What a steering costs, and how many dice it would bring if nothing else happens. §3.4, §10.4"""
    turned = new_front(front, steering)
    dice = min(DICE, arrows[turned])
    # Whoever does not turn overheats.
    overheats = steering is Steering.AHEAD
    return {
        "engines": STEERING_COST[steering],
        "front": turned,
        "dice": max(0, dice - 1) if overheats else dice,
        "overheats": overheats,
    }


def _holds(view: View, t: Table, team: int) -> dict[str, list[int]]:
    """For each tile that the viewer may lay, by turn the squares on which it would hang on the cockpit. §3.3"""
    if t.phase is not Phase.ASSEMBLY or not 0 <= view.viewer < t.seats:
        return {}
    frame = t.frame(team)
    holding = connected(frame)
    ready = [_beyond(frame[(edge + 2) & 3] & holding, edge) for edge in EDGES]
    free = YARD & ~(t.standing(team) | t.forbidden | COCKPIT_BIT)
    return {
        NAMES[tile]: [_joined(turned_edges(METAL[tile], turn), ready) & free for turn in EDGES]
        for tile in _seen(view, f"tiles {view.viewer}")
    }


def _beyond(squares: int, edge: int) -> int:
    """The squares that have one of these beyond their edge."""
    found = [neighbour(square, (edge + 2) & 3) for square in squares_in(squares)]
    return _bits([square for square in found if square is not None])


def _joined(metal: int, ready: list[int]) -> int:
    """The squares on which one of these metal edges meets metal that holds."""
    found = 0
    for edge in EDGES:
        if metal & ALL_EDGES & 1 << edge:
            found |= ready[edge]
    return found


def _figures(view: View, t: Table, own: int) -> dict[str, Figure]:
    """What the agendas that the viewer sees count now, and what that pays."""
    found: dict[str, Figure] = {}
    for seat in clockwise(Seat(0), t.seats):
        for card in (*_seen(view, f"hand {seat}"), *_seen(view, f"kept {seat}")):
            found[NAMES[card]] = _figure(t, t.team_of(seat), card)
    if t.switches.team_version:
        for card in open_agendas(t):
            found[NAMES[card]] = _figure(t, own, card)
    return found


def _figure(t: Table, team: int, card: Card) -> Figure:
    count = COUNTS[card]
    if count is None:
        return {"count": 0, "points": 0}
    return {"count": counted(t, team, count), "points": agenda_points(t, team, card)}


# -- the table -------------------------------------------------------------------------------------


def _seen(view: View, zone: str) -> list[Card]:
    """The cards of a zone that the viewer may know."""
    return [NUMBERS[name] for name in view.zone(zone).cards if name is not None]
