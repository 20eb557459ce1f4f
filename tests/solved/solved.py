"""Solved positions: how a bot is asked about them, and whether what it says is best."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from ludoteca.bots.registry import make
from ludoteca.facets.registry import find
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat

HERE: Final = Path(__file__).parent
GAMES: Final = sorted([path.stem for path in HERE.glob("*.json")])


def solver(game: str) -> Any:
    """What makes and reads the solved positions of a game."""
    return import_module(f"tests.solved.{game}")


def solved(game: str) -> list[dict[str, Any]]:
    """The solved positions of a game, each with the best answers."""
    found: list[dict[str, Any]] = json.loads((HERE / f"{game}.json").read_text(encoding="utf-8"))
    return found


def begun(game: str, one: dict[str, Any]) -> tuple[Match, Seat]:
    """A match that stands at a solved position, and who is to decide."""
    found: tuple[Match, Seat] = solver(game).begin(one["position"])
    return found


def said(game: str, one: dict[str, Any], spec: str, seed: object) -> str:
    """What a bot answers there, in notation."""
    match, seat = begun(game, one)
    bot = make(spec, find(game), Luck(seed_from("solved", seed)))
    decision = match.decision(seat)
    return decision.spell(decision.options[bot.decide(match.perspective(seat))], match.names)
