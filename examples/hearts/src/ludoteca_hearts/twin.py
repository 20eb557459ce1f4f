"""The twin of Hearts: OpenSpiel's hearts, which plays a single hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludoteca.facets.twin import Twin
from ludoteca.kernel.match import Match
from ludoteca.kernel.rules import Outcome
from ludoteca_hearts.pieces import ALL_POINTS, NAMES, RANK, SUIT
from ludoteca_hearts.table import EVERYBODY, HAND_SIZE, Table

SUITS: Final = 4

HOUSE_RULES: Final = {
    ("passing", "hold"): ("pass_cards", False),
    ("opening", "any_club"): ("can_lead_any_club", True),
    ("first_trick", "any_card"): ("no_pts_on_first_trick", False),
    ("hearts", "at_once"): ("must_break_hearts", False),
    ("queen", "breaks_nothing"): ("qs_breaks_hearts", False),
    ("lone_queen", "may_stay"): ("can_lead_hearts_instead_of_qs", True),
    ("jack", "ten_points"): ("jd_bonus", True),
    ("no_trick", "five_points"): ("avoid_all_tricks_bonus", True),
}
"""The options that are not as OpenSpiel plays unless told, each with what it is told then."""


def parameters(options: Mapping[str, str]) -> dict[str, bool]:
    """The house rules as OpenSpiel calls them."""
    return dict([told for (name, value), told in HOUSE_RULES.items() if options[name] == value])


def deal(match: Match) -> list[int]:
    """The direction of passing, then the cards one by one around the table."""
    t: Table = match.table
    hands = [sorted(t.hand(seat)) for seat in EVERYBODY]
    cards = [hands[seat][turn] for turn in range(HAND_SIZE) for seat in EVERYBODY]
    return [t.direction.value, *[action(NAMES[card]) for card in cards]]


def action(text: str) -> int:
    """The number of a card there: the ranks in order, of each the four suits."""
    card = NAMES.index(text)
    return RANK[card] * SUITS + SUIT[card]


def returns(outcome: Outcome) -> list[float]:
    """What is left of the points of a whole deck."""
    return [float(ALL_POINTS + score) for score in outcome.scores]


TWIN: Final = Twin("open_spiel", "hearts", parameters, deal, action, returns, unlike=("length",))
