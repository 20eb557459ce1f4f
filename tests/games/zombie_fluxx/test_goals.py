"""The Goals, each met exactly, missing a piece, and with zombies where they matter. Rules section 7.2."""

from __future__ import annotations

import pytest

from ludoteca.games.zombie_fluxx.pieces import Kind
from tests.games.zombie_fluxx.covered import covers
from tests.games.zombie_fluxx.positions import ended, match_at, move, of_kind
from tests.playing import play

PAIRS = {
    "barricade-the-windows": "lumber friend-man",
    "brain-baseball": "brains baseball-bat",
    "brain-sandwiches": "brains sandwiches",
    "breakfast-and-lunch": "donuts sandwiches",
    "donuts-with-coffee": "donuts coffee",
    "food-and-gas": "sandwiches can-of-gasoline",
    "food-for-thought": "brains coffee",
    "getaway-driver": "car friend-woman",
    "hit-the-gas": "car can-of-gasoline",
    "provisions": "sandwiches coffee",
    "shotgun-goal": "car shotgun",
    "they-fear-fire": "can-of-gasoline lumber",
    "we-need-firewood": "chainsaw lumber",
    "were-all-all-right": "friend-man friend-woman",
    "whats-in-the-toolshed": "shovel chainsaw",
}
"""The Goals of two Keepers and no zombies, typed from the rules."""

FORBIDDING = {**PAIRS, "arsenal": "shotgun lumber shovel"}
PIECES = [(goal, piece) for goal, pieces in FORBIDDING.items() for piece in pieces.split()]
ZOMBIES = {"four-three-two-one", "i-alone-survived", "ill-hold-em-off", "zombie-baseball-team", "zombie-food"}


def result(
    goal: str,
    keepers: str,
    *,
    own: str = "",
    theirs: str = "",
    third: str = "",
    rules: str = "",
    seats: int = 3,
) -> str:
    """How the match stands once the first seat, with these cards before it, has played a Goal."""
    match = match_at(
        seats=seats,
        hands={0: f"{goal} ..."},
        keepers={0: keepers},
        creepers={0: own, 1: theirs, 2: third},
        rules=rules,
    )
    return ended(play(match, move(0, goal)))


def test_every_goal_is_in_one_of_the_tables() -> None:
    assert sorted([*FORBIDDING, *ZOMBIES]) == sorted(of_kind(Kind.GOAL))


@covers(*FORBIDDING)
@pytest.mark.parametrize(("goal", "keepers"), FORBIDDING.items())
def test_a_goal_is_won_with_just_its_keepers(goal: str, keepers: str) -> None:
    assert result(goal, keepers) == "0"


@pytest.mark.parametrize(("goal", "missing"), PIECES)
def test_a_goal_is_not_won_without_one_of_its_keepers(goal: str, missing: str) -> None:
    others = [piece for piece in FORBIDDING[goal].split() if piece != missing]
    assert result(goal, " ".join(others)) == "running"


@pytest.mark.parametrize(("goal", "keepers"), FORBIDDING.items())
def test_a_goal_is_won_at_any_later_time_by_the_last_keeper(goal: str, keepers: str) -> None:
    *there, last = keepers.split()
    match = match_at(goals=goal, hands={0: f"{last} ..."}, keepers={0: " ".join(there)})
    assert ended(play(match, move(0, last))) == "0"


@pytest.mark.parametrize(("goal", "keepers"), FORBIDDING.items())
def test_a_keeper_in_hand_does_not_count(goal: str, keepers: str) -> None:
    *there, last = keepers.split()
    match = match_at(hands={0: f"{goal} {last} ..."}, keepers={0: " ".join(there)})
    assert ended(play(match, move(0, goal))) == "running"


@pytest.mark.parametrize(("goal", "keepers"), FORBIDDING.items())
def test_keepers_of_two_players_together_do_not_win(goal: str, keepers: str) -> None:
    *there, last = keepers.split()
    match = match_at(hands={0: f"{goal} ..."}, keepers={0: " ".join(there), 1: last})
    assert ended(play(match, move(0, goal))) == "running"


@pytest.mark.parametrize(("goal", "keepers"), FORBIDDING.items())
def test_more_keepers_than_needed_do_no_harm(goal: str, keepers: str) -> None:
    more = "coffee" if "coffee" not in keepers else "shovel"
    assert result(goal, f"{keepers} {more}") == "0"


@pytest.mark.parametrize(("goal", "keepers"), FORBIDDING.items())
def test_an_own_zombie_prevents_the_win(goal: str, keepers: str) -> None:
    assert result(goal, keepers, own="zombie#1") == "running"


