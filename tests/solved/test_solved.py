"""Rulings on what can be proven: a search finds it, advice says it, and a review never blames it."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteca.analysis.advice import advise
from ludoteca.analysis.review import judge
from ludoteca.bots.ismcts.bot import Budget
from ludoteca.facets.guide import at_leisure
from ludoteca.facets.naming import PERSON, Players
from ludoteca.facets.registry import find
from ludoteca.games.goblins_inc.guide.last_combat import LastCombat
from ludoteca.kernel.luck import Luck, seed_from
from tests.solved.matrix import sure_of
from tests.solved.solved import GAMES, begun, said, solved, solver

SAMPLE = 12
SHARE = 0.98
SPEC = "ismcts:200"


def sample(game: str) -> list[int]:
    """Some of the positions, always the same."""
    numbers = list(range(len(solved(game))))
    Luck(seed_from("sample", game)).shuffle("sample", numbers)
    return numbers[:SAMPLE]


@pytest.mark.parametrize("game", GAMES)
def test_there_are_fifty_solved_positions(game: str) -> None:
    assert len(solved(game)) >= 50


@pytest.mark.parametrize("game", GAMES)
def test_a_search_chooses_what_is_best_in_a_sample(game: str) -> None:
    positions = solved(game)
    assert all(
        said(game, positions[number], SPEC, number) in positions[number]["best"] for number in sample(game)
    )


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_search_chooses_what_is_best_nearly_everywhere(game: str) -> None:
    positions = solved(game)
    best = [said(game, one, SPEC, number) in one["best"] for number, one in enumerate(positions)]
    assert sum(best) >= SHARE * len(best)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_best_is_never_blamed(game: str) -> None:
    for number in sample(game):
        one = solved(game)[number]
        match, seat = begun(game, one)
        known = match.perspective(seat)
        for text in one["best"]:
            place = known.decision.read(text, known.names)
            assert place is not None
            assert judge(find(game).guide, known, place, 40, Luck(seed_from(number))).cost == 0


@pytest.mark.parametrize("game", GAMES)
def test_advice_begins_with_what_is_best(game: str) -> None:
    for number in sample(game):
        one = solved(game)[number]
        match, seat = begun(game, one)
        players = Players([PERSON] * match.seats)
        first = advise(match, seat, players, Luck(seed_from(number)), Budget(worlds=20)).options[0]
        assert first.text in one["best"]


@pytest.mark.parametrize("game", GAMES)
def test_the_positions_can_be_made_again(game: str) -> None:
    again = solver(game).generate(2, "again")
    assert len(again) == 2 and all(one["best"] for one in again)


def test_what_is_mixed_in_the_last_combat_round_is_as_sure_as_anything_can_be() -> None:
    for number in sample("goblins_inc"):
        match, seat = begun("goblins_inc", solved("goblins_inc")[number])
        worths = solver("goblins_inc").worths(match)[0]
        game = LastCombat([match.perspective(seat).imagine(Luck(seed_from(number))).table], seat)
        assert game.reckon(at_leisure)
        assert game.learn(at_leisure)
        assert np.array(game.worth) == pytest.approx(worths)
        assert (np.array(game.made) / sum(game.made) @ worths).min() > sure_of(worths) - 0.001


def test_a_beginner_sees_a_victory_that_one_answer_brings() -> None:
    at_once = [one for one in solved("zombie_fluxx") if one["decisions"] == 1]
    assert at_once
    for number, one in enumerate(at_once):
        match, seat = begun("zombie_fluxx", one)
        text = said("zombie_fluxx", one, "beginner", number)
        match.answer_text(seat, text)
        assert match.over
        assert match.outcome().ranks[seat] == 1
