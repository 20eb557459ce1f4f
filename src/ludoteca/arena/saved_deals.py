"""Saved deals: a file of those that are finished, so that an arena that was stopped can go on.

The first line tells what is played; every further line is one finished deal, in any order. A last line that was cut
off in the middle is played again. The number of deals is not told: the same file serves when more are wanted.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import IO, Any, Self

from ludoteca.arena.deal import PlayedDeal
from ludoteca.arena.schedule import Fixture, Schedule
from ludoteca.facets.registry import find

KIND = "ludoteca arena"
TITLE = f"{KIND} 2"
SECURED = 1.0
"""At most so many seconds of work are lost if the machine fails; if only the program does, none."""


class BadDealsFile(ValueError):
    """The file is of something else, or damaged."""


class SavedDeals:
    """The deals finished so far, and the file to which more are added."""

    def __init__(self, path: Path, schedule: Schedule) -> None:
        self.path = path
        self.finished: dict[Fixture, PlayedDeal] = {}
        self._secured = monotonic()
        heading = _heading(schedule)
        lines = self._lines()
        if lines:
            self._compare(lines[0], heading)
            for number, line in enumerate(lines[1:], start=2):
                deal = self._read(number, line)
                self.finished[deal.fixture] = deal
        try:
            self._file: IO[bytes] = path.open("r+b" if path.exists() else "wb")
        except OSError as error:
            raise BadDealsFile(f"{path}: {error.strerror or error}") from error
        self._file.truncate(sum([len(line) for line in lines]))
        self._file.seek(0, os.SEEK_END)
        if not lines:
            self._write(heading)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.fsync(self._file.fileno())
        self._file.close()

    def add(self, deal: PlayedDeal) -> None:
        """Write down a finished deal."""
        self.finished[deal.fixture] = deal
        self._write(deal.plain())
        if monotonic() - self._secured > SECURED:
            os.fsync(self._file.fileno())
            self._secured = monotonic()

    def _write(self, data: dict[str, Any]) -> None:
        self._file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def _lines(self) -> list[bytes]:
        """All whole lines."""
        try:
            text = self.path.read_bytes()
        except FileNotFoundError:
            return []
        except OSError as error:
            raise BadDealsFile(f"{self.path}: {error.strerror or error}") from error
        lines = text.splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):
            if len(lines) == 1 and KIND.encode() not in lines[0]:
                raise BadDealsFile(f"{self.path}: this is no file of an arena")
            lines.pop()
        return lines

    def _compare(self, line: bytes, heading: dict[str, Any]) -> None:
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or not str(found.get("title")).startswith(KIND):
            raise BadDealsFile(f"{self.path}: this is no file of an arena")
        for key, wanted in heading.items():
            if found.get(key) != wanted:
                raise BadDealsFile(
                    f"{self.path}: this file is of another arena: {key} {_told(found.get(key))}, not {_told(wanted)}"
                )

    def _read(self, number: int, line: bytes) -> PlayedDeal:
        try:
            return PlayedDeal.read(json.loads(line))
        except (ValueError, LookupError, TypeError) as error:
            raise BadDealsFile(f"{self.path}, line {number}: this is no finished deal") from error


def _told(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _heading(schedule: Schedule) -> dict[str, Any]:
    """What must be the same for finished deals to count."""
    return {
        "title": TITLE,
        "game": schedule.game,
        "rules": find(schedule.game).identity.version,
        "players": schedule.players,
        "seed": schedule.seed,
        "bots": [entrant.name for entrant in schedule.entrants],
        "options": dict(schedule.options),
        "patience": schedule.patience,
    }
