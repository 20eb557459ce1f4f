"""Gray: each guard pulls a card of certain colours beneath itself and may take it, which ends the turn."""

from __future__ import annotations

import pytest

from tests.games.red_rising.positions import hand, known_to, lead, match_at, pile, play, tracks
from tests.playing import answers, asked

GAIN = [("0", "gain_from", "")]
TURN_IS_OVER = [("1", "lead", "")]
SAMPLES = {
    "red": "deanna", "brown": "janitor", "obsidian": "helga", "orange": "artificer", "gray": "trigg",
    "violet": "reporter", "pink": "evey", "yellow": "surgeon", "green": "hacker", "blue": "virga",
    "white": "seer", "copper": "lawyer", "silver": "investor", "gold": "nero",
}  # fmt: skip
"""A card of each colour."""
WANTED = {
    "bridge": ["violet", "pink"],
    "colonel-valentin": ["gold"],
    "danto": ["white", "copper"],
    "holiday": ["orange", "blue"],
    "sun-hwa": ["obsidian", "green"],
    "trigg": ["gray", "yellow"],
    "ugly-dan": ["red", "brown"],
}
"""The colours that each Gray pulls."""


def sample(card: str, colour: str) -> str:
    """A card of a colour, another than the Gray itself."""
    return "danto" if (card, colour) == ("trigg", "gray") else SAMPLES[colour]


PULLS = [(card, sample(card, colour)) for card in WANTED for colour in WANTED[card]]


@pytest.mark.parametrize(("card", "pulled"), PULLS)
def test_a_gray_takes_what_it_pulled_and_the_turn_is_over(card: str, pulled: str) -> None:
    """It may lie covered on another location. §4.3, R43"""
    match = match_at(jupiter=f"{pulled} quicksilver", mars="banker", hands={0: f"{card} ..."})
    play(match, *lead(0, card, "mars"), ("0", "may_take", pulled))
    assert (pulled in hand(match), pile(match, "jupiter")) == (True, ["quicksilver"])
    assert (asked(match), tracks(match), known_to(match, pulled)) == (TURN_IS_OVER, (0, 0, 0), [0, 1])


@pytest.mark.parametrize(("card", "pulled"), PULLS)
def test_a_gray_may_leave_what_it_pulled_right_beneath_itself(card: str, pulled: str) -> None:
    """Its ability does not happen, and the gain step follows. §4.3"""
    match = match_at(jupiter=f"{pulled} quicksilver", mars="banker ceo", hands={0: f"{card} ..."})
    play(match, *lead(0, card, "mars"), ("0", "may_take", "-"))
    assert (pile(match, "mars"), tracks(match)) == (["banker", "ceo", pulled, card], (0, 0, 0))
    assert (asked(match), answers(match, 0)) == (GAIN, ["jupiter", "deck"])


@pytest.mark.parametrize("card", WANTED)
def test_a_gray_chooses_among_all_cards_of_its_colours_on_all_locations(card: str) -> None:
    """It has to pull one; itself it cannot."""
    lying = {colour: sample(card, colour) for colour in SAMPLES}
    half = list(lying.values())[::2], list(lying.values())[1::2]
    match = match_at(mars=" ".join(half[0]), luna=" ".join(half[1]), hands={0: f"{card} ..."})
    play(match, *lead(0, card, "mars"))
    fitting = [lying[colour] for colour in WANTED[card]]
    if len(fitting) > 1:
        assert asked(match) == [("0", "pull", "")]
        assert sorted(answers(match, 0)) == sorted(fitting)
        play(match, ("0", "pull", fitting[1]))
    assert answers(match, 0) == [fitting[-1], "-"]
    assert pile(match, "mars")[-2:] == [fitting[-1], card]


@pytest.mark.parametrize("card", WANTED)
def test_a_gray_pulls_a_deep_card_of_its_own_location_up(card: str) -> None:
    pulled = sample(card, WANTED[card][0])
    match = match_at(mars=f"{pulled} banker ceo", luna="quicksilver", hands={0: f"{card} ..."})
    play(match, *lead(0, card, "mars"))
    assert pile(match, "mars") == ["banker", "ceo", pulled, card]


@pytest.mark.parametrize("card", WANTED)
def test_a_gray_pulls_a_card_that_lies_beneath_already(card: str) -> None:
    """So it may be taken."""
    pulled = sample(card, WANTED[card][0])
    match = match_at(mars=f"banker {pulled}", luna="quicksilver", hands={0: f"{card} ..."})
    play(match, *lead(0, card, "mars"))
    assert (pile(match, "mars"), asked(match)) == (["banker", pulled, card], [("0", "may_take", "")])


@pytest.mark.parametrize("card", WANTED)
def test_a_gray_finds_nothing_to_pull(card: str) -> None:
    """R1. Trigg is no other Gray than itself (R5)."""
    match = match_at(mars="banker", luna="quicksilver", hands={0: f"{card} ..."})
    play(match, *lead(0, card, "mars"))
    assert (pile(match, "mars"), asked(match)) == (["banker", card], GAIN)


@pytest.mark.parametrize("card", WANTED)
def test_a_face_down_card_has_no_colour_for_a_gray(card: str) -> None:
    """R6."""
    hidden = sample(card, WANTED[card][0])
    match = match_at(mars=hidden, luna="quicksilver", down=(0, 1, 0, 0), hands={0: f"{card} ..."})
    play(match, *lead(0, card, "mars"))
    assert (pile(match, "mars"), asked(match), known_to(match, hidden)) == ([hidden, card], GAIN, [])


def test_trigg_takes_surgeon_without_gain_step_and_bonus() -> None:
    """A8."""
    match = match_at(jupiter="surgeon", mars="dancer", hands={0: "trigg ..."})
    play(match, *lead(0, "trigg", "mars"))
    assert pile(match, "mars") == ["dancer", "surgeon", "trigg"]
    play(match, ("0", "may_take", "surgeon"))
    assert ("surgeon" in hand(match), pile(match, "mars")) == (True, ["dancer", "trigg"])
    assert (asked(match), tracks(match)) == (TURN_IS_OVER, (0, 0, 0))


def test_bridge_pulled_over_a_face_down_card_leaves_it_face_down() -> None:
    """R6: what is pulled lies face up above it, and below Bridge."""
    match = match_at(mars="evey banker ceo", down=(0, 2, 0, 0), luna="nero", hands={0: "bridge ..."})
    play(match, *lead(0, "bridge", "mars"), ("0", "may_take", "-"))
    assert (pile(match, "mars"), match.table.down) == (["banker", "ceo", "evey", "bridge"], [0, 1, 0, 0])
