"""The turn: rulings R-2 to R-8, R-10, R-38 and R-40. Rules section 4."""

from __future__ import annotations

import pytest

from ludoteca.games.zombie_fluxx.flow import IDENTITY, RULES
from ludoteca.kernel.decision import IllegalAnswer
from ludoteca.kernel.seat import Seat
from tests.games.zombie_fluxx.positions import before, ended, match_at, move, moves, say, told
from tests.playing import answers, asked, lies, play, refuse, start, where


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_left_neighbour_is_next(seats: int) -> None:
    """R-2, R-40."""
    match = match_at(seats=seats, turn=seats - 1, hands={seats - 1: "car ..."})
    play(match, move(seats - 1, "car"))
    assert asked(match) == [("0", "move", "")]


@pytest.mark.parametrize("seats", [1, 7])
def test_the_game_is_for_two_to_six_players(seats: int) -> None:
    """R-40."""
    with pytest.raises(ValueError, match="2 to 6"):
        start(RULES, seats)
    assert IDENTITY.seats == (2, 6)


# -- bonuses that come and go -----------------------------------------------------------------


def test_a_bonus_gained_in_the_turn_is_drawn_at_once() -> None:
    """R-3: Adrenaline Bonus is played by a player with a zombie."""
    match = match_at(hands={0: "adrenaline-bonus arsenal"}, creepers={0: "zombie#1"}, top="car lumber")
    play(match, move(0, "adrenaline-bonus"))
    assert (lies(match, "hand 0"), asked(match)) == (["arsenal", "car"], [("0", "move", "")])


def test_a_bonus_lost_in_the_turn_ends_the_plays() -> None:
    """R-3: after the first play the last zombie is killed."""
    match = match_at(
        rules="adrenaline-bonus zombie-season",
        drawn=2,
        hands={0: "car arsenal provisions"},
        creepers={0: "zombie#1"},
    )
    play(match, move(0, "car"), move(0, "zombie-season"))
    assert (lies(match, "hand 0"), asked(match)) == (["arsenal", "provisions"], [("1", "move", "")])


def test_a_bonus_lost_and_gained_again_is_not_drawn_twice() -> None:
    """R-3: two cards were drawn for the bonus; the new zombie gives a play, no card."""
    match = match_at(
        rules="adrenaline-bonus zombie-season play-2",
        drawn=2,
        hands={0: "hey-over-here arsenal provisions"},
        creepers={0: "zombie#1", 1: "zombie#2"},
    )
    play(match, move(0, "zombie-season"), move(0, "hey-over-here"))
    assert lies(match, "hand 0") == ["arsenal", "provisions"]


def test_zombie_boss_played_by_the_boss_brings_a_card_at_once() -> None:
    """R-3."""
    match = match_at(hands={0: "zombie-boss arsenal"}, creepers={0: "zombie#1"}, top="car")
    play(match, move(0, "zombie-boss"))
    assert lies(match, "hand 0") == ["arsenal", "car"]


def test_the_bonuses_of_boss_and_adrenaline_add_up() -> None:
    """R-10."""
    match = match_at(
        phase="draw",
        rules="zombie-boss adrenaline-bonus draw-2",
        hands={0: "arsenal"},
        creepers={0: "zombie#1"},
        top="car lumber brains coffee donuts",
    )
    assert len(lies(match, "hand 0")) == 5


def test_a_zombie_met_in_making_up_the_draw_counts_as_well() -> None:
    """R-3: Draw 2 brings a Zombie, which makes Ada the Boss, which brings one card more."""
    match = match_at(rules="zombie-boss", hands={0: "draw-2 arsenal"}, top="zombie#1 car lumber brains")
    play(match, move(0, "draw-2"))
    assert lies(match, "hand 0") == ["arsenal", "car", "lumber"]


def test_dead_friends_played_may_give_the_adrenaline_bonus() -> None:
    """R-3, R-22."""
    match = match_at(
        rules="adrenaline-bonus", hands={0: "dead-friends arsenal"}, keepers={0: "friend-man"}, top="car"
    )
    play(match, move(0, "dead-friends"))
    assert moves(match, 0) == ["arsenal", "car"]


# -- a draw is one change ---------------------------------------------------------------------


