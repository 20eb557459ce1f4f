"""Replaying records."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from ludoteca.facets.bad_input import BadInput
from ludoteca.facets.drawing.terminal import Terminal
from ludoteca.facets.language import language, languages
from ludoteca.games.fzzzt.flow import RULES
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import Seat
from ludoteca.terminal.replay import Replay
from tests.terminal.sitting import run

ONES = "1\n" * 60


@pytest.fixture
def finished(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    path = tmp_path / "finished"
    run(monkeypatch, ONES, "play", "fzzzt", "--seats", "you,uniform", "--seed", 1, "--record", path)
    return path


@pytest.fixture
def running(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    path = tmp_path / "running"
    run(monkeypatch, "1\n1\n1\n", "play", "fzzzt", "--seats", "you,uniform", "--seed", 1, "--record", path)
    return path


def step_through(path: Path, typed: str, viewer: Seat | None = None) -> str:
    """Replay as on a real terminal."""
    out = io.StringIO()
    terminal = Terminal(io.StringIO(typed), out)
    terminal.is_real = True
    lines = iter(typed.splitlines())

    def ask(prompt: str) -> str:
        out.write(f"{prompt} ")
        return next(lines)

    terminal.ask = ask  # type: ignore[method-assign]  # a real prompt needs a real terminal
    record = Record.parse(path.read_text())
    Replay(RULES, record, viewer, terminal, language("en")).run(0)
    return out.getvalue()


@pytest.mark.parametrize("code", languages())
def test_every_step_is_printed_where_nobody_can_type(
    code: str, finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = len(Record.parse(finished.read_text()).entries)
    shown = run(monkeypatch, "", "replay", finished, "--lang", code)
    assert language(code).text("common-replay-step", step=steps, steps=steps) in shown
    assert language(code).text("common-sheet-title") in shown


def test_a_replay_can_begin_anywhere(finished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = run(monkeypatch, "", "replay", finished, "--from", 10, "--lang", "en")
    assert "Step 10 of" in shown
    assert "Step 9 of" not in shown


def test_enter_goes_on_and_b_goes_back_and_a_number_jumps(finished: Path) -> None:
    shown = step_through(finished, "\n\nb\n7\nq\n")
    assert re.findall(r"(\d+)/\d+ >", shown) == ["0", "1", "2", "1", "7"]


def test_a_step_that_does_not_exist_is_refused(finished: Path) -> None:
    assert "“999” is no step" in step_through(finished, "999\nq\n")


def test_a_finished_match_is_seen_with_all_eyes(finished: Path) -> None:
    assert "Hands" in step_through(finished, "q\n")


def test_a_running_match_shows_no_hand_to_a_spectator(running: Path) -> None:
    assert "Hands" not in step_through(running, "1\n2\n3\nq\n")


def test_a_running_match_can_be_seen_from_ones_seat(running: Path) -> None:
    shown = step_through(running, "q\n", Seat(0))
    assert "Your hand: 4 cards" in shown


def test_a_running_match_is_said_to_be_running(running: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "still running" in run(monkeypatch, "", "replay", running, "--lang", "en")


@pytest.mark.parametrize("words", [("--seat", "2"), ("--from", "999"), ("--seat", "-1")])
def test_a_seat_or_step_that_is_not_there_is_refused(
    words: tuple[str, str], finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BadInput, match="there is no"):
        run(monkeypatch, "", "replay", finished, *words)


def test_a_cut_record_is_refused_with_its_line(finished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    finished.write_text("".join(finished.read_text().splitlines(keepends=True)[:-1]))
    with pytest.raises(BadInput, match=r"line \d+: the file is cut off"):
        run(monkeypatch, "", "replay", finished)
