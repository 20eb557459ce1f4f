"""``ludoteca replay``: step through a record."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ludoteca.commands.complaint import Complaint
from ludoteca.commands.play import find_language, find_rules, read_record
from ludoteca.kernel.seat import Seat
from ludoteca.terminal.replay import Replay
from ludoteca.terminal.terminal import Terminal


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("record", metavar="RECORD", type=Path, help="the file of a match")
    parser.add_argument(
        "--from", metavar="N", type=int, default=0, dest="first", help="the step to begin with"
    )
    parser.add_argument("--lang", metavar="L", help="language; by default that of the system")
    parser.add_argument(
        "--seat",
        metavar="S",
        type=int,
        help="whose eyes; by default all of a finished match, else a spectator's",
    )


def run(args: argparse.Namespace) -> int:
    """Show the steps one by one, or all of them where nobody can type."""
    language = find_language(args.lang)
    record = read_record(args.record)
    if args.seat is not None and not 0 <= args.seat < record.seats:
        raise Complaint(f"there is no seat {args.seat}; the seats are 0 to {record.seats - 1}")
    if not 0 <= args.first <= len(record.entries):
        raise Complaint(f"there is no step {args.first}; the steps are 0 to {len(record.entries)}")
    viewer = None if args.seat is None else Seat(args.seat)
    replay = Replay(find_rules(record.game), record, viewer, Terminal(sys.stdin, sys.stdout), language)
    replay.run(args.first)
    return 0
