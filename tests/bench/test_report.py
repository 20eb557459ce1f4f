"""Rulings on a benchmark run: who is measured, what is reported, and that the tables of the document take it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludoteca.bench import report
from ludoteca.bench.report import SHARES, ratios, run
from ludoteca.bench.searching import DEEDS
from ludoteca.facets.game import Game
from ludoteca.facets.twin import Twin
from tests.boxes import shelve
from tests.kernel.toy import RULES
from tools.bench_page import NAMES, written

DOCUMENT = max((Path(__file__).parents[2] / "docs" / "measurements").glob("*-speed.md"))

OURS: dict[str, dict[str, float]] = {
    "random_play": {"decisions": 300, "seconds": 1},
    "random_steps": {"decisions": 200, "seconds": 1},
    "clone": {"median": 4e-6, "worst": 9e-6},
    "imagine": {"median": 2e-5},
    "widest": {"list": 1e-6, "answer": 2e-6},
    "playouts": {"playouts": 2000, "seconds": 1, "imagine": 0.2, "play": 0.7, "score": 0.1},
    "search": {"worlds": 1000, "decisions": 12000, "seconds": 2, **dict.fromkeys(DEEDS, 0.125)},
    "one_table": {"steps": 50, "seconds": 1},
    "batch": {"steps": 300, "seconds": 1},
    "batch_on_two": {"steps": 600, "seconds": 1},
    "search_by_chance": {"worlds": 500, "decisions": 50000, "seconds": 2, **dict.fromkeys(DEEDS, 0.125)},
}


TWIN = Twin("open_spiel", "toy", lambda options: {"fast": False}, lambda match: [], int, lambda outcome: [])
TOY = Game("tests.bench", rules=RULES, twin="test_report:TWIN")


class Stand:
    """Stands in for a worker: the answers are made up."""

    def ask(self, request: dict[str, object]) -> dict[str, Any]:
        if "list" in request:
            return {
                "peers": ["rival/chess", "rlcard/poker"],
                "searchers": ["rival/go, search", "rival/broken, search"],
            }
        if "twin" in request:
            name = request["twin"]
            return {"peers": [name, f"{name}, tuned loop"], "searchers": [f"{name}, ISMCTS"]}
        if "peer" in request:
            return {"decisions": 100, "steps": 150, "seconds": 1, "version": "1.0"}
        if request.get("search") == "rival/broken, search":
            return {"error": "no board"}
        if "search" in request:
            return {"simulations": 4000, "decisions": 100000, "steps": 150000, "seconds": 1, "version": "1.1"}
        return OURS[str(request["measure"])]

    def close(self) -> None:
        """Nothing to end."""


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The report of a run, in which a toy names its twin."""
    shelve(monkeypatch, "toy", "tests.bench.test_report:TOY")
    for worker in ("ours", "peers"):
        monkeypatch.setattr(report, worker, Stand)
    monkeypatch.setattr(report, "ours_interpreted", lambda folder: Stand())
    monkeypatch.setattr(report, "compiled", lambda: True)
    return run(2, 1, True, lambda _: None)


def test_every_deed_of_a_search_has_a_name() -> None:
    assert tuple(SHARES) == DEEDS


def test_the_search_is_reported_with_its_shares(measured: dict[str, Any]) -> None:
    figures = measured["figures"]
    assert figures["compiled fzzzt search, worlds/s"] == 500
    assert figures["compiled fzzzt search by chance, decisions/s"] == 25000
    assert figures["compiled goblins_inc search, share of listing options, %"] == 12.5
    assert figures["search rival/go, search, simulations/s"] == 4000


def test_searches_are_compared_by_decisions_a_second(measured: dict[str, Any]) -> None:
    found = ratios(measured)
    assert found["fzzzt / rival/chess"] == 3
    assert found["fzzzt search / search rival/go, search"] == pytest.approx(0.06)
    assert found["fzzzt search by chance / search rival/go, search"] == pytest.approx(0.25)


def test_a_peer_that_fails_is_told_and_the_others_go_on(measured: dict[str, Any]) -> None:
    versions = {
        "rival/chess": "1.0", "rlcard/poker": "1.0", "rival/go, search": "1.1", "rival/broken, search": "no board",
    }  # fmt: skip
    assert versions.items() <= measured["versions"].items()


def test_a_game_is_measured_beside_its_twin(measured: dict[str, Any]) -> None:
    found = ratios(measured)
    assert found["toy / open_spiel/toy(fast=false)"] == 3
    assert found["toy search by chance / open_spiel/toy(fast=false), ISMCTS, worlds/s"] == 0.0625
    made = written(DOCUMENT.read_text(encoding="utf-8"), measured)
    for line in (
        "| Toy, random play | 300 | 3.0 x | 3.0 x |",
        "| open_spiel/toy(fast=false), tuned loop | 100 |  |  |",
        "| Toy, worlds/s of a search by chance | 250 | 0.06 x |  |",
    ):
        assert line in made


def test_all_tables_of_the_document_are_made_anew(measured: dict[str, Any]) -> None:
    document = DOCUMENT.read_text(encoding="utf-8")
    made = written(document, measured)
    for line in (
        f"| rival/chess 1.0 | 100 | 150 |{' 3.0 x |' * len(NAMES)}",
        f"| clone, worst decision |{' 9.0 us |' * len(NAMES)}",
        f"| share of the tree |{' 12.5 % |' * len(NAMES)}",
        "| rival/go, search 1.1 | 4,000 | 100,000 | 150,000 | 25.0 |",
        "| Fzzzt!, batch, two processes | 600 |  |",
        "| rlcard/poker 1.0 | 150 | 2.0 x and 4.0 x |",
    ):
        assert line in made
    assert written(made, measured) == made
    assert [line for line in document.splitlines() if line.startswith("#")] == [
        line for line in made.splitlines() if line.startswith("#")
    ]


def test_a_document_without_a_place_for_a_table_is_told(measured: dict[str, Any]) -> None:
    with pytest.raises(LookupError, match="no place for the table 'machine'"):
        written("# Speed\n", measured)
