"""Rulings on the greedy bot: how it plays Red Rising."""

from typing import Any

import pytest

from ludoteca.arena.simulate import simulate
from ludoteca.bots.registry import make
from ludoteca.facets.registry import find
from ludoteca.kernel.luck import Luck, seed_from
from tests.games.red_rising.positions import match_at


def choice(*choices: str, **at: Any) -> str:
    """What greedy does in a position, after these answers of its own."""
    match = match_at(**at)
    for text in choices:
        match.answer_text(next(iter(match.pending)), text)
    decision = next(iter(match.pending.values()))
    place = make("greedy", find("red_rising"), Luck(seed_from("greedy"))).decide(
        match.perspective(decision.seat)
    )
    return decision.spell(decision.options[place], match.names)


OPEN = (
    "arlus dancer darrow deanna eo harmony uncle-narol "
    "artisan-chef assassin gardener janitor mess-hall-cook modjob nanny"
)
LAST_TURN = {"ending": True, "turn": 1, "first": 0}
"""The second of two seats has the last turn of the game."""


def test_the_card_is_gained_that_goes_best_with_the_hand() -> None:
    """Cassius brings 40 points with both Mustang and Darrow."""
    piles = {"mars": "nero", "luna": "darrow", "institute": "virga"}
    at = {"hands": {1: "cassius mustang"}, "phase": "gain", "barred": [0], **piles, **LAST_TURN}
    assert choice(**at) == "luna"


def test_the_card_that_spoils_the_hand_is_the_one_deployed() -> None:
    """With Mickey in hand Evey loses 15 points."""
    at = {"hands": {1: "evey mickey-the-carver darrow fitchner"}, "jupiter": "sefi", **LAST_TURN}
    assert choice(**at) == "mickey-the-carver"


def test_a_hand_that_cannot_be_bettered_is_kept_by_scouting() -> None:
    piles = {"jupiter": "surgeon", "mars": "pathologist", "luna": "assassin", "institute": "reporter"}
    held = "cassius mustang darrow fitchner sefi ragnar artificer"
    assert choice(hands={1: held}, **piles, **LAST_TURN) == "-"


def test_the_eighth_card_is_not_taken_along() -> None:
    """Aegis Craftsman may take a Gold and end the turn; an eighth card costs more than this one brings."""
    held = "cassius mustang darrow fitchner sefi ragnar priestess aegis-craftsman"
    at = {"hands": {1: held}, "mars": "the-jackal", **LAST_TURN}
    assert choice("aegis-craftsman", "mars", **at) == "-"


def test_ceres_parts_with_the_card_that_costs_points() -> None:
    """Quicksilver loses 30 of its 40 points while the other has more Helium."""
    at = {"phase": "abilities", "turn": 1, "houses": ("mars", "ceres"), "helium": [5, 0]}
    assert choice(hands={0: "invictus", 1: "fitchner sefi ragnar quicksilver"}, **at) == "quicksilver"


def test_whoever_leads_ends_the_game_and_whoever_trails_does_not() -> None:
    """The seventh Influence would end it: all else that lies there is alike."""
    held = "fitchner sefi ragnar"
    piles = {"mars": "timony", "institute": "bondilus"}
    tracks = {"helium": [7, 0], "fleet": [0, 0], "influence": [6, 0]}
    at = {"phase": "gain", "barred": [0, 2], "turns": 9, **piles}
    ahead = choice(hands={0: held, 1: "judge"}, **at, **tracks)
    behind = choice(hands={0: "assassin", 1: held + " nero cassius mustang darrow"}, **at, **tracks)
    assert (ahead, behind) == ("institute", "mars")


def test_the_gambler_names_the_colours_of_which_most_cards_are_left() -> None:
    """Of 112 cards 21 are Gold; all Reds and Browns lie open."""
    named = choice("online-gambler", "jupiter", hands={0: "online-gambler lorn", 1: "judge"}, mars=OPEN)
    assert len(named.split("+")) == 3
    assert "gold" in named and "red" not in named and "brown" not in named


def test_dr_virany_fetches_only_what_scores() -> None:
    """Seven cards are held: Fitchner is worth more than the 10 points that an eighth costs, Harmony less."""
    at = {"phase": "abilities", "houses": ("mars", "diana"), "banished": "fitchner harmony"}
    held = "dr-virany dancer nero lorn timony sefi ragnar"
    assert choice(hands={0: held, 1: "judge"}, **at) == "fitchner"


def test_a_theft_is_blocked_wherever_that_is_possible() -> None:
    at = {"hands": {0: "aja lorn", 1: "judge sefi"}, "mars": "timony"}
    assert choice("aja", "jupiter", **at) == "judge"


@pytest.mark.slow
def test_greedy_beats_uniform_in_at_least_90_of_100_matches_from_either_seat() -> None:
    first = simulate("red_rising", 2, 50, 2021, ["greedy", "uniform"])
    second = simulate("red_rising", 2, 50, 2021, ["uniform", "greedy"])
    assert first.wins[0] + second.wins[1] >= 90
    assert min(first.wins[0], second.wins[1]) >= 43


@pytest.mark.parametrize("players", [3, 6])
@pytest.mark.slow
def test_greedy_wins_far_more_than_its_share_among_several(players: int) -> None:
    bots = ["greedy"] + ["uniform"] * (players - 1)
    assert simulate("red_rising", players, 20, 2021, bots).wins[0] >= 14


@pytest.mark.slow
def test_greedy_beats_the_automa_of_the_lowest_level_more_often_than_not() -> None:
    assert simulate("red_rising", 1, 20, 2021, ["greedy"], {"automa": "1"}).wins[0] >= 12
