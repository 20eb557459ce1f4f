"""Deploy abilities of Green: programmers."""

from __future__ import annotations

import pytest

from ludoteca.kernel.match import Match
from tests.games.red_rising.positions import banished, hand, lead, match_at, pile, play, sees, tracks
from tests.playing import answers, asked, lies, refuse

GAIN = [("0", "gain_from", "")]


# -- Codebreaker -----------------------------------------------------------------------------------


def test_codebreaker_takes_the_bottom_card_of_the_deck_in_sight_of_all_and_is_banished() -> None:
    match = match_at(mars="eo", luna="dancer", bottom="helga", hands={0: "codebreaker ..."})
    play(match, *lead(0, "codebreaker", "mars"))
    assert ("helga" in hand(match), pile(match, "mars"), banished(match)) == (True, ["eo"], ["codebreaker"])
    assert (sees(match, 1, "hand 0"), asked(match)) == (["helga"], GAIN)


@pytest.mark.parametrize("bottom", ["nero", "ceo"])
def test_codebreaker_leaves_a_gold_or_silver_where_it_is_and_is_banished_all_the_same(bottom: str) -> None:
    """R1."""
    match = match_at(mars="eo", luna="dancer", bottom=bottom, hands={0: "codebreaker ..."})
    play(match, *lead(0, "codebreaker", "mars"))
    assert (lies(match, "deck")[0], banished(match)) == (bottom, ["codebreaker"])
    assert sees(match, 1, "deck") == [bottom]


@pytest.mark.parametrize("beneath", ["nero", "ceo"])
@pytest.mark.parametrize("bottom", ["helga", "lorn"])
def test_codebreaker_put_on_a_gold_or_silver_stays(beneath: str, bottom: str) -> None:
    match = match_at(mars=beneath, luna="dancer", bottom=bottom, hands={0: "codebreaker ..."})
    play(match, *lead(0, "codebreaker", "mars"))
    assert ("helga" in hand(match), pile(match, "mars")) == (bottom == "helga", [beneath, "codebreaker"])


def test_codebreaker_looks_only_at_the_card_right_beneath() -> None:
    match = match_at(mars="nero eo", luna="dancer", bottom="helga", hands={0: "codebreaker ..."})
    play(match, *lead(0, "codebreaker", "mars"))
    assert banished(match) == ["codebreaker"]


def test_codebreaker_put_on_a_face_down_gold_is_banished() -> None:
    """R6."""
    match = match_at(
        mars="nero", down=(0, 1, 0, 0), luna="dancer", bottom="helga", hands={0: "codebreaker ..."}
    )
    play(match, *lead(0, "codebreaker", "mars"))
    assert banished(match) == ["codebreaker"]


def test_codebreaker_with_an_empty_deck_stays() -> None:
    """R1."""
    match = match_at(jupiter="eo", luna="dancer", deck="", hands={0: "codebreaker ..."})
    play(match, *lead(0, "codebreaker", "mars"))
    assert (pile(match, "mars"), asked(match)) == (["codebreaker"], GAIN)


# -- Dataport Specialist and Holo Designer ---------------------------------------------------------

LAYERS = [("dataport-specialist", "jupiter"), ("holo-designer", "luna")]


@pytest.mark.parametrize(("card", "home"), LAYERS)
def test_two_cards_of_the_deck_go_beneath_in_any_order(card: str, home: str) -> None:
    match = match_at(**{home: "eo"}, mars="dancer", top="nero helga", hands={0: f"{card} ..."})
    play(match, *lead(0, card, home), ("0", "next_beneath", "helga"))
    assert (pile(match, home), asked(match)) == (["eo", "helga", "nero", card], GAIN)


@pytest.mark.parametrize(("card", "home"), LAYERS)
def test_the_last_card_of_the_deck_goes_beneath_alone(card: str, home: str) -> None:
    """R2."""
    match = match_at(institute="eo", mars="dancer", deck="nero", hands={0: f"{card} ..."})
    play(match, *lead(0, card, home))
    assert (pile(match, home), asked(match)) == (["nero", card], GAIN)


@pytest.mark.parametrize(("card", "home"), LAYERS)
def test_at_another_location_nothing_goes_beneath(card: str, home: str) -> None:
    match = match_at(**{home: "eo"}, hands={0: f"{card} ..."})
    play(match, *lead(0, card, "mars"))
    assert (pile(match, "mars"), asked(match)) == ([card], GAIN)


