"""Kept files: what a person at a terminal may go on with later, written so that nothing is ever lost."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from ludoteca.facets.bad_input import BadInput


def kept_in(folder: str) -> Path:
    """A folder of the user's data, which need not be there yet."""
    return user_data_path("ludoteca", appauthor=False) / folder


def new_path(folder: str, stem: str, kind: str) -> Path:
    """A fresh file in a folder of the user's data, named by this and the time."""
    place = kept_in(folder)
    stem += f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    path = place / f"{stem}.{kind}"
    number = 2
    while path.exists():
        path = place / f"{stem}-{number}.{kind}"
        number += 1
    return path


def save(text: str, path: Path) -> None:
    """Write it at one stroke: whoever looks finds the old file or the new one, never half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    with draft.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def chosen_path(wanted: Path | None, resumed: Path | None, folder: str, stem: str, kind: str) -> Path:
    """The file that a person wants, or a fresh one. An older one is never overwritten, but for the one that is resumed."""
    if wanted is None:
        return resumed or new_path(folder, stem, kind)
    if wanted.exists() and wanted != resumed:
        raise BadInput(f"{wanted} exists already; choose another file, or --resume {wanted}")
    return wanted
