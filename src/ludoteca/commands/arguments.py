"""Arguments that several commands share, read into what they mean or complained about."""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser
from importlib.util import find_spec
from pathlib import Path

from ludoteca.bots.supervision import PATIENCE
from ludoteca.facets.bad_input import BadInput, file_text
from ludoteca.facets.game import BadGame, Game, NotHere
from ludoteca.facets.registry import find
from ludoteca.kernel.luck import seed_from
from ludoteca.kernel.match import Match, Stand
from ludoteca.kernel.position import BadPosition
from ludoteca.kernel.record import BadRecord, Record
from ludoteca.kernel.rules import Rules

DUMB = ("", "dumb", "unknown")
"""Terminals that can do no more than lines."""


def game(name: str, version: int | None = None) -> Game:
    """The game of this name, as its rules are now or were in this version."""
    try:
        return find(name, version)
    except (NotHere, BadGame) as error:
        raise BadInput(str(error.args[0])) from error


def chosen_options(pairs: list[str]) -> dict[str, str]:
    """Options written as name=value."""
    chosen: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput(f"an option is written name=value, not {pair!r}")
        chosen[name] = value
    return chosen


def bots_named(text: str) -> list[str]:
    """Bots by their names, with commas between them; package.module:Class is found in the folder one stands in, too."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    return [name.strip() for name in text.split(",")]


def add_patience(parser: ArgumentParser) -> None:
    """Declare how long a bot may think."""
    parser.add_argument(
        "--patience", type=float, default=PATIENCE, metavar="S",
        help=f"seconds for a bot's decision, then a stand-in plays on; {PATIENCE:g} unless told, 0 for no limit",
    )  # fmt: skip


def add_plain(parser: ArgumentParser) -> None:
    """Declare that somebody may want lines and no window."""
    parser.add_argument("--plain", action="store_true", help="lines in, lines out, as in a pipe")


def has_window(plain: bool) -> bool:
    """Whether the table opens in a window: unless somebody wants lines, on a terminal that can do more than lines."""
    # The window is drawn on standard error, so that what is printed stays apart.
    streams = (sys.stdin, sys.stdout, sys.stderr)
    is_real = all(stream.isatty() for stream in streams) and os.environ.get("TERM", "") not in DUMB
    return is_real and not plain and find_spec("textual") is not None


def new_match(rules: Rules, seats: int, seed: str, options: dict[str, str]) -> Match:
    """A new match from what was typed."""
    try:
        return Match.start(rules, seats, seed_from("match", seed), options)
    except ValueError as error:
        raise BadInput(str(error)) from error


def recorded(path: str) -> tuple[Record, Match]:
    """A record and the match it gives when played again."""
    try:
        record = Record.parse(file_text(path))
        return record, Match.replay(find(record.game, record.rules).rules, record)
    except (BadRecord, NotHere, BadGame) as error:
        raise BadInput(f"{path}: {error}") from error


def positioned(path: str, stand: Stand = Stand.AT_QUESTION) -> Match:
    """The match of a position file."""
    text = file_text(path)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"{path}: this is no JSON: {error}") from error
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise BadInput(f"{path}: a position is a JSON object that names its game")
    named = data.get("rules")
    try:
        box = find(data["game"], named if type(named) is int else None)
        return Match.at(box.rules, data, seed_from("position", text), stand)
    except (BadPosition, NotHere, BadGame) as error:
        raise BadInput(f"{path}: {error}") from error
