"""Rulings on what guides the search in Fzzzt!: which options come first, and what a match promises."""

from itertools import product
from typing import Any

import pytest

from ludoteca.games.fzzzt.flow import RULES
from ludoteca.games.fzzzt.guide.advice import bid_value, chances, favourites, outline
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.playout import next_decision, play_out
from ludoteca.kernel.seat import Seat
from tests.games.fzzzt.positions import match_at

TABLES = list(product((2, 3, 4), ("skip", "ask"), ("last", "full")))


def begun(seats: int, last_assignment: str = "skip", log: str = "last") -> tuple[Match, Luck]:
    """A match, and luck for a walk through it."""
    seed = seed_from("search", seats, last_assignment, log)
    options = {"last_assignment": last_assignment, "log": log}
    return Match.start(RULES, seats, seed, options, Log.NONE), Luck(seed)


def step(match: Match, luck: Luck) -> None:
    """Answer by chance."""
    decision = next_decision(match)
    assert decision is not None
    match.take(decision, luck.below("walk", len(decision.options)))


def first(*args: Any, **kwargs: Any) -> str:
    """What seems best in a position, whoever is asked first."""
    return several(1, *args, **kwargs)[0]


def several(most: int, *args: Any, **kwargs: Any) -> list[str]:
    """What seems best in a position, best first."""
    match = match_at(*args, **kwargs)
    decision = next(iter(match.pending.values()))
    places = favourites(match, decision, most)
    return [decision.spell(decision.options[place], match.names) for place in places]


# -- every question --------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "last_assignment", "log"), TABLES)
def test_favourites_are_distinct_options_of_every_question(
    seats: int, last_assignment: str, log: str
) -> None:
    match, luck = begun(seats, last_assignment, log)
    asks = set()
    while (decision := next_decision(match)) is not None:
        asks.add(decision.ask.name)
        for most in (1, 2, 3, 4, 12):
            places = favourites(match, decision, most)
            assert 1 <= len(places) <= most
            assert len(set(places)) == len(places)
            assert all(0 <= place < len(decision.options) for place in places)
        step(match, luck)
    assert asks == {"bid", "assign"}


@pytest.mark.parametrize(("seats", "log"), [(2, "last"), (3, "full"), (4, "last")])
def test_favourites_are_the_same_in_all_worlds_of_the_deciding_seat(seats: int, log: str) -> None:
    match, luck = begun(seats, log=log)
    while (decision := next_decision(match)) is not None:
        seat = decision.seat
        found = []
        for _ in range(3):
            world = match.imagine(seat, luck)
            world.run_out()
            decision = world.decision(seat)
            options = [decision.options[place] for place in favourites(world, decision, 8)]
            found.append((options, favourites(world, decision, 1)))
        assert found[0] == found[1] == found[2]
        step(match, luck)


# -- telling bids apart ----------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "log"), [(3, "full"), (4, "last")])
def test_an_outline_is_the_same_in_all_worlds_of_whoever_decides_or_searches(seats: int, log: str) -> None:
    match, luck = begun(seats, log=log)
    while (decision := next_decision(match)) is not None:
        for viewer in range(seats):
            found = set()
            for _ in range(3):
                world = match.imagine(Seat(viewer), luck)
                world.run_out()
                pending = world.pending.get(decision.seat)
                if pending is not None:
                    found.add(outline(world, pending, Seat(viewer)))
            assert len(found) <= 1
        step(match, luck)


def test_with_two_seats_bids_are_told_apart_by_all_that_is_to_be_seen() -> None:
    match, luck = begun(2)
    while (decision := next_decision(match)) is not None:
        assert outline(match, decision, decision.seat) is None
        step(match, luck)


def test_an_outline_tells_lots_hands_and_chiefs_apart() -> None:
    match, luck = begun(4)
    found: dict[Any, set[Any]] = {}
    while (decision := next_decision(match)) is not None:
        t = match.table
        if decision.ask.name == "bid":
            own = outline(match, decision, decision.seat)
            what = decision.seat, t.round, t.lot, t.chief, frozenset(t.hand(decision.seat))
            found.setdefault(own, set()).add(what)
            other = outline(match, decision, Seat((decision.seat + 1) % 4))
            assert other != own
        else:
            assert outline(match, decision, decision.seat) is None
        step(match, luck)
    assert all(len(whats) == 1 for whats in found.values())


