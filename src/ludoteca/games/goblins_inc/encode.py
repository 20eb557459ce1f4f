"""The encoding of Goblins, Inc.: its actions, and what a seat knows beside the cards. The viewer's team comes first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludoteca.facets.encoding.actions import Code, Listed, Rows, Space
from ludoteca.facets.encoding.encoder import Encoder
from ludoteca.facets.encoding.plan import BYTE, Field, Form, Knowledge, Plan, byte
from ludoteca.games.goblins_inc import asks
from ludoteca.games.goblins_inc.driving import DRIVES
from ludoteca.games.goblins_inc.flow import RULES
from ludoteca.games.goblins_inc.geometry import EDGES, SIDE, SQUARES, marks_on, turned_edges, turned_marks
from ludoteca.games.goblins_inc.pieces import (
    ARROWS,
    DICE,
    FACES,
    KIND,
    METAL,
    NAMES,
    SHIELDS,
    TILE_KINDS,
    TILES,
    Ability,
)  # fmt: skip
from ludoteca.games.goblins_inc.table import LAYOUTS, SCRAP, TACTICS_ROW, TEAMS, YARD, Phase, Result, Table
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.state import AnyTable

VERSION: Final = 1
PHASES: Final = list(Phase)
ABILITIES: Final = list(Ability)
RESULTS: Final = list(Result)
ZERO: Final = 64
"""Scores are counted from here: they may fall below nothing."""

TOKENS: Final[list[int]] = (
    [1 << square for square in range(SQUARES)]
    + [3 << square for square in range(SQUARES) if square % SIDE < SIDE - 1]
    + [(1 | 1 << SIDE) << square for square in range(SQUARES - SIDE)]
)
"""Every token: over one square, over two beside each other, over two one above the other."""

TOKEN_PLACES: Final[dict[int, int]] = {token: place for place, token in enumerate(TOKENS)}

KINDS: Final[list[int]] = [TILE_KINDS.index(KIND[tile]) + 1 for tile in TILES]
NO_EDGES: Final = bytes(len(EDGES))
_TURNED: Final = [(tile, turn) for tile in TILES for turn in range(4)]
"""Each tile after each number of quarter turns: at four times its number and the turns stand the next three."""
METAL_EDGES: Final[list[bytes]] = [
    bytes([turned_edges(METAL[tile], turn) >> edge & 1 for edge in EDGES]) for tile, turn in _TURNED
]
ARROW_EDGES: Final[list[bytes]] = [
    bytes([marks_on(turned_marks(ARROWS[tile], turn), edge) for edge in EDGES]) for tile, turn in _TURNED
]
SHIELD_EDGES: Final[list[bytes]] = [
    bytes([marks_on(turned_marks(SHIELDS[tile], turn), edge) for edge in EDGES]) for tile, turn in _TURNED
]


def _space() -> Space:
    space = Space()
    card = Code(space.add("card", len(NAMES)))
    row = Rows(space.add("row", DICE * SIDE), SIDE)
    spot = Code(space.add("spot", SQUARES * 4))
    square = Code(space.add("square", SQUARES))
    die = Code(space.add("die", asks.ALL_DICE + 1))
    offer = Listed(space.add("offer", len(asks.Offer)), list(asks.Offer))
    space.use(
        {
            asks.PASS_ON.name: card,
            asks.SHIFT.name: card,
            asks.KEEP.name: card,
            asks.ORDER.name: row,
            asks.LAY.name: spot,
            asks.PUT.name: spot,
            asks.TAPE.name: square,
            asks.LIFT.name: square,
            asks.NITRO.name: die,
            asks.HOMING.name: die,
            asks.DYNAMITE.name: offer,
            asks.ANOTHER.name: offer,
            asks.TURN_TO.name: Code(space.add("number", SIDE), 1),
            asks.DRIVE.name: Listed(space.add("drive", len(DRIVES)), DRIVES),
            asks.PICK.name: Listed(space.add("pick", len(asks.Pick)), list(asks.Pick)),
            asks.USE.name: Listed(space.add("ability", len(ABILITIES)), ABILITIES),
            asks.BET_ON.name: Listed(space.add("end", len(asks.End)), list(asks.End)),
            asks.TOKEN.name: Listed(space.add("token", len(TOKENS)), TOKENS),
        }
    )
    return space


ASKS: Final = (
    asks.PASS_ON, asks.LAY, asks.KEEP, asks.BET_ON, asks.DRIVE, asks.PICK, asks.USE, asks.TAPE, asks.LIFT,
    asks.PUT, asks.NITRO, asks.HOMING, asks.TURN_TO, asks.DYNAMITE, asks.ORDER, asks.TOKEN, asks.ANOTHER,
    asks.SHIFT,
)  # fmt: skip


def _plan(seats: int) -> Plan:
    teams, squares = len(TEAMS), len(TEAMS) * SQUARES
    fields = [
        Field("phase", 1, Form.CHOICE, len(PHASES), "what the next step is"),
        Field("result", 1, Form.CHOICE, len(RESULTS), "the last battle: open, won by the viewer's team, lost, drawn"),
        Field("round", 1, Form.NUMBER, 3, "the round"),
        Field("rounds", 1, Form.NUMBER, 3, "how many rounds are played"),
        Field("step", 1, Form.NUMBER, 8, "how many steps of assembly are done"),
        Field("combat", 1, Form.NUMBER, 4, "the combat round"),
        Field("first_team", 1, Form.FLAG, 1, "whether the viewer's team is that of the first player"),
        Field("crew", seats, Form.CHOICE, 4, "each seat: first or second of the viewer's team, or of the other"),
        Field("goblins", seats, Form.NUMBER, 4, "the goblins of each seat in the cockpit"),
        Field("scores", seats, Form.NUMBER, BYTE, f"the points of each seat, counted from {ZERO}"),
        Field("lost_tokens", teams, Form.NUMBER, 32, "tokens lost by each team"),
        Field("lost_goblins", teams, Form.NUMBER, 8, "goblins lost"),
        Field("loose", teams, Form.NUMBER, 25, "tiles that fell off before the battle"),
        Field("front", teams, Form.CHOICE, 4, "the front of each robot"),
        Field("edge", teams, Form.CHOICE, 4, "the edge of the enemy that each team attacks"),
        Field("unused", teams, Form.NUMBER, 16, "engines not used"),
        Field("overheated", teams, Form.FLAG, 1, "whether engines overheated"),
        Field("sabotage", teams, Form.FLAG, 1, "whether Sabotage is used"),
        Field("rolled", teams, Form.NUMBER, DICE, "how many dice were rolled"),
        Field("acting", teams, Form.CHOICE, 2, "in which order teams may still use abilities"),
        Field("held", teams, Form.CHOICE, 3, "which card of the tactics row each team holds"),
        Field("used", teams * len(ABILITIES), Form.FLAG, 1, "the abilities that each team has used"),
        Field("dice", teams * (DICE + 1), Form.CHOICE, FACES, "the dice as they lie, the blank face first"),
        Field("tokens", teams * len(TOKENS), Form.NUMBER, 4, "how many tokens lie over one square, two, or two"),
        Field("tile", squares, Form.NUMBER, len(TILES), "the tile on each square, from 1"),
        Field("turned", squares, Form.CHOICE, 4, "by how many quarter turns it is turned"),
        Field("kind", squares, Form.CHOICE, len(TILE_KINDS), "the kind of that tile"),
        Field("metal", squares * 4, Form.FLAG, 1, "which of its edges are metal as it lies"),
        Field("arrows", squares * 4, Form.NUMBER, 4, "the arrows on each of its edges"),
        Field("shields", squares * 4, Form.NUMBER, 4, "the shields on each of its edges"),
    ]  # fmt: skip
    space = _space()
    turned = {YARD: YARD + 1, YARD + 1: YARD, SCRAP: SCRAP + 1, SCRAP + 1: SCRAP}
    return Plan(VERSION, ASKS, space, fields, 2 + len(NAMES) + DICE * SIDE, sealed=True, turned=turned)


PLANS: Final = {seats: _plan(seats) for seats in LAYOUTS}


class GoblinsIncEncoder(Encoder):
    """Writes rows of Goblins, Inc."""

    def __init__(
        self, rules: Rules, plan: Plan, seats: int, options: Mapping[str, str], knowledge: Knowledge
    ) -> None:
        super().__init__(rules, plan, seats, options, knowledge)
        self.at_robots = self.first("tile")

    def angle(self, table: AnyTable, seat: Seat) -> int:
        """Yard and scrap of the viewer's own team come first."""
        t: Table = table
        return seat * 2 + t.team_of(seat)

    def write(self, table: AnyTable, seat: Seat, row: bytearray, at: int) -> None:
        """The battle, the seats, and both teams with their robots."""
        t: Table = table
        own = t.team_of(seat)
        row[at] = PHASES.index(t.phase) + 1
        row[at + 1] = _result(t, own)
        row[at + 2] = t.round
        row[at + 3] = t.rounds
        row[at + 4] = t.step
        row[at + 5] = t.combat
        row[at + 6] = 1 - own
        at = self._write_seats(t, seat, own, row, at + 7)
        for step in TEAMS:
            self._write_team(t, own if step == 0 else 1 - own, step, row, at)
        self._write_robots(t, own, row, self.at_robots)

    def _write_seats(self, t: Table, seat: Seat, own: int, row: bytearray, at: int) -> int:
        seats = self.seats
        for team in TEAMS:
            for place, member in enumerate(t.crews[team]):
                row[at + (member - seat) % seats] = 1 + place + (0 if team == own else 2)
        for other in range(seats):
            place = (other - seat) % seats
            row[at + seats + place] = byte(t.goblins[other])
            row[at + 2 * seats + place] = byte(t.scores[other] + ZERO)
        return at + 3 * seats

    def _write_team(self, t: Table, team: int, step: int, row: bytearray, at: int) -> None:
        """One team; ``step`` is 0 for the viewer's."""
        at += step
        row[at] = byte(t.lost_tokens[team])
        row[at + 2] = byte(t.lost_goblins[team])
        row[at + 4] = byte(t.loose[team])
        row[at + 6] = t.fronts[team] + 1
        row[at + 8] = t.edges[team] + 1
        row[at + 10] = byte(t.unused[team])
        row[at + 12] = int(t.overheated[team])
        row[at + 14] = int(t.sabotage[team])
        row[at + 16] = byte(t.rolled[team])
        for place, other in enumerate(t.acting):
            if other == team:
                row[at + 18] = place + 1
        held = t.held[team]
        if held is not None:
            row[at + 20] = t.cards(TACTICS_ROW).index(held) + 1
        at += 22 - step
        for ability in t.used[team]:
            row[at + step * len(ABILITIES) + ABILITIES.index(ability)] = 1
        at += 2 * len(ABILITIES)
        for place, face in enumerate(t.dice[team]):
            row[at + step * (DICE + 1) + place] = face + 1
        at += 2 * (DICE + 1)
        for token in t.tokens[team]:
            row[at + step * len(TOKENS) + TOKEN_PLACES[token]] += 1

    def _write_robots(self, t: Table, own: int, row: bytearray, at: int) -> None:
        """The tiles of both robots, in parts that are put together before they are written."""
        squares = len(TEAMS) * SQUARES
        lies: list[int] = [0] * (3 * squares)
        metal, arrows, shields = [NO_EDGES] * squares, [NO_EDGES] * squares, [NO_EDGES] * squares
        for step in TEAMS:
            team = own if step == 0 else 1 - own
            tiles, turns = t.tiles[team], t.turns[team]
            for square in range(SQUARES):
                tile = tiles[square]
                if tile is not None:
                    place = step * SQUARES + square
                    turn = turns[square]
                    lies[place] = tile + 1
                    lies[squares + place] = turn + 1
                    lies[2 * squares + place] = KINDS[tile]
                    look = tile * 4 + turn
                    metal[place] = METAL_EDGES[look]
                    arrows[place] = ARROW_EDGES[look]
                    shields[place] = SHIELD_EDGES[look]
        row[at : at + 15 * squares] = bytes(lies) + b"".join(metal) + b"".join(arrows) + b"".join(shields)


def _result(t: Table, own: int) -> int:
    """The result as the viewer's team sees it."""
    if t.result is Result.FIRST:
        return 2 + own
    if t.result is Result.SECOND:
        return 3 - own
    return 4 if t.result is Result.DRAW else 1


def encoder(players: int, options: Mapping[str, str], knowledge: Knowledge) -> Encoder:
    """The encoder of a match of so many."""
    return GoblinsIncEncoder(RULES, PLANS[players], players, options, knowledge)
