"""Pink: what companions do when they are deployed."""

from __future__ import annotations

import pytest

from tests.games.red_rising.positions import banished, hand, known_to, lead, match_at, pile, play, tracks
from tests.playing import answers, asked

GAIN = [("0", "gain_from", "")]
TURN_IS_OVER = [("1", "lead", "")]


# -- Calliope --------------------------------------------------------------------------------------


def test_calliope_deploys_the_top_card_of_the_deck_elsewhere_and_both_locations_are_barred() -> None:
    """R4."""
    match = match_at(jupiter="nero", luna="dancer", hands={0: "calliope ..."}, top="deanna")
    play(match, *lead(0, "calliope", "mars"))
    assert asked(match) == [("0", "place_at", "deanna")]
    assert (answers(match, 0), known_to(match, "deanna")) == (["jupiter", "luna", "institute"], [0, 1])
    play(match, ("0", "place_at", "jupiter"))
    assert (pile(match, "mars"), pile(match, "jupiter")) == (["calliope"], ["nero", "deanna"])
    assert (tracks(match), answers(match, 0)) == ((1, 0, 0), ["luna", "deck"])


def test_calliope_bars_only_her_own_location_if_the_match_is_played_so() -> None:
    """R4, the option ``deployed``."""
    match = match_at(luna="dancer", hands={0: "calliope ..."}, top="deanna", deployed="first")
    play(match, *lead(0, "calliope", "mars"), ("0", "place_at", "jupiter"))
    assert answers(match, 0) == ["jupiter", "luna", "deck"]


def test_calliope_lets_the_card_meet_what_lies_where_it_goes() -> None:
    match = match_at(institute="nero", luna="dancer", hands={0: "calliope ..."}, top="assassin")
    play(match, *lead(0, "calliope", "mars"), ("0", "place_at", "institute"))
    assert (pile(match, "institute"), banished(match), tracks(match)) == (["assassin"], ["nero"], (0, 0, 1))


def test_calliope_ends_the_turn_if_she_turns_over_a_reporter_who_says_so() -> None:
    """R9. The Reporter goes to the player on your right, and you draw two."""
    match = match_at(
        seats=3, luna="dancer", hands={0: "calliope"}, top="reporter surgeon judge", helium=[1, 1, 0]
    )
    play(match, *lead(0, "calliope", "mars"), ("0", "place_at", "jupiter"))
    assert ("reporter" in hand(match, 2), hand(match)) == (True, ["surgeon", "judge"])
    assert (asked(match), pile(match, "mars")) == (TURN_IS_OVER, ["calliope"])


def test_calliope_ends_the_turn_only_if_the_offer_of_the_turned_card_is_taken() -> None:
    """R9."""
    match = match_at(jupiter="nero", luna="dancer", hands={0: "calliope ..."}, top="razor-designer")
    play(match, *lead(0, "calliope", "mars"), ("0", "place_at", "jupiter"), ("0", "may_take", "-"))
    assert asked(match) == GAIN


def test_calliope_and_a_modjob_bar_three_locations() -> None:
    """R4: three cards are deployed one by the other."""
    match = match_at(jupiter="deanna", institute="nero", hands={0: "calliope ..."}, top="modjob")
    play(match, *lead(0, "calliope", "mars"), ("0", "place_at", "jupiter"), ("0", "move_to", "luna"))
    assert (pile(match, "luna"), tracks(match)) == (["deanna"], (1, 0, 0))
    assert answers(match, 0) == ["institute", "deck"]


def test_calliope_puts_down_a_card_without_a_deploy_ability() -> None:
    match = match_at(jupiter="nero", luna="dancer", hands={0: "calliope ..."}, top="judge")
    play(match, *lead(0, "calliope", "mars"), ("0", "place_at", "luna"))
    assert (pile(match, "luna"), asked(match)) == (["dancer", "judge"], GAIN)


def test_calliope_does_nothing_with_an_empty_deck() -> None:
    """R1."""
    match = match_at(jupiter="nero", luna="dancer", hands={0: "calliope ..."}, deck="")
    play(match, *lead(0, "calliope", "mars"))
    assert (pile(match, "mars"), asked(match), answers(match, 0)) == (["calliope"], GAIN, ["jupiter", "luna"])


# -- Conversationalist -----------------------------------------------------------------------------


def test_conversationalist_slides_a_top_card_of_another_location_beneath_herself() -> None:
    match = match_at(jupiter="seer deanna", mars="nero", luna="dancer", hands={0: "conversationalist ..."})
    play(match, *lead(0, "conversationalist", "mars"))
    assert (asked(match), answers(match, 0)) == ([("0", "source", "")], ["jupiter", "luna"])
    play(match, ("0", "source", "jupiter"))
    assert (pile(match, "jupiter"), pile(match, "mars")) == (
        ["seer"],
        ["nero", "deanna", "conversationalist"],
    )
    assert (asked(match), tracks(match)) == (GAIN, (0, 0, 0))


