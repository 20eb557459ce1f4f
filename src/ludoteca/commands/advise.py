"""Say what a strong player would do in a position or a record, and why, from what the seat knows."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from math import isfinite
from typing import Any

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from ludoteca.analysis.advice import Advice, advise
from ludoteca.analysis.sentences import share, shares
from ludoteca.analysis.words import PlannedAnswer, Variation
from ludoteca.bots.ismcts.bot import Budget
from ludoteca.commands.arguments import game, positioned, recorded
from ludoteca.facets.bad_input import BadInput, add_language, file_text, spoken, whole
from ludoteca.facets.language import Language
from ludoteca.facets.naming import PERSON, Players
from ludoteca.facets.registry import find
from ludoteca.kernel.answer import JOIN
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import Seat

USUAL_SECONDS = 1.0
LONGEST = 3600.0
EXPLAINED = 3
"""So many options are told with their lines."""
LINES = 8
"""So much of a line is told."""
RECORD, POSITION = "ludoteca record", "{"
"""What the files begin with."""


def add(parser: ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", metavar="POSITION|RECORD", help="the file of a position or of a match")
    parser.add_argument("--seat", metavar="S", required=True, help="who decides, from 0")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--time", metavar="T", help="how long to think; 1s unless told")
    budget.add_argument("--worlds", metavar="N", help="how many worlds to imagine instead of a time")
    parser.add_argument(
        "--seed", default="1", metavar="S", help="any text; with --worlds, the same advice again"
    )
    parser.add_argument(
        "--from",
        metavar="N",
        dest="first",
        help="of a record: the decision after so many answers; otherwise the open one, or the seat's last",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    add_language(parser)


def run(args: Namespace) -> int:
    """Search the decision and tell what was found."""
    language = spoken(args.lang)
    budget = _budget(args)
    number = whole(args.seat, "--seat", 0)
    match, players = _situation(args, number)
    seat = Seat(number)
    _check_asked(match, seat)
    found = advise(match, seat, players, Luck(seed_from("advise", args.seed)), budget)
    if args.json:
        print(json.dumps(_plain(found, language), ensure_ascii=False))
    else:
        _show(found, language)
    return 0


# -- what is asked ---------------------------------------------------------------------------------------


def _budget(args: Namespace) -> Budget:
    if args.worlds is not None:
        return Budget(worlds=whole(args.worlds, "--worlds", 1))
    if args.time is None:
        return Budget(seconds=USUAL_SECONDS)
    try:
        seconds = float(args.time.removesuffix("s"))
    except ValueError:
        raise BadInput(f"--time is a number of seconds such as 1s, not {args.time!r}") from None
    if not isfinite(seconds) or not 0 < seconds <= LONGEST:
        raise BadInput(f"--time is more than 0s and at most {LONGEST:.0f}s, not {args.time}")
    return Budget(seconds=seconds)


def _situation(args: Namespace, seat: int) -> tuple[Match, Players]:
    """The match as it stands at the decision, and who sits where."""
    text = file_text(args.file)
    if text.startswith(RECORD):
        record, match = recorded(args.file)
        _check_seat(seat, record.players_in_all)
        return _in_record(args, record, match, seat), Players.of(record)
    if not text.lstrip().startswith(POSITION):
        raise BadInput(f"{args.file}: this is neither a record nor a position")
    match = positioned(args.file)
    _check_seat(seat, match.seats)
    if args.first is not None:
        raise BadInput("--from is for records; a position is one decision")
    return match, Players([PERSON] * match.seats)


def _in_record(args: Namespace, record: Record, match: Match, seat: int) -> Match:
    if args.first is not None:
        first = whole(args.first, "--from", 0)
        if first > len(record.entries):
            raise BadInput(f"there is no answer {first}; they go from 0 to {len(record.entries)}")
        return Match.replay(game(record.game, record.rules).rules, record, first)
    if seat in match.pending:
        return match
    own = [
        number for number, entry in enumerate(record.entries) if entry.seat == seat and entry.ask != JOIN.name
    ]
    if not own:
        raise BadInput(f"seat {seat} is not asked anything in {args.file}")
    return Match.replay(game(record.game, record.rules).rules, record, own[-1])


def _check_seat(seat: int, seats: int) -> None:
    if seat >= seats:
        raise BadInput(f"there is no seat {seat}; the seats are 0 to {seats - 1}")


def _check_asked(match: Match, seat: Seat) -> None:
    if match.over:
        raise BadInput("the match is over; nobody is asked anything there")
    if seat not in match.pending:
        # The view says who is asked; who of them has answered under seal is nobody's business.
        others = [str(other) for other in match.view().waiting if other != seat]
        waiting = f"; the match waits for seat {', '.join(others)}" if others else ""
        raise BadInput(f"seat {seat} is not asked anything there{waiting}")


# -- what is answered ------------------------------------------------------------------------------------


def _show(advice: Advice, language: Language) -> None:
    console = Console(highlight=False, markup=False, emoji=False)
    title = language.say(find(advice.game).words.TITLE)
    seat = language.text("analysis-seat", game=title, seat=advice.seat)
    console.print(f"{seat}: {language.say(advice.question)}", style="bold")
    console.print(_table(advice, language))
    console.print(_sentence(advice, language))
    proven = language.text("analysis-proven")
    console.print(
        language.text("analysis-offered", offered=advice.offered, worlds=advice.worlds, proven=proven)
    )
    for number, option in enumerate(advice.options[:EXPLAINED], start=1):
        if option.line:
            heading = language.text("analysis-line", number=number, choice=language.say(option.label))
            console.print(f"\n{heading}", style="bold")
            for line in _told(option.line, language):
                console.print(Padding(line, (0, 0, 0, 3), expand=False))


def _table(advice: Advice, language: Language) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("", justify="right")
    table.add_column(language.text("analysis-option"), overflow="fold")
    for heading in (language.text("analysis-result"), "95 %", language.text("analysis-tried")):
        table.add_column(heading, justify="right", no_wrap=True)
    for number, option in enumerate(advice.options, start=1):
        result = option.result
        table.add_row(
            str(number), language.say(option.label), share(result.value, language),
            language.text("analysis-proven") if result.sure else shares(result.low, result.high, language),
            str(result.trials),
        )  # fmt: skip
    return table


def _sentence(advice: Advice, language: Language) -> str:
    """Whether the first option is clearly the best."""
    if advice.offered == 1:
        return language.text("analysis-no-choice")
    best = language.say(advice.options[0].label)
    if advice.options[0].result.sure and advice.options[0].result.value == 1.0:
        return language.text("analysis-wins", choice=best)
    rivals = "; ".join([language.say(rival.label) for rival in advice.rivals])
    untold = "; ".join([language.say(option.label) for option in advice.untold])
    if rivals:
        said = language.text("analysis-best-rivals", choice=best, rivals=rivals)
    else:
        said = language.text("analysis-best-tried" if untold else "analysis-best", choice=best)
    return f"{said} {language.text('analysis-untold', options=untold)}" if untold else said


def _told(line: Variation, language: Language) -> list[str]:
    """A line of play as sentences, no more than people read."""
    told = [
        f"{language.say(step.question)} → {language.say(step.choice)}"
        if isinstance(step, PlannedAnswer)
        else language.say(step.message)
        for step in line
    ]
    return told if len(told) <= LINES else [*told[:LINES], "…"]


def _plain(advice: Advice, language: Language) -> dict[str, Any]:
    return {
        "game": advice.game,
        "seat": advice.seat,
        "question": language.say(advice.question),
        "rule": advice.rule,
        "offered": advice.offered,
        "worlds": advice.worlds,
        "options": [
            {
                "text": option.text,
                "label": language.say(option.label),
                "result": option.result.value,
                "low": option.result.low,
                "high": option.result.high,
                "proven": option.result.sure,
                "trials": option.result.trials,
                "standing": advice.standing(option),
                "line": _told(option.line, language),
            }
            for option in advice.options
        ],
    }
