"""Who may know what. Rules section 5, rulings E1 to E3, and the option log=last or log=full."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import SPECTATOR, Seat
from tests.games.fzzzt.positions import assign, bid, match_at
from tests.playing import lies, play

LOGS = ["last", "full"]
ME, OTHER = Seat(0), Seat(1)
STRANGERS = [OTHER, SPECTATOR]
"""Everybody but seat 0 at a table of two."""


def hidden(count: int) -> tuple[None, ...]:
    return (None,) * count


def known(match: Match, viewer: Seat, zone: str) -> list[str]:
    """The names that a viewer reads in a zone."""
    return [card for card in match.view(viewer).zone(zone).cards if card is not None]


def table(log: str = "last", **more: Any) -> Match:
    """Two players in the middle of a round; R3-N of seat 0 is about to lose against R5-O."""
    return match_at(
        ["M1 R1-N R3-N R2-N", "M2 R5-O R4-O R1-O"], "R5-C R4-C R5-B FZ#1",
        discards=["R2-C FZ#2", "R2-B"], chief=0, log=log, **more,
    )  # fmt: skip


def after_a_lost_bid(log: str) -> Match:
    """Seat 0 has bid R3-N, lost, and taken it back: everybody has seen it go to the hand."""
    return play(table(log), bid(0, "R3-N"), bid(1, "R5-O"))


# -- belt and deck ---------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [ME, *STRANGERS])
def test_everybody_sees_the_face_up_cards_of_the_belt_and_counts_the_others(viewer: Seat) -> None:
    assert table().view(viewer).zone("belt").cards == ("R5-C", None, None, None)


@pytest.mark.parametrize("log", LOGS)
@pytest.mark.parametrize("viewer", [ME, *STRANGERS])
def test_nobody_sees_the_deck_and_everybody_counts_it(viewer: Seat, log: str) -> None:
    match = table(log)
    assert match.view(viewer).zone("deck").cards == hidden(len(lies(match, "deck")))


# -- hands, discards, sizes ------------------------------------------------------------------------


def test_a_player_sees_the_own_hand() -> None:
    assert sorted(known(table(), ME, "hand 0")) == ["M1", "R1-N", "R2-N", "R3-N"]


@pytest.mark.parametrize("viewer", STRANGERS)
@pytest.mark.parametrize("log", LOGS)
def test_nobody_else_sees_a_hand_but_its_size_is_public(viewer: Seat, log: str) -> None:
    """Ruling E1."""
    assert table(log).view(viewer).zone("hand 0").cards == hidden(4)


@pytest.mark.parametrize("viewer", [ME, *STRANGERS])
@pytest.mark.parametrize("log", LOGS)
def test_nobody_sees_a_discard_not_even_its_owner_but_its_size_is_public(viewer: Seat, log: str) -> None:
    """Rulings E1 and E2: cards left over from the draw."""
    assert table(log).view(viewer).zone("discard 0").cards == hidden(2)


def test_what_was_left_over_from_the_draw_cannot_be_looked_up() -> None:
    """Ruling E2: nine cards, six drawn; the owner sees the hand and not the other three."""
    match = match_at(
        ["M1 R1-N R1-O R1-C R1-B R2-N", "M2"], discards=["R2-O R2-C R2-B"], phase="prepare", log="full"
    )
    assert (len(known(match, ME, "hand 0")), match.view(ME).zone("discard 0").cards) == (6, hidden(3))


def test_at_a_redraw_the_discard_is_shuffled_unseen() -> None:
    """Ruling E2: even with the full log nobody knows which of the won and spent cards were drawn."""
    match = match_at(
        ["M1 R2-N", ""], "R5-C R5-N R5-O", discards=["R1-N R1-O R1-C R1-B R1-NB FZ#1"], log="full"
    )
    play(match, bid(0, "M1+R2-N"))
    assert (known(match, OTHER, "hand 0"), known(match, ME, "discard 0")) == ([], [])


# -- bids ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", STRANGERS)
@pytest.mark.parametrize("log", LOGS)
def test_before_the_reveal_a_bid_shows_its_size_and_nothing_else(viewer: Seat, log: str) -> None:
    match = play(table(log), bid(0, "R3-N+M1"))
    view = match.view(viewer)
    assert (view.zone("bid 0").cards, view.zone("hand 0").cards) == (hidden(2), hidden(2))


def test_the_bidder_sees_the_own_bid() -> None:
    assert sorted(known(play(table(), bid(0, "R3-N+M1")), ME, "bid 0")) == ["M1", "R3-N"]


@pytest.mark.parametrize("viewer", STRANGERS)
def test_the_log_tells_the_size_of_a_placed_bid_and_not_its_cards(viewer: Seat) -> None:
    match = play(table(), bid(0, "R3-N+M1"))
    told = [
        event
        for event in match.events(viewer)
        if event.kind in ("bid", "moved") and event.rule == "fzzzt §4.3"
    ]
    assert [(event.cards, event.count) for event in told] == [((), 2), ((), 2)]


@pytest.mark.parametrize("viewer", [ME, *STRANGERS])
@pytest.mark.parametrize("log", LOGS)
def test_at_the_reveal_everybody_sees_all_bids_winning_and_losing(viewer: Seat, log: str) -> None:
    """Ruling E3: the bids of the last auction stay in sight."""
    facts = after_a_lost_bid(log).view(viewer).facts
    assert (facts["last_lot"], facts["last_winner"], facts["last_bids"]) == ("R5-C", 1, [["R3-N"], ["R5-O"]])


@pytest.mark.parametrize("log", LOGS)
def test_the_bids_of_the_last_auction_stay_in_sight_until_the_next_reveal(log: str) -> None:
    match = play(after_a_lost_bid(log), bid(0, "M1"))
    assert match.view(OTHER).facts["last_bids"] == [["R3-N"], ["R5-O"]]


def test_older_auctions_are_not_shown() -> None:
    """Ruling E2."""
    match = play(after_a_lost_bid("last"), bid(0, "R1-N"), bid(1, "M2"))
    assert match.view(OTHER).facts["last_bids"] == [["R1-N"], ["M2"]]


# -- what was seen and lies face down again --------------------------------------------------------


@pytest.mark.parametrize("viewer", STRANGERS)
def test_a_returned_bid_is_not_shown_in_the_hand_by_default(viewer: Seat) -> None:
    """Ruling E2, log=last."""
    assert after_a_lost_bid("last").view(viewer).zone("hand 0").cards == hidden(4)


@pytest.mark.parametrize("viewer", STRANGERS)
def test_a_returned_bid_is_shown_in_the_hand_with_the_full_log(viewer: Seat) -> None:
    """Ruling E2, log=full."""
    assert known(after_a_lost_bid("full"), viewer, "hand 0") == ["R3-N"]


@pytest.mark.parametrize("viewer", [ME, *STRANGERS])
def test_won_and_spent_cards_are_not_shown_in_the_discard_by_default(viewer: Seat) -> None:
    """Ruling E2, log=last: not even to the winner."""
    assert after_a_lost_bid("last").view(viewer).zone("discard 1").cards == hidden(3)


@pytest.mark.parametrize("viewer", [ME, *STRANGERS])
def test_won_and_spent_cards_are_shown_in_the_discard_with_the_full_log(viewer: Seat) -> None:
    """Ruling E2, log=full: the card left over from the draw stays unknown."""
    cards = after_a_lost_bid("full").view(viewer).zone("discard 1").cards
    assert cards == ("R5-O", "R5-C", None)


@pytest.mark.parametrize("viewer", STRANGERS)
@pytest.mark.parametrize("cards", ["R3-N", "M1", "R1-N", "R2-N"])
def test_a_new_bid_hides_whether_a_known_card_is_in_it(viewer: Seat, cards: str) -> None:
    """With log=full, R3-N is known to be in the hand; once a card is placed it may be either."""
    view = play(after_a_lost_bid("full"), bid(0, cards)).view(viewer)
    assert (view.zone("hand 0").cards, view.zone("bid 0").cards, view.rumours) == (
        hidden(3),
        hidden(1),
        {"R3-N": ["hand 0", "bid 0"]},
    )


@pytest.mark.parametrize("viewer", STRANGERS)
@pytest.mark.parametrize("log", LOGS)
def test_two_bids_of_the_same_size_look_exactly_the_same(viewer: Seat, log: str) -> None:
    views = [
        play(after_a_lost_bid(log), bid(0, cards)).view(viewer) for cards in ("R3-N", "M1", "R1-N", "R2-N")
    ]
    assert all(view == views[0] for view in views)


@pytest.mark.parametrize("viewer", STRANGERS)
@pytest.mark.parametrize("log", LOGS)
def test_two_bids_of_the_same_size_are_told_exactly_alike(viewer: Seat, log: str) -> None:
    told = [
        play(after_a_lost_bid(log), bid(0, cards)).events(viewer) for cards in ("R3-N", "M1", "R1-N", "R2-N")
    ]
    assert all(events == told[0] for events in told)


@pytest.mark.parametrize("viewer", STRANGERS)
def test_at_the_reveal_a_known_card_that_was_not_bid_is_known_to_be_in_hand_again(viewer: Seat) -> None:
    match = play(after_a_lost_bid("full"), bid(0, "M1"), bid(1, "R4-O"))
    assert (known(match, viewer, "hand 0"), match.view(viewer).rumours) == (["M1", "R3-N"], {})


@pytest.mark.parametrize("viewer", STRANGERS)
def test_at_the_reveal_a_known_card_that_won_is_known_to_be_in_the_discard(viewer: Seat) -> None:
    match = play(after_a_lost_bid("full"), bid(0, "R3-N"), bid(1, "M2"))
    assert (known(match, viewer, "hand 0"), known(match, viewer, "discard 0")) == ([], ["R3-N", "R4-C"])


@pytest.mark.parametrize("viewer", STRANGERS)
def test_with_the_full_log_a_known_card_in_a_bid_of_the_whole_hand_is_no_secret(viewer: Seat) -> None:
    match = play(after_a_lost_bid("full"), bid(0, "M1+R1-N+R2-N+R3-N"))
    assert match.view(viewer).zone("bid 0").cards == ("R3-N", None, None, None)


@pytest.mark.parametrize("viewer", STRANGERS)
def test_by_default_a_bid_of_the_whole_hand_shows_its_size_only(viewer: Seat) -> None:
    match = play(after_a_lost_bid("last"), bid(0, "M1+R1-N+R2-N+R3-N"))
    assert match.view(viewer).zone("bid 0").cards == hidden(4)


@pytest.mark.parametrize("viewer", [ME, *STRANGERS])
def test_by_default_the_table_gives_nobody_rumours(viewer: Seat) -> None:
    assert play(after_a_lost_bid("last"), bid(0, "M1")).view(viewer).rumours == {}


def test_a_bidder_never_doubts_the_own_cards() -> None:
    match = play(after_a_lost_bid("full"), bid(0, "M1"))
    assert match.view(ME).rumours == {}


@pytest.mark.parametrize("viewer", STRANGERS)
def test_a_draw_wipes_out_what_was_known_of_hand_and_discard(viewer: Seat) -> None:
    """With the full log too: the shuffled collection of eight or more could lie anyhow."""
    match = match_at(
        ["M1 R1-N R3-N R2-N R1-B R1-NB", "M2 R5-O R4-O R1-O"], "R5-C", discards=["R2-C FZ#2"], log="full"
    )
    play(match, bid(0, "R3-N"), bid(1, "R5-O"))
    assert (match.table.round, known(match, viewer, "hand 0"), known(match, viewer, "discard 0")) == (
        2,
        [],
        [],
    )


# -- units, assigned cards, chief ------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [ME, *STRANGERS])
def test_units_and_assigned_cards_lie_open_to_everybody(viewer: Seat) -> None:
    match = table(units=["P1-O"], assigned={"P1-O": "R2-O"})
    view = match.view(viewer)
    assert (view.zone("units 0").cards, view.zone("on P1-O").cards) == (("P1-O",), ("R2-O",))


@pytest.mark.parametrize("viewer", [ME, *STRANGERS])
def test_everybody_knows_the_chief_the_round_and_the_last_winner(viewer: Seat) -> None:
    facts = after_a_lost_bid("last").view(viewer).facts
    assert (facts["chief"], facts["round"], facts["last_winner"]) == (0, 1, 1)


@pytest.mark.parametrize("viewer", [ME, *STRANGERS])
def test_everybody_is_told_what_was_won_and_by_whom(viewer: Seat) -> None:
    won = [event for event in after_a_lost_bid("last").events(viewer) if event.kind == "won"]
    assert [(event.seat, event.cards) for event in won] == [(1, ("R5-C",))]


@pytest.mark.parametrize("viewer", [ME, *STRANGERS])
def test_everybody_knows_the_mechanics_in_the_box(viewer: Seat) -> None:
    assert table().view(viewer).zone("box").cards == ("M3", "M4")


# -- clean-up --------------------------------------------------------------------------------------


def cleaning(log: str = "last") -> Match:
    return match_at(
        ["M1 R2-O", "M2 R2-N"],
        discards=["R3-O FZ#1", "R3-N"],
        units=["P1-O", "P2-NC"],
        phase="clean_up",
        log=log,
    )


def test_in_clean_up_the_owner_sees_the_whole_collection() -> None:
    assert sorted(known(cleaning(), ME, "hand 0")) == ["FZ#1", "M1", "R2-O", "R3-O"]


@pytest.mark.parametrize("viewer", STRANGERS)
@pytest.mark.parametrize("log", LOGS)
def test_in_clean_up_nobody_else_sees_the_collection(viewer: Seat, log: str) -> None:
    assert cleaning(log).view(viewer).zone("hand 0").cards == hidden(4)


@pytest.mark.parametrize("viewer", STRANGERS)
def test_in_clean_up_nobody_else_sees_the_question(viewer: Seat) -> None:
    decision = cleaning().view(viewer).decision
    assert decision is None or decision.about == ("P2-NC",)


def test_an_assigned_card_is_seen_by_everybody_afterwards() -> None:
    match = play(cleaning(), assign(0, "R2-O"), assign(1, "-"))
    assert match.view(SPECTATOR).zone("on P1-O").cards == ("R2-O",)


def test_cards_that_were_considered_and_not_assigned_stay_secret() -> None:
    match = play(cleaning("full"), assign(0, "R2-O"), assign(1, "-"))
    assert known(match, OTHER, "hand 0") == known(match, SPECTATOR, "hand 0") == []
