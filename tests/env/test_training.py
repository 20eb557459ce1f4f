"""Rulings on training: rules alone are enough to learn something from."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.bots.registry import make
from ludoteca.env.learn import Recipe
from ludoteca.env.train import Course, course_of, train
from ludoteca.facets.game import Game
from ludoteca.facets.registry import find
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.playout import next_decision
from tests.boxes import shelve
from tests.kernel.toy import RULES

TOY = Game(__name__, rules=RULES)
STEPS = 16_384
MATCHES = 100


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game of rules alone, in which whoever names high numbers wins."""
    shelve(monkeypatch, "toy", "tests.env.test_training:TOY")
    return "toy"


def test_a_game_that_proposes_nothing_is_learnt_by_playing_against_oneself(toy: str) -> None:
    course = course_of(toy)
    assert (course.players, course.partner, course.sparring) == (2, "", 0)
    assert course_of("fzzzt") == Course("fzzzt")


def test_a_short_course_beats_chance_in_a_game_of_rules_alone(toy: str, tmp_path: Path) -> None:
    course = Course(toy, lanes=64, steps=STEPS, sparring=0, hidden=16, partner="", processes=1)
    train(tmp_path / "toy.npz", course, Recipe(minibatch=512, rate=3e-3))
    won = 0.0
    for number in range(MATCHES):
        match = find(toy).start(2, seed_from("trained", number))
        seat = number % 2
        specs = [f"net:{tmp_path / 'toy.npz'}" if other == seat else "uniform" for other in range(2)]
        bots = [make(spec, find(toy), Luck(seed_from("bot", number, spec))) for spec in specs]
        while (decision := next_decision(match)) is not None:
            match.take(decision, bots[decision.seat].decide(match.perspective(decision.seat)))
        won += (seat in match.outcome().winners) / len(match.outcome().winners)
    assert won > 0.75 * MATCHES
