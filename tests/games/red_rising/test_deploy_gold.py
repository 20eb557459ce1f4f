"""Deploy abilities of Gold, from Aja to Octavia."""

from __future__ import annotations

import pytest

from tests.games.red_rising.positions import banished, hand, lead, match_at, pile, play, sees, tracks
from tests.playing import answers, asked, lies

GAIN = [("0", "gain_from", "")]
STRIKERS = ["aja", "antonia"]


# -- Aja and Antonia -------------------------------------------------------------------------------


@pytest.mark.parametrize("card", STRIKERS)
def test_an_opponent_banishes_a_card_of_their_own_choice_and_the_striker_goes_too(card: str) -> None:
    """R33."""
    match = match_at(mars="eo", hands={0: f"{card} ...", 1: "helga jopho"})
    play(match, *lead(0, card, "luna"))
    assert (asked(match), answers(match, 1)) == ([("1", "banish_own", "")], ["helga", "jopho"])
    play(match, ("1", "banish_own", "jopho"))
    assert (hand(match, 1), banished(match), asked(match)) == (["helga"], ["jopho", card], GAIN)


@pytest.mark.parametrize("card", STRIKERS)
def test_a_striker_chooses_among_the_opponents_who_hold_cards(card: str) -> None:
    match = match_at(seats=4, mars="eo", hands={0: f"{card} ...", 1: "helga jopho", 2: "", 3: "trigg"})
    play(match, *lead(0, card, "luna"))
    assert (asked(match), answers(match, 0)) == ([("0", "opponent", "")], ["1", "3"])
    play(match, ("0", "opponent", "3"))
    assert (hand(match, 3), hand(match, 1), banished(match)) == ([], ["helga", "jopho"], ["trigg", card])


@pytest.mark.parametrize("card", STRIKERS)
def test_a_striker_stays_if_nobody_holds_a_card(card: str) -> None:
    """R1."""
    match = match_at(mars="eo", hands={0: f"{card} ...", 1: ""})
    play(match, *lead(0, card, "luna"))
    assert (pile(match, "luna"), banished(match), asked(match)) == ([card], [], GAIN)


@pytest.mark.parametrize("card", STRIKERS)
@pytest.mark.parametrize(("held", "gone"), [("helga jopho", ["helga"]), ("", [])])
def test_a_striker_hits_the_bottom_card_of_the_automa(card: str, held: str, gone: list[str]) -> None:
    """R11, section 10.5."""
    match = match_at(seats=1, mars="deanna", automa_hand=held, hands={0: f"{card} ..."})
    play(match, *lead(0, card, "luna"))
    assert (hand(match, 1), banished(match)) == (held.split()[1:], [*gone, card] if gone else [])


# -- Ash Lord --------------------------------------------------------------------------------------


def test_ash_lord_banishes_two_blues_and_returns_to_your_hand_before_the_gain_step() -> None:
    """A4."""
    match = match_at(mars="virga eo pelus", luna="dancer", hands={0: "ash-lord ..."})
    play(match, *lead(0, "ash-lord", "mars"))
    assert (pile(match, "mars"), banished(match), "ash-lord" in hand(match)) == (
        ["eo"],
        ["pelus", "virga"],
        True,
    )
    assert (asked(match), answers(match, 0), sees(match, 1, "hand 0")) == (
        GAIN,
        ["luna", "deck"],
        ["ash-lord"],
    )


@pytest.mark.parametrize(("mars", "left", "gone"), [("virga eo", ["eo"], ["virga"]), ("eo", ["eo"], [])])
def test_ash_lord_stays_with_fewer_than_two_blues(mars: str, left: list[str], gone: list[str]) -> None:
    """A4."""
    match = match_at(mars=mars, luna="pelus", hands={0: "ash-lord ..."})
    play(match, *lead(0, "ash-lord", "mars"))
    assert (pile(match, "mars"), banished(match)) == ([*left, "ash-lord"], gone)


