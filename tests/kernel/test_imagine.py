"""Imagining: a world dealt anew from what a seat knows, never from the truth."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.kernel.card import Card
from ludoteca.kernel.imagine import deal_anew
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.seat import SPECTATOR, Mask, Seat, bit
from ludoteca.kernel.view import rumour_views, zone_views
from ludoteca.kernel.zone import Zones
from tests.kernel.layouts import BELT, BID, DECK, DISCARD, HAND, NAMES, A, B, C, laid, spelt
from tests.kernel.test_zone_properties import DEEDS, STARTS, Deed, Start, played

ME = Seat(1)


def imagined(zones: Zones, seat: Seat = ME, seed: object = 0) -> Zones:
    world = zones.copy()
    deal_anew(world, seat, Luck(seed_from("imagine", seed)))
    return world


def whole(zones: Zones) -> tuple[Any, ...]:
    """Everything about the zones, hidden cards, what others know, and the luck to come."""
    zones.work_out()
    rumours = {
        card: sorted((rumour.heard, rumour.within) for rumour in rumours)
        for card, rumours in zones.rumours.by_card().items()
    }
    return zones.cards, zones.seen, rumours, zones.luck.seed, zones.luck.drawn


def swapped(zones: Zones, first: Card, second: Card) -> Zones:
    """The same world, but with two cards in each other's place, known to whoever knew the other."""
    twin = zones.copy()
    names = {first: second, second: first}
    twin.cards = [tuple([names.get(card, card) for card in cards]) for cards in zones.cards]
    twin.seen[first], twin.seen[second] = zones.seen[second], zones.seen[first]
    return twin


def bidding(slipped: str) -> Zones:
    """Seat 0 held two cards, one of them seen by all, and has laid one of them face down as a bid."""
    zones = laid({HAND: "ab", BELT: "c"}, "ac")
    zones.slip((Card(NAMES.index(slipped)),), HAND, BID, "toy")
    return zones


# -- what is kept ----------------------------------------------------------------------------------------


@given(STARTS, DEEDS, st.integers(-1, 2))
def test_the_view_is_the_same_in_every_imagined_world(start: Start, deeds: list[Deed], viewer: int) -> None:
    zones = played(start, deeds)
    world = imagined(zones, Seat(viewer))
    views = [(zone_views(one, Seat(viewer)), rumour_views(one, Seat(viewer))) for one in (zones, world)]
    assert views[0] == views[1]


@given(STARTS, DEEDS, st.integers(-1, 2))
def test_an_imagined_world_has_the_same_cards_in_zones_of_the_same_size(
    start: Start, deeds: list[Deed], viewer: int
) -> None:
    zones = played(start, deeds)
    world = imagined(zones, Seat(viewer))
    assert [len(cards) for cards in world.cards] == [len(cards) for cards in zones.cards] and sorted(
        sum(world.cards, ())
    ) == sorted(sum(zones.cards, ()))


@given(STARTS, DEEDS, st.integers(-1, 2))
def test_what_a_seat_has_seen_stays_where_it_is(start: Start, deeds: list[Deed], viewer: int) -> None:
    zones = played(start, deeds)
    world = imagined(zones, Seat(viewer))
    seen = [Card(card) for card, mask in enumerate(zones.seen) if mask & bit(Seat(viewer))]
    assert [world.find(card) for card in seen] == [zones.find(card) for card in seen]


@given(STARTS, DEEDS, st.integers(-1, 2))
def test_a_rumoured_card_is_imagined_where_it_may_lie(start: Start, deeds: list[Deed], viewer: int) -> None:
    zones = played(start, deeds)
    world = imagined(zones, Seat(viewer))
    heard = {
        card: rumour.within
        for card, rumours in zones.rumours.by_card().items()
        for rumour in rumours
        if rumour.heard & bit(Seat(viewer))
    }
    assert all(within >> world.find(card) & 1 for card, within in heard.items())


@given(STARTS, DEEDS, st.integers(-1, 2))
def test_rumours_in_an_imagined_world_are_true_there(start: Start, deeds: list[Deed], viewer: int) -> None:
    world = imagined(played(start, deeds), Seat(viewer))
    assert all(
        rumour.within >> world.find(card) & 1
        for card, said in world.rumours.by_card().items()
        for rumour in said
    )


def test_a_barred_card_is_never_imagined_where_it_cannot_lie() -> None:
    zones = laid({DISCARD: "bc", HAND: "a", HAND + 2: "d"}, bars="ad")
    worlds = [imagined(zones, seed=seed) for seed in range(200)]
    assert not any(set(spelt(world, DISCARD)) & set("ad") for world in worlds)


