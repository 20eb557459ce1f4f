"""Positions that cannot be, and positions that go on as the match did. Rules section 2."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.zombie_fluxx.flow import RULES
from ludoteca.kernel.position import BadPosition
from tests.games.zombie_fluxx.positions import match_at, move, position, say
from tests.playing import asked, at, play


def moved(card: str, zone: str) -> dict[str, Any]:
    """A lawful position in which one card of the draw pile has been laid somewhere else."""
    laid = position(rules="draw-2", goals="arsenal")
    laid["zones"]["draw pile"].remove(card)
    laid["zones"].setdefault(zone, []).append(card)
    return laid


@pytest.mark.parametrize(
    ("card", "zone"),
    [
        ("zombie#1", "hand 1"),
        ("zombie#1", "keepers 1"),
        ("car", "creepers 1"),
        ("draw-3", "new rules"),
        ("car", "new rules"),
        ("zombie-victory", "goals"),
        ("zombie-victory", "keepers 0"),
        ("rules-reset", "limbo"),
        ("car", "swap"),
        ("car", "draw two 0"),
        ("car", "draw three 1"),
        ("car", "gifts 2"),
    ],
)
def test_a_card_that_cannot_lie_there_is_refused(card: str, zone: str) -> None:
    """No Creepers in hands, no second draw rule, no second Goal, nothing aside between two steps."""
    with pytest.raises(BadPosition):
        at(RULES, moved(card, zone))


@pytest.mark.parametrize(
    ("card", "zone"),
    [("zombie#1", "creepers 1"), ("car", "keepers 1"), ("play-2", "new rules"), ("car", "hand 2")],
)
def test_a_card_that_can_lie_there_is_accepted(card: str, zone: str) -> None:
    assert asked(at(RULES, moved(card, zone))) == [("0", "move", "")]


def test_the_basic_rules_cannot_be_missing() -> None:
    laid = position()
    laid["zones"]["basic rules"], laid["zones"]["box"] = [], ["basic-rules"]
    with pytest.raises(BadPosition, match="Basic Rules"):
        at(RULES, laid)


@pytest.mark.parametrize(
    ("field", "value"), [("turn", 3), ("turn", -1), ("winner", 1), ("phase", "over"), ("result", "zombies")]
)
def test_fields_that_do_not_fit_together_are_refused(field: str, value: object) -> None:
    laid = position()
    laid["fields"][field] = value
    with pytest.raises(BadPosition):
        at(RULES, laid)


def test_a_position_in_the_middle_of_an_action_goes_on_there() -> None:
    match = match_at(hands={0: "draw-3-play-2-of-them ..."}, top="car lumber brains")
    play(match, move(0, "draw-3-play-2-of-them"), say(0, "play_drawn", "car"))
    twin = at(RULES, match.position())
    assert (asked(twin), twin.position()) == (asked(match), match.position())


@pytest.mark.parametrize(
    ("what", "fields", "message"),
    [
        ({}, {"turns": -3}, "turns: -3 is below 0"),
        ({}, {"eradicated": 50}, "eradicated and groaners are settled before a step ends"),
        ({}, {"used": ["no-zombies"]}, "used names sources of free actions, each once"),
        ({}, {"draw_done": False}, "the draw is done before cards are played"),
        (
            {"keepers": {0: "zombie-repellent"}, "creepers": {0: "zombie#1"}},
            {},
            "seat 0 has the Zombie Repellent, so no zombie stays there",
        ),
        ({"rules": "hand-limit-0"}, {}, "out of turn nobody holds more than 0 cards"),
    ],
)
def test_what_is_settled_at_once_cannot_lie_there(
    what: dict[str, Any], fields: dict[str, Any], message: str
) -> None:
    found = position(**what)
    found["fields"] |= fields
    with pytest.raises(BadPosition, match=message):
        at(RULES, found)


def test_without_zombies_no_creeper_is_in_the_deck() -> None:
    found = position(zombies="without")
    found["zones"]["box"].remove("zombie#1")
    found["zones"]["draw pile"].append("zombie#1")
    with pytest.raises(BadPosition, match="zombie#1 stays in the box in a match without zombies"):
        at(RULES, found)
