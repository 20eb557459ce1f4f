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
    Clause,
    Condition,
    Each,
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
from ludoteca.games.red_rising.points import SPARES, Standing, Tally, worth
from ludoteca.games.red_rising.tracks import excess
from ludoteca.kernel.card import Card
from ludoteca.kernel.zone import Cards

PROMISE: Final = 0.5
"""What points are worth that another card could bring to the hand."""
CHANGE: Final = 0.25
"""What points are worth that the tracks or the token could bring."""
ANOTHER: Final = 15.0
"""What a card brings that an end-of-game ability takes into the hand."""

BEARS: Final[list[int]] = [COLOUR_MARK[card] | NAME_MARK[card] for card in CHARACTERS]
"""For each character its marks: of its colour, and of its name if a clause speaks of it."""
_LOOKED: Final = [[clause.looks for clause in POINTS[card]] for card in CHARACTERS]
MARKS: Final[int] = max([looks.bit_length() for looked in _LOOKED for looks in looked])
"""How many marks there are: the colours first, then the names that clauses speak of."""
NAMED: Final[int] = len(COLOURS)
"""Where the names begin among the marks."""
FREQUENCY: Final[list[float]] = [
    len([card for card in CHARACTERS if BEARS[card] >> place & 1]) / len(CHARACTERS) for place in range(MARKS)
]
"""For each mark how likely any card bears it."""


def _bits(marks: int) -> list[int]:
    return [place for place in range(MARKS) if marks >> place & 1]


def _minds_all(condition: Condition) -> bool:
    """Whether any card in hand can change it, whatever its marks."""
    return (
        condition.only != 0
        or condition.excepted != 0
        or condition.different_initials
        or condition.different_colours
        or condition.cards_min > 0
        or condition.cores_min > 0
        or condition.cores_max < MANY
        or condition.cores_parity is not None
        or len([1 for part in condition.any_of if _minds_all(part)]) > 0
    )


class Part:
    """One clause of a card, and at a glance what changes it."""

    __slots__ = ("clause", "looks", "any_card", "counts", "places", "enough", "spoils", "promise")

    def __init__(self, card: Card, number: int, clause: Clause) -> None:
        condition = clause.condition
        looked = condition.makes | condition.breaks
        plain = condition.of_hand_only and not clause.counts
        self.clause = clause
        self.looks: int = clause.looks
        """The marks that can change what it brings."""
        self.any_card: bool = clause.each is Each.CARDS_IN_HAND or _minds_all(condition)
        """Whether cards without these marks can change it too."""
        self.counts: list[int] = _bits(clause.counted if clause.in_proportion else 0)
        """The places of the colours of which every further card brings the same."""
        self.places: list[int] = _bits(0 if clause.in_proportion else clause.looks)
        """The places of the marks that change it, if that is not in proportion."""
        self.enough: bool = plain and looked != 0 and looked == condition.wanted and not self.any_card
        """Whether one card with any of these marks makes it hold."""
        self.spoils: bool = plain and looked != 0 and looked == condition.banned and not self.any_card
        """Whether one card with any of these marks makes it fail."""
        self.promise: float = 0.0
        """What part of its points counts while it does not hold."""
        if clause.points > 0 and not clause.counts:
            self.promise = clause.points * (PROMISE * REACH[card][number] if condition.makes else CHANGE)


