"""What a law is, and how a broken one is reported."""

from __future__ import annotations

import json
from typing import Any

from ludoteca.kernel.decision import Decision
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.match import Match
from ludoteca.kernel.position import dump


class Broken(AssertionError):
    """A law does not hold: which one, and where."""

    def __init__(self, law: str, message: str) -> None:
        super().__init__(law, message)
        self.law = law
        self.message = message

    def __str__(self) -> str:
        return f"{self.law}: {self.message}"


class Law:
    """A promise about every match. The walk calls ``at`` at each decision and ``end`` after the last one."""

    name = "law"
    """The word by which reports and tests know the law."""
    promise = ""
    """What it promises, in one line."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def at(self, match: Match) -> None:
        """Check the match at a decision; the match must be left as it was."""

    def after(self, match: Match, seat: int, text: str) -> None:
        """Look at the match once this answer has been given."""

    def end(self, match: Match) -> None:
        """Check the finished match."""

    def demand(self, holds: bool, message: str) -> None:
        """Raise Broken unless it holds."""
        if not holds:
            raise Broken(self.name, message)


def canonical(data: Any) -> str:
    """Plain data as text: equal data, equal bytes."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def spelt(match: Match, decision: Decision) -> list[str]:
    """All options of a decision in notation."""
    return [decision.spell(option, match.names) for option in decision.options]


def snapshot(match: Match) -> str:
    """Everything that makes a match what it is, hidden cards and luck included."""
    names = match.names
    return canonical(
        {
            "table": dump(match.rules, match.options, match.table),
            "luck": dict(match.table.zones.luck.drawn),
            "asked": {
                str(seat): [decision.ask.name, spelt(match, decision)]
                for seat, decision in sorted(match.pending.items())
            },
            "history": [[given.seat, given.ask.name, given.text(names)] for given in match.history],
        }
    )


def draw_answer(match: Match, luck: Luck) -> tuple[Decision, int]:
    """A pending decision and one of its options, both drawn at random."""
    pending = list(match.pending.values())
    decision = pending[luck.below("seat", len(pending))]
    return decision, luck.below("option", len(decision.options))
