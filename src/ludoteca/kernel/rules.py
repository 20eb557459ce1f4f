"""Rules: what a game must offer to be played, and what comes out in the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from ludoteca.kernel.card import Names
from ludoteca.kernel.decision import Script
from ludoteca.kernel.event import Fact, SeenEvent
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.seat import Seat


@dataclass(frozen=True)
class Option:
    """A variant that a match may be played with: its values, the first being the default."""

    name: str
    values: tuple[str, ...]
    rule: str


@dataclass(frozen=True)
class Identity:
    """What a game is called and how it can be played."""

    id: str
    name: str
    seats: tuple[int, int]
    options: tuple[Option, ...]
    version: int
    names: Names
    bound: int
    """No match has more decisions than this, however it is played."""
    joins: bool = False
    """Whether players may come later. Its table then has a number ``joining``, and its steps let them in."""

    def settle(self, seats: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """All options with their values; raises ValueError for what the game does not know."""
        low, high = self.seats
        if not low <= seats <= high:
            raise ValueError(f"{self.id} is for {low} to {high} players, not {seats}")
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise ValueError(f"{self.id} has no option {name!r}; it has {_listed(list(known))}")
            if value not in known[name].values:
                values = _listed(list(known[name].values))
                raise ValueError(f"option {name} of {self.id} is one of {values}, not {value!r}")
        return {name: chosen.get(name, option.values[0]) for name, option in known.items()}


def _listed(words: list[str]) -> str:
    return ", ".join(words) if words else "none"


@dataclass(frozen=True)
class ScoreLine:
    """One line of a score sheet: what brought how many points, by which rule."""

    seat: Seat
    name: str
    points: int
    rule: str
    facts: dict[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True)
class Outcome:
    """How a match ended: for each seat its rank and its score.

    Rank 1 is a win, shared or not. Where everybody has lost, all have rank 2.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    lines: tuple[ScoreLine, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats of rank 1."""
        return tuple(Seat(seat) for seat, rank in enumerate(self.ranks) if rank == 1)


class Rules(Protocol):
    """A game. Stateless: one object serves all matches.

    Its table is a dataclass of its own: a field ``zones``, and otherwise public, plain fields (see ``state``).
    """

    @property
    def identity(self) -> Identity:
        """What the game is called and how it can be played."""

    def setup(self, seats: int, options: Mapping[str, str], luck: Luck) -> Any:
        """The table before the first step."""

    def blank(self, seats: int, options: Mapping[str, str], luck: Luck) -> Any:
        """A table with no card on it, into which a position is loaded."""

    def next_step(self, table: Any) -> Script[None] | None:
        """The script of the next step, or None when the game is over."""

    def check(self, table: Any) -> None:
        """Raise ValueError if the table breaks an invariant of the game."""

    def outcome(self, table: Any) -> Outcome:
        """Ranks, scores and score lines: of the finished game, or as if it ended now."""


class Manners(Protocol):
    """What rules may say beyond the game; whatever they leave out, people may talk and be reminded of everything."""

    def may_talk(self, table: Any) -> bool:
        """Whether the rules let the players talk now."""

    def is_forgetful(self, options: Mapping[str, str]) -> bool:
        """Whether the log may show less than everything that has happened."""

    def remembered(self, events: Sequence[SeenEvent], options: Mapping[str, str]) -> int:
        """The number of the first event that the log may show."""
