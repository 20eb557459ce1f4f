"""Rulings on names: what a viewer calls whoever sits at the table."""

from __future__ import annotations

import pytest

from ludoteca.facets.language import language
from ludoteca.facets.message import Message
from ludoteca.facets.naming import Players, called, names
from ludoteca.kernel.seat import SPECTATOR, Seat

ENGLISH = language("en")


def said(people: list[str | None], bots: list[str | None], viewer: int = SPECTATOR) -> list[str]:
    return [ENGLISH.say(name) for name in names(people, bots, viewer)]


def test_the_viewer_is_called_you_and_others_by_their_names() -> None:
    assert said(["Ann", "Bob"], [None, None], 0) == ["You", "Bob"]


def test_people_and_bots_that_are_called_alike_are_told_apart_by_numbers() -> None:
    people: list[str | None] = ["Ann", None, "Ann", None]
    assert said(people, [None, "casual", None, "casual"]) == ["Ann 1", "Casual 1", "Ann 2", "Casual 2"]


def test_a_person_keeps_the_name_while_a_bot_stands_in() -> None:
    assert said(["Ann", None], ["casual", "casual"]) == ["Ann", "Casual"]


def test_who_has_no_name_is_called_by_number() -> None:
    assert said([None, "Bob"], [None, None]) == ["Player 1", "Bob"]


@pytest.mark.parametrize(
    ("written", "viewer", "wanted"),
    [
        (["you", "skilled", "greedy"], 0, ["You", "Skilled", "greedy"]),
        (["you", "you"], SPECTATOR, ["Player 1", "Player 2"]),
        (["uniform", "uniform", "ismcts:200"], SPECTATOR, ["uniform 1", "uniform 2", "ismcts:200"]),
        (["Ann", "casual", "casual"], 2, ["Ann", "Casual 1", "You"]),
    ],
)
def test_records_name_people_and_bots_alike(written: list[str], viewer: int, wanted: list[str]) -> None:
    assert [ENGLISH.say(name) for name in Players(written).names(Seat(viewer))] == wanted


def test_a_side_without_a_seat_is_an_automaton() -> None:
    assert called(1, [Message("common-you")]) == Message("common-automaton")
