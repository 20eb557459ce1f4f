"""Rulings on the Gymnasium environments: its own checker, and that opponents are whom one chooses."""

import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env

from ludoteca.env.gymnasium import OneSeat, make, vector
from tests.env.playing import every_game


def play(table: OneSeat, seed: int) -> tuple[float, list[Any]]:
    """A match by chance: what it was worth, and all that was seen."""
    luck = np.random.default_rng(seed)
    sight, info = table.reset(seed=seed)
    seen = [sight]
    while True:
        action = int(luck.choice(np.flatnonzero(info["action_mask"])))
        sight, worth, over, _, info = table.step(action)
        seen.append(sight)
        if over:
            return worth, seen


@every_game
def test_gymnasium_itself_finds_nothing_wrong(game: str) -> None:
    with warnings.catch_warnings():
        # It can look at other ways of rendering only if it has made the environment itself.
        warnings.simplefilter("ignore")
        check_env(make(game))


@every_game
def test_the_same_seed_plays_the_same_match(game: str) -> None:
    first, second = (play(make(game, opponents=["uniform"]), 3) for _ in range(2))
    assert first[0] == second[0]
    assert all(np.array_equal(a, b) for a, b in zip(first[1], second[1], strict=True))


def test_opponents_play_as_they_are_named() -> None:
    worths = {
        bot: np.mean([play(make("fzzzt", opponents=[bot], reward="win"), seed)[0] for seed in range(12)])
        for bot in ("uniform", "greedy")
    }
    assert worths["greedy"] < worths["uniform"]


def test_the_only_player_of_red_rising_plays_against_the_automa() -> None:
    worth, _ = play(make("red_rising", 1, reward="win"), 1)
    assert worth in (-1.0, 1.0)


def test_a_seat_may_be_another_one_in_every_match() -> None:
    table = make("fzzzt", 4, seat=None)
    assert len({table.reset(seed=seed)[1]["seat"] for seed in range(20)}) == 4


def test_an_action_that_the_mask_forbids_loses_the_match() -> None:
    table = make("fzzzt")
    _, info = table.reset(seed=1)
    _, worth, over, _, info = table.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert over and worth == -1 and info["illegal"]


@pytest.mark.parametrize("processes", [False, True])
def test_many_tables_are_stepped_together(processes: bool) -> None:
    tables = vector("fzzzt", 3, processes=processes, opponents=["uniform"])
    try:
        sights, infos = tables.reset(seed=1)
        assert sights.shape[0] == 3
        masks = np.stack(infos["action_mask"])
        sights, worths, *_ = tables.step(masks.argmax(1))
        assert len(worths) == 3
    finally:
        tables.close()


def test_a_bot_that_there_is_not_is_refused_before_the_first_match() -> None:
    with pytest.raises(LookupError, match="there is no bot"):
        make("fzzzt", opponents=["nobody"])
