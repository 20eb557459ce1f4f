"""Robots as the rules write them: rows, columns and compass letters. Tests turn them into what the program plays with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from ludoteca.games.goblins_inc.geometry import (
    NO_TILES,
    Frame,
    column_of,
    edges_named,
    laid,
    row_of,
    square_at,
    squares_in,
)  # fmt: skip

Place: TypeAlias = tuple[int, int]
"""Row and column."""
Robot: TypeAlias = dict[Place, str]
"""The metal edges of every tile, as letters."""

PLACES = [(row, column) for row in range(1, 6) for column in range(1, 6)]
FREE = [place for place in PLACES if place != (3, 3)]
"""All places but the cockpit."""


def at(place: Place) -> int:
    """The square of a place."""
    return square_at(*place)


def bits(places: Iterable[Any]) -> int:
    """A set of squares given as rows and columns."""
    return sum([1 << square_at(*place) for place in places])


def places_of(squares: int) -> list[Place]:
    """The places of a set of squares, row by row."""
    return [(row_of(square), column_of(square)) for square in squares_in(squares)]


def robot_of(vector: dict[str, Any]) -> Robot:
    """The robot of a worked example."""
    return {(row, column): metal for row, column, _, _, metal, _, _, _ in vector["tiles"]}


def frame_for(robot: Robot) -> Frame:
    """The frame of a robot, laid tile by tile."""
    frame = NO_TILES
    for place, metal in robot.items():
        frame = laid(frame, at(place), edges_named(metal))
    return frame
