"""Assembly: teams, planning and laying tiles. §6, §7"""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.games.goblins_inc.asks import LAY, PASS_ON, Spots
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
from ludoteca.kernel.decision import Script, choose, choose_some, together
from ludoteca.kernel.seat import Seat, clockwise

BATCH: Final = 5
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
    t.tell("round", "goblins_inc §6", t.crews[0][0], cards, {"round": t.round})


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


def _crews(t: Table) -> tuple[tuple[Seat, ...], ...]:
    """The two teams, that of the first player first; players at the same place are opposites. §6, R4, R24, R30"""
    everybody = clockwise(Seat(0), t.seats)
    if t.seats == 2:
        first = _first_of(t, list(everybody))
        return (first,), (Seat(1 - first),)
    teams = [
        [Seat(COLOURS.index(colour)) for colour in team if COLOURS.index(colour) < t.seats]
        for team in PARTNERS[t.cards(TEAM_CARD)[-1]]
    ]
    first = _first_of(t, [seat for team in teams for seat in team if len(team) == 2])
    own = teams[0] if first in teams[0] else teams[1]
    other = teams[1] if first in teams[0] else teams[0]
    place = own.index(first)
    crew = (own[place], own[1 - place])
    return crew, tuple(other) if len(other) == 1 else (other[place], other[1 - place])


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


def planners(t: Table) -> list[Seat]:
    """Who plans in this step, team 0 first. §7.1, §14.3, §14.4"""
    if t.seats == 4:
        return [crew[t.step % 2] for crew in t.crews] if t.step < 4 else []
    return [crew[t.step // 2 % len(crew)] for crew in t.crews] if t.step % 2 == 0 else []


def assemblers(t: Table) -> list[Seat]:
    """Who assembles in this step, team 0 first. §7.1, §14.3, §14.4"""
    if t.seats == 4:
        return [crew[(t.step + 1) % 2] for crew in t.crews] if t.step else []
    return [crew[t.step // 2 % len(crew)] for crew in t.crews] if t.step % 2 else []


def assembly_step(t: Table) -> Script[None]:
    """All who are busy in a step work at the same time, unseen (R41). §7.1"""
    if t.step == 0:
        announce_round(t)
    planning, building = planners(t), assemblers(t)
    for seat in planning:
        t.zones.carry_top(BATCH, TILE_STACK, tiles_zone(seat), "goblins_inc §7.2")
        _show_partner(t, seat)
    scripts = {seat: partial(plan, t, seat) for seat in planning}
    scripts |= {seat: partial(build, t, seat) for seat in building}
    answers = yield from together(scripts)
    if planning:
        _exchange(t, planning, [answers[seat] for seat in planning])
    for team, seat in enumerate(building):
        _lay_batch(t, team, seat, answers[seat])
    t.step += 1


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
    team = t.team_of(me)
    free = squares_in(WHOLE_YARD & ~(t.standing(team) | t.forbidden | COCKPIT_BIT))
    spots: tuple[int, ...] = ()
    for tile in sorted(t.cards(tiles_zone(me))):
        spot = yield from choose(me, LAY, Spots(free, TURNS[tile]), tile)
        free = [square for square in free if square != spot >> 2]
        spots += (spot,)
    return spots


def _exchange(t: Table, planning: list[Seat], passed: list[tuple[int, ...]]) -> None:
    """Opposites pass their tiles at the same moment. §7.2"""
    here, there = planning
    for giver, taker, tiles in ((here, there, passed[0]), (there, here, passed[1])):
        cards = tuple([Card(tile) for tile in tiles])
        t.zones.slip(cards, tiles_zone(giver), tiles_zone(taker), "goblins_inc §7.2")
        t.tell("passed_on", "goblins_inc §7.2", giver, list(cards), {"to": taker})
    for seat in planning:
        _show_partner(t, seat)


def _lay_batch(t: Table, team: int, seat: Seat, spots: tuple[int, ...]) -> None:
    tiles = sorted(t.cards(tiles_zone(seat)))
    for tile, spot in zip(tiles, spots, strict=True):
        t.zones.show(tile, "goblins_inc §7.3")
        t.zones.carry(tile, tiles_zone(seat), YARD + team, "goblins_inc §7.3")
        t.lay(team, tile, spot >> 2, spot & 3)
        t.tell("laid", "goblins_inc §7.3", seat, [tile], {"square": spot >> 2, "turn": spot & 3})
