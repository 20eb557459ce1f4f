"""The 24 New Rules and the Basic Rules. Rules section 6."""

from __future__ import annotations

import pytest

from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat
from tests.games.zombie_fluxx.covered import covers
from tests.games.zombie_fluxx.positions import before, ended, match_at, move, moves, say, told
from tests.playing import answers, asked, lies, play, refuse, where

TOP = "car lumber shovel chainsaw donuts sandwiches brains coffee"
"""Keepers that nobody needs here."""


@covers("basic-rules")
def test_by_the_basic_rules_one_card_is_drawn_and_one_played() -> None:
    match = match_at(phase="begin", hands={0: "brains coffee"}, top=TOP.replace("brains coffee", ""))
    assert len(lies(match, "hand 0")) == 3
    play(match, move(0, "brains"))
    assert asked(match) == [("1", "move", "")]


def test_the_basic_rules_are_no_new_rule_and_cannot_be_discarded() -> None:
    match = match_at(hands={0: "rules-reset ..."}, rules="draw-2", drawn=2)
    play(match, move(0, "rules-reset"))
    assert (lies(match, "basic rules"), lies(match, "new rules")) == (["basic-rules"], [])


@covers("draw-2", "draw-3", "draw-4", "draw-5")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_a_draw_rule_sets_the_draw_number(number: int) -> None:
    match = match_at(phase="begin", rules=f"draw-{number}", hands={0: "arsenal"}, top=TOP)
    assert len(lies(match, "hand 0")) == 1 + number


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_a_draw_rule_counts_at_once(number: int) -> None:
    match = match_at(hands={0: f"draw-{number} arsenal"}, top=TOP)
    play(match, move(0, f"draw-{number}"))
    assert len(lies(match, "hand 0")) == number


@covers("play-2", "play-3", "play-4")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_a_play_rule_sets_the_play_number(number: int) -> None:
    match = match_at(rules=f"play-{number}", hands={0: "car lumber shovel donuts brains"})
    for card in ("car", "lumber", "shovel", "donuts")[:number]:
        refuse(match, move(0, "-"))
        play(match, move(0, card))
    assert (asked(match), match.table.turn) == ([("1", "move", "")], 1)


@pytest.mark.parametrize("number", [2, 3, 4])
def test_a_play_rule_counts_at_once_and_is_itself_a_play(number: int) -> None:
    match = match_at(hands={0: f"play-{number} car lumber shovel donuts"})
    play(match, move(0, f"play-{number}"))
    assert (match.table.played, asked(match)) == (1, [("0", "move", "")])


@covers("play-all")
def test_play_all_counts_at_once() -> None:
    match = match_at(hands={0: "play-all car lumber shovel"})
    play(match, move(0, "play-all"), move(0, "car"), move(0, "lumber"))
    assert (before(match, 0), lies(match, "hand 0")) == (["car", "lumber", "shovel"], [])


def test_a_lower_play_rule_ends_the_plays() -> None:
    match = match_at(rules="play-4", hands={0: "car play-2 lumber shovel"})
    play(match, move(0, "car"), move(0, "play-2"))
    assert (lies(match, "hand 0"), asked(match)[0][0]) == (["lumber", "shovel"], "1")


@covers("hand-limit-0", "hand-limit-1", "hand-limit-2", "hand-limit-3")
@pytest.mark.parametrize("limit", [0, 1, 2, 3])
def test_a_hand_limit_binds_the_others_at_once(limit: int) -> None:
    hand = "car lumber shovel chainsaw"
    match = match_at(hands={0: f"hand-limit-{limit} brains", 1: hand, 2: ""})
    play(match, move(0, f"hand-limit-{limit}"))
    if limit:
        play(match, say(1, "keep_to_limit", "+".join(hand.split()[limit:])))
    seat, cards = told(match, "laid_off")[0]
    assert (seat, set(cards)) == (1, set(hand.split()[limit:]))


@pytest.mark.parametrize("limit", [0, 1, 2, 3])
def test_a_hand_limit_binds_the_active_player_at_the_end_of_the_turn(limit: int) -> None:
    match = match_at(rules=f"hand-limit-{limit}", hands={0: "brains car lumber shovel coffee", 1: "", 2: ""})
    play(match, move(0, "brains"))
    if limit:
        play(match, say(0, "keep_to_limit", "+".join(["car", "lumber", "shovel", "coffee"][limit:])))
    seat, cards = told(match, "laid_off")[0]
    assert (seat, len(cards)) == (0, 4 - limit)


