"""What wins Zombie Fluxx: the Goals that end matches, and the Keepers and Creepers of whoever wins."""

from __future__ import annotations

from typing import Final

from ludoteca.facets.insight import Insight, Measure, Sheet, Topic, even_chance, note, shares
from ludoteca.facets.message import Message
from ludoteca.games.zombie_fluxx import naming
from ludoteca.games.zombie_fluxx.in_force import meets
from ludoteca.games.zombie_fluxx.pieces import DEMANDS, NAMES, ZOMBIE_VICTORY
from ludoteca.games.zombie_fluxx.table import Result, Table, creepers_zone, keepers_zone
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat

NO_GOAL: Final = "draw"
BOSS: Final = "boss"


def ending(table: Table) -> str:
    """What ended the match: the Goal that the winner met, the Ungoal, or a draw; the Boss wins with the Ungoal. §7"""
    if table.result is Result.DRAW:
        return NO_GOAL
    if table.winner is None:
        return NAMES[ZOMBIE_VICTORY]
    met = [goal for goal in table.goals if goal in DEMANDS and meets(table, table.winner, goal)]
    return NAMES[met[-1]] if met else BOSS


def collect(match: Match) -> Sheet:
    """The Goal that ended the match, and what lay in front of everybody."""
    sheet: Sheet = {}
    table: Table = match.table
    note(sheet, "goals", ending(table), 1, 1)
    note(sheet, "turns", "turns", 1, table.turns)
    for number, share in enumerate(shares(match.outcome())):
        seat = Seat(number)
        for card in table.zones.cards[keepers_zone(seat)]:
            note(sheet, "keepers", NAMES[card], 1, share)
        for name in sorted({naming.kin(NAMES[card]) for card in table.zones.cards[creepers_zone(seat)]}):
            note(sheet, "creepers", name, 1, share)
    return sheet


def named(item: str) -> Message | str:
    """What people call a Goal, or the ending without one."""
    if item == NO_GOAL:
        return "a draw"
    return "the Zombie Boss, with the Ungoal" if item == BOSS else naming.card(item)


INSIGHT: Final = Insight(
    collect,
    (
        Topic(
            "goals",
            "Goals that end games",
            "The share of all matches that each Goal has decided; the Ungoal among them is the victory of the zombies.",
            "Goal",
            "matches",
            "of all matches",
            Measure.FREQUENCY,
            named,
        ),
        Topic(
            "keepers",
            "Keepers of the winner",
            "How often the player who had this Keeper at the end has won; the line is what anybody could expect.",
            "Keeper",
            "times on the table",
            "owner won",
            Measure.SHARE,
            naming.card,
            even_chance,
        ),
        Topic(
            "creepers",
            "Winning beside zombies",
            "How often a player with such a Creeper at the end has won all the same.",
            "Creeper",
            "times on the table",
            "owner won",
            Measure.SHARE,
            naming.card,
            even_chance,
        ),
        Topic(
            "turns",
            "Turns",
            "How many turns a match takes.",
            "",
            "matches",
            "turns in a match",
            Measure.MEAN,
            str,
        ),
    ),
)
