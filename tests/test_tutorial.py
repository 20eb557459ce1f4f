"""How to add a game, followed step by step: what is shown stands in the example, and what is typed works."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "hearts"
SECTION = (
    (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Add a game")[2].partition("\n## ")[0]
)
SHOWN = re.findall(r"<!-- (\S+) -->\n *```\w*\n(.*?)\n *```", SECTION, re.DOTALL)
TYPED = [
    line.strip()
    for block in re.findall(r"```sh\n(.*?)```", SECTION, re.DOTALL)
    for line in block.strip().splitlines()
]


def flush(text: str) -> str:
    """Lines without what they are all, or each in an indented place, moved in by."""
    return "\n".join(line.rstrip() for line in dedent(text).strip().splitlines())


@pytest.mark.parametrize(
    ("file", "excerpt"), SHOWN, ids=[f"{file} {number}" for number, (file, _) in enumerate(SHOWN)]
)
def test_what_is_shown_stands_in_the_example(file: str, excerpt: str) -> None:
    lines = (EXAMPLE / file).read_text(encoding="utf-8").splitlines()
    wanted = flush(excerpt).splitlines()
    there = [flush("\n".join(lines[first : first + len(wanted)])) for first in range(len(lines))]
    assert "\n".join(wanted) in there


def test_every_module_of_the_example_is_shown() -> None:
    modules = {path.relative_to(EXAMPLE).as_posix() for path in (EXAMPLE / "src").rglob("*.py")}
    assert modules - {file for file, _ in SHOWN} == {"src/ludoteca_hearts/twin.py"}


def test_what_is_typed_works(tmp_path: Path) -> None:
    """In a copy of the example and a folder of packages, which no other process sees."""
    shutil.copytree(
        EXAMPLE, tmp_path / "examples" / "hearts", ignore=shutil.ignore_patterns("build", "*.egg-info")
    )
    site = tmp_path / "site"
    paths = [str(site), str(ROOT / "src")]
    env = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(paths),
        "XDG_DATA_HOME": str(tmp_path),
        "COLUMNS": "200",
    }
    said: dict[str, str] = {}
    for line in TYPED:
        program, *arguments = shlex.split(line)
        if program == "pip":
            arguments = ["--target" if word == "--editable" else word for word in arguments[:-1]] + [
                str(site),
                arguments[-1],
            ]
        command = [sys.executable, "-m", program, *arguments]
        done = subprocess.run(
            command, cwd=tmp_path, env=env, capture_output=True, text=True, input="", check=False
        )
        assert done.returncode == 0, f"{line}: {done.stderr}"
        said[" ".join([program, *arguments[:1]])] = done.stdout
    assert "Hearts" in said["ludoteca games"]
    assert "laws hold" in said["ludoteca laws"]
    assert "Which three cards do you pass on?" in said["ludoteca play"]


def test_every_language_of_the_example_says_the_same() -> None:
    from tools.language_audit import Audit

    files = {path.stem: path for path in (EXAMPLE / "src" / "ludoteca_hearts" / "lang").glob("*.ftl")}
    findings = Audit({"hearts": files}, []).findings
    assert len(files) == 4 and [line for line in findings if "is used nowhere" not in line] == []
