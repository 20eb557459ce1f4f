"""The characters and the Automa's cards against tables typed from the rules, not from the data. §1, §9, §10, R30, R31."""

from __future__ import annotations

import copy
import json
from importlib.resources import files
from typing import Any

import pytest

from ludoteca.games.red_rising import clauses, pieces
from ludoteca.games.red_rising.pieces import (
    AUTOMA_CARDS,
    AUTOMA_ROWS,
    AUTOMA_ROWS_1,
    CHARACTERS,
    COLOUR,
    CORE,
    INITIAL,
    LOCATIONS,
    NAMES,
    NUMBERS,
    Arrow,
    Colour,
    House,
    row_of,
)  # fmt: skip
from ludoteca.kernel.card import Card

CORES = {
    "red": "arlus 10, dancer 8, darrow 10, deanna 9, eo 10, harmony 7, uncle-narol 10",
    "brown": "artisan-chef 10, assassin 5, gardener 10, janitor 10, mess-hall-cook 10, modjob 10, nanny 10",
    "obsidian": "alfrun 10, alia-snowsparrow 16, helga 14, jopho 10, ragnar 20, sefi 20, stained 15",
    "orange": "aegis-craftsman 15, artificer 10, cyther 14, gravboot-cobbler 16, pulse-armorer 13, "
    "pulse-fist-engineer 12, razor-designer 17",
    "gray": "bridge 15, colonel-valentin 10, danto 10, holiday 15, sun-hwa 15, trigg 15, ugly-dan 20",
    "violet": "4d-painter 9, holo-host 12, mickey-the-carver 15, musician 8, reporter 6, vlogger 7, zanzibar 9",
    "pink": "calliope 15, conversationalist 15, evey 15, garden-trained-rose 16, masseuse 14, matteo 13, "
    "theodora 16",
    "yellow": "dr-virany 9, group-counselor 35, hypnotist 15, pathologist 5, psychologist 20, researcher 13, "
    "surgeon 0",
    "green": "codebreaker 8, dataport-specialist 9, developer 9, firewall-expert 13, hacker 15, "
    "holo-designer 7, online-gambler 7",
    "blue": "invictus 19, morning-star 35, orion 18, pelus 5, quietus 14, the-pax 20, virga 10",
    "white": "judge 10, justice 15, magistrate 20, martyr 15, orator 19, priestess 20, seer 19",
    "copper": "administrator 15, auctioneer 12, bondilus 20, diplomat 16, lawyer 13, politician 15, timony 10",
    "silver": "banker 10, ceo 12, investor 15, loan-shark 13, quicksilver 40, sponsor 20, stock-broker 10",
    "gold": "aja 15, antonia 15, ash-lord 25, boneriders 15, cassius 25, fitchner 25, karnus 15, lorn 20, "
    "lysander 10, mustang 20, nero 25, octavia 30, pax-au-telemanus 15, romulus 25, roque 20, sevro 15, "
    "tactus 20, the-howlers 20, the-jackal 10, the-telemanuses 20, victra 20",
}
AUTOMA = """
1 mars A left bonus
2 jupiter A right bonus
3 A A left banish
4 luna A right bonus
5 institute A left bonus
6 B luna right bonus
7 jupiter B left bonus
8 luna B right bonus
9 C B left banish
10 B B right bonus
11 institute C left bonus
12 A luna right banish
13 mars D left bonus
14 A mars right none
15 A jupiter left none
16 B institute right none
17 C mars left bonus
18 A C right bonus
19 B jupiter left bonus
20 D institute right bonus
21 C D left none
22 D C right none
"""
ABILITIES = (
    "dr-virany hypnotist psychologist surgeon hacker online-gambler justice martyr auctioneer banker investor"
)
"""The end-of-game abilities beside those of Oranges and Grays."""
NO_POINTS = "dr-virany hypnotist psychologist hacker online-gambler justice martyr auctioneer banker investor"


