"""The invariants of Goblins, Inc., for positions and for the laws."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.goblins_inc.assembly import steps
from ludoteca.games.goblins_inc.geometry import (
    COCKPIT,
    EDGES,
    SQUARES,
    connected,
    joins,
    marks_on,
    neighbour,
    squares_in,
)
from ludoteca.games.goblins_inc.pieces import (
    COLOUR,
    DICE,
    GOBLINS_EACH,
    KIND,
    NAMES,
    SHIELDS,
    TILE_KINDS,
    Kind,
)  # fmt: skip
from ludoteca.games.goblins_inc.strikes import COMBAT_ROUNDS
from ludoteca.games.goblins_inc.table import (
    BLUEPRINT,
    BLUEPRINT_DECK,
    COLOURS,
    SCORED,
    SCRAP,
    TACTICS_ASIDE,
    TACTICS_DECK,
    TACTICS_ROW,
    TACTICS_USED,
    TEAM_CARD,
    TEAM_DECK,
    TEAMS,
    TILE_STACK,
    YARD,
    Phase,
    Table,
    agendas_zone,
    end_zone,
    hand_zone,
    kept_zone,
    other_end_zone,
    thrown_out_zone,
    tiles_zone,
)  # fmt: skip
from ludoteca.kernel.seat import Seat, clockwise

BATTLE = (Phase.CHOOSE, Phase.BEFORE, Phase.AFTER, Phase.ORDER, Phase.STRIKE)


def check(t: Table) -> None:
    """Raise ValueError if the table breaks an invariant of the game."""
    _check_sizes(t)
    # What lies where comes first: the blueprint says what is forbidden.
    _check_kinds(t)
    _check_course(t)
    for team in TEAMS:
        _check_robot(t, team)
    _check_sheet(t)


def _check_sizes(t: Table) -> None:
    """Every field has an entry for each team, or for each seat."""
    seats = sorted([seat for crew in t.crews for seat in crew])
    if len(t.crews) != 2 or seats != list(clockwise(Seat(0), t.seats)) or not all(t.crews):
        raise ValueError("the crews are two teams in which every seat plays once")
    if max([len(crew) for crew in t.crews]) > 2:
        raise ValueError("a team has one player or two")
    for name, values, size in (
        ("goblins", t.goblins, t.seats), ("scores", t.scores, t.seats), ("lost_tokens", t.lost_tokens, 2),
        ("lost_goblins", t.lost_goblins, 2), ("loose", t.loose, 2), ("fronts", t.fronts, 2),
        ("edges", t.edges, 2), ("unused", t.unused, 2), ("rolled", t.rolled, 2),
    ):  # fmt: skip
        if len(values) != size or min(values) < 0:
            raise ValueError(f"{name} has {size} numbers, none below 0")
    pairs: tuple[tuple[str, Sequence[object]], ...] = (
        ("tiles", t.tiles), ("turns", t.turns), ("tokens", t.tokens), ("overheated", t.overheated),
        ("held", t.held), ("used", t.used), ("sabotage", t.sabotage), ("dice", t.dice),
    )  # fmt: skip
    for name, entries in pairs:
        if len(entries) != len(TEAMS):
            raise ValueError(f"{name} has an entry for each of two teams")
    if max(t.goblins) > GOBLINS_EACH or max(t.fronts) > 3 or max(t.edges) > 3:
        raise ValueError("a cockpit has two goblins of a colour at most, and a robot four edges")


def _check_course(t: Table) -> None:
    """Rounds, steps, combat rounds, dice and who acts."""
    if t.round < 1 or t.rounds not in (2, 3):
        raise ValueError("two or three rounds are played, counted from 1")
    if t.round > t.rounds:
        raise ValueError(f"round {t.round} is none of {t.rounds}")
    if not 0 <= t.step <= steps(t) or (t.phase is Phase.ASSEMBLY and t.step == steps(t)):
        raise ValueError(f"assembly has {steps(t)} steps")
    if t.phase in BATTLE and not 1 <= t.combat <= COMBAT_ROUNDS:
        raise ValueError(f"a battle has {COMBAT_ROUNDS} combat rounds, counted from 1")
    if len(set(t.acting)) != len(t.acting) or any(team not in TEAMS for team in t.acting):
        raise ValueError("acting names teams, each at most once")
    for team in TEAMS:
        if (
            len(t.dice[team]) > DICE
            or t.rolled[team] > DICE
            or any(not 0 <= face <= 5 for face in t.dice[team])
        ):
            raise ValueError("a team has five dice at most, blank or 1 to 5")
        if t.held[team] is not None and t.held[team] not in t.cards(TACTICS_ROW):
            raise ValueError("a team holds a card of the tactics row")
    shown = len(t.cards(TACTICS_ROW))
    if t.phase is Phase.CHOOSE and (shown or len(t.cards(TACTICS_DECK)) < 3):
        raise ValueError("three tactics cards are still to be turned up")
    if t.phase in BATTLE and t.phase is not Phase.CHOOSE and shown != 3:
        raise ValueError("three tactics cards lie in the row")


def _check_sheet(t: Table) -> None:
    lines = [len(t.line_rounds), len(t.line_seats), len(t.line_cards), len(t.line_points)]
    if min(lines) != max(lines) or any(not 0 <= seat < t.seats for seat in t.line_seats):
        raise ValueError("a line of the score sheet has a round, a seat, a card or none, and points")


def _check_robot(t: Table, team: int) -> None:
    if len(t.tiles[team]) != SQUARES or len(t.turns[team]) != SQUARES:
        raise ValueError(f"yard {team} has {SQUARES} squares")
    if sorted(t.robot(team)) != sorted(t.cards(YARD + team)):
        raise ValueError(f"the tiles of yard {team} are not those on its squares")
    if t.tiles[team][COCKPIT] is not None:
        raise ValueError("no tile lies on a cockpit")
    if any(not 0 <= turn < 4 for turn in t.turns[team]):
        raise ValueError("a tile is turned by 0 to 3 quarters")
    standing = t.standing(team)
    if t.phase is Phase.ASSEMBLY and standing & t.forbidden:
        raise ValueError("nothing is built where the blueprint forbids it")
    if t.phase in BATTLE and standing & ~connected(t.frame(team)):
        raise ValueError(f"a part of robot {team} hangs loose")
    symbols = 0
    for tile in t.cards(YARD + team) + t.cards(SCRAP + team):
        symbols += sum([marks_on(SHIELDS[tile], edge) for edge in EDGES])
    if len(t.tokens[team]) > symbols + COMBAT_ROUNDS:
        raise ValueError(f"robot {team} has more tokens than its shield symbols and Duct Tape could bring")
    for token in t.tokens[team]:
        if len(squares_in(token)) not in (1, 2) or token & ~standing or token >> SQUARES:
            raise ValueError("a token lies on one tile or across two")
        if len(squares_in(token)) == 2 and not _is_joint(t, team, squares_in(token)):
            raise ValueError("a token across two tiles lies where they are joined")


def _is_joint(t: Table, team: int, squares: list[int]) -> bool:
    frame = t.frame(team)
    return any(neighbour(squares[0], edge) == squares[1] and joins(frame, squares[0], edge) for edge in EDGES)


def _check_kinds(t: Table) -> None:
    tiles = [TILE_STACK, YARD, YARD + 1, SCRAP, SCRAP + 1]
    tiles += [tiles_zone(seat) for seat in clockwise(Seat(0), t.seats)]
    for place in tiles:
        _only(t, place, TILE_KINDS)
    for place in (TACTICS_DECK, TACTICS_ASIDE, TACTICS_ROW, TACTICS_USED):
        _only(t, place, (Kind.TACTICS,))
    _only(t, SCORED, (Kind.AGENDA,))
    for place in (BLUEPRINT, BLUEPRINT_DECK):
        _only(t, place, (Kind.BLUEPRINT,))
    for place in (TEAM_CARD, TEAM_DECK):
        _only(t, place, (Kind.TEAMS,))
    if not t.cards(BLUEPRINT) or (t.seats > 2 and not t.cards(TEAM_CARD)):
        raise ValueError("a blueprint and, with three or four seats, a team card are turned up")
    for seat in clockwise(Seat(0), t.seats):
        for place in (agendas_zone(seat), hand_zone(seat), kept_zone(seat), thrown_out_zone(seat)):
            _own(t, place, Kind.AGENDA, seat)
        for place in (end_zone(seat), other_end_zone(seat)):
            _own(t, place, Kind.END, seat)


def _own(t: Table, place: int, kind: Kind, seat: Seat) -> None:
    """Agendas and ends are with the seat of their colour."""
    _only(t, place, (kind,))
    for card in t.cards(place):
        if COLOUR[card] is not COLOURS[seat]:
            raise ValueError(f"{NAMES[card]} cannot lie in {t.zones.layout.zones[place].name}")


def _only(t: Table, place: int, kinds: tuple[Kind, ...]) -> None:
    for card in t.zones.cards[place]:
        if KIND[card] not in kinds:
            raise ValueError(f"{NAMES[card]} cannot lie in {t.zones.layout.zones[place].name}")
