"""Score a position: every line with its rule."""

from __future__ import annotations

import argparse
import json

from rich.console import Console
from rich.table import Table

from ludoteca.commands.arguments import positioned
from ludoteca.kernel.view import plain_outcome


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("position", metavar="POSITION", help="a position file")
    parser.add_argument("--json", action="store_true", help="one JSON document on standard output")


def run(args: argparse.Namespace) -> int:
    """Score the position as it stands."""
    match = positioned(args.position)
    outcome = match.outcome()
    if args.json:
        print(json.dumps(plain_outcome(outcome), ensure_ascii=False))
        return 0
    table = Table("seat", "line", "points", "rule")
    for seat in range(match.seats):
        for line in outcome.lines:
            if line.seat == seat:
                facts = ", ".join(f"{name} {value}" for name, value in line.facts.items() if value != "")
                table.add_row(str(seat), f"{line.name} ({facts})", str(line.points), line.rule)
        total = f"total, rank {outcome.ranks[seat]}"
        table.add_row(str(seat), total, str(outcome.scores[seat]), "", end_section=True)
    Console().print(table)
    return 0
