"""Three cards, secret choices, and what comes of them. Rules sections 10.1 to 10.3."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.goblins_inc.geometry import LETTERS
from ludoteca.kernel.match import Match
from tests.games.goblins_inc.positions import bare, drive, match_at, pick, told
from tests.games.goblins_inc.vectors import VECTORS, vectors
from tests.playing import answers, asked, lies, play, refuse

COST = {"ahead": 0, "right": 1, "left": 1, "back": 2, "front": 0}
"""The engines of sections 3.4 and 3.5."""
AFTER_ROLL = "nitro homing emergency"
"""A row whose cards nobody can use before the roll."""


def with_engines(number: int) -> str:
    """A robot with a weapon and so many engines, that of the cockpit included."""
    tiles = ["4.3:engine-NES", "3.2:engine-NES", "3.4:engine-NSW"]
    return " ".join(["2.3:weapon-ESW-N", *tiles[: number - 1]])


def chosen(match: Match, first: dict[str, Any], second: dict[str, Any]) -> Match:
    """All four seats have chosen; Pilots are seats 0 and 2."""
    return play(
        match,
        drive(0, first["steering"], first["aim"]),
        pick(1, first["pick"]),
        drive(2, second["steering"], second["aim"]),
        pick(3, second["pick"]),
    )


def handed_out(match: Match) -> list[str | None]:
    """The card of each team."""
    events = [event for event in match.events() if event.kind == "picked"]
    return [bare(event.cards[0]) if event.cards else None for event in events]


def drove(match: Match, team: int) -> dict[str, Any]:
    """What became of a Pilot's choice."""
    return [event.facts for event in match.events() if event.kind == "drove"][team]


# -- three cards -----------------------------------------------------------------------------------


def test_three_cards_lie_in_one_row_left_middle_and_right_for_both_teams() -> None:
    """10.1, R39."""
    match = match_at(row="nitro homing emergency")
    assert [bare(card) for card in lies(match, "tactics row")] == ["nitro", "homing", "emergency"]
    play(match, drive(0, "right"), pick(1, "left"), drive(2, "right"), pick(3, "right"))
    assert handed_out(match) == ["nitro", "emergency"]


def test_a_fresh_row_of_three_is_turned_up_in_every_combat_round() -> None:
    """10.1."""
    match = match_at(combat=3)
    assert (len(lies(match, "tactics row")), len(lies(match, "tactics used"))) == (3, 6)


# -- secret choices --------------------------------------------------------------------------------


def test_pilots_and_tacticians_choose_at_the_same_time() -> None:
    """10.2."""
    assert asked(match_at()) == [("0", "drive", ""), ("1", "pick", ""), ("2", "drive", ""), ("3", "pick", "")]


@pytest.mark.parametrize("combat", [1, 2, 3, 4])
def test_partners_swap_jobs_after_each_combat_round(combat: int) -> None:
    """10."""
    pilots = [int(seat) for seat, ask, _ in asked(match_at(combat=combat)) if ask == "drive"]
    assert pilots == ([0, 2] if combat % 2 else [1, 3])


def test_a_pilot_has_four_steerings_with_four_aims_each() -> None:
    """10.2."""
    sides = ["ahead", "right", "back", "left"]
    wanted = [f"{side}+{aim}" for side in sides for aim in ("front", "right", "back", "left")]
    assert answers(match_at(), 0) == wanted


def test_a_tactician_points_at_one_of_three_cards() -> None:
    """10.2."""
    assert answers(match_at(), 1) == ["left", "middle", "right"]


def test_a_player_without_a_partner_drives_and_then_picks() -> None:
    """14.3."""
    match = match_at(seats=2)
    assert asked(match) == [("0", "drive", ""), ("1", "drive", "")]
    play(match, drive(0, "right"))
    assert asked(match) == [("0", "pick", ""), ("1", "drive", "")]


def test_a_solo_player_has_both_jobs_in_every_combat_round() -> None:
    """14.4."""
    match = match_at(seats=3, combat=2)
    assert asked(match) == [("0", "pick", ""), ("1", "drive", ""), ("2", "drive", "")]
    play(match, drive(2, "right"))
    assert asked(match)[2] == ("2", "pick", "")


# -- engines ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("steering", ["ahead", "right", "back", "left"])
@pytest.mark.parametrize("aim", ["front", "right", "back", "left"])
def test_steering_and_aim_need_engines_and_the_rest_is_unused(steering: str, aim: str) -> None:
    """10.2, 10.3."""
    match = match_at(robots=(with_engines(4), with_engines(1)))
    play(match, drive(0, steering, aim), pick(1, "left"), drive(2, "ahead"), pick(3, "right"))
    assert drove(match, 0)["needed"] == COST[steering] + COST[aim]
    assert drove(match, 0)["unused"] == 4 - COST[steering] - COST[aim]


@pytest.mark.parametrize(**vectors("drive"))
def test_overspending_spends_all_turns_nothing_aims_at_the_front_and_overheats(
    vector: dict[str, Any],
) -> None:
    """TV-07, R15."""
    robots = (with_engines(vector["engines"]), with_engines(1))
    match = match_at(robots=robots, fronts=vector["front"] + "N", row=AFTER_ROLL)
    play(match, drive(0, vector["steering"], vector["aim"]), pick(1, "left"))
    play(match, drive(2, "ahead"), pick(3, "right"))
    t, expect = match.table, vector["expect"]
    assert drove(match, 0)["needed"] == expect["cost"] > drove(match, 0)["engines"] == expect["used"]
    assert (t.unused[0], LETTERS[t.fronts[0]], LETTERS[t.edges[0]]) == (
        expect["unused"],
        expect["front"],
        "N",
    )
    assert t.overheated[0] is expect["overheated"]


