"""A component file that does not add up is bad input: one clear line, and nothing starts."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

PACKAGE = Path(__file__).parent.parent.parent / "src" / "ludoteca"

Spoil = Callable[[list[dict[str, Any]]], object]


def one_too_few(cards: list[dict[str, Any]]) -> None:
    cards.pop()


def one_twice(cards: list[dict[str, Any]]) -> None:
    cards[3] = dict(cards[2])


def unknown_kind(cards: list[dict[str, Any]]) -> None:
    cards[5]["kind"] = "trap"


def unknown_keeper(cards: list[dict[str, Any]]) -> None:
    next(card for card in cards if card.get("keepers"))["keepers"] = ["crowbar"]


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (one_too_few, "0 cards of the kind ungoal, not 1"),
        (one_twice, "is there more than once"),
        (unknown_kind, "has the kind 'trap'"),
        (unknown_keeper, "names 'crowbar', which is no card"),
    ],
)
def test_a_deck_file_that_does_not_add_up_takes_its_game_off_the_list(
    spoil: Spoil, complaint: str, tmp_path: Path
) -> None:
    done = games_with(tmp_path, lambda text: spoiled(text, spoil))
    assert done.returncode == 0 and "fzzzt" in done.stdout and "zombie_fluxx" not in done.stdout
    assert done.stderr.startswith("ludoteca: ludoteca.games.zombie_fluxx: its rules")
    assert "zombie_fluxx/cards.json: " in done.stderr and complaint in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_deck_file_that_is_no_json_takes_its_game_off_the_list(tmp_path: Path) -> None:
    done = games_with(tmp_path, lambda text: text[:-20])
    assert (done.returncode, done.stderr.count("\n")) == (0, 1)
    assert "zombie_fluxx/cards.json: " in done.stderr


def test_a_game_that_cannot_be_opened_is_complained_about_when_it_is_wanted(tmp_path: Path) -> None:
    done = games_with(
        tmp_path, lambda text: text[:-20], "perft", "zombie_fluxx", "--depth", "1", "--seed", "1"
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_the_deck_file_as_it_is_starts(tmp_path: Path) -> None:
    assert games_with(tmp_path, lambda text: text).returncode == 0


def spoiled(text: str, spoil: Spoil) -> str:
    data = json.loads(text)
    spoil(data["cards"])
    return json.dumps(data)


def games_with(folder: Path, change: Callable[[str], str], *command: str) -> subprocess.CompletedProcess[str]:
    """Run a command, ``ludoteca games`` unless told, on a copy of the program whose deck file was changed."""
    copy = folder / "ludoteca"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    deck = copy / "games" / "zombie_fluxx" / "cards.json"
    deck.write_text(change(deck.read_text(encoding="utf-8")), encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-m", "ludoteca", *(command or ("games",))],
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
