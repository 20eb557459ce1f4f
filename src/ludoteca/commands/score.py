"""Score a position: every line with its rule."""

from __future__ import annotations

import argparse
import json

from rich.console import Console

from ludoteca.commands.arguments import add_language, positioned, spoken
from ludoteca.kernel.view import plain_outcome
from ludoteca.terminal.screens.registry import TEXTS
from ludoteca.terminal.sheet import sheet


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("position", metavar="POSITION", help="a position file")
    parser.add_argument("--json", action="store_true", help="one JSON document on standard output")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Score the position as it stands."""
    language = spoken(args.lang)
    match = positioned(args.position)
    outcome = match.outcome()
    if args.json:
        print(json.dumps(plain_outcome(outcome), ensure_ascii=False))
        return 0
    players = [language.text("common-player", number=seat + 1) for seat in range(match.seats)]
    Console().print(sheet(outcome, players, TEXTS[match.rules.identity.id], language))
    return 0
