"""Whatever is done to the cards, nobody knows too much and no rumour is false."""

from __future__ import annotations

from typing import TypeAlias

from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.games.fzzzt.flow import RULES as FZZZT
from ludoteca.kernel.card import Card
from ludoteca.kernel.layout import Order
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.position import dump
from ludoteca.kernel.seat import Mask, viewers
from ludoteca.kernel.zone import Zones
from tests.kernel.layouts import ALL, BID, DECK, DISCARD, HAND, NAMES, PILE, layout, mask

Deed: TypeAlias = tuple[str, int, int, int]
"""A verb, two zones and a number that means whatever the verb needs."""
Start: TypeAlias = list[tuple[int, Mask]]
"""Where each card lies at first, and who has seen it besides those who may look."""

VERBS = ("carry", "carry_top", "carry_all", "slip", "slip", "show", "reveal", "shuffle", "deny")
PLACES = st.sampled_from([DECK, PILE, DISCARD, HAND, HAND, HAND + 1, BID, BID])
DEEDS = st.lists(st.tuples(st.sampled_from(VERBS), PLACES, PLACES, st.integers(0, 7)), max_size=10)
SEEN = st.sampled_from([ALL, ALL, mask(0, 1, -1), mask(2), mask()])
STARTS = st.lists(st.tuples(PLACES, SEEN), min_size=len(NAMES), max_size=len(NAMES))


def started(start: Start, order: Order) -> Zones:
    zones = Zones(layout(order), Luck(seed_from("deeds")))
    for number, (place, seen) in enumerate(start):
        zones.lay([Card(number)], place)
        zones.seen[number] = Mask(zones.seen[number] | seen)
    return zones


def do(zones: Zones, deed: Deed) -> None:
    """Do one deed, if it can be done there."""
    verb, source, target, number = deed
    cards = zones.cards[source]
    if verb == "reveal":
        zones.reveal(sorted({source, target}) if number % 2 else [source], "toy")
    elif verb == "shuffle":
        zones.shuffle(source, "deck", "toy")
    elif verb == "show" and cards:
        zones.show(cards[number % len(cards)], "toy")
    elif verb == "deny" and source != PILE:
        zones.deny(source, tuple([Card(card) for card in range(number + 1) if card not in cards]))
    elif source == target or not cards:
        return
    elif verb == "carry":
        zones.carry(cards[number % len(cards)], source, target, "toy")
    elif verb == "carry_top":
        zones.carry_top(number, source, target, "toy")
    elif verb == "carry_all":
        zones.carry_all(source, target, "toy")
    elif verb == "slip":
        zones.slip(cards[: 1 + number % len(cards)], source, target, "toy")


def played(start: Start, deeds: list[Deed], order: Order = Order.ROW, log: Log = Log.NONE) -> Zones:
    zones = started(start, order)
    zones.log = [] if log is Log.KEPT else None
    for deed in deeds:
        do(zones, deed)
    zones.work_out()
    return zones


def known(zones: Zones) -> tuple[list[Mask], dict[Card, list[tuple[Mask, int]]]]:
    """Who has seen and heard of what."""
    zones.work_out()
    rumours = {
        card: [(one.heard, one.within) for one in said] for card, said in zones.rumours.by_card().items()
    }
    return zones.seen, rumours


@given(STARTS, DEEDS, st.sampled_from(list(Log)))
def test_a_rumour_always_names_the_zone_where_the_card_truly_lies(
    start: Start, deeds: list[Deed], log: Log
) -> None:
    zones = played(start, deeds, log=log)
    assert all(
        one.within >> zones.find(card) & 1 for card, said in zones.rumours.by_card().items() for one in said
    )


@given(STARTS, DEEDS)
def test_nobody_hears_a_rumour_of_a_card_in_sight(start: Start, deeds: list[Deed]) -> None:
    zones = played(start, deeds)
    assert all(
        one.heard and not one.heard & zones.seen[card]
        for card, said in zones.rumours.by_card().items()
        for one in said
    )


@given(STARTS, DEEDS)
def test_whoever_may_look_at_a_zone_knows_its_cards(start: Start, deeds: list[Deed]) -> None:
    zones = played(start, deeds)
    blind = [zones.lookers[place] & ~zones.seen[card] for place in range(10) for card in zones.cards[place]]
    assert not any(blind)


@given(STARTS, DEEDS)
def test_no_deed_loses_or_doubles_a_card(start: Start, deeds: list[Deed]) -> None:
    zones = played(start, deeds)
    assert sorted(card for cards in zones.cards for card in cards) == list(range(len(NAMES)))


@given(STARTS, DEEDS)
def test_the_cards_lie_alike_whether_anybody_listens_or_not(start: Start, deeds: list[Deed]) -> None:
    assert played(start, deeds, log=Log.KEPT).cards == played(start, deeds, log=Log.NONE).cards


@given(STARTS, DEEDS, DEEDS)
def test_a_copy_goes_on_alike(start: Start, before: list[Deed], after: list[Deed]) -> None:
    zones = played(start, before)
    twin = zones.copy()
    for deed in after:
        do(zones, deed)
        do(twin, deed)
    assert (zones.cards, known(zones)) == (twin.cards, known(twin))


@given(STARTS, DEEDS, DEEDS)
def test_playing_a_copy_leaves_the_original(start: Start, before: list[Deed], after: list[Deed]) -> None:
    zones, witness = played(start, before), played(start, before)
    twin = zones.copy()
    for deed in after:
        do(twin, deed)
    assert (zones.cards, known(zones)) == (witness.cards, known(witness))


@given(STARTS, DEEDS, st.sampled_from(list(Order)))
def test_everybody_knows_the_same_whether_anybody_listens_or_not(
    start: Start, deeds: list[Deed], order: Order
) -> None:
    telling, silent = played(start, deeds, order, Log.KEPT), played(start, deeds, order, Log.NONE)
    assert known(telling) == known(silent)


@given(STARTS, DEEDS, st.sampled_from(list(Order)))
def test_looking_changes_nothing(start: Start, deeds: list[Deed], order: Order) -> None:
    watched, unwatched = started(start, order), started(start, order)
    for deed in deeds:
        do(watched, deed)
        do(unwatched, deed)
        watched.settled()
        for viewer in viewers(3):
            watched.knows(viewer, Card(0))
    assert known(watched) == known(unwatched)


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from([2, 3, 4]), st.sampled_from(["last", "full"]))
def test_a_match_goes_alike_whether_anybody_looks_or_not(seed: int, seats: int, log: str) -> None:
    looked_at = Match.start(FZZZT, seats, seed_from(seed), {"log": log}, Log.KEPT)
    unseen = Match.start(FZZZT, seats, seed_from(seed), {"log": log}, Log.NONE)
    luck = Luck(seed_from("answers", seed))
    for _ in range(40):
        place = luck.below("option", len(next(iter(unseen.pending.values())).options))
        for match in (looked_at, unseen):
            match.take(next(iter(match.pending.values())), place)
        for viewer in viewers(seats):
            looked_at.view(viewer)
        if unseen.over:
            break
    first, second = [dump(FZZZT, match.options, match.table) for match in (looked_at, unseen)]
    assert first == second
