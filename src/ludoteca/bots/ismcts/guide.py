"""What the search asks of a game: which options come first, and what a match promises to each seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from ludoteca.bots.greedy import ADVICE
from ludoteca.games.fzzzt import heuristics_search as fzzzt
from ludoteca.games.goblins_inc import heuristics as goblins_inc
from ludoteca.games.red_rising import heuristics_search as red_rising
from ludoteca.games.zombie_fluxx import heuristics_search as zombie_fluxx
from ludoteca.kernel.batch import next_decision
from ludoteca.kernel.decision import Decision
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.match import Match
from ludoteca.kernel.perspective import Perspective
from ludoteca.kernel.seat import Seat


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
    chances: Callable[[Match, Seat], list[float]]
    """What each seat may expect of a match that this seat imagines, from 0 to 1; of a finished one, what it got."""
    horizon: int
    """So many decisions are played beyond the tree before the match is judged by its chances."""
    width: int
    """So many options of a decision are looked at."""
    advise: Callable[[Perspective, Luck], int] | None = None
    """The option that a bot without a search would choose, which the search looks at first; it may take longer to find
    than a favourite, because it is asked for once in each decision."""
    onward: Callable[[Match, Seat, int], Decision | None] = in_order
    """The decision to play next in a match that this seat imagines, or None where it is to be judged already; the number
    tells how many decisions have been played beyond the tree, and this one, if it is beyond."""
    outline: Outline | None = None
    """How decisions beyond the first are told apart, if not by all that is to be seen."""


def whoever(judge: Callable[[Match], list[float]]) -> Callable[[Match, Seat], list[float]]:
    """A judgement that does not depend on who imagines the match."""
    return lambda match, seat: judge(match)


GUIDES: Final[dict[str, Guide]] = {
    # Of 400 worlds those judged after 100 more decisions lost to those after 8 (32 %, 28 matches); after 2 they were as good
    # (54 %, 54 matches), and twice as quick.
    "fzzzt": Guide(
        fzzzt.favourites,
        whoever(fzzzt.chances),
        horizon=2,
        width=8,
        advise=ADVICE["fzzzt"],
        outline=Outline(fzzzt.outline, fzzzt.bid_value),
    ),
    "goblins_inc": Guide(
        goblins_inc.favourites,
        whoever(goblins_inc.chances),
        horizon=12,
        width=12,
        advise=ADVICE["goblins_inc"],
        onward=goblins_inc.onward,
    ),
    # That is to the end, but for large tables. Of 200 worlds those judged there did better than those after 24 more decisions (63 %,
    # 48 matches), which had beaten those after 12 (71 %, 38 matches); they take two to three times as long.
    "red_rising": Guide(
        red_rising.favourites,
        red_rising.chances,
        horizon=100,
        width=6,
        advise=ADVICE["red_rising"],
    ),
    "zombie_fluxx": Guide(
        zombie_fluxx.favourites,
        whoever(zombie_fluxx.chances),
        horizon=12,
        width=12,
        advise=ADVICE["zombie_fluxx"],
    ),
}
"""The guides of the games that have one."""
