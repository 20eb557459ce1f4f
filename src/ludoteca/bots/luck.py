"""The luck of a bot that sits at a table with people."""

from __future__ import annotations

from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat


def luck_at(match: Match, seat: Seat) -> Luck:
    """The luck of a bot for its next decision.

    It depends only on the seed, the seat and how often it has answered, so that a resumed match goes on as it would have
    gone, wherever the bot thinks.
    """
    seed: bytes = match.table.zones.luck.seed
    return Luck(seed_from(seed.hex(), "bot", seat, match.answers_of(seat)))
