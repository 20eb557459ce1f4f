"""Rulings on actions: every option has its own sequence of actions, and every sequence leads to one option."""

import pytest

from ludoteca.facets.encoding.actions import Space
from ludoteca.facets.registry import find
from ludoteca.kernel.decision import Decision, IllegalAnswer
from ludoteca.kernel.luck import Luck, seed_from
from tests.boxes import near
from tests.env.playing import Options, every_game, every_table, every_variant, walk

FEW = 130
"""So many options are all gone through, of others some."""


def reached(space: Space, decision: Decision, given: list[int]) -> list[tuple[int, list[int]]]:
    """All options that can be reached after these actions: their places, with the whole sequences."""
    choice = space.begin(decision)
    for action in given:
        place = choice.act(action)
        if place is not None:
            return [(place, given)]
    return [found for action in list(choice.legal) for found in reached(space, decision, [*given, action])]


def check(space: Space, decision: Decision, luck: Luck) -> None:
    """That actions and options of a decision belong to each other, one to one."""
    choice = space.begin(decision)
    assert len(set(choice.legal)) == len(choice.legal)
    assert min(choice.legal) >= 0 and max(choice.legal) < space.size
    ways = len(decision.options)
    if ways <= FEW:
        found = sorted(reached(space, decision, []))
        assert [place for place, _ in found] == list(range(ways))
        assert [given for _, given in found] == [space.spelt(decision, place) for place in range(ways)]
        return
    place = luck.below("place", ways)
    given = space.spelt(decision, place)
    choice = space.begin(decision)
    assert [choice.act(action) for action in given] == [None] * (len(given) - 1) + [place]


@every_table
def test_every_option_is_reached_by_one_sequence_of_actions(game: str, seats: int) -> None:
    space = find(game).encoder(seats).space
    luck = Luck(seed_from("places"))
    for number, (_, decision) in enumerate(walk(game, seats, seats)):
        if number % 5 == 0:
            check(space, decision, luck)


@every_variant
def test_every_option_of_a_variant_is_reached(game: str, options: Options) -> None:
    seats = near(game, 1 if "automa" in options else 3)
    space = find(game).encoder(seats, options).space
    luck = Luck(seed_from("places"))
    for number, (_, decision) in enumerate(walk(game, seats, str(options), options)):
        if number % 29 == 0:
            check(space, decision, luck)


@every_game
def test_the_parts_of_the_action_space_lie_side_by_side(game: str) -> None:
    space = find(game).encoder(near(game, 3)).space
    ends = [part.first + part.size for part in space.parts]
    assert [part.first for part in space.parts] == [0, *ends[:-1]]
    assert ends[-1] == space.size


@every_game
def test_every_kind_of_question_has_its_actions(game: str) -> None:
    made = find(game).encoder(near(game, 3))
    assert {ask.name for ask in made.plan.asks} == set(made.space.codes)


@every_game
def test_an_action_that_is_none_of_those_that_may_come_changes_nothing(game: str) -> None:
    seats = near(game, 2)
    space = find(game).encoder(seats).space
    _, decision = next(walk(game, seats, "illegal"))
    choice = space.begin(decision)
    before = choice.legal[:]
    wrong = next(action for action in range(space.size) if action not in before)
    with pytest.raises(IllegalAnswer, match=decision.ask.name):
        choice.act(wrong)
    assert choice.legal == before and choice.picked == []


def test_pieces_that_leave_no_choice_are_not_asked_for() -> None:
    space = find("fzzzt").encoder(2).space
    for _, decision in walk("fzzzt", 2, "pieces"):
        choice = space.begin(decision)
        while True:
            assert len(choice.legal) > 1
            if choice.act(choice.legal[0]) is not None:
                break
