"""How Fzzzt! looks: what is printed on its cards, what the seats have for certain, and what a table is about to do."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final, TypedDict

from ludoteca.games.fzzzt.pieces import CONVEYOR, KIND, POINTS, POWER, SHOWS, STARTER, SYMBOLS, Kind, is_robot
from ludoteca.games.fzzzt.scoring import outcome
from ludoteca.games.fzzzt.table import (
    BELT,
    BELT_SIZE,
    ROUNDS,
    Phase,
    bid_zone,
    blank_table,
    discard_zone,
    hand_zone,
    on_unit_zone,
    units_zone,
)
from ludoteca.games.fzzzt.words import BY_NAME, letters
from ludoteca.kernel.card import Card
from ludoteca.kernel.layout import Recall
from ludoteca.kernel.luck import SEED_BYTES, Luck
from ludoteca.kernel.notation import PASS_TEXT
from ludoteca.kernel.rules import ScoreLine
from ludoteca.kernel.seat import Seat, clockwise
from ludoteca.kernel.view import View
from ludoteca.kernel.zone import Cards

NO_LUCK: Final = Luck(bytes(SEED_BYTES))
"""Nothing is drawn to reckon points."""
HOLDINGS_KEPT: Final = 4_096
"""Every viewer asks the same of every seat; so many answers are kept."""


class Face(TypedDict):
    """What is printed on a card. §2"""

    kind: Kind
    power: int
    points: int
    """For a unit the value of a widget."""
    conveyor: int
    symbols: str
    """Letters: nut, oil, cog, bolt."""
    starter: int
    """The mechanic whose card it is from the beginning, or 0."""


class Socket(Enum):
    """Where the card is that fills a symbol of a widget."""

    ON = "on"
    HELD = "held"
    MISSING = "missing"


class Work(TypedDict):
    """How far a production unit is."""

    widgets: int
    points: int
    """What it would bring now, or cost."""
    sockets: list[Socket]
    """For each of its symbols."""


class Signs(TypedDict):
    """The clock of the match, who bids when, and how far every unit is."""

    rounds: int
    auctions: int
    auction: int
    """Which auction of the round this is; 0 between rounds."""
    order: list[int]
    """Who bids in this auction, the first first: ties go the same way."""
    units: dict[str, Work]
    placed: dict[str, str]
    """What the viewer has chosen for its units in the question that is still open."""
    whole: list[bool]
    """Whether all cards of a seat are known, so that its points are certain."""


@dataclass(frozen=True)
class Holding:
    """What a viewer knows a seat to have: its units with the cards on each, and cards of its collection."""

    seats: int
    seat: Seat
    units: Cards
    assigned: tuple[Cards, ...]
    cards: Cards
    whole: bool
    """Whether these are all cards of the collection."""


def face(name: str) -> Face:
    """What is printed on a card. §2"""
    card = BY_NAME[name]
    return {
        "kind": KIND[card],
        "power": POWER[card],
        "points": POINTS[card],
        "conveyor": CONVEYOR[card],
        "symbols": letters(card),
        "starter": STARTER[card],
    }


def so_far(view: View) -> list[ScoreLine]:
    """The score sheet as if the match ended now. Of a collection that is not known whole: what is certain, §7."""
    if view.outcome is not None:
        return list(view.outcome.lines)
    return [
        line
        for holding in _holdings(view)
        for line in _sheet(holding)
        if holding.whole or (line.name != "idle_unit" and line.facts["count"])
    ]


def signs(view: View) -> Signs:
    """The clock of the match, who bids when, and how far every unit is."""
    holdings = _holdings(view)
    selling = view.facts["phase"] == Phase.AUCTION.value
    return {
        "rounds": ROUNDS,
        "auctions": BELT_SIZE,
        "auction": BELT_SIZE + 1 - len(view.zones[BELT].cards) if selling else 0,
        "order": _order(view) if selling else [],
        "units": {name: made for holding in holdings for name, made in _made(view, holding).items()},
        "placed": _placed(view),
        "whole": [holding.whole or view.outcome is not None for holding in holdings],
    }


# -- what is known of the seats --------------------------------------------------------------------


def _holdings(view: View) -> list[Holding]:
    return [_holding(view, Seat(number)) for number in range(view.seats)]


def _holding(view: View, seat: Seat) -> Holding:
    units = _cards(list(view.zones[units_zone(seat)].cards))
    places = (hand_zone(seat), bid_zone(seat), discard_zone(seat))
    lying = [name for place in places for name in view.zones[place].cards]
    known = _cards(lying + list(view.hidden.get(f"collection {seat}", [])))
    return Holding(
        seats=view.seats,
        seat=seat,
        units=units,
        assigned=tuple([_cards(list(view.zones[on_unit_zone(unit)].cards)) for unit in units]),
        cards=tuple(sorted(known)),
        whole=len(known) == len(lying),
    )


def _cards(names: list[str | None]) -> Cards:
    return tuple([BY_NAME[name] for name in names if name is not None])


@lru_cache(maxsize=HOLDINGS_KEPT)
def _sheet(holding: Holding) -> tuple[ScoreLine, ...]:
    """The score sheet of a seat that has this and nothing else. §7"""
    table = blank_table(holding.seats, NO_LUCK, Recall.SIGHT, ask_last=False)
    table.zones.lay(list(holding.cards), hand_zone(holding.seat))
    table.zones.lay(list(holding.units), units_zone(holding.seat))
    for unit, assigned in zip(holding.units, holding.assigned, strict=True):
        table.zones.lay(list(assigned), on_unit_zone(unit))
    return tuple([line for line in outcome(table).lines if line.seat == holding.seat])


# -- how far the units are -------------------------------------------------------------------------


def _made(view: View, holding: Holding) -> dict[str, Work]:
    """How far the units of a seat are: in the end by the score sheet, before by what the viewer knows."""
    if view.outcome is None:
        return _known(holding)
    return _works(holding, [line for line in view.outcome.lines if line.seat == holding.seat])


@lru_cache(maxsize=HOLDINGS_KEPT)
def _known(holding: Holding) -> dict[str, Work]:
    return _works(holding, list(_sheet(holding)))


def _works(holding: Holding, sheet: list[ScoreLine]) -> dict[str, Work]:
    """For each unit its widgets, its points, and for each symbol of a widget: a card is on it, is held, or is missing."""
    lines = [line for line in sheet if "unit" in line.facts]
    used = [_cards(list(str(line.facts["cards"]).split())) for line in lines]
    busy = {card for cards in used for card in cards}
    idle = [card for card in holding.cards if is_robot(card) and card not in busy]
    works: dict[str, Work] = {}
    for line, unit, assigned, cards in zip(lines, holding.units, holding.assigned, used, strict=True):
        helpers = [card for card in cards if card not in assigned] or idle
        filled = _filled(unit, [*assigned, *helpers])
        idle = [card for card in idle if card not in filled.values()]
        works[str(line.facts["unit"])] = {
            "widgets": int(line.facts["count"] or 0),
            "points": line.points,
            "sockets": [
                Socket.MISSING
                if filled.get(letter) is None
                else Socket.ON
                if filled[letter] in assigned
                else Socket.HELD
                for letter in letters(unit)
            ],
        }
    return works


def _filled(unit: Card, cards: list[Card]) -> dict[str, Card]:
    """A card for each symbol of one widget as far as they go, the first cards before the others. §7.2"""
    filled: dict[str, Card] = {}
    for card in cards:
        _fit(card, letters(unit), filled, set())
    return filled


def _fit(card: Card, wanted: str, filled: dict[str, Card], tried: set[str]) -> bool:
    for letter in wanted:
        if SHOWS[card] >> SYMBOLS.index(letter) & 1 and letter not in tried:
            tried.add(letter)
            if letter not in filled or _fit(filled[letter], wanted, filled, tried):
                filled[letter] = card
                return True
    return False


# -- the auction and the clean-up ------------------------------------------------------------------


def _order(view: View) -> list[int]:
    """Everyone who has a card to bid or has bid, clockwise from the chief: so they bid, and so they win ties. §4.3, §4.4"""
    chief = view.facts["chief"]
    assert isinstance(chief, int)
    return [
        int(seat)
        for seat in clockwise(Seat(chief), view.seats)
        if view.zones[hand_zone(seat)].cards or view.zones[bid_zone(seat)].cards
    ]


def _placed(view: View) -> dict[str, str]:
    """What the viewer has chosen for its units so far; they are asked about in their order. §4.6"""
    if view.decision is None or view.decision.ask != "assign":
        return {}
    units = view.zones[units_zone(view.viewer)].cards
    return {
        unit: card
        for unit, card in zip(units, view.decision.earlier, strict=False)
        if unit is not None and card != PASS_TEXT
    }
