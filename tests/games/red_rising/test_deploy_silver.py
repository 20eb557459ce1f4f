"""Deploy abilities of Silver: financiers."""

from __future__ import annotations

import pytest

from ludoteca.kernel.match import Match
from tests.games.red_rising.positions import banished, hand, lead, match_at, pile, play, sees, tracks
from tests.playing import Choice, answers, asked, refuse

GAIN = [("0", "gain_from", "")]


# -- Banker ----------------------------------------------------------------------------------------


def test_banker_takes_any_other_card_from_here_for_three_helium_and_is_banished() -> None:
    match = match_at(mars="eo nero helga", luna="dancer", helium=[4, 0], hands={0: "banker ..."})
    play(match, *lead(0, "banker", "mars"))
    assert answers(match, 0) == ["eo", "nero", "helga", "-"]
    play(match, ("0", "may_take", "nero"))
    assert ("nero" in hand(match), pile(match, "mars"), banished(match)) == (
        True,
        ["eo", "helga"],
        ["banker"],
    )
    assert (tracks(match), asked(match)) == ((1, 0, 0), GAIN)


def test_banker_may_decline() -> None:
    match = match_at(mars="eo", luna="dancer", helium=[3, 0], hands={0: "banker ..."})
    play(match, *lead(0, "banker", "mars"), ("0", "may_take", "-"))
    assert (pile(match, "mars"), tracks(match), asked(match)) == (["eo", "banker"], (3, 0, 0), GAIN)


@pytest.mark.parametrize(("helium", "mars"), [(2, "eo"), (9, "")])
def test_banker_offers_nothing_without_three_helium_or_another_card(helium: int, mars: str) -> None:
    """R2."""
    match = match_at(mars=mars, luna="dancer", helium=[helium, 0], hands={0: "banker ..."})
    play(match, *lead(0, "banker", "mars"))
    assert (pile(match, "mars"), tracks(match), asked(match)) == (
        [*mars.split(), "banker"],
        (helium, 0, 0),
        GAIN,
    )


def test_banker_may_take_a_face_down_card() -> None:
    """R6."""
    match = match_at(mars="eo", down=(0, 1, 0, 0), luna="dancer", helium=[3, 0], hands={0: "banker ..."})
    play(match, *lead(0, "banker", "mars"), ("0", "may_take", "mars-face-down-1"))
    assert ("eo" in hand(match), sees(match, 1, "hand 0")) == (True, [])


# -- CEO, Sponsor, Stock Broker --------------------------------------------------------------------

TRADES = {
    "ceo": ((0, 3, 0), (2, 2, 0)),
    "sponsor": ((3, 0, 0), (2, 0, 2)),
    "stock-broker": ((0, 0, 3), (2, 0, 2)),
}
"""What you have before a trade and after it: Helium, ship, Influence."""


def trader(card: str, before: tuple[int, int, int]) -> Match:
    """A financier deployed by somebody who has so much."""
    helium, fleet, influence = before
    match = match_at(
        mars="eo", helium=[helium, 0], fleet=[fleet, 0], influence=[influence, 0], hands={0: f"{card} ..."}
    )
    return play(match, *lead(0, card, "luna"))


@pytest.mark.parametrize("card", TRADES)
def test_a_trade_gives_one_thing_for_two(card: str) -> None:
    before, after = TRADES[card]
    match = play(trader(card, before), ("0", "trade", "yes"))
    assert (tracks(match), asked(match)) == (after, GAIN)


@pytest.mark.parametrize("card", TRADES)
def test_a_trade_may_be_declined(card: str) -> None:
    before, _ = TRADES[card]
    match = play(trader(card, before), ("0", "trade", "no"))
    assert (tracks(match), asked(match)) == (before, GAIN)


@pytest.mark.parametrize("card", TRADES)
def test_a_trade_is_not_offered_to_whoever_cannot_pay(card: str) -> None:
    """R2."""
    assert asked(trader(card, (0, 0, 0))) == GAIN


def test_sponsor_places_the_tenth_influence_and_no_eleventh() -> None:
    """A12."""
    match = play(trader("sponsor", (1, 0, 9)), ("0", "trade", "yes"))
    assert tracks(match) == (0, 0, 10)


@pytest.mark.parametrize(("card", "before"), [("ceo", (6, 7, 0)), ("stock-broker", (5, 0, 7))])
def test_a_trade_that_gives_up_one_condition_for_another_triggers_no_end(
    card: str, before: tuple[int, int, int]
) -> None:
    """R3."""
    match = play(trader(card, before), ("0", "trade", "yes"))
    assert (tracks(match)[0] >= 7, match.table.ending) == (True, False)


