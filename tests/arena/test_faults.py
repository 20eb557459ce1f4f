"""Rulings on bots that raise, hang or answer nonsense: they are named, a stand-in plays on, and the run goes on."""

import json
from collections.abc import Callable

import pytest

from ludoteca.arena.schedule import schedule
from ludoteca.arena.tournament import Result, hold
from ludoteca.bots import registry
from ludoteca.bots.bot import Bot
from ludoteca.facets.game import Game
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.perspective import Perspective
from tests.arena import bots
from tests.arena.bots import let_in

Deed = Callable[[Perspective], object]


def meeting(patch: pytest.MonkeyPatch, deed: Deed, players: int = 2, patience: float = 60) -> Result:
    """Two deals of an odd bot against uniform."""
    let_in(patch, "odd", deed)
    games = 2 if players == 1 else players
    game = "red_rising" if players == 1 else "fzzzt"
    return hold(schedule(game, ["odd", "uniform"], games, 5, players, patience=patience))


@pytest.mark.parametrize(
    ("deed", "kind", "message"),
    [
        (bots.raises, "raised", "ValueError: lost the thread (bots.py:"),
        (bots.leaves, "raised", "SystemExit: 3"),
        (bots.beyond, "illegal", "there is no place"),
        (bots.before, "illegal", "there is no place -1 among"),
        (bots.words, "illegal", "'the first' is no place among"),
    ],
)
def test_a_stand_in_plays_on_for_a_bot_that_does_wrong(
    monkeypatch: pytest.MonkeyPatch, deed: Deed, kind: str, message: str
) -> None:
    result = meeting(monkeypatch, deed)
    assert result.games == 2
    assert sum(fault.times for fault in result.faults) == 2
    assert {(fault.bot, fault.kind) for fault in result.faults} == {("odd", kind)}
    assert message in result.faults[0].message and "\n" not in result.faults[0].message


def test_a_bot_that_hangs_is_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    result = meeting(monkeypatch, bots.hangs, patience=0.05)
    assert [(fault.kind, fault.message) for fault in result.faults] == [("hung", "no answer within 0.05 s")]
    assert result.faults[0].times == 2


def test_for_a_bot_that_cannot_be_made_the_stand_in_plays_all(monkeypatch: pytest.MonkeyPatch) -> None:
    planned = schedule("fzzzt", ["greedy", "uniform"], 2, 5)

    def make(spec: str, game: Game, luck: Luck) -> Bot:
        if spec == "greedy":
            raise RuntimeError("no room")
        return registry.make(spec, game, luck)

    monkeypatch.setattr("ludoteca.bots.supervision.make", make)
    result = hold(planned)
    assert result.faults[0].kind == "raised" and "no room" in result.faults[0].message
    assert result.pairs[0].score == 1
    assert result.deals[0].matches[0].clocks[0].count == 0


def test_what_the_stand_in_makes_counts_for_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    result = meeting(monkeypatch, bots.raises, players=3)
    assert result.pairs[0].score > 0.5
    for deal in result.deals:
        assert all(1 in match.ranks for match in deal.matches)


def test_alone_the_stand_in_plays_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    match = meeting(monkeypatch, bots.raises, players=1).deals[0].matches[0]
    assert [(fault.seat, fault.kind) for fault in match.faults] == [(0, "raised")]
    assert match.scores[0] > 100
    assert match.clocks[0].count == 3


def test_faults_are_in_the_json_with_how_often(monkeypatch: pytest.MonkeyPatch) -> None:
    [fault] = json.loads(json.dumps(meeting(monkeypatch, bots.raises).plain()))["faults"]
    assert (fault["bot"], fault["kind"], fault["times"]) == ("odd", "raised", 2)


def test_a_fault_is_reported_once_with_how_often_and_where_first(monkeypatch: pytest.MonkeyPatch) -> None:
    [fault] = meeting(monkeypatch, bots.raises).faults
    assert (fault.times, fault.against, fault.deal, fault.seat) == (2, "uniform", 0, 0)
    assert fault.seating == ("odd", "uniform") and len(fault.seed) == 64


def test_a_fault_gives_the_same_digest_again(monkeypatch: pytest.MonkeyPatch) -> None:
    assert meeting(monkeypatch, bots.raises).digest == meeting(monkeypatch, bots.raises).digest


def test_a_mistake_of_the_rules_is_not_put_on_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise KeyError("a mistake of ours")

    monkeypatch.setattr("ludoteca.arena.timing.next_decision", broken)
    with pytest.raises(KeyError):
        hold(schedule("fzzzt", ["uniform", "greedy"], 2, 1))
