"""What a game shows is what it has declared: its faces, its facts and its signs, wherever a match stands."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from ludoteca.facets.display import declared
from ludoteca.facets.game import Game
from ludoteca.facets.registry import games
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.playout import next_decision
from ludoteca.kernel.seat import SPECTATOR, Seat

EVERY = 5
"""After so many answers a match is looked at."""

each_game = pytest.mark.parametrize("game", games().values(), ids=games())


def objection(shown: object, sort: Any) -> str | None:
    """What is wrong with something that is shown, as it goes over the wire: a word, a field too few, or one too many."""
    wire = msgspec.json.encode(shown)
    wrong = ""
    for part in get_args(sort) or (sort,):
        try:
            found = msgspec.json.decode(wire, type=part)
        except msgspec.ValidationError as error:
            wrong = f"{wrong}{error}; "
            continue
        if json.loads(msgspec.json.encode(found)) == json.loads(wire):
            return None
        wrong = f"{wrong}more than {part.__name__} has; "
    return wrong


def moments(game: Game, seats: int, luck: Luck) -> Iterator[Match]:
    """A match that is played by chance, at every few answers and at its end."""
    match = game.start(seats, seed_from((game.id, seats)))
    given = 0
    while (decision := next_decision(match)) is not None:
        if given % EVERY == 0:
            yield match
        match.take(decision, luck.below("moments", len(decision.options)))
        given += 1
    yield match


@each_game
def test_every_face_is_one_that_is_declared(game: Game) -> None:
    sort = declared(game.rules, game.display)["Face"]
    wrong = {name: objection(game.display.face(name), sort) for name in game.identity.names}
    assert not {name: why for name, why in wrong.items() if why is not None}


@each_game
def test_facts_and_signs_are_those_that_are_declared_wherever_a_match_stands(game: Game) -> None:
    sorts = declared(game.rules, game.display)
    least, most = game.identity.seats
    for seats in range(least, most + 1):
        for match in moments(game, seats, Luck(seed_from("moments"))):
            for viewer in (SPECTATOR, *[Seat(number) for number in range(seats)]):
                view = match.view(viewer)
                assert objection(view.facts, sorts["Facts"]) is None
                assert objection(game.display.signs(view), sorts["Signs"]) is None


@each_game
def test_what_is_not_declared_is_objected_to(game: Game) -> None:
    sorts = declared(game.rules, game.display)
    view = game.start(game.identity.seats[0], seed_from("a start")).view(SPECTATOR)
    shown = {
        "Face": game.display.face(game.identity.names[0]),
        "Facts": view.facts,
        "Signs": game.display.signs(view),
    }
    for name, one in shown.items():
        assert objection({**one, "hearsay": 1}, sorts[name]), f"{name} may have any field"
        for field in one:
            wrong = objection({**one, field: {"hearsay": [[[]]]}}, sorts[name])
            assert wrong and field in wrong, f"{name} may have anything as its {field}"
