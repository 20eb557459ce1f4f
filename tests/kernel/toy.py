"""A toy with every kind of question: harmless ones, one that draws a card, and sealed ones with two parts.

Each of three turns: seat 0 plans (nobody learns anything), may draw a card, and then both seats, sealed, name
a number and a card of their hand; the cards are shown and the numbers scored.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Ask, Script, choose, choose_or_pass, together
from ludoteca.kernel.layout import Layout, Order, Sight, Zone
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.notation import CARD, NUMBER
from ludoteca.kernel.rules import Identity, Option, Outcome, ScoreLine
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.state import AS_NUMBER, Listed, written
from ludoteca.kernel.zone import Zones

NAMES: Final = tuple("abcdefgh")
DECK, PILE, HAND = 0, 1, 2
TURNS: Final = 3
ZERO, ONE = Seat(0), Seat(1)

PLAN: Final = Ask("plan", NUMBER, "toy §1")
DRAW: Final = Ask("draw", CARD, "toy §2")
NUMBERS: Final = Ask("number", NUMBER, "toy §3")
SHOW: Final = Ask("show", CARD, "toy §3")

LAYOUT: Final = Layout(
    (
        Zone("deck", Sight.NOBODY, Order.ROW, pool="all"),
        Zone("pile", Sight.OPEN, Order.ROW),
        Zone("hand 0", Sight.OWNER, Order.HEAP, ZERO, "all"),
        Zone("hand 1", Sight.OWNER, Order.HEAP, ONE, "all"),
    ),
    NAMES,
    2,
)


@dataclass
class Table:
    zones: Zones
    turn: int = field(metadata=written(AS_NUMBER))
    scores: list[int] = field(metadata=written(Listed(AS_NUMBER)))


class Toy:
    """The rules of the toy."""

    @property
    def identity(self) -> Identity:
        return Identity("toy", "Toy", (2, 2), (Option("pace", ("slow", "fast"), "toy §9"),), 1, NAMES, 40)

    def blank(self, seats: int, options: Mapping[str, str], luck: Luck) -> Any:
        return Table(Zones(LAYOUT, luck), 0, [0, 0])

    def setup(self, seats: int, options: Mapping[str, str], luck: Luck) -> Any:
        t = self.blank(seats, options, luck)
        t.zones.lay([Card(card) for card in range(len(NAMES))], DECK)
        t.zones.shuffle(DECK, "deck", "toy §0")
        for seat in (ZERO, ONE):
            t.zones.carry_top(2, DECK, HAND + seat, "toy §0")
        return t

    def next_step(self, table: Any) -> Script[None] | None:
        return turn(table) if table.turn < TURNS else None

    def check(self, table: Any) -> None:
        if not 0 <= table.turn <= TURNS or len(table.scores) != 2:
            raise ValueError(f"a toy has {TURNS} turns and two scores")

    def outcome(self, table: Any) -> Outcome:
        scores = tuple(table.scores)
        ranks = tuple([1 + sum(other > score for other in scores) for score in scores])
        lines = tuple(ScoreLine(Seat(seat), "numbers", score, "toy §9") for seat, score in enumerate(scores))
        return Outcome(ranks, scores, lines)


def turn(t: Any) -> Script[None]:
    yield from choose(ZERO, PLAN, [1, 2])
    yield from choose(ZERO, PLAN, [3, 4])
    if t.zones.cards[DECK] and (yield from choose_or_pass(ZERO, DRAW, t.zones.live(PILE))) is None:
        t.zones.carry_top(1, DECK, HAND, "toy §2")
    named = yield from together({seat: partial(sealed, t, seat) for seat in (ZERO, ONE)})
    for seat, (number, card) in named.items():
        t.scores[seat] += number
        t.zones.show(card, "toy §3")
        t.zones.carry(card, HAND + seat, PILE, "toy §3")
        t.zones.carry_top(1, DECK, HAND + seat, "toy §3")
    t.turn += 1


def sealed(t: Any, seat: Seat) -> Script[tuple[int, Card]]:
    number = yield from choose(seat, NUMBERS, [1, 2, 3])
    card = yield from choose(seat, SHOW, t.zones.live(HAND + seat))
    return number, card


RULES: Final = Toy()


def begun(seed: object = "toy", log: Log = Log.KEPT) -> Match:
    """A new match."""
    return Match.start(RULES, 2, seed_from(seed), {}, log)


def planned() -> Match:
    """A match in its first turn, in which seat 0 has planned and both are to name a number."""
    return give(begun(), "0 1", "0 3")


def give(match: Match, *answers: str) -> Match:
    """Give answers written as seat and notation; @n stands for the option at place n."""
    for answer in answers:
        seat, text = answer.split(" ")
        decision = match.decision(Seat(int(seat)))
        if text.startswith("@"):
            match.take(decision, int(text[1:]))
        else:
            match.answer_text(decision.seat, text)
    return match


def asked(match: Match) -> dict[int, str]:
    """The kind of question each seat is asked now."""
    return {int(seat): decision.ask.name for seat, decision in match.pending.items()}


def finished(seed: object = "toy") -> Match:
    """A match played to its end by first options."""
    match = begun(seed)
    while not match.over:
        match.take(next(iter(match.pending.values())), 0)
    return match
