"""Actions within Actions, and what is secret: rulings R-28, R-42 and R-44. Rules sections 2 and 10."""

from __future__ import annotations

import pytest

from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat
from tests.games.zombie_fluxx.positions import before, ended, match_at, move, say
from tests.playing import answers, asked, lies, play, refuse, where

# -- Actions within Actions, R-28 and R-42 ---------------------------------------------------------


def opened(action: str, **more: str) -> Match:
    """A temporary hand of that Action and Lumber is open beside a hand of two cards."""
    match = match_at(
        hands={0: "draw-2-and-use-em arsenal provisions", 1: "coffee donuts", 2: "sandwiches"},
        top=f"{action} lumber {more.get('then', 'brains car shovel')}",
    )
    return play(match, move(0, "draw-2-and-use-em"), say(0, "play_drawn", action))


def test_discard_and_draw_in_a_temporary_hand_means_the_hand_put_aside() -> None:
    """R-42: Lumber is still there to be played."""
    match = opened("discard-and-draw")
    assert (lies(match, "hand 0"), before(match, 0)) == (["brains", "car"], ["lumber"])


def test_taxation_in_a_temporary_hand_brings_cards_to_the_hand_put_aside() -> None:
    """R-42: Cleo has no choice."""
    match = play(opened("taxation"), say(1, "tax", "coffee"))
    assert (sorted(lies(match, "hand 0")), before(match, 0)) == (
        ["arsenal", "coffee", "provisions", "sandwiches"],
        ["lumber"],
    )


def test_everybody_gets_1_in_a_temporary_hand_gives_to_the_hand_put_aside() -> None:
    """R-42."""
    match = play(opened("everybody-gets-1"), say(0, "give", "brains"), say(0, "give", "car"))
    assert (lies(match, "hand 0"), before(match, 0)) == (["arsenal", "provisions", "shovel"], ["lumber"])


def test_an_action_in_progress_cannot_be_done_again() -> None:
    """R-28: neither Draw 2 and Use 'Em nor Let's Do That Again! nor the other drawn card is in the pile."""
    match = match_at(
        hands={0: "draw-2-and-use-em ..."}, discard="car draw-5 play-2", top="lets-do-that-again rules-reset"
    )
    play(match, move(0, "draw-2-and-use-em"), say(0, "play_drawn", "lets-do-that-again"))
    assert sorted(answers(match, 0)) == ["draw-5", "play-2"]


def test_an_action_that_is_done_can_be_done_again_within_the_same_play() -> None:
    """R-28: Draw 3, Play 2 of Them is over when the next card of the outer hand is played."""
    match = match_at(
        hands={0: "draw-2-and-use-em ..."},
        top="draw-3-play-2-of-them lets-do-that-again car lumber shovel brains coffee donuts",
    )
    play(
        match,
        move(0, "draw-2-and-use-em"),
        say(0, "play_drawn", "draw-3-play-2-of-them"),
        say(0, "play_drawn", "car"),
        say(0, "play_drawn", "lumber"),
        say(0, "play_drawn", "brains"),
        say(0, "play_drawn", "coffee"),
    )
    assert (before(match, 0), asked(match)) == (["brains", "car", "coffee", "lumber"], [("1", "move", "")])
    assert lies(match, "discard pile") == [
        "shovel",
        "donuts",
        "draw-3-play-2-of-them",
        "lets-do-that-again",
        "draw-2-and-use-em",
    ]


def test_an_action_taken_from_another_is_carried_out_by_the_taker() -> None:
    """Ben's Trade Hands swaps Ada's hand with Cleo's."""
    match = match_at(
        rules="play-2",
        hands={0: "use-what-you-take arsenal provisions", 1: "trade-hands", 2: "coffee donuts"},
    )
    play(match, move(0, "use-what-you-take"), say(0, "opponent", 1), say(0, "opponent", 2))
    assert (lies(match, "hand 0"), lies(match, "hand 2")) == (["coffee", "donuts"], ["arsenal", "provisions"])


def test_double_agenda_trashed_within_an_action_is_settled_before_the_next_card() -> None:
    """4.3, step 1."""
    match = match_at(
        rules="double-agenda",
        goals="arsenal provisions",
        hands={0: "draw-3-play-2-of-them ..."},
        top="trash-a-new-rule hit-the-gas car",
    )
    play(match, move(0, "draw-3-play-2-of-them"), say(0, "play_drawn", "trash-a-new-rule"))
    assert asked(match) == [("0", "discard_goal", "")]


