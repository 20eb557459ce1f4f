"""One digest for equal seed and bots, whatever the jobs, the hash seed, and whether compiled or not."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca
from tests.cli.running import Done, program

ARGUMENTS = ("simulate", "fzzzt", "--players", "3", "--games", "16", "--seed", "11", "--json")


@pytest.fixture(scope="module")
def interpreted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package without anything compiled."""
    folder = tmp_path_factory.mktemp("interpreted")
    source = Path(ludoteca.__file__).parent
    shutil.copytree(
        source, folder / "ludoteca", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "build")
    )
    return folder


@pytest.fixture(scope="module")
def digest() -> str:
    """The digest of one simulation, as installed."""
    return told(program(*ARGUMENTS))


def told(done: Done) -> str:
    assert (done.code, done.err) == (0, "")
    return str(json.loads(done.out)["digest"])


def test_the_same_simulation_has_the_same_digest(digest: str) -> None:
    assert told(program(*ARGUMENTS)) == digest


def test_two_processes_give_the_digest_of_one(digest: str) -> None:
    assert told(program(*ARGUMENTS, "--jobs", "2")) == digest


@pytest.mark.parametrize("seed", ["0", "1"])
def test_the_hash_seed_does_not_matter(digest: str, seed: str) -> None:
    assert told(program(*ARGUMENTS, PYTHONHASHSEED=seed)) == digest


def test_interpreted_and_as_installed_give_the_same_digest(digest: str, interpreted: Path) -> None:
    assert told(program(*ARGUMENTS, folder=interpreted)) == digest


def test_the_copy_is_really_interpreted(interpreted: Path) -> None:
    where = "import ludoteca.kernel.match as match; print(match.__file__)"
    env = {**os.environ, "PYTHONPATH": str(interpreted)}
    done = subprocess.run([sys.executable, "-c", where], capture_output=True, text=True, env=env, check=True)
    assert done.stdout.strip() == str(interpreted / "ludoteca" / "kernel" / "match.py")


def test_another_seed_has_another_digest(digest: str) -> None:
    other = [*ARGUMENTS]
    other[other.index("11")] = "12"
    assert told(program(*other)) != digest


def test_another_variant_has_another_digest(digest: str) -> None:
    assert told(program(*ARGUMENTS, "--option", "last_assignment=ask")) != digest
