"""The seven abilities of tactics cards, each in every branch. Rules section 11."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.goblins_inc.pieces import TURNS
from ludoteca.kernel.match import Match
from tests.games.goblins_inc.positions import PLAIN, losses, match_at, robot, say, standing, tokens_on, told
from tests.games.goblins_inc.vectors import VECTORS
from tests.playing import answers, asked, play

HARMLESS = "4.3:weapon-NEW-S"
"""An enemy that fires the other way: nothing is struck but what the test is about."""


def holding(card: str, phase: str, **what: Any) -> Match:
    """Team 0 holds this card and may use it now; its Tactician is seat 1."""
    rest = " ".join([other for other in ("nitro", "homing", "emergency") if other != card][:2])
    return match_at(phase=phase, row=f"{card} {rest}", held=[card, None], acting=[0], **what)


def before(card: str, own: str = PLAIN, **what: Any) -> Match:
    return holding(card, "before", robots=(own, HARMLESS), **what)


def after(card: str, *dice: int, seed: object = "a test") -> Match:
    return holding(card, "after", dice=[list(dice), []], seed=seed)


def last_dice(match: Match) -> list[int]:
    """How the dice of team 0 lie after its ability."""
    return [int(face) for face in told(match, "dice", "dice")[-1].split("-")]


# -- Nitro -----------------------------------------------------------------------------------------


def test_nitro_takes_one_die_by_its_face_or_all() -> None:
    """R19, R44: dice with the same number are one choice."""
    match = play(after("nitro", 3, 0, 3, 5), say(1, "use", "nitro"))
    assert answers(match, 1) == ["0", "3", "5", "all"]


def test_nitro_re_rolls_one_die_and_leaves_the_others() -> None:
    faces = set()
    for seed in range(20):
        match = play(after("nitro", 3, 0, 5, seed=seed), say(1, "use", "nitro"), say(1, "nitro", "0"))
        first, again, last = last_dice(match)
        assert (first, last) == (3, 5)
        faces.add(again)
    assert len(faces) > 3


def test_nitro_re_rolls_all_dice_blank_ones_too() -> None:
    changed = [False] * 3
    for seed in range(20):
        match = play(after("nitro", 3, 0, 5, seed=seed), say(1, "use", "nitro"), say(1, "nitro", "all"))
        changed = [
            was or new != old for was, new, old in zip(changed, last_dice(match), (3, 0, 5), strict=True)
        ]
    assert changed == [True, True, True]


def test_nitro_is_used_once() -> None:
    match = play(after("nitro", 3, 0, 5), say(1, "use", "nitro"), say(1, "nitro", "0"))
    assert ("1", "use", "") not in asked(match)


def test_nitro_with_a_single_die_need_not_say_which() -> None:
    """R44."""
    match = play(after("nitro", 3), say(1, "use", "nitro"))
    assert (told(match, "used", "ability"), len(last_dice(match))) == (["nitro"], 1)


def test_nitro_may_be_left_alone() -> None:
    match = play(after("nitro", 1, 2), say(1, "use", "-"))
    assert answers(match, 1) == ["1-2", "2-1"]


# -- Sabotage --------------------------------------------------------------------------------------


def test_sabotage_adds_an_arrow_for_this_attack_only() -> None:
    match = play(before("sabotage"), say(1, "use", "sabotage"))
    assert match.table.rolled[0] == 2
    match = match_at(combat=2, sabotage=[True, False], row="nitro homing emergency")
    play(match, ("1", "drive", "right+front"), ("0", "pick", "left"))
    play(match, ("3", "drive", "ahead+front"), ("2", "pick", "right"))
    assert match.table.sabotage == [False, False]


def test_sabotage_works_without_an_arrow_of_ones_own() -> None:
    match = play(before("sabotage", "4.3:weapon-NEW-S"), say(1, "use", "sabotage"))
    assert match.table.rolled[0] == 1


def test_sabotage_is_not_asked_for_with_five_arrows() -> None:
    """R44."""
    five = " ".join([f"{square}:weapon-ESW-N" for square in ("2.3", "2.2", "2.4", "2.1", "2.5")])
    match = before("sabotage", five)
    assert (told(match, "used", "ability"), match.table.rolled[0]) == ([], 5)


def test_sabotage_may_be_left_alone() -> None:
    match = before("sabotage")
    assert answers(match, 1) == ["sabotage", "-"]
    assert play(match, say(1, "use", "-")).table.rolled[0] == 1


# -- Emergency -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_emergency_re_rolls_blank_dice_until_none_is_blank_and_no_other(seed: int) -> None:
    """R19."""
    dice = last_dice(play(after("emergency", 0, 4, 0, 1, seed=seed), say(1, "use", "emergency")))
    assert (dice[1], dice[3], 0 in dice) == (4, 1, False)


def test_emergency_gives_any_number() -> None:
    found = {
        last_dice(play(after("emergency", 0, seed=seed), say(1, "use", "emergency")))[0] for seed in range(40)
    }
    assert found == {1, 2, 3, 4, 5}


def test_emergency_leaves_dice_that_point_at_an_empty_line() -> None:
    """11: such a die is no blank, so there is nothing to ask."""
    match = after("emergency", 1, 1)
    assert told(match, "used", "ability") == []


def test_emergency_may_be_left_alone() -> None:
    match = play(after("emergency", 0, 1), say(1, "use", "-"))
    assert told(match, "row", "dice") == ["1", ""]


# -- Dynamite --------------------------------------------------------------------------------------


def test_dynamite_makes_the_first_die_strike_twice_in_a_row() -> None:
    """R18: the shot weapon opens the way to the cockpit."""
    match = play(
        holding("dynamite", "order", dice=[[3, 1], []]), say(1, "dynamite", "yes"), say(1, "order", "3-1")
    )
    assert told(match, "struck", "square") == [7, 12, None]


def test_dynamite_needs_a_die_that_is_not_blank() -> None:
    """R18, TV-D6."""
    match = holding("dynamite", "order", dice=[[0, 0], [1, 2]])
    assert asked(match) == [("3", "order", "")]


# -- Homing ----------------------------------------------------------------------------------------


def test_homing_turns_a_die_that_is_not_blank_to_another_number() -> None:
    """R19."""
    match = play(after("homing", 0, 2, 4, 2), say(1, "use", "homing"))
    assert answers(match, 1) == ["2", "4"]
    play(match, say(1, "homing", "2"))
    assert answers(match, 1) == ["1", "3", "4", "5"]
    play(match, say(1, "turn_to", "5"))
    assert last_dice(match) == [0, 5, 4, 2]


def test_homing_is_used_once() -> None:
    match = play(
        after("homing", 1, 2), say(1, "use", "homing"), say(1, "homing", "1"), say(1, "turn_to", "3")
    )
    assert answers(match, 1) == ["2-3", "3-2"]


def test_homing_may_turn_a_die_that_points_at_an_empty_line() -> None:
    match = play(after("homing", 1), say(1, "use", "homing"), say(1, "turn_to", "3"))
    assert told(match, "struck", "face", "square") == [(3, 7)]


def test_homing_does_not_touch_a_blank_die() -> None:
    """R44: with blanks only it is not asked."""
    assert told(after("homing", 0, 0), "used", "ability") == []


def test_nitro_makes_a_blank_die_fit_for_homing() -> None:
    """R19."""
    for seed in range(20):
        match = play(after("nitro-homing", 0, 0, seed=seed), say(1, "use", "nitro"), say(1, "nitro", "all"))
        assert (("1", "use", "") in asked(match)) is any(last_dice(match))


# -- Duct Tape -------------------------------------------------------------------------------------

GUARDED = "2.3:weapon-ESW-N 2.2:armour-ESW-E 4.3:engine-NES"
"""An armour whose token lies across it and the weapon."""


def test_duct_tape_puts_a_token_on_any_own_tile_but_armour() -> None:
    match = play(before("duct-tape", GUARDED), say(1, "use", "duct_tape"))
    assert answers(match, 1) == ["2.3", "4.3", "-"]
    play(match, say(1, "tape", "4.3"))
    assert tokens_on(match, 0) == ["2.2+2.3", "4.3"]


def test_duct_tape_may_lie_where_other_tokens_lie_and_covers_that_tile_alone() -> None:
    match = play(before("duct-tape", GUARDED), say(1, "use", "duct_tape"), say(1, "tape", "2.3"))
    assert tokens_on(match, 0) == ["2.2+2.3", "2.3"]


def test_duct_tape_never_runs_out() -> None:
    """R13: the box has fifteen tokens. All armour is on the scrap pile, the tokens that it brought are not."""
    tape = " ".join(["2.3"] * 15)
    match = before("duct-tape", tokens=(tape, ""), scrap=("armour " * 6 + "armour2 " * 3, ""))
    play(match, say(1, "use", "duct_tape"), say(1, "tape", "2.3"))
    assert len(match.table.tokens[0]) == 16


def test_duct_tape_is_not_asked_for_on_a_robot_of_armour_only() -> None:
    """R44."""
    assert told(before("duct-tape", "2.3:armour-ESW-E"), "used", "ability") == []


def test_duct_tape_may_be_left_alone() -> None:
    match = play(before("duct-tape"), say(1, "use", "-"))
    assert tokens_on(match, 0) == []


def test_duct_tape_takes_a_hit() -> None:
    match = match_at(phase="order", tokens=("", "2.3"), dice=[[3], []])
    assert (standing(match, 1), losses(match, 1)) == (["2.3", "4.3"], {"tiles": 0, "tokens": 1, "goblins": 0})


# -- Crane -----------------------------------------------------------------------------------------

CRANE = VECTORS["crane"]["TV-D9"]


def spot(case: dict[str, Any], match: Match) -> str:
    """The end of a move of the example, which turns the tile further from how it lies."""
    (row, column), (to_row, to_column) = case["from"], case["to"]
    lies = match.table.turns[0][(row - 1) * 5 + column - 1]
    tile = match.table.tiles[0][(row - 1) * 5 + column - 1]
    turns = TURNS[tile]
    return f"{to_row}.{to_column}/{turns[(lies + case['turn']) % len(turns)]}"


def craning(**what: Any) -> Match:
    """The robot of TV-D9; seat 1 has chosen to use the Crane."""
    return play(before("crane", robot(CRANE), **what), say(1, "use", "crane"))


@pytest.mark.parametrize("case", CRANE["cases"], ids=range(9))
def test_the_crane_moves_what_the_example_lets_it_move(case: dict[str, Any]) -> None:
    """TV-D9, R23."""
    match = craning()
    source, end = "{}.{}".format(*case["from"]), spot(case, match)
    if source not in answers(match, 1):
        assert not case["legal"]
        return
    play(match, say(1, "lift", source))
    assert (end in answers(match, 1)) is case["legal"]
    if case["legal"]:
        play(match, say(1, "put", end))
        fell = [f"{row}.{column}" for row, column in case["fell"]]
        assert (losses(match, 0)["tiles"], set(fell) & set(standing(match, 0))) == (len(fell), set())


def test_the_crane_lifts_no_tile_with_a_token() -> None:
    """R23: neither to move nor to turn it."""
    assert answers(craning(), 1) == ["1.3", "2.3", "4.3", "5.3", "-"]


def test_the_crane_may_turn_a_tile_where_it_lies_but_not_leave_all_as_it_was() -> None:
    """11, R44: a decoration looks the same however it is turned."""
    match = play(
        before("crane", "2.3:weapon-ESW-N 4.3:decoration"), say(1, "use", "crane"), say(1, "lift", "2.3")
    )
    assert [end for end in answers(match, 1) if end.startswith("2.3/")] == ["2.3/1", "2.3/3"]
    match = play(
        before("crane", "2.3:weapon-ESW-N 4.3:decoration"), say(1, "use", "crane"), say(1, "lift", "4.3")
    )
    assert [end for end in answers(match, 1) if end.startswith("4.3/")] == []


def test_the_crane_may_use_squares_that_the_blueprint_forbids() -> None:
    """11: Mechaball forbids the corners."""
    match = before("crane", "2.3:decoration 1.3:decoration 1.2:decoration 4.3:weapon-NEW-S")
    play(match, say(1, "use", "crane"), say(1, "lift", "4.3"))
    assert "1.1/3" in answers(match, 1)
    play(match, say(1, "put", "1.1/3"))
    assert standing(match, 0) == ["1.1", "1.2", "1.3", "2.3"]


def test_armour_that_has_lost_its_token_may_be_moved_in_front_of_the_cockpit_and_brings_none() -> None:
    """R23."""
    match = before("crane", "4.3:weapon-NSW-S 4.2:armour-NES-N", tokens=("", ""))
    play(match, say(1, "use", "crane"), say(1, "lift", "4.2"), say(1, "put", "2.3/0"))
    assert (standing(match, 0), tokens_on(match, 0)) == (["2.3", "4.3"], [])


def test_what_the_crane_makes_fall_goes_to_the_own_scrap_pile_with_its_tokens() -> None:
    """R23, R12."""
    hung = "2.3:decoration 1.3:armour-NES-N 4.3:weapon-NEW-S"
    match = play(before("crane", hung), say(1, "use", "crane"), say(1, "lift", "2.3"), say(1, "put", "3.2/0"))
    assert (standing(match, 0), losses(match, 0)) == (["3.2", "4.3"], {"tiles": 1, "tokens": 1, "goblins": 0})


def test_where_the_crane_may_drop_nothing_such_moves_are_not_offered() -> None:
    """R23, option crane_drops."""
    match = craning(options={"crane_drops": "forbidden"})
    assert answers(match, 1) == ["1.3", "5.3", "-"]


def test_the_crane_is_not_asked_for_when_it_can_move_nothing() -> None:
    """R44: the only tile has a token."""
    assert told(before("crane", tokens=("2.3 4.3", "")), "used", "ability") == []


def test_the_crane_may_be_left_alone() -> None:
    match = play(before("crane"), say(1, "use", "-"))
    assert (standing(match, 0), told(match, "craned", "team")) == (["2.3", "4.3"], [])


# -- two abilities on one card ---------------------------------------------------------------------


def test_a_team_with_two_abilities_may_use_both_in_the_order_it_likes() -> None:
    """11."""
    tape, move = [say(1, "tape", "2.3")], [say(1, "lift", "4.3"), say(1, "put", "3.4/2")]
    match = play(before("duct-tape-crane"), say(1, "use", "crane"), *move, say(1, "use", "duct_tape"), *tape)
    assert (standing(match, 0), tokens_on(match, 0)) == (["2.3", "3.4"], ["2.3"])
    # The weapon is taped, so the engine is the only tile to lift.
    match = play(before("duct-tape-crane"), say(1, "use", "duct_tape"), *tape, say(1, "use", "crane"), *move)
    assert (standing(match, 0), tokens_on(match, 0)) == (["2.3", "3.4"], ["2.3"])


def test_a_tile_just_taped_is_out_of_the_cranes_reach() -> None:
    """R23."""
    robot_of_three = f"{PLAIN} 3.2:engine-NES"
    match = play(before("duct-tape-crane", robot_of_three), say(1, "use", "duct_tape"), say(1, "tape", "4.3"))
    assert answers(play(match, say(1, "use", "crane")), 1) == ["2.3", "3.2", "-"]


def test_a_team_with_two_abilities_may_use_only_one() -> None:
    """11."""
    match = play(
        before("duct-tape-crane"), say(1, "use", "duct_tape"), say(1, "tape", "2.3"), say(1, "use", "-")
    )
    assert told(match, "used", "ability") == ["duct_tape"]


def test_an_ability_for_before_the_roll_goes_with_one_for_after_it() -> None:
    """11."""
    match = play(before("duct-tape-nitro"), say(1, "use", "duct_tape"), say(1, "tape", "2.3"))
    assert answers(match, 1) == ["nitro", "-"]
