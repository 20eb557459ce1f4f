"""Bots that do wrong, let into the arena under names of their own."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from time import sleep

import pytest

from ludoteca.arena import schedule
from ludoteca.bots import registry, supervision
from ludoteca.bots.bot import Bot
from ludoteca.bots.uniform import Uniform
from ludoteca.facets.game import Game
from ludoteca.kernel.luck import Luck
from ludoteca.kernel.perspective import Perspective


class Odd(Uniform):
    """Plays like uniform for some decisions, then does what it was told to."""

    __slots__ = ("deed", "left")

    def __init__(self, luck: Luck, deed: Callable[[Perspective], object], after: int) -> None:
        super().__init__(luck)
        self.deed = deed
        self.left = after

    def decide(self, perspective: Perspective) -> int:
        """An option, or the odd deed."""
        self.left -= 1
        return super().decide(perspective) if self.left >= 0 else self.deed(perspective)  # type: ignore[return-value]  # a wrong answer may be the point


def raises(perspective: Perspective) -> object:
    """A mistake."""
    raise ValueError("lost\nthe thread")


def leaves(perspective: Perspective) -> object:
    """An attempt to end the program."""
    raise SystemExit(3)


def hangs(perspective: Perspective) -> object:
    """Catches all that it can, and never answers."""
    while True:
        with suppress(Exception):
            sleep(0.01)


def beyond(perspective: Perspective) -> object:
    """A place behind the last."""
    return len(perspective.decision.options)


def before(perspective: Perspective) -> object:
    """A place that Python would count from the end."""
    return -1


def words(perspective: Perspective) -> object:
    """No place at all."""
    return "the first"


def let_in(
    patch: pytest.MonkeyPatch, name: str, deed: Callable[[Perspective], object], after: int = 3
) -> None:
    """Let the arena make this odd bot by its name."""

    def make(spec: str, game: Game, luck: Luck) -> Bot:
        return Odd(luck, deed, after) if spec == name else registry.make(spec, game, luck)

    patch.setattr(supervision, "make", make)
    patch.setattr(schedule, "make", make)
