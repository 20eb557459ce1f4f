"""Twins: a game and the same game in another framework offer the same moves and end alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

from ludoteca.facets.registry import find, games
from ludoteca.facets.twin import Twin
from ludoteca.kernel.decision import Decision, Some
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.playout import next_decision
from tests.env.playing import Options

TWINS = [id for id, game in games().items() if game.twin is not None and game.twin.framework == "open_spiel"]
MATCHES = 1_000

every_twin = pytest.mark.parametrize("game", TWINS)


def offered(twin: Twin, match: Match, decision: Decision, given: list[str]) -> list[int]:
    """The actions there that may come next, after these parts of an answer."""
    options = decision.options
    if isinstance(options, Some):
        texts = [decision.spell((item,), match.names) for item in options.items]
        return sorted([twin.action(text) for text in texts if text not in given])
    return sorted([twin.action(decision.spell(option, match.names)) for option in options])


Choose = Callable[[Decision], int]
"""Which place to answer with."""


def play_both(game: str, options: Options, seed: object, choose: Choose) -> Match:
    """Play a match here and there, and compare moves and returns; the match, played to its end."""
    box = find(game)
    twin = box.twin
    assert twin is not None
    match = box.start(box.usual, seed_from("twins", seed), options, Log.NONE)
    state: Any = pyspiel.load_game(twin.spec(match.options)).new_initial_state()
    for outcome in twin.deal(match):
        assert state.is_chance_node()
        state.apply_action(outcome)
    while (decision := next_decision(match)) is not None:
        place = choose(decision)
        text = decision.spell(decision.options[place], match.names)
        parts = text.split("+") if isinstance(decision.options, Some) else [text]
        for number, part in enumerate(parts):
            assert state.current_player() == decision.seat
            assert state.legal_actions() == offered(twin, match, decision, parts[:number])
            state.apply_action(twin.action(part))
        match.take(decision, place)
    assert state.is_terminal()
    assert state.returns() == twin.returns(match.outcome())
    return match


def by_chance(seed: object) -> Choose:
    luck = Luck(seed_from("twin answers", seed))
    return lambda decision: luck.below("answer", len(decision.options))


def drawn(game: str, luck: Luck) -> Options:
    """A value for each option that the twin has too."""
    box = find(game)
    assert box.twin is not None
    return {
        option.name: option.values[luck.below(option.name, len(option.values))]
        for option in box.identity.options
        if option.name not in box.twin.unlike
    }


@every_twin
def test_a_game_and_its_twin_agree_in_a_thousand_matches(game: str) -> None:
    for number in range(MATCHES):
        play_both(game, {}, number, by_chance(number))


@every_twin
def test_they_agree_whatever_options_are_played(game: str) -> None:
    luck = Luck(seed_from("variants"))
    twin = find(game).twin
    assert twin is not None
    played = [play_both(game, drawn(game, luck), number, by_chance(number)) for number in range(MATCHES)]
    for option in find(game).identity.options:
        values = 1 if option.name in twin.unlike else len(option.values)
        assert len({match.options[option.name] for match in played}) == values


@every_twin
def test_they_agree_where_one_seat_plays_against_the_others(game: str) -> None:
    """One seat takes the last option and the others the first: so scores come to what they hardly are by chance."""
    luck = Luck(seed_from("one against all"))
    for number in range(MATCHES):
        chance = by_chance(number)

        def choose(decision: Decision, chance: Choose = chance) -> int:
            last = len(decision.options) - 1
            return chance(decision) if isinstance(decision.options, Some) else 0 if decision.seat else last

        play_both(game, drawn(game, luck), number, choose)
