"""Rulings on tournaments: fair scores, one digest however they are played, and going on after a stop."""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from ludoteca.arena.deal import PlayedDeal
from ludoteca.arena.saved_deals import BadDealsFile, SavedDeals
from ludoteca.arena.schedule import Schedule, schedule, seatings
from ludoteca.arena.tournament import Result, hold
from ludoteca.arena.workers import Local
from ludoteca.facets.registry import find
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record


def planned(games: int = 8, seed: int = 5, players: int = 2, *bots: str) -> Schedule:
    return schedule("fzzzt", bots or ("uniform", "uniform"), games, seed, players)


def saved(plan: Schedule, path: Path, records: Path | None = None) -> Result:
    with SavedDeals(path, plan) as saved:
        return hold(plan, saved=saved, records=records)


def told(result: Result) -> object:
    """All that must not depend on how a tournament was played; times may."""
    matches = [(match.ranks, match.scores, match.position) for deal in result.deals for match in deal.matches]
    return result.plain(), matches


def positions(deals: Sequence[PlayedDeal]) -> list[str]:
    return [match.position for deal in deals for match in deal.matches]


# -- scores ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), [("fzzzt", 2), ("fzzzt", 3), ("zombie_fluxx", 2)])
def test_equal_bots_share_the_points(game: str, players: int) -> None:
    [pair] = hold(schedule(game, ["uniform", "uniform"], 120, 7, players)).pairs
    assert pair.low <= 0.5 <= pair.high and not pair.separated
    assert pair.high - pair.low < 0.4


def test_the_stronger_bot_is_found_wherever_it_stands_in_the_list() -> None:
    [first] = hold(planned(12, 5, 2, "greedy", "uniform")).pairs
    [second] = hold(planned(12, 5, 2, "uniform", "greedy")).pairs
    assert first.separated and first.score > 0.9
    assert second.separated and second.score < 0.1


def test_the_score_is_the_share_of_the_points_of_the_first_bot() -> None:
    result = hold(planned(6, 3, 3))
    made = 0.0
    for deal in result.deals:
        for match, seating in zip(deal.matches, seatings(3), strict=True):
            assert sum(match.points) == pytest.approx(1)
            made += sum(point for point, who in zip(match.points, seating, strict=True) if who == 0)
    assert result.pairs[0].score == pytest.approx(made / result.games)


def test_if_nobody_wins_everybody_has_the_same_part() -> None:
    result = hold(schedule("zombie_fluxx", ["uniform", "uniform"], 60, 2))
    lost = [match for deal in result.deals for match in deal.matches if 1 not in match.ranks]
    assert lost and all(match.points == [0.5, 0.5] for match in lost)


def test_alone_who_beats_the_automa_has_beaten_who_does_not() -> None:
    result = hold(schedule("red_rising", ["greedy", "uniform"], 12, 3, 1, {"automa": "1"}))
    for deal in result.deals:
        greedy, uniform = [match.ranks[0] == 1 for match in deal.matches]
        assert deal.score == (0.5 if greedy == uniform else float(greedy))
    assert result.pairs[0].score > 0.5


def test_other_bots_in_the_list_do_not_change_a_meeting() -> None:
    two = hold(planned(4))
    three = hold(planned(4, 5, 2, "uniform", "uniform", "uniform"))
    meeting = [deal for deal in three.deals if (deal.fixture.first, deal.fixture.second) == (0, 1)]
    assert positions(two.deals) == positions(meeting)


# -- one digest ------------------------------------------------------------------------------------------


def test_two_processes_give_what_one_gives() -> None:
    assert told(hold(planned(), Local(2))) == told(hold(planned(), Local(1)))


def test_another_seed_gives_another_digest() -> None:
    assert hold(planned(2, 1)).digest != hold(planned(2, 2)).digest


def test_all_seatings_of_a_deal_have_the_same_cards(tmp_path: Path) -> None:
    hold(planned(4, 5, 3), records=tmp_path)
    seeds = {Record.parse(path.read_text()).seed for path in tmp_path.iterdir()}
    assert len(list(tmp_path.iterdir())) == 6 and len(seeds) == 1


