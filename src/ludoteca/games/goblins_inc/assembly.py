"""Assembly: teams, planning and laying tiles. §6, §7"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from ludoteca.games.goblins_inc.asks import LAY, LAY_IN_SIGHT, PASS_ON, SHIFT, Spots
from ludoteca.games.goblins_inc.geometry import COCKPIT_BIT, NORTH, SQUARES, squares_in
from ludoteca.games.goblins_inc.geometry import YARD as WHOLE_YARD
from ludoteca.games.goblins_inc.pieces import GOBLINS_EACH, INTENT, TURNS, Intent
from ludoteca.games.goblins_inc.pieces import TEAMS as PARTNERS
from ludoteca.games.goblins_inc.table import (
    BLUEPRINT,
    BLUEPRINT_DECK,
    COLOURS,
    SCORED,
    SCRAP,
    TEAM_CARD,
    TEAM_DECK,
    TEAMS,
    TILE_STACK,
    YARD,
    Phase,
    Result,
    Table,
    agendas_zone,
    hand_zone,
    tiles_zone,
)  # fmt: skip
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Ask, Script, choose, choose_or_pass, choose_some, together
from ludoteca.kernel.notation import AnyOption
from ludoteca.kernel.seat import Seat, clockwise

BATCH: Final = 5
SHIFTS: Final = 10
"""So often a batch may be shifted: every match has an end (R45)."""
PASSED: Final = 2
AGENDAS_DRAWN: Final = 7
AGENDAS_OF_A_SOLO: Final = 6
OPEN_AGENDAS: Final = 3


def begin_round(t: Table) -> None:
    """Shuffle the tiles, make the teams, turn up a blueprint, deal agendas. §6"""
    t.round += 1
    t.phase = Phase.ASSEMBLY
    t.result = Result.NONE
    t.step = 0
    _clear_yards(t)
    if t.seats > 2:
        t.zones.show(t.cards(TEAM_DECK)[-1], "goblins_inc §6")
        t.zones.carry(t.cards(TEAM_DECK)[-1], TEAM_DECK, TEAM_CARD, "goblins_inc §6")
    t.crews = _crews(t)
    t.zones.show(t.cards(BLUEPRINT_DECK)[-1], "goblins_inc §6")
    t.zones.carry(t.cards(BLUEPRINT_DECK)[-1], BLUEPRINT_DECK, BLUEPRINT, "goblins_inc §6")
    if t.switches.team_version:
        _open_agendas(t)
    else:
        for seat in clockwise(Seat(0), t.seats):
            drawn = AGENDAS_DRAWN
            # Whoever will be solo only by chance draws fewer (R30).
            if t.seats == 3 and t.switches.rounds == 2 and len(t.crews[t.team_of(seat)]) == 1:
                drawn = AGENDAS_OF_A_SOLO
            t.zones.carry_top(drawn, agendas_zone(seat), hand_zone(seat), "goblins_inc §6")


def announce_round(t: Table) -> None:
    """Tell the teams and the blueprint of a new round."""
    cards = [*t.cards(TEAM_CARD)[-1:], t.cards(BLUEPRINT)[-1]]
    t.zones.tell("round", "goblins_inc §6", t.crews[0][0], cards, {"round": t.round})


def _clear_yards(t: Table) -> None:
    for team in TEAMS:
        t.zones.carry_all(YARD + team, TILE_STACK, "goblins_inc §4")
        t.zones.carry_all(SCRAP + team, TILE_STACK, "goblins_inc §4")
        t.tiles[team] = [None] * SQUARES
        t.turns[team] = [0] * SQUARES
        t.tokens[team] = []
    t.zones.shuffle(TILE_STACK, "tiles", "goblins_inc §4")
    t.goblins = [GOBLINS_EACH] * t.seats
    t.lost_tokens = [0, 0]
    t.lost_goblins = [0, 0]
    t.loose = [0, 0]
    t.fronts = [NORTH, NORTH]
    t.combat = 0


def _teams(t: Table) -> list[list[Seat]]:
    """The two teams, as the team card has them. §6"""
    if t.seats == 2:
        return [[Seat(0)], [Seat(1)]]
    return [
        [Seat(COLOURS.index(colour)) for colour in team if COLOURS.index(colour) < t.seats]
        for team in PARTNERS[t.cards(TEAM_CARD)[-1]]
    ]


def _crews(t: Table) -> tuple[tuple[Seat, ...], ...]:
    """The two teams, that of the first player first: somebody with a partner if there are partners. R4, R24, R30"""
    teams = _teams(t)
    most = max([len(team) for team in teams])
    return crews_led_by(t, _first_of(t, [seat for team in teams for seat in team if len(team) == most]))


def crews_led_by(t: Table, first: Seat) -> tuple[tuple[Seat, ...], ...]:
    """The two teams with this first player; players at the same place are opposites. §6"""
    teams = _teams(t)
    own = teams[0] if first in teams[0] else teams[1]
    other = teams[1] if first in teams[0] else teams[0]
    place = own.index(first)
    return tuple(own[place:] + own[:place]), tuple(other) if len(other) == 1 else tuple(
        other[place:] + other[:place]
    )


def _first_of(t: Table, among: list[Seat]) -> Seat:
    """Whoever has fewest points, by chance if equal; in the first round by chance. §5, R5"""
    fewest = min([t.scores[seat] for seat in among])
    equal = [seat for seat in among if t.scores[seat] == fewest]
    return equal[t.zones.luck.below("first player", len(equal))]


def _open_agendas(t: Table) -> None:
    """Three agendas for everybody; a bet card is put away and replaced. §14.2"""
    deck = agendas_zone(Seat(0))
    found = 0
    while found < OPEN_AGENDAS:
        card = t.cards(deck)[-1]
        t.zones.show(card, "goblins_inc §14.2")
        t.zones.carry(card, deck, SCORED, "goblins_inc §14.2")
        if INTENT[card] is not Intent.BET:
            found += 1


def open_agendas(t: Table) -> list[Card]:
    """The three open agendas of this round. §14.2"""
    shown = [card for card in t.cards(SCORED) if INTENT[card] is not Intent.BET]
    return shown[-OPEN_AGENDAS:]


# -- the steps -------------------------------------------------------------------------------------


def steps(t: Table) -> int:
    """How many steps of assembly there are."""
    return 5 if t.seats == 4 else 8


def planners(t: Table, step: int) -> list[Seat]:
    """Who plans in a step, team 0 first. §7.1, §14.3, §14.4"""
    if t.seats == 4:
        return [crew[step % 2] for crew in t.crews] if step < 4 else []
    return [crew[step // 2 % len(crew)] for crew in t.crews] if step % 2 == 0 else []


def assemblers(t: Table, step: int) -> list[Seat]:
    """Who assembles in a step, team 0 first. §7.1, §14.3, §14.4"""
    if t.seats == 4:
        return [crew[(step + 1) % 2] for crew in t.crews] if step else []
    return [crew[step // 2 % len(crew)] for crew in t.crews] if step % 2 else []


def assembly_step(t: Table) -> Script[None]:
    """All who are busy in a step work at the same time, unseen unless the match has it otherwise (R41). §7.1"""
    if t.step == 0:
        announce_round(t)
    planning, building = planners(t, t.step), assemblers(t, t.step)
    for seat in planning:
        t.zones.carry_top(BATCH, TILE_STACK, tiles_zone(seat), "goblins_inc §7.2")
        _show_partner(t, seat)
    if t.switches.laying_is_seen and building:
        yield from _build_in_sight(t, building)
        building = []
    scripts = {seat: partial(plan, t, seat) for seat in planning}
    scripts |= {seat: partial(build, t, seat) for seat in building}
    answers = yield from together(scripts)
    if planning:
        _exchange(t, planning, [answers[seat] for seat in planning])
    for team, seat in enumerate(building):
        _lay_batch(t, team, seat, answers[seat])
    t.step += 1


def _build_in_sight(t: Table, building: list[Seat]) -> Script[None]:
    """Everybody lays a tile at the same time, and all see it before the next one (R41); then each may shift theirs. §7.3"""
    batches: list[list[Card]] = [[] for _ in building]
    for _ in range(BATCH):
        spots = yield from together({me: partial(lay_one, t, me) for me in building})
        for team, me in enumerate(building):
            tile = min(t.cards(tiles_zone(me)))
            batches[team].append(tile)
            _lay_tile(t, team, me, tile, spots[me])
    for team, me in enumerate(building):
        for _ in range(SHIFTS):
            shifts = yield from together({me: partial(shift_one, t, me, tuple(batches[team]))})
            shift = shifts[me]
            if shift is None:
                break
            tile, spot = shift
            _shift_tile(t, team, me, tile, spot)


def lay_one(t: Table, me: Seat) -> Script[int]:
    """Lay the first tile in hand. §7.3"""
    tile = min(t.cards(tiles_zone(me)))
    spot = yield from choose(me, LAY_IN_SIGHT, Spots(_free(t, t.team_of(me)), TURNS[tile]), tile)
    return spot


def shift_one(t: Table, me: Seat, batch: tuple[Card, ...]) -> Script[tuple[Card, int] | None]:
    """Lay a tile of the batch elsewhere, or say that the batch is finished. §7.3"""
    tile = yield from choose_or_pass(me, SHIFT, batch)
    if tile is None:
        return None
    team = t.team_of(me)
    free = squares_in(_free_squares(t, team) | 1 << t.tiles[team].index(tile))
    spot = yield from choose(me, LAY, Spots(free, TURNS[tile]), tile)
    return tile, spot


def _free_squares(t: Table, team: int) -> int:
    return WHOLE_YARD & ~(t.standing(team) | t.forbidden | COCKPIT_BIT)


def _free(t: Table, team: int) -> list[int]:
    return squares_in(_free_squares(t, team))


def _show_partner(t: Table, seat: Seat) -> None:
    """In the open variant partners see each other's tiles (R6)."""
    if t.switches.partners_see_tiles:
        for partner in t.crews[t.team_of(seat)]:
            if partner != seat:
                for tile in t.cards(tiles_zone(seat)):
                    t.zones.peek(tile, partner, "goblins_inc §7.2")


