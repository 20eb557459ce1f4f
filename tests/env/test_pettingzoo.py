"""Rulings on the PettingZoo environments: its own tests, and that they are our games."""

import copy
import pickle
import warnings

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test

from ludoteca.env.pettingzoo import Environment, env, raw_env
from ludoteca.facets.registry import find
from ludoteca.kernel.decision import IllegalAnswer
from tests.boxes import near
from tests.env.playing import Options, every_game, every_table, every_variant


def play(table: Environment, seed: int) -> dict[str, float]:
    """A match by chance through the interface; what it was worth to each agent."""
    luck = np.random.default_rng(seed)
    table.reset(seed=seed)
    worth: dict[str, float] = {}
    for agent in table.agent_iter():
        observation, reward, over, cut, _ = table.last()
        if over or cut:
            worth[agent] = reward
            table.step(None)
        else:
            assert observation is not None
            table.step(int(luck.choice(np.flatnonzero(observation["action_mask"]))))
    return worth


@every_table
def test_pettingzoo_itself_finds_nothing_wrong(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        # It would like every observation to be one array; with a mask beside it, it is none.
        warnings.simplefilter("ignore")
        api_test(env(game, players=seats), num_cycles=50)
        seed_test(lambda: env(game, players=seats), num_cycles=20)


@every_variant
def test_every_variant_is_played_to_its_end(game: str, options: Options) -> None:
    seats = near(game, 1 if "automa" in options else 2)
    assert len(play(raw_env(game, seats, options), 1)) == seats


@every_game
@pytest.mark.parametrize("reward", ["rank", "win", "score"])
def test_rewards_follow_the_outcome(game: str, reward: str) -> None:
    seats = near(game, 3)
    table = raw_env(game, seats, reward=reward)
    for seed in range(3):
        worth = play(table, seed)
        outcome = table.play.match.outcome()
        values = [worth[agent] for agent in table.possible_agents]
        better = [(a, b) for a in range(seats) for b in range(seats) if outcome.ranks[a] < outcome.ranks[b]]
        if reward == "score":
            mean = [sum(outcome.scores) - score for score in outcome.scores]
            assert values == pytest.approx(
                [s - m / (seats - 1) for s, m in zip(outcome.scores, mean, strict=True)]
            )
        else:
            assert all(values[a] >= values[b] for a, b in better)
            assert all((value == 1) <= (rank == 1) for value, rank in zip(values, outcome.ranks, strict=True))
        if reward == "rank" and 1 in outcome.ranks:
            assert sum(values) == pytest.approx(0)


@every_game
def test_only_who_is_asked_may_act(game: str) -> None:
    table = raw_env(game, near(game, 3))
    table.reset(seed=1)
    for agent in table.agents:
        mask = table.observe(agent)["action_mask"]
        assert mask.any() == (agent == table.agent_selection)


def test_an_action_that_the_mask_forbids_is_refused() -> None:
    table = raw_env("fzzzt")
    table.reset(seed=1)
    with pytest.raises(IllegalAnswer):
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0]))


def test_a_history_shows_what_the_seat_saw_before_its_last_actions() -> None:
    table = raw_env("fzzzt", 2, history=3)
    table.reset(seed=1)
    seen: dict[str, list[np.ndarray]] = {agent: [] for agent in table.agents}
    luck = np.random.default_rng(1)
    for _ in range(30):
        agent = table.agent_selection
        observation = table.observe(agent)
        rows = observation["observation"]
        for age, earlier in enumerate(reversed(seen[agent][-2:]), start=1):
            assert np.array_equal(rows[age], earlier)
        seen[agent].append(rows[0])
        table.step(int(luck.choice(np.flatnonzero(observation["action_mask"]))))


def test_floats_come_instead_of_bytes_if_wanted() -> None:
    table = raw_env("fzzzt", 2, floats=True)
    table.reset(seed=1)
    sight = table.observe(table.agent_selection)["observation"]
    assert sight.dtype == np.float32 and table.observation_space("seat_0")["observation"].contains(sight)


def test_the_table_can_be_looked_at_as_text() -> None:
    table = raw_env("fzzzt", render_mode="ansi", eyes=1)
    table.reset(seed=1)
    seen = table.render()
    assert "Fzzzt!" in seen and "You" in seen
    everybody = raw_env("fzzzt", render_mode="ansi")
    everybody.reset(seed=1)
    assert everybody.render() != seen


def test_an_action_that_the_mask_forbids_loses_the_match_in_the_usual_wrappers() -> None:
    table = env("fzzzt", 3)
    table.reset(seed=1)
    loser = table.agent_selection
    observation = table.observe(loser)
    table.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert all(table.terminations.values())
    assert table.rewards == {agent: -1.0 if agent == loser else 0.0 for agent in table.possible_agents}


def test_the_usual_wrappers_keep_the_order_and_can_be_copied() -> None:
    table = env("fzzzt", 2)
    with pytest.raises(AttributeError):
        table.agent_selection  # noqa: B018
    table.reset(seed=1)
    for twin in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        seen, again = table.observe(table.agent_selection), twin.observe(twin.agent_selection)
        assert all(np.array_equal(seen[key], again[key]) for key in seen)
        twin.step(int(again["action_mask"].argmax()))
        assert table.agent_selection != twin.agent_selection or not np.array_equal(
            table.observe(table.agent_selection)["observation"],
            twin.observe(twin.agent_selection)["observation"],
        )


@pytest.mark.parametrize(
    ("game", "players", "complaint"),
    [("chess", 2, "there is no game"), ("fzzzt", 7, "for 2 to 4 players")],
)
def test_what_there_is_not_is_refused(game: str, players: int, complaint: str) -> None:
    with pytest.raises((LookupError, ValueError), match=complaint):
        env(game, players)


def test_nobody_asked_for_is_two_players() -> None:
    assert raw_env("red_rising").setting.seats == 2
    assert find("red_rising").identity.seats[0] == 1
