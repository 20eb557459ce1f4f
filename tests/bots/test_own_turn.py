"""Rulings on the look at the own turn: it finds what is certain, and calls nothing certain that hangs on luck or secrets."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ludoteca.bots.ismcts.bot import Budget, Ismcts, drawn
from ludoteca.bots.ismcts.own_turn import Proven, prove
from ludoteca.bots.registry import make
from ludoteca.facets.guide import Drawn, Finish
from ludoteca.facets.registry import find
from ludoteca.games.zombie_fluxx.guide.advice import GUIDE
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat
from tests.bots.riddle import GUESS, RIDDLE, WAGER, ZERO, begun
from tests.games.zombie_fluxx.positions import match_at

BREAKFAST: dict[str, Any] = {"goals": "donuts-with-coffee", "keepers": {0: "donuts"}}


def proven(match: Match, most: int = 600, all_wins: bool = False) -> Proven:
    """What is sure about seat 0's decision."""
    return prove(match.perspective(ZERO), GUIDE, Luck(seed_from("look")), most, all_wins=all_wins)


def winning(match: Match, found: Proven) -> list[str]:
    decision = match.decision(ZERO)
    return [decision.spell(decision.options[place], match.names) for place in found.wins]


def test_a_victory_in_one_move_is_proven() -> None:
    match = match_at(hands={0: "lumber coffee shovel"}, **BREAKFAST)
    assert winning(match, proven(match)) == ["coffee"]


def test_a_victory_that_needs_more_plays_first_is_proven() -> None:
    match = match_at(
        hands={0: "play-2 coffee shovel breakfast-and-lunch"}, goals="", keepers={0: "sandwiches"}
    )
    assert winning(match, proven(match)) == []
    match = match_at(hands={0: "play-3 coffee donuts shovel"}, goals="donuts-with-coffee")
    found = proven(match, all_wins=True)
    assert winning(match, found) == ["play-3"]
    assert [len(line) for line in found.lines.values()] == [3]


def test_a_card_that_is_still_to_be_drawn_proves_nothing_though_it_lies_on_top() -> None:
    match = match_at(hands={0: "draw-2 lumber"}, rules="play-2", top="coffee", **BREAKFAST)
    assert winning(match, proven(match)) == []
    match.answer_text(ZERO, "draw-2")
    assert winning(match, proven(match)) == ["coffee"]


def test_what_is_left_out_for_lack_of_time_is_not_proven() -> None:
    match = match_at(hands={0: "lumber coffee shovel"}, **BREAKFAST)
    assert proven(match, 0) == Proven()


def test_no_victory_is_proven_where_nothing_is_followed_to_its_end() -> None:
    match = match_at(hands={0: "lumber shovel"}, **BREAKFAST)
    found = proven(match)
    assert not found.whole and found.best is None and found.settled == []


def test_a_bot_takes_a_proven_victory_with_a_single_world_for_a_budget() -> None:
    match = match_at(hands={0: "lumber play-all shovel coffee donuts"}, goals="donuts-with-coffee")
    bot = make("ismcts:1", find("zombie_fluxx"), Luck(seed_from(1)))
    for _ in range(3):
        match.take(match.decision(ZERO), bot.decide(match.perspective(ZERO)))
    assert match.table.winner == ZERO


def test_a_game_that_does_not_say_what_is_certain_is_not_looked_through() -> None:
    assert prove(begun().perspective(ZERO), RIDDLE, Luck(seed_from(1))) == Proven()


def test_what_a_game_does_not_call_certain_is_not() -> None:
    """A rule may read a card that it does not show: the riddle's box."""
    unsure = replace(GUIDE, finish=Finish(lambda match, seat: True, lambda match, seat: None))
    match = match_at(hands={0: "lumber coffee shovel"}, **BREAKFAST)
    assert prove(match.perspective(ZERO), unsure, Luck(seed_from(1))).values == {}


@pytest.mark.parametrize("seed", range(3))
def test_a_mixed_choice_is_drawn_as_often_as_its_chances_say(seed: int) -> None:
    luck = Luck(seed_from(seed))
    mixed = [Drawn(4, 0.75, 0.5), Drawn(7, 0.25, 0.5)]
    found = [drawn(mixed, luck) for _ in range(400)]
    assert set(found) == {4, 7} and found.count(4) == pytest.approx(300, abs=40)


def test_a_bot_mixes_where_its_game_says_how() -> None:
    guide = replace(RIDDLE, solve=lambda known, luck, go_on: [Drawn(WAGER, 1.0, 0.5)])
    match = begun()
    assert Ismcts(guide, Luck(seed_from(1)), Budget(worlds=5)).decide(match.perspective(Seat(0))) == WAGER
    match.answer(ZERO, WAGER)
    assert match.decision(ZERO).ask is GUESS
