"""Pace: how long bots may think, and when their answers are given.

A bot that were quicker with some cards than with others would show its hand. So an answer is given so many seconds after the
question, whatever the bot knows and however soon it was sure. One that takes longer than that waits for the end of a step.

People wait for no decision longer than three seconds, and for a whole round of bots no longer than five. Where that is not
enough for all that is to be decided, or others want the same processors, bots think shorter, and their answers come sooner. How
much shorter depends on how long people have waited and on who else thinks, never on cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from typing import Final

from msgspec import Struct


class Pace(Struct, frozen=True):
    """When answers are given, in seconds after the question."""

    usual: float
    first: Mapping[str, float]
    """For bots that take longer than the others."""
    step: float

    def due(self, bot: str, thought: float, hurried: float | None = None) -> float:
        """When the answer of a bot is given that has thought for so many seconds; one that had to hurry until then is not waited for."""
        first = self.first.get(bot, self.usual)
        if hurried is not None:
            first = min(first, max(self.usual, hurried))
        if thought <= first or not self.step:
            return max(first, thought)
        return first + self.step * ceil((thought - first) / self.step)


PACE: Final = Pace(0.35, {"skilled": 0.75, "expert": 2.7}, 0.15)
"""A little longer than each level searches."""
AT_ONCE: Final = Pace(0.0, {}, 0.0)
"""For programs that play by themselves."""

# -- how long --------------------------------------------------------------------------------------

DECISION: Final = 3.0
"""No decision takes longer than that, waiting for a processor included,"""
ROUND: Final = 5.0
"""and all decisions of bots from one question to a person to the next no longer than that."""
LEAST: Final = 0.1
"""So long a bot may think in any case."""
ASIDE: Final = 0.2
"""What an answer takes beside thinking."""
FEW: Final = 2
"""So many answers are reckoned with at least until a person is asked again,"""
AT_FIRST: Final = 4
"""and so many where nothing is known yet."""


class RoundClock:
    """How long people have been waiting at a table since one of them was asked last."""

    __slots__ = ("_since", "_answers", "_usual")

    def __init__(self) -> None:
        self._since: float | None = None
        self._answers = 0
        self._usual = AT_FIRST

    def asked(self, now: float, people: bool, bots: bool) -> None:
        """Somebody is asked now: a person too, or only bots, for whom people wait."""
        if people or not bots:
            self._since = None
        elif self._since is None:
            self._since = now
            self._usual = max(FEW, self._answers) if self._answers else AT_FIRST
            self._answers = 0

    def answered(self) -> None:
        """A bot has answered."""
        self._answers += 1

    def allows(self, now: float) -> float:
        """How long the next bot may think: its part of what is left of the round."""
        if self._since is None:
            return DECISION
        left = ROUND - (now - self._since)
        return max(LEAST, left / max(FEW, self._usual - self._answers) - ASIDE)


def granted(wanted: float, waited: float, allowed: float, share: float) -> float:
    """How long a bot may think that wants so many seconds, and has waited for a processor of which it gets a share."""
    return max(LEAST, min(wanted, wanted * share, allowed, DECISION - waited - ASIDE))
