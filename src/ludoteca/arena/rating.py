"""Ratings by openskill, after all matches in a fixed order.

Every seat counts as a team of one: in all our games each seat wins for itself, partners for a round included. The
shifts of a bot that sits in several seats are added up. What it learns against itself tells nothing, so only
the part of the other bot's seats makes a rating surer. A bot does not learn from match to match, so its rating does
not drift (``tau`` is 0).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from openskill.models import PlackettLuce

from ludoteca.arena.deal import PlayedDeal
from ludoteca.arena.schedule import seatings
from ludoteca.arena.statistics import SURE

Belief = tuple[float, float]
"""What is thought of a bot: the middle, and the standard deviation."""


@dataclass(frozen=True)
class Rating:
    """How strong an entrant is, on the scale of openskill, where newcomers have 25; with an interval of 95 %."""

    bot: str
    mu: float
    sigma: float
    low: float
    high: float


def rated(names: Sequence[str], deals: Iterable[PlayedDeal]) -> list[Rating]:
    """The ratings of all entrants, the strongest first."""
    model = PlackettLuce(tau=0.0)
    newcomer = model.rating()
    beliefs: list[Belief] = [(newcomer.mu, newcomer.sigma)] * len(names)
    # Deal by deal, so that all pairs move on together.
    for deal in sorted(deals, key=lambda deal: deal.fixture.deal):
        for seats, ranks in _tables(deal):
            teams = [[model.create_rating([*beliefs[who]])] for who in seats]
            after = [(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=[*ranks])]
            for who in dict.fromkeys(seats):
                own = [after[seat] for seat, other in enumerate(seats) if other == who]
                beliefs[who] = _joined(beliefs[who], own, (len(seats) - len(own)) / (len(seats) - 1))
    found = [
        Rating(name, mu, sigma, mu - SURE * sigma, mu + SURE * sigma)
        for name, (mu, sigma) in zip(names, beliefs, strict=True)
    ]
    return sorted(found, key=lambda rating: -rating.mu)


def _tables(deal: PlayedDeal) -> list[tuple[list[int], list[int]]]:
    """Who sat where, and the ranks; two who each played alone are compared as if they had met."""
    pair = (deal.fixture.first, deal.fixture.second)
    players = len(deal.matches[0].ranks)
    if players == 1:
        return [([*pair], [match.ranks[0] for match in deal.matches])]
    return [
        ([pair[who] for who in seating], list(match.ranks))
        for seating, match in zip(seatings(players), deal.matches, strict=True)
    ]


def _joined(before: Belief, after: Sequence[Belief], informative: float) -> Belief:
    """One belief from those that several seats have led to."""
    mu, sigma = before
    shift = sum([seat_mu - mu for seat_mu, _ in after])
    gained = sum([1 / seat_sigma**2 - 1 / sigma**2 for _, seat_sigma in after])
    return mu + shift, 1 / sqrt(1 / sigma**2 + informative * gained)
