"""Skill: what is thought of a player's strength, and how one match changes it, by openskill.

Every seat counts as a team of one: in all our games each seat wins for itself, partners for a round included. The shifts
of somebody who sits in several seats are added up. What is learned against oneself tells nothing, so only the part of
the others' seats makes it surer. Nobody drifts by itself (``tau`` is 0).
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from math import sqrt
from typing import Final, TypeVar

from openskill.models import PlackettLuce

Skill = tuple[float, float]
"""The middle, and the standard deviation."""
P = TypeVar("P", bound=Hashable)

_MODEL: Final = PlackettLuce(tau=0.0)

NEWCOMER: Final[Skill] = (_MODEL.mu, _MODEL.sigma)


def after(skills: Mapping[P, Skill], players: Sequence[P], ranks: Sequence[int]) -> dict[P, Skill]:
    """What is thought of the players of a match, by seat, after it; the best rank is 1, equal ranks have shared."""
    teams = [[_MODEL.create_rating([*skills[player]])] for player in players]
    seats = [(team[0].mu, team[0].sigma) for team in _MODEL.rate(teams, ranks=[*ranks])]
    found: dict[P, Skill] = {}
    for player in dict.fromkeys(players):
        own = [seat for seat, other in zip(seats, players, strict=True) if other == player]
        found[player] = _joined(skills[player], own, (len(players) - len(own)) / (len(players) - 1))
    return found


def _joined(before: Skill, seats: Sequence[Skill], informative: float) -> Skill:
    """One skill from those that several seats have led to."""
    mu, sigma = before
    shift = sum([seat_mu - mu for seat_mu, _ in seats])
    gained = sum([1 / seat_sigma**2 - 1 / sigma**2 for _, seat_sigma in seats])
    return mu + shift, 1 / sqrt(1 / sigma**2 + informative * gained)
