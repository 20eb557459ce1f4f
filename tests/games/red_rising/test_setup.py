"""The setup: cards, houses, first player, the Automa's side of it. Rules sections 3, 5.4 and 10.2."""

from __future__ import annotations

import pytest

from ludoteca.games.red_rising.automa_choice import is_odd
from ludoteca.games.red_rising.flow import HOUSES, RULES
from ludoteca.games.red_rising.pieces import CHARACTERS, CORE, LOCATIONS, NAMES, OUT_OF_SOLO, House
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import SPECTATOR, Seat
from tests.games.red_rising.positions import match_at, pile
from tests.playing import asked, drift, lies, start, where

SEATS = [2, 3, 4, 5, 6]
SEEDS = range(40)
OUT = {"auctioneer", "eo", "loan-shark", "psychologist", "roque"}
"""The characters that stay out of the solo game. R13"""


def tables(seats: int, **options: str) -> list[Match]:
    """Matches of so many seats that have just been set up, each with luck of its own."""
    return [start(RULES, seats, seed, **options) for seed in SEEDS]


def house_of(match: Match, seat: int = 0) -> str:
    house: House = match.table.houses[seat]
    return house.value


# -- cards -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_all_112_characters_are_in_the_game_and_the_automa_is_not(seats: int) -> None:
    lying = where(start(RULES, seats))
    box = {card for card, zone in lying.items() if zone == "box"}
    assert (len(lying) - len(box), {card.partition("-")[0] for card in box}) == (112, {"automa"})


@pytest.mark.parametrize("seats", [1, *SEATS])
def test_two_cards_lie_face_up_on_each_location(seats: int) -> None:
    match = start(RULES, seats, houses="apollo")
    seen = [match.view(SPECTATOR).zone(location).cards for location in LOCATIONS]
    assert [len(cards) for cards in seen] == [2, 2, 2, 2]
    assert None not in [card for cards in seen for card in cards] and match.table.down == [0, 0, 0, 0]


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_gets_five_cards_and_ceres_six(seats: int) -> None:
    for match in tables(seats):
        held = [len(match.table.hand(Seat(seat))) for seat in range(seats)]
        assert held == [6 if house_of(match, seat) == "ceres" else 5 for seat in range(seats)]


@pytest.mark.parametrize("seats", SEATS)
def test_the_rest_is_the_deck(seats: int) -> None:
    for match in tables(seats):
        dealt = 8 + 5 * seats + (House.CERES in match.table.houses)
        assert len(match.table.deck) == 112 - dealt


def test_other_luck_lays_other_cards() -> None:
    laid = {tuple(pile(match, "mars")) for match in tables(2)}
    assert len(laid) > 30


# -- tokens ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, *SEATS])
def test_nobody_has_anything_on_the_tracks_and_the_token_is_in_the_middle(seats: int) -> None:
    t = start(RULES, seats, houses="apollo").table
    zeros = [0] * max(seats, 2)
    assert (t.helium, t.fleet, t.influence, t.sovereign) == (zeros, zeros, zeros, None)


@pytest.mark.parametrize(("seats", "neutral"), [(1, True), (2, True), (3, False), (6, False)])
def test_the_neutral_house_is_there_with_two_sides_only(seats: int, neutral: bool) -> None:
    assert start(RULES, seats).table.neutral() is neutral


# -- houses and the first player -------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_every_player_has_a_house_of_their_own(seats: int) -> None:
    for match in tables(seats):
        assert len(set(match.table.houses)) == seats and House.NONE not in match.table.houses


def test_any_house_can_fall_to_any_seat() -> None:
    dealt = [match.table.houses for match in tables(6)]
    assert [{houses[seat] for houses in dealt} for seat in range(6)] == [set(HOUSES)] * 6


@pytest.mark.parametrize("seats", [1, 2, 6])
@pytest.mark.parametrize("house", [house.value for house in HOUSES])
def test_the_first_seat_may_ask_for_a_house(house: str, seats: int) -> None:
    for match in tables(seats, houses=house):
        assert house_of(match) == house
        assert len(set(match.table.houses)) == max(seats, 2)


def test_the_other_houses_stay_random_when_the_first_seat_asks_for_one() -> None:
    assert {house_of(match, 1) for match in tables(2, houses="mars")} == {
        "apollo", "ceres", "diana", "jupiter", "minerva",
    }  # fmt: skip


@pytest.mark.parametrize("seats", SEATS)
def test_apollo_begins(seats: int) -> None:
    found = [match for match in tables(seats) if House.APOLLO in match.table.houses]
    assert found
    for match in found:
        apollo = match.table.houses.index(House.APOLLO)
        assert (match.table.first, asked(match)) == (apollo, [(str(apollo), "lead", "")])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_apollo_chance_decides_who_begins(seats: int) -> None:
    firsts = {match.table.first for match in tables(seats) if House.APOLLO not in match.table.houses}
    assert firsts == set(range(seats))


