"""No character is left out: each has its tests, is deployed in random play, and uses its end-of-game ability there."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from types import ModuleType

import pytest

import tests.games.red_rising as package
from ludoteca.games.red_rising.deploying import CHOICES, DEPLOY, TYPICAL, WORTH
from ludoteca.games.red_rising.ending import ENDINGS
from ludoteca.games.red_rising.flow import RULES
from ludoteca.games.red_rising.pieces import (
    BLOCKS_SOVEREIGN,
    BLOCKS_THEFT,
    CHARACTERS,
    CLAUSES,
    COLOUR,
    HAS_ABILITY,
    NAMES,
    Colour,
)  # fmt: skip
from ludoteca.kernel.card import Card
from ludoteca.kernel.luck import Luck, seed_from
from tests.playing import start, stray

SUBJECTS = ("card", "blocker", "case")
"""Parameters of tests that say which card the test is about."""
MATCHES = 25
"""So many random matches for each number of seats; in these even Martyr's rare ability is used several times."""


# -- which cards have tests ------------------------------------------------------------------------


def modules(*beginnings: str) -> Iterator[ModuleType]:
    """The test modules of this package whose names begin so."""
    for found in pkgutil.iter_modules(package.__path__):
        if found.name.startswith(beginnings):
            yield import_module(f"{package.__name__}.{found.name}")


def parameters(test: object) -> Iterator[str]:
    """The cards that a test is repeated with: the first word of each value of a subject."""
    for mark in getattr(test, "pytestmark", []):
        if mark.name == "parametrize":
            names, values = mark.args[0], list(mark.args[1])
            listed = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
            for value in values:
                together = [value] if len(listed) == 1 else list(value)
                yield from [
                    str(part).split()[0]
                    for name, part in zip(listed, together, strict=True)
                    if name in SUBJECTS
                ]


def spelled(card: Card) -> str:
    """How the name of a test begins that is about this card."""
    return f"test_{NAMES[card].replace('-', '_')}_"


@cache
def covered(*beginnings: str) -> frozenset[str]:
    """The cards of which these modules have a test, by its name or by what it is repeated with."""
    tests = {
        name: test
        for module in modules(*beginnings)
        for name, test in vars(module).items()
        if name.startswith("test_") and callable(test)
    }
    found = {card for test in tests.values() for card in parameters(test)}
    for card in CHARACTERS:
        if any(f"{name}_".startswith(spelled(card)) for name in tests):
            found.add(NAMES[card])
    return frozenset(found)


def named(cards: list[Card]) -> list[str]:
    return [NAMES[card] for card in cards]


@pytest.mark.parametrize("name", named([card for card in CHARACTERS if card in DEPLOY]))
def test_every_deploy_ability_has_a_test(name: str) -> None:
    assert name in covered("test_deploy_")


@pytest.mark.parametrize("name", named(sorted(BLOCKS_THEFT | BLOCKS_SOVEREIGN)))
def test_every_block_ability_has_a_test(name: str) -> None:
    assert name in covered("test_blocks", "test_houses")


@pytest.mark.parametrize("name", named(sorted(ENDINGS)))
def test_every_end_of_game_ability_has_a_test(name: str) -> None:
    assert name in covered("test_endings")


@pytest.mark.parametrize("name", named([card for card in CHARACTERS if CLAUSES[card]]))
def test_all_end_game_points_have_a_test(name: str) -> None:
    assert name in covered("test_points_cards")


def test_a_card_without_a_test_would_be_noticed() -> None:
    """No module is about the Automa cards by name, and the setup is about no character."""
    assert "automa-1" not in covered("test_deploy_")
    assert not covered("test_setup") & set(named(CHARACTERS))


# -- the registries against the catalogue ----------------------------------------------------------


def test_107_characters_have_a_deploy_ability_and_the_5_others_a_block() -> None:
    assert len(DEPLOY) == 107
    assert set(CHARACTERS) - set(DEPLOY) == BLOCKS_THEFT | BLOCKS_SOVEREIGN


def test_25_characters_have_an_end_of_game_ability_of_which_14_are_mimicry() -> None:
    """Oranges and Grays assume names and colours when points are counted; the 11 others do something."""
    mimics = {card for card in CHARACTERS if COLOUR[card] in (Colour.ORANGE, Colour.GRAY)}
    able = {card for card in CHARACTERS if HAS_ABILITY[card]}
    assert (len(able), len(mimics), able - mimics) == (25, 14, set(ENDINGS))


def test_every_ability_is_filed_with_one_worth() -> None:
    assert sorted([*WORTH, *TYPICAL]) == sorted(DEPLOY)
    assert set(CHOICES) <= set(DEPLOY)


# -- random play -----------------------------------------------------------------------------------


@cache
def played() -> tuple[frozenset[str], frozenset[str]]:
    """Which cards were deployed, and whose end-of-game abilities were used, in random matches of all sizes."""
    deployed: set[str] = set()
    used: set[str] = set()
    for seats in range(1, 7):
        for number in range(MATCHES):
            match = start(RULES, seats, (seats, number), returned="yes")
            luck = Luck(seed_from(("random play", number)))
            while not match.over:
                stray(match, luck)
            for event in match.events():
                if event.kind == "deployed":
                    deployed.update(event.cards)
                elif event.kind == "ability":
                    used.update(event.cards)
    return frozenset(deployed), frozenset(used)


def test_random_play_deploys_every_character() -> None:
    assert sorted(set(named(CHARACTERS)) - played()[0]) == []


def test_random_play_uses_every_end_of_game_ability_and_no_other() -> None:
    assert sorted(played()[1]) == sorted(named(list(ENDINGS)))
