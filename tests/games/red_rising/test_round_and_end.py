"""Rounds and the end of the game. Rules sections 7 and 10.6, rulings R3, R34 and R45."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.red_rising.flow import LAST_TURN, RULES
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat
from tests.games.red_rising.positions import lead, match_at, play, tracks
from tests.playing import Choice, asked, lies, play_to_end, start, stray

NO_APOLLO = ("mars", "diana", "jupiter", "minerva", "ceres")
WITH_APOLLO = ("apollo", "mars", "diana")


def scouts(seat: int, location: str) -> tuple[Choice, Choice]:
    """A whole turn of a seat that brings the bonus of a location."""
    return (str(seat), "lead", "-"), (str(seat), "place_at", location)


def three(**what: Any) -> Match:
    """Three players, none of them House Apollo unless it is said."""
    more: dict[str, Any] = {"seats": 3, "houses": NO_APOLLO}
    return match_at(**{**more, **what})


def players(match: Match) -> list[int | None]:
    """Whose turns have begun, in order."""
    return [event.seat for event in match.events() if event.kind == "turn"]


# -- rounds ----------------------------------------------------------------------------------------


def test_play_goes_clockwise_from_the_first_player() -> None:
    match = three(first=2, turn=2)
    play(match, *scouts(2, "mars"), *scouts(0, "mars"), *scouts(1, "mars"), *scouts(2, "mars"))
    assert players(match) == [2, 0, 1, 2, 0]


# -- what triggers the end -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("helium", "fleet", "influence"),
    [
        ([6, 0, 0], [6, 0, 0], [6, 0, 0]),
        ([6, 10, 0], [0, 0, 6], [0, 0, 10]),
        ([6, 0, 0], [0, 7, 0], [0, 0, 0]),
        ([15, 0, 0], [6, 9, 0], [0, 0, 6]),
    ],
)
def test_less_does_not_trigger_the_end(helium: list[int], fleet: list[int], influence: list[int]) -> None:
    """B7: seat 0 gains a Helium, and neither one player meets two conditions nor are all three met."""
    match = three(helium=helium, fleet=fleet, influence=influence)
    assert play(match, *scouts(0, "mars")).table.ending is False


@pytest.mark.parametrize(
    ("helium", "fleet", "influence"),
    [
        ([6, 0, 0], [8, 0, 0], [0, 0, 0]),
        ([6, 0, 0], [0, 0, 0], [7, 0, 0]),
        ([6, 0, 0], [0, 7, 0], [0, 0, 7]),
        ([6, 0, 0], [0, 7, 0], [0, 10, 0]),
    ],
)
def test_two_conditions_of_one_player_or_all_three_trigger_the_end(
    helium: list[int], fleet: list[int], influence: list[int]
) -> None:
    """B7: seat 0 gains the seventh Helium."""
    match = three(helium=helium, fleet=fleet, influence=influence)
    assert play(match, *scouts(0, "mars")).table.ending is True


@pytest.mark.parametrize(
    ("location", "what"),
    [
        ("mars", {"helium": [6, 0, 0], "fleet": [7, 0, 0]}),
        ("jupiter", {"fleet": [6, 0, 0], "influence": [7, 0, 0]}),
        ("institute", {"influence": [6, 0, 0], "helium": [7, 0, 0]}),
    ],
)
def test_each_of_the_three_can_be_the_one_that_was_missing(location: str, what: dict[str, list[int]]) -> None:
    assert play(three(**what), *scouts(0, location)).table.ending is True


def test_two_players_with_one_condition_each_do_not_trigger_the_end() -> None:
    """B7: A has 7 Helium, B's ship is on 7."""
    match = play(three(helium=[6, 0, 0], fleet=[0, 7, 0]), *scouts(0, "mars"))
    assert (tracks(match), match.table.ending) == ((7, 0, 0), False)


def test_the_third_condition_of_a_third_player_triggers_the_end() -> None:
    """B7 and the example of section 7: Cleo still has her turn."""
    match = three(turn=1, helium=[7, 0, 0], fleet=[0, 0, 7], influence=[0, 6, 0])
    play(match, *scouts(1, "institute"))
    assert (match.table.ending, asked(match)) == (True, [("2", "lead", "")])


def test_the_neutral_house_triggers_nothing() -> None:
    """Two players: its 3 Influence add to nobody's."""
    match = match_at(houses=NO_APOLLO, helium=[6, 0], fleet=[0, 7], influence=[4, 6])
    assert play(match, *scouts(0, "mars")).table.ending is False


