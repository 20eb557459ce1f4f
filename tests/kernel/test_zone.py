"""Zones: where the cards lie, who knows what, and what is known of cards out of sight."""

from __future__ import annotations

import pytest

from ludoteca.kernel.layout import Order, Recall
from ludoteca.kernel.seat import SPECTATOR, Seat
from ludoteca.kernel.view import rumour_views, zone_views
from ludoteca.kernel.zone import Zones
from tests.kernel.layouts import (
    ALL,
    BELT,
    BID,
    DECK,
    DISCARD,
    HAND,
    PILE,
    A,
    B,
    C,
    D,
    E,
    knowers,
    laid,
    rumoured,
    spelt,
)

EVERYBODY = [-1, 0, 1, 2]
OTHERS = [-1, 1, 2]


def slipped(public: str = "ab", hand: str = "abc", bid: str = "a") -> Zones:
    """Seat 0 has laid cards of its hand face down as a bid; the public ones had been seen by everybody."""
    zones = laid({HAND: hand}, public)
    zones.slip(
        tuple([card for card in zones.cards[HAND] if zones.layout.names[card] in bid]), HAND, BID, "toy"
    )
    return zones


# -- laying and carrying ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "known"), [(DECK, []), (BELT, []), (PILE, EVERYBODY), (HAND + 1, [1]), (DISCARD, [])]
)
def test_a_card_that_is_laid_is_known_to_those_who_may_look(place: int, known: list[int]) -> None:
    assert knowers(laid({place: "a"}), A) == known


def test_a_card_carried_to_a_hand_is_known_to_its_owner_too() -> None:
    zones = laid({HAND: "a"})
    zones.carry(A, HAND, HAND + 2, "toy")
    assert knowers(zones, A) == [0, 2]


def test_a_card_carried_face_down_is_still_known_to_those_who_knew_it() -> None:
    zones = laid({PILE: "a"})
    zones.carry(A, PILE, DISCARD, "toy")
    assert knowers(zones, A) == EVERYBODY


def test_a_carried_card_lies_on_top() -> None:
    zones = laid({DISCARD: "bc", HAND: "a"})
    zones.carry(A, HAND, DISCARD, "toy")
    assert spelt(zones, DISCARD) == "bca"


def test_a_card_cannot_be_carried_from_where_it_does_not_lie() -> None:
    with pytest.raises(ValueError, match="does not lie there"):
        laid({HAND: "a"}).carry(B, HAND, PILE, "toy")


def test_the_top_card_is_carried_first() -> None:
    zones = laid({DISCARD: "abc"})
    zones.carry_top(2, DISCARD, HAND, "toy")
    assert (spelt(zones, DISCARD), spelt(zones, HAND)) == ("a", "cb")


def test_more_than_there_are_carries_all() -> None:
    zones = laid({DISCARD: "abc"})
    zones.carry_top(6, DISCARD, HAND, "toy")
    assert (spelt(zones, DISCARD), spelt(zones, HAND)) == ("", "cba")


def test_none_of_the_top_cards_carries_nothing() -> None:
    zones = laid({DISCARD: "abc"})
    zones.carry_top(0, DISCARD, HAND, "toy")
    assert spelt(zones, DISCARD) == "abc"


@pytest.mark.parametrize("count", [0, 1, 2, 9])
def test_carrying_the_top_ends_alike_whether_anybody_listens_or_not(count: int) -> None:
    silent, telling = laid({DISCARD: "abc"}, "b"), laid({DISCARD: "abc"}, "b")
    telling.log = []
    for zones in (silent, telling):
        zones.carry_top(count, DISCARD, HAND, "toy")
    assert (silent.cards, silent.seen) == (telling.cards, telling.seen)


def test_a_whole_zone_is_carried_in_its_order() -> None:
    zones = laid({DISCARD: "ab", PILE: "cd"})
    zones.carry_all(DISCARD, PILE, "toy")
    assert (spelt(zones, DISCARD), spelt(zones, PILE)) == ("", "cdab")


