"""Rulings on the guide of the search in Zombie Fluxx: which options come first, and what a match promises."""

from typing import Any

import pytest

from ludoteca.games.zombie_fluxx import asks
from ludoteca.games.zombie_fluxx.flow import IDENTITY, RULES
from ludoteca.games.zombie_fluxx.guide.advice import favourites
from ludoteca.games.zombie_fluxx.guide.outlook import chances
from ludoteca.games.zombie_fluxx.table import Result, Table
from ludoteca.kernel.answer import Answer
from ludoteca.kernel.decision import Ask, Decision
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.rules import Verdict
from ludoteca.kernel.seat import Seat
from tests.bots.fairness import another_world
from tests.bots.test_zombie_fluxx_greedy import match_at

SEATS = range(IDENTITY.seats[0], IDENTITY.seats[1] + 1)
DECISIONS = 1000
COMPARED = 400
MOST = 5


def values(number: int) -> dict[str, str]:
    """Each option with its first value, or with its last: as the digits of a number say."""
    return {option.name: option.values[number >> place & 1] for place, option in enumerate(IDENTITY.options)}


def new_match(seats: int, number: int) -> Match:
    """A match whose deal and options follow from a number."""
    return Match.start(RULES, seats, seed_from("search", seats, number), values(number * 37), Log.NONE)


def first_decision(match: Match) -> Decision:
    """The question that is to be answered first."""
    return next(iter(match.pending.values()))


def walk(match: Match, luck: Luck) -> int:
    """The place of an answer: mostly at random, so that every question comes up, else the favourite."""
    decision = first_decision(match)
    if luck.below("whim", 3):
        return luck.below("what", len(decision.options))
    return favourites(match, decision, 1)[0]


def likes(*choices: str, **at: Any) -> list[str]:
    """The favourites of the seat that is asked in a position of two seats, after these answers."""
    match = match_at(**at)
    for text in choices:
        match.answer_text(first_decision(match).seat, text)
    decision = first_decision(match)
    places = favourites(match, decision, 9)
    return [decision.spell(decision.options[place], match.names) for place in places]


def promises(**at: Any) -> float:
    """The chances of seat 0 in a position of two seats."""
    return chances(match_at(**at))[0]


# -- in every match ------------------------------------------------------------------------------------


def test_favourites_are_different_places_of_options_at_every_question() -> None:
    met: set[str] = set()
    for seats in SEATS:
        luck = Luck(seed_from("walk", seats))
        asked = number = 0
        while asked < DECISIONS:
            match = new_match(seats, number)
            number += 1
            while not match.over:
                decision = first_decision(match)
                places = favourites(match, decision, MOST)
                assert 1 <= len(set(places)) == len(places) <= MOST
                assert all(0 <= place < len(decision.options) for place in places)
                assert favourites(match, decision, 1) == places[:1]
                match.take(decision, walk(match, luck))
                met.add(decision.ask.name)
                asked += 1
    assert met >= {value.name for value in vars(asks).values() if isinstance(value, Ask)} - {"call_draw"}


@pytest.mark.parametrize("seats", [2, 4])
def test_favourites_are_the_same_in_all_worlds_that_the_seat_cannot_tell_apart(seats: int) -> None:
    luck = Luck(seed_from("walk", seats))
    asked = compared = number = 0
    while asked < COMPARED:
        match = new_match(seats, number)
        number += 1
        step, answers = match.clone(), list[Answer]()
        while not match.over and asked < COMPARED:
            decision = first_decision(match)
            seat = decision.seat
            twin = another_world(match, step, answers, seat, seed_from("world", asked))
            for world in [match.imagine(seat, luck)] + ([] if twin is None else [twin]):
                compared += 1
                assert favourites(world, world.decision(seat), MOST) == favourites(match, decision, MOST)
            place = walk(match, luck)
            answers.append(Answer(seat, decision.ask, decision.options[place]))
            match.take(decision, place)
            if match.at_step_start:
                step, answers = match.clone(), []
            asked += 1
    assert compared > COMPARED