@covers("adrenaline-bonus")
def test_adrenaline_bonus_gives_one_more_draw_and_one_more_play() -> None:
    """R-19: one zombie is enough, and the second play is not optional."""
    match = match_at(
        phase="draw",
        rules="adrenaline-bonus",
        hands={0: "arsenal"},
        creepers={0: "zombie#1"},
        top="car lumber",
    )
    assert lies(match, "hand 0") == ["arsenal", "car", "lumber"]
    play(match, move(0, "car"))
    assert asked(match) == [("0", "move", "")]
    refuse(match, move(0, "-"))


def test_adrenaline_bonus_gives_nothing_to_a_player_without_zombies() -> None:
    match = match_at(
        phase="draw",
        rules="adrenaline-bonus",
        hands={0: "arsenal"},
        creepers={1: "zombie#1"},
        top="car lumber",
    )
    assert lies(match, "hand 0") == ["arsenal", "car"]
    play(match, move(0, "car"))
    assert asked(match) == [("1", "move", "")]


def test_adrenaline_bonus_counts_when_the_zombie_is_drawn() -> None:
    """R-3: the Zombie met in the draw raises the draw number, and the shortfall is drawn."""
    match = match_at(phase="draw", rules="adrenaline-bonus", hands={0: "arsenal"}, top="zombie#1 car lumber")
    assert lies(match, "hand 0") == ["arsenal", "car", "lumber"]


def test_a_second_zombie_gives_no_second_bonus() -> None:
    """R-19."""
    match = match_at(
        phase="draw",
        rules="adrenaline-bonus",
        hands={0: "arsenal"},
        creepers={0: "zombie-quartet zombie#1"},
        top="car lumber brains",
    )
    assert lies(match, "hand 0") == ["arsenal", "car", "lumber"]


@covers("dead-friends")
def test_under_dead_friends_a_friend_is_a_zombie_and_no_keeper() -> None:
    match = match_at(rules="dead-friends", keepers={1: "friend-man"}, hands={0: "steal-a-keeper ..."})
    play(match, move(0, "steal-a-keeper"))
    assert (where(match)["friend-man"], match.table.zombies(Seat(1))) == ("keepers 1", 1)


def test_friends_live_again_when_dead_friends_goes() -> None:
    match = match_at(
        rules="dead-friends",
        goals="getaway-driver",
        hands={0: "trash-a-new-rule ..."},
        keepers={1: "friend-man car"},
    )
    assert ended(play(match, move(0, "trash-a-new-rule"))) == "1"


@covers("double-agenda")
def test_under_double_agenda_either_goal_wins() -> None:
    match = match_at(
        rules="double-agenda",
        goals="hit-the-gas",
        hands={0: "arsenal ..."},
        keepers={2: "car can-of-gasoline"},
    )
    assert ended(play(match, move(0, "arsenal"))) == "2"


def eradicating(rules: str = "zombie-season eradication-bonus", own: str = "zombie#1") -> Match:
    return match_at(rules=rules, hands={0: "arsenal provisions"}, creepers={0: own}, top="car lumber")


@covers("eradication-bonus")
def test_the_kill_of_the_last_own_zombie_brings_a_card() -> None:
    match = play(eradicating(), move(0, "zombie-season"))
    assert lies(match, "hand 0") == ["arsenal", "provisions", "car"]


def test_without_eradication_bonus_a_kill_brings_no_card() -> None:
    match = play(eradicating(rules="zombie-season"), move(0, "zombie-season"))
    assert lies(match, "hand 0") == ["arsenal", "provisions"]


def test_a_bonus_card_does_not_count_for_the_draw_number() -> None:
    match = match_at(
        rules="zombie-season eradication-bonus",
        hands={0: "draw-3 provisions"},
        creepers={0: "zombie#1"},
        top="car lumber shovel",
    )
    play(match, move(0, "zombie-season"), move(0, "draw-3"))
    assert lies(match, "hand 0") == ["provisions", "car", "lumber", "shovel"]


