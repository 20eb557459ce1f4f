"""The table of Goblins, Inc.: its zones, its public fields, and the plain verbs. §2, §15

Teams are 0 and 1; team 0 is that of the first player. A robot is what lies on the yard of its team.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from ludoteca.games.goblins_inc.geometry import (
    COCKPIT,
    EDGES,
    NO_TILES,
    SIDE,
    SQUARES,
    Frame,
    connected,
    laid,
    marks_on,
    squares_in,
    turned_edges,
    turned_marks,
)  # fmt: skip
from ludoteca.games.goblins_inc.geometry import YARD as WHOLE_YARD
from ludoteca.games.goblins_inc.pieces import (
    ARROWS,
    COCKPIT_ENGINES,
    DICE,
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
from ludoteca.kernel.layout import Layout, Order, Sight, Zone
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.state import (
    AS_CARD,
    AS_COUNT,
    AS_FLAG,
    AS_SEAT,
    SETTING,
    Fixed,
    Listed,
    Maybe,
    Number,
    Several,
    Word,
    written,
)  # fmt: skip
from ludoteca.kernel.zone import Cards, Zones

TEAMS: Final = (0, 1)
MOST_ROUNDS: Final = 3
COMBAT_ROUNDS: Final = 4
AS_TEAM: Final = Number(0, len(TEAMS) - 1)
AS_EDGE: Final = Number(0, len(EDGES) - 1)
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


BATTLE: Final = (Phase.CHOOSE, Phase.BEFORE, Phase.AFTER, Phase.ORDER, Phase.STRIKE)


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
    tiles_are_shifted: bool
    """Whether a batch is over only when its owner says so, and an ability may be dropped before anything has come of it."""
    laying_is_seen: bool


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

# Numbers of zones, the same at every table; those of a further seat are so many more.
_ANY: Final = LAYOUTS[FEWEST_SEATS]
TILE_STACK: Final = _ANY.place("tile stack")
YARD: Final = _ANY.place("yard 0")
SCRAP: Final = _ANY.place("scrap 0")
"""Yard and scrap pile of team t are YARD + t and SCRAP + t."""
TACTICS_DECK: Final = _ANY.place("tactics deck")
TACTICS_ASIDE: Final = _ANY.place("tactics aside")
TACTICS_ROW: Final = _ANY.place("tactics row")
TACTICS_USED: Final = _ANY.place("tactics used")
SCORED: Final = _ANY.place("scored")
BLUEPRINT_DECK: Final = _ANY.place("blueprint deck")
BLUEPRINT: Final = _ANY.place("blueprint")
TEAM_DECK: Final = _ANY.place("team deck")
TEAM_CARD: Final = _ANY.place("team card")
BOX: Final = _ANY.place("box")
TILES: Final = _ANY.place("tiles 0")
AGENDAS: Final = _ANY.place("agendas 0")
HAND: Final = _ANY.place("hand 0")
KEPT: Final = _ANY.place("kept 0")
THROWN_OUT: Final = _ANY.place("thrown out 0")
END: Final = _ANY.place("end 0")
OTHER_END: Final = _ANY.place("other end 0")
PER_SEAT: Final = _ANY.place("tiles 1") - TILES


def tiles_zone(seat: Seat) -> int:
    """The number of the tiles that a seat holds."""
    return TILES + PER_SEAT * seat


def agendas_zone(seat: Seat) -> int:
    """The number of a seat's agenda deck."""
    return AGENDAS + PER_SEAT * seat


def hand_zone(seat: Seat) -> int:
    """The number of the agendas that a seat may still keep."""
    return HAND + PER_SEAT * seat


def kept_zone(seat: Seat) -> int:
    """The number of the agendas that a seat has kept."""
    return KEPT + PER_SEAT * seat


def thrown_out_zone(seat: Seat) -> int:
    """The number of the agendas that a seat has thrown out."""
    return THROWN_OUT + PER_SEAT * seat


def end_zone(seat: Seat) -> int:
    """The number of the zone of the end that counts, should the bet card be kept."""
    return END + PER_SEAT * seat


def other_end_zone(seat: Seat) -> int:
    """The number of the zone of the end that does not count."""
    return OTHER_END + PER_SEAT * seat


def _pair() -> list[int]:
    """Nothing yet, for each team; of directions the north."""
    return [0, 0]


