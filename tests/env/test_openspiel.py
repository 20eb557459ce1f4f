"""Rulings on the OpenSpiel games: its own tests, and its algorithms on our matches."""

from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python import policy
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation

import ludoteca.env.openspiel  # registers the games
from tests.boxes import near
from tests.env.playing import every_game, every_table


def load(game: str, parameters: str = "") -> Any:
    assert ludoteca.env.openspiel.PREFIX
    return pyspiel.load_game(f"ludoteca_{game}({parameters})" if parameters else f"ludoteca_{game}")


def some_way(game: Any, seed: int, steps: int) -> Any:
    """A state after so many actions by chance."""
    luck = np.random.RandomState(seed)
    state = game.new_initial_state()
    state.apply_action(seed)
    for _ in range(steps):
        state.apply_action(luck.choice(state.legal_actions()))
    return state


@pytest.mark.slow
@every_table
def test_openspiel_itself_finds_nothing_wrong(game: str, seats: int) -> None:
    loaded = load(game, f"players={seats},deals=5")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@every_game
def test_openspiel_plays_a_match_through_and_tells_all_of_it(game: str) -> None:
    told = generate_playthrough.playthrough(
        load(game, "deals=5").get_type().short_name, action_sequence=None, seed=1
    )
    assert "IsTerminal() = True" in told and "ObservationTensor" in told


@every_game
def test_its_information_set_search_plays_ours(game: str) -> None:
    loaded = load(game)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(loaded, evaluator, 2.0, 4, random_state=np.random.RandomState(2))
    for steps in (0, 7):
        state = some_way(loaded, 1, steps)
        assert bot.step(state) in state.legal_actions()


# It divides by chances that are zero, and knows what to do with what comes out.
@pytest.mark.filterwarnings("ignore::RuntimeWarning:open_spiel")
@every_game
def test_its_regret_minimisation_runs_on_ours(game: str) -> None:
    np.random.seed(1)  # it draws from the shared generator
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load(game, "deals=1"))
    solver.iteration()
    assert isinstance(solver.average_policy(), policy.Policy)


@every_game
def test_a_resampled_state_is_the_same_to_its_player(game: str) -> None:
    loaded = load(game, f"players={near(game, 3)}")
    knowing = make_observation(loaded, pyspiel.IIGObservationType(perfect_recall=True))
    for steps in (0, 3, 10, 25):
        state = some_way(loaded, 2, steps)
        player = state.current_player()
        other = state.resample_from_infostate(player, np.random.RandomState(steps).uniform)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        tensors = []
        for one in (state, other):
            knowing.set_from(one, player)
            tensors.append(knowing.tensor.copy())
        assert np.array_equal(*tensors)


@every_game
def test_a_copy_of_a_resampled_state_goes_on_alike(game: str) -> None:
    state = some_way(load(game), 3, 6)
    other = state.resample_from_infostate(state.current_player(), np.random.RandomState(1).uniform)
    luck = np.random.RandomState(1)
    for _ in range(8):
        twin = other.clone()
        assert twin.legal_actions() == other.legal_actions() and str(twin) == str(other)
        other.apply_action(luck.choice(other.legal_actions()))


def test_information_states_differ_where_the_past_did() -> None:
    loaded = load("fzzzt")
    first, second = some_way(loaded, 1, 0), some_way(loaded, 1, 0)
    mover = first.current_player()
    actions = first.legal_actions()
    first.apply_action(actions[0])
    second.apply_action(actions[-1])
    assert first.information_state_string(mover) != second.information_state_string(mover)


def test_players_options_and_rewards_are_parameters() -> None:
    state = some_way(load("fzzzt", "players=4,options=log:full;last_assignment:ask,reward=win"), 1, 0)
    match = state.play.match
    assert match.seats == 4 and match.options == {"log": "full", "last_assignment": "ask"}
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert min(state.returns()) == -1


def test_any_number_of_deals_is_drawn_by_nodes_of_a_thousand() -> None:
    loaded = load("fzzzt", "deals=5000000")
    assert loaded.max_chance_outcomes() == 1000
    state = loaded.new_initial_state()
    counts = []
    while state.is_chance_node():
        counts.append(len(state.chance_outcomes()))
        state.apply_action(1)
        twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(loaded, state))[1]
        assert str(twin) == str(state)
    assert counts == [1000, 1000, 5]
    other = loaded.new_initial_state()
    for outcome in (1, 2, 1):
        other.apply_action(outcome)
    assert str(other) != str(state)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def test_an_information_state_can_be_read() -> None:
    state = some_way(load("fzzzt"), 1, 0)
    lines = state.information_state_string(state.current_player()).splitlines()
    assert lines[0] == f"seat {state.current_player()} of 2"
    assert any(line.startswith("belt: ") for line in lines)
    assert any(line.startswith("bid? ") for line in lines)


@pytest.mark.parametrize(
    ("game", "parameters", "utility"),
    [
        ("fzzzt", "", "ZERO_SUM"),
        ("fzzzt", "players=3,reward=score", "ZERO_SUM"),
        ("fzzzt", "players=3,reward=win", "GENERAL_SUM"),
        ("zombie_fluxx", "", "GENERAL_SUM"),
        ("zombie_fluxx", "reward=score", "ZERO_SUM"),
        ("red_rising", "players=1", "GENERAL_SUM"),
    ],
)
def test_the_utility_is_what_the_worths_sum_up_to(game: str, parameters: str, utility: str) -> None:
    loaded = load(game, parameters)
    assert loaded.get_type().utility == getattr(pyspiel.GameType.Utility, utility)
    if utility == "ZERO_SUM":
        assert loaded.utility_sum() == 0
        state = some_way(loaded, 1, 0)
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
        assert sum(state.returns()) == pytest.approx(0)


def test_actions_are_spelt_for_people() -> None:
    state = some_way(load("fzzzt"), 1, 0)
    assert state.action_to_string(state.current_player(), 1) == "done"
    assert state.action_to_string(state.current_player(), 2) == "M1"
