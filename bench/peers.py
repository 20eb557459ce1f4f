"""Measure the random play and the search of peer frameworks: decisions and seconds, on one core.

A standalone script for an environment that holds `requirements-peers.txt`. It reads requests as
JSON lines on standard input and answers each with one JSON line on standard output:

    {"list": true}
        -> {"peers": ["open_spiel/hearts", ...], "searchers": ["open_spiel/hearts, ISMCTS", ...]}
    {"twin": "open_spiel/hearts(jd_bonus=true)"}
        -> {"peers": ["open_spiel/hearts(jd_bonus=true)", ...], "searchers": [...]}    (any game of OpenSpiel)
    {"peer": "open_spiel/hearts", "seconds": 1.0, "seed": 7}
        -> {"peer": "open_spiel/hearts", "version": "2.0.2",
            "games": 12, "decisions": 540, "steps": 732, "seconds": 1.002}
    {"search": "open_spiel/hearts, ISMCTS", "seconds": 1.0, "seed": 7}
        -> {"peer": "open_spiel/hearts, ISMCTS", "version": "2.0.2", "simulations": 30000,
            "decisions": 450000.5, "steps": 700000.0, "seconds": 1.002}
    anything that fails
        -> {"peer": "open_spiel/hearts", "error": "one line"}    (no "peer" if none was named)

A decision is a question with more than one option, a step is whatever a player does. OpenSpiel is
played by the loop of its own examples, and hearts by a tuned one too; the other loops are as short
as each framework's own Python interface allows. Games are played to their end; setting up the
framework and one game to warm up are not timed, dealing a game is. Seconds are the processor's.

A search is that of one decision, drawn evenly from those of a game played by chance, with 100
simulations. OpenSpiel's goes in every simulation from there to the end of the game: down its tree,
then by chance. What it does there in C++ cannot be counted, so games are played on by chance from
the same decision, and their mean of decisions and steps is taken for that of each simulation. (A
step is a card played or a bid, whatever happens, so the number of steps is the same in all.)
"""

import json
import math
import os
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from random import Random
from random import seed as seed_shared_random
from time import process_time
from typing import Any, NamedTuple, TextIO

# The peers carry no types: whatever comes out of `import_module` is `Any`.

Count = tuple[int, int]
"""Decisions, which are questions with more than one option, and steps, which are all that players did."""

PlayGame = Callable[[], Count]
"""Play one game to its end and count."""

OpenPeer = Callable[[Random], PlayGame]
"""Set up a framework, its luck drawn from the generator."""

Search = Callable[[], tuple[float, float, float]]
"""Search one decision; the seconds it took, and the decisions and steps of one simulation of it."""

OpenSearch = Callable[[Random], Search]
"""Set up a framework and its search."""

SIMULATIONS = 100
EXPLORATION = 2.0
PLAYED_ON = 20
"""So many games are played on to learn how many decisions and steps are left."""

Reply = dict[str, str | int | float | list[str]]


class RequestError(Exception):
    """A request that names no measurement; the message says what came and what was allowed."""


class Searcher(NamedTuple):
    """A framework's distribution, and the way to open one search of it."""

    distribution: str
    open: OpenSearch


class Peer(NamedTuple):
    """A framework's distribution, whose version is reported, and the way to open one game of it."""

    distribution: str
    open: OpenPeer


def open_spiel(game_name: str) -> OpenPeer:
    """Open a game of OpenSpiel and play it by the loop of its own Python examples."""

    def open_game(luck: Random) -> PlayGame:
        game = import_module("pyspiel").load_game(game_name)

        def play() -> Count:
            state = game.new_initial_state()
            decisions = steps = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(luck.choices(outcomes, weights)[0])
                else:
                    actions = state.legal_actions()
                    state.apply_action(luck.choice(actions))
                    decisions += len(actions) > 1
                    steps += 1
            return decisions, steps

        return play

    return open_game


def open_spiel_tuned(game_name: str) -> OpenPeer:
    """Open a game of OpenSpiel and play it by the shortest loop that its chances allow."""

    def open_game(luck: Random) -> PlayGame:
        pyspiel = import_module("pyspiel")
        new_state = pyspiel.load_game(game_name).new_initial_state
        chance, terminal = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
        random = luck.random
        require_even_chances(new_state(), chance, terminal, luck)

        def play() -> Count:
            state = new_state()
            current_player = state.current_player
            legal_actions = state.legal_actions
            chance_outcomes = state.chance_outcomes
            apply_action = state.apply_action
            decisions = steps = 0
            while (player := current_player()) != terminal:
                if player == chance:
                    outcomes = chance_outcomes()
                    apply_action(outcomes[int(random() * len(outcomes))][0])
                else:
                    actions = legal_actions()
                    number = len(actions)
                    apply_action(actions[int(random() * number)])
                    decisions += number > 1
                    steps += 1
            return decisions, steps

        return play

    return open_game


