"""The documents hold: what is shown runs, what is named is there, and every rule that the code cites stands in our rules text."""

from __future__ import annotations

import ast
import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.facets.language import languages
from ludoteca.facets.registry import find, games
from tests.test_imports import USES

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


def test_what_is_shown_runs() -> None:
    page = "docs/tutorial.md"
    text = (ROOT / page).read_text(encoding="utf-8")
    parsed = doctest.DocTestParser().get_doctest(text, {}, page, page, 0)
    told: list[str] = []
    failed, tried = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(parsed, out=told.append)
    assert tried and not failed, f"{page} says what does not happen:\n" + "".join(told)


PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\]\((?!\w+:|#)([^)#\s]+)[^)]*\)")
BROUGHT = {"contributing.md", "reference/index.md", "protocol/index.md"}
"""Pages of the site that are made of other files."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    targets = set(LINK.findall(page.read_text(encoding="utf-8"))) - BROUGHT
    assert not [target for target in targets if not (page.parent / target).exists()]


MAP = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def test_what_the_map_names_is_there() -> None:
    named = [name for name in re.findall(r"`([\w/.]+\.(?:py|ts|svelte|json))`", MAP) if "/" in name]
    roots = (ROOT, ROOT / "src" / "ludoteca")
    assert len(named) > 20
    assert not [name for name in named if not any((root / name).is_file() for root in roots)]


def test_the_map_has_the_arrows_between_the_packages() -> None:
    rows = re.findall(r"^\| `(\w+)` \| [^|]+ \| ([^|]+) \|$", MAP, re.MULTILINE)
    assert {package: set(re.findall(r"`(\w+)`", used)) for package, used in rows} == {
        package: used
        for package, used in USES.items()
        if not package.startswith("_") and package not in ("commands", "cli")
    }


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