def test_ash_lord_does_not_find_a_face_down_blue() -> None:
    """R6."""
    match = match_at(mars="virga pelus", down=(0, 2, 0, 0), luna="dancer", hands={0: "ash-lord ..."})
    play(match, *lead(0, "ash-lord", "mars"))
    assert (pile(match, "mars"), banished(match)) == (["pelus", "ash-lord"], ["virga"])


# -- Boneriders and The Jackal ---------------------------------------------------------------------


@pytest.mark.parametrize("owner", [None, 0, 1])
@pytest.mark.parametrize("card", ["boneriders", "the-jackal"])
def test_the_sovereign_token_is_gained_from_anywhere_and_the_house_helps(
    card: str, owner: int | None
) -> None:
    """Section 5.3."""
    match = match_at(mars="eo", sovereign=owner, houses=("mars", "diana"), hands={0: f"{card} ..."})
    play(match, *lead(0, card, "luna"))
    assert (match.table.sovereign, tracks(match), tracks(match, 1)) == (0, (1, 0, 0), (0, 0, 0))
    assert (pile(match, "luna"), asked(match)) == ([card], GAIN)


@pytest.mark.parametrize("card", ["boneriders", "the-jackal"])
def test_the_sovereign_token_is_taken_from_the_automa(card: str) -> None:
    """Section 10.5."""
    match = match_at(seats=1, mars="deanna", sovereign=1, houses=("jupiter",), hands={0: f"{card} ..."})
    play(match, *lead(0, card, "luna"))
    assert (match.table.sovereign, tracks(match)) == (0, (0, 1, 0))


# -- Cassius ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mars", "taken", "left", "gone"),
    [
        ("", [], ["cassius"], []),
        ("deanna nero", ["nero"], ["deanna", "cassius"], []),
        ("nero deanna", ["deanna"], ["nero"], ["cassius"]),
    ],
    ids=["on nothing", "on a gold", "on another card"],
)
def test_cassius_takes_the_card_beneath_and_is_banished_unless_it_is_gold(
    mars: str, taken: list[str], left: list[str], gone: list[str]
) -> None:
    """A3."""
    match = match_at(mars=mars, luna="dancer", hands={0: "cassius helga jopho"})
    play(match, *lead(0, "cassius", "mars"))
    assert set(hand(match)) == {"helga", "jopho", *taken}
    assert (pile(match, "mars"), banished(match), asked(match)) == (left, gone, GAIN)


def test_cassius_takes_a_face_down_gold_unseen_and_is_banished() -> None:
    """R6."""
    match = match_at(mars="nero", down=(0, 1, 0, 0), luna="dancer", hands={0: "cassius ..."})
    play(match, *lead(0, "cassius", "mars"))
    assert ("nero" in hand(match), sees(match, 1, "hand 0"), banished(match)) == (True, [], ["cassius"])


# -- Fitchner --------------------------------------------------------------------------------------


@pytest.mark.parametrize("location", ["jupiter", "mars", "luna", "institute"])
def test_fitchner_places_influence_on_the_institute_only(location: str) -> None:
    match = match_at(mars="eo", luna="dancer", hands={0: "fitchner helga jopho"})
    play(match, *lead(0, "fitchner", location))
    assert (tracks(match), asked(match)) == ((0, 0, int(location == "institute")), GAIN)


def test_fitchner_places_no_eleventh_influence() -> None:
    """R2."""
    match = match_at(mars="eo", influence=[10, 0], hands={0: "fitchner helga jopho"})
    play(match, *lead(0, "fitchner", "institute"))
    assert tracks(match) == (0, 0, 10)


# -- Karnus ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("rival", ["mustang", "the-jackal", "nero"])
def test_karnus_banishes_a_rival_and_may_make_an_opponent_banish_a_card(rival: str) -> None:
    match = match_at(mars=f"eo {rival}", luna="dancer", hands={0: "karnus ...", 1: "helga jopho"})
    play(match, *lead(0, "karnus", "mars"))
    assert (asked(match), answers(match, 0)) == ([("0", "opponent", rival)], ["1", "-"])
    play(match, ("0", "opponent", "1"), ("1", "banish_own", "helga"))
    assert (pile(match, "mars"), hand(match, 1)) == (["eo", "karnus"], ["jopho"])
    assert (set(banished(match)), asked(match)) == ({"helga", rival}, GAIN)


