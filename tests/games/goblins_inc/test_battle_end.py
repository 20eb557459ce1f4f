"""When a battle is over and who has won it. Rules sections 10.5 and 12.1."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.kernel.match import Match
from tests.games.goblins_inc.positions import drive, match_at, pick, say, told
from tests.games.goblins_inc.vectors import VECTORS
from tests.playing import asked, drift, lies, play

ARMED, UNARMED = "4.3:weapon-NEW-S", "4.3:engine-NES"
AWAY = {"scores": [9, 0, 0, 0], "round": 2}
"""The match ends with the battle, and nobody is asked for a third round."""
SORTS = [*["weapon"] * 12, *["engine"] * 4, *["decoration"] * 4, *["armour"] * 4, *["weapon2"] * 6]


def fought(combat: int, *robots: str, **what: Any) -> Match:
    """The dice of this combat round are spent."""
    return match_at(**{"phase": "strike", "combat": combat, "robots": robots or (ARMED, ARMED), **what})


# -- out of action ---------------------------------------------------------------------------------


def test_a_robot_without_a_goblin_is_out_of_action_and_the_other_has_won() -> None:
    """10.5, 12.1."""
    match = fought(1, ARMED, ARMED, goblins=[2, 2, 0, 0], lost_goblins=[0, 4], **AWAY)
    assert (told(match, "out_of_action", "team"), told(match, "battle", "result")) == ([1], ["first"])


def test_one_goblin_keeps_a_robot_in_action() -> None:
    """10.5."""
    assert told(fought(1, ARMED, ARMED, goblins=[0, 1, 2, 2]), "out_of_action", "team") == []


def test_a_robot_without_a_weapon_is_out_of_action() -> None:
    """10.5."""
    match = fought(1, UNARMED, ARMED, **AWAY)
    assert (told(match, "out_of_action", "team"), told(match, "battle", "result")) == ([0], ["second"])


def test_a_weapon_that_points_the_other_way_keeps_a_robot_in_action() -> None:
    """R26."""
    match = fought(1, ARMED, ARMED)
    assert (match.table.arrows(0), told(match, "out_of_action", "team")) == (0, [])


def test_the_arrow_of_sabotage_is_no_weapon() -> None:
    """R26."""
    what: dict[str, Any] = {"phase": "before", "row": "sabotage nitro homing", "held": ["sabotage", None]}
    match = match_at(**what, robots=(UNARMED, ARMED), acting=[0], **AWAY)
    play(match, say(1, "use", "sabotage"))
    assert (match.table.rolled[0], told(match, "out_of_action", "team")) == (1, [0])


def test_nobody_looks_before_the_first_combat_round() -> None:
    """R11: a robot that starts without weapons fights one."""
    match = match_at(robots=(UNARMED, ARMED), row="nitro homing emergency", **AWAY)
    assert [ask for _, ask, _ in asked(match)] == ["drive", "pick", "drive", "pick"]
    play(match, drive(0, "right"), pick(1, "left"), drive(2, "ahead"), pick(3, "left"))
    assert (told(match, "out_of_action", "team"), match.over) == ([0], True)


# -- the course of a battle ------------------------------------------------------------------------


@pytest.mark.parametrize("combat", [1, 2, 3])
def test_while_both_are_in_action_the_next_combat_round_begins(combat: int) -> None:
    """10.5."""
    match = fought(combat)
    assert (match.table.combat, match.table.phase.value) == (combat + 1, "choose")


def test_the_battle_is_over_after_the_fourth_combat_round() -> None:
    """10.5, TV-13."""
    match = fought(4, **AWAY)
    numbers = VECTORS["numbers"]["TV-13"]
    assert (match.over, told(match, "battle", "result")) == (True, ["draw"])
    used = len(lies(match, "tactics used")) - 12
    assert used == numbers["tactics_per_battle"] == 3 * numbers["max_combat_rounds"]


def test_cards_left_over_from_a_short_battle_stay_out() -> None:
    """9, R35: of the first twelve nine go unused, and the other twelve are for round 2."""
    match = fought(1, UNARMED, ARMED)
    assert [len(lies(match, f"tactics {place}")) for place in ("used", "aside", "deck")] == [3, 9, 12]


def test_a_tactics_card_is_held_for_one_combat_round_only() -> None:
    """10.3."""
    match = fought(1, held=["nitro", "emergency"])
    assert (match.table.held, match.table.phase.value) == ([None, None], "choose")


# -- the winner ------------------------------------------------------------------------------------


def test_the_winner_is_that_of_the_example() -> None:
    """TV-D7."""
    for case in VECTORS["winner"]["TV-D7"]["cases"]:
        sorts = list(SORTS)
        scrap: list[str] = []
        robots: list[str] = []
        goblins: list[int] = []
        for team in "AB":
            loss = case[team]
            scrap.append(" ".join([sorts.pop(0) for _ in range(loss["tiles"])]))
            emptied = loss["goblins"] == 4
            robots.append(UNARMED if loss["out"] and not emptied else ARMED)
            goblins += [0, 0] if emptied else [2, 2 - loss["goblins"]] if loss["goblins"] < 3 else [1, 0]
        lost = [[case[team][part] for team in "AB"] for part in ("tokens", "goblins")]
        match = fought(
            4, *robots, scrap=scrap, lost_tokens=lost[0], lost_goblins=lost[1], goblins=goblins, **AWAY
        )
        wanted = {"A": "first", "B": "second", None: "draw"}[case["winner"]]
        assert told(match, "battle", "result") == [wanted]


@pytest.mark.parametrize(
    "lost",
    [
        {"scrap": ("weapon", "")},
        {"lost_tokens": [1, 0]},
        {"lost_goblins": [1, 0]},
        {"scrap": ("weapon weapon", "engine")},
    ],
)
def test_after_four_combat_rounds_whoever_has_lost_less_has_won(lost: dict[str, Any]) -> None:
    """12.1: tiles, tokens and goblins count alike."""
    assert told(fought(4, **lost, **AWAY), "battle", "result") == ["second"]


def test_an_upgraded_tile_is_one_loss_like_any_other() -> None:
    """12.1."""
    assert told(fought(4, scrap=("weapon2", "weapon"), **AWAY), "battle", "result") == ["draw"]


def test_both_out_of_action_in_the_same_combat_round_compare_their_losses() -> None:
    """12.1."""
    match = fought(2, UNARMED, UNARMED, scrap=("weapon", "weapon weapon"), **AWAY)
    assert (told(match, "out_of_action", "team"), told(match, "battle", "result")) == ([0, 1], ["first"])


@pytest.mark.parametrize(("option", "result"), [("are_damage", "second"), ("are_no_damage", "first")])
def test_what_fell_off_before_the_battle_counts_as_the_match_says(option: str, result: str) -> None:
    """R10, option loose_parts."""
    what: dict[str, Any] = {"scrap": ("weapon weapon weapon", "engine"), "loose": [3, 0]}
    match = fought(4, **what, options={"loose_parts": option}, **AWAY)
    assert told(match, "battle", "result") == [result]


def test_a_whole_battle_uses_at_most_four_rounds_of_three_cards() -> None:
    """TV-13."""
    match = drift(match_at(robots=(ARMED, ARMED), row="nitro homing emergency", **AWAY))
    assert told(match, "combat", "combat") == [1, 2, 3, 4]
