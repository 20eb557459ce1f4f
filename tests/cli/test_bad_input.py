"""Bad input: one clear line on standard error, exit code 2, and nothing changed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import Done, program, run

RECORD = Path(__file__).parent.parent / "records" / "fzzzt-2-last-skip-1.txt"

Capture = pytest.CaptureFixture[str]

SIMULATE = ("simulate", "fzzzt", "--players", "3", "--games", "1", "--seed", "1")


def refused(done: Done) -> str:
    """What was complained about, after seeing that it was done in the one way."""
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("ludoteca: ") and done.err.endswith("\n") and done.err.count("\n") == 1
    return done.err.removeprefix("ludoteca: ").rstrip("\n")


def files(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(autouse=True)
def nothing_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test runs in an empty folder of its own, which is also the home of the user."""
    monkeypatch.chdir(tmp_path)
    for variable in ("HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(variable, str(tmp_path))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("nosuch",), "nosuch"),
        (("games", "--nosuch"), "--nosuch"),
        (("games", "two\nlines"), "two"),
        (("play", "nosuchgame"), "there is no game 'nosuchgame'; there is fzzzt"),
        (("play", "fzzzt", "--lang", "xx"), "xx"),
        (("games", "--lang", "xx"), "xx"),
        ((*SIMULATE, "--lang", "xx"), "xx"),
        (("record", "verify", str(RECORD), "--lang", "xx"), "xx"),
        (("simulate", "nosuchgame", "--players", "2", "--games", "1", "--seed", "1"), "no game 'nosuchgame'"),
        (("position", "nosuchgame"), "there is no game 'nosuchgame'"),
        (("position", "no\nsuch\ngame"), "there is no game"),
        (("laws", "nosuchgame"), "there is no game 'nosuchgame'"),
        (("perft", "nosuchgame", "--depth", "1", "--seed", "1"), "there is no game 'nosuchgame'"),
        (("position", "fzzzt", "--players", "5"), "fzzzt is for 2 to 4 players, not 5"),
        (("perft", "fzzzt", "--depth", "1", "--seed", "1", "--players", "1"), "2 to 4 players, not 1"),
        (("simulate", "fzzzt", "--players", "5", "--games", "1", "--seed", "1"), "2 to 4 players, not 5"),
        (("position", "fzzzt", "--players", "three"), "--players is a whole number, not 'three'"),
        (("position", "fzzzt", "--players", "0"), "--players is at least 1, not 0"),
        (("position", "fzzzt", "--after", "x"), "--after is a whole number, not 'x'"),
        (("position", "fzzzt", "--after", "-1"), "--after is at least 0, not -1"),
        (("position", "fzzzt", "--after", "1.5"), "--after is a whole number, not '1.5'"),
        (("position", "fzzzt", "--after", "100000"), "this match is over after"),
        (("position", "fzzzt", "--option", "log"), "an option is written name=value, not 'log'"),
        (
            ("position", "fzzzt", "--option", "log=long"),
            "option log of fzzzt is one of last, full, not 'long'",
        ),
        (("position", "fzzzt", "--option", "size=9"), "fzzzt has no option 'size'"),
        (("perft", "fzzzt", "--depth", "0", "--seed", "1"), "--depth is at least 1, not 0"),
        (("perft", "fzzzt", "--depth", "deep", "--seed", "1"), "--depth is a whole number, not 'deep'"),
        (("perft", "fzzzt", "--seed", "1"), "--depth"),
        (("laws", "fzzzt", "--games", "0"), "--games is at least 1, not 0"),
        (("laws", "fzzzt", "--games", "many"), "--games is a whole number, not 'many'"),
        (("laws", "fzzzt", "--jobs", "0"), "--jobs is at least 1, not 0"),
        ((*SIMULATE, "--option", "log"), "an option is written name=value, not 'log'"),
        ((*SIMULATE, "--option", "log=long"), "option log of fzzzt is one of last, full"),
        ((*SIMULATE, "--bots", "nobody"), "nobody"),
        ((*SIMULATE, "--bots", "uniform,uniform,uniform,uniform"), "3 players need 1 to 3 bots, not 4"),
        ((*SIMULATE, "--games", "0"), "at least 1, not 0"),
        ((*SIMULATE, "--games", "x"), "x"),
        ((*SIMULATE, "--jobs", "0"), "at least 1, not 0"),
        ((*SIMULATE, "--players", "many"), "many"),
        (("bench", "--rounds", "0"), "--rounds is at least 1, not 0"),
        (("bench", "--seconds", "x"), "--seconds is a whole number, not 'x'"),
        (("record", "burn", "x"), "burn"),
        (("record", "verify"), "RECORD"),
        (("record", "verify", "nosuch.txt"), "nosuch.txt: No such file or directory"),
        (("score", "nosuch.json"), "nosuch.json: No such file or directory"),
        (("record", "verify", "."), ".: Is a directory"),
        (("score", "."), ".: Is a directory"),
    ],
    ids=lambda value: " ".join(value).replace("\n", "|") if isinstance(value, tuple) else "",
)
def test_what_cannot_be_done_is_complained_about_in_one_line(
    capsys: Capture, tmp_path: Path, arguments: tuple[str, ...], message: str
) -> None:
    assert message in refused(run(capsys, *arguments)) and not files(tmp_path)


