"""Obsidian: what assassins do when they are deployed."""

from __future__ import annotations

import pytest

from tests.games.red_rising.positions import banished, hand, known_to, lead, match_at, pile, play, tracks
from tests.playing import answers, asked

GAIN = [("0", "gain_from", "")]
TURN_IS_OVER = [("1", "lead", "")]


# -- Alfrun, Jopho ---------------------------------------------------------------------------------

COMRADES = [("alfrun", "nero"), ("alfrun", "jopho"), ("jopho", "nero"), ("jopho", "alfrun")]


@pytest.mark.parametrize(("card", "comrade"), COMRADES)
def test_alfrun_and_jopho_come_back_with_a_comrade_and_the_turn_is_over(card: str, comrade: str) -> None:
    match = match_at(mars=f"{comrade} surgeon", luna="dancer", hands={0: f"{card} ..."})
    play(match, *lead(0, card, "mars"), ("0", "may_take", comrade))
    assert ({card, comrade} <= set(hand(match)), pile(match, "mars")) == (True, ["surgeon"])
    assert (asked(match), tracks(match)) == (TURN_IS_OVER, (0, 0, 0))
    assert (known_to(match, card), known_to(match, comrade)) == ([0, 1], [0, 1])


@pytest.mark.parametrize(("card", "comrade"), COMRADES)
def test_alfrun_and_jopho_may_leave_a_comrade_and_stay(card: str, comrade: str) -> None:
    match = match_at(mars=comrade, luna="dancer", hands={0: f"{card} ..."})
    play(match, *lead(0, card, "mars"), ("0", "may_take", "-"))
    assert (pile(match, "mars"), asked(match)) == ([comrade, card], GAIN)


@pytest.mark.parametrize(("card", "both"), [("alfrun", "jopho nero"), ("jopho", "alfrun nero")])
def test_alfrun_and_jopho_take_one_of_two_comrades(card: str, both: str) -> None:
    match = match_at(mars=f"helga {both}", luna="dancer", hands={0: f"{card} ..."})
    play(match, *lead(0, card, "mars"))
    assert answers(match, 0) == [*both.split(), "-"]
    play(match, ("0", "may_take", "nero"))
    assert (pile(match, "mars"), card in hand(match)) == (["helga", both.split()[0]], True)


@pytest.mark.parametrize("card", ["alfrun", "jopho"])
def test_alfrun_and_jopho_find_no_comrade_elsewhere_or_face_down(card: str) -> None:
    """R6."""
    other = "jopho" if card == "alfrun" else "alfrun"
    match = match_at(mars=f"nero {other} aja", down=(0, 3, 0, 0), luna="dancer", hands={0: f"{card} ..."})
    play(match, *lead(0, card, "mars"))
    assert (pile(match, "mars"), asked(match)) == (["nero", other, "aja", card], GAIN)


@pytest.mark.parametrize("card", ["alfrun", "jopho"])
def test_alfrun_and_jopho_stay_where_they_have_no_comrade(card: str) -> None:
    match = match_at(mars="aja", luna="nero", hands={0: f"{card} ..."})
    play(match, *lead(0, card, "mars"))
    assert (pile(match, "mars"), asked(match)) == (["aja", card], GAIN)


# -- Alia Snowsparrow ------------------------------------------------------------------------------


def test_alia_snowsparrow_banishes_the_uppermost_non_gold_beneath_a_gold() -> None:
    """A5."""
    match = match_at(jupiter="surgeon deanna aja", luna="nero", hands={0: "alia-snowsparrow ..."})
    play(match, *lead(0, "alia-snowsparrow", "mars"))
    assert (pile(match, "jupiter"), banished(match)) == (["surgeon", "aja"], ["deanna"])
    assert (tracks(match), asked(match)) == ((1, 0, 0), GAIN)


@pytest.mark.parametrize(("lying", "helium"), [("trigg", 0), ("helga", 0), ("surgeon", 1), ("deanna", 1)])
def test_alia_snowsparrow_has_helium_unless_the_card_is_gray_or_obsidian(lying: str, helium: int) -> None:
    match = match_at(jupiter=lying, luna="nero", hands={0: "alia-snowsparrow ..."})
    play(match, *lead(0, "alia-snowsparrow", "mars"))
    assert (banished(match), tracks(match)) == ([lying], (helium, 0, 0))


