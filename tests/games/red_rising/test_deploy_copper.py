"""Deploy abilities of Copper: bureaucrats."""

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
from tests.playing import answers, asked, at

GAIN = [("0", "gain_from", "")]


# -- Administrator ---------------------------------------------------------------------------------


def test_administrator_on_the_institute_slides_two_cards_of_the_deck_beneath_in_any_order() -> None:
    match = match_at(institute="eo", mars="dancer", top="nero helga", hands={0: "administrator ..."})
    play(match, *lead(0, "administrator", "institute"), ("0", "next_beneath", "helga"))
    assert (pile(match, "institute"), asked(match)) == (["eo", "helga", "nero", "administrator"], GAIN)


@pytest.mark.parametrize(("deck", "beneath"), [("", []), ("nero", ["nero"])])
def test_administrator_takes_what_is_left_of_the_deck(deck: str, beneath: list[str]) -> None:
    """R2."""
    match = match_at(jupiter="eo", mars="dancer", deck=deck, hands={0: "administrator ..."})
    play(match, *lead(0, "administrator", "institute"))
    assert (pile(match, "institute"), asked(match)) == ([*beneath, "administrator"], GAIN)


@pytest.mark.parametrize("location", ["jupiter", "mars", "luna"])
def test_administrator_elsewhere_does_nothing(location: str) -> None:
    match = match_at(institute="eo", hands={0: "administrator ..."})
    play(match, *lead(0, "administrator", location))
    assert (pile(match, location), asked(match)) == (["administrator"], GAIN)


# -- Auctioneer ------------------------------------------------------------------------------------

PRIZES = [
    ("helium", (1, 0, 0), (0, 1, 1)),
    ("fleet", (0, 1, 0), (1, 0, 1)),
    ("influence", (0, 0, 1), (1, 1, 0)),
]


@pytest.mark.parametrize(("prize", "theirs", "mine"), PRIZES)
def test_auctioneer_gives_an_opponent_one_prize_and_you_the_others(
    prize: str, theirs: tuple[int, int, int], mine: tuple[int, int, int]
) -> None:
    match = match_at(mars="eo", hands={0: "auctioneer ..."})
    play(match, *lead(0, "auctioneer", "luna"), ("1", "prize", prize))
    assert (tracks(match), tracks(match, 1), asked(match)) == (mine, theirs, GAIN)


def test_auctioneer_lets_you_choose_the_opponent() -> None:
    match = match_at(seats=3, mars="eo", hands={0: "auctioneer ..."})
    play(match, *lead(0, "auctioneer", "luna"), ("0", "opponent", "2"), ("2", "prize", "fleet"))
    assert [tracks(match, seat) for seat in (0, 1, 2)] == [(1, 0, 1), (0, 0, 0), (0, 1, 0)]


def test_auctioneer_brings_nothing_beyond_10() -> None:
    """R2."""
    match = match_at(mars="eo", fleet=[10, 10], influence=[10, 10], hands={0: "auctioneer ..."})
    play(match, *lead(0, "auctioneer", "luna"), ("1", "prize", "fleet"))
    assert (tracks(match), tracks(match, 1)) == ((1, 10, 10), (0, 10, 10))


def test_auctioneer_brings_players_more_than_10_helium() -> None:
    """R37."""
    match = match_at(mars="eo", helium=[10, 0], hands={0: "auctioneer ..."})
    play(match, *lead(0, "auctioneer", "luna"), ("1", "prize", "fleet"))
    assert tracks(match) == (11, 0, 1)


def auctioned(automa: tuple[int, int, int], seed: object = "a test") -> Match:
    """Auctioneer against an Automa that has so much of the three bonuses."""
    helium, fleet, influence = automa
    what = position(
        seats=1, returned="yes", mars="eo", helium=[0, helium], fleet=[0, fleet], influence=[0, influence],
        hands={0: "auctioneer ..."},
    )  # fmt: skip
    return play(at(RULES, what, seed), *lead(0, "auctioneer", "luna"))


def test_auctioneer_lets_the_die_decide_for_the_automa() -> None:
    """R19, section 10.10."""
    found = {
        (tracks(match), tracks(match, 1)) for match in [auctioned((0, 0, 0), seed) for seed in range(30)]
    }
    assert found == {(mine, theirs) for _, theirs, mine in PRIZES}


