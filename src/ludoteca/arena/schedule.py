"""The schedule of an arena: which bots meet, on which deals, in which seats.

Every two bots meet on the same deals. A deal of two bots is played with every seating in which both fill as many seats;
with an odd number of seats both have the larger part in half of the seatings. So each bot sits in each seat, and
beside and across from each neighbour, as often as the other, and neither cards nor seats favour one of them.

With one seat, against the side that the game plays itself, a deal is two matches: each bot plays it alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from ludoteca.bots.registry import make
from ludoteca.facets.registry import find
from ludoteca.kernel.luck import Luck, seed_from

Seating = tuple[int, ...]
"""For each seat whether the first bot of the pair (0) or the second (1) sits there."""


@dataclass(frozen=True)
class Entrant:
    """A bot that takes part: how it is made, and a name of its own, for the same bot may take part twice."""

    name: str
    spec: str


@dataclass(frozen=True)
class Fixture:
    """One deal of one pair, to be played with every seating. The unit of work, and of statistics."""

    first: int
    second: int
    deal: int


@dataclass(frozen=True)
class Schedule:
    """All that is to be played; sent to every process."""

    game: str
    players: int
    seed: int
    entrants: tuple[Entrant, ...]
    options: Mapping[str, str]
    deals: int
    """How many deals every two bots play."""
    patience: float
    """So many seconds a bot has for a decision; 0 for as many as it likes."""

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """Every two entrants, by their numbers."""
        return list(combinations(range(len(self.entrants)), 2))

    @property
    def fixtures(self) -> list[Fixture]:
        """All deals of all pairs, in the order in which they count."""
        return [Fixture(first, second, deal) for first, second in self.pairs for deal in range(self.deals)]

    @property
    def games_per_pair(self) -> int:
        """How many matches every two bots play."""
        return self.deals * len(seatings(self.players))


def seatings(players: int) -> list[Seating]:
    """Every seating of two bots in which both fill as many seats, or, seats being odd, one more or one less."""
    smaller = players // 2
    parts = [smaller] if players % 2 == 0 else [players - smaller, smaller]
    return [
        tuple([0 if seat in chosen else 1 for seat in range(players)])
        for part in parts
        for chosen in combinations(range(players), part)
    ]


def named(specs: Sequence[str]) -> tuple[Entrant, ...]:
    """The entrants of these bots; one that comes again is numbered."""
    return tuple(
        [
            Entrant(spec if specs.index(spec) == place else f"{spec}#{specs[: place + 1].count(spec)}", spec)
            for place, spec in enumerate(specs)
        ]
    )


def schedule(
    game: str,
    specs: Sequence[str],
    games: int,
    seed: int,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    patience: float = 60,
) -> Schedule:
    """Draw up a schedule: at least so many matches for every pair, by default at the smallest table of two or more.

    Raises LookupError or ValueError, with one clear line, if this cannot be played.
    """
    box = find(game)
    identity = box.identity
    seats = max(2, identity.seats[0]) if players is None else players
    settled = identity.settle(seats, options or {})
    if games < 1:
        raise ValueError(f"the number of games is at least 1, not {games}")
    if patience < 0:
        raise ValueError(f"the patience is 0 seconds (for ever) or more, not {patience:g}")
    if len(specs) < 2:
        raise ValueError(f"an arena needs at least 2 bots, not {len(specs)}")
    for spec in specs:
        make(spec, box, Luck(seed_from()))
    deals = -(-games // len(seatings(seats)))
    return Schedule(game, seats, seed, named(specs), settled, deals, patience)