@pytest.mark.parametrize(("goal", "keepers"), FORBIDDING.items())
def test_zombies_of_others_do_not_matter(goal: str, keepers: str) -> None:
    assert result(goal, keepers, theirs="zombie#1", third="zombie-quartet") == "0"


@pytest.mark.parametrize(("goal", "keepers"), FORBIDDING.items())
def test_zombies_aint_so_bad_waives_the_own_zombies(goal: str, keepers: str) -> None:
    """R-36."""
    assert result(goal, keepers, own="zombie#1", rules="zombies-aint-so-bad") == "0"


@pytest.mark.parametrize(("goal", "keepers"), FORBIDDING.items())
def test_a_sonic_tranquilizer_waives_the_own_zombies(goal: str, keepers: str) -> None:
    """R-36."""
    assert result(goal, f"{keepers} sonic-tranquilizer", own="zombie-quartet zombie#1") == "0"


@pytest.mark.parametrize(("goal", "keepers"), FORBIDDING.items())
def test_a_tranquilizer_that_does_not_work_waives_nothing(goal: str, keepers: str) -> None:
    match = result(goal, f"{keepers} sonic-tranquilizer", own="zombie#1", rules="its-not-working")
    assert match == "running"


@pytest.mark.parametrize(("goal", "keepers"), FORBIDDING.items())
def test_larry_blocks_whatever_zombies_aint_so_bad_says(goal: str, keepers: str) -> None:
    """Larry comes from the left neighbour when the Goal is played. R-37"""
    assert result(goal, keepers, theirs="larry", rules="zombies-aint-so-bad") == "running"


@pytest.mark.parametrize("friend", ["friend-man", "friend-woman"])
@pytest.mark.parametrize(("goal", "other"), [("barricade-the-windows", "lumber"), ("getaway-driver", "car")])
def test_either_friend_will_do(goal: str, other: str, friend: str) -> None:
    assert result(goal, f"{other} {friend}") == "0"


@pytest.mark.parametrize(("goal", "other"), [("barricade-the-windows", "lumber"), ("getaway-driver", "car")])
def test_two_friends_are_not_too_many(goal: str, other: str) -> None:
    assert result(goal, f"{other} friend-man friend-woman") == "0"


@pytest.mark.parametrize(
    "weapons", ["baseball-bat can-of-gasoline", "car chainsaw", "lumber shovel", "car chainsaw lumber"]
)
def test_any_two_keepers_with_the_weapon_symbol_fit_the_arsenal(weapons: str) -> None:
    """R-24."""
    assert result("arsenal", f"shotgun {weapons}") == "0"


@pytest.mark.parametrize("second", ["brains", "zombie-repellent", "sonic-tranquilizer", "friend-man"])
def test_keepers_without_the_symbol_do_not_fit_the_arsenal(second: str) -> None:
    assert result("arsenal", f"shotgun lumber {second}") == "running"


# -- Goals that speak of zombies -----------------------------------------------------------------

FOUR = "zombie-quartet zombie-trio-left zombie-pair#1 zombie#1"


@covers("four-three-two-one")
@pytest.mark.parametrize("trio", ["zombie-trio-left", "zombie-trio-right"])
def test_four_three_two_one_needs_one_of_each_size(trio: str) -> None:
    assert result("four-three-two-one", "", own=f"zombie-quartet {trio} zombie-pair#2 zombie#8") == "0"


@pytest.mark.parametrize(
    "own",
    [
        "zombie-trio-left zombie-trio-right zombie-pair#1 zombie#1",
        "zombie-quartet zombie-pair#1 zombie-pair#2 zombie#1",
        "zombie-quartet zombie-trio-left zombie#1 zombie#2",
        "zombie-quartet zombie-trio-left zombie-pair#1 zombie-pair#2",
    ],
)
def test_four_three_two_one_is_not_met_without_one_of_the_sizes(own: str) -> None:
    """No Quartet, no Trio, no Pair, no Zombie; others lie there twice."""
    assert result("four-three-two-one", "", own=own) == "running"


def test_larry_is_no_plain_zombie() -> None:
    """R-37: he sleeps and does not block, but four sizes are not there."""
    own = "zombie-quartet zombie-trio-left zombie-pair#1"
    assert result("four-three-two-one", "sonic-tranquilizer", own=own, theirs="larry") == "running"


def test_a_dead_friend_is_no_plain_zombie() -> None:
    """R-37, R-22."""
    own = "zombie-quartet zombie-trio-left zombie-pair#1"
    assert result("four-three-two-one", "friend-man", own=own, rules="dead-friends") == "running"


def test_more_zombies_than_needed_do_no_harm() -> None:
    """R-37."""
    assert result("four-three-two-one", "", own=f"{FOUR} zombie#2 zombie-pair#2") == "0"