@pytest.mark.parametrize("seed", range(5))
def test_auctioneer_does_not_offer_the_automa_what_it_has_10_of(seed: int) -> None:
    """R19."""
    match = auctioned((10, 10, 4), seed)
    assert (tracks(match), tracks(match, 1)) == ((1, 1, 0), (10, 10, 5))


def test_auctioneer_gives_the_automa_nothing_if_it_has_10_of_everything() -> None:
    """R19."""
    after = [auctioned((10, 10, 10), seed) for seed in range(20)]
    assert {tracks(match, 1) for match in after} == {(10, 10, 10)}
    assert {tracks(match) for match in after} == {mine for _, _, mine in PRIZES}


# -- Bondilus --------------------------------------------------------------------------------------


def test_bondilus_on_mars_banishes_any_card_there_that_is_not_gold_even_himself() -> None:
    """R5."""
    match = match_at(mars="eo nero helga", luna="dancer", hands={0: "bondilus ..."})
    play(match, *lead(0, "bondilus", "mars"))
    assert answers(match, 0) == ["eo", "helga", "bondilus"]
    play(match, ("0", "banish_here", "eo"))
    assert (pile(match, "mars"), banished(match), asked(match)) == (
        ["nero", "helga", "bondilus"],
        ["eo"],
        GAIN,
    )


@pytest.mark.parametrize("mars", ["", "nero", "nero lorn"])
def test_bondilus_banishes_himself_if_nothing_else_there_is_not_gold(mars: str) -> None:
    """R5."""
    match = match_at(mars=mars, luna="dancer", hands={0: "bondilus ..."})
    play(match, *lead(0, "bondilus", "mars"))
    assert (pile(match, "mars"), banished(match)) == (mars.split(), ["bondilus"])


def test_bondilus_may_banish_a_face_down_gold() -> None:
    """R6."""
    match = match_at(mars="nero lorn", down=(0, 2, 0, 0), luna="dancer", hands={0: "bondilus ..."})
    play(match, *lead(0, "bondilus", "mars"))
    assert answers(match, 0) == ["mars-face-down-2", "bondilus"]
    play(match, ("0", "banish_here", "mars-face-down-2"))
    assert (pile(match, "mars"), sees(match, 1, "banished")) == (["nero", "bondilus"], ["lorn"])


@pytest.mark.parametrize("location", ["jupiter", "luna", "institute"])
def test_bondilus_elsewhere_does_nothing(location: str) -> None:
    match = match_at(mars="eo", hands={0: "bondilus ..."})
    play(match, *lead(0, "bondilus", location))
    assert (pile(match, location), pile(match, "mars"), asked(match)) == (["bondilus"], ["eo"], GAIN)


# -- Diplomat --------------------------------------------------------------------------------------


@pytest.mark.parametrize("mine", ["yes", "no"])
@pytest.mark.parametrize("theirs", ["yes", "no"])
def test_diplomat_lets_you_and_an_opponent_each_place_influence_or_not(mine: str, theirs: str) -> None:
    match = match_at(mars="eo", hands={0: "diplomat ..."})
    play(
        match, *lead(0, "diplomat", "luna"), ("0", "influence_offer", mine), ("1", "influence_offer", theirs)
    )
    assert [tracks(match, seat)[2] for seat in (0, 1)] == [int(mine == "yes"), int(theirs == "yes")]
    assert asked(match) == GAIN


def test_diplomat_lets_you_choose_the_opponent() -> None:
    match = match_at(seats=3, mars="eo", hands={0: "diplomat ..."})
    play(
        match, *lead(0, "diplomat", "luna"),
        ("0", "influence_offer", "no"), ("0", "opponent", "2"), ("2", "influence_offer", "yes"),
    )  # fmt: skip
    assert [tracks(match, seat)[2] for seat in (0, 1, 2)] == [0, 0, 1]


def test_diplomat_asks_nobody_who_has_placed_all_influence() -> None:
    """R2."""
    match = match_at(mars="eo", influence=[10, 10], hands={0: "diplomat ..."})
    play(match, *lead(0, "diplomat", "luna"))
    assert (asked(match), tracks(match), tracks(match, 1)) == (GAIN, (0, 0, 10), (0, 0, 10))


