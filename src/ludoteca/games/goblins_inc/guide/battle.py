"""Battle: where to turn and aim, which card to point at, what to do with it, and in which order the dice strike."""

from __future__ import annotations

from math import exp
from typing import Final

from ludoteca.games.goblins_inc.asks import ALL_DICE
from ludoteca.games.goblins_inc.driving import DRIVES, Drive, cost
from ludoteca.games.goblins_inc.geometry import (
    AIM_TURNS,
    EDGES,
    SIDE,
    STEERING_TURNS,
    connected,
    first_hit,
    laid,
    lifted,
    marks_on,
    squares_in,
    turned_edges,
    turned_marks,
)  # fmt: skip
from ludoteca.games.goblins_inc.guide.robot import UNKNOWN, WEIGHTS, Robot
from ludoteca.games.goblins_inc.pieces import ABILITIES, ARROWS, DICE, METAL, TURNS, Ability
from ludoteca.games.goblins_inc.table import COMBAT_ROUNDS, TACTICS_ROW, Table
from ludoteca.kernel.card import Card

NEVER: Final = -100.0
"""What nobody wants."""
HARDLY: Final = 0.01
"""How likely a tile is struck that lies behind others."""
SECOND_TOKEN: Final = 0.3
"""What a token is worth beside another one."""
LATE_DIE: Final = 0.9
"""The part that a die takes after others, of what it would take as the first."""
TURNED: Final[list[int]] = [STEERING_TURNS[steering] for steering, _ in DRIVES]
ASIDE: Final[list[int]] = [AIM_TURNS[aim] for _, aim in DRIVES]
SPENT: Final[list[int]] = [cost(drive) for drive in DRIVES]
"""For each drive by how many quarters the front and the attacked edge move on, and the engines it needs."""
TURNING: Final[list[int]] = [0, 1, 2, 1]
"""The engines needed to move the front on by so many quarters."""