def test_a_match_won_deep_within_actions_leaves_them_where_they_are() -> None:
    """The win is instant: two Actions in limbo, drawn cards never played; the position is lawful and stays so."""
    match = match_at(
        goals="hit-the-gas",
        hands={0: "draw-2-and-use-em ..."},
        keepers={0: "can-of-gasoline"},
        top="draw-3-play-2-of-them coffee car lumber shovel",
    )
    play(
        match,
        move(0, "draw-2-and-use-em"),
        say(0, "play_drawn", "draw-3-play-2-of-them"),
        say(0, "play_drawn", "car"),
    )
    match.rules.check(match.table)
    assert (ended(match), lies(match, "limbo"), lies(match, "draw two 0"), lies(match, "draw three 0")) == (
        "0",
        ["draw-2-and-use-em", "draw-3-play-2-of-them"],
        ["coffee"],
        ["lumber", "shovel"],
    )


def test_a_match_won_by_the_last_nested_play_leaves_the_third_card_where_it_is() -> None:
    match = match_at(
        goals="hit-the-gas",
        hands={0: "draw-3-play-2-of-them ..."},
        keepers={0: "can-of-gasoline"},
        top="coffee car lumber",
    )
    play(match, move(0, "draw-3-play-2-of-them"), say(0, "play_drawn", "coffee"), say(0, "play_drawn", "car"))
    assert (ended(match), where(match)["lumber"]) == ("0", "draw three 0")


def test_the_pile_may_run_out_in_the_middle_of_an_action() -> None:
    """Section 11: the discard pile is shuffled, the Actions in progress are not in it."""
    match = match_at(
        hands={0: "draw-2-and-use-em ..."}, deck="draw-3-play-2-of-them coffee car", discard="lumber shovel"
    )
    play(match, move(0, "draw-2-and-use-em"), say(0, "play_drawn", "draw-3-play-2-of-them"))
    assert (sorted(answers(match, 0)), lies(match, "discard pile"), lies(match, "limbo")) == (
        ["car", "lumber", "shovel"],
        [],
        ["draw-2-and-use-em", "draw-3-play-2-of-them"],
    )


# -- R-44 and secrecy ------------------------------------------------------------------------------


def test_a_card_given_to_taxation_is_sealed_until_all_have_given() -> None:
    """R-44."""
    match = match_at(hands={0: "taxation arsenal", 1: "car lumber", 2: "brains coffee"})
    play(match, move(0, "taxation"), say(1, "tax", "car"))
    assert (lies(match, "hand 1"), asked(match)) == (["car", "lumber"], [("2", "tax", "")])


def test_limits_are_kept_by_all_others_at_once() -> None:
    """R-44."""
    match = match_at(hands={0: "hand-limit-1 arsenal", 1: "car lumber", 2: "brains coffee"})
    play(match, move(0, "hand-limit-1"))
    assert asked(match) == [("1", "keep_to_limit", ""), ("2", "keep_to_limit", "")]
    play(match, say(2, "keep_to_limit", "brains"))
    assert where(match)["brains"] == "hand 2"


@pytest.mark.parametrize(("viewer", "known"), [(0, True), (1, False), (2, False), (-1, False)])
def test_only_who_draws_sees_a_temporary_hand(viewer: int, known: bool) -> None:
    """Rules section 2."""
    match = match_at(hands={0: "draw-2-and-use-em ..."}, top="car lumber")
    play(match, move(0, "draw-2-and-use-em"))
    cards = match.view(Seat(viewer)).zone("draw two 0").cards
    assert (len(cards), "car" in cards) == (2, known)


@pytest.mark.parametrize(("viewer", "known"), [(0, True), (1, True), (2, False), (-1, False)])
def test_giver_and_taker_know_the_card_given_to_taxation(viewer: int, known: bool) -> None:
    """Rules section 2."""
    match = match_at(rules="play-2", hands={0: "taxation arsenal", 1: "car lumber", 2: ""})
    play(match, move(0, "taxation"), say(1, "tax", "car"))
    assert ("car" in match.view(Seat(viewer)).zone("hand 0").cards) == known


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_everybody_knows_a_killed_quartet_on_top_of_the_pile(viewer: int) -> None:
    """Rules section 2."""
    match = match_at(rules="zombie-season", creepers={0: "zombie-quartet"})
    play(match, move(0, "zombie-season"))
    cards = match.view(Seat(viewer)).zone("draw pile").cards
    assert (cards[-1], set(cards[:-1])) == ("zombie-quartet", {None})


def test_an_unwanted_card_cannot_be_thrown_away() -> None:
    """Rules section 5: a play is due."""
    refuse(match_at(hands={0: "car lumber"}), move(0, "-"))
