"""Rulings on the greedy bot: how it plays Zombie Fluxx."""

from typing import Any

import pytest

from ludoteca.arena.simulate import simulate
from ludoteca.bots.registry import make
from ludoteca.facets.registry import find
from ludoteca.games.zombie_fluxx.flow import RULES
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match


def choice(*choices: str, **at: Any) -> str:
    """What greedy in seat 0 does in a position of two seats, after these answers of its own."""
    match = match_at(**at)
    for text in choices:
        match.answer_text(next(iter(match.pending)), text)
    decision = next(iter(match.pending.values()))
    place = make("greedy", find("zombie_fluxx"), Luck(seed_from("greedy"))).decide(
        match.perspective(decision.seat)
    )
    return decision.spell(decision.options[place], match.names)


def match_at(**at: Any) -> Match:
    """Seat 0 in the play part of its turn; zones by name with _ for the space, fields by name."""
    made = Match.start(RULES, 2, seed_from("greedy"), {"first_player": "first_seat"}).position()
    zones: dict[str, list[str]] = made["zones"]
    wanted = {
        key.replace("_", " "): at.pop(key).split() for key in list(at) if key.replace("_", " ") in zones
    }
    named = [name for names in wanted.values() for name in names]
    loose = [name for zone in zones if zone != "basic rules" for name in zones[zone] if name not in named]
    for zone in zones:
        if zone != "basic rules":
            zones[zone] = wanted.get(zone, [])
    zones["draw pile"] = loose
    made["fields"] |= {"phase": "play", "drawn": 1, "draw_done": True, "turn": 0, "turns": 9}
    made["fields"] |= {"settled_goals": zones["goals"], **at}
    made["seen"] = {}
    made["answers"] = []
    return Match.at(RULES, made, seed_from("a match"))


def test_a_winning_goal_is_played_at_once() -> None:
    goal = "hit-the-gas"
    assert choice(hand_0=f"draw-5 {goal} brains", keepers_0="car can-of-gasoline", hand_1="coffee") == goal


def test_a_winning_keeper_is_played_at_once() -> None:
    held = "draw-5 brains coffee"
    won = choice(hand_0=held, keepers_0="donuts", goals="donuts-with-coffee", hand_1="car")
    assert won == "coffee"


def test_a_goal_that_another_fulfils_is_not_played() -> None:
    held = "hit-the-gas shovel"
    assert choice(hand_0=held, keepers_1="car can-of-gasoline", hand_1="coffee") == "shovel"


def test_the_keeper_that_wins_is_the_one_that_is_stolen() -> None:
    at = {"keepers_0": "brains", "keepers_1": "shovel coffee lumber", "goals": "food-for-thought"}
    assert choice("steal-a-keeper", hand_0="steal-a-keeper donuts", hand_1="car", **at) == "coffee"


def test_a_zombie_in_the_way_of_the_victory_is_killed() -> None:
    at = {"keepers_0": "shotgun car donuts", "creepers_0": "zombie#1", "goals": "shotgun-goal"}
    assert choice(hand_0="draw-5 play-2", hand_1="brains", **at) == "shotgun"


def test_a_zombie_that_the_goal_asks_for_is_not_killed() -> None:
    at = {"keepers_0": "shotgun brains", "creepers_0": "zombie#1", "goals": "zombie-food"}
    assert choice(hand_0="friend-man draw-5", hand_1="coffee", **at) == "friend-man"


def test_the_keeper_of_the_goal_is_not_the_one_that_is_discarded() -> None:
    at = {"keepers_0": "donuts", "goals": "donuts-with-coffee", "new_rules": "hand-limit-1"}
    assert choice(hand_0="coffee draw-5", hand_1="car", phase="limit", played=1, **at) == "draw-5"


def test_nobody_groans_in_vain_or_calls_a_draw() -> None:
    assert choice(phase="begin", turns=300, hand_0="coffee", hand_1="car") == "go_on"


@pytest.mark.slow
def test_greedy_beats_uniform_in_at_least_70_of_100_matches_from_either_seat() -> None:
    first = simulate("zombie_fluxx", 2, 50, 2009, ["greedy", "uniform"])
    second = simulate("zombie_fluxx", 2, 50, 2009, ["uniform", "greedy"])
    assert first.wins[0] + second.wins[1] >= 70
    assert min(first.wins[0], second.wins[1]) >= 30


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.slow
def test_greedy_wins_far_more_than_its_share_among_several(players: int) -> None:
    bots = ["greedy"] + ["uniform"] * (players - 1)
    assert simulate("zombie_fluxx", players, 30, 2009, bots).wins[0] >= 45 // players
