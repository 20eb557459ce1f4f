"""Rulings on advice from the command line: what is told, of which decision, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.games.fzzzt.flow import RULES
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import Seat
from tests.cli.running import Done, run
from tests.cli.test_bad_input import refused

Capture = pytest.CaptureFixture[str]

RECORD = Path(__file__).parent.parent / "records" / "fzzzt-2-last-skip-1.txt"
WORLDS = ("--worlds", "15")


@pytest.fixture(autouse=True)
def with_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search plays Fzzzt!."""


def record() -> Record:
    return Record.parse(RECORD.read_text(encoding="utf-8"))


def own(seat: int) -> list[int]:
    """After how many answers the seat decides."""
    return [number for number, entry in enumerate(record().entries) if entry.seat == seat]


def opened(folder: Path, answers: int) -> str:
    """The file of the match while it was open."""
    path = folder / "open.txt"
    path.write_text(Match.replay(RULES, record(), answers).record().text(), encoding="utf-8")
    return str(path)


def advised(capsys: Capture, file: object, seat: int, *more: str) -> dict[str, Any]:
    done = run(capsys, "advise", str(file), "--seat", str(seat), "--lang", "en", "--json", *WORLDS, *more)
    assert (done.code, done.err) == (0, "")
    found: dict[str, Any] = json.loads(done.out)
    return found


def test_advice_names_the_best_options_with_their_intervals(capsys: Capture) -> None:
    found = advised(capsys, RECORD, 1, "--from", "0")
    offered = Match.replay(RULES, record(), 0).decision(Seat(1))
    assert (found["game"], found["seat"], found["worlds"]) == ("fzzzt", 1, 15)
    assert found["offered"] == len(offered.options)
    assert 1 <= len(found["options"]) <= 5
    for option in found["options"]:
        assert offered.read(option["text"], RULES.identity.names) is not None
        assert 0 <= option["low"] <= option["result"] <= option["high"] <= 1
    trials = [option["trials"] for option in found["options"]]
    assert trials == sorted(trials, reverse=True) and sum(trials) <= 15


def test_the_line_behind_an_option_is_told_in_words(capsys: Capture) -> None:
    best = advised(capsys, RECORD, 1, "--from", "0")["options"][0]
    assert best["line"] and all(isinstance(sentence, str) and sentence for sentence in best["line"])


def test_advice_is_printed_for_people(capsys: Capture) -> None:
    done = run(capsys, "advise", str(RECORD), "--seat", "1", "--from", "0", "--lang", "en", *WORLDS)
    best = advised(capsys, RECORD, 1, "--from", "0")["options"][0]
    words = " ".join(done.out.split())
    assert done.code == 0 and words.startswith("Fzzzt!, seat 1: ")
    assert best["label"] in words and "and then perhaps:" in words and best["line"][0] in words


def test_advice_speaks_the_language_asked_for(capsys: Capture) -> None:
    labels = {
        lang: [
            option["label"] for option in advised(capsys, RECORD, 1, "--from", "0", "--lang", lang)["options"]
        ]
        for lang in ("en", "ru", "uk", "nl")
    }
    assert len({tuple(found) for found in labels.values()}) == 4


def test_so_many_worlds_and_a_seed_give_the_same_advice_again(capsys: Capture) -> None:
    at = str(own(0)[2])
    first, again, other = [
        advised(capsys, RECORD, 0, "--from", at, "--seed", seed) for seed in ("1", "1", "2")
    ]
    assert first == again != other


def test_time_is_a_budget_too(capsys: Capture) -> None:
    done = run(capsys, "advise", str(RECORD), "--seat", "0", "--time", "0.05s", "--json")
    assert done.code == 0 and json.loads(done.out)["worlds"] >= 1


def test_of_a_finished_record_the_last_decision_of_the_seat_is_looked_at(capsys: Capture) -> None:
    for seat in (0, 1):
        assert advised(capsys, RECORD, seat) == advised(capsys, RECORD, seat, "--from", str(own(seat)[-1]))


