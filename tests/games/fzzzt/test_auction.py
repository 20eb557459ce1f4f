"""One auction. Rules section 4.3, rulings B1 to B6, B12 to B14 and E3."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.kernel.decision import IllegalAnswer
from ludoteca.kernel.seat import Seat
from tests.games.fzzzt.positions import bid, match_at
from tests.games.fzzzt.vectors import vectors
from tests.playing import answers, asked, lies, play, refuse, where

# -- bidders ---------------------------------------------------------------------------------------


def test_a_player_with_an_empty_hand_does_not_bid() -> None:
    """BID-5."""
    match = match_at(["M1 R1-N", "", "M3 R1-C"], "R5-C R5-N")
    play(match, bid(0, "M1"))
    assert asked(match) == [("2", "bid", "R5-C")]


def test_a_player_with_an_empty_hand_does_not_win_even_against_a_bid_of_zero() -> None:
    """BID-5, ruling B2: no bid is lower than 0."""
    match = match_at(["", "M2 R1-N R1-O"], "R5-C R5-N")
    play(match, bid(1, "M2"))
    assert where(match)["R5-C"] == "discard 1"


def test_bids_are_placed_clockwise_beginning_with_the_chief() -> None:
    match = match_at(["M1 R1-N", "M2 R1-O", "M3 R1-C", "M4 R1-B"], "R5-C R5-N", chief=2)
    order = []
    for choice in (bid(2, "M3"), bid(3, "M4"), bid(0, "M1"), bid(1, "R1-O")):
        order.append(asked(match)[0][0])
        play(match, choice)
    assert order == ["2", "3", "0", "1"]


def test_only_one_player_is_asked_at_a_time() -> None:
    match = match_at(["M1 R1-N", "M2 R1-O", "M3 R1-C"], "R5-C R5-N")
    assert asked(match) == [("0", "bid", "R5-C")]


# -- placing ---------------------------------------------------------------------------------------


def test_a_player_with_cards_cannot_pass() -> None:
    """BID-4, ruling B1."""
    match = match_at(["M1 R1-N R1-O", "M2"], "R5-C R5-N")
    refuse(match, bid(0, "-"))


def test_a_bid_of_no_cards_is_illegal() -> None:
    """BID-4, ruling B1."""
    match = match_at(["M1 R1-N R1-O", "M2"], "R5-C R5-N")
    refuse(match, bid(0, "none"))


def test_every_set_of_one_or_more_cards_of_the_hand_is_a_legal_bid() -> None:
    match = match_at(["M1 R1-N FZ#1", "M2"], "R5-C R5-N")
    assert sorted(answers(match, 0)) == sorted(
        ["M1", "R1-N", "FZ#1", "M1+R1-N", "M1+FZ#1", "R1-N+FZ#1", "M1+R1-N+FZ#1"]
    )


@pytest.mark.parametrize("cards", ["R5-N", "R2-O", "M2", "R1-N+R1-O", "M1+M1", "nothing", "", "+"])
def test_only_cards_of_the_own_hand_can_be_bid(cards: str) -> None:
    """R5-N lies on the belt, R2-O in the own discard, M2 and R1-O in another hand."""
    match = match_at(["M1 R1-N", "M2 R1-O"], "R5-C R5-N", discards=["R2-O"])
    refuse(match, bid(0, cards))


def test_a_bid_may_be_named_in_any_order() -> None:
    match = match_at(["M1 R1-N FZ#1", "M2 R1-O"], "R5-C R5-N")
    play(match, bid(0, "FZ#1+M1"))
    assert sorted(lies(match, "bid 0")) == ["FZ#1", "M1"]


def test_a_placed_bid_cannot_be_changed() -> None:
    """Ruling B4."""
    match = match_at(["M1 R1-N", "M2 R1-O"], "R5-C R5-N")
    play(match, bid(0, "M1"))
    with pytest.raises(IllegalAnswer, match="not asked"):
        match.answer_text(Seat(0), "R1-N")


def test_a_placed_bid_is_not_taken_back_without_the_consent_of_the_others() -> None:
    """Ruling B4: the size of the bid has been seen."""
    match = match_at(["M1 R1-N", "M2 R1-O"], "R5-C R5-N")
    play(match, bid(0, "M1"))
    with pytest.raises(IllegalAnswer, match="consent"):
        match.undo(Seat(0))


def test_a_seat_cannot_bid_out_of_turn() -> None:
    match = match_at(["M1 R1-N", "M2 R1-O"], "R5-C R5-N")
    with pytest.raises(IllegalAnswer, match="not asked"):
        match.answer_text(Seat(1), "M2")


def test_a_single_card_in_hand_is_bid_without_a_question() -> None:
    """Rule B1 leaves no choice; a forced choice is not asked."""
    match = match_at(["M1 R1-N R1-O", "M2"], "R5-C R5-N")
    play(match, bid(0, "R1-N"))
    assert match.view().facts["last_bids"] == [["R1-N"], ["M2"]]


# -- value -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(**vectors("bid"))
def test_the_value_of_a_bid_is_the_sum_of_the_powers(vector: list[Any]) -> None:
    """BID-1, BID-2, BID-3."""
    cards, value = vector
    mechanic = "" if "M1" in cards else "M1 "
    match = match_at([mechanic + cards.replace("+", " ") + " R1-C R1-B", ""], "P1-O R5-N")
    play(match, bid(0, cards))
    assert [event.facts["value"] for event in match.events() if event.kind == "bid_shown"] == [value]


def test_power_counts_in_a_bid_and_points_do_not() -> None:
    """A Fzzzt of power 3 and -1 point beats a robot of power 2 and 2 points."""
    match = match_at(["M1 R2-N", "M2 FZ#1"], "R5-C R5-N")
    play(match, bid(0, "R2-N"), bid(1, "FZ#1"))
    assert where(match)["R5-C"] == "discard 1"


def test_cards_of_power_zero_may_be_added_to_a_bid_and_do_not_raise_it() -> None:
    """Ruling B13."""
    match = match_at(["M1 UPG#1 R1-N R1-O", "M2 R2-O"], "R5-C R5-N")
    play(match, bid(0, "M1+UPG#1+R1-N"), bid(1, "R2-O"))
    assert where(match)["R5-C"] == "discard 1"


def test_cards_of_power_zero_are_discarded_with_a_winning_bid() -> None:
    """Ruling B13."""
    match = match_at(["M1 UPG#1 R1-N R1-O", "M2 R2-O"], "R5-C R5-N")
    play(match, bid(0, "M1+UPG#1+R1-N"), bid(1, "M2"))
    assert {"M1", "UPG#1"} <= set(lies(match, "discard 0"))


# -- winner ----------------------------------------------------------------------------------------


def test_the_highest_value_wins_and_not_the_largest_number_of_cards() -> None:
    match = match_at(["M1 R1-N R1-O R1-C", "M2 R4-O"], "R5-C R5-N")
    play(match, bid(0, "R1-N+R1-O+R1-C"), bid(1, "R4-O"))
    assert where(match)["R5-C"] == "discard 1"


def test_a_bid_of_zero_wins_if_no_bid_is_higher() -> None:
    """Ruling B2."""
    match = match_at(["M1 R1-N", "M2 R1-O"], "R5-C R5-N")
    play(match, bid(0, "M1"), bid(1, "M2"))
    assert where(match)["R5-C"] == "discard 0"


def test_the_winner_cannot_refuse_a_fzzzt() -> None:
    """Ruling B14: a chief who ties at 0 is stuck with it, and is asked nothing."""
    match = match_at(["M1 R1-N", "M2 R1-O"], "FZ#1 R5-N")
    play(match, bid(0, "M1"), bid(1, "M2"))
    assert where(match)["FZ#1"] == "discard 0"


# -- cards -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(**vectors("move"))
def test_the_winner_gets_the_card_and_pays_and_the_loser_pays_nothing(vector: dict[str, Any]) -> None:
    """MOVE-1, MOVE-2, MOVE-3, rulings B5 and B6."""
    winning, losing = vector["winning"].split("+"), vector["losing"].split("+")
    loser = losing + ["R1-NB"] + ([] if "M2" in losing else ["M2"])
    match = match_at(["M1 " + " ".join(winning), " ".join(loser)], f"{vector['lot']} R5-N")
    play(match, bid(0, vector["winning"]), bid(1, vector["losing"]))
    assert (sorted(lies(match, "discard 0")), lies(match, "units 0"), sorted(lies(match, "hand 1"))) == (
        sorted(vector["discard"]),
        vector["units"],
        sorted(set(vector["hand"]) | set(loser)),
    )


@pytest.mark.parametrize("lot", ["R1-NB", "R5-C", "UPG#1", "FZ#1"])
def test_a_won_robot_upgrade_or_fzzzt_goes_to_the_discard_of_the_winner(lot: str) -> None:
    """Ruling B5."""
    match = match_at(["M1 R1-N", "M2 R3-O R4-O"], f"{lot} R5-N")
    play(match, bid(0, "M1"), bid(1, "R3-O"))
    assert where(match)[lot] == "discard 1"


@pytest.mark.parametrize("lot", ["P1-O", "P2-NC", "P3-NCB#2", "P4-NOCB"])
def test_a_won_unit_lies_in_front_of_the_winner(lot: str) -> None:
    match = match_at(["M1 R1-N", "M2 R3-O R4-O"], f"{lot} R5-N")
    play(match, bid(0, "M1"), bid(1, "R3-O"))
    assert lies(match, "units 1") == [lot]


def test_the_bid_that_won_a_unit_is_spent() -> None:
    """Ruling B6."""
    match = match_at(["M1 R1-N R1-O", "M2 R3-O R4-O"], "P1-O R5-N")
    play(match, bid(0, "M1"), bid(1, "R3-O+R4-O"))
    assert sorted(lies(match, "discard 1")) == ["R3-O", "R4-O"]


def test_all_losers_take_their_bids_back_into_hand() -> None:
    match = match_at(["M1 R1-N", "M2 R5-O R1-O", "M3 R1-C R2-C", "M4 R1-B"], "R5-C R5-N")
    play(match, bid(0, "M1+R1-N"), bid(1, "R5-O"), bid(2, "R1-C+R2-C"), bid(3, "M4"))
    hands = [sorted(lies(match, f"hand {seat}")) for seat in (0, 2, 3)]
    assert hands == [["M1", "R1-N"], ["M3", "R1-C", "R2-C"], ["M4", "R1-B"]]


def test_a_loser_may_bid_the_returned_cards_again_at_once() -> None:
    match = match_at(["M1 R1-N R3-N", "M2 R5-O R1-O"], "R5-C R5-N R5-B")
    play(match, bid(0, "R3-N"), bid(1, "R5-O"), bid(0, "R3-N"), bid(1, "R1-O"))
    assert where(match)["R5-N"] == "discard 0"


def test_a_card_won_in_this_round_cannot_be_bid_before_the_next_draw() -> None:
    """Ruling B12."""
    match = match_at(["M1 R1-N R3-N", "M2"], "R5-C R5-N R5-O")
    play(match, bid(0, "R3-N"))
    refuse(match, bid(0, "R5-C"))


def test_a_card_that_was_spent_cannot_be_bid_before_the_next_draw() -> None:
    match = match_at(["M1 R1-N R3-N", "M2"], "R5-C R5-N R5-O")
    play(match, bid(0, "R3-N"))
    refuse(match, bid(0, "R3-N"))


def test_the_sold_card_leaves_the_belt() -> None:
    match = match_at(["M1 R1-N R3-N", "M2"], "R5-C R5-N R5-O")
    play(match, bid(0, "R3-N"))
    assert lies(match, "belt") == ["R5-N", "R5-O"]


def test_losing_bids_are_shown_too() -> None:
    """Ruling E3."""
    match = match_at(["M1 R1-N R3-N", "M2 R1-O"], "R5-C R5-N R5-O")
    play(match, bid(0, "R3-N"), bid(1, "R1-O"))
    shown = {event.seat: event.cards for event in match.events() if event.kind == "bid_shown"}
    assert shown == {0: ("R3-N",), 1: ("R1-O",)}