def test_karnus_may_spare_the_opponents() -> None:
    match = match_at(mars="nero", luna="dancer", hands={0: "karnus ...", 1: "helga jopho"})
    play(match, *lead(0, "karnus", "mars"), ("0", "opponent", "-"))
    assert (hand(match, 1), banished(match), asked(match)) == (["helga", "jopho"], ["nero"], GAIN)


def test_karnus_asks_nothing_if_no_opponent_holds_a_card() -> None:
    match = match_at(seats=3, mars="nero", luna="dancer", hands={0: "karnus ...", 1: "", 2: ""})
    play(match, *lead(0, "karnus", "mars"))
    assert (banished(match), asked(match)) == (["nero"], GAIN)


def test_karnus_may_hit_any_opponent_who_holds_a_card() -> None:
    match = match_at(
        seats=4, mars="nero", luna="dancer", hands={0: "karnus ...", 1: "helga", 2: "", 3: "jopho"}
    )
    play(match, *lead(0, "karnus", "mars"))
    assert answers(match, 0) == ["1", "3", "-"]


def test_karnus_banishes_any_other_card_and_that_is_all() -> None:
    match = match_at(mars="nero lorn", luna="dancer", hands={0: "karnus ...", 1: "helga jopho"})
    play(match, *lead(0, "karnus", "mars"))
    assert (pile(match, "mars"), banished(match), asked(match)) == (["nero", "karnus"], ["lorn"], GAIN)


def test_karnus_does_not_recognise_a_face_down_rival() -> None:
    """R6."""
    match = match_at(mars="nero", down=(0, 1, 0, 0), luna="dancer", hands={0: "karnus ..."})
    play(match, *lead(0, "karnus", "mars"))
    assert (banished(match), asked(match)) == (["nero"], GAIN)


def test_karnus_on_nothing_stays() -> None:
    """R1."""
    match = match_at(luna="dancer", hands={0: "karnus ..."})
    play(match, *lead(0, "karnus", "mars"))
    assert (pile(match, "mars"), asked(match)) == (["karnus"], GAIN)


def test_karnus_may_have_the_bottom_card_of_the_automa_banished() -> None:
    """Section 10.5."""
    match = match_at(seats=1, mars="nero", luna="dancer", automa_hand="helga jopho", hands={0: "karnus ..."})
    play(match, *lead(0, "karnus", "mars"), ("0", "opponent", "1"))
    assert (hand(match, 1), banished(match)) == (["jopho"], ["helga", "nero"])


# -- Lorn ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mars", "down", "gone"),
    [("eo nero", 0, ["nero"]), ("nero eo", 0, []), ("", 0, []), ("nero", 1, [])],
    ids=["a gold", "another card", "nothing", "a face-down gold"],
)
def test_lorn_banishes_a_gold_beneath_and_nothing_else(mars: str, down: int, gone: list[str]) -> None:
    """R6."""
    match = match_at(mars=mars, down=(0, down, 0, 0), luna="dancer", hands={0: "lorn helga jopho"})
    play(match, *lead(0, "lorn", "mars"))
    left = [card for card in mars.split() if card not in gone]
    assert (pile(match, "mars"), banished(match), asked(match)) == ([*left, "lorn"], gone, GAIN)


# -- Lysander --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("location", "gone"), [("luna", []), ("jupiter", ["lysander"]), ("mars", ["lysander"])]
)
def test_lysander_draws_a_card_and_is_banished_unless_he_is_on_luna(location: str, gone: list[str]) -> None:
    """R43: nobody else sees the card."""
    match = match_at(institute="dancer", top="helga", hands={0: "lysander ..."})
    play(match, *lead(0, "lysander", location))
    assert ("helga" in hand(match), sees(match, 1, "hand 0"), banished(match)) == (True, [], gone)
    assert (pile(match, location), asked(match)) == ([] if gone else ["lysander"], GAIN)


