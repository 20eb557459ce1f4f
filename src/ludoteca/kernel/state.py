"""State: copy and plain data of a table, both derived from its fields.

A table is a dataclass. One field is ``zones``; the others are public and hold numbers, words, enumerations,
cards, None, lists of those and tuples of any length. So no game writes a copy method, a comparison or a file format.
"""

from __future__ import annotations

from dataclasses import fields
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from ludoteca.kernel.card import Card, Names

_FIELDS: dict[Any, tuple[str, ...]] = {}


def field_names(table: Any) -> tuple[str, ...]:
    """The names of a table's plain fields."""
    kind: Any = type(table)
    names = _FIELDS.get(kind)
    if names is None:
        names = tuple([field.name for field in fields(kind) if field.name != "zones"])
        _FIELDS[kind] = names
    return names


def copy_table(table: Any) -> Any:
    """A table that is equal and shares nothing that changes."""
    kind: Any = type(table)
    twin: Any = kind.__new__(kind)
    twin.zones = table.zones.copy()
    for name in field_names(table):
        value = getattr(table, name)
        setattr(twin, name, _copy(value) if isinstance(value, list) else value)
    return twin


def _copy(values: list[Any]) -> list[Any]:
    if values and isinstance(values[0], list):
        return [_copy(value) for value in values]
    return values[:]


def plain_fields(table: Any) -> dict[str, object]:
    """The public fields as plain data; cards by name."""
    hints = get_type_hints(type(table))
    names = table.zones.layout.names
    return {name: _plain(getattr(table, name), hints[name], names) for name in field_names(table)}


def load_fields(table: Any, data: dict[str, Any]) -> None:
    """Set the public fields from plain data; raises ValueError if they do not fit."""
    hints = get_type_hints(type(table))
    wanted = field_names(table)
    if set(data) != set(wanted):
        odd = ", ".join(sorted(set(data) ^ set(wanted)))
        raise ValueError(f"a table has the fields {', '.join(wanted)}; wrong: {odd}")
    cards = {name: Card(card) for card, name in enumerate(table.zones.layout.names)}
    for name in wanted:
        setattr(table, name, _load(name, data[name], hints[name], cards))


def _plain(value: Any, hint: Any, names: Names) -> object:
    if isinstance(value, list | tuple):
        return [_plain(one, get_args(hint)[0], names) for one in value]
    if isinstance(value, Enum):
        return value.value
    if value is not None and (hint is Card or Card in get_args(hint)):
        return names[value]
    return value


def _load(field: str, value: Any, hint: Any, cards: dict[str, Card]) -> Any:
    """The value of a field, checked against the type that its declaration gives it."""
    kinds = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    if value is None and NoneType in kinds:
        return None
    kind = kinds[0]
    if get_origin(kind) in (list, tuple):
        if isinstance(value, list):
            loaded = [_load(field, one, get_args(kind)[0], cards) for one in value]
            return loaded if get_origin(kind) is list else tuple(loaded)
    elif kind is Card:
        if isinstance(value, str) and value in cards:
            return cards[value]
    elif isinstance(kind, type) and issubclass(kind, Enum):
        if value in [member.value for member in kind]:
            return kind(value)
    else:
        basic = getattr(kind, "__supertype__", kind)
        if type(value) is basic:
            return value
    raise ValueError(f"{field} cannot be {value!r}")
