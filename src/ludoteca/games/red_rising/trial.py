"""A hand on which names and colours are tried out, and how much a clause could still gain by them.

Scores are points times POINT, less one for each assumption: of equal totals the one with the fewest assumptions is best.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.red_rising.clauses import Clause
from ludoteca.games.red_rising.points import Standing, holds, tally_of, worth
from ludoteca.kernel.card import Card

POINT: Final = 64
"""One point in scores, more than there can be assumptions."""


class Live:
    """A clause on the card at a place of the hand that assumptions may change."""

    __slots__ = ("clause", "place")

    def __init__(self, clause: Clause, place: int) -> None:
        self.clause = clause
        self.place = place

    def gain(self, brought: int) -> int:
        """What further assumptions could add at most to what it brings now, if it does not count."""
        return max(0, self.clause.points) - brought

    def gainful(self) -> int:
        """The marks of which one must be added for that."""
        return self.clause.condition.makes if self.clause.points > 0 else self.clause.condition.breaks


class Trial:
    """A hand whose cards bear their printed marks, and those that are tried out."""

    __slots__ = ("standing", "tally", "printed")

    def __init__(self, standing: Standing, hand: tuple[Card, ...]) -> None:
        self.standing = standing
        self.tally = tally_of(hand, {}, {})
        self.printed: list[int] = self.tally.marks.copy()

    def put(self, place: int, marks: int) -> None:
        """Let the card at this place bear these marks beside the printed ones, and no others."""
        self.tally.marks[place] = self.printed[place] | marks
        self.tally.count()

    def points(self, live: Live) -> int:
        """What a clause brings as things stand."""
        return worth(live.clause, live.place, self.standing, self.tally)

    def score(self, clauses: list[Live]) -> int:
        """What these clauses bring as things stand."""
        return POINT * sum([self.points(live) for live in clauses])

    def is_hopeless(self, live: Live, waiting: list[int]) -> bool:
        """Whether a clause plainly stays as it is, since marks are only added; the Grays waiting have no colour yet."""
        condition = live.clause.condition
        if live.clause.points < 0:
            lasting = [part for part in condition.any_of if not part.breaks]
            return len([part for part in lasting if holds(part, live.place, self.standing, self.tally)]) > 0
        if self.tally.beside(live.place) & condition.banned:
            return True
        if condition.only:
            for place, marks in enumerate(self.tally.marks):
                if not marks & condition.only and place != live.place and place not in waiting:
                    return True
        return False

    def greedy(self, places: list[int], options: list[int], clauses: list[Live]) -> list[int]:
        """Marks for these places, always the one that brings most at once; a good start, and seldom the best."""
        chosen: list[int] = []
        score = self.score(clauses)
        for place in places:
            found = 0
            for mark in options:
                self.put(place, mark)
                tried = self.score(clauses) - 1
                if tried > score:
                    score = tried
                    found = mark
            if found == 0:
                break
            self.put(place, found)
            chosen.append(found)
        for place in places:
            self.put(place, 0)
        return chosen
