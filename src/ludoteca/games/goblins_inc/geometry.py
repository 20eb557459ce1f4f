"""The geometry of a robot: squares, edges, what is joined to what, and what a die hits. §3

A square is a number from 0 to 24, row by row: 0 is row 1, column 1, at the front and the builders' left when the battle
begins; 12 is the cockpit. A set of squares is a number too, with the bit of each of its squares. Edges are counted
clockwise from the north, in the frame of the robot, and never change when it turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from ludoteca.kernel.native import i64

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
EDGES: Final = (NORTH, EAST, SOUTH, WEST)
LETTERS: Final = "NESW"

SIDE: Final = 5
SQUARES: Final = 25
COCKPIT: Final = 12
YARD: Final = (1 << SQUARES) - 1
"""All squares."""
COCKPIT_BIT: Final = 1 << COCKPIT
ALL_EDGES: Final = 0b1111

Frame = tuple[int, int, int, int]
"""The metal of a robot: the squares that have it on their northern, eastern, southern and western edge."""

NO_TILES: Final = (COCKPIT_BIT, COCKPIT_BIT, COCKPIT_BIT, COCKPIT_BIT)
"""The frame of a yard on which nothing is built yet: the cockpit, metal all around (R9). §3.3"""


class Steering(Enum):
    """Which side, as it lies now, shall become the front. §3.4"""

    AHEAD = "ahead"
    RIGHT = "right"
    BACK = "back"
    LEFT = "left"


class Aim(Enum):
    """Which side of the enemy is attacked, as the attacker sees it (R2). §3.5"""

    FRONT = "front"
    RIGHT = "right"
    BACK = "back"
    LEFT = "left"


STEERING_TURNS: Final = {Steering.AHEAD: 0, Steering.RIGHT: 1, Steering.BACK: 2, Steering.LEFT: 3}
STEERING_COST: Final = {Steering.AHEAD: 0, Steering.RIGHT: 1, Steering.BACK: 2, Steering.LEFT: 1}
AIM_TURNS: Final = {Aim.FRONT: 0, Aim.LEFT: 1, Aim.BACK: 2, Aim.RIGHT: 3}
AIM_COST: Final = {Aim.FRONT: 0, Aim.LEFT: 1, Aim.BACK: 2, Aim.RIGHT: 1}


# -- squares -------------------------------------------------------------------------------------------


def square_at(row: int, column: int) -> int:
    """The square in this row and column, both from 1 to 5; raises ValueError outside the yard. §3.1"""
    if not (1 <= row <= SIDE and 1 <= column <= SIDE):
        raise ValueError(f"there is no square in row {row}, column {column}")
    return (row - 1) * SIDE + column - 1


def row_of(square: int) -> int:
    """The row of a square, from 1 to 5."""
    return square // SIDE + 1


def column_of(square: int) -> int:
    """The column of a square, from 1 to 5."""
    return square % SIDE + 1


def squares_in(squares: int) -> list[int]:
    """The squares of a set, in ascending order."""
    return [square for square in range(SQUARES) if squares >> square & 1]


_CLOCKWISE: Final = [(square % SIDE) * SIDE + SIDE - 1 - square // SIDE for square in range(SQUARES)]


def turned_square(square: int, quarters: int) -> int:
    """Where a square comes to lie when the whole yard makes so many quarter turns clockwise."""
    for _ in range(quarters % 4):
        square = _CLOCKWISE[square]
    return square


def neighbour(square: int, edge: int) -> int | None:
    """The square beyond an edge of this one, or None outside the yard. §3.1"""
    if edge == NORTH:
        return square - SIDE if square >= SIDE else None
    if edge == SOUTH:
        return square + SIDE if square < SQUARES - SIDE else None
    if edge == EAST:
        return square + 1 if square % SIDE < SIDE - 1 else None
    return square - 1 if square % SIDE > 0 else None


# -- the edges of a tile -------------------------------------------------------------------------------


def edges_named(letters: str) -> int:
    """Edges as a mask, bit 0 for the north; raises ValueError for a letter that is none or comes twice."""
    mask = 0
    for letter in letters:
        mask |= 1 << _edge(letter, letters)
    if len(letters) != mask.bit_count():
        raise ValueError(f"{letters!r} names an edge twice")
    return mask


def marks_named(letters: str) -> int:
    """Arrows or shield symbols: for each edge how many there are, in two bits each, the north lowest."""
    marks = 0
    for edge in EDGES:
        count = letters.count(LETTERS[edge])
        if count > 3:
            raise ValueError(f"{letters!r} puts more than three marks on one edge")
        marks |= count << 2 * edge
    for letter in letters:
        _edge(letter, letters)
    return marks


def _edge(letter: str, letters: str) -> int:
    if letter not in LETTERS:
        raise ValueError(f"{letters!r} names edges by letters other than {LETTERS}")
    return LETTERS.index(letter)


def turned_edges(edges: int, quarters: int) -> int:
    """A mask of edges after so many quarter turns clockwise. §3.2"""
    quarters &= 3
    return (edges << quarters | edges >> (4 - quarters)) & ALL_EDGES


def turned_marks(marks: int, quarters: int) -> int:
    """Arrows or shield symbols after so many quarter turns clockwise. §3.2"""
    shift = 2 * (quarters & 3)
    return (marks << shift | marks >> (8 - shift)) & 0b11111111


def marks_on(marks: int, edge: int) -> int:
    """How many of the arrows or shield symbols are on this edge."""
    return marks >> 2 * edge & 0b11


# -- the frame of a robot ------------------------------------------------------------------------------

_FIRST_COLUMN: Final = sum([1 << square for square in range(SQUARES) if square % SIDE == 0])
_LAST_COLUMN: Final = _FIRST_COLUMN << SIDE - 1
_NOT_FIRST: Final = YARD & ~_FIRST_COLUMN
_NOT_LAST: Final = YARD & ~_LAST_COLUMN


def laid(frame: Frame, square: int, metal: int) -> Frame:
    """The frame with a tile on an empty square; ``metal`` are its edges as it lies there."""
    north, east, south, west = frame
    return (
        north | (metal & 1) << square,
        east | (metal >> 1 & 1) << square,
        south | (metal >> 2 & 1) << square,
        west | (metal >> 3 & 1) << square,
    )


def lifted(frame: Frame, squares: int) -> Frame:
    """The frame without the tiles on these squares."""
    north, east, south, west = frame
    rest = YARD & ~squares
    return (north & rest, east & rest, south & rest, west & rest)


def frame_of(metal: Sequence[int]) -> Frame:
    """The frame of 25 squares with these metal edges each, 0 where none is; the cockpit's are added."""
    frame = NO_TILES
    for square in range(SQUARES):
        frame = laid(frame, square, metal[square])
    return frame


