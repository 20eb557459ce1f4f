"""The registry of bots: every bot by its name."""

from __future__ import annotations

import re
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from ludoteca.bots.bot import Bot
from ludoteca.bots.careless import Careless
from ludoteca.bots.greedy import Greedy
from ludoteca.bots.ismcts.bot import Budget, Ismcts, parse
from ludoteca.bots.uniform import Uniform
from ludoteca.facets.game import LEVELS, Game
from ludoteca.kernel.luck import Luck

SKILLED: Final = Budget(seconds=0.6)
EXPERT: Final = Budget(seconds=2.5)
"""People wait no longer than a second, for an expert three."""
GLANCE: Final = Budget(worlds=40)
"""What greedy looks at in a game whose guide has no advice."""

SEARCH: Final = "ismcts:"
"""A searching bot is named with its budget."""

NET: Final = "net:"
"""A bot with a trained network is named with its file."""

GROUP: Final = "ludoteca.bots"
"""The entry points by which other packages bring bots: each makes one, given the game and luck of its own."""

ADDRESS: Final = re.compile(r"[\w.]+:[\w.]+")
"""How a bot is named that is nobody's entry point: package.module:Class."""

NAMED: Final = ("uniform", "greedy", *LEVELS)
"""The bots that need no more than their name."""


def make(spec: str, game: Game, luck: Luck) -> Bot:
    """A bot for a game; raises LookupError with the bots there are, or with what is wrong with one from outside."""
    if spec.startswith(SEARCH):
        return Ismcts(game.guide, luck, parse(spec.removeprefix(SEARCH)))
    if spec.startswith(NET):
        # Only needed here, and slow to import.
        from ludoteca.bots.net import NetBot

        return NetBot(spec, game, luck)
    if spec == "uniform":
        return Uniform(luck)
    if spec in ("greedy", "casual"):
        return _greedy(game, luck, spec)
    if spec == "beginner":
        return _beginner(game, luck)
    if spec == "skilled":
        return Ismcts(game.guide, luck, SKILLED, spec)
    if spec == "expert":
        return Ismcts(game.guide, luck, EXPERT, spec)
    return _outside(spec, game, luck)


def _outside(spec: str, game: Game, luck: Luck) -> Bot:
    """A bot of another package, by the name of its entry point or as package.module:Class."""
    entries = [entry for entry in entry_points(group=GROUP) if entry.name == spec]
    if not entries and ADDRESS.fullmatch(spec):
        entries = [EntryPoint(spec, spec, GROUP)]
    if not entries:
        known = [
            *NAMED,
            f"{SEARCH}<worlds>",
            "package.module:Class",
            *[entry.name for entry in entry_points(group=GROUP)],
        ]
        raise LookupError(f"there is no bot {spec!r}; there is {', '.join(known)}")
    try:
        bot: Bot = entries[0].load()(game, luck)
    except Exception as error:
        raise LookupError(f"the bot {spec} of {entries[0].module} cannot be made: {error}") from error
    if not callable(getattr(bot, "decide", None)):
        raise LookupError(f"{entries[0].value} is no bot: it cannot decide")
    return bot


def _greedy(game: Game, luck: Luck, name: str) -> Bot:
    """Does what the guide advises; where it has no advice, what a quick look into a few worlds shows."""
    advice = game.guide.advise
    return Ismcts(game.guide, luck, GLANCE, name) if advice is None else Greedy(advice, luck, name)


def _beginner(game: Game, luck: Luck) -> Bot:
    """Makes mistakes; in a game whose guide has no advice, nothing else."""
    advice = game.guide.advise
    return Uniform(luck, "beginner") if advice is None else Careless(game.guide, advice, luck)