def test_records_can_be_played_again_and_name_the_bots(tmp_path: Path) -> None:
    hold(planned(4), records=tmp_path / "new" / "folder")
    paths = sorted((tmp_path / "new" / "folder").iterdir())
    records = [Record.parse(path.read_text()) for path in paths]
    assert [record.players for record in records] == [["uniform", "uniform#2"], ["uniform#2", "uniform"]] * 2
    assert all(Match.replay(find("fzzzt").rules, record).over for record in records)


def test_progress_counts_every_match_once() -> None:
    counted: list[int] = []
    hold(planned(8), progress=counted.append)
    assert sum(counted) == 8 and len(counted) > 2


# -- going on --------------------------------------------------------------------------------------------


def test_after_a_kill_the_same_comes_out(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    command = [sys.executable, "-m", "ludoteca", "arena", "fzzzt", "--bots", "greedy,uniform"]
    command += ["--games", "20", "--seed", "5", "--json", "--save", str(path)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as running:
        while running.poll() is None and not (path.exists() and path.read_bytes().count(b"\n") > 3):
            time.sleep(0.01)
        running.send_signal(signal.SIGKILL)
    lines = path.read_bytes().count(b"\n")
    plan = planned(20, 5, 2, "greedy", "uniform")
    assert 4 <= lines <= plan.deals
    assert told(saved(plan, path)) == told(hold(plan))


def test_what_is_finished_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "arena.jsonl"
    first = saved(planned(), path)
    monkeypatch.setattr("ludoteca.arena.workers.play_deal", None)
    assert told(saved(planned(), path)) == told(first)


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    whole = saved(planned(), path)
    path.write_bytes(path.read_bytes()[:-40])
    assert told(saved(planned(), path)) == told(whole)
    assert len(path.read_text().splitlines()) == 1 + planned().deals
    assert [json.loads(line) for line in path.read_text().splitlines()]


def test_more_games_go_on_from_fewer(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    saved(planned(4), path)
    assert told(saved(planned(8), path)) == told(hold(planned(8)))


def test_records_that_are_missing_are_played_again(tmp_path: Path) -> None:
    path, folder = tmp_path / "arena.jsonl", tmp_path / "records"
    saved(planned(4), path)
    result = saved(planned(4), path, folder)
    assert len(list(folder.iterdir())) == 4 and told(result) == told(hold(planned(4)))


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (planned(8, 6), "seed 5, not 6"),
        (planned(8, 5, 3), "players 2, not 3"),
        (planned(8, 5, 2, "uniform", "greedy"), 'bots ["uniform", "uniform#2"], not ["uniform", "greedy"]'),
        (schedule("fzzzt", ["uniform", "uniform"], 8, 5, options={"log": "full"}), "options"),
        (schedule("zombie_fluxx", ["uniform", "uniform"], 8, 5), 'game "fzzzt", not "zombie_fluxx"'),
    ],
)
def test_a_file_of_another_arena_is_refused_and_not_touched(
    tmp_path: Path, other: Schedule, message: str
) -> None:
    path = tmp_path / "arena.jsonl"
    saved(planned(2), path)
    before = path.read_bytes()
    with pytest.raises(BadDealsFile) as refusal:
        SavedDeals(path, other)
    assert "this file is of another arena" in str(refusal.value) and message in str(refusal.value)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["my diary", "my diary\n", "{}\n", "[1]\n\n"])
def test_a_file_of_something_else_is_refused_and_not_touched(tmp_path: Path, text: str) -> None:
    path = tmp_path / "diary.txt"
    path.write_text(text)
    with pytest.raises(BadDealsFile, match="this is no file of an arena"):
        SavedDeals(path, planned())
    assert path.read_text() == text


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    saved(planned(4), path)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text(lines[0] + "{}\n" + lines[2])
    with pytest.raises(BadDealsFile, match="line 2: this is no finished deal"):
        SavedDeals(path, planned(4))