def plan(t: Table, me: Seat) -> Script[tuple[int, ...]]:
    """Choose two tiles to pass to the opposite. §7.2"""
    passed = yield from choose_some(me, PASS_ON, t.zones.live(tiles_zone(me)), PASSED, PASSED)
    return passed


def build(t: Table, me: Seat) -> Script[tuple[int, ...]]:
    """Lay the five tiles of a batch; the spots in the order of the catalogue, as a hand has none. §7.3"""
    free = _free(t, t.team_of(me))
    tiles = sorted(t.cards(tiles_zone(me)))
    spots: tuple[int, ...] = ()
    for tile in tiles:
        spot = yield from choose(me, LAY, Spots(free, TURNS[tile]), tile)
        free = [square for square in free if square != spot >> 2]
        spots += (spot,)
    if not t.switches.tiles_are_shifted:
        return spots
    for _ in range(SHIFTS):
        shifted = yield from choose_or_pass(me, SHIFT, tiles)
        if shifted is None:
            break
        place = tiles.index(shifted)
        free = sorted([*free, spots[place] >> 2])
        spot = yield from choose(me, LAY, Spots(free, TURNS[shifted]), shifted)
        free = [square for square in free if square != spot >> 2]
        spots = (*spots[:place], spot, *spots[place + 1 :])
    return spots


