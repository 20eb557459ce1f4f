"""The Actions from No Zombies to Zombie Jamboree, and Actions with nothing to do. Rules section 10."""

from __future__ import annotations

import pytest

from ludoteca.games.zombie_fluxx.flow import RULES
from tests.games.zombie_fluxx.covered import covers
from tests.games.zombie_fluxx.positions import before, ended, match_at, move, position, say, told
from tests.playing import answers, asked, at, lies, play, where


@covers("no-zombies")
def test_no_zombies_discards_all_zombie_cards() -> None:
    """R-26: dead Friends too; nothing is killed."""
    match = match_at(
        rules="dead-friends",
        hands={0: "no-zombies ..."},
        keepers={1: "friend-man car"},
        creepers={0: "zombie-pair#1 zombie-quartet", 1: "zombie-trio-left", 2: "larry"},
    )
    play(match, move(0, "no-zombies"))
    assert [before(match, seat) for seat in range(3)] == [[], ["car"], []]
    assert told(match, "killed") == []


def test_no_zombies_may_make_somebody_win() -> None:
    match = match_at(
        goals="hit-the-gas",
        hands={0: "no-zombies ..."},
        keepers={2: "car can-of-gasoline"},
        creepers={2: "larry"},
    )
    assert ended(play(match, move(0, "no-zombies"))) == "2"


@covers("out-of-ammo")
@pytest.mark.parametrize(
    ("keepers", "gone"),
    [
        ({1: "shotgun"}, ["shotgun"]),
        ({0: "chainsaw"}, ["chainsaw"]),
        ({0: "chainsaw can-of-gasoline"}, ["can-of-gasoline"]),
        ({0: "can-of-gasoline"}, []),
        ({0: "chainsaw", 1: "can-of-gasoline"}, ["chainsaw"]),
        ({}, []),
    ],
)
def test_out_of_ammo_empties_shotgun_and_chainsaw(keepers: dict[int, str], gone: list[str]) -> None:
    """R-23: a Can without The Chainsaw stays."""
    match = match_at(hands={0: "out-of-ammo ..."}, keepers=keepers)
    play(match, move(0, "out-of-ammo"))
    assert lies(match, "discard pile") == [*gone, "out-of-ammo"]


@covers("return-of-the-dead")
def test_return_of_the_dead_deals_the_discarded_creepers_from_the_left_neighbour_on() -> None:
    """R-26: four Creepers, Friends stay where they are."""
    match = match_at(
        hands={0: "return-of-the-dead ..."},
        rules="dead-friends",
        discard="zombie#1 friend-man larry zombie-pair#1 car zombie-quartet",
    )
    play(match, move(0, "return-of-the-dead"))
    assert [len(lies(match, f"creepers {seat}")) for seat in range(3)] == [1, 2, 1]
    assert lies(match, "discard pile") == ["friend-man", "car", "return-of-the-dead"]


def test_dealt_creepers_bring_no_new_cards() -> None:
    match = match_at(hands={0: "return-of-the-dead ..."}, discard="zombie#1 zombie#2 zombie#3")
    play(match, move(0, "return-of-the-dead"))
    assert [len(lies(match, f"hand {seat}")) for seat in range(3)] == [2, 3, 2]


@covers("rules-reset")
def test_rules_reset_discards_all_new_rules_and_no_goal() -> None:
    match = match_at(
        hands={0: "rules-reset ..."},
        rules="draw-3 play-2 hand-limit-3 dead-friends",
        goals="arsenal",
        drawn=3,
    )
    play(match, move(0, "rules-reset"))
    assert (lies(match, "new rules"), lies(match, "goals"), asked(match)[0][0]) == ([], ["arsenal"], "1")


def test_rules_reset_under_double_agenda_leaves_one_goal() -> None:
    match = match_at(
        hands={0: "rules-reset ..."}, rules="double-agenda draw-2", goals="arsenal provisions", drawn=2
    )
    play(match, move(0, "rules-reset"), say(0, "discard_goal", "provisions"))
    assert lies(match, "goals") == ["arsenal"]


@covers("steal-a-keeper")
def test_steal_a_keeper_takes_a_keeper_but_no_creeper_and_no_own_one() -> None:
    match = match_at(
        hands={0: "steal-a-keeper ..."},
        keepers={0: "donuts", 1: "car", 2: "coffee"},
        creepers={1: "zombie#1"},
    )
    play(match, move(0, "steal-a-keeper"))
    assert answers(match, 0) == ["car", "coffee"]
    play(match, say(0, "keeper", "car"))
    assert before(match, 0) == ["car", "donuts"]


@covers("take-another-turn")
def test_take_another_turn_gives_one_more_turn() -> None:
    match = match_at(hands={0: "take-another-turn ..."})
    play(match, move(0, "take-another-turn"))
    assert (asked(match), len(lies(match, "hand 0")), match.table.played) == ([("0", "move", "")], 3, 0)


def test_after_the_extra_turn_the_left_neighbour_is_next() -> None:
    match = match_at(hands={0: "take-another-turn car ..."})
    play(match, move(0, "take-another-turn"), move(0, "car"))
    assert asked(match)[0][0] == "1"


