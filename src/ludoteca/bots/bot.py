"""What a bot is: a name, and an answer to every question."""

from __future__ import annotations

from typing import Protocol

from ludoteca.kernel.perspective import Perspective


class Bot(Protocol):
    """A computer player. It is given a perspective and nothing else; its luck is its own."""

    name: str

    def decide(self, perspective: Perspective) -> int:
        """The place of the chosen option among the options of the perspective's decision."""
