"""A riddle for searching bots: a card in a box that nobody has seen, a safe way, and a wager.

Seat 0 goes safe, and wins two times in five by the luck of a die, or wagers: then it names the card in the box, one
of four, and wins if it is right. Who forgets in the search that it will not know the card takes the wager for won.
Before that both seats, sealed, turn a coin: seat 1 wins a tie-break that matters to nobody but shows whether sealed
answers are kept apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from ludoteca.facets.game import Game
from ludoteca.facets.guide import Guide, whoever
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Ask, Decision, Script, choose, together
from ludoteca.kernel.layout import Layout, Order, Sight, Zone
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.notation import CARD, NUMBER
from ludoteca.kernel.rules import Identity, Option, Outcome, ScoreLine
from ludoteca.kernel.seat import Seat
from ludoteca.kernel.state import AS_NUMBER, Listed, written
from ludoteca.kernel.zone import Zones

NAMES: Final = ("oak", "elm", "ash", "yew")
DECK, BOX = 0, 1
SAFE, WAGER = 0, 1
ZERO, ONE = Seat(0), Seat(1)

COIN: Final = Ask("coin", NUMBER, "riddle §1")
WAY: Final = Ask("way", NUMBER, "riddle §2")
GUESS: Final = Ask("guess", CARD, "riddle §3")

LAYOUT: Final = Layout(
    (
        Zone("deck", Sight.NOBODY, Order.HEAP, pool="all"),
        Zone("box", Sight.NOBODY, Order.HEAP, pool="all"),
    ),
    NAMES,
    2,
)


@dataclass
class Table:
    zones: Zones
    step: int = field(metadata=written(AS_NUMBER))
    coins: list[int] = field(metadata=written(Listed(AS_NUMBER)))
    won: int = field(metadata=written(AS_NUMBER))


class Riddle:
    """The rules: first the way (step 0), then the coins (step 1)."""

    @property
    def identity(self) -> Identity:
        return Identity("riddle", "Riddle", (2, 2), (Option("pace", ("slow",), "riddle §9"),), 1, NAMES, 9)

    def blank(self, seats: int, options: Mapping[str, str], luck: Luck) -> Any:
        return Table(Zones(LAYOUT, luck), 0, [0, 0], -1)

    def setup(self, seats: int, options: Mapping[str, str], luck: Luck) -> Any:
        t = self.blank(seats, options, luck)
        t.zones.lay([Card(card) for card in range(len(NAMES))], DECK)
        t.zones.shuffle(DECK, "deck", "riddle §0")
        t.zones.carry_top(1, DECK, BOX, "riddle §0")
        return t

    def next_step(self, table: Any) -> Script[None] | None:
        return (riddle, coins)[table.step](table) if table.step < 2 else None

    def check(self, table: Any) -> None:
        if not 0 <= table.step <= 2:
            raise ValueError("a riddle has two steps")

    def outcome(self, table: Any) -> Outcome:
        scores = tuple([int(table.won == seat) for seat in range(2)])
        lines = tuple(ScoreLine(Seat(seat), "won", score, "riddle §9") for seat, score in enumerate(scores))
        return Outcome(tuple([2 - score for score in scores]), scores, lines)


def riddle(t: Any) -> Script[None]:
    way = yield from choose(ZERO, WAY, [SAFE, WAGER])
    if way == SAFE:
        t.won = 0 if t.zones.luck.below("die", 5) < 2 else 1
    else:
        named = yield from choose(ZERO, GUESS, [Card(card) for card in range(len(NAMES))])
        t.won = 0 if named in t.zones.cards[BOX] else 1
    t.step += 1


def coins(t: Any) -> Script[None]:
    turned = yield from together({seat: partial(coin, seat) for seat in (ZERO, ONE)})
    t.coins = [turned[ZERO], turned[ONE]]
    t.step += 1


def coin(seat: Seat) -> Script[int]:
    side = yield from choose(seat, COIN, [0, 1])
    return side


RULES: Final = Riddle()


def begun(seed: object = "riddle") -> Match:
    """A new match: seat 0 is to choose its way."""
    return Match.start(RULES, 2, seed_from(seed))


def at_the_coins(seed: object = "coins") -> Match:
    """A match in which both are to turn their coins."""
    match = begun(seed)
    match.answer(ZERO, SAFE)
    return match


def all_places(match: Match, decision: Decision, most: int) -> list[int]:
    """All options in their order."""
    return list(range(len(decision.options)))[:most]


def result(match: Match) -> list[float]:
    """Who has won."""
    return [float(match.table.won == seat) for seat in range(2)]


def matched(match: Match) -> list[float]:
    """Seat 0 wins if the coins are alike."""
    alike = match.table.coins[0] == match.table.coins[1]
    return [float(alike), float(not alike)]


RIDDLE: Final = Guide(all_places, whoever(result), horizon=9, width=9)
GAME: Final = Game(__name__, rules=RULES, guide=RIDDLE)
COINS: Final = Guide(all_places, whoever(matched), horizon=9, width=9)
