"""Rulings on regret: what a smaller search gives away by the judgement of a larger one."""

from __future__ import annotations

import pytest

from ludoteca.facets.registry import games
from ludoteca.kernel.luck import seed_from
from tests.boxes import near
from tools.regret import EVERY, decisions, given_away, regret


@pytest.mark.parametrize("game", sorted(games()))
def test_regret_can_be_measured_in_every_game(game: str) -> None:
    found = regret(game, near(game, 2), 1, 2, 2, 1)
    assert found.decisions == found.met / (2 * near(game, 2))
    assert found.lost.count == found.looked == found.met // EVERY >= found.differing
    assert -1.0 <= found.lost.mean().value <= 1.0


def test_a_few_worlds_give_something_away() -> None:
    """One world against a hundred, in the first decisions of Fzzzt!: the choices differ, and the larger search prefers its own."""
    asked = decisions("fzzzt", 2, 1, seed_from("regret"))
    lost = [given_away("fzzzt", next(asked), 1, 100, seed_from("judge", number)) for number in range(20)]
    assert len([one for one in lost if one]) > 2
    assert sum(lost) > 0.0


def test_who_chooses_alike_gives_nothing_away() -> None:
    asked = decisions("fzzzt", 2, 1, seed_from("regret"))
    assert given_away("fzzzt", next(asked), 5, 5, seed_from("judge")) == 0.0
