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
    Clause,
    colour_mark,
)  # fmt: skip
from ludoteca.games.red_rising.pieces import CHARACTERS, COLOURS, CORE, INITIAL, Colour
from ludoteca.games.red_rising.points import PointLine, Standing, holds, points_with, tally_of, worth
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


class TriedHand:
    """A hand whose cards bear their printed marks, and those that are tried out.

    Scores are points times POINT, less one for each assumption: of equal totals the one with the fewest assumptions is best.
    """

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


PAINTS: Final[list[int]] = [colour_mark(colour) for colour in COLOURS if colour is not Colour.GRAY]
"""The colours that a Gray can add to its own."""


class GrayColours:
    """The search for further colours of the Grays, once the names are settled; remembered for every set of names they go with.

    Grays are alike (``clauses.check``), so collections of colours are searched, in the order of the catalogue. A branch is cut
    when even this would not help: every clause that can still gain does, and the gain is granted to each of the colours that
    could cause it.
    """

    __slots__ = ("tried", "grays", "clauses", "colours", "weights", "known", "best_score", "best_colours")

    def __init__(self, tried: TriedHand, clauses: list[Live]) -> None:
        self.tried = tried
        self.grays: list[int] = [
            place for place, card in enumerate(tried.tally.hand) if COLOUR_MARK[card] == GRAY_MARK
        ]
        self.clauses = clauses
        looks = 0
        for live in clauses:
            looks |= live.clause.looks
        self.colours: list[int] = [mark for mark in PAINTS if mark & looks] if self.grays else []
        """The colours that some clause looks at."""
        self.weights: list[int] = [
            sum(
                [
                    live.clause.points
                    for live in clauses
                    if live.clause.in_proportion and live.clause.counted & mark
                ]
            )
            for mark in self.colours
        ]
        """For each colour what every further card of it brings, however many there are."""
        self.known: dict[int, tuple[int, list[int]]] = {}
        self.best_score: int = 0
        self.best_colours: list[int] = []

    def best(self, names: int) -> tuple[int, list[int]]:
        """The best score of the clauses and its colours, with these marks of names lying on the first Orange."""
        found = self.known.get(names)
        if found is None:
            greedy = self.tried.greedy(self.grays, self.colours, self.clauses)
            self._paint(greedy)
            self.best_score = self.tried.score(self.clauses) - len(greedy) - 1
            self._paint([])
            self._search(0, [])
            found = (self.best_score, self.best_colours)
            self.known[names] = found
        return found

    def _paint(self, colours: list[int]) -> None:
        for number, place in enumerate(self.grays):
            self.tried.put(place, colours[number] if number < len(colours) else 0)

    def _search(self, start: int, chosen: list[int]) -> None:
        """Try the colours chosen so far, then every further one from a place of the list on."""
        waiting = self.grays[len(chosen) :]
        firsts = self.weights.copy()
        score = -len(chosen)
        for live in self.clauses:
            brought = self.tried.points(live)
            score += brought * POINT
            if waiting and not self.tried.is_hopeless(live, waiting):
                self._grant(firsts, live, brought)
        if score > self.best_score:
            self.best_score = score
            self.best_colours = chosen
        if not waiting:
            return
        for number in range(start, len(self.colours)):
            bound = score + firsts[number] * POINT - 1 + self._bound(firsts, number, len(waiting) - 1)
            if bound > self.best_score:
                self.tried.put(waiting[0], self.colours[number])
                self._search(number, [*chosen, self.colours[number]])
        self.tried.put(waiting[0], 0)

    def _grant(self, firsts: list[int], live: Live, brought: int) -> None:
        """Add to each colour what its first further card could bring at most through this clause."""
        if live.clause.in_proportion:
            return
        if live.clause.counts:
            gain = live.clause.points
            gainful = ~self.tried.tally.once
        else:
            gain = live.gain(brought)
            gainful = live.gainful()
        if gain > 0:
            for number, mark in enumerate(self.colours):
                if mark & gainful:
                    firsts[number] += gain

    def _bound(self, firsts: list[int], number: int, room: int) -> int:
        """What so many Grays could add at most: first cards of later colours, or any cards of the best weight."""
        again = max(0, max(self.weights[number:]) * POINT - 1)
        later = sorted(firsts[number + 1 :], reverse=True)[:room]
        bound = again * (room - len(later))
        for gain in later:
            bound += max(again, gain * POINT - 1)
        return bound

    def assigned(self, colours: list[int]) -> dict[Card, Colour]:
        """Which Gray has which of these colours; those without one are not listed."""
        grays = [self.tried.tally.hand[place] for place in self.grays]
        return dict(zip(grays, [COLOURS[mark.bit_length() - 1] for mark in colours], strict=False))


_LETTERS: Final[list[str]] = sorted(set(INITIAL))
INITIAL_MARK: Final[list[int]] = [1 << _LETTERS.index(INITIAL[card]) for card in CHARACTERS]
"""With what each name begins, as a bit."""


@dataclass(frozen=True)
class Scored:
    """The best that a hand can be made of: names of Oranges, further colours of Grays, all lines and their total."""

    names: dict[Card, Card]
    colours: dict[Card, Colour]
    lines: list[PointLine]
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
    colours = search.gray_colours.assigned(search.best_colours)
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
        "tried", "oranges", "fixed", "clauses", "apart_points", "names", "joined", "joint", "gray_colours",
        "initials_of_oranges", "initials_free", "score", "best_names", "best_rest", "best_colours",
    )  # fmt: skip

    def __init__(self, standing: Standing) -> None:
        hand = tuple(sorted(standing.hand))
        self.tried = TriedHand(standing, hand)
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
        self.gray_colours = GrayColours(self.tried, self._sort_clauses())
        if self.oranges:
            self._start()
            self._search(0, 0, self._initials(), [])
        elif self.gray_colours.grays:
            self.score, self.best_colours = self.gray_colours.best(0)

    def _sort_clauses(self) -> list[Live]:
        """Sort the clauses of the hand by what may change them; the list has those that look at assumed colours."""
        tally = self.tried.tally
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
                elif spared or not clause.looks & (names | colours) or self.tried.is_hopeless(live, grays):
                    self.fixed += self.tried.points(live)
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
        for card in self.tried.tally.hand:
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
        greedy = self.tried.greedy(self.oranges, options, self.clauses + self.joint)
        marks = 0
        for mark in greedy:
            marks |= mark
        self.score = self._score(marks) + self._colours(marks)[0] - len(greedy) - 1

    def _score(self, marks: int) -> int:
        """The score of the names alone. All lie on the first Orange: it only matters that they are in hand."""
        self.tried.put(self.oranges[0], marks)
        return self.tried.score(self.clauses)

    def _colours(self, marks: int) -> tuple[int, list[int]]:
        """The best score of the colours, and the colours, with these names in hand."""
        self.tried.put(self.oranges[0], marks & self.joined)
        return self.gray_colours.best(marks & self.joined)

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
            if not self.tried.is_hopeless(live, []):
                self._grant(gains, live, live.gain(self.tried.points(live)))
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
        oranges = [self.tried.tally.hand[place] for place in self.oranges]
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
