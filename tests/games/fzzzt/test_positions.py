"""Positions: what cannot happen at a table is refused, and what can is written down and read again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.games.fzzzt.flow import RULES
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match, Stand
from ludoteca.kernel.position import BadPosition
from ludoteca.kernel.seat import viewers
from tests.games.fzzzt.positions import position
from tests.playing import at, lies, start, stray

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


def fields(**values: object) -> Change:
    def change(data: dict[str, Any]) -> None:
        data["fields"] |= values

    return change


def several(source: str, target: str, cards: str) -> Change:
    def change(data: dict[str, Any]) -> None:
        for card in cards.split():
            move(card, source, target)(data)

    return change


def over(data: dict[str, Any]) -> None:
    """The end, with nothing on the belt."""
    several("belt", "deck", "R5-C R5-N")(data)
    data["seen"].clear()
    data["fields"]["phase"] = "over"


def turned_behind(data: dict[str, Any]) -> None:
    """The head and the last card lie face up, the one between them face down."""
    move("R4-N", "deck", "belt")(data)
    data["seen"]["R4-N"] = "all"


REFUSED: dict[str, tuple[Change, str]] = {
    "a unit in a hand": (move("P1-O", "units 0", "hand 0"), "seat 0 holds a unit; units lie on the table"),
    "a unit in a discard": (
        move("P2-NO", "deck", "discard 1"),
        "seat 1 holds a unit; units lie on the table",
    ),
    "a robot among the units": (move("R1-N", "hand 0", "units 0"), "only units lie in units 0"),
    "a player without a mechanic": (
        move("M1", "hand 0", "box"),
        "the collection of seat 0 needs exactly one mechanic",
    ),
    "a player with two mechanics": (
        move("M1", "hand 0", "hand 1"),
        "the collection of seat 0 needs exactly one mechanic",
    ),
    "a mechanic in the deck": (move("M3", "box", "deck"), "mechanics are never in the conveyor deck"),
    "a mechanic on the belt": (move("M3", "box", "belt"), "mechanics are never in the conveyor deck"),
    "a mechanic of a number that so few players do not use": (
        lambda data: swap(data, "M1", "M3"),
        "the box holds exactly the mechanics that 2 players do not use",
    ),
    "a card of the deck that everybody has seen": (
        lambda data: data["seen"].update({"R4-N": "all"}),
        "nobody has seen a card of the conveyor deck",
    ),
    "a card of the belt that only one player has seen": (
        lambda data: data["seen"].update({"R5-N": [0]}),
        "a card of the belt is seen by everybody or by nobody",
    ),
    "bids of the last auction for another number of seats": (
        fields(last_lot="R5-O", last_winner=0, last_bids=[["R1-N"]] * 3),
        "last_bids has a list of cards for each seat",
    ),
    "an auction before the first round": (field("round", 0), "the first round has begun by then"),
    "a robot in the box": (
        move("R1-N", "hand 0", "box"),
        "the box holds exactly the mechanics that 2 players do not use",
    ),
    "a robot on a unit that it does not fit": (
        move("R1-N", "hand 0", "on P1-O"),
        "a card on P1-O does not fit it",
    ),
    "a Fzzzt on a unit": (move("FZ#1", "deck", "on P1-O"), "a card on P1-O does not fit it"),
    "a mechanic on a unit": (move("M3", "box", "on P1-O"), "a card on P1-O does not fit it"),
    "a robot on a unit that nobody owns": (
        move("R1-N", "hand 0", "on P2-NO"),
        "cards lie on P2-NO, which nobody owns",
    ),
    "a bid that lies on the table between two steps": (
        move("R1-N", "hand 0", "bid 0"),
        "no bid lies on the table between two steps",
    ),
    "a card twice": (
        lambda data: data["zones"]["hand 0"].append("R1-O"),
        "R1-O lies twice: in hand 0 and in hand 1",
    ),
    "a hand of more than six cards": (
        several("deck", "hand 0", "FZ#1 FZ#2 FZ#3 FZ#4 R4-N"),
        "a hand has at most 6 cards",
    ),
    "an end in the first round": (over, "the game is not over in round 1 with "),
    "a last lot of no auction": (
        field("last_lot", "R5-O"),
        "last_lot, last_winner and last_bids tell of one auction, or all of none",
    ),
    "a card that does not exist": (
        lambda data: data["zones"]["hand 0"].append("R9-N"),
        "there is no card 'R9-N'",
    ),
    "a chief who does not exist": (field("chief", 2), "chief: 2 is none of the seats 0 to 1"),
    "a sixth round": (field("round", 6), "round: 6 is above 5"),
    "a belt between two rounds": (field("phase", "clean_up"), "the belt is empty between rounds"),
    "an unknown phase": (
        field("phase", "party"),
        "phase: 'party' is none of prepare, auction, clean_up, over",
    ),
    "fields for another number of seats": (field("seats", 3), "not 'seats'"),
    "a face-down card at the head": (
        lambda data: data["seen"].clear(),
        "an auction needs a lot face up at the head and a bidder",
    ),
    "a face-up card behind a face-down one": (turned_behind, "the face-up cards of the belt are at its head"),
    "five seats": (lambda data: data.update(seats=5), "fzzzt is for 2 to 4 players, not 5"),
    "an unknown option": (lambda data: data["options"].update(speed="fast"), "fzzzt has no option 'speed'"),
}
"""What is wrong, how it comes about, and what is said of it."""


def test_the_position_that_the_refused_ones_are_made_from_is_accepted() -> None:
    assert not at(RULES, good()).over


@pytest.mark.parametrize("reason", REFUSED)
def test_a_position_is_refused_that_has(reason: str) -> None:
    data = good()
    change, message = REFUSED[reason]
    change(data)
    with pytest.raises(BadPosition, match=message):
        at(RULES, data)


def test_an_auction_without_any_card_in_hand_is_refused() -> None:
    with pytest.raises(BadPosition, match="an auction needs a lot face up at the head and a bidder"):
        at(RULES, position(["", ""], "R5-C"))


@pytest.mark.parametrize(("deck", "round"), [(7, 1), (8, 5)])
def test_a_new_round_needs_eight_cards_in_the_deck_and_a_round_to_come(deck: int, round: int) -> None:
    with pytest.raises(BadPosition, match="a new round needs eight cards in the deck and a round to come"):
        at(RULES, position(["M1", "M2"], deck_size=deck, phase="prepare", round=round))


def test_a_new_round_may_begin_with_the_last_eight_cards() -> None:
    assert not at(RULES, position(["M1", "M2"], deck_size=8, phase="prepare", round=4)).over


@pytest.mark.parametrize(("deck", "round", "ends"), [(8, 4, False), (7, 4, True), (8, 5, True)])
def test_a_match_is_over_without_eight_cards_in_the_deck_or_after_five_rounds(
    deck: int, round: int, ends: bool
) -> None:
    data = position(["M1", "M2"], deck_size=deck, phase="over", round=round)
    if ends:
        assert at(RULES, data).over
    else:
        with pytest.raises(BadPosition, match="the game is not over in round 4 with 8 cards in the deck"):
            at(RULES, data)


def test_a_belt_of_nine_cards_is_refused() -> None:
    belt = "R5-N R5-O R5-C R5-B R4-N R4-O R4-C R4-B R3-N"
    with pytest.raises(BadPosition, match="a belt has at most 8 cards"):
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


@pytest.mark.parametrize(
    ("last", "message"),
    [
        ({"last_lot": "R1-N"}, "tell of one auction, or all of none"),
        ({"last_winner": 0}, "tell of one auction, or all of none"),
        ({"last_bids": [["R1-N"], ["R2-O"]]}, "tell of one auction, or all of none"),
        ({"last_lot": "R1-N", "last_winner": 0}, "tell of one auction, or all of none"),
        (
            {"last_lot": "R1-N", "last_winner": 0, "last_bids": [["R1-N"], ["R2-O"]]},
            "seat 0 cannot have won the last auction: another bid was higher",
        ),
        (
            {"last_lot": "R1-N", "last_winner": 1, "last_bids": [["M1"], ["R1-N"]]},
            "the last bid of seat 1 is of its own cards, each once",
        ),
        (
            {"last_lot": "R1-N", "last_winner": 1, "last_bids": [["M1"], ["R2-O"]]},
            "R1-N was won by seat 1, so it lies there",
        ),
    ],
)
def test_what_is_told_of_the_last_auction_fits_together(last: dict[str, Any], message: str) -> None:
    data = position(["M1 R1-N", "M2 R2-O"], "R5-C R5-N")
    data["fields"] |= last
    with pytest.raises(BadPosition, match=message):
        at(RULES, data)


def test_a_collection_is_drawn_as_the_position_says() -> None:
    """Both bid their only card, so all hands are empty and both draw anew."""
    data = position(
        ["R1-N", "R1-O"], "R5-C R5-N R5-O", discards=["M1 R3-N R3-O R3-C R3-B R4-N R4-O R4-C", "M2"]
    )
    data["luck"] = {"pile 0": ["R4-C", "M1"]}
    match = at(RULES, data)
    assert {"R4-C", "M1"} < {*lies(match, "hand 0")}
    assert "luck" not in match.position()


def test_a_match_may_stand_at_the_table_before_anything_happens() -> None:
    data = position(["M1 R1-N R1-O", "M2 R2-N R2-O"], phase="prepare")
    match = Match.at(RULES, data, seed_from(1), Stand.AT_TABLE)
    assert (match.over, match.pending, lies(match, "belt")) == (False, {}, [])
    assert match.clone().over is False
    match.go_on()
    assert (len(match.pending), len(lies(match, "belt"))) == (1, 8)
