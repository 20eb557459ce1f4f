"""Preparation and revealing. Rules sections 4.1 and 4.2, ruling A3."""

from __future__ import annotations

import pytest

from ludoteca.kernel.match import Match
from tests.games.fzzzt.positions import bid, match_at
from tests.games.fzzzt.test_cards import PRINTED
from tests.games.fzzzt.vectors import vectors
from tests.playing import asked, drift, lies, play

WITH_NUMBER = {
    1: "R5-N R5-O R5-C",
    2: "R3-N R3-O R3-C",
    3: "P1-O P2-NC P2-NB",
    4: "R2-N R2-O R2-C",
    8: "UPG#1 UPG#2",
}
"""Cards that bear each conveyor number."""

OWNED = "M1 R1-CB-S1 R2-O-S1 R3-N-S1 R1-N R1-O R1-C R1-B FZ#1 UPG#1 R5-N"
HANDS = ["M1 R1-CB-S1 R2-O-S1 R3-N-S1 R1-N R1-O", "M2 R1-OB-S2 R2-N-S2 R3-C-S2 R1-C R1-B"]


def row(numbers: list[int]) -> str:
    """Different cards with these conveyor numbers."""
    stock = {number: cards.split() for number, cards in WITH_NUMBER.items()}
    return " ".join([stock[number].pop(0) for number in numbers])


def face_up(match: Match) -> int:
    """How many cards of the belt everybody can see."""
    return len([card for card in match.view().zone("belt").cards if card is not None])


def face_down(match: Match) -> int:
    return len([card for card in match.view().zone("belt").cards if card is None])


# -- 4.1 drawing -----------------------------------------------------------------------------------


@pytest.mark.parametrize(**vectors("draw"))
def test_a_player_draws_six_cards_or_all_and_the_rest_is_the_discard(vector: list[int]) -> None:
    """HAND-1, HAND-2, HAND-3."""
    owned, hand, discard = vector
    match = match_at([" ".join(OWNED.split()[:owned]), "M2"], phase="prepare")
    assert (len(lies(match, "hand 0")), len(lies(match, "discard 0"))) == (hand, discard)


def test_hand_and_discard_are_shuffled_together_before_the_draw() -> None:
    cards = "M1 R1-CB-S1 R2-O-S1 R3-N-S1 R1-N R1-O", "R1-C R1-B FZ#1 UPG#1 R5-N R5-O"
    match = match_at([cards[0], "M2"], discards=[cards[1]], phase="prepare")
    drawn = set(lies(match, "hand 0"))
    assert drawn & set(cards[0].split()) and drawn & set(cards[1].split())


def test_units_and_assigned_cards_are_never_drawn() -> None:
    match = match_at(["M1 R1-N", "M2"], units=["P1-O P2-NO"], assigned={"P1-O": "R2-O R3-O"}, phase="prepare")
    assert sorted(lies(match, "hand 0") + lies(match, "discard 0")) == ["M1", "R1-N"]


def test_in_the_first_round_every_hand_is_the_four_starting_cards() -> None:
    match = match_at(["M1 R1-CB-S1 R2-O-S1 R3-N-S1", "M2 R1-OB-S2 R2-N-S2 R3-C-S2"], phase="prepare", round=0)
    sizes = [len(lies(match, f"{zone} {seat}")) for seat in (0, 1) for zone in ("hand", "discard")]
    assert sizes == [4, 0, 4, 0]


# -- 4.1 laying the belt ---------------------------------------------------------------------------


def test_the_belt_has_eight_cards_from_the_deck() -> None:
    match = match_at(["M1 R1-N", "M2"], phase="prepare")
    assert len(lies(match, "belt")) == 8


def test_the_top_card_of_the_deck_becomes_the_head_and_the_others_follow_in_order() -> None:
    """Ruling A3."""
    top = "R5-N R4-N R3-N R2-N R1-N P1-O FZ#1 UPG#1"
    assert lies(match_at(["M1 R1-O", "M2"], top=top, phase="prepare"), "belt") == top.split()


def test_the_head_is_the_first_card_on_sale() -> None:
    """Ruling A3."""
    match = match_at(["M1 R1-O", "M2 R1-C"], top="R5-N R4-N", phase="prepare")
    assert asked(match) == [("0", "bid", "R5-N")]


def test_the_next_card_in_belt_order_is_sold_after_the_head() -> None:
    """Ruling A3."""
    match = match_at(["M1 R1-O R2-O", "M2 R1-C"], top="R5-N R4-N", phase="prepare")
    play(match, bid(0, "R1-O"), bid(1, "M2"))
    assert asked(match) == [("0", "bid", "R4-N")]


# -- 4.2 revealing ---------------------------------------------------------------------------------


@pytest.mark.parametrize(**vectors("reveal"))
def test_the_conveyor_number_of_the_head_says_how_many_cards_lie_face_up(vector: list[int]) -> None:
    """BELT-1, BELT-2, BELT-3, BELT-4, BELT-8, BELT-SHORT: the last open card is sold, the head flipped."""
    left, number, total = vector
    if left == 8:
        match = match_at(["M1 R1-N", "M2"], top=row([number]), phase="prepare")
    else:
        match = match_at(["M1 R1-N R1-O", "M2"], f"FZ#1 {row([number])} P2-NO P2-OB")
        play(match, bid(0, "R1-N"))
    assert (face_up(match), face_down(match)) == (total, left - total)


@pytest.mark.parametrize(**vectors("belt"))
def test_only_the_head_of_each_group_has_its_conveyor_number_used(vector: list[list[int]]) -> None:
    """BELT-SEQ, BELT-SEQ-8: numbers of further cards are ignored, even when they become the head."""
    numbers, group_sizes, used = vector
    match = match_at(HANDS, top=row(numbers), phase="prepare")
    sizes, heads = [face_up(match)], [PRINTED[lies(match, "belt")[0]][3]]
    while match.table.round == 2 and lies(match, "belt"):
        before = face_down(match)
        drift(match, 1)
        if match.table.round == 2 and face_down(match) < before:
            sizes.append(face_up(match))
            heads.append(PRINTED[lies(match, "belt")[0]][3])
    assert (sizes, heads) == (group_sizes, used)


def test_nothing_is_flipped_while_a_face_up_card_is_left() -> None:
    match = match_at(["M1 R1-N R1-O", "M2"], "R3-N UPG#1 R5-O R5-C", face_up=2)
    play(match, bid(0, "R1-N"))
    assert match.view().zone("belt").cards == ("UPG#1", None, None)


def test_the_belt_is_never_refilled_within_a_round() -> None:
    match = match_at(["M1 R1-N R1-O", "M2"], "FZ#1 UPG#1 R5-O")
    deck = lies(match, "deck")
    play(match, bid(0, "R1-N"))
    assert (lies(match, "belt"), lies(match, "deck")) == (["UPG#1", "R5-O"], deck)


def test_the_flipped_cards_are_the_first_ones_in_belt_order() -> None:
    match = match_at(["M1 R1-N", "M2"], top="P1-O R5-N R5-O R5-C", phase="prepare")
    assert match.view().zone("belt").cards == ("P1-O", "R5-N", "R5-O", None, None, None, None, None)


def test_the_whole_belt_is_sold_group_by_group_before_the_round_ends() -> None:
    match = match_at(HANDS, top=row([1, 1, 1, 2, 2, 2, 3, 4]), phase="prepare")
    drift(match)
    sold = [event.cards[0] for event in match.events() if event.kind == "won"]
    assert sold[:8] == row([1, 1, 1, 2, 2, 2, 3, 4]).split()
