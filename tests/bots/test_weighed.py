"""Rulings on the greedy bot with weights of its own."""

from __future__ import annotations

import pytest

from ludoteca.bots.registry import make
from ludoteca.bots.weighed import spelt, weights_of
from ludoteca.games.registry import GAMES
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match


def record(spec: str, game: str) -> str:
    """A match of this bot against greedy, as far as the twelfth decision."""
    match = Match.start(GAMES[game], 2, seed_from("weighed"))
    bots = [make(one, game, Luck(seed_from("bot", seat))) for seat, one in enumerate((spec, "greedy"))]
    for _ in range(12):
        decision = next(iter(match.pending.values()))
        match.take(decision, bots[decision.seat].decide(match.perspective(decision.seat)))
    return match.record().text()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_with_the_weights_of_the_game_it_plays_like_greedy(game: str) -> None:
    assert record(spelt(weights_of(game)), game) == record("greedy", game)


def test_with_other_weights_it_plays_otherwise() -> None:
    assert record("greedy:lot=30:boldness=0.1", "fzzzt") != record("greedy", "fzzzt")


def test_it_bears_its_weights_in_its_name() -> None:
    assert make("greedy:lot=2.5:whim=2", "fzzzt", Luck(seed_from(1))).name == "greedy:lot=2.5:whim=2"


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("greedy:", "a weight is written name=value, not ''"),
        ("greedy:lot", "a weight is written name=value, not 'lot'"),
        ("greedy:lot=much", "a weight is a number, not 'much'"),
        ("greedy:lot=0", "lot is a number above 0, not 0"),
        ("greedy:whim=1.5", "whim is a whole number above 0, not 1.5"),
        ("greedy:plan=1", "'plan' is no weight; there is worlds, futures,"),
    ],
)
def test_what_is_no_weight_is_refused(spec: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=f"^{spec}: {complaint}"):
        make(spec, "fzzzt", Luck(seed_from(1)))
