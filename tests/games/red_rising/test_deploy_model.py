"""How tests of deploy abilities read: A1, A3 and A8 of the rules, section 11.4."""

from __future__ import annotations

from tests.games.red_rising.positions import banished, hand, lead, match_at, pile, play, tracks
from tests.playing import answers, asked


def test_modjob_deploys_the_card_beneath_elsewhere_and_both_locations_are_barred() -> None:
    """A1, R4."""
    match = match_at(mars="deanna", luna="dancer", hands={0: "modjob ..."})
    play(match, *lead(0, "modjob", "mars"), ("0", "move_to", "jupiter"))
    assert (pile(match, "mars"), pile(match, "jupiter"), tracks(match)) == (["modjob"], ["deanna"], (1, 0, 0))
    assert (asked(match), answers(match, 0)) == ([("0", "gain_from", "")], ["luna", "deck"])


def test_cassius_on_nothing_stays() -> None:
    """A3, R1."""
    match = match_at(hands={0: "cassius ..."})
    play(match, *lead(0, "cassius", "mars"))
    assert pile(match, "mars") == ["cassius"]


def test_cassius_takes_a_gold_and_stays() -> None:
    """A3."""
    match = match_at(mars="nero", luna="dancer", hands={0: "cassius ..."})
    play(match, *lead(0, "cassius", "mars"))
    assert ("nero" in hand(match), pile(match, "mars")) == (True, ["cassius"])


def test_cassius_takes_another_card_and_is_banished() -> None:
    """A3."""
    match = match_at(mars="deanna", luna="dancer", hands={0: "cassius ..."})
    play(match, *lead(0, "cassius", "mars"))
    assert ("deanna" in hand(match), pile(match, "mars"), banished(match)) == (True, [], ["cassius"])


def test_trigg_takes_what_it_pulled_and_the_turn_is_over() -> None:
    """A8."""
    match = match_at(jupiter="surgeon", mars="dancer", hands={0: "trigg ..."})
    play(match, *lead(0, "trigg", "mars"), ("0", "may_take", "surgeon"))
    assert "surgeon" in hand(match)
    assert (asked(match), tracks(match)) == ([("1", "lead", "")], (0, 0, 0))
