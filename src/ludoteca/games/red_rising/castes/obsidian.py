"""Obsidian: assassins."""

from __future__ import annotations

from typing import Final

from ludoteca.games.red_rising.asks import BANISH_HERE, FROM_DECK, MAY_TAKE, SOURCE, TAKE_HERE, card_at, spots
from ludoteca.games.red_rising.castes.common import RULE, marked, may_take_and_stop, others_here
from ludoteca.games.red_rising.deploying import CHOICES, asks, deploys, file
from ludoteca.games.red_rising.guide.prospect import Prospect
from ludoteca.games.red_rising.pieces import (
    ALFRUN,
    CHARACTERS,
    COLOUR,
    HELGA,
    JOPHO,
    NERO,
    SEFI,
    STAINED,
    Colour,
)  # fmt: skip
from ludoteca.games.red_rising.table import Table
from ludoteca.games.red_rising.verbs import other_locations
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Script, choose
from ludoteca.kernel.seat import Seat

OBSIDIANS: Final = marked(Colour.OBSIDIAN)


def _goes_with(card: Card, *wanted: Card) -> None:
    """One of these cards may be taken, and this one with it; that ends the turn."""
    fits = [other in wanted for other in CHARACTERS]

    def go_with(t: Table, me: Seat, here: int) -> Script[None]:
        taken = yield from may_take_and_stop(t, me, others_here(t, here, card, fits.__getitem__))
        if taken is not None:
            t.take(me, card, RULE)

    def choice(p: Prospect, spot: int | None) -> float:
        return p.best_offer(FROM_DECK) if spot is None else p.at(spot) + p.hand.gain(card)

    file(card, go_with, lambda p, here: p.instead(p.best_here(here, fits, card), here))
    CHOICES[card] = (MAY_TAKE, choice)


_goes_with(ALFRUN, NERO, JOPHO)
_goes_with(JOPHO, ALFRUN, NERO)


@asks(
    SOURCE,
    lambda p, place: (
        (0.0 if p.top_colour(place) in (Colour.GRAY, Colour.OBSIDIAN, Colour.GOLD) else p.helium)
        + p.uncovered(place)
    ),
)
@deploys(3.0)
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


@deploys(lambda p, here: p.helium if len(p.t.pile(here)) == 1 else 0.0)
def helga(t: Table, me: Seat, here: int) -> Script[None]:
    """Banish the card beneath; 1 Helium if there was no other."""
    under = t.beneath(here, HELGA)
    if under is not None:
        sole = len(t.pile(here)) == 2
        t.banish(under, RULE)
        if sole:
            t.add_helium(me, 1, RULE)
    yield from ()


def _ragnars_worth(p: Prospect, here: int) -> float:
    tops = [p.top_colour(location) for location in other_locations(here)]
    return p.influence if Colour.GOLD in tops or Colour.GRAY in tops else 0.0


@asks(
    SOURCE,
    lambda p, place: (
        (p.influence if p.top_colour(place) in (Colour.GOLD, Colour.GRAY) else 0.0) + p.uncovered(place)
    ),
)
@deploys(_ragnars_worth)
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


@deploys(lambda p, here: p.besides(p.best_here(here, OBSIDIANS, SEFI)))
def sefi(t: Table, me: Seat, here: int) -> Script[None]:
    """Take another Obsidian from here."""
    lying = others_here(t, here, SEFI, OBSIDIANS.__getitem__)
    if lying:
        spot = yield from choose(me, TAKE_HERE, lying)
        t.take(me, card_at(t, spot), RULE)


@asks(
    BANISH_HERE, lambda p, spot: (p.influence if p.colour_at(spot) is Colour.OBSIDIAN else 0.0) + p.lost(spot)
)
@deploys(lambda p, here: p.influence if p.count(here, Colour.OBSIDIAN) else 0.0)
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