def listed(colour: str) -> list[tuple[str, int]]:
    """The characters of a colour with their core values."""
    pairs = [entry.split() for entry in CORES[colour].split(", ")]
    return [(name, int(core)) for name, core in pairs]


def named(cards: frozenset[Card]) -> list[str]:
    return sorted([NAMES[card] for card in cards])


def data(name: str) -> Any:
    text = files("ludoteca.games.red_rising").joinpath(name).read_text(encoding="utf-8")
    return copy.deepcopy(json.loads(text))


@pytest.mark.parametrize("colour", CORES)
def test_the_characters_of_each_colour_are_those_of_the_rules(colour: str) -> None:
    found = [(NAMES[card], CORE[card]) for card in CHARACTERS if COLOUR[card] is Colour(colour)]
    assert found == listed(colour)


def test_the_catalogue_has_112_characters_in_the_order_of_the_rules_and_then_22_automa_cards() -> None:
    characters = [name for colour in CORES for name, _ in listed(colour)]
    assert list(NAMES) == characters + [f"automa-{number}" for number in range(1, 23)]
    assert (len(CHARACTERS), len(AUTOMA_CARDS)) == (112, 22)


def test_59_core_values_are_even_and_53_odd() -> None:
    odd = len([core for core in CORE if core % 2])
    assert (len(CORE) - odd, odd) == (59, 53)


def test_constants_are_named_after_their_characters() -> None:
    constants = {
        name.upper().replace("-", "_").replace("4D", "FOUR_D"): NUMBERS[name] for name in NAMES[:112]
    }
    named = {constant: card for constant, card in constants.items() if hasattr(pieces, constant)}
    assert named == {constant: getattr(pieces, constant) for constant in named}
    assert len(named) > 75


def test_initials_are_those_of_the_english_names() -> None:
    """R30: The Pax begins with T, 4D Painter with 4."""
    assert [INITIAL[card] for card in CHARACTERS] == [NAMES[card][0].upper() for card in CHARACTERS]
    assert (INITIAL[pieces.THE_PAX], INITIAL[pieces.FOUR_D_PAINTER]) == ("T", "4")


def test_25_characters_have_an_end_of_game_ability_the_mimics_among_them() -> None:
    found = [NAMES[card] for card in CHARACTERS if pieces.HAS_ABILITY[card]]
    mimics = [name for colour in ("orange", "gray") for name, _ in listed(colour)]
    assert sorted(found) == sorted([*ABILITIES.split(), *mimics])
    assert len(found) == 25


def test_ten_characters_have_no_end_game_points() -> None:
    assert [NAMES[card] for card in CHARACTERS if not pieces.CLAUSES[card]] == NO_POINTS.split()


def test_three_characters_block_thefts_and_two_keep_the_sovereign_token() -> None:
    assert named(pieces.BLOCKS_THEFT) == ["judge", "pax-au-telemanus", "the-howlers"]
    assert named(pieces.BLOCKS_SOVEREIGN) == ["justice", "martyr"]


def test_five_characters_stay_out_of_the_solo_game_and_the_loan_shark_out_of_its_variant() -> None:
    assert named(pieces.OUT_OF_SOLO) == ["auctioneer", "eo", "loan-shark", "psychologist", "roque"]
    assert named(pieces.OUT_OF_SOLO_VARIANT) == ["loan-shark"]


def test_the_official_variant_restricts_six_characters() -> None:
    assert named(pieces.PROTECTED) == ["aja", "antonia", "arlus", "karnus", "roque", "tactus"]


def place(word: str) -> int | str:
    return LOCATIONS.index(word) if word in LOCATIONS else word


@pytest.mark.parametrize("row", AUTOMA.strip().splitlines())
def test_an_automa_card_says_what_the_table_of_the_rules_says(row: str) -> None:
    number, deploy, gain, arrow, extra = row.split()
    said = row_of(NUMBERS[f"automa-{number}"], AUTOMA_ROWS)
    assert (said.deploy, said.gain) == (place(deploy), place(gain))
    assert (said.arrow.value, said.extra.value) == (arrow, extra)


