"""Rulings on solo simulations: how often the side of the game is beaten, and how sure that is."""

import json
from argparse import ArgumentParser

import pytest

from ludoteca.arena.simulate import Simulation, play_match, simulate
from ludoteca.arena.statistics import mean_error, wilson
from ludoteca.commands import simulate as command


def run(line: str) -> int:
    parser = ArgumentParser()
    command.add(parser)
    return command.run(parser.parse_args(line.split()))


def test_a_lost_solo_match_is_no_shared_first_place() -> None:
    result = simulate("red_rising", 1, 12, 3, options={"automa": "6"})
    assert result.wins[0] < 12
    assert result.draws == 0


def test_the_score_of_the_automa_is_that_of_its_lines() -> None:
    plan = Simulation("red_rising", 1, 3, ("uniform",), {"automa": "2"})
    played = [play_match(plan, number) for number in range(5)]
    rivals = [one.rival_score for one in played]
    solo = simulate("red_rising", 1, 5, 3, options={"automa": "2"}).solo
    assert solo is not None
    assert min(score for score in rivals if score is not None) >= 70
    assert solo.rival_mean_score == sum(score for score in rivals if score is not None) / 5


def test_the_win_rate_is_that_of_the_ranks() -> None:
    result = simulate("red_rising", 1, 20, 3, options={"automa": "1"})
    assert result.solo is not None
    assert result.solo.win_rate == result.wins[0] / 20
    low, high = result.solo.win_interval
    assert low <= result.solo.win_rate <= high


def test_wilson_stays_within_all_and_nothing() -> None:
    """The textbook values for 0, 5 and 10 of 10."""
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_the_error_of_a_mean_shrinks_with_the_root_of_the_number() -> None:
    assert mean_error([10, 10, 10]) == 0
    assert mean_error([0, 10] * 50) == pytest.approx(1.96 * 5 / 10, rel=0.01)
    assert mean_error([7]) == 0


def test_with_several_players_nothing_is_said_of_solo_play() -> None:
    assert simulate("red_rising", 2, 1, 1).solo is None
    assert "solo" not in simulate("red_rising", 2, 1, 1).plain()


def test_json_tells_the_rates_and_errors(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("red_rising --players 1 --games 4 --seed 9 --option automa=3 --json") == 0
    document = json.loads(capsys.readouterr().out)
    assert list(document["solo"]) == [
        "win_rate", "win_interval", "score_error", "rival_mean_score", "rival_score_error",
    ]  # fmt: skip


def test_people_get_a_row_for_the_automa(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("red_rising --players 1 --games 4 --seed 9 --option automa=3") == 0
    shown = capsys.readouterr().out
    solo = simulate("red_rising", 1, 4, 9, options={"automa": "3"}).solo
    assert solo is not None
    assert "automa" in shown and f"{solo.rival_mean_score:.1f} ±" in shown


def test_every_level_of_the_automa_is_a_row_of_one_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("red_rising --players 1 --games 2 --seed 3 --each automa") == 0
    shown = capsys.readouterr().out
    assert shown.count("uniform") == 6
    for level in "123456":
        assert (
            f"digest automa={level} {simulate('red_rising', 1, 2, 3, options={'automa': level}).digest}"
            in shown
        )


def test_every_level_of_the_automa_has_its_result_in_one_document(capsys: pytest.CaptureFixture[str]) -> None:
    run("red_rising --players 1 --games 2 --seed 3 --each automa --option returned=yes --json")
    document = json.loads(capsys.readouterr().out)
    assert document["each"] == "automa"
    assert list(document["values"]) == list("123456")
    played = simulate("red_rising", 1, 2, 3, options={"automa": "6", "returned": "yes"})
    assert document["values"]["6"]["digest"] == played.digest
