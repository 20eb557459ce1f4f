"""Positions of real matches with a field or a card changed: either refused in one line, or a match that keeps the laws."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from ludoteca.facets.registry import find, games
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match, Stand
from ludoteca.kernel.position import BadPosition
from ludoteca.kernel.rules import Rules
from ludoteca.laws.law import draw_answer

MATCHES = 3
CHANGES = 120
MOMENT = 17
"""A position is taken after so many answers, again and again."""
ODD: list[object] = [
    None,
    -1,
    0,
    1,
    2,
    3,
    4,
    5,
    7,
    50,
    1 << 40,
    1.0,
    True,
    False,
    "",
    "all",
    "over",
    [],
    [0],
    [-1],
    [[]],
    {},
]


def good(rules: Rules) -> Iterator[dict[str, Any]]:
    """Positions of matches at random, with the variants gone through."""
    low, high = rules.identity.seats
    for number in range(MATCHES):
        luck = Luck(seed_from("answers", number))
        options = {
            option.name: option.values[luck.below("option", len(option.values))]
            for option in rules.identity.options
        }
        match = Match.start(rules, low + number % (high - low + 1), seed_from("mutated", number), options)
        while not match.over and len(match.history) < 40 * MOMENT:
            if len(match.history) % MOMENT == 0:
                position = match.position()
                position.pop("answers", None)
                yield position
            match.take(*draw_answer(match, luck))
        yield match.position()


def changed(position: dict[str, Any], luck: Luck) -> dict[str, Any]:
    """The position with one or two fields changed, deep inside or as a whole, or with a card somewhere else."""
    found = copy.deepcopy(position)
    for _ in range(1 + luck.below("more", 2)):
        if luck.below("card", 3) == 0:
            zones = found["zones"]
            filled = [name for name, cards in zones.items() if cards]
            source = zones[filled[luck.below("source", len(filled))]]
            card = source.pop(luck.below("place", len(source)))
            zones[[*zones][luck.below("target", len(zones))]].append(card)
            continue
        container: Any = found["fields"]
        key: Any = [*container][luck.below("field", len(container))]
        while isinstance(container[key], list) and container[key] and luck.below("deeper", 3):
            container = container[key]
            key = luck.below("item", len(container))
        value = container[key]
        if type(value) is int and luck.below("near", 2):
            container[key] = value + (1, -1, 3)[luck.below("by", 3)]
        else:
            container[key] = ODD[luck.below("odd", len(ODD))]
    return found


def lawful_or_refused(rules: Rules, position: dict[str, Any], seed: object) -> str | None:
    """Why it is refused; if it is not, the match is played to its end, checked at every step."""
    try:
        match = Match.at(rules, position, seed_from(seed))
        standing = Match.at(rules, position, seed_from(seed), Stand.AT_TABLE)
    except BadPosition as refused:
        assert str(refused) and "\n" not in str(refused)
        return str(refused)
    standing.outcome()
    luck = Luck(seed_from("playing on", seed))
    while not match.over:
        assert len(match.history) <= rules.identity.bound
        if match.at_step_start:
            rules.check(match.boundary)
        match.outcome()
        match.take(*draw_answer(match, luck))
    rules.check(match.table)
    outcome = match.outcome()
    sums = [sum(line.points for line in outcome.lines if line.seat == seat) for seat in range(match.seats)]
    assert list(outcome.scores) == sums
    lying = sorted([card for cards in match.table.zones.cards for card in cards])
    assert lying == [*range(len(match.names))]
    return None


@pytest.mark.parametrize("game", games())
def test_a_changed_position_is_refused_in_one_line_or_keeps_the_laws(game: str) -> None:
    rules = find(game).rules
    originals = list(good(rules))
    luck = Luck(seed_from("changes", game))
    reasons: set[str | None] = set()
    for number in range(CHANGES):
        position = changed(originals[luck.below("original", len(originals))], luck)
        reasons.add(lawful_or_refused(rules, position, number))
    assert len(reasons) > 10