def test_alia_snowsparrow_chooses_among_other_locations_with_a_non_gold() -> None:
    match = match_at(
        jupiter="deanna", mars="eo", luna="nero", institute="surgeon", hands={0: "alia-snowsparrow ..."}
    )
    play(match, *lead(0, "alia-snowsparrow", "mars"))
    assert (asked(match), answers(match, 0)) == ([("0", "source", "")], ["jupiter", "institute"])
    play(match, ("0", "source", "institute"))
    assert banished(match) == ["surgeon"]


def test_alia_snowsparrow_finds_nothing_among_golds() -> None:
    """R1."""
    match = match_at(jupiter="aja", mars="deanna", luna="nero lorn", hands={0: "alia-snowsparrow ..."})
    play(match, *lead(0, "alia-snowsparrow", "mars"))
    assert (banished(match), tracks(match), asked(match)) == ([], (0, 0, 0), GAIN)


def test_alia_snowsparrow_banishes_a_face_down_gold_as_a_non_gold() -> None:
    """R6."""
    match = match_at(jupiter="deanna aja", down=(2, 0, 0, 0), luna="nero", hands={0: "alia-snowsparrow ..."})
    play(match, *lead(0, "alia-snowsparrow", "mars"))
    assert (pile(match, "jupiter"), banished(match), tracks(match)) == (["deanna"], ["aja"], (1, 0, 0))
    assert known_to(match, "aja") == [0, 1]


# -- Helga -----------------------------------------------------------------------------------------


def test_helga_banishes_the_only_card_for_helium() -> None:
    """A7."""
    match = match_at(mars="nero", luna="dancer", hands={0: "helga ..."})
    play(match, *lead(0, "helga", "mars"))
    assert (pile(match, "mars"), banished(match)) == (["helga"], ["nero"])
    assert (tracks(match), asked(match)) == ((1, 0, 0), GAIN)


def test_helga_banishes_the_upper_of_two_cards_without_helium() -> None:
    """A7."""
    match = match_at(mars="deanna nero", luna="dancer", hands={0: "helga ..."})
    play(match, *lead(0, "helga", "mars"))
    assert (pile(match, "mars"), banished(match), tracks(match)) == (["deanna", "helga"], ["nero"], (0, 0, 0))


def test_helga_on_an_empty_location_does_nothing() -> None:
    """R1."""
    match = match_at(luna="dancer", hands={0: "helga ..."})
    play(match, *lead(0, "helga", "mars"))
    assert (pile(match, "mars"), tracks(match)) == (["helga"], (0, 0, 0))


def test_helga_banishes_a_face_down_card_like_any_other() -> None:
    """R6."""
    match = match_at(mars="nero", down=(0, 1, 0, 0), luna="dancer", hands={0: "helga ..."})
    play(match, *lead(0, "helga", "mars"))
    assert (banished(match), tracks(match), match.table.down) == (["nero"], (1, 0, 0), [0, 0, 0, 0])


# -- Ragnar ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("top", "influence"), [("nero", 1), ("trigg", 1), ("deanna", 0), ("helga", 0)])
def test_ragnar_banishes_the_top_card_elsewhere_for_influence_if_gold_or_gray(
    top: str, influence: int
) -> None:
    match = match_at(jupiter=f"surgeon {top}", mars="eo", luna="dancer", hands={0: "ragnar ..."})
    play(match, *lead(0, "ragnar", "mars"))
    assert (asked(match), answers(match, 0)) == ([("0", "source", "")], ["jupiter", "luna"])
    play(match, ("0", "source", "jupiter"))
    assert (pile(match, "jupiter"), banished(match)) == (["surgeon"], [top])
    assert (tracks(match), asked(match)) == ((0, 0, influence), GAIN)


def test_ragnar_has_nothing_to_banish_when_all_other_locations_are_empty() -> None:
    """R1. With an empty deck there is nothing to gain either."""
    match = match_at(mars="nero", hands={0: "ragnar ..."}, deck="")
    play(match, *lead(0, "ragnar", "mars"))
    assert (pile(match, "mars"), banished(match), tracks(match)) == (["nero", "ragnar"], [], (0, 0, 0))
    assert asked(match) == TURN_IS_OVER


