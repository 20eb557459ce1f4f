"""State: copy and plain data of a table, both derived from its fields.

A table is a dataclass. One field is ``zones``; each of the others is public, plain data and says in its metadata how it is
written: ``round: int = field(metadata=written(AS_NUMBER))``. (Annotations would say it too, but the compiled core has none.)
So no game writes a copy method, a comparison or a file format.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from enum import Enum
from typing import Any, Final

from ludoteca.kernel.card import Card, Names

Numbers = Mapping[str, Card]
"""The catalogue turned round: the card of each name."""


class Form:
    """How a value is written as plain data, and read back. This one is for numbers."""

    def plain(self, value: Any, names: Names) -> object:
        """The value as plain data."""
        return value

    def load(self, data: Any, cards: Numbers) -> Any:
        """The value of plain data; raises ValueError if it is none."""
        if type(data) is not int:
            raise ValueError(f"{data!r} is no number")
        return data


class CardForm(Form):
    """A card: its name."""

    def plain(self, value: Any, names: Names) -> object:
        """The card's name."""
        card: int = value
        return names[card]

    def load(self, data: Any, cards: Numbers) -> Any:
        """The card of this name."""
        if not isinstance(data, str) or data not in cards:
            raise ValueError(f"{data!r} is no card")
        return cards[data]


class FlagForm(Form):
    """True or false."""

    def load(self, data: Any, cards: Numbers) -> Any:
        """The flag itself."""
        if type(data) is not bool:
            raise ValueError(f"{data!r} is neither true nor false")
        return data


class Word(Form):
    """A member of an enumeration: its value."""

    def __init__(self, kind: type[Enum]) -> None:
        self._kind = kind

    def plain(self, value: Any, names: Names) -> object:
        """The value of the member."""
        plain: object = value.value
        return plain

    def load(self, data: Any, cards: Numbers) -> Any:
        """The member of this value."""
        words = [member.value for member in self._kind]
        if data not in words:
            raise ValueError(f"{data!r} is none of {', '.join([str(word) for word in words])}")
        return self._kind(data)


class Maybe(Form):
    """A value or nothing."""

    def __init__(self, form: Form) -> None:
        self._form = form

    def plain(self, value: Any, names: Names) -> object:
        """The value, or None."""
        return None if value is None else self._form.plain(value, names)

    def load(self, data: Any, cards: Numbers) -> Any:
        """The value, or None."""
        return None if data is None else self._form.load(data, cards)


class Several(Form):
    """A tuple of values; a list of tuples may be one of a list."""

    def __init__(self, form: Form) -> None:
        self._form = form

    def plain(self, value: Any, names: Names) -> object:
        """All values in a list."""
        return [self._form.plain(one, names) for one in value]

    def load(self, data: Any, cards: Numbers) -> Any:
        """A tuple of all values."""
        return tuple(self.loaded(data, cards))

    def loaded(self, data: Any, cards: Numbers) -> list[Any]:
        """A list of all values."""
        if not isinstance(data, list):
            raise ValueError(f"{data!r} is no list")
        return [self._form.load(one, cards) for one in data]


class Listed(Several):
    """A list of values, which may grow and shrink."""

    def load(self, data: Any, cards: Numbers) -> Any:
        """A list of all values."""
        return self.loaded(data, cards)


AS_NUMBER: Final = Form()
AS_CARD: Final = CardForm()
AS_FLAG: Final = FlagForm()
FORM: Final = "form"

SETTING: Final[Mapping[str, object]] = {FORM: None}
"""The metadata of a field that follows from seats and options: it is copied, but not written down."""

_FIELDS: dict[Any, tuple[str, ...]] = {}


def written(form: Form) -> Mapping[str, object]:
    """The metadata of a field that is written in this form."""
    return {FORM: form}


def field_names(table: Any) -> tuple[str, ...]:
    """The names of all fields of a table but its zones."""
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


def forms(table: Any) -> dict[str, Form]:
    """How each field that views show and positions hold is written."""
    found: dict[str, Form] = {}
    for field in fields(table):
        form = field.metadata.get(FORM)
        if isinstance(form, Form):
            found[field.name] = form
        elif field.name != "zones" and FORM not in field.metadata:
            raise TypeError(f"field {field.name} of the table does not say how it is written")
    return found


def plain_fields(table: Any) -> dict[str, object]:
    """The public fields as plain data; cards by name."""
    names = table.zones.layout.names
    return {name: form.plain(getattr(table, name), names) for name, form in forms(table).items()}


def load_fields(table: Any, data: Mapping[str, Any]) -> None:
    """Set the public fields from plain data; raises ValueError if they do not fit."""
    wanted = forms(table)
    if set(data) != set(wanted):
        odd = ", ".join([repr(name) for name in sorted(set(data) ^ set(wanted))])
        raise ValueError(f"a table has the fields {', '.join(wanted)}; wrong: {odd}")
    cards = {name: Card(card) for card, name in enumerate(table.zones.layout.names)}
    for name, form in wanted.items():
        try:
            setattr(table, name, form.load(data[name], cards))
        except ValueError as error:
            raise ValueError(f"{name}: {error}") from error
