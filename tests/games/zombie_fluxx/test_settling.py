"""Settling, Larry, kills, dead Friends: rulings R-11 to R-22. Rules sections 4.3 and 8."""

from __future__ import annotations

import pytest

from ludoteca.kernel.seat import Seat
from tests.games.zombie_fluxx.positions import before, ended, match_at, move, moves, say, told
from tests.playing import answers, asked, lies, play, where

# -- Larry -----------------------------------------------------------------------------


def test_larry_moves_before_one_looks_for_a_winner() -> None:
    """R-11, the example of 4.3: Ada and Ben both seem to meet the Goals; he goes from Ben to Ada and Ben wins."""
    match = match_at(
        rules="double-agenda zombies-aint-so-bad",
        goals="hit-the-gas",
        hands={0: "donuts-with-coffee ..."},
        keepers={0: "car can-of-gasoline", 1: "donuts coffee"},
        creepers={1: "larry"},
    )
    assert ended(play(match, move(0, "donuts-with-coffee"))) == "1"


@pytest.mark.parametrize(
    ("rules", "goals", "choices"),
    [
        ("", "", (move(0, "provisions"),)),
        ("", "arsenal", (move(0, "provisions"),)),
        ("double-agenda", "arsenal", (move(0, "provisions"),)),
        ("double-agenda", "arsenal hit-the-gas", (move(0, "provisions"), say(0, "discard_goal", "arsenal"))),
        ("double-agenda", "arsenal hit-the-gas", (move(0, "rules-reset"), say(0, "discard_goal", "arsenal"))),
        ("", "arsenal", (move(0, "zombie-victory"),)),
    ],
)
def test_larry_goes_right_once_for_every_change_of_the_goals(
    rules: str, goals: str, choices: tuple[tuple[str, str, str], ...]
) -> None:
    """R-13: a Goal comes, is replaced, joins another, replaces one of two, goes; the Ungoal is one too."""
    match = match_at(
        seats=5,
        rules=rules,
        goals=goals,
        hands={0: "provisions rules-reset zombie-victory"},
        creepers={3: "larry"},
    )
    play(match, *choices)
    assert (where(match)["larry"], told(match, "larry_moved")) == ("creepers 2", [(2, ("larry",))])


@pytest.mark.parametrize("card", ["car", "draw-2", "rules-reset"])
def test_larry_stays_while_the_goals_stay(card: str) -> None:
    """R-13."""
    match = match_at(goals="arsenal", hands={0: f"{card} ..."}, creepers={2: "larry"})
    play(match, move(0, card))
    assert where(match)["larry"] == "creepers 2"


def test_larry_goes_round_from_the_first_seat_to_the_last() -> None:
    match = match_at(hands={0: "arsenal ..."}, creepers={0: "larry"})
    play(match, move(0, "arsenal"))
    assert where(match)["larry"] == "creepers 2"


def test_two_goals_within_one_action_move_larry_twice() -> None:
    """R-13: the table settles after each of them."""
    match = match_at(
        seats=4, hands={0: "draw-2-and-use-em ..."}, creepers={3: "larry"}, top="arsenal provisions"
    )
    play(match, move(0, "draw-2-and-use-em"), say(0, "play_drawn", "arsenal"))
    assert where(match)["larry"] == "creepers 1"


def test_a_change_that_larry_has_missed_does_not_move_him_later() -> None:
    """R-13: he is drawn after the Goal was played."""
    match = match_at(hands={0: "arsenal ..."}, top="larry car")
    play(match, move(0, "arsenal"))
    assert where(match)["larry"] == "creepers 1"


def test_larry_is_repelled_from_where_he_moves_to() -> None:
    """R-11: Larry first, then the Repellent."""
    match = match_at(hands={0: "arsenal ..."}, keepers={1: "zombie-repellent"}, creepers={2: "larry"})
    play(match, move(0, "arsenal"))
    assert (asked(match), answers(match, 1)) == ([("1", "repel_to", "larry")], ["2", "0"])


