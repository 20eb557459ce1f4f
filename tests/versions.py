"""A toy whose rules have changed: boxes with the first version, with the second, and with both."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from ludoteca.facets.game import Game
from ludoteca.kernel.decision import Script
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.rules import Identity
from tests.kernel.toy import DECK, RULES, Toy, turn


class Shorter(Toy):
    """The second version: one turn only, and the deck is shuffled twice."""

    @property
    def identity(self) -> Identity:
        return replace(super().identity, version=2)

    def setup(self, seats: int, options: Mapping[str, str], luck: Luck) -> Any:
        t = super().setup(seats, options, luck)
        t.zones.shuffle(DECK, "deck", "toy §0")
        return t

    def next_step(self, table: Any) -> Script[None] | None:
        return turn(table) if table.turn < 1 else None


FIRST: Final = Game(__name__, rules=RULES)
BOTH: Final = Game(__name__, rules=Shorter(), earlier={1: {"rules": RULES}})
SECOND: Final = Game(__name__, rules=Shorter())
CONFUSED: Final = Game(__name__, rules=Shorter(), earlier={1: {"rules": Shorter()}})
