"""Cases after the publisher's answers. Rules section 13.4."""

from __future__ import annotations

import pytest

from ludoteca.kernel.match import Match
from tests.games.zombie_fluxx.positions import before, ended, match_at, move, moves, say
from tests.playing import answers, asked, lies, play, refuse, where


def test_the_pair_of_the_victim_stays() -> None:
    """FQ-1."""
    match = match_at(keepers={0: "shotgun"}, creepers={1: "zombie#1 zombie-pair#1"})
    play(match, move(0, "shotgun"), say(0, "kill", "zombie#1"))
    assert before(match, 1) == ["zombie-pair#1"]


def test_a_quartet_shot_before_the_draw_is_drawn_and_may_win() -> None:
    """FQ-2: ten zombies after the draw."""
    match = match_at(
        phase="before_draw",
        goals="zombie-baseball-team",
        keepers={0: "baseball-bat shotgun"},
        creepers={0: "zombie-trio-left zombie-trio-right", 1: "zombie-quartet"},
    )
    play(match, move(0, "shotgun"), say(0, "kill", "zombie-quartet"))
    assert (ended(match), where(match)["zombie-quartet"]) == ("0", "creepers 0")


def test_the_shot_drives_the_own_pair_away() -> None:
    """FQ-2, negative: the Quartet comes, but the Pair has gone."""
    match = match_at(
        phase="before_draw",
        goals="four-three-two-one",
        keepers={0: "shotgun"},
        creepers={0: "zombie#1 zombie-pair#1 zombie-trio-left", 1: "zombie-quartet"},
    )
    play(match, move(0, "shotgun"), say(0, "kill", "zombie-quartet"), say(0, "flee_to", 2))
    assert (ended(match), before(match, 0)) == (
        "running",
        ["shotgun", "zombie#1", "zombie-quartet", "zombie-trio-left"],
    )


def test_the_shotgun_gains_nothing_from_weapon_bonus() -> None:
    """FQ-3."""
    match = match_at(
        rules="weapon-bonus",
        hands={0: "arsenal provisions"},
        keepers={0: "shotgun"},
        creepers={0: "zombie#1 zombie#2"},
    )
    play(match, move(0, "shotgun"), say(0, "kill", "zombie#1"))
    assert moves(match, 0) == ["arsenal", "provisions"]


def test_without_zombies_nobody_is_eaten() -> None:
    """FQ-4."""
    match = match_at(hands={0: "eaten-by-zombies ..."}, keepers={0: "car", 1: "brains", 2: "coffee"})
    play(match, move(0, "eaten-by-zombies"))
    assert lies(match, "discard pile") == ["eaten-by-zombies"]


def tied() -> Match:
    match = match_at(
        hands={0: "eaten-by-zombies ..."},
        keepers={0: "car lumber", 1: "brains coffee", 2: "donuts shovel"},
        creepers={0: "zombie-pair#1", 1: "zombie#1 zombie#2", 2: "zombie#3"},
    )
    return play(match, move(0, "eaten-by-zombies"))


def test_all_who_tie_for_the_most_zombies_choose_a_keeper_to_lose() -> None:
    """FQ-4, R-44: at the same time."""
    assert asked(tied()) == [("0", "lose_keeper", ""), ("1", "lose_keeper", "")]


def test_each_of_the_tied_loses_the_keeper_of_its_choice() -> None:
    """FQ-4."""
    match = play(tied(), say(1, "lose_keeper", "coffee"), say(0, "lose_keeper", "car"))
    assert [lies(match, f"keepers {seat}") for seat in range(3)] == [
        ["lumber"],
        ["brains"],
        ["donuts", "shovel"],
    ]


BOSS = {0: "zombie-quartet zombie#1", 1: "zombie-pair#1 zombie#2", 2: "zombie#3"}


def test_eaten_by_zombies_passes_over_the_boss() -> None:
    """FQ-5."""
    match = match_at(
        turn=2,
        rules="zombie-boss",
        hands={2: "eaten-by-zombies ..."},
        keepers={0: "car", 1: "brains coffee"},
        creepers=BOSS,
    )
    play(match, move(2, "eaten-by-zombies"))
    assert asked(match) == [("1", "lose_keeper", "")]


def test_the_boss_draws_one_more() -> None:
    """FQ-5."""
    match = match_at(phase="draw", rules="zombie-boss", hands={0: "coffee"}, creepers=BOSS, top="car brains")
    assert len(lies(match, "hand 0")) == 3


