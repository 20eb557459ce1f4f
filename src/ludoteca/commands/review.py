"""Go through the decisions of a finished match: what each cost, and how much of that was luck."""

from __future__ import annotations

import json
import os
from argparse import ArgumentParser, Namespace
from itertools import pairwise
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from ludoteca.analysis.estimate import Gap
from ludoteca.analysis.review import Judgement, Review, Verdict, decisions_of, review
from ludoteca.analysis.sentences import DEAREST, MARK, NOTHING, cost, costs, share, signed, summary
from ludoteca.commands.arguments import game, recorded
from ludoteca.commands.progress import progress
from ludoteca.facets.bad_input import BadInput, add_language, spoken, whole
from ludoteca.facets.language import Language
from ludoteca.facets.naming import PERSON, Players
from ludoteca.facets.registry import find
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import SPECTATOR, Seat

USUAL_WORLDS = 200
FEWEST = 8
"""Fewer worlds say nothing about an option that is tried in a quarter of them."""
BARS = "▁▂▃▄▅▆▇█"
COLUMNS = ("analysis-column-chance", "analysis-column-knew", "analysis-column-all", "analysis-column-luck")
"""The figures of a decision."""
WIDEST = 60
"""A curve has no more bars than this."""


def add(parser: ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("record", metavar="RECORD", help="the file of a finished match")
    parser.add_argument(
        "--seat", metavar="S", help="whose decisions; otherwise those of all people, or of seat 0"
    )
    parser.add_argument(
        "--worlds", default=str(USUAL_WORLDS), metavar="N",
        help=f"how many worlds to imagine for a decision; {USUAL_WORLDS} unless told",
    )  # fmt: skip
    parser.add_argument("--html", metavar="FILE", help="write a page with a plot over the match")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    add_language(parser)


def run(args: Namespace) -> int:
    """Review the match and print what was found."""
    language = spoken(args.lang)
    worlds = whole(args.worlds, "--worlds", FEWEST)
    record, match = recorded(args.record)
    if not match.over:
        raise BadInput(
            f"{args.record}: the match is not over, and a review tells what is hidden; advise does not"
        )
    seats = _seats(args.seat, record)
    if args.html is not None:
        _check_file(args.html)
    reviews = _review(record, seats, worlds)
    if args.html is not None:
        # Only needed here, and slow to import.
        from ludoteca.analysis.page import page_of

        Path(args.html).write_text(page_of(record, reviews, worlds, language), encoding="utf-8")
    if args.json:
        print(json.dumps(_plain(record, reviews, worlds, language), ensure_ascii=False))
    else:
        _show(record, reviews, language)
    return 0


def _seats(typed: str | None, record: Record) -> list[Seat]:
    """The seats to review; each has answered something."""
    if typed is None:
        people = [seat for seat, player in enumerate(record.players) if player == PERSON]
        wanted = [seat for seat in people if decisions_of(record, Seat(seat))] or [0]
    else:
        wanted = [whole(typed, "--seat", 0)]
    for seat in wanted:
        if seat >= record.players_in_all:
            raise BadInput(f"there is no seat {seat}; the seats are 0 to {record.players_in_all - 1}")
        if not decisions_of(record, Seat(seat)):
            raise BadInput(f"seat {seat} is not asked anything in this match")
    return [Seat(seat) for seat in wanted]


def _check_file(path: str) -> None:
    """Complain, before minutes of search, if this file cannot be written."""
    there = Path(path)
    folder = there.parent
    if there.is_dir() or not folder.is_dir() or not os.access(there if there.exists() else folder, os.W_OK):
        raise BadInput(f"{path}: this file cannot be written")


def _review(record: Record, seats: list[Seat], worlds: int) -> list[Review]:
    with progress("decisions", sum([decisions_of(record, seat) for seat in seats])) as finished:
        return [
            review(game(record.game, record.rules).rules, record, seat, worlds, finished) for seat in seats
        ]


# -- for people ------------------------------------------------------------------------------------------


def _show(record: Record, reviews: list[Review], language: Language) -> None:
    console = Console(highlight=False, markup=False, emoji=False)
    title = language.say(find(record.game, record.rules).words.TITLE)
    players = Players.of(record)
    for found in reviews:
        name = language.say(players.name(found.seat, SPECTATOR))
        seat = language.text("analysis-seat-of", seat=found.seat, name=name)
        console.print(f"{title} · {seat}", style="bold")
        for sentence in summary(found, language):
            console.print(sentence)
        _show_curves(console, found, language)
        _show_dearest(console, found, language)
        console.print(_table(found, language))


def _show_curves(console: Console, found: Review, language: Language) -> None:
    """The chances over the match as two rows of bars, from 0 to 100 %, and below them where the errors are."""
    if not found.verdicts:
        return
    marks = [1.0 if verdict.error > 0 else 0.0 for verdict in found.verdicts]
    console.print(f"\n{language.text('analysis-curves')}")
    curves = {
        language.text("analysis-as-knew-then"): _bars(found.as_it_knew),
        language.text("analysis-knowing-everything"): _bars(found.knowing_everything),
        language.text("analysis-clear-errors"): "".join(
            [MARK if max(part) else " " for part in _parts(marks)]
        ),
    }
    widest = max([len(name) for name in curves])
    for name, curve in curves.items():
        console.print(f"  {name:<{widest}}  {curve}".rstrip(), soft_wrap=True)


def _bars(values: list[float]) -> str:
    levels = [sum(part) / len(part) for part in _parts(values)]
    return "".join([BARS[min(len(BARS) - 1, int(level * len(BARS)))] for level in levels])


def _parts(values: list[float]) -> list[list[float]]:
    """The values in as many equal parts as there is room for."""
    count = min(WIDEST, len(values))
    edges = [len(values) * part // count for part in range(count + 1)]
    return [values[start:end] for start, end in pairwise(edges)]


def _show_dearest(console: Console, found: Review, language: Language) -> None:
    if not found.errors:
        return
    console.print(f"\n{language.text('analysis-dearest')}", style="bold")
    for number, verdict in enumerate(found.errors[:DEAREST], start=1):
        asked = language.say(verdict.question)
        console.print(language.text("analysis-after", number=number, after=verdict.after, question=asked))
        knew, everything = verdict.knew.gap, cost(verdict.everything.gap, language)
        price = language.text(
            "analysis-price",
            cost=cost(knew, language),
            interval=costs(knew, language),
            everything=language.text("analysis-nothing") if everything == NOTHING else everything,
        )
        chosen = language.text("analysis-chosen-was", choice=language.say(verdict.chosen))
        better = language.text("analysis-better-was", choice=language.say(verdict.better))
        for line in (chosen, better, price):
            console.print(Padding(line, (0, 0, 0, 3), expand=False))


def _table(found: Review, language: Language) -> Table:
    caption = language.text("analysis-caption", mark=MARK)
    title = language.text("analysis-every")
    table = Table(title=title, box=box.SIMPLE_HEAD, caption=caption, caption_justify="left")
    table.add_column(language.text("analysis-column-after"), justify="right", no_wrap=True)
    table.add_column(language.text("analysis-column-chosen"), overflow="fold")
    for heading in COLUMNS:
        table.add_column(language.text(heading), justify="right")
    for verdict in found.verdicts:
        mark = f"{MARK} " if verdict.error > 0 else ""
        table.add_row(
            str(verdict.after), language.say(verdict.chosen), share(verdict.knew.value.value, language),
            mark + cost(verdict.knew.gap, language), cost(verdict.everything.gap, language),
            signed(verdict.luck, language), style="bold" if mark else None,
        )  # fmt: skip
    return table


# -- for programs ----------------------------------------------------------------------------------------


def _plain(record: Record, reviews: list[Review], worlds: int, language: Language) -> dict[str, Any]:
    return {
        "game": record.game,
        "worlds": worlds,
        "seats": [
            {
                "seat": found.seat,
                "result": found.result,
                "lost": _plain_gap(found.lost),
                "expected": found.expected,
                "luck": found.luck,
                "errors": len(found.errors),
                "without_error": found.without_error,
                "forced": found.forced,
                "decisions": [_plain_verdict(verdict, language) for verdict in found.verdicts],
            }
            for found in reviews
        ],
    }


def _plain_gap(found: Gap) -> dict[str, float]:
    return {"cost": found.cost, "low": found.low, "high": found.high}


def _plain_verdict(verdict: Verdict, language: Language) -> dict[str, Any]:
    return {
        "after": verdict.after,
        "question": language.say(verdict.question),
        "chosen": verdict.text,
        "label": language.say(verdict.chosen),
        "better": language.say(verdict.better),
        "knew": _plain_judgement(verdict.knew),
        "everything": _plain_judgement(verdict.everything),
        "error": verdict.error,
        "luck": verdict.luck,
    }


def _plain_judgement(judged: Judgement) -> dict[str, Any]:
    return {"chance": judged.value.value, **_plain_gap(judged.gap), "clear": judged.gap.is_clear}
