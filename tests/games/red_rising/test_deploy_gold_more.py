"""Deploy abilities of Gold, from Pax au Telemanus to Victra."""

from __future__ import annotations

import pytest

from ludoteca.games.red_rising.flow import RULES
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import SPECTATOR
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
from tests.playing import answers, asked, at

GAIN = [("0", "gain_from", "")]


@pytest.mark.parametrize("card", ["pax-au-telemanus", "the-howlers"])
def test_a_block_card_can_be_deployed_and_has_no_deploy_ability(card: str) -> None:
    match = match_at(mars="eo", luna="dancer", hands={0: f"{card} helga jopho"})
    play(match, *lead(0, card, "mars"))
    assert (pile(match, "mars"), hand(match), asked(match)) == (["eo", card], ["helga", "jopho"], GAIN)


# -- Romulus ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mars", "stays"), [("virga pelus nero", True), ("nero virga pelus", False), ("virga nero pelus", False)]
)
def test_romulus_takes_a_blue_from_here_and_is_banished_unless_put_right_onto_a_gold(
    mars: str, stays: bool
) -> None:
    match = match_at(mars=mars, luna="dancer", hands={0: "romulus ..."})
    play(match, *lead(0, "romulus", "mars"))
    assert (asked(match), answers(match, 0)) == ([("0", "take_here", "")], ["virga", "pelus"])
    play(match, ("0", "take_here", "virga"))
    left = [card for card in mars.split() if card != "virga"]
    assert (pile(match, "mars"), asked(match)) == ([*left, "romulus"] if stays else left, GAIN)
    assert ("virga" in hand(match), banished(match)) == (True, [] if stays else ["romulus"])


@pytest.mark.parametrize(("mars", "down"), [("eo", 0), ("", 0), ("virga", 1)])
def test_romulus_without_a_blue_here_stays(mars: str, down: int) -> None:
    """R1, R6."""
    match = match_at(mars=mars, down=(0, down, 0, 0), luna="pelus", hands={0: "romulus ..."})
    play(match, *lead(0, "romulus", "mars"))
    assert (pile(match, "mars"), banished(match), asked(match)) == ([*mars.split(), "romulus"], [], GAIN)


def test_romulus_put_onto_a_face_down_gold_is_banished() -> None:
    """R6."""
    match = match_at(mars="virga nero", down=(0, 2, 0, 0), luna="dancer", hands={0: "romulus ..."})
    play(match, *lead(0, "romulus", "mars"))
    assert ("virga" in hand(match), banished(match)) == (True, ["romulus"])


# -- Roque -----------------------------------------------------------------------------------------


def roque(named: str, seed: object = "a test") -> Match:
    """Roque names a card of a hand of three."""
    what = position(seats=3, mars="eo", hands={0: "roque ...", 1: "helga jopho stained"})
    return play(
        at(RULES, what, seed), *lead(0, "roque", "luna"), ("0", "opponent", "1"), ("0", "name_card", named)
    )


@pytest.mark.parametrize("seed", range(3))
def test_roque_banishes_the_named_card_and_himself_if_it_is_the_one_drawn(seed: int) -> None:
    after = {named: set(banished(roque(named, seed))) for named in ("helga", "jopho", "stained")}
    hits = [named for named, gone in after.items() if gone]
    assert (len(hits), after[hits[0]]) == (1, {hits[0], "roque"})


def test_roque_may_draw_any_card_of_the_hand() -> None:
    hits = [seed for seed in range(30) if banished(roque("helga", seed))]
    assert 0 < len(hits) < 30


def test_roque_who_names_another_card_stays_and_the_turn_goes_on() -> None:
    match = next(match for match in [roque(card) for card in ("helga", "jopho")] if not banished(match))
    assert (pile(match, "luna"), len(hand(match, 1)), asked(match)) == (["roque"], 3, GAIN)


