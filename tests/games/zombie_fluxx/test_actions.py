"""The Actions from ...And Stay Dead! to Let's Simplify. Rules section 10."""

from __future__ import annotations

import pytest

from ludoteca.kernel.seat import Seat
from tests.games.zombie_fluxx.covered import covers
from tests.games.zombie_fluxx.positions import before, match_at, move, say
from tests.playing import answers, asked, lies, play, refuse, where

EVERY_KIND = "zombie#1 zombie-pair#1 zombie-trio-left zombie-quartet larry"


@covers("and-stay-dead")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("card", EVERY_KIND.split())
def test_and_stay_dead_discards_any_zombie_card_of_anybody(card: str, seat: int) -> None:
    """R-26: whatever it would do when killed."""
    match = match_at(hands={0: "and-stay-dead ..."}, creepers={seat: EVERY_KIND})
    play(match, move(0, "and-stay-dead"), say(0, "zombie", card))
    assert lies(match, "discard pile") == [card, "and-stay-dead"]


def test_and_stay_dead_is_no_kill() -> None:
    """R-26: the own Pair stays, and Eradication Bonus is not earned."""
    match = match_at(
        rules="eradication-bonus play-2",
        hands={0: "and-stay-dead ..."},
        creepers={0: "zombie#1 zombie-pair#1"},
    )
    play(match, move(0, "and-stay-dead"), say(0, "zombie", "zombie#1"))
    assert (before(match, 0), len(lies(match, "hand 0"))) == (["zombie-pair#1"], 2)


def test_and_stay_dead_may_hit_a_dead_friend_but_need_not() -> None:
    """It is no kill, so own Friends do not come first."""
    match = match_at(
        rules="dead-friends",
        hands={0: "and-stay-dead ..."},
        keepers={0: "friend-man"},
        creepers={1: "zombie#1"},
    )
    play(match, move(0, "and-stay-dead"))
    assert sorted(answers(match, 0)) == ["friend-man", "zombie#1"]


@covers("discard-and-draw")
def test_discard_and_draw_replaces_the_whole_hand() -> None:
    match = match_at(hands={0: "discard-and-draw brains coffee donuts"}, top="car lumber shovel chainsaw")
    play(match, move(0, "discard-and-draw"))
    assert (lies(match, "hand 0"), lies(match, "discard pile")) == (
        ["car", "lumber", "shovel"],
        ["brains", "coffee", "donuts", "discard-and-draw"],
    )


def test_discard_and_draw_with_no_other_card_draws_nothing() -> None:
    match = match_at(hands={0: "discard-and-draw"}, top="car lumber")
    assert (lies(match, "hand 0"), where(match)["discard-and-draw"]) == ([], "discard pile")


@covers("draw-2-and-use-em")
def test_both_cards_of_draw_2_and_use_em_are_played() -> None:
    match = match_at(hands={0: "draw-2-and-use-em ..."}, top="car lumber")
    play(match, move(0, "draw-2-and-use-em"))
    refuse(match, say(0, "play_drawn", "-"))
    play(match, say(0, "play_drawn", "lumber"))
    assert (before(match, 0), asked(match)) == (["car", "lumber"], [("1", "move", "")])


@covers("draw-3-play-2-of-them")
def test_two_of_three_cards_are_played_and_one_is_discarded() -> None:
    match = match_at(hands={0: "draw-3-play-2-of-them ..."}, top="car lumber brains")
    play(match, move(0, "draw-3-play-2-of-them"), say(0, "play_drawn", "brains"), say(0, "play_drawn", "car"))
    assert (before(match, 0), lies(match, "discard pile")) == (
        ["brains", "car"],
        ["lumber", "draw-3-play-2-of-them"],
    )


def test_cards_of_the_own_hand_cannot_be_played_from_a_temporary_hand() -> None:
    match = match_at(hands={0: "draw-2-and-use-em coffee donuts"}, top="car lumber")
    play(match, move(0, "draw-2-and-use-em"))
    refuse(match, say(0, "play_drawn", "coffee"))


