"""The encoding of Fzzzt!: its actions, and what a seat knows beside the cards."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.fzzzt.flow import ASSIGN, BID, ROUNDS
from ludoteca.games.fzzzt.pieces import NAMES
from ludoteca.games.fzzzt.table import LAYOUTS, Phase, Table
from ludoteca.kernel.actions import Code, Space
from ludoteca.kernel.encoding import Encoder, Field, Form, Plan
from ludoteca.kernel.seat import Seat

VERSION: Final = 1
PHASES: Final = list(Phase)


def _plan(seats: int) -> Plan:
    space = Space()
    card = Code(space.add("card", len(NAMES)))
    space.use({BID.name: card, ASSIGN.name: card})
    fields = [
        Field("phase", 1, Form.CHOICE, len(PHASES), "what the next step is"),
        Field("round", 1, Form.NUMBER, ROUNDS, "the round"),
        Field("chief", seats, Form.FLAG, 1, "who is chief, from the viewer on"),
        Field("last_winner", seats, Form.FLAG, 1, "who won the last auction"),
        Field("last_lot", len(NAMES), Form.FLAG, 1, "what was sold in it"),
        Field("last_bids", len(NAMES), Form.CHOICE, seats, "who bid each card in it, from the viewer on"),
    ]
    return Plan(VERSION, (BID, ASSIGN), space, fields, space.size, sealed=True)


PLANS: Final = {seats: _plan(seats) for seats in LAYOUTS}


class FzzztEncoder(Encoder):
    """Writes rows of Fzzzt!."""

    def write(self, table: Any, seat: Seat, row: bytearray, at: int) -> None:
        """Phase, round, chief, and the last auction."""
        t: Table = table
        seats = self.seats
        row[at] = PHASES.index(t.phase) + 1
        row[at + 1] = t.round
        at += 2
        row[at + (t.chief - seat) % seats] = 1
        at += seats
        if t.last_winner is not None:
            row[at + (t.last_winner - seat) % seats] = 1
        at += seats
        if t.last_lot is not None:
            row[at + t.last_lot] = 1
        at += self.cards
        for bidder in range(len(t.last_bids)):
            for card in t.last_bids[bidder]:
                row[at + card] = (bidder - seat) % seats + 1
