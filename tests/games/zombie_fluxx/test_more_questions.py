"""The questions and answers of the rulebook, QA-13 to QA-24. Rules section 13.2; QA-20, mixed decks, is not in the program."""

from __future__ import annotations

from itertools import combinations

import pytest

from ludoteca.kernel.decision import IllegalAnswer
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat
from tests.games.zombie_fluxx.positions import before, ended, match_at, move, say
from tests.playing import answers, asked, lies, play, refuse, where


def limited() -> Match:
    match = match_at(
        hands={
            0: "hand-limit-2 brains car lumber shovel coffee donuts",
            1: "draw-2 draw-3 draw-4 draw-5 play-2",
            2: "arsenal",
        }
    )
    return play(match, move(0, "hand-limit-2"))


def test_a_new_hand_limit_binds_the_others_at_once() -> None:
    """QA-13: Ben has to discard three now, Cleo nothing."""
    match = limited()
    assert (asked(match), {len(option) for option in match.decision(Seat(1)).options}) == (
        [("1", "keep_to_limit", "")],
        {3},
    )


def test_the_active_player_keeps_to_the_limit_at_the_end_of_the_turn() -> None:
    """QA-13."""
    match = play(limited(), say(1, "keep_to_limit", "draw-2+draw-3+draw-4"))
    assert (asked(match), len(lies(match, "hand 0"))) == ([("0", "keep_to_limit", "")], 6)


@pytest.mark.parametrize("seat", [1, 2])
def test_nobody_plays_out_of_turn(seat: int) -> None:
    """QA-13."""
    match = match_at(hands={1: "draw-2 draw-3", 2: "play-2 play-3"})
    with pytest.raises(IllegalAnswer, match="not asked"):
        match.answer_text(Seat(seat), "draw-2")


def test_no_hand_bonus_comes_too_late_for_the_turn_in_which_it_is_played() -> None:
    """QA-14: Ada draws it into an empty hand and has to play it; Ben starts with an empty hand."""
    match = match_at(phase="begin", hands={0: "", 1: ""}, top="no-hand-bonus brains car lumber shovel")
    assert (lies(match, "hand 0"), lies(match, "hand 1")) == ([], ["brains", "car", "lumber", "shovel"])


def test_a_player_with_cards_gets_no_hand_bonus() -> None:
    """QA-14, negative."""
    match = match_at(phase="begin", rules="no-hand-bonus", hands={0: "coffee"}, top="brains car lumber")
    assert lies(match, "hand 0") == ["coffee", "brains"]


def test_any_cards_of_the_right_number_may_be_discarded_to_a_limit() -> None:
    """QA-15."""
    match = limited()
    hand = ["draw-2", "draw-3", "draw-4", "draw-5", "play-2"]
    assert {frozenset(way.split("+")) for way in answers(match, 1)} == {
        frozenset(way) for way in combinations(hand, 3)
    }


@pytest.mark.parametrize("cards", ["none", "draw-2", "draw-2+draw-3", "draw-2+draw-3+draw-4+draw-5"])
def test_a_wrong_number_of_cards_is_refused(cards: str) -> None:
    """QA-15, negative."""
    refuse(limited(), say(1, "keep_to_limit", cards))


def simplified() -> Match:
    match = match_at(
        rules="draw-2 play-2 double-agenda no-hand-bonus", hands={0: "lets-simplify ..."}, drawn=2
    )
    return play(match, move(0, "lets-simplify"))


@pytest.mark.parametrize("rules", ["none", "draw-2+play-2+double-agenda"])
def test_lets_simplify_takes_neither_none_nor_more_than_half(rules: str) -> None:
    """QA-16."""
    refuse(simplified(), say(0, "new_rules", rules))


@pytest.mark.parametrize("rules", ["double-agenda", "double-agenda+no-hand-bonus"])
def test_lets_simplify_takes_one_or_two_of_four(rules: str) -> None:
    """QA-16."""
    match = play(simplified(), say(0, "new_rules", rules))
    assert {where(match)[rule] for rule in rules.split("+")} == {"discard pile"}


