"""Rules: what a game must offer to be played, and what comes out in the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Protocol

from ludoteca.kernel.card import Card, Names
from ludoteca.kernel.decision import Script
from ludoteca.kernel.event import Fact, SeenEvent
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.spelling import did_you_mean
from ludoteca.kernel.state import AnyTable


@dataclass(frozen=True)
class Option:
    """A variant that a match may be played with: its values, the first being the default."""

    name: str
    values: tuple[str, ...]
    rule: str


def _always(table: AnyTable) -> bool:
    return True


def _never(options: Mapping[str, str]) -> bool:
    return False


def _from_the_first(events: Sequence[SeenEvent], options: Mapping[str, str]) -> int:
    return 0


@dataclass(frozen=True)
class Manners:
    """What the rules say of talking and memory: unless told otherwise, people may talk and are reminded of everything."""

    may_talk: Callable[[AnyTable], bool] = _always
    """Whether the players at this table may talk now."""
    is_forgetful: Callable[[Mapping[str, str]], bool] = _never
    """Whether, with these options, the log may show less than everything that has happened."""
    remembered: Callable[[Sequence[SeenEvent], Mapping[str, str]], int] = _from_the_first
    """The number of the first of these events that the log may show."""


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
    luck: Mapping[str, tuple[int | str, ...]] = field(default_factory=dict)
    """What a position may set beforehand, by the stream of its luck: of a die the faces, nothing of cards that are mixed."""
    home: Callable[[AnyTable, Card], int] | None = None
    """The zone of a table in which a card lies that a position does not name; without it positions name every card."""
    joins: bool = False
    """Whether players may come later. Its table then has a number ``joining``, and its steps let them in."""
    manners: Manners = Manners()

    def settle(self, seats: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """All options with their values; raises ValueError for what the game does not know."""
        low, high = self.seats
        if not low <= seats <= high:
            raise ValueError(f"{self.id} is for {low} to {high} players, not {seats}")
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise ValueError(
                    f"{self.id} has no option {name!r}; it has {_listed(list(known))}{did_you_mean(name, known)}"
                )
            if value not in known[name].values:
                values = _listed(list(known[name].values))
                raise ValueError(
                    f"option {name} of {self.id} is one of {values}, not {value!r}{did_you_mean(value, known[name].values)}"
                )
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

    def __reduce__(self) -> tuple[Any, ...]:
        # Compiled and frozen, an object cannot be filled after it was made.
        return ScoreLine, (self.seat, self.name, self.points, self.rule, self.facts)


class Verdict(Enum):
    """Whether a match was played to a decision."""

    DECIDED = "decided"
    """Whoever has rank 1 has won, alone or together; where nobody has it, the game has beaten them all."""
    DRAW = "draw"
    """It was called a draw: nobody has won or lost, and all share the ranks."""


@dataclass(frozen=True)
class Outcome:
    """How a match ended: for each seat its rank and its score.

    Rank 1 is a win, shared or not. Where everybody has lost, all have rank 2.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    lines: tuple[ScoreLine, ...]
    verdict: Verdict = Verdict.DECIDED

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, (self.ranks, self.scores, self.lines, self.verdict)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won: one seat, several together, or nobody."""
        if self.verdict is Verdict.DRAW:
            return ()
        return tuple(Seat(seat) for seat, rank in enumerate(self.ranks) if rank == 1)


class Rules(Protocol):
    """A game. Stateless: one object serves all matches.

    Its table is a dataclass of its own: a field ``zones``, and otherwise public, plain fields (see ``state``).
    """

    @property
    def identity(self) -> Identity:
        """What the game is called and how it can be played."""

    def setup(self, seats: int, options: Mapping[str, str], luck: Luck) -> AnyTable:
        """The table before the first step."""

    def blank(self, seats: int, options: Mapping[str, str], luck: Luck) -> AnyTable:
        """A table with no card on it, into which a position is loaded."""

    def next_step(self, table: AnyTable) -> Script[None] | None:
        """The script of the next step, or None when the game is over."""

    def check(self, table: AnyTable) -> None:
        """Raise ValueError if the table breaks an invariant of the game."""

    def outcome(self, table: AnyTable) -> Outcome:
        """Ranks, scores and score lines: of the finished game, or as if it ended now."""
