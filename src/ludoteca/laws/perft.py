"""Perft: how many sequences of answers there are, counted by cloning and by replaying."""

from __future__ import annotations

from ludoteca.kernel.match import Match
from ludoteca.kernel.rules import Rules
from ludoteca.laws.law import Law

SMALL = 64


def perft(match: Match, depth: int) -> int:
    """The number of sequences of ``depth`` answers from here; simultaneous seats answer in their order."""
    if depth == 0 or match.over:
        return 1
    decision = next(iter(match.pending.values()))
    if depth == 1:
        return len(decision.options)
    total = 0
    for place in range(len(decision.options)):
        twin = match.clone()
        twin.take(next(iter(twin.pending.values())), place)
        total += perft(twin, depth - 1)
    return total


def perft_of(rules: Rules, seats: int, seed: bytes, depth: int) -> list[int]:
    """The counts at depths 1 to ``depth`` of a new match."""
    match = Match.start(rules, seats, seed)
    return [perft(match, deep) for deep in range(1, depth + 1)]


class Perft(Law):
    """Counting two answers deep gives the same number by clones as by replaying the record."""

    name = "perft"
    promise = "as many sequences of answers by cloning as by replaying"

    def at(self, match: Match) -> None:
        """Count at a few decisions; everywhere it would take too long."""
        decision = next(iter(match.pending.values()))
        number = len(decision.options)
        if number > SMALL or self.luck.below("perft", 50):
            return
        slow = 0
        for place in range(number):
            twin = Match.replay(match.rules, match.record())
            twin.take(twin.decision(decision.seat), place)
            slow += 1 if twin.over else len(next(iter(twin.pending.values())).options)
        fast = perft(match, 2)
        self.demand(fast == slow, f"{fast} sequences by cloning, {slow} by replaying")
