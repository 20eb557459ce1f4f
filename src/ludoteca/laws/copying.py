"""Laws of copying: clones, records and undo all give back the very same match."""

from __future__ import annotations

from ludoteca.kernel.luck import Luck
from ludoteca.kernel.match import Match
from ludoteca.kernel.playout import play_out
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import Seat
from ludoteca.laws.law import Broken, Law, snapshot
from ludoteca.laws.order import Liveness


class Clone(Law):
    """A clone is equal, shares nothing, and plays on alike."""

    name = "clone"
    promise = "at every decision equal, sharing nothing, playing on alike"

    def __init__(self, luck: Luck) -> None:
        super().__init__(luck)
        self._twin: Match | None = None

    def at(self, match: Match) -> None:
        """Compare a clone, let another one play to its end, and see that the match has not moved."""
        before = snapshot(match)
        self._twin = match.clone()
        self.demand(snapshot(self._twin) == before, f"the clone differs after {len(match.history)} answers")
        wild = match.clone()
        try:
            play_out(wild, Luck(self.luck.seed_for("clone")))
        except RuntimeError as error:
            raise Broken(Liveness.name, str(error)) from error
        self.demand(snapshot(match) == before, "playing a clone has changed the match")

    def after(self, match: Match, seat: int, text: str) -> None:
        """The clone gives the same answer and is still equal."""
        if self._twin is not None:
            self._twin.answer_text(Seat(seat), text)
            self.demand(snapshot(self._twin) == snapshot(match), "after the same answer the clone differs")


class Records(Law):
    """A record can be saved, loaded and continued at every decision."""

    name = "record"
    promise = "save, load, continue alike, at every decision"

    def __init__(self, luck: Luck) -> None:
        super().__init__(luck)
        self._loaded: Match | None = None
        self._placed: Match | None = None

    def at(self, match: Match) -> None:
        """Save and load the match here."""
        text = match.record().text()
        record = Record.parse(text)
        self.demand(record.text() == text, "a record that was read is written otherwise")
        self._loaded = Match.replay(match.rules, record)
        self.demand(snapshot(self._loaded) == snapshot(match), f"loaded after {len(match.history)} answers")
        position = match.position()
        luck: Luck = match.boundary.zones.luck
        again = Match.at(match.rules, {**position, "drawn": luck.drawn}, luck.seed)
        self.demand(again.position() == position, "a position that was loaded is written otherwise")
        self._placed = again

    def after(self, match: Match, seat: int, text: str) -> None:
        """The loaded match gives the same answer and is still equal."""
        if self._loaded is not None:
            self._loaded.answer_text(Seat(seat), text)
            self.demand(snapshot(self._loaded) == snapshot(match), "the loaded match goes on otherwise")
        if self._placed is not None:
            self._placed.answer_text(Seat(seat), text)
            same = self._placed.position() == match.position()
            self.demand(same, "from its position the match goes on otherwise")

    def end(self, match: Match) -> None:
        """The record of the whole match gives the same end."""
        record = Record.parse(match.record().text())
        again = Match.replay(match.rules, record)
        self.demand(snapshot(again) == snapshot(match), "the record gives another end")


class Undo(Law):
    """Going back to an earlier decision and forth again gives the same table."""

    name = "undo"
    promise = "undo to any earlier decision and back gives the same table"

    def at(self, match: Match) -> None:
        """Take back the last answer with everybody's consent; go back to a random decision; go on again."""
        number = len(match.history)
        if number:
            if not match.history[-1].joins:
                twin = match.clone()
                twin.undo(twin.history[-1].seat, [Seat(seat) for seat in range(match.seats)])
                self._catches_up(twin, match)
            self._catches_up(match.rewound(self.luck.below("undo", number)), match)

    def end(self, match: Match) -> None:
        """The same from the end of the match."""
        self.at(match)

    def _catches_up(self, twin: Match, match: Match) -> None:
        answers = [(given.seat, given.text(match.names)) for given in match.history]
        back = len(twin.history)
        for seat, text in answers[back:]:
            twin.answer_text(seat, text)
        self.demand(snapshot(twin) == snapshot(match), f"back to answer {back} and forth ends elsewhere")