def test_the_limit_is_kept_after_the_repelling() -> None:
    """R-11: steps 3 and 4."""
    match = match_at(
        rules="play-2 hand-limit-1",
        hands={0: "everybody-gets-1 ...", 1: "coffee", 2: ""},
        keepers={0: "zombie-repellent"},
        top="zombie#1 car lumber brains",
    )
    play(match, move(0, "everybody-gets-1"))
    assert asked(match) == [("0", "repel_to", "zombie#1")]


def test_a_win_comes_before_any_card_is_drawn() -> None:
    """R-11: Draw 3 would bring Larry, but nothing is drawn once Ben has won."""
    match = match_at(
        goals="hit-the-gas",
        hands={0: "lets-do-that-again ..."},
        discard="zombies-aint-so-bad",
        rules="zombie-boss draw-2",
        drawn=2,
        keepers={1: "car can-of-gasoline"},
        creepers={0: "zombie#2", 1: "zombie#1"},
        top="larry brains",
    )
    play(match, move(0, "lets-do-that-again"))
    assert (ended(match), where(match)["larry"]) == ("1", "draw pile")


# -- kills -----------------------------------------------------------------------------


def test_a_shot_at_another_drives_all_own_pairs_away() -> None:
    """R-15: each to an opponent of choice."""
    match = match_at(
        keepers={0: "shotgun"}, creepers={0: "zombie-pair#1 zombie-pair#2 zombie#2", 1: "zombie#1"}
    )
    play(match, move(0, "shotgun"), say(0, "kill", "zombie#1"), say(0, "flee_to", 1), say(0, "flee_to", 2))
    assert before(match, 0) == ["shotgun", "zombie#2"]


def test_pairs_flee_after_the_killed_card_has_gone() -> None:
    """R-15: the Trio lies in front of Ben when Ada is asked."""
    match = match_at(rules="zombie-season", creepers={0: "zombie-trio-left zombie-pair#1"})
    play(match, move(0, "zombie-season"), say(0, "kill", "zombie-trio-left"))
    assert (where(match)["zombie-trio-left"], asked(match)) == (
        "creepers 1",
        [("0", "flee_to", "zombie-pair#1")],
    )


def test_a_rule_that_leaves_and_comes_back_is_not_renewed() -> None:
    """R-16."""
    match = match_at(
        rules="zombie-season play-4",
        hands={0: "trash-a-new-rule lets-do-that-again arsenal provisions"},
        creepers={0: "zombie#1 zombie#2"},
    )
    play(
        match,
        move(0, "zombie-season"),
        say(0, "kill", "zombie#1"),
        move(0, "trash-a-new-rule"),
        say(0, "new_rule", "zombie-season"),
        move(0, "lets-do-that-again"),
        say(0, "play_again", "zombie-season"),
    )
    assert "zombie-season" in lies(match, "new rules")
    assert moves(match, 0) == ["arsenal", "provisions"]


def test_a_fresh_weapon_gained_in_the_turn_can_be_used_and_a_used_one_not_again() -> None:
    """R-16: Lumber has killed and comes back."""
    match = match_at(
        rules="weapon-bonus play-3",
        hands={0: "exchange-keepers steal-a-keeper arsenal provisions"},
        keepers={0: "lumber", 1: "shovel"},
        creepers={0: "zombie#1 zombie#2 zombie#3"},
    )
    play(match, move(0, "lumber"), say(0, "kill", "zombie#1"), move(0, "exchange-keepers"))
    assert "shovel" in moves(match, 0)
    play(match, move(0, "steal-a-keeper"))
    assert moves(match, 0) == ["arsenal", "provisions", "shovel"]


def test_a_source_without_a_target_is_not_offered() -> None:
    match = match_at(
        rules="weapon-bonus zombie-season", hands={0: "arsenal provisions"}, keepers={0: "shotgun car"}
    )
    assert moves(match, 0) == ["arsenal", "provisions"]


