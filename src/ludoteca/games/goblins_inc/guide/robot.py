"""A robot as the guide sees it: what a strike takes from it, what that is worth to somebody, and how it fires.

Everything is a number or a set of squares, so that a robot can be struck in thought without touching the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteca.games.goblins_inc.geometry import (
    COCKPIT,
    EDGES,
    NO_TILES,
    SIDE,
    SQUARES,
    Frame,
    connected,
    first_hit,
    laid,
    lifted,
    marks_on,
    squares_in,
    turned_edges,
    turned_marks,
)  # fmt: skip
from ludoteca.games.goblins_inc.pieces import (
    AROUND,
    ARROWS,
    BESIDE,
    CARDS,
    COCKPIT_ENGINES,
    DICE,
    ENGINES,
    FACES,
    IS_UPGRADED,
    KIND,
    METAL,
    PER,
    POINTS,
    TILE_KINDS,
    TILES,
    Count,
)  # fmt: skip
from ludoteca.games.goblins_inc.pieces import COUNTS as COUNTED
from ludoteca.games.goblins_inc.table import Table
from ludoteca.kernel.card import Card


@dataclass(frozen=True)
class Weights:
    """What things are worth, in points; what agendas pay comes on top."""

    tile: float = 0.8
    token: float = 0.7
    goblin: float = 1.5
    """What the loss of a tile, a token or a goblin is worth."""
    weapon: float = 0.1
    """What a weapon is worth beyond a tile, for each combat round to come."""
    knock_out: float = 4.0
    """What the loss of the last goblin is worth beside the goblin."""
    hand: float = 0.5
    """The part that an agenda counts while it is not yet kept."""

    tries: int = 12
    """For how many spots the rest of the batch is laid in thought."""
    connected: float = 3.0
    """What a connected tile is worth."""
    opening: float = 0.7
    """What it is worth that a free square can be joined at once."""
    join: float = 0.35
    """What every join is worth: a robot with many does not fall to pieces."""
    cut_off: float = 1.8
    """What it costs if a free square can be joined no more."""
    fire: float = 1.6
    """What a die more in each combat round is worth."""
    shielded: float = 0.5
    """What it is worth if a token can lie across two tiles."""
    exposed: float = 1.5
    """What it costs to lose a point by every die, added up over the four edges."""

    cool: float = 0.6
    """The larger, the less the enemy is trusted to find the best steering and aim."""
    unused: float = 0.12
    """What an unused engine is worth: it may win a tactics card."""
    later: float = 0.25
    """What the dice of the next combat round count beside those of this one."""
    other_edges: float = 0.2
    """What the three edges count that are not attacked in this combat round."""


WEIGHTS: Final = Weights()

SORTS: Final = 2 * len(TILE_KINDS)
SORT: Final[list[int]] = [
    2 * TILE_KINDS.index(KIND[card]) + int(IS_UPGRADED[card]) if KIND[card] in TILE_KINDS else 0
    for card in CARDS
]
"""The sort of each tile: its kind, and whether it is upgraded."""
SHARE: Final[list[float]] = [
    len([tile for tile in TILES if SORT[tile] == sort]) / len(TILES) for sort in range(SORTS)
]
"""Which part of all tiles is of each sort."""
WEAPON, ARMOUR, ENGINE, DECORATION = 0, 2, 4, 6
"""The sorts of the regular tiles; the upgraded ones follow them."""
UNKNOWN: Final = -1.0
SPARE_ARROW: Final = 0.3
"""What an arrow is worth beyond the five that give dice: it replaces one that is lost."""


class Interest:
    """What the loss of each part of a robot is worth to somebody, in points."""

    __slots__ = ("sorts", "beside", "around", "token", "goblin", "knock_out")

    def __init__(self, tile: float, token: float, goblin: float, knock_out: float) -> None:
        self.sorts: list[float] = [tile] * SORTS
        self.beside: float = 0.0
        self.around: float = 0.0
        self.token: float = token
        self.goblin: float = goblin
        self.knock_out: float = knock_out

    def add(self, sort: int, points: float) -> None:
        """Tiles of a kind, regular and upgraded, are worth more."""
        self.sorts[sort] += points
        self.sorts[sort + 1] += points

    def defend(self, card: Card, part: float) -> None:
        """Count in what an agenda pays for own parts that are left."""
        count = COUNTED[card]
        points = part * POINTS[card] / PER[card]
        if count is Count.OWN_TILES:
            for sort in range(SORTS):
                self.sorts[sort] += points
        elif count is Count.OWN_DECORATIONS:
            self.add(DECORATION, points)
        elif count is Count.OWN_ARMOUR:
            self.add(ARMOUR, points)
        elif count is Count.OWN_ENGINES:
            self.sorts[ENGINE] += points
            self.sorts[ENGINE + 1] += 2 * points
        elif count is Count.OWN_REGULAR or count is Count.OWN_UPGRADED:
            for sort in range(1 if count is Count.OWN_UPGRADED else 0, SORTS, 2):
                self.sorts[sort] += points
        elif count is Count.OWN_BESIDE:
            self.beside += points
        elif count is Count.OWN_AROUND:
            self.around += points
        elif count is Count.OWN_TOKENS:
            self.token += points

    def destroy(self, card: Card, part: float) -> None:
        """Count in what an agenda pays for enemy parts that are lost."""
        count = COUNTED[card]
        points = part * POINTS[card] / PER[card]
        if count is Count.SCRAP_TILES:
            for sort in range(SORTS):
                self.sorts[sort] += points
        elif count is Count.SCRAP_REGULAR or count is Count.SCRAP_UPGRADED:
            for sort in range(1 if count is Count.SCRAP_UPGRADED else 0, SORTS, 2):
                self.sorts[sort] += points
        elif count is Count.SCRAP_ARMOUR:
            self.add(ARMOUR, points)
        elif count is Count.SCRAP_ENGINE_TILES:
            self.add(ENGINE, points)
        elif count is Count.SCRAP_DECORATIONS:
            self.add(DECORATION, points)
        elif count is Count.SCRAP_WEAPONS:
            self.add(WEAPON, points)
        elif count is Count.SCRAP_SETS:
            # A set takes one of each; weapons are lost anyhow.
            self.add(ENGINE, points / 2)
            self.add(DECORATION, points / 2)
        elif count is Count.SCRAP_TOKENS:
            self.token += points
        elif count is Count.SCRAP_GOBLINS:
            self.goblin += points
        elif count is Count.ENEMY_EMPTY_AROUND:
            self.around += points


VOLLEYS: Final = ((1, 2, 3, 4, 5), (5, 3, 1, 4, 2), (2, 4, 4, 1, 3), (4, 2, 2, 5, 3))
"""Some ways in which five dice may fall."""
NO_INTEREST: Final = Interest(0.0, 0.0, 0.0, 0.0)


class Robot:
    """A robot that can be struck in thought."""

    __slots__ = (
        "standing", "frame", "tokens", "goblins", "weapons", "arrows", "engines", "prices", "interest", "losses",
    )  # fmt: skip

    def __init__(
        self,
        standing: int,
        frame: Frame,
        tokens: list[int],
        goblins: int,
        weapons: int,
        arrows: list[int],
        engines: int,
    ) -> None:
        self.standing: int = standing
        self.frame: Frame = frame
        self.tokens: list[int] = tokens
        self.goblins: int = goblins
        self.weapons: int = weapons
        self.arrows: list[int] = arrows
        """How many arrows point at each edge."""
        self.engines: int = engines
        self.prices: list[float] = []
        self.interest: Interest = NO_INTEREST
        self.losses: list[float] = []

    def appraise(self, tiles: list[Card | None], interest: Interest) -> None:
        """Price every square."""
        prices = [0.0] * SQUARES
        for square in squares_in(self.standing):
            tile = tiles[square]
            if tile is not None:
                price = interest.sorts[SORT[tile]]
                if AROUND >> square & 1:
                    price += interest.around
                    if BESIDE >> square & 1:
                        price += interest.beside
                prices[square] = price
        self.prices = prices
        self.interest = interest
        self.losses = [UNKNOWN] * SQUARES

    def copy(self) -> Robot:
        """The same robot, to be struck on its own."""
        twin = Robot(
            self.standing, self.frame, self.tokens[:], self.goblins, self.weapons, self.arrows, self.engines
        )
        twin.prices = self.prices
        twin.interest = self.interest
        twin.losses = [UNKNOWN] * SQUARES
        return twin

    def strike(self, edge: int, face: int) -> float:
        """Let a die strike; what is lost by it."""
        square = first_hit(self.standing, edge, face)
        interest = self.interest
        if square is None:
            return 0.0
        if square == COCKPIT:
            if not self.goblins:
                return 0.0
            self.goblins -= 1
            return interest.goblin + (0.0 if self.goblins else interest.knock_out)
        token = self._token_on(square)
        if token is not None:
            self.tokens.remove(token)
            return interest.token
        gone = self._torn_off(square)
        worth = self._worth_of(gone)
        self.standing &= ~gone
        self.frame = lifted(self.frame, gone)
        if self.tokens:
            self.tokens = [token for token in self.tokens if not token & gone]
        self.weapons &= ~gone
        self.losses = [UNKNOWN] * SQUARES
        return worth

    def loss(self, edge: int, face: int) -> float:
        """What a die would take, if it were the first."""
        square = first_hit(self.standing, edge, face)
        interest = self.interest
        if square is None:
            return 0.0
        if square == COCKPIT:
            if not self.goblins:
                return 0.0
            return interest.goblin + (0.0 if self.goblins > 1 else interest.knock_out)
        if self._token_on(square) is not None:
            return interest.token
        return self.tear(square)

    def tear(self, square: int) -> float:
        """What is lost if the tile on this square is destroyed."""
        if self.losses[square] == UNKNOWN:
            self.losses[square] = self._worth_of(self._torn_off(square))
        return self.losses[square]

    def exposure(self, edge: int) -> float:
        """What a die takes on average from this edge."""
        total = 0.0
        for face in range(1, SIDE + 1):
            total += self.loss(edge, face)
        return total / FACES

    def exposures(self) -> list[float]:
        """What a die takes on average from each edge."""
        return [self.exposure(edge) for edge in EDGES]

    def salvo(self, edge: int) -> float:
        """What a die takes on average from this edge if five strike one after the other."""
        total = 0.0
        for row in VOLLEYS:
            robot = self.copy()
            for face in row:
                total += robot.strike(edge, face)
        return total / (len(VOLLEYS) * FACES)

    def salvos(self) -> list[float]:
        """The same for each edge."""
        return [self.salvo(edge) for edge in EDGES]

    def _token_on(self, square: int) -> int | None:
        """The token that the next hit on this square takes: one that covers nothing else, if there is a choice."""
        found: int | None = None
        for token in self.tokens:
            if token >> square & 1 and (found is None or token == 1 << square):
                found = token
        return found

    def _torn_off(self, square: int) -> int:
        """The squares that are lost with a tile."""
        rest = self.standing & ~(1 << square)
        return 1 << square | rest & ~connected(lifted(self.frame, 1 << square))

    def _worth_of(self, gone: int) -> float:
        worth = 0.0
        prices = self.prices
        left = gone
        while left:
            worth += prices[left.bit_length() - 1]
            left &= ~(1 << left.bit_length() - 1)
        for token in self.tokens:
            if token & gone:
                worth += self.interest.token
        if self.weapons and not self.weapons & ~gone:
            worth += self.interest.knock_out
        return worth


def robot_from(tiles: list[Card | None], turns: list[int], tokens: list[int], goblins: int) -> Robot:
    """The robot that is made of these tiles, without prices."""
    standing, weapons, engines = 0, 0, COCKPIT_ENGINES
    arrows = [0, 0, 0, 0]
    frame: Frame = NO_TILES
    for square in range(SQUARES):
        tile = tiles[square]
        if tile is None:
            continue
        turn = turns[square]
        standing |= 1 << square
        frame = laid(frame, square, turned_edges(METAL[tile], turn))
        engines += ENGINES[tile]
        if ARROWS[tile]:
            weapons |= 1 << square
            marks = turned_marks(ARROWS[tile], turn)
            for edge in range(4):
                arrows[edge] += marks_on(marks, edge)
    return Robot(standing, frame, tokens, goblins, weapons, arrows, engines)


def robot_of(t: Table, team: int, interest: Interest) -> Robot:
    """The robot of a team as it stands."""
    robot = robot_from(t.tiles[team], t.turns[team], t.tokens[team][:], t.goblins_in(team))
    robot.appraise(t.tiles[team], interest)
    return robot


def firepower(arrows: list[int]) -> float:
    """How many dice a robot may roll in a combat round: from one side and overheated, or from two sides in turn."""
    best = 0.0
    for edge in range(4):
        here = _dice(arrows[edge])
        best = max(best, here - 1.0)
        best = max(best, (here + _dice(arrows[edge + 1 & 3])) / 2)
        best = max(best, (here + _dice(arrows[edge + 2 & 3])) / 2 - 0.5)
    return best


def _dice(arrows: int) -> float:
    return arrows if arrows <= DICE else DICE + SPARE_ARROW * (arrows - DICE)
