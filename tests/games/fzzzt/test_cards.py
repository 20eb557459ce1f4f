"""The 56 cards, checked one by one against a table typed from section 2 of the rules, not from cards.json."""

from __future__ import annotations

import pytest

from ludoteca.games.fzzzt.pieces import (
    CARDS,
    CONVEYOR,
    KIND,
    MECHANICS,
    NAMES,
    POINTS,
    POWER,
    SHOWS,
    STARTER,
    UNITS,
    Kind,
    fits,
    is_robot,
    symbol_mask,
)  # fmt: skip

# id: kind, power, points, conveyor number, symbols, mechanic whose start it is
PRINTED = {
    "M1": ("mechanic", 0, 0, 0, "", 1),
    "M2": ("mechanic", 0, 0, 0, "", 2),
    "M3": ("mechanic", 0, 0, 0, "", 3),
    "M4": ("mechanic", 0, 0, 0, "", 4),
    "R1-CB-S1": ("robot", 1, 1, 4, "CB", 1),
    "R1-OB-S2": ("robot", 1, 1, 4, "OB", 2),
    "R1-NC-S3": ("robot", 1, 1, 4, "NC", 3),
    "R1-NO-S4": ("robot", 1, 1, 4, "NO", 4),
    "R1-N": ("robot", 1, 1, 4, "N", 0),
    "R1-O": ("robot", 1, 1, 4, "O", 0),
    "R1-C": ("robot", 1, 1, 4, "C", 0),
    "R1-B": ("robot", 1, 1, 4, "B", 0),
    "R1-NB": ("robot", 1, 1, 4, "NB", 0),
    "R1-OC": ("robot", 1, 1, 4, "OC", 0),
    "R1-NCB#1": ("robot", 1, 1, 4, "NCB", 0),
    "R1-NCB#2": ("robot", 1, 1, 4, "NCB", 0),
    "R2-O-S1": ("robot", 2, 2, 4, "O", 1),
    "R2-N-S2": ("robot", 2, 2, 4, "N", 2),
    "R2-B-S3": ("robot", 2, 2, 4, "B", 3),
    "R2-C-S4": ("robot", 2, 2, 4, "C", 4),
    "R2-N": ("robot", 2, 2, 4, "N", 0),
    "R2-O": ("robot", 2, 2, 4, "O", 0),
    "R2-C": ("robot", 2, 2, 4, "C", 0),
    "R2-B": ("robot", 2, 2, 4, "B", 0),
    "R3-N-S1": ("robot", 3, 2, 2, "N", 1),
    "R3-C-S2": ("robot", 3, 2, 2, "C", 2),
    "R3-O-S3": ("robot", 3, 2, 2, "O", 3),
    "R3-B-S4": ("robot", 3, 2, 2, "B", 4),
    "R3-N": ("robot", 3, 2, 2, "N", 0),
    "R3-O": ("robot", 3, 2, 2, "O", 0),
    "R3-C": ("robot", 3, 2, 2, "C", 0),
    "R3-B": ("robot", 3, 2, 2, "B", 0),
    "R4-N": ("robot", 4, 3, 2, "N", 0),
    "R4-O": ("robot", 4, 3, 2, "O", 0),
    "R4-C": ("robot", 4, 3, 2, "C", 0),
    "R4-B": ("robot", 4, 3, 2, "B", 0),
    "R5-N": ("robot", 5, 3, 1, "N", 0),
    "R5-O": ("robot", 5, 3, 1, "O", 0),
    "R5-C": ("robot", 5, 3, 1, "C", 0),
    "R5-B": ("robot", 5, 3, 1, "B", 0),
    "UPG#1": ("upgrade", 0, 0, 8, "NOCB", 0),
    "UPG#2": ("upgrade", 0, 0, 8, "NOCB", 0),
    "FZ#1": ("fzzzt", 3, -1, 1, "", 0),
    "FZ#2": ("fzzzt", 3, -1, 1, "", 0),
    "FZ#3": ("fzzzt", 3, -1, 1, "", 0),
    "FZ#4": ("fzzzt", 3, -1, 1, "", 0),
    "P1-O": ("unit", 0, 3, 3, "O", 0),
    "P2-NC": ("unit", 0, 5, 3, "NC", 0),
    "P2-NB": ("unit", 0, 5, 3, "NB", 0),
    "P2-CB": ("unit", 0, 5, 3, "CB", 0),
    "P2-NO": ("unit", 0, 6, 3, "NO", 0),
    "P2-OC": ("unit", 0, 6, 3, "OC", 0),
    "P2-OB": ("unit", 0, 6, 3, "OB", 0),
    "P3-NCB#1": ("unit", 0, 9, 3, "NCB", 0),
    "P3-NCB#2": ("unit", 0, 9, 3, "NCB", 0),
    "P4-NOCB": ("unit", 0, 13, 3, "NOCB", 0),
}

