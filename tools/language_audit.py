"""The audit of the languages: all say the same things, with the same parameters, and nothing else.

The scheme is simple. The id of a message begins with the name of its file, or of the game whose file it is in
(``hearts-event-won`` is in the box of Hearts). What the browser's front door says, and nothing else, is in a file of its own,
which comes first over the line; its ids may begin with the name of any file. The Python sources write ids out whole, as string literals, or keep them in
tables made by ``family``, never put together elsewhere. So these literals, and what boxes hold in tables, are the messages in
use. The browser client may use messages too; what it uses is not unused.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ludoteca.facets.message import family

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "ludoteca"
FOLDER = PACKAGE / "facets" / "lang"
BROWSER = ROOT / "web" / "src"
QUOTED = re.compile(r"""["'`]([a-z0-9_]+-[a-z0-9-]+)["'`]""")

FRONT = "front"

BY_CONVENTION = re.compile(r"[a-z0-9_]+-(poster|(zone|fact|holder|option-note)-[a-z0-9-]+)")
"""What a screen asks for without its being written out: the words for zones, counters and the like, by their names."""

Entries = dict[str, frozenset[str]]
"""Messages and terms of a language, by id: the variables and references of each."""


class _Parameters(Visitor):
    """Collects the variables of a pattern, and the messages and terms it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        """A parameter."""
        self.variables.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        """Another message."""
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        """A term, whose own parameters count as well."""
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)


class Audit:
    """What was found wrong, one line each. Files are given by the beginning of their ids and by language."""

    def __init__(
        self,
        files: Mapping[str, Mapping[str, Path]],
        sources: Iterable[Path],
        browser: Iterable[Path] = (),
        held: Iterable[str] = (),
    ) -> None:
        self.findings: list[str] = []
        self.referred: set[str] = set()
        self.files = sorted(files)
        codes = sorted({code for by_language in files.values() for code in by_language})
        self.languages: dict[str, Entries] = {code: {} for code in codes}
        for beginning, by_language in sorted(files.items()):
            for code, path in by_language.items():
                self._read(beginning, code, path)
        self._compare()
        self._check_use(sources, browser, held)

    def _read(self, beginning: str, code: str, path: Path) -> None:
        """All entries of a file; those in a wrong file, written twice or not readable are findings."""
        entries = self.languages[code]
        where = f"{code}/{beginning}"
        beginnings = tuple(f"{one}-" for one in (self.files if beginning == FRONT else [beginning]))
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                line = (entry.content or "").strip().partition("\n")[0]
                self.findings.append(f"{where}: cannot be read: {line}")
            if not isinstance(entry, ftl.Message | ftl.Term):
                continue
            name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
            if not entry.id.name.startswith(beginnings):
                self.findings.append(f"{where}: {name} does not begin with {beginning}-")
            if name in entries:
                self.findings.append(f"{where}: {name} is written twice")
            parameters = _Parameters()
            parameters.visit(entry)
            self.referred |= parameters.references
            entries[name] = frozenset(parameters.variables)

    def _compare(self) -> None:
        """Every language has the same entries with the same parameters."""
        everywhere = sorted(set().union(*self.languages.values()))
        for name in everywhere:
            having = [code for code, entries in self.languages.items() if name in entries]
            for code in self.languages:
                if code not in having:
                    self.findings.append(f"{code}: {name} is missing; {', '.join(having)} has it")
            model = "en" if "en" in having else having[0]
            wanted = self.languages[model][name]
            for code in having:
                found = self.languages[code][name]
                if found != wanted:
                    self.findings.append(
                        f"{code}: {name} takes {_listed(found)}; {model} takes {_listed(wanted)}"
                    )

    def _check_use(self, sources: Iterable[Path], browser: Iterable[Path], held: Iterable[str]) -> None:
        """Every message is used, and every message used is there."""
        written = set().union(*self.languages.values())
        used = set(self.referred)
        for path in sources:
            for name, line in _literals(path, self.files):
                if name.endswith("-"):
                    self.findings.append(f"{path.name}:{line}: {name} is not whole; write the ids out")
                elif name not in written:
                    self.findings.append(f"{path.name}:{line}: {name} is in no language")
                used.add(name)
        for name in held:
            if name not in written:
                self.findings.append(f"{name} is held by a box, but in no language")
            used.add(name)
        for path in browser:
            used |= set(QUOTED.findall(path.read_text(encoding="utf-8")))
        for name in sorted(written - used):
            if not BY_CONVENTION.fullmatch(name):
                self.findings.append(f"{name} is used nowhere")
        for name in sorted(self.referred - written):
            self.findings.append(f"{name} is referred to, but in no language")


def _literals(path: Path, files: list[str]) -> list[tuple[str, int]]:
    """The string literals of a Python file that look like the id of a message, with their lines."""
    pattern = re.compile(rf"(?:{'|'.join(files)})-[a-z0-9-]*")
    tree = ast.parse(path.read_text(encoding="utf-8"))
    beginnings = [
        node.args[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == family.__name__
    ]
    return [
        (node.value, node.lineno)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and pattern.fullmatch(node.value)
        if node not in beginnings
    ]


def held_by(modules: Iterable[ModuleType], beginnings: Iterable[str]) -> set[str]:
    """The ids of messages that modules hold in their tables."""
    pattern = re.compile(rf"(?:{'|'.join(beginnings)})-[a-z0-9-]+")
    found: set[str] = set()
    for module in modules:
        for table in vars(module).values():
            held = table.values() if isinstance(table, dict) else table if isinstance(table, list) else ()
            found |= {one for one in held if isinstance(one, str) and pattern.fullmatch(one)}
    return found


def _listed(parameters: frozenset[str]) -> str:
    return ", ".join(sorted(parameters)) or "nothing"


def audit() -> list[str]:
    """The findings in this very package."""
    files: dict[str, dict[str, Path]] = {}
    for path in FOLDER.glob("*/*.ftl"):
        files.setdefault(path.stem, {})[path.parent.name] = path
    for path in PACKAGE.glob("games/*/lang/*.ftl"):
        files.setdefault(path.parent.parent.name, {})[path.stem] = path
    names = [
        path.relative_to(PACKAGE.parent).with_suffix("").as_posix().replace("/", ".")
        for path in PACKAGE.rglob("*.py")
        if f" {family.__name__}(" in path.read_text(encoding="utf-8") and path.stem != "message"
    ]
    held = held_by([import_module(name) for name in names], files)
    browser = [path for path in BROWSER.rglob("*") if path.suffix in (".ts", ".svelte")]
    browser += PACKAGE.glob("games/*/lesson.json")
    return Audit(files, sorted(PACKAGE.rglob("*.py")), browser, held).findings


def main() -> int:
    """Print the findings; 1 if there are any."""
    findings = audit()
    for finding in findings:
        print(finding)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