def test_a_drawn_zombie_is_repelled_after_the_whole_draw() -> None:
    """R-4: all cards are in hand before anything is asked."""
    match = match_at(
        phase="draw",
        rules="draw-3",
        hands={0: ""},
        keepers={0: "zombie-repellent"},
        top="zombie#1 car lumber brains",
    )
    assert (asked(match), lies(match, "hand 0")) == (
        [("0", "repel_to", "zombie#1")],
        ["car", "lumber", "brains"],
    )


def test_a_repelled_zombie_does_not_win_on_its_way() -> None:
    """R-4, R-11: for a moment Ada alone has a zombie."""
    match = match_at(
        seats=2,
        phase="draw",
        goals="ill-hold-em-off",
        keepers={0: "lumber zombie-repellent"},
        top="zombie#1 car",
    )
    assert (ended(match), where(match)["zombie#1"]) == ("running", "creepers 1")


def test_the_drawing_of_an_action_is_settled_before_a_card_is_played() -> None:
    """R-4: the fifth zombie card ends the match, and what was drawn is never played."""
    match = match_at(
        goals="zombie-victory",
        hands={0: "draw-2-and-use-em ..."},
        creepers={0: "zombie#1", 1: "zombie#2 zombie#3", 2: "zombie#4"},
        top="car zombie#5 lumber",
    )
    play(match, move(0, "draw-2-and-use-em"))
    assert (ended(match), lies(match, "draw two 0")) == ("zombies", ["car", "lumber"])


def test_the_drawing_of_everybody_gets_1_is_settled_before_a_card_is_given() -> None:
    """R-4."""
    match = match_at(
        goals="zombie-victory",
        hands={0: "everybody-gets-1 ..."},
        creepers={0: "zombie#1", 1: "zombie#2 zombie#3", 2: "zombie#4"},
        top="car zombie#5 lumber brains",
    )
    play(match, move(0, "everybody-gets-1"))
    assert (ended(match), len(lies(match, "gifts 0"))) == ("zombies", 3)


# -- No-Hand Bonus and free actions ------------------------------------------------------


def test_a_card_gained_before_the_draw_does_not_cancel_no_hand_bonus() -> None:
    """R-5: Eradication Bonus brings one, then three, then one."""
    match = match_at(
        phase="begin",
        rules="no-hand-bonus zombie-season eradication-bonus",
        hands={0: ""},
        creepers={0: "zombie#1"},
        top="car lumber brains coffee donuts shovel",
    )
    play(match, move(0, "zombie-season"))
    assert lies(match, "hand 0") == ["car", "lumber", "brains", "coffee", "donuts"]


def test_a_bonus_card_before_the_draw_does_not_count_as_drawn() -> None:
    """4.3, step 7 is left out before part C."""
    match = match_at(
        phase="begin",
        rules="zombie-season eradication-bonus draw-2",
        hands={0: "arsenal"},
        creepers={0: "zombie#1"},
        top="car lumber brains coffee",
    )
    play(match, move(0, "zombie-season"))
    assert lies(match, "hand 0") == ["arsenal", "car", "lumber", "brains"]


def test_a_player_with_free_actions_may_draw_without_using_them() -> None:
    """R-6: and use them later in the turn."""
    match = match_at(
        phase="begin", rules="zombie-season", hands={0: "arsenal"}, creepers={0: "zombie#1"}, top="car"
    )
    play(match, move(0, "-"))
    assert moves(match, 0) == ["arsenal", "car", "zombie-season"]


def test_cards_cannot_be_played_before_the_draw() -> None:
    match = match_at(phase="begin", rules="zombie-season", hands={0: "arsenal"}, creepers={0: "zombie#1"})
    refuse(match, move(0, "arsenal"))


def test_free_actions_are_possible_after_the_last_play() -> None:
    """R-6: the turn is over when its player says so."""
    match = match_at(rules="zombie-season", hands={0: "car ..."}, creepers={0: "zombie#1"})
    play(match, move(0, "car"))
    assert moves(match, 0) == ["-", "zombie-season"]
    play(match, move(0, "-"))
    assert asked(match) == [("1", "move", "")]


def test_no_free_action_is_offered_within_an_action() -> None:
    """R-6: not between the cards of a temporary hand."""
    match = match_at(
        rules="zombie-season",
        hands={0: "draw-3-play-2-of-them ..."},
        creepers={0: "zombie#1"},
        top="car lumber brains",
    )
    play(match, move(0, "draw-3-play-2-of-them"), say(0, "play_drawn", "car"))
    refuse(match, say(0, "play_drawn", "zombie-season"))


