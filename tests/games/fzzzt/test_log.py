"""What the log may show: the last auction, or everything. Ruling E2."""

from __future__ import annotations

import pytest

from ludoteca.kernel.event import SeenEvent
from ludoteca.kernel.match import Match
from tests.games.fzzzt.positions import bid, match_at
from tests.playing import play


def table(log: str) -> Match:
    return match_at(["M1 R1-N R3-N R2-N", "M2 R5-O R4-O R1-O"], "R5-C R4-C R5-B FZ#1", chief=0, log=log)


def first_shown(match: Match) -> SeenEvent:
    events = match.events()
    return events[match.remembered(events)]


def auctions(match: Match, count: int) -> Match:
    bids = [(bid(0, "R3-N"), bid(1, "R5-O")), (bid(0, "R1-N"), bid(1, "M2")), (bid(0, "R3-N"), bid(1, "M2"))]
    return play(match, *[each for pair in bids[:count] for each in pair])


@pytest.mark.parametrize(("log", "forgetful"), [("last", True), ("full", False)])
def test_the_log_is_forgetful_unless_the_table_has_chosen_the_full_one(log: str, forgetful: bool) -> None:
    assert table(log).is_forgetful is forgetful


@pytest.mark.parametrize("log", ["last", "full"])
def test_before_an_auction_is_decided_nothing_is_left_out(log: str) -> None:
    match = play(table(log), bid(0, "R3-N"))
    assert match.remembered(match.events()) == 0


@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_log_begins_with_the_first_bid_of_the_last_auction(count: int) -> None:
    match = auctions(table("last"), count)
    assert first_shown(match).kind == "bid"
    since = match.events()[match.remembered(match.events()) :]
    assert [event.kind for event in since].count("won") == 1
    assert [event.kind for event in since].count("bid") == 2


def test_bids_of_an_auction_that_is_not_decided_follow_the_last_one() -> None:
    match = play(auctions(table("last"), 2), bid(0, "R3-N"))
    since = match.events()[match.remembered(match.events()) :]
    assert [event.kind for event in since].count("won") == 1


@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_full_log_shows_everything(count: int) -> None:
    match = auctions(table("full"), count)
    assert match.remembered(match.events()) == 0