# -- Investor --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("colour", "helium"), [("red", 2), ("gold", 1), ("blue", 0)])
def test_investor_brings_helium_for_each_card_of_the_named_colour_here(colour: str, helium: int) -> None:
    match = match_at(luna="eo nero deanna", mars="dancer virga", hands={0: "investor ..."})
    play(match, *lead(0, "investor", "luna"), ("0", "name_colour", colour))
    assert (tracks(match), asked(match)) == ((helium, 0, 0), GAIN)


def test_investor_may_not_name_silver() -> None:
    match = match_at(luna="ceo", mars="dancer", hands={0: "investor ..."})
    play(match, *lead(0, "investor", "luna"))
    refuse(match, ("0", "name_colour", "silver"))


def test_investor_does_not_count_face_down_cards() -> None:
    """R6."""
    match = match_at(luna="eo deanna", down=(0, 0, 1, 0), mars="dancer", hands={0: "investor ..."})
    play(match, *lead(0, "investor", "luna"), ("0", "name_colour", "red"))
    assert tracks(match) == (1, 0, 0)


# -- Loan Shark ------------------------------------------------------------------------------------


def lent(helium: int = 3, seat_1: str = "helga jopho", **what: str) -> Match:
    """Loan Shark on Mars against an opponent with so much Helium and these cards."""
    match = match_at(
        luna="dancer",
        helium=[0, helium],
        hands={0: "loan-shark nero lorn", 1: seat_1},
        **{"jupiter": "eo", **what},
    )
    return play(match, *lead(0, "loan-shark", "mars"))


def test_loan_shark_gets_one_helium_from_whoever_declines_the_turn() -> None:
    match = play(lent(), ("1", "pay_for_turn", "no"))
    assert (tracks(match), tracks(match, 1), asked(match)) == ((1, 0, 0), (2, 0, 0), GAIN)


@pytest.mark.parametrize("helium", [0, 1])
def test_loan_shark_has_to_be_paid_in_full_for_a_turn(helium: int) -> None:
    """R2, R10: whoever has less than 2 Helium is not asked, and gives 1 if there is any."""
    match = lent(helium)
    assert (tracks(match), tracks(match, 1), asked(match)) == ((helium, 0, 0), (0, 0, 0), GAIN)


def test_loan_shark_gives_a_whole_turn_at_once_for_two_helium() -> None:
    """R10."""
    match = play(lent(), ("1", "pay_for_turn", "yes"))
    assert (tracks(match), tracks(match, 1), asked(match)) == ((2, 0, 0), (1, 0, 0), [("1", "lead", "")])
    play(match, *lead(1, "jopho", "institute"), ("1", "gain_from", "jupiter"))
    assert ("eo" in hand(match, 1), tracks(match, 1)) == (True, (1, 1, 0))


def test_loan_shark_may_be_paid_with_the_last_two_helium() -> None:
    """R10."""
    match = play(lent(2), ("1", "pay_for_turn", "yes"))
    assert (tracks(match), tracks(match, 1), asked(match)) == ((2, 0, 0), (0, 0, 0), [("1", "lead", "")])


def test_the_turn_of_loan_shark_goes_on_after_the_turn_within_it() -> None:
    """R10: only where Loan Shark was deployed nothing can be gained."""
    match = play(
        lent(), ("1", "pay_for_turn", "yes"), *lead(1, "jopho", "institute"), ("1", "gain_from", "luna")
    )
    assert (asked(match), answers(match, 0)) == (GAIN, ["jupiter", "institute", "deck"])


def test_the_turn_within_a_turn_does_not_count() -> None:
    """R10."""
    match = play(
        lent(), ("1", "pay_for_turn", "yes"), *lead(1, "jopho", "institute"), ("1", "gain_from", "luna")
    )
    play(match, ("0", "gain_from", "jupiter"))
    assert (asked(match), match.table.turns) == ([("1", "lead", "")], 2)


def test_a_player_may_scout_in_the_turn_within_a_turn() -> None:
    """R10."""
    match = lent(top="deanna")
    play(match, ("1", "pay_for_turn", "yes"), ("1", "lead", "-"), ("1", "place_at", "institute"))
    assert (pile(match, "institute"), tracks(match, 1), asked(match)) == (["deanna"], (1, 0, 1), GAIN)


def test_a_player_without_cards_may_gain_in_the_turn_within_a_turn() -> None:
    """R10, section 4.1."""
    match = play(lent(seat_1=""), ("1", "pay_for_turn", "yes"), ("1", "act", "lead"))
    assert answers(match, 1) == ["jupiter", "luna", "deck"]


def test_ending_the_turn_within_a_turn_does_not_end_the_outer_one() -> None:
    """R9, R10."""
    match = lent(seat_1="developer helga")
    play(match, ("1", "pay_for_turn", "yes"), *lead(1, "developer", "luna"), ("1", "may_take", "dancer"))
    assert ("dancer" in hand(match, 1), asked(match)) == (True, GAIN)