class Duel:
    """A combat round as one team sees it: the own robot and the enemy's, with what their losses are worth to a seat."""

    __slots__ = ("t", "team", "own", "enemy")

    def __init__(self, t: Table, team: int, own: Robot, enemy: Robot) -> None:
        self.t = t
        self.team = team
        self.own = own
        self.enemy = enemy

    # -- driving -----------------------------------------------------------------------------------

    def drives(self, drives: list[Drive]) -> list[float]:
        """What each steering and aim promises, against an enemy who thinks of its own dice and of our front now."""
        t, team = self.t, self.team
        harm, care = self.enemy.exposures(), self.own.exposures()
        own_front, their_front = t.fronts[team], t.fronts[1 - team]
        theirs = _replies(self.enemy, their_front, care, _turns(self.own, own_front))
        # How likely the enemy's front, and the dice that strike us on each side counted from our front.
        fronts = [0.0] * 4
        struck = [0.0] * 4
        for number in range(len(DRIVES)):
            front = their_front + TURNED[number] & 3
            fronts[front] += theirs[number]
            struck[ASIDE[number]] += theirs[number] * _rolled(self.enemy, front, TURNED[number])
        mean = sum(harm) / 4
        found: list[float] = []
        for drive in drives:
            number = DRIVES.index(drive)
            spent = SPENT[number]
            if spent > self.own.engines:
                found.append(NEVER)
                continue
            front = own_front + TURNED[number] & 3
            worth = WEIGHTS.unused * (self.own.engines - spent)
            hit = 0.0
            for edge in range(4):
                hit += fronts[edge] * harm[edge + ASIDE[number] & 3]
                worth -= struck[edge] * care[front + edge & 3]
            worth += _rolled(self.own, front, TURNED[number]) * hit
            if t.combat < COMBAT_ROUNDS:
                worth += WEIGHTS.later * mean * _next_dice(self.own, front)
            found.append(worth)
        return found

    # -- tactics cards -----------------------------------------------------------------------------

    def picks(self, unused: int) -> list[float]:
        """What each card of the row promises, and how likely the enemy takes it away."""
        row = self.t.cards(TACTICS_ROW)
        own = [self.card_worth(card, self.own, self.enemy) for card in row]
        theirs = _softened([self.card_worth(card, self.enemy, self.own) for card in row], WEIGHTS.cool / 2)
        # Whoever has fewer unused engines goes without; about half are spent.
        rival = self.enemy.engines / 2
        risk = 0.0 if unused > rival + 0.5 else 0.5 if unused + 0.5 >= rival else 1.0
        return [worth * (1.0 - risk * theirs[number]) for number, worth in enumerate(own)]

    def card_worth(self, card: Card, own: Robot, enemy: Robot) -> float:
        """What a tactics card may bring to whom has the first robot."""
        harm, care = enemy.exposures(), own.exposures()
        hit, hurt = sum(harm) / 4, sum(care) / 4
        dice = float(min(DICE, max(own.arrows)))
        worth = 0.0
        for ability in ABILITIES[card]:
            if ability is Ability.SABOTAGE:
                worth += hit if dice < DICE else 0.3 * hit
            elif ability is Ability.DYNAMITE:
                worth += 1.5 * hit if dice < DICE else 0.4 * hit
            elif ability is Ability.EMERGENCY:
                worth += hit * dice / SIDE
            elif ability is Ability.HOMING:
                worth += 1.3 * hit if dice > 0 else 0.0
            elif ability is Ability.NITRO:
                worth += hit * min(1.0, dice / 3)
            elif ability is Ability.DUCT_TAPE:
                worth += 0.9 * hurt
            else:
                worth += 0.7 * hit if dice < DICE else 0.2 * hit
        return worth

    # -- before the roll ---------------------------------------------------------------------------

    def before(self, ability: Ability) -> float:
        """How gladly an ability is used before the roll; the Crane only where it gains something."""
        if ability is Ability.SABOTAGE:
            return 3.0
        if ability is Ability.DUCT_TAPE:
            return 2.0
        gain = max([self.lift(source) for source in squares_in(self.own.standing)])
        return 1.0 if gain > 0.0 else 0.0

    def tape(self, square: int) -> float:
        """What a token on this square is worth: how much hangs on the tile, and how likely it is struck."""
        own = self.own
        edge = self.t.edges[1 - self.team]
        struck = HARDLY
        for side in EDGES:
            for face in range(1, SIDE + 1):
                if first_hit(own.standing, side, face) == square:
                    struck += 1.0 if side == edge else WEIGHTS.other_edges
        return struck * own.tear(square) * (SECOND_TOKEN if _is_covered(own, square) else 1.0)

    def lift(self, source: int) -> float:
        """What the Crane may gain with a tile where it lies: one that does not fire is turned until it does."""
        t, team, own = self.t, self.team, self.own
        tile = t.tiles[team][source]
        if tile is None or not ARROWS[tile] or _is_covered(own, source):
            return 0.0
        best = 0.0
        for turn in TURNS[tile]:
            if turn != t.turns[team][source]:
                best = max(best, self.put(tile, source, source << 2 | turn))
        return best

    def put(self, tile: Card, source: int, spot: int) -> float:
        """What it gains to put a lifted tile on this spot: what more dice take now, less all that falls."""
        t, team, own = self.t, self.team, self.own
        square, turn = spot >> 2, spot & 3
        rest = lifted(own.frame, 1 << source)
        reached = connected(laid(rest, square, turned_edges(METAL[tile], turn)))
        standing = own.standing & ~(1 << source) | 1 << square
        if not reached >> square & 1:
            return NEVER
        front = t.fronts[team]
        before = marks_on(turned_marks(ARROWS[tile], t.turns[team][source]), front)
        after = marks_on(turned_marks(ARROWS[tile], turn), front)
        arrows = own.arrows[front]
        more = min(DICE, arrows + after - before) - min(DICE, arrows)
        worth = more * self.enemy.exposure(t.edges[team])
        for fallen in squares_in(standing & ~reached):
            worth -= own.prices[fallen]
        return worth

    # -- dice --------------------------------------------------------------------------------------

    def row_worth(self, row: list[int]) -> float:
        """What the dice take from the enemy in this order."""
        robot = self.enemy.copy()
        edge = self.t.edges[self.team]
        worth = 0.0
        for face in row:
            worth += robot.strike(edge, face)
        return worth

    def best_row(self, dice: list[int], first: int | None, doubled: bool) -> tuple[float, list[int]]:
        """A good order of the dice, found die by die, and what it takes; ``first`` is the die to begin with."""
        robot = self.enemy.copy()
        edge = self.t.edges[self.team]
        left = [face for face in dice if face]
        row: list[int] = []
        worth = 0.0
        while left:
            chosen = left[0]
            if first is not None and not row:
                chosen = first
            elif len(left) > 1:
                most = UNKNOWN
                for face in range(1, SIDE + 1):
                    if face in left:
                        loss = robot.loss(edge, face)
                        if loss > most:
                            chosen, most = face, loss
            if doubled and not row:
                worth += robot.strike(edge, chosen)
            left.remove(chosen)
            row.append(chosen)
            worth += robot.strike(edge, chosen)
        return worth, row

    def nitro(self, die: int) -> float:
        """What it brings to roll a die again, or all."""
        dice = list(self.t.dice[self.team])
        now = self.best_row(dice, None, False)[0]
        fresh = self.enemy.exposure(self.t.edges[self.team])
        if die == ALL_DICE:
            return LATE_DIE * fresh * len(dice) - now
        dice.remove(die)
        return self.best_row(dice, None, False)[0] + LATE_DIE * fresh - now

    def turn_to(self, die: int, number: int) -> float:
        """What it brings to turn a die to another number."""
        dice = list(self.t.dice[self.team])
        now = self.best_row(dice, None, False)[0]
        dice.remove(die)
        return self.best_row([*dice, number], None, False)[0] - now

    def homing(self, die: int) -> float:
        """What it brings at most to turn this die."""
        best = 0.0
        for number in range(1, SIDE + 1):
            if number != die:
                best = max(best, self.turn_to(die, number))
        return best

    def after(self, ability: Ability) -> float:
        """How gladly an ability is used after the roll: Emergency first, Homing last, as it sees how dice lie in the end."""
        dice = sorted(set(self.t.dice[self.team]))
        if ability is Ability.EMERGENCY:
            return 3.0
        if ability is Ability.NITRO:
            gain = max([self.nitro(die) for die in [*dice, ALL_DICE]])
            return 2.0 if gain > 0.0 else 0.0
        gain = max([self.homing(die) for die in dice if die])
        return 1.0 if gain > 0.0 else 0.0


