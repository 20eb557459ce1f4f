"""Rulings on the Gymnasium environments: its own checker, and that opponents are whom one chooses."""

import copy
import pickle
import sys
import warnings
from importlib import import_module
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium")

import gymnasium
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from ludoteca.env.gymnasium import OneSeat, id_of, make, vector
from ludoteca.env.play import Play, Setting
from ludoteca.env.render import rendered
from ludoteca.kernel.decision import IllegalAnswer
from ludoteca.kernel.luck import Luck, seed_from
from tests.env.playing import every_game, every_table


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


@every_table
def test_gymnasium_itself_finds_nothing_wrong(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        # It can look at other ways of rendering only if it has made the environment itself.
        warnings.simplefilter("ignore")
        check_env(make(game, seats))


@every_game
@pytest.mark.parametrize("knowledge", ["memory", "judged", "oracle"])
def test_gymnasium_finds_nothing_wrong_with_any_knowledge(game: str, knowledge: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(make(game, knowledge=knowledge))


@every_game
def test_the_same_seed_plays_the_same_match(game: str) -> None:
    first, second = (play(make(game, opponents=["uniform"]), 3) for _ in range(2))
    assert first[0] == second[0]
    assert all(np.array_equal(a, b) for a, b in zip(first[1], second[1], strict=True))


@every_game
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
def test_a_copy_in_the_middle_of_a_match_goes_on_alike_and_shares_nothing(game: str, copied: Any) -> None:
    table = make(game, opponents=["greedy"], history=2)
    _, info = table.reset(seed=1)
    for _ in range(5):
        *_, info = table.step(int(np.flatnonzero(info["action_mask"])[-1]))
    twin = copied(table)
    before = table.step(int(np.flatnonzero(info["action_mask"])[0]))
    after = twin.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert np.array_equal(before[0], after[0]) and before[1:4] == after[1:4]
    assert twin.play is not table.play


@every_game
def test_gymnasium_makes_every_game_by_its_id(game: str) -> None:
    table = gymnasium.make(id_of(game), opponents=["greedy"], render_mode="ansi", disable_env_checker=True)
    with pytest.raises(ResetNeeded):
        table.step(0)
    table.reset(seed=1)
    shown = table.render()
    assert isinstance(shown, str) and len(shown.splitlines()) > 5
    copy.deepcopy(table).reset(seed=1)


def test_the_ids_are_written_as_gymnasium_writes_them() -> None:
    assert id_of("zombie_fluxx") == "ludoteca/ZombieFluxx-v1"


def test_nothing_is_stepped_before_its_first_and_after_its_last_question() -> None:
    table = make("fzzzt")
    for too_early in (table.action_masks, table.render, lambda: table.step(0)):
        with pytest.raises(ResetNeeded):
            too_early()
    play(table, 1)
    with pytest.raises(ResetNeeded):
        table.step(0)


def test_a_match_is_rendered_as_a_picture() -> None:
    table = make("fzzzt", render_mode="rgb_array")
    table.reset(seed=1)
    picture = table.render()
    assert (
        picture.dtype == np.uint8
        and picture.shape[2] == 3
        and len(np.unique(picture.reshape(-1, 3), axis=0)) > 5
    )
    table.step(int(table.action_masks().argmax()))
    assert table.render().shape == picture.shape
    assert make("fzzzt").render_mode is None
    with pytest.raises(ValueError, match="no way of rendering"):
        make("fzzzt", render_mode="human")


@every_game
def test_what_is_rendered_is_the_same_in_every_world_the_seat_can_imagine(game: str) -> None:
    table = make(game, seat=1, render_mode="ansi")
    table.reset(seed=2)
    seen = table.render()
    assert table.play is not None
    for number in range(3):
        world = table.play.imagine(table.me, Luck(seed_from("world", number)))
        assert rendered(world, table.me, "ansi") == seen


@every_game
def test_actions_and_rows_can_be_read(game: str) -> None:
    setting = Setting(game)
    assert len({setting.action_name(action) for action in range(setting.actions)}) > setting.actions // 2
    with pytest.raises(ValueError, match="there is no action"):
        setting.action_name(setting.actions)
    play = Play(setting, 1)
    assert play.mover is not None
    said = setting.decode(play.row(play.mover))
    assert said and set(said) <= {slot.name for slot in setting.encoder.slots}


@pytest.mark.parametrize(
    ("module", "missing"),
    [("gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")],
)
def test_what_is_missing_says_which_extra_brings_it(
    module: str, missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    monkeypatch.delitem(sys.modules, f"ludoteca.env.{module}", raising=False)
    wanted = rf"{missing} is not installed: pip install 'ludoteca\[research\]'"
    with pytest.raises(ModuleNotFoundError, match=wanted):
        import_module(f"ludoteca.env.{module}")


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


def test_an_action_that_the_mask_forbids_is_refused_if_wanted() -> None:
    table = make("fzzzt", illegal="raise")
    _, info = table.reset(seed=1)
    with pytest.raises(IllegalAnswer):
        table.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert np.array_equal(table.action_masks(), info["action_mask"])


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
