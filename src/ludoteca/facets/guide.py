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
    others: int = 4
    """So many options are looked at where another seat decides."""


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
    return found if outcome.winners else [0.0] * len(ranks)


PLAIN_GUIDE: Final = Guide(favourites=as_listed, chances=by_chance, horizon=0, width=64, others=64)
"""The guide of a game that has none: all options alike, and what comes of them by chance."""
