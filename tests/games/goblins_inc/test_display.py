"""What a screen is told of Goblins, Inc.: faces from the data, signs and score lines from views alone."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import to_builtins

from ludoteca.games.goblins_inc import display
from ludoteca.games.goblins_inc.flow import RULES
from ludoteca.games.goblins_inc.geometry import SQUARES, connected, frame_of, turned_edges
from ludoteca.games.goblins_inc.pieces import FORBIDDEN, KIND, METAL, NAMES, NUMBERS, TILE_KINDS, TURNS, Kind
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import SPECTATOR, Seat, viewers
from tests.games.goblins_inc.positions import PLAIN, bare, drive, match_at, pick, square
from tests.playing import play, start, stray

SHAPES = [(2, "standard"), (3, "full"), (4, "standard"), (2, "team"), (4, "team")]
TILES = [name for name in NAMES if KIND[NUMBERS[name]] in TILE_KINDS]


def signs(match: Match, viewer: int) -> Any:
    return to_builtins(display.signs(match.view(Seat(viewer))))


def face_of(name: str) -> Any:
    """The face of a piece, as it is sent."""
    return to_builtins(display.face(name))


def robot(match: Match, team: int) -> dict[str, Any]:
    found: dict[str, Any] = signs(match, -1)["robots"][team]
    return found


def squares(*names: str) -> int:
    return sum([1 << square(name) for name in names])


# -- faces -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TILES)
def test_the_face_of_a_tile_shows_what_its_name_says(name: str) -> None:
    kind, metal, marks = (*bare(name).split("-"), "", "")[:3]
    face = face_of(name)
    shown = face["shields" if face["kind"] == "armour" else "arrows"]
    assert (face["kind"], face["upgraded"]) == (kind.rstrip("2"), kind.endswith("2"))
    assert face["metal"] == [int(letter in metal) for letter in "NESW"]
    assert shown == [marks.count(letter) for letter in "NESW"]
    assert face["engines"] == (0 if face["kind"] != "engine" else 2 if face["upgraded"] else 1)


@pytest.mark.parametrize("name", NAMES)
def test_every_piece_has_a_face_of_its_kind(name: str) -> None:
    face = face_of(name)
    assert face["kind"] == KIND[NUMBERS[name]].value
    assert len(face) > 1


def test_a_decoration_looks_the_same_however_it_lies() -> None:
    assert face_of("decoration-NESW#1")["turns"] == [0]


def test_the_face_of_a_tactics_card_lists_its_abilities() -> None:
    assert face_of("duct-tape-crane") == {"kind": "tactics", "abilities": ["duct_tape", "crane"]}


def test_the_face_of_a_blueprint_has_the_squares_that_it_forbids() -> None:
    assert face_of("mechaball")["forbidden"] == squares("1.1", "1.5", "5.1", "5.5")


def test_the_face_of_an_agenda_says_what_it_counts_and_pays() -> None:
    wanted = {"kind": "agenda", "colour": "blue", "intent": "destroy", "counts": "scrap_tokens"}
    assert face_of("gun-nut#blue") == wanted | {"points": 3, "per": 2}


def test_the_face_of_the_bet_shows_what_either_end_pays() -> None:
    faces = [face_of(f"{name}#red")["points"] for name in ("snitch-star", "snitch", "star")]
    assert faces == [4, 4, 4]


def test_the_ends_of_the_bet_are_told_apart() -> None:
    assert [face_of(f"{name}#green")["end"] for name in ("snitch", "star")] == ["snitch", "star"]


def test_the_face_of_a_team_card_has_both_teams() -> None:
    assert face_of("red-with-blue")["teams"] == [["red", "blue"], ["yellow", "green"]]


# -- points ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "version"), SHAPES)
def test_in_the_end_everybody_is_told_the_lines_of_the_outcome(seats: int, version: str) -> None:
    match = start(RULES, seats, f"display {seats} {version}", version=version)
    luck = Luck(seed_from("display", seats, version))
    while not match.over:
        stray(match, luck)
    for viewer in viewers(seats):
        assert tuple(display.so_far(match.view(viewer))) == match.outcome().lines


def test_before_a_battle_only_earlier_rounds_count() -> None:
    assert display.so_far(start(RULES, 2).view(Seat(0))) == []


def lines(match: Match, viewer: int) -> list[tuple[int, str, int]]:
    found = display.so_far(match.view(Seat(viewer)))
    return [(line.seat, bare(str(line.facts.get("card", line.name))), line.points) for line in found]


def test_whoever_leads_a_battle_is_told_the_points_of_a_victory() -> None:
    match = match_at(seats=2, scrap=("", "weapon weapon"))
    assert lines(match, -1) == [(0, "victory", 4)]


def test_a_robot_out_of_action_does_not_lead_however_little_it_has_lost() -> None:
    """The Pilot is asked for a token, so the check of the robots is still to come."""
    match = match_at(
        seats=2,
        phase="strike",
        robots=(PLAIN, "2.3:weapon-ESW-N 2.2:armour-ESW-E"),
        tokens=("", "2.2+2.3 2.2"),
        scrap=("weapon weapon weapon weapon weapon", ""),
        goblins=[2, 0],
        lost_goblins=[0, 2],
        dice=[[2], []],
    )
    assert lines(match, -1) == [(0, "victory", 4)]


def test_agendas_are_told_to_their_owner_alone() -> None:
    match = match_at(seats=2, scrap=("", "weapon weapon"), kept={0: "berserker pyromaniac ninja artist"})
    own = lines(match, 0)[1:]
    assert sorted(own) == [(0, "artist", 0), (0, "berserker", 0), (0, "ninja", 0), (0, "pyromaniac", 0)]
    assert [line for line in lines(match, 1) if line[0] == 0] == [(0, "victory", 4)]


def test_a_bet_counts_by_how_the_battle_stands() -> None:
    kept = {0: "snitch-star berserker ninja artist"}
    match = match_at(seats=2, scrap=("weapon", ""), kept=kept, ends={0: "snitch"})
    assert (0, "snitch-star", 4) in lines(match, 0)


def test_open_agendas_are_told_for_everybody() -> None:
    match = match_at(seats=2, options={"version": "team"}, scrap=("", "armour armour"), kept={0: "kamikaze"})
    assert [points for seat, card, points in lines(match, -1) if (seat, card) == (0, "kamikaze")] == [4]
    assert [points for seat, card, points in lines(match, -1) if (seat, card) == (1, "kamikaze")] == [0]


# -- signs -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "version"), SHAPES)
def test_signs_have_the_same_names_throughout_a_match_and_change_no_view(seats: int, version: str) -> None:
    match = start(RULES, seats, f"signs {seats} {version}", version=version)
    luck = Luck(seed_from("signs", seats, version))
    names = list(signs(match, 0))
    while not match.over:
        for viewer in viewers(seats):
            view = match.view(viewer)
            before = view.plain()
            assert list(display.signs(view)) == names
            display.so_far(view)
            assert view.plain() == before
        stray(match, luck)


def test_the_own_robot_is_that_of_the_viewers_team() -> None:
    match = match_at(seats=4)
    assert [signs(match, viewer)["own"] for viewer in range(-1, 4)] == [0, 0, 0, 1, 1]


def test_a_tile_that_hangs_on_nothing_is_loose() -> None:
    match = match_at(seats=2, phase="assembly", robots=("2.3:weapon-ESW-N 1.2:decoration", ""), step=2)
    assert robot(match, 0)["loose"] == squares("1.2")


def test_seams_are_where_metal_meets_metal() -> None:
    match = match_at(seats=2, robots=("2.3:weapon-ESW-N 2.4:engine-NEW 3.4:decoration", PLAIN))
    shown = robot(match, 0)
    assert (shown["east"], shown["south"]) == (squares("2.3", "3.3"), squares("2.3"))


def test_a_gauge_counts_engines_and_the_arrows_of_each_side() -> None:
    match = match_at(seats=2, robots=("2.3:weapon2-SW-NE 4.3:engine2-NE 3.2:weapon-ESW-N", PLAIN))
    shown = robot(match, 0)
    assert (shown["engines"], shown["arrows"]) == (3, [2, 1, 0, 0])


def test_shield_symbols_are_counted_before_there_are_tokens() -> None:
    match = match_at(seats=2, phase="assembly", robots=("2.3:armour2-NS-NN", ""), step=2)
    assert robot(match, 0)["shields"] == 2


def test_what_a_die_would_hit_is_told_for_every_side_and_number() -> None:
    match = match_at(seats=2, robots=(PLAIN, "2.3:weapon-ESW-N 3.4:engine-NEW 4.3:engine-NES"))
    hits = robot(match, 1)["hits"]
    assert hits[0] == [None, None, square("2.3"), square("3.4"), None]
    assert hits[3] == [None, square("2.3"), square("3.3"), square("4.3"), None]


def test_a_robot_that_does_not_turn_overheats_and_has_a_die_less() -> None:
    match = match_at(seats=2, robots=("2.3:weapon-ESW-N 2.2:weapon-ESW-N 3.4:weapon-NSW-E", PLAIN))
    steering = robot(match, 0)["steering"]
    assert {word: one["dice"] for word, one in steering.items()} == {
        "ahead": 1, "right": 1, "back": 0, "left": 0,
    }  # fmt: skip
    assert {word: one["engines"] for word, one in steering.items()} == {
        "ahead": 0, "right": 1, "back": 2, "left": 1,
    }  # fmt: skip
    assert [word for word, one in steering.items() if one["overheats"]] == ["ahead"]


def test_no_more_than_five_dice_are_promised() -> None:
    guns = "2.3:weapon2-ES-NN 2.4:weapon2-SW-NN 3.4:weapon-NSW-N 2.2:weapon-ESW-N 3.2:weapon-NES-N"
    match = match_at(seats=2, robots=(guns, PLAIN))
    assert robot(match, 0)["arrows"][0] == 7
    assert robot(match, 0)["steering"]["ahead"]["dice"] == 4


def test_an_aim_names_the_side_of_the_enemy_as_it_stands() -> None:
    match = match_at(seats=2, fronts="NE")
    edges = {word: one["edge"] for word, one in robot(match, 0)["aim"].items()}
    assert edges == {"front": 1, "right": 0, "back": 3, "left": 2}


def test_what_steering_and_aiming_promise_is_what_happens() -> None:
    match = match_at(seats=2, robots=(PLAIN + " 3.4:weapon-NSW-E", PLAIN), fronts="NN")
    steered, aimed = robot(match, 0)["steering"]["right"], robot(match, 0)["aim"]["left"]
    play(match, drive(0, "right", "left"), pick(0, "left"), drive(1, "ahead"), pick(1, "middle"))
    t = match.table
    assert (t.fronts[0], t.edges[0]) == (steered["front"], aimed["edge"])


def test_jobs_are_those_of_the_step() -> None:
    assert signs(start(RULES, 2), 0)["jobs"] == [["planner"], ["planner"]]
    match = match_at(seats=4)
    assert signs(match, 0)["jobs"] == [["driver"], ["tactician"], ["driver"], ["tactician"]]
    assert signs(match_at(seats=3), 0)["jobs"][2] == ["driver", "tactician"]


def laying(seed: str) -> Match:
    """Seat 0 is about to lay its first tile."""
    match = start(RULES, 2, seed)
    luck = Luck(seed_from(seed))
    while match.view(Seat(0)).decision is None or match.decision(Seat(0)).ask.name != "lay":
        stray(match, luck)
    return match


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_tile_holds_exactly_where_it_would_be_connected(seed: str) -> None:
    match = laying(seed)
    luck = Luck(seed_from("holds", seed))
    for _ in range(4):
        decision = match.decision(Seat(0))
        match.answer(Seat(0), decision.options[luck.below("spot", len(decision.options))])
        view = match.view(Seat(0))
        shown: Any = display.signs(view)
        metal = [0] * SQUARES
        for name, place, turn in shown["laid"]:
            metal[place] = turned_edges(METAL[NUMBERS[name]], turn)
        barred = FORBIDDEN[NUMBERS[str(view.zone("blueprint").cards[-1])]]
        for name, holds in shown["holds"].items():
            for place in range(SQUARES):
                free = not metal[place] and place != 12 and not barred >> place & 1
                for turn in TURNS[NUMBERS[name]]:
                    there = [*metal]
                    there[place] = turned_edges(METAL[NUMBERS[name]], turn)
                    joined = free and connected(frame_of(there)) >> place & 1 == 1
                    assert (holds[turn] >> place & 1 == 1) == joined


def test_the_tiles_of_a_batch_are_shown_to_whoever_lays_them_alone() -> None:
    match = laying("batch")
    decision = match.decision(Seat(0))
    tile, spot = decision.about[0], decision.options[0]
    match.answer(Seat(0), spot)
    assert signs(match, 0)["laid"] == [(NAMES[tile], spot >> 2, spot & 3)]
    assert signs(match, 1)["laid"] == []
    assert signs(match, -1)["laid"] == []
    engines = 1 + (1 if KIND[tile] is Kind.ENGINE else 0)
    assert signs(match, 0)["robots"][signs(match, 0)["own"]]["engines"] >= engines


def test_agendas_have_figures_for_whoever_sees_them() -> None:
    match = match_at(
        seats=2, scrap=("", "weapon weapon weapon"), kept={0: "pyromaniac berserker ninja artist"}
    )
    own = {bare(name): figure for name, figure in signs(match, 0)["agendas"].items()}
    assert (own["pyromaniac"], own["ninja"]) == ({"count": 3, "points": 2}, {"count": 0, "points": 0})
    assert signs(match, -1)["agendas"] == {}


def test_a_spectator_is_told_nothing_that_is_secret() -> None:
    match = laying("secret")
    shown = display.signs(match.view(SPECTATOR))
    assert (shown["laid"], shown["holds"], shown["agendas"]) == ([], {}, {})