def test_bids_count_as_what_the_rules_make_of_them() -> None:
    match, luck = begun(4)
    bids = alike = 0
    while (decision := next_decision(match)) is not None:
        place = luck.below("walk", len(decision.options))
        if decision.ask.name == "bid":
            counted = [bid_value(bid) for bid in decision.options]
            alike += len(counted) - len(set(counted))
            world = match.clone()
            world.take(world.decision(decision.seat), place)
            if world.table.bid(decision.seat):
                bids += 1
                assert world.table.bid_value(decision.seat) == counted[place]
        match.take(decision, place)
    assert bids > 50
    assert alike > 50


def test_the_best_option_is_the_same_whether_one_is_wanted_or_several() -> None:
    match, luck = begun(3)
    while (decision := next_decision(match)) is not None:
        assert favourites(match, decision, 8)[0] == favourites(match, decision, 1)[0]
        step(match, luck)


# -- bids ------------------------------------------------------------------------------------------


def test_the_last_lot_of_a_round_is_worth_every_power_left() -> None:
    assert first(["R3-N R2-O", "R5-B R4-B M2"], "R5-N", round=2) == "R3-N+R2-O"


def test_the_lowest_bid_comes_first_for_a_fzzzt_in_the_last_round() -> None:
    assert first(["M1 R3-N R2-O", "R5-B M2"], "FZ#1", round=5, deck_size=6) == "M1"


def test_whoever_is_alone_with_cards_pays_with_the_lowest() -> None:
    assert first(["R3-N R1-O R2-O", ""], "R5-N R5-O", discards=["", "R3-C M2"], round=3) == "R1-O"


def test_a_lot_is_not_paid_dearer_than_the_other_can_bid() -> None:
    assert first(["R5-N R3-N R2-N M1", "R1-O M2"], "R5-B R4-B R4-C", face_up=2, round=3) == "R2-N"


def test_as_much_as_the_other_can_bid_is_just_enough_for_the_chief() -> None:
    """All cards of the other seat are in hand: it can bid 3."""
    hands = ["R5-N R3-N R1-N M1", "R2-O R1-O M2"]
    assert "R3-N" in several(4, hands, "R5-B R4-B R4-C", face_up=3, round=3)


@pytest.mark.parametrize(("laid", "enough"), [("M2", "R3-N"), ("R2-O+M2", "R3-N+R1-N")])
def test_a_sealed_bid_is_taken_for_what_so_many_cards_can_be(laid: str, enough: str) -> None:
    """The chief has bid one card of power 2 at most, or two that make 3; and comes first in ties."""
    match = match_at(["R5-N R3-N R1-N M1", "R2-O R1-O M2"], "R5-B R4-B R4-C", face_up=3, round=3, chief=1)
    match.answer_text(Seat(1), laid)
    decision = match.decision(Seat(0))
    options = [decision.options[place] for place in favourites(match, decision, 4)]
    assert enough in [decision.spell(option, match.names) for option in options]


def test_the_lowest_bid_is_always_among_several() -> None:
    hands = ["R5-N R4-N R3-N R2-N R1-N M1", "R5-O R4-O R3-O R2-O R1-O M2"]
    for lot in ("R5-B", "P4-NOCB", "FZ#1", "UPG#1"):
        assert "M1" in several(3, hands, f"{lot} R4-B R4-C R2-C", face_up=4, round=3)


def test_a_bid_of_some_value_uses_as_few_cards_as_possible() -> None:
    found = several(12, ["R3-N R2-N R1-N M1", "R5-O M2"], "R5-B R4-B R4-C", face_up=3, round=3)
    assert sorted(found) == ["M1", "R1-N", "R2-N", "R3-N", "R3-N+R1-N", "R3-N+R2-N", "R3-N+R2-N+R1-N"]


# -- assignments -----------------------------------------------------------------------------------


