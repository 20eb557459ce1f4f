"""What each die does to a robot. Rules section 10.4 f."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.kernel.match import Match
from tests.games.goblins_inc.positions import (
    PLAIN,
    losses,
    match_at,
    position,
    robot,
    say,
    standing,
    tokens_on,
    told,
)
from tests.games.goblins_inc.robots import places_of
from tests.games.goblins_inc.vectors import VECTORS, vectors
from tests.playing import answers, asked, play

PILOT, TACTICIAN = 2, 3
"""Of the struck team, team 1."""


def under_fire(vector: dict[str, Any], **what: Any) -> dict[str, Any]:
    """The position of an example: the dice of team 0 lie, the struck robot is team 1's.

    It is the second round, so the table stays as it is if the battle ends.
    """
    goblins = [vector["goblins"].count(whose) for whose in "dt"]
    return {
        "phase": "order",
        "round": 2,
        "robots": (PLAIN, robot(vector)),
        "edges": vector["attacked_edge"] + "N",
        "dice": [vector["dice_rolled"], []],
        "goblins": [2, 2, *goblins],
        "scores": [9, 0, 0, 0],
        **what,
    }


def ordered(match: Match, row: list[int]) -> Match:
    """The row is laid in this order if there is a choice, and the first token is taken wherever there is one."""
    if ("1", "order", "") in asked(match):
        play(match, say(1, "order", "-".join([str(face) for face in row])))
    while asked(match) == [(str(PILOT), "token", "")]:
        play(match, say(PILOT, "token", answers(match, PILOT)[0]))
    return match


def steps(match: Match, start: dict[str, Any]) -> list[dict[str, Any]]:
    """What each die has done, as the examples write it."""
    lay = {name: square for square, name in enumerate(start["fields"]["tiles"][1]) if name is not None}
    found: list[dict[str, Any]] = []
    for event in match.events():
        squares = [list(place) for place in places_of(sum([1 << lay.get(name, 0) for name in event.cards]))]
        if event.kind == "struck":
            found.append({"nothing": True})
        elif event.kind == "token_lost":
            found[-1] = {"token": True}
        elif event.kind == "goblin_out":
            found[-1] = {"goblin": "d" if event.seat == PILOT else "t"}
        elif event.kind == "fell" and "destroyed" not in found[-1]:
            found[-1] = {"destroyed": squares, "fell": []}
        elif event.kind == "fell":
            found[-1]["fell"] = squares
    return found


@pytest.mark.parametrize(**vectors("strike"))
def test_dice_strike_as_in_the_example(vector: dict[str, Any]) -> None:
    """TV-10, TV-11, TV-D3, TV-D4, TV-D5, TV-D10."""
    dice = vector["order"] if "homing" in vector else vector["dice_rolled"]
    what = under_fire(vector, dice=[dice, []])
    match = ordered(match_at(**what), vector["order"])
    assert steps(match, position(**what)) == vector["expect_steps"]
    before: int = position(**what)["fields"]["lost_goblins"][1]
    expected = vector["expect_scrap"]
    assert losses(match, 1) == expected | {"goblins": expected["goblins"] + before}


@pytest.mark.parametrize("example", ["TV-10", "TV-11"])
def test_dice_strike_as_in_the_example_in_the_other_order(example: str) -> None:
    """TV-10, TV-11."""
    vector = VECTORS["strike"][example]
    match = ordered(match_at(**under_fire(vector, dice=[vector["other_order"], []])), vector["other_order"])
    assert losses(match, 1) == vector["expect_scrap_other"]


def test_homing_turns_the_2_of_the_example_to_a_3() -> None:
    """TV-11."""
    vector = VECTORS["strike"]["TV-11"]
    card = {"row": "homing nitro emergency", "held": ["homing", None], "acting": [0]}
    match = match_at(**under_fire(vector, phase="after", **card))
    play(match, say(1, "use", "homing"), say(1, "homing", "2"), say(1, "turn_to", "3"))
    assert losses(ordered(match, vector["order"]), 1) == vector["expect_scrap"]


# -- tokens ----------------------------------------------------------------------------------------


def test_the_pilot_of_the_struck_robot_chooses_which_token_goes() -> None:
    """TV-D10: two tokens, then one, then none."""
    match = match_at(**under_fire(VECTORS["strike"]["TV-D10"]))
    assert (asked(match), answers(match, PILOT)) == ([("2", "token", "")], ["2.2+2.3", "2.3+2.4"])
    play(match, say(PILOT, "token", "2.3+2.4"))
    assert told(match, "token_lost", "team") == [1, 1]


def test_the_token_that_the_pilot_gives_up_is_the_one_that_goes() -> None:
    """10.4 f."""
    struck = VECTORS["strike"]["TV-D10"]
    for given, left in (("2.2+2.3", "2.3+2.4"), ("2.3+2.4", "2.2+2.3")):
        match = match_at(**under_fire(struck, dice=[[3], []]))
        assert tokens_on(play(match, say(PILOT, "token", given)), 1) == [left]


def test_in_an_even_combat_round_the_other_partner_is_the_pilot_who_chooses() -> None:
    """10, 10.4 f."""
    match = match_at(**under_fire(VECTORS["strike"]["TV-D10"], combat=2, dice=[[3], []]))
    assert asked(match) == [("3", "token", "")]


def test_tokens_across_the_same_tiles_are_not_told_apart() -> None:
    """R44: an armour with both symbols against a weapon."""
    struck = "2.3:weapon-ESW-N 2.2:armour2-EW-EE"
    match = match_at(phase="order", robots=(PLAIN, struck), dice=[[3], []])
    assert (tokens_on(match, 1), losses(match, 1)["tokens"]) == (["2.2+2.3"], 1)


def test_a_shared_token_takes_a_hit_for_either_tile() -> None:
    """9."""
    struck = "2.3:weapon-ESW-N 2.2:armour-ESW-E"
    for face in (2, 3):
        match = match_at(phase="order", robots=(PLAIN, struck), dice=[[face], []])
        assert (standing(match, 1), tokens_on(match, 1)) == (["2.2", "2.3"], [])


def test_a_tile_falls_with_the_tokens_on_it_and_they_count() -> None:
    """R12."""
    struck = "2.3:decoration 1.3:armour-NES-N 4.3:weapon-NEW-S"
    match = match_at(phase="order", robots=(PLAIN, struck), edges="WN", dice=[[2], []])
    assert losses(match, 1) == {"tiles": 2, "tokens": 1, "goblins": 0}


@pytest.mark.parametrize("seed", range(6))
def test_the_two_tiles_under_a_shared_token_are_never_parted(seed: int) -> None:
    """R12: random strikes from all sides on a robot with shared tokens."""
    struck = (
        "2.3:decoration 2.2:armour-ESW-E 2.4:weapon-ESW-N 4.3:decoration 4.2:armour-ESW-E 4.4:weapon-NSW-S"
    )
    faces = [(seed * step) % 5 + 1 for step in range(1, 6)]
    what: dict[str, Any] = {"phase": "order", "robots": (PLAIN, struck), "edges": "NESW"[seed % 4] + "N"}
    match = match_at(**what, dice=[faces, []], round=2)
    match = ordered(match, faces) if ("1", "order", "") in asked(match) else match
    left = set(standing(match, 1))
    for token in tokens_on(match, 1):
        assert set(token.split("+")) <= left


# -- goblins and the cockpit -----------------------------------------------------------------------


def test_the_pilots_goblins_go_before_the_tacticians() -> None:
    """10.4 f, TV-D3."""
    match = match_at(phase="order", robots=(PLAIN, "4.3:weapon-NEW-S"), dice=[[3, 3, 3], []])
    assert match.table.goblins == [2, 2, 0, 1]


def test_in_an_even_combat_round_the_other_partners_goblins_go_first() -> None:
    """10, 10.4 f."""
    match = match_at(phase="order", combat=2, robots=(PLAIN, "4.3:weapon-NEW-S"), dice=[[3], []])
    assert match.table.goblins == [2, 2, 2, 1]


def test_an_empty_cockpit_stops_a_die_on_line_3_and_takes_no_more_harm() -> None:
    """R25: the weapon behind it is safe."""
    match = match_at(
        phase="order", round=2, robots=(PLAIN, "4.3:weapon-NEW-S"), dice=[[3] * 5, []], scores=[9, 0, 0, 0]
    )
    assert (match.table.goblins[2:], losses(match, 1)) == ([0, 0], {"tiles": 0, "tokens": 0, "goblins": 4})
    assert told(match, "struck", "square") == [12] * 5


def test_a_solo_player_loses_two_goblins_at_most() -> None:
    """14.4."""
    match = match_at(
        seats=3,
        phase="order",
        round=2,
        robots=(PLAIN, "4.3:weapon-NEW-S"),
        dice=[[3] * 3, []],
        scores=[9, 0, 0],
    )
    assert (match.table.goblins, losses(match, 1)["goblins"]) == ([2, 2, 0], 2)


# -- both attacks ----------------------------------------------------------------------------------


def test_the_attack_of_the_first_players_team_is_resolved_first() -> None:
    """R24."""
    match = match_at(phase="order", dice=[[3], [3]])
    assert told(match, "struck", "team") == [1, 0]


def test_a_robot_strikes_with_all_its_dice_though_it_has_just_lost_its_last_weapon() -> None:
    """10.4 f, R24."""
    match = match_at(phase="order", round=2, dice=[[3], [3, 3]], scores=[9, 0, 0, 0])
    assert (standing(match, 0), match.table.lost_goblins) == (["4.3"], [1, 0])
    assert told(match, "out_of_action", "team") == [0, 1]


def test_each_attack_comes_in_at_the_edge_that_its_aim_names() -> None:
    """3.5, 3.6."""
    struck = "2.3:weapon-ESW-N 4.3:weapon-NEW-S"
    for edge, square in (("N", 7), ("S", 17)):
        match = match_at(phase="order", robots=(PLAIN, struck), edges=edge + "N", dice=[[3], []])
        assert told(match, "struck", "square") == [square]


def test_a_die_on_an_empty_line_is_wasted() -> None:
    """3.6."""
    match = match_at(phase="order", dice=[[1, 1], []])
    assert told(match, "struck", "square") == [None, None]
    assert losses(match, 1) == {"tiles": 0, "tokens": 0, "goblins": 0}


def test_the_lines_are_counted_by_the_yard_and_turn_with_it() -> None:
    """R1: a 2 finds row 2 from the left as well as from the right, and column 2 from the front and the back."""
    struck = "2.3:weapon-ESW-N 2.2:engine-NES"
    for edge, square in (("W", 6), ("E", 7), ("N", 6), ("S", 6)):
        match = match_at(
            phase="order", robots=(PLAIN, struck), edges=edge + "N", dice=[[2], []], fronts="NE", round=2
        )
        assert told(match, "struck", "square") == [square]
