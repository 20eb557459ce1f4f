"""Twins: the same game in another framework, so that rules and speeds can be compared."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ludoteca.kernel.match import Match
from ludoteca.kernel.rules import Outcome


@dataclass(frozen=True)
class Twin:
    """What a game's module of its twin offers: how the twin is called, and how matches are played in both at once.

    An answer of several things is given there one by one, and a sealed question is answered there seat by seat.
    """

    framework: str
    """Such as ``open_spiel``."""
    game: str
    """What the game is called there."""
    parameters: Callable[[Mapping[str, str]], Mapping[str, str | int | bool]]
    """What the twin is told to be played with these options, where it does not play so of itself."""
    deal: Callable[[Match], list[int]]
    """What chance must do there to lay the cards as they lie in a match that has just begun."""
    action: Callable[[str], int]
    """The action there for an option, or for one thing of several, in notation."""
    returns: Callable[[Outcome], list[float]]
    """What a finished match is worth to each player there."""
    unlike: tuple[str, ...] = ()
    """Options that the twin does not have: it plays with their defaults."""

    def spec(self, options: Mapping[str, str]) -> str:
        """The twin with its parameters, as its framework loads it."""
        given = [f"{name}={str(value).lower()}" for name, value in self.parameters(options).items()]
        return f"{self.game}({','.join(given)})" if given else self.game
