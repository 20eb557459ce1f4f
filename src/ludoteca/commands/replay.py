"""Step through the record of a match, answer by answer."""

from __future__ import annotations

import argparse
import sys

from ludoteca.commands.arguments import add_plain, game, has_window, recorded
from ludoteca.facets.bad_input import BadInput, add_language, spoken
from ludoteca.facets.drawing.terminal import Terminal
from ludoteca.kernel.seat import Seat
from ludoteca.terminal.replay import Replay


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("record", metavar="RECORD", help="the file of a match")
    parser.add_argument(
        "--from", metavar="N", type=int, default=0, dest="first", help="the answer to begin with"
    )
    add_plain(parser)
    add_language(parser)
    parser.add_argument(
        "--seat",
        metavar="S",
        type=int,
        help="whose eyes; by default all of a finished match, else a spectator's",
    )


def run(args: argparse.Namespace) -> int:
    """Show the answers one by one, or all of them where nobody can type."""
    language = spoken(args.lang)
    record, _ = recorded(args.record)
    if args.seat is not None and not 0 <= args.seat < record.players_in_all:
        raise BadInput(f"there is no seat {args.seat}; the seats are 0 to {record.players_in_all - 1}")
    if not 0 <= args.first <= len(record.entries):
        raise BadInput(f"there is no answer {args.first}; they go from 0 to {len(record.entries)}")
    viewer = None if args.seat is None else Seat(args.seat)
    replay = Replay(
        game(record.game, record.rules).rules, record, viewer, Terminal(sys.stdin, sys.stdout), language
    )
    if has_window(args.plain):
        # Slow to import, and not needed for lines.
        from ludoteca.terminal.replay_window import ReplayWindow

        ReplayWindow(replay, args.first).run()
    else:
        replay.run(args.first)
    return 0
