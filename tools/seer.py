"""The seer: a searcher that cheats. It sees every card, every sealed answer, and how all luck will fall.

It shows how far a search of the same size could come at most: whatever a fair bot lacks to it is the price of not knowing.
Nobody meets it outside `tools` and the tests.
"""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from ludoteca.bots.ismcts.bot import Budget, Ismcts
from ludoteca.facets.game import Game
from ludoteca.kernel.decision import Decision
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.match import Match
from ludoteca.kernel.perspective import Perspective
from ludoteca.kernel.seat import Seat

WORLDS = 200
"""So many it looks at in every decision, unless told."""


class Truth:
    """Knowledge of everything: the only world that it imagines is the true one."""

    def __init__(self, match: Match, seat: Seat) -> None:
        self.seat = seat
        self._match = match

    @property
    def decision(self) -> Decision:
        """The question to the seat."""
        return self._match.decision(self.seat)

    def imagine(self, luck: Luck) -> Match:
        """A copy of the true match, whatever the luck."""
        return self._match.clone()


class Seer:
    """A bot that searches the truth, by the same search as the fair ones."""

    def __init__(self, game: Game, luck: Luck, worlds: int | None = None) -> None:
        self.name = "seer"
        # Answers are mixed against what others may know; where all is known nothing is to be mixed.
        guide = replace(game.guide, solve=None)
        self._mind = Ismcts(guide, luck, Budget(worlds or WORLDS))

    def decide(self, perspective: Perspective) -> int:
        """The place of the option that does best in truth."""
        truth = Truth(perspective._match, perspective.seat)
        return self._mind.decide(cast(Perspective, truth))
