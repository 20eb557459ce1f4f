"""Measure the table server and try to break it.

    python -m bench.load load --tables 1000 --rate 300 400 500 --seconds 60
    python -m bench.load kill --times 500
    python -m bench.load takeover --times 50
    python -m bench.load cut --times 10000
    python -m bench.load attack --seconds 60
    python -m bench.load fuzz --times 1000000
    python -m bench.load fuzz --times 50000 --limited
    python -m bench.load outages --seconds 600

Everything happens on loopback and in a folder that is removed in the end. One line a figure; the status is 1 if a
promise was broken.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Coroutine
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from bench.load.attacks import withstand
from bench.load.cuts import cut
from bench.load.figures import Report
from bench.load.fuzz import fuzz
from bench.load.kills import kill
from bench.load.people import SETTINGS, mixed
from bench.load.takeovers import take_over
from bench.load.throughput import load
from ludoteca.facets.registry import games


def main() -> int:
    """Do what the command line asks for."""
    args = _parser().parse_args()
    with TemporaryDirectory(prefix="ludoteca-load-") as folder:
        report = _run(args, Path(folder))
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
    else:
        for name, value in report.figures.items():
            print(f"{name}: {value:g}" if isinstance(value, float) else f"{name}: {value}")
        for promise in report.broken:
            print(f"BROKEN: {promise}")
    return 1 if report.broken else 0


def _parser() -> argparse.ArgumentParser:
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--seed", default="1", help="for the choices of the scripts")
    shared.add_argument("--limit", type=float, default=7200.0, help="seconds after which a run has failed")
    shared.add_argument("--json", action="store_true")
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__.partition("\n")[0])
    kinds = parser.add_subparsers(dest="kind", required=True)
    one = kinds.add_parser("load", parents=[shared], help="many tables, so many answers a second")
    one.add_argument("--tables", type=_positive, default=1000)
    one.add_argument(
        "--rate",
        type=float,
        nargs="+",
        default=[300.0],
        help="answers a second at all tables together; more than one look for the limit, one after the other",
    )
    one.add_argument(
        "--experts", type=int, default=4, help="so many experts think meanwhile, one at a table each"
    )
    one.add_argument("--seconds", type=float, default=60.0)
    one.add_argument("--game", choices=sorted(games()), help="usually all of them")
    one.add_argument("--processes-of-clients", type=_positive, default=1, metavar="P")
    one = kinds.add_parser("kill", parents=[shared], help="kill servers on SQLite and start them again")
    one.add_argument("--times", type=_positive, default=500)
    one.add_argument("--servers", type=_positive, default=6, help="killed side by side")
    one = kinds.add_parser("takeover", parents=[shared], help="kill one of two servers on PostgreSQL")
    one.add_argument("--times", type=_positive, default=50)
    one.add_argument("--tables", type=_positive, default=8)
    one = kinds.add_parser("cut", parents=[shared], help="cut lines, double and shuffle messages")
    one.add_argument("--times", type=_positive, default=10_000)
    one.add_argument("--tables", type=_positive, default=8)
    one = kinds.add_parser("attack", parents=[shared], help="strangers who try to use a server up")
    one.add_argument("--seconds", type=float, default=60.0)
    one = kinds.add_parser("fuzz", parents=[shared], help="frames and requests that no client sends")
    one.add_argument("--times", type=_positive, default=1_000_000)
    one.add_argument(
        "--limited", action="store_true", help="with the limits of a server that faces the world"
    )
    one = kinds.add_parser(
        "outages", parents=[shared], help="everything that two servers stand on goes away in turn"
    )
    one.add_argument("--seconds", type=float, default=600.0)
    one.add_argument("--tables", type=_positive, default=8)
    return parser


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def _run(args: argparse.Namespace, folder: Path) -> Report:
    match args.kind:
        case "load":
            return _bounded(
                args.limit,
                load(
                    folder,
                    args.tables,
                    args.rate,
                    args.seconds,
                    args.game,
                    args.processes_of_clients,
                    args.experts,
                    args.seed,
                ),
            )
        case "kill":
            return _bounded(args.limit, kill(folder, args.times, args.servers, SETTINGS, args.seed))
        case "cut":
            return _bounded(args.limit, cut(folder, args.times, mixed(args.tables), args.seed))
        case "attack":
            return _bounded(args.limit, withstand(folder, args.seconds))
        case "fuzz":
            return _bounded(args.limit, fuzz(folder, args.times, args.limited, args.seed))
        case "outages":
            # Here, because it needs PostgreSQL and Redis.
            from bench.load.outages import outages

            return _bounded(args.limit, outages(folder, args.seconds, mixed(args.tables), args.seed))
        case _:
            # Here, because only this one needs PostgreSQL, Redis and what starts them.
            from bench.load.databases import running

            with running() as (database, redis):
                work = take_over(folder, database, redis, args.times, mixed(args.tables), args.seed)
                return _bounded(args.limit, work)


def _bounded(limit: float, work: Coroutine[None, None, Report]) -> Report:
    async def bounded() -> Report:
        async with asyncio.timeout(limit):
            return await work

    return asyncio.run(bounded())


if __name__ == "__main__":
    sys.exit(main())
