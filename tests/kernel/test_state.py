"""State: copies and plain data of a table follow from its fields."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

import pytest

from ludoteca.kernel.card import Card
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.state import (
    AS_CARD,
    AS_NUMBER,
    SETTING,
    Listed,
    Maybe,
    Several,
    Word,
    copy_table,
    field_names,
    following,
    load_fields,
    load_position_fields,
    plain_fields,
    position_fields,
    written,
)
from ludoteca.kernel.zone import Zones
from tests.kernel.layouts import BELT, A, B, C, laid


class Phase(Enum):
    DAY = "day"
    NIGHT = "night"


@dataclass
class Table:
    zones: Zones
    turn: int = field(metadata=written(AS_NUMBER))
    phase: Phase = field(metadata=written(Word(Phase)))
    chief: Seat | None = field(metadata=written(Maybe(AS_NUMBER)))
    lot: Card | None = field(metadata=written(Maybe(AS_CARD)))
    scores: list[int] = field(metadata=written(Listed(AS_NUMBER)))
    bids: list[tuple[Card, ...]] = field(metadata=written(Listed(Several(AS_CARD))))
    grid: list[list[Phase]] = field(metadata=written(Listed(Listed(Word(Phase)))))
    pace: int = field(default=7, metadata=SETTING)


@dataclass
class Silent:
    zones: Zones
    turn: int = 0


PLAIN: dict[str, Any] = {
    "turn": 3,
    "phase": "night",
    "chief": None,
    "lot": "b",
    "scores": [1, 2],
    "bids": [["a", "c"], []],
    "grid": [["day"], ["night", "day"]],
}


def table() -> Table:
    return Table(
        zones=laid({}),
        turn=3,
        phase=Phase.NIGHT,
        chief=None,
        lot=B,
        scores=[1, 2],
        bids=[(A, C), ()],
        grid=[[Phase.DAY], [Phase.NIGHT, Phase.DAY]],
        pace=9,
    )


def blank() -> Table:
    return Table(laid({}), 0, Phase.DAY, Seat(1), None, [], [], [])


def test_the_fields_of_a_table_are_all_but_its_zones() -> None:
    assert field_names(table()) == (*PLAIN, "pace")


def test_plain_data_names_cards_and_members_and_leaves_out_settings() -> None:
    assert plain_fields(table()) == PLAIN


def test_loading_gives_back_every_field_that_is_written() -> None:
    loaded, original = blank(), table()
    load_fields(loaded, PLAIN)
    assert [getattr(loaded, name) for name in PLAIN] == [getattr(original, name) for name in PLAIN]


def test_loading_leaves_the_settings() -> None:
    loaded = blank()
    load_fields(loaded, PLAIN)
    assert loaded.pace == 7


def test_a_copy_is_equal() -> None:
    twin, original = copy_table(table()), table()
    assert [getattr(twin, name) for name in field_names(twin)] == [
        getattr(original, name) for name in field_names(original)
    ]


def add_a_score(twin: Table) -> None:
    twin.scores.append(9)


def drop_a_bid(twin: Table) -> None:
    twin.bids.pop()


def fill_the_grid(twin: Table) -> None:
    twin.grid[0].append(Phase.DAY)


@pytest.mark.parametrize("change", [add_a_score, drop_a_bid, fill_the_grid])
def test_changing_a_copy_leaves_the_original(change: Callable[[Table], None]) -> None:
    original = table()
    change(copy_table(original))
    assert plain_fields(original) == PLAIN


def test_a_copy_has_zones_of_its_own() -> None:
    original = table()
    twin = copy_table(original)
    twin.zones.carry(A, 0, 2, "toy")
    assert A in original.zones.cards[0]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("turn", "3"),
        ("turn", 3.0),
        ("turn", True),
        ("turn", None),
        ("phase", "noon"),
        ("phase", ["day"]),
        ("phase", {}),
        ("phase", None),
        ("chief", "0"),
        ("chief", False),
        ("lot", "z"),
        ("lot", 1),
        ("lot", ["a"]),
        ("scores", 5),
        ("scores", ["1"]),
        ("scores", {"0": 1}),
        ("scores", None),
        ("bids", [["z"]]),
        ("bids", ["a"]),
        ("grid", [[["day"]]]),
    ],
)
def test_a_value_of_another_type_is_refused(name: str, value: object) -> None:
    with pytest.raises(ValueError, match=f"^{name}: .* is no"):
        load_fields(blank(), {**PLAIN, name: value})


def test_a_field_that_is_not_named_stays_as_in_a_blank_table() -> None:
    loaded = blank()
    load_fields(loaded, {"turn": 3})
    assert (loaded.turn, loaded.chief) == (3, Seat(1))


def test_an_unknown_field_is_named_in_one_line() -> None:
    with pytest.raises(ValueError, match=r"not 'no\\nsuch'") as refused:
        load_fields(blank(), {**PLAIN, "no\nsuch": 1})
    assert "\n" not in str(refused.value)


@dataclass
class Counting:
    """A table that counts the cards of its belt."""

    zones: Zones
    cards: int = field(default=0, metadata=following(AS_NUMBER, lambda table: len(table.zones.cards[BELT])))
    turn: int = field(default=0, metadata=written(AS_NUMBER))


def test_what_follows_from_the_cards_is_shown_but_not_held_by_a_position() -> None:
    counting = Counting(laid({BELT: "ab"}), cards=2)
    assert plain_fields(counting) == {"cards": 2, "turn": 0}
    assert position_fields(counting) == {"turn": 0}


def test_what_follows_from_the_cards_is_found_when_a_position_is_read() -> None:
    counting = Counting(laid({BELT: "ab"}))
    load_position_fields(counting, {"turn": 4})
    assert (counting.cards, counting.turn) == (2, 4)


def test_a_position_that_contradicts_its_cards_is_refused() -> None:
    load_position_fields(Counting(laid({BELT: "ab"})), {"cards": 2})
    with pytest.raises(ValueError, match="cards is 2 as the cards lie"):
        load_position_fields(Counting(laid({BELT: "ab"})), {"cards": 3})


def test_a_field_must_say_how_it_is_written() -> None:
    with pytest.raises(TypeError, match="field turn of the table does not say how it is written"):
        plain_fields(Silent(laid({})))
