"""Rulings on bots that raise, hang or answer nonsense: they lose, and the run goes on."""

from collections.abc import Callable

import pytest

from ludoteca.arena.schedule import schedule
from ludoteca.arena.tournament import Result, hold
from ludoteca.bots.bot import Bot
from ludoteca.bots.uniform import Uniform
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
def test_a_bot_that_does_wrong_loses_and_the_run_goes_on(
    monkeypatch: pytest.MonkeyPatch, deed: Deed, kind: str, message: str
) -> None:
    result = meeting(monkeypatch, deed)
    assert result.games == 2 and result.pairs[0].score == 0
    assert sum(fault.times for fault in result.faults) == 2
    assert {(fault.bot, fault.kind) for fault in result.faults} == {("odd", kind)}
    assert message in result.faults[0].message and "\n" not in result.faults[0].message


def test_a_bot_that_hangs_is_interrupted_and_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    result = meeting(monkeypatch, bots.hangs, patience=0.05)
    assert result.pairs[0].score == 0
    assert [(fault.kind, fault.message) for fault in result.faults] == [("hung", "no answer within 0.05 s")]


def test_a_bot_that_cannot_be_made_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    planned = schedule("fzzzt", ["greedy", "uniform"], 2, 5)

    def make(spec: str, game: str, luck: Luck) -> Bot:
        if spec == "greedy":
            raise RuntimeError("no room")
        return Uniform(luck)

    monkeypatch.setattr("ludoteca.arena.deal.make", make)
    result = hold(planned)
    assert result.pairs[0].score == 0
    assert result.faults[0].kind == "raised" and "no room" in result.faults[0].message


def test_no_seat_of_the_bot_at_fault_makes_points(monkeypatch: pytest.MonkeyPatch) -> None:
    result = meeting(monkeypatch, bots.raises, players=3)
    assert result.pairs[0].score == 0
    assert result.ratings[0].bot == "uniform"


def test_alone_a_fault_is_a_match_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    result = meeting(monkeypatch, bots.raises, players=1)
    assert result.deals[0].matches[0].ranks == (2,)


def test_a_fault_is_reported_once_with_how_often_and_where_first(monkeypatch: pytest.MonkeyPatch) -> None:
    [fault] = meeting(monkeypatch, bots.raises).faults
    assert (fault.times, fault.against, fault.deal, fault.seat) == (2, "uniform", 0, 0)
    assert fault.seating == ("odd", "uniform") and len(fault.seed) == 64


def test_a_fault_gives_the_same_digest_again(monkeypatch: pytest.MonkeyPatch) -> None:
    assert meeting(monkeypatch, bots.raises).digest == meeting(monkeypatch, bots.raises).digest


def test_a_mistake_of_the_rules_is_not_put_on_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise KeyError("a mistake of ours")

    monkeypatch.setattr("ludoteca.arena.watch.next_decision", broken)
    with pytest.raises(KeyError):
        hold(schedule("fzzzt", ["uniform", "greedy"], 2, 1))
