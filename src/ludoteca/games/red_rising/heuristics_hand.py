"""What a hand of Red Rising is worth, found quickly rather than exactly: the search looks at hundreds of hands a second.

The clauses are reckoned exactly as the cards are printed. What the names of Oranges and the further colours of Grays add
is estimated: every mark is tried once on one more card, and each Orange and Gray takes the best that is left.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.red_rising.clauses import (
    COLOUR_MARK,
    GRAY_MARK,
    MANY,
    NAME_MARK,
    ORANGE_MARK,
    POINTS,
    Condition,
    Stat,
)  # fmt: skip
from ludoteca.games.red_rising.heuristics_worth import ENDING_CARDS, REACH
from ludoteca.games.red_rising.pieces import (
    CHARACTERS,
    COLOUR,
    COLOURS,
    CORE,
    DR_VIRANY,
    HAND_LIMIT,
    HAS_ABILITY,
    IS_GOLD,
    JUSTICE,
    MARTYR,
    PSYCHOLOGIST,
    SURGEON,
    Colour,
)  # fmt: skip
from ludoteca.games.red_rising.points import Standing, Tally, worth
from ludoteca.games.red_rising.tracks import excess
from ludoteca.kernel.card import Card
from ludoteca.kernel.zone import Cards

PROMISE: Final = 0.5
"""What points are worth that another card could bring to the hand."""
CHANGE: Final = 0.25
"""What points are worth that the tracks or the token could bring."""
ANOTHER: Final = 15.0
"""What a card brings that an end-of-game ability takes into the hand."""

_LOOKED: Final = [[clause.looks for clause in POINTS[card]] for card in CHARACTERS]
MARKS: Final[int] = max([looks.bit_length() for looked in _LOOKED for looks in looked])
"""How many marks there are: the colours first, then the names that clauses speak of."""


NAMED: Final[int] = len(COLOURS)
"""Where the names begin among the marks."""


def _bits(marks: int) -> list[int]:
    return [place for place in range(MARKS) if marks >> place & 1]


LOOKS: Final[list[list[list[int]]]] = [
    [_bits(0 if clause.in_proportion else clause.looks) for clause in POINTS[card]] for card in CHARACTERS
]
"""For each clause the places of the marks that change what it brings, if that is not in proportion."""
COUNTS: Final[list[list[list[int]]]] = [
    [_bits(clause.counted if clause.in_proportion else 0) for clause in POINTS[card]] for card in CHARACTERS
]
"""For each clause the places of the colours of which every further card brings the same."""
FREQUENCY: Final[list[float]] = [
    len([card for card in CHARACTERS if (COLOUR_MARK[card] | NAME_MARK[card]) >> place & 1]) / len(CHARACTERS)
    for place in range(MARKS)
]
"""For each mark how likely any card bears it."""


def _speaks_of(condition: Condition, stat: Stat) -> bool:
    bounds = {
        Stat.HELIUM: condition.helium_min > 0,
        Stat.FLEET: condition.fleet_min > 0 or condition.fleet_max < MANY,
        Stat.INFLUENCE: condition.influence_min > 0,
    }
    ranks = (condition.most, condition.least, condition.behind, condition.level)
    return stat in ranks or bounds[stat]


def _cards_about(stat: Stat) -> list[bool]:
    return [
        len(
            [
                1
                for clause in POINTS[card]
                if clause.each.value == stat.value or _speaks_of(clause.condition, stat)
            ]
        )
        > 0
        for card in CHARACTERS
    ]


ABOUT_HELIUM: Final[list[bool]] = _cards_about(Stat.HELIUM)
ABOUT_FLEET: Final[list[bool]] = _cards_about(Stat.FLEET)
ABOUT_INFLUENCE: Final[list[bool]] = _cards_about(Stat.INFLUENCE)


def _of_sovereign(condition: Condition) -> bool:
    return condition.sovereign is not None or len([1 for part in condition.any_of if _of_sovereign(part)]) > 0


ABOUT_SOVEREIGN: Final[list[bool]] = [
    card in (JUSTICE, MARTYR) or len([1 for clause in POINTS[card] if _of_sovereign(clause.condition)]) > 0
    for card in CHARACTERS
]
TYPICAL: Final[float] = sum(CORE) / len(CORE) + 6.0
"""What a card brings by itself, on average."""


class Hand:
    """Some cards in a hand, with what they bring and what further cards would bring."""

    __slots__ = (
        "standing", "cards", "tally", "later", "worth", "brought", "grays", "oranges", "_known", "_unknown",
    )  # fmt: skip

    def __init__(self, standing: Standing, cards: Cards, later: float) -> None:
        self.standing = standing
        self.cards = cards
        self.later = later
        """How much may still change, from 0 to 1."""
        standing.hand = cards
        self.tally = Tally(cards, {}, {})
        self.grays: int = 0
        self.oranges: int = 0
        self.brought: list[int] = []
        """What each clause brings, one after the other."""
        self._unknown: float | None = None
        self._known: dict[Card, float] = {}
        self.worth: float = float(excess(len(cards)))
        """What the cards bring, with some part of what they promise."""
        promised = 0.0
        for place, card in enumerate(cards):
            self.worth += CORE[card]
            for number, clause in enumerate(POINTS[card]):
                points = worth(clause, place, standing, self.tally)
                self.brought.append(points)
                self.worth += points
                if points == 0 and clause.points > 0 and not clause.counts:
                    promised += clause.points * (
                        PROMISE * REACH[card][number] if clause.condition.makes else CHANGE
                    )
            if HAS_ABILITY[card]:
                self.worth += ending(card, standing)
            mark = COLOUR_MARK[card]
            if mark == GRAY_MARK:
                self.grays += 1
            elif mark == ORANGE_MARK:
                self.oranges += 1
        self.worth += later * promised
        if self.grays or self.oranges:
            gains = self._look_for_gains(0 if self.grays else NAMED, MARKS if self.oranges else NAMED)
            self.worth += _best(gains[:NAMED], self.grays) + _best(gains[NAMED:], self.oranges)

    def _look_for_gains(self, start: int, end: int) -> list[float]:
        """For each mark from one place to another what one more card that bears it would bring to the others."""
        tally = self.tally
        once, twice, thrice = tally.once, tally.twice, tally.thrice
        gains = [0.0] * MARKS
        index = 0
        for place, card in enumerate(self.cards):
            for number, clause in enumerate(POINTS[card]):
                for mark in COUNTS[card][number]:
                    gains[mark] += clause.points
                for mark in LOOKS[card][number]:
                    if not start <= mark < end:
                        continue
                    bit = 1 << mark
                    tally.thrice = thrice | twice & bit
                    tally.twice = twice | once & bit
                    tally.once = once | bit
                    gains[mark] += worth(clause, place, self.standing, tally) - self.brought[index]
                index += 1
        tally.once, tally.twice, tally.thrice = once, twice, thrice
        return gains

    def gain(self, card: Card) -> float:
        """What one more card would bring."""
        found = self._known.get(card)
        if found is None:
            found = Hand(self.standing, (*self.cards, card), self.later).worth - self.worth
            self.standing.hand = self.cards
            self._known[card] = found
        return found

    def unknown(self) -> float:
        """What an unknown card would bring on average."""
        if self._unknown is not None:
            return self._unknown
        gains = self._look_for_gains(0, MARKS)
        gain = TYPICAL + excess(len(self.cards) + 1) - excess(len(self.cards))
        for mark in range(MARKS):
            gain += gains[mark] * FREQUENCY[mark]
        self._unknown = gain
        return gain

    def without(self, card: Card) -> float:
        """What the hand would bring without one of its cards."""
        cards = tuple([other for other in self.cards if other != card])
        left = Hand(self.standing, cards, self.later).worth
        self.standing.hand = self.cards
        return left

    def changed(self, about: list[bool]) -> float:
        """What the clauses about something bring now, to be compared before and after it changes."""
        points = 0.0
        for place, card in enumerate(self.cards):
            if about[card]:
                for clause in POINTS[card]:
                    points += worth(clause, place, self.standing, self.tally)
        return points


def _best(gains: list[float], taken: int) -> float:
    """The sum of the highest gains, so many of them."""
    if taken == 0:
        return 0.0
    if taken == 1:
        return max(0.0, max(gains))
    return sum([max(0.0, gain) for gain in sorted(gains, reverse=True)[:taken]])


def ending(card: Card, standing: Standing) -> float:
    """What the end-of-game ability of a card is likely to bring, if it has one."""
    another = ANOTHER if len(standing.hand) < HAND_LIMIT else ANOTHER - 8.0
    if card == JUSTICE or card == MARTYR:
        return another if standing.sovereign else 0.2 * another
    if card == SURGEON:
        return another + 5.0 if [one for one in standing.banished if IS_GOLD[one]] else 0.3 * another
    if card == DR_VIRANY:
        return another if [one for one in standing.banished if COLOUR[one] is Colour.RED] else 0.3 * another
    if card == PSYCHOLOGIST:
        return 0.2 * another
    return ENDING_CARDS.get(card, 0.0)