def laid_of(tiles: Sequence[Card], answers: Sequence[tuple[Ask, AnyOption]]) -> dict[Card, int]:
    """Where the tiles of a batch lie after these answers under seal; a tile that is being shifted is in hand."""
    spots: dict[Card, int] = {}
    waiting = list(tiles)
    for ask, option in answers:
        if ask is LAY:
            spots[waiting.pop(0)] = option
        elif ask is SHIFT and option is not None:
            spots.pop(option, None)
            waiting = [option]
    return spots


def _exchange(t: Table, planning: list[Seat], passed: list[tuple[int, ...]]) -> None:
    """Opposites pass their tiles at the same moment. §7.2"""
    here, there = planning
    for giver, taker, tiles in ((here, there, passed[0]), (there, here, passed[1])):
        cards = tuple([Card(tile) for tile in tiles])
        t.zones.slip(cards, tiles_zone(giver), tiles_zone(taker), "goblins_inc §7.2")
        t.zones.tell("passed_on", "goblins_inc §7.2", giver, list(cards), {"to": taker})
    for seat in planning:
        _show_partner(t, seat)


def _lay_batch(t: Table, team: int, seat: Seat, spots: tuple[int, ...]) -> None:
    tiles = sorted(t.cards(tiles_zone(seat)))
    for tile, spot in zip(tiles, spots, strict=True):
        _lay_tile(t, team, seat, tile, spot)


def _lay_tile(t: Table, team: int, seat: Seat, tile: Card, spot: int) -> None:
    t.zones.show(tile, "goblins_inc §7.3")
    t.zones.carry(tile, tiles_zone(seat), YARD + team, "goblins_inc §7.3")
    t.lay(team, tile, spot >> 2, spot & 3)
    t.zones.tell("laid", "goblins_inc §7.3", seat, [tile], {"square": spot >> 2, "turn": spot & 3})


def _shift_tile(t: Table, team: int, seat: Seat, tile: Card, spot: int) -> None:
    before = t.tiles[team].index(tile)
    t.tiles[team][before] = None
    t.turns[team][before] = 0
    t.lay(team, tile, spot >> 2, spot & 3)
    facts: dict[str, int | str | None] = {"from": before, "square": spot >> 2, "turn": spot & 3}
    t.zones.tell("shifted", "goblins_inc §7.3", seat, [tile], facts)
