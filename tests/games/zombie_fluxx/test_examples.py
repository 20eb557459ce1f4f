"""The worked examples of the rulebook. Rules section 13.1."""

from __future__ import annotations

import pytest

from ludoteca.kernel.match import Match
from tests.games.zombie_fluxx.positions import before, ended, match_at, move, moves, say, told
from tests.playing import answers, asked, lies, play, refuse, where


def draw_4_then_draw_2() -> Match:
    match = match_at(
        seats=2,
        phase="begin",
        hands={0: "draw-4 coffee lumber", 1: "draw-2 car shovel"},
        top="brains donuts sandwiches chainsaw",
    )
    return play(match, move(0, "draw-4"))


def test_draw_4_makes_up_for_the_cards_not_yet_drawn() -> None:
    """EX-1: one drawn, three more at once."""
    match = draw_4_then_draw_2()
    assert sorted(lies(match, "hand 0")) == ["brains", "chainsaw", "coffee", "donuts", "lumber", "sandwiches"]


def test_after_the_one_play_the_next_player_draws_by_the_new_rule() -> None:
    """EX-1."""
    match = draw_4_then_draw_2()
    assert (asked(match), len(lies(match, "hand 1"))) == ([("1", "move", "")], 7)


def test_draw_2_after_four_cards_gives_nothing_and_takes_nothing() -> None:
    """EX-1."""
    match = play(draw_4_then_draw_2(), move(1, "draw-2"))
    assert len(lies(match, "hand 1")) == 6


def test_draw_2_discards_draw_4() -> None:
    """EX-1."""
    match = play(draw_4_then_draw_2(), move(1, "draw-2"))
    assert (lies(match, "new rules"), lies(match, "discard pile")) == (["draw-2"], ["draw-4"])


def nested() -> Match:
    match = match_at(
        hands={0: "draw-2-and-use-em provisions arsenal"},
        top="draw-3-play-2-of-them coffee lumber shovel car",
    )
    return play(
        match,
        move(0, "draw-2-and-use-em"),
        say(0, "play_drawn", "draw-3-play-2-of-them"),
        say(0, "play_drawn", "lumber"),
        say(0, "play_drawn", "shovel"),
    )


def test_actions_within_actions_are_one_play() -> None:
    """EX-2: the last card of the first temporary hand is forced, and the turn is over."""
    match = nested()
    assert (before(match, 0), asked(match)) == (["coffee", "lumber", "shovel"], [("1", "move", "")])


def test_the_third_card_and_both_actions_are_discarded_in_the_order_of_their_ends() -> None:
    """EX-2."""
    assert lies(nested(), "discard pile") == ["car", "draw-3-play-2-of-them", "draw-2-and-use-em"]


def test_the_hand_put_aside_comes_back_unchanged() -> None:
    """EX-2."""
    assert lies(nested(), "hand 0") == ["provisions", "arsenal"]


@pytest.mark.parametrize(
    ("top", "zombies"),
    [("car zombie#1", ["zombie#1"]), ("zombie#1 zombie-pair#1 car", ["zombie#1", "zombie-pair#1"])],
)
def test_creepers_in_a_temporary_hand_are_laid_out_and_replaced(top: str, zombies: list[str]) -> None:
    """EX-3 and its variant."""
    match = match_at(hands={0: "draw-3-play-2-of-them ..."}, top=f"{top} draw-3 donuts-with-coffee")
    play(match, move(0, "draw-3-play-2-of-them"))
    assert (before(match, 0), sorted(answers(match, 0))) == (zombies, ["car", "donuts-with-coffee", "draw-3"])


def test_two_of_the_three_are_played_and_the_third_is_discarded() -> None:
    """EX-3."""
    match = match_at(hands={0: "draw-3-play-2-of-them ..."}, top="car zombie#1 draw-3 donuts-with-coffee")
    play(
        match,
        move(0, "draw-3-play-2-of-them"),
        say(0, "play_drawn", "car"),
        say(0, "play_drawn", "donuts-with-coffee"),
    )
    assert (where(match)["draw-3"], lies(match, "goals"), asked(match)[0][0]) == (
        "discard pile",
        ["donuts-with-coffee"],
        "1",
    )


def armed() -> Match:
    return match_at(
        phase="draw",
        rules="draw-2 play-2 zombie-season weapon-bonus",
        goals="provisions",
        hands={0: "arsenal"},
        keepers={0: "donuts shovel lumber shotgun", 1: "coffee"},
        creepers={0: "zombie#1 zombie#2 zombie#3 zombie#4", 1: "zombie#5"},
        top="exchange-keepers donuts-with-coffee",
    )


FOUR_KILLS = (
    move(0, "zombie-season"),
    say(0, "kill", "zombie#1"),
    move(0, "shotgun"),
    say(0, "kill", "zombie#2"),
    move(0, "lumber"),
    say(0, "kill", "zombie#3"),
    move(0, "shovel"),
)
THREE_KILLS = FOUR_KILLS[:-1]


def test_four_sources_kill_four_zombies_without_a_play() -> None:
    """EX-4: with one target left the fourth kill is not asked for."""
    match = play(armed(), *FOUR_KILLS)
    assert (lies(match, "creepers 0"), len(lies(match, "discard pile")), match.table.played) == ([], 4, 0)


def test_no_source_kills_twice() -> None:
    """EX-4: a fifth kill is not offered, though Ben still has a zombie."""
    match = play(armed(), *FOUR_KILLS)
    assert moves(match, 0) == ["arsenal", "donuts-with-coffee", "exchange-keepers"]


def test_a_swapped_keeper_and_a_goal_win_with_the_second_play() -> None:
    """EX-4."""
    match = play(
        armed(),
        *FOUR_KILLS,
        move(0, "exchange-keepers"),
        say(0, "own_keeper", "shovel"),
        move(0, "donuts-with-coffee"),
    )
    assert (ended(match), match.table.played) == ("0", 2)


def test_one_zombie_too_many_prevents_the_win() -> None:
    """EX-4, negative: Lumber is swapped, The Shovel has not killed."""
    match = play(
        armed(),
        *THREE_KILLS,
        move(0, "exchange-keepers"),
        say(0, "own_keeper", "lumber"),
        move(0, "donuts-with-coffee"),
    )
    assert ended(match) == "running"


def test_a_weapon_that_was_swapped_away_is_no_longer_a_source() -> None:
    """EX-4, negative."""
    match = play(armed(), *THREE_KILLS, move(0, "exchange-keepers"), say(0, "own_keeper", "shovel"))
    refuse(match, move(0, "shovel"))


def test_all_that_happens_in_example_4_is_told() -> None:
    """EX-4."""
    match = play(armed(), *FOUR_KILLS)
    assert [cards for _, cards in told(match, "killed")] == [(f"zombie#{number}",) for number in range(1, 5)]
