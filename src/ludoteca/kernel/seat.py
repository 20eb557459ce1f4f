"""Seats: the places at a match, and the masks that name sets of viewers."""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)
# The compiler takes no plain assignment to the attribute of a type.
setattr(Seat, "__doc__", "A place at the match, 0 to n-1, numbered clockwise.")  # noqa: B010

SPECTATOR: Final = Seat(-1)
"""The viewer without a seat: knows exactly what is public."""

Mask = NewType("Mask", int)
"""A set of viewers, one bit each; bit 0 is the spectator."""

NOBODY: Final = Mask(0)


def bit(viewer: Seat) -> Mask:
    """The mask that holds only this viewer."""
    return Mask(1 << (viewer + 1))


def everyone(seats: int) -> Mask:
    """The mask of all seats and the spectator."""
    return Mask((1 << (seats + 1)) - 1)


_MOST_SEATS: Final = 12
_ROUNDS: Final = [
    [tuple([Seat((first + step) % seats) for step in range(seats)]) for first in range(seats)]
    for seats in range(_MOST_SEATS + 1)
]


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats in turn order, beginning with ``first``."""
    return _ROUNDS[seats][first]


def viewers(seats: int) -> list[Seat]:
    """Every seat, and the spectator last."""
    return [*clockwise(Seat(0), seats), SPECTATOR]