def test_lets_simplify_takes_the_only_new_rule() -> None:
    """QA-16: nothing is asked."""
    match = match_at(rules="draw-2", hands={0: "lets-simplify ..."}, drawn=2)
    play(match, move(0, "lets-simplify"))
    assert lies(match, "new rules") == []


def test_lets_simplify_without_new_rules_is_a_play_without_effect() -> None:
    """QA-16."""
    match = match_at(hands={0: "lets-simplify ..."})
    play(match, move(0, "lets-simplify"))
    assert (lies(match, "discard pile"), asked(match)) == (["lets-simplify"], [("1", "move", "")])


def test_trade_hands_must_be_made_even_for_nothing() -> None:
    """QA-17."""
    match = match_at(hands={0: "trade-hands brains car lumber coffee", 1: "", 2: ""})
    play(match, move(0, "trade-hands"))
    assert answers(match, 0) == ["1", "2"]
    play(match, say(0, "opponent", 2))
    assert lies(match, "hand 0") == []
    assert set(lies(match, "hand 2")) >= {"brains", "car", "lumber", "coffee"}


def test_trade_hands_may_bring_a_hand_for_nothing() -> None:
    """QA-17: Ada's only card is played without a question."""
    match = match_at(hands={0: "trade-hands", 1: "brains car lumber shovel coffee", 2: "..."})
    play(match, say(0, "opponent", 1))
    assert sorted(lies(match, "hand 0")) == ["brains", "car", "coffee", "lumber", "shovel"]


def two_goals() -> Match:
    match = match_at(
        hands={0: "draw-2-and-use-em ..."},
        keepers={1: "car can-of-gasoline"},
        top="hit-the-gas donuts-with-coffee",
    )
    return play(match, move(0, "draw-2-and-use-em"))


def test_a_goal_met_in_the_middle_of_an_action_wins_before_the_next_card() -> None:
    """QA-18: the other Goal is never played."""
    match = play(two_goals(), say(0, "play_drawn", "hit-the-gas"))
    assert (ended(match), where(match)["donuts-with-coffee"]) == ("1", "draw two 0")


def test_a_goal_laid_second_wins_as_well() -> None:
    """QA-18: the second card is forced."""
    match = play(two_goals(), say(0, "play_drawn", "donuts-with-coffee"))
    assert (ended(match), lies(match, "goals")) == ("1", ["hit-the-gas"])


def test_two_cards_cannot_be_laid_down_together() -> None:
    """QA-18."""
    refuse(two_goals(), say(0, "play_drawn", "donuts-with-coffee+hit-the-gas"))


def agenda_gone() -> Match:
    match = match_at(
        rules="double-agenda",
        goals="hit-the-gas arsenal",
        hands={0: "trash-a-new-rule ..."},
        creepers={2: "larry"},
    )
    return play(match, move(0, "trash-a-new-rule"))


def test_who_removes_double_agenda_chooses_the_goal_that_goes() -> None:
    """QA-19."""
    assert (asked(agenda_gone()), answers(agenda_gone(), 0)) == (
        [("0", "discard_goal", "")],
        ["hit-the-gas", "arsenal"],
    )


@pytest.mark.parametrize(("gone", "left"), [("hit-the-gas", "arsenal"), ("arsenal", "hit-the-gas")])
def test_exactly_one_goal_remains_without_double_agenda(gone: str, left: str) -> None:
    """QA-19."""
    match = play(agenda_gone(), say(0, "discard_goal", gone))
    assert lies(match, "goals") == [left]


def test_larry_moves_once_when_the_second_goal_goes() -> None:
    """QA-19."""
    match = play(agenda_gone(), say(0, "discard_goal", "arsenal"))
    assert where(match)["larry"] == "creepers 1"


@pytest.mark.parametrize(("last", "result"), [("zombie-pair#1", "0"), ("zombie#1", "running")])
def test_zombies_are_counted_by_picture(last: str, result: str) -> None:
    """QA-21: nine zombies win, eight do not."""
    match = match_at(
        hands={0: "zombie-baseball-team ..."},
        keepers={0: "baseball-bat"},
        creepers={0: f"zombie-trio-left zombie-quartet {last}"},
    )
    assert ended(play(match, move(0, "zombie-baseball-team"))) == result


