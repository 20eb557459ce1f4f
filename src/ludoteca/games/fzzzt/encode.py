"""The encoding of Fzzzt!: its actions, what a seat knows beside the cards, and what the heuristics make of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludoteca.facets.encoding.actions import Code, Judgement, Space
from ludoteca.facets.encoding.encoder import Encoder
from ludoteca.facets.encoding.plan import BYTE, Field, Form, Knowledge, Plan, byte
from ludoteca.games.fzzzt.flow import ASSIGN, BID, RULES
from ludoteca.games.fzzzt.guide.advice import ranked
from ludoteca.games.fzzzt.guide.outlook import WHOLE, Outlook, production
from ludoteca.games.fzzzt.pieces import NAMES, POWER, SHOWS
from ludoteca.games.fzzzt.scoring import basic_score, owned
from ludoteca.games.fzzzt.table import HAND_SIZE, LAYOUTS, ROUNDS, Phase, Table
from ludoteca.kernel.decision import Decision
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.state import AnyTable
from ludoteca.kernel.zone import Cards, Zones

VERSION: Final = 2
PHASES: Final = list(Phase)
FINE: Final = 4.0
"""Judgements of what is small are written in quarters of a power or of a point."""
ZERO: Final = 100.0
"""Where those that may be negative have their zero."""
OF_SEATS: Final = {
    "lot": "what the lot is worth to each seat, from the viewer on",
    "score": "the points of all robots of each seat",
    "bonus": "what the units of each seat promise",
    "purse": "the power that each seat may have in hand",
    "ceiling": "the highest bid that may come of it",
    "rival": "the highest bid for the lot that is likely",
    "draw": "the power that each seat may draw in a later round",
}
"""What is judged of each seat."""
PROPOSALS: Final = 8
MOST_POWER: Final = HAND_SIZE * max(POWER)
WORST: Final = 128
"""Losses are written in sixteenths of a point; what is worse by so many is as bad as any."""


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
    judged = [Field(name, seats, Form.NUMBER, BYTE, meaning) for name, meaning in OF_SEATS.items()]
    judged += [
        Field("rest", 1, Form.NUMBER, BYTE, "what the later lots of the round are worth"),
        Field(
            "proposed_power", PROPOSALS, Form.NUMBER, MOST_POWER, "the power of the cards of each proposal"
        ),
        Field("proposed_cards", PROPOSALS, Form.NUMBER, HAND_SIZE, "how many cards those are"),
        Field("proposed_loss", PROPOSALS, Form.NUMBER, WORST, "what it seems worse than the first proposal"),
        Field("proposed_symbols", PROPOSALS * 4, Form.NUMBER, 4, "how often its cards show each symbol"),
    ]
    return Plan(
        VERSION, (BID, ASSIGN), space, fields, space.size,
        sealed=True, judged=judged, proposals=PROPOSALS,
    )  # fmt: skip


PLANS: Final = {seats: _plan(seats) for seats in LAYOUTS}


class FzzztEncoder(Encoder):
    """Writes rows of Fzzzt!."""

    def write(self, table: AnyTable, seat: Seat, row: bytearray, at: int) -> None:
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

    def judge(self, table: AnyTable, zones: Zones, seat: Seat, decision: Decision | None) -> Judgement:
        """The outlook of the seat: worth, bonus and power of everybody, as far as it can tell; and what it might do."""
        t: Table = table
        seats = self.seats
        told = bytearray(self.size - self.at_judged)
        outlook = Outlook(t, seat, zones.seen)
        on_sale = t.phase is Phase.AUCTION
        rest = outlook.rest()
        price = outlook.price(rest)
        for step in range(seats):
            other = Seat((seat + step) % seats)
            means = outlook.means[other]
            worth = outlook.worth(other, t.lot) if on_sale else 0.0
            judged = [
                ZERO + FINE * worth,
                ZERO + basic_score(owned(t, other)),
                ZERO + production(means.units, means.supply + outlook.hope) / WHOLE,
                FINE * means.purse,
                FINE * means.ceiling,
                FINE * outlook.top(other, worth, price) if on_sale else 0.0,
                FINE * outlook.drawn(means.power, means.cards),
            ]
            for place in range(len(judged)):
                told[place * seats + step] = byte(int(judged[place]))
        at = len(OF_SEATS) * seats
        told[at] = byte(int(FINE * rest))
        proposed = [] if decision is None else ranked(outlook, decision, PROPOSALS)
        for number, (worth, place) in enumerate(proposed):
            assert decision is not None
            option = decision.options[place]
            cards: Cards = () if option is None else option if isinstance(option, tuple) else (option,)
            self._propose(told, at + 1 + number, cards, proposed[0][0] - worth)
        return Judgement(told, [place for _, place in proposed])

    def _propose(self, told: bytearray, at: int, cards: Cards, loss: float) -> None:
        """Write what there is to say of a proposal; its numbers stand each among those of all proposals."""
        told[at] = sum([POWER[card] for card in cards])
        told[at + PROPOSALS] = len(cards)
        told[at + 2 * PROPOSALS] = min(WORST, int(16 * loss))
        for symbol in range(4):
            shown = [card for card in cards if SHOWS[card] >> symbol & 1]
            told[at + (3 + symbol) * PROPOSALS] = len(shown)


def encoder(players: int, options: Mapping[str, str], knowledge: Knowledge) -> Encoder:
    """The encoder of a match of so many."""
    return FzzztEncoder(RULES, PLANS[players], players, options, knowledge)