# -- Developer -------------------------------------------------------------------------------------


def test_developer_takes_any_other_card_from_here_and_the_turn_is_over() -> None:
    match = match_at(mars="eo nero helga", luna="dancer", hands={0: "developer ..."})
    play(match, *lead(0, "developer", "mars"))
    assert answers(match, 0) == ["eo", "nero", "helga", "-"]
    play(match, ("0", "may_take", "nero"))
    assert ("nero" in hand(match), pile(match, "mars")) == (True, ["eo", "helga", "developer"])
    assert (asked(match), tracks(match)) == ([("1", "lead", "")], (0, 0, 0))


def test_developer_may_decline_and_the_turn_goes_on() -> None:
    match = match_at(mars="eo", luna="dancer", hands={0: "developer ..."})
    play(match, *lead(0, "developer", "mars"), ("0", "may_take", "-"))
    assert (pile(match, "mars"), asked(match)) == (["eo", "developer"], GAIN)


def test_developer_alone_offers_nothing() -> None:
    match = match_at(luna="dancer", hands={0: "developer ..."})
    play(match, *lead(0, "developer", "mars"))
    assert asked(match) == GAIN


def test_developer_may_take_a_face_down_card_that_the_others_do_not_know() -> None:
    """R6."""
    match = match_at(mars="eo nero", down=(0, 1, 0, 0), luna="dancer", hands={0: "developer ..."})
    play(match, *lead(0, "developer", "mars"))
    assert answers(match, 0) == ["mars-face-down-1", "nero", "-"]
    play(match, ("0", "may_take", "mars-face-down-1"))
    assert ("eo" in hand(match), "eo" in sees(match, 1, "hand 0"), match.table.down[1]) == (True, False, 0)


# -- Firewall Expert -------------------------------------------------------------------------------


def walled(seats: int = 2) -> Match:
    """Firewall Expert on Mars has laid Nero on Jupiter, Helga on Luna and Orion on the Institute."""
    match = match_at(
        seats=seats, jupiter="eo", luna="dancer", top="orion nero helga", hands={0: "firewall-expert ..."}
    )
    return play(
        match, *lead(0, "firewall-expert", "mars"), ("0", "lay_down", "nero"), ("0", "lay_down", "helga")
    )


def test_firewall_expert_looks_at_three_cards_alone() -> None:
    match = match_at(jupiter="eo", luna="dancer", top="orion nero helga", hands={0: "firewall-expert ..."})
    play(match, *lead(0, "firewall-expert", "mars"))
    assert asked(match) == [("0", "lay_down", "")]
    assert (sorted(sees(match, 0, "aside 0")), sees(match, 1, "aside 0")) == (["helga", "nero", "orion"], [])


def test_firewall_expert_covers_each_other_location_from_left_to_right() -> None:
    match = walled()
    assert [pile(match, location) for location in ("jupiter", "mars", "luna", "institute")] == [
        ["eo", "nero"], ["firewall-expert"], ["dancer", "helga"], ["orion"],
    ]  # fmt: skip
    assert (list(match.table.down), asked(match)) == ([2, 0, 2, 1], GAIN)


@pytest.mark.parametrize(
    ("location", "laid"), [("jupiter", "nero"), ("luna", "helga"), ("institute", "orion")]
)
def test_only_the_player_of_firewall_expert_knows_what_lies_face_down(location: str, laid: str) -> None:
    """R6."""
    match = walled(seats=3)
    assert [laid in sees(match, viewer, location) for viewer in (0, 1, 2)] == [True, False, False]


def test_whoever_gains_a_face_down_card_knows_it_and_so_does_who_laid_it() -> None:
    """R6, R43."""
    match = walled(seats=3)
    play(match, ("0", "gain_from", "deck"), *lead(1, "morning-star", "mars"), ("1", "gain_from", "jupiter"))
    assert "nero" in hand(match, 1)
    assert ["nero" in sees(match, viewer, "hand 1") for viewer in (0, 1, 2)] == [True, True, False]


def test_a_face_down_card_stays_so_when_it_is_covered() -> None:
    """R6."""
    match = walled()
    play(match, ("0", "gain_from", "luna"), *lead(1, "virga", "jupiter"))
    assert (pile(match, "jupiter"), sees(match, 1, "jupiter")) == (["eo", "nero", "virga"], ["eo", "virga"])


