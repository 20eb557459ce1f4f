"""The questions and answers of the rulebook, QA-1 to QA-12. Rules section 13.2."""

from __future__ import annotations

import pytest

from ludoteca.kernel.match import Match
from tests.games.zombie_fluxx.positions import before, ended, match_at, move, moves, say, told
from tests.playing import answers, asked, lies, play, refuse, where


def test_rules_about_different_matters_stay_side_by_side() -> None:
    """QA-1."""
    match = match_at(rules="draw-3 play-2", drawn=3, hands={0: "hand-limit-2 draw-5 ..."})
    play(match, move(0, "hand-limit-2"))
    assert lies(match, "new rules") == ["draw-3", "play-2", "hand-limit-2"]


def test_a_rule_about_the_same_matter_replaces_the_older_one_only() -> None:
    """QA-1."""
    match = match_at(rules="draw-3 play-2", drawn=3, hands={0: "hand-limit-2 draw-5 ..."})
    play(match, move(0, "hand-limit-2"), move(0, "draw-5"))
    assert (lies(match, "new rules"), lies(match, "discard pile")) == (
        ["play-2", "hand-limit-2", "draw-5"],
        ["draw-3"],
    )


def test_a_play_rule_covers_half_of_the_basic_rules_which_stay() -> None:
    """QA-2: play number 3, draw number 1."""
    match = match_at(hands={0: "play-3 brains ..."}, top="coffee car")
    play(match, move(0, "play-3"))
    assert (lies(match, "basic rules"), moves(match, 0).count("-"), len(lies(match, "hand 0"))) == (
        ["basic-rules"],
        0,
        3,
    )


def test_when_the_play_rule_goes_one_play_is_enough_again() -> None:
    """QA-2."""
    match = match_at(hands={0: "play-3 trash-a-new-rule ..."})
    play(match, move(0, "play-3"), move(0, "trash-a-new-rule"))
    assert asked(match) == [("1", "move", "")]


def test_any_number_of_keepers_stays() -> None:
    """QA-3, R-9."""
    match = match_at(seats=2, hands={0: "car lumber coffee"}, keepers={0: "brains"})
    play(match, move(0, "car"))
    play(match, move(1, answers(match, 1)[0]), move(0, "lumber"))
    assert before(match, 0) == ["brains", "car", "lumber"]


def gas() -> Match:
    return match_at(
        goals="hit-the-gas",
        hands={0: "steal-a-keeper ..."},
        keepers={0: "car", 1: "can-of-gasoline lumber"},
    )


def test_a_keeper_of_another_player_cannot_simply_be_taken() -> None:
    """QA-4."""
    refuse(gas(), move(0, "can-of-gasoline"))


def test_a_stolen_keeper_wins() -> None:
    """QA-4."""
    assert ended(play(gas(), move(0, "steal-a-keeper"), say(0, "keeper", "can-of-gasoline"))) == "0"


def test_stealing_another_keeper_does_not_win() -> None:
    """QA-4, negative."""
    assert ended(play(gas(), move(0, "steal-a-keeper"), say(0, "keeper", "lumber"))) == "running"


def test_an_empty_hand_ends_the_plays_however_many_are_due() -> None:
    """QA-5: the second card is forced."""
    match = match_at(rules="play-4", hands={0: "brains car"})
    play(match, move(0, "brains"))
    assert (told(match, "played"), asked(match)) == ([(0, ("brains",)), (0, ("car",))], [("1", "move", "")])


def test_play_3_as_second_play_makes_a_third_one_due() -> None:
    """QA-6."""
    match = match_at(rules="play-2", hands={0: "brains play-3 ..."})
    play(match, move(0, "brains"), move(0, "play-3"))
    assert asked(match) == [("0", "move", "")]
    refuse(match, move(0, "-"))


def test_without_play_3_the_second_play_is_the_last() -> None:
    """QA-6, negative."""
    match = match_at(rules="play-2", hands={0: "brains car ..."})
    play(match, move(0, "brains"), move(0, "car"))
    assert asked(match) == [("1", "move", "")]


def test_play_all_goes_on_until_the_hand_is_empty() -> None:
    """QA-7."""
    match = match_at(rules="play-all", hands={0: "brains car lumber shovel coffee"})
    for card in ("brains", "car", "lumber", "shovel"):
        refuse(match, move(0, "-"))
        play(match, move(0, card))
    assert (len(before(match, 0)), asked(match)) == (5, [("1", "move", "")])


SHORT = {1: "provisions", 2: "arsenal"}
"""Hands that no limit but zero touches."""


@pytest.mark.parametrize("card", ["rules-reset", "trash-a-new-rule"])
def test_a_hand_limit_that_has_left_play_is_not_applied(card: str) -> None:
    """QA-8."""
    match = match_at(rules="hand-limit-1", hands={0: f"{card} brains car lumber shovel", **SHORT})
    play(match, move(0, card))
    assert (len(lies(match, "hand 0")), asked(match)) == (4, [("1", "move", "")])


