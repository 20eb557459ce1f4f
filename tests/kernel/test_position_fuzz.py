"""Positions made of anything: either a match that can be played to its end, or BadPosition in one line."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.games.fzzzt.flow import RULES as FZZZT
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.position import BadPosition
from ludoteca.laws.law import draw_answer
from tests.playing import stray

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
VALUES = JSON | st.sampled_from(
    [0, 1, 2, 3, 5, 9, -1, "all", "M1", "deck", "over", "auction", "prepare", [0], [5]]
)


def positions() -> list[dict[str, Any]]:
    """Positions of real matches, from the first question to the end."""
    found = []
    for seats in (2, 3, 4):
        match = Match.start(FZZZT, seats, seed_from("fuzz"))
        luck = Luck(seed_from("answers"))
        while not match.over:
            if len(match.history) % 23 == 2:
                found.append(match.position())
            match.take(*draw_answer(match, luck))
        found.append(match.position())
    return found


GOOD = positions()
ORIGINALS = st.integers(0, len(GOOD) - 1).map(lambda number: copy.deepcopy(GOOD[number]))


def lawful_or_refused(position: object) -> None:
    """Load the position; if that can be done, the match is played to its end and checked all along."""
    try:
        match = Match.at(FZZZT, position, seed_from("loaded"))
    except BadPosition as refused:
        assert str(refused) and "\n" not in str(refused)
        return
    luck = Luck(seed_from("playing on"))
    while not match.over:
        assert len(match.history) <= FZZZT.identity.bound
        if match.at_step_start:
            FZZZT.check(match.boundary)
        stray(match, luck)
    FZZZT.check(match.table)
    json.dumps(match.view().plain())


def inside(position: Any, data: st.DataObject) -> tuple[Any, Any]:
    """A container somewhere in a position and one of its keys."""
    container: Any = position
    while True:
        keys = list(container) if isinstance(container, dict) else list(range(len(container)))
        if not keys:
            return container, None
        key = data.draw(st.sampled_from(keys))
        inner = container[key]
        if not isinstance(inner, dict | list) or not inner or data.draw(st.booleans()):
            return container, key
        container = inner


@given(JSON)
def test_any_json_is_refused_in_one_line(data: object) -> None:
    with pytest.raises(BadPosition) as refused:
        Match.at(FZZZT, data, seed_from(1))
    assert "\n" not in str(refused.value)


@settings(deadline=None)
@given(
    st.dictionaries(
        st.sampled_from(["game", "rules", "seats", "options", "zones", "fields", "answers"]), JSON
    )
)
def test_any_values_of_the_right_keys_are_refused_or_lawful(data: dict[str, Any]) -> None:
    lawful_or_refused({"game": "fzzzt", "seats": 2, "zones": {}, "fields": {}} | data)


@settings(max_examples=150, deadline=None)
@given(ORIGINALS, st.data())
def test_a_changed_value_is_refused_or_lawful(position: dict[str, Any], data: st.DataObject) -> None:
    container, key = inside(position, data)
    if key is not None:
        container[key] = data.draw(VALUES)
    lawful_or_refused(position)


@settings(deadline=None)
@given(ORIGINALS, st.data())
def test_a_missing_value_is_refused_or_lawful(position: dict[str, Any], data: st.DataObject) -> None:
    container, key = inside(position, data)
    if key is not None:
        del container[key]
    lawful_or_refused(position)


@settings(deadline=None)
@given(ORIGINALS, st.data(), st.text(max_size=8), VALUES)
def test_an_additional_value_is_refused_or_lawful(
    position: dict[str, Any], data: st.DataObject, name: str, value: object
) -> None:
    container, _ = inside(position, data)
    if isinstance(container, dict):
        container[name] = value
    else:
        container.append(value)
    lawful_or_refused(position)


@settings(max_examples=150, deadline=None)
@given(ORIGINALS, st.data())
def test_a_card_that_was_moved_is_refused_or_lawful(position: dict[str, Any], data: st.DataObject) -> None:
    zones = position["zones"]
    for _ in range(data.draw(st.integers(1, 4))):
        source = data.draw(st.sampled_from([name for name, cards in zones.items() if cards]))
        target = data.draw(st.sampled_from(list(zones)))
        card = zones[source].pop(data.draw(st.integers(0, len(zones[source]) - 1)))
        zones[target].insert(data.draw(st.integers(0, len(zones[target]))), card)
    position.pop("answers", None)
    lawful_or_refused(position)


@settings(max_examples=150, deadline=None)
@given(ORIGINALS, st.data())
def test_changed_fields_are_refused_or_lawful(position: dict[str, Any], data: st.DataObject) -> None:
    fields = position["fields"]
    for name in data.draw(st.lists(st.sampled_from(list(fields)), min_size=1, max_size=3)):
        fields[name] = data.draw(VALUES)
    position.pop("answers", None)
    lawful_or_refused(position)


@given(ORIGINALS, st.data())
def test_a_card_that_lies_twice_is_named(position: dict[str, Any], data: st.DataObject) -> None:
    zones = position["zones"]
    card = data.draw(st.sampled_from([card for cards in zones.values() for card in cards]))
    zones[data.draw(st.sampled_from(list(zones)))].append(card)
    with pytest.raises(BadPosition, match=f"^{card} lies twice: in "):
        Match.at(FZZZT, position, seed_from(1))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "this is a position of 'chess', not of fzzzt"),
        ({"rules": 99}, "it was made under rules 99"),
        ({"seats": "2"}, "seats is a number, options are words"),
        ({"seats": True}, "seats is a number, options are words"),
        ({"seats": 5}, "fzzzt is for 2 to 4 players, not 5"),
        ({"options": {"log": "long"}}, "option log of fzzzt is one of last, full, not 'long'"),
        ({"options": []}, "seats is a number, options are words"),
        ({"zones": []}, "zones is a JSON object"),
        ({"zones": {"sky": []}}, "there is no zone 'sky'"),
        ({"zones": {"deck": ["Z9"]}}, "zone deck: there is no card 'Z9'"),
        ({"zones": {"deck": "M1"}}, "zone deck is a list of cards"),
        ({"seen": {"Z9": "all"}}, "seen: there is no card 'Z9'"),
        ({"seen": {"M1": [7]}}, "there is no seat 7"),
        ({"seen": {"M1": "some"}}, "viewers are 'all' or a list of seats"),
        ({"rumours": {"M1": [{"seats": [0]}]}}, "rumours: a rumour of M1 has seats and zones"),
        ({"rumours": {"M1": [{"seats": [0], "zones": ["sky"]}]}}, "may lie in zones of the game only"),
        ({"rumours": {"M1": [{"seats": [0], "zones": ["deck"]}]}}, "does not lie in any of the zones named"),
        ({"fields": {"rounds": 5}}, "a table has the fields .*, not 'rounds'"),
        ({"fields": {"round": 6}}, "round: 6 is above 5"),
        ({"fields": {"chief": 2}}, "chief: 2 is none of the seats 0 to 1"),
        ({"luck": {"die": [1]}}, "luck: there is no 'die' to be set; there is pile 0, pile 1"),
        ({"luck": {"pile 0": ["Z9"]}}, "luck: pile 0: there is no card 'Z9'"),
        ({"luck": {"pile 0": 3}}, "luck: pile 0 is a list"),
        ({"more\nlines": 1}, "unknown or missing: 'more"),
    ],
    ids=str,
)
def test_a_position_says_what_is_wrong_with_it(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message) as refused:
        Match.at(FZZZT, GOOD[0] | change, seed_from(1))
    assert "\n" not in str(refused.value)
