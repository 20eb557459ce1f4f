"""Running the command line: within this process, or as a program of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from ludoteca.cli import main


@dataclass(frozen=True)
class Done:
    """How a command ended and what it printed."""

    code: int
    out: str
    err: str


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> Done:
    """Run a command within this process."""
    capsys.readouterr()
    code = main(list(arguments))
    printed = capsys.readouterr()
    return Done(code, printed.out, printed.err)


def program(*arguments: str, folder: Path | None = None, **environment: str) -> Done:
    """Run a command as a program; ``folder`` is where the package is to be found, if not as installed."""
    env = {**os.environ, **environment}
    if folder is not None:
        env["PYTHONPATH"] = str(folder)
    done = subprocess.run(
        [sys.executable, "-m", "ludoteca", *arguments], capture_output=True, text=True, env=env, check=False
    )
    return Done(done.returncode, done.stdout, done.stderr)
