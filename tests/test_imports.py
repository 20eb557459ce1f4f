"""Imports point one way, luck comes in by the door, and modules stay small."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent / "src" / "ludoteca"
MODULES = sorted(ROOT.rglob("*.py"))

LEVELS = {
    "kernel": 0,
    "games": 1,
    "lang": 2,
    "laws": 3,
    "bots": 3,
    "arena": 3,
    "env": 3,
    "server": 4,
    "terminal": 3,
    "bench": 3,
    "analysis": 4,
    "commands": 5,
    "cli": 6,
    "__main__": 7,
}
"""A module imports from its own level or from a lower one. Languages only speak what games want to say."""

LIMIT = 400
LUCK_AND_TIME = {"random", "time", "secrets", "datetime", "uuid", "numpy"}


def name(module: Path) -> str:
    return module.relative_to(ROOT).as_posix()


def part(module: Path) -> str:
    """The package or top module that a file belongs to."""
    return module.relative_to(ROOT).with_suffix("").parts[0]


def in_core(module: Path) -> bool:
    return part(module) in ("kernel", "games")


def imports(module: Path) -> Iterator[tuple[int, str]]:
    """Every imported module with its line; a name imported from a package counts as a module too."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name(module)}:{node.lineno}: imports are written out whole"
            yield node.lineno, node.module or ""
            if node.module in ("ludoteca", "ludoteca.games"):
                for alias in node.names:
                    yield node.lineno, f"{node.module}.{alias.name}"


def own(imported: str) -> list[str]:
    """The parts of a module of ours after the name of the package."""
    words = imported.split(".")
    return words[1:] if words[0] == "ludoteca" else []


every_module = pytest.mark.parametrize("module", MODULES, ids=name)
every_core_module = pytest.mark.parametrize("module", [one for one in MODULES if in_core(one)], ids=name)


def test_every_package_has_its_level() -> None:
    found = {part(module) for module in MODULES} - {"__init__"}
    assert found <= set(LEVELS), "a new package needs a level in LEVELS and in the design"


@every_module
def test_imports_point_one_way(module: Path) -> None:
    level = LEVELS.get(part(module), 0)
    wrong = [
        f"{name(module)}:{line} imports {imported}"
        for line, imported in imports(module)
        if own(imported) and LEVELS.get(own(imported)[0], 0) > level
    ]
    assert not wrong


@pytest.mark.parametrize("module", [one for one in MODULES if part(one) == "games"], ids=name)
def test_games_never_import_one_another(module: Path) -> None:
    game = module.relative_to(ROOT).parts[1]
    games = {folder.name for folder in (ROOT / "games").iterdir() if folder.is_dir()}
    wrong = [
        f"{name(module)}:{line} imports {imported}"
        for line, imported in imports(module)
        if own(imported)[:1] == ["games"] and set(own(imported)[1:2]) & games - {game}
    ]
    assert game == "registry.py" or not wrong


@pytest.mark.parametrize(
    "module", [one for one in MODULES if in_core(one) and one.stem not in ("encode", "text")], ids=name
)
def test_the_core_uses_the_standard_library_only(module: Path) -> None:
    roots = {imported.split(".")[0] for _, imported in imports(module)}
    assert roots <= {"ludoteca"} | sys.stdlib_module_names


@every_core_module
def test_luck_and_time_come_in_by_the_door(module: Path) -> None:
    wrong = [
        f"{name(module)}:{line} imports {imported}"
        for line, imported in imports(module)
        if imported.split(".")[0] in LUCK_AND_TIME
    ]
    assert not wrong


def is_set(node: ast.expr) -> bool:
    """Whether an expression is plainly a set, whose order depends on the hash seed."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        if node.func.id in ("list", "tuple", "enumerate", "iter") and node.args:
            return is_set(node.args[0])
        return node.func.id in ("set", "frozenset")
    if isinstance(node, ast.BinOp):
        return is_set(node.left) or is_set(node.right)
    return isinstance(node, ast.Set | ast.SetComp)


def iterated(tree: ast.AST) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension):
            yield node.iter
        elif isinstance(node, ast.Starred):
            yield node.value


@every_core_module
def test_nothing_goes_through_a_set(module: Path) -> None:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    wrong = [f"{name(module)}:{node.lineno}" for node in iterated(tree) if is_set(node)]
    assert not wrong


@pytest.mark.parametrize(
    "line",
    [
        "for card in {1, 2}: pass",
        "for card in set(cards): pass",
        "found = [card for card in {one for one in cards}]",
        "found = [*set(cards)]",
        "for card in list(set(cards)): pass",
        "for card in set(cards) - others: pass",
    ],
)
def test_the_search_for_sets_finds_them(line: str) -> None:
    assert any(is_set(node) for node in iterated(ast.parse(line)))


@pytest.mark.parametrize("line", ["for card in sorted({1, 2}): pass", "for card in cards: pass"])
def test_the_search_for_sets_finds_nothing_else(line: str) -> None:
    assert not any(is_set(node) for node in iterated(ast.parse(line)))


@every_module
def test_no_module_is_longer_than_the_limit(module: Path) -> None:
    assert len(module.read_text(encoding="utf-8").splitlines()) <= LIMIT
