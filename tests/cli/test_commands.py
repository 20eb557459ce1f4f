"""Every command does what the contract says; the two for people are tested with the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca import __version__
from ludoteca.cli import COMMANDS, main
from ludoteca.facets.registry import games
from ludoteca.kernel.luck import seed_from
from ludoteca.kernel.match import Match
from ludoteca.laws import LAWS
from tests.cli.running import program, run

RECORDS = Path(__file__).parent.parent / "records"

Capture = pytest.CaptureFixture[str]


def printed(capsys: Capture, *arguments: str) -> Any:
    """The JSON document that a command prints."""
    done = run(capsys, *arguments)
    assert (done.code, done.err) == (0, "")
    return json.loads(done.out)


def saved(capsys: Capture, folder: Path, *arguments: str) -> Path:
    """A file with the position that the command prints."""
    path = folder / "position.json"
    path.write_text(run(capsys, "position", "fzzzt", *arguments).out, encoding="utf-8")
    return path


# -- the program -----------------------------------------------------------------------------------------


def test_the_version_is_printed() -> None:
    done = program("--version")
    assert (done.code, done.out) == (0, f"ludoteca {__version__}\n")


def test_the_help_names_every_command() -> None:
    done = program("--help")
    assert done.code == 0 and all(command in done.out for command in COMMANDS)


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_command_has_help(command: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])
    assert left.value.code == 0 and "usage: ludoteca" in capsys.readouterr().out


# -- games -----------------------------------------------------------------------------------------------


def test_games_are_listed_with_what_the_contract_names(capsys: Capture) -> None:
    listing = printed(capsys, "games", "--json")
    assert [list(game) for game in listing] == [
        ["id", "name", "players", "options", "rules", "languages"] for _ in games()
    ]


def test_the_listing_of_a_game_is_what_the_game_says(capsys: Capture) -> None:
    fzzzt = next(game for game in printed(capsys, "games", "--json") if game["id"] == "fzzzt")
    assert fzzzt == {
        "id": "fzzzt",
        "name": "Fzzzt!",
        "players": [2, 4],
        "options": {"log": ["last", "full"], "last_assignment": ["skip", "ask"]},
        "rules": games()["fzzzt"].rules.identity.version,
        "languages": ["en", "ru", "uk", "nl"],
    }


def test_games_are_listed_for_people(capsys: Capture) -> None:
    done = run(capsys, "games")
    assert (done.code, "Fzzzt!" in done.out) == (0, True)


# -- position and score ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", ["2", "3", "4"])
@pytest.mark.parametrize("after", ["0", "1", "37"])
def test_a_position_that_is_printed_is_a_position(capsys: Capture, players: str, after: str) -> None:
    position = printed(capsys, "position", "fzzzt", "--seed", "7", "--after", after, "--players", players)
    assert Match.at(games()["fzzzt"].rules, position, seed_from(1)).position() == position


def test_the_same_seed_gives_the_same_position(capsys: Capture) -> None:
    arguments = ("position", "fzzzt", "--seed", "x", "--after", "20")
    assert run(capsys, *arguments) == run(capsys, *arguments)


def test_a_position_has_the_options_that_were_chosen(capsys: Capture) -> None:
    position = printed(capsys, "position", "fzzzt", "--option", "log=full")
    assert position["options"] == {"log": "full", "last_assignment": "skip"}


def test_a_position_is_scored_as_the_game_scores_it(capsys: Capture, tmp_path: Path) -> None:
    path = saved(capsys, tmp_path, "--seed", "7", "--after", "60", "--players", "3")
    score = printed(capsys, "score", str(path), "--json")
    outcome = Match.at(games()["fzzzt"].rules, json.loads(path.read_text()), seed_from(1)).outcome()
    assert (score["scores"], score["ranks"]) == (list(outcome.scores), list(outcome.ranks))


def test_score_lines_add_up_and_cite_their_rules(capsys: Capture, tmp_path: Path) -> None:
    path = saved(capsys, tmp_path, "--seed", "7", "--after", "60")
    score = printed(capsys, "score", str(path), "--json")
    sums = [sum(line["points"] for line in score["lines"] if line["seat"] == seat) for seat in (0, 1)]
    assert sums == score["scores"] and all("§" in line["rule"] for line in score["lines"])


def test_a_score_is_printed_for_people(capsys: Capture, tmp_path: Path) -> None:
    path = saved(capsys, tmp_path, "--after", "30")
    done = run(capsys, "score", str(path))
    assert (done.code, done.err, "§7" in done.out) == (0, "", True)


def test_scoring_leaves_the_file(capsys: Capture, tmp_path: Path) -> None:
    path = saved(capsys, tmp_path, "--after", "30")
    before = path.read_bytes()
    run(capsys, "score", str(path))
    assert path.read_bytes() == before


# -- perft, records, laws --------------------------------------------------------------------------------


def test_moves_are_counted_depth_by_depth(capsys: Capture) -> None:
    done = run(capsys, "perft", "fzzzt", "--depth", "2", "--seed", "1")
    assert (done.code, done.out) == (0, "depth 1: 15\ndepth 2: 225\n")


def test_counts_are_printed_as_json(capsys: Capture) -> None:
    counted = printed(capsys, "perft", "fzzzt", "--depth", "2", "--seed", "1", "--players", "3", "--json")
    assert counted == {"game": "fzzzt", "players": 3, "seed": "1", "counts": [15, 225]}


def test_records_of_every_game_are_verified_at_once(capsys: Capture) -> None:
    """Whether each record of the corpus replays is a test of the corpus."""
    games = {path.stem.partition("-")[0]: str(path) for path in sorted(RECORDS.glob("*.txt"))}
    paths = list(games.values())
    assert len(paths) >= 4
    done = run(capsys, "record", "verify", *paths)
    assert (done.code, done.err, len(done.out.splitlines())) == (0, "", len(paths))


def test_a_verified_record_is_described_in_a_line(capsys: Capture) -> None:
    path = RECORDS / "fzzzt-3-full-ask-1.txt"
    scores = json.loads((RECORDS / "scores.json").read_text())[path.stem]
    done = run(capsys, "record", "verify", "--lang", "en", str(path))
    points = ", ".join(str(score) for score in scores["scores"])
    assert done.out == f"{path}: fzzzt, {scores['answers']} answers, final scores {points}\n"


def test_the_laws_hold_for_a_few_matches(capsys: Capture) -> None:
    report = printed(capsys, "laws", "fzzzt", "--games", "1", "--seed", "5", "--json")
    assert (report["matches"], report["broken"], report["laws"]) == (3, [], [law.name for law in LAWS])


# -- simulate --------------------------------------------------------------------------------------------


def test_a_simulation_reports_what_the_contract_names(capsys: Capture) -> None:
    report = printed(capsys, "simulate", "fzzzt", "--players", "3", "--games", "4", "--seed", "1", "--json")
    assert {
        "game",
        "players",
        "games",
        "decisions",
        "seconds",
        "wins",
        "draws",
        "mean_scores",
        "digest",
    } <= set(report)


def test_wins_and_draws_of_a_simulation_add_up(capsys: Capture) -> None:
    report = printed(
        capsys,
        "simulate",
        "fzzzt",
        "--players",
        "2",
        "--games",
        "9",
        "--seed",
        "1",
        "--bots",
        "greedy,uniform",
        "--json",
    )
    assert sum(report["wins"]) + report["draws"] == 9
