"""Component files: the facts of a box as data. An owner of the box may correct them, and is told of every slip."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


class BadComponents(ValueError):
    """A component file does not add up; the message says which, and where."""


def components(package: str, name: str) -> dict[str, Any]:
    """The data of a component file of a game's package; raises BadComponents if it is not JSON with a table of values."""
    text = files(package).joinpath(name).read_text(encoding="utf-8")
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadComponents(f"{_folder(package)}/{name}: {error}") from error
    if not isinstance(data, dict):
        raise BadComponents(f"{_folder(package)}/{name} holds no table of values")
    return data


def _folder(package: str) -> str:
    return package.rpartition(".")[2]


def demand(holds: bool, message: str) -> None:
    """Raise BadComponents unless it holds."""
    if not holds:
        raise BadComponents(message)
