"""The table of Goblins, Inc.: its zones, its public fields, and the plain verbs. §2, §15

Teams are 0 and 1; team 0 is that of the first player. A robot is what lies on the yard of its team.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from ludoteca.games.goblins_inc.geometry import (
    COCKPIT,
    NO_TILES,
    NORTH,
    SQUARES,
    Frame,
    connected,
    laid,
    marks_on,
    squares_in,
    turned_edges,
    turned_marks,
)  # fmt: skip
from ludoteca.games.goblins_inc.pieces import (
    ARROWS,
    COCKPIT_ENGINES,
    ENGINES,
    FORBIDDEN,
    GOBLINS_EACH,
    KIND,
    METAL,
    NAMES,
    Ability,
    Colour,
    Kind,
)  # fmt: skip
from ludoteca.kernel.card import Card
from ludoteca.kernel.event import Fact
from ludoteca.kernel.layout import Layout, Order, Sight, Zone
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.state import (
    AS_CARD,
    AS_FLAG,
    AS_NUMBER,
    SETTING,
    Listed,
    Maybe,
    Several,
    Word,
    written,
)  # fmt: skip
from ludoteca.kernel.zone import Cards, Zones

TILE_STACK: Final = 0
YARD: Final = 1
SCRAP: Final = 3
"""Yard and scrap pile of team t are YARD + t and SCRAP + t."""
TACTICS_DECK: Final = 5
TACTICS_ASIDE: Final = 6
TACTICS_ROW: Final = 7
TACTICS_USED: Final = 8
SCORED: Final = 9
BLUEPRINT_DECK: Final = 10
BLUEPRINT: Final = 11
TEAM_DECK: Final = 12
TEAM_CARD: Final = 13
BOX: Final = 14
FIRST_SEAT: Final = 15
PER_SEAT: Final = 7

TEAMS: Final = (0, 1)
COLOURS: Final[list[Colour]] = list(Colour)
"""The colour of each seat (R42)."""
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4


class Phase(Enum):
    """What the next step is. §16"""

    ASSEMBLY = "assembly"
    KEEP = "keep"
    CHOOSE = "choose"
    BEFORE = "before"
    AFTER = "after"
    ORDER = "order"
    STRIKE = "strike"
    VOTE = "vote"
    OVER = "over"


class Result(Enum):
    """How a battle has ended. §12.1"""

    NONE = "none"
    FIRST = "first"
    SECOND = "second"
    DRAW = "draw"


@dataclass(frozen=True)
class Switches:
    """The match options that the rules look at. §14.5"""

    team_version: bool
    rounds: int
    partners_see_tiles: bool
    loose_parts_count: bool
    overspending_forbidden: bool
    sabotage_always_rolls: bool
    driller_spares_forbidden: bool
    crane_drops_nothing: bool


def _layout(seats: int) -> Layout:
    zones = [
        Zone("tile stack", Sight.NOBODY, Order.ROW, pool="tiles"),
        Zone("yard 0", Sight.OPEN, Order.HEAP),
        Zone("yard 1", Sight.OPEN, Order.HEAP),
        Zone("scrap 0", Sight.OPEN, Order.HEAP),
        Zone("scrap 1", Sight.OPEN, Order.HEAP),
        Zone("tactics deck", Sight.NOBODY, Order.ROW, pool="tactics"),
        Zone("tactics aside", Sight.NOBODY, Order.ROW, pool="tactics"),
        Zone("tactics row", Sight.OPEN, Order.ROW),
        Zone("tactics used", Sight.OPEN, Order.HEAP),
        Zone("scored", Sight.OPEN, Order.ROW),
        Zone("blueprint deck", Sight.NOBODY, Order.ROW, pool="blueprints"),
        Zone("blueprint", Sight.OPEN, Order.ROW),
        Zone("team deck", Sight.NOBODY, Order.ROW, pool="teams"),
        Zone("team card", Sight.OPEN, Order.ROW),
        Zone("box", Sight.OPEN, Order.HEAP),
    ]
    for number in range(seats):
        seat = Seat(number)
        agendas, ends = f"agendas {number}", f"ends {number}"
        zones += [
            Zone(f"tiles {number}", Sight.OWNER, Order.HEAP, seat, "tiles"),
            Zone(agendas, Sight.NOBODY, Order.ROW, seat, agendas),
            Zone(f"hand {number}", Sight.OWNER, Order.HEAP, seat, agendas),
            Zone(f"kept {number}", Sight.OWNER, Order.HEAP, seat, agendas),
            Zone(f"thrown out {number}", Sight.OWNER, Order.HEAP, seat, agendas),
            Zone(f"end {number}", Sight.OWNER, Order.HEAP, seat, ends),
            Zone(f"other end {number}", Sight.OWNER, Order.HEAP, seat, ends),
        ]
    return Layout(tuple(zones), NAMES, seats)


LAYOUTS: Final = {seats: _layout(seats) for seats in range(FEWEST_SEATS, MOST_SEATS + 1)}


def tiles_zone(seat: Seat) -> int:
    """The number of the tiles that a seat holds."""
    return FIRST_SEAT + PER_SEAT * seat


def agendas_zone(seat: Seat) -> int:
    """The number of a seat's agenda deck."""
    return FIRST_SEAT + PER_SEAT * seat + 1


