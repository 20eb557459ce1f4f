"""Plans of encodings: what a game says of the rows that a seat's knowledge is written into."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from ludoteca.facets.encoding.actions import Space
from ludoteca.kernel.decision import Ask

BYTE: Final = 255


class Knowledge(Enum):
    """Whose knowledge a row holds."""

    VIEW = "view"
    """What the view of the seat shows, and no more."""
    MEMORY = "memory"
    """What a player knows who forgets nothing: all that was seen, and what may be concluded of what was lost sight of."""
    JUDGED = "judged"
    """The same, and what the heuristics of the game make of it and propose, where the encoding has parts for that."""
    ORACLE = "oracle"
    """Every card where it truly lies, and the sealed answers: for critics in training, never for a player."""


class Form(Enum):
    """What the bytes of a part mean."""

    FLAG = "flag"
    """0 or 1."""
    NUMBER = "number"
    """A number up to the top."""
    CHOICE = "choice"
    """One of so many things as the top says, from 1 on; 0 is none of them."""
    BITS = "bits"
    """Flags, eight to a byte, the lowest first; the top says how many flags a group of whole bytes has."""


@dataclass(frozen=True)
class Slot:
    """A named part of a row."""

    name: str
    first: int
    size: int
    form: Form
    top: int
    meaning: str


@dataclass(frozen=True)
class Field:
    """A part that a game adds: how many bytes of which form."""

    name: str
    size: int
    form: Form
    top: int
    meaning: str


class Plan:
    """What a game says of its encoding, for a number of seats."""

    __slots__ = ("version", "asks", "space", "fields", "pickable", "sealed", "turned", "judged", "proposals")

    def __init__(
        self,
        version: int,
        asks: Sequence[Ask],
        space: Space,
        fields: Sequence[Field],
        pickable: int,
        sealed: bool,
        turned: Mapping[int, int] | None = None,
        judged: Sequence[Field] = (),
        proposals: int = 0,
    ) -> None:
        self.version = version
        """Raised whenever a byte changes its meaning."""
        self.asks = tuple(asks)
        self.space = space
        self.fields = tuple(fields)
        self.pickable = pickable
        """Actions below this may be pieces of an option."""
        self.sealed = sealed
        """Whether the game has sealed questions with several answers."""
        self.turned = turned
        """Zones that change places when the table is looked at from the other team."""
        self.judged = tuple(judged)
        """What the heuristics have to say."""
        self.proposals = proposals
        """How many options they propose at most."""


def byte(number: int) -> int:
    """A number as a byte: what lies beyond stays at the end."""
    return max(0, min(number, BYTE))