def test_conversationalist_takes_a_white_and_the_gain_step_follows() -> None:
    """Without the bonus of Jupiter (§4.3)."""
    match = match_at(jupiter="deanna seer", mars="nero", luna="dancer", hands={0: "conversationalist ..."})
    play(match, *lead(0, "conversationalist", "mars"), ("0", "source", "jupiter"))
    assert ("seer" in hand(match), pile(match, "mars")) == (True, ["nero", "conversationalist"])
    assert (asked(match), tracks(match), known_to(match, "seer")) == (GAIN, (0, 0, 0), [0, 1])


def test_conversationalist_finds_all_other_locations_empty() -> None:
    """R1."""
    match = match_at(mars="seer", hands={0: "conversationalist ..."}, deck="")
    play(match, *lead(0, "conversationalist", "mars"))
    assert (pile(match, "mars"), asked(match)) == (["seer", "conversationalist"], TURN_IS_OVER)


def test_conversationalist_does_not_take_a_face_down_white_which_stays_face_down() -> None:
    """R6."""
    match = match_at(
        jupiter="deanna seer", mars="nero", down=(2, 0, 0, 0), hands={0: "conversationalist ..."}
    )
    play(match, *lead(0, "conversationalist", "mars"))
    assert (pile(match, "mars"), match.table.down) == (["nero", "seer", "conversationalist"], [0, 2, 0, 0])
    assert (asked(match), known_to(match, "seer")) == (GAIN, [])


# -- Evey ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lying", "influence"),
    [
        ("nero aja lorn cassius", 3),
        ("nero aja lorn", 3),
        ("nero deanna aja", 2),
        ("nero", 1),
        ("deanna trigg", 0),
        ("", 0),
    ],
)
def test_evey_banishes_all_cards_and_herself_for_up_to_three_golds(lying: str, influence: int) -> None:
    """A6. Alone she banishes herself."""
    match = match_at(mars=lying, luna="dancer", hands={0: "evey ..."})
    play(match, *lead(0, "evey", "mars"))
    assert (pile(match, "mars"), set(banished(match))) == ([], {*lying.split(), "evey"})
    assert (tracks(match), asked(match)) == ((0, 0, influence), GAIN)


def test_evey_places_the_influence_that_is_left() -> None:
    """R2."""
    match = match_at(mars="nero aja lorn", luna="dancer", hands={0: "evey ..."}, influence=[9, 0])
    play(match, *lead(0, "evey", "mars"))
    assert (tracks(match), len(banished(match))) == ((0, 0, 10), 4)


def test_evey_does_not_count_a_face_down_gold() -> None:
    """R6: it had no colour where it lay. Banished, it is seen by all."""
    match = match_at(mars="nero aja", down=(0, 1, 0, 0), luna="dancer", hands={0: "evey ..."})
    play(match, *lead(0, "evey", "mars"))
    assert (banished(match), tracks(match)) == (["evey", "aja", "nero"], (0, 0, 1))
    assert (match.table.down, known_to(match, "nero")) == ([0, 0, 0, 0], [0, 1])


def test_evey_leaves_her_location_barred_though_it_is_empty() -> None:
    """§4.3."""
    match = match_at(jupiter="nero", luna="dancer", hands={0: "evey ..."})
    play(match, *lead(0, "evey", "mars"))
    assert answers(match, 0) == ["jupiter", "luna", "deck"]


# -- Garden-trained Rose ---------------------------------------------------------------------------


@pytest.mark.parametrize(("under", "helium"), [("banker", 1), ("deanna", 0), ("nero", 0)])
def test_garden_trained_rose_shifts_the_card_beneath_and_a_silver_brings_helium(
    under: str, helium: int
) -> None:
    match = match_at(mars=f"ceo {under}", luna="dancer", hands={0: "garden-trained-rose ..."})
    play(match, *lead(0, "garden-trained-rose", "mars"))
    assert (asked(match), answers(match, 0)) == ([("0", "move_to", under)], ["jupiter", "luna", "institute"])
    play(match, ("0", "move_to", "luna"))
    assert (pile(match, "luna"), pile(match, "mars")) == (["dancer", under], ["ceo", "garden-trained-rose"])
    assert (tracks(match), asked(match), answers(match, 0)) == ((helium, 0, 0), GAIN, ["luna", "deck"])


