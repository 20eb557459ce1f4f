"""The documents hold: the README runs, and every rule that the code cites stands in our rules text."""

from __future__ import annotations

import ast
import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.facets.language import languages
from ludoteca.facets.registry import find, games

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src" / "ludoteca").rglob("*.py"))

CITED = re.compile(r"(?:\b([a-z_]+) )?§(\d+(?:\.\d+)*)(?: ([A-Z]-?\d+))?")
"""A game (or none, in its own package), a section, and perhaps a ruling."""


def sections(game: str, code: str = "en") -> set[str]:
    """The numbers of all headings of a rules text, and its rulings as ``8 E2``: the chapter and the id."""
    text = find(game).manual(code)
    found: set[str] = set()
    chapter = ""
    for number, ruling in re.findall(r"^(?:#+ (\d+(?:\.\d+)*) |\| ([A-Z]-?\d+) \|)", text, re.MULTILINE):
        if number:
            found.add(number)
            chapter = number.partition(".")[0]
        else:
            found.add(f"{chapter} {ruling}")
    return found


def strings(file: Path) -> Iterator[tuple[int, str]]:
    """All string literals of a module, docstrings included, with their lines."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


def citations() -> Iterator[tuple[str, str, str]]:
    """Where a rule is cited, of which game, and which section or ruling."""
    named_games = set(games())
    for file in SOURCES:
        for line, text in strings(file):
            for named, section, ruling in CITED.findall(text):
                game = named if named in named_games else _own_game(file, named_games)
                if game is not None:
                    where = f"{file.relative_to(ROOT)}:{line}"
                    yield where, game, f"{section} {ruling}".strip()


def _own_game(file: Path, named_games: set[str]) -> str | None:
    return next((part for part in file.with_suffix("").parts if part in named_games), None)


@pytest.mark.parametrize("code", [code for code in languages() if code != "en"])
@pytest.mark.parametrize("game", games())
def test_the_rules_in_every_language_have_the_same_sections_and_rulings(game: str, code: str) -> None:
    assert sections(game, code) == sections(game)
    shapes = [re.findall(r"^(#+|\|)", find(game).manual(one), re.MULTILINE) for one in ("en", code)]
    assert shapes[0] == shapes[1], "headings and rows of tables stand in another order"


def test_the_readme_runs() -> None:
    readme = ROOT / "README.md"
    parsed = doctest.DocTestParser().get_doctest(
        readme.read_text(encoding="utf-8"), {}, "README.md", str(readme), 0
    )
    told: list[str] = []
    failed, tried = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(parsed, out=told.append)
    assert tried and not failed, "README.md says what does not happen:\n" + "".join(told)


def test_the_code_cites_rules() -> None:
    assert len(list(citations())) > 40


@pytest.mark.parametrize("game", games())
def test_every_rule_that_is_cited_stands_in_the_rules(game: str) -> None:
    known = sections(game)
    missing = [f"{where} cites {game} §{rule}" for where, named, rule in citations() if named == game]
    missing = [line for line in missing if line.rpartition("§")[2] not in known]
    assert not missing


@pytest.mark.parametrize(
    ("game", "ruling"),
    [("fzzzt", "8 E2"), ("zombie_fluxx", "14 R-21"), ("red_rising", "12 R20"), ("red_rising", "11 B9")],
)
def test_a_ruling_is_found_in_the_chapter_where_it_stands(game: str, ruling: str) -> None:
    assert ruling in sections(game)


@pytest.mark.parametrize(
    ("game", "rule"),
    [("fzzzt", "4.9"), ("fzzzt", "8 Z1"), ("red_rising", "8 R20"), ("zombie_fluxx", "14 R-99")],
)
def test_a_rule_that_does_not_stand_there_would_be_noticed(game: str, rule: str) -> None:
    assert rule not in sections(game)