def test_the_end_is_triggered_in_the_middle_of_a_turn_and_the_turn_goes_on() -> None:
    """R3: Uncle Narol brings the Helium; the gain step follows."""
    match = three(hands={0: "uncle-narol seer"}, mars="dancer", helium=[5, 0, 0], fleet=[7, 0, 0])
    play(match, *lead(0, "uncle-narol", "luna"))
    assert (match.table.ending, asked(match)) == (True, [("0", "gain_from", "")])


def test_a_trigger_stays_when_the_value_drops_later_in_the_round() -> None:
    """R3: Harmony takes the seventh Helium away again."""
    match = three(helium=[6, 0, 0], fleet=[7, 0, 0], hands={1: "harmony orator"}, mars="dancer")
    play(
        match,
        *scouts(0, "mars"),
        *lead(1, "harmony", "luna"),
        ("1", "opponent", "0"),
        ("1", "gain_from", "mars"),
    )
    play(match, *scouts(2, "mars"))
    assert (tracks(match), match.over) == ((6, 7, 0), True)


def test_what_is_paid_first_does_not_count_with_what_it_buys() -> None:
    """R3: the Sponsor costs the seventh Helium before it brings the seventh Influence."""
    match = three(hands={0: "sponsor seer"}, mars="dancer", helium=[7, 0, 0], influence=[5, 0, 0])
    play(match, *lead(0, "sponsor", "luna"), ("0", "trade", "yes"))
    assert (tracks(match), match.table.ending) == ((6, 0, 7), False)


def test_a_condition_of_a_player_whose_turn_it_is_not_counts_at_once() -> None:
    """R3: Virga moves everybody else up 1."""
    match = three(hands={0: "virga seer"}, mars="dancer", fleet=[0, 6, 0], helium=[0, 7, 0])
    assert play(match, *lead(0, "virga", "luna")).table.ending is True


# -- the last round --------------------------------------------------------------------------------

ABOUT_TO_END: dict[str, Any] = {"helium": [6, 6, 6], "fleet": [7, 7, 7]}
"""Whoever gains a Helium triggers the end."""


@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [0]), (2, [0, 1])])
def test_the_round_is_played_to_its_end(first: int, order: list[int]) -> None:
    """Seat 0 triggers the end; the turns go on up to the seat before the first player."""
    match = three(first=first, **ABOUT_TO_END)
    for seat in order:
        play(match, *scouts(seat, "mars"))
    assert (match.over, players(match)) == (True, order)


def test_after_a_trigger_in_the_second_turn_the_third_player_plays() -> None:
    """B8."""
    match = play(three(turn=1, turns=2, **ABOUT_TO_END), *scouts(1, "mars"))
    assert asked(match) == [("2", "lead", "")]
    play_to_end(match, *scouts(2, "mars"))


def test_apollo_has_one_turn_more_after_the_last_round() -> None:
    """B8: P2 triggers the end; P3, then Apollo."""
    match = three(turn=1, turns=2, houses=WITH_APOLLO, **ABOUT_TO_END)
    play(match, *scouts(1, "mars"), *scouts(2, "mars"))
    assert (asked(match), match.table.extra) == ([("0", "lead", "")], True)
    assert players(play_to_end(match, *scouts(0, "mars"))) == [1, 2, 0]


def test_apollo_has_its_extra_turn_also_if_it_triggered_the_end() -> None:
    """B8: P2, P3, Apollo."""
    match = three(houses=WITH_APOLLO, **ABOUT_TO_END)
    play_to_end(match, *scouts(0, "mars"), *scouts(1, "mars"), *scouts(2, "mars"), *scouts(0, "mars"))
    assert players(match) == [0, 1, 2, 0]


def test_apollo_gets_no_second_extra_turn() -> None:
    match = three(houses=WITH_APOLLO, ending=True, extra=True, turns=10)
    assert players(play_to_end(match, *scouts(0, "mars"))) == [0]


def test_a_trigger_in_the_last_turn_of_a_round_ends_the_game_at_once() -> None:
    match = three(turn=2, turns=3, **ABOUT_TO_END)
    play_to_end(match, *scouts(2, "mars"))


