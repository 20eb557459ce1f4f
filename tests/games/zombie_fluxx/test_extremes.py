"""Too few cards, extra turns, matches that do not end: rulings R-30, R-31 and R-43."""

from __future__ import annotations

import pytest

from ludoteca.kernel.match import Match
from tests.games.zombie_fluxx.positions import before, ended, match_at, move, moves, say
from tests.playing import asked, lies, play, refuse, where

# -- too few cards ---------------------------------------------------------------------------


def test_a_temporary_hand_that_is_too_small_is_played_as_far_as_it_goes() -> None:
    """R-30: Draw 3 finds a single card; the Action itself is not shuffled into the pile."""
    match = match_at(rules="play-2", hands={0: "draw-3-play-2-of-them ..."}, deck="car")
    play(match, move(0, "draw-3-play-2-of-them"))
    assert (before(match, 0), lies(match, "discard pile")) == (["car"], ["draw-3-play-2-of-them"])


def test_two_cards_of_a_temporary_hand_of_three_are_both_played() -> None:
    """R-30."""
    match = match_at(hands={0: "draw-3-play-2-of-them ..."}, deck="car", discard="lumber")
    play(match, move(0, "draw-3-play-2-of-them"))
    play(match, say(0, "play_drawn", "car"))
    assert before(match, 0) == ["car", "lumber"]


def test_a_creeper_that_is_the_last_card_is_laid_out_and_not_replaced() -> None:
    match = match_at(phase="draw", rules="draw-3", hands={0: "coffee donuts"}, deck="car zombie#1")
    assert (before(match, 0), lies(match, "hand 0")) == (["zombie#1"], ["coffee", "donuts", "car"])


def few_gifts() -> Match:
    match = match_at(rules="play-2", hands={0: "everybody-gets-1 ..."}, deck="car lumber")
    return play(match, move(0, "everybody-gets-1"))


@pytest.mark.parametrize(
    ("choices", "heirs"),
    [
        (["-", "car"], (2, 0)),
        (["car", "-"], (1, 0)),
        (["lumber", "car"], (2, 1)),
    ],
)
def test_the_giver_decides_who_goes_without(choices: list[str], heirs: tuple[int, int]) -> None:
    """R-30: two cards for three players; the last card is never a question."""
    match = play(few_gifts(), *[say(0, "give", choice) for choice in choices])
    assert (where(match)["car"], where(match)["lumber"]) == (f"hand {heirs[0]}", f"hand {heirs[1]}")


def test_only_one_can_go_without_if_one_card_is_missing() -> None:
    """R-30."""
    match = play(few_gifts(), say(0, "give", "-"))
    refuse(match, say(0, "give", "-"))


def test_nothing_is_owed_for_cards_that_could_not_be_drawn() -> None:
    """Rules section 11: the discarded Action could be drawn now, but the draw is done."""
    match = match_at(
        phase="draw",
        rules="draw-5 play-2",
        hands={0: "rules-reset taxation coffee", 1: "", 2: ""},
        deck="car",
    )
    play(match, move(0, "taxation"))
    assert (sorted(lies(match, "hand 0")), lies(match, "discard pile")) == (
        ["car", "coffee", "rules-reset"],
        ["taxation"],
    )


# -- extra turns -----------------------------------------------------------------------------


def test_a_second_extra_turn_in_a_row_has_no_force() -> None:
    """R-31: the Action is played again in the extra turn."""
    match = match_at(hands={0: "take-another-turn lets-do-that-again arsenal"})
    play(match, move(0, "take-another-turn"), move(0, "lets-do-that-again"))
    assert (lies(match, "discard pile"), asked(match)) == (
        ["take-another-turn", "lets-do-that-again"],
        [("1", "move", "")],
    )


def test_two_such_actions_in_one_turn_give_one_extra_turn() -> None:
    """R-31."""
    match = match_at(rules="play-2", hands={0: "take-another-turn lets-do-that-again arsenal provisions"})
    play(match, move(0, "take-another-turn"), move(0, "lets-do-that-again"))
    assert (asked(match), match.table.turns_in_a_row) == ([("0", "move", "")], 2)


def test_the_next_player_may_take_another_turn_again() -> None:
    """R-31: the row ends with the turn of another."""
    match = match_at(hands={0: "take-another-turn car ...", 1: "lets-do-that-again ..."})
    play(match, move(0, "take-another-turn"), move(0, "car"), move(1, "lets-do-that-again"))
    assert (asked(match), match.table.turns_in_a_row) == ([("1", "move", "")], 2)


def test_between_two_turns_in_a_row_the_limit_is_kept() -> None:
    match = match_at(
        rules="hand-limit-1",
        hands={0: "take-another-turn car lumber shovel", 1: "arsenal", 2: "provisions"},
        top="brains",
    )
    play(match, move(0, "take-another-turn"), say(0, "keep_to_limit", "car+lumber"))
    assert lies(match, "hand 0") == ["shovel", "brains"]


def test_an_extra_turn_renews_the_free_actions() -> None:
    match = match_at(
        rules="zombie-season", hands={0: "take-another-turn ..."}, creepers={0: "zombie#1 zombie#2"}
    )
    play(match, move(0, "zombie-season"), say(0, "kill", "zombie#1"), move(0, "take-another-turn"))
    assert moves(match, 0) == ["-", "zombie-season"]


def test_an_extra_turn_taken_within_an_action_counts() -> None:
    match = match_at(hands={0: "draw-2-and-use-em ..."}, top="take-another-turn car")
    play(match, move(0, "draw-2-and-use-em"), say(0, "play_drawn", "take-another-turn"))
    assert (asked(match), match.table.turns_in_a_row) == ([("0", "move", "")], 2)


# -- matches that do not end -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "turns", "voted"),
    [
        (3, 299, False),
        (3, 300, True),
        (3, 301, False),
        (3, 302, False),
        (3, 303, True),
        (2, 302, True),
        (2, 301, False),
    ],
)
def test_after_300_turns_all_are_asked_once_a_round_whether_to_call_it_a_draw(
    seats: int, turns: int, voted: bool
) -> None:
    """R-43."""
    match = match_at(seats=seats, phase="begin", turns=turns)
    expected = [(str(seat), "call_draw", "") for seat in range(seats)] if voted else [("0", "move", "")]
    assert asked(match) == expected


@pytest.mark.parametrize(
    ("votes", "result"),
    [("draw draw go_on", "draw"), ("draw go_on go_on", "running"), ("draw draw go_on go_on", "running")],
)
def test_more_than_half_decide(votes: str, result: str) -> None:
    """R-43."""
    words = votes.split()
    match = match_at(seats=len(words), phase="begin", turns=300)
    play(match, *[say(seat, "call_draw", word) for seat, word in enumerate(words)])
    assert ended(match) == result


def test_after_1000_turns_it_is_a_draw() -> None:
    """R-43: all share rank 1 and nobody has a point."""
    match = match_at(phase="begin", turns=1000)
    assert (ended(match), match.outcome().ranks, match.outcome().scores) == ("draw", (1, 1, 1), (0, 0, 0))


def test_the_thousandth_turn_is_played() -> None:
    """R-43."""
    match = match_at(seats=2, phase="begin", turns=999)
    assert ended(match) == "running"
