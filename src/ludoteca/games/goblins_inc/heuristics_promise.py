"""The promise of a robot: how many points more than a usual one it brings, from the first batch to the last combat round.

A straight line was fitted for every stage to 900 matches of two seats that greedy played against itself with weights
shaken at random, so that robots differed by more than their luck: the difference of what two seats scored in a round, by
the differences of their robots and of what the outlook expects. Where matches could not tell a number (tiles that hang
loose, squares cut off, the dice of a robot half built), it was set by hand.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ludoteca.games.goblins_inc.assembly import BATCH
from ludoteca.games.goblins_inc.geometry import EDGES, connected, marks_on
from ludoteca.games.goblins_inc.heuristics_build import Site, holding
from ludoteca.games.goblins_inc.heuristics_outlook import EVEN
from ludoteca.games.goblins_inc.heuristics_robot import firepower, robot_from
from ludoteca.games.goblins_inc.heuristics_weights import WEIGHTS, Weights
from ludoteca.games.goblins_inc.pieces import ARROWS, COCKPIT_ENGINES, DICE, ENGINES, SHIELDS
from ludoteca.games.goblins_inc.table import Phase, Table
from ludoteca.kernel.card import Card


class Stage:
    """What counts at one stage of a round."""

    __slots__ = ("expected", "spread", "weapon", "token", "engine")

    def __init__(self, expected: float, spread: float, weapon: float, token: float, engine: float) -> None:
        self.expected: float = expected
        """The part of the points that the outlook expects which is to be believed."""
        self.spread: float = spread
        """The standard deviation of what it will be instead, for the difference of two seats."""
        self.weapon: float = weapon
        self.token: float = token
        self.engine: float = engine
        """What one of each brings."""


class Shape:
    """What counts of the tiles that are laid, after one of the batches."""

    __slots__ = ("weights", "salvo", "usual", "usual_kinds")

    def __init__(self, weights: Weights, salvo: float, usual: float, usual_kinds: float) -> None:
        self.weights: Weights = weights
        """What dice and connections bring."""
        self.salvo: float = salvo
        """What it costs to lose a part by every die, added up over the four edges."""
        self.usual: float = usual
        self.usual_kinds: float = usual_kinds
        """What a usual robot brings by its shape, and by the kinds of its tiles."""


def _weights(connected: float, join: float, opening: float, cut_off: float, fire: float) -> Weights:
    return replace(WEIGHTS, connected=connected, join=join, opening=opening, cut_off=cut_off, fire=fire)


BATCHES: Final = 4
"""So many batches a robot is built of. §7"""
BUILDING: Final[list[Stage]] = [
    Stage(0.0, 16.0, 2.8, 3.7, 1.3),
    Stage(0.0, 15.1, 2.8, 3.7, 1.3),
    Stage(0.0, 14.6, 1.75, 2.4, 1.1),
    Stage(0.43, 14.0, 1.25, 1.7, 1.05),
    Stage(0.48, 13.0, 0.65, 1.2, 1.05),
]
SHAPES: Final[list[Shape]] = [
    Shape(_weights(2.0, 0.4, 1.6, 1.0, 0.6), 1.8, 6.4, 1.3),
    Shape(_weights(2.0, 0.4, 1.6, 1.0, 0.6), 1.8, 18.3, 13.9),
    Shape(_weights(2.0, 1.0, 1.7, 1.4, 0.6), 5.0, 24.6, 17.6),
    Shape(_weights(2.0, 0.5, 1.9, 1.0, 1.0), 3.2, 34.7, 19.5),
    Shape(_weights(2.0, 0.0, 0.0, 0.0, 1.3), 3.55, 28.6, 17.0),
]
"""Both by how many batches are laid."""
FIGHTING: Final[list[Stage]] = [
    Stage(0.58, 13.0, 0.65, 0.6, 1.0),
    Stage(0.81, 10.1, 0.24, 0.35, 0.75),
    Stage(0.88, 7.8, 0.21, 0.3, 0.5),
    Stage(1.0, 5.5, 0.26, 0.26, 0.35),
    Stage(1.0, 3.5, 0.0, 0.0, 0.0),
]
"""By how many combat rounds have rolled their dice."""


def fighting_stage(t: Table) -> Stage:
    """The stage of a battle."""
    rolled = t.phase is Phase.AFTER or t.phase is Phase.ORDER or t.phase is Phase.STRIKE
    return FIGHTING[t.combat - 1 + int(rolled)]


def promise_of_yard(site: Site, laid: int, hand: list[Card]) -> float:
    """What a robot of so many batches promises; tiles in hand count by their kinds."""
    after = laid + len(hand) // BATCH
    stage = BUILDING[after]
    worth = COCKPIT_ENGINES * stage.engine - SHAPES[after].usual_kinds
    for tile in [*site.tiles, *hand]:
        if tile is not None:
            worth += _kind_worth(stage, tile)
    shape = SHAPES[laid]
    robot = robot_from(site.tiles, site.turns, site.dealt_tokens(), 0)
    robot.appraise(site.tiles, EVEN)
    robot.standing &= connected(site.frame)
    worth += holding(shape.weights, site.frame, site.standing, site.free) - shape.usual
    worth += shape.weights.fire * min(float(DICE), firepower(site.arrows))
    return worth - shape.salvo * sum(robot.salvos())


def _kind_worth(stage: Stage, tile: Card) -> float:
    if ARROWS[tile]:
        return stage.weapon
    if SHIELDS[tile]:
        return stage.token * sum([marks_on(SHIELDS[tile], edge) for edge in EDGES])
    return stage.engine * ENGINES[tile]


def promise_in_battle(t: Table, team: int) -> float:
    """What the parts of a robot promise that are left."""
    stage = fighting_stage(t)
    weapons = len([tile for tile in t.robot(team) if ARROWS[tile]])
    return stage.weapon * weapons + stage.token * len(t.tokens[team]) + stage.engine * t.engines(team)
