"""Building: how good a spot is for a tile, how a batch may be finished, and which tiles are worth keeping."""

from __future__ import annotations

from typing import Final

from ludoteca.games.goblins_inc.geometry import (
    COCKPIT_BIT,
    EDGES,
    SIDE,
    SQUARES,
    YARD,
    Frame,
    connected,
    laid,
    marks_on,
    neighbour,
    squares_in,
    token_over,
    turned_edges,
    turned_marks,
)  # fmt: skip
from ludoteca.games.goblins_inc.guide.robot import (
    SORT,
    WEIGHTS,
    Interest,
    Weights,
    firepower,
    robot_from,
)  # fmt: skip
from ludoteca.games.goblins_inc.pieces import ARROWS, ENGINES, IS_UPGRADED, KIND, METAL, SHIELDS, TURNS, Kind
from ludoteca.games.goblins_inc.table import Table
from ludoteca.kernel.card import Card

WHOLE: Final = 20
"""So many tiles a robot is built of. §7"""
FIRST_COLUMN: Final = sum([1 << square for square in range(SQUARES) if square % SIDE == 0])
NOT_FIRST: Final = YARD & ~FIRST_COLUMN
NOT_LAST: Final = YARD & ~(FIRST_COLUMN << SIDE - 1)

ENGINES_WANTED: Final = 4
BY_METAL: Final[list[int]] = [edges.bit_count() for edges in range(16)]


