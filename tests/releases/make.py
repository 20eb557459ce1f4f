"""Keep what this version of Ludoteca writes: ``python -m tests.releases.make``, once, in the checkout of a release.

Beside this file a folder with its number comes to be, with a database, records and positions in one file, and the package
itself. What is kept is never made anew: tests of all later versions open it.
"""

from __future__ import annotations

import asyncio
import base64
import csv
import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_args
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec
from sqlalchemy import select

from ludoteca import __version__
from ludoteca.facets.registry import find
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.laws import variants
from ludoteca.laws.law import draw_answer
from ludoteca.server import database, database_schema
from ludoteca.server.event_log import read_log
from ludoteca.server.room import Room
from ludoteca.server.room_events import RoomEvent
from tests.boxes import built_in
from tests.releases import kept
from tests.releases.evening import evening

CHECKOUT = Path(__file__).parents[2]
LARGEST = 2_000_000
SEED = seed_from("kept position")
LEFT_OUT = ("/manual/", "/static/")
"""What a test needs no more: the package is kept to run its rules and its server."""


def main() -> None:
    """Make the folder of this version."""
    folder = kept.HERE / __version__
    with TemporaryDirectory() as place:
        written = files(Path(place))
        name, content = package(Path(place))
    folder.mkdir()
    kept.pack(folder / "kept.zip", written)
    kept.pack(folder / name, content, ZIP_DEFLATED)
    for file in folder.iterdir():
        assert file.stat().st_size < LARGEST, f"{file} is too large to be kept"
        print(f"{file.name}: {file.stat().st_size:,} bytes")


def files(place: Path) -> dict[str, bytes]:
    """The database with what its rooms look like; records and positions."""
    file = place / kept.DATABASE
    asyncio.run(evening(f"sqlite:///{place / 'live.db'}", file))
    rooms = dict(rooms_of(file))
    records, positions = {}, {}
    for name, match in played():
        records[name] = {"text": match.record().text(), "ending": kept.ending(match)}
        position = halfway(match).position()
        again = Match.at(match.rules, position, SEED)
        positions[name] = {"position": position, "seed": SEED.hex(), "asked": kept.asked(again)}
    told = {kept.ROOMS: rooms, kept.RECORDS: records, kept.POSITIONS: positions}
    return {kept.DATABASE: file.read_bytes(), **{name: plain(data) for name, data in told.items()}}


def halfway(match: Match) -> Match:
    """A match as it was about half of its answers ago, at the beginning of a step."""
    number = len(match.history) // 2
    while not match.rewound(number).at_step_start:
        number -= 1
    return match.rewound(number)


def plain(data: object) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode()


def rooms_of(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every room of a database, played again from its events."""
    engine = database.engine_for(f"sqlite:///{file}")
    done = set()
    with engine.connect() as connection:
        for table in database_schema.metadata.sorted_tables:
            assert connection.execute(select(table)).first() is not None, f"nothing in {table.name}"
        for id in connection.scalars(select(database_schema.room.c.id)).all():
            entries = read_log(connection, id)
            assert entries is not None
            done |= {type(entry.event) for entry in entries}
            room = Room.of(id, entries)
            yield id, about(room)
    engine.dispose()
    assert done == {*get_args(RoomEvent)}, f"never done: { ({*get_args(RoomEvent)} - done) }"


def about(room: Room) -> dict[str, Any]:
    """What a room looks like."""
    return {
        "settings": msgspec.to_builtins(room.settings),
        "status": room.status,
        "names": [holder.name or holder.bot for holder in room.holders],
        "record": None if room.match is None else room.record().text(),
        "asked": {} if room.match is None else kept.asked(room.match),
    }


def played() -> Iterator[tuple[str, Match]]:
    """A match of each game at each number of seats: half of them as usual, the others each with a variant."""
    for game in map(find, built_in()):
        low, high = game.identity.seats
        for seats in range(low, high + 1):
            every = [options for count, options in variants(game.rules) if count == seats]
            for options in (every[0], every[1 + (seats - low) % (len(every) - 1)]):
                name = f"{game.id}-{seats}-{'-'.join(options.values())}"
                match = Match.start(find(game.id).rules, seats, seed_from("kept", name), options)
                luck = Luck(seed_from("kept answers", name))
                while not match.over:
                    match.take(*draw_answer(match, luck))
                yield name, match


def package(place: Path) -> tuple[str, dict[str, bytes]]:
    """The pure wheel of what is committed, without what it needs no more."""
    source = place / "source"
    source.mkdir()
    tar = subprocess.run(["git", "archive", "HEAD"], cwd=CHECKOUT, check=True, stdout=subprocess.PIPE)
    subprocess.run(["tar", "-x"], cwd=source, check=True, input=tar.stdout)
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run(
        [*build, "-w", str(place), "."], cwd=source, check=True, env={**os.environ, "LUDOTECA_COMPILE": "0"}
    )
    [wheel] = place.glob("*-py3-none-any.whl")
    with ZipFile(wheel) as zipped:
        content = {
            name: zipped.read(name)
            for name in sorted(zipped.namelist())
            if not any(part in name for part in LEFT_OUT)
        }
    listing = next(name for name in content if name.endswith(".dist-info/RECORD"))
    content[listing] = inventory(content, listing)
    return wheel.name, content


def inventory(content: dict[str, bytes], listing: str) -> bytes:
    """The list of its files that a wheel holds."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    for name, data in content.items():
        if name != listing:
            digest = base64.urlsafe_b64encode(sha256(data).digest()).decode().rstrip("=")
            rows.writerow([name, f"sha256={digest}", len(data)])
    rows.writerow([listing, "", ""])
    return text.getvalue().encode()


if __name__ == "__main__":
    main()