# -- Repellent -------------------------------------------------------------------------------


def test_a_stolen_repellent_works_for_the_thief_at_once() -> None:
    """R-17."""
    match = match_at(
        seats=2,
        hands={0: "steal-a-keeper ..."},
        keepers={1: "zombie-repellent"},
        creepers={0: "zombie#1 larry"},
    )
    play(match, move(0, "steal-a-keeper"))
    assert before(match, 1) == ["larry", "zombie#1"]


def test_zombies_taken_by_the_owner_of_a_repellent_leave_again() -> None:
    """R-17: Hey, Over Here!"""
    match = match_at(
        hands={0: "hey-over-here ..."}, keepers={0: "zombie-repellent"}, creepers={1: "zombie#1 zombie#2"}
    )
    play(match, move(0, "hey-over-here"), say(0, "repel_to", 2), say(0, "repel_to", 1))
    assert (before(match, 1), before(match, 2)) == (["zombie#2"], ["zombie#1"])


def test_a_fleeing_pair_is_repelled_by_the_one_it_flees_to() -> None:
    """R-17: it may come back."""
    match = match_at(
        rules="zombie-season", keepers={1: "zombie-repellent"}, creepers={0: "zombie#1 zombie-pair#1"}
    )
    play(
        match,
        move(0, "zombie-season"),
        say(0, "kill", "zombie#1"),
        say(0, "flee_to", 1),
        say(1, "repel_to", 0),
    )
    assert before(match, 0) == ["zombie-pair#1"]


def test_zombies_dealt_to_the_owner_of_a_repellent_leave() -> None:
    """R-17: Return of the Dead; all are dealt first."""
    match = match_at(
        hands={0: "return-of-the-dead ..."},
        keepers={1: "zombie-repellent"},
        discard="zombie#1 zombie#2 zombie#3",
    )
    play(match, move(0, "return-of-the-dead"))
    assert (asked(match)[0][:2], len(before(match, 0)), len(before(match, 2))) == (("1", "repel_to"), 1, 1)


def test_dead_friends_played_drives_friends_from_the_owner_of_a_repellent() -> None:
    """R-17, R-22."""
    match = match_at(hands={0: "dead-friends ..."}, keepers={1: "zombie-repellent friend-man friend-woman"})
    play(match, move(0, "dead-friends"), say(1, "repel_to", 0), say(1, "repel_to", 2))
    assert (before(match, 0), before(match, 2)) == (["friend-man"], ["friend-woman"])


# -- Eradication Bonus -----------------------------------------------------------------------


def test_a_pair_that_has_fled_does_not_stand_in_the_way_of_the_bonus() -> None:
    """R-20."""
    match = match_at(
        seats=2,
        rules="zombie-season eradication-bonus",
        hands={0: "arsenal provisions"},
        creepers={0: "zombie#1 zombie-pair#1"},
        top="car",
    )
    play(match, move(0, "zombie-season"), say(0, "kill", "zombie#1"))
    assert lies(match, "hand 0") == ["arsenal", "provisions", "car"]


@pytest.mark.parametrize("card", ["zombie-trio-left", "zombie-pair#1", "larry"])
def test_the_kill_of_any_last_zombie_card_earns_the_bonus(card: str) -> None:
    """R-20."""
    match = match_at(
        rules="zombie-season eradication-bonus",
        hands={0: "arsenal provisions"},
        creepers={0: card},
        top="car",
    )
    play(match, move(0, "zombie-season"))
    assert lies(match, "hand 0") == ["arsenal", "provisions", "car"]