def open_spiel_search(game_name: str, skipped: int) -> OpenSearch:
    """Open OpenSpiel's own information-set search, with one rollout by chance for every simulation.

    The first steps of a game, so many, are not searched.
    """

    def open_game(luck: Random) -> Search:
        pyspiel = import_module("pyspiel")
        game = pyspiel.load_game(game_name)

        def play_on(state: Any, kept: list[Any]) -> Count:
            decisions = steps = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(luck.choices(outcomes, weights)[0])
                else:
                    actions = state.legal_actions()
                    if len(actions) > 1 and steps >= skipped:
                        kept.append(state.clone())
                    state.apply_action(luck.choice(actions))
                    decisions += len(actions) > 1
                    steps += 1
            return decisions, steps

        def search() -> tuple[float, float, float]:
            reached: list[Any] = []
            play_on(game.new_initial_state(), reached)
            state = luck.choice(reached)
            seed = luck.getrandbits(31)
            evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
            bot = pyspiel.ISMCTSBot(
                seed=seed, evaluator=evaluator, uct_c=EXPLORATION, max_simulations=SIMULATIONS
            )
            start = process_time()
            bot.step(state)
            passed = process_time() - start
            counts = [play_on(state.clone(), []) for _ in range(PLAYED_ON)]
            decisions = sum(chosen for chosen, _ in counts) / PLAYED_ON
            return passed, decisions, sum(done for _, done in counts) / PLAYED_ON

        return search

    return open_game


def require_even_chances(state: Any, chance: int, terminal: int, luck: Random) -> None:
    """Play one game and raise if some chance outcome is likelier than another.

    The measured loop draws outcomes without their weights, which is quicker and, where chances
    are even, the same.
    """
    while (player := state.current_player()) != terminal:
        if player == chance:
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            if not math.isclose(min(weights), max(weights)):
                raise RuntimeError(f"{state.get_game()}: chances must be even; got {weights}")
            state.apply_action(luck.choice(outcomes))
        else:
            state.apply_action(luck.choice(state.legal_actions()))


def rlcard(game_name: str) -> OpenPeer:
    """Open a game of RLCard, for its usual players, choosing by action number as its own agents do."""

    def open_game(luck: Random) -> PlayGame:
        environment = import_module("rlcard").make(game_name, {"seed": luck.getrandbits(31)})
        reset, step, is_over = environment.reset, environment.step, environment.is_over
        random = luck.random

        def play() -> Count:
            state, _ = reset()
            decisions = steps = 0
            while not is_over():
                actions = list(state["legal_actions"])
                number = len(actions)
                state, _ = step(actions[int(random() * number)])
                decisions += number > 1
                steps += 1
            return decisions, steps

        return play

    return open_game


def catanatron(luck: Random) -> PlayGame:
    """Open Catanatron's game for four of its random players.

    The loop is that of its `Game.play`, with its limit of turns, less the copies kept for
    observers.
    """
    package = import_module("catanatron")
    new_game, new_player = package.Game, package.RandomPlayer
    colors = list(package.Color)
    turns_limit = import_module("catanatron.game").TURNS_LIMIT
    random = luck.random

    def play() -> Count:
        # A seed of 0 would mean none to Catanatron.
        game = new_game([new_player(color) for color in colors], seed=1 + int(random() * 2**31))
        state, play_tick, winning_color = game.state, game.play_tick, game.winning_color
        decisions = steps = 0
        while winning_color() is None and state.num_turns < turns_limit:
            decisions += len(state.playable_actions) > 1
            play_tick()
            steps += 1
        return decisions, steps

    return play


def pettingzoo(game_name: str) -> OpenPeer:
    """Open a classic game of PettingZoo, in turns.

    All players end at once, so the game is left there, without the empty steps by which
    PettingZoo would dismiss each of them.
    """

    def open_game(luck: Random) -> PlayGame:
        environment = import_module(f"pettingzoo.classic.{game_name}").env()
        environment.reset(seed=luck.getrandbits(31))
        reset, last, step = environment.reset, environment.last, environment.step
        random = luck.random

        def play() -> Count:
            reset()
            decisions = steps = 0
            while True:
                observation, _, terminated, truncated, _ = last()
                if terminated or truncated:
                    return decisions, steps
                mask = observation["action_mask"].tolist()
                actions = [action for action, legal in enumerate(mask) if legal]
                step(actions[int(random() * len(actions))])
                decisions += len(actions) > 1
                steps += 1

        return play

    return open_game


