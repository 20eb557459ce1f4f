"""Brown: what assistants do to the card they are put on."""

from __future__ import annotations

import pytest

from tests.games.red_rising.positions import banished, hand, known_to, lead, match_at, pile, play, tracks
from tests.playing import answers, asked

GAIN = [("0", "gain_from", "")]
SAMPLES = {
    "red": "deanna", "brown": "assassin", "obsidian": "helga", "orange": "cyther", "gray": "trigg",
    "violet": "reporter", "pink": "evey", "yellow": "surgeon", "green": "hacker", "blue": "virga",
    "white": "seer", "copper": "lawyer", "silver": "investor", "gold": "boneriders",
}  # fmt: skip
"""A card of each colour; most would change a track if they were deployed and not only shifted."""
SHIFTS = {
    "artisan-chef": (["gold"], (0, 0, 1)),
    "gardener": (["violet", "pink"], (1, 0, 0)),
    "janitor": (["green", "yellow", "blue"], (0, 1, 0)),
    "mess-hall-cook": (["gray", "orange"], (0, 1, 0)),
    "nanny": (["silver", "white", "copper"], (1, 0, 0)),
}
"""What a Brown shifts, and Helium, ship and Influence for it."""


@pytest.mark.parametrize(
    ("card", "under"), [(card, SAMPLES[colour]) for card in SHIFTS for colour in SHIFTS[card][0]]
)
def test_a_brown_shifts_a_card_of_its_colours_without_deploying_it(card: str, under: str) -> None:
    """The location it goes to is not barred in the gain step (§4.3)."""
    match = match_at(mars=f"dancer {under}", jupiter="eo", hands={0: f"{card} ..."})
    play(match, *lead(0, card, "mars"))
    assert (asked(match), answers(match, 0)) == ([("0", "move_to", under)], ["jupiter", "luna", "institute"])
    play(match, ("0", "move_to", "jupiter"))
    assert (pile(match, "mars"), pile(match, "jupiter")) == (["dancer", card], ["eo", under])
    assert tracks(match) == SHIFTS[card][1]
    assert (asked(match), answers(match, 0)) == (GAIN, ["jupiter", "deck"])


@pytest.mark.parametrize(
    ("card", "under"),
    [
        (card, SAMPLES[colour])
        for card, (wanted, _) in {**SHIFTS, "modjob": (["red", "brown"], ())}.items()
        for colour in SAMPLES
        if colour not in wanted
    ],
)
def test_a_brown_leaves_cards_of_other_colours_alone(card: str, under: str) -> None:
    match = match_at(mars=under, luna="dancer", hands={0: f"{card} ..."})
    play(match, *lead(0, card, "mars"))
    assert (pile(match, "mars"), tracks(match), asked(match)) == ([under, card], (0, 0, 0), GAIN)


@pytest.mark.parametrize("card", [*SHIFTS, "modjob"])
def test_a_brown_looks_at_the_card_right_beneath_only(card: str) -> None:
    """A fitting card lies deeper."""
    fitting = "deanna" if card == "modjob" else SAMPLES[SHIFTS[card][0][0]]
    match = match_at(mars=f"{fitting} helga", luna="dancer", hands={0: f"{card} ..."})
    play(match, *lead(0, card, "mars"))
    assert (pile(match, "mars"), asked(match)) == ([fitting, "helga", card], GAIN)


@pytest.mark.parametrize("card", [*SHIFTS, "modjob", "assassin"])
def test_a_brown_on_an_empty_location_does_nothing(card: str) -> None:
    """R1."""
    match = match_at(luna="dancer", hands={0: f"{card} ..."})
    play(match, *lead(0, card, "mars"))
    assert (pile(match, "mars"), tracks(match), asked(match)) == ([card], (0, 0, 0), GAIN)


@pytest.mark.parametrize("card", [*SHIFTS, "modjob"])
def test_a_face_down_card_has_no_colour_for_a_brown(card: str) -> None:
    """R6."""
    fitting = "deanna" if card == "modjob" else SAMPLES[SHIFTS[card][0][0]]
    match = match_at(mars=fitting, down=(0, 1, 0, 0), luna="dancer", hands={0: f"{card} ..."})
    play(match, *lead(0, card, "mars"))
    assert (pile(match, "mars"), asked(match), match.table.down) == ([fitting, card], GAIN, [0, 1, 0, 0])
    assert known_to(match, fitting) == []