def hand_zone(seat: Seat) -> int:
    """The number of the agendas that a seat may still keep."""
    return FIRST_SEAT + PER_SEAT * seat + 2


def kept_zone(seat: Seat) -> int:
    """The number of the agendas that a seat has kept."""
    return FIRST_SEAT + PER_SEAT * seat + 3


def thrown_out_zone(seat: Seat) -> int:
    """The number of the agendas that a seat has thrown out."""
    return FIRST_SEAT + PER_SEAT * seat + 4


def end_zone(seat: Seat) -> int:
    """The number of the zone of the end that counts, should the bet card be kept."""
    return FIRST_SEAT + PER_SEAT * seat + 5


def other_end_zone(seat: Seat) -> int:
    """The number of the zone of the end that does not count."""
    return FIRST_SEAT + PER_SEAT * seat + 6


@dataclass
class Table:
    """The state of a match of Goblins, Inc."""

    zones: Zones
    seats: int = field(metadata=SETTING)
    switches: Switches = field(metadata=SETTING)
    phase: Phase = field(metadata=written(Word(Phase)))
    round: int = field(metadata=written(AS_NUMBER))
    rounds: int = field(metadata=written(AS_NUMBER))
    """How many rounds are played; a tie after two may bring a third. §13"""
    crews: tuple[tuple[Seat, ...], ...] = field(metadata=written(Several(Several(AS_NUMBER))))
    """For each team its players, the first pilot first; team 0 is the first player's. §6"""
    step: int = field(metadata=written(AS_NUMBER))
    """How many steps of assembly are done. §7.1"""
    combat: int = field(metadata=written(AS_NUMBER))
    """The combat round, from 1. §10"""
    tiles: list[list[Card | None]] = field(metadata=written(Listed(Listed(Maybe(AS_CARD)))))
    """For each team the tile on each square. §3.1"""
    turns: list[list[int]] = field(metadata=written(Listed(Listed(AS_NUMBER))))
    """For each team by how many quarter turns the tile on each square is turned. §3.2"""
    tokens: list[list[int]] = field(metadata=written(Listed(Listed(AS_NUMBER))))
    """For each team its tokens: the squares under each. §9"""
    goblins: list[int] = field(metadata=written(Listed(AS_NUMBER)))
    """For each seat its goblins in the cockpit."""
    lost_tokens: list[int] = field(metadata=written(Listed(AS_NUMBER)))
    lost_goblins: list[int] = field(metadata=written(Listed(AS_NUMBER)))
    loose: list[int] = field(metadata=written(Listed(AS_NUMBER)))
    """How many tiles of each team fell off before the battle. §9"""
    fronts: list[int] = field(metadata=written(Listed(AS_NUMBER)))
    edges: list[int] = field(metadata=written(Listed(AS_NUMBER)))
    """For each team the edge of the enemy that it attacks. §3.5"""
    unused: list[int] = field(metadata=written(Listed(AS_NUMBER)))
    overheated: list[bool] = field(metadata=written(Listed(AS_FLAG)))
    held: list[Card | None] = field(metadata=written(Listed(Maybe(AS_CARD))))
    """For each team the tactics card it may use. §10.3"""
    used: list[tuple[Ability, ...]] = field(metadata=written(Listed(Several(Word(Ability)))))
    """For each team the abilities it has used, or done without, in this combat round."""
    sabotage: list[bool] = field(metadata=written(Listed(AS_FLAG)))
    dice: list[tuple[int, ...]] = field(metadata=written(Listed(Several(AS_NUMBER))))
    """For each team its dice as they lie; once ordered, its row."""
    rolled: list[int] = field(metadata=written(Listed(AS_NUMBER)))
    """How many dice each team has rolled, blanks included. §11"""
    acting: tuple[int, ...] = field(metadata=written(Several(AS_NUMBER)))
    """The teams that may still use abilities, in their order. §10.4"""
    scores: list[int] = field(metadata=written(Listed(AS_NUMBER)))
    line_rounds: list[int] = field(metadata=written(Listed(AS_NUMBER)))
    """The score sheet, one line in four lists: round, seat, agenda or None for victory, points."""
    line_seats: list[int] = field(metadata=written(Listed(AS_NUMBER)))
    line_cards: list[Card | None] = field(metadata=written(Listed(Maybe(AS_CARD))))
    line_points: list[int] = field(metadata=written(Listed(AS_NUMBER)))
    result: Result = field(metadata=written(Word(Result)))

    # -- nouns -------------------------------------------------------------------------------------

    def cards(self, place: int) -> Cards:
        """The cards of a zone."""
        return self.zones.cards[place]

    def team_of(self, seat: Seat) -> int:
        """The team in which a seat plays this round."""
        return 0 if seat in self.crews[0] else 1

    def pilot(self, team: int) -> Seat:
        """Who steers and aims in this combat round. §10"""
        crew = self.crews[team]
        return crew[(self.combat - 1) % len(crew)]

    def tactician(self, team: int) -> Seat:
        """Who chooses the tactics card and orders the dice. §10"""
        crew = self.crews[team]
        return crew[self.combat % len(crew)]

    @property
    def forbidden(self) -> int:
        """The squares that the blueprint forbids. §6"""
        return FORBIDDEN[self.zones.cards[BLUEPRINT][-1]]

    def standing(self, team: int) -> int:
        """The squares of a robot that have a tile."""
        found = 0
        for square, tile in enumerate(self.tiles[team]):
            if tile is not None:
                found |= 1 << square
        return found

    def frame(self, team: int) -> Frame:
        """The metal of a robot. §3.3"""
        frame = NO_TILES
        turns = self.turns[team]
        for square, tile in enumerate(self.tiles[team]):
            if tile is not None:
                frame = laid(frame, square, turned_edges(METAL[tile], turns[square]))
        return frame

    def robot(self, team: int) -> list[Card]:
        """All tiles of a robot."""
        return [tile for tile in self.tiles[team] if tile is not None]

    def engines(self, team: int) -> int:
        """The engines of a robot, that of the cockpit included. §10.3"""
        return COCKPIT_ENGINES + sum([ENGINES[tile] for tile in self.robot(team)])

    def arrows(self, team: int) -> int:
        """The arrows that point the way of the front. §3.7"""
        count = 0
        front = self.fronts[team]
        for square, tile in enumerate(self.tiles[team]):
            if tile is not None and ARROWS[tile]:
                count += marks_on(turned_marks(ARROWS[tile], self.turns[team][square]), front)
        return count

    def goblins_in(self, team: int) -> int:
        """The goblins in a cockpit."""
        return sum([self.goblins[seat] for seat in self.crews[team]])

    def is_out(self, team: int) -> bool:
        """Whether a robot is out of action: no goblin, or no weapon. §10.5"""
        return not self.goblins_in(team) or not any(KIND[tile] is Kind.WEAPON for tile in self.robot(team))

    def damage(self, team: int) -> int:
        """What a team has lost in all. §12.1, R10"""
        tiles = len(self.zones.cards[SCRAP + team])
        if not self.switches.loose_parts_count:
            tiles -= self.loose[team]
        return tiles + self.lost_tokens[team] + self.lost_goblins[team]

    # -- verbs -------------------------------------------------------------------------------------

    def tell(
        self, kind: str, rule: str, seat: Seat | None, cards: list[Card], facts: dict[str, Fact]
    ) -> None:
        """Put an event into the log."""
        self.zones.tell(kind, rule, seat, cards, facts)

    def lay(self, team: int, tile: Card, square: int, turn: int) -> None:
        """Note that a tile lies on a square, turned so."""
        self.tiles[team][square] = tile
        self.turns[team][square] = turn

    def scrap(self, team: int, squares: int, rule: str) -> None:
        """The tiles on these squares go to the scrap pile, with the tokens over them. §10.4"""
        gone: list[Card] = []
        for square in squares_in(squares & ~(1 << COCKPIT)):
            tile = self.tiles[team][square]
            if tile is not None:
                self.zones.carry(tile, YARD + team, SCRAP + team, rule)
                gone.append(tile)
                self.tiles[team][square] = None
                self.turns[team][square] = 0
        kept = [token for token in self.tokens[team] if not token & squares]
        self.lost_tokens[team] += len(self.tokens[team]) - len(kept)
        self.tokens[team] = kept
        if gone:
            self.tell("fell", rule, None, gone, {"team": team})

    def drop_loose(self, team: int, rule: str) -> int:
        """Everything that is no longer connected falls off; how many tiles did. §3.3"""
        loose = self.standing(team) & ~connected(self.frame(team))
        if loose:
            self.scrap(team, loose, rule)
        return loose.bit_count()


def blank_table(seats: int, switches: Switches, luck: Luck) -> Table:
    """A table with no card on it."""
    return Table(
        zones=Zones(LAYOUTS[seats], luck),
        seats=seats,
        switches=switches,
        phase=Phase.ASSEMBLY,
        round=0,
        rounds=switches.rounds,
        crews=((), ()),
        step=0,
        combat=0,
        tiles=[[None] * SQUARES, [None] * SQUARES],
        turns=[[0] * SQUARES, [0] * SQUARES],
        tokens=[[], []],
        goblins=[GOBLINS_EACH] * seats,
        lost_tokens=[0, 0],
        lost_goblins=[0, 0],
        loose=[0, 0],
        fronts=[NORTH, NORTH],
        edges=[NORTH, NORTH],
        unused=[0, 0],
        overheated=[False, False],
        held=[None, None],
        used=[(), ()],
        sabotage=[False, False],
        dice=[(), ()],
        rolled=[0, 0],
        acting=(),
        scores=[0] * seats,
        line_rounds=[],
        line_seats=[],
        line_cards=[],
        line_points=[],
        result=Result.NONE,
    )
