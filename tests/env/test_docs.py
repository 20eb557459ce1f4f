"""What docs/how-to/research.md shows runs as it stands there, and its tables are those of the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteca.env.records import write
from tests.env.test_records import recorded
from tools.research_page import filled

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "how-to" / "research.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("number", range(len(PROGRAMS)))
def test_every_program_runs(number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write([recorded("fzzzt", 2, 1, tmp_path)], tmp_path / "matches.parquet")
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    exec(compile(PROGRAMS[number], f"program {number}", "exec"), names)


def test_there_are_programs() -> None:
    assert len(PROGRAMS) == 7


def test_the_tables_are_those_of_the_code() -> None:
    assert filled(TEXT) == TEXT, "python -m tools.research_page docs/how-to/research.md writes them anew"