def test_ragnar_banishes_a_gold_though_all_influence_is_placed() -> None:
    """R2."""
    match = match_at(jupiter="nero deanna aja", hands={0: "ragnar ..."}, influence=[10, 0])
    play(match, *lead(0, "ragnar", "mars"))
    assert (banished(match), tracks(match)) == (["aja"], (0, 0, 10))


def test_ragnar_banishes_a_face_down_gold_without_influence() -> None:
    """R6: it had no colour where it lay."""
    match = match_at(jupiter="deanna nero", down=(2, 0, 0, 0), hands={0: "ragnar ..."})
    play(match, *lead(0, "ragnar", "mars"))
    assert (banished(match), tracks(match), known_to(match, "nero")) == (["nero"], (0, 0, 0), [0, 1])


# -- Sefi ------------------------------------------------------------------------------------------


def test_sefi_takes_another_obsidian_and_the_gain_step_follows() -> None:
    match = match_at(mars="helga deanna", luna="dancer", hands={0: "sefi ..."})
    play(match, *lead(0, "sefi", "mars"))
    assert ("helga" in hand(match), pile(match, "mars")) == (True, ["deanna", "sefi"])
    assert (asked(match), known_to(match, "helga")) == (GAIN, [0, 1])


def test_sefi_chooses_among_several_obsidians_and_must_take_one() -> None:
    match = match_at(mars="helga deanna ragnar", luna="dancer", hands={0: "sefi ..."})
    play(match, *lead(0, "sefi", "mars"))
    assert (asked(match), answers(match, 0)) == ([("0", "take_here", "")], ["helga", "ragnar"])
    play(match, ("0", "take_here", "ragnar"))
    assert "ragnar" in hand(match)


@pytest.mark.parametrize(("lying", "down"), [("", 0), ("deanna nero", 0), ("helga", 1)])
def test_sefi_finds_no_other_obsidian(lying: str, down: int) -> None:
    """R1, R6: a face-down card is no Obsidian."""
    match = match_at(mars=lying, down=(0, down, 0, 0), luna="ragnar", hands={0: "sefi ..."})
    play(match, *lead(0, "sefi", "mars"))
    assert (pile(match, "mars"), asked(match)) == ([*lying.split(), "sefi"], GAIN)


# -- Stained ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("choice", "influence"), [("helga", 1), ("nero", 0), ("deanna", 0)])
def test_stained_banishes_another_card_for_influence_if_obsidian(choice: str, influence: int) -> None:
    match = match_at(mars="helga nero deanna", luna="dancer", hands={0: "stained ..."})
    play(match, *lead(0, "stained", "mars"))
    assert (asked(match), answers(match, 0)) == ([("0", "banish_here", "")], ["helga", "nero", "deanna"])
    play(match, ("0", "banish_here", choice))
    assert (banished(match), tracks(match), asked(match)) == ([choice], (0, 0, influence), GAIN)


def test_stained_alone_does_nothing() -> None:
    """R1."""
    match = match_at(luna="dancer", hands={0: "stained ..."})
    play(match, *lead(0, "stained", "mars"))
    assert (pile(match, "mars"), banished(match)) == (["stained"], [])


def test_stained_banishes_an_obsidian_though_all_influence_is_placed() -> None:
    """R2."""
    match = match_at(mars="helga", luna="dancer", hands={0: "stained ..."}, influence=[10, 0])
    play(match, *lead(0, "stained", "mars"))
    assert (banished(match), tracks(match)) == (["helga"], (0, 0, 10))


def test_stained_may_banish_a_face_down_obsidian_without_influence() -> None:
    """R6: the question does not say what it is."""
    match = match_at(mars="helga nero", down=(0, 1, 0, 0), luna="dancer", hands={0: "stained ..."})
    play(match, *lead(0, "stained", "mars"))
    assert answers(match, 0) == ["mars-face-down-1", "nero"]
    play(match, ("0", "banish_here", "mars-face-down-1"))
    assert (banished(match), tracks(match), pile(match, "mars")) == (
        ["helga"],
        (0, 0, 0),
        ["nero", "stained"],
    )
