"""Rulings on the seer: it sees what nobody may, and nobody meets it outside the tests."""

from __future__ import annotations

import pytest

from ludoteca.bots.registry import make
from ludoteca.facets.registry import find, games
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from tests.bots.fairness import differences
from tests.bots.riddle import WAGER, ZERO, begun
from tests.boxes import shelve
from tests.test_imports import MODULES, imports
from tools.ceiling import ceiling
from tools.seer import Seer

SEER = "tools.seer:Seer"


def played_by_a_seer(match: Match) -> Match:
    """Seat 0's way through the riddle."""
    bot = Seer(find("riddle"), Luck(seed_from("seer")), 60)
    while ZERO in match.pending:
        match.take(match.decision(ZERO), bot.decide(match.perspective(ZERO)))
    return match


def test_a_seer_never_loses_the_riddle(monkeypatch: pytest.MonkeyPatch) -> None:
    """It knows the die and the card in the box; whoever does not wins two times in five."""
    shelve(monkeypatch, "riddle", "tests.bots.riddle:GAME")
    matches = [played_by_a_seer(begun(seed)) for seed in range(12)]
    assert [match.table.won for match in matches] == [0] * 12
    assert any(match.history[0].option == WAGER for match in matches)


def test_a_seer_is_no_fair_bot() -> None:
    differing, compared = differences(
        games()["red_rising"].rules, lambda mind: Seer(find("red_rising"), Luck(mind), 6), 2, 30
    )
    assert differing > compared // 10


@pytest.mark.parametrize("game", sorted(games()))
def test_the_ceiling_can_be_measured_in_every_game(game: str) -> None:
    pairs = ceiling(game, 2, 1, 1)
    assert [(pair.a, pair.b) for pair in pairs] == [
        (SEER, "ismcts:1"), (SEER, "greedy"), ("ismcts:1", "greedy"),
    ]  # fmt: skip
    assert all(pair.low <= pair.score <= pair.high for pair in pairs)


def test_nobody_meets_the_seer_outside_the_tests() -> None:
    with pytest.raises(LookupError, match="^there is no bot 'seer'"):
        make("seer", find("fzzzt"), Luck(seed_from(1)))


def test_the_program_imports_no_tests() -> None:
    roots = {imported.split(".")[0] for module in MODULES for _, imported in imports(module)}
    assert "ludoteca" in roots
    assert "tests" not in roots