def test_a_whole_zone_carried_into_the_open_is_known_to_all() -> None:
    zones = laid({DISCARD: "ab"})
    zones.carry_all(DISCARD, PILE, "toy")
    assert knowers(zones, B) == EVERYBODY


def test_a_copy_of_zones_shares_nothing_that_changes() -> None:
    zones = slipped()
    zones.work_out()
    twin = zones.copy()
    twin.reveal([BID], "toy")
    twin.shuffle(DECK, "deck", "toy")
    assert (rumoured(zones, B), zones.luck.drawn) == ((OTHERS, ["hand 0", "bid 0"]), {})


def test_a_card_is_found_where_it_lies() -> None:
    assert laid({BID + 1: "d"}).find(D) == BID + 1


# -- slipping face down ----------------------------------------------------------------------------------


def test_whoever_could_not_look_on_knows_no_longer_which_card_was_slipped() -> None:
    assert knowers(slipped(), A) == [0]


def test_nor_which_cards_were_left() -> None:
    assert knowers(slipped(), B) == [0]


@pytest.mark.parametrize("card", [A, B])
def test_a_card_once_seen_is_known_to_lie_in_one_of_two_zones(card: int) -> None:
    assert rumoured(slipped(), D.__class__(card)) == (OTHERS, ["hand 0", "bid 0"])


def test_nobody_has_heard_of_a_card_that_nobody_had_seen() -> None:
    assert rumoured(slipped(), C) == ([], [])


def test_slipping_the_whole_hand_hides_nothing() -> None:
    zones = slipped(bid="abc")
    assert (knowers(zones, A), rumoured(zones, A)) == (EVERYBODY, ([], []))


def test_the_owner_of_the_target_learns_what_was_slipped_to_it() -> None:
    zones = laid({HAND: "abc"})
    zones.slip((A,), HAND, HAND + 1, "toy")
    assert knowers(zones, A) == [0, 1]


def test_the_owner_of_the_target_who_knew_the_hand_knows_what_is_left() -> None:
    zones = laid({HAND: "abc"}, "abc")
    zones.slip((A,), HAND, HAND + 1, "toy")
    assert knowers(zones, B) == [0, 1]


def test_a_second_slip_widens_the_doubt() -> None:
    zones = slipped()
    zones.slip((B,), HAND, HAND + 1, "toy")
    assert rumoured(zones, A) == (OTHERS, ["hand 0", "hand 1", "bid 0"])


def test_a_carry_that_not_all_can_read_widens_the_doubt() -> None:
    zones = slipped()
    zones.carry(C, HAND, DISCARD, "toy")
    assert rumoured(zones, B) == (OTHERS, ["discard", "hand 0", "bid 0"])


def test_a_carry_into_the_open_does_not_widen_the_doubt() -> None:
    zones = slipped()
    zones.carry(C, HAND, PILE, "toy")
    assert rumoured(zones, B) == (OTHERS, ["hand 0", "bid 0"])


def test_a_rumoured_card_that_comes_into_the_open_is_a_rumour_no_more() -> None:
    zones = slipped()
    zones.carry(A, BID, PILE, "toy")
    assert (knowers(zones, A), rumoured(zones, A)) == (EVERYBODY, ([], []))


def test_a_rumour_follows_a_whole_zone() -> None:
    zones = slipped()
    zones.carry_all(BID, DISCARD, "toy")
    assert rumoured(zones, B) == (OTHERS, ["discard", "hand 0"])


def test_zones_that_are_put_together_again_leave_no_doubt() -> None:
    zones = slipped()
    zones.carry_all(BID, HAND, "toy")
    assert (knowers(zones, A), rumoured(zones, A)) == (EVERYBODY, ([], []))


# -- showing and revealing -------------------------------------------------------------------------------


def test_a_card_that_is_shown_is_known_to_everybody() -> None:
    zones = laid({BELT: "a"})
    zones.show(A, "toy")
    assert knowers(zones, A) == EVERYBODY


