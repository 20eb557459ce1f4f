"""Rulings on the greedy bot: how it plays Fzzzt!."""

from typing import Any

import pytest

from ludoteca.arena.simulate import simulate
from ludoteca.bots.registry import make
from ludoteca.facets.registry import find
from ludoteca.games.fzzzt.pieces import NAMES, POWER
from ludoteca.kernel.luck import Luck, seed_from
from tests.games.fzzzt.positions import match_at


def choice(*args: Any, **kwargs: Any) -> str:
    """What greedy does in a position, whoever is asked first."""
    match = match_at(*args, **kwargs)
    decision = next(iter(match.pending.values()))
    place = make("greedy", find("fzzzt"), Luck(seed_from("greedy"))).decide(match.perspective(decision.seat))
    return decision.spell(decision.options[place], match.names)


def power(bid: str) -> int:
    """What a bid counts as."""
    return sum([POWER[NAMES.index(card)] for card in bid.split("+")])


def test_the_last_lot_of_a_round_is_worth_every_card_left() -> None:
    bid = choice(["R3-N R2-O", "R5-B R4-B M2"], "R5-N", round=2)
    assert bid == "R3-N+R2-O"


def test_nobody_wants_a_fzzzt_in_the_last_round() -> None:
    assert choice(["M1 R3-N R2-O", "R5-B M2"], "FZ#1", round=5, deck_size=6) == "M1"


def test_whoever_is_alone_with_cards_keeps_one_for_each_lot_to_come() -> None:
    bid = choice(["R3-N R1-O R2-O", ""], "R5-N R5-O", discards=["", "R3-C M2"], round=3)
    assert bid.count("+") < 2


def test_a_lot_is_not_paid_dearer_than_needed_if_the_other_can_bid_no_more() -> None:
    assert choice(["R5-N R3-N R2-N M1", "R1-O M2"], "R5-B R4-B R4-C", face_up=2, round=3) == "R2-N"


def test_the_robot_that_completes_a_widget_gets_a_bid_that_cannot_be_beaten() -> None:
    """The other holds 3 in all, and the chief wins ties."""
    hands = ["R3-N R2-N R1-N M1", "R2-O R1-O M2"]
    widget = {"units": ["P3-NCB#1", ""], "assigned": {"P3-NCB#1": "R1-NC-S3 R1-CB-S1"}}
    assert power(choice(hands, "R1-B R5-O R4-O", face_up=3, round=5, **widget)) >= 3
    assert power(choice(hands, "R1-B R5-O R4-O", face_up=3, round=5)) < 3


def test_a_unit_that_cannot_be_completed_is_left_to_others_at_the_end() -> None:
    bid = choice(["M1 R3-N R2-N", "R2-O R1-O M2"], "P4-NOCB R5-O R5-C", face_up=3, round=5)
    assert bid == "M1"


def test_a_weak_robot_is_assigned_and_a_strong_one_kept() -> None:
    hand = "M1 R1-O R5-O R5-N R4-N R3-N R3-C R3-B"
    assert choice([hand, "M2"], units=["P1-O", ""], phase="clean_up", round=2) == "R1-O"
    strong = "M1 R5-O R3-N R2-N R1-N R1-C R1-B R2-C"
    assert choice([strong, "M2"], units=["P1-O", ""], phase="clean_up", round=2) == "-"


@pytest.mark.slow
def test_greedy_beats_uniform_in_at_least_90_of_100_matches_from_either_seat() -> None:
    first = simulate("fzzzt", 2, 50, 2009, ["greedy", "uniform"])
    second = simulate("fzzzt", 2, 50, 2009, ["uniform", "greedy"])
    assert first.wins[0] + second.wins[1] >= 90
    assert min(first.wins[0], second.wins[1]) >= 42


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.slow
def test_greedy_wins_far_more_than_its_share_among_several(players: int) -> None:
    bots = ["greedy"] + ["uniform"] * (players - 1)
    assert simulate("fzzzt", players, 30, 2009, bots).wins[0] >= 24
