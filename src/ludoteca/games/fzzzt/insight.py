"""What wins Fzzzt!: what every card and unit was worth to the winner, and who wins that holds it."""

from __future__ import annotations

from typing import Final

from ludoteca.facets.insight import Insight, Measure, Sheet, Topic, even_chance, note, shares
from ludoteca.games.fzzzt import words
from ludoteca.games.fzzzt.pieces import CARDS, KIND, NAMES, POINTS, POWER, SHOWS, Kind
from ludoteca.games.fzzzt.scoring import basic_score, best_bonus
from ludoteca.games.fzzzt.table import Table
from ludoteca.kernel.card import Card
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.zone import Cards


def _alike(card: Card) -> Card:
    """The first card that looks the same; who begins with a card makes no difference in the end."""
    look = (KIND[card], POWER[card], POINTS[card], SHOWS[card])
    return next(other for other in CARDS if (KIND[other], POWER[other], POINTS[other], SHOWS[other]) == look)


ITEM: Final = [NAMES[_alike(card)] for card in CARDS]


class Works:
    """All that a seat has at the end, and what it is worth. §7"""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.units = table.units(seat)
        self.locked = [table.assigned(unit) for unit in self.units]
        self.free = tuple(sorted(table.collection(seat)))
        self.cards = [
            card
            for card in [*self.free, *[card for cards in self.locked for card in cards]]
            if KIND[card] is not Kind.MECHANIC
        ]

    def worth(self, without: Card | None = None) -> int:
        """The score, as if one card or unit had never been taken; its robots stay where they are locked."""
        kept = [place for place, unit in enumerate(self.units) if unit != without]
        locked = [_without(self.locked[place], without) for place in kept]
        units = tuple([self.units[place] for place in kept])
        bonus = best_bonus(units, locked, _without(self.free, without))
        return basic_score(_without(tuple(self.cards), without)) + bonus


def _without(cards: Cards, card: Card | None) -> Cards:
    return tuple([one for one in cards if one != card])


def collect(match: Match) -> Sheet:
    """Every card and unit: who had it, and what the winner would have lost without it."""
    sheet: Sheet = {}
    table: Table = match.table
    for number, share in enumerate(shares(match.outcome())):
        works = Works(table, Seat(number))
        for card in [*works.cards, *works.units]:
            note(sheet, "held", ITEM[card], 1, share)
        if share:
            worth = works.worth()
            for card in [*works.cards, *works.units]:
                note(sheet, "worth", ITEM[card], 1, worth - works.worth(card))
    return sheet


INSIGHT: Final = Insight(
    collect,
    (
        Topic(
            "worth",
            "What each card was worth to the winner",
            "The points that the winner would have missed without this card, widgets included: a guide to what it is "
            "worth in an auction.",
            "card or unit",
            "winners with it",
            "points",
            Measure.MEAN,
            words.card,
        ),
        Topic(
            "held",
            "Who holds it, wins",
            "How often the owner of this card at the end had won; the line is what anybody could expect.",
            "card or unit",
            "times owned",
            "owner won",
            Measure.SHARE,
            words.card,
            even_chance,
        ),
    ),
)