def test_a_rumoured_card_that_is_shown_is_a_rumour_no_more() -> None:
    zones = slipped()
    zones.show(A, "toy")
    assert rumoured(zones, A) == ([], [])


def test_a_bid_that_is_revealed_is_known_to_everybody() -> None:
    zones = slipped()
    zones.reveal([BID], "toy")
    assert knowers(zones, A) == EVERYBODY


@pytest.mark.parametrize("log", [[], None])
def test_after_the_reveal_what_was_left_is_known_again(log: list[object] | None) -> None:
    zones = slipped()
    zones.work_out() if log is not None else None
    zones.reveal([BID], "toy")
    assert (knowers(zones, B), rumoured(zones, B)) == (EVERYBODY, ([], []))


def test_a_reveal_does_not_show_what_was_never_known() -> None:
    zones = slipped()
    zones.reveal([BID], "toy")
    assert knowers(zones, C) == [0]


def test_a_reveal_elsewhere_settles_nothing() -> None:
    zones = slipped()
    zones.reveal([BID + 1], "toy")
    assert rumoured(zones, B) == (OTHERS, ["hand 0", "bid 0"])


def test_revealing_one_of_three_zones_leaves_two() -> None:
    zones = slipped()
    zones.slip((B,), HAND, HAND + 1, "toy")
    zones.reveal([BID], "toy")
    assert rumoured(zones, B) == ([-1, 2], ["hand 0", "hand 1"])


# -- shuffling -------------------------------------------------------------------------------------------


def test_a_shuffled_zone_is_known_to_nobody() -> None:
    zones = laid({DISCARD: "abc"}, "abc")
    zones.shuffle(DISCARD, "pile", "toy")
    assert [knowers(zones, card) for card in (A, B, C)] == [[], [], []]


def test_a_shuffled_hand_is_known_to_its_owner() -> None:
    zones = laid({HAND: "abc"}, "abc")
    zones.shuffle(HAND, "hand", "toy")
    assert knowers(zones, A) == [0]


def test_whoever_had_seen_a_card_knows_that_it_is_among_the_shuffled_ones() -> None:
    zones = laid({DISCARD: "abc"}, "a")
    zones.shuffle(DISCARD, "pile", "toy")
    assert rumoured(zones, A) == (EVERYBODY, ["discard"])


def test_a_shuffle_keeps_the_cards() -> None:
    zones = laid({DISCARD: "abcde"})
    zones.shuffle(DISCARD, "pile", "toy")
    assert sorted(spelt(zones, DISCARD)) == list("abcde")


def test_where_no_other_card_is_hidden_a_shuffle_leaves_no_rumour() -> None:
    zones = laid({DISCARD: "abcdefgh"}, "a")
    zones.shuffle(DISCARD, "pile", "toy")
    assert rumoured(zones, A) == ([], [])


# -- views -----------------------------------------------------------------------------------------------


def seen_at(zones: Zones, viewer: int, place: int) -> tuple[str | None, ...]:
    return zone_views(zones, Seat(viewer))[place].cards


def test_a_hand_is_named_to_its_owner_only() -> None:
    zones = laid({HAND: "ba"})
    assert (seen_at(zones, 0, HAND), seen_at(zones, 1, HAND)) == (("a", "b"), (None, None))


def test_a_row_shows_each_card_in_its_place() -> None:
    zones = laid({BELT: "cab"}, "ab")
    assert seen_at(zones, SPECTATOR, BELT) == (None, "a", "b")


def test_a_heap_shows_what_is_known_first_in_catalogue_order() -> None:
    zones = laid({HAND: "cba"}, "ab")
    assert seen_at(zones, 1, HAND) == ("a", "b", None)


def test_where_remembering_is_part_of_the_game_only_sight_is_shown() -> None:
    zones = laid({DISCARD: "ab", BELT: "c"}, "abc")
    zones.recall = Recall.SIGHT
    assert (seen_at(zones, 1, DISCARD), seen_at(zones, 1, BELT)) == ((None, None), ("c",))


