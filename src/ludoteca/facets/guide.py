"""What the search asks of a game: which options come first, and what a match promises to each seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from ludoteca.kernel.decision import Decision
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.match import Match
from ludoteca.kernel.perspective import Perspective
from ludoteca.kernel.playout import next_decision, play_out
from ludoteca.kernel.rules import Outcome
from ludoteca.kernel.seat import Seat

Advice = Callable[[Perspective, Luck], int]
"""The place of the option that seems best, from a perspective alone."""


WORLD: Final = "world"
PATIENCE: Final = 24
"""After so many answers a trial is judged as it stands."""


def in_order(match: Match, seat: Seat, beyond: int) -> Decision | None:
    """The decision to take next, whoever searches; of a sealed question the first that is still open."""
    return next_decision(match)


@dataclass(frozen=True)
class Outline:
    """How a game tells decisions beyond the first apart where all that is to be seen would be too much.

    Where every world shows other cards, no two of them lead to the same decision, and nothing is learnt about any.
    """

    of: Callable[[Match, Decision, Seat], tuple[Any, ...] | None]
    """What matters most of a decision, in a match that this seat imagines, and no more than whoever decides can know; no two
    decisions of a match may share it. None where all that is to be seen matters."""
    mark: Callable[[Any], Any]
    """What an option of such a decision counts as; those that count as the same are learnt about together."""


@dataclass(frozen=True)
class Finish:
    """What a game knows of turns in which a seat may end the match by its own answers."""

    near: Callable[[Match, Seat], bool]
    """Whether that may come about in this turn of a seat, by all that it knows."""
    result: Callable[[Match, Seat], float | None]
    """What a finished match that this seat imagines has brought it for certain, from 0 to 1, if it has seen no card on the way
    that it did not know; None where that depends on cards which no rule has shown."""


@dataclass(frozen=True)
class Drawn:
    """One of the answers of a mixed choice."""

    place: int
    chance: float
    """How often it is to be given; never, if it is not among the best."""
    value: float
    """What it promises against others who mix as well as can be."""


@dataclass(frozen=True)
class Guide:
    """The heuristics of one game as the search uses them; all of them look at an imagined match only."""

    favourites: Callable[[Match, Decision, int], list[int]]
    """The places of up to so many options, best first, from the interest of the deciding seat."""
    chances: Callable[[Match, Seat | None], list[float]]
    """What each seat may expect of a match that this seat imagines, from 0 to 1; of a finished one, what it got. With None for
    the seat every card lies open. The match may be played on."""
    horizon: int
    """So many decisions are played beyond the tree before the match is judged by its chances."""
    width: int
    """So many options of a decision are looked at."""
    advise: Advice | None = None
    """The option that a bot without a search would choose, which the search looks at first; it may take longer to find
    than a favourite, because it is asked for once in each decision."""
    onward: Callable[[Match, Seat, int], Decision | None] = in_order
    """The decision to play next in a match that this seat imagines, or None where it is to be judged already; the number
    tells how many decisions have been played beyond the tree, and this one, if it is beyond."""
    outline: Outline | None = None
    """How decisions beyond the first are told apart, if not by all that is to be seen."""
    finish: Finish | None = None
    """How turns that may end the match are looked through before they are searched; without it they are not."""
    solve: Callable[[Perspective, Luck, Callable[[], bool]], list[Drawn] | None] | None = None
    """How to mix the answers to a decision that others take in secret too, each with its chance, where the game knows better than
    a search. None where it does not, or time has run out, which the last argument tells."""
    others: int = 4
    """So many options are looked at where another seat decides."""


def at_leisure() -> bool:
    """There is time."""
    return True


@dataclass(frozen=True)
class Trial:
    """Advice without a search: the best of the favourites are given in the same few worlds, and what comes of it is judged."""

    favourites: Callable[[Match, Decision, int], list[int]]
    chances: Callable[[Match], list[float]]
    """Both as in the guide."""
    settled: Callable[[Match], bool]
    """Whether all that follows from an answer has happened."""
    width: int
    """So many options are tried,"""
    worlds: int
    """in so many worlds."""

    def advise(self, perspective: Perspective, luck: Luck) -> int:
        """The place of the option that turns out best."""
        seat = perspective.seat
        world = perspective.imagine(luck)
        places = self.favourites(world, world.decision(seat), self.width)
        if len(places) == 1:
            return places[0]
        lucks: list[Luck] = []
        for _ in range(self.worlds):
            lucks.append(Luck(luck.seed_for(WORLD)))
        worths: list[float] = []
        for place in places:
            worth = 0.0
            for one in lucks:
                trial = perspective.imagine(one.copy())
                trial.take(trial.decision(seat), place)
                worth += self._after_all(trial)[seat]
            worths.append(worth)
        return places[worths.index(max(worths))]

    def _after_all(self, trial: Match) -> list[float]:
        """What a world promises once everybody has done what they like best until all is settled."""
        for _ in range(PATIENCE):
            decision = next_decision(trial)
            if decision is None or self.settled(trial):
                break
            trial.take(decision, self.favourites(trial, decision, 1)[0])
        return self.chances(trial)


def whoever(judge: Callable[[Match], list[float]]) -> Callable[[Match, Seat | None], list[float]]:
    """A judgement that does not depend on who imagines the match."""
    return lambda match, seat: judge(match)


# -- a game without a guide ------------------------------------------------------------------------


def as_listed(match: Match, decision: Decision, most: int) -> list[int]:
    """The options as they are listed; of too many, some from all over the list."""
    count = len(decision.options)
    return list(range(count)) if count <= most else [place * count // most for place in range(most)]


def by_chance(match: Match, seat: Seat | None) -> list[float]:
    """What each seat gets when the match is played to its end by chance."""
    play_out(match, match.table.zones.luck)
    return shares(match.outcome())


def shares(outcome: Outcome) -> list[float]:
    """The result of each seat from 0 for the last place to 1 for the first; who shares places shares what they bring."""
    ranks = outcome.ranks
    if len(ranks) == 1:
        return [1.0 if ranks[0] == 1 else 0.0]
    found: list[float] = []
    for rank in ranks:
        better = len([other for other in ranks if other < rank])
        equal = len([other for other in ranks if other == rank])
        found.append(1.0 - (2 * better + equal - 1) / (2 * (len(ranks) - 1)))
    return found if 1 in ranks else [0.0] * len(ranks)


PLAIN_GUIDE: Final = Guide(favourites=as_listed, chances=by_chance, horizon=0, width=64, others=64)
"""The guide of a game that has none: all options alike, and what comes of them by chance."""