@covers("eaten-by-zombies")
def test_the_player_with_the_most_zombies_chooses_a_keeper_to_lose() -> None:
    match = match_at(
        hands={0: "eaten-by-zombies ..."},
        keepers={0: "brains", 1: "car lumber", 2: "coffee"},
        creepers={0: "zombie#1", 1: "zombie-pair#1"},
    )
    play(match, move(0, "eaten-by-zombies"), say(1, "lose_keeper", "car"))
    assert lies(match, "discard pile") == ["car", "eaten-by-zombies"]


def test_a_player_with_the_most_zombies_and_no_keeper_loses_nothing_and_shields_the_others() -> None:
    match = match_at(
        hands={0: "eaten-by-zombies ..."}, keepers={0: "brains"}, creepers={0: "zombie#1", 1: "zombie-pair#1"}
    )
    play(match, move(0, "eaten-by-zombies"))
    assert lies(match, "discard pile") == ["eaten-by-zombies"]


def test_a_dead_friend_is_no_keeper_that_could_be_eaten() -> None:
    match = match_at(
        seats=2, rules="dead-friends", hands={0: "eaten-by-zombies ..."}, keepers={1: "friend-man coffee"}
    )
    play(match, move(0, "eaten-by-zombies"))
    assert before(match, 1) == ["friend-man"]


def test_when_the_boss_is_passed_over_and_nobody_else_has_zombies_nothing_happens() -> None:
    match = match_at(
        rules="zombie-boss",
        hands={0: "eaten-by-zombies ..."},
        keepers={0: "car", 1: "coffee"},
        creepers={0: "zombie#1"},
    )
    play(match, move(0, "eaten-by-zombies"))
    assert lies(match, "discard pile") == ["eaten-by-zombies"]


def test_in_a_tie_there_is_no_boss_to_pass_over() -> None:
    """R-18."""
    match = match_at(
        rules="zombie-boss",
        hands={0: "eaten-by-zombies ..."},
        keepers={0: "car", 1: "coffee"},
        creepers={0: "zombie#1", 1: "zombie#2"},
    )
    play(match, move(0, "eaten-by-zombies"))
    assert set(lies(match, "discard pile")) == {"car", "coffee", "eaten-by-zombies"}


