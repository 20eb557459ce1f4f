"""The weights that heuristics judge by: numbers of a file beside the game, which tuning may find anew."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, fields
from math import isfinite
from typing import Any, ClassVar, Final, Protocol, TypeVar

from ludoteca.facets.components import components, demand

FILE: Final = "heuristics.json"


class Weighed(Protocol):
    """A dataclass of numbers, each with its meaning. Whole ones say how much is looked at, the others how it is judged."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


W = TypeVar("W", bound=Weighed)


def load_weights(package: str, kind: type[W]) -> W:
    """The weights of a game, from its file; raises BadComponents if one is missing, unknown or no positive number."""
    where = f"{package.rpartition('.')[2]}/{FILE}"
    found = components(package, FILE).get("weights")
    if not isinstance(found, dict):
        found = {}
    missing = [field.name for field in fields(kind) if field.name not in found]
    demand(not missing, f"{where}: there is no weight {', '.join(missing[:1])}")
    return kind(**_checked(where, kind, found))


def _checked(where: str, kind: type[W], found: Mapping[str, Any]) -> dict[str, int | float]:
    """The numbers found, each of the type of its field."""
    # Compiled, a field has its type; interpreted, the name of it.
    whole = {field.name: field.type in (int, "int") for field in fields(kind)}
    checked: dict[str, int | float] = {}
    for name, value in found.items():
        demand(name in whole, f"{where}: {name!r} is no weight; there is {', '.join(whole)}")
        fits = type(value) is int or (type(value) is float and isfinite(value) and not whole[name])
        what = "whole number" if whole[name] else "number"
        demand(fits and value > 0, f"{where}: {name} is a {what} above 0, not {value!r}")
        checked[name] = value if whole[name] else float(value)
    return checked
