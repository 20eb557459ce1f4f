"""Rulings on ``ludoteca arena``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.arena import bots
from tests.arena.bots import let_in
from tests.cli.running import Done, run

Capture = pytest.CaptureFixture[str]

MEETING = ("arena", "fzzzt", "--bots", "uniform,uniform", "--games", "4", "--seed", "9")


def document(done: Done) -> dict[str, Any]:
    assert (done.code, done.err) == (0, "")
    found = json.loads(done.out)
    assert isinstance(found, dict)
    return found


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test runs in an empty folder of its own."""
    monkeypatch.chdir(tmp_path)


def test_json_is_one_document_with_exactly_the_promised_keys(capsys: Capture) -> None:
    told = document(run(capsys, *MEETING, "--json"))
    assert list(told) == ["game", "players", "games", "pairs", "ratings", "faults", "digest"]
    assert (told["game"], told["players"], told["games"]) == ("fzzzt", 2, 4)
    [pair] = told["pairs"]
    assert list(pair) == ["a", "b", "games", "score", "low", "high"]
    assert (pair["a"], pair["b"], pair["games"]) == ("uniform", "uniform#2", 4)
    assert 0 <= pair["low"] <= pair["score"] <= pair["high"] <= 1
    for rating in told["ratings"]:
        assert list(rating) == ["bot", "mu", "sigma", "low", "high"]


def test_three_bots_play_three_pairs(capsys: Capture) -> None:
    told = document(run(capsys, *MEETING, "--json", "--bots", "uniform,uniform,uniform", "--games", "2"))
    assert told["games"] == 6 and len(told["pairs"]) == 3


def test_the_digest_is_the_same_with_two_jobs(capsys: Capture) -> None:
    one, two = (document(run(capsys, *MEETING, "--json", "--jobs", jobs)) for jobs in ("1", "2"))
    assert one == two


def test_people_get_pairs_ladder_seats_and_digest(capsys: Capture) -> None:
    done = run(capsys, *MEETING, "--games", "3")
    assert done.code == 0
    assert "4 matches, 3 rounded up to whole deals" in " ".join(done.out.split())
    for word in ("uniform#2", "ladder", "seats", "95 %", "digest "):
        assert word in done.out


def test_a_run_can_be_gone_on_with(capsys: Capture) -> None:
    first = document(run(capsys, *MEETING, "--json", "--save", "arena.jsonl"))
    assert document(run(capsys, *MEETING, "--json", "--save", "arena.jsonl")) == first


def test_whoever_stops_a_saved_run_is_told_how_to_go_on(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ludoteca.commands.arena.hold", stop)
    done = run(capsys, *MEETING, "--save", "all my deals.jsonl")
    assert (done.code, done.out) == (130, "")
    assert done.err.splitlines() == [
        "ludoteca: stopped; all my deals.jsonl keeps the finished deals. To go on:",
        f"ludoteca {' '.join(MEETING)} --save 'all my deals.jsonl'",
    ]


def test_records_are_kept_on_request_and_verify(capsys: Capture) -> None:
    document(run(capsys, *MEETING, "--json", "--records", "kept"))
    paths = sorted(str(path) for path in Path("kept").iterdir())
    assert len(paths) == 4
    assert run(capsys, "record", "verify", *paths).code == 0


def test_a_report_is_one_file(capsys: Capture) -> None:
    document(run(capsys, *MEETING, "--json", "--report", "page"))
    assert [path.name for path in Path("page").iterdir()] == ["index.html"]


def test_a_fault_is_told_on_standard_error_and_the_run_is_a_success(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_in(monkeypatch, "odd", bots.raises)
    done = run(capsys, *MEETING, "--bots", "odd,uniform", "--json")
    assert done.code == 0 and json.loads(done.out)["faults"][0]["times"] == 4
    assert "fault: odd raised 4 times: ValueError: lost the thread" in done.err
    assert "seed " in done.err and done.err.count("\n") == 1


def test_people_are_told_of_faults_too(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    let_in(monkeypatch, "odd", bots.before)
    assert "fault: odd illegal" in run(capsys, *MEETING, "--bots", "odd,uniform").out


@pytest.mark.parametrize(
    ("more", "message"),
    [
        (("--bots", "uniform"), "an arena needs at least 2 bots, not 1"),
        (("--bots", "uniform,nobody"), "nobody"),
        (("--players", "9"), "fzzzt is for 2 to 4 players, not 9"),
        (("--games", "0"), "the number of games is at least 1, not 0"),
        (("--games", "many"), "invalid int value: 'many'"),
        (("--jobs", "0"), "the number of jobs is at least 1, not 0"),
        (("--jobs", "2", "--ray", "local"), "not allowed with argument"),
        (("--option", "log=long"), "option log of fzzzt is one of last, full, not 'long'"),
        (("--patience", "-1"), "the patience is 0 seconds (for ever) or more, not -1"),
        (("--save", "nowhere/arena.jsonl"), "nowhere/arena.jsonl: No such file or directory"),
        (("--save", "."), "Is a directory"),
        (("--report", "taken"), "taken: this is no folder that can be written to"),
        (("--records", "taken/deeper"), "taken/deeper: this is no folder that can be written to"),
    ],
)
def test_bad_input_is_one_line_and_changes_nothing(
    capsys: Capture, more: tuple[str, ...], message: str
) -> None:
    Path("taken").write_text("a file")
    done = run(capsys, *MEETING, *more)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("ludoteca: ") and done.err.count("\n") == 1 and message in done.err
    assert [path.name for path in Path().iterdir()] == ["taken"]


def test_a_file_of_another_arena_is_refused(capsys: Capture) -> None:
    document(run(capsys, *MEETING, "--json", "--save", "arena.jsonl"))
    done = run(capsys, *MEETING, "--seed", "10", "--save", "arena.jsonl")
    assert done.code == 2 and "this file is of another arena: seed 9, not 10" in done.err
