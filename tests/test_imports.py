"""Imports point one way, games are named in their boxes only, and luck comes in by the door."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent / "src" / "ludoteca"
MODULES = sorted(ROOT.rglob("*.py"))

USES = {
    "kernel": set(),
    "facets": {"kernel"},
    "games": {"facets", "kernel"},
    "laws": {"facets", "kernel"},
    "bots": {"facets", "kernel"},
    "arena": {"bots", "facets", "kernel"},
    "analysis": {"arena", "bots", "facets", "kernel"},
    "env": {"bots", "facets", "kernel", "terminal"},
    "terminal": {"bots", "facets", "kernel"},
    "server": {"analysis", "arena", "bots", "facets", "kernel"},
    "page": {"facets", "server"},
    "bench": {"arena", "bots", "env", "facets", "kernel"},
    "commands": {
        "analysis",
        "arena",
        "bench",
        "bots",
        "env",
        "facets",
        "kernel",
        "laws",
        "page",
        "server",
        "terminal",
    },
    "cli": {"commands", "facets", "kernel"},
    "__main__": {"cli"},
    "core": set(),
    "__init__": {"arena", "bots", "core", "facets", "kernel"},
}
"""What each package may import beside itself. It goes one way only: nobody is used by whom they use."""

CONTRACT = {
    "decision": {"IllegalAnswer"},
    "event": {"SeenEvent"},
    "luck": {"Luck", "SEED_BYTES"},
    "match": {"Match"},
    "notation": {"NONE_TEXT", "PASS_TEXT"},
    "record": {"BadRecord", "Record"},
    "rules": {"Option", "Outcome", "Rules", "ScoreLine"},
    "seat": {"SPECTATOR", "Seat", "viewers"},
    "unplayable_match": {"UnplayableMatch"},
    "view": {"Still", "View"},
}
"""What a table for people may use of the kernel: what a match offers, and how a position, a zone or an undo works inside is none of it."""

LUCK_AND_TIME = {"random", "time", "secrets", "datetime", "uuid", "numpy"}


def name(module: Path) -> str:
    return module.relative_to(ROOT).as_posix()


def part(module: Path) -> str:
    """The package or top module that a file belongs to."""
    return module.relative_to(ROOT).with_suffix("").parts[0]


def in_core(module: Path) -> bool:
    return part(module) in ("kernel", "games")


def is_core(module: Path) -> bool:
    """Whether a module is needed to play: in a game all but what draws, what is run beside a real table or on an accelerator."""
    beside = module.parent.name in ("companion", "accelerator")
    return in_core(module) and module.stem.split("_")[0] != "screen" and not beside


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
every_core_module = pytest.mark.parametrize("module", [one for one in MODULES if is_core(one)], ids=name)


def test_every_package_is_listed() -> None:
    found = {part(module) for module in MODULES}
    assert found == set(USES), "a new package needs a line in USES, and a place in the design"


def test_packages_use_one_another_in_one_direction() -> None:
    def reached(package: str) -> set[str]:
        return USES[package].union(*[reached(used) for used in USES[package]])

    assert not [package for package in USES if package in reached(package)]


@every_module
def test_imports_point_one_way(module: Path) -> None:
    allowed = USES.get(part(module), set()) | {part(module)}
    wrong = [
        f"{name(module)}:{line} imports {imported}"
        for line, imported in imports(module)
        if own(imported) and own(imported)[0] in USES and own(imported)[0] not in allowed
    ]
    assert not wrong


FOR_PEOPLE = [one for one in MODULES if part(one) in ("server", "terminal")]


@pytest.mark.parametrize("module", FOR_PEOPLE, ids=name)
def test_tables_for_people_use_what_a_match_offers_and_nothing_inside_it(module: Path) -> None:
    wrong = []
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import) and any(one.name.startswith("ludoteca.kernel") for one in node.names):
            wrong.append(f"{name(module)}:{node.lineno} names are imported one by one")
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("ludoteca.kernel"):
            allowed = CONTRACT.get((node.module or "").removeprefix("ludoteca.kernel."), set())
            wrong += [
                f"{name(module)}:{node.lineno} {one.name}" for one in node.names if one.name not in allowed
            ]
        if (
            isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Attribute)
            and node.value.attr == "table"
        ):
            wrong.append(f"{name(module)}:{node.lineno} looks inside the table")
    assert not wrong


GAMES = sorted(folder.name for folder in (ROOT / "games").iterdir() if (folder / "__init__.py").exists())
CLIENT = ROOT.parent.parent / "web" / "src"


@every_module
def test_nobody_outside_the_box_of_a_game_names_it(module: Path) -> None:
    parts = module.relative_to(ROOT).parts
    own_game = parts[1] if parts[0] == "games" else None
    assert not named_in(module, own_game)


@pytest.mark.parametrize(
    "module", [one for one in sorted(CLIENT.rglob("*")) if one.suffix in (".ts", ".svelte", ".css")], ids=str
)
def test_nobody_outside_the_board_of_a_game_names_it(module: Path) -> None:
    parts = module.relative_to(CLIENT).parts
    assert not named_in(module, parts[1] if parts[0] == "boards" else None)


def named_in(module: Path, own_game: str | None) -> list[str]:
    """The lines of a file in which games are named, but for its own."""
    others = re.compile("|".join([game for game in GAMES if game != own_game]))
    lines = module.read_text(encoding="utf-8").splitlines()
    return [f"{module.name}:{number} {line}" for number, line in enumerate(lines, 1) if others.search(line)]


@pytest.mark.parametrize("module", [one for one in MODULES if is_core(one)], ids=name)
def test_the_core_uses_the_standard_library_only(module: Path) -> None:
    roots = {imported.split(".")[0] for _, imported in imports(module)}
    if name(module) == "kernel/native.py":
        # Only the compiler's eyes see that line: whoever plays has no such module.
        roots.remove("mypy_extensions")
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
