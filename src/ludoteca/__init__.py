"""Ludoteca: a digital table for modern tabletop games.

The few names that most programs need; each is loaded when it is first used, so that importing the package costs nothing.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from ludoteca.arena.play import play as play
    from ludoteca.bots.bot import Bot as Bot
    from ludoteca.facets.registry import find as find
    from ludoteca.facets.registry import games as games
    from ludoteca.kernel.luck import Luck as Luck
    from ludoteca.kernel.luck import seed_from as seed_from
    from ludoteca.kernel.match import Match as Match
    from ludoteca.kernel.perspective import Perspective as Perspective
    from ludoteca.kernel.seat import SPECTATOR as SPECTATOR
    from ludoteca.kernel.seat import Seat as Seat

__version__ = "0.1.0"

if os.path.isdir(os.path.join(sys.prefix, "core")):
    import_module(f"{__name__}.core").use()

_HOMES: Final = {
    "Bot": "bots.bot",
    "Luck": "kernel.luck",
    "Match": "kernel.match",
    "Perspective": "kernel.perspective",
    "SPECTATOR": "kernel.seat",
    "Seat": "kernel.seat",
    "find": "facets.registry",
    "games": "facets.registry",
    "play": "arena.play",
    "seed_from": "kernel.luck",
}

__all__ = ["Bot", "Luck", "Match", "Perspective", "SPECTATOR", "Seat", "find", "games", "play", "seed_from"]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
