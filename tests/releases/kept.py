"""What is kept of a released version, and what is told of a match to see that it is still the same."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any
from zipfile import ZIP_LZMA, ZipFile, ZipInfo

from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.seat import Seat

HERE = Path(__file__).parent
RELEASES = sorted(folder.name for folder in HERE.iterdir() if (folder / "kept.zip").exists())
DATABASE, ROOMS, RECORDS, POSITIONS = "ludoteca.db", "rooms.json", "records.json", "positions.json"
TOLD = 12
"""So many options of a question are compared one by one,"""
MOMENTS = 6
"""and so many moments of a match."""


def pack(path: Path, files: dict[str, bytes], how: int = ZIP_LZMA) -> None:
    """Write a zip file that is the same, byte by byte, for the same files."""
    with ZipFile(path, "w", how, compresslevel=9) as zipped:
        for name, content in files.items():
            zipped.writestr(ZipInfo(name), content, how, 9)


def unpacked(release: str, name: str) -> bytes:
    """One of the files that are kept of a release."""
    with ZipFile(HERE / release / "kept.zip") as zipped:
        return zipped.read(name)


def told(release: str, name: str) -> Any:
    """What one of them says."""
    return json.loads(unpacked(release, name))


def install(release: str, folder: Path) -> dict[str, str]:
    """Lay the package of a release into a folder; the environment in which Python imports it from there."""
    [wheel] = (HERE / release).glob("*.whl")
    with ZipFile(wheel) as zipped:
        zipped.extractall(folder)
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(HERE.parents[1])])}


def asked(match: Match) -> dict[str, list[Any]]:
    """Every question on the table: what it is, how many options it has, and the first of them."""
    return {
        str(int(seat)): [
            decision.ask.name,
            len(decision.options),
            [
                decision.spell(decision.options[place], match.names)
                for place in range(min(TOLD, len(decision.options)))
            ],
        ]
        for seat, decision in match.pending.items()
    }


def ending(match: Match) -> dict[str, list[int]] | None:
    """How a match ended, if it has."""
    if not match.over:
        return None
    outcome = match.outcome()
    return {"scores": list(outcome.scores), "ranks": list(outcome.ranks)}


def standings(rules: Rules, record: Record) -> list[dict[str, Any]]:
    """A match at a few moments, the first and the last among them: where every card lies, and what is asked."""
    match = Match.replay(rules, record, 0)
    length = len(record.entries)
    moments = {*range(0, length, max(1, length // MOMENTS)), length}
    found = []
    for number in range(length + 1):
        if number in moments:
            found.append({"zones": match.position()["zones"], "asked": asked(match), "ending": ending(match)})
        if number < length:
            match.answer_text(Seat(record.entries[number].seat), record.entries[number].text)
    return found
