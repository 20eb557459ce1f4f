"""Deploy abilities of Yellow: doctors, who deal with banished cards."""

from __future__ import annotations

import pytest

from ludoteca.games.red_rising.flow import RULES
from ludoteca.kernel.match import Match
from tests.games.red_rising.positions import (
    banished,
    hand,
    lead,
    match_at,
    pile,
    play,
    position,
    sees,
    tracks,
)
from tests.playing import answers, asked, at, lies, refuse

GAIN = [("0", "gain_from", "")]


# -- Dr. Virany ------------------------------------------------------------------------------------


def test_dr_virany_on_mars_slides_two_cards_of_the_deck_beneath_in_any_order() -> None:
    match = match_at(mars="eo", luna="dancer", top="nero helga", hands={0: "dr-virany ..."})
    play(match, *lead(0, "dr-virany", "mars"))
    assert (asked(match), answers(match, 0)) == ([("0", "next_beneath", "")], ["nero", "helga"])
    play(match, ("0", "next_beneath", "helga"))
    assert (pile(match, "mars"), asked(match)) == (["eo", "helga", "nero", "dr-virany"], GAIN)


def test_dr_virany_may_slide_the_cards_beneath_in_the_order_they_came() -> None:
    match = match_at(mars="eo", luna="dancer", top="nero helga", hands={0: "dr-virany ..."})
    play(match, *lead(0, "dr-virany", "mars"), ("0", "next_beneath", "nero"))
    assert pile(match, "mars") == ["eo", "nero", "helga", "dr-virany"]


@pytest.mark.parametrize(("deck", "beneath"), [("", []), ("nero", ["nero"])])
def test_dr_virany_takes_what_is_left_of_the_deck(deck: str, beneath: list[str]) -> None:
    """R2."""
    match = match_at(jupiter="eo", luna="dancer", deck=deck, hands={0: "dr-virany ..."})
    play(match, *lead(0, "dr-virany", "mars"))
    assert (pile(match, "mars"), asked(match)) == ([*beneath, "dr-virany"], GAIN)


@pytest.mark.parametrize("location", ["jupiter", "luna", "institute"])
def test_dr_virany_elsewhere_does_nothing(location: str) -> None:
    match = match_at(mars="eo", hands={0: "dr-virany ..."})
    play(match, *lead(0, "dr-virany", location))
    assert (pile(match, location), asked(match)) == (["dr-virany"], GAIN)


# -- Group Counselor -------------------------------------------------------------------------------


def test_group_counselor_returns_three_banished_cards_each_to_either_end_of_the_deck() -> None:
    match = match_at(mars="jopho", banished="eo nero helga trigg", hands={0: "group-counselor ..."})
    play(
        match, *lead(0, "group-counselor", "luna"),
        ("0", "return_banished", "nero"), ("0", "return_to", "top"),
        ("0", "return_banished", "helga"), ("0", "return_to", "bottom"),
        ("0", "return_banished", "eo"), ("0", "return_to", "top"),
    )  # fmt: skip
    deck = lies(match, "deck")
    assert (deck[0], deck[-2:]) == ("helga", ["nero", "eo"])
    assert (banished(match), asked(match)) == (["trigg"], GAIN)


def test_everybody_knows_what_group_counselor_put_on_the_deck() -> None:
    match = match_at(mars="jopho", banished="eo", hands={0: "group-counselor ..."})
    play(
        match, *lead(0, "group-counselor", "luna"), ("0", "return_banished", "eo"), ("0", "return_to", "top")
    )
    assert [sees(match, viewer, "deck") for viewer in (0, 1)] == [["eo"], ["eo"]]


@pytest.mark.parametrize("count", [0, 1, 2])
def test_group_counselor_may_stop_early(count: int) -> None:
    match = match_at(mars="jopho", banished="eo nero helga", hands={0: "group-counselor ..."})
    play(match, *lead(0, "group-counselor", "luna"))
    for card in ("eo", "nero")[:count]:
        play(match, ("0", "return_banished", card), ("0", "return_to", "bottom"))
    play(match, ("0", "return_banished", "-"))
    assert (len(banished(match)), asked(match)) == (3 - count, GAIN)


def test_group_counselor_without_banished_cards_does_nothing() -> None:
    match = match_at(mars="jopho", hands={0: "group-counselor ..."})
    play(match, *lead(0, "group-counselor", "luna"))
    assert asked(match) == GAIN


