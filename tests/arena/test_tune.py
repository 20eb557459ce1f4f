"""Rulings on tuning: it finds what is better, says when it has not, and never spoils what is there."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import log
from pathlib import Path

import pytest

from ludoteca.arena import tune as tuning
from ludoteca.arena.deal import PlayedDeal, PlayedMatch, Records
from ludoteca.arena.schedule import Fixture, Schedule, seatings
from ludoteca.arena.statistics import Figure
from ludoteca.arena.tune import NoOptimiser, Numbers, Tuned, optimise, plan, scores, tune
from ludoteca.arena.workers import Finished, Local
from ludoteca.bots.weighed import weights_of
from ludoteca.commands import tune as command
from ludoteca.games import weights
from ludoteca.kernel.luck import Luck, seed_from
from tests.cli.running import Done, run

Capture = pytest.CaptureFixture[str]

TINY = ("tune", "fzzzt", "--matches", "48", "--seed", "7")
BEST: Numbers = {"lot": 6.0, "spite": 0.4}
"""What the toy crew likes."""


def closeness(found: Numbers) -> float:
    """How near numbers are to the best ones: 0 is there, the less the farther."""
    return -sum(log(found[name] / best) ** 2 for name, best in BEST.items())


@dataclass(frozen=True)
class ToyCrew(Local):
    """Plays no matches: the candidate wins the likelier, the closer its weights are to the best ones."""

    asked: list[list[Fixture]] = field(default_factory=list)

    def play(self, schedule: Schedule, fixtures: Sequence[Fixture], records: Records) -> Iterator[Finished]:
        """The deals, the last one first."""
        self.asked.append(list(fixtures))
        for fixture in reversed(fixtures):
            spec = schedule.entrants[fixture.first].spec
            pairs = [pair.split("=") for pair in spec.removeprefix("greedy:").split(":")]
            percent = 75 + 25 * closeness({name: float(value) for name, value in pairs})
            luck = Luck(seed_from("toy", fixture))
            won = [luck.below("toy", 100) < percent for _ in seatings(2)]
            ranks = [
                (1, 2) if good == (who[0] == 0) else (2, 1)
                for good, who in zip(won, seatings(2), strict=True)
            ]
            yield (
                PlayedDeal(fixture, tuple([PlayedMatch(one, (0, 0), (), "", None, {}) for one in ranks])),
                [],
            )


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test runs in an empty folder of its own."""
    monkeypatch.chdir(tmp_path)


# -- searching -----------------------------------------------------------------------------------------


def test_the_search_comes_close_to_the_best_numbers() -> None:
    start = {"lot": 3.0, "spite": 1.0}
    found = optimise(start, lambda _, candidates: [closeness(one) for one in candidates], 8, 20, 1)
    assert closeness(found) > -0.01 > -1 > closeness(start)


def test_the_same_seed_finds_the_same_and_another_something_else() -> None:
    start = {"lot": 3.0, "spite": 1.0}
    found = [
        optimise(start, lambda _, candidates: [closeness(one) for one in candidates], 8, 2, seed)
        for seed in (1, 1, 2)
    ]
    assert found[0] == found[1] != found[2]


def test_what_is_found_is_better_in_spite_of_luck() -> None:
    found = tune(plan("fzzzt", 6000, 3), ToyCrew())
    assert closeness(found.found) > closeness({"lot": 3.0, "spite": 1.0}) / 2
    assert found.better and found.kept["lot"] == found.found["lot"] > 3.0


def test_what_is_found_is_measured_on_deals_that_nobody_has_seen() -> None:
    crew = ToyCrew()
    planned = plan("fzzzt", 1200, 3)
    tune(planned, crew)
    *searched, checked = [{fixture.deal for fixture in fixtures} for fixtures in crew.asked]
    assert len(searched) == planned.generations and len(checked) == planned.checked
    assert all(not before & after for before, after in pairwise(searched))
    assert not checked & set().union(*searched)


def test_all_candidates_of_a_generation_play_the_same_deals_with_the_same_luck() -> None:
    odd = {"lot": 9.0, "boldness": 0.3}
    first, second = scores(plan("fzzzt", 48, 3), [odd, dict(odd)], range(3), Local(), None)
    assert (first.deals, first.total) == (second.deals, second.total)


def test_whole_weights_are_left_alone() -> None:
    planned = plan("fzzzt", 600, 3)
    assert set(planned.weights) - set(planned.tuned) == {"worlds", "futures", "whim"}
    kept = tune(planned, ToyCrew()).kept
    assert [kept[name] for name in ("worlds", "futures", "whim")] == [12, 3, 3]


@pytest.mark.parametrize(("players", "matches"), [(2, 48), (2, 101), (2, 1000), (3, 200), (4, 4001)])
def test_no_more_matches_are_planned_than_allowed(players: int, matches: int) -> None:
    assert plan("fzzzt", matches, 3, players).matches <= matches


def test_the_matches_that_were_planned_are_played() -> None:
    planned = plan("fzzzt", 1000, 3)
    told: list[int] = []
    tune(planned, ToyCrew(), told.append)
    assert sum(told) == planned.matches


