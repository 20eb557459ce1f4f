"""Score a position, or a hand of a game by the names of its cards: every line with its rule."""

from __future__ import annotations

import argparse
import json

from rich.console import Console

from ludoteca.commands.arguments import positioned
from ludoteca.facets.bad_input import add_language, spoken
from ludoteca.facets.companion import Hand
from ludoteca.facets.registry import box_of, games
from ludoteca.kernel.match import Stand
from ludoteca.kernel.view import plain_outcome
from ludoteca.terminal.sheet import sheet


def hands() -> dict[str, Hand]:
    """The games whose companion scores hands."""
    companions = {id: game.companion for id, game in games("companion").items()}
    return {
        id: found.HAND for id, found in companions.items() if found is not None and found.HAND is not None
    }


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    scorers = hands()
    parser.conflict_handler = "resolve"
    parser.add_argument(
        "position", metavar="POSITION", help=f"a position file; or, with a hand, {' or '.join(scorers)}"
    )
    parser.add_argument("--json", action="store_true", help="one JSON document on standard output")
    add_language(parser)
    for hand in scorers.values():
        hand.add(parser)


def run(args: argparse.Namespace) -> int:
    """Score the position as it stands, or the hand."""
    for hand in hands().values():
        if hand.wanted(args):
            return hand.run(args)
    language = spoken(args.lang)
    match = positioned(args.position, Stand.AT_TABLE)
    outcome = match.outcome()
    if args.json:
        print(json.dumps(plain_outcome(outcome), ensure_ascii=False))
        return 0
    players = [language.text("common-player", number=seat + 1) for seat in range(match.seats)]
    Console().print(sheet(outcome, players, box_of(match).words, language))
    return 0
