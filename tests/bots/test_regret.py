"""Rulings on regret: what a smaller search gives away by the judgement of a larger one."""

from __future__ import annotations

import pytest

from ludoteca.games.registry import GAMES
from ludoteca.kernel.luck import seed_from
from tests.bots.regret import EVERY, Regret, decisions, given_away, regret


@pytest.mark.parametrize("game", sorted(GAMES))
def test_regret_can_be_measured_in_every_game(game: str) -> None:
    found = regret(game, 2, 1, 2, 1, 1)
    assert len(found.lost) == int(2 * found.decisions) // EVERY
    assert all(-1.0 <= one <= 1.0 for one in found.lost)


def test_a_few_worlds_give_something_away() -> None:
    """One world against a hundred, in the first decisions of Fzzzt!: the choices differ, and the larger search prefers its own."""
    asked = decisions("fzzzt", 2, 1, seed_from("regret"))
    lost = [given_away("fzzzt", next(asked), 1, 100, seed_from("judge", number)) for number in range(20)]
    assert Regret(lost, 1.0).differing > 0.1
    assert sum(lost) > 0.0


def test_who_chooses_alike_gives_nothing_away() -> None:
    asked = decisions("fzzzt", 2, 1, seed_from("regret"))
    assert given_away("fzzzt", next(asked), 5, 5, seed_from("judge")) == 0.0


def test_the_interval_is_that_of_the_mean() -> None:
    assert Regret([0.0, 0.2], 30.0).mean == pytest.approx(0.1)
    assert Regret([0.0, 0.2], 30.0).reach == pytest.approx(1.96 * 0.1)
