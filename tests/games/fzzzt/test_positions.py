"""Positions: what cannot happen at a table is refused, and what can is written down and read again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.games.fzzzt.flow import RULES
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.position import BadPosition
from ludoteca.kernel.seat import viewers
from tests.games.fzzzt.positions import position
from tests.playing import at, start, stray

Change = Callable[[dict[str, Any]], object]


def good() -> dict[str, Any]:
    return position(
        ["M1 R1-N", "M2 R1-O"], "R5-C R5-N", units=["P1-O"], assigned={"P1-O": "R2-O"}, discards=["R2-N"]
    )


def move(card: str, source: str, target: str) -> Change:
    def change(data: dict[str, Any]) -> None:
        data["zones"][source].remove(card)
        data["zones"].setdefault(target, []).append(card)

    return change


def field(name: str, value: object) -> Change:
    def change(data: dict[str, Any]) -> None:
        data["fields"][name] = value

    return change


def swap(data: dict[str, Any], one: str, two: str) -> None:
    for cards in data["zones"].values():
        cards[:] = [{one: two, two: one}.get(card, card) for card in cards]


REFUSED: dict[str, Change] = {
    "a unit in a hand": move("P1-O", "units 0", "hand 0"),
    "a unit in a discard": move("P2-NO", "deck", "discard 1"),
    "a robot among the units": move("R1-N", "hand 0", "units 0"),
    "a player without a mechanic": move("M1", "hand 0", "box"),
    "a player with two mechanics": move("M1", "hand 0", "hand 1"),
    "a mechanic in the deck": move("M3", "box", "deck"),
    "a mechanic on the belt": move("M3", "box", "belt"),
    "a mechanic of a number that so few players do not use": lambda data: swap(data, "M1", "M3"),
    "a card of the deck that everybody has seen": lambda data: data["seen"].update({"R4-N": "all"}),
    "a card of the belt that only one player has seen": lambda data: data["seen"].update({"R5-N": [0]}),
    "bids of the last auction for another number of seats": field("last_bids", [["R5-O"]] * 3),
    "an auction before the first round": field("round", 0),
    "a robot in the box": move("R1-N", "hand 0", "box"),
    "a robot on a unit that it does not fit": move("R1-N", "hand 0", "on P1-O"),
    "a Fzzzt on a unit": move("FZ#1", "deck", "on P1-O"),
    "a mechanic on a unit": move("M3", "box", "on P1-O"),
    "a robot on a unit that nobody owns": move("R1-N", "hand 0", "on P2-NO"),
    "a bid that lies on the table between two steps": move("R1-N", "hand 0", "bid 0"),
    "a card twice": lambda data: data["zones"]["hand 0"].append("R1-O"),
    "a card nowhere": lambda data: data["zones"]["hand 0"].remove("R1-N"),
    "a card that does not exist": lambda data: data["zones"]["hand 0"].append("R9-N"),
    "a chief who does not exist": field("chief", 2),
    "a sixth round": field("round", 6),
    "a belt between two rounds": field("phase", "clean_up"),
    "an unknown phase": field("phase", "party"),
    "fields for another number of seats": field("seats", 3),
    "a face-down card at the head": lambda data: data["seen"].clear(),
    "a face-up card behind a face-down one": lambda data: data["zones"]["belt"].reverse(),
    "five seats": lambda data: data.update(seats=5),
    "an unknown option": lambda data: data["options"].update(speed="fast"),
}


def test_the_position_that_the_refused_ones_are_made_from_is_accepted() -> None:
    assert not at(RULES, good()).over


@pytest.mark.parametrize("reason", REFUSED)
def test_a_position_is_refused_that_has(reason: str) -> None:
    data = good()
    REFUSED[reason](data)
    with pytest.raises(BadPosition):
        at(RULES, data)


def test_an_auction_without_any_card_in_hand_is_refused() -> None:
    with pytest.raises(BadPosition):
        at(RULES, position(["", ""], "R5-C"))


def test_a_new_round_with_fewer_than_eight_cards_in_the_deck_is_refused() -> None:
    with pytest.raises(BadPosition):
        at(RULES, position(["M1", "M2"], deck_size=7, phase="prepare"))


def test_a_belt_of_nine_cards_is_refused() -> None:
    belt = "R5-N R5-O R5-C R5-B R4-N R4-O R4-C R4-B R3-N"
    with pytest.raises(BadPosition):
        at(RULES, position(["M1", "M2"], belt))


@pytest.mark.parametrize("log", ["last", "full"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_of_a_match_can_be_written_down_and_read_again(seats: int, log: str) -> None:
    match = start(RULES, seats, "positions", log=log, last_assignment="ask")
    luck = Luck(seed_from("positions", seats))
    while not match.over:
        stray(match, luck)
        written = match.position()
        again = Match.at(RULES, written, seed_from("other luck"))
        assert again.position() == written
        assert [again.view(viewer).zones for viewer in viewers(seats)] == [
            match.view(viewer).zones for viewer in viewers(seats)
        ]
        assert again.pending.keys() == match.pending.keys()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_table_that_play_can_reach_passes_the_check(seats: int) -> None:
    """At the end of every step; within one, bids may lie on the table."""
    match = start(RULES, seats, "checks")
    luck = Luck(seed_from("checks", seats))
    while not match.over:
        stray(match, luck)
        if not any(match.table.bid(seat) for seat in range(seats)):
            RULES.check(match.table)
