"""The 100 cards against a table typed from the rules, not from the data. Rules sections 1, 3.1, 6.2, 7 and 8.2."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from ludoteca.games.zombie_fluxx import pieces
from ludoteca.games.zombie_fluxx.cards.actions import ACTIONS as EFFECTS
from ludoteca.games.zombie_fluxx.pieces import DEMANDS, KIND, NAMES, NUMBERS, Demand, Figure, Kind
from tests.games.zombie_fluxx import (
    test_actions,
    test_creepers,
    test_goals,
    test_keepers,
    test_more_actions,
    test_new_rules,
    test_ungoal,
)
from tests.games.zombie_fluxx.covered import COVERED
from tests.games.zombie_fluxx.positions import of_kind

WITH_MARKS = (
    test_actions,
    test_creepers,
    test_goals,
    test_keepers,
    test_more_actions,
    test_new_rules,
    test_ungoal,
)
"""The modules with the tests of the cards."""
NEW_RULES = {
    "draw-2": "draw",
    "draw-3": "draw",
    "draw-4": "draw",
    "draw-5": "draw",
    "play-2": "play",
    "play-3": "play",
    "play-4": "play",
    "play-all": "play",
    "hand-limit-0": "hand_limit",
    "hand-limit-1": "hand_limit",
    "hand-limit-2": "hand_limit",
    "hand-limit-3": "hand_limit",
    "adrenaline-bonus": "adrenaline_bonus",
    "dead-friends": "dead_friends",
    "double-agenda": "double_agenda",
    "eradication-bonus": "eradication_bonus",
    "groaning-required": "groaning_required",
    "its-not-working": "its_not_working",
    "look-over-there": "look_over_there",
    "no-hand-bonus": "no_hand_bonus",
    "weapon-bonus": "weapon_bonus",
    "zombie-boss": "zombie_boss",
    "zombie-season": "zombie_season",
    "zombies-aint-so-bad": "zombies_aint_so_bad",
}
ACTIONS = [
    "and-stay-dead",
    "discard-and-draw",
    "draw-2-and-use-em",
    "draw-3-play-2-of-them",
    "eaten-by-zombies",
    "everybody-gets-1",
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
    "take-another-turn",
    "taxation",
    "trade-hands",
    "trash-a-keeper",
    "trash-a-new-rule",
    "use-what-you-take",
    "zombie-jamboree",
]
KEEPERS = [
    "baseball-bat",
    "brains",
    "can-of-gasoline",
    "car",
    "chainsaw",
    "coffee",
    "donuts",
    "friend-man",
    "friend-woman",
    "lumber",
    "sandwiches",
    "shotgun",
    "shovel",
    "sonic-tranquilizer",
    "zombie-repellent",
]
STAY_OUT = [
    "adrenaline-bonus",
    "dead-friends",
    "eradication-bonus",
    "groaning-required",
    "its-not-working",
    "look-over-there",
    "weapon-bonus",
    "zombie-boss",
    "zombie-season",
    "zombies-aint-so-bad",
    "and-stay-dead",
    "eaten-by-zombies",
    "hey-over-here",
    "lets-shamble",
    "no-zombies",
    "return-of-the-dead",
    "zombie-jamboree",
    "sonic-tranquilizer",
    "zombie-repellent",
    "four-three-two-one",
    "i-alone-survived",
    "ill-hold-em-off",
    "zombie-baseball-team",
    "zombie-food",
    "zombie-victory",
]
"""All but the Creepers that the game without zombies leaves in the box. R-34"""


def named(column: list[bool]) -> list[str]:
    """The cards for which a column is true."""
    return sorted([name for name, true in zip(NAMES, column, strict=True) if true])


def test_there_are_100_cards_with_names_of_their_own() -> None:
    assert (len(NAMES), len(set(NAMES))) == (100, 100)


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        (Kind.BASIC_RULES, ["basic-rules"]),
        (Kind.NEW_RULE, NEW_RULES),
        (Kind.ACTION, ACTIONS),
        (Kind.KEEPER, KEEPERS),
        (Kind.CREEPER, test_creepers.SHOWN),
        (Kind.GOAL, [*test_goals.FORBIDDING, *test_goals.ZOMBIES]),
        (Kind.UNGOAL, ["zombie-victory"]),
    ],
)
def test_the_cards_of_each_kind_are_those_of_the_rules(kind: Kind, names: list[str]) -> None:
    assert sorted(of_kind(kind)) == sorted(names)


def test_there_are_24_new_rules_23_actions_15_keepers_15_creepers_and_21_goals() -> None:
    order = [Kind.NEW_RULE, Kind.ACTION, Kind.KEEPER, Kind.CREEPER, Kind.GOAL, Kind.UNGOAL, Kind.BASIC_RULES]
    assert [KIND.count(kind) for kind in order] == [24, 23, 15, 15, 21, 1, 1]


def test_new_rules_govern_what_the_rules_say() -> None:
    """R-10: only the four draw rules, the four play rules and the four limits contradict each other."""
    assert {name: pieces.SLOT[NUMBERS[name]] for name in NEW_RULES} == NEW_RULES


@pytest.mark.parametrize(
    ("column", "values"),
    [
        (pieces.DRAW, {"basic-rules": 1, "draw-2": 2, "draw-3": 3, "draw-4": 4, "draw-5": 5,
                       "draw-2-and-use-em": 2, "draw-3-play-2-of-them": 3}),
        (pieces.PLAY, {"basic-rules": 1, "play-2": 2, "play-3": 3, "play-4": 4, "play-all": pieces.ALL,
                       "draw-2-and-use-em": 2, "draw-3-play-2-of-them": 2}),
        (pieces.HAND_LIMIT, {"hand-limit-1": 1, "hand-limit-2": 2, "hand-limit-3": 3}),
        (pieces.EXTRA_CARDS, {"no-hand-bonus": 3, "eradication-bonus": 1}),
        (pieces.DRAW_BONUS, {"adrenaline-bonus": 1, "zombie-boss": 1}),
        (pieces.PLAY_BONUS, {"adrenaline-bonus": 1}),
        (pieces.FROM_ZOMBIES, {"adrenaline-bonus": 1}),
        (pieces.ZOMBIES, test_creepers.SHOWN),
    ],
)  # fmt: skip
def test_the_numbers_on_the_cards_are_those_of_the_rules(column: list[int], values: dict[str, int]) -> None:
    """All other cards have none."""
    assert {name: value for name, value in zip(NAMES, column, strict=True) if value} == values


@pytest.mark.parametrize(
    ("column", "names"),
    [
        (pieces.HAS_BURST, test_keepers.BURSTS),
        (pieces.IS_WEAPON, [*test_keepers.BURSTS, "shotgun"]),
        (pieces.IS_LURE, test_keepers.LURES),
        (pieces.IS_FRIEND, ["friend-man", "friend-woman"]),
        (pieces.HAS_ZOMBIE_EDGE, [*STAY_OUT, *test_creepers.SHOWN]),
    ],
)
def test_the_marks_on_the_cards_are_those_of_the_rules(column: list[bool], names: list[str]) -> None:
    assert named(column) == sorted(names)


def test_forty_cards_stay_out_of_the_game_without_zombies() -> None:
    """R-34."""
    assert len(STAY_OUT) + len(test_creepers.SHOWN) == 40


def demanded(demand: Demand) -> dict[str, object]:
    """What a Goal demands beyond nothing, without the waivers."""
    values: dict[str, object] = {
        "keepers": sorted([NAMES[card] for card in demand.keepers]),
        "friends_min": demand.friends_min,
        "bursts_min": demand.bursts_min,
        "weapons_min": demand.weapons_min,
        "zombies_min": demand.zombies_min,
        "figures": sorted([figure.value for figure in demand.figures]),
        "no_zombies": demand.no_zombies,
        "others_min": demand.others_min,
    }
    found = {name: value for name, value in values.items() if value}
    if demand.friends_max < 2:
        found["friends_max"] = demand.friends_max
    if demand.others_max < 25:
        found["others_max"] = demand.others_max
    return found


def expected(goal: str) -> dict[str, object]:
    """What the table of the rules says of a Goal that forbids zombies."""
    words = test_goals.FORBIDDING[goal].split()
    friends = len([word for word in words if word.startswith("friend")])
    keepers = sorted([word for word in words if not word.startswith("friend")])
    found: dict[str, object] = {"no_zombies": True}
    if goal == "arsenal":
        return {"keepers": ["shotgun"], "bursts_min": 2, **found}
    if keepers:
        found["keepers"] = keepers
    if friends:
        found["friends_min"] = friends
    return found


SPECIAL: dict[str, dict[str, object]] = {
    "four-three-two-one": {"figures": ["pair", "quartet", "single", "trio"]},
    "i-alone-survived": {"keepers": ["car"], "friends_max": 0, "others_min": 1, "no_zombies": True},
    "ill-hold-em-off": {"zombies_min": 1, "weapons_min": 1, "others_max": 0},
    "zombie-baseball-team": {"keepers": ["baseball-bat"], "zombies_min": 9},
    "zombie-food": {"keepers": ["brains"], "friends_min": 1, "zombies_min": 1},
}


@pytest.mark.parametrize("goal", of_kind(Kind.GOAL))
def test_a_goal_demands_what_the_rules_say(goal: str) -> None:
    """R-25."""
    wanted = SPECIAL[goal] if goal in SPECIAL else expected(goal)
    assert demanded(DEMANDS[NUMBERS[goal]]) == wanted


@pytest.mark.parametrize("goal", of_kind(Kind.GOAL))
def test_the_waivers_of_a_goal_are_those_of_the_rules(goal: str) -> None:
    """R-36."""
    both = ["sonic-tranquilizer", "zombies-aint-so-bad"]
    waivers = both if goal in test_goals.FORBIDDING else both[:1] if goal == "i-alone-survived" else []
    assert sorted([NAMES[card] for card in DEMANDS[NUMBERS[goal]].waived_by]) == waivers


@pytest.mark.parametrize("card", test_creepers.SHOWN)
def test_a_creeper_shows_the_figure_of_its_name(card: str) -> None:
    figures = {"zombie-pair": Figure.PAIR, "zombie-trio": Figure.TRIO, "zombie-quartet": Figure.QUARTET}
    wanted = Figure.LARRY if card == "larry" else Figure.SINGLE
    for name, figure in figures.items():
        wanted = figure if card.startswith(name) else wanted
    assert pieces.FIGURE[NUMBERS[card]] is wanted


def test_every_action_has_an_effect_and_every_effect_an_action() -> None:
    assert sorted(EFFECTS) == sorted(ACTIONS)


def test_every_card_has_a_test_of_its_own() -> None:
    """A test marks the cards it covers when its module is loaded."""
    assert sorted(set(NAMES) - COVERED) == []
    assert sorted(COVERED - set(NAMES)) == []


def test_killed_zombies_go_where_their_picture_says() -> None:
    gone = {name: pieces.WHEN_KILLED[NUMBERS[name]].value for name in of_kind(Kind.CREEPER)}
    elsewhere = {name: way for name, way in gone.items() if way != "discard"}
    trios = [name for name in of_kind(Kind.CREEPER) if pieces.FIGURE[NUMBERS[name]] is Figure.TRIO]
    quartets = [name for name in of_kind(Kind.CREEPER) if pieces.FIGURE[NUMBERS[name]] is Figure.QUARTET]
    assert elsewhere == {
        **{name: "pass_left" if "left" in name else "pass_right" for name in trios},
        **dict.fromkeys(quartets, "top_of_draw_pile"),
    }


def test_only_its_not_working_takes_power_from_keepers() -> None:
    off = {NAMES[rule]: [NAMES[card] for card in cards] for rule, cards in enumerate(pieces.SWITCHED_OFF)}
    assert {rule: cards for rule, cards in off.items() if cards} == {
        "its-not-working": ["sonic-tranquilizer", "zombie-repellent"]
    }


def test_only_double_agenda_lets_two_goals_be_in_play() -> None:
    assert {NAMES[card]: most for card, most in enumerate(pieces.MOST_GOALS) if most != 1} == {
        "double-agenda": 2
    }


def test_whatever_the_data_says_of_a_card_is_read() -> None:
    source = files("ludoteca.games.zombie_fluxx")
    said = json.loads(source.joinpath("cards.json").read_text(encoding="utf-8"))["about"]["fields"]
    reader = source.joinpath("pieces.py").read_text(encoding="utf-8")
    assert [field for field in said if f'"{field}"' not in reader] == ["basis"]
