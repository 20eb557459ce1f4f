"""Rulings on simulations: what is counted, and what must not make a difference."""

import json
import os
import subprocess
import sys
from hashlib import sha256

import pytest

from ludoteca.arena.simulate import Simulation, play_match, simulate

SCRIPT = """
from ludoteca.arena.simulate import simulate
print(simulate("fzzzt", 3, 6, 5, ["greedy", "uniform"]).digest)
"""


def test_the_digest_does_not_depend_on_the_number_of_jobs() -> None:
    alone = simulate("fzzzt", 3, 9, 5, ["greedy", "uniform"], jobs=1)
    shared = simulate("fzzzt", 3, 9, 5, ["greedy", "uniform"], jobs=2)
    assert (alone.digest, alone.wins, alone.mean_scores) == (shared.digest, shared.wins, shared.mean_scores)


def test_the_digest_does_not_depend_on_the_hash_seed() -> None:
    digests = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1")
    ]
    assert digests[0] == digests[1] != ""


def test_another_seed_gives_another_digest() -> None:
    assert simulate("fzzzt", 2, 2, 1).digest != simulate("fzzzt", 2, 2, 2).digest


def test_other_bots_give_another_digest() -> None:
    assert simulate("fzzzt", 2, 2, 1).digest != simulate("fzzzt", 2, 2, 1, ["greedy"]).digest


def test_a_match_is_the_same_however_many_are_played() -> None:
    plan = Simulation("fzzzt", 2, 7, ("uniform", "uniform"), {})
    texts = [play_match(plan, number).position for number in range(3)]
    assert simulate("fzzzt", 2, 3, 7).digest == sha256("".join(texts).encode()).hexdigest()


def test_the_position_of_a_match_is_canonical_json_of_the_end() -> None:
    text = play_match(Simulation("fzzzt", 2, 7, ("uniform", "uniform"), {}), 0).position
    position = json.loads(text)
    assert position["fields"]["phase"] == "over"
    assert text == json.dumps(position, sort_keys=True, separators=(",", ":"))


def test_every_match_is_won_alone_or_shared() -> None:
    result = simulate("fzzzt", 4, 60, 3)
    assert sum(result.wins) + result.draws == result.games == 60


def test_winners_and_scores_are_those_of_the_matches() -> None:
    plan = Simulation("fzzzt", 3, 11, ("uniform",) * 3, {})
    played = [play_match(plan, number) for number in range(20)]
    result = simulate("fzzzt", 3, 20, 11)
    assert list(result.wins) == [sum(one.outcome.winners == (seat,) for one in played) for seat in range(3)]
    assert result.draws == sum(len(one.outcome.winners) > 1 for one in played)
    assert list(result.mean_scores) == [
        sum(one.outcome.scores[seat] for one in played) / 20 for seat in range(3)
    ]
    assert result.decisions == sum(one.decisions for one in played)


def test_a_short_list_of_bots_is_gone_through_again() -> None:
    short = simulate("fzzzt", 4, 2, 1, ["greedy", "uniform"])
    assert short.digest == simulate("fzzzt", 4, 2, 1, ["greedy", "uniform", "greedy", "uniform"]).digest


def test_progress_counts_every_match_once() -> None:
    told: list[int] = []
    simulate("fzzzt", 2, 250, 1, progress=told.append)
    assert sum(told) == 250 and len(told) > 1


def test_options_reach_the_match() -> None:
    plan = Simulation("fzzzt", 2, 1, ("uniform", "uniform"), {"last_assignment": "ask"})
    assert json.loads(play_match(plan, 0).position)["options"]["last_assignment"] == "ask"


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": 5}, "fzzzt is for 2 to 4 players, not 5"),
        ({"players": 0}, "fzzzt is for 2 to 4 players, not 0"),
        ({"games": 0}, "the number of games is at least 1, not 0"),
        ({"jobs": 0}, "the number of jobs is at least 1, not 0"),
        ({"bots": ["oracle"]}, "there is no bot 'oracle'"),
        ({"bots": []}, "2 players need 1 to 2 bots, not 0"),
        ({"bots": ["uniform"] * 3}, "2 players need 1 to 2 bots, not 3"),
        ({"options": {"log": "half"}}, "option log of fzzzt is one of last, full, not 'half'"),
        ({"options": {"speed": "1"}}, "fzzzt has no option 'speed'"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(wrong: dict[str, object], message: str) -> None:
    asked: dict[str, object] = {"game": "fzzzt", "players": 2, "games": 1, "seed": 1, **wrong}
    with pytest.raises((LookupError, ValueError)) as refusal:
        simulate(**asked)  # type: ignore[arg-type]  # the wrong arguments are the point
    assert message in str(refusal.value) and "\n" not in str(refusal.value)
