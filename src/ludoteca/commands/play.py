"""Play a match in the terminal, against bots or with friends."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path

from ludoteca.bots.registry import make
from ludoteca.commands.arguments import chosen_options, game, recorded
from ludoteca.facets.complaint import Complaint, add_language, spoken
from ludoteca.facets.drawing.terminal import Terminal
from ludoteca.facets.game import Game
from ludoteca.facets.naming import PERSON
from ludoteca.facets.registry import games
from ludoteca.kernel.luck import SEED_BYTES, Luck, seed_from
from ludoteca.kernel.record import Record
from ludoteca.terminal.store import new_path
from ludoteca.terminal.table import Table

USUAL_SEATS = 3
USUAL_BOT = "greedy"


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="the game; with --resume the record names it")
    parser.add_argument("--seats", metavar="you,greedy,...", help="who sits where: you, or the name of a bot")
    add_language(parser)
    parser.add_argument(
        "--option", metavar="K=V", action="append", default=[], help="a match option; can be repeated"
    )
    parser.add_argument("--seed", metavar="S", help="anything; the same seed deals the same cards")
    parser.add_argument("--resume", metavar="FILE", type=Path, help="go on with the match of this record")
    parser.add_argument("--record", metavar="FILE", type=Path, help="where to keep the record")


def run(args: argparse.Namespace) -> int:
    """Play; the record is kept whatever happens."""
    language = spoken(args.lang)
    record = new_record(args) if args.resume is None else old_record(args)
    path = _path(args, record.game)
    table = Table(game(record.game).rules, record, path, Terminal(sys.stdin, sys.stdout), language)
    try:
        table.play()
    except OSError as error:
        raise Complaint(f"the record cannot be written to {path}: {error.strerror or error}") from error
    return 0


def new_record(args: argparse.Namespace) -> Record:
    """The record of a match that has not begun."""
    if args.game is None:
        raise Complaint(f"which game? there is {', '.join(games())}")
    box = game(args.game)
    seats = _seats(args.seats, box)
    try:
        options = box.identity.settle(len(seats), chosen_options(args.option))
    except ValueError as error:
        raise Complaint(_line(error)) from error
    return Record(
        game=args.game,
        rules=box.identity.version,
        seats=len(seats),
        options=options,
        seed=secrets.token_bytes(SEED_BYTES) if args.seed is None else seed_from("match", args.seed),
        players=seats,
    )


def old_record(args: argparse.Namespace) -> Record:
    """The record of a match to go on with; only who sits where may change."""
    record, _ = recorded(str(args.resume))
    if args.game is not None and args.game != record.game:
        raise Complaint(f"{args.resume} is a record of {record.game}, not of {args.game}")
    if args.option or args.seed is not None:
        raise Complaint("a resumed match keeps its options and its seed")
    wanted = args.seats if args.seats is not None or not record.players else ",".join(record.players)
    seats = _seats(wanted, game(record.game))
    if len(seats) != record.players_in_all:
        raise Complaint(f"{args.resume} has {record.players_in_all} seats, not {len(seats)}")
    record.players = seats
    return record


def _seats(text: str | None, box: Game) -> list[str]:
    low, high = box.identity.seats
    if text is None:
        return [PERSON, *[USUAL_BOT] * (min(high, max(low, USUAL_SEATS)) - 1)]
    seats = [spec.strip() for spec in text.split(",")]
    for spec in seats:
        if spec != PERSON:
            try:
                make(spec, box, Luck(seed_from()))
            except LookupError as error:
                raise Complaint(
                    f"nobody called {spec!r} can sit there: {error.args[0]}; {PERSON} is you"
                ) from error
    return seats


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
