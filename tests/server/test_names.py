"""Rulings on names: any script and any emoji, nobody like a bot, and those that look alike are told apart."""

from __future__ import annotations

import pytest

from ludoteca.facets.likeness import likeness
from ludoteca.facets.naming import told_apart
from ludoteca.kernel.record import Record
from ludoteca.server.names import proper_name
from ludoteca.server.problems import Denied

FAMILY = "👨‍👩‍👧‍👦"
"""Seven signs that are one emoji."""


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Ада Лавлейс",
        "Ґалаґан",
        "李小龙",
        "محمد",
        "की",
        "நிலா",
        "می‌خواهم",
        FAMILY,
        "🏳️‍🌈 Jo",
        "👍🏽",
        "x" * 24,
        FAMILY * 8,
    ],
)
def test_a_name_may_be_in_any_script_and_have_emoji_of_several_parts(name: str) -> None:
    assert proper_name(f"  {name} ") == name
    record = Record("fzzzt", 1, 1, {}, bytes(32), [name])
    assert Record.parse(record.text()).players == [name]


@pytest.mark.parametrize(
    "name",
    [
        "", "  ", "x" * 25, "a,b", "bot:expert", "a\nb", "a\u202eb", "\u200d", "a\u200d", "\u200dAnn", "A" + "\u0301" * 5, "\u0301a", "\ue000",
        FAMILY * 10, "a\x00", "a\u2028b", "..", "<b>",
    ],
)  # fmt: skip
def test_a_name_that_breaks_a_line_or_a_list_is_none(name: str) -> None:
    with pytest.raises(Denied, match="bad_name"):
        proper_name(name)


@pytest.mark.parametrize(
    "name", ["expert", "Expert", "Еxреrt", "e x p e r t", "Мастер", "Майстер", "Recreant", "B0t", "éxpert"]
)
def test_nobody_is_called_like_a_bot(name: str) -> None:
    with pytest.raises(Denied, match="bots_name"):
        proper_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Аnn"),
        ("Ann", "ann"),
        ("Ann", "A nn"),
        ("Ann", "Ánn"),
        ("Oleg", "0leg"),
        ("Ivan", "lvan"),
        ("Tom", "Torn"),
        ("Ann", "A\u200dnn"),
    ],
)
def test_names_that_look_alike_are_alike(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)
    assert [told_apart([one, None, other], seat) for seat in (0, 2)] == [f"{one} 1", f"{other} 2"]


def test_names_that_look_different_stay_as_they_are() -> None:
    people = ["Ann", "Anna", "Іван", "李", "王", "👨‍👩‍👧", "👩"]
    assert [told_apart(people, seat) for seat in range(len(people))] == people
