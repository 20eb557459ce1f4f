"""Check record files: record verify RECORD..."""

from __future__ import annotations

import argparse

from ludoteca.commands.arguments import recorded


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("action", choices=["verify"], help="verify: replay each record and check every line")
    parser.add_argument("records", nargs="+", metavar="RECORD", help="record files")


def run(args: argparse.Namespace) -> int:
    """Verify all files; the first bad one is a complaint that names its line."""
    for path in args.records:
        record, match = recorded(path)
        if record.winners is None:
            end = "open"
        else:
            scores = " ".join(str(score) for score in match.outcome().scores)
            end = f"scores {scores}"
        print(f"{path}: {record.game}, {record.seats} seats, {len(record.entries)} answers, {end}")
    return 0