@pytest.mark.parametrize("part", ["deploy", "gain"])
def test_letter_a_is_used_most_and_every_location_twice(part: str) -> None:
    """R31."""
    used = [getattr(row, part) for row in AUTOMA_ROWS]
    assert [used.count(place) for place in (*"ABCD", 0, 1, 2, 3)] == [5, 4, 3, 2, 2, 2, 2, 2]


def test_every_odd_automa_card_has_a_left_arrow_and_no_two_cards_are_equal() -> None:
    """R31."""
    assert [row.arrow for row in AUTOMA_ROWS] == [Arrow.LEFT, Arrow.RIGHT] * 11
    assert len(set(AUTOMA_ROWS)) == 22


def test_rules_1_took_the_fifth_automa_card_for_the_sixth() -> None:
    five, six = NUMBERS["automa-5"], NUMBERS["automa-6"]
    assert row_of(five, AUTOMA_ROWS_1) == row_of(six, AUTOMA_ROWS)
    assert [card for card in AUTOMA_CARDS if row_of(card, AUTOMA_ROWS) != row_of(card, AUTOMA_ROWS_1)] == [
        five
    ]


def test_locations_stand_from_jupiter_to_the_institute() -> None:
    order = [pieces.JUPITER, pieces.MARS, pieces.LUNA, pieces.INSTITUTE]
    assert [LOCATIONS[location] for location in order] == ["jupiter", "mars", "luna", "institute"]


def test_the_luna_bonus_card_pairs_a_with_d_and_b_with_c() -> None:
    """U1."""
    assert pieces.LUNA_PAIRS == {"A": "D", "D": "A", "B": "C", "C": "B"}


def test_the_six_levels_value_acceptable_and_unacceptable_cards() -> None:
    """U4."""
    assert pieces.LEVELS == {1: (5, 2), 2: (6, 3), 3: (8, 4), 4: (10, 5), 5: (12, 6), 6: (14, 7)}
    assert pieces.DEFAULT_LEVEL == 2


def test_ceres_begins_with_six_cards_and_every_other_house_with_five() -> None:
    hands = {house: 6 if house is House.CERES else 5 for house in House if house is not House.NONE}
    assert hands == pieces.HOUSE_START_HAND
    assert (pieces.START_HAND, pieces.AUTOMA_START_HAND) == (5, 2)


def test_the_fleet_track_is_worth_up_to_43_points() -> None:
    assert pieces.FLEET_POINTS == [0, 1, 3, 6, 10, 15, 21, 28, 34, 39, 43]


def test_the_numbers_of_the_rules_are_these() -> None:
    turn = (pieces.CARDS_PER_TURN, pieces.SET_ASIDE, pieces.AUTOMA_BONUS_CAP, pieces.CARDS_PER_LOCATION)
    end = (pieces.END_THRESHOLD, pieces.INFLUENCE_TOKENS, pieces.NEUTRAL_INFLUENCE, pieces.HAND_LIMIT)
    points = (pieces.HELIUM_POINTS, pieces.SOVEREIGN_POINTS, pieces.EXCESS_POINTS, pieces.AUTOMA_BASE_POINTS)
    ranks = (pieces.INFLUENCE_MOST, pieces.INFLUENCE_SECOND, pieces.INFLUENCE_OTHER)
    variant = (pieces.AUTOMA_LOOK, pieces.PSYCHOLOGIST_DIVISOR, pieces.AUTOMA_HAND_MOST)
    assert (turn, end, points) == ((2, 4, 10, 2), (7, 10, 3, 7), (3, 10, -10, 70))
    assert (ranks, variant) == ((4, 2, 1), (6, 3, 20))


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("colour", "purple", "arlus has the colour 'purple'"),
        ("colour", "brown", "6 cards of the colour red, not 7"),
        ("id", "dancer", "more than once"),
        ("core", -1, "below 0"),
        ("initial", "Ar", "not one letter"),
        ("solo", "always", "not variant or never"),
        ("block", "everything", "not theft or sovereign"),
    ],
)
def test_characters_that_do_not_add_up_are_refused(field: str, value: object, message: str) -> None:
    cards = data("cards.json")["cards"]
    cards[0][field] = value
    with pytest.raises(ValueError, match=message):
        pieces.check_characters(cards)


