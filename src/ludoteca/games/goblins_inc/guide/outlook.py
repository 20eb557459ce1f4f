"""The outlook of a round: who may win the battle, how many points everybody may get, and what a robot promises."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import exp
from typing import Final

from ludoteca.games.goblins_inc.assembly import BATCH, open_agendas
from ludoteca.games.goblins_inc.geometry import (
    COCKPIT,
    EDGES,
    SIDE,
    connected,
    first_hit,
    marks_on,
    squares_in,
)
from ludoteca.games.goblins_inc.guide.building import WHOLE, Site, holding
from ludoteca.games.goblins_inc.guide.robot import (
    ARMOUR,
    DECORATION,
    ENGINE,
    SHARE,
    SORT,
    SORTS,
    WEAPON,
    WEIGHTS,
    Interest,
    Robot,
    Weights,
    firepower,
    robot_from,
)  # fmt: skip
from ludoteca.games.goblins_inc.pieces import (
    AROUND,
    ARROWS,
    BESIDE,
    COCKPIT_ENGINES,
    COUNTS,
    DICE,
    ENGINES,
    PER,
    POINTS,
    SHIELDS,
    STAR,
    Count,
)  # fmt: skip
from ludoteca.games.goblins_inc.preparation import KEPT
from ludoteca.games.goblins_inc.scoring import FOR_OWN_GOBLIN, FOR_PARTNERS_GOBLIN
from ludoteca.games.goblins_inc.table import (
    COLOURS,
    COMBAT_ROUNDS,
    SCRAP,
    TEAMS,
    Phase,
    Table,
    end_zone,
    kept_zone,
)  # fmt: skip
from ludoteca.kernel.card import Card
from ludoteca.kernel.seat import Seat

EVEN: Final = Interest(1.0, 1.0, 1.0, 0.0)
"""Every part lost is one damage."""
TYPICAL_FIRE: Final = 4.2
TYPICAL_EXPOSURE: Final = 1.1
"""What a whole robot has, as far as it is not built yet."""
WEARING: Final = 0.8
"""What is left of the force of an attack from one combat round to the next."""
DOUBT: Final = 1.6
DOUBT_OF_A_FIGHT: Final = 0.9
"""How far the battle may turn out otherwise: in any case, and for each combat round to come."""
STILL_FIXED: Final = 0.5
"""The part of the tiles hanging loose that will be joined before assembly is over."""
BET_POINTS: Final = 4


class Side:
    """A robot and what is expected of it: its parts now, and which part of them will be lost."""

    __slots__ = (
        "robot", "sorts", "scrap", "standing", "around", "beside", "tokens", "lost_tokens", "goblins",
        "lost_goblins", "fire", "exposure", "damage", "lost",
    )  # fmt: skip

    def __init__(self, t: Table, team: int, site: Site | None) -> None:
        tiles = t.tiles[team] if site is None else site.tiles
        turns = t.turns[team] if site is None else site.turns
        robot = robot_from(tiles, turns, t.tokens[team][:], t.goblins_in(team))
        robot.appraise(tiles, EVEN)
        sorts, scrap = [0.0] * SORTS, [0.0] * SORTS
        for card in t.cards(SCRAP + team):
            scrap[SORT[card]] += 1.0
        loose = robot.standing & ~connected(robot.frame)
        fallen = 1.0 - STILL_FIXED if site is not None and site.free else 1.0
        for square in squares_in(robot.standing):
            tile = tiles[square]
            if tile is not None:
                part = fallen if loose >> square & 1 else 0.0
                scrap[SORT[tile]] += part
                sorts[SORT[tile]] += 1.0 - part
        missing = 0.0
        if site is not None:
            missing = float(WHOLE - robot.standing.bit_count())
            for sort in range(SORTS):
                sorts[sort] += missing * SHARE[sort]
        robot.standing &= ~loose
        built = 1.0 - missing / WHOLE
        exposure = 0.0
        for edge in EDGES:
            exposure += robot.exposure(edge) / 4
        fire = min(float(DICE), firepower(robot.arrows))
        self.robot: Robot = robot
        self.sorts: list[float] = sorts
        self.scrap: list[float] = scrap
        self.standing: float = sum(sorts)
        around = AROUND & ~t.forbidden
        # While there are squares to fill, those around the cockpit will be.
        self.around: float = float((around if missing else robot.standing & AROUND).bit_count())
        self.beside: float = float((around & BESIDE if missing else robot.standing & BESIDE).bit_count())
        self.tokens: float = float(len(robot.tokens))
        if t.phase is Phase.ASSEMBLY or t.phase is Phase.KEEP:
            self.tokens = sorts[ARMOUR] + 2 * sorts[ARMOUR + 1]
        self.lost_tokens: float = float(t.lost_tokens[team])
        self.goblins: float = float(robot.goblins)
        self.lost_goblins: float = float(t.lost_goblins[team])
        self.fire: float = built * fire + (1.0 - built) * TYPICAL_FIRE
        self.exposure: float = built * exposure + (1.0 - built) * TYPICAL_EXPOSURE
        self.damage: float = sum(scrap) + self.lost_tokens + self.lost_goblins
        if not t.switches.loose_parts_count:
            self.damage -= t.loose[team] if site is None else sum(scrap)
        self.lost: float = 0.0
        """How much damage is still expected."""

    @property
    def wear(self) -> float:
        """Which part of what stands now will be lost."""
        return min(0.95, self.lost / max(1.0, self.standing + self.tokens + self.goblins / 2))

    @property
    def goblins_going(self) -> float:
        """How many goblins will be lost."""
        seen = 0
        for edge in EDGES:
            if first_hit(self.robot.standing, edge, SIDE // 2 + 1) == COCKPIT:
                seen += 1
        return min(self.goblins, self.lost * (0.02 + 0.04 * seen))


class Outlook:
    """What may come of a round."""

    __slots__ = ("t", "sides", "chance")

    def __init__(self, t: Table, sites: list[Site | None]) -> None:
        self.t: Table = t
        self.sides: list[Side] = [Side(t, team, sites[team]) for team in TEAMS]
        rounds = COMBAT_ROUNDS - max(t.combat, 1) + 1 if t.phase is not Phase.ASSEMBLY else COMBAT_ROUNDS
        for team in TEAMS:
            self.sides[team].lost = self._expected_loss(team, rounds)
        self.chance: float = self._chance_of_first(rounds)
        """How likely team 0 wins the battle."""

    def _expected_loss(self, team: int, rounds: int) -> float:
        t = self.t
        attacker, struck = self.sides[1 - team], self.sides[team]
        force = attacker.fire * struck.exposure
        now = force
        edge = t.edges[1 - team]
        if t.phase is Phase.BEFORE:
            dice = min(DICE, attacker.robot.arrows[t.fronts[1 - team]]) - int(t.overheated[1 - team])
            now = max(0, dice) * struck.robot.exposure(edge)
        elif t.phase is Phase.AFTER or t.phase is Phase.ORDER:
            now = 0.0
            for face in t.dice[1 - team]:
                if face:
                    now += struck.robot.loss(edge, face)
        elif t.phase is Phase.STRIKE:
            now = force / 2
        lost = now
        for _ in range(rounds - 1):
            force *= WEARING
            lost += force
        return min(lost, struck.standing + struck.tokens + struck.goblins)

    def _chance_of_first(self, rounds: int) -> float:
        first, second = self.sides
        margin = second.damage + second.lost - first.damage - first.lost
        return 1.0 / (1.0 + exp(-margin / (DOUBT + DOUBT_OF_A_FIGHT * rounds)))

    def chance_of(self, team: int) -> float:
        """How likely a team wins the battle."""
        return 1.0 - self.chance if team else self.chance

    def agenda(self, team: int, card: Card) -> float:
        """What an agenda may pay at the end of the round."""
        count = COUNTS[card]
        if count is None:
            chance = self.chance_of(team)
            return BET_POINTS * max(chance, 1.0 - chance)
        number = self._counted(self.sides[team], self.sides[1 - team], count)
        # What is left over of a full set is worth nothing; half a set on average.
        return POINTS[card] * max(0.0, number / PER[card] - (PER[card] - 1) / (2 * PER[card]))

    def _counted(self, own: Side, enemy: Side, count: Count) -> float:
        left, lost = 1.0 - own.wear, enemy.wear
        if count is Count.OWN_TILES:
            return own.standing * left
        if count is Count.OWN_BESIDE:
            return own.beside * left
        if count is Count.OWN_AROUND:
            return own.around * left
        if count is Count.OWN_TOKENS:
            return own.tokens * max(0.0, 1.0 - 1.2 * own.wear)
        if count is Count.OWN_ENGINES:
            return (own.sorts[ENGINE] + 2 * own.sorts[ENGINE + 1]) * left
        if count is Count.OWN_DECORATIONS:
            return _of(own.sorts, DECORATION) * left
        if count is Count.OWN_ARMOUR:
            return _of(own.sorts, ARMOUR) * left
        if count is Count.OWN_REGULAR:
            return _graded(own.sorts, 0) * left
        if count is Count.OWN_UPGRADED:
            return _graded(own.sorts, 1) * left
        if count is Count.SCRAP_TILES:
            return sum(enemy.scrap) + enemy.standing * lost
        if count is Count.SCRAP_TOKENS:
            return enemy.lost_tokens + enemy.tokens * min(1.0, 1.2 * lost)
        if count is Count.SCRAP_GOBLINS:
            return enemy.lost_goblins + enemy.goblins_going
        if count is Count.ENEMY_EMPTY_AROUND:
            squares = AROUND & ~self.t.forbidden if self.t.switches.driller_spares_forbidden else AROUND
            return squares.bit_count() - enemy.around * (1.0 - lost)
        if count is Count.SCRAP_SETS:
            sets = [
                _of(enemy.scrap, sort) + _of(enemy.sorts, sort) * lost
                for sort in (WEAPON, ENGINE, DECORATION)
            ]
            return 0.9 * min(sets)
        if count is Count.SCRAP_REGULAR:
            return _graded(enemy.scrap, 0) + _graded(enemy.sorts, 0) * lost
        if count is Count.SCRAP_UPGRADED:
            return _graded(enemy.scrap, 1) + _graded(enemy.sorts, 1) * lost
        sort = WEAPON
        if count is Count.SCRAP_ARMOUR:
            sort = ARMOUR
        elif count is Count.SCRAP_ENGINE_TILES:
            sort = ENGINE
        elif count is Count.SCRAP_DECORATIONS:
            sort = DECORATION
        return _of(enemy.scrap, sort) + _of(enemy.sorts, sort) * lost

    def points(self, seat: Seat, hand: Sequence[Card]) -> float:
        """How many points a seat may get in this round, if it keeps the best agendas of this hand or has kept some."""
        t = self.t
        team = t.team_of(seat)
        side = self.sides[team]
        staying = 1.0 - side.goblins_going / max(1.0, side.goblins)
        victory = 0.0
        for other in t.crews[team]:
            victory += t.goblins[other] * (FOR_OWN_GOBLIN if other == seat else FOR_PARTNERS_GOBLIN)
        points = self.chance_of(team) * victory * staying
        if t.switches.team_version:
            for card in open_agendas(t):
                points += self.agenda(team, card)
            return points
        if t.phase is Phase.ASSEMBLY or t.phase is Phase.KEEP:
            worths = sorted([self.agenda(team, card) for card in hand])
            for worth in worths[-KEPT:]:
                points += worth
            return points
        for card in t.cards(kept_zone(seat)):
            if COUNTS[card] is None:
                star = STAR[COLOURS[seat]] in t.cards(end_zone(seat))
                points += BET_POINTS * self.chance_of(team if star else 1 - team)
            else:
                points += self.agenda(team, card)
        return points


def _of(sorts: list[float], sort: int) -> float:
    return sorts[sort] + sorts[sort + 1]


def _graded(sorts: list[float], upgraded: int) -> float:
    total = 0.0
    for sort in range(upgraded, SORTS, 2):
        total += sorts[sort]
    return total


# -- what a robot promises -------------------------------------------------------------------------

# A straight line was fitted for every stage to 900 matches of two seats that greedy played against itself with weights
# shaken at random, so that robots differed by more than their luck: the difference of what two seats scored in a round, by
# the differences of their robots and of what the outlook expects. Where matches could not tell a number (tiles that hang
# loose, squares cut off, the dice of a robot half built), it was set by hand.


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
