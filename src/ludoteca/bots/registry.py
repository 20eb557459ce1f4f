"""The registry of bots: every bot by its name."""

from __future__ import annotations

import re
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from ludoteca.bots.beginner import Beginner
from ludoteca.bots.bot import Bot
from ludoteca.bots.greedy import Greedy
from ludoteca.bots.ismcts.bot import Budget, Ismcts, parse
from ludoteca.bots.uniform import Uniform
from ludoteca.facets.extra import reason
from ludoteca.facets.game import LEVELS, Game
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.spelling import did_you_mean

SKILLED: Final = Budget(seconds=0.6)
EXPERT: Final = Budget(seconds=2.5)
"""People wait no longer than a second, for an expert three."""
DAILY: Final = Budget(worlds=48)
REFERENCE: Final = Budget(worlds=240)
"""Where several people play one deal, bots search so many worlds, however long that takes: the same everywhere."""
GLANCE: Final = Budget(worlds=40)
"""What greedy looks at in a game whose guide has no advice."""

DEALT: Final = {"daily": DAILY, "reference": REFERENCE}
"""The bots of such deals."""

SEARCH: Final = "ismcts:"
"""A searching bot is named with its budget."""

NET: Final = "net:"
"""A bot with a trained network is named with its file."""

GROUP: Final = "ludoteca.bots"
"""The entry points by which other packages bring bots: each makes one, given the game and luck of its own."""

ADDRESS: Final = re.compile(r"[\w.]+:[\w.]+")
"""How a bot is named that is nobody's entry point: package.module:Class."""

NAMED: Final = ("uniform", "greedy", *LEVELS, *DEALT)
"""The bots that need no more than their name."""


def make(spec: str, game: Game, luck: Luck) -> Bot:
    """A bot for a game; raises LookupError with the bots there are, or with what is wrong with one from outside."""
    if spec.startswith(SEARCH):
        return Ismcts(game.guide, luck, parse(spec.removeprefix(SEARCH)))
    if spec.startswith(NET):
        # Only needed here, and slow to import.
        try:
            from ludoteca.bots.net import NetBot
        except ModuleNotFoundError as error:
            raise LookupError(f"{spec} cannot play: {reason(error)}") from error
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
    if spec in DEALT:
        return Ismcts(game.guide, luck, DEALT[spec], spec)
    return _outside(spec, game, luck)


def outside() -> list[str]:
    """The bots of other packages that are installed, by the names of their entry points."""
    return sorted({entry.name for entry in entry_points(group=GROUP)} - {*NAMED})


def _outside(spec: str, game: Game, luck: Luck) -> Bot:
    """A bot of another package, by the name of its entry point or as package.module:Class."""
    entries = sorted(
        {entry.value: entry for entry in entry_points(group=GROUP) if entry.name == spec}.items()
    )
    if not entries and ADDRESS.fullmatch(spec):
        entries = [(spec, EntryPoint(spec, spec, GROUP))]
    if not entries:
        known = [*NAMED, f"{SEARCH}<worlds>", "package.module:Class", *outside()]
        raise LookupError(
            f"there is no bot {spec!r}; there is {', '.join(known)}{did_you_mean(spec, [*NAMED, *outside()])}"
        )
    if len(entries) > 1:
        several = ", ".join([value for value, _ in entries])
        raise LookupError(f"several packages bring a bot {spec!r}: {several}; uninstall all but one")
    value, entry = entries[0]
    try:
        bot: Bot = entry.load()(game, luck)
    except (Exception, SystemExit) as error:
        raise LookupError(f"the bot {spec} of {entry.module} cannot be made: {reason(error)}") from error
    if not callable(getattr(bot, "decide", None)):
        raise LookupError(f"{value} is no bot: it cannot decide")
    return bot


def _greedy(game: Game, luck: Luck, name: str) -> Bot:
    """Does what the guide advises; where it has no advice, what a quick look into a few worlds shows."""
    advice = game.guide.advise
    return Ismcts(game.guide, luck, GLANCE, name) if advice is None else Greedy(advice, luck, name)


def _beginner(game: Game, luck: Luck) -> Bot:
    """Overlooks much; in a game whose guide has no advice, everything."""
    return Uniform(luck, "beginner") if game.guide.advise is None else Beginner(game.guide, luck)
