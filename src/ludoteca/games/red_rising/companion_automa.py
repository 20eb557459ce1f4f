"""Run the Automa of Red Rising for a solo game with the box on your table."""

from __future__ import annotations

import argparse
import io
import json
import os
import secrets
import shlex
import sys
from datetime import datetime
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from ludoteca.facets.complaint import Complaint, add_language, file_text, spoken, whole
from ludoteca.facets.drawing.terminal import Leave, Terminal
from ludoteca.facets.language import Language
from ludoteca.games.red_rising.companion_talk import Conversation
from ludoteca.games.red_rising.pieces import DEFAULT_LEVEL, LEVELS
from ludoteca.games.red_rising.realtable import RealTable
from ludoteca.games.red_rising.realwords import Unusable
from ludoteca.kernel.luck import SEED_BYTES, seed_from

KIND = "red_rising automa"
VERSION = 1
FIELDS = ("kind", "version", "level", "returned", "seed", "answers")


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--level", metavar="L", help=f"1 to {max(LEVELS)}; {DEFAULT_LEVEL} is the normal one")
    parser.add_argument("--returned", action="store_true", help="the variant with characters that return")
    parser.add_argument("--seed", metavar="S", help="anything; the same seed shuffles the same Automa cards")
    add_language(parser)
    parser.add_argument("--state", metavar="FILE", type=Path, help="where to keep the game")
    parser.add_argument("--resume", metavar="FILE", type=Path, help="go on with the game of this file")


def run(args: argparse.Namespace) -> int:
    """Talk the game through; it is kept after every answer."""
    language = spoken(args.lang)
    table = _new(args) if args.resume is None else _old(args)
    path = _path(args)
    if isinstance(sys.stdin, io.TextIOWrapper):
        # What cannot be read becomes a word that nobody understands, not a crash.
        sys.stdin.reconfigure(errors="replace")
    terminal = Terminal(sys.stdin, sys.stdout)

    def keep(now: RealTable) -> None:
        try:
            save(now, path)
        except OSError as error:
            raise Complaint(f"the game cannot be written to {path}: {error.strerror or error}") from error

    try:
        Conversation(table, keep, terminal, language).run()
    except Leave:
        _say_how_to_go_on(terminal, language, path)
    return 0


def _say_how_to_go_on(terminal: Terminal, language: Language, path: Path) -> None:
    terminal.show(language.text("common-saved"))
    terminal.print_whole(f"    ludoteca automa --resume {shlex.quote(str(path))} --lang {language.code}")


def _new(args: argparse.Namespace) -> RealTable:
    level = DEFAULT_LEVEL if args.level is None else whole(args.level, "--level", 1)
    if level not in LEVELS:
        raise Complaint(f"--level is 1 to {max(LEVELS)}, not {level}")
    seed = secrets.token_bytes(SEED_BYTES) if args.seed is None else seed_from("automa", args.seed)
    return RealTable(level, args.returned, seed)


def _old(args: argparse.Namespace) -> RealTable:
    if args.level is not None or args.returned or args.seed is not None:
        raise Complaint("a resumed game keeps its level, its variant and its seed")
    path = str(args.resume)
    return load(path, file_text(path))


def _path(args: argparse.Namespace) -> Path:
    """Where the game is kept. An older one is never overwritten, but for the one that is resumed."""
    wanted: Path | None = args.state
    resumed: Path | None = args.resume
    if wanted is None:
        return resumed if resumed is not None else _new_path()
    if wanted.exists() and wanted != resumed:
        raise Complaint(f"{wanted} exists already; choose another file, or --resume {wanted}")
    return wanted


def _new_path() -> Path:
    folder = user_data_path("ludoteca", appauthor=False) / "automa"
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.json"
        number += 1
    return path


def save(table: RealTable, path: Path) -> None:
    """Write the game at one stroke: whoever looks finds the old file or the new one, never half of it."""
    data = {
        "kind": KIND,
        "version": VERSION,
        "level": table.level,
        "returned": table.returned,
        "seed": table.seed.hex(),
        "answers": table.answers,
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    with draft.open("w", encoding="utf-8", newline="\n") as file:
        file.write(json.dumps(data, ensure_ascii=False, indent=1) + "\n")
        file.flush()
        os.fsync(file.fileno())
    os.replace(draft, path)


def load(path: str, text: str) -> RealTable:
    """The game of a file, played again from its answers; complains about whatever does not add up."""
    data = _checked(path, text)
    table = RealTable(data["level"], data["returned"], bytes.fromhex(data["seed"]))
    for number, answer in enumerate(data["answers"], start=1):
        stage = table.stage.value
        try:
            table.answer(answer)
        except Unusable as error:
            raise Complaint(
                f"{path}: answer {number}, {answer!r}, does not fit the question about {stage!r}"
            ) from error
    return table


def _checked(path: str, text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Complaint(f"{path}: this is no JSON: {error}") from error
    if not isinstance(data, dict) or data.get("kind") != KIND:
        raise Complaint(f"{path}: this is no game against the Automa; its kind would be {KIND!r}")
    if data.get("version") != VERSION:
        raise Complaint(f"{path}: the file has version {data.get('version')!r}; this program reads {VERSION}")
    if sorted(data) != sorted(FIELDS):
        raise Complaint(f"{path}: the fields are {', '.join(FIELDS)}, not {', '.join(data)}")
    if type(data["level"]) is not int or data["level"] not in LEVELS:
        raise Complaint(f"{path}: level is 1 to {max(LEVELS)}, not {data['level']!r}")
    if not isinstance(data["returned"], bool):
        raise Complaint(f"{path}: returned is true or false, not {data['returned']!r}")
    answers = data["answers"]
    if not isinstance(answers, list) or not all(isinstance(answer, str) for answer in answers):
        raise Complaint(f"{path}: answers is a list of texts")
    if not _is_seed(data["seed"]):
        raise Complaint(f"{path}: seed is {2 * SEED_BYTES} hexadecimal digits, not {data['seed']!r}")
    return data


def _is_seed(seed: object) -> bool:
    digits = "0123456789abcdef"
    return isinstance(seed, str) and len(seed) == 2 * SEED_BYTES and all(digit in digits for digit in seed)
