"""Whether the tests notice when the code is changed: one small change at a time, and the tests that run the place of it.

``python -m tools.covered`` says beforehand which test runs which line. Then ``python -m tools.mutants FILE... --sample 500``
makes every change (``tools.mutations``) of the files named and of so many places elsewhere in kernel and rules, drawn by seed.
Each change is tried in a process of its own, on the interpreted build, by the tests that run its place, of every test function
the quickest first, for five seconds of processor time at most. What has been tried is kept in ``build/mutants.jsonl``: stopped
and started again it goes on, and after new tests only what survived is tried again (``--survivors``). A change is killed if a test fails, or if the tests do not end.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import resource
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from importlib import import_module
from itertools import zip_longest
from pathlib import Path
from typing import Final, Self

import pytest

from tools import interpreted
from tools.covered import ALONE, ENVIRONMENT, FACTS, loaded
from tools.interpreted import ROOT, module_of
from tools.mutations import Mutation, mutated, mutations

KEPT = ROOT / "build" / "mutants.jsonl"
SECONDS: Final = 5
"""Processor time that a change may take."""
ENOUGH: Final = 2.5
"""Of that so much goes to tests, by the time that they took while lines were counted."""
MOST: Final = 250
BASELINES: Final = 6
AHEAD: Final = ("hypothesis", "fluent.runtime", "numpy")
"""Libraries that every process would import again."""


@dataclass(frozen=True)
class Mutant:
    """One change of one file."""

    file: str
    mutation: Mutation

    @property
    def id(self) -> str:
        """The same as long as the definition around it is."""
        return f"{self.file}:{self.mutation.around}"


@dataclass(frozen=True)
class Result:
    """What became of a change: ``killed``, ``endless`` or ``survived``."""

    id: str
    file: str
    line: int
    before: str
    after: str
    whole: bool
    """Whether its file was asked for by name, not drawn."""
    fate: str
    tests: int
    left: int
    """How many tests that run the place found no time."""
    seconds: float


class Tests:
    """Which tests run which line, and how long they take."""

    def __init__(self) -> None:
        facts = json.loads(FACTS.read_text(encoding="utf-8"))
        self.files: list[str] = facts["files"]
        self.times: dict[str, float] = facts["times"]
        self._data = loaded().get_data()
        self._lines: dict[str, dict[int, list[str]]] = {}

    def of_file(self, file: str) -> dict[int, list[str]]:
        """For each line of a file the tests that run it."""
        if file not in self._lines:
            self._lines[file] = self._data.contexts_by_lineno(str(ROOT / file))
        return self._lines[file]

    @cached_property
    def _uses(self) -> dict[str, list[tuple[str, int]]]:
        """Where a name is used."""
        uses: dict[str, list[tuple[str, int]]] = defaultdict(list)
        for file in self.files:
            for node in ast.walk(ast.parse((ROOT / file).read_text(encoding="utf-8"))):
                match node:
                    case ast.Name(id=name) | ast.Attribute(attr=name):
                        uses[name].append((file, node.lineno))
        return uses

    def running(self, mutant: Mutant) -> set[str]:
        """The tests that run the place of a change; what runs on import is run by whoever uses its name."""
        mutation = mutant.mutation
        found = self._among(mutant.file, mutation.lines)
        if not found and mutation.function is not None:
            first, last = mutation.function
            found = self._among(mutant.file, range(first, last + 1))
        if not found and mutation.function is None and mutation.name is not None:
            found = {test for file, line in self._uses[mutation.name] for test in self._among(file, [line])}
        if not found and mutation.function is None:
            found = self._among(mutant.file, self.of_file(mutant.file))
        return found

    def _among(self, file: str, lines: Iterable[int]) -> set[str]:
        by_line = self.of_file(file)
        return {test for line in lines for test in by_line.get(line, []) if test in self.times}

    def chosen(self, mutant: Mutant) -> tuple[list[str], int]:
        """The tests to try a change with, and how many are left out: of every test function one, then of every one another."""
        functions: dict[str, list[str]] = defaultdict(list)
        running = self.running(mutant)
        for test in sorted(running, key=lambda test: (self.times[test], test)):
            functions[test.split("[")[0]].append(test)
        stem = Path(mutant.file).stem
        order = sorted(functions.values(), key=lambda row: (stem not in row[0], self.times[row[0]], row[0]))
        chosen: list[str] = []
        spent = 0.0
        for test in [test for turn in zip_longest(*order) for test in turn if test is not None]:
            spent += self.times[test]
            if chosen and (spent > ENOUGH or len(chosen) == MOST):
                break
            chosen.append(test)
        return chosen, len(running) - len(chosen)


def every(file: str) -> list[Mutant]:
    """All changes of a file."""
    source = (ROOT / file).read_text(encoding="utf-8")
    return [Mutant(file, mutation) for mutation in mutations(source)]


def drawn(files: list[str], count: int, seed: int) -> list[Mutant]:
    """So many changes of these files, the same for the same seed."""
    return random.Random(seed).sample(
        found := [mutant for file in files for mutant in every(file)], min(count, len(found))
    )


def fate_of(mutant: Mutant | None, tests: list[str]) -> str:
    """What tests say of a change, or of the code as it is, in a process of their own."""
    child = os.fork()
    if child == 0:
        os._exit(_alone(mutant, tests))
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return "endless"
    return "survived" if os.WEXITSTATUS(status) == 0 else "killed"


def _alone(mutant: Mutant | None, tests: list[str]) -> int:
    quiet = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(quiet, stream)
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    signal.alarm(12 * SECONDS)
    try:
        changed = {}
        if mutant is not None:
            source = (ROOT / mutant.file).read_text(encoding="utf-8")
            changed[module_of(ROOT / mutant.file)] = mutated(source, mutant.mutation.number)
        interpreted.install(changed)
        return int(pytest.main([*ALONE, "-x", "--tb=no", *tests]))
    except BaseException:  # noqa: BLE001 (whatever a change leads to, it was noticed)
        return 1


class Kept:
    """What was tried before, a line each."""

    def __init__(self, file: Path) -> None:
        self.file = file
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        self.results = {result.id: result for result in [Result(**json.loads(line)) for line in lines]}

    def add(self, result: Result) -> Self:
        """Keep one more."""
        self.results[result.id] = result
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(asdict(result), ensure_ascii=False) + "\n")
        return self


def tried(
    mutants: list[tuple[Mutant, bool]], tests: Tests, kept: Kept, until: float, again: bool
) -> Iterator[Result]:
    """Try what has not been tried, or what survived too, and give what became of each."""
    for mutant, whole in mutants:
        known = kept.results.get(mutant.id)
        if known is None or (again and known.fate == "survived"):
            if time.monotonic() > until:
                return
            chosen, left = tests.chosen(mutant)
            begun = time.monotonic()
            fate = fate_of(mutant, chosen) if chosen else "survived"
            mutation = mutant.mutation
            kept.add(
                Result(
                    mutant.id, mutant.file, mutation.line, mutation.before, mutation.after, whole, fate,
                    len(chosen), left, round(time.monotonic() - begun, 2),
                )
            )  # fmt: skip
        yield replace(kept.results[mutant.id], line=mutant.mutation.line)


def told(results: list[Result], asked: int) -> str:
    """The result as tables of a document."""
    lines = ["| what | changes | tried | killed | of these endless |", "| --- | ---: | ---: | ---: | ---: |"]
    rows: dict[str, list[Result]] = defaultdict(list)
    for result in results:
        rows[result.file if result.whole else "drawn elsewhere"].append(result)
    for name, row in [*rows.items(), ("all", results)]:
        dead = [result for result in row if result.fate != "survived"]
        endless = sum([result.fate == "endless" for result in row])
        share = f"{100 * len(dead) / len(row):.1f} %" if row else "-"
        lines.append(f"| {name} | {asked if name == 'all' else ''} | {len(row)} | {share} | {endless} |")
    lines += ["", "What no test noticed:", ""]
    for result in sorted(results, key=lambda result: (not result.whole, result.file, result.line)):
        if result.fate == "survived":
            place = result.file.removeprefix("src/ludoteca/")
            tests = (
                "no test runs it"
                if not result.tests
                else f"{result.tests} tests" + (f", {result.left} not tried" if result.left else "")
            )
            lines.append(f"- `{place}:{result.line}` `{result.before}` -> `{result.after}` ({tests})")
    return "\n".join(lines)


def main() -> int:
    """Try the changes that are asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("files", nargs="*", help="files of which every change is tried")
    parser.add_argument(
        "--sample", type=int, default=0, help="how many changes are drawn from all other files"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--minutes", type=float, default=600.0, help="stop after so long; the next run goes on"
    )
    parser.add_argument("--survivors", action="store_true", help="try again what survived before")
    asked = parser.parse_args()
    os.chdir(ROOT)
    os.environ.update(ENVIRONMENT)
    tests, kept = Tests(), Kept(KEPT)
    unknown = [file for file in asked.files if file not in tests.files]
    if unknown:
        parser.error(f"neither kernel nor rules, or not measured: {', '.join(unknown)}")
    mutants = [(mutant, True) for file in asked.files for mutant in every(file)]
    others = [file for file in tests.files if file not in asked.files]
    mutants += [(mutant, False) for mutant in drawn(others, asked.sample, asked.seed)]
    for name in AHEAD:
        import_module(name)
    for mutant, _ in random.Random(asked.seed).sample(mutants, min(BASELINES, len(mutants))):
        chosen, _ = tests.chosen(mutant)
        if chosen and fate_of(None, chosen) != "survived":
            print(
                f"the code as it is fails by the tests of {mutant.file}:{mutant.mutation.line}",
                file=sys.stderr,
            )
            return 1
    results = []
    for result in tried(mutants, tests, kept, time.monotonic() + 60 * asked.minutes, asked.survivors):
        results.append(result)
        if len(results) % 50 == 0:
            print(f"{len(results)} of {len(mutants)}", file=sys.stderr, flush=True)
    print(told(results, len(mutants)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