def joins(frame: Frame, square: int, edge: int) -> bool:
    """Whether the squares on both sides of this edge are joined: both touching edges are metal. §3.3"""
    north, east, south, west = frame
    here = 1 << square
    if edge == NORTH:
        return (here & north) >> SIDE & south != 0
    if edge == SOUTH:
        return (here & south) << SIDE & north != 0
    if edge == EAST:
        return (here & east & _NOT_LAST) << 1 & west != 0
    return (here & west & _NOT_FIRST) >> 1 & east != 0


def connected(frame: Frame) -> int:
    """The squares from which a chain of joins leads to the cockpit, and the cockpit itself. §3.3"""
    north: i64 = frame[0]
    east: i64 = frame[1]
    south: i64 = frame[2]
    west: i64 = frame[3]
    inner: i64 = _NOT_LAST
    # The squares that are joined to the next one in this direction; one bit stands for the pair.
    eastward = east & inner & west >> 1
    southward = south & north >> SIDE
    reached: i64 = COCKPIT_BIT
    while True:
        wider = (
            reached
            | (reached & eastward) << 1
            | reached >> 1 & eastward
            | (reached & southward) << SIDE
            | reached >> SIDE & southward
        )
        if wider == reached:
            return reached
        reached = wider


def token_over(frame: Frame, square: int, edge: int) -> int:
    """The squares under the token of a shield symbol on this edge of a tile: the tile, and its neighbour if joined.

    A token never lies on the cockpit. §9
    """
    beyond = neighbour(square, edge)
    if beyond is None or beyond == COCKPIT or not joins(frame, square, edge):
        return 1 << square
    return 1 << square | 1 << beyond


# -- turning, aiming and striking ----------------------------------------------------------------------


def new_front(front: int, steering: Steering) -> int:
    """The front of a robot after it has steered. §3.4"""
    return (front + STEERING_TURNS[steering]) & 3


def attacked_edge(front: int, aim: Aim) -> int:
    """The edge of the defender that is attacked; ``front`` is the defender's, after turning. §3.5"""
    return (front + AIM_TURNS[aim]) & 3


_COLUMNS: Final = [_FIRST_COLUMN << place for place in range(SIDE)]
_ROWS: Final = [0b11111 << SIDE * place for place in range(SIDE)]


def line_at(edge: int, face: int) -> int:
    """The squares of the line that a die with this face, 1 to 5, points at from this edge. §3.6"""
    return _COLUMNS[face - 1] if edge == NORTH or edge == SOUTH else _ROWS[face - 1]


def first_hit(tiles: int, edge: int, face: int) -> int | None:
    """What a die hits: of its line the first square, from the attacked edge, with a tile or the cockpit. §3.6"""
    standing = (tiles | COCKPIT_BIT) & line_at(edge, face)
    if not standing:
        return None
    if edge == NORTH or edge == WEST:
        standing &= -standing
    return standing.bit_length() - 1