def test_a_card_gained_by_a_free_action_while_plays_are_due_has_to_be_played() -> None:
    """R-6: Play 2, one card played, the hand is empty; the bonus card is the only one and forced."""
    match = match_at(
        rules="play-2 zombie-season eradication-bonus",
        hands={0: "car"},
        creepers={0: "zombie#1"},
        top="lumber",
    )
    play(match, move(0, "car"), move(0, "zombie-season"))
    assert before(match, 0) == ["car", "lumber"]


def test_free_actions_are_not_used_in_the_turn_of_another() -> None:
    """Rules section 9."""
    match = match_at(keepers={1: "shotgun"}, creepers={1: "zombie#1"})
    with pytest.raises(IllegalAnswer, match="not asked"):
        match.answer_text(Seat(1), "shotgun")


# -- R-38 --------------------------------------------------------------------------


def test_cards_that_a_rule_brings_within_an_action_go_to_the_hand_put_aside() -> None:
    """R-7."""
    match = match_at(hands={0: "draw-2-and-use-em arsenal"}, top="draw-4 car lumber brains coffee")
    play(match, move(0, "draw-2-and-use-em"), say(0, "play_drawn", "draw-4"))
    assert (lies(match, "hand 0"), before(match, 0)) == (["arsenal", "lumber", "brains", "coffee"], ["car"])


def test_who_is_given_cards_keeps_to_the_limit_when_the_table_settles() -> None:
    """R-8: by Everybody Gets 1."""
    match = match_at(
        seats=2, rules="hand-limit-1", hands={0: "everybody-gets-1 arsenal", 1: "coffee"}, top="car lumber"
    )
    play(match, move(0, "everybody-gets-1"), say(0, "give", "car"))
    assert (asked(match), sorted(answers(match, 1))) == ([("1", "keep_to_limit", "")], ["car", "coffee"])


def test_who_trades_hands_keeps_to_the_limit_when_the_table_settles() -> None:
    """R-8."""
    match = match_at(
        seats=2, rules="hand-limit-1", hands={0: "trade-hands arsenal provisions car", 1: "coffee"}
    )
    play(match, move(0, "trade-hands"))
    assert {len(option) for option in match.decision(Seat(1)).options} == {2}


def test_a_limit_played_within_an_action_binds_the_others_before_the_next_card() -> None:
    """4.3: the table settles after each nested play."""
    match = match_at(
        hands={0: "draw-3-play-2-of-them ...", 1: "coffee donuts", 2: ""}, top="hand-limit-1 car lumber"
    )
    play(match, move(0, "draw-3-play-2-of-them"), say(0, "play_drawn", "hand-limit-1"))
    assert asked(match) == [("1", "keep_to_limit", "")]
    play(match, say(1, "keep_to_limit", "coffee"))
    assert asked(match) == [("0", "play_drawn", "")]


@pytest.mark.parametrize(
    ("old", "new", "left"),
    [
        ("draw-2", "draw-5", ["draw-5"]),
        ("play-4", "play-all", ["play-all"]),
        ("hand-limit-0", "hand-limit-3", ["hand-limit-3"]),
        ("draw-2", "play-2", ["draw-2", "play-2"]),
        ("draw-2", "zombie-boss", ["draw-2", "zombie-boss"]),
        ("play-2", "adrenaline-bonus", ["play-2", "adrenaline-bonus"]),
    ],
)
def test_rules_contradict_each_other_when_they_set_the_same_number(
    old: str, new: str, left: list[str]
) -> None:
    """R-10."""
    match = match_at(rules=old, hands={0: f"{new} arsenal", 1: "", 2: ""}, drawn=5)
    play(match, move(0, new))
    assert [rule for rule in lies(match, "new rules") if rule in (old, new)] == left


def test_nothing_is_added_to_play_all() -> None:
    """R-38."""
    match = match_at(
        rules="play-all adrenaline-bonus", drawn=2, hands={0: "car lumber shovel"}, creepers={0: "zombie#1"}
    )
    play(match, move(0, "car"), move(0, "lumber"))
    assert (len(told(match, "played")), asked(match)) == (3, [("1", "move", "")])