# -- the verdict ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("low", "better"), [(0.501, True), (0.5, False), (0.42, False)])
def test_only_what_is_surely_better_is_kept(low: float, better: bool) -> None:
    planned = plan("fzzzt", 48, 3)
    tuned = Tuned(planned, {**planned.tuned, "lot": 9.0}, Figure(0.55, low, 0.6))
    assert tuned.better is better
    assert tuned.kept == ({**planned.weights, "lot": 9.0} if better else planned.weights)


def saved_after(capsys: Capture, monkeypatch: pytest.MonkeyPatch, low: float) -> tuple[str, object]:
    """What the command says and writes if the interval begins here."""
    planned = plan("fzzzt", 48, 7)
    outcome = Tuned(planned, {**planned.tuned, "lot": 9.0}, Figure(0.55, low, 0.6))
    monkeypatch.setattr(command, "tune", lambda *_: outcome)
    done = run(capsys, *TINY, "--save", "new.json")
    assert (done.code, done.err) == (0, "")
    return done.out, json.loads(Path("new.json").read_text(encoding="utf-8"))


def test_worse_weights_are_not_written(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    told, data = saved_after(capsys, monkeypatch, 0.45)
    assert "not shown to be better: keep the weights in use" in told
    assert data == {
        "made_by": "ludoteca tune fzzzt --players 2 --matches 48 --seed 7",
        "measured": "the best others found made 55.0 % of the points (95 %: 45.0 to 60.0 %) against these, "
        "in 16 matches of 2 players on fresh deals",
        "weights": weights_of("fzzzt"),
    }


def test_better_weights_are_written(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    told, data = saved_after(capsys, monkeypatch, 0.51)
    assert "use them" in told
    assert data == {
        "made_by": "ludoteca tune fzzzt --players 2 --matches 48 --seed 7",
        "measured": "these weights made 55.0 % of the points (95 %: 51.0 to 60.0 %) against those before, "
        "in 16 matches of 2 players on fresh deals",
        "weights": {**weights_of("fzzzt"), "lot": 9.0},
    }


# -- the command ---------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_document_with_one_job_or_two(capsys: Capture) -> None:
    one, two = (run(capsys, *TINY, "--json", "--jobs", jobs) for jobs in ("1", "2"))
    assert one == two and (one.code, one.err) == (0, "")
    told = json.loads(one.out)
    assert list(told) == [
        "game", "players", "matches", "seed", "before", "found", "score", "low", "high", "better",
    ]  # fmt: skip
    assert (told["game"], told["players"], told["matches"], told["seed"]) == ("fzzzt", 2, 48, 7)
    assert told["before"] == weights_of("fzzzt") != told["found"]
    assert 0 <= told["low"] <= told["score"] <= told["high"] <= 1


def refused(done: Done) -> str:
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    return done.err.removeprefix("ludoteca: ").rstrip("\n")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("tune", "chess"), "there is no game 'chess'; there is fzzzt"),
        (("tune", "fzzzt", "--players", "5"), "fzzzt is for 2 to 4 players, not 5"),
        (("tune", "fzzzt", "--matches", "47"), "tuning takes at least 48 matches, not 47"),
        (("tune", "fzzzt", "--matches", "-1"), "tuning takes at least 48 matches, not -1"),
        (("tune", "fzzzt", "--matches", "many"), "--matches"),
        (("tune", "fzzzt", "--jobs", "0"), "the number of jobs is at least 1, not 0"),
        (
            ("tune", "fzzzt", "--save", "no/such/folder.json"),
            "no/such/folder.json: No such file or directory",
        ),
    ],
)
def test_bad_input_is_told_in_one_line(capsys: Capture, arguments: Sequence[str], message: str) -> None:
    assert message in refused(run(capsys, *arguments))


def test_the_fewest_matches_that_are_told_are_enough() -> None:
    for players in (2, 3, 4):
        with pytest.raises(ValueError, match="at least") as told:
            plan("fzzzt", 0, 1, players)
        fewest = int(str(told.value).split()[4])
        assert plan("fzzzt", fewest, 1, players).matches <= fewest


def test_no_file_is_written_over(capsys: Capture) -> None:
    Path("mine.json").write_text("mine", encoding="utf-8")
    assert refused(run(capsys, *TINY, "--save", "mine.json")) == "mine.json: this file is there already"
    assert Path("mine.json").read_text(encoding="utf-8") == "mine"


def test_the_data_of_a_game_is_not_written_over(capsys: Capture) -> None:
    data = Path(weights.__file__).parent / "fzzzt" / weights.FILE
    before = data.read_bytes()
    assert "this file is there already" in refused(run(capsys, *TINY, "--save", str(data)))
    assert data.read_bytes() == before


def test_without_the_optimiser_one_line_says_what_to_install(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cmaes", None)
    message = "the optimiser is not installed; install ludoteca[tune]"
    assert refused(run(capsys, *TINY, "--save", "new.json")) == message
    assert not Path("new.json").exists()
    with pytest.raises(NoOptimiser):
        tuning.optimise({"lot": 3.0}, lambda _, candidates: [0.0 for _ in candidates], 4, 1, 1)