@dataclass(kw_only=True)
class Table:
    """The state of a match of Goblins, Inc."""

    zones: Zones
    seats: int = field(metadata=SETTING)
    switches: Switches = field(metadata=SETTING)
    phase: Phase = field(default=Phase.ASSEMBLY, metadata=written(Word(Phase)))
    round: int = field(default=0, metadata=written(Number(1, MOST_ROUNDS)))
    rounds: int = field(metadata=written(Number(2, MOST_ROUNDS)))
    """How many rounds are played; a tie after two may bring a third. §13"""
    crews: tuple[tuple[Seat, ...], ...] = field(metadata=written(Fixed(Several(AS_SEAT))))
    """For each team its players, the first pilot first; team 0 is the first player's. §6"""
    step: int = field(default=0, metadata=written(AS_COUNT))
    """How many steps of assembly are done. §7.1"""
    combat: int = field(default=0, metadata=written(Number(0, COMBAT_ROUNDS)))
    """The combat round, from 1. §10"""
    tiles: list[list[Card | None]] = field(metadata=written(Fixed(Fixed(Maybe(AS_CARD)))))
    """For each team the tile on each square. §3.1"""
    turns: list[list[int]] = field(metadata=written(Fixed(Fixed(AS_EDGE))))
    """For each team by how many quarter turns the tile on each square is turned. §3.2"""
    tokens: list[list[int]] = field(metadata=written(Fixed(Listed(Number(1, WHOLE_YARD)))))
    """For each team its tokens: the squares under each. §9"""
    goblins: list[int] = field(metadata=written(Fixed(Number(0, GOBLINS_EACH))))
    """For each seat its goblins in the cockpit."""
    lost_tokens: list[int] = field(default_factory=_pair, metadata=written(Fixed(AS_COUNT)))
    lost_goblins: list[int] = field(default_factory=_pair, metadata=written(Fixed(AS_COUNT)))
    loose: list[int] = field(default_factory=_pair, metadata=written(Fixed(AS_COUNT)))
    """How many tiles of each team fell off before the battle. §9"""
    fronts: list[int] = field(default_factory=_pair, metadata=written(Fixed(AS_EDGE)))
    edges: list[int] = field(default_factory=_pair, metadata=written(Fixed(AS_EDGE)))
    """For each team the edge of the enemy that it attacks. §3.5"""
    unused: list[int] = field(default_factory=_pair, metadata=written(Fixed(AS_COUNT)))
    overheated: list[bool] = field(metadata=written(Fixed(AS_FLAG)))
    held: list[Card | None] = field(metadata=written(Fixed(Maybe(AS_CARD))))
    """For each team the tactics card it may use. §10.3"""
    used: list[tuple[Ability, ...]] = field(metadata=written(Fixed(Several(Word(Ability)))))
    """For each team the abilities it has used, or done without, in this combat round."""
    sabotage: list[bool] = field(metadata=written(Fixed(AS_FLAG)))
    dice: list[tuple[int, ...]] = field(metadata=written(Fixed(Several(Number(0, SIDE)))))
    """For each team its dice as they lie; once ordered, its row."""
    rolled: list[int] = field(default_factory=_pair, metadata=written(Fixed(Number(0, DICE))))
    """How many dice each team has rolled, blanks included. §11"""
    acting: tuple[int, ...] = field(default=(), metadata=written(Several(AS_TEAM)))
    """The teams that may still use abilities, in their order. §10.4"""
    scores: list[int] = field(metadata=written(Fixed(AS_COUNT)))
    line_rounds: list[int] = field(default_factory=list, metadata=written(Listed(Number(1, MOST_ROUNDS))))
    """The score sheet, one line in four lists: round, seat, agenda or None for victory, points."""
    line_seats: list[int] = field(default_factory=list, metadata=written(Listed(AS_SEAT)))
    line_cards: list[Card | None] = field(default_factory=list, metadata=written(Listed(Maybe(AS_CARD))))
    line_points: list[int] = field(default_factory=list, metadata=written(Listed(AS_COUNT)))
    result: Result = field(default=Result.NONE, metadata=written(Word(Result)))

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
            self.zones.tell("fell", rule, None, gone, {"team": team})

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
        rounds=switches.rounds,
        crews=((), ()),
        tiles=[[None] * SQUARES, [None] * SQUARES],
        turns=[[0] * SQUARES, [0] * SQUARES],
        tokens=[[], []],
        goblins=[GOBLINS_EACH] * seats,
        overheated=[False, False],
        held=[None, None],
        used=[(), ()],
        sabotage=[False, False],
        dice=[(), ()],
        scores=[0] * seats,
    )