def test_of_an_open_record_the_open_decision_is_looked_at(capsys: Capture, tmp_path: Path) -> None:
    at = own(0)[2]
    assert advised(capsys, opened(tmp_path, at), 0) == advised(capsys, RECORD, 0, "--from", str(at))


def test_who_is_not_asked_in_an_open_record_gets_advice_on_the_last_decision(
    capsys: Capture, tmp_path: Path
) -> None:
    at = next(number for number in own(0) if number > own(1)[0] and 1 not in pending(number))
    before = [number for number in own(1) if number < at][-1]
    assert advised(capsys, opened(tmp_path, at), 1) == advised(capsys, RECORD, 1, "--from", str(before))


def pending(answers: int) -> list[int]:
    return list(Match.replay(RULES, record(), answers).pending)


def test_a_position_is_advised_on_like_the_record_it_is_from(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(Match.replay(RULES, record(), 0).position()), encoding="utf-8")
    seat = pending(0)[0]
    assert advised(capsys, path, seat) == advised(capsys, RECORD, seat, "--from", "0")


# -- what is refused -------------------------------------------------------------------------------------


def complaint(capsys: Capture, *arguments: str) -> str:
    done: Done = run(capsys, "advise", *arguments)
    return refused(done)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "--seat"),
        (("--seat", "x"), "--seat is a whole number, not 'x'"),
        (("--seat", "-1"), "--seat is at least 0, not -1"),
        (("--seat", "2"), "there is no seat 2; the seats are 0 to 1"),
        (("--seat", "0", "--time", "1s", "--worlds", "5"), "not allowed with"),
        (("--seat", "0", "--time", "soon"), "--time is a number of seconds such as 1s, not 'soon'"),
        (("--seat", "0", "--time", "0s"), "--time is more than 0s"),
        (("--seat", "0", "--time", "nan"), "--time is more than 0s"),
        (("--seat", "0", "--worlds", "0"), "--worlds is at least 1, not 0"),
        (("--seat", "0", "--from", "0"), "seat 0 is not asked anything there; the match waits for seat 1"),
        (("--seat", "0", "--from", "61"), "the match is over"),
        (("--seat", "0", "--from", "62"), "there is no answer 62; they go from 0 to 61"),
        (("--seat", "0", "--lang", "xx"), "xx"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_what_cannot_be_advised_on_is_complained_about(
    capsys: Capture, arguments: tuple[str, ...], message: str
) -> None:
    assert message in complaint(capsys, str(RECORD), *arguments)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "this is neither a record nor a position"),
        (b"[]", "this is neither a record nor a position"),
        (b"\xff\x00", "this is no text file"),
        (b"{", "this is no JSON"),
        (b'{"game": "chess"}', "there is no game 'chess'"),
        (RECORD.read_bytes()[:-20], "the file is cut off"),
    ],
    ids=range(6),
)
def test_a_broken_file_is_complained_about(
    capsys: Capture, tmp_path: Path, content: bytes, message: str
) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    assert message in complaint(capsys, str(path), "--seat", "0")


def test_a_file_that_is_not_there_is_complained_about(capsys: Capture) -> None:
    assert "nosuch.txt: No such file" in complaint(capsys, "nosuch.txt", "--seat", "0")


def test_a_seat_that_was_never_asked_is_complained_about(capsys: Capture, tmp_path: Path) -> None:
    assert "seat 0 is not asked anything in" in complaint(capsys, opened(tmp_path, 0), "--seat", "0")


def test_a_position_is_one_decision(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(Match.replay(RULES, record(), 0).position()), encoding="utf-8")
    assert "--from is for records" in complaint(capsys, str(path), "--seat", "1", "--from", "0")


def test_the_position_of_a_finished_match_is_complained_about(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(Match.replay(RULES, record()).position()), encoding="utf-8")
    assert "the match is over" in complaint(capsys, str(path), "--seat", "0")
