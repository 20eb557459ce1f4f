"""State: copy and plain data of a table, both derived from its fields.

A table is a dataclass. One field is ``zones``; each of the others is public, plain data and says in its metadata how it is
written: ``round: int = field(metadata=written(AS_NUMBER))``. (Annotations would say it too, but the compiled core has none.)
So no game writes a copy method, a comparison or a file format.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from enum import Enum
from types import GenericAlias
from typing import Any, Final, TypeAlias

from ludoteca.kernel.card import Card, Names

AnyTable: TypeAlias = Any
"""The table of some game: a dataclass of its own, of which only the game knows the type."""
Data: TypeAlias = Any
"""What JSON can hold, from outside: anything, until it has been looked at."""
Value: TypeAlias = Any
"""What a field of a table holds: of the kind that its form writes."""

MOST: Final = 1 << 20
"""No number of a table is larger."""


class Known:
    """What the table says about itself while its fields are read: the card of each name, and how many seats there are."""

    __slots__ = ("cards", "seats")

    def __init__(self, table: AnyTable) -> None:
        self.cards: dict[str, Card] = {name: Card(card) for card, name in enumerate(table.zones.layout.names)}
        self.seats: int = table.zones.layout.seats


class Form:
    """How a value is written as plain data, and read back."""

    @property
    def kind(self) -> Any:
        """The type of the plain data; for a word its enumeration."""
        return int

    def plain(self, value: Value, names: Names) -> object:
        """The value as plain data."""
        return value

    def load(self, data: Data, known: Known, usual: Value) -> Value:
        """The value of plain data, where a blank table has the usual one; raises ValueError if it is none."""
        raise NotImplementedError


class Number(Form):
    """A number, from the least to the most."""

    def __init__(self, least: int, most: int = MOST) -> None:
        self._least = least
        self._most = most

    def load(self, data: Data, known: Known, usual: Value) -> Value:
        """The number itself."""
        if type(data) is not int:
            raise ValueError(f"{data!r} is no number")
        if not self._least <= data <= self._most:
            few = f"below {self._least}" if data < self._least else f"above {self._most}"
            raise ValueError(f"{data} is {few}")
        return data


class SeatForm(Form):
    """A seat of the match: its number. Who learns from a table is told of seats as they sit around the viewer."""

    def load(self, data: Data, known: Known, usual: Value) -> Value:
        """The number of the seat."""
        if type(data) is not int or not 0 <= data < known.seats:
            raise ValueError(f"{data!r} is none of the seats 0 to {known.seats - 1}")
        return data


class CardForm(Form):
    """A card: its name."""

    @property
    def kind(self) -> Any:
        """A card goes by its name."""
        return str

    def plain(self, value: Value, names: Names) -> object:
        """The card's name."""
        card: int = value
        return names[card]

    def load(self, data: Data, known: Known, usual: Value) -> Value:
        """The card of this name."""
        if not isinstance(data, str) or data not in known.cards:
            raise ValueError(f"{data!r} is no card")
        return known.cards[data]


class FlagForm(Form):
    """True or false."""

    @property
    def kind(self) -> Any:
        """The flag itself."""
        return bool

    def load(self, data: Data, known: Known, usual: Value) -> Value:
        """The flag itself."""
        if type(data) is not bool:
            raise ValueError(f"{data!r} is neither true nor false")
        return data


class Word(Form):
    """A member of an enumeration: its value."""

    def __init__(self, kind: type[Enum]) -> None:
        self._kind = kind

    @property
    def kind(self) -> Any:
        """The enumeration."""
        return self._kind

    def plain(self, value: Value, names: Names) -> object:
        """The value of the member."""
        plain: object = value.value
        return plain

    def load(self, data: Data, known: Known, usual: Value) -> Value:
        """The member of this value."""
        words = [member.value for member in self._kind]
        if data not in words:
            raise ValueError(f"{data!r} is none of {', '.join([str(word) for word in words])}")
        return self._kind(data)


class Maybe(Form):
    """A value or nothing."""

    def __init__(self, form: Form) -> None:
        self.form = form

    @property
    def kind(self) -> Any:
        """The type of the value, or None."""
        return self.form.kind | None

    def plain(self, value: Value, names: Names) -> object:
        """The value, or None."""
        return None if value is None else self.form.plain(value, names)

    def load(self, data: Data, known: Known, usual: Value) -> Value:
        """The value, or None."""
        return None if data is None else self.form.load(data, known, usual)


