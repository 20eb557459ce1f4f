"""The 15 Keepers. Rules sections 7.1 and 8.6."""

from __future__ import annotations

import pytest

from ludoteca.games.zombie_fluxx.pieces import Kind
from tests.games.zombie_fluxx.covered import covers
from tests.games.zombie_fluxx.positions import before, ended, match_at, move, moves, of_kind, say
from tests.playing import answers, asked, lies, play, refuse, where

KEEPERS = of_kind(Kind.KEEPER)
BURSTS = ["baseball-bat", "can-of-gasoline", "car", "chainsaw", "lumber", "shovel"]
LURES = ["brains", "coffee", "donuts", "friend-man", "friend-woman", "sandwiches"]


@pytest.mark.parametrize("keeper", KEEPERS)
def test_a_keeper_is_played_in_front_of_its_player_and_stays(keeper: str) -> None:
    match = match_at(hands={0: f"{keeper} ..."})
    play(match, move(0, keeper))
    assert (where(match)[keeper], asked(match)) == ("keepers 0", [("1", "move", "")])


@covers("baseball-bat", "can-of-gasoline", "car", "chainsaw", "lumber", "shovel")
@pytest.mark.parametrize("keeper", KEEPERS)
def test_the_six_with_a_weapon_symbol_kill_under_weapon_bonus(keeper: str) -> None:
    """R-24; the Shotgun is a source without it."""
    match = match_at(
        rules="weapon-bonus its-not-working",
        hands={0: "arsenal provisions"},
        keepers={0: keeper},
        creepers={0: "zombie#1"},
    )
    assert (keeper in moves(match, 0)) == (keeper in [*BURSTS, "shotgun"])


@covers("brains", "coffee", "donuts", "friend-man", "friend-woman", "sandwiches")
@pytest.mark.parametrize("keeper", KEEPERS)
def test_the_six_lures_attract_zombies(keeper: str) -> None:
    match = match_at(
        rules="look-over-there its-not-working",
        hands={0: "arsenal provisions"},
        keepers={1: keeper},
        creepers={0: "zombie#1"},
    )
    assert ("look-over-there" in moves(match, 0)) == (keeper in LURES)


@pytest.mark.parametrize("keeper", KEEPERS)
def test_only_friends_become_zombies_under_dead_friends(keeper: str) -> None:
    match = match_at(
        rules="dead-friends its-not-working zombie-season",
        hands={0: "arsenal provisions"},
        keepers={0: keeper},
    )
    assert ("zombie-season" in moves(match, 0)) == keeper.startswith("friend")


@covers("shotgun")
@pytest.mark.parametrize("phase", ["before_draw", "play"])
def test_the_shotgun_kills_one_zombie_card_of_anybody(phase: str) -> None:
    match = match_at(
        phase=phase, keepers={0: "shotgun"}, creepers={0: "zombie#1", 1: "zombie#2", 2: "zombie-trio-left"}
    )
    play(match, move(0, "shotgun"))
    assert sorted(answers(match, 0)) == ["zombie#1", "zombie#2", "zombie-trio-left"]


def test_the_shotgun_shoots_once_a_turn() -> None:
    match = match_at(
        hands={0: "arsenal provisions"}, keepers={0: "shotgun"}, creepers={1: "zombie#1 zombie#2"}
    )
    play(match, move(0, "shotgun"), say(0, "kill", "zombie#1"))
    assert moves(match, 0) == ["arsenal", "provisions"]


def test_the_shotgun_in_hand_does_not_shoot() -> None:
    match = match_at(hands={0: "shotgun arsenal"}, creepers={1: "zombie#1"})
    play(match, move(0, "shotgun"))
    assert where(match)["zombie#1"] == "creepers 1"


def test_a_shotgun_just_played_can_be_used_at_once() -> None:
    match = match_at(hands={0: "shotgun ..."}, creepers={1: "zombie#1"})
    play(match, move(0, "shotgun"), move(0, "shotgun"))
    assert where(match)["zombie#1"] == "discard pile"


@covers("sonic-tranquilizer")
@pytest.mark.parametrize(("owner", "result"), [(0, "0"), (1, "running")])
def test_the_zombies_of_the_owner_of_a_sonic_tranquilizer_sleep(owner: int, result: str) -> None:
    keepers = {0: "car can-of-gasoline", 1: ""}
    keepers[owner] += " sonic-tranquilizer"
    match = match_at(hands={0: "hit-the-gas ..."}, keepers=keepers, creepers={0: "zombie#1"})
    assert ended(play(match, move(0, "hit-the-gas"))) == result


def test_sleeping_zombies_still_count_where_zombies_are_needed() -> None:
    match = match_at(
        hands={0: "ill-hold-em-off ..."}, keepers={0: "lumber sonic-tranquilizer"}, creepers={0: "zombie#1"}
    )
    assert ended(play(match, move(0, "ill-hold-em-off"))) == "0"


@covers("zombie-repellent")
def test_a_drawn_zombie_does_not_stay_with_the_owner_of_a_repellent() -> None:
    """R-17."""
    match = match_at(phase="draw", keepers={0: "zombie-repellent"}, top="zombie#1 car")
    assert (asked(match), answers(match, 0)) == ([("0", "repel_to", "zombie#1")], ["1", "2"])


def test_a_repellent_works_in_the_turn_of_another() -> None:
    """R-17: Ben is lured into a Trio and sends it on, even back."""
    match = match_at(rules="zombie-season", keepers={1: "zombie-repellent"}, creepers={0: "zombie-trio-left"})
    play(match, move(0, "zombie-season"))
    assert asked(match) == [("1", "repel_to", "zombie-trio-left")]
    play(match, say(1, "repel_to", 0))
    assert before(match, 0) == ["zombie-trio-left"]


def test_a_repellent_repels_dead_friends() -> None:
    match = match_at(rules="dead-friends", hands={0: "friend-man car ..."}, keepers={0: "zombie-repellent"})
    play(match, move(0, "friend-man"), say(0, "repel_to", 2))
    assert where(match)["friend-man"] == "keepers 2"


def test_a_repelled_zombie_is_not_killed() -> None:
    match = match_at(
        seats=2,
        rules="eradication-bonus",
        hands={0: "zombie-repellent arsenal provisions"},
        creepers={0: "zombie-quartet zombie-pair#1"},
    )
    play(match, move(0, "zombie-repellent"))
    assert (before(match, 1), len(lies(match, "hand 0"))) == (["zombie-pair#1", "zombie-quartet"], 2)


def test_a_repellent_in_hand_repels_nothing() -> None:
    match = match_at(phase="draw", hands={0: "zombie-repellent arsenal"}, top="zombie#1 car")
    assert before(match, 0) == ["zombie#1"]
    refuse(match, move(0, "-"))
