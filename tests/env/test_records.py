"""Rulings on records as data: every action of the arena's matches, with the row it was given on."""

import json
from pathlib import Path

import pytest

pytest.importorskip("pyarrow")
pl = pytest.importorskip("polars")

import pyarrow.parquet as pq

from ludoteca.env.records import write
from ludoteca.facets.registry import find
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.playout import play_out
from tests.boxes import near
from tests.cli.running import run
from tests.env.playing import every_game


def recorded(game: str, seats: int, number: int, folder: Path, **options: str) -> Path:
    """A match by chance, written to a file."""
    match = Match.start(find(game).rules, seats, seed_from("data", number), options, Log.NONE)
    play_out(match, Luck(seed_from("answers", number)))
    path = folder / f"{game}-{seats}-{number}.txt"
    path.write_text(match.record(["somebody"] * seats).text(), encoding="utf-8")
    return path


@every_game
def test_every_action_stands_with_what_the_seat_knew_and_what_came_of_it(game: str, tmp_path: Path) -> None:
    seats = near(game, 3)
    files = [recorded(game, seats, number, tmp_path) for number in range(2)]
    target = tmp_path / "matches.parquet"
    count = write(files, target)
    data = pl.read_parquet(target)
    made = find(game).encoder(seats)
    assert len(data) == count
    assert data["row"].to_numpy().shape == (count, made.size)
    assert all(action in legal for action, legal in zip(data["action"], data["legal"], strict=True))
    first = data.row(0, named=True)
    match = Match.start(find(game).rules, seats, seed_from("data", 0), None, Log.NONE)
    seat = next(iter(match.pending))
    assert bytes(first["row"]) == bytes(made.row(match, seat, None)) and first["seat"] == seat
    about = json.loads(pq.read_schema(target).metadata[b"ludoteca"])
    assert about["game"] == game and about["encoding"] == made.plan.version


def test_the_outcome_is_that_of_the_match(tmp_path: Path) -> None:
    path = recorded("fzzzt", 2, 5, tmp_path)
    write([path], tmp_path / "one.parquet")
    data = pl.read_parquet(tmp_path / "one.parquet")
    match = Match.start(find("fzzzt").rules, 2, seed_from("data", 5), None, Log.NONE)
    play_out(match, Luck(seed_from("answers", 5)))
    told = {(seat, rank, score) for seat, rank, score in data.select("seat", "rank", "score").unique().rows()}
    outcome = match.outcome()
    assert told == {(seat, outcome.ranks[seat], outcome.scores[seat]) for seat in range(2)}


def test_matches_of_different_kinds_do_not_go_into_one_file(tmp_path: Path) -> None:
    files = [recorded("fzzzt", 2, 1, tmp_path), recorded("fzzzt", 3, 1, tmp_path)]
    with pytest.raises(ValueError, match="of another kind"):
        write(files, tmp_path / "both.parquet")


def test_there_must_be_a_match(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no match"):
        write([], tmp_path / "none.parquet")


def test_the_arena_writes_its_decisions_as_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "there" / "arena.parquet"
    done = run(
        capsys,
        "arena",
        "fzzzt",
        "--bots",
        "greedy,uniform",
        "--games",
        "2",
        "--seed",
        "1",
        "--records",
        str(target),
    )
    assert done.code == 0
    data = pl.read_parquet(target)
    assert set(data["player"]) == {"greedy", "uniform"} and data["match"].n_unique() == 2