class Site:
    """A yard while it is built on."""

    __slots__ = ("tiles", "turns", "standing", "frame", "free", "arrows")

    def __init__(self, tiles: list[Card | None], turns: list[int], forbidden: int) -> None:
        robot = robot_from(tiles, turns, [], 0)
        self.tiles: list[Card | None] = tiles
        self.turns: list[int] = turns
        self.standing: int = robot.standing
        self.frame: Frame = robot.frame
        self.arrows: list[int] = robot.arrows
        self.free: int = YARD & ~(robot.standing | forbidden | COCKPIT_BIT)

    def copy(self) -> Site:
        """The same site, to be built on alone."""
        twin = Site(self.tiles[:], self.turns[:], 0)
        twin.free = self.free
        return twin

    def lay(self, tile: Card, spot: int) -> None:
        """Lay a tile."""
        square, turn = spot >> 2, spot & 3
        self.tiles[square] = tile
        self.turns[square] = turn
        self.standing |= 1 << square
        self.free &= ~(1 << square)
        self.frame = laid(self.frame, square, turned_edges(METAL[tile], turn))
        self.arrows = with_arrows(self.arrows, tile, turn)

    def worth(self) -> float:
        """How well the robot hangs together, and whether it can grow."""
        return holding(WEIGHTS, self.frame, self.standing, self.free)

    def likings(self, tile: Card, squares: list[int]) -> list[float]:
        """How good each spot is for a tile: square by square, and on each the turns that look different."""
        turns = TURNS[tile]
        fires = [0.0] * len(turns)
        metals = [turned_edges(METAL[tile], turn) for turn in turns]
        if ARROWS[tile]:
            now = firepower(self.arrows)
            fires = [WEIGHTS.fire * (firepower(with_arrows(self.arrows, tile, turn)) - now) for turn in turns]
        found: list[float] = []
        for square in squares:
            standing, free = self.standing | 1 << square, self.free & ~(1 << square)
            for number, turn in enumerate(turns):
                liking = fires[number] + holding(
                    WEIGHTS, laid(self.frame, square, metals[number]), standing, free
                )
                if SHIELDS[tile]:
                    liking += WEIGHTS.shielded * self._shielded(tile, square, turn)
                found.append(liking)
        return found

    def _shielded(self, tile: Card, square: int, turn: int) -> int:
        """How many tokens could lie across this tile and another one."""
        marks = turned_marks(SHIELDS[tile], turn)
        count = 0
        for edge in EDGES:
            if marks_on(marks, edge):
                beyond = neighbour(square, edge)
                if beyond is not None and (self.standing | self.free) >> beyond & 1:
                    count += marks_on(marks, edge)
        return count

    def best_spot(self, tile: Card) -> int:
        """The spot that is liked best."""
        squares = squares_in(self.free)
        likings = self.likings(tile, squares)
        best = likings.index(max(likings))
        turns = TURNS[tile]
        return squares[best // len(turns)] << 2 | turns[best % len(turns)]

    def finish(self, tiles: list[Card]) -> None:
        """Lay these tiles too, those with most metal first."""
        for edges in range(4, 0, -1):
            for tile in tiles:
                if BY_METAL[METAL[tile]] == edges:
                    self.lay(tile, self.best_spot(tile))

    def soundness(self, care: Interest) -> float:
        """What the robot is worth as it stands."""
        robot = robot_from(self.tiles, self.turns, self.dealt_tokens(), 4)
        robot.appraise(self.tiles, care)
        loose = robot.standing & ~connected(robot.frame)
        robot.standing &= ~loose
        robot.weapons &= ~loose
        worth = self.worth() + WEIGHTS.fire * firepower(self.arrows) - WEIGHTS.exposed * sum(robot.salvos())
        for square in range(SQUARES):
            if loose >> square & 1:
                worth -= robot.prices[square]
        return worth

    def dealt_tokens(self) -> list[int]:
        """The tokens that the robot would get as it stands."""
        tokens: list[int] = []
        for square in range(SQUARES):
            tile = self.tiles[square]
            if tile is not None and SHIELDS[tile]:
                marks = turned_marks(SHIELDS[tile], self.turns[square])
                for edge in EDGES:
                    tokens += [token_over(self.frame, square, edge)] * marks_on(marks, edge)
        return tokens


def with_arrows(arrows: list[int], tile: Card, turn: int) -> list[int]:
    """How many arrows point at each edge with one more tile."""
    marks = turned_marks(ARROWS[tile], turn)
    return [arrows[edge] + marks_on(marks, edge) for edge in range(4)]


def holding(weights: Weights, frame: Frame, standing: int, free: int) -> float:
    """How well a robot hangs together, and whether it can grow."""
    north, east, south, west = frame
    eastward = east & NOT_LAST & west >> 1
    southward = south & north >> SIDE
    reached = connected(frame)
    openings = (
        (north & reached) >> SIDE
        | (south & reached) << SIDE
        | (east & reached & NOT_LAST) << 1
        | (west & reached & NOT_FIRST) >> 1
    ) & free
    growing = openings
    while True:
        wider = (
            growing
            | (growing >> SIDE | growing << SIDE | (growing & NOT_LAST) << 1 | (growing & NOT_FIRST) >> 1)
            & free
        )
        if wider == growing:
            break
        growing = wider
    joins = (eastward & reached).bit_count() + (southward & reached).bit_count()
    left = free.bit_count()
    worth = weights.connected * (reached & standing).bit_count() + weights.join * joins
    # Of openings more than half of what is still free is enough.
    worth += weights.opening * min(openings.bit_count(), left // 2 + 1)
    return worth - weights.cut_off * (left - growing.bit_count())


def site_of(t: Table, team: int, spots: dict[Card, int]) -> Site:
    """The yard of a team, with the tiles of a batch that have been laid in thought."""
    site = Site(t.tiles[team][:], t.turns[team][:], t.forbidden)
    for tile, spot in spots.items():
        site.lay(tile, spot)
    return site


# -- planning --------------------------------------------------------------------------------------


def keepsake(tile: Card, engines: int, care: Interest, harm: Interest) -> float:
    """How much worse it is to pass a tile on than an average one."""
    kind = KIND[tile]
    worth = 0.25 * BY_METAL[METAL[tile]]
    if kind is Kind.WEAPON:
        worth += 1.4 if IS_UPGRADED[tile] else 0.6
    elif kind is Kind.ENGINE:
        worth += 0.8 * ENGINES[tile] if engines < ENGINES_WANTED else 0.2
    elif kind is Kind.ARMOUR:
        worth += 1.3 if IS_UPGRADED[tile] else 0.6
    else:
        worth += 0.5
    # What one passes on, one can destroy later; what one keeps, one has to defend.
    return worth + 0.6 * care.sorts[SORT[tile]] - 0.6 * harm.sorts[SORT[tile]]
