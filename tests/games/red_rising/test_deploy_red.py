"""Red: what laborers do when they are deployed."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.red_rising.flow import RULES
from ludoteca.games.red_rising.pieces import NUMBERS
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import SPECTATOR, Seat
from tests import playing
from tests.games.red_rising.positions import (
    banished,
    hand,
    known_to,
    lead,
    match_at,
    pile,
    play,
    position,
    tracks,
)
from tests.playing import answers, asked, at

GAIN = [("0", "gain_from", "")]


def protected(**what: Any) -> Match:
    """A match with protected hands. §9"""
    return at(RULES, {**position(**what), "options": {"hands": "protected"}})


def arlus_meets(*hands: str, **what: Any) -> Match:
    """Arlus has been deployed on Mars against these hands, clockwise from the left."""
    held = {0: "arlus ...", **dict(enumerate(hands, 1))}
    match = match_at(seats=len(hands) + 1, luna="lawyer", hands=held, **what)
    return play(match, *lead(0, "arlus", "mars"))


def arlus_meets_the_automa(automa_hand: str, **options: str) -> Match:
    match = match_at(seats=1, luna="lawyer", hands={0: "arlus ..."}, automa_hand=automa_hand, **options)
    return play(match, *lead(0, "arlus", "mars"))


# -- Arlus -----------------------------------------------------------------------------------------


def test_arlus_has_a_gold_banished_and_stays() -> None:
    match = arlus_meets("nero")
    assert (hand(match, 1), banished(match), pile(match, "mars")) == ([], ["nero"], ["arlus"])
    assert asked(match) == GAIN


def test_arlus_is_banished_by_a_red_which_stays_in_hand() -> None:
    match = arlus_meets("deanna")
    assert (hand(match, 1), banished(match), pile(match, "mars")) == (["deanna"], ["arlus"], [])
    assert asked(match) == GAIN


def test_arlus_leaves_another_colour_in_hand_but_all_have_seen_it() -> None:
    match = arlus_meets("surgeon", "...")
    assert (hand(match, 1), banished(match), pile(match, "mars")) == (["surgeon"], [], ["arlus"])
    assert known_to(match, "surgeon") == [0, 1, 2]


def test_arlus_has_nothing_to_do_with_empty_hands() -> None:
    match = arlus_meets("", "")
    assert (asked(match), banished(match), pile(match, "mars")) == (GAIN, [], ["arlus"])


def test_arlus_draws_one_card_at_random_and_no_other_is_seen() -> None:
    held = ["deanna", "surgeon", "nero"]
    where = position(luna="lawyer", hands={0: "arlus ...", 1: " ".join(held)})
    shown = []
    for seed in range(20):
        match = play(at(RULES, where, seed), *lead(0, "arlus", "mars"))
        seen = [card for card in held if 0 in known_to(match, card)]
        assert len(seen) == 1
        shown += seen
    assert set(shown) == set(held)


def test_arlus_meets_both_neighbours_and_can_banish_and_be_banished() -> None:
    match = arlus_meets("nero", "deanna")
    assert (banished(match), hand(match, 1), hand(match, 2)) == (["arlus", "nero"], [], ["deanna"])


def test_arlus_met_by_a_red_on_the_left_still_banishes_the_gold_on_the_right() -> None:
    assert banished(arlus_meets("deanna", "nero")) == ["arlus", "nero"]


def test_arlus_does_not_reach_the_player_opposite() -> None:
    match = arlus_meets("surgeon", "nero", "banker")
    assert (hand(match, 2), known_to(match, "nero")) == (["nero"], [2])


def test_arlus_is_blocked_once_a_gold_is_shown_and_nothing_is_lost() -> None:
    """R7."""
    match = arlus_meets("nero the-howlers")
    assert asked(match) == [("1", "block_theft", "")]
    play(match, ("1", "block_theft", "the-howlers"))
    assert (hand(match, 1), banished(match), pile(match, "mars")) == (["nero", "the-howlers"], [], ["arlus"])
    assert 0 in known_to(match, "the-howlers")


def test_arlus_need_not_be_blocked() -> None:
    """R7."""
    match = play(arlus_meets("pax-au-telemanus"), ("1", "block_theft", "-"))
    assert (hand(match, 1), banished(match)) == ([], ["pax-au-telemanus"])


def test_arlus_cannot_be_blocked_when_no_gold_is_shown() -> None:
    """R7: the Judge itself is the card drawn, and nothing would be lost."""
    match = arlus_meets("judge")
    assert (asked(match), hand(match, 1)) == (GAIN, ["judge"])


def test_arlus_asks_his_neighbours_clockwise() -> None:
    """R42."""
    match = arlus_meets("pax-au-telemanus", "the-howlers")
    assert asked(match) == [("1", "block_theft", "")]
    play(match, ("1", "block_theft", "pax-au-telemanus"))
    assert asked(match) == [("2", "block_theft", "")]


GOLDS = "aja antonia cassius karnus nero"


@pytest.mark.parametrize(
    ("held", "house", "lost"),
    [(GOLDS, "diana", 0), (GOLDS + " lorn", "diana", 1), (GOLDS + " lorn", "ceres", 0)],
)
def test_arlus_spares_a_hand_no_larger_than_at_the_start_if_hands_are_protected(
    held: str, house: str, lost: int
) -> None:
    """§9."""
    match = protected(luna="lawyer", hands={0: "arlus ...", 1: held}, houses=["mars", house])
    play(match, *lead(0, "arlus", "mars"))
    assert len(banished(match)) == lost


def test_arlus_has_the_bottom_red_of_the_automa_shown_and_put_on_top() -> None:
    """D4, R18."""
    match = arlus_meets_the_automa("deanna nero")
    assert (hand(match, 1), banished(match), pile(match, "mars")) == (["nero", "deanna"], ["arlus"], [])


def test_arlus_has_the_bottom_gold_of_the_automa_banished() -> None:
    """D4, R18."""
    match = arlus_meets_the_automa("nero deanna")
    assert (hand(match, 1), banished(match), pile(match, "mars")) == (["deanna"], ["nero"], ["arlus"])


def test_arlus_has_another_bottom_card_of_the_automa_put_on_top() -> None:
    """R18."""
    match = arlus_meets_the_automa("surgeon nero judge")
    assert (hand(match, 1), banished(match)) == (["nero", "judge", "surgeon"], [])
    assert (known_to(match, "surgeon"), known_to(match, "nero")) == ([0], [])


def test_arlus_finds_the_automa_never_blocking() -> None:
    assert banished(arlus_meets_the_automa("the-howlers pax-au-telemanus judge")) == ["the-howlers"]


def test_arlus_has_nothing_to_do_when_the_automa_holds_nothing() -> None:
    """R11."""
    match = arlus_meets_the_automa("")
    assert (asked(match), pile(match, "mars"), banished(match)) == (GAIN, ["arlus"], [])


# -- Dancer ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("others", ["", "deanna", "deanna nero"])
def test_dancer_brings_one_helium_without_two_more_reds(others: str) -> None:
    match = match_at(mars="arlus eo", luna="lawyer", hands={0: f"dancer {others}"})
    play(match, *lead(0, "dancer", "mars"))
    assert (tracks(match), asked(match)) == ((1, 0, 0), GAIN)


def test_dancer_brings_three_helium_for_two_more_reds_which_all_see() -> None:
    """R44."""
    match = match_at(luna="lawyer", hands={0: "dancer deanna eo nero"})
    play(match, *lead(0, "dancer", "mars"), ("0", "show_red", "deanna"))
    assert (tracks(match), hand(match)) == ((3, 0, 0), ["deanna", "eo", "nero"])
    assert [known_to(match, card) for card in ("deanna", "eo", "nero")] == [[0, 1], [0, 1], [0]]


def test_dancer_shows_two_reds_of_several_and_keeps_the_others_secret() -> None:
    """R44."""
    match = match_at(luna="lawyer", hands={0: "dancer arlus deanna eo nero"})
    play(match, *lead(0, "dancer", "mars"))
    assert answers(match, 0) == ["arlus", "deanna", "eo", "-"]
    play(match, ("0", "show_red", "eo"))
    assert answers(match, 0) == ["arlus", "deanna"]
    play(match, ("0", "show_red", "arlus"))
    assert (tracks(match), known_to(match, "deanna")) == ((3, 0, 0), [0])


def test_nobody_is_obliged_to_show_reds_for_dancer() -> None:
    """R44: nobody can check a hidden hand."""
    match = match_at(luna="lawyer", hands={0: "dancer deanna eo nero"})
    play(match, *lead(0, "dancer", "mars"), ("0", "show_red", "-"))
    assert (tracks(match), known_to(match, "deanna"), asked(match)) == ((1, 0, 0), [0], GAIN)


def test_dancer_need_not_show_the_reds_to_the_automa() -> None:
    """R44, §10.5."""
    match = match_at(seats=1, luna="lawyer", hands={0: "dancer arlus deanna"})
    play(match, *lead(0, "dancer", "mars"), ("0", "show_red", "arlus"))
    assert (tracks(match), asked(match)) == ((3, 0, 0), GAIN)
    assert not match.table.zones.knows(SPECTATOR, NUMBERS["deanna"])


# -- Darrow ----------------------------------------------------------------------------------------


def test_darrow_takes_a_non_gold_and_is_banished() -> None:
    match = match_at(mars="surgeon", luna="lawyer", hands={0: "darrow ..."})
    play(match, *lead(0, "darrow", "mars"))
    assert ("surgeon" in hand(match), pile(match, "mars"), banished(match)) == (True, [], ["darrow"])
    assert (asked(match), known_to(match, "surgeon")) == (GAIN, [0, 1])


def test_darrow_put_on_a_gold_takes_a_deeper_card_and_stays() -> None:
    match = match_at(mars="surgeon nero", luna="lawyer", hands={0: "darrow ..."})
    play(match, *lead(0, "darrow", "mars"))
    assert ("surgeon" in hand(match), pile(match, "mars"), banished(match)) == (True, ["nero", "darrow"], [])


def test_darrow_put_on_a_non_gold_is_banished_though_a_gold_lies_deeper() -> None:
    match = match_at(mars="surgeon nero banker", luna="lawyer", hands={0: "darrow ..."})
    play(match, *lead(0, "darrow", "mars"))
    assert (asked(match), answers(match, 0)) == ([("0", "take_here", "")], ["surgeon", "banker"])
    play(match, ("0", "take_here", "surgeon"))
    assert (pile(match, "mars"), banished(match)) == (["nero", "banker"], ["darrow"])


@pytest.mark.parametrize("lying", ["", "nero", "aja nero"])
def test_darrow_without_another_non_gold_stays(lying: str) -> None:
    """R1."""
    match = match_at(mars=lying, luna="lawyer", hands={0: "darrow ..."})
    play(match, *lead(0, "darrow", "mars"))
    assert (pile(match, "mars"), asked(match)) == ([*lying.split(), "darrow"], GAIN)


def test_darrow_takes_a_face_down_gold_as_a_non_gold_which_others_do_not_see() -> None:
    """R6: nor was he put on a Gold."""
    match = match_at(mars="surgeon nero", down=(0, 2, 0, 0), luna="lawyer", hands={0: "darrow ..."})
    play(match, *lead(0, "darrow", "mars"), ("0", "take_here", "mars-face-down-2"))
    assert ("nero" in hand(match), known_to(match, "nero")) == (True, [0])
    assert (pile(match, "mars"), banished(match), match.table.down) == (["surgeon"], ["darrow"], [0, 0, 0, 0])


def test_darrow_cannot_take_the_loan_shark_in_the_turn_it_sold() -> None:
    """R10: with nothing else to take he stays (R1)."""
    match = match_at(luna="lawyer", hands={0: "loan-shark ...", 1: "darrow ..."}, helium=[0, 2])
    play(match, *lead(0, "loan-shark", "mars"), ("1", "pay_for_turn", "yes"), *lead(1, "darrow", "mars"))
    assert (pile(match, "mars"), asked(match)) == (["loan-shark", "darrow"], [("1", "gain_from", "")])


# -- Deanna, Uncle Narol ---------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "helium"), [("deanna", 1), ("uncle-narol", 2)])
def test_deanna_brings_one_helium_and_uncle_narol_two(card: str, helium: int) -> None:
    match = match_at(luna="lawyer", hands={0: f"{card} ..."}, helium=[3, 0])
    play(match, *lead(0, card, "jupiter"))
    assert (tracks(match), asked(match)) == ((3 + helium, 0, 0), GAIN)


# -- Eo --------------------------------------------------------------------------------------------


def test_eo_costs_every_opponent_without_a_red_one_helium() -> None:
    match = match_at(seats=3, luna="lawyer", hands={0: "eo ..."}, helium=[2, 2, 1])
    play(match, *lead(0, "eo", "mars"))
    assert (match.table.helium, asked(match)) == ([2, 1, 0], GAIN)


def test_eo_makes_an_opponent_show_the_only_red_and_keep_the_helium() -> None:
    match = match_at(seats=3, luna="lawyer", hands={0: "eo ...", 2: "deanna nero"}, helium=[2, 2, 2])
    playing.play(match, *lead(0, "eo", "mars"))
    assert (asked(match), answers(match, 2)) == ([("2", "reveal_red", "")], ["deanna"])
    play(match)
    assert (match.table.helium, hand(match, 2)) == ([2, 1, 2], ["deanna", "nero"])
    assert (known_to(match, "deanna"), known_to(match, "nero")) == ([0, 1, 2], [2])


def test_eo_lets_an_opponent_choose_which_red_to_show_clockwise() -> None:
    """R42. To show none is no choice."""
    hands = {0: "eo ...", 1: "arlus darrow nero", 2: "dancer deanna"}
    match = match_at(seats=3, luna="lawyer", hands=hands, helium=[2, 2, 2])
    play(match, *lead(0, "eo", "mars"))
    assert (asked(match), answers(match, 1)) == ([("1", "reveal_red", "")], ["arlus", "darrow"])
    play(match, ("1", "reveal_red", "darrow"), ("2", "reveal_red", "dancer"))
    assert (match.table.helium, known_to(match, "arlus")) == ([2, 2, 2], [1])


def test_eo_cannot_cost_helium_that_is_not_there() -> None:
    """R2."""
    match = match_at(luna="lawyer", hands={0: "eo ..."}, helium=[2, 0])
    play(match, *lead(0, "eo", "mars"))
    assert match.table.helium == [2, 0]


@pytest.mark.parametrize(
    ("held", "helium", "left"),
    [
        ("nero aja judge banker", 2, 1),
        ("nero aja judge banker", 0, 0),
        ("nero aja judge deanna", 2, 2),
        ("deanna nero aja judge banker lawyer ceo", 2, 1),
        ("nero deanna aja judge banker lawyer ceo", 2, 2),
        ("", 2, 1),
    ],
)
def test_eo_looks_at_the_top_six_cards_of_the_automa(held: str, helium: int, left: int) -> None:
    """D13, §10.10."""
    match = match_at(
        seats=1, luna="priestess", hands={0: "eo ..."}, automa_hand=held, helium=[0, helium], returned="yes"
    )
    play(match, *lead(0, "eo", "mars"))
    cards = held.split()
    assert (match.table.helium[1], hand(match, 1)) == (left, cards)
    assert [card for card in cards if 0 in known_to(match, card)] == cards[-6:]


def test_eo_shows_the_cards_of_the_automa_to_spectators_too() -> None:
    """Whether Helium is lost would tell them anyway."""
    match = match_at(seats=1, luna="lawyer", hands={0: "eo ..."}, automa_hand="nero", returned="yes")
    play(match, *lead(0, "eo", "mars"))
    assert match.table.zones.knows(SPECTATOR, NUMBERS["nero"])


def test_whoever_shows_no_red_to_eo_has_none_as_everybody_knows() -> None:
    """R47: no imagined world has one there."""
    match = match_at(seats=3, luna="lawyer", hands={0: "eo ...", 1: "nero aja judge"}, helium=[2, 2, 2])
    play(match, *lead(0, "eo", "mars"))
    worlds = [
        match.imagine(viewer, Luck(seed_from(seed))) for viewer in (Seat(0), Seat(2)) for seed in range(30)
    ]
    held = {card for world in worlds for card in hand(world, 1)}
    assert len(held) > 20
    assert not held & {"arlus", "dancer", "darrow", "deanna", "harmony", "uncle-narol"}


# -- Harmony ---------------------------------------------------------------------------------------


def test_harmony_costs_an_opponent_of_your_choice_one_helium() -> None:
    match = match_at(seats=3, luna="lawyer", hands={0: "harmony ..."}, helium=[2, 2, 2])
    play(match, *lead(0, "harmony", "mars"))
    assert (asked(match), answers(match, 0)) == ([("0", "opponent", "")], ["1", "2"])
    play(match, ("0", "opponent", "2"))
    assert (match.table.helium, asked(match)) == ([2, 2, 1], GAIN)


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(("helium", "left"), [(3, 2), (0, 0)])
def test_harmony_costs_the_only_opponent_one_helium_if_there_is_one(
    seats: int, helium: int, left: int
) -> None:
    """R2, §10.5."""
    match = match_at(seats=seats, luna="lawyer", hands={0: "harmony ..."}, helium=[2, helium])
    play(match, *lead(0, "harmony", "mars"))
    assert (match.table.helium, asked(match)) == ([2, left], GAIN)