def test_lysander_with_an_empty_deck_stays() -> None:
    """R1."""
    match = match_at(jupiter="eo", luna="dancer", deck="", hands={0: "lysander ..."})
    play(match, *lead(0, "lysander", "mars"))
    assert (pile(match, "mars"), banished(match)) == (["lysander"], [])


# -- Mustang ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wanted", "stays"), [("nero", True), ("helga", False)])
def test_mustang_takes_a_banished_card_and_is_banished_unless_it_is_gold(wanted: str, stays: bool) -> None:
    match = match_at(luna="dancer", banished="nero helga eo", hands={0: "mustang ..."})
    play(match, *lead(0, "mustang", "mars"), ("0", "take_banished", wanted))
    assert (wanted in hand(match), "mustang" in banished(match)) == (True, not stays)
    assert (pile(match, "mars"), asked(match)) == (["mustang"] if stays else [], GAIN)


def test_mustang_must_take_the_only_banished_card() -> None:
    match = match_at(luna="dancer", banished="helga", hands={0: "mustang ..."})
    play(match, *lead(0, "mustang", "mars"))
    assert ("helga" in hand(match), banished(match)) == (True, ["mustang"])


def test_mustang_without_banished_cards_stays() -> None:
    """R1."""
    match = match_at(luna="dancer", hands={0: "mustang ..."})
    play(match, *lead(0, "mustang", "mars"))
    assert (pile(match, "mars"), asked(match)) == (["mustang"], GAIN)


# -- Nero ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mars", "down", "helium"), [("eo helga deanna", 0, 2), ("helga", 0, 0), ("eo deanna", 1, 1)]
)
def test_nero_brings_helium_for_each_red_here_that_lies_face_up(mars: str, down: int, helium: int) -> None:
    """R6."""
    match = match_at(mars=mars, down=(0, down, 0, 0), luna="dancer", hands={0: "nero ..."})
    play(match, *lead(0, "nero", "mars"))
    assert (tracks(match), asked(match)) == ((helium, 0, 0), GAIN)


# -- Octavia ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("location", ["luna", "mars"])
@pytest.mark.parametrize(("bottom", "stays"), [("nero", True), ("helga", False)])
def test_octavia_with_the_token_takes_the_bottom_card_of_luna(
    location: str, bottom: str, stays: bool
) -> None:
    match = match_at(luna=f"{bottom} dancer", jupiter="eo", sovereign=0, hands={0: "octavia ..."})
    play(match, *lead(0, "octavia", location))
    assert (bottom in hand(match), "octavia" in banished(match), asked(match)) == (True, not stays, GAIN)
    assert ("octavia" in lies(match, location), "dancer" in pile(match, "luna")) == (stays, True)


@pytest.mark.parametrize("owner", [None, 1])
def test_octavia_without_the_token_does_nothing(owner: int | None) -> None:
    match = match_at(luna="nero dancer", sovereign=owner, hands={0: "octavia ..."})
    play(match, *lead(0, "octavia", "mars"))
    assert (pile(match, "luna"), pile(match, "mars")) == (["nero", "dancer"], ["octavia"])


@pytest.mark.parametrize("location", ["luna", "mars"])
def test_octavia_stays_if_there_is_no_other_card_on_luna(location: str) -> None:
    """R1."""
    match = match_at(jupiter="eo", sovereign=0, hands={0: "octavia ..."})
    play(match, *lead(0, "octavia", location))
    assert (pile(match, location), banished(match), asked(match)) == (["octavia"], [], GAIN)


def test_octavia_takes_a_face_down_gold_unseen_and_is_banished() -> None:
    """R6."""
    match = match_at(luna="nero dancer", down=(0, 0, 1, 0), sovereign=0, hands={0: "octavia ..."})
    play(match, *lead(0, "octavia", "mars"))
    assert ("nero" in hand(match), sees(match, 1, "hand 0"), banished(match)) == (True, [], ["octavia"])
