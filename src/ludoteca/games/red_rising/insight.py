"""What wins Red Rising: the cards of winning hands against their rarity, and where the winner's points come from."""

from __future__ import annotations

from typing import Final

from ludoteca.facets.insight import Insight, Measure, Plot, Sheet, Topic, even_chance, note, shares
from ludoteca.games.red_rising import naming
from ludoteca.games.red_rising.pieces import NAMES
from ludoteca.games.red_rising.table import Table
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat

SOURCES: Final = {
    "core": "core values of the hand",
    "points": "end-game points of the hand",
    "hacked": "points hacked",
    "fleet": "Fleet Track",
    "helium": "Helium",
    "sovereign": "Sovereign token",
    "influence": "Influence",
    "excess": "cards beyond the hand limit",
}
"""The score lines that bring points, in the order of the score sheet. §8"""


def collect(match: Match) -> Sheet:
    """The hands at the end, what each of the winner's cards brought, and where else the points came from."""
    sheet: Sheet = {}
    table: Table = match.table
    outcome = match.outcome()
    won = shares(outcome)
    for seat, share in enumerate(won):
        for card in table.hand(Seat(seat)):
            note(sheet, "hands", NAMES[card], 1, share)
        if share:
            for card in table.hand(Seat(seat)):
                note(sheet, "cards", NAMES[card], 1, 0)
            for source in SOURCES:
                note(sheet, "sources", source, 1, 0)
    for line in outcome.lines:
        # The lines of the Automa stand behind those of the seats.
        if line.seat < len(won) and won[line.seat] and line.name in SOURCES:
            note(sheet, "sources", line.name, 0, line.points)
            card_name = line.facts.get("card")
            if card_name in sheet["cards"]:
                note(sheet, "cards", str(card_name), 0, line.points)
    return sheet


def named(item: str) -> str:
    """What a source of points is called."""
    return SOURCES[item]


INSIGHT: Final = Insight(
    collect,
    (
        Topic(
            "hands",
            "Cards in winning hands against their rarity",
            "A card above the diagonal is in winning hands more often than in hands at large; how far to the right it "
            "is tells how often anybody holds it.",
            "character",
            "hands with it",
            "holder won",
            Measure.SHARE,
            naming.card,
            even_chance,
            Plot.RARITY,
        ),
        Topic(
            "cards",
            "What a card brings its winner",
            "Core value and end-game points together, in the hands of winners only.",
            "character",
            "winning hands with it",
            "points",
            Measure.MEAN,
            naming.card,
        ),
        Topic(
            "sources",
            "Where the winner's points come from",
            "The points of an average winner, by line of the score sheet.",
            "source",
            "winners",
            "points",
            Measure.MEAN,
            named,
        ),
    ),
)