@covers("everybody-gets-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_gets_one_card_the_giver_too(seats: int) -> None:
    cards = ["car", "lumber", "shovel", "chainsaw", "donuts", "brains"][:seats]
    match = match_at(seats=seats, hands={0: "everybody-gets-1 ..."}, top=" ".join(cards))
    play(match, move(0, "everybody-gets-1"), *[say(0, "give", card) for card in cards[:-1]])
    assert [where(match)[card] for card in cards] == [*[f"hand {seat}" for seat in range(1, seats)], "hand 0"]


def test_the_giver_looks_at_all_cards_and_cannot_keep_more_than_one() -> None:
    match = match_at(hands={0: "everybody-gets-1 ..."}, top="car lumber brains")
    play(match, move(0, "everybody-gets-1"))
    assert sorted(answers(match, 0)) == ["brains", "car", "lumber"]
    refuse(match, say(0, "give", "-"))


@covers("exchange-keepers")
def test_exchange_keepers_swaps_one_of_mine_for_one_of_anybody() -> None:
    match = match_at(hands={0: "exchange-keepers ..."}, keepers={0: "car lumber", 1: "brains", 2: "coffee"})
    play(match, move(0, "exchange-keepers"), say(0, "own_keeper", "car"))
    assert answers(match, 0) == ["brains", "coffee"]
    play(match, say(0, "keeper", "coffee"))
    assert (before(match, 0), before(match, 2)) == (["coffee", "lumber"], ["car"])


@pytest.mark.parametrize("keepers", [{0: "car"}, {1: "car"}, {}])
def test_without_keepers_on_both_sides_there_is_no_exchange(keepers: dict[int, str]) -> None:
    match = match_at(hands={0: "exchange-keepers ..."}, keepers=keepers)
    play(match, move(0, "exchange-keepers"))
    assert lies(match, "discard pile") == ["exchange-keepers"]


@covers("hey-over-here")
def test_hey_over_here_takes_all_zombie_cards_of_an_opponent() -> None:
    match = match_at(
        rules="dead-friends",
        hands={0: "hey-over-here ..."},
        keepers={1: "friend-man car"},
        creepers={0: "zombie#3", 1: "zombie#1 zombie-pair#1", 2: "zombie#2"},
    )
    play(match, move(0, "hey-over-here"), say(0, "opponent", 1))
    assert (before(match, 0), before(match, 1)) == (
        ["friend-man", "zombie#1", "zombie#3", "zombie-pair#1"],
        ["car"],
    )


def test_with_two_players_hey_over_here_takes_one_card() -> None:
    match = match_at(seats=2, hands={0: "hey-over-here ..."}, creepers={1: "zombie#1 zombie-pair#1"})
    play(match, move(0, "hey-over-here"), say(0, "zombie", "zombie-pair#1"))
    assert (before(match, 0), before(match, 1)) == (["zombie-pair#1"], ["zombie#1"])


def test_an_opponent_without_zombies_cannot_be_named() -> None:
    """R-29: only Cleo has some, so nothing is asked."""
    match = match_at(hands={0: "hey-over-here ..."}, creepers={2: "zombie#1"})
    play(match, move(0, "hey-over-here"))
    assert before(match, 0) == ["zombie#1"]


@covers("lets-do-that-again")
def test_lets_do_that_again_offers_actions_and_new_rules_of_the_discard_pile_only() -> None:
    """R-28: not itself."""
    match = match_at(
        hands={0: "lets-do-that-again ..."}, discard="draw-3 taxation car arsenal zombie#1 zombie-victory"
    )
    play(match, move(0, "lets-do-that-again"))
    assert sorted(answers(match, 0)) == ["draw-3", "taxation"]


def test_a_new_rule_played_again_comes_into_force() -> None:
    match = match_at(hands={0: "lets-do-that-again arsenal"}, discard="draw-3", top="car lumber")
    play(match, move(0, "lets-do-that-again"))
    assert (lies(match, "new rules"), lies(match, "hand 0")) == (["draw-3"], ["arsenal", "car", "lumber"])


def test_an_action_played_again_goes_back_to_the_discard_pile_first() -> None:
    match = match_at(hands={0: "lets-do-that-again ..."}, discard="rules-reset", rules="draw-2", drawn=2)
    play(match, move(0, "lets-do-that-again"))
    assert lies(match, "discard pile") == ["draw-2", "rules-reset", "lets-do-that-again"]


@covers("lets-shamble")
@pytest.mark.parametrize(("side", "heir"), [("left", 1), ("right", 2)])
def test_lets_shamble_passes_all_zombie_cards_to_one_side_at_the_same_time(side: str, heir: int) -> None:
    match = match_at(
        rules="dead-friends",
        hands={0: "lets-shamble ..."},
        keepers={0: "friend-man car"},
        creepers={0: "zombie#1 larry", 1: "zombie#2", 2: "zombie#3"},
    )
    play(match, move(0, "lets-shamble"), say(0, "side", side))
    assert before(match, heir) == ["friend-man", "larry", "zombie#1"]
    assert before(match, 0) == ["car", "zombie#3" if side == "left" else "zombie#2"]


def test_with_two_players_both_sides_are_the_same() -> None:
    match = match_at(seats=2, hands={0: "lets-shamble ..."}, creepers={0: "zombie#1", 1: "zombie#2"})
    play(match, move(0, "lets-shamble"))
    assert (before(match, 0), before(match, 1)) == (["zombie#2"], ["zombie#1"])


@covers("lets-simplify")
@pytest.mark.parametrize(("rules", "most"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_lets_simplify_discards_at_most_half_rounded_down(rules: int, most: int) -> None:
    """R-27."""
    names = ["zombie-season", "no-hand-bonus", "double-agenda", "weapon-bonus", "dead-friends", "play-4"][
        :rules
    ]
    match = match_at(rules=" ".join(names), hands={0: "lets-simplify ..."})
    play(match, move(0, "lets-simplify"))
    if rules > 1:
        sizes = {len(option) for option in match.decision(Seat(0)).options}
        assert sizes == set(range(1, most + 1))
    else:
        assert lies(match, "new rules") == []