@covers("taxation")
def test_taxation_takes_a_card_of_their_choice_from_everybody_else() -> None:
    match = match_at(hands={0: "taxation arsenal", 1: "car lumber", 2: "brains coffee"}, top="donuts")
    play(match, move(0, "taxation"))
    assert asked(match) == [("1", "tax", ""), ("2", "tax", "")]
    play(match, say(2, "tax", "brains"), say(1, "tax", "car"))
    assert (sorted(lies(match, "hand 0")), lies(match, "hand 1"), lies(match, "hand 2")) == (
        ["arsenal", "brains", "car"],
        ["lumber", "donuts"],
        ["coffee"],
    )


def test_a_single_card_is_given_without_a_question_and_an_empty_hand_gives_nothing() -> None:
    match = match_at(rules="play-2", hands={0: "taxation arsenal", 1: "car", 2: ""})
    play(match, move(0, "taxation"))
    assert sorted(lies(match, "hand 0")) == ["arsenal", "car"]


@covers("trade-hands")
def test_trade_hands_swaps_whole_hands() -> None:
    match = match_at(hands={0: "trade-hands arsenal provisions", 1: "coffee donuts", 2: "car"})
    play(match, move(0, "trade-hands"), say(0, "opponent", 2))
    assert (lies(match, "hand 0"), lies(match, "hand 2")) == (["car"], ["arsenal", "provisions"])


@covers("trash-a-keeper")
def test_trash_a_keeper_discards_a_keeper_of_anybody() -> None:
    match = match_at(hands={0: "trash-a-keeper ..."}, keepers={0: "car", 1: "coffee", 2: "lumber"})
    play(match, move(0, "trash-a-keeper"))
    assert answers(match, 0) == ["car", "coffee", "lumber"]
    play(match, say(0, "keeper", "lumber"))
    assert where(match)["lumber"] == "discard pile"


def test_trash_a_keeper_takes_the_own_one_if_there_is_no_other() -> None:
    """R-29."""
    match = match_at(hands={0: "trash-a-keeper ..."}, keepers={0: "car"})
    play(match, move(0, "trash-a-keeper"))
    assert where(match)["car"] == "discard pile"


@covers("trash-a-new-rule")
def test_trash_a_new_rule_discards_one_of_them() -> None:
    match = match_at(hands={0: "trash-a-new-rule ..."}, rules="draw-2 no-hand-bonus", drawn=2)
    play(match, move(0, "trash-a-new-rule"), say(0, "new_rule", "no-hand-bonus"))
    assert lies(match, "new rules") == ["draw-2"]


@covers("use-what-you-take")
def test_use_what_you_take_names_only_opponents_with_cards() -> None:
    match = match_at(seats=4, hands={0: "use-what-you-take ...", 1: "car", 2: "", 3: "lumber"})
    play(match, move(0, "use-what-you-take"))
    assert answers(match, 0) == ["1", "3"]


def test_a_new_rule_or_goal_taken_is_played_too() -> None:
    match = match_at(hands={0: "use-what-you-take ...", 1: "arsenal", 2: ""})
    play(match, move(0, "use-what-you-take"))
    assert lies(match, "goals") == ["arsenal"]


def test_the_card_taken_is_a_random_one() -> None:
    hands = {0: "use-what-you-take ...", 1: "zombie-season zombie-boss draw-2 play-2", 2: ""}
    taken = set()
    for seed in range(40):
        match = at(RULES, position(hands=hands), seed)
        taken |= set(lies(play(match, move(0, "use-what-you-take")), "new rules"))
    assert taken == {"zombie-season", "zombie-boss", "draw-2", "play-2"}


@covers("zombie-jamboree")
def test_zombie_jamboree_deals_all_keepers_and_creepers_anew_from_the_active_player_on() -> None:
    """R-26: seven cards, three for Ada."""
    laid = {"car", "lumber", "friend-man", "zombie#1", "larry", "zombie-pair#1", "brains"}
    match = match_at(
        hands={0: "zombie-jamboree ..."},
        keepers={1: "car lumber friend-man brains"},
        creepers={1: "zombie#1 larry zombie-pair#1"},
    )
    play(match, move(0, "zombie-jamboree"))
    assert [len(before(match, seat)) for seat in range(3)] == [3, 2, 2]
    assert {card for seat in range(3) for card in before(match, seat)} == laid


NOTHING_TO_DO = [
    "and-stay-dead",
    "eaten-by-zombies",
    "exchange-keepers",
    "hey-over-here",
    "lets-do-that-again",
    "lets-shamble",
    "lets-simplify",
    "no-zombies",
    "out-of-ammo",
    "return-of-the-dead",
    "rules-reset",
    "steal-a-keeper",
    "trash-a-keeper",
    "trash-a-new-rule",
    "zombie-jamboree",
]


@pytest.mark.parametrize("action", NOTHING_TO_DO)
def test_an_action_with_nothing_to_act_on_is_a_play_all_the_same(action: str) -> None:
    """R-29."""
    match = match_at(hands={0: f"{action} ..."})
    play(match, move(0, action))
    assert (lies(match, "discard pile"), asked(match)) == ([action], [("1", "move", "")])


@pytest.mark.parametrize("action", ["taxation", "use-what-you-take"])
def test_empty_hands_give_nothing(action: str) -> None:
    """R-29."""
    match = match_at(hands={0: f"{action} car lumber", 1: "", 2: ""})
    play(match, move(0, action))
    assert {"car", "lumber"} <= set(lies(match, "hand 0"))