PEERS = {
    "open_spiel/hearts": Peer("open_spiel", open_spiel("hearts")),
    "open_spiel/hearts, tuned loop": Peer("open_spiel", open_spiel_tuned("hearts")),
    "open_spiel/gin_rummy": Peer("open_spiel", open_spiel("gin_rummy")),
    "open_spiel/oh_hell": Peer("open_spiel", open_spiel("oh_hell")),
    "rlcard/uno": Peer("rlcard", rlcard("uno")),
    "rlcard/leduc-holdem": Peer("rlcard", rlcard("leduc-holdem")),
    "catanatron/catan": Peer("catanatron", catanatron),
    "pettingzoo/leduc_holdem": Peer("pettingzoo", pettingzoo("leduc_holdem_v4")),
    "pettingzoo/hanabi": Peer("pettingzoo", pettingzoo("hanabi_v5")),
}

SEARCHERS = {
    # While three cards of each hand are passed, the search of OpenSpiel 2.0.2 crashes now and then.
    "open_spiel/hearts, ISMCTS": Searcher("open_spiel", open_spiel_search("hearts", 12)),
    "open_spiel/oh_hell, ISMCTS": Searcher("open_spiel", open_spiel_search("oh_hell", 0)),
}


def add_twin(name: str) -> Reply:
    """Measure a game of OpenSpiel by its loops and its search, if that is not done already; how these are called."""
    framework, _, game = name.partition("/")
    if framework != "open_spiel":
        raise RequestError(f"twins are games of open_spiel, not of {framework!r}")
    loops, searches = {name: open_spiel, f"{name}, tuned loop": open_spiel_tuned}, f"{name}, ISMCTS"
    for loop, play in loops.items():
        PEERS.setdefault(loop, Peer("open_spiel", play(game)))
    SEARCHERS.setdefault(searches, Searcher("open_spiel", open_spiel_search(game, 0)))
    return {"peers": list(loops), "searchers": [searches]}


def measure(name: str, seconds: float, seed: int) -> Reply:
    """Play whole games of a peer until the seconds have passed."""
    peer = PEERS[name]
    seed_shared_random(seed)
    play = peer.open(Random(seed))
    play()
    games = decisions = steps = 0
    passed = 0.0
    start = process_time()
    while passed < seconds:
        chosen, done = play()
        decisions += chosen
        steps += done
        games += 1
        passed = process_time() - start
    return {
        "peer": name,
        "version": version(peer.distribution),
        "games": games,
        "decisions": decisions,
        "steps": steps,
        "seconds": passed,
    }


def measure_search(name: str, seconds: float, seed: int) -> Reply:
    """Search decisions of a peer until the seconds have passed, not counting the way there."""
    searcher = SEARCHERS[name]
    search = searcher.open(Random(seed))
    search()
    simulations = 0
    decisions = steps = passed = 0.0
    while passed < seconds:
        took, chosen, done = search()
        simulations += SIMULATIONS
        decisions += SIMULATIONS * chosen
        steps += SIMULATIONS * done
        passed += took
    return {
        "peer": name,
        "version": version(searcher.distribution),
        "simulations": simulations,
        "decisions": decisions,
        "steps": steps,
        "seconds": passed,
    }


def answer(line: str) -> Reply:
    """Answer one request; what fails becomes a reply with an error of one line."""
    named: Reply = {}
    try:
        match json.loads(line):
            case {"list": True}:
                return {"peers": list(PEERS), "searchers": list(SEARCHERS)}
            case {"twin": str(name)}:
                return add_twin(name)
            case {"peer": str(name), "seconds": int() | float() as seconds, "seed": int(seed)}:
                there, act = list(PEERS), measure
            case {"search": str(name), "seconds": int() | float() as seconds, "seed": int(seed)}:
                there, act = list(SEARCHERS), measure_search
            case _:
                raise RequestError(f"asked for a list, or a peer or search, seconds and a seed; got {line}")
        named = {"peer": name}
        if name not in there:
            raise RequestError(f"no peer {name!r}; there are {', '.join(there)}")
        if not 0 < seconds < math.inf:
            raise RequestError(f"seconds must be a number above 0; got {seconds}")
        return act(name, seconds, seed)
    except json.JSONDecodeError:
        return {"error": one_line(f"asked for a line of JSON; got {line}")}
    except RequestError as error:
        return named | {"error": one_line(str(error))}
    except Exception as error:  # noqa: BLE001 - a peer may fail in any way, and the others must go on
        return named | {"error": one_line(f"{type(error).__name__}: {error}")}


def one_line(text: str) -> str:
    """The text with every run of blanks and line ends made one blank."""
    return " ".join(text.split())


def claim_output() -> TextIO:
    """Keep standard output for replies: whatever else is printed, even from C, goes nowhere."""
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8", buffering=1)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    return replies


def main() -> None:
    """Answer requests until standard input ends."""
    for library in ("OMP", "OPENBLAS", "MKL"):
        os.environ[f"{library}_NUM_THREADS"] = "1"
    replies = claim_output()
    for line in sys.stdin:
        if line.strip():
            print(json.dumps(answer(line)), file=replies)


if __name__ == "__main__":
    main()
