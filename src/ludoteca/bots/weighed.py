"""The greedy bot with weights of its own: ``greedy:lot=2.5:spite=0.8`` differs from greedy in these two."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from functools import partial
from typing import Any, Final

from ludoteca.bots.greedy import Greedy
from ludoteca.games.fzzzt import heuristics as fzzzt
from ludoteca.games.goblins_inc import heuristics as goblins_inc
from ludoteca.games.goblins_inc.heuristics_weights import WEIGHTS as OF_GOBLINS_INC
from ludoteca.games.red_rising import heuristics as red_rising
from ludoteca.games.red_rising.heuristics_worth import WEIGHTS as OF_RED_RISING
from ludoteca.games.weights import reweighed
from ludoteca.games.zombie_fluxx import heuristics as zombie_fluxx
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.perspective import Perspective

WEIGHED: Final = "greedy:"
"""A greedy bot with other weights is named with them."""

JUDGEMENT: Final[dict[str, tuple[Any, Callable[[Any, Perspective, Luck], int]]]] = {
    "fzzzt": (fzzzt.WEIGHTS, fzzzt.advise_by),
    "goblins_inc": (OF_GOBLINS_INC, goblins_inc.advise_by),
    "red_rising": (OF_RED_RISING, red_rising.advise_by),
    "zombie_fluxx": (zombie_fluxx.WEIGHTS, zombie_fluxx.advise_by),
}
"""What greedy judges by in each game, and how it decides by other weights of that kind."""


def weights_of(game: str) -> dict[str, int | float]:
    """The weights of a game by their names; raises LookupError if it has none."""
    if game not in JUDGEMENT:
        raise LookupError(f"{game!r} has no weights; there are those of {', '.join(sorted(JUDGEMENT))}")
    return asdict(JUDGEMENT[game][0])


def spelt(numbers: Mapping[str, int | float]) -> str:
    """The bot with these weights as ``make_weighed`` reads it."""
    return WEIGHED + ":".join([f"{name}={value}" for name, value in numbers.items()])


def make_weighed(spec: str, game: str, luck: Luck) -> Greedy:
    """A greedy bot of this name, which says its weights; raises ValueError if they are none of this game."""
    bot = Greedy(game, luck, spec)
    known, advise_by = JUDGEMENT[game]
    changes: dict[str, int | float] = {}
    for change in spec.removeprefix(WEIGHED).split(":"):
        name, equals, value = change.partition("=")
        if not equals:
            raise ValueError(f"{spec}: a weight is written name=value, not {change!r}")
        changes[name] = _number(spec, value)
    bot.advice = partial(advise_by, reweighed(spec, known, changes))
    return bot


def _number(spec: str, text: str) -> int | float:
    try:
        return int(text) if text.isdecimal() else float(text)
    except ValueError:
        raise ValueError(f"{spec}: a weight is a number, not {text!r}") from None