@covers("groaning-required")
def test_the_program_groans_for_whoever_gets_a_zombie() -> None:
    """R-21."""
    match = match_at(phase="draw", rules="groaning-required", top="zombie#1 car")
    assert [seat for seat, _ in told(match, "groaned")] == [0]


def test_nobody_groans_without_the_rule() -> None:
    match = match_at(phase="draw", top="zombie#1 car")
    assert told(match, "groaned") == []


@pytest.mark.parametrize(("rules", "groaning"), [("", []), ("dead-friends", [0])])
def test_a_friend_makes_its_player_groan_only_if_dead(rules: str, groaning: list[int]) -> None:
    """R-21, R-22: a Keeper is no zombie."""
    match = match_at(rules=f"groaning-required {rules}", hands={0: "friend-man ..."})
    play(match, move(0, "friend-man"))
    assert [seat for seat, _ in told(match, "groaned")] == groaning


@covers("its-not-working")
def test_its_not_working_takes_the_power_of_the_repellent() -> None:
    match = match_at(
        phase="draw", rules="its-not-working", keepers={0: "zombie-repellent"}, top="zombie#1 car"
    )
    assert where(match)["zombie#1"] == "creepers 0"


def test_the_repellent_works_again_when_the_rule_goes() -> None:
    match = match_at(
        seats=2,
        rules="its-not-working",
        hands={0: "trash-a-new-rule ..."},
        keepers={1: "zombie-repellent"},
        creepers={1: "zombie#1 larry"},
    )
    play(match, move(0, "trash-a-new-rule"))
    assert before(match, 0) == ["larry", "zombie#1"]


LURES = ["brains", "coffee", "donuts", "sandwiches", "friend-man", "friend-woman"]


@covers("look-over-there")
@pytest.mark.parametrize("lure", LURES)
def test_look_over_there_moves_a_zombie_card_to_a_player_with_a_lure(lure: str) -> None:
    match = match_at(
        rules="look-over-there", keepers={1: "car", 2: lure}, creepers={0: "zombie-quartet zombie#1"}
    )
    play(match, move(0, "look-over-there"), say(0, "lure", "zombie-quartet"))
    assert where(match)["zombie-quartet"] == "creepers 2"


@pytest.mark.parametrize("keeper", ["car", "shotgun", "zombie-repellent", "lumber"])
def test_other_keepers_are_no_lures(keeper: str) -> None:
    match = match_at(rules="look-over-there", keepers={1: keeper}, creepers={0: "zombie#1"})
    refuse(match, move(0, "look-over-there"))


def test_a_dead_friend_is_no_lure() -> None:
    """R-22."""
    match = match_at(
        rules="look-over-there dead-friends", keepers={1: "friend-man"}, creepers={0: "zombie#1"}
    )
    refuse(match, move(0, "look-over-there"))


def test_an_own_lure_does_not_help_to_look_over_there() -> None:
    match = match_at(rules="look-over-there", keepers={0: "brains"}, creepers={0: "zombie#1"})
    refuse(match, move(0, "look-over-there"))


def test_look_over_there_is_used_once_a_turn_and_is_no_kill() -> None:
    match = match_at(
        rules="look-over-there eradication-bonus",
        hands={0: "arsenal provisions"},
        keepers={1: "brains", 2: "coffee"},
        creepers={0: "zombie-pair#1 zombie-pair#2"},
    )
    play(match, move(0, "look-over-there"), say(0, "lure", "zombie-pair#1"), say(0, "lure_to", 2))
    assert (moves(match, 0), where(match)["zombie-pair#1"]) == (["arsenal", "provisions"], "creepers 2")
    assert where(match)["zombie-pair#2"] == "creepers 0"


@covers("no-hand-bonus")
def test_no_hand_bonus_gives_three_cards_before_the_draw() -> None:
    match = match_at(phase="begin", rules="no-hand-bonus draw-2", hands={0: ""}, top=TOP)
    assert lies(match, "hand 0") == ["car", "lumber", "shovel", "chainsaw", "donuts"]


def test_no_hand_bonus_cards_do_not_count_for_the_draw_number() -> None:
    match = match_at(
        phase="begin", rules="no-hand-bonus", hands={0: ""}, top="draw-3 car lumber shovel chainsaw donuts"
    )
    play(match, move(0, "draw-3"))
    assert len(lies(match, "hand 0")) == 5


