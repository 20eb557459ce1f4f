"""Rulings on the registry of bots."""

import pytest

from ludoteca.arena.simulate import simulate
from ludoteca.bots.registry import NAMED, make
from ludoteca.facets.game import LEVELS
from ludoteca.facets.registry import find, games
from ludoteca.games.fzzzt.flow import RULES
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat
from tests.bots.fairness import SPECS
from tests.boxes import near


@pytest.mark.parametrize("spec", [*NAMED, "ismcts:20", "ismcts:0.5s", "ismcts:20x2"])
def test_a_bot_bears_the_name_it_was_asked_for(spec: str) -> None:
    assert make(spec, find("fzzzt"), Luck(seed_from(1))).name == spec


def test_an_unknown_bot_is_answered_with_those_there_are() -> None:
    with pytest.raises(
        LookupError,
        match="^there is no bot 'oracle'; there is uniform, greedy, beginner, casual, skilled, expert, daily, reference, ismcts:<worlds>, package.module:Class$",
    ):
        make("oracle", find("fzzzt"), Luck(seed_from(1)))


@pytest.mark.parametrize("spec", SPECS)
def test_bots_with_equal_luck_decide_alike(spec: str) -> None:
    chosen = []
    for _ in range(2):
        match = Match.start(RULES, 3, seed_from("alike"))
        bots = [make(spec, find("fzzzt"), Luck(seed_from("bot", seat))) for seat in range(3)]
        while not match.over:
            decision = next(iter(match.pending.values()))
            match.take(decision, bots[decision.seat].decide(match.perspective(decision.seat)))
        chosen.append(match.record().text())
    assert chosen[0] == chosen[1]


def test_uniform_takes_every_option_about_equally_often() -> None:
    match = Match.start(RULES, 2, seed_from("even"))
    seat = next(iter(match.pending))
    bot = make("uniform", find("fzzzt"), Luck(seed_from("even")))
    perspective = match.perspective(Seat(seat))
    counts = [0] * len(perspective.decision.options)
    for _ in range(100 * len(counts)):
        counts[bot.decide(perspective)] += 1
    assert 60 <= min(counts) <= max(counts) <= 140


@pytest.mark.parametrize("game", sorted(games()))
@pytest.mark.parametrize("spec", LEVELS)
def test_every_level_plays_every_game(spec: str, game: str) -> None:
    match = games()[game].start(near(game, 2), seed_from("level"))
    decision = next(iter(match.pending.values()))
    place = make(spec, find(game), Luck(seed_from(spec))).decide(match.perspective(decision.seat))
    assert 0 <= place < len(decision.options)


@pytest.mark.slow
def test_a_beginner_plays_worse_than_a_casual_player() -> None:
    bots = ["beginner", "casual"]
    first = simulate("fzzzt", 2, 30, 5, bots)
    second = simulate("fzzzt", 2, 30, 5, bots[::-1])
    assert first.wins[1] + second.wins[0] >= 36
