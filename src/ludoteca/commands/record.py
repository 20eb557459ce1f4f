"""Check record files: record verify RECORD..."""

from __future__ import annotations

import argparse
import sys

from ludoteca.commands.arguments import recorded
from ludoteca.facets.bad_input import BadInput, add_language, complaint_line, spoken


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("action", choices=["verify"], help="verify: replay each record and check every line")
    parser.add_argument("records", nargs="+", metavar="RECORD", help="record files")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Verify all files; each bad one is a complaint that names its line."""
    language = spoken(args.lang)
    complaints = 0
    for path in args.records:
        try:
            record, match = recorded(path)
        except BadInput as complaint:
            print(complaint_line(complaint), file=sys.stderr)
            complaints += 1
            continue
        if record.winners is None:
            verdict = language.text(
                "common-verified-open", path=path, game=record.game, answers=len(record.entries)
            )
        else:
            scores = ", ".join(str(score) for score in match.outcome().scores)
            verdict = language.text(
                "common-verified-ended",
                path=path,
                game=record.game,
                answers=len(record.entries),
                scores=scores,
            )
        print(verdict)
    return 2 if complaints else 0