def test_a_robot_may_spend_its_last_engine_without_harm() -> None:
    """10.3."""
    match = match_at(robots=(with_engines(2), with_engines(1)), row=AFTER_ROLL)
    play(match, drive(0, "right", "left"), pick(1, "left"), drive(2, "ahead"), pick(3, "right"))
    assert (match.table.unused[0], match.table.overheated[0], match.table.fronts[0]) == (0, False, 1)


def test_where_overspending_is_forbidden_only_what_can_be_paid_for_is_offered() -> None:
    """R15, option overspending."""
    match = match_at(robots=(with_engines(1), with_engines(2)), options={"overspending": "forbidden"})
    assert answers(match, 0) == ["ahead+front", "ahead+right", "ahead+left", "right+front", "left+front"]
    refuse(match, drive(0, "back"))
    assert len(answers(match, 2)) == 11


# -- turning and overheating -----------------------------------------------------------------------


def test_a_robot_that_does_not_turn_overheats_in_the_first_combat_round_too() -> None:
    """R14."""
    match = match_at(row=AFTER_ROLL)
    play(match, drive(0, "ahead"), pick(1, "left"), drive(2, "left"), pick(3, "right"))
    assert match.table.overheated == [True, False]


def test_the_front_stays_until_it_is_steered_again() -> None:
    """3.4: right and right again make S the front."""
    match = match_at(fronts="EN", combat=2, row=AFTER_ROLL)
    play(match, drive(1, "right"), pick(0, "left"), drive(3, "ahead"), pick(2, "right"))
    assert [LETTERS[front] for front in match.table.fronts] == ["S", "N"]


@pytest.mark.parametrize(**vectors("exchange"))
def test_both_robots_turn_before_either_is_hit_and_unused_engines_win_the_card(
    vector: dict[str, Any],
) -> None:
    """TV-08, TV-08b, TV-D2, R2, R3, R36."""
    first, second = vector["A"], vector["B"]
    robots = (with_engines(first["engines"]), with_engines(second["engines"]))
    match = match_at(robots=robots, fronts=first["front"] + second["front"], row=AFTER_ROLL)
    chosen(match, first, second)
    t, expect = match.table, vector["expect"]
    for team, name in enumerate("AB"):
        found = (drove(match, team)["needed"], t.unused[team], LETTERS[t.fronts[team]], t.overheated[team])
        wanted = expect[name]
        assert found == (wanted["cost"], wanted["unused"], wanted["front"], wanted["overheated"])
    edges = [LETTERS[edge] for edge in t.edges]
    assert edges == [expect["edge_of_B_attacked"], expect["edge_of_A_attacked"]]


@pytest.mark.parametrize("example", VECTORS["exchange"])
def test_the_card_goes_to_whom_has_more_unused_engines_and_to_both_if_equal(example: str) -> None:
    """TV-08, TV-D2, R36."""
    vector = VECTORS["exchange"][example]
    robots = (with_engines(vector["A"]["engines"]), with_engines(vector["B"]["engines"]))
    match = match_at(robots=robots, row=AFTER_ROLL)
    chosen(match, vector["A"], vector["B"])
    row = dict(zip(("left", "middle", "right"), AFTER_ROLL.split(), strict=True))
    wanted = [vector["expect"][team]["card"] for team in "AB"]
    assert handed_out(match) == [None if place is None else row[place] for place in wanted]


def test_tacticians_who_point_at_different_cards_both_get_theirs() -> None:
    """10.3: whatever is unused."""
    match = match_at(robots=(with_engines(3), with_engines(1)), row=AFTER_ROLL)
    play(match, drive(0, "right"), pick(1, "middle"), drive(2, "ahead"), pick(3, "right"))
    assert (handed_out(match), match.table.unused) == (["homing", "emergency"], [2, 1])


def test_an_overspender_has_nothing_unused_to_win_a_card_with() -> None:
    """10.3."""
    match = match_at(robots=(with_engines(3), with_engines(2)), row=AFTER_ROLL)
    play(match, drive(0, "back", "back"), pick(1, "left"), drive(2, "right"), pick(3, "left"))
    assert handed_out(match) == [None, "nitro"]


def test_what_is_unused_is_not_counted_again_when_an_engine_is_lost() -> None:
    """10.3: the Crane drops an engine, and the team still acts second."""
    hung = "2.3:decoration 1.3:engine-NES 4.3:weapon-NEW-S"
    match = match_at(robots=(hung, "2.3:weapon-ESW-N"), row="crane crane homing")
    play(match, drive(0, "ahead"), pick(1, "left"), drive(2, "ahead"), pick(3, "middle"))
    assert (match.table.unused, match.table.acting) == ([2, 1], (1, 0))
    play(match, ("3", "use", "-"), ("1", "use", "crane"), ("1", "lift", "2.3"), ("1", "put", "3.2/0"))
    assert told(match, "craned", "team") == [0]
    assert (match.table.unused[0], match.table.engines(0)) == (2, 1)


def test_an_ability_used_in_one_combat_round_can_be_used_again_in_the_next() -> None:
    """11: with another card that has it."""
    match = match_at(combat=2, used=[["duct_tape"], []], row="duct-tape nitro homing")
    play(match, drive(1, "right"), pick(0, "left"), drive(3, "ahead"), pick(2, "right"))
    assert (asked(match), answers(match, 0)) == ([("0", "use", "")], ["duct_tape", "-"])
