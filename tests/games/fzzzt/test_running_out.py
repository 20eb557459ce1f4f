"""Running out of cards. Rules section 4.5, rulings B3, B10, B11 and B12."""

from __future__ import annotations

from typing import Any

from ludoteca.kernel.match import Match
from tests.games.fzzzt.positions import assign, bid, match_at
from tests.playing import asked, lies, play, refuse, where

SIX = "R1-N R1-O R1-C R1-B R1-NB FZ#1"


def sizes(match: Match, zone: str) -> list[int]:
    return [len(lies(match, f"{zone} {seat}")) for seat in range(match.seats)]


def redraws(match: Match) -> int:
    return len([event for event in match.events() if event.kind == "redraw"])


def last_hand(belt: str, **more: Any) -> Match:
    """Seat 0 alone has cards, M1 and R2-N; when both win R5-C the discards are nine and five cards."""
    return match_at(["M1 R2-N", ""], belt, discards=[SIX, "M2 R2-O R2-C R2-B FZ#2"], **more)


def test_when_an_auction_empties_all_hands_everybody_draws_six_cards_or_all() -> None:
    """DRY-1."""
    match = play(last_hand("R5-C R5-N R5-O R5-B"), bid(0, "M1+R2-N"))
    assert (sizes(match, "hand"), sizes(match, "discard")) == ([6, 5], [3, 0])


def test_the_round_goes_on_after_a_redraw_with_the_same_belt() -> None:
    """DRY-1: three cards are left, and the next one is flipped after the redraw."""
    match = play(last_hand("R5-C R5-N R5-O R5-B"), bid(0, "M1+R2-N"))
    assert (match.view().zone("belt").cards, asked(match)) == (
        ("R5-N", None, None),
        [("0", "bid", "R5-N")],
    )


def test_the_redraw_comes_before_the_next_reveal() -> None:
    """Ruling B10."""
    match = play(last_hand("R5-C R5-N R5-O R5-B"), bid(0, "M1+R2-N"))
    told = [event for event in match.events() if event.kind in ("won", "redraw", "shown")]
    after = [(event.kind, event.cards) for event in told[[event.kind for event in told].index("won") :]]
    assert after == [("won", ("R5-C",)), ("redraw", ()), ("shown", ("R5-N",))]


def test_a_redraw_is_one_draw_for_each_player() -> None:
    """Ruling B10: the hands are counted once the bids are gone, and only once."""
    assert redraws(play(last_hand("R5-C R5-N R5-O R5-B"), bid(0, "M1+R2-N"))) == 1


def test_after_the_eighth_auction_empty_hands_lead_to_clean_up_and_not_to_a_redraw() -> None:
    """DRY-2, ruling B11: seat 0 has taken up nine cards and may assign one."""
    match = play(last_hand("R5-C", units=["P1-O"]), bid(0, "M1+R2-N"))
    assert (redraws(match), asked(match), sizes(match, "hand")) == (0, [("0", "assign", "P1-O")], [9, 5])


def test_while_one_player_has_cards_there_is_no_redraw_and_only_that_player_bids() -> None:
    """DRY-3."""
    match = match_at(["R4-N", "M2 R1-O R1-C", ""], "R5-C R5-N R5-O R5-B", discards=["M1", "", "M3"], chief=1)
    play(match, bid(1, "M2+R1-O"))
    assert (sizes(match, "hand"), redraws(match), asked(match)) == (
        [0, 3, 0],
        0,
        [("1", "bid", "R5-N")],
    )


def test_a_player_alone_with_cards_chooses_what_to_spend_and_wins_each_auction() -> None:
    """Ruling B3."""
    match = match_at(["M1 R1-N R1-O R1-C", ""], "R5-C R5-N R5-O R5-B")
    play(match, bid(0, "M1"), bid(0, "R1-N"), bid(0, "R1-O+R1-C"))
    won = [(event.seat, event.cards[0]) for event in match.events() if event.kind == "won"]
    assert won == [(0, "R5-C"), (0, "R5-N"), (0, "R5-O")]


def test_a_player_alone_with_cards_must_still_place_one() -> None:
    """Ruling B3."""
    match = match_at(["M1 R1-N R1-O R1-C", ""], "R5-C R5-N R5-O R5-B")
    refuse(match, bid(0, "none"))


def test_cards_won_in_this_round_can_be_drawn_by_a_redraw() -> None:
    """Ruling B12: everything that seat 0 owns is drawn, the robot just won included."""
    match = play(match_at(["M1 R2-N", ""], "R5-C R5-N R5-O"), bid(0, "M1+R2-N"))
    assert sorted(lies(match, "hand 0")) == ["M1", "R2-N", "R5-C"]


def test_a_unit_won_in_this_round_is_not_shuffled_into_the_redraw() -> None:
    match = play(match_at(["M1 R2-N", ""], "P1-O R5-N R5-O"), bid(0, "M1+R2-N"))
    assert (where(match)["P1-O"], sorted(lies(match, "hand 0"))) == ("units 0", ["M1", "R2-N"])


def test_assigned_cards_are_not_shuffled_into_the_redraw() -> None:
    match = match_at(["M1 R2-N", ""], "R5-C R5-N R5-O", units=["P1-O"], assigned={"P1-O": "R2-O"})
    play(match, bid(0, "M1+R2-N"))
    assert where(match)["R2-O"] == "on P1-O"


def test_a_player_who_owns_only_the_mechanic_draws_the_mechanic() -> None:
    match = play(match_at(["M1 R2-N", ""], "R5-C R5-N R5-O"), bid(0, "M1+R2-N"))
    assert lies(match, "hand 1") == ["M2"]


def test_losers_get_their_cards_back_so_two_bidders_never_cause_a_redraw() -> None:
    match = match_at(["M1 R2-N", "M2 R1-O"], "R5-C R5-N R5-O")
    play(match, bid(0, "M1+R2-N"), bid(1, "M2+R1-O"))
    assert (sizes(match, "hand"), redraws(match)) == ([0, 2], 0)


def test_two_redraws_can_happen_in_one_round() -> None:
    """The second one follows when seat 1 has bid its lone mechanic, which is not asked."""
    match = match_at(["M1 R2-N R3-N", ""], "R5-C R5-N R5-O R5-B R1-N")
    play(match, bid(0, "M1+R2-N+R3-N"), bid(0, "M1+R2-N+R3-N+R5-C"))
    assert (redraws(match), sizes(match, "hand")) == (2, [5, 2])


def test_a_unit_won_with_the_last_cards_of_a_round_can_be_built_on_at_once() -> None:
    match = match_at(["M1 R2-O", ""], "P1-O")
    play(match, bid(0, "M1+R2-O"), assign(0, "R2-O"))
    assert where(match)["R2-O"] == "on P1-O"