def test_roque_looks_at_the_whole_hand_which_nobody_else_sees() -> None:
    match = match_at(seats=3, mars="eo", hands={0: "roque ...", 1: "helga jopho stained"})
    play(match, *lead(0, "roque", "luna"), ("0", "opponent", "1"))
    assert (asked(match), answers(match, 0)) == ([("0", "name_card", "")], ["helga", "jopho", "stained"])
    assert [len(sees(match, viewer, "hand 1")) for viewer in (0, 1, 2, SPECTATOR)] == [3, 3, 0, 0]


def test_roque_who_names_a_card_tells_everybody_that_it_is_there() -> None:
    match = next(match for match in [roque(card) for card in ("helga", "jopho")] if not banished(match))
    assert len(sees(match, 2, "hand 1")) == 1


def test_roque_hits_the_only_card_of_a_hand() -> None:
    match = match_at(mars="eo", hands={0: "roque ...", 1: "helga"})
    play(match, *lead(0, "roque", "luna"))
    assert (hand(match, 1), banished(match), asked(match)) == ([], ["helga", "roque"], GAIN)


def test_roque_stays_if_nobody_holds_a_card() -> None:
    """R1."""
    match = match_at(mars="eo", hands={0: "roque ...", 1: ""})
    play(match, *lead(0, "roque", "luna"))
    assert (pile(match, "luna"), asked(match)) == (["roque"], GAIN)


TOP_SIX = ["danto", "holiday", "helga", "jopho", "stained", "sefi"]


def roque_against_automa(seed: object = "a test") -> Match:
    """Roque is deployed when the Automa holds eight cards."""
    automa_hand = " ".join(["trigg", "bridge", *TOP_SIX])
    what = position(seats=1, returned="yes", mars="eo", automa_hand=automa_hand, hands={0: "roque ..."})
    return play(at(RULES, what, seed), *lead(0, "roque", "luna"))


def test_roque_looks_at_the_top_six_cards_of_the_automa() -> None:
    """R13, section 10.10."""
    match = roque_against_automa()
    assert (set(answers(match, 0)), sees(match, 0, "automa hand")) == (set(TOP_SIX), TOP_SIX)


def test_roque_banishes_the_card_that_lies_on_top_of_the_automas_hand_after_mixing() -> None:
    """R13, section 10.10."""
    after = {card: play(roque_against_automa(), ("0", "name_card", card)) for card in TOP_SIX}
    hits = [named for named, match in after.items() if banished(match)]
    assert (len(hits), set(banished(after[hits[0]]))) == (1, {hits[0], "roque"})
    missed = next(match for named, match in after.items() if named not in hits)
    assert (hand(missed, 1)[:2], sees(missed, 0, "automa hand")) == (["trigg", "bridge"], hits)
    assert (hand(missed, 1)[-1], set(hand(missed, 1)[2:])) == (hits[0], set(TOP_SIX))


def test_roque_may_draw_any_of_the_six_cards_of_the_automa() -> None:
    """R13."""
    after = [play(roque_against_automa(seed), ("0", "name_card", "helga")) for seed in range(40)]
    assert {hand(match, 1)[-1] for match in after if not banished(match)} == set(TOP_SIX) - {"helga"}


# -- Sevro -----------------------------------------------------------------------------------------


def test_sevro_banishes_the_card_beneath() -> None:
    match = match_at(mars="nero eo", luna="dancer", hands={0: "sevro ..."})
    play(match, *lead(0, "sevro", "mars"))
    assert (pile(match, "mars"), banished(match), asked(match)) == (["nero", "sevro"], ["eo"], GAIN)


def test_sevro_takes_the_card_if_the_howlers_are_shown() -> None:
    match = match_at(mars="nero eo", luna="dancer", hands={0: "sevro the-howlers helga"})
    play(match, *lead(0, "sevro", "mars"), ("0", "fate", "take"))
    assert (hand(match), pile(match, "mars")) == (["eo", "helga", "the-howlers"], ["nero", "sevro"])
    assert (sorted(sees(match, 1, "hand 0")), asked(match)) == (["eo", "the-howlers"], GAIN)


