"""The laws hold for an honest game, and each is broken by the game made to break it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from _pytest.mark import ParameterSet

from ludoteca.facets.registry import games
from ludoteca.games.fzzzt.flow import RULES as FZZZT
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.rules import Rules
from ludoteca.laws import LAWS, Broken, Law, check_match, variants
from ludoteca.laws.law import draw_answer
from ludoteca.laws.secrecy import TwinSecrecy
from tests.laws import toys


def break_one(rules: Rules) -> str:
    """The name of the first law that a few matches of these rules break."""
    for seed in range(60):
        try:
            check_match(rules, 2, {}, seed)
        except Broken as broken:
            return broken.law
    return "none"


@pytest.mark.parametrize("game", [toys.Toy(), toys.AsksMoreUnderSeal()], ids=["plain", "sealed"])
@pytest.mark.parametrize("seats", [2, 3])
def test_the_honest_toys_keep_all_laws(game: Rules, seats: int) -> None:
    for seed in range(20):
        assert check_match(game, seats, {}, seed) > 0


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (toys.LosesACard(), "conservation"),
        (toys.NeverEnds(), "liveness"),
        (toys.AsksForNothing(), "liveness"),
        (toys.ForgetsToCheckItself(), "liveness"),
        (toys.AsksOverAnotherHand(), "secrecy"),
        (toys.ForgetsAField(), "record"),
        (toys.LeaksInTheView(), "twin secrecy"),
        (toys.LeaksByWhoIsAsked(), "twin secrecy"),
        (toys.LeaksInAnEvent(), "twin secrecy"),
        (toys.KeepsASecretInALocal(), "imagination"),
        (toys.KeepsOptionsInAList(), "imagination"),
        (toys.SharesItsTally(), "clone"),
        (toys.WritesAllOptionsAlike(), "notation"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_a_broken_toy_is_caught_by_the_law_meant_for_it(game: Rules, law: str) -> None:
    assert break_one(game) == law


def test_luck_from_elsewhere_is_caught_by_determinism() -> None:
    determinism = [law for law in LAWS if law.name == "determinism"]
    with pytest.raises(Broken) as caught:
        check_match(toys.RollsItsOwnDice(), 2, {}, 1, determinism)
    assert caught.value.law == "determinism"


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.name)
def test_every_law_says_what_it_promises(law: type[Law]) -> None:
    assert law.promise and law.name != "law"


def tables() -> Iterator[ParameterSet]:
    """Every game that is installed at every number of seats, each time by another variant; make soak takes them all."""
    for id, game in games().items():
        low, high = game.identity.seats
        for seats in range(low, high + 1):
            choices = [options for number, options in variants(game.rules) if number == seats]
            options = choices[(seats - low) * (len(choices) - 1) // max(1, high - low)]
            yield pytest.param(game.rules, seats, options, id=f"{id}-{seats}-{'-'.join(options.values())}")


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "seats", "options"), list(tables()))
def test_every_game_keeps_all_laws(rules: Rules, seats: int, options: dict[str, str]) -> None:
    assert check_match(rules, seats, options, "tests") > 5


def test_the_law_of_twins_compares_real_twins() -> None:
    law = TwinSecrecy(Luck(seed_from("events")))
    luck = Luck(seed_from("answers"))
    match = Match.start(FZZZT, 3, seed_from("match"))
    while not match.over:
        law.at(match)
        decision, place = draw_answer(match, luck)
        text = decision.spell(decision.options[place], match.names)
        match.take(decision, place)
        law.after(match, decision.seat, text)
    assert law.compared > 10
