"""Clean-up and building, and the end of the game. Rules sections 4.6 and 4.7, rulings C1 to C6."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.kernel.decision import IllegalAnswer
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import SPECTATOR, Seat
from tests.games.fzzzt.positions import assign, bid, match_at
from tests.playing import answers, asked, lies, play, play_to_end, refuse, where


def cleaning(hand: str, units: str, *, hand_1: str = "M2", units_1: str = "", **more: Any) -> Match:
    """A clean-up of two players that is not the last one."""
    return match_at([hand, hand_1], units=[units, units_1], phase="clean_up", **more)


def last_cleaning(hand: str, units: str, **more: Any) -> Match:
    """The clean-up after the fifth round: six cards are left in the deck."""
    return cleaning(hand, units, deck_size=6, round=5, **more)


def last_asking(hand: str, units: str) -> Match:
    """The last clean-up with last_assignment=ask; with three units at seat 0 the others are in the deck."""
    return cleaning(hand, units, deck_size=7, round=5, last_assignment="ask")


# -- 4.6 assigning ---------------------------------------------------------------------------------


def test_one_card_may_be_assigned_to_each_of_two_units() -> None:
    """ASG-1."""
    match = cleaning("M1 R2-N R2-C-S4", "P2-NO P3-NCB#1")
    play(match, assign(0, "R2-N"), assign(0, "R2-C-S4"))
    assert (where(match)["R2-N"], where(match)["R2-C-S4"]) == ("on P2-NO", "on P3-NCB#1")


def test_two_cards_cannot_be_assigned_to_one_unit_in_one_clean_up() -> None:
    """ASG-2: not in one answer."""
    refuse(cleaning("M1 R2-N R2-O", "P2-NO P3-NCB#1"), assign(0, "R2-N+R2-O"))


def test_after_one_card_the_question_is_about_the_next_unit() -> None:
    """ASG-2: not one after the other."""
    match = cleaning("M1 R2-N R2-O R1-C", "P2-NO P3-NCB#1")
    play(match, assign(0, "R2-N"))
    assert asked(match) == [("0", "assign", "P3-NCB#1")]
    refuse(match, assign(0, "R2-O"))


def test_a_card_without_a_symbol_of_the_unit_cannot_be_assigned() -> None:
    """ASG-3."""
    refuse(cleaning("M1 R2-C-S4 R2-N", "P2-NO"), assign(0, "R2-C-S4"))


def test_a_fzzzt_cannot_be_assigned() -> None:
    """ASG-4, ruling C2."""
    refuse(cleaning("M1 FZ#1 R2-O", "P1-O"), assign(0, "FZ#1"))


def test_a_mechanic_cannot_be_assigned() -> None:
    """ASG-5, ruling C2."""
    refuse(cleaning("M1 FZ#1 R2-O", "P1-O"), assign(0, "M1"))


@pytest.mark.parametrize("unit", ["P1-O", "P2-NC", "P2-OB", "P3-NCB#1", "P4-NOCB"])
def test_an_upgrade_can_be_assigned_to_any_unit(unit: str) -> None:
    """ASG-6, ruling C2."""
    match = play(cleaning("M1 UPG#1", unit), assign(0, "UPG#1"))
    assert where(match)["UPG#1"] == f"on {unit}"


def test_assigning_is_optional() -> None:
    """ASG-7, ruling C1."""
    match = play(cleaning("M1 R2-O", "P1-O"), assign(0, "-"))
    assert lies(match, "on P1-O") == []


def test_a_unit_collects_cards_over_several_rounds_without_a_limit() -> None:
    """ASG-8, ruling C1."""
    match = cleaning("M1 R3-O", "P1-O", assigned={"P1-O": "R2-O R4-O R5-O R1-O R1-OC"})
    play(match, assign(0, "R3-O"))
    assert sorted(lies(match, "on P1-O")) == ["R1-O", "R1-OC", "R2-O", "R3-O", "R4-O", "R5-O"]


def test_a_second_card_with_the_same_symbol_may_be_assigned() -> None:
    """Ruling C3: the unit needs nut and oil and has an oil already."""
    match = play(cleaning("M1 R3-O", "P2-NO", assigned={"P2-NO": "R2-O"}), assign(0, "R3-O"))
    assert sorted(lies(match, "on P2-NO")) == ["R2-O", "R3-O"]


def test_one_shared_symbol_of_several_is_enough() -> None:
    match = play(cleaning("M1 R1-CB-S1", "P2-NB"), assign(0, "R1-CB-S1"))
    assert where(match)["R1-CB-S1"] == "on P2-NB"


def test_the_legal_answers_are_the_fitting_cards_and_none() -> None:
    match = cleaning("M1 R2-N R2-O R2-C R1-NB UPG#1 FZ#1", "P2-NO")
    assert sorted(answers(match, 0)) == sorted(["R2-N", "R2-O", "R1-NB", "UPG#1", "-"])


def test_one_card_cannot_be_assigned_to_two_units() -> None:
    match = play(cleaning("M1 R2-N R3-N", "P2-NO P2-NC"), assign(0, "R2-N"))
    refuse(match, assign(0, "R2-N"))


def test_a_unit_without_a_fitting_card_is_not_asked_about() -> None:
    assert asked(cleaning("M1 R2-N", "P1-O P2-NO")) == [("0", "assign", "P2-NO")]


def test_a_player_with_nothing_to_assign_is_not_asked() -> None:
    match = cleaning("M1 R2-N FZ#1", "P1-O", top="R5-N")
    assert asked(match) == [("0", "bid", "R5-N")]


def test_cards_of_the_discard_can_be_assigned_as_well_as_cards_of_the_hand() -> None:
    match = play(cleaning("M1 R2-N", "P2-NO", discards=["R2-O"]), assign(0, "R2-O"))
    assert where(match)["R2-O"] == "on P2-NO"


def test_hand_and_discard_are_taken_up_together() -> None:
    match = cleaning("M1 R2-N", "P2-NO", discards=["R2-O FZ#1"])
    assert sorted(lies(match, "hand 0")) == ["FZ#1", "M1", "R2-N", "R2-O"]


def test_a_unit_won_in_this_round_can_be_built_on_at_once() -> None:
    match = match_at(["M1 R2-O R1-N", "M2"], "P1-O")
    play(match, bid(0, "R1-N"), assign(0, "R2-O"))
    assert where(match)["R2-O"] == "on P1-O"


def test_a_card_spent_in_the_last_auction_can_be_assigned() -> None:
    match = match_at(["M1 R2-O R1-N", "M2"], "P1-O")
    play(match, bid(0, "R2-O"), assign(0, "R2-O"))
    assert where(match)["R2-O"] == "on P1-O"


def test_only_the_owner_of_a_unit_assigns_to_it() -> None:
    match = cleaning("M1 R2-O", "P1-O", hand_1="M2 R3-O R4-O")
    assert asked(match) == [("0", "assign", "P1-O")]


def test_a_player_cannot_assign_the_card_of_another() -> None:
    refuse(cleaning("M1 R2-O", "P1-O", hand_1="M2 R3-O R4-O"), assign(0, "R3-O"))


def test_an_assigned_card_is_no_longer_drawn() -> None:
    match = play(cleaning("M1 R2-O R2-N", "P1-O"), assign(0, "R2-O"))
    assert sorted(lies(match, "hand 0") + lies(match, "discard 0")) == ["M1", "R2-N"]


def test_an_assigned_card_cannot_be_bid() -> None:
    match = play(cleaning("M1 R2-O R2-N", "P1-O"), assign(0, "R2-O"))
    refuse(match, bid(0, "R2-O"))


def test_an_assigned_card_cannot_be_assigned_again_in_a_later_clean_up() -> None:
    match = cleaning("M1 R2-N", "P2-NO P2-NC", assigned={"P2-NO": "R3-N"})
    refuse(match, assign(0, "R3-N"))


def test_no_symbol_is_chosen_when_a_card_with_several_is_assigned() -> None:
    """Rule 4.6: the answer is the card alone, and it lies there once."""
    match = cleaning("M1 R1-NCB#1 R2-N", "P3-NCB#1")
    assert answers(match, 0) == ["R1-NCB#1", "R2-N", "-"]


# -- C4: all at the same time ----------------------------------------------------------------------


def both() -> Match:
    """A clean-up in which both players can assign."""
    return cleaning("M1 R2-O R3-O", "P1-O", hand_1="M2 R2-N R3-N", units_1="P2-NC")


def test_all_players_assign_at_the_same_time() -> None:
    """Ruling C4."""
    assert asked(both()) == [("0", "assign", "P1-O"), ("1", "assign", "P2-NC")]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_players_may_assign_in_any_order(order: tuple[int, int]) -> None:
    """Ruling C4."""
    choices = {0: assign(0, "R2-O"), 1: assign(1, "R3-N")}
    match = play(both(), *[choices[seat] for seat in order])
    assert (lies(match, "on P1-O"), lies(match, "on P2-NC")) == (["R2-O"], ["R3-N"])


def test_an_assignment_is_hidden_until_all_are_done() -> None:
    """Ruling C4: neither the other player nor a spectator can tell what was answered, or that it was."""
    before = both()
    unlike = [play(both(), assign(0, choice)) for choice in ("R2-O", "R3-O", "-")]
    for viewer in (Seat(1), SPECTATOR):
        assert all(match.view(viewer) == before.view(viewer) for match in unlike)


def test_assignments_are_turned_up_together() -> None:
    """Ruling C4."""
    match = play(both(), assign(0, "R2-O"), assign(1, "R3-N"))
    view = match.view()
    assert (view.zone("on P1-O").cards, view.zone("on P2-NC").cards) == (("R2-O",), ("R3-N",))


def test_a_player_who_has_finished_assigning_is_not_asked_again() -> None:
    """Ruling C4."""
    match = play(both(), assign(0, "R2-O"))
    with pytest.raises(IllegalAnswer, match="not asked"):
        match.answer_text(Seat(0), "R3-O")


def test_an_assignment_can_be_taken_back_freely_until_all_are_done() -> None:
    """Ruling C4: nobody has seen it."""
    match = play(both(), assign(0, "R2-O"))
    match.undo(Seat(0))
    play(match, assign(0, "R3-O"), assign(1, "-"))
    assert lies(match, "on P1-O") == ["R3-O"]


def test_who_assigns_first_makes_no_difference() -> None:
    """Ruling C4."""
    one = play(both(), assign(0, "R2-O"), assign(1, "R3-N"))
    two = play(both(), assign(1, "R3-N"), assign(0, "R2-O"))
    assert one.position() == two.position()


# -- C5, C6 and 4.7: what comes after --------------------------------------------------------------


def test_clean_up_and_preparation_draw_once() -> None:
    """Ruling C5: each collection is shuffled once between two rounds."""
    match = play(cleaning("M1 R2-O R2-N", "P1-O"), assign(0, "R2-O"))
    shuffled = [event.facts["at"] for event in match.events() if event.kind == "shuffled"]
    assert sorted(str(zone) for zone in shuffled) == ["discard 0", "discard 1"]


def test_the_next_round_follows_with_the_next_eight_cards() -> None:
    match = play(cleaning("M1 R2-O R2-N", "P1-O"), assign(0, "R2-O"))
    assert (match.view().facts["round"], len(lies(match, "belt"))) == (2, 8)


@pytest.mark.parametrize(("left", "over"), [(7, True), (3, True), (0, True), (8, False), (9, False)])
def test_the_game_ends_when_fewer_than_eight_cards_are_left_in_the_deck(left: int, over: bool) -> None:
    """Rule 4.7: no short belt is laid out."""
    match = match_at(["M1 R2-O", "M2"], deck_size=left, phase="clean_up", round=4)
    assert match.over is over


def test_the_last_clean_up_is_skipped_by_default() -> None:
    """Ruling C6, option last_assignment=skip."""
    match = last_cleaning("M1 R2-O", "P1-O")
    assert (match.over, where(match)["R2-O"]) == (True, "hand 0")


def test_the_last_clean_up_asks_if_the_option_says_so() -> None:
    """Ruling C6, option last_assignment=ask."""
    match = last_cleaning("M1 R2-O R2-N", "P2-NO", last_assignment="ask")
    assert asked(match)[0] == ("0", "assign", "P2-NO")


def test_a_card_assigned_in_the_last_clean_up_is_fixed_for_scoring() -> None:
    """Ruling C6: on the prototype the oil makes 3, while the units of 6 and 5 stay idle."""
    match = last_asking("M1 R2-O R2-N", "P1-O P2-NO P2-CB")
    play_to_end(match, assign(0, "R2-O"), assign(0, "-"))
    assert match.outcome().scores[0] == 4 + 3 - 6 - 5


def test_the_option_to_ask_changes_nothing_in_earlier_clean_ups() -> None:
    match = cleaning("M1 R2-O", "P1-O", last_assignment="ask")
    assert asked(match) == [("0", "assign", "P1-O")]


def test_the_game_is_over_after_the_last_assignment() -> None:
    match = last_asking("M1 R2-O", "P1-O P2-NC P2-CB")
    play_to_end(match, assign(0, "-"))
    assert match.view().facts["phase"] == "over"


def test_nobody_can_answer_anything_after_the_end() -> None:
    match = last_cleaning("M1 R2-O", "P1-O")
    with pytest.raises(IllegalAnswer):
        match.answer_text(Seat(0), "M1")
