"""The best names for the Oranges of a hand and the best further colours for its Grays, found exactly. §8.1, R29

Oranges are alike, and of a name it only matters whether it is in hand (``clauses.check``). So sets of names are searched,
in the order of the catalogue, and only names that some clause in hand looks at. Few clauses look at names and colours
both: the best colours are found once for each set of the names concerned. Different initials stand apart: whatever names
are taken, the Oranges left over can be renamed so that all begin unlike.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from ludoteca.games.red_rising.clauses import (
    ALL_COLOURS,
    COLOUR_MARK,
    GRAY_MARK,
    NAME_MARK,
    NAMED,
    ORANGE_MARK,
    POINTS,
)  # fmt: skip
from ludoteca.games.red_rising.colouring import Colouring
from ludoteca.games.red_rising.pieces import CHARACTERS, CORE, INITIAL, Colour
from ludoteca.games.red_rising.points import Line, Standing, points_with
from ludoteca.games.red_rising.trial import POINT, Live, Trial
from ludoteca.kernel.card import Card

_LETTERS: Final[list[str]] = sorted(set(INITIAL))
INITIAL_MARK: Final[list[int]] = [1 << _LETTERS.index(INITIAL[card]) for card in CHARACTERS]
"""With what each name begins, as a bit."""


@dataclass(frozen=True)
class Scored:
    """The best that a hand can be made of: names of Oranges, further colours of Grays, all lines and their total."""

    names: dict[Card, Card]
    colours: dict[Card, Colour]
    lines: list[Line]
    total: int


class Rest(Enum):
    """What becomes of the Oranges that take no name a clause looks at."""

    AS_PRINTED = "as printed"
    APART = "apart"
    """They are renamed where that is needed for different initials."""


def best(standing: Standing) -> Scored:
    """The assignment with the highest total, then with the fewest assumptions, then first in catalogue order."""
    search = _Search(standing)
    names = search.names_of_oranges()
    colours = search.colouring.assigned(search.best_colours)
    lines = points_with(standing, names, colours)
    total = sum([line.points for line in lines])
    if total != search.total():
        raise AssertionError(f"the search promised {search.total()} points, the clauses bring {total}")
    return Scored(names, colours, lines, total)


def value(standing: Standing) -> int:
    """The highest total alone."""
    return _Search(standing).total()


class _Search:
    """The search for names over one hand, which is done once it is made."""

    __slots__ = (
        "trial", "oranges", "fixed", "clauses", "apart_points", "names", "joined", "joint", "colouring",
        "initials_of_oranges", "initials_free", "score", "best_names", "best_rest", "best_colours",
    )  # fmt: skip

    def __init__(self, standing: Standing) -> None:
        hand = tuple(sorted(standing.hand))
        self.trial = Trial(standing, hand)
        self.oranges: list[int] = [
            place for place, card in enumerate(hand) if COLOUR_MARK[card] == ORANGE_MARK
        ]
        self.fixed: int = sum([CORE[card] for card in hand])
        """The points that no assumption changes."""
        self.clauses: list[Live] = []
        """The clauses that look at assumed names only."""
        self.apart_points: int = 0
        """What different initials bring."""
        self.names: list[Card] = []
        """The names worth a thought, in catalogue order."""
        self.joint: list[Live] = []
        """The clauses that look at assumed colours and names both."""
        self.joined: int = 0
        """The names that they look at."""
        self.initials_of_oranges: int = 0
        self.initials_free: int = 0
        """With what names begin that no clause in hand looks at."""
        self.score: int = 0
        self.best_names: list[Card] = []
        self.best_rest: Rest = Rest.AS_PRINTED
        self.best_colours: list[int] = []
        self.colouring = Colouring(self.trial, self._sort_clauses())
        if self.oranges:
            self._start()
            self._search(0, 0, self._initials(), [])
        elif self.colouring.grays:
            self.score, self.best_colours = self.colouring.best(0)

    def _sort_clauses(self) -> list[Live]:
        """Sort the clauses of the hand by what may change them; the list has those that look at assumed colours."""
        tally = self.trial.tally
        grays = [place for place, card in enumerate(tally.hand) if COLOUR_MARK[card] == GRAY_MARK]
        names = ~(tally.once | ALL_COLOURS) if self.oranges else 0
        colours = ALL_COLOURS & ~GRAY_MARK if grays else 0
        coloured: list[Live] = []
        looks = 0
        for place, card in enumerate(tally.hand):
            for clause in POINTS[card]:
                live = Live(clause, place)
                spared = clause.points < 0 and tally.spared & COLOUR_MARK[card] != 0
                if clause.condition.different_initials and self.oranges:
                    self.apart_points += clause.points
                elif spared or not clause.looks & (names | colours) or self.trial.is_hopeless(live, grays):
                    self.fixed += self.trial.points(live)
                elif clause.looks & colours:
                    coloured.append(live)
                    looks |= clause.looks
                    if clause.looks & names:
                        self.joint.append(live)
                        self.joined |= clause.looks & names
                else:
                    self.clauses.append(live)
                    looks |= clause.looks
        if looks & names:
            self.names = [card for card in NAMED if NAME_MARK[card] & looks & names]
        return coloured

    def _initials(self) -> int | None:
        """With what the names of all but the Oranges begin; None if two begin alike or nobody asks. R24, R30"""
        if self.apart_points == 0:
            return None
        for card in CHARACTERS:
            if card not in self.names:
                self.initials_free |= INITIAL_MARK[card]
        initials = 0
        for card in self.trial.tally.hand:
            if COLOUR_MARK[card] == ORANGE_MARK:
                self.initials_of_oranges |= INITIAL_MARK[card]
            elif initials & INITIAL_MARK[card]:
                return None
            else:
                initials |= INITIAL_MARK[card]
        return initials

    def _start(self) -> None:
        """Set the score to be beaten: just below one that greedy choices reach."""
        options = [NAME_MARK[name] for name in self.names]
        greedy = self.trial.greedy(self.oranges, options, self.clauses + self.joint)
        marks = 0
        for mark in greedy:
            marks |= mark
        self.score = self._score(marks) + self._colours(marks)[0] - len(greedy) - 1

    def _score(self, marks: int) -> int:
        """The score of the names alone. All lie on the first Orange: it only matters that they are in hand."""
        self.trial.put(self.oranges[0], marks)
        return self.trial.score(self.clauses)

    def _colours(self, marks: int) -> tuple[int, list[int]]:
        """The best score of the colours, and the colours, with these names in hand."""
        self.trial.put(self.oranges[0], marks & self.joined)
        return self.colouring.best(marks & self.joined)

    def _search(self, start: int, marks: int, initials: int | None, taken: list[Card]) -> None:
        """Try the names taken so far, then every further one from a place of the list on.

        The initials are those taken, or None once two names begin alike.
        """
        room = len(self.oranges) - len(taken)
        score = self._score(marks) - len(taken)
        gains = self._gains()
        coloured, colours = self._colours(marks)
        score += coloured
        self._consider(score, taken, Rest.AS_PRINTED, colours)
        if initials is not None:
            score += self.apart_points * POINT
            kept = self._kept(initials, room)
            if kept is not None:
                self._consider(score + kept - room, taken, Rest.APART, colours)
        if room == 0:
            return
        for place in range(start, len(self.names)):
            bound = score + gains[place] * POINT - 1
            for gain in sorted(gains[place + 1 :], reverse=True)[: room - 1]:
                bound += max(0, gain * POINT - 1)
            if bound > self.score:
                name = self.names[place]
                further = self._with_initial(initials, name)
                self._search(place + 1, marks | NAME_MARK[name], further, [*taken, name])

    def _consider(self, score: int, taken: list[Card], rest: Rest, colours: list[int]) -> None:
        if score > self.score:
            self.score = score
            self.best_names = taken
            self.best_rest = rest
            self.best_colours = colours

    def _gains(self) -> list[int]:
        """What each name could bring at most, every clause granting its gain to each that could cause it."""
        gains = [0] * len(self.names)
        for live in self.clauses:
            if not self.trial.is_hopeless(live, []):
                self._grant(gains, live, live.gain(self.trial.points(live)))
        for live in self.joint:
            self._grant(gains, live, abs(live.clause.points))
        return gains

    def _grant(self, gains: list[int], live: Live, gain: int) -> None:
        if gain > 0:
            gainful = live.gainful()
            for place, name in enumerate(self.names):
                if NAME_MARK[name] & gainful:
                    gains[place] += gain

    def _with_initial(self, initials: int | None, name: Card) -> int | None:
        if initials is None or initials & INITIAL_MARK[name]:
            return None
        return initials | INITIAL_MARK[name]

    def _kept(self, initials: int, room: int) -> int | None:
        """How many of the Oranges left can keep their names if all are to begin unlike; None if that cannot be.

        No clause names an Orange, so their initials are among the free ones.
        """
        kept = min(room, (self.initials_of_oranges & ~initials).bit_count())
        free = (self.initials_free & ~initials).bit_count()
        return kept if free >= room else None

    def total(self) -> int:
        """The points of the best assignment; the assumptions in its score round up to a whole point."""
        return self.fixed - (-self.score // POINT)

    def names_of_oranges(self) -> dict[Card, Card]:
        """Which Orange bears which name; those that keep theirs are not listed."""
        oranges = [self.trial.tally.hand[place] for place in self.oranges]
        taken = self.best_names.copy()
        if self.best_rest is Rest.APART:
            initials = self._initials() or 0
            for name in taken:
                initials |= INITIAL_MARK[name]
            kept = self._kept(initials, len(oranges) - len(taken)) or 0
            for orange in oranges.copy():
                if kept and not initials & INITIAL_MARK[orange]:
                    kept -= 1
                    oranges.remove(orange)
                    initials |= INITIAL_MARK[orange]
            for name in CHARACTERS:
                if len(taken) < len(oranges) and name not in self.names and not initials & INITIAL_MARK[name]:
                    taken.append(name)
                    initials |= INITIAL_MARK[name]
        return dict(zip(oranges, taken, strict=False))