def test_another_player_than_the_boss_does_not_draw_more() -> None:
    """FQ-5, negative."""
    match = match_at(
        phase="draw", turn=1, rules="zombie-boss", hands={1: "coffee"}, creepers=BOSS, top="car brains"
    )
    assert len(lies(match, "hand 1")) == 2


def test_the_boss_wins_when_the_ungoal_is_met() -> None:
    """FQ-5."""
    match = match_at(turn=1, rules="zombie-boss", hands={1: "zombie-victory ..."}, creepers=BOSS)
    assert ended(play(match, move(1, "zombie-victory"))) == "0"


def test_without_zombie_boss_everybody_loses() -> None:
    """FQ-5, negative."""
    match = match_at(turn=1, hands={1: "zombie-victory ..."}, creepers=BOSS)
    assert ended(play(match, move(1, "zombie-victory"))) == "zombies"


def test_larry_moves_first_and_blocks_the_boss() -> None:
    """FQ-6: all lose."""
    match = match_at(
        turn=1,
        rules="zombie-boss",
        hands={1: "zombie-victory ..."},
        creepers={0: "zombie-quartet", 1: "zombie-pair#1 zombie#1 larry", 2: "zombie#2"},
    )
    play(match, move(1, "zombie-victory"))
    assert (ended(match), where(match)["larry"], match.outcome().ranks) == (
        "zombies",
        "creepers 0",
        (2, 2, 2),
    )


def test_a_goal_and_the_ungoal_at_once_are_two_claims() -> None:
    """FQ-7."""
    match = match_at(
        seats=2,
        phase="draw",
        rules="double-agenda",
        goals="zombie-baseball-team zombie-victory",
        keepers={0: "baseball-bat"},
        creepers={0: "zombie-quartet zombie-trio-left zombie#1", 1: "zombie#2"},
        top="zombie#3 car",
    )
    assert (ended(match), len(lies(match, "creepers 0"))) == ("running", 4)


@pytest.mark.parametrize(("goals", "result"), [("zombie-baseball-team", "0"), ("zombie-victory", "zombies")])
def test_each_of_the_two_claims_alone_ends_the_match(goals: str, result: str) -> None:
    """FQ-7, negative."""
    match = match_at(
        seats=2,
        phase="draw",
        rules="double-agenda",
        goals=goals,
        keepers={0: "baseball-bat"},
        creepers={0: "zombie-quartet zombie-trio-left zombie#1", 1: "zombie#2"},
        top="zombie#3 car",
    )
    assert ended(match) == result


@pytest.mark.parametrize(("rules", "result"), [("", "0"), ("its-not-working", "running")])
def test_larry_sleeps_like_the_others(rules: str, result: str) -> None:
    """FQ-8: Larry comes to Ada with the new Goal."""
    match = match_at(
        rules=rules,
        hands={0: "hit-the-gas ..."},
        keepers={0: "car can-of-gasoline sonic-tranquilizer"},
        creepers={1: "larry"},
    )
    assert ended(play(match, move(0, "hit-the-gas"))) == result
    assert where(match)["larry"] == "creepers 0"


def test_with_two_players_a_repellent_sends_larry_straight_back() -> None:
    """FQ-9."""
    match = match_at(
        seats=2, hands={0: "arsenal ..."}, keepers={0: "zombie-repellent"}, creepers={1: "larry"}
    )
    play(match, move(0, "arsenal"))
    assert where(match)["larry"] == "creepers 1"


def test_a_repellent_works_before_one_looks_for_a_winner() -> None:
    """FQ-10: the zombie comes to Ada in the same settling."""
    match = match_at(
        seats=2,
        goals="i-alone-survived",
        hands={0: "exchange-keepers ..."},
        keepers={0: "zombie-repellent", 1: "car"},
        creepers={1: "zombie#1"},
    )
    play(match, move(0, "exchange-keepers"))
    assert (ended(match), where(match)["zombie#1"]) == ("running", "creepers 0")


def test_without_the_repellent_the_same_exchange_wins() -> None:
    """FQ-10, negative."""
    match = match_at(
        seats=2,
        goals="i-alone-survived",
        hands={0: "exchange-keepers ..."},
        keepers={0: "coffee", 1: "car"},
        creepers={1: "zombie#1"},
    )
    assert ended(play(match, move(0, "exchange-keepers"))) == "0"