# -- Hypnotist -------------------------------------------------------------------------------------


def hypnotised() -> Match:
    """Three players, each with two cards to choose from, when Hypnotist has been deployed."""
    match = match_at(
        seats=3, mars="dancer", top="lorn virga seer",
        hands={0: "hypnotist eo nero", 1: "helga jopho", 2: "trigg bridge"},
    )  # fmt: skip
    return play(match, *lead(0, "hypnotist", "luna"))


def test_hypnotist_lets_all_players_in_turn_banish_a_card_and_draw_one() -> None:
    """R42."""
    match = hypnotised()
    play(match, ("0", "banish_own", "eo"), ("1", "banish_own", "jopho"), ("2", "banish_own", "bridge"))
    assert banished(match) == ["eo", "jopho", "bridge"]
    assert [set(hand(match, seat)) for seat in (0, 1, 2)] == [
        {"nero", "lorn"}, {"helga", "virga"}, {"trigg", "seer"},
    ]  # fmt: skip
    assert asked(match) == GAIN


def test_hypnotist_has_the_deploying_player_done_before_the_next_one_chooses() -> None:
    match = play(hypnotised(), ("0", "banish_own", "eo"))
    assert (set(hand(match)), asked(match)) == ({"nero", "lorn"}, [("1", "banish_own", "")])


def test_cards_drawn_by_hypnotist_are_seen_by_their_owners_only() -> None:
    """R43."""
    match = hypnotised()
    play(match, ("0", "banish_own", "eo"), ("1", "banish_own", "jopho"), ("2", "banish_own", "bridge"))
    assert [sees(match, viewer, "hand 1") for viewer in (0, 2)] == [[], []]
    assert sorted(sees(match, 1, "hand 1")) == ["helga", "virga"]


def test_hypnotist_passes_over_players_without_cards() -> None:
    """R11."""
    match = match_at(
        seats=3, mars="dancer", top="lorn seer", hands={0: "hypnotist", 1: "", 2: "trigg bridge"}
    )
    play(match, *lead(0, "hypnotist", "luna"), ("2", "banish_own", "trigg"))
    assert (hand(match, 0), hand(match, 1), set(hand(match, 2))) == ([], [], {"bridge", "lorn"})


def test_hypnotist_with_an_empty_deck_only_takes_cards() -> None:
    """R2."""
    match = match_at(
        mars="dancer", jupiter="orion", deck="", hands={0: "hypnotist eo nero", 1: "helga jopho"}
    )
    play(match, *lead(0, "hypnotist", "luna"), ("0", "banish_own", "eo"), ("1", "banish_own", "jopho"))
    assert (hand(match, 0), hand(match, 1), asked(match)) == (["nero"], ["helga"], GAIN)


# -- Pathologist -----------------------------------------------------------------------------------


def test_pathologist_banishes_the_bottom_card_here() -> None:
    match = match_at(mars="eo nero", luna="dancer", hands={0: "pathologist ..."})
    play(match, *lead(0, "pathologist", "mars"))
    assert (pile(match, "mars"), banished(match)) == (["nero", "pathologist"], ["eo"])


def test_pathologist_alone_stays() -> None:
    match = match_at(luna="dancer", hands={0: "pathologist ..."})
    play(match, *lead(0, "pathologist", "mars"))
    assert (pile(match, "mars"), banished(match)) == (["pathologist"], [])


def test_pathologist_banishes_a_face_down_card_which_everybody_then_sees() -> None:
    """R6."""
    match = match_at(mars="eo nero", down=(0, 1, 0, 0), luna="dancer", hands={0: "pathologist ..."})
    play(match, *lead(0, "pathologist", "mars"))
    assert (sees(match, 1, "banished"), list(match.table.down)) == (["eo"], [0, 0, 0, 0])


# -- Psychologist ----------------------------------------------------------------------------------


def test_psychologist_places_two_banished_cards_on_one_location_without_their_abilities() -> None:
    match = match_at(mars="dancer", banished="eo aja deanna", hands={0: "psychologist ..."})
    play(
        match, *lead(0, "psychologist", "luna"),
        ("0", "revive", "deanna"), ("0", "place_at", "luna"), ("0", "revive", "aja"),
    )  # fmt: skip
    assert (pile(match, "luna"), banished(match)) == (["psychologist", "deanna", "aja"], ["eo"])
    assert (tracks(match), asked(match)) == ((0, 0, 0), GAIN)


