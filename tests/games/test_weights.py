"""Rulings on weights: the file beside a game holds each of them once, as a positive number of its kind."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from ludoteca.bots.weighed import weights_of
from ludoteca.games import components as box
from ludoteca.games.components import BadComponents
from ludoteca.games.registry import GAMES
from ludoteca.games.weights import FILE, load_weights, reweighed

GAMES_FOLDER = Path(box.__file__).parent


@dataclass(frozen=True)
class Taste:
    """Weights of nothing in particular."""

    looks: int
    sweet: float


def taste(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, data: object) -> Taste:
    """The weights of a file that holds this."""
    (tmp_path / FILE).write_text(json.dumps(data), encoding="utf-8")
    monkeypatch.setattr(box, "files", lambda package: tmp_path)
    return load_weights("fzzzt", Taste)


def test_the_numbers_of_the_file_are_the_weights(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found = taste(monkeypatch, tmp_path, {"weights": {"looks": 3, "sweet": 0.25}})
    assert found == Taste(3, 0.25)


def test_a_round_number_serves_where_parts_are_allowed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    found = taste(monkeypatch, tmp_path, {"weights": {"looks": 3, "sweet": 2}})
    assert type(found.sweet) is float


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ([], "holds no table of values"),
        ({}, "there is no weight looks"),
        ({"weights": [1, 2]}, "there is no weight looks"),
        ({"weights": {"looks": 3}}, "there is no weight sweet"),
        (
            {"weights": {"looks": 3, "sweet": 1.0, "sour": 1.0}},
            "'sour' is no weight; there is looks, sweet",
        ),
        ({"weights": {"looks": 1.5, "sweet": 1.0}}, "looks is a whole number above 0, not 1.5"),
        ({"weights": {"looks": 0, "sweet": 1.0}}, "looks is a whole number above 0, not 0"),
        ({"weights": {"looks": True, "sweet": 1.0}}, "looks is a whole number above 0, not True"),
        ({"weights": {"looks": 3, "sweet": -0.5}}, "sweet is a number above 0, not -0.5"),
        ({"weights": {"looks": 3, "sweet": float("inf")}}, "sweet is a number above 0, not inf"),
        ({"weights": {"looks": 3, "sweet": float("nan")}}, "sweet is a number above 0, not nan"),
        ({"weights": {"looks": 3, "sweet": "much"}}, "sweet is a number above 0, not 'much'"),
    ],
)
def test_a_file_of_weights_that_is_not_in_order_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, data: Any, complaint: str
) -> None:
    with pytest.raises(BadComponents, match=rf"^fzzzt/heuristics\.json:? .*{complaint}"):
        taste(monkeypatch, tmp_path, data)


def test_some_weights_may_be_changed_and_the_others_stay() -> None:
    assert reweighed("here", Taste(3, 0.25), {"sweet": 0.5}) == Taste(3, 0.5)
    with pytest.raises(BadComponents, match="^here: 'sour' is no weight"):
        reweighed("here", Taste(3, 0.25), {"sour": 0.5})


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_file_of_a_game_is_what_greedy_judges_by_and_says_where_it_is_from(game: str) -> None:
    file = GAMES_FOLDER / game / FILE
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data["weights"] == weights_of(game)
    assert data["made_by"] and data["measured"]
