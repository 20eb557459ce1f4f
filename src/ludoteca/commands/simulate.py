"""Play many matches between bots and count."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca.arena.simulate import Result, Solo, check, seating, simulate
from ludoteca.commands.arguments import chosen_options
from ludoteca.facets.complaint import Complaint, add_language, spoken
from ludoteca.facets.language import Language
from ludoteca.facets.registry import find

ALONE = ""
"""The name of the only variant played, where no option is gone through."""
RIVAL = "automa"
"""Who plays the side that no seat has."""


def add(parser: ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME", help="the id of the game; ludoteca games lists them")
    parser.add_argument("--players", type=int, required=True, metavar="N", help="how many seats")
    parser.add_argument("--games", type=int, required=True, metavar="K", help="how many matches")
    parser.add_argument(
        "--seed", type=int, required=True, metavar="S", help="any number; the same again, the same matches"
    )
    parser.add_argument(
        "--bots", default="uniform", metavar="A,B,..", help="who sits in the seats; a short list is repeated"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="K=V", help="a variant of the game, such as log=full"
    )
    parser.add_argument(
        "--each", metavar="K", help="so many matches with every value of this variant, such as automa"
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="how many processes")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    add_language(parser)


def run(args: Namespace) -> int:
    """Play the matches and print the result."""
    language = spoken(args.lang)
    bots = [name.strip() for name in args.bots.split(",")]
    try:
        variants = _variants(args.game, args.each, chosen_options(args.option))
        for options in variants.values():
            check(args.game, args.players, args.games, bots, options, args.jobs)
    except (LookupError, ValueError) as error:
        raise Complaint(str(error)) from error
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    results: dict[str, Result] = {}
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("matches", total=args.games * len(variants))
        for value, options in variants.items():
            results[value] = simulate(
                args.game, args.players, args.games, args.seed, bots, options, args.jobs,
                progress=lambda finished: bar.advance(task, finished),
            )  # fmt: skip
    if args.json:
        plain = {value: result.plain() for value, result in results.items()}
        print(json.dumps(plain[ALONE] if args.each is None else {"each": args.each, "values": plain}))
    else:
        _show(results, args.each, seating(bots, args.players), language)
    return 0


def _variants(game: str, each: str | None, options: dict[str, str]) -> dict[str, dict[str, str]]:
    """The options to play with, by the value of the option that is gone through, if there is one.

    Raises LookupError if there is no such game, or it has no such option.
    """
    if each is None:
        return {ALONE: options}
    known = {option.name: option.values for option in find(game).identity.options}
    if each not in known:
        raise LookupError(f"{game} has the options {', '.join(known)}, not {each!r}")
    if each in options:
        raise ValueError(f"{each} has every value once; it is not to be set as well")
    return {value: {**options, each: value} for value in sorted(known[each])}


def _show(results: dict[str, Result], each: str | None, bots: tuple[str, ...], language: Language) -> None:
    played = list(results.values())
    decisions = sum(result.decisions for result in played)
    seconds = sum(result.seconds for result in played)
    shared = language.text("common-simulate-shared", draws=sum(result.draws for result in played))
    speed = language.text(
        "common-simulate-speed",
        decisions=decisions,
        seconds=f"{seconds:.2f}",
        rate=round(decisions / seconds),
    )
    title = language.text("common-simulate-title", game=played[0].game, games=played[0].games)
    table = Table(title=title, caption=f"{shared}\n{speed}")
    if each is not None:
        table.add_column(each, justify="right")
    table.add_column(language.text("common-simulate-seat"), justify="right")
    table.add_column(language.text("common-simulate-bot"))
    table.add_column(language.text("common-simulate-wins"), justify="right")
    table.add_column(language.text("common-simulate-score"), justify="right")
    for value, result in results.items():
        for row in _solo_rows(result, result.solo, bots[0]) if result.solo else _rows(result, bots):
            table.add_row(*([] if each is None else [value]), *row)
    console = Console()
    console.print(table)
    for value, result in results.items():
        of = "" if each is None else f"{each}={value} "
        console.print(f"digest {of}{result.digest}", highlight=False, soft_wrap=True)


def _rows(result: Result, bots: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [
        (str(seat), bot, str(result.wins[seat]), f"{result.mean_scores[seat]:.1f}")
        for seat, bot in enumerate(bots)
    ]


def _solo_rows(result: Result, solo: Solo, bot: str) -> list[tuple[str, ...]]:
    """The seat and the side of the game, each with its intervals of 95 %."""
    low, high = (f"{100 * rate:.1f}" for rate in solo.win_interval)
    won = f"{result.wins[0]} ({100 * solo.win_rate:.1f} %, {low} - {high} %)"
    rows: list[tuple[str, ...]] = [("0", bot, won, f"{result.mean_scores[0]:.1f} ± {solo.score_error:.1f}")]
    if solo.rival_mean_score is not None:
        lost = str(result.games - result.wins[0])
        rows.append(("-", RIVAL, lost, f"{solo.rival_mean_score:.1f} ± {solo.rival_score_error:.1f}"))
    return rows