@pytest.mark.parametrize(("own", "result"), [("zombie#1", "running"), ("", "0")])
def test_zombies_aint_so_bad_does_not_help_with_i_alone_survived(own: str, result: str) -> None:
    """FQ-11."""
    match = match_at(
        rules="zombies-aint-so-bad",
        hands={0: "i-alone-survived ..."},
        keepers={0: "car"},
        creepers={0: own, 1: "zombie#2", 2: "zombie#3"},
    )
    assert ended(play(match, move(0, "i-alone-survived"))) == result


@pytest.mark.parametrize(("rules", "result"), [("dead-friends zombies-aint-so-bad", "running"), ("", "0")])
def test_a_dead_friend_is_no_friend(rules: str, result: str) -> None:
    """FQ-12."""
    match = match_at(rules=rules, hands={0: "getaway-driver ..."}, keepers={0: "car friend-man"})
    assert ended(play(match, move(0, "getaway-driver"))) == result


def boss_draws() -> Match:
    return match_at(
        phase="draw",
        rules="draw-2 zombie-boss",
        hands={0: "draw-3 coffee"},
        creepers={0: "zombie#1"},
        top="car brains",
    )


def test_the_boss_draws_three_under_draw_2() -> None:
    """FQ-13."""
    assert len(lies(boss_draws(), "hand 0")) == 5


def test_draw_3_brings_the_boss_one_more() -> None:
    """FQ-13: four in all."""
    match = play(boss_draws(), move(0, "draw-3"))
    assert len(lies(match, "hand 0")) == 5


def test_who_cannot_draw_all_draws_what_there_is() -> None:
    """FQ-14: two in the pile, one discarded."""
    match = match_at(phase="draw", rules="draw-5", hands={0: "coffee"}, deck="brains car", discard="lumber")
    assert (sorted(lies(match, "hand 0")), asked(match)) == (
        ["brains", "car", "coffee", "lumber"],
        [("0", "move", "")],
    )


@pytest.mark.parametrize(("theirs", "result"), [("zombie#2", "running"), ("", "0")])
def test_a_sleeping_zombie_of_another_player_still_counts(theirs: str, result: str) -> None:
    """FQ-15."""
    match = match_at(
        hands={0: "ill-hold-em-off ..."},
        keepers={0: "lumber", 1: "sonic-tranquilizer"},
        creepers={0: "zombie#1", 1: theirs},
    )
    assert ended(play(match, move(0, "ill-hold-em-off"))) == result


def test_cards_gained_under_play_all_have_to_be_played_too() -> None:
    """FQ-16: Draw 4 is the only card and forced."""
    match = match_at(
        phase="begin",
        rules="hand-limit-0 play-all",
        hands={0: "", 1: "", 2: ""},
        top="draw-4 car lumber brains",
    )
    assert moves(match, 0) == ["brains", "car", "lumber"]
    refuse(match, move(0, "-"))


def gifts() -> Match:
    match = match_at(hands={0: "everybody-gets-1 ..."}, top="zombie#1 car lumber zombie-pair#1 brains")
    return play(match, move(0, "everybody-gets-1"))


def test_creepers_drawn_for_others_stay_with_the_one_who_draws() -> None:
    """FQ-17."""
    match = gifts()
    assert (before(match, 0), sorted(answers(match, 0))) == (
        ["zombie#1", "zombie-pair#1"],
        ["brains", "car", "lumber"],
    )


def test_everybody_gets_one_of_the_other_cards() -> None:
    """FQ-17: the last card is the giver's, without a question."""
    match = play(gifts(), say(0, "give", "lumber"), say(0, "give", "brains"))
    assert (where(match)["lumber"], where(match)["brains"], where(match)["car"]) == (
        "hand 1",
        "hand 2",
        "hand 0",
    )


def test_trade_hands_out_of_a_temporary_hand_trades_the_hand_put_aside() -> None:
    """FQ-18: Lumber is then forced, and all of it was one play."""
    match = match_at(
        hands={0: "draw-2-and-use-em arsenal provisions", 1: "coffee"}, top="trade-hands lumber donuts"
    )
    play(match, move(0, "draw-2-and-use-em"), say(0, "play_drawn", "trade-hands"), say(0, "opponent", 1))
    assert (lies(match, "hand 0"), lies(match, "hand 1"), before(match, 0), asked(match)) == (
        ["coffee"],
        ["arsenal", "provisions", "donuts"],
        ["lumber"],
        [("1", "move", "")],
    )
