"""The measured ceiling: how a seer does against a fair search of the same size, and against greedy.

    python -m tools.ceiling fzzzt --games 40 --seed 1

Every deal is played from all seats; the score is the share of the points, with its interval of 95 %.
"""

from __future__ import annotations

from argparse import ArgumentParser
from unittest.mock import patch

from ludoteca.arena.schedule import schedule
from ludoteca.arena.tournament import Pair, hold
from tools import seer


def ceiling(game: str, games: int, seed: int, worlds: int, players: int | None = None) -> list[Pair]:
    """How seer, search and greedy do against each other; the seer is let in for these matches only."""
    with patch.object(seer, "WORLDS", worlds):
        bots = ["tools.seer:Seer", f"ismcts:{worlds}", "greedy"]
        found = hold(schedule(game, bots, games, seed, players))
    for fault in found.faults:
        raise RuntimeError(f"{fault.bot} {fault.kind}: {fault.message}")
    return found.pairs


def main() -> None:
    """Play, and print a line for every pair."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, required=True, metavar="K", help="matches of every pair")
    parser.add_argument("--seed", type=int, required=True, metavar="S")
    parser.add_argument(
        "--worlds", type=int, default=200, metavar="N", help="for every decision; 200 unless told"
    )
    parser.add_argument("--players", type=int, metavar="P", help="how many seats; 2 unless told")
    args = parser.parse_args()
    for pair in ceiling(args.game, args.games, args.seed, args.worlds, args.players):
        print(
            f"{args.game}: {pair.a} against {pair.b}: {pair.score:.1%} ({pair.low:.1%} to {pair.high:.1%}), "
            f"{pair.games} matches"
        )


if __name__ == "__main__":
    main()
