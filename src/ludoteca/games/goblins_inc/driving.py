"""Driving: three cards, secret choices, and what comes of them. §10.1 to §10.3"""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.games.goblins_inc.asks import DRIVE, PICK, Pick
from ludoteca.games.goblins_inc.geometry import (
    AIM_COST,
    STEERING_COST,
    Aim,
    Steering,
    attacked_edge,
    new_front,
)  # fmt: skip
from ludoteca.games.goblins_inc.table import TACTICS_DECK, TACTICS_ROW, TEAMS, Phase, Table
from ludoteca.games.goblins_inc.tactics import order_of_acting
from ludoteca.kernel.decision import Script, choose, together
from ludoteca.kernel.seat import Seat

Drive = tuple[Steering, Aim]

SHOWN: Final = 3
DRIVES: Final[list[Drive]] = [(steering, aim) for steering in Steering for aim in Aim]
PICKS: Final[list[Pick]] = list(Pick)


def cost(drive: Drive) -> int:
    """The engines that a steering and an aim need. §10.2"""
    return STEERING_COST[drive[0]] + AIM_COST[drive[1]]


class Choices:
    """What one seat has chosen: as Pilot, as Tactician, or as both."""

    __slots__ = ("drive", "pick")

    def __init__(self, drive: Drive | None, pick: Pick | None) -> None:
        self.drive = drive
        self.pick = pick


def choose_step(t: Table) -> Script[None]:
    """Turn up three cards; Pilots and Tacticians choose unseen; everything is shown at once. §10.1 to §10.3"""
    for card in t.cards(TACTICS_DECK)[: -SHOWN - 1 : -1]:
        t.zones.show(card, "goblins_inc §10.1")
        t.zones.carry(card, TACTICS_DECK, TACTICS_ROW, "goblins_inc §10.1")
    t.zones.tell("combat", "goblins_inc §10.1", None, list(t.cards(TACTICS_ROW)), {"combat": t.combat})
    busy = [seat for team in TEAMS for seat in dict.fromkeys((t.pilot(team), t.tactician(team)))]
    chosen = yield from together({seat: partial(decide, t, seat) for seat in busy})
    drives: list[Drive] = []
    picks: list[Pick] = []
    for team in TEAMS:
        drive, pick = chosen[t.pilot(team)].drive, chosen[t.tactician(team)].pick
        assert drive is not None and pick is not None
        drives.append(drive)
        picks.append(pick)
    carry_out(t, drives, picks)


def decide(t: Table, me: Seat) -> Script[Choices]:
    """The choices of a seat, one after the other if it is both Pilot and Tactician. §14.3"""
    team = t.team_of(me)
    drive: Drive | None = None
    pick: Pick | None = None
    if t.pilot(team) == me:
        engines = t.engines(team)
        able = (
            [one for one in DRIVES if cost(one) <= engines] if t.switches.overspending_forbidden else DRIVES
        )
        drive = yield from choose(me, DRIVE, able)
    if t.tactician(team) == me:
        pick = yield from choose(me, PICK, PICKS)
    return Choices(drive, pick)


def carry_out(t: Table, drives: list[Drive], picks: list[Pick]) -> None:
    """Engines, turning, overheating and cards. §10.3"""
    aims: list[Aim] = []
    for team in TEAMS:
        steering, aim = drives[team]
        engines, needed = t.engines(team), cost(drives[team])
        paid = needed <= engines
        t.unused[team] = engines - needed if paid else 0
        t.overheated[team] = not paid or steering is Steering.AHEAD
        if paid:
            t.fronts[team] = new_front(t.fronts[team], steering)
        aims.append(aim if paid else Aim.FRONT)
        facts: dict[str, int | str | None] = {
            "steering": steering.value,
            "aim": aim.value,
            "engines": engines,
            "needed": needed,
            "unused": t.unused[team],
            "overheated": int(t.overheated[team]),
        }
        t.zones.tell("drove", "goblins_inc §10.3", t.pilot(team), [], facts)
    # The edge is where the enemy's side lies once both have turned (R3).
    t.edges = [attacked_edge(t.fronts[1 - team], aims[team]) for team in TEAMS]
    _hand_out(t, picks)
    t.used = [(), ()]
    t.sabotage = [False, False]
    t.dice = [(), ()]
    t.rolled = [0, 0]
    t.acting = order_of_acting(t)
    t.phase = Phase.BEFORE


def _hand_out(t: Table, picks: list[Pick]) -> None:
    """Different cards go to both; the same one to whom has more unused engines, to both if equal. §10.3"""
    row = t.cards(TACTICS_ROW)
    for team in TEAMS:
        contested = picks[0] is picks[1] and t.unused[team] < t.unused[1 - team]
        t.held[team] = None if contested else row[PICKS.index(picks[team])]
        card = t.held[team]
        facts: dict[str, int | str | None] = {"team": team, "pick": picks[team].value}
        t.zones.tell("picked", "goblins_inc §10.3", t.tactician(team), [] if card is None else [card], facts)
