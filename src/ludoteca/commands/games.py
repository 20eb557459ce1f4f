"""List the games with their player numbers and options."""

from __future__ import annotations

import argparse
import json
import sys

from ludoteca.commands.columns import columns
from ludoteca.facets.bad_input import add_language, spoken
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
    language = spoken(args.lang)
    heading = [
        language.text("common-games-id"),
        language.text("common-games-name"),
        language.text("common-games-players"),
        language.text("common-games-rules"),
        language.text("common-games-options"),
    ]
    rows = []
    for identity in identities:
        low, high = identity.seats
        options = "\n".join(f"{option.name}={'|'.join(option.values)}" for option in identity.options)
        rows.append((identity.id, identity.name, f"{low}–{high}", str(identity.version), options))
    print(columns(heading, rows))
    return 0
