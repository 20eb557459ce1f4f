"""What the tests cover of the kernel and of the rules, interpreted, and by name what they do not.

``python -m tools.covered`` runs the quick tests of kernel, games and laws, keeps in ``build/coverage`` which test ran which
line and how long it took (``tools.mutants`` chooses tests by that), and prints the lines that none has run.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from coverage import Coverage

from tools import interpreted
from tools.interpreted import PACKAGE, ROOT

DATA = ROOT / "build" / "coverage"
FACTS = ROOT / "build" / "coverage.json"
"""The files that were measured, and how long each test took."""
TESTS = ("tests/kernel", "tests/games", "tests/laws", "tests/facets", "tests/test_corpus.py")
ENVIRONMENT = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "LUDOTECA_FUZZ": "brief", "LUDOTECA_CORE": ""}
QUICK = "not slow and not browser and not soak"
ALONE = ("-p", "no:cacheprovider", "-p", "no:xdist", "-q", "-m", QUICK)
"""Options of pytest under which tests are measured and later chosen."""


class ByTest:
    """Tells the coverage which test is running, and keeps how long each took."""

    def __init__(self, coverage: Coverage) -> None:
        self.coverage = coverage
        self.times: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Whatever runs now runs for this test."""
        self.coverage.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self.coverage.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Set-up, call and tear-down count together."""
        self.times[report.nodeid] = self.times.get(report.nodeid, 0.0) + report.duration


def measure(tests: list[str]) -> int:
    """Run tests and keep what they cover; the exit code of pytest."""
    os.environ.update(ENVIRONMENT)
    DATA.parent.mkdir(exist_ok=True)
    interpreted.install()
    coverage = Coverage(data_file=str(DATA), include=[f"{PACKAGE}/kernel/*", f"{PACKAGE}/games/*"])
    coverage.erase()
    coverage.start()
    by_test = ByTest(coverage)
    code = pytest.main([*ALONE, *tests], plugins=[by_test])
    coverage.stop()
    coverage.save()
    files = [str(file.relative_to(ROOT)) for file in interpreted.rules_of_games()]
    FACTS.write_text(json.dumps({"files": files, "times": by_test.times}, indent=1), encoding="utf-8")
    return int(code)


def loaded() -> Coverage:
    """What was measured before."""
    coverage = Coverage(data_file=str(DATA))
    coverage.load()
    return coverage


def report() -> dict[str, Any]:
    """For each package how many lines there are and how many are covered; and the lines that are not."""
    coverage = loaded()
    packages: dict[str, list[int]] = {}
    missing: dict[str, list[tuple[int, str]]] = {}
    for file in interpreted.rules_of_games():
        _, lines, _, without, _ = coverage.analysis2(str(file))
        name = str(file.relative_to(ROOT))
        count = packages.setdefault(str(file.relative_to(PACKAGE).parent), [0, 0])
        count[0] += len(lines)
        count[1] += len(lines) - len(without)
        if without:
            text = file.read_text(encoding="utf-8").splitlines()
            missing[name] = [(line, text[line - 1].strip()) for line in without]
    return {"packages": packages, "missing": missing}


def main() -> int:
    """Measure, and print what is covered and what is not."""
    parser = argparse.ArgumentParser(prog="python -m tools.covered", description=__doc__)
    parser.add_argument("tests", nargs="*", default=TESTS, help="what to run instead of everything")
    parser.add_argument("--again", action="store_true", help="print what was measured before")
    asked = parser.parse_args()
    if asked.again:
        interpreted.install()
        code = 0
    else:
        code = measure(list(asked.tests))
    found = report()
    print("\n| package | lines | covered |\n| --- | ---: | ---: |")
    total, covered = 0, 0
    for package, (lines, ran) in sorted(found["packages"].items()):
        print(f"| {package} | {lines} | {100 * ran / lines:.1f} % |")
        total, covered = total + lines, covered + ran
    print(f"| all | {total} | {100 * covered / total:.1f} % |\n")
    for name, lines in found["missing"].items():
        for line, text in lines:
            print(f"{name}:{line}: {text}")
    return code


if __name__ == "__main__":
    sys.exit(main())
