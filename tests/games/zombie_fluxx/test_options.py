"""The match options, both values of each. Rules section 15."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.zombie_fluxx.flow import IDENTITY, RULES, RULES_1
from ludoteca.games.zombie_fluxx.pieces import Kind
from ludoteca.kernel.seat import Seat
from tests.games.zombie_fluxx.positions import (
    before,
    ended,
    match_at,
    move,
    moves,
    of_kind,
    position,
    say,
    told,
)
from tests.playing import answers, asked, at, lies, play, start, where

SILENT: dict[str, Any] = {
    "groaning": "asked",
    "phase": "draw",
    "rules": "groaning-required",
    "hands": {0: "coffee lumber"},
    "top": "zombie#1 car",
}


def test_these_options_are_tested_here() -> None:
    assert {option.name: option.values for option in IDENTITY.options} == {
        "zombies": ("with", "without"),
        "first_player": ("random", "first_seat"),
        "empty_hand": ("ends_plays", "ends_turn"),
        "larry_moves": ("before_check", "after_check"),
        "trio_passes_from": ("holder", "killer"),
        "pairs_flee": ("any_kill", "own_zombies"),
        "eradication_bonus": ("last_zombie", "each_kill"),
        "dead_friends_first": ("every_kill", "own_zombies"),
        "simplify_rounding": ("down", "up"),
        "groaning": ("automatic", "asked"),
    }


@pytest.mark.parametrize(("zombies", "box"), [("with", 0), ("without", 40)])
def test_the_zombies_can_stay_in_the_box(zombies: str, box: int) -> None:
    """Option zombies, R-34."""
    assert len(lies(start(RULES, 3, zombies=zombies), "box")) == box


def test_chance_decides_who_begins() -> None:
    """Option first_player, R-1."""
    assert {int(start(RULES, 4, seed).table.turn) for seed in range(40)} == {0, 1, 2, 3}


def test_the_first_seat_may_begin_instead() -> None:
    """Option first_player, R-1."""
    assert {int(start(RULES, 4, seed, first_player="first_seat").table.turn) for seed in range(10)} == {0}


@pytest.mark.parametrize(("value", "seat"), [("ends_plays", "0"), ("ends_turn", "1")])
def test_with_an_empty_hand_free_actions_are_possible_or_not(value: str, seat: str) -> None:
    """Option empty_hand, R-6: the only card is played; a zombie could still be shot."""
    match = match_at(
        empty_hand=value, hands={0: "car"}, keepers={0: "shotgun"}, creepers={1: "zombie#1", 2: "zombie#2"}
    )
    play(match, move(0, "car"))
    assert asked(match) == [(seat, "move", "")]


@pytest.mark.parametrize("value", ["ends_plays", "ends_turn"])
def test_with_cards_in_hand_the_turn_goes_on_under_both_values(value: str) -> None:
    """Option empty_hand, R-6."""
    match = match_at(
        empty_hand=value, hands={0: "car lumber"}, keepers={0: "shotgun"}, creepers={1: "zombie#1"}
    )
    play(match, move(0, "car"))
    assert moves(match, 0) == ["-", "shotgun"]


@pytest.mark.parametrize("value", ["ends_plays", "ends_turn"])
def test_free_actions_before_the_draw_are_possible_with_an_empty_hand(value: str) -> None:
    """Option empty_hand, R-6: it speaks of the time after a play."""
    match = match_at(
        empty_hand=value, phase="begin", hands={0: ""}, keepers={0: "shotgun"}, creepers={1: "zombie#1"}
    )
    assert moves(match, 0) == ["-", "shotgun"]


@pytest.mark.parametrize(("value", "winner"), [("before_check", "1"), ("after_check", "0")])
def test_larry_moves_before_or_after_the_check(value: str, winner: str) -> None:
    """Option larry_moves, R-11: Larry lies in front of Ben; with the new Goal he goes to Ada."""
    match = match_at(
        larry_moves=value,
        rules="zombies-aint-so-bad double-agenda",
        goals="hit-the-gas",
        hands={0: "donuts-with-coffee ..."},
        keepers={0: "car can-of-gasoline", 1: "donuts coffee"},
        creepers={1: "larry"},
    )
    assert ended(play(match, move(0, "donuts-with-coffee"))) == winner


@pytest.mark.parametrize("value", ["before_check", "after_check"])
def test_larry_moves_once_under_both_values(value: str) -> None:
    """Option larry_moves, R-13."""
    match = match_at(larry_moves=value, hands={0: "arsenal ..."}, creepers={2: "larry"})
    play(match, move(0, "arsenal"))
    assert where(match)["larry"] == "creepers 1"


def test_after_larrys_late_move_one_looks_for_a_winner_again() -> None:
    """Option larry_moves: he leaves Ben, who wins then."""
    match = match_at(
        larry_moves="after_check",
        rules="zombies-aint-so-bad",
        hands={0: "hit-the-gas ..."},
        keepers={1: "car can-of-gasoline"},
        creepers={1: "larry"},
    )
    assert ended(play(match, move(0, "hit-the-gas"))) == "1"


def test_a_late_larry_is_still_repelled() -> None:
    """Option larry_moves: the table settles once more after his move."""
    match = match_at(
        seats=2,
        larry_moves="after_check",
        hands={0: "arsenal ..."},
        keepers={0: "zombie-repellent"},
        creepers={1: "larry"},
    )
    play(match, move(0, "arsenal"))
    assert where(match)["larry"] == "creepers 1"


@pytest.mark.parametrize(
    ("value", "trio", "heir"),
    [
        ("holder", "zombie-trio-left", 3),
        ("holder", "zombie-trio-right", 1),
        ("killer", "zombie-trio-left", 1),
        ("killer", "zombie-trio-right", 3),
    ],
)
def test_a_trio_shot_in_front_of_another_goes_on_from_holder_or_killer(
    value: str, trio: str, heir: int
) -> None:
    """Option trio_passes_from, R-14: four players, the first shoots at the third."""
    match = match_at(seats=4, trio_passes_from=value, keepers={0: "shotgun"}, creepers={2: trio})
    play(match, move(0, "shotgun"))
    assert where(match)[trio] == f"creepers {heir}"


@pytest.mark.parametrize("value", ["holder", "killer"])
def test_an_own_trio_goes_to_the_same_neighbour_under_both_values(value: str) -> None:
    """Option trio_passes_from, R-14."""
    match = match_at(
        seats=4, trio_passes_from=value, rules="zombie-season", creepers={0: "zombie-trio-right"}
    )
    play(match, move(0, "zombie-season"))
    assert where(match)["zombie-trio-right"] == "creepers 3"


@pytest.mark.parametrize(("value", "place"), [("any_kill", "creepers 1"), ("own_zombies", "creepers 0")])
def test_own_pairs_flee_from_the_kill_of_anothers_zombie_or_not(value: str, place: str) -> None:
    """Option pairs_flee, R-15."""
    match = match_at(
        seats=2,
        pairs_flee=value,
        keepers={0: "shotgun"},
        creepers={0: "zombie-pair#1", 1: "zombie#1"},
    )
    play(match, move(0, "shotgun"), say(0, "kill", "zombie#1"))
    assert where(match)["zombie-pair#1"] == place


@pytest.mark.parametrize("value", ["any_kill", "own_zombies"])
def test_own_pairs_flee_from_the_kill_of_an_own_zombie_under_both_values(value: str) -> None:
    """Option pairs_flee, R-15."""
    match = match_at(
        seats=2, pairs_flee=value, keepers={0: "shotgun"}, creepers={0: "zombie-pair#1 zombie#1"}
    )
    play(match, move(0, "shotgun"), say(0, "kill", "zombie#1"))
    assert where(match)["zombie-pair#1"] == "creepers 1"


@pytest.mark.parametrize(("value", "cards"), [("last_zombie", 0), ("each_kill", 1)])
def test_the_bonus_is_earned_by_the_last_zombie_or_by_each(value: str, cards: int) -> None:
    """Option eradication_bonus, R-20."""
    match = match_at(
        eradication_bonus=value,
        rules="zombie-season eradication-bonus",
        hands={0: "arsenal provisions"},
        creepers={0: "zombie#1 zombie#2"},
    )
    play(match, move(0, "zombie-season"), say(0, "kill", "zombie#1"))
    assert len(lies(match, "hand 0")) == 2 + cards


@pytest.mark.parametrize("value", ["last_zombie", "each_kill"])
def test_the_kill_of_anothers_zombie_never_earns_the_bonus(value: str) -> None:
    """Option eradication_bonus, R-20."""
    match = match_at(
        eradication_bonus=value,
        rules="eradication-bonus",
        hands={0: "arsenal provisions"},
        keepers={0: "shotgun"},
        creepers={1: "zombie#1"},
    )
    play(match, move(0, "shotgun"))
    assert len(lies(match, "hand 0")) == 2


@pytest.mark.parametrize(
    ("value", "targets"), [("every_kill", []), ("own_zombies", ["friend-man", "zombie#2"])]
)
def test_own_dead_friends_come_before_every_kill_or_before_own_zombies(
    value: str, targets: list[str]
) -> None:
    """Option dead_friends_first, R-22: under the first value the Friend is the only target and not asked for."""
    match = match_at(
        dead_friends_first=value,
        rules="dead-friends",
        keepers={0: "shotgun friend-man"},
        creepers={0: "zombie#1", 1: "zombie#2"},
    )
    play(match, move(0, "shotgun"))
    assert [
        target for target in answers(match, 0) if target in ("friend-man", "zombie#1", "zombie#2")
    ] == targets


@pytest.mark.parametrize("value", ["every_kill", "own_zombies"])
def test_zombie_season_hits_the_dead_friend_under_both_values(value: str) -> None:
    """Option dead_friends_first, R-22."""
    match = match_at(
        dead_friends_first=value,
        rules="dead-friends zombie-season",
        keepers={0: "friend-man"},
        creepers={0: "zombie#1"},
    )
    play(match, move(0, "zombie-season"))
    assert before(match, 0) == ["zombie#1"]


@pytest.mark.parametrize(
    ("value", "rules", "most"),
    [("down", 3, 1), ("up", 3, 2), ("down", 5, 2), ("up", 5, 3), ("up", 4, 2), ("down", 4, 2)],
)
def test_half_of_the_new_rules_is_rounded_down_or_up(value: str, rules: int, most: int) -> None:
    """Option simplify_rounding, R-27."""
    names = ["zombie-season", "no-hand-bonus", "double-agenda", "weapon-bonus", "dead-friends"][:rules]
    match = match_at(simplify_rounding=value, rules=" ".join(names), hands={0: "lets-simplify ..."})
    play(match, move(0, "lets-simplify"))
    assert max([len(option) for option in match.decision(Seat(0)).options]) == most


def test_who_is_asked_and_groans_loses_nothing() -> None:
    """Option groaning, R-21."""
    match = match_at(
        groaning="asked", phase="draw", rules="groaning-required", hands={0: "coffee"}, top="zombie#1 car"
    )
    play(match, say(0, "groan", "groan"))
    assert lies(match, "hand 0") == ["coffee", "car"]


def test_who_is_asked_and_stays_silent_keeps_the_cards_and_shows_them() -> None:
    """Option groaning, R-21: no card is got rid of by it."""
    match = match_at(**SILENT)
    play(match, say(0, "groan", "silent"))
    assert (sorted(lies(match, "hand 0")), lies(match, "discard pile")) == (["car", "coffee", "lumber"], [])
    assert sorted(str(name) for name in match.view(Seat(1)).zone("hand 0").cards) == [
        "car",
        "coffee",
        "lumber",
    ]
    assert (len(told(match, "silent")), told(match, "groaned")) == (1, [])


def test_by_the_first_rules_who_stays_silent_loses_a_random_card() -> None:
    """Option groaning, R-21."""
    match = at(RULES_1, position(**SILENT))
    play(match, say(0, "groan", "silent"))
    assert (len(lies(match, "hand 0")), len(lies(match, "discard pile"))) == (2, 1)


def test_all_who_get_a_zombie_are_asked_at_once() -> None:
    """Option groaning, R-21."""
    match = match_at(
        groaning="asked",
        rules="groaning-required",
        hands={0: "return-of-the-dead ..."},
        discard="zombie#1 zombie#2",
    )
    play(match, move(0, "return-of-the-dead"))
    assert asked(match) == [("1", "groan", ""), ("2", "groan", "")]


def test_nobody_is_asked_to_groan_by_default() -> None:
    """Option groaning, R-21."""
    match = match_at(phase="draw", rules="groaning-required", top="zombie#1 car")
    assert asked(match) == [("0", "move", "")]


def test_nobody_is_asked_to_groan_without_the_rule() -> None:
    """Option groaning, R-21."""
    match = match_at(groaning="asked", phase="draw", top="zombie#1 car")
    assert (asked(match), told(match, "groaned")) == ([("0", "move", "")], [])


def test_the_fifteen_creepers_are_all_in_the_box_without_zombies() -> None:
    """Option zombies, R-34."""
    assert set(of_kind(Kind.CREEPER)) <= set(lies(start(RULES, 2, zombies="without"), "box"))


@pytest.mark.parametrize("value", ["ends_plays", "ends_turn"])
def test_who_could_draw_nothing_may_still_use_free_actions(value: str) -> None:
    """Option empty_hand, R-6: no play has been made."""
    match = match_at(
        empty_hand=value,
        phase="draw",
        hands={0: ""},
        deck="",
        keepers={0: "shotgun"},
        creepers={1: "zombie#1"},
    )
    assert moves(match, 0) == ["-", "shotgun"]
