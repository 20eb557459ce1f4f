"""A worker measures in a process of its own, asked by JSON lines: ours compiled, ours interpreted, the peers."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import ludoteca
from ludoteca.bench import measures, searching, stepping
from ludoteca.facets.registry import find
from ludoteca.kernel import match
from ludoteca.kernel.rules import Rules

MEASURES: Final[dict[str, Callable[[Rules, int, float], measures.Figures]]] = {
    "random_play": measures.random_play,
    "random_steps": measures.random_steps,
    "clone": measures.clone,
    "imagine": measures.imagine,
    "widest": measures.widest,
    "playouts": measures.playouts,
    "search": searching.search,
    "search_by_chance": searching.search_by_chance,
    "one_table": stepping.one_table,
    "batch": stepping.batch,
    "batch_on_two": stepping.batch_on_two,
}
"""What can be measured of a game at a table of so many seats, in about so many seconds."""


def compiled() -> bool:
    """Whether this process runs the compiled core."""
    return not str(match.__file__).endswith(".py")


def serve() -> None:
    """Answer requests on standard input until it ends."""
    for line in sys.stdin:
        request = json.loads(line)
        measure = MEASURES[request["measure"]]
        figures = measure(find(request["game"]).rules, request["seats"], request["seconds"])
        print(json.dumps(figures), flush=True)


class Worker:
    """A process that answers each JSON line with a JSON line."""

    def __init__(self, command: list[str], path: Path | None = None) -> None:
        env = None if path is None else {"PYTHONPATH": str(path), "PATH": ""}
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env
        )

    def ask(self, request: dict[str, object]) -> dict[str, Any]:
        """Send a request and wait for the answer."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"a benchmark process has died with code {self._process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        """End the process."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._process.wait()


def ours() -> Worker:
    """A worker that runs the core as this process does."""
    return Worker([sys.executable, "-m", "ludoteca", "bench", "--worker"])


def ours_interpreted(folder: Path) -> Worker:
    """A worker that runs the same code interpreted, from a copy without the compiled modules."""
    source = Path(ludoteca.__file__).parent
    shutil.copytree(
        source, folder / "ludoteca", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    )
    return Worker([sys.executable, "-m", "ludoteca", "bench", "--worker"], folder)
