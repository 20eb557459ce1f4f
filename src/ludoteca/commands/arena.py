"""Let bots play against each other with balanced seats and deals, and rate them."""

from __future__ import annotations

import json
import os
import shlex
import sys
from argparse import ArgumentParser, Namespace
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.table import Table

from ludoteca.arena.report.words import lasting, lastings, percent, percents
from ludoteca.arena.saved_deals import BadDealsFile, SavedDeals
from ludoteca.arena.schedule import Schedule, schedule, seatings
from ludoteca.arena.summary import seat_shares, thinking
from ludoteca.arena.tournament import FaultReport, Result, hold
from ludoteca.arena.workers import Cluster, Local, NoRay, Workers
from ludoteca.commands.arguments import add_patience, bots_named, chosen_options
from ludoteca.commands.progress import progress
from ludoteca.facets.bad_input import BadInput

PARQUET = ".parquet"


def add(parser: ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME", help="the id of the game; ludoteca games lists them")
    parser.add_argument("--bots", required=True, metavar="A,B,..", help="who plays; every two of them meet")
    parser.add_argument(
        "--games",
        type=int,
        required=True,
        metavar="K",
        help="matches of every pair, rounded up to whole deals",
    )
    parser.add_argument(
        "--seed", type=int, required=True, metavar="S", help="any number; the same again, the same matches"
    )
    parser.add_argument(
        "--players", type=int, metavar="N", help="how many seats; 2, or the fewest the game takes"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="K=V", help="a variant of the game, such as log=full"
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=int, default=1, metavar="J", help="how many processes")
    where.add_argument("--ray", metavar="ADDRESS", help="a Ray cluster, or local to start one here")
    add_patience(parser)
    parser.add_argument(
        "--save", metavar="FILE", help="keep finished deals; the same again goes on from there"
    )
    parser.add_argument(
        "--records",
        metavar="DIR|FILE.parquet",
        help="keep the record of every match, or all decisions with what the seat knew and what came of it",
    )
    parser.add_argument("--report", metavar="DIR", help="write a page with tables and plots, index.html")
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def run(args: Namespace) -> int:
    """Play the matches and print the result."""
    bots = bots_named(args.bots)
    options = chosen_options(args.option)
    try:
        planned = schedule(args.game, bots, args.games, args.seed, args.players, options, args.patience)
    except (LookupError, ValueError) as error:
        raise BadInput(str(error.args[0])) from error
    if args.jobs < 1:
        raise BadInput(f"the number of jobs is at least 1, not {args.jobs}")
    as_data = args.records is not None and args.records.endswith(PARQUET)
    # What is missing is said before hours of play.
    for module in ["ray"] * (args.ray is not None) + ["polars", "pyarrow"] * as_data:
        if find_spec(module) is None:
            raise ModuleNotFoundError(name=module)
    for folder in (str(Path(args.records).parent) if as_data else args.records, args.report):
        _check_folder(folder)
    try:
        result = _play_as_data(planned, args) if as_data else _play(planned, args, args.records)
    except KeyboardInterrupt:
        if args.save is not None:
            again = shlex.join(["ludoteca", *args.typed])
            print(
                f"ludoteca: stopped; {args.save} keeps the finished deals. To go on:\n{again}",
                file=sys.stderr,
            )
        raise
    except (BadDealsFile, NoRay) as error:
        raise BadInput(str(error)) from error
    if args.report is not None:
        # Only needed here, and slow to import.
        from ludoteca.arena.report.page import write

        write(result, Path(args.report))
    if args.json:
        for fault in result.faults:
            print(f"ludoteca: {_told(fault)}", file=sys.stderr)
        print(json.dumps(result.plain()))
    else:
        _show(result, args.games)
    return 0


def _play_as_data(planned: Schedule, args: Namespace) -> Result:
    """Play, and write the decisions of all matches into one file."""
    # Only needed here, and slow to import.
    from ludoteca.env.records import write

    with TemporaryDirectory() as folder:
        result = _play(planned, args, folder)
        target = Path(args.records)
        target.parent.mkdir(parents=True, exist_ok=True)
        write(sorted(Path(folder).glob("*.txt")), target)
    return result


def _play(planned: Schedule, args: Namespace, kept: str | None) -> Result:
    workers: Workers = Local(args.jobs) if args.ray is None else Cluster(args.ray)
    with ExitStack() as stack:
        saved = None if args.save is None else stack.enter_context(SavedDeals(Path(args.save), planned))
        finished = stack.enter_context(progress("matches", planned.games_per_pair * len(planned.pairs)))
        records = None if kept is None else Path(kept)
        return hold(planned, workers, saved, records, finished)


def _check_folder(path: str | None) -> None:
    """Complain, before hours of play, if this folder is not there and cannot be made."""
    if path is None:
        return
    there = Path(path).absolute()
    while not there.exists():
        there = there.parent
    if not there.is_dir() or not os.access(there, os.W_OK):
        raise BadInput(f"{path}: this is no folder that can be written to")


# -- for people ----------------------------------------------------------------------------------------


def _show(result: Result, asked: int) -> None:
    console = Console()
    console.print(_pairs(result, asked))
    console.print(_ladder(result))
    console.print(_seats(result))
    for fault in result.faults:
        console.print(_told(fault), style="red", highlight=False, markup=False, soft_wrap=True)
    console.print(f"digest {result.digest}", highlight=False, soft_wrap=True)


def _pairs(result: Result, asked: int) -> Table:
    planned = result.schedule
    each = len(seatings(planned.players))
    caption = f"{planned.deals} deals a pair, each with all {each} seatings"
    if planned.games_per_pair != asked:
        caption += f": {planned.games_per_pair} matches, {asked} rounded up to whole deals"
    table = Table(title=f"{planned.game}, {planned.players} players, {result.games} matches", caption=caption)
    for heading in ("bot", "against"):
        table.add_column(heading)
    for heading in ("score", "95 %", "matches"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("stronger")
    for pair in result.pairs:
        stronger = "open" if not pair.separated else pair.a if pair.score > 0.5 else pair.b
        table.add_row(
            pair.a, pair.b, percent(pair.score), percents(pair.low, pair.high),
            str(pair.games), stronger,
        )  # fmt: skip
    return table


def _ladder(result: Result) -> Table:
    table = Table(title="ladder")
    table.add_column("bot")
    for heading in ("rating", "95 %", "a decision takes"):
        table.add_column(heading, justify="right", no_wrap=True)
    times = thinking(result)
    for rating in result.ratings:
        mean = times[rating.bot].mean
        table.add_row(
            rating.bot, f"{rating.mu:.1f}", f"{rating.low:.1f} to {rating.high:.1f}",
            "-" if mean is None else f"{lasting(mean.value)} ({lastings(mean)})",
        )  # fmt: skip
    return table


def _seats(result: Result) -> Table:
    table = Table(title="seats")
    table.add_column("seat", justify="right", no_wrap=True)
    for heading in ("points won", "95 %"):
        table.add_column(heading, justify="right", no_wrap=True)
    for seat, share in enumerate(seat_shares(result)):
        if share is not None:
            table.add_row(str(seat), percent(share.value), percents(share.low, share.high))
    return table


def _told(fault: FaultReport) -> str:
    times = "once" if fault.times == 1 else f"{fault.times} times"
    return (
        f"fault: {fault.bot} {fault.kind} {times}: {fault.message}; first against {fault.against}, deal {fault.deal}, "
        f"seats {','.join(fault.seating)}, seat {fault.seat}, seed {fault.seed}"
    )