@pytest.mark.parametrize("seats", SEATS)
def test_chances_are_shares_of_one_and_become_the_result(seats: int) -> None:
    luck = Luck(seed_from("walk", seats))
    for number in range(4):
        match = new_match(seats, number)
        match.run_out()
        while not match.over:
            found = chances(match)
            assert len(found) == match.seats
            assert all(0.0 < chance < 1.0 for chance in found)
            assert 0.6 < sum(found) < 1.000001
            match.take(first_decision(match), walk(match, luck))
        winners = match.outcome().winners
        assert chances(match) == [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


@pytest.mark.parametrize(("result", "each"), [(Result.ZOMBIES, 0.0), (Result.DRAW, 0.25)])
def test_where_no_player_wins_the_chances_are_what_the_outcome_says(result: Result, each: float) -> None:
    match = new_match(4, 0)
    table: Table = match.table
    table.finish(result, None, "zombie_fluxx §7")
    assert chances(match) == [each] * 4
    assert (each > 0) == (match.outcome().verdict is Verdict.DRAW)


# -- what comes first ----------------------------------------------------------------------------------


def test_the_winning_goal_comes_first() -> None:
    held = {"hand_0": "draw-5 hit-the-gas brains", "hand_1": "coffee"}
    assert likes(keepers_0="car can-of-gasoline", **held)[0] == "hit-the-gas"


def test_the_winning_keeper_comes_first() -> None:
    at = {"keepers_0": "donuts", "goals": "donuts-with-coffee", "hand_1": "car"}
    assert likes(hand_0="draw-5 brains coffee", **at)[0] == "coffee"


def test_a_goal_that_another_fulfils_comes_last() -> None:
    at = {"keepers_1": "car can-of-gasoline", "hand_1": "coffee"}
    assert likes(hand_0="hit-the-gas shovel out-of-ammo", **at)[-1] == "hit-the-gas"


def test_a_goal_that_brings_larry_is_no_winning_one() -> None:
    at = {"hand_0": "hit-the-gas steal-a-keeper", "keepers_0": "car can-of-gasoline", "keepers_1": "shotgun"}
    assert likes(hand_1="coffee", **at)[0] == "hit-the-gas"
    assert likes(hand_1="coffee", creepers_1="larry", **at)[0] == "steal-a-keeper"


def test_the_keeper_that_wins_is_stolen_first() -> None:
    at = {"keepers_0": "brains", "keepers_1": "shovel coffee lumber", "goals": "food-for-thought"}
    assert likes("steal-a-keeper", hand_0="steal-a-keeper donuts", hand_1="car", **at)[0] == "coffee"


def test_a_keeper_of_another_is_trashed_before_an_own_one() -> None:
    at = {"keepers_0": "brains coffee", "keepers_1": "lumber", "hand_1": "car"}
    assert likes("trash-a-keeper", hand_0="trash-a-keeper donuts", **at)[0] == "lumber"


def test_the_zombie_in_the_way_of_the_victory_is_killed_first() -> None:
    at = {"keepers_0": "shotgun car donuts", "creepers_0": "zombie#1", "goals": "shotgun-goal"}
    assert likes(hand_0="draw-5 play-2", hand_1="brains", **at)[0] == "shotgun"


def test_zombies_of_others_are_left_alone() -> None:
    at = {"keepers_0": "shotgun", "creepers_1": "zombie#1", "hand_0": "", "hand_1": "brains"}
    assert likes(played=1, **at)[0] == "-"


def test_what_the_goal_needs_is_discarded_last() -> None:
    at = {"keepers_0": "donuts", "goals": "donuts-with-coffee", "new_rules": "hand-limit-2"}
    discards = likes(hand_0="coffee draw-5 zombie-victory", hand_1="car", phase="limit", played=1, **at)
    assert discards == ["zombie-victory", "draw-5", "coffee"]


def test_the_rule_that_hurts_is_trashed_first() -> None:
    at = {"new_rules": "draw-4 dead-friends", "keepers_0": "friend-man", "hand_1": "car"}
    assert likes("trash-a-new-rule", hand_0="trash-a-new-rule brains", **at)[0] == "dead-friends"


def test_of_two_goals_the_one_that_another_is_near_to_goes_first() -> None:
    at = {"goals": "food-and-gas brain-baseball", "new_rules": "double-agenda", "keepers_0": "car"}
    gone = likes("hit-the-gas", hand_0="hit-the-gas shovel", hand_1="coffee", keepers_1="brains", **at)
    assert gone[0] == "brain-baseball"


def test_nobody_calls_a_draw() -> None:
    assert likes(phase="begin", turns=300, hand_0="coffee", hand_1="car")[0] == "go_on"


# -- what a position promises --------------------------------------------------------------------------

PLAIN = {"hand_0": "draw-5 coffee", "hand_1": "car draw-4", "keepers_0": "donuts", "keepers_1": "shovel"}


def test_who_holds_the_card_that_wins_is_about_to_win() -> None:
    assert promises(goals="donuts-with-coffee", **PLAIN) > 0.6
    assert promises(goals="donuts-with-coffee", **PLAIN) > promises(goals="hit-the-gas", **PLAIN) + 0.1


def test_the_goal_in_the_hand_is_as_good_as_that_in_play() -> None:
    at = {"keepers_0": "car can-of-gasoline", "keepers_1": "shovel", "hand_1": "draw-4"}
    assert promises(hand_0="hit-the-gas draw-5", **at) > promises(hand_0="brain-baseball draw-5", **at) + 0.1


def test_a_card_of_another_that_wins_is_feared() -> None:
    at = {**PLAIN, "goals": "whats-in-the-toolshed", "played": 1, "keepers_1": "shovel lumber"}
    assert promises(**{**at, "hand_1": "chainsaw draw-4"}) < promises(**at)


def test_zombies_in_the_way_lower_the_chances() -> None:
    free = promises(goals="donuts-with-coffee", **PLAIN)
    assert promises(goals="donuts-with-coffee", creepers_0="zombie#1 zombie#2", **PLAIN) < free


def test_the_order_of_the_draw_pile_does_not_matter() -> None:
    match = match_at(goals="donuts-with-coffee", hand_0="draw-5 car", hand_1="draw-4", keepers_0="donuts")
    before = chances(match)
    match.table.zones.shuffle(0, "draw pile", "zombie_fluxx §3")
    assert chances(match) == before


def test_a_zombie_victory_near_at_hand_takes_from_everybody() -> None:
    near = {"creepers_0": "zombie#1 zombie#2", "creepers_1": "zombie#3 zombie#4"}
    match = match_at(goals="zombie-victory", hand_0="coffee draw-5", hand_1="car", **near)
    assert sum(chances(match)) < 0.9
    assert all(chance > 0.0 for chance in chances(match))


def test_a_newcomer_has_a_chance_too() -> None:
    match = match_at(**PLAIN, goals="hit-the-gas", phase="limit", played=1, joining=1)
    assert len(chances(match)) == match.seats == 3
    assert chances(match)[Seat(2)] > 0.0
