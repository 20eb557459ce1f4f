"""What the game says of itself, and by which paragraph of the rules whatever happens is told."""

from __future__ import annotations

import pytest

from ludoteca.games.fzzzt.flow import ASSIGN, BID, RULES
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from tests.playing import start

CITED = {
    "assigned §4.6",
    "bid §4.3",
    "bid_shown §4.3",
    "chief §4.4",
    "moved §4.1",
    "moved §4.3",
    "moved §4.5",
    "moved §4.6",
    "over §4.7",
    "redraw §4.5",
    "round §4.1",
    "shown §4.2",
    "shown §4.3",
    "shown §4.6",
    "shuffled §4.1",
    "shuffled §4.5",
    "won §4.3",
}


def played(seats: int) -> Match:
    match = start(RULES, seats, "cited", last_assignment="ask")
    luck = Luck(seed_from("cited"))
    while not match.over:
        decision = match.pending[min(match.pending)]
        match.take(decision, luck.below("what", len(decision.options)))
    return match


def test_whatever_happens_names_the_paragraph_that_causes_it() -> None:
    events = [event for seats in (2, 3, 4) for event in played(seats).events()]
    assert {f"{event.kind} {event.rule.removeprefix('fzzzt ')}" for event in events} == CITED


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_end_is_told_once_and_last(seats: int) -> None:
    kinds = [event.kind for event in played(seats).events()]
    assert (kinds.count("over"), kinds[-1]) == (1, "over")


def test_questions_name_the_paragraph_that_asks_them() -> None:
    assert (BID.rule, ASSIGN.rule) == ("fzzzt §4.3", "fzzzt §4.6")


def test_the_game_says_what_it_is_called_and_how_it_can_be_played() -> None:
    identity = RULES.identity
    assert (identity.id, identity.name, identity.seats, identity.version) == ("fzzzt", "Fzzzt!", (2, 4), 1)
    assert [(option.name, option.values, option.rule) for option in identity.options] == [
        ("log", ("last", "full"), "fzzzt §8 E2"),
        ("last_assignment", ("skip", "ask"), "fzzzt §8 C6"),
    ]


def test_a_match_asks_at_most_four_bids_in_forty_auctions_and_five_times_about_ten_units() -> None:
    assert RULES.identity.bound == 4 * 40 + 5 * 10
