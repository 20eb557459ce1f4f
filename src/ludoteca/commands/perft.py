"""Count the sequences of answers from the start of a match."""

from __future__ import annotations

import argparse
import json

from ludoteca.commands.arguments import chosen_options, game, new_match
from ludoteca.facets.bad_input import whole
from ludoteca.laws.perft import perft


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--depth", required=True, metavar="D", help="count sequences of 1 to D answers")
    parser.add_argument("--seed", required=True, help="any text")
    parser.add_argument("--players", metavar="P", help="number of players (default: the smallest)")
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    parser.add_argument("--json", action="store_true", help="one JSON document on standard output")


def run(args: argparse.Namespace) -> int:
    """Count, depth by depth."""
    rules = game(args.game).rules
    depth = whole(args.depth, "--depth", 1)
    seats = rules.identity.seats[0] if args.players is None else whole(args.players, "--players", 1)
    match = new_match(rules, seats, args.seed, chosen_options(args.option))
    counts: list[int] = []
    for deep in range(1, depth + 1):
        counts.append(perft(match, deep))
        if not args.json:
            print(f"depth {deep}: {counts[-1]}", flush=True)
    if args.json:
        print(json.dumps({"game": args.game, "players": seats, "seed": args.seed, "counts": counts}))
    return 0
