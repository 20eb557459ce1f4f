"""Glimpses: a number for what a viewer sees."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ludoteca.bots.ismcts.view_hash import view_hash
from ludoteca.kernel.imagine import deal_anew
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.seat import SPECTATOR, Seat
from tests.kernel.layouts import BID, HAND, PILE, A, B, C, laid
from tests.kernel.test_zone_properties import DEEDS, STARTS, Deed, Start, played

ME = Seat(1)


@given(STARTS, DEEDS, st.integers(0, 99))
def test_it_is_the_same_in_every_world_that_the_viewer_may_imagine(
    start: Start, deeds: list[Deed], seed: int
) -> None:
    zones = played(start, deeds)
    world = zones.copy()
    deal_anew(world, ME, Luck(seed_from(seed)))
    assert view_hash(world, ME) == view_hash(zones, ME)


def test_it_changes_when_a_card_that_is_seen_moves() -> None:
    zones = laid({HAND: "abc"})
    before = [view_hash(zones, viewer) for viewer in (Seat(0), ME, SPECTATOR)]
    zones.carry(A, HAND, PILE, "toy")
    after = [view_hash(zones, viewer) for viewer in (Seat(0), ME, SPECTATOR)]
    assert all(one != other for one, other in zip(before, after, strict=True))


def test_who_sees_a_card_more_glimpses_something_else() -> None:
    zones = laid({HAND: "abc"})
    before = view_hash(zones, ME)
    zones.peek(B, ME, "toy")
    assert view_hash(zones, ME) != before


def test_which_card_is_laid_face_down_is_glimpsed_by_its_owner_only() -> None:
    glimpses = []
    for card in (A, C):
        zones = laid({HAND: "abc"}, "abc")
        zones.slip((card,), HAND, BID, "toy")
        glimpses.append([view_hash(zones, Seat(0)), view_hash(zones, ME), view_hash(zones, SPECTATOR)])
    assert glimpses[0][0] != glimpses[1][0]
    assert glimpses[0][1:] == glimpses[1][1:]


def test_many_sights_have_many_numbers() -> None:
    numbers = set()
    for first in range(8):
        for second in range(8):
            if first != second:
                zones = laid({PILE: "abcdefgh"[first], HAND + 1: "abcdefgh"[second]})
                numbers.add(view_hash(zones, ME))
    assert len(numbers) == 56
