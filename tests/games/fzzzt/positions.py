"""Positions of Fzzzt! in few words: a test names the cards that matter, the others find a lawful place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.games.fzzzt.flow import RULES
from ludoteca.games.fzzzt.pieces import KIND, NAMES, Kind
from ludoteca.games.fzzzt.table import HAND_SIZE
from ludoteca.kernel.match import Match
from tests.playing import Choice, at

ALL = [str(name) for name in NAMES]
UNITS = [name for name, kind in zip(ALL, KIND, strict=True) if kind is Kind.UNIT]
MECHANICS = [name for name, kind in zip(ALL, KIND, strict=True) if kind is Kind.MECHANIC]


def position(
    hands: Sequence[str],
    belt: str = "",
    *,
    face_up: int = 1,
    discards: Sequence[str] = (),
    units: Sequence[str] = (),
    assigned: Mapping[str, str] | None = None,
    top: str = "",
    deck_size: int | None = None,
    chief: int = 0,
    phase: str = "auction",
    round: int = 1,
    seen: Mapping[str, str | list[int]] | None = None,
    **options: str,
) -> dict[str, Any]:
    """A position; cards are named in words separated by blanks, one text for each seat.

    A seat without a mechanic in hand or discard gets one into its discard. Unnamed cards lie in the deck
    under ``top``, which names the top card first; with a ``deck_size`` those that are too many go to the
    last seat, units only if there is no other way.
    """
    seats = len(hands)
    zones: dict[str, list[str]] = {"deck": [], "belt": belt.split(), "box": []}
    for seat in range(seats):
        zones[f"hand {seat}"] = hands[seat].split()
        zones[f"discard {seat}"] = discards[seat].split() if seat < len(discards) else []
        zones[f"units {seat}"] = units[seat].split() if seat < len(units) else []
        if phase == "auction":
            zones[f"discard {seat}"] += zones[f"hand {seat}"][HAND_SIZE:]
            del zones[f"hand {seat}"][HAND_SIZE:]
    for unit, cards in (assigned or {}).items():
        zones[f"on {unit}"] = cards.split()
    named = [card for cards in zones.values() for card in cards] + top.split()
    spare = [mechanic for mechanic in MECHANICS if mechanic not in named]
    for seat in range(seats):
        if not any(card in MECHANICS for card in zones[f"hand {seat}"] + zones[f"discard {seat}"]):
            zones[f"discard {seat}"].append(spare.pop(0))
    zones["box"] = spare
    rest = [card for card in ALL if card not in named and card not in MECHANICS]
    if deck_size is not None:
        rest = _spread(rest, deck_size - len(top.split()), zones, seats - 1)
    zones["deck"] = rest + top.split()[::-1]
    turned: dict[str, str | list[int]] = dict.fromkeys(zones["belt"][:face_up], "all")
    return {
        "game": "fzzzt",
        "seats": seats,
        "options": options,
        "zones": zones,
        "seen": {**turned, **(seen or {})},
        "fields": {
            "phase": phase,
            "round": round,
            "chief": chief,
            "last_lot": None,
            "last_winner": None,
            "last_bids": [],
        },
    }


def _spread(rest: list[str], room: int, zones: dict[str, list[str]], heir: int) -> list[str]:
    """Keep so many cards for the deck, units before others, and give the rest to a seat."""
    ordered = [card for card in rest if card in UNITS] + [card for card in rest if card not in UNITS]
    for card in ordered[room:]:
        zones[f"units {heir}" if card in UNITS else f"discard {heir}"].append(card)
    return ordered[:room]


def match_at(*args: Any, **kwargs: Any) -> Match:
    """A match that goes on from such a position."""
    return at(RULES, position(*args, **kwargs))


def bid(seat: int, cards: str) -> Choice:
    """The choice of a bid."""
    return (str(seat), "bid", cards)


def assign(seat: int, card: str) -> Choice:
    """The choice of a card for a unit; a dash for none."""
    return (str(seat), "assign", card)
