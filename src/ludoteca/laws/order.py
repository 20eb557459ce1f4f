"""Laws of order: no card is lost, the game goes on and ends, and bad input changes nothing."""

from __future__ import annotations

from typing import Any

from ludoteca.kernel.decision import IllegalAnswer
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat
from ludoteca.laws.law import Law, canonical, snapshot

SAMPLE = 200


class Conservation(Law):
    """Every card lies in exactly one zone after every answer."""

    name = "conservation"
    promise = "every card in exactly one zone after every answer"

    def at(self, match: Match) -> None:
        """Count the cards of all zones."""
        lying = sorted(card for cards in match.table.zones.cards for card in cards)
        if lying != list(range(len(match.names))):
            odd = [name for card, name in enumerate(match.names) if lying.count(card) != 1]
            self.demand(False, f"answer {len(match.history)}: lost or doubled: {', '.join(odd)}")
        for place, cards in enumerate(match.table.zones.cards):
            astray = [match.names[card] for card in cards if match.table.zones.find(card) != place]
            self.demand(
                not astray, f"answer {len(match.history)}: not where it is said to be: {', '.join(astray)}"
            )

    def end(self, match: Match) -> None:
        """The cards are still there when the match is over."""
        self.at(match)


class Liveness(Law):
    """Every question is a real one, every invariant holds, and every match ends within the bound."""

    name = "liveness"
    promise = "no empty or one-option question but discreet ones; every match ends within its bound"

    def at(self, match: Match) -> None:
        """Every pending decision has at least two options, or one if it is discreet; there have not been too many."""
        for seat, decision in match.pending.items():
            self.demand(
                len(decision.options) > (0 if decision.ask.discreet else 1),
                f"seat {seat} is asked {decision.ask.name} with {len(decision.options)} options",
            )
        bound = match.rules.identity.bound
        self.demand(len(match.history) < bound, f"the match goes on after {bound} decisions")
        if match.at_step_start:
            self._check(match)

    def end(self, match: Match) -> None:
        """The outcome ranks every seat and the table is sound."""
        self._check(match)
        outcome = match.outcome()
        sums = [
            sum(line.points for line in outcome.lines if line.seat == seat) for seat in range(match.seats)
        ]
        self.demand(list(outcome.scores) == sums, "the score lines do not add up to the scores")
        ranks = sorted(outcome.ranks)
        sound = all(rank in (1, 2) or rank <= place for place, rank in enumerate(ranks, start=1))
        self.demand(len(ranks) == match.seats and ranks[0] > 0 and sound, f"no such ranks: {outcome.ranks}")

    def _check(self, match: Match) -> None:
        try:
            match.rules.check(match.boundary)
        except ValueError as error:
            self.demand(False, f"answer {len(match.history)}: {error}")


class Notation(Law):
    """Different options have different texts, and each text gives its option back."""

    name = "notation"
    promise = "parse and print are inverses"

    def at(self, match: Match) -> None:
        """Spell the options, all of them or a sample, and read them back."""
        for decision in match.pending.values():
            number = len(decision.options)
            places = range(number)
            if number > SAMPLE:
                places = range(self.luck.below("notation", 7), number, number // SAMPLE)
            for place in places:
                text = decision.spell(decision.options[place], match.names)
                back = decision.read(text, match.names)
                self.demand(back == place, f"{text!r} is option {place} but reads as {back}")
                self.demand(text == text.strip() and "\n" not in text, f"{text!r} cannot be written")


class IllegalInput(Law):
    """An answer that is no option raises and changes nothing."""

    name = "illegal input"
    promise = "illegal input changes nothing"

    def at(self, match: Match) -> None:
        """Try nonsense on every seat."""
        before = snapshot(match)
        nonsense: list[Any] = [None, -1, 10**6, "nonsense", (0,) * 99, object(), [0]]
        for number in range(-2, match.seats + 2):
            seat = Seat(number)
            asked = match.pending.get(seat)
            for junk in nonsense:
                if asked is None or junk not in asked.options:
                    self._refused(match, seat, junk)
            try:
                match.answer_text(seat, "no such option")
            except IllegalAnswer:
                continue
            self.demand(False, f"seat {seat} may answer 'no such option'")
        self.demand(snapshot(match) == before, "a refused answer has changed the match")

    def _refused(self, match: Match, seat: Seat, junk: object) -> None:
        try:
            match.answer(seat, junk)
        except IllegalAnswer:
            return
        self.demand(False, f"seat {seat} may answer {junk!r}")


class Determinism(Law):
    """The same seed and answers give the same events for everybody."""

    name = "determinism"
    promise = "same seed and answers, same events, whatever the process"

    def end(self, match: Match) -> None:
        """Play the match again from its record and compare all events and the end."""
        again = Match.replay(match.rules, match.record())
        self.demand(snapshot(again) == snapshot(match), "played again, the match ends otherwise")
        for number in range(-1, match.seats):
            viewer = Seat(number)
            first = canonical([event.plain() for event in match.events(viewer)])
            second = canonical([event.plain() for event in again.events(viewer)])
            self.demand(first == second, f"played again, viewer {viewer} sees other events")
