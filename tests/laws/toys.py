"""A toy game that keeps the laws, and broken ones that each break the law meant for them.

In the honest toy every seat holds three cards. In its turn a seat plays one face up, and draws; then all seats
secretly choose a card of their hand, which are shown together. After the deck is used up the game is over.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Ask, Script, choose, choose_or_pass, choose_together, together
from ludoteca.kernel.layout import Layout, Order, Sight, Zone
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.notation import CARD, NUMBER
from ludoteca.kernel.rules import Identity, Option, Outcome, ScoreLine
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.state import AS_CARD, AS_NUMBER, SETTING, Listed, Maybe, written
from ludoteca.kernel.zone import Zones

NAMES = tuple(f"c{number}" for number in range(14))
DECK, PILE, HAND = 0, 1, 2

PLAY = Ask("play", CARD, "toy §1")
SHOW = Ask("show", CARD, "toy §2")
GUESS = Ask("guess", NUMBER, "toy §3")


def layout(seats: int) -> Layout:
    zones = [
        Zone("deck", Sight.NOBODY, Order.ROW, pool="all"),
        Zone("pile", Sight.OPEN, Order.HEAP),
    ]
    zones += [Zone(f"hand {seat}", Sight.OWNER, Order.HEAP, Seat(seat), "all") for seat in range(seats)]
    return Layout(tuple(zones), NAMES, seats)


@dataclass
class ToyTable:
    zones: Zones
    turn: int = field(metadata=written(AS_NUMBER))
    scores: list[int] = field(metadata=written(Listed(AS_NUMBER)))


class Toy:
    """The honest toy."""

    bound = 100
    table: type[Any] = ToyTable

    @property
    def identity(self) -> Identity:
        return Identity(
            "toy", "Toy", (2, 3), (Option("pace", ("slow", "fast"), "toy §9"),), 1, NAMES, self.bound
        )

    def blank(self, seats: int, options: Mapping[str, str], luck: Luck) -> Any:
        return self.table(zones=Zones(layout(seats), luck), turn=0, scores=[0] * seats)

    def setup(self, seats: int, options: Mapping[str, str], luck: Luck) -> Any:
        t = self.blank(seats, options, luck)
        t.zones.lay([Card(card) for card in range(len(NAMES))], DECK)
        t.zones.shuffle(DECK, "deck", "toy §0")
        for seat in range(seats):
            t.zones.carry_top(3, DECK, HAND + seat, "toy §0")
        return t

    def next_step(self, table: Any) -> Script[None] | None:
        return None if not table.zones.cards[DECK] else self.turn(table)

    def turn(self, t: Any) -> Script[None]:
        seats = t.zones.layout.seats
        me = Seat(t.turn % seats)
        card = yield from choose(me, PLAY, t.zones.live(HAND + me))
        t.zones.show(card, "toy §1")
        t.zones.carry(card, HAND + me, PILE, "toy §1")
        t.scores[me] += card
        t.zones.carry_top(1, DECK, HAND + me, "toy §1")
        hands = {Seat(seat): t.zones.live(HAND + seat) for seat in range(seats)}
        shown = yield from choose_together(SHOW, hands)
        for seat, picked in shown.items():
            t.zones.show(picked, "toy §2")
            t.scores[seat] += picked
        t.turn += 1

    def check(self, table: Any) -> None:
        if table.turn < 0:
            raise ValueError("turn is not negative")

    def outcome(self, table: Any) -> Outcome:
        scores = tuple(table.scores)
        ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
        lines = tuple(ScoreLine(Seat(seat), "cards", score, "toy §9") for seat, score in enumerate(scores))
        return Outcome(ranks, scores, lines)


class LosesACard(Toy):
    def turn(self, t: Any) -> Script[None]:
        yield from super().turn(t)
        t.zones.cards[PILE] = t.zones.cards[PILE][1:] if t.turn == 2 else t.zones.cards[PILE]


class NeverEnds(Toy):
    def next_step(self, table: Any) -> Script[None] | None:
        return self.turn(table)

    def turn(self, t: Any) -> Script[None]:
        yield from choose(Seat(0), GUESS, [1, 2])


class AsksForNothing(Toy):
    def turn(self, t: Any) -> Script[None]:
        yield from choose_or_pass(Seat(0), GUESS, EmptyLater())
        yield from super().turn(t)


class EmptyLater(list[int]):
    """Options that look like two when the question is put and are only the pass when it is asked."""

    def __bool__(self) -> bool:
        return True


@dataclass
class TellingTable(ToyTable):
    top: Card | None = field(default=None, metadata=written(Maybe(AS_CARD)))


class LeaksInTheView(Toy):
    """The top card of the deck stands in a public field."""

    table = TellingTable

    def turn(self, t: Any) -> Script[None]:
        t.top = t.zones.cards[DECK][-1]
        yield from super().turn(t)


class AsksOverAnotherHand(Toy):
    """A seat is asked to choose from cards that it cannot see."""

    def turn(self, t: Any) -> Script[None]:
        yield from choose(Seat(0), PLAY, t.zones.live(HAND + 1))
        yield from super().turn(t)


@dataclass
class ForgetfulTable(ToyTable):
    pace: int = field(default=1, metadata=SETTING)


class ForgetsAField(Toy):
    """A field that changes in play is declared as if it followed from the options, so no position holds it."""

    table = ForgetfulTable

    def turn(self, t: Any) -> Script[None]:
        yield from super().turn(t)
        t.pace += 1
        t.scores[0] += t.pace


class LeaksInAnEvent(Toy):
    """An event names the card that was drawn face down as a public fact."""

    def turn(self, t: Any) -> Script[None]:
        yield from super().turn(t)
        if t.zones.cards[DECK]:
            t.zones.tell("gossip", "toy §4", None, [], {"next": NAMES[t.zones.cards[DECK][-1]]})


class LeaksByWhoIsAsked(Toy):
    """Whether a seat is asked depends on its hidden hand, in plain sight."""

    def turn(self, t: Any) -> Script[None]:
        yield from choose(Seat(0), GUESS, [1, 2])
        if 0 in t.zones.cards[HAND + 1] + t.zones.cards[HAND]:
            yield from choose(Seat(1), GUESS, [1, 2])
        yield from super().turn(t)


class AsksMoreUnderSeal(Toy):
    """Honest: how often a seat is asked under seal depends on its hand, but nobody sees that."""

    def turn(self, t: Any) -> Script[None]:
        seats = [Seat(seat) for seat in range(t.zones.layout.seats)]
        yield from together({seat: partial(self.guesses, t, seat) for seat in seats})
        yield from super().turn(t)

    def guesses(self, t: Any, seat: Seat) -> Script[None]:
        yield from choose(seat, GUESS, [1, 2])
        if any(card < 2 for card in t.zones.cards[HAND + seat]):
            yield from choose(seat, GUESS, [1, 2])


class KeepsASecretInALocal(Toy):
    """The top card is remembered across a question instead of being left in its zone."""

    def turn(self, t: Any) -> Script[None]:
        top = t.zones.cards[DECK][-1]
        yield from choose(Seat(0), GUESS, [1, 2])
        t.zones.show(top, "toy §5")
        if t.zones.cards[DECK][-1] != top:
            raise LookupError("the card is not where it was")
        yield from super().turn(t)


class KeepsOptionsInAList(Toy):
    """A hand is copied into the options, so that an imagined world asks for cards that are not there."""

    def turn(self, t: Any) -> Script[None]:
        me = Seat(t.turn % t.zones.layout.seats)
        card = yield from choose(me, PLAY, list(t.zones.cards[HAND + me]))
        t.zones.carry(card, HAND + me, PILE, "toy §1")
        t.zones.show(card, "toy §1")
        t.zones.carry_top(1, DECK, HAND + me, "toy §1")
        t.turn += 1


@dataclass
class SharingTable(ToyTable):
    tally: dict[str, int] = field(default_factory=dict, metadata=SETTING)


class SharesItsTally(Toy):
    """A field that copying does not know how to copy is shared between clones."""

    table = SharingTable

    def turn(self, t: Any) -> Script[None]:
        yield from super().turn(t)
        t.tally["turns"] = t.tally.get("turns", 0) + 1
        t.scores[0] += t.tally["turns"]


class RollsItsOwnDice(Toy):
    """Luck that does not come from the match."""

    def turn(self, t: Any) -> Script[None]:
        yield from super().turn(t)
        t.scores[0] += random.randrange(1000)


def one_text_for_all(option: Any, names: tuple[str, ...]) -> str:
    return "card"


class WritesAllOptionsAlike(Toy):
    def turn(self, t: Any) -> Script[None]:
        yield from choose(Seat(0), Ask("guess", one_text_for_all, "toy §6"), [1, 2])
        yield from super().turn(t)


class ForgetsToCheckItself(Toy):
    """The score lines do not add up."""

    def outcome(self, table: Any) -> Outcome:
        honest = super().outcome(table)
        return Outcome(honest.ranks, honest.scores, honest.lines[1:])
