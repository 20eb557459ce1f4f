"""The weights of the heuristics: what things are worth, in points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    """How greedy judges; what agendas pay comes on top of this."""

    tile: float = 0.8
    token: float = 0.7
    goblin: float = 1.5
    weapon: float = 0.1
    """What a weapon is worth beyond a tile, for each combat round to come."""
    knock_out: float = 4.0
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
