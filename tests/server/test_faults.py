"""Rulings about faults: killed servers, taken over rooms, cut lines and crowds, as bench/load makes them in earnest."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.load import people
from bench.load.cuts import KINDS, cut
from bench.load.kills import kill
from bench.load.ledger import Archive, Findings, Ledger
from bench.load.takeovers import take_over
from bench.load.throughput import load
from ludoteca.server import protocol as p
from ludoteca.server.room_events import Answered, StoredEvent
from ludoteca.server.wire_scene import Speech
from tests.server.clients import run

AT_ONCE = p.Settings("goblins_inc", 2)
"""A game in which everybody is asked at once."""
AT_ONCE_AND_SHORT = p.Settings("fzzzt", 2)
IN_TURNS = p.Settings("zombie_fluxx", 2)


class OneLog(Archive):
    """An archive of one event log, which may be such as no database would hold."""

    def __init__(self, *commands: tuple[str, str]) -> None:
        """The ids of commands, each with the answer that is stored."""
        self._entries = [
            StoredEvent(number, 0.0, Answered(0, text), f"guest {id}")
            for number, (id, text) in enumerate(commands)
        ]

    def entries(self, room: str) -> list[StoredEvent]:
        """The same for every room."""
        return self._entries


def sent(*ids: str) -> Ledger:
    """A ledger of answers of which nothing has been heard."""
    ledger = Ledger()
    for id in ids:
        ledger.send("room", p.Answer(id, 0, 0, "robot"))
    return ledger


# -- the audit -------------------------------------------------------------------------------------


def test_an_answer_without_a_reply_may_be_stored_or_not() -> None:
    assert OneLog(("a", "robot")).audit(sent("a", "b"), ["room"]) == Findings()


def test_an_acknowledged_answer_that_is_not_there_is_lost() -> None:
    ledger = sent("a", "b")
    ledger.reply("room", p.Done("b"))
    assert OneLog(("a", "robot")).audit(ledger, ["room"]) == Findings(lost=1)


def test_an_answer_that_is_there_twice_is_doubled() -> None:
    assert OneLog(("a", "robot"), ("a", "robot")).audit(sent("a"), ["room"]) == Findings(doubled=1)


def test_a_refused_answer_that_is_there_is_unwanted() -> None:
    ledger = sent("a")
    ledger.reply("room", p.Refused("stale", Speech("room-refused-stale"), "a"))
    assert OneLog(("a", "robot")).audit(ledger, ["room"]) == Findings(unwanted=1)


def test_another_answer_than_the_one_sent_is_altered_and_so_is_one_that_nobody_sent() -> None:
    assert OneLog(("a", "mechanic"), ("b", "robot")).audit(sent("a"), ["room"]) == Findings(altered=2)


# -- the faults ------------------------------------------------------------------------------------


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """People who hardly think their answers over."""
    monkeypatch.setattr(people, "PAUSE", 0.002)


@pytest.mark.usefixtures("hasty")
def test_what_was_acknowledged_outlives_killed_servers(tmp_path: Path) -> None:
    report = run(kill(tmp_path, 2, 1, [AT_ONCE, IN_TURNS], "test"))
    assert report.broken == []
    assert report.figures["kills"] == 2


@pytest.mark.usefixtures("hasty")
def test_the_rooms_of_a_killed_server_go_on_at_another(tmp_path: Path, postgres: str, redis: str) -> None:
    report = run(take_over(tmp_path, postgres, redis, 3, [AT_ONCE_AND_SHORT, IN_TURNS], "test"))
    # How long it takes is for the bench to say: a busy machine is no broken promise.
    assert [line for line in report.broken if "took more than" not in line] == []
    # A room whose match has just ended is not taken over, so one kill might move none.
    assert report.figures["rooms_moved"] >= 1


def test_cuts_and_doubled_messages_lose_and_double_no_answer(tmp_path: Path) -> None:
    report = run(cut(tmp_path, 60, [AT_ONCE_AND_SHORT, IN_TURNS], "test"))
    assert report.broken == []
    assert report.figures["faults"] == 60
    assert all(report.figures[f"faults_{kind}"] for kind in KINDS)


def test_a_crowd_is_answered_and_nothing_is_lost(tmp_path: Path) -> None:
    report = run(load(tmp_path, 2, [60], 3, "zombie_fluxx", 1, 0, "test"))
    # How fast it is on a busy machine is no ruling.
    assert [promise for promise in report.broken if "within" not in promise] == []
    assert report.figures["answers"] == report.figures["answer_to_done_count"] > 0
