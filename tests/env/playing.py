"""Matches of all games, seat counts and variants, walked through by chance."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludoteca.facets.registry import find, games
from ludoteca.kernel.decision import Decision
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.playout import next_decision

Options = dict[str, str]


def tables() -> list[tuple[str, int]]:
    """Every game at every number of seats."""
    return [
        (game, seats)
        for game, rules in games().items()
        for seats in range(rules.identity.seats[0], rules.identity.seats[1] + 1)
    ]


def variants() -> list[tuple[str, Options]]:
    """Every game with each value of each option that is not its default."""
    return [
        (game, {option.name: value})
        for game, rules in games().items()
        for option in rules.identity.options
        for value in option.values[1:]
    ]


every_game = pytest.mark.parametrize("game", list(games()))
every_table = pytest.mark.parametrize(("game", "seats"), tables())
every_variant = pytest.mark.parametrize(
    ("game", "options"), variants(), ids=[f"{game}-{options}" for game, options in variants()]
)


def walk(
    game: str, seats: int, seed: object, options: Options | None = None
) -> Iterator[tuple[Match, Decision]]:
    """A match played by chance: at every decision the match, and the decision to be taken next."""
    match = Match.start(find(game).rules, seats, seed_from("walk", game, seed), options, Log.NONE)
    luck = Luck(seed_from("walk answers", seed))
    while (decision := next_decision(match)) is not None:
        yield match, decision
        match.take(decision, luck.below("answer", len(decision.options)))
