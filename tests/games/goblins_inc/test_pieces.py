"""The pieces against a table typed from sections 2, 12.3 and 19 of the rules, and files that do not add up."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

from ludoteca.facets.components import components
from ludoteca.games.goblins_inc import pieces
from ludoteca.games.goblins_inc.geometry import (
    COCKPIT_BIT,
    EDGES,
    LETTERS,
    connected,
    edges_named,
    frame_of,
    marks_on,
    turned_edges,
    turned_marks,
)
from ludoteca.games.goblins_inc.pieces import (
    ABILITIES,
    AGENDAS,
    BEFORE_ROLL,
    COUNTS,
    FORBIDDEN,
    INTENT,
    KIND,
    NAMES,
    NUMBERS,
    PER,
    POINTS,
    TEAMS,
    TILES,
    Ability,
    Colour,
    Intent,
    Kind,
    catalogue,
)
from tests.games.goblins_inc.robots import bits, places_of
from tests.games.goblins_inc.vectors import VECTORS

# kind, upgraded, metal, arrows, shield symbols, engines: copies
PRINTED = {
    ("weapon", False, "ESW", "N", "", 0): 6,
    ("weapon", False, "NES", "N", "", 0): 3,
    ("weapon", False, "NSW", "N", "", 0): 3,
    ("weapon", False, "NEW", "N", "", 0): 2,
    ("weapon", False, "ES", "N", "", 0): 2,
    ("weapon", False, "SW", "N", "", 0): 2,
    ("weapon", False, "EW", "N", "", 0): 2,
    ("weapon", False, "NS", "N", "", 0): 2,
    ("weapon", False, "NE", "N", "", 0): 1,
    ("weapon", False, "NW", "N", "", 0): 1,
    ("weapon", True, "ES", "NN", "", 0): 1,
    ("weapon", True, "SW", "NN", "", 0): 1,
    ("weapon", True, "EW", "NN", "", 0): 1,
    ("weapon", True, "S", "NN", "", 0): 1,
    ("weapon", True, "SW", "NE", "", 0): 1,
    ("weapon", True, "W", "NE", "", 0): 1,
    ("weapon", True, "ES", "NW", "", 0): 1,
    ("weapon", True, "EW", "NS", "", 0): 1,
    ("weapon", True, "E", "NS", "", 0): 1,
    ("armour", False, "NES", "", "N", 0): 2,
    ("armour", False, "NSW", "", "N", 0): 2,
    ("armour", False, "NEW", "", "N", 0): 1,
    ("armour", False, "NS", "", "N", 0): 1,
    ("armour", True, "NS", "", "NN", 0): 1,
    ("armour", True, "NE", "", "NE", 0): 1,
    ("armour", True, "NS", "", "NS", 0): 1,
    ("engine", False, "NES", "", "", 1): 4,
    ("engine", False, "NS", "", "", 1): 1,
    ("engine", False, "NE", "", "", 1): 1,
    ("engine", True, "NE", "", "", 2): 1,
    ("engine", True, "NS", "", "", 2): 1,
    ("engine", True, "N", "", "", 2): 1,
    ("decoration", False, "NESW", "", "", 0): 6,
    ("decoration", True, "NESW", "", "", 0): 3,
}
TACTICS = {
    "nitro": 2, "sabotage": 2, "emergency": 2, "dynamite": 2, "homing": 2, "duct_tape": 2, "crane": 2,
    "sabotage nitro": 1, "sabotage homing": 1, "sabotage dynamite": 1, "duct_tape nitro": 1,
    "duct_tape emergency": 1, "duct_tape crane": 1, "crane homing": 1, "crane emergency": 1,
    "emergency dynamite": 1, "nitro homing": 1,
}  # fmt: skip
# intent, points, for every so many, of what
SCORED = {
    "artist": ("defend", 2, 1, "own_decorations"),
    "camouflager": ("defend", 2, 1, "own_beside"),
    "decoy": ("defend", 2, 1, "own_tokens"),
    "greasemonkey": ("defend", 2, 1, "own_engines"),
    "guardian": ("defend", 1, 2, "own_tiles"),
    "jellybones": ("defend", 2, 1, "own_armour"),
    "junkdealer": ("defend", 2, 3, "own_regular"),
    "metalhead": ("defend", 2, 1, "own_upgraded"),
    "sandbagger": ("defend", 1, 1, "own_around"),
    "berserker": ("destroy", 1, 3, "scrap_tiles"),
    "driller": ("destroy", 1, 1, "enemy_empty_around"),
    "gun-nut": ("destroy", 3, 2, "scrap_tokens"),
    "rocketeer": ("destroy", 2, 3, "scrap_regular"),
    "kamikaze": ("destroy", 2, 1, "scrap_armour"),
    "ninja": ("destroy", 3, 1, "scrap_goblins"),
    "stockpiler": ("destroy", 4, 1, "scrap_sets"),
    "sharpshooter": ("destroy", 3, 2, "scrap_upgraded"),
    "saboteur": ("destroy", 2, 1, "scrap_engine_tiles"),
    "show-off": ("destroy", 2, 1, "scrap_decorations"),
    "pyromaniac": ("destroy", 2, 3, "scrap_weapons"),
}
FORBIDS = {
    "mechaball": [(1, 1), (1, 5), (5, 1), (5, 5)],
    "robosaur": [(1, 1), (1, 2), (2, 1), (5, 3)],
    "tumbler": [(1, 3), (3, 1), (3, 5), (5, 3)],
    "4tw-1000": [(1, 1), (1, 5), (4, 3), (5, 3)],
    "pinwheel": [(1, 2), (2, 5), (4, 1), (5, 4)],
    "girder": [(2, 1), (2, 5), (4, 1), (4, 5)],
    "colander": [(1, 4), (2, 2), (4, 4), (5, 2)],
    "battlement": [(1, 2), (1, 4), (5, 2), (5, 4)],
}
DATA = components("ludoteca.games.goblins_inc", "components.json")


def letters(marks: int) -> str:
    return "".join([LETTERS[edge] * marks_on(marks, edge) for edge in EDGES])


def edges(metal: int) -> str:
    return "".join([LETTERS[edge] for edge in EDGES if metal >> edge & 1])


def shown(tile: int, quarters: int) -> tuple[str, int, str, str, str, int]:
    """What a tile shows after so many quarter turns, as an example writes it."""
    return (
        KIND[tile].value,
        int(pieces.IS_UPGRADED[tile]),
        edges(turned_edges(pieces.METAL[tile], quarters)),
        letters(turned_marks(pieces.ARROWS[tile], quarters)),
        letters(turned_marks(pieces.SHIELDS[tile], quarters)),
        pieces.ENGINES[tile],
    )


# -- the box -------------------------------------------------------------------------------------------


def test_every_piece_has_a_name_of_its_own() -> None:
    assert len(set(NAMES)) == len(NAMES) == 60 + 24 + 84 + 8 + 8 + 3


def test_the_tiles_are_those_of_the_rules() -> None:
    assert Counter([shown(tile, 0) for tile in TILES]) == PRINTED


def test_there_are_33_weapons_and_nine_of_each_other_kind_of_tile() -> None:
    assert [KIND.count(kind) for kind in pieces.TILE_KINDS] == [33, 9, 9, 9]


def test_eighteen_tiles_are_upgraded_nine_of_them_weapons() -> None:
    upgraded = [KIND[tile] for tile in TILES if pieces.IS_UPGRADED[tile]]
    assert [upgraded.count(kind) for kind in pieces.TILE_KINDS] == [9, 3, 3, 3]


def test_twelve_shield_symbols_leave_three_of_fifteen_tokens() -> None:
    assert sum([len(letters(pieces.SHIELDS[tile])) for tile in TILES]) == 12


def test_tiles_come_first_in_the_catalogue() -> None:
    assert list(range(60)) == TILES


@pytest.mark.parametrize("tile", TILES, ids=[NAMES[tile] for tile in TILES])
def test_a_tile_is_named_after_what_it_shows(tile: int) -> None:
    kind, upgraded, metal, arrows, shields, _ = shown(tile, 0)
    words = [f"{kind}2" if upgraded else kind, metal, arrows + shields]
    assert NAMES[tile].partition("#")[0] == "-".join([word for word in words if word])


@pytest.mark.parametrize("tile", TILES, ids=[NAMES[tile] for tile in TILES])
def test_a_tile_lies_in_every_way_that_looks_different_and_in_no_other(tile: int) -> None:
    offered = [shown(tile, quarters) for quarters in pieces.TURNS[tile]]
    assert len(set(offered)) == len(offered)
    assert {shown(tile, quarters) for quarters in range(4)} == set(offered)


def test_a_decoration_lies_in_one_way_only() -> None:
    assert pieces.TURNS[NUMBERS["decoration-NESW#1"]] == (0,)


def test_the_tactics_cards_are_those_of_the_rules() -> None:
    found = [" ".join([ability.value for ability in ABILITIES[card]]) for card in pieces.TACTICS]
    assert Counter(found) == TACTICS


def test_each_ability_is_on_five_cards_and_dynamite_on_four() -> None:
    found = Counter([ability for card in pieces.TACTICS for ability in ABILITIES[card]])
    assert found == {ability: 4 if ability is Ability.DYNAMITE else 5 for ability in Ability}


def test_sabotage_duct_tape_and_crane_come_before_the_roll() -> None:
    assert sorted([ability.value for ability in BEFORE_ROLL]) == ["crane", "duct_tape", "sabotage"]


@pytest.mark.parametrize("colour", Colour)
@pytest.mark.parametrize("agenda", SCORED)
def test_an_agenda_scores_what_the_rules_say(colour: Colour, agenda: str) -> None:
    card = NUMBERS[f"{agenda}#{colour.value}"]
    counts, intent = COUNTS[card], INTENT[card]
    assert counts is not None and intent is not None
    assert (intent.value, POINTS[card], PER[card], counts.value) == SCORED[agenda]
    assert card in AGENDAS[colour]


@pytest.mark.parametrize("colour", Colour)
def test_each_colour_has_nine_agendas_to_defend_eleven_to_destroy_and_one_bet(colour: Colour) -> None:
    intents = [INTENT[card] for card in AGENDAS[colour]]
    assert [intents.count(intent) for intent in Intent] == [9, 11, 1]
    assert INTENT[pieces.BET[colour]] is Intent.BET


@pytest.mark.parametrize("colour", Colour)
def test_both_ends_of_the_bet_card_pay_four_points(colour: Colour) -> None:
    ends = [pieces.SNITCH[colour], pieces.STAR[colour]]
    assert [(NAMES[end], POINTS[end], KIND[end]) for end in ends] == [
        (f"snitch#{colour.value}", 4, Kind.END),
        (f"star#{colour.value}", 4, Kind.END),
    ]


@pytest.mark.parametrize("card", pieces.BLUEPRINTS, ids=[NAMES[card] for card in pieces.BLUEPRINTS])
def test_a_blueprint_forbids_the_squares_of_the_rules(card: int) -> None:
    assert places_of(FORBIDDEN[card]) == FORBIDS[NAMES[card]]


@pytest.mark.parametrize("card", pieces.BLUEPRINTS, ids=[NAMES[card] for card in pieces.BLUEPRINTS])
def test_a_blueprint_leaves_one_area_and_most_of_what_lies_around_the_cockpit(card: int) -> None:
    """Section 19."""
    open_squares = [0 if FORBIDDEN[card] >> square & 1 else 15 for square in range(25)]
    assert connected(frame_of(open_squares)).bit_count() == 21
    assert (FORBIDDEN[card] & pieces.AROUND).bit_count() <= 2


def test_the_rings_are_the_four_squares_beside_and_the_eight_around_the_cockpit() -> None:
    """R21."""
    around = [(row, column) for row in (2, 3, 4) for column in (2, 3, 4) if (row, column) != (3, 3)]
    assert bits(around) == pieces.AROUND
    assert bits([(2, 3), (3, 2), (3, 4), (4, 3)]) == pieces.BESIDE
    assert not (pieces.AROUND | pieces.BESIDE) & COCKPIT_BIT


def test_every_two_colours_are_partners_once_and_opposites_once() -> None:
    """R4."""
    partners, opposites = [], []
    for card in pieces.TEAM_CARDS:
        ours, theirs = TEAMS[card]
        partners += [frozenset(ours), frozenset(theirs)]
        opposites += [frozenset(pair) for pair in zip(ours, theirs, strict=True)]
    pairs = {frozenset([one, other]) for one in Colour for other in Colour if one is not other}
    assert set(partners) == set(opposites) == pairs
    assert len(partners) == len(opposites) == 6


def test_a_team_card_is_named_after_the_partner_of_red() -> None:
    for card in pieces.TEAM_CARDS:
        partner = next(team for team in TEAMS[card] if Colour.RED in team)[1]
        assert NAMES[card] == f"red-with-{partner.value}"


def test_the_numbers_of_dice_engines_and_goblins_are_those_of_the_rules() -> None:
    found = (pieces.DICE, pieces.FACES, pieces.COCKPIT_ENGINES, pieces.GOBLINS_EACH)
    assert found == (5, 6, 1, 2)


@pytest.mark.parametrize(
    ("topic", "example"), [(topic, id) for topic in ("tokens", "strike", "loose", "crane") for id in VECTORS[topic]]
)  # fmt: skip
def test_every_robot_of_an_example_can_be_laid_with_the_tiles_of_the_box(topic: str, example: str) -> None:
    left = list(TILES)
    for _, _, kind, upgraded, metal, arrows, shields, engines in VECTORS[topic][example]["tiles"]:
        wanted = (kind, upgraded, edges(edges_named(metal)), arrows, shields, engines)
        fits = [tile for tile in left if any(shown(tile, quarters) == wanted for quarters in range(4))]
        assert fits, f"no tile is left for {wanted}"
        left.remove(fits[0])


# -- files that do not add up --------------------------------------------------------------------------


def spoilt(*path: str | int, value: Any) -> dict[str, Any]:
    """The data with one value changed."""
    data = copy.deepcopy(DATA)
    here: Any = data
    for step in path[:-1]:
        here = here[step]
    here[path[-1]] = value
    return data


def line_of(part: str, **values: Any) -> int:
    """The first line of a part with these values."""
    fits = [all(line.get(key) == value for key, value in values.items()) for line in DATA[part]]
    return fits.index(True)


ARMOUR = line_of("tiles", kind="armour")
ENGINE2 = line_of("tiles", kind="engine", upgraded=True)
DECORATION = line_of("tiles", kind="decoration")
BET = line_of("agendas", intent="bet")
ARTIST = line_of("agendas", id="artist")

WRONG = {
    "weapon: the lines add up to 34, the box holds 33": spoilt("tiles", 0, "copies", value=7),
    "tactics: the lines add up to 25, the box holds 24": spoilt("tactics", 0, "copies", value=3),
    "destroy: the lines add up to 11, the box holds 12": spoilt("totals", "destroy", value=12),
    "blueprints: the lines add up to 8, the box holds 7": spoilt("totals", "blueprints", value=7),
    "team_cards: the lines add up to 3, the box holds 4": spoilt("totals", "team_cards", value=4),
    "tile weapon-ESW-NN shows 2 of what makes a tile weapon, not 1": spoilt("tiles", 0, "arrows", value="NN"),
    "tile weapon-ESW-N shows 1 of what makes a tile engine, not 0": spoilt("tiles", 0, "engines", value=1),
    "tile weapon-ESW-N has 0 copies": spoilt("tiles", 0, "copies", value=0),
    "'EXW' names edges by letters other than NESW": spoilt("tiles", 0, "metal", value="EXW"),
    "'X' names edges by letters other than NESW": spoilt("tiles", 0, "arrows", value="X"),
    "tile armour-NES-W has a shield symbol on W, which is not": spoilt("tiles", ARMOUR, "shields", value="W"),
    "tile engine2-NE shows 3 of what makes a tile engine": spoilt("tiles", ENGINE2, "engines", value=3),
    "tile decoration-NES is a decoration without": spoilt("tiles", DECORATION, "metal", value="NES"),
    "tile crane-ESW-N is of no kind of tile": spoilt("tiles", 0, "kind", value="crane"),
    "weapon-NES-N stands in two lines": spoilt("tiles", 0, "metal", value="NES"),
    "nitro stands in two lines": spoilt("tactics", 1, "abilities", value=["nitro"]),
    "one ability or two, not": spoilt("tactics", 0, "abilities", value=["nitro", "nitro"]),
    "'magic' is not a valid Ability": spoilt("tactics", 0, "abilities", value=["magic"]),
    "artist is there to destroy and counts own_deco": spoilt("agendas", ARTIST, "intent", value="destroy"),
    "agenda artist gives 2 points per 0": spoilt("agendas", ARTIST, "per", value=0),
    "needs the ends snitch, for a battle lost": spoilt("agendas", BET, "ends", 1, "pays", value="lost"),
    "blueprint mechaball forbids 1 of 4 squares": spoilt("blueprints", 0, "forbidden", value=[[1, 1]]),
    "row 3, column 3 is the cockpit": spoilt("blueprints", 0, "forbidden", 0, value=[3, 3]),
    "no square in row 0, column 1": spoilt("rings", "around", 0, value=[0, 1]),
    "does not name each colour once": spoilt("team_cards", 0, "teams", 0, value=["red", "red"]),
    "every two colours are partners once": spoilt("team_cards", 1, "teams", value=DATA["team_cards"][0]["teams"]),
    "the colours are ['red', 'blue']": spoilt("colours", "order", value=["red", "blue"]),
    "a die is blank and 1 to 5": spoilt("dice", "faces", value=[0, 1, 2, 3, 4, 5, 6]),
    "metal rests on 'hearsay', which is not explained": spoilt("tiles", 0, "basis", "metal", value="hearsay"),
    "tiles: a line does not say metal": spoilt("tiles", 0, value={"kind": "weapon", "upgraded": False}),
    "agenda artist does not say points": spoilt(
        "agendas", ARTIST, value={"id": "artist", "intent": "defend", "basis": {}}
    ),
    "there is no part tiles": {part: lines for part, lines in DATA.items() if part != "tiles"},
}  # fmt: skip


@pytest.mark.parametrize("message", WRONG)
def test_a_file_that_does_not_add_up_is_refused_with_the_reason(message: str) -> None:
    with pytest.raises(ValueError, match="^goblins_inc/components.json: ") as refusal:
        catalogue(WRONG[message])
    assert message in str(refusal.value)


def test_the_file_itself_adds_up() -> None:
    assert [name for name, _, _ in catalogue(DATA)] == list(NAMES)


def test_every_value_of_a_tile_and_a_tactics_card_says_what_it_rests_on() -> None:
    for line in [*DATA["tiles"], *DATA["tactics"]]:
        assert sorted(line["basis"]) == sorted([key for key in line if key != "basis"])


def test_what_only_the_printed_pieces_show_is_marked_as_reconstructed() -> None:
    """Section 19."""
    marked = {
        (part, value)
        for part in ("tiles", "tactics", "blueprints", "agendas", "team_cards")
        for line in DATA[part]
        for value, basis in line["basis"].items()
        if basis == "reconstructed"
    }
    assert marked == {
        ("tiles", "upgraded"), ("tiles", "metal"), ("tiles", "arrows"), ("tiles", "shields"), ("tiles", "copies"),
        ("tactics", "abilities"), ("tactics", "copies"), ("blueprints", "name"), ("blueprints", "forbidden"),
        ("agendas", "points"), ("agendas", "per"), ("agendas", "counts"), ("team_cards", "order"),
    }  # fmt: skip
