"""The uniform bot: every option is equally likely."""

from __future__ import annotations

from ludoteca.kernel.decision import Decision
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.perspective import Perspective

STREAM = "uniform"


class Uniform:
    """A bot that draws one of the options and looks at nothing else."""

    __slots__ = ("name", "luck")

    def __init__(self, luck: Luck, name: str = "uniform") -> None:
        self.name = name
        self.luck = luck

    def decide(self, perspective: Perspective) -> int:
        """The place of an option drawn at random."""
        return self.draw(perspective.decision)

    def draw(self, decision: Decision) -> int:
        """The same for a bare decision: all that this bot needs, so that playing it costs no more."""
        return self.luck.below(STREAM, len(decision.options))
