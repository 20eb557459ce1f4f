"""Deploying a card: it is put down and its deploy ability happens. §4.1, §4.3"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.red_rising.pieces import LOCATIONS
from ludoteca.games.red_rising.table import Table
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Script
from ludoteca.kernel.seat import Seat

Deploy = Callable[[Table, Seat, int], Script[None]]
"""A deploy ability: of the table, by a player, at a location. The card lies on top there when it begins."""

DEPLOY: Final[dict[Card, Deploy]] = {}
"""The deploy ability of every character that has one. The castes fill it."""


def deploy(t: Table, me: Seat, card: Card, location: int) -> Script[None]:
    """Put a card face up on top of a location and carry out its ability, as far as that is possible."""
    t.put(card, location, "red_rising §4.1")
    if not t.switches.first_deploy_bars or not t.barred:
        t.barred += (location,)
    t.tell("deployed", "red_rising §4.1", me, [card], {"at": LOCATIONS[location]})
    ability = DEPLOY.get(card)
    if ability is not None:
        yield from ability(t, me, location)
