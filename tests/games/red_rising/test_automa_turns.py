"""The Automa's turns in a match: where it deploys, where it gains, what it gets, and that events say why. §10.3, §10.4

A match that begins with the Automa's turn plays it at once. With ``automa_done=1`` one card of the turn is left, so
that a test sees what a single card does.
"""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.red_rising.table import AUTOMA
from ludoteca.kernel.event import Fact
from ludoteca.kernel.match import Match
from tests.games.red_rising.positions import banished, hand, match_at, pile, play, tracks
from tests.playing import asked, drift, lies

A, B, C, D = range(4)


def automa_card(number: int, **what: Any) -> Match:
    """A match in which the Automa has just carried out this card, and the player is asked."""
    return match_at(seats=1, phase="automa", turn=1, automa_done=1, automa_top=str(number), **what)


def automa_turn(one: int, other: int, **what: Any) -> Match:
    """A match in which the Automa has just had a turn with these two cards."""
    return match_at(seats=1, phase="automa", turn=1, automa_top=f"{one} {other}", **what)


def facts(match: Match, kind: str) -> list[dict[str, Fact]]:
    """The facts of all events of a kind."""
    return [event.facts for event in match.events() if event.kind == kind]


def rules(match: Match, kind: str) -> list[str]:
    """The rules that all events of a kind cite."""
    return [event.rule for event in match.events() if event.kind == kind]


# -- deploy and gain -------------------------------------------------------------------------------


def test_a_card_goes_from_the_deck_to_its_location_and_its_ability_does_not_happen() -> None:
    match = automa_card(13, top="deanna", institute="nero", priorities=(A, B, C, D))
    assert (pile(match, "mars"), tracks(match, 1)[0]) == (["deanna"], 0)


def test_a_letter_means_the_location_where_that_priority_card_lies() -> None:
    match = automa_card(14, top="deanna", mars="nero", priorities=(C, B, A, D))
    assert pile(match, "luna") == ["deanna"]
    assert facts(match, "automa_deployed") == [{"at": "luna", "by": "A"}]


def test_the_event_of_a_card_that_names_its_location_names_no_letter() -> None:
    match = automa_card(1, top="deanna", jupiter="nero")
    assert facts(match, "automa_deployed") == [{"at": "mars", "by": ""}]
    assert facts(match, "automa_gained") == [{"at": "jupiter", "by": "A"}]


def test_the_automa_gains_the_top_card_onto_the_top_of_its_hand() -> None:
    match = automa_card(14, top="deanna", mars="nero dancer", automa_hand="lorn seer")
    assert (hand(match, 1), pile(match, "mars")) == (["lorn", "seer", "dancer"], ["nero"])


def test_the_automa_may_gain_what_it_has_just_deployed_and_banish_the_next_card() -> None:
    """D6."""
    match = automa_card(3, top="deanna nero", mars="dancer", priorities=(B, A, C, D))
    assert (hand(match, 1), banished(match), pile(match, "mars")) == (["deanna"], ["nero"], ["dancer"])
    assert rules(match, "automa_banishes") == ["red_rising §10.3"]


def test_the_automa_deploys_to_an_empty_location_whatever_the_arrow_says() -> None:
    """D14."""
    match = automa_card(4, top="deanna", jupiter="nero", mars="dancer", institute="seer")
    assert pile(match, "luna") == ["deanna"]


def test_an_empty_location_is_passed_over_to_the_left_around_the_end() -> None:
    """D7."""
    match = automa_card(15, deck="", institute="nero", priorities=(A, B, C, D))
    assert (hand(match, 1), pile(match, "institute")) == (["nero"], [])
    assert facts(match, "automa_passes_empty") == [
        {"from": "jupiter", "to": "institute", "arrow": "left", "by": ""}
    ]


def test_without_an_empty_location_nothing_is_passed_over() -> None:
    match = automa_card(15, top="deanna", jupiter="nero", institute="dancer", priorities=(D, A, B, C))
    assert (hand(match, 1), facts(match, "automa_passes_empty")) == (["nero"], [])


def test_a_card_without_an_extra_brings_neither_bonus_nor_banishment() -> None:
    match = automa_card(14, top="deanna", mars="nero")
    assert (tracks(match, 1), banished(match)) == ((0, 0, 0), [])


def test_a_face_down_card_is_gained_like_any_other() -> None:
    """R6."""
    match = automa_card(14, top="deanna", mars="nero", down=(0, 1, 0, 0))
    assert hand(match, 1) == ["nero"]


def test_with_deck_and_locations_empty_a_card_does_nothing() -> None:
    """D15."""
    match = automa_card(2, deck="")
    assert (hand(match, 1), tracks(match, 1), match.table.sovereign) == ([], (0, 0, 0), None)
    assert (rules(match, "automa_cannot_deploy"), rules(match, "automa_cannot_gain")) == (
        ["red_rising §12"],
        ["red_rising §12"],
    )


def test_with_deck_and_locations_empty_nothing_is_banished() -> None:
    """D15."""
    match = automa_card(3, deck="")
    assert (banished(match), facts(match, "automa_banishes")) == ([], [])


