"""The worked examples of section 17 that need nothing but geometry: tokens, turns, hits, loose parts, the crane."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.goblins_inc.geometry import (
    AIM_COST,
    COCKPIT,
    COCKPIT_BIT,
    EDGES,
    LETTERS,
    STEERING_COST,
    Aim,
    Steering,
    attacked_edge,
    connected,
    edges_named,
    first_hit,
    laid,
    lifted,
    marks_named,
    marks_on,
    new_front,
    square_at,
    token_over,
    turned_edges,
    turned_marks,
)
from tests.games.goblins_inc.robots import Place, at, bits, frame_for, places_of, robot_of
from tests.games.goblins_inc.vectors import VECTORS, vectors


def tokens_of(vector: dict[str, Any]) -> list[list[Place]]:
    """The tokens that the shield symbols of a robot give."""
    frame = frame_for(robot_of(vector))
    return sorted(
        [
            places_of(token_over(frame, square_at(row, column), LETTERS.index(letter)))
            for row, column, _, _, _, _, shields, _ in vector["tiles"]
            for letter in shields
        ]
    )


@pytest.mark.parametrize(**vectors("tokens"))
def test_tokens_lie_as_in_the_example(vector: dict[str, Any]) -> None:
    assert tokens_of(vector) == sorted(
        [sorted([(row, column) for row, column in token]) for token in vector["expect"]]
    )


@pytest.mark.parametrize("vector", [*VECTORS["strike"].values(), *VECTORS["crane"].values()])
def test_the_tokens_at_the_start_of_an_example_are_those_its_shields_give(vector: dict[str, Any]) -> None:
    tokens = sorted([sorted([(row, column) for row, column in token]) for token in vector["tokens_before"]])
    assert tokens_of(vector) == tokens


@pytest.mark.parametrize(**vectors("exchange"))
def test_both_robots_turn_before_either_is_hit(vector: dict[str, Any]) -> None:
    """R3."""
    front = {}
    for team in "AB":
        chosen = vector[team]
        front[team] = new_front(LETTERS.index(chosen["front"]), Steering(chosen["steering"]))
        cost = STEERING_COST[Steering(chosen["steering"])] + AIM_COST[Aim(chosen["aim"])]
        assert (LETTERS[front[team]], cost) == (
            vector["expect"][team]["front"],
            vector["expect"][team]["cost"],
        )
    for attacker, defender in ("AB", "BA"):
        edge = attacked_edge(front[defender], Aim(vector[attacker]["aim"]))
        assert LETTERS[edge] == vector["expect"][f"edge_of_{defender}_attacked"]


class Struck:
    """A robot under fire, by the rules of 10.4 in their shortest form: geometry does the work."""

    def __init__(self, vector: dict[str, Any]) -> None:
        self.metal = robot_of(vector)
        self.tokens = [bits(token) for token in vector["tokens_before"]]
        self.goblins = list(vector["goblins"])
        self.driver = vector["driver"]
        self.edge = LETTERS.index(vector["attacked_edge"])
        self.scrap = {"tiles": 0, "tokens": 0, "goblins": 0}
        self.choices: list[int] = []

    def strike(self, face: int) -> dict[str, Any]:
        """What one die does."""
        hit = first_hit(bits(self.metal), self.edge, face)
        if hit is None:
            return {"nothing": True}
        if hit == COCKPIT:
            self.scrap["goblins"] += 1
            lost = self.driver if self.driver in self.goblins else self.goblins[0]
            self.goblins.remove(lost)
            return {"goblin": lost}
        over = [token for token in self.tokens if token >> hit & 1]
        self.choices.append(len(over))
        if over:
            self.tokens.remove(over[0])
            self.scrap["tokens"] += 1
            return {"token": True}
        return self.destroy(hit)

    def destroy(self, hit: int) -> dict[str, Any]:
        """Take a tile off, and all that hung on it."""
        tiles = bits(self.metal) & ~(1 << hit)
        fell = tiles & ~connected(lifted(frame_for(self.metal), 1 << hit))
        gone = fell | 1 << hit
        self.scrap["tiles"] += gone.bit_count()
        self.scrap["tokens"] += len([token for token in self.tokens if token & gone])
        self.tokens = [token for token in self.tokens if not token & gone]
        self.metal = {place: metal for place, metal in self.metal.items() if not gone >> at(place) & 1}
        return {
            "destroyed": [list(place) for place in places_of(1 << hit)],
            "fell": [list(place) for place in places_of(fell)],
        }


@pytest.mark.parametrize(**vectors("strike"))
def test_dice_strike_as_in_the_example(vector: dict[str, Any]) -> None:
    robot = Struck(vector)
    assert [robot.strike(face) for face in vector["order"]] == vector["expect_steps"]
    assert robot.scrap == vector["expect_scrap"]
    if "token_choices" in vector:
        assert robot.choices == vector["token_choices"]


@pytest.mark.parametrize("vector", [one for one in VECTORS["strike"].values() if "other_order" in one])
def test_dice_strike_as_in_the_example_in_the_other_order(vector: dict[str, Any]) -> None:
    robot = Struck(vector)
    for face in vector["other_order"]:
        robot.strike(face)
    assert robot.scrap == vector["expect_scrap_other"]


@pytest.mark.parametrize("vector", [*VECTORS["strike"].values(), *VECTORS["crane"].values()])
def test_every_robot_of_an_example_holds_together_to_begin_with(vector: dict[str, Any]) -> None:
    robot = robot_of(vector)
    assert connected(frame_for(robot)) == bits(robot) | COCKPIT_BIT


@pytest.mark.parametrize(**vectors("loose"))
def test_loose_parts_fall_off_as_in_the_example(vector: dict[str, Any]) -> None:
    robot = robot_of(vector)
    loose = bits(robot) & ~connected(frame_for(robot))
    assert places_of(loose) == sorted([(row, column) for row, column in vector["expect_fell"]])


@pytest.mark.parametrize("case", VECTORS["crane"]["TV-D9"]["cases"])
def test_the_crane_moves_what_the_example_lets_it_move(case: dict[str, Any]) -> None:
    """R23: a free square, no token on the tile, and the tile connected where it ends; others may fall."""
    vector = VECTORS["crane"]["TV-D9"]
    tiles = {(row, column): (metal, arrows) for row, column, _, _, metal, arrows, _, _ in vector["tiles"]}
    source, target = tuple(case["from"]), tuple(case["to"])
    metal, arrows = tiles.pop(source)
    frame = frame_for({place: edges for place, (edges, _) in tiles.items()})
    after = laid(frame, at(target), turned_edges(edges_named(metal), case["turn"]))
    standing = bits(tiles) | 1 << at(target)
    held = connected(after)
    free = target not in tiles and target != (3, 3)
    covered = any(list(source) in token for token in vector["tokens_before"])
    assert (free and not covered and held >> at(target) & 1 == 1) == case["legal"]
    if case["legal"]:
        assert [list(place) for place in places_of(standing & ~held)] == case["fell"]
    if "arrows" in case:
        marks = turned_marks(marks_named(arrows), case["turn"])
        assert [LETTERS[edge] for edge in EDGES if marks_on(marks, edge)] == case["arrows"]