def test_garden_trained_rose_on_an_empty_location_does_nothing() -> None:
    """R1."""
    match = match_at(luna="dancer", hands={0: "garden-trained-rose ..."})
    play(match, *lead(0, "garden-trained-rose", "mars"))
    assert (pile(match, "mars"), tracks(match), asked(match)) == (["garden-trained-rose"], (0, 0, 0), GAIN)


def test_garden_trained_rose_shifts_a_face_down_silver_without_helium_or_a_word_about_it() -> None:
    """R6."""
    match = match_at(mars="banker", down=(0, 1, 0, 0), luna="dancer", hands={0: "garden-trained-rose ..."})
    play(match, *lead(0, "garden-trained-rose", "mars"))
    assert asked(match) == [("0", "move_to", "")]
    play(match, ("0", "move_to", "luna"))
    assert (pile(match, "luna"), match.table.down) == (["dancer", "banker"], [0, 0, 2, 0])
    assert (tracks(match), known_to(match, "banker")) == ((0, 0, 0), [])


# -- Masseuse --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "after"), [("jupiter", (0, 1, 0)), ("mars", (1, 0, 0)), ("institute", (0, 0, 1))]
)
def test_masseuse_brings_the_bonus_of_the_location_the_card_came_from(
    source: str, after: tuple[int, int, int]
) -> None:
    match = match_at(**{source: "nero deanna"}, hands={0: "masseuse ..."})
    play(match, *lead(0, "masseuse", "luna"), ("0", "move_to", "luna"))
    assert (pile(match, source), pile(match, "luna")) == (["nero"], ["masseuse", "deanna"])
    assert (tracks(match), match.table.sovereign, asked(match)) == (after, None, GAIN)


def test_masseuse_brings_the_token_and_the_house_ability_from_luna() -> None:
    """A9."""
    match = match_at(luna="nero", hands={0: "masseuse ..."}, houses=["diana", "mars"], sovereign=1)
    play(match, *lead(0, "masseuse", "jupiter"), ("0", "move_to", "mars"))
    assert (pile(match, "mars"), match.table.sovereign, tracks(match)) == (["nero"], 0, (0, 0, 1))
    assert (asked(match), answers(match, 0)) == (GAIN, ["mars", "deck"])


def test_masseuse_can_be_blocked_from_the_token_by_its_owner() -> None:
    """R8: the card has been moved all the same."""
    match = match_at(luna="nero", hands={0: "masseuse ...", 1: "martyr"}, sovereign=1, top="surgeon")
    play(match, *lead(0, "masseuse", "jupiter"), ("0", "move_to", "mars"), ("1", "block_sovereign", "martyr"))
    assert (pile(match, "mars"), match.table.sovereign, tracks(match)) == (["nero"], 1, (0, 0, 0))
    assert (hand(match, 1), banished(match), known_to(match, "surgeon")) == (["surgeon"], ["martyr"], [1])


def test_masseuse_may_bring_the_card_to_herself_but_not_from_her_location() -> None:
    """R38."""
    match = match_at(jupiter="nero", mars="deanna", luna="dancer", hands={0: "masseuse ..."})
    play(match, *lead(0, "masseuse", "mars"))
    assert (asked(match), answers(match, 0)) == ([("0", "source", "")], ["jupiter", "luna"])
    play(match, ("0", "source", "jupiter"))
    assert (asked(match), answers(match, 0)) == ([("0", "move_to", "nero")], ["mars", "luna", "institute"])


def test_masseuse_has_no_bonus_when_all_other_locations_are_empty() -> None:
    """R1."""
    match = match_at(mars="nero", hands={0: "masseuse ..."}, deck="")
    play(match, *lead(0, "masseuse", "mars"))
    assert (pile(match, "mars"), tracks(match), asked(match)) == (
        ["nero", "masseuse"],
        (0, 0, 0),
        TURN_IS_OVER,
    )


def test_masseuse_moves_a_card_though_the_bonus_is_used_up() -> None:
    """R2."""
    match = match_at(jupiter="nero", hands={0: "masseuse ..."}, fleet=[10, 0])
    play(match, *lead(0, "masseuse", "mars"), ("0", "move_to", "luna"))
    assert (pile(match, "luna"), tracks(match)) == (["nero"], (0, 10, 0))


def test_masseuse_moves_a_face_down_card_which_stays_face_down() -> None:
    """R6."""
    match = match_at(jupiter="deanna nero", down=(2, 0, 0, 0), hands={0: "masseuse ..."})
    play(match, *lead(0, "masseuse", "mars"))
    assert asked(match) == [("0", "move_to", "")]
    play(match, ("0", "move_to", "mars"))
    assert (pile(match, "mars"), match.table.down) == (["masseuse", "nero"], [0, 2, 0, 0])
    assert (tracks(match), known_to(match, "nero")) == ((0, 1, 0), [])