def test_with_nothing_on_the_locations_the_deck_still_loses_a_card() -> None:
    """R16: the only card of the deck is deployed and gained at once, so a deck of two is needed."""
    match = automa_card(12, deck="deanna nero", priorities=(A, B, C, D))
    assert (hand(match, 1), banished(match)) == (["deanna"], ["nero"])


# -- bonuses ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "priorities", "gained"),
    [(19, (C, B, A, D), (0, 1, 0)), (17, (C, B, A, D), (1, 0, 0)), (20, (C, B, A, D), (0, 0, 1))],
)
def test_a_star_brings_the_bonus_of_the_location_the_card_came_from(
    number: int, priorities: tuple[int, ...], gained: tuple[int, int, int]
) -> None:
    match = automa_card(number, priorities=priorities, jupiter="nero", mars="dancer", institute="seer")
    assert tracks(match, 1) == gained


def u3(**amounts: Any) -> Match:
    """Card 10 gains at B on an empty Luna; the deck is empty too, so that nothing is deployed there first."""
    return automa_card(10, deck="", jupiter="nero dancer", priorities=(A, C, B, D), **amounts)


def test_the_search_for_a_card_goes_right_around_the_end_and_its_bonus_follows() -> None:
    """U3, U3a."""
    match = u3(fleet=(0, 4))
    assert (hand(match, 1), pile(match, "jupiter"), tracks(match, 1)) == (["dancer"], ["nero"], (0, 5, 0))
    assert facts(match, "automa_passes_empty") == [
        {"from": "luna", "to": "jupiter", "arrow": "right", "by": "B"}
    ]


def test_a_ship_at_the_end_of_its_track_brings_the_next_bonus_but_the_same_card() -> None:
    """U3b."""
    match = u3(fleet=(0, 10), helium=(0, 3))
    assert (hand(match, 1), tracks(match, 1)) == (["dancer"], (4, 10, 0))
    assert facts(match, "automa_passes_full") == [{"from": "jupiter", "to": "mars", "arrow": "right"}]


def test_the_search_for_a_bonus_may_end_on_luna_and_the_shown_bonus_is_replaced_too() -> None:
    """U3c, R14, R15."""
    match = u3(fleet=(0, 10), helium=(0, 10), influence=(0, 5))
    assert (match.table.sovereign, tracks(match, 1)) == (AUTOMA, (10, 10, 6))
    assert facts(match, "automa_luna_bonus") == [{"at": "mars"}]
    assert facts(match, "automa_passes_full") == [
        {"from": "jupiter", "to": "luna", "arrow": "right"},
        {"from": "mars", "to": "institute", "arrow": "right"},
    ]


def test_with_everything_used_up_the_token_is_all_that_comes() -> None:
    """U3d."""
    match = u3(fleet=(0, 10), helium=(0, 10), influence=(0, 10))
    assert (match.table.sovereign, tracks(match, 1)) == (AUTOMA, (10, 10, 10))
    assert facts(match, "automa_bonus_lost") == [{"at": "mars"}]


@pytest.mark.parametrize(
    ("amounts", "after"),
    [
        ({"helium": (0, 9)}, (10, 0, 0)),
        ({"helium": (0, 10)}, (10, 1, 0)),
        ({"helium": (0, 10), "fleet": (0, 9)}, (10, 10, 0)),
        ({"helium": (0, 10), "fleet": (0, 10)}, (10, 10, 1)),
    ],
)
def test_ten_is_enough_and_the_search_goes_left(
    amounts: dict[str, tuple[int, int]], after: tuple[int, int, int]
) -> None:
    """U5: card 17 gains at Mars with a star, arrow left."""
    match = automa_card(17, mars="nero", priorities=(A, D, B, C), **amounts)
    assert tracks(match, 1) == after


def test_ten_influence_are_enough() -> None:
    """U5: card 20 gains at the Institute with a star, arrow right."""
    match = automa_card(20, institute="nero", priorities=(D, A, B, C), influence=(0, 10))
    assert (tracks(match, 1), hand(match, 1)) == ((0, 1, 10), ["nero"])


def test_helium_of_the_automa_stays_at_ten_but_the_player_has_no_limit() -> None:
    """R37."""
    match = automa_card(17, mars="nero", priorities=(A, D, B, C), helium=(12, 10), fleet=(0, 0))
    assert (tracks(match, 0)[0], tracks(match, 1)[0]) == (12, 10)


# -- the Luna bonus card ---------------------------------------------------------------------------


def luna_star(**what: Any) -> Match:
    """Card 6 gains at Luna with a star; C lies there, so the location of B is shown: the Institute."""
    return automa_card(6, luna="nero", priorities=(A, D, C, B), influence=(0, 2), top="deanna", **what)


def test_the_bonus_of_luna_is_the_token_and_the_bonus_that_its_card_shows() -> None:
    """U2."""
    match = play(luna_star(sovereign=0))
    assert (match.table.sovereign, tracks(match, 1)) == (AUTOMA, (0, 0, 3))
    assert facts(match, "automa_luna_bonus") == [{"at": "institute"}]


