"""Goals in play, the Ungoal, and claims: rulings R-12, R-18 and R-35. Rules section 7."""

from __future__ import annotations

import pytest

from tests.games.zombie_fluxx.covered import covers
from tests.games.zombie_fluxx.positions import before, ended, match_at, move, say
from tests.playing import asked, lies, play, where

# -- Goals in play ---------------------------------------------------------------------------------


def test_a_goal_replaces_the_one_before() -> None:
    match = match_at(goals="arsenal", hands={0: "provisions ..."})
    play(match, move(0, "provisions"))
    assert (lies(match, "goals"), lies(match, "discard pile")) == (["provisions"], ["arsenal"])


def test_a_second_goal_joins_the_first_under_double_agenda() -> None:
    match = match_at(goals="arsenal", rules="double-agenda", hands={0: "provisions ..."})
    play(match, move(0, "provisions"))
    assert lies(match, "goals") == ["arsenal", "provisions"]


@pytest.mark.parametrize("gone", ["arsenal", "provisions"])
def test_the_player_of_a_third_goal_chooses_which_of_the_two_goes(gone: str) -> None:
    match = match_at(goals="arsenal provisions", rules="double-agenda", hands={0: "hit-the-gas ..."})
    play(match, move(0, "hit-the-gas"))
    assert asked(match) == [("0", "discard_goal", "hit-the-gas")]
    play(match, say(0, "discard_goal", gone))
    assert (where(match)[gone], where(match)["hit-the-gas"]) == ("discard pile", "goals")


def test_nobody_wins_without_a_goal() -> None:
    match = match_at(hands={0: "brains ..."}, keepers={0: "car can-of-gasoline donuts coffee sandwiches"})
    assert ended(play(match, move(0, "brains"))) == "running"


# -- the Ungoal ------------------------------------------------------------------------------------

FIVE = {0: "zombie#1 zombie#2", 1: "zombie#3 zombie#4", 2: "zombie#5"}


@covers("zombie-victory")
def test_five_zombie_cards_and_one_before_everybody_are_a_victory_of_the_zombies() -> None:
    match = match_at(hands={0: "zombie-victory ..."}, creepers=FIVE)
    play(match, move(0, "zombie-victory"))
    assert (ended(match), match.outcome().ranks, match.outcome().scores) == ("zombies", (2, 2, 2), (0, 0, 0))


@pytest.mark.parametrize(
    "creepers",
    [
        {0: "zombie#1", 1: "zombie#3 zombie#4", 2: "zombie#5"},
        {0: "zombie#1 zombie#2", 1: "zombie#3 zombie#4 zombie#5"},
        {0: "zombie-quartet", 1: "zombie-trio-left", 2: "zombie-pair#1 zombie-pair#2"},
    ],
)
def test_the_ungoal_counts_cards_and_looks_at_everybody(creepers: dict[int, str]) -> None:
    """R-35: four cards are too few, whatever they show; five that spare a player are not enough."""
    match = match_at(hands={0: "zombie-victory ..."}, creepers=creepers)
    assert ended(play(match, move(0, "zombie-victory"))) == "running"


def test_dead_friends_are_cards_for_the_ungoal() -> None:
    """R-35."""
    match = match_at(
        rules="dead-friends",
        hands={0: "zombie-victory ..."},
        keepers={1: "friend-man", 2: "friend-woman"},
        creepers={0: "zombie#1 zombie#2", 1: "zombie#3"},
    )
    assert ended(play(match, move(0, "zombie-victory"))) == "zombies"


def test_the_ungoal_takes_the_place_of_a_goal_and_is_replaced_by_one() -> None:
    match = match_at(goals="arsenal", hands={0: "zombie-victory ...", 1: "provisions ..."})
    play(match, move(0, "zombie-victory"))
    assert lies(match, "goals") == ["zombie-victory"]
    play(match, move(1, "provisions"))
    assert lies(match, "goals") == ["provisions"]


def test_zombies_aint_so_bad_leaves_the_ungoal_as_it_is() -> None:
    match = match_at(rules="zombies-aint-so-bad", hands={0: "zombie-victory ..."}, creepers=FIVE)
    assert ended(play(match, move(0, "zombie-victory"))) == "zombies"


def test_sleeping_zombies_count_for_the_ungoal() -> None:
    match = match_at(hands={0: "zombie-victory ..."}, keepers={2: "sonic-tranquilizer"}, creepers=FIVE)
    assert ended(play(match, move(0, "zombie-victory"))) == "zombies"


def test_in_a_tie_there_is_no_boss_and_the_zombies_win() -> None:
    """R-18."""
    match = match_at(rules="zombie-boss", hands={0: "zombie-victory ..."}, creepers=FIVE)
    assert ended(play(match, move(0, "zombie-victory"))) == "zombies"


def test_the_boss_who_alone_meets_the_goal_as_well_is_one_claim() -> None:
    """R-12."""
    match = match_at(
        rules="zombie-boss double-agenda",
        goals="zombie-baseball-team",
        hands={1: "zombie-victory ..."},
        turn=1,
        keepers={0: "baseball-bat"},
        creepers={0: "zombie-quartet zombie-trio-left zombie-pair#1", 1: "zombie#1", 2: "zombie#2"},
    )
    assert ended(play(match, move(1, "zombie-victory"))) == "0"


def test_the_boss_and_another_who_meets_a_goal_are_two_claims() -> None:
    """R-12."""
    match = match_at(
        rules="zombie-boss double-agenda zombies-aint-so-bad",
        goals="hit-the-gas",
        hands={1: "zombie-victory ..."},
        turn=1,
        keepers={2: "car can-of-gasoline"},
        creepers={0: "zombie-quartet zombie#3 zombie#4", 1: "zombie#1", 2: "zombie#2"},
    )
    assert ended(play(match, move(1, "zombie-victory"))) == "running"


def test_one_player_who_meets_both_goals_is_one_claim() -> None:
    """R-12."""
    match = match_at(
        rules="double-agenda",
        goals="hit-the-gas",
        hands={0: "donuts-with-coffee ..."},
        keepers={1: "car can-of-gasoline donuts coffee"},
    )
    assert ended(play(match, move(0, "donuts-with-coffee"))) == "1"


def test_the_winner_has_rank_1_and_a_point() -> None:
    match = match_at(hands={0: "hit-the-gas ..."}, keepers={1: "car can-of-gasoline"})
    play(match, move(0, "hit-the-gas"))
    assert (match.outcome().ranks, match.outcome().scores, before(match, 1)) == (
        (2, 1, 2),
        (0, 1, 0),
        ["can-of-gasoline", "car"],
    )