# -- Matteo ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("choice", "influence"), [("evey", 1), ("nero", 0), ("deanna", 0)])
def test_matteo_shifts_another_card_and_a_pink_is_worth_influence(choice: str, influence: int) -> None:
    match = match_at(mars="evey nero deanna", luna="dancer", hands={0: "matteo ..."})
    play(match, *lead(0, "matteo", "mars"))
    assert (asked(match), answers(match, 0)) == ([("0", "move_here", "")], ["evey", "nero", "deanna"])
    play(match, ("0", "move_here", choice))
    assert answers(match, 0) == ["jupiter", "luna", "institute"]
    play(match, ("0", "move_to", "luna"))
    assert (pile(match, "luna"), tracks(match), asked(match)) == (["dancer", choice], (0, 0, influence), GAIN)


def test_matteo_alone_does_not_shift_himself() -> None:
    """R5."""
    match = match_at(luna="dancer", hands={0: "matteo ..."})
    play(match, *lead(0, "matteo", "mars"))
    assert (pile(match, "mars"), tracks(match), asked(match)) == (["matteo"], (0, 0, 0), GAIN)


def test_matteo_shifts_a_pink_though_all_influence_is_placed() -> None:
    """R2."""
    match = match_at(mars="evey", luna="dancer", hands={0: "matteo ..."}, influence=[10, 0])
    play(match, *lead(0, "matteo", "mars"), ("0", "move_to", "luna"))
    assert (pile(match, "luna"), tracks(match)) == (["dancer", "evey"], (0, 0, 10))


def test_matteo_shifts_a_face_down_pink_without_influence() -> None:
    """R6."""
    match = match_at(mars="nero evey", down=(0, 2, 0, 0), luna="dancer", hands={0: "matteo ..."})
    play(match, *lead(0, "matteo", "mars"))
    assert answers(match, 0) == ["nero", "mars-face-down-2"]
    play(match, ("0", "move_here", "mars-face-down-2"))
    assert asked(match) == [("0", "move_to", "")]
    play(match, ("0", "move_to", "jupiter"))
    assert (pile(match, "jupiter"), match.table.down) == (["evey"], [1, 0, 0, 0])
    assert (tracks(match), known_to(match, "evey")) == ((0, 0, 0), [])


# -- Theodora --------------------------------------------------------------------------------------


@pytest.mark.parametrize("bottom", ["nero", "deanna"])
def test_theodora_lifts_a_gold_or_red_which_is_yours_and_the_turn_is_over(bottom: str) -> None:
    """R40: nobody asks whether you take it."""
    match = match_at(mars=f"{bottom} surgeon", luna="dancer", hands={0: "theodora ..."})
    play(match, *lead(0, "theodora", "mars"))
    assert (asked(match), answers(match, 0)) == ([("0", "lift", "")], ["yes", "no"])
    play(match, ("0", "lift", "yes"))
    assert (bottom in hand(match), pile(match, "mars")) == (True, ["surgeon", "theodora"])
    assert (asked(match), tracks(match), known_to(match, bottom)) == (TURN_IS_OVER, (0, 0, 0), [0, 1])


def test_theodora_lifts_a_card_of_another_colour_on_top_of_herself() -> None:
    match = match_at(mars="surgeon nero", luna="dancer", hands={0: "theodora ..."})
    play(match, *lead(0, "theodora", "mars"), ("0", "lift", "yes"))
    assert (pile(match, "mars"), asked(match)) == (["nero", "theodora", "surgeon"], GAIN)
    assert answers(match, 0) == ["luna", "deck"]


def test_theodora_may_leave_the_bottom_card_where_it_is() -> None:
    match = match_at(mars="nero surgeon", luna="dancer", hands={0: "theodora ..."})
    play(match, *lead(0, "theodora", "mars"), ("0", "lift", "no"))
    assert (pile(match, "mars"), asked(match)) == (["nero", "surgeon", "theodora"], GAIN)


def test_theodora_does_not_lift_herself() -> None:
    """R1."""
    match = match_at(luna="dancer", hands={0: "theodora ..."})
    play(match, *lead(0, "theodora", "mars"))
    assert (pile(match, "mars"), asked(match)) == (["theodora"], GAIN)


def test_theodora_lifts_a_face_down_gold_which_stays_there_unseen() -> None:
    """R6."""
    match = match_at(mars="nero surgeon", down=(0, 1, 0, 0), luna="dancer", hands={0: "theodora ..."})
    play(match, *lead(0, "theodora", "mars"), ("0", "lift", "yes"))
    assert (pile(match, "mars"), match.table.down) == (["surgeon", "theodora", "nero"], [0, 4, 0, 0])
    assert (asked(match), known_to(match, "nero")) == (GAIN, [])