def test_a_block_keeps_the_token_and_not_the_shown_bonus() -> None:
    """U2b."""
    match = luna_star(sovereign=0, hands={0: "martyr seer"})
    play(match, ("0", "block_sovereign", "martyr"))
    assert (match.table.sovereign, tracks(match, 1), banished(match)) == (0, (0, 0, 3), ["martyr"])
    assert len(hand(match)) == 2 and "martyr" not in hand(match)


def test_a_player_who_cannot_block_is_not_asked() -> None:
    """R47 is for tables at which somebody could learn from a pause."""
    match = luna_star(sovereign=0, hands={0: "invictus seer"})
    assert (match.table.sovereign, [ask for _, ask, _ in asked(match)]) == (AUTOMA, ["lead"])


def test_a_player_who_could_block_may_leave_it() -> None:
    match = luna_star(sovereign=0, hands={0: "justice seer"})
    play(match, ("0", "block_sovereign", "-"))
    assert (match.table.sovereign, "justice" in hand(match)) == (AUTOMA, True)


def test_a_token_of_its_own_is_kept_and_the_shown_bonus_comes() -> None:
    """U2c."""
    match = luna_star(sovereign=1)
    assert (match.table.sovereign, tracks(match, 1)) == (AUTOMA, (0, 0, 3))


def test_the_replacement_of_the_shown_bonus_starts_at_the_location_shown() -> None:
    """R14: Jupiter is shown and used up, arrow right: Mars comes before the Institute."""
    match = automa_card(6, luna="nero", priorities=(D, C, A, B), fleet=(0, 10), top="deanna")
    assert (match.table.sovereign, tracks(match, 1)) == (AUTOMA, (1, 10, 0))


# -- two cards a turn, nine turns a deck -----------------------------------------------------------


def test_the_first_card_is_carried_out_before_the_second() -> None:
    match = automa_turn(14, 13, top="deanna dancer", mars="nero", institute="seer")
    told = [
        event.kind
        for event in match.events()
        if event.kind in ("automa_card", "automa_deployed", "automa_gained")
    ]
    assert told == ["automa_card", "automa_deployed", "automa_gained"] * 2
    assert facts(match, "automa_card") == [{"number": 1}, {"number": 2}]


def test_both_cards_are_discarded_after_the_turn() -> None:
    match = automa_turn(14, 15, top="deanna dancer")
    assert (sorted(lies(match, "automa discard")), lies(match, "automa shown")) == (
        ["automa-14", "automa-15"],
        [],
    )


def test_the_second_card_is_carried_out_after_the_first_has_triggered_the_end() -> None:
    """D9: card 19 brings the ship to 7, card 17 one more Helium; the round is over, since the player began."""
    match = automa_turn(
        19, 17, priorities=(A, B, C, D), jupiter="nero", mars="dancer", fleet=(0, 6), helium=(0, 7)
    )
    assert (match.table.ending, tracks(match, 1)) == (True, (8, 7, 0))
    assert rules(match, "end_triggered") == ["red_rising §7"]
    assert match.over


def test_the_round_is_finished_after_the_automa_has_triggered_the_end() -> None:
    """D9: the Automa began, so the player has a turn left."""
    match = automa_turn(19, 17, jupiter="nero", mars="dancer", fleet=(0, 6), helium=(0, 7), first=1)
    assert (match.over, asked(match)) == (False, [("0", "lead", "")])


def test_the_extra_turn_of_apollo_comes_after_the_last_turn_of_the_automa() -> None:
    """R34."""
    match = automa_turn(
        19, 17, jupiter="nero", mars="dancer", fleet=(0, 6), helium=(0, 7), houses=("apollo",)
    )
    assert (match.table.extra, asked(match)) == (True, [("0", "lead", "")])


def test_the_player_and_the_automa_together_can_meet_all_three_conditions() -> None:
    match = automa_card(20, institute="nero", helium=(7, 0), fleet=(7, 0), influence=(0, 6), first=1)
    assert match.table.ending


def test_after_nine_turns_all_22_cards_are_mixed_again() -> None:
    """D8: sixteen cards are gone, two left. After the next turn the deck is empty; the turn after that mixes anew."""
    gone = " ".join([str(number) for number in range(1, 17)])
    match = match_at(
        seats=1,
        phase="automa",
        turn=1,
        automa_top="17 18",
        automa_discard=gone,
        automa_aside="19 20 21 22",
        jupiter="nero dancer",
    )
    assert (lies(match, "automa deck"), len(lies(match, "automa discard"))) == ([], 18)
    while not facts(match, "automa_mixed"):
        drift(match, 1)
    sizes = [len(lies(match, zone)) for zone in ("automa deck", "automa aside", "automa discard")]
    assert sizes == [16, 4, 2]
    assert rules(match, "automa_mixed") == ["red_rising §10.3"]


@pytest.mark.parametrize("number", range(1, 23))
def test_every_automa_card_brings_exactly_one_character(number: int) -> None:
    match = automa_card(number, jupiter="nero", mars="dancer", luna="seer", institute="lorn")
    assert len(hand(match, 1)) == 1
