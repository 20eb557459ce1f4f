"""The Automa before and after its turns: preparation, the even/odd word, the Luna bonus card, scoring. §10.2, §10.7"""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.red_rising.automa_choice import (
    first_filled,
    first_open,
    is_odd,
    location_of,
    shown_by_luna,
)
from ludoteca.games.red_rising.flow import RULES
from ludoteca.games.red_rising.pieces import CORE, INSTITUTE, JUPITER, LOCATIONS, LUNA, MARS, NUMBERS, Arrow
from ludoteca.kernel.match import Match
from tests.games.red_rising.positions import match_at
from tests.playing import lies, start

A, B, C, D = range(4)


def by_parity(odd: bool, count: int) -> list[str]:
    """So many characters with even or odd core values that take part in the solo game and have no ability to use."""
    fits = [name for name, card in NUMBERS.items() if card < len(CORE) and CORE[card] % 2 == odd]
    return [name for name in fits if name not in ("eo", "roque", "auctioneer", "loan-shark")][:count]


def scored(match: Match) -> dict[str, int]:
    """The Automa's score lines by name."""
    return {line.name: line.points for line in match.outcome().lines if line.seat == 1}


def finished(automa_hand: str, **what: Any) -> Match:
    """A solo match that is over, with these cards in the Automa's hand."""
    return match_at(seats=1, phase="over", hands={0: "orator"}, automa_hand=automa_hand, **what)


# -- preparation -----------------------------------------------------------------------------------


def test_luna_with_c_shows_the_location_of_b() -> None:
    """U1, either way round of A and D."""
    assert (shown_by_luna((A, D, C, B)), shown_by_luna((D, A, C, B))) == (INSTITUTE, INSTITUTE)


@pytest.mark.parametrize(("on_luna", "shown"), [(A, D), (B, C), (C, B), (D, A)])
def test_the_letters_are_paired_around_luna(on_luna: int, shown: int) -> None:
    """U1, the whole table."""
    others = [letter for letter in range(4) if letter != on_luna]
    priorities = (others[0], others[1], on_luna, others[2])
    assert priorities[shown_by_luna(priorities)] == shown


@pytest.mark.parametrize(
    ("cores", "odd"),
    [
        ((10, 8, 10, 9, 7, 15, 13, 0), False),
        ((9, 15, 13, 19, 7, 10, 8, 10), True),
        ((0, 0, 0, 0, 1, 1, 1, 1), False),
    ],
)
def test_the_word_is_odd_only_if_more_core_values_are(cores: tuple[int, ...], odd: bool) -> None:
    """D1: four and four is even, and so is 0."""
    assert is_odd(cores) is odd


def test_the_word_of_a_match_follows_from_its_eight_cards() -> None:
    """D1."""
    words = set()
    for seed in range(12):
        match = start(RULES, 1, seed)
        cores = [CORE[card] for location in range(4) for card in match.table.pile(location)]
        assert len(cores) == 8
        assert match.table.odd is (len([core for core in cores if core % 2]) > 4)
        words.add(match.table.odd)
    assert words == {False, True}


@pytest.mark.parametrize(("house", "held", "left"), [("mars", 5, 92), ("ceres", 6, 91)])
def test_the_automa_starts_with_two_cards_of_107(house: str, held: int, left: int) -> None:
    """D2, R12: the Automa may have had the first turn, so the sizes are those before any turn."""
    for seed in range(20):
        match = start(RULES, 1, seed, houses=house)
        if match.table.first == 0:
            break
    sizes = [len(lies(match, zone)) for zone in ("automa hand", "hand 0", "deck")]
    assert sizes == [2, held, left]


def test_five_characters_stay_in_the_box() -> None:
    """§10.2, R13."""
    match = start(RULES, 1)
    assert sorted(lies(match, "box")) == ["auctioneer", "eo", "loan-shark", "psychologist", "roque"]


def test_only_the_loan_shark_stays_in_the_box_in_the_variant() -> None:
    """§10.10."""
    assert lies(start(RULES, 1, returned="yes"), "box") == ["loan-shark"]


def test_four_automa_cards_are_set_aside() -> None:
    match = match_at(seats=1)
    assert (len(lies(match, "automa aside")), len(lies(match, "automa deck"))) == (4, 18)


def test_house_apollo_begins_against_the_automa() -> None:
    """R12."""
    assert {start(RULES, 1, seed, houses="apollo").table.first for seed in range(12)} == {0}


def test_without_apollo_chance_says_who_begins() -> None:
    """R12."""
    assert {start(RULES, 1, seed, houses="diana").table.first for seed in range(12)} == {0, 1}


def test_the_automa_has_no_house() -> None:
    assert [house.value for house in start(RULES, 1, houses="diana").table.houses] == ["diana", "none"]


# -- the search for a location, by itself ----------------------------------------------------------


def test_a_letter_is_found_where_it_lies_and_a_location_is_itself() -> None:
    assert (location_of((C, B, A, D), "A"), location_of((C, B, A, D), MARS)) == (LUNA, MARS)


@pytest.mark.parametrize(
    ("start_at", "arrow", "filled", "found"),
    [
        (LUNA, Arrow.RIGHT, "jupiter", JUPITER),
        (LUNA, Arrow.RIGHT, "institute jupiter", INSTITUTE),
        (JUPITER, Arrow.LEFT, "institute luna", INSTITUTE),
        (JUPITER, Arrow.LEFT, "mars", MARS),
        (MARS, Arrow.LEFT, "mars jupiter", MARS),
        (MARS, Arrow.LEFT, "", None),
    ],
)
def test_the_first_location_with_a_card_is_found_around_the_end(
    start_at: int, arrow: Arrow, filled: str, found: int | None
) -> None:
    """U3, D7, D15."""
    sizes = [1 if location in filled.split() else 0 for location in LOCATIONS]
    assert first_filled(start_at, arrow, sizes) == found