def test_sevro_may_keep_the_howlers_secret_and_banish_the_card() -> None:
    match = match_at(mars="nero eo", luna="dancer", hands={0: "sevro the-howlers helga"})
    play(match, *lead(0, "sevro", "mars"), ("0", "fate", "banish"))
    assert (banished(match), sees(match, 1, "hand 0")) == (["eo"], [])


def test_an_orange_does_not_stand_in_for_the_howlers() -> None:
    """R41."""
    match = match_at(mars="eo", luna="dancer", hands={0: "sevro razor-designer helga"})
    play(match, *lead(0, "sevro", "mars"))
    assert (banished(match), asked(match)) == (["eo"], GAIN)


@pytest.mark.parametrize("held", ["the-howlers helga", "helga jopho"])
def test_sevro_on_nothing_does_nothing(held: str) -> None:
    """R1."""
    match = match_at(luna="dancer", hands={0: f"sevro {held}"})
    play(match, *lead(0, "sevro", "mars"))
    assert (pile(match, "mars"), asked(match)) == (["sevro"], GAIN)


def test_sevro_takes_a_face_down_card_unseen() -> None:
    """R6."""
    match = match_at(mars="eo", down=(0, 1, 0, 0), luna="dancer", hands={0: "sevro the-howlers helga"})
    play(match, *lead(0, "sevro", "mars"), ("0", "fate", "take"))
    assert ("eo" in hand(match), sees(match, 1, "hand 0")) == (True, ["the-howlers"])


# -- Tactus ----------------------------------------------------------------------------------------


def test_tactus_steals_a_card_that_its_owner_chooses_and_the_turn_is_over() -> None:
    match = match_at(mars="eo", hands={0: "tactus ...", 1: "helga jopho"})
    play(match, *lead(0, "tactus", "luna"))
    assert answers(match, 0) == ["1", "-"]
    play(match, ("0", "steal_from", "1"))
    assert (asked(match), answers(match, 1)) == ([("1", "give_up", "")], ["helga", "jopho"])
    play(match, ("1", "give_up", "jopho"))
    assert ("jopho" in hand(match), hand(match, 1), banished(match)) == (True, ["helga"], ["tactus"])
    assert (asked(match), tracks(match)) == ([("1", "lead", "")], (0, 0, 0))


def test_the_card_tactus_steals_is_unknown_to_third_players() -> None:
    """R43."""
    match = match_at(seats=3, mars="eo", hands={0: "tactus ...", 1: "helga jopho"})
    play(match, *lead(0, "tactus", "luna"), ("0", "steal_from", "1"), ("1", "give_up", "jopho"))
    assert ["jopho" in sees(match, viewer, "hand 0") for viewer in (0, 1, 2)] == [True, True, False]


def test_a_card_known_in_the_hand_that_tactus_robs_may_since_be_in_either_hand() -> None:
    """R43."""
    what = position(seats=3, mars="eo", hands={0: "tactus ...", 1: "helga jopho"})
    what["seen"]["jopho"] = "all"
    match = play(
        at(RULES, what), *lead(0, "tactus", "luna"), ("0", "steal_from", "1"), ("1", "give_up", "helga")
    )
    assert [sees(match, 2, zone) for zone in ("hand 0", "hand 1")] == [[], []]


def test_tactus_may_leave_the_hands_alone_and_stays() -> None:
    match = match_at(mars="eo", hands={0: "tactus ...", 1: "helga jopho"})
    play(match, *lead(0, "tactus", "luna"), ("0", "steal_from", "-"))
    assert (pile(match, "luna"), hand(match, 1), asked(match)) == (["tactus"], ["helga", "jopho"], GAIN)


def test_tactus_chooses_among_the_opponents_who_hold_cards() -> None:
    match = match_at(seats=4, mars="eo", hands={0: "tactus ...", 1: "helga", 2: "", 3: "jopho"})
    play(match, *lead(0, "tactus", "luna"))
    assert answers(match, 0) == ["1", "3", "-"]
    play(match, ("0", "steal_from", "3"))
    assert ("jopho" in hand(match), hand(match, 3)) == (True, [])