def test_a_missing_character_is_refused() -> None:
    with pytest.raises(ValueError, match="20 cards of the colour gold, not 21"):
        pieces.check_characters(data("cards.json")["cards"][:-1])


def test_characters_out_of_order_are_refused() -> None:
    with pytest.raises(ValueError, match="order of their colours"):
        pieces.check_characters(data("cards.json")["cards"][::-1])


def broken_automa(what: str) -> Any:
    """The data of the Automa with one thing wrong."""
    automa = data("automa.json")
    if what == "card":
        automa["cards"].pop()
    elif what == "deploy":
        automa["cards"][0]["deploy"] = "venus"
    elif what == "pairs":
        automa["pairs"]["values"]["A"] = "B"
    elif what == "levels":
        automa["levels"].pop()
    elif what == "houses":
        automa["houses"].pop()
    else:
        automa[what]["values"].pop()
    return automa


@pytest.mark.parametrize(
    ("what", "message"),
    [
        ("card", "the Automa cards are"),
        ("deploy", "automa-1 has deploy 'venus'"),
        ("pairs", "are paired as"),
        ("levels", "the levels are"),
        ("locations", "the locations are"),
        ("houses", "the houses are"),
        ("die", "the faces of the die are"),
        ("fleet_points", "the points of the Fleet Track are"),
    ],
)
def test_an_automa_that_does_not_add_up_is_refused(what: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        pieces.check_automa(broken_automa(what))


@pytest.mark.parametrize(
    ("clause", "message"),
    [
        ({"points": 5, "if": {"with": ["darow"]}}, "'darow', which is neither a colour nor a character"),
        ({"points": 5, "if": {"beside": ["darrow"]}}, "the words .'beside'."),
        ({"points": 5, "if": {"only": ["darrow"]}}, "not all colours"),
        ({"points": 5, "if": {"different": "sizes"}}, "different sizes"),
        ({"points": 5, "if": {"most": "cards"}}, "not a valid Stat"),
        ({"points": 5, "each": ["gold"], "in": "deck"}, "not a valid Each"),
        ({"points": 5, "each": "helium", "if": {"sovereign": True}}, "has a condition too"),
        ({"worth": 5}, "the words .'worth'."),
    ],
)
def test_a_clause_that_makes_no_sense_is_refused(clause: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        clauses.Clause(clause)


@pytest.mark.parametrize(
    ("card", "clause", "message"),
    [
        ("bridge", {"points": 5, "each": ["gold"], "in": "others"}, "is Gray and looks at the hand"),
        ("cyther", {"points": 5, "if": {"with": ["darrow"]}}, "is Orange and names a character"),
        ("darrow", {"points": 5, "if": {"with": ["darrow"]}}, "names itself"),
        ("darrow", {"points": 5, "if": {"with": ["orange"], "except": "nero"}}, "makes an exception"),
        ("darrow", {"points": -5, "if": {"different": "initials"}}, "loses points by them"),
        ("darrow", {"points": 5, "if": {"any": [{"different": "initials"}]}}, "of which one is enough"),
    ],
)
def test_points_that_mimicry_could_not_judge_are_refused(
    card: str, clause: dict[str, Any], message: str
) -> None:
    points = [list(known) for known in clauses.POINTS]
    points[NUMBERS[card]] = [clauses.Clause(clause)]
    with pytest.raises(ValueError, match=message):
        clauses.check(points)