GROUPS = {
    ("mechanic", 0): 4,
    ("robot", 1): 12,
    ("robot", 2): 8,
    ("robot", 3): 8,
    ("robot", 4): 4,
    ("robot", 5): 4,
    ("upgrade", 0): 2,
    ("fzzzt", 3): 4,
    ("unit", 0): 10,
}

ROBOTS = [card for card in CARDS if KIND[card] is Kind.ROBOT]


@pytest.mark.parametrize("name", PRINTED)
def test_the_card_is_as_printed(name: str) -> None:
    card = NAMES.index(name)
    kind, power, points, conveyor, symbols, starter = PRINTED[name]
    assert (KIND[card].value, POWER[card], POINTS[card], CONVEYOR[card], SHOWS[card], STARTER[card]) == (
        kind, power, points, conveyor, symbol_mask(symbols), starter,
    )  # fmt: skip


def test_the_box_holds_exactly_these_fifty_six_cards() -> None:
    assert sorted(NAMES) == sorted(PRINTED)


def test_every_card_has_a_name_of_its_own() -> None:
    assert len(set(NAMES)) == len(NAMES) == 56


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: f"{group[0]}-{group[1]}")
def test_each_group_has_as_many_cards_as_the_component_list_says(group: tuple[str, int]) -> None:
    assert len([card for card in CARDS if (KIND[card].value, POWER[card]) == group]) == GROUPS[group]


def test_the_conveyor_deck_is_everything_except_the_mechanics() -> None:
    assert len(CARDS) - len(MECHANICS) == 52


@pytest.mark.parametrize("power", [2, 3])
def test_among_the_robots_of_power_two_and_three_every_symbol_occurs_twice(power: int) -> None:
    assert sorted(SHOWS[card] for card in ROBOTS if POWER[card] == power) == [1, 1, 2, 2, 4, 4, 8, 8]


@pytest.mark.parametrize("power", [4, 5])
def test_among_the_robots_of_power_four_and_five_every_symbol_occurs_once(power: int) -> None:
    assert sorted(SHOWS[card] for card in ROBOTS if POWER[card] == power) == [1, 2, 4, 8]


def test_the_robots_of_power_one_show_each_symbol_each_pair_and_twice_nut_cog_bolt() -> None:
    shown = sorted(SHOWS[card] for card in ROBOTS if POWER[card] == 1)
    assert shown == sorted([1, 2, 4, 8, 3, 5, 9, 6, 10, 12, 13, 13])


@pytest.mark.parametrize(("symbol", "robots"), [("N", 12), ("O", 10), ("C", 12), ("B", 12)])
def test_oil_is_on_ten_robots_and_every_other_symbol_on_twelve(symbol: str, robots: int) -> None:
    assert len([card for card in ROBOTS if SHOWS[card] & symbol_mask(symbol)]) == robots


@pytest.mark.parametrize("mechanic", [1, 2, 3, 4])
def test_a_starting_set_has_one_robot_each_of_powers_one_two_and_three(mechanic: int) -> None:
    assert sorted(POWER[card] for card in ROBOTS if STARTER[card] == mechanic) == [1, 2, 3]


@pytest.mark.parametrize("mechanic", [1, 2, 3, 4])
def test_a_starting_set_shows_every_symbol_exactly_once(mechanic: int) -> None:
    shown = [SHOWS[card] for card in ROBOTS if STARTER[card] == mechanic]
    assert sum(shown) == 15 == shown[0] | shown[1] | shown[2]


def test_only_robots_and_mechanics_belong_to_a_start() -> None:
    assert {KIND[card] for card in CARDS if STARTER[card]} == {Kind.MECHANIC, Kind.ROBOT}


def test_upgrades_count_as_robots_and_nothing_else_does() -> None:
    assert {KIND[card] for card in CARDS if is_robot(card)} == {Kind.ROBOT, Kind.UPGRADE}


def test_conveyor_numbers_are_one_two_three_four_or_eight() -> None:
    assert {CONVEYOR[card] for card in CARDS if card not in MECHANICS} == {1, 2, 3, 4, 8}


def test_every_unit_is_worth_more_than_nothing_and_shows_a_symbol() -> None:
    assert all(POINTS[unit] > 0 and SHOWS[unit] for unit in UNITS)


@pytest.mark.parametrize("unit", [name for name in PRINTED if name.startswith("P")])
def test_exactly_the_robots_that_share_a_symbol_fit_a_unit(unit: str) -> None:
    wanted = [
        name
        for name, (kind, _, _, _, symbols, _) in PRINTED.items()
        if kind in ("robot", "upgrade") and set(symbols) & set(PRINTED[unit][4])
    ]
    here = CARDS[NAMES.index(unit)]
    assert [NAMES[card] for card in CARDS if fits(card, here)] == [name for name in NAMES if name in wanted]
