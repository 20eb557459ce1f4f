"""What the abilities of several castes have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.red_rising.asks import MAY_TAKE, NEXT_BENEATH, Fits, card_at, spots
from ludoteca.games.red_rising.pieces import CHARACTERS, COLOUR, Colour
from ludoteca.games.red_rising.table import TURNED, Table
from ludoteca.games.red_rising.verbs import end_turn, move_elsewhere, other_locations, takeable
from ludoteca.kernel.card import Card
from ludoteca.kernel.decision import Script, choose, choose_or_pass
from ludoteca.kernel.seat import Seat

RULE: Final = "red_rising §6.1"
"""Where abilities are explained; the cards themselves stand in the appendix."""


def colours(*wanted: Colour) -> Fits:
    """Whether a card is of one of these colours."""

    def fits(card: Card) -> bool:
        return COLOUR[card] in wanted

    return fits


def marked(*wanted: Colour) -> list[bool]:
    """The same for every character."""
    return [COLOUR[card] in wanted for card in CHARACTERS]


ANY: Final = [True] * len(CHARACTERS)


def others_here(t: Table, here: int, me: Card, fits: Fits | None, face_down: bool = False) -> list[int]:
    """The spots of the other cards here that fit and may be taken."""
    return [spot for spot in spots(t, here, fits, face_down, other_than=me) if takeable(t, card_at(t, spot))]


def may_take_and_stop(t: Table, me: Seat, spots: Sequence[int]) -> Script[Card | None]:
    """Take one of these cards if you like; that ends the turn."""
    spot = yield from choose_or_pass(me, MAY_TAKE, spots)
    if spot is None:
        return None
    card = card_at(t, spot)
    t.take(me, card, RULE)
    end_turn(t, RULE)
    return card


def beneath_is(t: Table, here: int, card: Card, *wanted: Colour) -> bool:
    """Whether the card right beneath this one is face up and of one of these colours."""
    under = t.beneath(here, card)
    return under is not None and t.colour(here, under) in wanted


def shift_beneath(t: Table, me: Seat, here: int, card: Card, *wanted: Colour) -> Script[bool]:
    """Shift the card right beneath, if it is of one of these colours, to the top of another location."""
    under = t.beneath(here, card)
    if under is None or not beneath_is(t, here, card, *wanted):
        return False
    yield from move_elsewhere(t, me, under, other_locations(here), RULE)
    return True


def slide_beneath(t: Table, here: int, card: Card, under: Card) -> None:
    """Bring a card to the spot right beneath another one here."""
    pile = t.pile(here)
    height = pile.index(card)
    if under in pile and pile.index(under) < height:
        height -= 1
    t.carry(under, here, RULE, height)


def two_beneath(t: Table, me: Seat, here: int, card: Card) -> Script[None]:
    """Turn over the top two cards of the deck and slide both beneath this card, in the order you like."""
    turned: list[Card] = []
    for _ in range(2):
        top = t.turn_over(RULE)
        if top is not None:
            t.carry(top, TURNED, RULE)
            turned.append(top)
    while turned:
        # The card asked for last lies right beneath: the deepest one is chosen first.
        under = yield from choose(me, NEXT_BENEATH, turned)
        turned.remove(under)
        slide_beneath(t, here, card, under)
