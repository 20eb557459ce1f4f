"""Games of two in one move, solved by linear programming."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

Worth = np.ndarray[Any, np.dtype[np.float64]]
"""Numbers in rows: what each pair of choices brings whoever chooses the row, and what a program is made of."""
Program = tuple[Worth, Worth, Worth, Worth, Sequence[Any]]
"""Limits of sums, sums that are fixed, and the range of each number."""

SLACK = 1e-7
"""As near as a program comes to a sum of chances."""


def minimum(
    aim: Worth, limits: Worth, bounds: Worth, whole: Worth, sums: Worth, ranges: Sequence[Any]
) -> float:
    """The least that an aim can be."""
    # Slow to import, and only needed where positions are made.
    from scipy.optimize import linprog

    return float(linprog(aim, limits, bounds, whole, sums, ranges).fun)


def held(program: Program, aim: Worth, most: float) -> Program:
    """The same program where this aim is no more than it must be."""
    limits, bounds, whole, sums, ranges = program
    return np.vstack([limits, aim]), np.append(bounds, most + SLACK), whole, sums, ranges


def _mixture(matrix: Worth) -> tuple[Worth, Program]:
    """The aim and the limits of a mixture of rows: their chances, and what they are sure of."""
    rows, columns = matrix.shape
    limits = np.hstack([-matrix.T, np.ones((columns, 1))])
    aim = np.append(np.zeros(rows), -1.0)
    whole = np.append(np.ones(rows), 0.0)[None, :]
    return aim, (limits, np.zeros(columns), whole, np.ones(1), [(0.0, 1.0)] * rows + [(None, None)])


def sure_of(matrix: Worth) -> float:
    """What whoever chooses the row can be sure of."""
    aim, program = _mixture(matrix)
    return -minimum(aim, *program)


def often(matrix: Worth, sure: float, rows: Sequence[int]) -> float:
    """How often some rows together can be in a mixture that is sure of so much."""
    aim, program = _mixture(matrix)
    wanted = np.zeros(len(aim))
    wanted[list(rows)] = -1.0
    return -minimum(wanted, *held(program, aim, -sure))