BURSTS = ["baseball-bat", "can-of-gasoline", "car", "chainsaw", "lumber", "shovel"]


@covers("weapon-bonus")
@pytest.mark.parametrize("weapon", BURSTS)
def test_each_keeper_with_a_weapon_symbol_kills_under_weapon_bonus(weapon: str) -> None:
    """R-24."""
    match = match_at(rules="weapon-bonus", keepers={0: weapon}, creepers={0: "zombie#1 zombie#2"})
    play(match, move(0, weapon), say(0, "kill", "zombie#2"))
    assert before(match, 0) == [weapon, "zombie#1"]


@pytest.mark.parametrize("weapon", BURSTS)
def test_without_weapon_bonus_they_kill_nothing(weapon: str) -> None:
    match = match_at(keepers={0: weapon}, creepers={0: "zombie#1"})
    refuse(match, move(0, weapon))


def test_weapon_bonus_kills_own_zombies_only() -> None:
    """R-16."""
    match = match_at(rules="weapon-bonus", keepers={0: "shovel"}, creepers={1: "zombie#1"})
    refuse(match, move(0, "shovel"))


@pytest.mark.parametrize("keeper", ["brains", "zombie-repellent", "sonic-tranquilizer", "friend-man"])
def test_other_keepers_gain_nothing_from_weapon_bonus(keeper: str) -> None:
    match = match_at(rules="weapon-bonus its-not-working", keepers={0: keeper}, creepers={0: "zombie#1"})
    refuse(match, move(0, keeper))


@covers("zombie-boss")
@pytest.mark.parametrize(
    ("creepers", "drawn"),
    [
        ({0: "zombie-pair#1", 1: "zombie#1"}, 2),
        ({0: "zombie#1", 1: "zombie#2"}, 1),
        ({1: "zombie#1"}, 1),
        ({}, 1),
    ],
)
def test_the_one_player_with_the_most_zombies_draws_one_more(creepers: dict[int, str], drawn: int) -> None:
    """R-18: not in a tie, and not without zombies."""
    match = match_at(phase="draw", rules="zombie-boss", hands={0: "arsenal"}, creepers=creepers, top=TOP)
    assert len(lies(match, "hand 0")) == 1 + drawn


def test_the_boss_plays_no_more_cards_than_others() -> None:
    match = match_at(rules="zombie-boss", hands={0: "car ..."}, creepers={0: "zombie#1"}, drawn=2)
    play(match, move(0, "car"))
    assert asked(match)[0][0] == "1"


@covers("zombie-season")
def test_zombie_season_kills_one_own_zombie_card_a_turn() -> None:
    match = match_at(
        rules="zombie-season",
        hands={0: "arsenal provisions"},
        creepers={0: "zombie#1 zombie#2", 1: "zombie#3"},
    )
    play(match, move(0, "zombie-season"))
    assert answers(match, 0) == ["zombie#1", "zombie#2"]
    play(match, say(0, "kill", "zombie#1"))
    assert moves(match, 0) == ["arsenal", "provisions"]


def test_zombie_season_has_no_use_for_a_player_without_zombies() -> None:
    match = match_at(rules="zombie-season", hands={0: "arsenal provisions"}, creepers={1: "zombie#3"})
    assert moves(match, 0) == ["arsenal", "provisions"]


@covers("zombies-aint-so-bad")
@pytest.mark.parametrize(("rules", "result"), [("zombies-aint-so-bad", "0"), ("", "running")])
def test_zombies_aint_so_bad_lets_a_player_win_in_spite_of_zombies(rules: str, result: str) -> None:
    match = match_at(
        rules=rules,
        hands={0: "hit-the-gas ..."},
        keepers={0: "car can-of-gasoline"},
        creepers={0: "zombie-quartet"},
    )
    assert ended(play(match, move(0, "hit-the-gas"))) == result


def test_zombies_aint_so_bad_may_win_by_being_played() -> None:
    match = match_at(
        goals="hit-the-gas",
        hands={0: "zombies-aint-so-bad ..."},
        keepers={1: "car can-of-gasoline"},
        creepers={1: "zombie#1"},
    )
    assert ended(play(match, move(0, "zombies-aint-so-bad"))) == "1"