@pytest.mark.parametrize("card", ["artisan-chef", "janitor", "mess-hall-cook"])
def test_a_brown_shifts_the_card_even_when_its_track_is_full(card: str) -> None:
    """R2."""
    under = SAMPLES[SHIFTS[card][0][0]]
    match = match_at(mars=under, luna="dancer", hands={0: f"{card} ..."}, fleet=[10, 0], influence=[10, 0])
    play(match, *lead(0, card, "mars"), ("0", "move_to", "institute"))
    assert (pile(match, "institute"), tracks(match)) == ([under], (0, 10, 10))


# -- Assassin --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("under", "influence"), [("nero", 1), ("deanna", 0), ("trigg", 0)])
def test_assassin_banishes_the_card_beneath_and_a_gold_is_worth_influence(under: str, influence: int) -> None:
    match = match_at(mars=f"cassius {under}", luna="dancer", hands={0: "assassin ..."})
    play(match, *lead(0, "assassin", "mars"))
    assert (pile(match, "mars"), banished(match)) == (["cassius", "assassin"], [under])
    assert (tracks(match), asked(match)) == ((0, 0, influence), GAIN)


def test_assassin_banishes_a_gold_though_all_influence_is_placed() -> None:
    """R2."""
    match = match_at(mars="nero", luna="dancer", hands={0: "assassin ..."}, influence=[10, 0])
    play(match, *lead(0, "assassin", "mars"))
    assert (banished(match), tracks(match)) == (["nero"], (0, 0, 10))


def test_assassin_banishes_a_face_down_gold_without_influence_and_then_all_see_it() -> None:
    """R6: it had no colour where it lay."""
    match = match_at(mars="nero", down=(0, 1, 0, 0), luna="dancer", hands={0: "assassin ..."})
    play(match, *lead(0, "assassin", "mars"))
    assert (banished(match), tracks(match), known_to(match, "nero")) == (["nero"], (0, 0, 0), [0, 1])
    assert match.table.down == [0, 0, 0, 0]


# -- Modjob ----------------------------------------------------------------------------------------


def test_modjob_deploys_deanna_and_neither_location_is_open_in_the_gain_step() -> None:
    """A1, R4."""
    match = match_at(jupiter="nero", mars="deanna", luna="dancer", hands={0: "modjob ..."})
    play(match, *lead(0, "modjob", "mars"))
    assert answers(match, 0) == ["jupiter", "luna", "institute"]
    play(match, ("0", "move_to", "jupiter"))
    assert (pile(match, "jupiter"), pile(match, "mars")) == (["nero", "deanna"], ["modjob"])
    assert (tracks(match), answers(match, 0)) == ((1, 0, 0), ["luna", "deck"])


def test_modjob_bars_only_the_first_location_if_the_match_is_played_so() -> None:
    """R4, the option ``deployed``."""
    match = match_at(mars="deanna", luna="dancer", hands={0: "modjob ..."}, deployed="first")
    play(match, *lead(0, "modjob", "mars"), ("0", "move_to", "jupiter"))
    assert answers(match, 0) == ["jupiter", "luna", "deck"]


def test_modjob_deploys_a_brown_who_acts_where_it_goes() -> None:
    match = match_at(jupiter="nero", mars="assassin", luna="dancer", hands={0: "modjob ..."})
    play(match, *lead(0, "modjob", "mars"), ("0", "move_to", "jupiter"))
    assert (pile(match, "jupiter"), banished(match), tracks(match)) == (["assassin"], ["nero"], (0, 0, 1))


def test_modjob_deploys_a_chef_whose_gold_may_go_back_to_modjob() -> None:
    """Another location is one where the Chef is not (§4.3)."""
    match = match_at(jupiter="nero", mars="artisan-chef", luna="dancer", hands={0: "modjob ..."})
    play(match, *lead(0, "modjob", "mars"), ("0", "move_to", "jupiter"), ("0", "move_to", "mars"))
    assert (pile(match, "mars"), tracks(match)) == (["modjob", "nero"], (0, 0, 1))


def test_modjob_deploys_darrow_who_is_banished_for_what_he_takes() -> None:
    match = match_at(jupiter="surgeon", mars="darrow", luna="dancer", hands={0: "modjob ..."})
    play(match, *lead(0, "modjob", "mars"), ("0", "move_to", "jupiter"))
    assert ("surgeon" in hand(match), banished(match), asked(match)) == (True, ["darrow"], GAIN)


def test_modjob_deploys_dancer_who_counts_the_reds_of_your_hand() -> None:
    match = match_at(mars="dancer", luna="lawyer", hands={0: "modjob deanna eo"})
    play(match, *lead(0, "modjob", "mars"), ("0", "move_to", "jupiter"), ("0", "show_red", "eo"))
    assert tracks(match) == (3, 0, 0)
