"""Play a match in the terminal, against bots or with friends."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from ludoteca.bots.registry import make
from ludoteca.commands.arguments import (
    add_patience,
    add_plain,
    bots_named,
    chosen_options,
    game,
    has_window,
    recorded,
)
from ludoteca.commands.columns import columns
from ludoteca.facets.bad_input import BadInput, add_language, spoken
from ludoteca.facets.drawing.terminal import Terminal
from ludoteca.facets.game import Game
from ludoteca.facets.kept_file import chosen_path, kept_in
from ludoteca.facets.language import Language, language, languages
from ludoteca.facets.naming import LEVEL_NAMES, PERSON
from ludoteca.facets.registry import games
from ludoteca.kernel.luck import SEED_BYTES, Luck, seed_from
from ludoteca.kernel.record import BadRecord, Record
from ludoteca.terminal.session import TerminalSession
from ludoteca.terminal.sitting import Sitting

USUAL_SEATS = 3
USUAL_BOT = "casual"
FOLDER = "records"
KIND = "record"
LAST = ""
"""What --resume stands for without a file."""


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="the game; with --resume the record names it")
    parser.add_argument("--seats", metavar="you,greedy,...", help="who sits where: you, or the name of a bot")
    add_language(parser)
    parser.add_argument(
        "--option", metavar="K=V", action="append", default=[], help="a match option; can be repeated"
    )
    parser.add_argument("--seed", metavar="S", help="anything; the same seed deals the same cards")
    parser.add_argument(
        "--resume", metavar="FILE", nargs="?", const=LAST, help="go on with this match, or with the last one"
    )
    parser.add_argument(
        "--list", action="store_true", help="list the matches that are kept, the last one first"
    )
    add_plain(parser)
    parser.add_argument("--record", metavar="FILE", type=Path, help="where to keep the record")
    add_patience(parser)


def run(args: argparse.Namespace) -> int:
    """Play; the record is kept whatever happens."""
    speech = spoken(args.lang)
    if args.list:
        show_kept(args.game, speech)
        return 0
    if args.game is None and args.resume is None and has_window(args.plain):
        speech = menu(args, speech)
        if args.game is None and args.resume is None:
            return 0
    resumed = None if args.resume is None else kept_match(args.resume, args.game)
    record = new_record(args) if resumed is None else old_record(args, resumed)
    path = chosen_path(args.record, resumed, FOLDER, f"{record.game}-", KIND)
    rules = game(record.game, record.rules).rules
    try:
        if has_window(args.plain):
            # Slow to import, and not needed for lines.
            from ludoteca.terminal.table import play_in_window

            play_in_window(Sitting(rules, record, path, args.patience), speech)
        else:
            terminal = Terminal(sys.stdin, sys.stdout)
            TerminalSession(rules, record, path, terminal, speech, args.patience).play()
    except OSError as error:
        raise BadInput(f"the record cannot be written to {path}: {error.strerror or error}") from error
    return 0


def menu(args: argparse.Namespace, speech: Language) -> Language:
    """Let the person choose what was not typed; nothing is chosen by who leaves. Returns the language that was chosen."""
    # Slow to import, and not needed where a game was named.
    from ludoteca.terminal.menu_window import MenuWindow

    open_match = next((path.stem for path, record in kept_matches(None) if record.winners is None), None)
    wanted = MenuWindow(games(), speech, open_match).run()
    if wanted is None:
        return speech
    args.resume = LAST if wanted.resume else None
    if not wanted.resume:
        args.game = wanted.game
        args.seats = ",".join(wanted.seats)
        args.option = [f"{name}={value}" for name, value in wanted.options.items()]
    return language(wanted.code)


def new_record(args: argparse.Namespace) -> Record:
    """The record of a match that has not begun."""
    if args.game is None:
        raise BadInput(f"which game? there is {', '.join(games())}")
    box = game(args.game)
    seats = _seats(args.seats, box)
    try:
        options = box.identity.settle(len(seats), chosen_options(args.option))
    except ValueError as error:
        raise BadInput(_line(error)) from error
    return Record(
        game=args.game,
        rules=box.identity.version,
        seats=len(seats),
        options=options,
        seed=secrets.token_bytes(SEED_BYTES) if args.seed is None else seed_from("match", args.seed),
        players=seats,
    )


def kept_matches(game: str | None) -> Iterator[tuple[Path, Record]]:
    """The records in the user's folder, the last one first; files that are none are passed over."""
    found = [(path.stat().st_mtime_ns, path) for path in kept_in(FOLDER).glob(f"*.{KIND}")]
    for _, path in sorted(found, reverse=True):
        with suppress(OSError, UnicodeDecodeError, BadRecord):
            record = Record.parse(path.read_text(encoding="utf-8"))
            if game in (None, record.game):
                yield path, record


def kept_match(wanted: str, game: str | None) -> Path:
    """The file of a match to go on with: the last one that is not over, a file, or a kept match by its name."""
    if wanted != LAST:
        kept = kept_in(FOLDER) / f"{wanted}.{KIND}"
        return kept if kept.exists() and not Path(wanted).exists() else Path(wanted)
    for path, record in kept_matches(game):
        if record.winners is None:
            return path
    raise BadInput(
        "there is no match to go on with" if game is None else f"there is no match of {game} to go on with"
    )


def show_kept(wanted: str | None, speech: Language) -> None:
    """List the kept matches."""
    if wanted is not None:
        game(wanted)
    rows = [
        (
            path.stem,
            ",".join(record.players),
            str(len(record.entries)),
            speech.text("common-kept-open" if record.winners is None else "common-kept-over"),
        )
        for path, record in kept_matches(wanted)
    ]
    if not rows:
        print(speech.text("common-kept-none"))
        return
    heading = [
        speech.text("common-kept-match"),
        speech.text("common-kept-players"),
        speech.text("common-kept-answers"),
        speech.text("common-kept-state"),
    ]
    print(columns(heading, rows, numbers=[2]))


def old_record(args: argparse.Namespace, path: Path) -> Record:
    """The record of a match to go on with; only who sits where may change."""
    record, _ = recorded(str(path))
    if args.game is not None and args.game != record.game:
        raise BadInput(f"{path} is a record of {record.game}, not of {args.game}")
    if args.option or args.seed is not None:
        raise BadInput("a resumed match keeps its options and its seed")
    wanted = args.seats if args.seats is not None or not record.players else ",".join(record.players)
    seats = _seats(wanted, game(record.game, record.rules))
    if len(seats) != record.players_in_all:
        raise BadInput(f"{path} has {record.players_in_all} seats, not {len(seats)}")
    record.players = seats
    return record


def _seats(text: str | None, box: Game) -> list[str]:
    low, high = box.identity.seats
    if text is None:
        return [PERSON, *[USUAL_BOT] * (min(high, max(low, USUAL_SEATS)) - 1)]
    seats = [_level(spec) for spec in bots_named(text)]
    for spec in seats:
        if spec != PERSON:
            try:
                make(spec, box, Luck(seed_from()))
            except LookupError as error:
                raise BadInput(
                    f"nobody called {spec!r} can sit there: {error.args[0]}; {PERSON} is you"
                ) from error
    return seats


def _level(spec: str) -> str:
    """A level by its name in any language; whatever else it is, as it is."""
    for level, message in LEVEL_NAMES.items():
        if spec.casefold() in [language(code).text(message).casefold() for code in languages()]:
            return level
    return spec


def _line(error: Exception) -> str:
    return " ".join(str(argument) for argument in error.args if isinstance(argument, str))