def test_psychologist_may_place_one_card_only() -> None:
    match = match_at(mars="dancer", banished="eo aja", hands={0: "psychologist ..."})
    play(
        match, *lead(0, "psychologist", "luna"),
        ("0", "revive", "aja"), ("0", "place_at", "jupiter"), ("0", "revive", "-"),
    )  # fmt: skip
    assert (pile(match, "jupiter"), banished(match), asked(match)) == (["aja"], ["eo"], GAIN)


def test_psychologist_may_leave_all_cards_banished() -> None:
    match = match_at(mars="dancer", banished="eo aja", hands={0: "psychologist ..."})
    play(match, *lead(0, "psychologist", "luna"), ("0", "revive", "-"))
    assert (banished(match), asked(match)) == (["eo", "aja"], GAIN)


def test_psychologist_without_banished_cards_does_nothing() -> None:
    match = match_at(mars="dancer", hands={0: "psychologist ..."})
    play(match, *lead(0, "psychologist", "luna"))
    assert asked(match) == GAIN


# -- Researcher ------------------------------------------------------------------------------------


def test_researcher_puts_a_banished_card_under_everything_here() -> None:
    match = match_at(mars="eo", luna="dancer", banished="aja", hands={0: "researcher ..."})
    play(match, *lead(0, "researcher", "mars"))
    assert (pile(match, "mars"), banished(match), asked(match)) == (["aja", "eo", "researcher"], [], GAIN)


def test_researcher_draws_any_of_the_banished_cards() -> None:
    found = set()
    for seed in range(40):
        what = position(luna="dancer", banished="aja eo helga", hands={0: "researcher ..."})
        found.add(pile(play(at(RULES, what, seed), *lead(0, "researcher", "mars")), "mars")[0])
    assert found == {"aja", "eo", "helga"}


def test_researcher_leaves_face_down_cards_face_down() -> None:
    """R6."""
    match = match_at(
        mars="eo nero", down=(0, 1, 0, 0), luna="dancer", banished="aja", hands={0: "researcher ..."}
    )
    play(match, *lead(0, "researcher", "mars"))
    assert sees(match, 1, "mars") == ["aja", "nero", "researcher"]


def test_researcher_without_banished_cards_does_nothing() -> None:
    match = match_at(mars="eo", luna="dancer", hands={0: "researcher ..."})
    play(match, *lead(0, "researcher", "mars"))
    assert (pile(match, "mars"), asked(match)) == (["eo", "researcher"], GAIN)


# -- Surgeon ---------------------------------------------------------------------------------------


def test_surgeon_exchanges_a_card_that_is_not_gold_for_a_banished_gold() -> None:
    match = match_at(mars="dancer", banished="eo aja lorn", hands={0: "surgeon helga nero"})
    play(match, *lead(0, "surgeon", "luna"))
    assert answers(match, 0) == ["helga", "-"]
    play(match, ("0", "offer_card", "helga"))
    refuse(match, ("0", "take_banished", "eo"))
    play(match, ("0", "take_banished", "lorn"))
    assert (hand(match), banished(match), asked(match)) == (["lorn", "nero"], ["eo", "helga", "aja"], GAIN)


def test_surgeon_takes_the_only_banished_gold_at_once() -> None:
    match = match_at(mars="dancer", banished="eo aja", hands={0: "surgeon helga jopho"})
    play(match, *lead(0, "surgeon", "luna"), ("0", "offer_card", "helga"))
    assert (set(hand(match)), asked(match)) == ({"jopho", "aja"}, GAIN)


def test_surgeon_may_decline() -> None:
    match = match_at(mars="dancer", banished="aja", hands={0: "surgeon helga jopho"})
    play(match, *lead(0, "surgeon", "luna"), ("0", "offer_card", "-"))
    assert (hand(match), banished(match)) == (["helga", "jopho"], ["aja"])


@pytest.mark.parametrize(("gone", "held"), [("eo", "helga jopho"), ("", "helga jopho"), ("aja", "nero lorn")])
def test_surgeon_offers_nothing_without_a_banished_gold_or_without_a_card_to_pay(
    gone: str, held: str
) -> None:
    """R1."""
    match = match_at(mars="dancer", banished=gone, hands={0: f"surgeon {held}"})
    play(match, *lead(0, "surgeon", "luna"))
    assert (set(hand(match)), asked(match)) == (set(held.split()), GAIN)
