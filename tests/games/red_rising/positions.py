"""Positions of Red Rising in few words: a test names the cards that matter, the others find a lawful place.

It is the first seat's turn to act, with two seats, unless something else is said. Cards are words separated by blanks,
piles from bottom to top; ``...`` in a hand stands for two cards without an ability that matters (Judges do not block,
because fillers are ships). Unnamed cards lie in the deck, under those of ``top``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

from ludoteca.games.red_rising.flow import RULES
from ludoteca.games.red_rising.pieces import (
    AUTOMA_CARDS,
    CHARACTERS,
    END_THRESHOLD,
    LOCATIONS,
    NAMES,
    NUMBERS,
    OUT_OF_SOLO,
    OUT_OF_SOLO_VARIANT,
)
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat
from tests import playing
from tests.playing import Choice, at

ETC = "..."
FILLERS = [
    "invictus", "quietus", "morning-star", "virga", "pelus", "musician", "zanzibar", "developer", "priestess",
    "magistrate", "orator", "seer", "timony", "lawyer", "fitchner", "lorn",
]  # fmt: skip
"""Plain cards for hands that do not matter."""
HOUSES = ("mars", "diana", "jupiter", "minerva", "ceres", "apollo")
"""The houses of the seats unless a test names them."""


def position(
    *,
    seats: int = 2,
    jupiter: str = "",
    mars: str = "",
    luna: str = "",
    institute: str = "",
    hands: Mapping[int, str] | None = None,
    automa_hand: str = "",
    top: str = "",
    bottom: str = "",
    deck: str | None = None,
    banished: str = "",
    houses: Sequence[str] = HOUSES,
    helium: Sequence[int] | None = None,
    fleet: Sequence[int] | None = None,
    influence: Sequence[int] | None = None,
    sovereign: int | None = None,
    down: Sequence[int] = (0, 0, 0, 0),
    turn: int = 0,
    first: int = 0,
    phase: str = "act",
    turns: int = 1,
    barred: Sequence[int] = (),
    ending: bool | None = None,
    extra: bool = False,
    priorities: Sequence[int] = (0, 1, 2, 3),
    odd: bool = False,
    automa_top: str = "",
    automa_aside: str | None = None,
    automa_discard: str = "",
    automa_done: int = 0,
    banished_before: int = 0,
    resolved: str = "",
    **options: str,
) -> dict[str, Any]:
    """A position. ``top`` names the first cards of the deck, its top card first; ``bottom`` its last cards, the bottom
    card last; with ``deck`` the deck has just these, top first, and unnamed cards lie in the box. ``down`` has a bit
    for each face-down card of a location. ``automa_top`` names the next Automa cards (numbers), top first.
    """
    solo = seats == 1
    sides = 2 if solo else seats
    zones: dict[str, list[str]] = {
        "jupiter": jupiter.split(),
        "mars": mars.split(),
        "luna": luna.split(),
        "institute": institute.split(),
        "banished": banished.split(),
        "automa hand": automa_hand.split(),
    }
    for seat in range(seats):
        zones[f"hand {seat}"] = (hands or {}).get(seat, ETC).split()
    first_cards, last_cards = (top if deck is None else deck).split(), bottom.split()
    absent: list[str] = []
    if solo:
        out = OUT_OF_SOLO_VARIANT if options.get("returned") == "yes" else OUT_OF_SOLO
        absent = [NAMES[card] for card in sorted(out)]
    named = [card for cards in zones.values() for card in cards] + first_cards + last_cards
    spare = [card for card in FILLERS if card not in named]
    for seat in range(seats):
        hand = zones[f"hand {seat}"]
        if ETC in hand:
            hand.remove(ETC)
            hand += [spare.pop(0), spare.pop(0)]
    laid = {card for cards in zones.values() for card in cards} | {*first_cards, *last_cards}
    rest = [NAMES[card] for card in CHARACTERS if NAMES[card] not in laid and NAMES[card] not in absent]
    zones["box"] = absent + (rest if deck is not None else [])
    zones["deck"] = last_cards[::-1] + ([] if deck is not None else rest) + first_cards[::-1]
    _lay_automa(zones, solo, automa_top, automa_aside, automa_discard)
    seen = _seen(zones, down)
    if ending is None:
        ending = phase in ("abilities", "over") or _is_due(helium or [], influence or [], fleet or [])
    if phase == "abilities":
        seen |= {card: "all" for seat in range(seats) for card in zones[f"hand {seat}"]}
    return {
        "game": "red_rising",
        "seats": seats,
        "options": options,
        "zones": zones,
        "seen": seen,
        "fields": {
            "phase": phase,
            "first": first,
            "turn": turn,
            "turns": turns,
            "houses": [*houses[:seats], *(["none"] if solo else [])],
            "helium": list(helium or [0] * sides),
            "fleet": list(fleet or [0] * sides),
            "influence": list(influence or [0] * sides),
            "sovereign": sovereign,
            "down": list(down),
            "barred": list(barred),
            "ended": False,
            "untouchable": None,
            "ending": ending,
            "extra": extra,
            "priorities": list(priorities) if solo else [],
            "odd": odd,
            "automa_cards": automa_done,
            "banished_before": banished_before,
            "resolved": resolved.split(),
            "hacked": [0] * sides,
        },
    }


def _is_due(*tracks: Sequence[int]) -> bool:
    """Whether two conditions of the end are met by one side, or all three by any."""
    met = [[number >= END_THRESHOLD for number in track] for track in tracks]
    alone = any(sum(side) > 1 for side in zip_longest(*met, fillvalue=False))
    return alone or all(any(each) for each in met)


def _lay_automa(
    zones: dict[str, list[str]], solo: bool, automa_top: str, aside: str | None, discard: str
) -> None:
    """The Automa cards: in the box without the Automa, else the named ones on top and four aside."""
    every = [NAMES[card] for card in AUTOMA_CARDS]
    if not solo:
        zones["box"] += every
        return
    shown = [f"automa-{number}" for number in automa_top.split()]
    gone = [f"automa-{number}" for number in discard.split()]
    left = [card for card in every if card not in shown and card not in gone]
    away = left[:4] if aside is None else [f"automa-{number}" for number in aside.split()]
    zones["automa aside"] = away
    zones["automa discard"] = gone
    zones["automa deck"] = [card for card in left if card not in away] + shown[::-1]


def _seen(zones: dict[str, list[str]], down: Sequence[int]) -> dict[str, Any]:
    """Face-up cards on locations are known to all, face-down ones to nobody."""
    return {
        card: "all"
        for location, name in enumerate(LOCATIONS)
        for height, card in enumerate(zones[name])
        if not down[location] >> height & 1
    }


def match_at(**what: Any) -> Match:
    """A match that goes on from such a position."""
    return at(RULES, position(**what))


def lead(seat: int, card: str, location: str) -> tuple[Choice, Choice]:
    """The choices by which a seat deploys a card to a location."""
    return (str(seat), "lead", card), (str(seat), "deploy_to", location)


def play(match: Match, *choices: Choice) -> Match:
    """Give the choices; where a discreet question (R47) has only one answer, it is given by itself."""
    _go_on(match)
    for choice in choices:
        playing.play(match, choice)
        _go_on(match)
    return match


def _go_on(match: Match) -> None:
    while len(match.pending) == 1:
        decision = next(iter(match.pending.values()))
        if len(decision.options) > 1:
            return
        match.answer(decision.seat, decision.options[0])


def tracks(match: Match, side: int = 0) -> tuple[int, int, int]:
    """Helium, ship and Influence of a side."""
    t = match.table
    return t.helium[side], t.fleet[side], t.influence[side]


def pile(match: Match, location: str) -> list[str]:
    """The cards of a location, bottom to top."""
    return [match.names[card] for card in match.table.pile(LOCATIONS.index(location))]


def hand(match: Match, side: int = 0) -> list[str]:
    """The cards of a hand in catalogue order; of the Automa's from bottom to top."""
    cards = match.table.hand(Seat(side))
    return [match.names[card] for card in (cards if match.table.is_automa(Seat(side)) else sorted(cards))]


def banished(match: Match) -> list[str]:
    """The banished cards in catalogue order."""
    return [match.names[card] for card in sorted(match.table.banished)]


def sees(match: Match, viewer: int, zone: str) -> list[str]:
    """The cards of a zone that a viewer knows."""
    return [card for card in match.view(Seat(viewer)).zone(zone).cards if card is not None]


def known_to(match: Match, card: str) -> list[int]:
    """The seats that know a card."""
    zones = match.table.zones
    return [seat for seat in range(match.table.seats) if zones.knows(Seat(seat), NUMBERS[card])]
