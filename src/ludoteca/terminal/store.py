"""Where records are kept, and how one is written so that nothing is ever lost."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from ludoteca.kernel.record import Record


def new_path(game: str) -> Path:
    """A fresh file in the user's data folder, named by game and time."""
    folder = user_data_path("ludoteca", appauthor=False) / "records"
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}.record"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.record"
        number += 1
    return path


def save(record: Record, path: Path) -> None:
    """Write a record at one stroke: whoever looks finds the old file or the new one, never half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    with draft.open("w", encoding="utf-8", newline="\n") as file:
        file.write(record.text())
        file.flush()
        os.fsync(file.fileno())
    os.replace(draft, path)
