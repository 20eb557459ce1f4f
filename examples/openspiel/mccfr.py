"""Outcome-sampling MCCFR of OpenSpiel on a game of ours, cut down to a few deals: the curve of its score against uniform play.

    python examples/mccfr.py "ludoteca_hearts(deals=1)" --iterations 4000 --every 1000 --episodes 1500

Needs ludoteca[research] and the package of the game. A line for each point of the curve: iterations, information states met, and what
the average policy makes of a match against uniform opponents, each seat in turn, with its 95 % interval. Even is 0.
"""

from __future__ import annotations

import argparse
from time import process_time

import numpy as np
import pyspiel
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

import ludoteca.env.openspiel

WIDTH = 1.96
"""Standard errors to either side of a mean."""


def score(
    game: pyspiel.Game, learned: object, episodes: int, luck: np.random.RandomState
) -> tuple[float, float]:
    """The mean worth of a match to the learner among uniform players, and half its interval."""
    worths = []
    for episode in range(episodes):
        seat = episode % game.num_players()
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
            elif state.current_player() == seat:
                actions, chances = zip(*learned.action_probabilities(state).items(), strict=True)
            else:
                actions = state.legal_actions()
                chances = [1 / len(actions)] * len(actions)
            state.apply_action(int(luck.choice(actions, p=chances)))
        worths.append(state.returns()[seat])
    return float(np.mean(worths)), WIDTH * float(np.std(worths)) / len(worths) ** 0.5


def main() -> None:
    """Learn, and print the curve."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", help="a game as OpenSpiel loads it")
    parser.add_argument("--iterations", type=int, default=4000)
    parser.add_argument("--every", type=int, default=1000)
    parser.add_argument("--episodes", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    assert ludoteca.env.openspiel.PREFIX  # importing it has registered the games
    np.random.seed(args.seed)  # the solver draws from the shared generator
    game = pyspiel.load_game(args.game)
    solver = OutcomeSamplingSolver(game)
    print("iterations  states   score  +/-     seconds", flush=True)
    for done in range(args.iterations + 1):
        if done % args.every == 0:
            mean, half = score(game, solver.average_policy(), args.episodes, np.random.RandomState(args.seed))
            print(
                f"{done:>10}  {len(solver._infostates):>7}  {mean:+.3f}  {half:.3f}  {process_time():.0f}",
                flush=True,
            )
        solver.iteration()


if __name__ == "__main__":
    main()