PARTS: Final[list[list[Part]]] = [
    [Part(card, number, clause) for number, clause in enumerate(POINTS[card])] for card in CHARACTERS
]
"""For each character its clauses."""


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

    def __init__(self, standing: Standing, cards: Cards, later: float, near: Hand | None = None) -> None:
        """With a hand near to this one, that has one card more or less, only what that card changes is reckoned anew."""
        self.standing = standing
        self.cards = cards
        self.later = later
        """How much may still change, from 0 to 1."""
        standing.hand = cards
        self.tally: Tally = _tally(cards)
        self.grays: int = 0
        self.oranges: int = 0
        self.brought: list[int] = []
        """What each clause brings, one after the other."""
        self._unknown: float | None = None
        self._known: dict[Card, float] = {}
        self.worth: float = float(excess(len(cards)))
        """What the cards bring, with some part of what they promise."""
        if near is None or near.tally.spared != self.tally.spared:
            self._reckon((), [], 0)
        else:
            self._reckon(near.cards, near.brought, _differ(cards, near.cards))
        if self.grays or self.oranges:
            gains = self._look_for_gains(0 if self.grays else NAMED, MARKS if self.oranges else NAMED)
            self.worth += _best(gains, 0, NAMED, self.grays) + _best(gains, NAMED, MARKS, self.oranges)

    def _reckon(self, others: Cards, brought: list[int], marks: int) -> None:
        """Add up what the cards bring; the clauses of others that no card with these marks changes bring the same."""
        standing, tally = self.standing, self.tally
        promised = 0.0
        other = index = 0
        for place, card in enumerate(self.cards):
            if other < len(others) and others[other] != card:
                index += len(PARTS[others[other]])
                other += 1
            kept = other < len(others)
            other += 1
            self.worth += CORE[card]
            for part in PARTS[card]:
                if kept and not part.any_card and not part.looks & marks:
                    points = brought[index]
                else:
                    points = worth(part.clause, place, standing, tally)
                index += 1
                self.brought.append(points)
                self.worth += points
                if points == 0:
                    promised += part.promise
            if HAS_ABILITY[card]:
                self.worth += ending(card, standing)
            mark = COLOUR_MARK[card]
            if mark == GRAY_MARK:
                self.grays += 1
            elif mark == ORANGE_MARK:
                self.oranges += 1
        self.worth += self.later * promised

    def _look_for_gains(self, start: int, end: int) -> list[float]:
        """For each mark from one place to another what one more card that bears it would bring to the others."""
        tally = self.tally
        once, twice, thrice = tally.once, tally.twice, tally.thrice
        gains = [0.0] * MARKS
        index = 0
        for place, card in enumerate(self.cards):
            for part in PARTS[card]:
                brought = self.brought[index]
                index += 1
                points = part.clause.points
                for mark in part.counts:
                    gains[mark] += points
                if part.enough or part.spoils:
                    if part.spoils or points < 0 and tally.spared & COLOUR_MARK[card]:
                        points = 0
                    if points != brought:
                        for mark in part.places:
                            gains[mark] += points - brought
                    continue
                for mark in part.places:
                    if not start <= mark < end:
                        continue
                    bit = 1 << mark
                    tally.thrice = thrice | twice & bit
                    tally.twice = twice | once & bit
                    tally.once = once | bit
                    gains[mark] += worth(part.clause, place, self.standing, tally) - brought
        tally.once, tally.twice, tally.thrice = once, twice, thrice
        return gains

    def gain(self, card: Card) -> float:
        """What one more card would bring."""
        found = self._known.get(card)
        if found is None:
            found = Hand(self.standing, (*self.cards, card), self.later, self).worth - self.worth
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
        left = Hand(self.standing, cards, self.later, self).worth
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


def _tally(cards: Cards) -> Tally:
    """The tally of a hand whose cards bear their own names and colours."""
    marks: list[int] = []
    spared = 0
    for card in cards:
        marks.append(BEARS[card])
        spared |= SPARES[card]
    return Tally(cards, list(cards), marks, spared)


def _differ(cards: Cards, others: Cards) -> int:
    """The marks of the card that only one of two hands has; all else stands in the same order."""
    if len(cards) > len(others):
        return BEARS[cards[-1]]
    for place, card in enumerate(cards):
        if others[place] != card:
            return BEARS[others[place]]
    return BEARS[others[-1]]


def _best(gains: list[float], start: int, end: int, taken: int) -> float:
    """The sum of the highest gains between two places, so many of them."""
    if taken == 0:
        return 0.0
    if taken > 1:
        return sum([max(0.0, gain) for gain in sorted(gains[start:end], reverse=True)[:taken]])
    best = 0.0
    for place in range(start, end):
        best = max(best, gains[place])
    return best


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
