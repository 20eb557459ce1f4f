"""Measure the speed of the games, beside the peers' if asked."""

from __future__ import annotations

import argparse
import json
import sys

from rich.console import Console
from rich.table import Table

from ludoteca.bench.peers import NoPeers
from ludoteca.bench.report import ratios
from ludoteca.bench.report import run as measure_all
from ludoteca.bench.worker import serve
from ludoteca.facets.bad_input import BadInput, whole


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "--peers", action="store_true", help="measure OpenSpiel, RLCard, Catanatron, PettingZoo too"
    )
    parser.add_argument(
        "--rounds", default="3", metavar="R", help="every figure is the median of so many rounds"
    )
    parser.add_argument("--seconds", default="1", metavar="S", help="time for each measurement in a round")
    parser.add_argument("--json", action="store_true", help="one JSON document on standard output")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    if args.worker:
        serve()
        return 0
    rounds = whole(args.rounds, "--rounds", 1)
    seconds = whole(args.seconds, "--seconds", 1)
    console = Console(stderr=True)
    try:
        with console.status("measuring") as status:
            report = measure_all(rounds, seconds, args.peers, status.update)
    except NoPeers as reason:
        raise BadInput(str(reason)) from reason
    report["ratios"] = ratios(report)
    if args.json:
        print(json.dumps(report))
        return 0
    out = Console()
    out.print(
        f"{report['processor']}; {report['machine']}; one core, median of {rounds} rounds of {seconds} s"
    )
    table = Table("figure", "value")
    table.columns[1].justify = "right"
    for name, value in report["figures"].items():
        table.add_row(name, f"{value:,.0f}" if value >= 100 else f"{value:.1f}")
    out.print(table)
    if report["ratios"]:
        shown = Table("ours over a peer's, decisions/s", "times")
        shown.columns[1].justify = "right"
        for name, value in report["ratios"].items():
            shown.add_row(name, f"{value:.1f}" if value >= 1 else f"{value:.2f}")
        out.print(shown)
    for name, note in report["versions"].items():
        print(f"{name}: {note}", file=sys.stderr)
    return 0