def test_firewall_expert_with_two_cards_in_the_deck_chooses_the_locations() -> None:
    """R6."""
    match = match_at(jupiter="eo", luna="dancer", deck="orion nero", hands={0: "firewall-expert ..."})
    play(match, *lead(0, "firewall-expert", "mars"))
    assert (asked(match), answers(match, 0)) == (
        [("0", "lay_down_at", "")], ["jupiter", "luna", "institute"],
    )  # fmt: skip
    play(match, ("0", "lay_down_at", "institute"), ("0", "lay_down", "nero"), ("0", "lay_down_at", "jupiter"))
    assert (pile(match, "institute"), pile(match, "jupiter")) == (["nero"], ["eo", "orion"])
    assert list(match.table.down) == [2, 0, 0, 1]


def test_firewall_expert_with_an_empty_deck_does_nothing() -> None:
    """R1."""
    match = match_at(jupiter="eo", luna="dancer", deck="", hands={0: "firewall-expert ..."})
    play(match, *lead(0, "firewall-expert", "mars"))
    assert (list(match.table.down), asked(match)) == ([0, 0, 0, 0], GAIN)


# -- Hacker ----------------------------------------------------------------------------------------


def test_hacker_may_banish_the_top_card_of_the_deck() -> None:
    match = match_at(mars="eo", top="deanna", hands={0: "hacker ..."})
    play(match, *lead(0, "hacker", "luna"))
    assert (asked(match), sees(match, 1, "deck")) == ([("0", "fate", "deanna")], ["deanna"])
    play(match, ("0", "fate", "banish"))
    assert (banished(match), asked(match)) == (["deanna"], GAIN)


def test_hacker_may_place_the_card_elsewhere_without_its_ability() -> None:
    match = match_at(mars="eo", top="deanna", hands={0: "hacker ..."})
    play(match, *lead(0, "hacker", "luna"), ("0", "fate", "place"))
    assert answers(match, 0) == ["jupiter", "mars", "institute"]
    play(match, ("0", "place_at", "mars"))
    assert (pile(match, "mars"), tracks(match), asked(match)) == (["eo", "deanna"], (0, 0, 0), GAIN)


def test_hacker_with_an_empty_deck_does_nothing() -> None:
    """R1."""
    match = match_at(jupiter="eo", luna="dancer", deck="", hands={0: "hacker ..."})
    play(match, *lead(0, "hacker", "mars"))
    assert (banished(match), asked(match)) == ([], GAIN)


# -- Online Gambler --------------------------------------------------------------------------------


def test_online_gambler_takes_a_card_of_a_named_colour_and_is_banished() -> None:
    match = match_at(mars="eo", top="nero", hands={0: "online-gambler ..."})
    play(match, *lead(0, "online-gambler", "luna"), ("0", "name_colours", "red+blue+gold"))
    assert ("nero" in hand(match), banished(match), pile(match, "luna")) == (True, ["online-gambler"], [])
    assert (sees(match, 1, "hand 0"), asked(match)) == (["nero"], GAIN)


def test_online_gambler_banishes_a_card_of_another_colour_and_stays() -> None:
    match = match_at(mars="eo", top="nero", hands={0: "online-gambler ..."})
    play(match, *lead(0, "online-gambler", "luna"), ("0", "name_colours", "red+blue+green"))
    assert (banished(match), pile(match, "luna"), asked(match)) == (["nero"], ["online-gambler"], GAIN)


@pytest.mark.parametrize("named", ["gold", "gold+red", "gold+red+blue+green"])
def test_online_gambler_names_exactly_three_colours(named: str) -> None:
    match = match_at(mars="eo", hands={0: "online-gambler ..."})
    play(match, *lead(0, "online-gambler", "luna"))
    refuse(match, ("0", "name_colours", named))


def test_online_gambler_names_the_colours_before_the_card_is_seen() -> None:
    match = match_at(mars="eo", top="nero", hands={0: "online-gambler ..."})
    play(match, *lead(0, "online-gambler", "luna"))
    assert (asked(match), sees(match, 0, "deck")) == ([("0", "name_colours", "")], [])


def test_online_gambler_with_an_empty_deck_does_nothing() -> None:
    """R1."""
    match = match_at(jupiter="eo", luna="dancer", deck="", hands={0: "online-gambler ..."})
    play(match, *lead(0, "online-gambler", "mars"))
    assert (pile(match, "mars"), asked(match)) == (["online-gambler"], GAIN)
