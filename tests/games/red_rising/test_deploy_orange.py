"""Orange: each engineer may take a card of certain colours from here, which ends the turn."""

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
    "aegis-craftsman": ["gold"],
    "artificer": ["gold", "orange"],
    "cyther": ["blue"],
    "gravboot-cobbler": ["gold", "gray"],
    "pulse-armorer": ["gray"],
    "pulse-fist-engineer": ["obsidian"],
    "razor-designer": ["gold"],
}
"""The colours that each Orange may take."""


def sample(card: str, colour: str) -> str:
    """A card of a colour, another than the Orange itself."""
    return "cyther" if (card, colour) == ("artificer", "orange") else SAMPLES[colour]


@pytest.mark.parametrize(
    ("card", "wanted"), [(card, sample(card, c)) for card in WANTED for c in WANTED[card]]
)
def test_an_orange_takes_a_card_of_its_colours_and_the_turn_is_over(card: str, wanted: str) -> None:
    """Covered as it is, and without a bonus for it. §4.3, R43"""
    match = match_at(mars=f"{wanted} uncle-narol", luna="dancer", hands={0: f"{card} ..."})
    play(match, *lead(0, card, "mars"), ("0", "may_take", wanted))
    assert (wanted in hand(match), pile(match, "mars")) == (True, ["uncle-narol", card])
    assert (asked(match), tracks(match), known_to(match, wanted)) == (TURN_IS_OVER, (0, 0, 0), [0, 1])


@pytest.mark.parametrize(
    ("card", "wanted"), [(card, sample(card, c)) for card in WANTED for c in WANTED[card]]
)
def test_an_orange_may_leave_the_card_and_the_gain_step_follows(card: str, wanted: str) -> None:
    match = match_at(mars=wanted, luna="dancer", hands={0: f"{card} ..."})
    play(match, *lead(0, card, "mars"), ("0", "may_take", "-"))
    assert (pile(match, "mars"), asked(match), answers(match, 0)) == ([wanted, card], GAIN, ["luna", "deck"])


@pytest.mark.parametrize("card", WANTED)
def test_an_orange_is_offered_all_cards_of_its_colours_and_no_others(card: str) -> None:
    """Itself it is not offered, Artificer neither."""
    lying = [sample(card, colour) for colour in SAMPLES]
    match = match_at(mars=" ".join(lying), luna="dancer", hands={0: f"{card} ..."})
    play(match, *lead(0, card, "mars"))
    assert asked(match) == [("0", "may_take", "")]
    assert answers(match, 0) == [sample(card, colour) for colour in SAMPLES if colour in WANTED[card]] + ["-"]


@pytest.mark.parametrize("card", WANTED)
def test_an_orange_with_nothing_to_take_just_lies_there(card: str) -> None:
    """R1: what fits lies on another location."""
    elsewhere = sample(card, WANTED[card][0])
    match = match_at(mars="deanna judge", luna=elsewhere, hands={0: f"{card} ..."})
    play(match, *lead(0, card, "mars"))
    assert (pile(match, "mars"), asked(match)) == (["deanna", "judge", card], GAIN)


@pytest.mark.parametrize("card", WANTED)
def test_a_face_down_card_has_no_colour_for_an_orange(card: str) -> None:
    """R6."""
    hidden = sample(card, WANTED[card][0])
    match = match_at(mars=hidden, down=(0, 1, 0, 0), luna="dancer", hands={0: f"{card} ..."})
    play(match, *lead(0, card, "mars"))
    assert (pile(match, "mars"), asked(match), known_to(match, hidden)) == ([hidden, card], GAIN, [])


def test_artificer_alone_does_not_offer_itself() -> None:
    """Another Orange is meant (R5)."""
    match = match_at(luna="dancer", hands={0: "artificer ..."})
    play(match, *lead(0, "artificer", "mars"))
    assert (pile(match, "mars"), asked(match)) == (["artificer"], GAIN)


def test_an_orange_takes_from_the_location_that_the_gain_step_is_barred_from() -> None:
    """§4.3. Luna, where another Gold lies, is not offered by Razor Designer."""
    match = match_at(mars="nero", luna="aja", hands={0: "razor-designer ..."})
    play(match, *lead(0, "razor-designer", "mars"))
    assert answers(match, 0) == ["nero", "-"]