def test_alone_with_apollo_you_begin() -> None:
    """R12."""
    assert {match.table.first for match in tables(1, houses="apollo")} == {0}


def test_alone_without_apollo_chance_decides_who_begins() -> None:
    """R12: if it is the Automa, its turn is over when you are asked."""
    matches = tables(1, houses="mars")
    assert {match.table.first for match in matches} == {0, 1}
    for match in matches:
        turned = len(lies(match, "automa discard"))
        assert (turned, match.table.turns) == ((0, 1) if match.table.first == 0 else (2, 2))


# -- the solo game ---------------------------------------------------------------------------------


def set_up(seed: int = 0, **options: str) -> Match:
    """A solo game in which you begin."""
    return start(RULES, 1, seed, houses="apollo", **options)


def boxed(match: Match) -> set[str]:
    return set(lies(match, "box"))


def test_five_characters_stay_out_of_the_solo_game() -> None:
    """R13."""
    match = set_up()
    playing = [
        card for card, zone in where(match).items() if zone != "box" and not card.startswith("automa-")
    ]
    assert (boxed(match), len(playing)) == (OUT, 107)


def test_the_variant_brings_all_but_loan_shark_back() -> None:
    """10.10."""
    match = set_up(returned="yes")
    playing = [
        card for card, zone in where(match).items() if zone != "box" and not card.startswith("automa-")
    ]
    assert (boxed(match), len(playing)) == ({"loan-shark"}, 111)


@pytest.mark.parametrize("seats", SEATS)
def test_the_variant_takes_nothing_from_a_game_of_several(seats: int) -> None:
    assert not OUT & boxed(start(RULES, seats, returned="yes"))


@pytest.mark.parametrize(("house", "deck"), [("apollo", 92), ("ceres", 91)])
def test_the_deck_of_the_solo_game_has_92_cards_and_with_ceres_91(house: str, deck: int) -> None:
    """D2; the Automa may have begun, and uses 2 or more cards of the deck."""
    match = next(match for match in tables(1, houses=house) if match.table.first == 0)
    assert (len(match.table.deck), len(lies(match, "automa hand"))) == (deck, 2)


def test_four_automa_cards_are_set_aside_and_eighteen_are_left() -> None:
    match = set_up()
    assert (len(lies(match, "automa aside")), len(lies(match, "automa deck"))) == (4, 18)


def test_nobody_sees_the_automa_cards_nor_its_hand() -> None:
    match = set_up()
    for viewer in (Seat(0), SPECTATOR):
        view = match.view(viewer)
        hidden = [view.zone(zone).cards for zone in ("automa aside", "automa deck", "automa hand")]
        assert hidden == [(None,) * 4, (None,) * 18, (None,) * 2]


def test_each_location_has_one_priority_card_in_any_order() -> None:
    laid = [match.table.priorities for match in tables(1)]
    assert all(sorted(priorities) == [0, 1, 2, 3] for priorities in laid)
    assert {priorities[0] for priorities in laid} == {0, 1, 2, 3}


def test_the_automa_has_no_house() -> None:
    assert {match.table.houses[1] for match in tables(1)} == {House.NONE}


@pytest.mark.parametrize(
    ("cores", "odd"), [([10, 8, 10, 9, 7, 15, 13, 0], False), ([9, 15, 13, 19, 7, 10, 8, 10], True)]
)
def test_the_word_is_odd_only_if_more_core_values_are(cores: list[int], odd: bool) -> None:
    """D1."""
    assert is_odd(cores) is odd


def test_the_word_follows_from_the_eight_cards_on_the_locations() -> None:
    """D1."""
    words = set()
    for match in tables(1, houses="apollo"):
        cores = [CORE[card] for location in range(4) for card in match.table.pile(location)]
        odd = len([core for core in cores if core % 2])
        assert match.table.odd == (odd > 4)
        words.add(match.table.odd)
    assert words == {False, True}


def test_the_word_stays_when_the_cards_change() -> None:
    """After four rounds of a position that would give the other word."""
    match = drift(match_at(seats=1, mars="arlus dancer", luna="darrow eo", odd=True, returned="yes"), 12)
    assert (match.table.turns > 4, match.table.odd) == (True, True)


def test_the_characters_out_of_the_solo_game_are_marked_so_in_the_catalogue() -> None:
    assert {NAMES[card] for card in OUT_OF_SOLO} == OUT and len(CHARACTERS) == 112
