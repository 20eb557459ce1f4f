"""Ties and the chief. Rules section 4.4, rulings B2, B7, B8 and B9."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from ludoteca.games.fzzzt.flow import decide
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat
from tests.games.fzzzt.positions import assign, bid, match_at
from tests.games.fzzzt.vectors import vectors
from tests.playing import asked, play, where

STOCK = {
    5: "R5-N R5-O R5-C R5-B",
    4: "R4-N R4-O R4-C R4-B",
    3: "R3-N R3-O R3-C R3-B",
    2: "R2-N R2-O R2-C R2-B",
    1: "R1-N R1-O R1-C R1-B",
}
EXTRA = ["R1-NB R1-CB-S1", "R1-NCB#1 R1-OB-S2", "R1-NCB#2 R1-NC-S3", "R1-OC R1-NO-S4"]
"""Two more cards for every hand, so that every bid is a choice."""


def hold_auction(values: list[int | None], chief: int) -> Match:
    """Sell FZ#1 by bids of these values; None is a seat without cards."""
    stock = {power: cards.split() for power, cards in STOCK.items()}
    bids = ["+".join(_worth(value, seat, stock)) for seat, value in enumerate(values)]
    hands = [
        "" if value is None else f"M{seat + 1} {EXTRA[seat]} " + _robots(bids[seat])
        for seat, value in enumerate(values)
    ]
    match = match_at(hands, "FZ#1 P1-O", chief=chief)
    order = [(chief + step) % len(values) for step in range(len(values))]
    return play(match, *[bid(seat, bids[seat]) for seat in order if values[seat] is not None])


def _worth(value: int | None, seat: int, stock: dict[int, list[str]]) -> list[str]:
    if value == 0:
        return [f"M{seat + 1}"]
    cards: list[str] = []
    left = value or 0
    while left:
        cards.append(stock[min(left, 5)].pop(0))
        left -= min(left, 5)
    return cards


def _robots(text: str) -> str:
    return " ".join([card for card in text.split("+") if card[0] == "R"])


@pytest.mark.parametrize(**vectors("tie"))
def test_the_chief_or_the_next_tied_player_clockwise_wins_and_another_tied_player_becomes_chief(
    vector: dict[str, Any],
) -> None:
    """TIE-1 to TIE-12."""
    match = hold_auction(vector["bids"], vector["chief"])
    facts = match.view().facts
    assert (facts["last_winner"], facts["chief"]) == (vector["winner"], vector["chief_after"])


@pytest.mark.parametrize(**vectors("tie"))
def test_the_lot_goes_to_the_winner_of_the_tie(vector: dict[str, Any]) -> None:
    """TIE-1 to TIE-12: where the card lies."""
    match = hold_auction(vector["bids"], vector["chief"])
    assert where(match)["FZ#1"] == f"discard {vector['winner']}"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_auction_is_decided_by_the_formula_of_the_rules(seats: int) -> None:
    """All chiefs, all bids of 0 to 2 and none at all, against the argmin of section 4.4."""
    for chief, bids in product(range(seats), product([None, 0, 1, 2], repeat=seats)):
        values = {seat: value for seat, value in enumerate(bids) if value is not None}
        if not values:
            continue
        tied = [seat for seat in values if values[seat] == max(values.values())]
        winner = min(tied, key=lambda seat: (seat - chief) % seats)
        others = [seat for seat in tied if seat != winner]
        heir = min(others, key=lambda seat: (seat - winner) % seats) if others else chief
        given = [values.get(seat, -1) for seat in range(seats)]
        assert decide(given, Seat(chief), seats) == (winner, heir)


def test_a_tie_below_the_highest_value_has_no_effect() -> None:
    """Ruling B7."""
    assert hold_auction([2, 2, 5, 2], 0).view().facts["chief"] == 0


def test_without_a_tie_the_chief_stays() -> None:
    assert hold_auction([1, 2, 5, 3], 1).view().facts["chief"] == 1


def test_a_new_chief_bids_first_in_the_very_next_auction() -> None:
    """Ruling B8."""
    match = hold_auction([3, 2, 3], 0)
    assert asked(match) == [("2", "bid", "P1-O")]


def test_a_chief_without_cards_keeps_the_role() -> None:
    """Ruling B9."""
    assert hold_auction([None, 3, 2], 0).view().facts["chief"] == 0


def test_when_the_chief_has_no_cards_the_next_player_clockwise_bids_first() -> None:
    """Ruling B9."""
    match = match_at(["M1 R1-N", "", "", "M4 R1-B"], "R5-C R5-N", chief=1)
    assert asked(match) == [("3", "bid", "R5-C")]


def test_ties_are_measured_from_the_seat_of_a_chief_without_cards() -> None:
    """Ruling B9: from seat 2, seat 0 comes before seat 1."""
    facts = hold_auction([4, 4, None, 1], 2).view().facts
    assert (facts["last_winner"], facts["chief"]) == (0, 1)


def test_the_chief_carries_over_to_the_next_round() -> None:
    """Ruling B8: the last auction of a round makes seat 1 chief, who leads the new round."""
    match = match_at(["M1 R1-N", "M2 R1-O"], "R5-C", top="R5-N")
    play(match, bid(0, "R1-N"), bid(1, "R1-O"))
    assert (match.view().facts["round"], asked(match)) == (2, [("1", "bid", "R5-N")])


def test_the_chief_does_not_rotate_with_the_round() -> None:
    """Ruling B8."""
    match = match_at(["M1 R1-N", "M2 R1-O"], "P1-O", top="R5-N", chief=1)
    play(match, bid(1, "R1-O"), bid(0, "M1"), assign(1, "-"))
    assert (match.view().facts["round"], asked(match)) == (2, [("1", "bid", "R5-N")])


def test_a_redraw_does_not_change_the_chief() -> None:
    match = match_at(["M1 R1-N", ""], "R5-C R5-N", chief=1)
    play(match, bid(0, "M1+R1-N"))
    assert match.view().facts["chief"] == 1
