"""The same match by lines, in the window and over the wire gives the same record."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.load.client import fresh
from ludoteca.bots.supervision import PATIENCE
from ludoteca.facets.naming import Players
from ludoteca.facets.registry import find, games
from ludoteca.kernel.luck import seed_from
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import Seat
from ludoteca.server import protocol as p
from ludoteca.terminal.sitting import decide
from tests.boxes import near
from tests.server.clients import done, play, run, serving
from tests.terminal.same import assert_the_same_everywhere


async def _over_the_wire(store: str, game: str, seats: int) -> Record:
    async with serving(store) as site:
        [ann] = await site.people("Ann")
        room = await ann.open_room(p.Settings(game, seats), ["beginner"] * (seats - 1))
        viewer = await ann.enter(room, 0)
        await done(viewer, p.Start(fresh()))
        await play([viewer])
        taken = await ann.call("GET", f"/api/matches/{viewer.view.match}/record")
        return Record.parse(taken.body.decode())


def _by_chance(game: str, seats: int) -> Record:
    """A match between bots, of which the first may have been a person."""
    box = find(game)
    players = Players(["uniform", *["greedy"] * (seats - 1)])
    match = box.start(seats, seed_from("same", game))
    while not match.over:
        seat = next((seat for seat in match.pending if seat != 0), Seat(0))
        match.take(match.decision(seat), decide(match, seat, players, PATIENCE).place)
    return match.record(players.specs)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["fzzzt", "hearts"])
def test_lines_and_window_give_the_same_record(game: str, tmp_path: Path) -> None:
    record = _by_chance(game, near(game, 2))
    assert_the_same_everywhere(record, 0, tmp_path)
    assert Record.parse((tmp_path / "lines").read_text()).entries == record.entries


# A server that is very busy may let a stand-in decide: then the matches differ for that reason.
@pytest.mark.soak
@pytest.mark.parametrize("game", list(games()))
def test_lines_window_and_wire_give_the_same_record(game: str, tmp_path: Path) -> None:
    seats = near(game, 2)
    record = run(_over_the_wire(f"sqlite:///{tmp_path}/table.db", game, seats))
    assert record.winners is not None
    assert_the_same_everywhere(record, 0, tmp_path)
