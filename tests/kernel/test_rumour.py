"""Rumours: one entry for all cards of which the same is said, and the verbs that change what is said."""

from __future__ import annotations

from ludoteca.kernel.layout import Layout, Order, Sight, Zone
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.rumour import Rumours, cards_of, set_of
from ludoteca.kernel.seat import Seat, bit
from ludoteca.kernel.zone import Zones
from tests.kernel.layouts import (
    ALL,
    BELT,
    HAND,
    NAMES,
    PILE,
    A,
    B,
    C,
    knowers,
    laid,
    layout,
    mask,
    rumoured,
)

OTHERS = [-1, 1, 2]


def said(rumours: Rumours) -> set[tuple[int, int, int]]:
    """All entries as plain numbers."""
    return {(rumour.heard, rumour.within, rumour.cards) for rumour in rumours.said}


def test_cards_of_which_the_same_is_said_share_one_entry() -> None:
    rumours = Rumours()
    rumours.tell(mask(0, 1), 0b11, set_of([A]))
    rumours.tell(mask(0, 1), 0b11, set_of([C]))
    rumours.tell(mask(2), 0b11, set_of([B]))
    assert said(rumours) == {(mask(0, 1), 0b11, set_of([A, C])), (mask(2), 0b11, set_of([B]))}


def test_whoever_sees_a_card_forgets_the_rumour_and_the_others_do_not() -> None:
    rumours = Rumours()
    rumours.tell(mask(0, 1), 0b11, set_of([A, B]))
    rumours.seen(mask(1), set_of([A]))
    assert said(rumours) == {(mask(0), 0b11, set_of([A])), (mask(0, 1), 0b11, set_of([B]))}


def test_a_card_that_leaves_a_zone_widens_every_rumour_of_it_and_no_other() -> None:
    rumours = Rumours()
    rumours.tell(mask(0), 0b001, set_of([A]))
    rumours.tell(mask(0), 0b101, set_of([B]))
    rumours.tell(mask(0), 0b010, set_of([C]))
    rumours.widen(0, 2)
    assert said(rumours) == {(mask(0), 0b101, set_of([A, B])), (mask(0), 0b010, set_of([C]))}


def test_a_denial_narrows_the_rumours_of_these_cards_and_of_no_other() -> None:
    rumours = Rumours()
    rumours.tell(mask(0), 0b011, set_of([A, B]))
    rumours.tell(mask(1), 0b110, set_of([A]))
    rumours.deny(0, set_of([A]))
    assert said(rumours) == {
        (mask(0), 0b010, set_of([A])), (mask(0), 0b011, set_of([B])), (mask(1), 0b110, set_of([A])),
    }  # fmt: skip


def test_after_a_denial_whoever_does_not_see_the_cards_knows_where_they_are_not() -> None:
    zones = laid({HAND: "ab", HAND + 1: "c"})
    zones.deny(HAND, (C,))
    elsewhere = ["deck", "belt", "discard", "hand 1", "hand 2", "bid 0", "bid 1", "bid 2"]
    assert rumoured(zones, C) == ([-1, 2], elsewhere)


def test_a_denial_can_make_a_rumour_certain() -> None:
    zones = laid({HAND: "abc"}, "ab")
    zones.slip((A,), HAND, HAND + 2, "toy")
    zones.work_out()
    zones.deny(HAND + 2, (B,))
    assert knowers(zones, B) == [-1, 0, 1, 2]


def test_a_card_drawn_after_a_denial_may_be_the_denied_one() -> None:
    zones = laid({HAND: "ab"})
    zones.deny(HAND, (C,))
    zones.carry_top(1, 0, HAND, "toy")
    assert "hand 0" in rumoured(zones, C)[1]


def test_a_copy_of_rumours_goes_its_own_way() -> None:
    rumours = Rumours()
    rumours.tell(mask(0), 0b001, set_of([A]))
    twin = rumours.copy()
    twin.widen(0, 1)
    assert said(rumours) == {(mask(0), 0b001, set_of([A]))}


def test_a_set_of_cards_reads_as_it_was_written() -> None:
    cards = [A, C, cards_of(1 << 133)[0]]
    assert cards_of(set_of(cards)) == cards


def test_whoever_may_look_at_a_zone_has_heard_no_rumour_of_what_is_carried_there_whole() -> None:
    """Seat 0 gave one of two known cards to seat 1 unseen; then seat 2 gets the whole hand of seat 0 and sees it."""
    zones = laid({HAND: "abc", HAND + 1: "d"}, public="ab")
    zones.slip((A,), HAND, HAND + 1, "toy")
    zones.carry_all(HAND, HAND + 2, "toy")
    assert (knowers(zones, B), rumoured(zones, B)) == ([0, 1, 2], ([-1], ["hand 1", "hand 2"]))


def test_a_look_at_a_hidden_card_is_for_one_viewer() -> None:
    zones = laid({HAND + 1: "ab"}, public="ab")
    zones.slip((A,), HAND + 1, HAND + 2, "toy")
    zones.peek(A, Seat(0), "toy")
    assert (knowers(zones, A), rumoured(zones, A)[0]) == ([0, 1, 2], [-1])


def test_the_last_card_of_a_row_can_be_put_at_any_spot() -> None:
    zones = laid({BELT: "abc"})
    zones.tuck(BELT, 0)
    assert zones.cards[BELT] == (C, A, B)
    zones.tuck(BELT, 1)
    assert zones.cards[BELT] == (C, B, A)


def test_zones_that_forget_keep_no_rumours() -> None:
    zones = laid({HAND: "abc"}, public="ab")
    zones.forget()
    zones.slip((A,), HAND, HAND + 1, "toy")
    zones.work_out()
    assert not zones.rumours.said


def test_a_newcomer_sees_and_has_heard_what_spectators_have() -> None:
    zones = laid({PILE: "c", HAND: "ab", HAND + 1: "d"}, public="a")
    zones.slip((A,), HAND, HAND + 1, "toy")
    bigger = Layout((*layout().zones, Zone("hand 3", Sight.OWNER, Order.HEAP, Seat(3), "all")), NAMES, 4)
    zones.welcome(bigger)
    newcomer = bit(Seat(3))
    assert zones.seen[C] == ALL | newcomer
    assert not zones.seen[B] & newcomer
    assert [rumour.heard & newcomer for rumour in zones.rumours.by_card()[A]] == [newcomer]
    assert zones.cards[-1] == ()


def test_a_copy_may_take_over_what_is_known() -> None:
    zones = laid({HAND: "abc"}, public="ab")
    twin = zones.copy()
    twin.forget()
    for each in (zones, twin):
        each.slip((A,), HAND, HAND + 1, "toy")
    twin.know_as(zones)
    assert knowers(twin, B) == knowers(zones, B)
    assert rumoured(twin.settled(), A) == rumoured(zones.settled(), A) == ([-1, 2], ["hand 0", "hand 1"])
    fresh = Zones(layout(), Luck(seed_from("fresh")))
    assert fresh.remembers