def test_the_bonus_card_for_a_killed_quartet_is_the_quartet_again() -> None:
    """R-20: it lies on top, is laid out and replaced."""
    match = match_at(
        rules="zombie-season eradication-bonus",
        hands={0: "arsenal provisions"},
        creepers={0: "zombie-quartet"},
        top="car",
    )
    play(match, move(0, "zombie-season"))
    assert (before(match, 0), lies(match, "hand 0")) == (["zombie-quartet"], ["arsenal", "provisions", "car"])


def test_the_bonus_may_be_earned_repeatedly_in_a_turn() -> None:
    """R-20: the bonus card meets another Zombie, which the Shotgun kills."""
    match = match_at(
        rules="zombie-season eradication-bonus",
        hands={0: "arsenal provisions"},
        keepers={0: "shotgun"},
        creepers={0: "zombie#1"},
        top="zombie#2 car lumber",
    )
    play(match, move(0, "zombie-season"), move(0, "shotgun"))
    assert lies(match, "hand 0") == ["arsenal", "provisions", "car", "lumber"]


def test_nothing_is_owed_if_the_bonus_card_cannot_be_drawn() -> None:
    match = match_at(
        rules="zombie-season eradication-bonus",
        hands={0: "arsenal provisions"},
        creepers={0: "zombie-pair#1"},
        deck="",
    )
    play(match, move(0, "zombie-season"))
    assert (before(match, 0), lies(match, "hand 0")) == (["zombie-pair#1"], ["arsenal", "provisions"])


# -- dead Friends ----------------------------------------------------------------------------


def test_a_friend_played_under_dead_friends_is_a_zombie_when_it_comes_down() -> None:
    """R-22: it takes a play."""
    match = match_at(rules="dead-friends", hands={0: "friend-man ..."})
    play(match, move(0, "friend-man"))
    assert (match.table.zombies(Seat(0)), asked(match)) == (1, [("1", "move", "")])


def test_the_kill_of_a_dead_friend_drives_the_pairs_away() -> None:
    """R-22."""
    match = match_at(
        rules="dead-friends zombie-season", keepers={0: "friend-man"}, creepers={0: "zombie-pair#1"}
    )
    play(match, move(0, "zombie-season"), say(0, "flee_to", 2))
    assert (where(match)["friend-man"], where(match)["zombie-pair#1"]) == ("discard pile", "creepers 2")


def test_of_two_own_dead_friends_either_may_be_killed() -> None:
    """R-22."""
    match = match_at(
        rules="dead-friends zombie-season", keepers={0: "friend-man friend-woman"}, creepers={0: "zombie#1"}
    )
    play(match, move(0, "zombie-season"))
    assert sorted(answers(match, 0)) == ["friend-man", "friend-woman"]


def test_a_dead_friend_may_be_lured_away() -> None:
    """R-22: that is no kill, and the Zombie may be moved as well."""
    match = match_at(
        rules="dead-friends look-over-there", keepers={0: "friend-man", 1: "brains"}, creepers={0: "zombie#1"}
    )
    play(match, move(0, "look-over-there"))
    assert sorted(answers(match, 0)) == ["friend-man", "zombie#1"]


def test_dead_friends_are_dealt_by_zombie_jamboree_as_friends_cards() -> None:
    """R-26: they lie among the Keepers wherever they come down."""
    match = match_at(
        rules="dead-friends", hands={0: "zombie-jamboree ..."}, keepers={1: "friend-man friend-woman"}
    )
    play(match, move(0, "zombie-jamboree"))
    assert {where(match)["friend-man"], where(match)["friend-woman"]} == {"keepers 0", "keepers 1"}


def test_who_plays_dead_friends_may_lose_all_to_the_zombies() -> None:
    """R-35: the Ungoal counts dead Friends from that moment on."""
    match = match_at(
        goals="zombie-victory",
        hands={0: "dead-friends ..."},
        keepers={2: "friend-man"},
        creepers={0: "zombie#1 zombie#2", 1: "zombie#3 zombie#4"},
    )
    assert ended(play(match, move(0, "dead-friends"))) == "zombies"
