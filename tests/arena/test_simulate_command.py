"""Rulings on ``ludoteca simulate``."""

import json
from argparse import ArgumentParser

import pytest

from ludoteca.arena.simulate import simulate
from ludoteca.commands import simulate as command
from ludoteca.facets.bad_input import BadInput


def run(line: str) -> int:
    parser = ArgumentParser()
    command.add(parser)
    return command.run(parser.parse_args(line.split()))


def test_json_is_one_document_with_the_promised_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("fzzzt --players 3 --games 4 --seed 9 --bots uniform --json") == 0
    shown = capsys.readouterr()
    document = json.loads(shown.out)
    assert list(document) == [
        "game", "players", "games", "decisions", "seconds", "wins", "draws", "lost", "mean_scores", "digest",
    ]  # fmt: skip
    assert (document["game"], document["players"], document["games"]) == ("fzzzt", 3, 4)
    assert len(document["wins"]) == len(document["mean_scores"]) == 3
    assert document["digest"] == simulate("fzzzt", 3, 4, 9).digest
    assert shown.err == ""


def test_people_get_a_table_with_a_row_for_each_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("fzzzt --players 2 --games 2 --seed 1 --bots greedy,uniform") == 0
    shown = capsys.readouterr().out
    assert "greedy" in shown and "uniform" in shown
    assert f"digest {simulate('fzzzt', 2, 2, 1, ['greedy', 'uniform']).digest}" in shown


def test_options_are_passed_on(capsys: pytest.CaptureFixture[str]) -> None:
    run("fzzzt --players 2 --games 2 --seed 1 --option last_assignment=ask --json")
    digest = json.loads(capsys.readouterr().out)["digest"]
    assert digest == simulate("fzzzt", 2, 2, 1, options={"last_assignment": "ask"}).digest


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("chess --players 2 --games 1 --seed 1", "there is no game 'chess'"),
        ("fzzzt --players 9 --games 1 --seed 1", "fzzzt is for 2 to 4 players, not 9"),
        ("fzzzt --players 2 --games 0 --seed 1", "the number of games is at least 1, not 0"),
        ("fzzzt --players 2 --games 1 --seed 1 --jobs 0", "the number of jobs is at least 1, not 0"),
        ("fzzzt --players 2 --games 1 --seed 1 --bots oracle", "there is no bot 'oracle'"),
        ("fzzzt --players 2 --games 1 --seed 1 --option log", "an option is written name=value, not 'log'"),
        ("fzzzt --players 2 --games 1 --seed 1 --option log=half", "option log of fzzzt is one of"),
        ("fzzzt --players 2 --games 1 --seed 1 --each fate", "fzzzt has the options"),
        ("fzzzt --players 2 --games 1 --seed 1 --each log --option log=full", "it is not to be set as well"),
    ],
)
def test_bad_input_is_a_complaint_of_one_line(
    line: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(BadInput) as complaint:
        run(line)
    assert message in str(complaint.value) and "\n" not in str(complaint.value)
    assert capsys.readouterr().out == ""


def test_a_mistake_of_ours_is_no_complaint(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise KeyError("a mistake")

    monkeypatch.setattr(command, "simulate", broken)
    with pytest.raises(KeyError):
        run("fzzzt --players 2 --games 1 --seed 1")
