"""``ludoteca play``: a match in the terminal."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path

from ludoteca.bots.registry import BOTS
from ludoteca.commands.complaint import Complaint
from ludoteca.games import registry
from ludoteca.kernel.luck import SEED_BYTES, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import BadRecord, Record
from ludoteca.kernel.rules import Rules
from ludoteca.lang.language import Language, choose_language
from ludoteca.terminal.players import PERSON
from ludoteca.terminal.store import new_path
from ludoteca.terminal.table import Table
from ludoteca.terminal.terminal import Terminal

USUAL_SEATS = 3
USUAL_BOT = "greedy"


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="the game; with --resume the record names it")
    parser.add_argument("--seats", metavar="you,greedy,...", help="who sits where: you, or the name of a bot")
    parser.add_argument("--lang", metavar="L", help="language; by default that of the system")
    parser.add_argument(
        "--option", metavar="K=V", action="append", default=[], help="a match option; can be repeated"
    )
    parser.add_argument("--seed", metavar="S", help="anything; the same seed deals the same cards")
    parser.add_argument("--resume", metavar="FILE", type=Path, help="go on with the match of this record")
    parser.add_argument("--record", metavar="FILE", type=Path, help="where to keep the record")


def run(args: argparse.Namespace) -> int:
    """Play; the record is kept whatever happens."""
    language = find_language(args.lang)
    record = new_record(args) if args.resume is None else old_record(args)
    path = _path(args, record.game)
    table = Table(find_rules(record.game), record, path, Terminal(sys.stdin, sys.stdout), language)
    try:
        table.play()
    except OSError as error:
        raise Complaint(f"the record cannot be written to {path}: {error.strerror or error}") from error
    return 0


def find_language(code: str | None) -> Language:
    """The language asked for, or that of the system."""
    try:
        return choose_language(code)
    except LookupError as error:
        raise Complaint(_line(error)) from error


def find_rules(game: str) -> Rules:
    """The rules of a game by its id."""
    try:
        return registry.find(game)
    except LookupError as error:
        raise Complaint(_line(error)) from error


def read_record(path: Path) -> Record:
    """A record from a file, played through once to see that it holds."""
    try:
        record = Record.parse(path.read_text(encoding="utf-8"))
        Match.replay(find_rules(record.game), record)
    except OSError as error:
        raise Complaint(f"{path} cannot be read: {error.strerror or error}") from error
    except (BadRecord, UnicodeDecodeError) as error:
        raise Complaint(f"{path}: {_line(error)}") from error
    return record


def new_record(args: argparse.Namespace) -> Record:
    """The record of a match that has not begun."""
    if args.game is None:
        raise Complaint(f"which game? there is {', '.join(sorted(registry.GAMES))}")
    rules = find_rules(args.game)
    seats = _seats(args.seats, rules)
    try:
        options = rules.identity.settle(len(seats), _options(args.option))
    except ValueError as error:
        raise Complaint(_line(error)) from error
    return Record(
        game=args.game,
        rules=rules.identity.version,
        seats=len(seats),
        options=options,
        seed=secrets.token_bytes(SEED_BYTES) if args.seed is None else seed_from(args.seed),
        players=seats,
    )


def old_record(args: argparse.Namespace) -> Record:
    """The record of a match to go on with; only who sits where may change."""
    record = read_record(args.resume)
    if args.game is not None and args.game != record.game:
        raise Complaint(f"{args.resume} is a record of {record.game}, not of {args.game}")
    if args.option or args.seed is not None:
        raise Complaint("a resumed match keeps its options and its seed")
    rules = find_rules(record.game)
    wanted = args.seats if args.seats is not None or not record.players else ",".join(record.players)
    seats = _seats(wanted, rules)
    if len(seats) != record.seats:
        raise Complaint(f"{args.resume} has {record.seats} seats, not {len(seats)}")
    record.players = seats
    return record


def _seats(text: str | None, rules: Rules) -> list[str]:
    low, high = rules.identity.seats
    if text is None:
        return [PERSON, *[USUAL_BOT] * (min(high, max(low, USUAL_SEATS)) - 1)]
    seats = [spec.strip() for spec in text.split(",")]
    for spec in seats:
        if spec != PERSON and spec not in BOTS:
            raise Complaint(
                f"nobody called {spec!r} can sit there; there is {PERSON}, {', '.join(sorted(BOTS))}"
            )
    return seats


def _options(pairs: list[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Complaint(f"an option is written name=value, not {pair!r}")
        options[name] = value
    return options


def _path(args: argparse.Namespace, game: str) -> Path:
    """Where the record goes. An older one is never overwritten, but for the one that is resumed."""
    wanted: Path | None = args.record
    if wanted is None:
        resumed: Path | None = args.resume
        return resumed if resumed is not None else new_path(game)
    if wanted.exists() and wanted != args.resume:
        raise Complaint(f"{wanted} exists already; choose another file, or --resume {wanted}")
    return wanted


def _line(error: Exception) -> str:
    return " ".join(str(argument) for argument in error.args if isinstance(argument, str))
