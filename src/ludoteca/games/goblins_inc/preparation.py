"""Preparing for battle: loose parts, tactics cards, agendas to keep, goblins and tokens. §9"""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.games.goblins_inc.asks import BET_ON, KEEP, End
from ludoteca.games.goblins_inc.geometry import EDGES, marks_on, token_over, turned_marks
from ludoteca.games.goblins_inc.pieces import BET, SHIELDS, SNITCH, STAR
from ludoteca.games.goblins_inc.table import (
    COLOURS,
    TACTICS_ASIDE,
    TACTICS_DECK,
    TACTICS_USED,
    TEAMS,
    Phase,
    Table,
    end_zone,
    hand_zone,
    kept_zone,
    other_end_zone,
    thrown_out_zone,
)  # fmt: skip
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Script, choose, choose_some, together
from ludoteca.kernel.seat import Seat, clockwise

KEPT: Final = 4
ROUNDS_WITHOUT_SHUFFLE: Final = 2


def prepare(t: Table) -> None:
    """Loose parts fall off; twelve tactics cards are counted off. §9"""
    for team in TEAMS:
        t.loose[team] = t.drop_loose(team, "goblins_inc §9")
    if t.round > ROUNDS_WITHOUT_SHUFFLE:
        for place in (TACTICS_ASIDE, TACTICS_USED):
            t.zones.carry_all(place, TACTICS_DECK, "goblins_inc §9")
        t.zones.shuffle(TACTICS_DECK, "tactics", "goblins_inc §9")
    if t.switches.team_version:
        board(t)
    else:
        t.phase = Phase.KEEP


def keep_step(t: Table) -> Script[None]:
    """Everybody keeps four agendas, and says which end of the bet card counts if it is among them. §9"""
    everybody = clockwise(Seat(0), t.seats)
    kept = yield from together({seat: partial(keep, t, seat) for seat in everybody})
    for seat in everybody:
        cards, end = kept[seat]
        t.zones.slip(cards, hand_zone(seat), kept_zone(seat), "goblins_inc §9")
        t.zones.carry_all(hand_zone(seat), thrown_out_zone(seat), "goblins_inc §9")
        # One of the two ends is always laid down, kept or not: an empty place would tell.
        colour = COLOURS[seat]
        chosen = STAR[colour] if end is End.STAR else SNITCH[colour]
        t.zones.slip((chosen,), other_end_zone(seat), end_zone(seat), "goblins_inc §9")
    board(t)


def keep(t: Table, me: Seat) -> Script[tuple[tuple[Card, ...], End]]:
    """Keep four cards. §9"""
    cards = yield from choose_some(me, KEEP, t.zones.live(hand_zone(me)), KEPT, KEPT)
    end = End.SNITCH
    if BET[COLOURS[me]] in cards:
        end = yield from choose(me, BET_ON, list(End))
    return cards, end


def board(t: Table) -> None:
    """Each shield symbol brings a token; the battle begins. §9"""
    deal_tokens(t)
    t.combat = 1
    t.phase = Phase.CHOOSE


def deal_tokens(t: Table) -> None:
    """Each shield symbol brings a token. §9"""
    for team in TEAMS:
        frame = t.frame(team)
        for square, tile in enumerate(t.tiles[team]):
            if tile is not None and SHIELDS[tile]:
                marks = turned_marks(SHIELDS[tile], t.turns[team][square])
                for edge in EDGES:
                    t.tokens[team] += [token_over(frame, square, edge)] * marks_on(marks, edge)
