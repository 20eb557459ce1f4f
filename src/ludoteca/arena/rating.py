"""Ratings of bots, after all matches in a fixed order. A bot does not learn, so its rating does not drift."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ludoteca.arena.deal import PlayedDeal
from ludoteca.arena.schedule import seatings
from ludoteca.arena.skill import NEWCOMER, after
from ludoteca.arena.statistics import SURE


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
    skills = dict.fromkeys(range(len(names)), NEWCOMER)
    # Deal by deal, so that all pairs move on together.
    for deal in sorted(deals, key=lambda deal: deal.fixture.deal):
        for seats, ranks in _tables(deal):
            skills |= after(skills, seats, ranks)
    found = [
        Rating(name, mu, sigma, mu - SURE * sigma, mu + SURE * sigma)
        for name, (mu, sigma) in zip(names, skills.values(), strict=True)
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