def test_tactus_finds_nobody_to_rob_where_nobody_holds_a_card() -> None:
    """R1."""
    match = match_at(mars="eo", hands={0: "tactus ...", 1: ""})
    play(match, *lead(0, "tactus", "luna"))
    assert (pile(match, "luna"), asked(match)) == (["tactus"], GAIN)


def test_tactus_takes_the_bottom_card_of_the_automa_and_the_turn_is_over() -> None:
    """Section 10.5."""
    match = match_at(seats=1, mars="deanna", automa_hand="helga jopho", hands={0: "tactus ..."})
    play(match, *lead(0, "tactus", "luna"), ("0", "steal_from", "1"))
    assert ("helga" in hand(match), hand(match, 1)[0], banished(match)) == (True, "jopho", ["tactus"])
    assert asked(match) == [("0", "lead", "")]


# -- The Telemanuses -------------------------------------------------------------------------------


def test_the_telemanuses_shift_all_cards_beneath_in_their_order() -> None:
    match = match_at(mars="eo nero helga", luna="dancer", hands={0: "the-telemanuses ..."})
    play(match, *lead(0, "the-telemanuses", "mars"))
    assert (asked(match), answers(match, 0)) == (
        [("0", "move_to", "")], ["jupiter", "luna", "institute"],
    )  # fmt: skip
    play(match, ("0", "move_to", "luna"))
    assert (pile(match, "mars"), pile(match, "luna")) == (
        ["the-telemanuses"],
        ["dancer", "eo", "nero", "helga"],
    )
    assert asked(match) == GAIN


def test_the_telemanuses_leave_face_down_cards_face_down() -> None:
    """R6."""
    match = match_at(
        mars="eo nero helga", down=(0, 2, 1, 0), luna="dancer seer", hands={0: "the-telemanuses ..."}
    )
    play(match, *lead(0, "the-telemanuses", "mars"), ("0", "move_to", "luna"))
    assert (list(match.table.down), sees(match, 1, "luna")) == ([0, 0, 0b1001, 0], ["seer", "eo", "helga"])


def test_the_telemanuses_alone_shift_nothing() -> None:
    """R1."""
    match = match_at(luna="dancer", hands={0: "the-telemanuses ..."})
    play(match, *lead(0, "the-telemanuses", "mars"))
    assert (pile(match, "mars"), asked(match)) == (["the-telemanuses"], GAIN)


# -- Victra ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mars", "left", "gone"),
    [
        ("eo helga nero", ["helga", "nero", "victra"], []),
        ("nero", ["victra"], []),
        ("nero eo helga", ["eo", "helga"], ["victra"]),
        ("eo", [], ["victra"]),
    ],
    ids=["onto a gold", "onto a single gold", "onto another card", "onto a single card"],
)
def test_victra_takes_the_bottom_card_here_and_is_banished_unless_put_onto_a_gold(
    mars: str, left: list[str], gone: list[str]
) -> None:
    match = match_at(mars=mars, luna="dancer", hands={0: "victra ..."})
    play(match, *lead(0, "victra", "mars"))
    assert (mars.split()[0] in hand(match), pile(match, "mars"), banished(match)) == (True, left, gone)
    assert asked(match) == GAIN


def test_victra_alone_stays() -> None:
    """R1."""
    match = match_at(luna="dancer", hands={0: "victra ..."})
    play(match, *lead(0, "victra", "mars"))
    assert (pile(match, "mars"), banished(match)) == (["victra"], [])


def test_victra_takes_a_face_down_gold_unseen_and_is_banished() -> None:
    """R6."""
    match = match_at(mars="nero", down=(0, 1, 0, 0), luna="dancer", hands={0: "victra ..."})
    play(match, *lead(0, "victra", "mars"))
    assert ("nero" in hand(match), sees(match, 1, "hand 0"), banished(match)) == (True, [], ["victra"])
