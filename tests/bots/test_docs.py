"""The bot that the documentation shows works as it stands there."""

from __future__ import annotations

import re
from pathlib import Path
from runpy import run_path

import pytest

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


def shown() -> str:
    """The program in the documentation."""
    [program] = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    return str(program)


def test_the_bot_of_the_documentation_plays_a_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "foresight.py").write_text(shown(), encoding="utf-8")
    run_path(str(tmp_path / "foresight.py"))
    assert re.fullmatch(r"\(\d+, \d+\)\n", capsys.readouterr().out)


def test_the_bot_of_the_documentation_is_as_short_as_promised() -> None:
    program = shown()
    own = program[program.index("class ") : program.index("match = ")]
    assert len([line for line in own.splitlines() if line.strip()]) <= 20