def test_an_imagined_world_has_luck_of_its_own() -> None:
    zones = laid({})
    assert imagined(zones).luck.seed != zones.luck.seed


# -- what is dealt anew ----------------------------------------------------------------------------------


def test_every_arrangement_of_the_unseen_cards_can_be_imagined() -> None:
    """Five unseen cards in a row of three and two hands of one each: 5! arrangements."""
    zones = laid({HAND: "a", HAND + 2: "b", BELT: "fgh"}, "fgh")
    worlds = {
        (spelt(world, DECK), spelt(world, HAND), spelt(world, HAND + 2))
        for world in [imagined(zones, seed=seed) for seed in range(1500)]
    }
    assert len(worlds) == 120


def test_all_arrangements_are_equally_likely() -> None:
    """The limit is the 99.9 % point of chi-square with 23 degrees of freedom."""
    zones = laid({HAND: "a", HAND + 2: "b", BELT: "efgh"}, "efgh")
    worlds = Counter(
        spelt(world, DECK) + spelt(world, HAND) + spelt(world, HAND + 2)
        for world in [imagined(zones, seed=seed) for seed in range(2400)]
    )
    assert len(worlds) == 24 and sum((count - 100) ** 2 / 100 for count in worlds.values()) < 49.7


def test_a_rumoured_card_is_imagined_in_each_of_its_zones() -> None:
    zones = bidding("a")
    assert {spelt(imagined(zones, seed=seed), BID) == "a" for seed in range(60)} == {True, False}


def test_all_arrangements_that_the_rumours_allow_can_be_imagined() -> None:
    """Of a hand of three, all seen, two have been slipped: three ways, whichever it was."""
    zones = laid({HAND: "abc"}, "abc")
    zones.slip((A, C), HAND, BID, "toy")
    worlds = {"".join(sorted(spelt(imagined(zones, seed=seed), BID))) for seed in range(100)}
    assert worlds == {"ab", "ac", "bc"}


def test_the_spectator_imagines_every_hand() -> None:
    zones = laid({HAND: "a", HAND + 1: "b", HAND + 2: "c"})
    worlds = [imagined(zones, SPECTATOR, seed) for seed in range(100)]
    assert {spelt(world, HAND + 1) for world in worlds} == set(NAMES)


# -- never from the truth --------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(20))
def test_worlds_that_a_seat_cannot_tell_apart_are_imagined_alike(seed: int) -> None:
    zones = laid({HAND: "ab", HAND + 1: "cd", DISCARD: "e", BELT: "f"}, "f")
    others = [swapped(zones, A, Card(card)) for card in (4, 6, 7)]
    assert [whole(imagined(other, seed=seed)) for other in others] == [whole(imagined(zones, seed=seed))] * 3


@pytest.mark.parametrize("seed", range(20))
def test_the_order_in_which_a_heap_truly_lies_is_not_imagined(seed: int) -> None:
    zones, other = laid({HAND: "abc"}, "c"), laid({HAND: "bca"}, "c")
    assert whole(imagined(zones, seed=seed)) == whole(imagined(other, seed=seed))


@pytest.mark.parametrize("seed", range(20))
def test_which_of_two_cards_another_seat_has_seen_is_not_imagined(seed: int) -> None:
    zones, other = laid({HAND: "ab"}), laid({HAND: "ab"})
    zones.seen[A] = Mask(zones.seen[A] | bit(Seat(2)))
    other.seen[B] = Mask(other.seen[B] | bit(Seat(2)))
    assert whole(imagined(zones, seed=seed)) == whole(imagined(other, seed=seed))


@pytest.mark.parametrize("seed", range(20))
def test_which_card_was_slipped_is_not_imagined_from_the_truth(seed: int) -> None:
    """Seats 1 and 2 both know that a is in the hand or in the bid, and neither has ever seen b."""
    assert whole(imagined(bidding("a"), seed=seed)) == whole(imagined(bidding("b"), seed=seed))


@pytest.mark.parametrize("seed", range(20))
def test_nor_for_the_spectator(seed: int) -> None:
    worlds = [whole(imagined(bidding(card), SPECTATOR, seed)) for card in "ab"]
    assert worlds[0] == worlds[1]


def test_what_is_kept_of_the_luck_is_only_what_was_given() -> None:
    zones, other = laid({}), laid({})
    other.luck = Luck(seed_from("another truth"))
    assert whole(imagined(zones)) == whole(imagined(other))


def test_an_imagined_hand_holds_nothing_that_was_denied() -> None:
    zones = laid({HAND: "ab"})
    zones.deny(HAND, (C,))
    dealt = [imagined(zones, ME, seed).cards[HAND] for seed in range(60)]
    assert not any(C in hand for hand in dealt)
    assert len(set(dealt)) > 5