def test_a_weak_robot_is_assigned_and_a_strong_one_kept() -> None:
    hand = "M1 R1-O R5-O R5-N R4-N R3-N R3-C R3-B"
    assert first([hand, "M2"], units=["P1-O", ""], phase="clean_up", round=2) == "R1-O"
    strong = "M1 R5-O R3-N R2-N R1-N R1-C R1-B R2-C"
    assert first([strong, "M2"], units=["P1-O", ""], phase="clean_up", round=2) == "-"


def test_nothing_is_assigned_in_the_last_clean_up() -> None:
    hand = "M1 R1-O R5-O R5-N R4-N R3-N R3-C R3-B"
    position = {"units": ["P1-O", ""], "phase": "clean_up", "round": 5, "deck_size": 6}
    assert first([hand, "M2"], last_assignment="ask", **position) == "-"


# -- chances ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_of_a_finished_match_are_its_outcome(seats: int) -> None:
    for deal in range(8):
        match = Match.start(RULES, seats, seed_from("over", seats, deal), None, Log.NONE)
        play_out(match, Luck(seed_from(deal)))
        winners = match.outcome().winners
        assert chances(match) == [1 / len(winners) if seat in winners else 0 for seat in range(seats)]


@pytest.mark.parametrize(("seats", "last_assignment"), [(2, "ask"), (3, "skip"), (4, "ask")])
def test_chances_add_up_to_one_at_every_moment(seats: int, last_assignment: str) -> None:
    match, luck = begun(seats, last_assignment)
    while match.question is not None:
        found = chances(match)
        assert len(found) == seats
        assert sum(found) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in found)
        step(match, luck)


def test_alike_seats_have_alike_chances() -> None:
    even = match_at(["R3-N R2-O M1", "R3-C R2-B M2"], "R4-N R4-O", face_up=2, round=3)
    assert chances(even) == pytest.approx([0.5, 0.5])


def test_more_robots_are_better_chances_and_near_the_end_more_so() -> None:
    hands = ["R3-N R2-O M1", "R3-C R2-B M2"]
    early, late = [
        chances(match_at(hands, "R4-N R4-O", face_up=2, round=number, discards=["R2-C R2-N", "R2-B-S3"]))
        for number in (2, 5)
    ]
    assert 0.5 < early[0] < late[0] < 1


def test_a_completed_widget_is_better_than_an_idle_unit() -> None:
    lot = {"round": 5, "chief": 1}
    hands = ["R1-N M1", "R1-O M2"]
    done = match_at(hands, "FZ#1", units=["P2-NC", ""], assigned={"P2-NC": "R1-C R3-N"}, **lot)
    idle = match_at(hands, "FZ#1", units=["P2-NC", ""], assigned={"P2-NC": "R2-N R3-N"}, **lot)
    assert chances(done)[0] > chances(idle)[0]


def test_a_winning_bid_on_the_table_counts_before_it_is_opened() -> None:
    """Both wait for the same answer of the other seat; only what lies face down differs."""
    hands = ["R5-N R1-N", "R2-O R1-O M2"]
    chance = []
    for bid in ("R5-N", "R1-N"):
        match = match_at(hands, "R4-B", round=4, deck_size=8)
        match.answer_text(Seat(0), bid)
        chance.append(chances(match)[0])
    assert chance[0] > chance[1]


def test_the_order_of_the_deck_does_not_matter() -> None:
    hands = ["R3-N R2-O M1", "R3-C R2-B M2"]
    found = [
        chances(match_at(hands, "R4-N R4-O", face_up=1, round=3, units=["P1-O", ""], top=top))
        for top in ("R5-O UPG#1", "FZ#1 FZ#2")
    ]
    assert found[0] == found[1]


def test_all_cards_are_among_the_bids_that_are_looked_at() -> None:
    match = match_at(["R3-N R2-O R1-B R4-N R5-O", "R3-O R2-N R1-C R4-O R5-N"], "R1-NB R2-C R4-B")
    decision = next_decision(match)
    assert decision is not None
    assert len(decision.options) - 1 in favourites(match, decision, 8)
