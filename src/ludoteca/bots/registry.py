"""The registry of bots: every bot by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.bots.bot import Bot
from ludoteca.bots.careless import Careless
from ludoteca.bots.greedy import Greedy
from ludoteca.bots.ismcts.bot import Budget, Ismcts, parse
from ludoteca.bots.uniform import Uniform
from ludoteca.bots.weighed import WEIGHED, make_weighed
from ludoteca.kernel.luck import Luck

SKILLED: Final = Budget(seconds=0.6)
EXPERT: Final = Budget(seconds=2.5)
"""People wait no longer than a second, for an expert three."""


def _uniform(game: str, luck: Luck) -> Bot:
    return Uniform(luck)


def _casual(game: str, luck: Luck) -> Bot:
    return Greedy(game, luck, "casual")


def _skilled(game: str, luck: Luck) -> Bot:
    return Ismcts(game, luck, SKILLED, "skilled")


def _expert(game: str, luck: Luck) -> Bot:
    return Ismcts(game, luck, EXPERT, "expert")


Maker = Callable[[str, Luck], Bot]

LEVELS: Final[dict[str, Maker]] = {
    "beginner": Careless,
    "casual": _casual,
    "skilled": _skilled,
    "expert": _expert,
}
"""The bots for people, the weakest first."""

LEVEL_NAMES: Final = {
    "beginner": "common-level-beginner",
    "casual": "common-level-casual",
    "skilled": "common-level-skilled",
    "expert": "common-level-expert",
}
"""The messages by which people know the levels."""

BOTS: Final[dict[str, Maker]] = {"uniform": _uniform, "greedy": Greedy, **LEVELS}
"""How each bot is made, given the game and luck of its own."""

SEARCH: Final = "ismcts:"
"""A searching bot is named with its budget."""

NET: Final = "net:"
"""A bot with a trained network is named with its file."""


def make(spec: str, game: str, luck: Luck) -> Bot:
    """A bot for a game; raises LookupError with the bots there are."""
    if spec.startswith(SEARCH):
        return Ismcts(game, luck, parse(spec.removeprefix(SEARCH)))
    if spec.startswith(WEIGHED):
        return make_weighed(spec, game, luck)
    if spec.startswith(NET):
        # Only needed here, and slow to import.
        from ludoteca.bots.net import NetBot

        return NetBot(spec, game, luck)
    if spec not in BOTS:
        raise LookupError(f"there is no bot {spec!r}; there is {', '.join(BOTS)}, {SEARCH}<worlds>")
    return BOTS[spec](game, luck)