def test_a_viewer_is_told_where_a_lost_card_may_be() -> None:
    assert rumour_views(slipped(), Seat(1)) == {"a": ["hand 0", "bid 0"], "b": ["hand 0", "bid 0"]}


def test_the_owner_has_lost_nothing() -> None:
    assert rumour_views(slipped(), Seat(0)) == {}


def test_where_remembering_is_part_of_the_game_there_are_no_rumours() -> None:
    zones = slipped()
    zones.recall = Recall.SIGHT
    assert rumour_views(zones, Seat(1)) == {}


# -- telling ---------------------------------------------------------------------------------------------


def told(zones: Zones) -> Zones:
    zones.log = []
    return zones


def test_a_move_is_told_with_its_zones() -> None:
    zones = told(laid({HAND: "a"}))
    zones.carry(A, HAND, PILE, "toy §7")
    assert zones.log is not None
    event = zones.log[0].seen_by(SPECTATOR, zones.layout.names)
    assert event.plain() == {
        "kind": "moved",
        "rule": "toy §7",
        "seat": None,
        "cards": ["a"],
        "count": 1,
        "facts": {"from": "hand 0", "to": "pile"},
    }


@pytest.mark.parametrize(("viewer", "cards"), [(0, ("a", "d")), (1, ()), (SPECTATOR, ())])
def test_slipped_cards_are_named_to_their_owner_only(viewer: int, cards: tuple[str, ...]) -> None:
    zones = told(laid({HAND: "abcd"}, "ab"))
    zones.slip((D, A), HAND, BID, "toy")
    assert zones.log is not None
    event = zones.log[0].seen_by(Seat(viewer), zones.layout.names)
    assert (event.cards, event.count) == (cards, 2)


def test_a_shuffle_tells_where_and_nothing_of_the_cards() -> None:
    zones = told(laid({HAND: "abc"}))
    zones.shuffle(HAND, "hand", "toy")
    assert zones.log is not None
    assert (zones.log[0].kind, zones.log[0].cards, zones.log[0].facts) == ("shuffled", (), {"at": "hand 0"})


def test_what_is_revealed_is_told_zone_by_zone_and_empty_ones_are_not() -> None:
    zones = told(laid({BID: "ab", BID + 2: "c"}))
    zones.reveal([BID, BID + 1, BID + 2], "toy")
    assert [event.cards for event in zones.log or []] == [(A, B), (C,)]


def test_an_event_keeps_what_was_known_when_it_happened() -> None:
    zones = told(laid({DISCARD: "e", HAND: "a"}))
    zones.carry(E, DISCARD, HAND, "toy")
    zones.show(E, "toy")
    assert zones.log is not None
    assert zones.log[0].seen_by(Seat(1), zones.layout.names).cards == ()


def test_a_silent_table_tells_nothing() -> None:
    zones = laid({HAND: "a"})
    zones.carry(A, HAND, PILE, "toy")
    assert zones.log is None


# -- options over a zone ---------------------------------------------------------------------------------


def test_a_window_shows_what_lies_there_now() -> None:
    zones = laid({HAND: "ab"})
    live = zones.live(HAND)
    zones.carry(A, HAND, PILE, "toy")
    assert (list(live), len(live), live[0]) == ([B], 1, B)


def test_a_heap_of_one_kind_settles_what_a_row_does_not() -> None:
    """Who knows that a card is in a row does not know where in the row it is."""
    zones = laid({DECK: "abc", DISCARD: "de"}, "a", deck_order=Order.ROW)
    zones.shuffle(DECK, "deck", "toy")
    assert (knowers(zones, A), rumoured(zones, A)) == ([], (EVERYBODY, ["deck"]))


def test_everybody_means_every_seat_and_the_spectator() -> None:
    assert laid({PILE: "a"}).seen[A] == ALL