# -- records ---------------------------------------------------------------------------------------------


def edited(number: int) -> bytes:
    """The record with a change in one line."""
    lines = RECORD.read_bytes().split(b"\n")
    lines[number - 1] = lines[number - 1].replace(b" ", b"  ", 1)
    return b"\n".join(lines)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (RECORD.read_bytes()[:-20], "the file is cut off in the middle of a line"),
        (RECORD.read_bytes().rsplit(b"\n", 2)[0] + b"\n", "the file is cut off: its last line is missing"),
        (edited(1), "line 1: "),
        (edited(4), "line 4: it was changed"),
        (edited(30), "line 30: it was changed"),
        (b"", "line 1: "),
        (b"\x00\xff\xfe\x80binary", "this is no text file"),
        (b"a\x00b", "line 1: "),
    ],
)
def test_a_bad_record_is_named_with_its_line(
    capsys: Capture, tmp_path: Path, content: bytes, message: str
) -> None:
    path = tmp_path / "record.txt"
    path.write_bytes(content)
    complaint = refused(run(capsys, "record", "verify", str(path)))
    assert (
        complaint.startswith(f"{path}: ") and message in complaint and files(tmp_path) == {str(path): content}
    )


def test_every_bad_record_is_named_and_the_good_ones_are_verified(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    path.write_bytes(edited(9))
    done = run(capsys, "record", "verify", str(path), str(RECORD), "nosuch.txt", str(RECORD))
    assert done.code == 2
    assert [line.split(": ")[:3] for line in done.err.splitlines()] == [
        ["ludoteca", str(path), "line 9"],
        ["ludoteca", "nosuch.txt", "No such file or directory"],
    ]
    assert [line.partition(": ")[0] for line in done.out.splitlines()] == [str(RECORD)] * 2


# -- positions -------------------------------------------------------------------------------------------


def position(capsys: Capture) -> dict[str, Any]:
    """A good position to spoil."""
    data: dict[str, Any] = json.loads(run(capsys, "position", "fzzzt", "--after", "5").out)
    return data


def scored(capsys: Capture, tmp_path: Path, content: str | bytes) -> str:
    """What ``score`` complains about when it is given this file, which it leaves alone."""
    path = tmp_path / "position.json"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    before = files(tmp_path)
    complaint = refused(run(capsys, "score", str(path)))
    assert files(tmp_path) == before
    return complaint


def test_a_card_that_lies_twice_is_complained_about(capsys: Capture, tmp_path: Path) -> None:
    data = position(capsys)
    data["zones"]["deck"].append(data["zones"]["hand 0"][0])
    assert "lies twice: in" in scored(capsys, tmp_path, json.dumps(data))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": 5}, "names its game"),
        ({"seats": 5}, "2 to 4 players, not 5"),
        ({"rules": 99}, "rules 99"),
        ({"options": {"log": "long"}}, "option log"),
        ({"new\nkey": 1}, "unknown or missing"),
        ({"fields": {"new\nkey": 1}}, "a table has the fields"),
        ({"answers": ["9 x\ny"]}, "answer '9 x"),
    ],
    ids=str,
)
def test_a_bad_position_is_complained_about(
    capsys: Capture, tmp_path: Path, change: dict[str, Any], message: str
) -> None:
    assert message in scored(capsys, tmp_path, json.dumps(position(capsys) | change))


@pytest.mark.parametrize(
    "content", ["", "{", "[]", "5", "null", "[" * 100_000, b"\xff\x00", RECORD.read_bytes()], ids=range(8)
)
def test_a_file_that_is_no_position_is_complained_about(
    capsys: Capture, tmp_path: Path, content: str | bytes
) -> None:
    assert scored(capsys, tmp_path, content)


# -- as a program ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "nosuchgame"),
        ("score", "nosuch.json"),
        ("record", "verify", "."),
        ("position", "fzzzt", "--players", "\udcff"),
    ],
    ids=lambda arguments: arguments[0],
)
def test_the_program_ends_with_two_and_a_line(arguments: tuple[str, ...]) -> None:
    assert refused(program(*arguments))


def test_a_seed_may_be_any_bytes() -> None:
    assert program("position", "fzzzt", "--seed", "\udcff").code == 0
