"""Check record files: record verify RECORD..."""

from __future__ import annotations

import argparse

from ludoteca.commands.arguments import recorded
from ludoteca.facets.complaint import add_language, spoken


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("action", choices=["verify"], help="verify: replay each record and check every line")
    parser.add_argument("records", nargs="+", metavar="RECORD", help="record files")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Verify all files; the first bad one is a complaint that names its line."""
    language = spoken(args.lang)
    verdicts: list[str] = []
    for path in args.records:
        record, match = recorded(path)
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
        verdicts.append(verdict)
    print("\n".join(verdicts))
    return 0
