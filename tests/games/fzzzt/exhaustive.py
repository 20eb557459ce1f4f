"""A second opinion on scoring: every way to use the cards, tried out without any cleverness."""

from __future__ import annotations

from ludoteca.games.fzzzt.pieces import CARDS, NAMES, POINTS, SHOWS
from ludoteca.kernel.card import Card


def number(name: str) -> Card:
    """The card of this name."""
    return CARDS[NAMES.index(name)]


def numbers(names: str) -> tuple[Card, ...]:
    """The cards of these names."""
    return tuple([number(name) for name in names.split()])


def best_of_all(units: tuple[Card, ...], locked: list[tuple[Card, ...]], free: tuple[Card, ...]) -> int:
    """The best bonus, found by following every choice of every card."""
    sockets = [
        (place, symbol)
        for place, unit in enumerate(units)
        for symbol in range(4)
        if SHOWS[unit] >> symbol & 1
    ]
    reached = {(0,) * len(sockets)}
    cards = [(card, None) for card in free]
    placed = [(card, place) for place, here in enumerate(locked) for card in here]
    for card, lock in [*cards, *placed]:
        further = set(reached)
        for index, (place, symbol) in enumerate(sockets):
            if SHOWS[card] >> symbol & 1 and lock in (None, place):
                further |= {(*counts[:index], counts[index] + 1, *counts[index + 1 :]) for counts in reached}
        reached = further
    return max([_bonus(units, sockets, counts) for counts in reached])


def _bonus(units: tuple[Card, ...], sockets: list[tuple[int, int]], counts: tuple[int, ...]) -> int:
    bonus = 0
    for place, unit in enumerate(units):
        widgets = min([count for count, socket in zip(counts, sockets, strict=True) if socket[0] == place])
        bonus += widgets * POINTS[unit] if widgets else -POINTS[unit]
    return bonus


def can_make(unit: Card, widgets: int, cards: tuple[Card, ...]) -> bool:
    """Whether these cards, all of them, make so many widgets of the unit."""
    symbols = [symbol for symbol in range(4) if SHOWS[unit] >> symbol & 1]
    if len(cards) != widgets * len(symbols):
        return False
    reached = {(0,) * len(symbols)}
    for card in cards:
        reached = {
            (*counts[:index], counts[index] + 1, *counts[index + 1 :])
            for counts in reached
            for index, symbol in enumerate(symbols)
            if SHOWS[card] >> symbol & 1 and counts[index] < widgets
        }
    return (widgets,) * len(symbols) in reached