class Several(Form):
    """A tuple of values; a list of tuples may be one of a list."""

    def __init__(self, form: Form) -> None:
        self.form = form

    @property
    def kind(self) -> Any:
        """A list of what each value is."""
        return GenericAlias(list, (self.form.kind,))

    def plain(self, value: Value, names: Names) -> object:
        """All values in a list."""
        return [self.form.plain(one, names) for one in value]

    def load(self, data: Data, known: Known, usual: Value) -> Value:
        """A tuple of all values."""
        return tuple(self.loaded(data, known))

    def loaded(self, data: Data, known: Known) -> list[Value]:
        """A list of all values."""
        if not isinstance(data, list):
            raise ValueError(f"{data!r} is no list")
        return [self.form.load(one, known, None) for one in data]


class Listed(Several):
    """A list of values, which may grow and shrink."""

    def load(self, data: Data, known: Known, usual: Value) -> Value:
        """A list of all values."""
        return self.loaded(data, known)


class Fixed(Several):
    """A list or tuple that always has as many values as in a blank table, such as one for each seat."""

    def load(self, data: Data, known: Known, usual: Value) -> Value:
        """As many values, in a list or tuple as the blank table has it."""
        if not isinstance(data, list) or len(data) != len(usual):
            raise ValueError(f"{data!r} is no list of {len(usual)}")
        found = [self.form.load(one, known, own) for one, own in zip(data, usual, strict=True)]
        return tuple(found) if isinstance(usual, tuple) else found


AS_NUMBER: Final = Number(-MOST)
AS_COUNT: Final = Number(0)
AS_SEAT: Final = SeatForm()
AS_CARD: Final = CardForm()
AS_FLAG: Final = FlagForm()
FORM: Final = "form"
FOLLOWS: Final = "follows"

SETTING: Final[Mapping[str, object]] = {FORM: None}
"""The metadata of a field that follows from seats and options: it is copied, but not written down."""

_FIELDS: dict[Any, tuple[str, ...]] = {}


def written(form: Form) -> Mapping[str, object]:
    """The metadata of a field that is written in this form."""
    return {FORM: form}


def following(form: Form, find: Callable[[AnyTable], Value]) -> Mapping[str, object]:
    """The metadata of a field that follows from where cards lie: views show it, positions do not hold it."""
    return {FORM: form, FOLLOWS: find}


def field_names(table: AnyTable) -> tuple[str, ...]:
    """The names of all fields of a table but its zones."""
    kind: Any = type(table)
    names = _FIELDS.get(kind)
    if names is None:
        names = tuple([field.name for field in fields(kind) if field.name != "zones"])
        _FIELDS[kind] = names
    return names


def copy_table(table: AnyTable) -> AnyTable:
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


def forms(table: AnyTable) -> dict[str, Form]:
    """How each field that views show and positions hold is written."""
    found: dict[str, Form] = {}
    for field in fields(table):
        form = field.metadata.get(FORM)
        if isinstance(form, Form):
            found[field.name] = form
        elif field.name != "zones" and FORM not in field.metadata:
            raise TypeError(f"field {field.name} of the table does not say how it is written")
    return found


def plain_fields(table: AnyTable) -> dict[str, object]:
    """The public fields as plain data; cards by name."""
    names = table.zones.layout.names
    return {name: form.plain(getattr(table, name), names) for name, form in forms(table).items()}


def position_fields(table: AnyTable) -> dict[str, object]:
    """The same without what follows from where cards lie."""
    follows = {field.name for field in fields(table) if FOLLOWS in field.metadata}
    return {name: data for name, data in plain_fields(table).items() if name not in follows}


def load_fields(table: AnyTable, data: Mapping[str, Any]) -> None:
    """Set the public fields from plain data, the others staying as they are; raises ValueError if they do not fit."""
    wanted = forms(table)
    odd = [name for name in data if name not in wanted]
    if odd:
        raise ValueError(f"a table has the fields {', '.join(wanted)}, not {odd[0]!r}")
    known = Known(table)
    for name, value in data.items():
        try:
            setattr(table, name, wanted[name].load(value, known, getattr(table, name)))
        except ValueError as error:
            raise ValueError(f"{name}: {error}") from error


def load_position_fields(table: AnyTable, data: Mapping[str, Any]) -> None:
    """The same once all cards lie, with what follows from it."""
    load_fields(table, data)
    for field in fields(table):
        find = field.metadata.get(FOLLOWS)
        if find is not None:
            found = find(table)
            if field.name in data and getattr(table, field.name) != found:
                raise ValueError(f"{field.name} is {found!r} as the cards lie")
            setattr(table, field.name, found)