def test_larry_blocks_a_goal_that_needs_zombies() -> None:
    """R-37."""
    assert result("four-three-two-one", "", own=FOUR, theirs="larry") == "running"


@covers("i-alone-survived")
def test_i_alone_survived_needs_the_car_while_all_others_have_zombies() -> None:
    assert result("i-alone-survived", "car", theirs="zombie#1", third="zombie#2") == "0"


@pytest.mark.parametrize(
    ("keepers", "own", "theirs", "third"),
    [
        ("", "", "zombie#1", "zombie#2"),
        ("car", "", "zombie#1", ""),
        ("car", "", "", "zombie#1 zombie#2"),
        ("car", "zombie#3", "zombie#1", "zombie#2"),
        ("car friend-man", "", "zombie#1", "zombie#2"),
    ],
)
def test_i_alone_survived_is_not_met_with_a_piece_wrong(
    keepers: str, own: str, theirs: str, third: str
) -> None:
    """No car; a neighbour without zombies, left or right; an own zombie; a living Friend."""
    assert result("i-alone-survived", keepers, own=own, theirs=theirs, third=third) == "running"


def test_a_tranquilizer_helps_with_i_alone_survived() -> None:
    """R-36."""
    keepers = "car sonic-tranquilizer"
    assert result("i-alone-survived", keepers, own="zombie#3", theirs="zombie#1", third="zombie#2") == "0"


def test_under_dead_friends_a_friend_is_not_alive_but_a_zombie() -> None:
    """With a Tranquilizer the dead Friend sleeps, and nobody else has survived. R-22, R-36"""
    keepers = "car sonic-tranquilizer friend-man"
    rules = "dead-friends"
    assert result("i-alone-survived", keepers, theirs="zombie#1", third="zombie#2", rules=rules) == "0"


def test_a_dead_friend_of_another_player_is_that_players_zombie() -> None:
    match = match_at(
        seats=2, rules="dead-friends", hands={0: "i-alone-survived ..."}, keepers={0: "car", 1: "friend-man"}
    )
    assert ended(play(match, move(0, "i-alone-survived"))) == "0"


@covers("ill-hold-em-off")
@pytest.mark.parametrize(
    "weapon", ["baseball-bat", "can-of-gasoline", "car", "chainsaw", "lumber", "shovel", "shotgun"]
)
def test_ill_hold_em_off_needs_a_weapon_and_all_zombies(weapon: str) -> None:
    assert result("ill-hold-em-off", weapon, own="zombie#1") == "0"


@pytest.mark.parametrize(
    ("keepers", "own", "third"),
    [("brains friend-man", "zombie#1", ""), ("lumber", "", ""), ("lumber", "zombie#1", "zombie#2")],
)
def test_ill_hold_em_off_is_not_met_with_a_piece_missing(keepers: str, own: str, third: str) -> None:
    assert result("ill-hold-em-off", keepers, own=own, third=third) == "running"


@covers("zombie-baseball-team")
@pytest.mark.parametrize(
    ("own", "expected"),
    [
        ("zombie-quartet zombie-trio-left zombie-pair#1", "0"),
        ("zombie-quartet zombie-trio-left zombie#1", "running"),
        ("zombie-quartet zombie-trio-left zombie-trio-right", "0"),
    ],
)
def test_zombie_baseball_team_needs_nine_zombies(own: str, expected: str) -> None:
    assert result("zombie-baseball-team", "baseball-bat", own=own) == expected


def test_zombie_baseball_team_needs_the_bat() -> None:
    own = "zombie-quartet zombie-trio-left zombie-pair#1"
    assert result("zombie-baseball-team", "shovel", own=own) == "running"


def test_dead_friends_play_in_the_zombie_baseball_team() -> None:
    own = "zombie-quartet zombie-trio-left"
    assert (
        result("zombie-baseball-team", "baseball-bat friend-man friend-woman", own=own, rules="dead-friends")
        == "0"
    )


@covers("zombie-food")
@pytest.mark.parametrize("friend", ["friend-man", "friend-woman"])
def test_zombie_food_needs_brains_a_friend_and_a_zombie(friend: str) -> None:
    assert result("zombie-food", f"brains {friend}", own="zombie#1") == "0"


@pytest.mark.parametrize(
    ("keepers", "own", "rules"),
    [
        ("friend-man", "zombie#1", ""),
        ("brains", "zombie#1", ""),
        ("brains friend-man", "", ""),
        ("brains friend-man", "zombie#1", "dead-friends"),
    ],
)
def test_zombie_food_is_not_met_with_a_piece_missing(keepers: str, own: str, rules: str) -> None:
    """The last case: a dead Friend is no Friend."""
    assert result("zombie-food", keepers, own=own, rules=rules) == "running"
