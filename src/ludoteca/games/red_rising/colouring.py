"""The best further colours for the Grays of a hand whose names are settled. §8.1

Grays are alike (``clauses.check``), so collections of colours are searched, in the order of the catalogue. A branch is cut
when even this would not help: every clause that can still gain does, and the gain is granted to each of the colours that
could cause it.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.red_rising.clauses import COLOUR_MARK, GRAY_MARK, colour_mark
from ludoteca.games.red_rising.pieces import COLOURS, Colour
from ludoteca.games.red_rising.trial import POINT, Live, Trial
from ludoteca.kernel.card import Card

PAINTS: Final[list[int]] = [colour_mark(colour) for colour in COLOURS if colour is not Colour.GRAY]
"""The colours that a Gray can add to its own."""


class Colouring:
    """The search for colours. The best is remembered for every set of names that colours are coupled with."""

    __slots__ = ("trial", "grays", "clauses", "colours", "weights", "known", "best_score", "best_colours")

    def __init__(self, trial: Trial, clauses: list[Live]) -> None:
        self.trial = trial
        self.grays: list[int] = [
            place for place, card in enumerate(trial.tally.hand) if COLOUR_MARK[card] == GRAY_MARK
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
            greedy = self.trial.greedy(self.grays, self.colours, self.clauses)
            self._paint(greedy)
            self.best_score = self.trial.score(self.clauses) - len(greedy) - 1
            self._paint([])
            self._search(0, [])
            found = (self.best_score, self.best_colours)
            self.known[names] = found
        return found

    def _paint(self, colours: list[int]) -> None:
        for number, place in enumerate(self.grays):
            self.trial.put(place, colours[number] if number < len(colours) else 0)

    def _search(self, start: int, chosen: list[int]) -> None:
        """Try the colours chosen so far, then every further one from a place of the list on."""
        waiting = self.grays[len(chosen) :]
        firsts = self.weights.copy()
        score = -len(chosen)
        for live in self.clauses:
            brought = self.trial.points(live)
            score += brought * POINT
            if waiting and not self.trial.is_hopeless(live, waiting):
                self._grant(firsts, live, brought)
        if score > self.best_score:
            self.best_score = score
            self.best_colours = chosen
        if not waiting:
            return
        for number in range(start, len(self.colours)):
            bound = score + firsts[number] * POINT - 1 + self._bound(firsts, number, len(waiting) - 1)
            if bound > self.best_score:
                self.trial.put(waiting[0], self.colours[number])
                self._search(number, [*chosen, self.colours[number]])
        self.trial.put(waiting[0], 0)

    def _grant(self, firsts: list[int], live: Live, brought: int) -> None:
        """Add to each colour what its first further card could bring at most through this clause."""
        if live.clause.in_proportion:
            return
        if live.clause.counts:
            gain = live.clause.points
            gainful = ~self.trial.tally.once
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
        grays = [self.trial.tally.hand[place] for place in self.grays]
        return dict(zip(grays, [COLOURS[mark.bit_length() - 1] for mark in colours], strict=False))
