"""Rulings on weights: the file beside a game holds each of them once, as a positive number of its kind."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from ludoteca.facets import components as box
from ludoteca.facets.components import BadComponents
from ludoteca.facets.registry import games
from ludoteca.facets.weights import FILE, load_weights


@dataclass(frozen=True)
class Taste:
    """Weights of nothing in particular."""

    looks: int
    sweet: float


def taste(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, data: object) -> Taste:
    """The weights of a file that holds this."""
    (tmp_path / FILE).write_text(json.dumps(data), encoding="utf-8")
    monkeypatch.setattr(box, "files", lambda package: tmp_path)
    return load_weights("ludoteca.games.fzzzt", Taste)


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
    with pytest.raises(BadComponents, match=rf"^fzzzt/{FILE}:? .*{complaint}"):
        taste(monkeypatch, tmp_path, data)


@pytest.mark.parametrize(
    "game", [id for id, game in games().items() if files(game.package).joinpath(FILE).is_file()]
)
def test_the_weights_of_a_game_say_where_they_are_from(game: str) -> None:
    data = json.loads(files(games()[game].package).joinpath(FILE).read_text(encoding="utf-8"))
    assert data["made_by"] and data["measured"]
