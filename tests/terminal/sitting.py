"""Sitting at a terminal by script: lines typed in, and everything that was shown."""

from __future__ import annotations

import argparse
import io
from pathlib import Path
from typing import Any

import pytest

from ludoteca.bots.supervision import PATIENCE
from ludoteca.commands import play, replay
from ludoteca.facets.drawing.terminal import Terminal
from ludoteca.facets.language import language, languages
from ludoteca.games.fzzzt.flow import RULES
from ludoteca.kernel.luck import seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.terminal.session import TerminalSession

COMMANDS = {"play": play, "replay": replay}


WIDTHS = [*[(60, code) for code in languages()], (80, "nl"), (100, "uk")]
"""Widths of terminals, each with a language: all of them where it is narrow."""


def run(monkeypatch: pytest.MonkeyPatch, typed: str, *words: object, columns: int = 80) -> str:
    """Run a command with these lines as its input; returns all that it printed."""
    parser = argparse.ArgumentParser()
    command = COMMANDS[str(words[0])]
    command.add(parser)
    out = io.StringIO()
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    monkeypatch.setattr("sys.stdout", out)
    assert command.run(parser.parse_args([str(word) for word in words[1:]])) == 0
    return out.getvalue()


def building() -> dict[str, Any]:
    """A position of two seats in a clean-up: seat 0 has its four starting cards, and two units that all three robots fit."""
    position = Match.start(RULES, 2, seed_from("building")).position()
    zones = position["zones"]
    units = ["P2-NO", "P3-NCB#1"]
    zones["deck"] = [card for card in zones["deck"] + zones["belt"] if card not in units]
    zones["belt"] = []
    zones["units 0"] = units
    position["fields"] |= {"phase": "clean_up", "round": 1}
    position["seen"] = {}
    position["answers"] = []
    return position


def discarded() -> dict[str, Any]:
    """A position of two seats in an auction: two cards of seat 0 lie in its discard, which it may not look at."""
    position = Match.start(RULES, 2, seed_from("discarded")).position()
    hand = position["zones"]["hand 0"]
    position["zones"] |= {"hand 0": hand[2:], "discard 0": hand[:2]}
    return position


def sit_down(
    typed: str, path: Path, seats: tuple[str, ...] = ("you", "greedy"), code: str = "en", **at: Any
) -> str:
    """Play, from a position if there is one, with these lines typed; returns all that was shown."""
    out = io.StringIO()
    record = Record("fzzzt", 1, len(seats), {}, seed_from("sitting"), list(seats), at.get("position"))
    if record.position is None:
        record.options = RULES.identity.settle(len(seats), {})
    else:
        record.options = dict(record.position["options"])
    patience = at.get("patience", PATIENCE)
    TerminalSession(RULES, record, path, Terminal(io.StringIO(typed), out), language(code), patience).play()
    return out.getvalue()
