"""Rulings on the measure of punctuality: what is late, and that all tables are looked at. The machine's own speed is no ruling."""

from __future__ import annotations

import pytest

from ludoteca.facets.registry import games
from tools import punctual
from tools.punctual import lapses, late, tables


def test_a_fifth_more_than_the_budget_is_not_late_yet() -> None:
    assert late([0.5, 1.0, 1.19, 1.21, 3.0], 1.0) == 2


def test_every_game_is_played_at_every_size_of_table() -> None:
    assert {game for game, _ in tables()} == set(games())
    assert [seats for game, seats in tables() if game == "fzzzt"] == [2, 3, 4]


@pytest.mark.parametrize(("game", "seats"), tables())
def test_a_bot_in_haste_answers_what_it_may(game: str, seats: int) -> None:
    """A budget that is gone before the first world is judged leaves an answer all the same."""
    assert len(lapses(game, seats, "ismcts:0.000001s", 30, 1)) == 30


def test_an_illegal_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    class Wild:
        name = "wild"

        def decide(self, perspective: object) -> int:
            return -1

    monkeypatch.setattr(punctual, "make", lambda spec, game, luck: Wild())
    with pytest.raises(AssertionError, match="^fzzzt: place -1 among"):
        lapses("fzzzt", 2, "ismcts:1s", 1, 1)
