"""The registry of bots: every bot by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.bots.bot import Bot
from ludoteca.bots.greedy import Greedy
from ludoteca.bots.uniform import Uniform
from ludoteca.kernel.luck import Luck


def _uniform(game: str, luck: Luck) -> Bot:
    return Uniform(luck)


BOTS: Final[dict[str, Callable[[str, Luck], Bot]]] = {"greedy": Greedy, "uniform": _uniform}
"""How each bot is made, given the game and luck of its own."""


def make(spec: str, game: str, luck: Luck) -> Bot:
    """A bot for a game; raises LookupError with the bots there are."""
    if spec not in BOTS:
        raise LookupError(f"there is no bot {spec!r}; there is {', '.join(sorted(BOTS))}")
    return BOTS[spec](game, luck)
