"""How many dice are rolled, what is asked around the roll, and the row they are laid in. Rules section 10.4 b to e."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.kernel.match import Match
from tests.games.goblins_inc.positions import PLAIN, drive, match_at, pick, say, told
from tests.games.goblins_inc.vectors import VECTORS
from tests.playing import answers, asked, play

FIRING = ["2.3", "2.2", "2.4", "2.1", "2.5"]


def with_arrows(number: int) -> str:
    """A robot with so many arrows towards N, up to five, or seven; its weapon behind the cockpit fires to S."""
    weapons = [f"{square}:weapon-ESW-N" for square in FIRING[:number]]
    if number == 7:
        weapons.append("3.4:weapon2-EW-NN")
    return " ".join([*weapons, "4.3:weapon-NSW-S"])


def dice_rolled(match: Match) -> list[int]:
    """How many dice each team has rolled."""
    return [len(dice.split("-")) if dice else 0 for dice in told(match, "rolled", "dice")]


def rows(match: Match) -> list[str]:
    """How the dice were laid in the end, by team."""
    return told(match, "row", "dice")


def before(arrows: int, overheated: bool, sabotage: bool, **what: Any) -> Match:
    """Just before the roll; team 0 has Sabotage or no card."""
    card = "sabotage" if sabotage else None
    return match_at(
        phase="before",
        robots=(with_arrows(arrows), "4.3:weapon-NEW-S"),
        overheated=[overheated, False],
        held=[card, None],
        acting=[0] if sabotage else [],
        **what,
    )


CASES = [
    pytest.param(case, id=f"{example}-{number}")
    for example, vector in VECTORS["dice"].items()
    for number, case in enumerate(vector["cases"])
]


@pytest.mark.parametrize("case", CASES)
def test_arrows_and_sabotage_make_dice_five_at_most_and_overheating_takes_one(case: dict[str, Any]) -> None:
    """TV-09, TV-D1, R17. Sabotage that brings no die is not asked for (R44)."""
    match = before(case["arrows"], case["overheated"], case["sabotage"])
    if case["sabotage"] and ("1", "use", "") in asked(match):
        play(match, say(1, "use", "sabotage"))
    assert dice_rolled(match)[0] == case["dice"]


@pytest.mark.parametrize(("option", "dice"), [("may_be_nothing", 0), ("at_least_one", 1)])
def test_sabotage_on_an_overheated_robot_without_arrows_gives_what_the_match_says(
    option: str, dice: int
) -> None:
    """R17, option overheated_sabotage."""
    match = before(0, True, True, options={"overheated_sabotage": option})
    if dice:
        play(match, say(1, "use", "sabotage"))
    assert dice_rolled(match)[0] == dice


def test_at_least_one_die_is_not_promised_without_sabotage() -> None:
    """R17."""
    match = before(0, True, True, options={"overheated_sabotage": "at_least_one"})
    assert dice_rolled(play(match, say(1, "use", "-")))[0] == 0


def test_only_arrows_that_point_the_way_of_the_front_fire_wherever_the_weapon_lies() -> None:
    """3.7: the weapon behind the cockpit fires as well, once its side is the front."""
    for fronts, dice in (("NN", 2), ("EN", 0), ("SN", 1), ("WN", 0)):
        match = match_at(phase="before", robots=(with_arrows(2), PLAIN), fronts=fronts)
        assert dice_rolled(match) == [dice, 1]


def test_an_upgraded_weapon_with_two_ways_fires_one_arrow_each_way() -> None:
    """8, 3.7."""
    for fronts, dice in (("NN", 1), ("EN", 1), ("SN", 0)):
        robots = ("2.3:weapon2-SW-NE", "4.3:weapon-NEW-S")
        match = match_at(phase="before", robots=robots, fronts=fronts)
        assert dice_rolled(match)[0] == dice


def test_a_die_shows_each_of_its_six_faces() -> None:
    """2: blank, 1, 2, 3, 4 and 5."""
    faces: list[str] = []
    for seed in range(30):
        match = match_at(seed, phase="before", robots=(with_arrows(5), "4.3:weapon-NEW-S"))
        faces += told(match, "rolled", "dice")[0].split("-")
    counts = [faces.count(face) for face in "012345"]
    assert sum(counts) == 150
    assert min(counts) > 10


# -- before the roll -------------------------------------------------------------------------------


def test_whoever_has_fewer_unused_engines_acts_first_before_the_roll() -> None:
    """R16."""
    poor, rich = "2.3:weapon-ESW-N", "2.3:weapon-ESW-N 4.3:engine-NES 3.2:engine-NES"
    for robots, first in (((poor, rich), "1"), ((rich, poor), "3")):
        match = match_at(robots=robots, row="duct-tape crane duct-tape")
        play(match, drive(0, "right"), pick(1, "left"), drive(2, "right"), pick(3, "right"))
        assert asked(match) == [(first, "use", "")]


def test_with_equally_many_unused_engines_chance_decides_who_acts_second() -> None:
    """R16, R36: also when both have the same card."""
    firsts = set()
    for seed in range(12):
        match = match_at(seed, row="duct-tape crane duct-tape")
        play(match, drive(0, "right"), pick(1, "left"), drive(2, "right"), pick(3, "left"))
        firsts.add(asked(match)[0][0])
    assert firsts == {"1", "3"}


def test_a_shared_card_is_used_by_each_team_for_itself() -> None:
    """R36."""
    match = match_at(phase="before", row="sabotage crane nitro", held=["sabotage", "sabotage"], acting=[0, 1])
    play(match, say(1, "use", "sabotage"), say(3, "use", "-"))
    assert dice_rolled(match) == [2, 1]


def test_nobody_has_to_use_an_ability() -> None:
    """R16."""
    match = match_at(phase="before", row="crane crane nitro", held=["crane", None], acting=[0])
    play(match, say(1, "use", "-"))
    assert (told(match, "used", "ability"), dice_rolled(match)) == ([], [1, 1])


def test_dice_are_counted_after_the_crane_so_a_weapon_turned_by_it_fires() -> None:
    """R16."""
    robots = (with_arrows(1), "4.3:weapon-NEW-S")
    match = match_at(phase="before", robots=robots, row="crane nitro nitro", held=["crane", None], acting=[0])
    play(match, say(1, "use", "crane"), say(1, "lift", "4.3"), say(1, "put", "3.2/0"))
    assert dice_rolled(match) == [2, 0]


# -- after the roll --------------------------------------------------------------------------------


def after(dice: list[list[int]], held: list[str | None], **what: Any) -> Match:
    """Just after the roll."""
    acting = [team for team in (0, 1) if held[team] is not None]
    row = " ".join([card for card in dict.fromkeys(held) if card is not None])
    rest = [card for card in ("nitro", "homing", "emergency") if card not in row.split()]
    shown = " ".join([row, *rest][: 4 - len(row.split())])
    return match_at(phase="after", row=shown, held=held, dice=dice, acting=acting, **what)


def test_after_the_roll_both_tacticians_say_at_the_same_time_what_they_use() -> None:
    """R40."""
    match = after([[1, 2], [3, 4]], ["nitro", "homing"])
    assert asked(match) == [("1", "use", ""), ("3", "use", "")]
    play(match, say(1, "use", "nitro"), say(1, "nitro", "1"))
    assert (match.table.dice, asked(match)) == ([(1, 2), (3, 4)], [("3", "use", "")])


def test_a_team_sees_the_result_of_one_ability_before_it_uses_the_next() -> None:
    """R40, R19."""
    match = after([[0, 2], []], ["nitro-homing", None])
    play(match, say(1, "use", "nitro"), say(1, "nitro", "0"))
    assert answers(match, 1) == ["homing", "-"]
    assert told(match, "dice", "dice") == ["-".join([str(face) for face in match.table.dice[0]])]


def test_two_abilities_for_dice_come_in_either_order() -> None:
    """R19."""
    match = after([[1, 2], []], ["nitro-homing", None])
    play(match, say(1, "use", "homing"), say(1, "homing", "1"), say(1, "turn_to", "5"))
    assert (match.table.dice[0], answers(match, 1)) == ((5, 2), ["nitro", "-"])


def test_who_has_passed_after_the_roll_is_not_asked_again_while_the_other_goes_on() -> None:
    """R40."""
    match = after([[1, 2], [3, 4]], ["nitro-homing", "nitro-homing"])
    play(match, say(1, "use", "-"), say(3, "use", "homing"), say(3, "homing", "3"), say(3, "turn_to", "1"))
    assert asked(match) == [("3", "use", "")]


def test_abilities_that_would_change_nothing_are_not_asked_for() -> None:
    """R44: no blank for Emergency, no number for Homing, no die for Nitro."""
    for dice, card in (([1, 2], "emergency"), ([0, 0], "homing"), ([], "nitro")):
        match = after([dice, []], [card, None])
        assert told(match, "used", "ability") == []
        assert [ask for _, ask, _ in asked(match)] != ["use"]


# -- the row ---------------------------------------------------------------------------------------


def ordering(dice: list[list[int]], held: str | None = None, **what: Any) -> Match:
    """Both rows are to be laid; team 0 has this card."""
    row = "nitro homing emergency" if held is None else f"{held} nitro homing"
    return match_at(phase="order", row=row, held=[held, None], dice=dice, **what)


def test_both_rows_are_laid_at_the_same_time_unseen() -> None:
    """10.4 e."""
    match = ordering([[1, 2], [2, 3]])
    assert asked(match) == [("1", "order", ""), ("3", "order", "")]


def test_blank_dice_drop_out_and_dice_with_the_same_number_are_not_told_apart() -> None:
    """10.4 e, R44."""
    match = ordering([[4, 3, 0, 3], []])
    assert (asked(match), answers(match, 1)) == ([("1", "order", "")], ["3-3-4", "3-4-3", "4-3-3"])


def test_a_row_that_can_be_laid_in_one_way_only_is_not_asked_for() -> None:
    """R44."""
    match = ordering([[3, 3, 0], [0]])
    assert rows(match) == ["3-3", ""]


@pytest.mark.parametrize("number", range(3))
def test_dynamite_doubles_the_first_die_unless_five_were_rolled_or_none_is_left(number: int) -> None:
    """TV-D6, R18."""
    case = VECTORS["dynamite"]["TV-D6"]["cases"][number]
    dice = case["order"][::-1] + [0] * (case["rolled"] - len(case["order"]))
    match = ordering([dice, []], "dynamite", round=2)
    if case["rolled"] < 5 and case["order"]:
        play(match, say(1, "dynamite", "yes"))
    if len(case["order"]) > 1:
        play(match, say(1, "order", "-".join([str(face) for face in case["order"]])))
    assert rows(match)[0] == "-".join([str(face) for face in case["strikes"]])


def test_dynamite_may_be_left_alone() -> None:
    """R16."""
    match = ordering([[3, 1], []], "dynamite")
    assert answers(match, 1) == ["yes", "no"]
    assert rows(play(match, say(1, "dynamite", "no"), say(1, "order", "3-1"))) == ["3-1", ""]


def test_a_fifth_die_from_sabotage_switches_dynamite_off() -> None:
    """R18."""
    robots = (with_arrows(4), "4.3:weapon-NEW-S")
    what: dict[str, Any] = {"robots": robots, "row": "sabotage-dynamite nitro homing"}
    for answer, dice in (("sabotage", 5), ("-", 4)):
        match = match_at(phase="before", held=["sabotage-dynamite", None], acting=[0], **what)
        play(match, say(1, "use", answer))
        assert dice_rolled(match)[0] == dice
        assert (("1", "dynamite", "") in asked(match)) is (dice == 4)


def test_five_arrows_on_an_overheated_robot_roll_four_and_dynamite_works() -> None:
    """R18."""
    robots = (with_arrows(5), "4.3:weapon-NEW-S")
    row, held = "dynamite nitro homing", ["dynamite", None]
    match = match_at(phase="before", robots=robots, overheated=[True, False], row=row, held=held)
    assert (dice_rolled(match)[0], asked(match)) == (4, [("1", "dynamite", "")])


def test_dynamite_on_an_empty_line_wastes_both_strikes() -> None:
    """R18."""
    match = ordering([[1, 3], []], "dynamite")
    play(match, say(1, "dynamite", "yes"), say(1, "order", "1-3"))
    assert told(match, "struck", "face", "square") == [(1, None), (1, None), (3, 7)]
