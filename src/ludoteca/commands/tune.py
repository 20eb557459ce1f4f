"""Look for better weights of a game's heuristics, by playing."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca.arena.report.words import percent, percents
from ludoteca.arena.tune import Plan, Tuned, plan, tune
from ludoteca.arena.workers import Local
from ludoteca.commands.complaint import Complaint

MATCHES = 4000
SEED = 1


def add(parser: ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME", help="the id of the game, such as fzzzt")
    parser.add_argument(
        "--players", type=int, metavar="N", help="how many seats; 2, or the fewest the game takes"
    )
    parser.add_argument(
        "--matches", type=int, default=MATCHES, metavar="K",
        help=f"at most so many matches, a third of them to measure what came out; {MATCHES} unless told",
    )  # fmt: skip
    parser.add_argument(
        "--seed", type=int, default=SEED, metavar="S",
        help=f"any number; the same again, the same weights; {SEED} unless told",
    )  # fmt: skip
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="how many processes")
    parser.add_argument(
        "--save",
        metavar="FILE",
        help="write the weights to use from now on to a new file, as games keep them",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def run(args: Namespace) -> int:
    """Tune the weights and print what came out."""
    try:
        planned = plan(args.game, args.matches, args.seed, args.players)
    except (LookupError, ValueError) as error:
        raise Complaint(str(error.args[0])) from error
    if args.jobs < 1:
        raise Complaint(f"the number of jobs is at least 1, not {args.jobs}")
    if find_spec("cmaes") is None:
        raise Complaint("the optimiser is not installed; install ludoteca[tune]")
    if args.save is not None:
        _check_new(Path(args.save))
    tuned = _tune(planned, args.jobs)
    if args.json:
        print(json.dumps(tuned.plain()))
    else:
        _show(tuned)
    if args.save is not None:
        _save(tuned, Path(args.save), args.matches)
    return 0


def _tune(planned: Plan, jobs: int) -> Tuned:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("matches", total=planned.matches)
        return tune(planned, Local(jobs), lambda finished: bar.advance(task, finished))


def _check_new(path: Path) -> None:
    """Complain, before an hour of play, if there is such a file, as there is in each game, or it cannot be written."""
    try:
        path.open("x").close()
        path.unlink()
    except FileExistsError:
        raise Complaint(f"{path}: this file is there already") from None
    except OSError as error:
        raise Complaint(f"{path}: {error.strerror or error}") from error


def _save(tuned: Tuned, path: Path, matches: int) -> None:
    base = tuned.plan.base
    made_by = f"ludoteca tune {base.game} --players {base.players} --matches {matches} --seed {base.seed}"
    with path.open("x", encoding="utf-8") as file:
        file.write(json.dumps(tuned.data(made_by), indent=2, ensure_ascii=False) + "\n")


# -- for people ----------------------------------------------------------------------------------------


def _show(tuned: Tuned) -> None:
    planned = tuned.plan
    table = Table(
        title=f"{planned.base.game}, {planned.base.players} players, {planned.matches} matches",
        caption=f"{planned.generations * planned.candidates} candidates; {planned.matches_checked} matches on fresh deals",
    )
    table.add_column("weight")
    for heading in ("in use", "found"):
        table.add_column(heading, justify="right", no_wrap=True)
    for name, value in planned.weights.items():
        table.add_row(name, f"{value:g}", f"{tuned.found.get(name, value):g}")
    console = Console()
    console.print(table)
    score = f"{percent(tuned.score.value)} of the points, 95 %: {percents(tuned.score.low, tuned.score.high)}"
    advice = "use them" if tuned.better else "not shown to be better: keep the weights in use"
    console.print(
        f"what was found against what is in use: {score}; {advice}", highlight=False, soft_wrap=True
    )