def test_a_hand_limit_in_play_is_applied_at_the_end_of_the_turn() -> None:
    """QA-8, negative."""
    match = match_at(rules="hand-limit-1", hands={0: "rules-reset brains car lumber shovel", **SHORT})
    play(match, move(0, "brains"), say(0, "keep_to_limit", "car+rules-reset+shovel"))
    assert lies(match, "hand 0") == ["lumber"]


def test_a_new_hand_limit_counts_in_place_of_the_old_one() -> None:
    """QA-8."""
    match = match_at(rules="hand-limit-1", hands={0: "hand-limit-3 brains car lumber shovel", **SHORT})
    play(match, move(0, "hand-limit-3"), say(0, "keep_to_limit", "car"))
    assert len(lies(match, "hand 0")) == 3


@pytest.mark.parametrize(
    ("rules", "keepers"), [("zombie-season", "car"), ("", "car shotgun"), ("weapon-bonus", "car")]
)
def test_a_zombie_can_be_killed(rules: str, keepers: str) -> None:
    """QA-9: by Zombie Season, the Shotgun, or Weapon Bonus with a weapon."""
    source = {"zombie-season": "zombie-season", "": "shotgun", "weapon-bonus": "car"}[rules]
    match = match_at(rules=rules, keepers={0: keepers}, creepers={0: "zombie#1"})
    play(match, move(0, source))
    assert where(match)["zombie#1"] == "discard pile"


def test_a_zombie_can_be_repelled() -> None:
    """QA-9."""
    match = match_at(hands={0: "zombie-repellent ..."}, creepers={0: "zombie#1"})
    play(match, move(0, "zombie-repellent"), say(0, "repel_to", 2))
    assert where(match)["zombie#1"] == "creepers 2"


def test_a_zombie_can_be_lured_away() -> None:
    """QA-9: with a single zombie card and a single lured player nothing is asked."""
    match = match_at(rules="look-over-there", keepers={1: "brains"}, creepers={0: "zombie#1"})
    play(match, move(0, "look-over-there"))
    assert where(match)["zombie#1"] == "creepers 1"


@pytest.mark.parametrize("card", ["zombies-aint-so-bad", "sonic-tranquilizer"])
def test_a_zombie_can_be_made_harmless(card: str) -> None:
    """QA-9."""
    match = match_at(
        goals="hit-the-gas",
        hands={0: f"{card} ..."},
        keepers={0: "car can-of-gasoline"},
        creepers={0: "zombie#1"},
    )
    assert ended(play(match, move(0, card))) == "0"


def test_a_zombie_that_is_still_there_prevents_the_win() -> None:
    """QA-9, negative."""
    match = match_at(
        goals="hit-the-gas",
        hands={0: "brains ..."},
        keepers={0: "car can-of-gasoline"},
        creepers={0: "zombie#1"},
    )
    assert ended(play(match, move(0, "brains"))) == "running"


def test_a_zombie_can_be_just_what_a_goal_needs() -> None:
    """QA-9."""
    match = match_at(hands={0: "zombie-food ..."}, keepers={0: "brains friend-man"}, creepers={0: "zombie#1"})
    assert ended(play(match, move(0, "zombie-food"))) == "0"


def test_a_zombie_can_be_shot_by_somebody_else() -> None:
    """QA-9: Ben's Shotgun makes Ada win."""
    match = match_at(
        turn=1,
        goals="hit-the-gas",
        keepers={0: "car can-of-gasoline", 1: "shotgun"},
        creepers={0: "zombie#1"},
    )
    assert ended(play(match, move(1, "shotgun"))) == "0"


def test_a_hand_limit_is_a_ceiling_and_gives_no_cards() -> None:
    """QA-10."""
    match = match_at(hands={0: "hand-limit-3 brains", 1: "provisions", 2: ""}, top="car lumber")
    play(match, move(0, "hand-limit-3"))
    assert (lies(match, "hand 0"), sorted(lies(match, "hand 1")), lies(match, "hand 2")) == (
        ["brains"],
        ["car", "provisions"],
        [],
    )


def test_a_keeper_taken_and_used_lies_in_front_of_the_taker() -> None:
    """QA-11."""
    match = match_at(hands={0: "use-what-you-take ...", 1: "brains", 2: ""})
    play(match, move(0, "use-what-you-take"))
    assert where(match)["brains"] == "keepers 0"


def test_double_agenda_obliges_nobody_to_add_a_goal() -> None:
    """QA-12."""
    match = match_at(hands={0: "double-agenda ...", 1: "brains arsenal"}, goals="hit-the-gas")
    play(match, move(0, "double-agenda"), move(1, "brains"))
    assert (lies(match, "goals"), asked(match)) == (["hit-the-gas"], [("2", "move", "")])
