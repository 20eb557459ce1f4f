"""Nothing is left out: rulings, worked examples, tiles, agendas and abilities have tests and come up in random play."""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import tests.games.goblins_inc as package
from ludoteca.games.goblins_inc.flow import RULES
from ludoteca.games.goblins_inc.geometry import EDGES, LETTERS, marks_on, turned_edges, turned_marks
from ludoteca.games.goblins_inc.pieces import (
    ABILITIES,
    ARROWS,
    BLUEPRINTS,
    ENGINES,
    METAL,
    NAMES,
    NUMBERS,
    SHIELDS,
    TACTICS,
    TEAM_CARDS,
    TILES,
    Ability,
)
from ludoteca.kernel.luck import Luck, seed_from
from tests.games.goblins_inc import test_abilities, test_points
from tests.games.goblins_inc.positions import AGENDAS, bare, match_at
from tests.games.goblins_inc.vectors import VECTORS
from tests.playing import start, stray

DOCUMENT = Path(__file__).parents[3] / "src/ludoteca/games/goblins_inc/manual/en.md"
SORTS = sorted({bare(NAMES[tile]) for tile in TILES})
"""The tiles that look different before they are turned."""
EXAMPLES = [example for topic in VECTORS.values() for example in topic]
MATCHES = 8
"""So many random matches for each number of seats."""


# -- what tests cite -------------------------------------------------------------------------------


def named_tests() -> Iterator[tuple[str, str]]:
    """Name and docstring of every test of this package but those of this module."""
    for found in pkgutil.iter_modules(package.__path__):
        if found.name.startswith("test_") and found.name != "test_catalogue":
            module = import_module(f"{package.__name__}.{found.name}")
            for name, test in vars(module).items():
                if name.startswith("test_") and callable(test):
                    yield name, test.__doc__ or ""


@cache
def cited() -> frozenset[str]:
    """The rulings and examples that the docstrings of tests cite."""
    return frozenset(
        [word for _, doc in named_tests() for word in re.findall(r"\b(?:R\d+|TV-D?\d+b?)\b", doc)]
    )


def rulings() -> list[str]:
    """The ids of section 18 of the rules."""
    text = DOCUMENT.read_text(encoding="utf-8")
    return re.findall(r"^\| (R\d+) \|", text[text.index("## 18 ") :], re.MULTILINE)


ABOUT_THE_SOURCES = ["R37", "R38"]
"""Rulings on what the sources say of the pieces; their tests are at the end of this module."""


def test_there_are_46_rulings() -> None:
    assert sorted(rulings(), key=lambda ruling: int(ruling[1:])) == [f"R{number}" for number in range(1, 47)]


@pytest.mark.parametrize("ruling", [f"R{number}" for number in range(1, 47)])
def test_every_ruling_is_cited_by_a_test(ruling: str) -> None:
    assert ruling in cited() or ruling in ABOUT_THE_SOURCES


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_worked_example_is_cited_by_a_test(example: str) -> None:
    assert example in cited()


def test_no_test_cites_a_ruling_or_an_example_that_does_not_exist() -> None:
    assert sorted(cited() - set(rulings()) - set(EXAMPLES)) == []


# -- what has a test -------------------------------------------------------------------------------


@pytest.mark.parametrize("ability", list(Ability))
def test_every_ability_has_tests_of_its_own(ability: Ability) -> None:
    names = [name for name in vars(test_abilities) if name.startswith("test_")]
    called = [name for name in names if f"_{ability.value}_" in name]
    assert len(called) >= 3 or (ability is Ability.DYNAMITE and len(called) == 2)


def test_every_agenda_has_tests_of_its_own() -> None:
    assert list(test_points.PAYING) == AGENDAS


