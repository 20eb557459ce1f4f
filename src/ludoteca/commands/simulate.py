"""Play many matches between bots and count."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace

from ludoteca.arena.simulate import FaultCount, Result, Solo, check, seating, simulate
from ludoteca.commands.arguments import add_patience, bots_named, chosen_options
from ludoteca.commands.columns import columns
from ludoteca.commands.progress import progress
from ludoteca.facets.bad_input import BadInput, add_language, spoken
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
    add_patience(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    add_language(parser)


def run(args: Namespace) -> int:
    """Play the matches and print the result."""
    language = spoken(args.lang)
    bots = bots_named(args.bots)
    try:
        variants = _variants(args.game, args.each, chosen_options(args.option))
        for options in variants.values():
            check(args.game, args.players, args.games, bots, options, args.jobs)
    except (LookupError, ValueError) as error:
        raise BadInput(str(error)) from error
    results: dict[str, Result] = {}
    with progress("matches", args.games * len(variants)) as finished:
        for value, options in variants.items():
            results[value] = simulate(
                args.game, args.players, args.games, args.seed, bots, options, args.jobs, finished
            )
    for result in results.values():
        for fault in result.faults:
            print(f"ludoteca: {_told(fault)}", file=sys.stderr)
    if args.json:
        plain = {value: result.plain() for value, result in results.items()}
        print(json.dumps(plain[ALONE] if args.each is None else {"each": args.each, "values": plain}))
    else:
        _show(results, args.each, seating(bots, args.players), language)
    return 0


def _told(fault: FaultCount) -> str:
    times = "once" if fault.times == 1 else f"{fault.times} times"
    return (
        f"fault: {fault.bot} in seat {fault.seat} {fault.kind} {times}: {fault.message}; "
        f"first in match {fault.first}; the stand-in played on"
    )


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
    lost = sum(result.lost for result in played if result.players > 1)
    speed = language.text(
        "common-simulate-speed",
        decisions=decisions,
        seconds=f"{seconds:.2f}",
        rate=round(decisions / seconds),
    )
    first = [] if each is None else [each]
    heading = [
        language.text("common-simulate-seat"),
        language.text("common-simulate-bot"),
        language.text("common-simulate-wins"),
        language.text("common-simulate-score"),
    ]
    rows = [
        [*([] if each is None else [value]), *row]
        for value, result in results.items()
        for row in (_solo_rows(result, result.solo, bots[0]) if result.solo else _rows(result, bots))
    ]
    print(language.text("common-simulate-title", game=played[0].game, games=played[0].games), end="\n\n")
    print(columns([*first, *heading], rows, {*range(len(first) + 4)} - {len(first) + 1}))
    nobody = [language.text("common-simulate-lost", lost=lost)] if lost else []
    print("", shared, *nobody, speed, sep="\n")
    for value, result in results.items():
        of = "" if each is None else f"{each}={value} "
        print(f"digest {of}{result.digest}")


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
