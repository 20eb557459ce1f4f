"""Ratings of people and bots on one scale, by openskill, match after match.

Every seat counts as a team of one. The shifts of somebody who sits in several seats are added up; what is learned
against oneself tells nothing, so only the part of the others' seats makes a rating surer. People learn, so before
each match a person's rating gets a little less sure; bots do not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot, sqrt
from typing import Final

from openskill.models import PlackettLuce

BOT: Final = "bot:"
"""How the name of a player begins that is a bot."""

Belief = tuple[float, float]
"""What is thought of a player: the middle, and the standard deviation."""

_MODEL: Final = PlackettLuce(tau=0.0)
_LEARNING: Final = PlackettLuce().tau

NEWCOMER: Final[Belief] = (_MODEL.mu, _MODEL.sigma)


def after(beliefs: Mapping[str, Belief], players: Sequence[str], ranks: Sequence[int]) -> dict[str, Belief]:
    """What is thought of the players after a match; the best rank is 1, equal ranks have shared."""
    before = {player: _as_of_now(player, beliefs[player]) for player in players}
    teams = [[_MODEL.create_rating([*before[player]])] for player in players]
    seats = [(team[0].mu, team[0].sigma) for team in _MODEL.rate(teams, ranks=[*ranks])]
    found = {}
    for player, belief in before.items():
        own = [seat for seat, other in zip(seats, players, strict=True) if other == player]
        found[player] = _joined(belief, own, (len(players) - len(own)) / (len(players) - 1))
    return found


def _as_of_now(player: str, belief: Belief) -> Belief:
    mu, sigma = belief
    return (mu, sigma) if player.startswith(BOT) else (mu, hypot(sigma, _LEARNING))


def _joined(before: Belief, seats: Sequence[Belief], informative: float) -> Belief:
    """One belief from those that several seats have led to."""
    mu, sigma = before
    shift = sum([seat_mu - mu for seat_mu, _ in seats])
    gained = sum([1 / seat_sigma**2 - 1 / sigma**2 for _, seat_sigma in seats])
    return mu + shift, 1 / sqrt(1 / sigma**2 + informative * gained)
