"""Records: the file of a match. Header, seed, answers; it replays exactly, for ever.

A record is text that people can read. Every line ends with a check over all lines up to it, so that an edited or
cut file is found out at the very line.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from ludoteca.kernel.answer import JOIN
from ludoteca.kernel.luck import SEED_BYTES
from ludoteca.kernel.rules import Verdict

TITLE = "ludoteca record 1"
NOBODY = "nobody"
DRAW = "draw"
UNKNOWN = "?"
"""Stands for the question of an answer that was kept without it."""
_JOINERS = "\u200c\u200d"
"""Hold together the parts of an emoji, and letters of some scripts: alone among what is not seen they may be in a name."""
HEADER = ("game", "rules", "seats", "players", "options", "seed")


class BadRecord(ValueError):
    """The text is no record, or was changed: the message names the line."""


@dataclass(frozen=True)
class Entry:
    """One answer: by which seat, to which question, in notation."""

    seat: int
    ask: str
    text: str


@dataclass
class Record:
    """Everything that is needed to play a match again."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    seed: bytes
    players: list[str] = field(default_factory=list)
    position: dict[str, Any] | None = None
    """The table that the match began with, unless it was set up from the seed."""
    entries: list[Entry] = field(default_factory=list)
    winners: list[int] | None = None
    """The seats that won, or None while the match is open."""
    verdict: Verdict = Verdict.DECIDED
    """Of a finished match; older records of a draw say that all have won."""

    @property
    def players_in_all(self) -> int:
        """How many have sat at the table: those of the beginning, and whoever joined later."""
        return self.seats + len([entry for entry in self.entries if entry.ask == JOIN.name])

    def text(self) -> str:
        """The file; raises ValueError if a player's name cannot be written."""
        for name in self.players:
            if not _is_name(name):
                raise ValueError(f"{name!r} cannot be written as a player's name")
        lines = [
            f"game {self.game}",
            f"rules {self.rules}",
            f"seats {self.seats}",
            f"players {', '.join(self.players)}".rstrip(),
            f"options {' '.join(f'{name}={value}' for name, value in self.options.items())}".rstrip(),
            f"seed {self.seed.hex()}",
        ]
        if self.position is not None:
            lines.append(f"position {json.dumps(self.position, separators=(',', ':'))}")
        for number, entry in enumerate(self.entries, start=1):
            lines.append(f"{number} {entry.seat} {entry.ask} {entry.text}")
        if self.winners is None:
            lines.append(f"open {len(self.entries)}")
        else:
            won = f"won {','.join([str(seat) for seat in self.winners]) or NOBODY}"
            lines.append(f"end {len(self.entries)} {DRAW if self.verdict is Verdict.DRAW else won}")
        return "\n".join([TITLE, *_checked(lines)]) + "\n"

    @staticmethod
    def parse(text: str) -> Record:
        """Read a file; raises BadRecord with the number of the first line that is wrong."""
        lines = text.split("\n")
        if lines[0] != TITLE:
            raise BadRecord(f"line 1: a record begins with {TITLE!r}")
        if lines[-1] != "":
            raise BadRecord(f"line {len(lines)}: the file is cut off in the middle of a line")
        body = _unchecked(lines[1:-1])
        values: list[str] = []
        for key, line in zip(HEADER, [*body, *[""] * len(HEADER)], strict=False):
            name, _, value = line.partition(" ")
            if name != key:
                raise BadRecord(f"line {len(values) + 2}: {key!r} is expected here")
            values.append(value)
        record = Record(
            game=values[0],
            rules=_number(values[1], 3),
            seats=_number(values[2], 4),
            players=_players(values[3], 5),
            options=_options(values[4], 6),
            seed=_seed(values[5], 7),
        )
        rest = body[len(HEADER) :]
        number = len(HEADER) + 2
        if rest and rest[0].startswith("position "):
            record.position = _position(rest[0], number)
            rest, number = rest[1:], number + 1
        _read_answers(record, rest, number)
        for place, (line, again) in enumerate(zip(lines, record.text().split("\n"), strict=False), start=1):
            if line != again:
                raise BadRecord(f"line {place}: a record has one way to write this, {again!r}")
        return record


def _checked(lines: list[str]) -> list[str]:
    chain = TITLE
    checked: list[str] = []
    for line in lines:
        chain = _link(chain, line)
        checked.append(f"{line} #{chain}")
    return checked


def _link(chain: str, line: str) -> str:
    return sha256(f"{chain}\n{line}".encode(errors="surrogatepass")).hexdigest()[:8]


def _unchecked(lines: list[str]) -> list[str]:
    chain = TITLE
    body: list[str] = []
    for number, checked in enumerate(lines, start=2):
        line, _, check = checked.rpartition(" #")
        chain = _link(chain, line)
        if check != chain:
            raise BadRecord(f"line {number}: it was changed, or a line before it is missing")
        body.append(line)
    return body


def _read_answers(record: Record, lines: list[str], first: int) -> None:
    for number, line in enumerate(lines, start=1):
        words = line.split(" ", 3)
        if words[0] in ("open", "end"):
            _read_end(record, words, number, first + number - 1, len(lines))
            return
        if len(words) != 4 or words[0] != str(number):
            raise BadRecord(f"line {first + number - 1}: answer {number} is expected here")
        seat = _number(words[1], first + number - 1)
        record.entries.append(Entry(seat, words[2], words[3]))
    raise BadRecord(f"line {first + len(lines)}: the file is cut off: its last line is missing")


def _read_end(record: Record, words: list[str], number: int, line: int, lines: int) -> None:
    if number != lines:
        raise BadRecord(f"line {line + 1}: nothing follows the end of a record")
    if len(words) < 2 or words[1] != str(number - 1):
        raise BadRecord(f"line {line}: there are {number - 1} answers before the end")
    if words[0] == "end":
        record.winners = []
        if words[2:] == [DRAW]:
            record.verdict = Verdict.DRAW
            return
        if len(words) != 4 or words[2] != "won":
            raise BadRecord(f"line {line}: the end says who won")
        if words[3] != NOBODY:
            record.winners = [_number(seat, line) for seat in words[3].split(",")]


def _number(text: str, line: int) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise BadRecord(f"line {line}: {text!r} is no number")
    return int(text)


def _is_name(name: str) -> bool:
    """Whether a player's name reads as it was written."""
    seen = "".join([sign for sign in name if sign not in _JOINERS])
    return seen.isprintable() and name == name.strip() != "" and "," not in name


def _players(text: str, line: int) -> list[str]:
    names = text.split(", ") if text else []
    if not all(_is_name(name) for name in names):
        raise BadRecord(f"line {line}: players are names with a comma between them")
    return names


def _options(text: str, line: int) -> dict[str, str]:
    options: dict[str, str] = {}
    for pair in text.split():
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadRecord(f"line {line}: options are written name=value")
        options[name] = value
    return options


def _seed(text: str, line: int) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise BadRecord(f"line {line}: a seed is {SEED_BYTES} bytes in hexadecimal")
    return seed


def _position(text: str, line: int) -> dict[str, Any]:
    try:
        position = json.loads(text.partition(" ")[2])
    except (ValueError, RecursionError):
        position = None
    if not isinstance(position, dict):
        raise BadRecord(f"line {line}: the position is no JSON object")
    return position
