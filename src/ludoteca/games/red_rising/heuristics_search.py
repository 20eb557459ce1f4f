"""What the search asks of Red Rising: which options come first, and what each seat may expect of a match."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, cast

from ludoteca.games.red_rising.asks import ABILITY, CERES, NAME_COLOURS, TAKE_ALL_BANISHED
from ludoteca.games.red_rising.heuristics_hand import Hand
from ludoteca.games.red_rising.heuristics_options import unseen, worths_of
from ludoteca.games.red_rising.heuristics_prospect import NOTHING, Prospect
from ludoteca.games.red_rising.heuristics_standing import expected, rounds
from ludoteca.games.red_rising.table import Phase, Table
from ludoteca.kernel.decision import Decision, Some
from ludoteca.kernel.luck import fingerprint
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.zone import Cards

SURE: Final = 200.0
"""How far, squared, the points of a side are off when nothing is left to be played."""
DRIFT: Final = 120.0
"""How much that grows with every round."""
SURE_OF_AUTOMA: Final = 120.0
DRIFT_OF_AUTOMA: Final = 40.0
"""The same against the Automa, which does not choose."""


def favourites(match: Match, decision: Decision, most: int) -> list[int]:
    """The places of up to so many options, best first, from the interest of the deciding seat."""
    if decision.ask is NAME_COLOURS:
        return _colours_to_name(match.table, decision, most)
    if len(decision.options) == 1:
        return [0]
    if decision.ask is TAKE_ALL_BANISHED:
        return _banished_to_take(match.table, decision, most)
    worths = worths_of(match.table, decision)
    if worths is None:
        return list(range(min(most, len(decision.options))))
    if most == 1:
        best = 0
        for place in range(1, len(worths)):
            if worths[place] > worths[best]:
                best = place
        return [best]
    order = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
    return order[:most]


def _colours_to_name(t: Table, decision: Decision, most: int) -> list[int]:
    """The colours of which most cards are unseen; then one of them is left out for the next."""
    options = cast(Some, decision.options)
    left = unseen(t, decision.seat)
    named = options.at_least
    order = sorted(range(len(left)), key=left.__getitem__, reverse=True)
    places: list[int] = []
    for further in range(named - 1, min(len(order), named - 1 + most)):
        place = options.place(sorted([*order[: named - 1], order[further]]))
        assert place is not None
        places.append(place)
    return places


def _banished_to_take(t: Table, decision: Decision, most: int) -> list[int]:
    """Card after card the one that brings most to the hand; the best numbers of cards first."""
    options = cast(Some, decision.options)
    items: Cards = options.items
    p = Prospect(t, decision.seat, t.hand(decision.seat))
    hand = p.hand
    taken: list[int] = []
    ways: list[tuple[float, int]] = [(-hand.worth, 0)]
    while len(taken) < len(items):
        gains = [NOTHING if index in taken else hand.gain(item) for index, item in enumerate(items)]
        taken.append(gains.index(max(gains)))
        hand = Hand(p.standing, (*hand.cards, items[taken[-1]]), 0.0)
        place = options.place(sorted(taken))
        assert place is not None
        ways.append((-hand.worth, place))
    ways.sort()
    return [place for _, place in ways[:most]]


def chances(match: Match, viewer: Seat | None = None) -> list[float]:
    """What each seat may expect of the match: 1 for a sole winner, shared equally between several, 0 for the others.

    Against the Automa it is how likely the player wins. In a match that a viewer imagines, the cards that it cannot see count
    as such cards do on average, even if that match has come to its end: those dealt there are a guess.
    """
    t: Table = match.table
    if t.phase in (Phase.ABILITIES, Phase.OVER) and not _guessed(match):
        viewer = None
    if t.phase is Phase.OVER and (t.solo or viewer is None):
        ranks = match.outcome().ranks
        winners = ranks.count(1)
        return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
    left = rounds(t)
    points = expected(t, match.question, left, viewer)
    scale = sqrt(SURE_OF_AUTOMA + DRIFT_OF_AUTOMA * left if t.solo else SURE + DRIFT * left)
    most = max(points)
    raised = [exp((one - most) / scale) for one in points]
    total = sum(raised)
    return [one / total for one in raised[: t.seats]]


def _guessed(match: Match) -> bool:
    """Whether the hands that were laid open for scoring are those of an imagined world, not of the match itself.

    The luck of an imagined world is not the one that the match was sealed with. Whoever imagines at a question of scoring has
    seen all hands before.
    """
    if fingerprint(match.table.zones.luck.seed) == match.seal:
        return False
    return not match.history or match.history[0].ask not in (ABILITY, CERES)
