"""Arguments that several commands share, read into what they mean or complained about."""

from __future__ import annotations

import json

from ludoteca.facets.complaint import Complaint, file_text
from ludoteca.facets.game import BadGame, Game
from ludoteca.facets.registry import find
from ludoteca.kernel.luck import seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.position import BadPosition
from ludoteca.kernel.record import BadRecord, Record
from ludoteca.kernel.rules import Rules


def game(name: str) -> Game:
    """The game of this name."""
    try:
        return find(name)
    except (LookupError, BadGame) as error:
        raise Complaint(str(error.args[0])) from error


def chosen_options(pairs: list[str]) -> dict[str, str]:
    """Options written as name=value."""
    chosen: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Complaint(f"an option is written name=value, not {pair!r}")
        chosen[name] = value
    return chosen


def new_match(rules: Rules, seats: int, seed: str, options: dict[str, str]) -> Match:
    """A new match from what was typed."""
    try:
        return Match.start(rules, seats, seed_from("match", seed), options)
    except ValueError as error:
        raise Complaint(str(error)) from error


def recorded(path: str) -> tuple[Record, Match]:
    """A record and the match it gives when played again."""
    try:
        record = Record.parse(file_text(path))
        return record, Match.replay(game(record.game).rules, record)
    except BadRecord as error:
        raise Complaint(f"{path}: {error}") from error


def positioned(path: str) -> Match:
    """The match of a position file."""
    text = file_text(path)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Complaint(f"{path}: this is no JSON: {error}") from error
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise Complaint(f"{path}: a position is a JSON object that names its game")
    try:
        return Match.at(game(data["game"]).rules, data, seed_from("position", text))
    except BadPosition as error:
        raise Complaint(f"{path}: {error}") from error
