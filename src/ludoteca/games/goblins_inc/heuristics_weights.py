"""The weights of the heuristics: what things are worth, in points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteca.facets.weights import load_weights


@dataclass(frozen=True)
class Weights:
    """How greedy judges; what agendas pay comes on top of this. The numbers are in heuristics.json."""

    tile: float
    token: float
    goblin: float
    """What the loss of a tile, a token or a goblin is worth."""
    weapon: float
    """What a weapon is worth beyond a tile, for each combat round to come."""
    knock_out: float
    """What the loss of the last goblin is worth beside the goblin."""
    hand: float
    """The part that an agenda counts while it is not yet kept."""

    tries: int
    """For how many spots the rest of the batch is laid in thought."""
    connected: float
    """What a connected tile is worth."""
    opening: float
    """What it is worth that a free square can be joined at once."""
    join: float
    """What every join is worth: a robot with many does not fall to pieces."""
    cut_off: float
    """What it costs if a free square can be joined no more."""
    fire: float
    """What a die more in each combat round is worth."""
    shielded: float
    """What it is worth if a token can lie across two tiles."""
    exposed: float
    """What it costs to lose a point by every die, added up over the four edges."""

    cool: float
    """The larger, the less the enemy is trusted to find the best steering and aim."""
    unused: float
    """What an unused engine is worth: it may win a tactics card."""
    later: float
    """What the dice of the next combat round count beside those of this one."""
    other_edges: float
    """What the three edges count that are not attacked in this combat round."""


WEIGHTS: Final[Weights] = load_weights("ludoteca.games.goblins_inc", Weights)
