"""List the games with their player numbers and options."""

from __future__ import annotations

import argparse
import json
import sys

from rich.console import Console
from rich.table import Table

from ludoteca.facets.complaint import add_language, spoken
from ludoteca.facets.language import languages
from ludoteca.facets.registry import faults, games


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--json", action="store_true", help="one JSON document on standard output")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Print the games; a package that is broken gets a line on standard error."""
    for fault in faults():
        print(f"ludoteca: {fault}", file=sys.stderr)
    language = spoken(args.lang)
    identities = [game.identity for game in games().values()]
    if args.json:
        listing = [
            {
                "id": identity.id,
                "name": identity.name,
                "players": list(identity.seats),
                "options": {option.name: list(option.values) for option in identity.options},
                "rules": identity.version,
                "languages": list(languages()),
            }
            for identity in identities
        ]
        print(json.dumps(listing, ensure_ascii=False))
        return 0
    table = Table(
        language.text("common-games-id"),
        language.text("common-games-name"),
        language.text("common-games-players"),
        language.text("common-games-options"),
        language.text("common-games-rules"),
    )
    for identity in identities:
        low, high = identity.seats
        options = "\n".join(f"{option.name}={'|'.join(option.values)}" for option in identity.options)
        seats = language.text("common-games-seats", low=low, high=high)
        table.add_row(identity.id, identity.name, seats, options, str(identity.version))
    Console().print(table)
    return 0
