"""Ratings of people and bots on one scale, match after match.

People learn, so before each match a person's rating gets a little less sure; bots do not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot
from typing import Final

from openskill.models import PlackettLuce

from ludoteca.arena import belief
from ludoteca.arena.belief import Belief

BOT: Final = "bot:"
"""How the name of a player begins that is a bot."""

_LEARNING: Final = PlackettLuce().tau


def after(beliefs: Mapping[str, Belief], players: Sequence[str], ranks: Sequence[int]) -> dict[str, Belief]:
    """What is thought of the players after a match; the best rank is 1, equal ranks have shared."""
    before = {player: _as_of_now(player, beliefs[player]) for player in players}
    return belief.after(before, players, ranks)


def _as_of_now(player: str, known: Belief) -> Belief:
    mu, sigma = known
    return (mu, sigma) if player.startswith(BOT) else (mu, hypot(sigma, _LEARNING))