@pytest.mark.parametrize("house", ["apollo", "mars"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_had_the_same_number_of_turns_and_apollo_one_more(seats: int, house: str) -> None:
    """Over whole matches."""
    match, luck = start(RULES, seats, house, houses=house), Luck(seed_from("turns"))
    while not match.over:
        stray(match, luck)
    apollo = [owned.value == "apollo" for owned in match.table.houses]
    counts = [players(match).count(Seat(seat)) - apollo[seat] for seat in range(seats)]
    assert len(set(counts)) == 1


def test_scoring_begins_when_the_last_turn_is_over_and_counts_the_banished_cards() -> None:
    """R27."""
    match = three(turn=2, turns=3, banished="arlus dancer", **ABOUT_TO_END)
    play_to_end(match, *scouts(2, "mars"))
    assert match.table.banished_before == 2
    assert [event.facts for event in match.events() if event.kind == "scoring"] == [{"banished": 2}]


# -- the solo game ---------------------------------------------------------------------------------

SEVENTH_HELIUM: dict[str, Any] = {
    "helium": [0, 6], "fleet": [0, 7], "priorities": (1, 0, 2, 3), "automa_top": "1 2", "mars": "dancer arlus",
}  # fmt: skip
"""The Automa's next card gains at A, which lies on Mars, with a star."""


def solo(**what: Any) -> Match:
    """You and the Automa; it is your turn unless it is said."""
    more: dict[str, Any] = {"seats": 1, "houses": ("mars",), "hands": {0: "judge seer"}}
    return match_at(**{**more, **what})


def test_the_automa_still_has_its_turn_when_you_trigger_the_end() -> None:
    """R34."""
    match = play_to_end(solo(helium=[6, 0], fleet=[7, 0]), *scouts(0, "mars"))
    assert players(match) == [0, 1]


def test_alone_apollo_has_its_extra_turn_after_the_automa() -> None:
    """R34, 10.6."""
    match = solo(helium=[6, 0], fleet=[7, 0], houses=("apollo",))
    play(match, *scouts(0, "mars"))
    assert (asked(match), match.table.extra) == ([("0", "lead", "")], True)
    assert players(play_to_end(match, *scouts(0, "mars"))) == [0, 1, 0]


def test_the_automa_can_trigger_the_end_and_carries_out_its_second_card() -> None:
    """D9, R34."""
    match = play_to_end(solo(**SEVENTH_HELIUM), *scouts(0, "institute"))
    assert (players(match), lies(match, "automa discard")) == ([0, 1], ["automa-1", "automa-2"])


def test_you_have_your_turn_when_the_automa_began_and_triggers_the_end() -> None:
    """R34: a round is one turn of each side."""
    match = solo(**SEVENTH_HELIUM, first=1, turn=1, phase="automa")
    assert (match.table.ending, asked(match)) == (True, [("0", "lead", "")])
    assert players(play_to_end(match, *scouts(0, "institute"))) == [1, 0]


def test_the_game_goes_on_while_neither_side_has_two_of_three() -> None:
    """R34: you have the Helium and the Automa the ship."""
    match = play(solo(helium=[6, 0], fleet=[0, 7], automa_top="14 15"), *scouts(0, "mars"))
    assert (match.table.ending, asked(match)) == (False, [("0", "lead", "")])


# -- a match that does not end ---------------------------------------------------------------------


@pytest.mark.parametrize(("first", "last"), [(0, 600), (1, 601), (2, 602)])
def test_a_match_of_600_turns_ends_with_its_round(first: int, last: int) -> None:
    """R45: turn 600 is seat 2's; a round ends with the seat before the first player."""
    match = three(first=first, turn=2, turns=LAST_TURN)
    for seat in (2, 0, 1)[: last - LAST_TURN + 1]:
        assert not match.over
        play(match, *scouts(seat, "jupiter"))
    assert (match.over, match.table.turns) == (True, last)


def test_a_match_of_599_turns_goes_on() -> None:
    """R45."""
    match = play(three(turn=2, turns=LAST_TURN - 1), *scouts(2, "jupiter"))
    assert (match.over, match.table.turns) == (False, LAST_TURN)


def test_apollo_has_its_extra_turn_after_600_turns_too() -> None:
    """R45."""
    match = three(turn=2, turns=LAST_TURN, houses=WITH_APOLLO)
    assert asked(play(match, *scouts(2, "jupiter"))) == [("0", "lead", "")]


def test_a_match_in_which_nobody_can_do_anything_ends() -> None:
    """R45: no deck, no cards in hand, none on the locations."""
    match = match_at(deck="", hands={0: "", 1: ""}, houses=NO_APOLLO)
    assert (match.over, match.table.turns) == (True, LAST_TURN)
