"""Records as data: every action of recorded matches with the row it was given on and what came of it, as Parquet.

import polars as pl
data = pl.read_parquet("matches.parquet")
rows, actions = data["row"].to_numpy(), data["action"].to_numpy()
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from ludoteca.facets.extra import needed

with needed("research"):
    import pyarrow as pa
    import pyarrow.parquet as pq

from ludoteca.facets.encoding.encoder import Encoder
from ludoteca.facets.encoding.plan import Knowledge
from ludoteca.facets.registry import find
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import Seat

Row = dict[str, Any]


def lines(record: Record, number: int, made: Encoder) -> Iterator[Row]:
    """Every action of one match, in order."""
    rules = find(record.game, record.rules).rules
    outcome = Match.replay(rules, record).outcome()
    if record.position is not None:
        raise ValueError("matches that begin with a position of their own are not taken")
    match = Match.start(rules, record.seats, record.seed, record.options, Log.NONE)
    for decided, entry in enumerate(record.entries):
        seat = Seat(entry.seat)
        decision = match.decision(seat)
        place = decision.read(entry.text, match.names)
        if place is None:
            raise ValueError(
                f"answer {decided + 1} of match {number}, {entry.text!r}, is none of the options"
            )
        choice = made.space.begin(decision)
        for action in made.space.spelt(decision, place):
            yield {
                "match": number,
                "decision": decided,
                "seat": entry.seat,
                "player": record.players[entry.seat] if record.players else "",
                "ask": entry.ask,
                "row": bytes(made.row(match, seat, choice)),
                "legal": sorted(choice.legal),
                "action": action,
                "answer": entry.text,
                "rank": outcome.ranks[entry.seat],
                "score": outcome.scores[entry.seat],
            }
            choice.act(action)
        match.take(decision, place)


def schema(made: Encoder) -> pa.Schema:
    """The columns, and which encoding the rows are in."""
    about = {
        "game": made.rules.identity.id,
        "rules": made.rules.identity.version,
        "players": made.seats,
        "options": made.options,
        "knowledge": made.knowledge.value,
        "encoding": made.plan.version,
    }
    return pa.schema(
        [
            ("match", pa.int32()),
            ("decision", pa.int32()),
            ("seat", pa.int8()),
            ("player", pa.string()),
            ("ask", pa.string()),
            ("row", pa.list_(pa.uint8(), made.size)),
            ("legal", pa.list_(pa.int16())),
            ("action", pa.int16()),
            ("answer", pa.string()),
            ("rank", pa.int8()),
            ("score", pa.int32()),
        ],
        metadata={"ludoteca": json.dumps(about)},
    )


def write(records: Iterable[Path], target: Path, knowledge: str = "view") -> int:
    """Write the actions of matches of one game, seat count and set of options; returns how many there are.

    Raises ValueError if there is no match, or if they are not all of one kind.
    """
    made: Encoder | None = None
    kind: pa.Schema = None
    writer: pq.ParquetWriter | None = None
    count = 0
    try:
        for number, path in enumerate(records):
            record = Record.parse(path.read_text(encoding="utf-8"))
            if made is None or writer is None:
                made = find(record.game, record.rules).encoder(
                    record.seats, record.options, Knowledge(knowledge)
                )
                kind = schema(made)
                writer = pq.ParquetWriter(target, kind, compression="zstd")
            theirs = made.rules.identity
            if (record.game, record.rules, record.seats) != (theirs.id, theirs.version, made.seats) or any(
                made.options[name] != value for name, value in record.options.items()
            ):
                raise ValueError(f"{path}: this match is of another kind than those before it")
            found = list(lines(record, number, made))
            columns = {name: [line[name] for line in found] for name in kind.names if name != "row"}
            flat = pa.array(memoryview(b"".join([line["row"] for line in found])), pa.uint8())
            columns["row"] = pa.FixedSizeListArray.from_arrays(flat, made.size)
            writer.write_table(pa.table({name: columns[name] for name in kind.names}, schema=kind))
            count += len(found)
    finally:
        if writer is not None:
            writer.close()
    if not count:
        raise ValueError("there is no match to write")
    return count