def test_diplomat_has_the_automa_place_influence() -> None:
    """Section 10.5."""
    match = match_at(seats=1, mars="deanna", hands={0: "diplomat ..."})
    play(match, *lead(0, "diplomat", "luna"), ("0", "influence_offer", "no"))
    assert (asked(match), tracks(match), tracks(match, 1)) == (GAIN, (0, 0, 0), (0, 0, 1))


# -- Lawyer ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(0, 1), (10, 10)])
def test_lawyer_places_one_influence_if_any_is_left(before: int, after: int) -> None:
    """R2."""
    match = match_at(mars="eo", influence=[before, 0], hands={0: "lawyer helga jopho"})
    play(match, *lead(0, "lawyer", "luna"))
    assert (tracks(match), tracks(match, 1), asked(match)) == ((0, 0, after), (0, 0, 0), GAIN)


# -- Politician ------------------------------------------------------------------------------------


def test_politician_shows_two_golds_of_your_choice_for_two_influence() -> None:
    match = match_at(mars="eo", hands={0: "politician nero lorn aja helga"})
    play(match, *lead(0, "politician", "luna"))
    assert answers(match, 0) == ["aja", "lorn", "nero", "-"]
    play(match, ("0", "show_gold", "lorn"))
    assert answers(match, 0) == ["aja", "nero"]
    play(match, ("0", "show_gold", "aja"))
    assert (tracks(match), hand(match), asked(match)) == ((0, 0, 2), ["helga", "aja", "lorn", "nero"], GAIN)
    assert sorted(sees(match, 1, "hand 0")) == ["aja", "lorn"]


def test_politician_may_decline_and_shows_nothing() -> None:
    match = match_at(mars="eo", hands={0: "politician nero lorn"})
    play(match, *lead(0, "politician", "luna"), ("0", "show_gold", "-"))
    assert (tracks(match), sees(match, 1, "hand 0"), asked(match)) == ((0, 0, 0), [], GAIN)


@pytest.mark.parametrize("held", ["nero helga", "jopho helga"])
def test_politician_offers_nothing_to_whoever_holds_fewer_than_two_golds(held: str) -> None:
    match = match_at(mars="eo", hands={0: f"politician {held}"})
    play(match, *lead(0, "politician", "luna"))
    assert (tracks(match), asked(match)) == ((0, 0, 0), GAIN)


def test_politician_places_the_tenth_influence_and_no_eleventh() -> None:
    """R2."""
    match = match_at(mars="eo", influence=[9, 0], hands={0: "politician nero lorn"})
    play(match, *lead(0, "politician", "luna"), ("0", "show_gold", "lorn"))
    assert tracks(match) == (0, 0, 10)


def test_politician_need_not_show_the_golds_to_the_automa() -> None:
    """Section 10.5."""
    match = match_at(seats=1, mars="deanna", hands={0: "politician nero lorn aja"})
    play(match, *lead(0, "politician", "luna"), ("0", "show_gold", "lorn"))
    assert (tracks(match), asked(match)) == ((0, 0, 2), GAIN)


# -- Timony ----------------------------------------------------------------------------------------


def test_timony_places_influence_for_the_golds_on_the_institute_wherever_she_goes() -> None:
    """A10."""
    match = match_at(institute="nero eo lorn", luna="aja", hands={0: "timony ..."})
    play(match, *lead(0, "timony", "mars"))
    assert (tracks(match), asked(match)) == ((0, 0, 2), GAIN)


@pytest.mark.parametrize(("down", "placed"), [(0, 2), (1, 1), (3, 0)])
def test_timony_does_not_count_face_down_golds(down: int, placed: int) -> None:
    """R6."""
    match = match_at(institute="nero lorn", down=(0, 0, 0, down), luna="aja", hands={0: "timony ..."})
    play(match, *lead(0, "timony", "institute"))
    assert tracks(match) == (0, 0, placed)


def test_timony_places_no_more_influence_than_there_is() -> None:
    """R2."""
    match = match_at(institute="nero lorn", influence=[9, 0], hands={0: "timony ..."})
    play(match, *lead(0, "timony", "mars"))
    assert tracks(match) == (0, 0, 10)
