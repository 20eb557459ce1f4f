"""What tests of the analysis need: a search that plays Fzzzt!, and words for the riddle."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from ludoteca.bots.ismcts.guide import GUIDES, Guide, whoever
from ludoteca.games.message import Message
from ludoteca.games.registry import TEXTS
from ludoteca.kernel.match import Match
from tests.bots.riddle import RIDDLE, all_places


def if_it_ended_now(match: Match) -> list[float]:
    """Whoever would win now shares the win."""
    winners = match.outcome().winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(match.seats)]


PLAIN = Guide(all_places, whoever(if_it_ended_now), horizon=10, width=8)
"""A guide that knows nothing about a game."""


def let_search(patch: pytest.MonkeyPatch, game: str) -> None:
    """The search can play this game, if need be without knowing anything about it."""
    if game not in GUIDES:
        patch.setitem(GUIDES, game, PLAIN)


def _question(ask: str, about: Sequence[str]) -> Message:
    return Message(ask)


def _choice(ask: str, text: str) -> Message:
    return Message(text)


def let_review_riddle(patch: pytest.MonkeyPatch, guide: Guide = RIDDLE) -> None:
    """The riddle can be searched and spoken of."""
    words: Any = SimpleNamespace(question=_question, choice=_choice)
    patch.setitem(GUIDES, "riddle", guide)
    patch.setitem(TEXTS, "riddle", words)
