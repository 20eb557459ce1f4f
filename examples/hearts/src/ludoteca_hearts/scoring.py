"""The scores of Hearts: points are bad, so a score is what they take away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludoteca.kernel.rules import Outcome, ScoreLine
from ludoteca.kernel.seat import Seat
from ludoteca_hearts.pieces import (
    ALL_POINTS,
    HEARTS,
    JACK_OF_DIAMONDS,
    POINTS,
    QUEEN_OF_SPADES,
    QUEEN_POINTS,
    SUIT,
)  # fmt: skip
from ludoteca_hearts.table import EVERYBODY, Table

JACK_BONUS: Final = 10
NO_TRICK_BONUS: Final = 5


def lines(t: Table) -> Iterator[ScoreLine]:
    """The score sheet: the hands before, and what the tricks of this one have brought so far. §5"""
    for seat in EVERYBODY:
        if t.points[seat]:
            yield ScoreLine(seat, "before", -t.points[seat], "hearts §6")
    shooter = moon_shooter(t)
    for seat in EVERYBODY:
        taken = t.taken(seat)
        if shooter is None:
            count = len([card for card in taken if SUIT[card] == HEARTS])
            if count:
                yield ScoreLine(seat, "hearts", -count, "hearts §5", {"count": count})
            if QUEEN_OF_SPADES in taken:
                yield ScoreLine(seat, "queen", -QUEEN_POINTS, "hearts §5")
        elif seat != shooter:
            yield ScoreLine(seat, "moon", -ALL_POINTS, "hearts §5.1")
        if t.options["jack"] == "ten_points" and JACK_OF_DIAMONDS in taken:
            yield ScoreLine(seat, "jack", JACK_BONUS, "hearts §5.2")
        if t.options["no_trick"] == "five_points" and shooter is None and not taken and _played_out(t):
            yield ScoreLine(seat, "no_trick", NO_TRICK_BONUS, "hearts §5.3")


def moon_shooter(t: Table) -> Seat | None:
    """Who has shot the moon by taking all points. §5.1"""
    for seat in EVERYBODY:
        if sum([POINTS[card] for card in t.taken(seat)]) == ALL_POINTS:
            return seat
    return None


def _played_out(t: Table) -> bool:
    """Whether all tricks of the hand have been taken."""
    return not any(t.hand(seat) for seat in EVERYBODY) and not t.trick


def outcome(t: Table) -> Outcome:
    """The highest score wins: whoever has the fewest points. §6"""
    sheet = tuple(lines(t))
    scores = tuple([sum([line.points for line in sheet if line.seat == seat]) for seat in EVERYBODY])
    ranks = tuple([1 + len([other for other in scores if other > score]) for score in scores])
    return Outcome(ranks, scores, sheet)
