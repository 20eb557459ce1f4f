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
from ludoteca.games.red_rising.ending import ENDINGS
from ludoteca.games.red_rising.pieces import (
    CHARACTERS,
    COLOURS,
    CORE,
    HAS_ABILITY,
    JUSTICE,
    MARTYR,
)  # fmt: skip
from ludoteca.games.red_rising.points import SPARES, Standing, Tally, worth
from ludoteca.games.red_rising.tracks import excess
from ludoteca.kernel.card import Card
from ludoteca.kernel.zone import Cards

PROMISE: Final = 0.5
"""What points are worth that another card could bring to the hand."""
CHANGE: Final = 0.25
"""What points are worth that the tracks or the token could bring."""
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


def _bearers(marks: int) -> int:
    """How many characters bear one of these marks."""
    return len([card for card in CHARACTERS if BEARS[card] & marks])


REACH: Final[list[list[float]]] = [
    [_bearers(clause.condition.makes) / (_bearers(clause.condition.makes) + 10.0) for clause in POINTS[card]]
    for card in CHARACTERS
]
"""For each clause how likely a card is to come by that makes it hold."""


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
        "standing", "cards", "tally", "later", "worth", "brought", "points", "promised", "_known", "_unknown",
    )  # fmt: skip

    def __init__(self, standing: Standing, cards: Cards, later: float) -> None:
        self.standing = standing
        self.cards = cards
        self.later = later
        """How much may still change, from 0 to 1."""
        standing.hand = cards
        self.tally: Tally = _tally(cards)
        self.brought: list[int] = []
        """What each clause brings, one after the other."""
        self.points: int = 0
        """What the cards bring by themselves and by their clauses."""
        self.promised: float = 0.0
        """What clauses promise that bring nothing yet."""
        self._unknown: float | None = None
        self._known: dict[Card, float] = {}
        for place, card in enumerate(cards):
            self.points += CORE[card]
            for part in PARTS[card]:
                points = worth(part.clause, place, standing, self.tally)
                self.brought.append(points)
                self.points += points
                if points == 0:
                    self.promised += part.promise
        self.worth: float = self._altogether(cards, self.points, self.promised, self.brought)
        """What the cards bring, with some part of what they promise."""

    def _altogether(self, cards: Cards, points: int, promised: float, brought: list[int]) -> float:
        """The worth of cards, as the tally is now, whose clauses bring and promise so much."""
        worth = points + excess(len(cards)) + self.later * promised
        grays = oranges = 0
        for card in cards:
            if HAS_ABILITY[card] and card in ENDINGS:
                worth += ENDINGS[card].promise(self.standing)
            mark = COLOUR_MARK[card]
            if mark == GRAY_MARK:
                grays += 1
            elif mark == ORANGE_MARK:
                oranges += 1
        if grays or oranges:
            gains = self._look_for_gains(cards, brought, 0 if grays else NAMED, MARKS if oranges else NAMED)
            worth += _best(gains, 0, NAMED, grays) + _best(gains, NAMED, MARKS, oranges)
        return worth

    def _look_for_gains(self, cards: Cards, brought: list[int], start: int, end: int) -> list[int]:
        """For each mark from one place to another what one more card that bears it would bring to the others."""
        tally = self.tally
        once, twice, thrice = tally.once, tally.twice, tally.thrice
        gains = [0] * MARKS
        index = 0
        for place, card in enumerate(cards):
            for part in PARTS[card]:
                before = brought[index]
                index += 1
                points = part.clause.points
                for mark in part.counts:
                    gains[mark] += points
                if part.enough or part.spoils:
                    if part.spoils or points < 0 and tally.spared & COLOUR_MARK[card]:
                        points = 0
                    if points != before:
                        for mark in part.places:
                            gains[mark] += points - before
                    continue
                for mark in part.places:
                    if not start <= mark < end:
                        continue
                    bit = 1 << mark
                    tally.thrice = thrice | twice & bit
                    tally.twice = twice | once & bit
                    tally.once = once | bit
                    gains[mark] += worth(part.clause, place, self.standing, tally) - before
        tally.once, tally.twice, tally.thrice = once, twice, thrice
        return gains

    def gain(self, card: Card) -> float:
        """What one more card would bring."""
        found = self._known.get(card)
        if found is None:
            found = self._known[card] = self._with(card) - self.worth
        return found

    def _with(self, card: Card) -> float:
        """What the hand would bring with one more card: only the clauses are reckoned anew that it may change."""
        standing, tally = self.standing, self.tally
        cards = (*self.cards, card)
        if SPARES[card] & ~tally.spared:
            found = Hand(standing, cards, self.later).worth
            standing.hand = self.cards
            return found
        once, twice, thrice = tally.once, tally.twice, tally.thrice
        standing.hand = cards
        tally.push(cards, card, BEARS[card])
        points, promised, brought = self._reckoned_anew(BEARS[card], MANY)
        points += CORE[card]
        for part in PARTS[card]:
            brings = worth(part.clause, len(self.cards), standing, tally)
            brought.append(brings)
            points += brings
            if brings == 0:
                promised += part.promise
        found = self._altogether(cards, points, promised, brought)
        tally.names.pop()
        tally.marks.pop()
        tally.hand = standing.hand = self.cards
        tally.once, tally.twice, tally.thrice = once, twice, thrice
        return found

    def without(self, card: Card) -> float:
        """What the hand would bring without one of its cards."""
        standing, tally = self.standing, self.tally
        place = self.cards.index(card)
        cards = self.cards[:place] + self.cards[place + 1 :]
        if SPARES[card]:
            found = Hand(standing, cards, self.later).worth
            standing.hand = self.cards
            return found
        once, twice, thrice = tally.once, tally.twice, tally.thrice
        standing.hand = tally.hand = cards
        name, marks = tally.names.pop(place), tally.marks.pop(place)
        tally.count()
        points, promised, brought = self._reckoned_anew(marks, place)
        found = self._altogether(cards, points - CORE[card], promised, brought)
        tally.names.insert(place, name)
        tally.marks.insert(place, marks)
        tally.hand = standing.hand = self.cards
        tally.once, tally.twice, tally.thrice = once, twice, thrice
        return found

    def _reckoned_anew(self, marks: int, out: int) -> tuple[int, float, list[int]]:
        """What the cards bring and promise, and each clause brings, as the tally is now, but for the card at a place.

        That card, or another one that has come, bears these marks: what they do not change is as it was.
        """
        points, promised = self.points, self.promised
        brought: list[int] = []
        index = at = 0
        for place, card in enumerate(self.cards):
            for part in PARTS[card]:
                before = self.brought[index]
                index += 1
                if place == out:
                    points -= before
                    if before == 0:
                        promised -= part.promise
                    continue
                brings = before
                if part.any_card or part.looks & marks:
                    brings = worth(part.clause, at, self.standing, self.tally)
                    points += brings - before
                    if before == 0:
                        promised -= part.promise
                    if brings == 0:
                        promised += part.promise
                brought.append(brings)
            if place != out:
                at += 1
        return points, promised, brought

    def unknown(self) -> float:
        """What an unknown card would bring on average."""
        if self._unknown is not None:
            return self._unknown
        gains = self._look_for_gains(self.cards, self.brought, 0, MARKS)
        gain = TYPICAL + excess(len(self.cards) + 1) - excess(len(self.cards))
        for mark in range(MARKS):
            if gains[mark]:
                gain += gains[mark] * FREQUENCY[mark]
        self._unknown = gain
        return gain

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


def _best(gains: list[int], start: int, end: int, taken: int) -> int:
    """The sum of the highest gains between two places, so many of them."""
    if taken == 0:
        return 0
    if taken > 1:
        return sum([max(0, gain) for gain in sorted(gains[start:end], reverse=True)[:taken]])
    best = 0
    for gain in gains[start:end]:
        if gain > best:
            best = gain
    return best
