"""Obsidian: assassins."""

from __future__ import annotations

from typing import Final

from ludoteca.games.red_rising.asks import BANISH_HERE, SOURCE, TAKE_HERE, card_at, spots
from ludoteca.games.red_rising.castes.common import RULE, colours, may_take_and_stop, others_here
from ludoteca.games.red_rising.deploying import Deploy
from ludoteca.games.red_rising.pieces import (
    ALFRUN,
    ALIA_SNOWSPARROW,
    COLOUR,
    HELGA,
    JOPHO,
    NERO,
    RAGNAR,
    SEFI,
    STAINED,
    Colour,
)  # fmt: skip
from ludoteca.games.red_rising.table import Table
from ludoteca.games.red_rising.verbs import other_locations
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Script, choose
from ludoteca.kernel.seat import Seat


def alfrun(t: Table, me: Seat, here: int) -> Script[None]:
    """Nero or Jopho may be taken with Alfrun; that ends the turn."""
    yield from _take_with(t, me, here, ALFRUN, (NERO, JOPHO))


def jopho(t: Table, me: Seat, here: int) -> Script[None]:
    """Alfrun or Nero may be taken with Jopho; that ends the turn."""
    yield from _take_with(t, me, here, JOPHO, (ALFRUN, NERO))


def _take_with(t: Table, me: Seat, here: int, card: Card, wanted: tuple[Card, ...]) -> Script[None]:
    taken = yield from may_take_and_stop(t, me, others_here(t, here, card, wanted.__contains__))
    if taken is not None:
        t.take(me, card, RULE)


def alia_snowsparrow(t: Table, me: Seat, here: int) -> Script[None]:
    """Banish the uppermost non-Gold of another location; 1 Helium unless it is Gray or Obsidian."""
    non_golds = {
        location: spots(t, location, lambda card: COLOUR[card] is not Colour.GOLD, face_down=True)
        for location in other_locations(here)
    }
    filled = [location for location, found in non_golds.items() if found]
    if not filled:
        return
    location = yield from choose(me, SOURCE, filled)
    card = card_at(t, non_golds[location][-1])
    colour = t.colour(location, card)
    t.banish(card, RULE)
    if colour not in (Colour.GRAY, Colour.OBSIDIAN):
        t.add_helium(me, 1, RULE)


def helga(t: Table, me: Seat, here: int) -> Script[None]:
    """Banish the card beneath; 1 Helium if there was no other."""
    under = t.beneath(here, HELGA)
    if under is not None:
        sole = len(t.pile(here)) == 2
        t.banish(under, RULE)
        if sole:
            t.add_helium(me, 1, RULE)
    yield from ()


def ragnar(t: Table, me: Seat, here: int) -> Script[None]:
    """Banish the top card of another location; 1 Influence for a Gold or Gray."""
    filled = [location for location in other_locations(here) if t.pile(location)]
    if not filled:
        return
    location = yield from choose(me, SOURCE, filled)
    card = t.pile(location)[-1]
    colour = t.colour(location, card)
    t.banish(card, RULE)
    if colour in (Colour.GOLD, Colour.GRAY):
        t.add_influence(me, 1, RULE)


def sefi(t: Table, me: Seat, here: int) -> Script[None]:
    """Take another Obsidian from here."""
    lying = others_here(t, here, SEFI, colours(Colour.OBSIDIAN))
    if lying:
        spot = yield from choose(me, TAKE_HERE, lying)
        t.take(me, card_at(t, spot), RULE)


def stained(t: Table, me: Seat, here: int) -> Script[None]:
    """Banish another card here; 1 Influence for an Obsidian."""
    lying = spots(t, here, None, face_down=True, other_than=STAINED)
    if not lying:
        return
    spot = yield from choose(me, BANISH_HERE, lying)
    card = card_at(t, spot)
    colour = t.colour(here, card)
    t.banish(card, RULE)
    if colour is Colour.OBSIDIAN:
        t.add_influence(me, 1, RULE)


OBSIDIAN: Final[dict[Card, Deploy]] = {
    ALFRUN: alfrun,
    ALIA_SNOWSPARROW: alia_snowsparrow,
    HELGA: helga,
    JOPHO: jopho,
    RAGNAR: ragnar,
    SEFI: sefi,
    STAINED: stained,
}
