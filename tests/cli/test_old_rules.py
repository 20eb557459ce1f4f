"""What commands make of files of earlier rules: they go by the rules of then, or say in one line that these are not kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.boxes import shelve
from tests.cli.running import Done, run
from tests.kernel import toy

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "old.record"
    path.write_text(toy.finished().record(["Ann", "Bob"]).text(), encoding="utf-8")
    return str(path)


@pytest.fixture
def position(tmp_path: Path) -> str:
    path = tmp_path / "old.json"
    path.write_text(json.dumps(toy.planned().position()), encoding="utf-8")
    return str(path)


def asked(capsys: Capture, record: str, position: str) -> list[Done]:
    """What every command says that takes such a file."""
    return [
        run(capsys, "record", "verify", record),
        run(capsys, "replay", record, "--lang", "en"),
        run(capsys, "review", record, "--worlds", "8", "--lang", "en"),
        run(capsys, "advise", record, "--seat", "0", "--worlds", "8", "--lang", "en"),
        run(capsys, "advise", position, "--seat", "0", "--worlds", "8", "--lang", "en"),
        run(capsys, "score", position, "--lang", "en"),
    ]


def test_files_of_earlier_rules_go_by_these(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, record: str, position: str
) -> None:
    shelve(monkeypatch, "toy", "tests.versions:FIRST")
    before = asked(capsys, record, position)
    shelve(monkeypatch, "toy", "tests.versions:BOTH")
    assert asked(capsys, record, position) == before
    assert [done.code for done in before] == [0] * len(before)


def test_without_the_earlier_rules_every_command_says_so_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, record: str, position: str
) -> None:
    shelve(monkeypatch, "toy", "tests.versions:SECOND")
    resumed = run(capsys, "play", "--resume", record, "--lang", "en")
    for done in [*asked(capsys, record, position), resumed]:
        assert (done.code, done.out) == (2, "")
        line = done.err.removeprefix("ludoteca: ").rstrip("\n")
        assert line.partition(": ")[0] in (record, position)
        assert line.partition(": ")[2] == "toy is played by rules 2 here; rules 1 are not kept"