def _is_covered(robot: Robot, square: int) -> bool:
    return any(token >> square & 1 for token in robot.tokens)


def _rolled(robot: Robot, front: int, turned: int) -> float:
    """How many dice a robot rolls with this front, having turned by so many quarters."""
    dice = min(DICE, robot.arrows[front])
    return float(dice if turned else max(0, dice - 1))


def _next_dice(robot: Robot, front: int) -> float:
    """How many dice a robot may roll in the next combat round."""
    best = 0.0
    for turned in range(4):
        if TURNING[turned] <= robot.engines:
            best = max(best, _rolled(robot, front + turned & 3, turned))
    return best


def _turns(robot: Robot, front: int) -> list[float]:
    """How likely a robot has each side in front after turning, if it thinks of its dice alone."""
    wanted = [NEVER] * 4
    for turned in range(4):
        if TURNING[turned] <= robot.engines:
            wanted[front + turned & 3] = 0.5 * _rolled(robot, front + turned & 3, turned)
    return _softened(wanted, 1.0)


def _replies(robot: Robot, front: int, harm: list[float], fronts: list[float]) -> list[float]:
    """How likely each drive of a robot is, against another one with these fronts, which is hurt so on its edges."""
    hits = [0.0] * 4
    for aside in range(4):
        for edge in range(4):
            hits[aside] += fronts[edge] * harm[edge + aside & 3]
    wanted: list[float] = []
    for number, spent in enumerate(SPENT):
        if spent > robot.engines:
            wanted.append(NEVER)
            continue
        dice = _rolled(robot, front + TURNED[number] & 3, TURNED[number])
        wanted.append(dice * hits[ASIDE[number]] - WEIGHTS.unused * spent)
    return _softened(wanted, WEIGHTS.cool)


def _softened(wanted: list[float], cool: float) -> list[float]:
    """Chances that grow with what is wanted."""
    most = max(wanted)
    raised = [exp(max(-50.0, (one - most) / cool)) for one in wanted]
    total = sum(raised)
    return [one / total for one in raised]
