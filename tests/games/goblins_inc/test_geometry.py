"""The geometry of a robot against the tables of section 3 of the rules and independent references."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.games.goblins_inc.geometry import (
    AIM_COST,
    COCKPIT,
    COCKPIT_BIT,
    EDGES,
    LETTERS,
    NO_TILES,
    SQUARES,
    STEERING_COST,
    Aim,
    Steering,
    attacked_edge,
    column_of,
    connected,
    edges_named,
    first_hit,
    frame_of,
    joins,
    laid,
    lifted,
    line_at,
    marks_named,
    marks_on,
    neighbour,
    new_front,
    row_of,
    square_at,
    squares_in,
    token_over,
    turned_edges,
    turned_marks,
    turned_square,
)
from tests.games.goblins_inc.robots import FREE, PLACES, Place, Robot, at, bits, frame_for, places_of

NORTH, EAST, SOUTH, WEST = EDGES
OTHER_SIDE = {"N": "S", "E": "W", "S": "N", "W": "E"}
STEP = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}

QUARTERS = st.integers(0, 3)
SQUARE = st.integers(0, SQUARES - 1)
EDGE = st.sampled_from(EDGES)
FACE = st.integers(1, 5)
METAL = st.integers(0, 15).map(lambda mask: "".join([LETTERS[edge] for edge in EDGES if mask >> edge & 1]))
ROBOT = st.dictionaries(st.sampled_from(FREE), METAL, max_size=24)
WELDED = st.dictionaries(st.sampled_from(FREE), st.sampled_from(["NESW", "NSW", "EW"]), max_size=24)
"""Robots with much metal, of which large parts hold together."""
ROBOTS = ROBOT | WELDED


def edges_of(robot: Robot, place: Place) -> str:
    return "NESW" if place == (3, 3) else robot.get(place, "")


def reference_flood(robot: Robot) -> list[Place]:
    """All places a goblin reaches from the cockpit if it only walks from metal to metal."""
    found: list[Place] = [(3, 3)]
    for row, column in found:
        for letter, (down, right) in STEP.items():
            beyond = (row + down, column + right)
            both = letter in edges_of(robot, (row, column)) and OTHER_SIDE[letter] in edges_of(robot, beyond)
            if both and beyond not in found:
                found.append(beyond)
    return sorted(found)


def reference_scan(edge: str, face: int) -> list[Place]:
    """The squares of a line from the attacked edge inwards, typed from the table of 3.6."""
    return {
        "N": [(1, face), (2, face), (3, face), (4, face), (5, face)],
        "S": [(5, face), (4, face), (3, face), (2, face), (1, face)],
        "W": [(face, 1), (face, 2), (face, 3), (face, 4), (face, 5)],
        "E": [(face, 5), (face, 4), (face, 3), (face, 2), (face, 1)],
    }[edge]


def turned_robot(robot: Robot, quarters: int) -> Robot:
    """The whole robot after quarter turns clockwise: row r, column c goes to row c, column 6 - r."""
    for _ in range(quarters):
        robot = {
            (column, 6 - row): "".join([LETTERS[(LETTERS.index(letter) + 1) % 4] for letter in metal])
            for (row, column), metal in robot.items()
        }
    return robot


# -- squares -------------------------------------------------------------------------------------------


def test_squares_are_numbered_row_by_row_with_the_cockpit_in_the_middle() -> None:
    assert [at(place) for place in PLACES] == list(range(25))
    assert at((3, 3)) == COCKPIT


@pytest.mark.parametrize("place", PLACES)
def test_a_square_knows_its_row_and_column(place: Place) -> None:
    assert (row_of(at(place)), column_of(at(place))) == place


@pytest.mark.parametrize("place", [(0, 1), (1, 0), (6, 1), (1, 6)])
def test_there_are_no_squares_outside_the_yard(place: Place) -> None:
    with pytest.raises(ValueError, match=f"no square in row {place[0]}, column {place[1]}"):
        square_at(*place)


@given(SQUARE)
def test_a_square_turned_four_times_is_where_it_was(square: int) -> None:
    assert turned_square(square, 4) == square
    assert turned_square(turned_square(square, 1), 3) == square


@pytest.mark.parametrize(
    ("place", "after"), [((1, 1), (1, 5)), ((1, 5), (5, 5)), ((1, 2), (2, 5)), ((2, 3), (3, 4)), ((3, 3), (3, 3))]
)  # fmt: skip
def test_a_quarter_turn_clockwise_takes_the_front_to_the_right(place: Place, after: Place) -> None:
    assert turned_square(at(place), 1) == at(after)


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("edge", EDGES)
def test_the_neighbour_is_one_step_away_or_outside(place: Place, edge: int) -> None:
    down, right = STEP[LETTERS[edge]]
    beyond = (place[0] + down, place[1] + right)
    assert neighbour(at(place), edge) == (at(beyond) if beyond in PLACES else None)


# -- the edges of a tile -------------------------------------------------------------------------------


@given(st.integers(0, 15), QUARTERS)
def test_edges_turned_four_times_are_the_same(edges: int, quarters: int) -> None:
    assert turned_edges(edges, 4) == edges
    assert turned_edges(turned_edges(edges, quarters), 4 - quarters) == edges


@given(st.text("NESW", max_size=3), QUARTERS)
def test_arrows_turned_four_times_are_the_same(letters: str, quarters: int) -> None:
    marks = marks_named(letters)
    assert turned_marks(marks, 4) == marks
    assert turned_marks(turned_marks(marks, quarters), 4 - quarters) == marks


@given(st.text("NESW", max_size=3), EDGE, QUARTERS)
def test_what_is_printed_on_an_edge_turns_to_the_edge_so_many_further(
    letters: str, edge: int, quarters: int
) -> None:
    """3.2."""
    marks = marks_named(letters)
    assert marks_on(marks, edge) == letters.count(LETTERS[edge])
    assert marks_on(turned_marks(marks, quarters), (edge + quarters) % 4) == marks_on(marks, edge)
    assert turned_edges(1 << edge, quarters) == 1 << (edge + quarters) % 4


@pytest.mark.parametrize(
    ("letters", "wrong"), [("NX", "by letters other than NESW"), ("NN", "names an edge twice")]
)
def test_metal_is_named_by_different_compass_letters(letters: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        edges_named(letters)


@pytest.mark.parametrize(
    ("letters", "wrong"), [("n", "by letters other than NESW"), ("NNNN", "more than three marks on one edge")]
)
def test_arrows_are_named_by_compass_letters_three_of_each_at_most(letters: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        marks_named(letters)


# -- what holds together -------------------------------------------------------------------------------


@given(ROBOTS)
def test_connected_is_what_a_goblin_can_walk_to_from_metal_to_metal(robot: Robot) -> None:
    assert places_of(connected(frame_for(robot))) == reference_flood(robot)


@given(ROBOTS)
def test_two_squares_are_joined_when_both_touching_edges_are_metal(robot: Robot) -> None:
    """3.3."""
    frame = frame_for(robot)
    for place in PLACES:
        for letter, (down, right) in STEP.items():
            beyond = (place[0] + down, place[1] + right)
            both = letter in edges_of(robot, place) and OTHER_SIDE[letter] in edges_of(robot, beyond)
            assert joins(frame, at(place), LETTERS.index(letter)) == both


@given(ROBOTS, QUARTERS)
def test_turning_a_robot_changes_nothing_in_how_it_holds_together(robot: Robot, quarters: int) -> None:
    before = squares_in(connected(frame_for(robot)))
    after = squares_in(connected(frame_for(turned_robot(robot, quarters))))
    assert after == sorted([turned_square(square, quarters) for square in before])


@given(ROBOTS, st.integers(0, (1 << SQUARES) - 1))
def test_losing_tiles_never_connects_anything(robot: Robot, lost: int) -> None:
    frame = frame_for(robot)
    left = connected(lifted(frame, lost & ~COCKPIT_BIT))
    assert left & ~connected(frame) == 0
    assert left & lost & ~COCKPIT_BIT == 0


@given(ROBOTS)
def test_a_frame_of_all_squares_at_once_is_the_frame_laid_tile_by_tile(robot: Robot) -> None:
    metal = [edges_named(robot.get(place, "")) for place in PLACES]
    assert frame_of(metal) == frame_for(robot)


@given(ROBOTS, st.sampled_from(FREE))
def test_a_tile_laid_and_lifted_again_leaves_no_trace(robot: Robot, place: Place) -> None:
    robot.pop(place, None)
    frame = frame_for(robot)
    assert lifted(laid(frame, at(place), 15), 1 << at(place)) == frame


def test_a_yard_with_nothing_built_is_the_cockpit_alone() -> None:
    assert connected(NO_TILES) == COCKPIT_BIT


def test_metal_does_not_join_the_end_of_a_row_to_the_beginning_of_the_next() -> None:
    row = {(3, 4): "NESW", (3, 5): "NESW", (4, 1): "NESW"}
    assert places_of(connected(frame_for(row))) == [(3, 3), (3, 4), (3, 5)]


# -- tokens --------------------------------------------------------------------------------------------


@given(ROBOTS, st.sampled_from(FREE), EDGE)
def test_the_tiles_under_a_shared_token_stay_and_fall_together(robot: Robot, place: Place, edge: int) -> None:
    """Section 9: they are joined by the very edge of the shield symbol."""
    robot[place] = "NESW"
    frame = frame_for(robot)
    under = token_over(frame, at(place), edge)
    assert connected(frame) & under in (0, under)


@given(ROBOTS, st.sampled_from(FREE), EDGE)
def test_a_token_lies_on_the_armour_and_at_most_one_joined_tile_but_never_on_the_cockpit(
    robot: Robot, place: Place, edge: int
) -> None:
    robot[place] = "NESW"
    down, right = STEP[LETTERS[edge]]
    beyond = (place[0] + down, place[1] + right)
    shared = OTHER_SIDE[LETTERS[edge]] in robot.get(beyond, "")
    assert places_of(token_over(frame_for(robot), at(place), edge)) == sorted(
        [place, beyond] if shared else [place]
    )


# -- turning and aiming --------------------------------------------------------------------------------


@pytest.mark.parametrize("front", EDGES)
@pytest.mark.parametrize(
    ("steering", "turn", "cost"),
    [(Steering.AHEAD, 0, 0), (Steering.RIGHT, 1, 1), (Steering.LEFT, 3, 1), (Steering.BACK, 2, 2)],
)
def test_steering_makes_a_side_the_front(front: int, steering: Steering, turn: int, cost: int) -> None:
    """3.4."""
    assert (new_front(front, steering), STEERING_COST[steering]) == ((front + turn) % 4, cost)


@pytest.mark.parametrize("front", EDGES)
@pytest.mark.parametrize(
    ("aim", "turn", "cost"), [(Aim.FRONT, 0, 0), (Aim.LEFT, 1, 1), (Aim.BACK, 2, 2), (Aim.RIGHT, 3, 1)]
)
def test_an_aim_is_the_attackers_view_of_the_enemy(front: int, aim: Aim, turn: int, cost: int) -> None:
    """3.5: what the attacker sees on the left is the defender's own right."""
    assert (attacked_edge(front, aim), AIM_COST[aim]) == ((front + turn) % 4, cost)


