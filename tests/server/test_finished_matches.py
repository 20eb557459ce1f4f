"""Rulings about finished matches: seen again from any seat, and gone on with from any decision."""

from __future__ import annotations

import pytest

from ludoteca.facets.naming import Players
from ludoteca.facets.registry import find, games
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.playout import play_out
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import SPECTATOR, Seat, viewers
from ludoteca.server.replay import dealt_anew, forked, moment
from ludoteca.server.scene import scene_of
from tests.boxes import near

PEOPLE = ["Ann", "Bob", "Cat", "Dan"]

every_game = pytest.mark.parametrize("game", sorted(games()))


def played(game: str, seed: str = "past") -> Record:
    """The record of a match that chance has played."""
    match = find(game).start(near(game, 2), seed_from(seed))
    luck = Luck(seed_from("answers", seed))
    while not match.over:
        decision = next(iter(match.pending.values()))
        match.take(decision, luck.below("option", len(decision.options)))
    return match.record(PEOPLE[: match.seats])


@every_game
def test_a_replay_shows_each_seat_what_it_saw_then(game: str) -> None:
    record = played(game)
    rules = find(game).rules
    for number in range(0, len(record.entries), max(1, len(record.entries) // 8)):
        then = Match.replay(rules, record, number)
        for viewer in viewers(then.seats):
            scene, _ = moment(record, number, viewer)
            assert scene == scene_of(then, viewer, Players.of(record).names(viewer))


@every_game
def test_with_open_cards_nothing_is_hidden(game: str) -> None:
    record = played(game)
    scene, _ = moment(record, len(record.entries) // 2, None)
    assert scene.viewer == SPECTATOR
    cards = [card for zone in scene.zones for card in zone.cards]
    assert sorted(str(card) for card in cards) == sorted(find(game).identity.names)


@every_game
def test_a_fork_with_the_same_cards_goes_on_from_the_same_table(game: str) -> None:
    record = played(game)
    number = len(record.entries) // 2
    fork = Match.replay(find(game).rules, forked(record, number))
    assert fork.position() == Match.replay(find(game).rules, record, number).position()
    assert not fork.over


@every_game
def test_a_fork_dealt_anew_looks_the_same_to_its_seat_and_can_be_played(game: str) -> None:
    record = played(game)
    rules = find(game).rules
    number = len(record.entries) // 2
    then = Match.replay(rules, record, number)
    while not then.at_step_start:
        number -= 1
        then = Match.replay(rules, record, number)
    others: set[str] = set()
    for seed in range(6):
        fork = Match.replay(rules, dealt_anew(record, number, Seat(0), seed_from("fork", seed)))
        assert fork.view(Seat(0)).zones == then.view(Seat(0)).zones
        assert fork.view(Seat(0)).facts == then.view(Seat(0)).facts
        others.add(str(fork.position()["zones"]))
        play_out(fork, Luck(seed_from("on", seed)))
        assert fork.over
    assert len(others) > 1, "what the seat could not know is dealt anew each time"