QUARTET_AGAINST_THREE = {0: "zombie-quartet", 1: "zombie#1 zombie#2 zombie#3"}


def test_eaten_by_zombies_counts_by_picture() -> None:
    """QA-21: one card with four zombies outnumbers three cards."""
    match = match_at(
        hands={0: "eaten-by-zombies ..."}, keepers={0: "car", 1: "brains"}, creepers=QUARTET_AGAINST_THREE
    )
    play(match, move(0, "eaten-by-zombies"))
    assert (where(match)["car"], where(match)["brains"]) == ("discard pile", "keepers 1")


def test_zombie_boss_counts_by_picture() -> None:
    """QA-21: Ada draws two, being the Boss."""
    match = match_at(
        phase="draw",
        rules="zombie-boss",
        hands={0: "coffee"},
        creepers=QUARTET_AGAINST_THREE,
        top="car lumber",
    )
    assert lies(match, "hand 0") == ["coffee", "car", "lumber"]


@pytest.mark.parametrize(("first", "second"), [(1, 1), (1, 2), (2, 1), (2, 2)])
def test_repelled_zombies_may_go_to_one_player_or_to_two(first: int, second: int) -> None:
    """QA-22."""
    match = match_at(hands={0: "zombie-repellent ..."}, creepers={0: "zombie#1 zombie-pair#1"})
    play(match, move(0, "zombie-repellent"), say(0, "repel_to", first), say(0, "repel_to", second))
    assert (where(match)["zombie#1"], where(match)["zombie-pair#1"]) == (
        f"creepers {first}",
        f"creepers {second}",
    )


@pytest.mark.parametrize("answer", ["-", "0"])
def test_every_zombie_of_the_owner_has_to_go(answer: str) -> None:
    """QA-22."""
    match = match_at(hands={0: "zombie-repellent ..."}, creepers={0: "zombie#1 zombie-pair#1"})
    play(match, move(0, "zombie-repellent"))
    refuse(match, say(0, "repel_to", answer))


def test_a_dead_friend_of_another_player_need_not_be_killed_first() -> None:
    """QA-23."""
    match = match_at(rules="dead-friends", keepers={0: "shotgun", 1: "friend-man"}, creepers={0: "zombie#1"})
    play(match, move(0, "shotgun"))
    assert sorted(answers(match, 0)) == ["friend-man", "zombie#1"]


def test_an_own_dead_friend_has_to_be_killed_first() -> None:
    """QA-23: there is nothing else to aim at; the Zombie stays."""
    match = match_at(
        rules="dead-friends", keepers={0: "shotgun friend-woman", 1: "friend-man"}, creepers={0: "zombie#1"}
    )
    play(match, move(0, "shotgun"))
    assert (where(match)["friend-woman"], where(match)["zombie#1"]) == ("discard pile", "creepers 0")


def test_the_zombie_needs_another_source_than_the_dead_friend() -> None:
    """QA-23."""
    match = match_at(
        rules="dead-friends zombie-season", keepers={0: "shotgun friend-woman"}, creepers={0: "zombie#1"}
    )
    play(match, move(0, "shotgun"), move(0, "zombie-season"))
    assert (where(match)["friend-woman"], where(match)["zombie#1"]) == ("discard pile", "discard pile")


def test_out_of_ammo_takes_the_can_in_place_of_the_chainsaw() -> None:
    """QA-24."""
    match = match_at(
        turn=2, hands={2: "out-of-ammo ..."}, keepers={0: "chainsaw can-of-gasoline", 1: "shotgun"}
    )
    play(match, move(2, "out-of-ammo"))
    assert lies(match, "discard pile") == ["shotgun", "can-of-gasoline", "out-of-ammo"]
    assert before(match, 0) == ["chainsaw"]


def test_out_of_ammo_takes_a_chainsaw_without_a_can() -> None:
    """QA-24: the Can in front of another player does not help (R-23)."""
    match = match_at(
        turn=2, hands={2: "out-of-ammo ..."}, keepers={0: "chainsaw", 1: "shotgun can-of-gasoline"}
    )
    play(match, move(2, "out-of-ammo"))
    assert (where(match)["chainsaw"], where(match)["can-of-gasoline"]) == ("discard pile", "keepers 1")
