"""Print the position of a random match after some answers, as JSON."""

from __future__ import annotations

import argparse
import json

from ludoteca.commands.arguments import chosen_options, game, new_match
from ludoteca.facets.bad_input import BadInput, whole
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.laws.law import draw_answer


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seed", default="1", help="any text; the same seed gives the same match")
    parser.add_argument("--after", default="0", metavar="N", help="number of answers, drawn at random")
    parser.add_argument("--players", metavar="P", help="number of players (default: the smallest)")
    parser.add_argument("--option", action="append", default=[], metavar="K=V")


def run(args: argparse.Namespace) -> int:
    """Play and print."""
    rules = game(args.game).rules
    seats = rules.identity.seats[0] if args.players is None else whole(args.players, "--players", 1)
    after = whole(args.after, "--after", 0)
    match = new_match(rules, seats, args.seed, chosen_options(args.option))
    luck = Luck(seed_from("answers", args.seed))
    for number in range(after):
        if match.over:
            raise BadInput(f"this match is over after {number} answers, not {after}")
        match.take(*draw_answer(match, luck))
    print(json.dumps(match.position(), ensure_ascii=False, indent=1))
    return 0