@pytest.mark.parametrize(
    ("start_at", "arrow", "amounts", "luna", "found"),
    [
        (JUPITER, Arrow.RIGHT, (4, 0, 0, 0), True, JUPITER),
        (JUPITER, Arrow.RIGHT, (10, 3, 0, 0), True, MARS),
        (JUPITER, Arrow.RIGHT, (10, 10, 0, 5), True, LUNA),
        (MARS, Arrow.RIGHT, (10, 10, 0, 5), False, INSTITUTE),
        (MARS, Arrow.RIGHT, (10, 10, 0, 10), False, None),
        (INSTITUTE, Arrow.LEFT, (0, 0, 0, 10), False, MARS),
        (JUPITER, Arrow.RIGHT, (9, 0, 0, 0), True, JUPITER),
    ],
)
def test_a_bonus_is_used_up_at_ten_and_luna_never(
    start_at: int, arrow: Arrow, amounts: tuple[int, ...], luna: bool, found: int | None
) -> None:
    """U3, U5, R14."""
    assert first_open(start_at, arrow, amounts, luna) == found


# -- scoring ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "acceptable", "unacceptable"),
    [("1", 5, 2), ("2", 6, 3), ("3", 8, 4), ("4", 10, 5), ("5", 12, 6), ("6", 14, 7)],
)
def test_the_level_of_the_match_values_even_and_odd_cards(
    level: str, acceptable: int, unacceptable: int
) -> None:
    """U4: Dancer is even (8), Harmony odd (7)."""
    even = scored(finished("dancer harmony", automa=level))
    assert (even["acceptable"], even["unacceptable"]) == (acceptable, unacceptable)


def test_with_the_word_odd_the_values_change_places() -> None:
    """U4."""
    assert (scored(finished("dancer"))["acceptable"], scored(finished("dancer", odd=True))) == (
        6,
        {"automa_base": 70, "unacceptable": 3},
    )
    assert scored(finished("harmony", odd=True)) == {"automa_base": 70, "acceptable": 6}


@pytest.mark.parametrize(
    ("acceptable", "unacceptable", "points"),
    [(15, 9, {"acceptable": 90, "unacceptable": 15}), (22, 3, {"acceptable": 120}), (12, 8, None)],
)
def test_beyond_twenty_cards_unacceptable_ones_are_thrown_out_first(
    acceptable: int, unacceptable: int, points: dict[str, int] | None
) -> None:
    """D10."""
    cards = by_parity(False, acceptable) + by_parity(True, unacceptable)
    lines = scored(finished(" ".join(cards)))
    wanted = {"acceptable": 72, "unacceptable": 24} if points is None else points
    assert lines == {"automa_base": 70, **wanted}


def test_the_lines_of_the_worked_example_make_203() -> None:
    """D11."""
    cards = by_parity(False, 7) + by_parity(True, 6)
    match = finished(" ".join(cards), fleet=(0, 10), helium=(0, 4), influence=(10, 4), sovereign=1)
    assert scored(match) == {
        "automa_base": 70,
        "fleet": 43,
        "helium": 12,
        "sovereign": 10,
        "influence": 8,
        "acceptable": 42,
        "unacceptable": 18,
    }
    assert sum(scored(match).values()) == 203


def test_core_values_texts_and_more_than_seven_cards_do_not_count() -> None:
    """R17: Quicksilver alone would bring 40, and ten cards would cost 30."""
    assert scored(finished("quicksilver")) == {"automa_base": 70, "acceptable": 6}
    assert "excess" not in scored(finished(" ".join(by_parity(False, 10))))


def test_every_line_of_the_automa_cites_its_rule() -> None:
    lines = [line for line in finished("dancer harmony", fleet=(0, 3)).outcome().lines if line.seat == 1]
    assert [line.rule for line in lines] == [
        "red_rising §10.7",
        "red_rising §8",
        "red_rising §10.7",
        "red_rising §10.7",
    ]


def total(match: Match) -> int:
    """The points of the Automa."""
    return sum(scored(match).values())


def test_whoever_has_more_points_wins_against_the_automa() -> None:
    """§10.6: Orator brings 19 and 21, eleven Helium 33 more; the Automa has its 70."""
    lost, won = finished("").outcome(), finished("", helium=(11, 0)).outcome()
    assert (lost.scores, lost.ranks, won.scores, won.ranks) == ((40,), (2,), (73,), (1,))


def test_equals_without_the_token_win_together() -> None:
    """§10.6."""
    match = finished("", helium=(10, 0))
    assert (match.outcome().scores, total(match), match.outcome().ranks) == ((70,), 70, (1,))


@pytest.mark.parametrize(
    ("owner", "helium", "fleet", "points", "rank"), [(0, 14, (0, 1), 71, 1), (1, 13, (1, 0), 80, 2)]
)
def test_the_token_decides_between_equals(
    owner: int, helium: int, fleet: tuple[int, int], points: int, rank: int
) -> None:
    """§10.6: Orator loses 21 points with the token, which brings 10."""
    match = finished("", helium=(helium, 0), fleet=fleet, sovereign=owner)
    assert (match.outcome().scores, total(match), match.outcome().ranks) == ((points,), points, (rank,))