def test_loan_shark_cannot_be_gained_in_the_turn_it_sold() -> None:
    """R10."""
    match = play(lent(), ("1", "pay_for_turn", "yes"), *lead(1, "jopho", "institute"))
    assert answers(match, 1) == ["jupiter", "luna", "deck"]


def test_loan_shark_can_be_gained_in_the_next_turn() -> None:
    """R10."""
    match = play(
        lent(), ("1", "pay_for_turn", "yes"), *lead(1, "jopho", "institute"), ("1", "gain_from", "luna")
    )
    play(match, ("0", "gain_from", "jupiter"), *lead(1, "helga", "jupiter"), ("1", "gain_from", "mars"))
    assert "loan-shark" in hand(match, 1)


@pytest.mark.parametrize("card", ["cassius", "victra", "developer"])
def test_no_ability_takes_loan_shark_in_the_turn_it_sold(card: str) -> None:
    """R1, R10."""
    match = play(lent(seat_1=f"{card} helga"), ("1", "pay_for_turn", "yes"), *lead(1, card, "mars"))
    assert (pile(match, "mars"), asked(match)) == (["loan-shark", card], [("1", "gain_from", "")])


def test_sevro_can_only_banish_loan_shark_in_the_turn_it_sold() -> None:
    """R10."""
    match = play(lent(seat_1="sevro the-howlers"), ("1", "pay_for_turn", "yes"), *lead(1, "sevro", "mars"))
    assert (pile(match, "mars"), banished(match)) == (["sevro"], ["loan-shark"])


def test_banker_does_not_offer_loan_shark_in_the_turn_it_sold() -> None:
    """R10."""
    match = play(
        lent(5, "banker helga", mars="orion"), ("1", "pay_for_turn", "yes"), *lead(1, "banker", "mars")
    )
    assert answers(match, 1) == ["orion", "-"]


def test_octavia_does_not_take_loan_shark_in_the_turn_it_sold() -> None:
    """R1, R10."""
    match = match_at(
        jupiter="eo", mars="dancer", helium=[0, 3], sovereign=1,
        hands={0: "loan-shark nero lorn", 1: "octavia helga"},
    )  # fmt: skip
    play(match, *lead(0, "loan-shark", "luna"), ("1", "pay_for_turn", "yes"), *lead(1, "octavia", "jupiter"))
    assert (pile(match, "luna"), pile(match, "jupiter")) == (["loan-shark"], ["eo", "octavia"])


@pytest.mark.parametrize(
    ("chosen", "helium"), [("1", [0, 0, 5]), ("2", [1, 0, 4])], ids=["the poor one", "the rich one"]
)
def test_loan_shark_lets_you_choose_the_opponent(chosen: str, helium: list[int]) -> None:
    match = match_at(seats=3, jupiter="eo", luna="dancer", helium=[0, 0, 5], hands={0: "loan-shark ..."})
    refusal: list[Choice] = [("2", "pay_for_turn", "no")] if chosen == "2" else []
    play(match, *lead(0, "loan-shark", "mars"), ("0", "opponent", chosen), *refusal)
    assert (match.table.helium, asked(match)) == (helium, GAIN)


# -- Quicksilver -----------------------------------------------------------------------------------


def test_quicksilver_steals_a_helium_from_the_opponent_who_has_most() -> None:
    match = match_at(seats=3, mars="eo", helium=[9, 2, 3], hands={0: "quicksilver ..."})
    play(match, *lead(0, "quicksilver", "luna"))
    assert (match.table.helium, asked(match)) == ([10, 2, 2], GAIN)


def test_quicksilver_lets_you_choose_among_equals() -> None:
    match = match_at(seats=4, mars="eo", helium=[0, 3, 2, 3], hands={0: "quicksilver ..."})
    play(match, *lead(0, "quicksilver", "luna"))
    assert (asked(match), answers(match, 0)) == ([("0", "opponent", "")], ["1", "3"])
    play(match, ("0", "opponent", "3"))
    assert match.table.helium == [1, 3, 2, 2]


def test_quicksilver_gets_nothing_where_nobody_has_helium() -> None:
    """R1."""
    match = match_at(seats=3, mars="eo", helium=[1, 0, 0], hands={0: "quicksilver ..."})
    play(match, *lead(0, "quicksilver", "luna"))
    assert (match.table.helium, asked(match)) == ([1, 0, 0], GAIN)


def test_quicksilver_cannot_be_blocked() -> None:
    """Section 6.4: blocks protect cards and the token."""
    match = match_at(mars="eo", helium=[0, 1], hands={0: "quicksilver ...", 1: "judge the-howlers"})
    play(match, *lead(0, "quicksilver", "luna"))
    assert (match.table.helium, asked(match)) == ([1, 0], GAIN)