@pytest.mark.parametrize("sort", SORTS)
def test_a_tile_brings_the_arrows_engines_and_tokens_that_it_shows(sort: str) -> None:
    """8, 9: in front of the cockpit, turned in every way that joins it there."""
    tile = NUMBERS[next(name for name in NAMES if bare(name) == sort)]
    marks = ARROWS[tile] or SHIELDS[tile]
    joined = [turn for turn in range(4) if turned_edges(METAL[tile], turn) >> LETTERS.index("S") & 1]
    assert joined
    for turn in joined:
        metal = "".join([LETTERS[edge] for edge in EDGES if turned_edges(METAL[tile], turn) >> edge & 1])
        shown = "".join([LETTERS[edge] * marks_on(turned_marks(marks, turn), edge) for edge in EDGES])
        text = "-".join([sort.split("-")[0], metal, *([shown] if shown else [])])
        t = match_at(robots=(f"2.3:{text}", "4.3:weapon-NEW-S")).table
        fired = []
        for front in EDGES:
            t.fronts[0] = front
            fired.append(t.arrows(0))
        arrows = [shown.count(letter) if ARROWS[tile] else 0 for letter in LETTERS]
        assert (fired, t.engines(0)) == (arrows, 1 + ENGINES[tile])
        assert len(t.tokens[0]) == (len(shown) if SHIELDS[tile] else 0)


# -- random play -----------------------------------------------------------------------------------


@cache
def played() -> dict[str, frozenset[str]]:
    """What has come up in random matches of all sizes: tiles laid, agendas scored, abilities used, cards shown."""
    found: dict[str, set[str]] = {kind: set() for kind in ("laid", "agenda", "paid", "ability", "card")}
    for seats in (2, 3, 4):
        for number in range(MATCHES):
            match = start(RULES, seats, (seats, number), version="full")
            luck = Luck(seed_from(("random play", number)))
            while not match.over:
                stray(match, luck)
            for event in match.events():
                if event.kind in ("laid", "agenda"):
                    found[event.kind] |= {bare(card) for card in event.cards}
                    if event.facts.get("points"):
                        found["paid"] |= {bare(card) for card in event.cards}
                elif event.kind == "used":
                    found["ability"].add(str(event.facts["ability"]))
                elif event.kind in ("round", "combat"):
                    found["card"] |= set(event.cards)
            # Dynamite is a part of the row, not an ability that is told by itself.
            if ("dynamite", "yes") in [
                (given.ask.name, getattr(given.option, "value", "")) for given in match.history
            ]:
                found["ability"].add("dynamite")
    return {kind: frozenset(names) for kind, names in found.items()}


def test_random_play_lays_every_tile() -> None:
    assert sorted(played()["laid"]) == SORTS


def test_random_play_scores_every_agenda_and_each_of_them_pays_some_time() -> None:
    assert sorted(set(AGENDAS) - played()["agenda"]) == []
    assert sorted(set(AGENDAS) - played()["paid"]) == []


def test_random_play_uses_every_ability() -> None:
    assert played()["ability"] == {ability.value for ability in Ability}


def test_random_play_turns_up_every_tactics_card_blueprint_and_team_card() -> None:
    assert played()["card"] == {NAMES[card] for card in (*TACTICS, *BLUEPRINTS, *TEAM_CARDS)}


# -- what the sources say --------------------------------------------------------------------------


def test_there_are_eight_blueprints_and_no_promotional_agendas() -> None:
    """R37."""
    assert (len(BLUEPRINTS), len(AGENDAS)) == (8, 21)


def test_slips_of_the_rulebook_are_read_as_meant() -> None:
    """R38: Duct Tape, which one sentence misspells, is one ability, and Junkdealer one agenda."""
    taped = [NAMES[card] for card in TACTICS if Ability.DUCT_TAPE in ABILITIES[card]]
    assert (len(taped), AGENDAS.count("junkdealer")) == (5, 1)


def test_the_examples_are_those_of_the_rules() -> None:
    """17."""
    text = DOCUMENT.read_text(encoding="utf-8")
    told = re.findall(r"TV-D?\d+b?", text[text.index("## 17 ") : text.index("## 18 ")])
    assert sorted(set(told)) == sorted(EXAMPLES)
