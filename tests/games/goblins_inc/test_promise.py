"""Rulings on what a robot promises while it is built, and on how far a search plays on."""

from __future__ import annotations

import pytest

from ludoteca.games.goblins_inc.flow import RULES
from ludoteca.games.goblins_inc.guide.advice import chances, favourites, onward
from ludoteca.kernel.decision import Bundle
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat
from tests.games.goblins_inc.positions import match_at

ONE, TWO = Seat(0), Seat(1)
CORE = "2.3:weapon-ESW-N 4.3:engine-NES 3.2:decoration 3.4:decoration"


def laying(seed: int) -> Match:
    """A match of two in which both have just exchanged their first tiles."""
    match = Match.start(RULES, 2, seed_from("laying", seed))
    for seat in (ONE, TWO):
        match.take(match.decision(seat), 0)
    return match


def bundle(match: Match) -> Bundle:
    """The sealed question of a match."""
    assert isinstance(match.question, Bundle)
    return match.question


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("2.2:weapon-ESW-N", "2.2:decoration"),
        ("2.2:armour-NES-N", "2.2:decoration"),
        ("4.2:engine-NES", "4.2:decoration"),
    ],
    ids=["a weapon", "a token", "an engine"],
)
def test_before_the_battle_a_robot_promises_more_with(better: str, worse: str) -> None:
    enemy = f"{CORE} 2.4:weapon-ESW-N"
    found = [
        chances(match_at(seats=2, phase="keep", robots=(f"{CORE} {tile}", enemy)))[0]
        for tile in (better, worse)
    ]
    assert found[0] > found[1]


def judgements(match: Match) -> set[tuple[float, ...]]:
    """What seat 0 is promised in some of the worlds that it may imagine."""
    known = match.perspective(ONE)
    return {tuple(chances(known.imagine(Luck(seed_from("judged", number))))) for number in range(6)}


@pytest.mark.parametrize("seed", range(3))
def test_what_the_others_hold_counts_until_the_own_batch_is_begun(seed: int) -> None:
    match = laying(seed)
    assert len(judgements(match)) > 1
    match.take(match.decision(ONE), 0)
    assert len(judgements(match)) == 1


@pytest.mark.parametrize("seed", range(3))
def test_in_a_search_the_own_tiles_are_laid_first_and_none_beyond_the_tree(seed: int) -> None:
    match = laying(seed)
    assert onward(match, TWO, 0) is None
    match.take(match.decision(TWO), favourites(match, match.decision(TWO), 1)[0])
    following = onward(match, TWO, 0)
    assert following is not None
    assert following.seat == TWO
    assert onward(match, TWO, 1) is None


@pytest.mark.parametrize("seed", range(3))
def test_in_a_search_a_batch_that_is_laid_is_judged_before_the_others_lay_theirs(seed: int) -> None:
    match = laying(seed)
    while TWO in bundle(match).pending:
        match.take(match.decision(TWO), 0)
    assert ONE in bundle(match).pending
    assert onward(match, TWO, 0) is None


def test_in_a_search_an_exchange_is_played_on_until_the_tiles_are_to_be_laid() -> None:
    match = Match.start(RULES, 2, seed_from("an exchange"))
    match.take(match.decision(TWO), 0)
    following = onward(match, TWO, 1)
    assert following is not None
    assert following.seat == ONE
    match.take(following, 0)
    assert onward(match, TWO, 2) is None