@given(QUARTERS)
def test_four_quarter_turns_to_the_same_side_bring_the_front_back(front: int) -> None:
    turned = front
    for _ in range(4):
        turned = new_front(turned, Steering.RIGHT)
    assert turned == front
    assert new_front(new_front(front, Steering.LEFT), Steering.RIGHT) == front


# -- what a die hits -----------------------------------------------------------------------------------


@given(ROBOTS, EDGE, FACE)
def test_a_die_hits_the_first_tile_or_cockpit_of_its_line(robot: Robot, edge: int, face: int) -> None:
    """3.6."""
    scan = reference_scan(LETTERS[edge], face)
    wanted = [at(place) for place in scan if place in robot or place == (3, 3)]
    assert first_hit(bits(robot), edge, face) == (wanted[0] if wanted else None)
    assert sorted(scan) == places_of(line_at(edge, face))


@given(ROBOTS, EDGE, FACE)
def test_a_hit_from_any_side_is_the_hit_from_the_front_of_the_turned_robot(
    robot: Robot, edge: int, face: int
) -> None:
    """Labels are glued to the yard (R1): turned to the north, the lines of south and west count down."""
    quarters = -edge % 4
    hit = first_hit(bits(robot), edge, face)
    seen = face if edge in (NORTH, EAST) else 6 - face
    turned = first_hit(bits(turned_robot(robot, quarters)), NORTH, seen)
    assert turned == (None if hit is None else turned_square(hit, quarters))


@given(ROBOTS, EDGE)
def test_the_middle_line_always_hits_something(robot: Robot, edge: int) -> None:
    """R25: at the latest the cockpit, empty or not."""
    assert first_hit(bits(robot), edge, 3) is not None
