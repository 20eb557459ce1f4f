"""The encoding of Zombie Fluxx: its actions, and what a seat knows beside the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludoteca.facets.encoding.actions import Around, Code, Listed, Space
from ludoteca.facets.encoding.encoder import Encoder
from ludoteca.facets.encoding.plan import BYTE, Field, Form, Knowledge, Plan, byte
from ludoteca.games.zombie_fluxx import asks
from ludoteca.games.zombie_fluxx.flow import RULES
from ludoteca.games.zombie_fluxx.pieces import NAMES
from ludoteca.games.zombie_fluxx.table import LAYOUTS, Phase, Result, Table
from ludoteca.kernel.decision import Ask
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.state import AnyTable

VERSION: Final = 1
PHASES: Final = list(Phase)
RESULTS: Final = list(Result)

OF_CARDS: Final[tuple[Ask, ...]] = (
    asks.MOVE, asks.KILL, asks.LURE, asks.DISCARD_GOAL, asks.KEEP_TO_LIMIT, asks.PLAY_DRAWN, asks.GIVE,
    asks.OWN_KEEPER, asks.KEEPER, asks.NEW_RULE, asks.NEW_RULES, asks.PLAY_AGAIN, asks.TAX, asks.ZOMBIE,
    asks.LOSE_KEEPER,
)  # fmt: skip
OF_SEATS: Final[tuple[Ask, ...]] = (asks.FLEE_TO, asks.LURE_TO, asks.REPEL_TO, asks.OPPONENT)
OF_WORDS: Final[tuple[Ask, ...]] = (asks.SIDE, asks.GROAN, asks.CALL_DRAW)


def _plan(seats: int) -> Plan:
    cards = len(NAMES)
    space = Space()
    card = Code(space.add("card", cards))
    pickable = space.size
    seat = Around(space.add("seat", seats), seats)
    space.use({ask.name: card for ask in OF_CARDS})
    space.use({ask.name: seat for ask in OF_SEATS})
    space.use(
        {
            asks.SIDE.name: Listed(space.add("side", 2), list(asks.Side)),
            asks.GROAN.name: Listed(space.add("groan", 2), list(asks.Groan)),
            asks.CALL_DRAW.name: Listed(space.add("vote", 2), list(asks.Vote)),
        }
    )
    fields = [
        Field("phase", 1, Form.CHOICE, len(PHASES), "what the next step is"),
        Field("result", 1, Form.CHOICE, len(RESULTS), "how the game stands"),
        Field("winner", seats, Form.FLAG, 1, "who has won, from the viewer on"),
        Field("turn", seats, Form.FLAG, 1, "whose turn it is"),
        Field("turns", 1, Form.NUMBER, BYTE, "how many turns have been begun, 255 at most"),
        Field("drawn", 1, Form.NUMBER, 16, "cards drawn for the draw number in this turn"),
        Field("played", 1, Form.NUMBER, 16, "cards played in this turn"),
        Field("no_hand", 1, Form.FLAG, 1, "whether the turn began with an empty hand under No-Hand Bonus"),
        Field("draw_done", 1, Form.FLAG, 1, "whether the draw is done"),
        Field("extra_turn", 1, Form.FLAG, 1, "whether another turn follows"),
        Field("in_a_row", 1, Form.NUMBER, 8, "turns of this player in a row"),
        Field("eradicated", 1, Form.NUMBER, 16, "cards that Eradication Bonus still owes"),
        Field("groaners", seats, Form.NUMBER, 8, "zombies that each seat has gained since the last settling"),
        Field("used", cards, Form.FLAG, 1, "sources of kills and free actions used in this turn"),
        Field("settled_goals", cards, Form.FLAG, 1, "the Goals in play when Larry was last looked at"),
    ]
    return Plan(VERSION, OF_CARDS + OF_SEATS + OF_WORDS, space, fields, pickable, sealed=True)


PLANS: Final = {seats: _plan(seats) for seats in LAYOUTS}


class ZombieFluxxEncoder(Encoder):
    """Writes rows of Zombie Fluxx."""

    def write(self, table: AnyTable, seat: Seat, row: bytearray, at: int) -> None:
        """The turn, and what is counted in it."""
        t: Table = table
        seats = self.seats
        row[at] = PHASES.index(t.phase) + 1
        row[at + 1] = RESULTS.index(t.result) + 1
        at += 2
        if t.winner is not None:
            row[at + (t.winner - seat) % seats] = 1
        at += seats
        row[at + (t.turn - seat) % seats] = 1
        at += seats
        row[at] = byte(t.turns)
        row[at + 1] = byte(t.drawn)
        row[at + 2] = byte(t.played)
        row[at + 3] = int(t.no_hand)
        row[at + 4] = int(t.draw_done)
        row[at + 5] = int(t.extra_turn)
        row[at + 6] = byte(t.turns_in_a_row)
        row[at + 7] = byte(t.eradicated)
        at += 8
        for groaner in t.groaners:
            row[at + (groaner - seat) % seats] += 1
        at += seats
        for card in t.used:
            row[at + card] = 1
        at += self.cards
        for card in t.settled_goals:
            row[at + card] = 1


def encoder(players: int, options: Mapping[str, str], knowledge: Knowledge) -> Encoder:
    """The encoder of a match of so many."""
    return ZombieFluxxEncoder(RULES, PLANS[players], players, options, knowledge)
