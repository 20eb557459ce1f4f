"""The invariants of Red Rising, for positions and for the laws."""

from __future__ import annotations

from ludoteca.games.red_rising.pieces import CHARACTERS, INFLUENCE_TOKENS, LOCATIONS, NAMES, House
from ludoteca.games.red_rising.table import (
    AUTOMA_ASIDE,
    AUTOMA_DECK,
    AUTOMA_DISCARD,
    AUTOMA_HAND,
    AUTOMA_SHOWN,
    BOX,
    FLEET_END,
    MIXED,
    TURNED,
    Phase,
    Table,
    aside_zone,
)  # fmt: skip
from ludoteca.kernel.seat import Seat, clockwise


def check(t: Table) -> None:
    """Raise ValueError if the table breaks an invariant of the game."""
    if not 0 <= t.turn < t.sides or not 0 <= t.first < t.sides:
        raise ValueError(f"turn and first are sides from 0 to {t.sides - 1}")
    automas = t.is_automa(t.turn)
    if automas and t.phase in (Phase.ACT, Phase.GAIN) or t.phase is Phase.AUTOMA and not automas:
        raise ValueError("the phase automa is the Automa's, act and gain are a player's")
    if t.sovereign is not None and not 0 <= t.sovereign < t.sides:
        raise ValueError(f"the Sovereign token is with nobody or with a side from 0 to {t.sides - 1}")
    for name, values in (
        ("helium", t.helium), ("fleet", t.fleet), ("influence", t.influence), ("hacked", t.hacked),
    ):  # fmt: skip
        if len(values) != t.sides or min(values) < 0:
            raise ValueError(f"{name} has a number for each of {t.sides} sides, none below 0")
    if max(t.fleet) > FLEET_END or max(t.influence) > INFLUENCE_TOKENS:
        raise ValueError("no ship is beyond 10 and nobody has more than 10 Influence")
    _check_houses(t)
    _check_cards(t)
    if any(not 0 <= location < len(LOCATIONS) for location in t.barred):
        raise ValueError("barred are locations from 0 to 3")


def _check_houses(t: Table) -> None:
    players = list(t.houses[: t.seats])
    if len(t.houses) != t.sides or House.NONE in players or len(set(players)) != len(players):
        raise ValueError("every player has a house of their own")
    if t.solo and (t.houses[1] is not House.NONE or sorted(t.priorities) != [0, 1, 2, 3]):
        raise ValueError("the Automa has no house, and each location one priority card from 0 to 3")
    if not t.solo and t.priorities:
        raise ValueError("there are priority cards only where the Automa plays")


def _check_cards(t: Table) -> None:
    for place, cards in enumerate(t.zones.cards):
        automa = place in (AUTOMA_DECK, AUTOMA_ASIDE, AUTOMA_DISCARD, AUTOMA_SHOWN)
        for card in cards:
            misplaced = place == AUTOMA_HAND and not t.solo
            if misplaced or place != BOX and (card < len(CHARACTERS)) == automa:
                raise ValueError(f"{NAMES[card]} cannot lie in {t.zones.layout.zones[place].name}")
    if len(t.down) != len(LOCATIONS):
        raise ValueError("down has a number for each location")
    for location, down in enumerate(t.down):
        if down < 0 or down >> len(t.pile(location)):
            raise ValueError(f"more cards lie face down on {LOCATIONS[location]} than there are")
        for height, card in enumerate(t.pile(location)):
            if not t.is_down(location, height) and t.zones.seen[card] != t.zones.everyone:
                raise ValueError(f"{NAMES[card]} lies face up, so everybody has seen it")
    passing = [TURNED, MIXED, *[aside_zone(seat) for seat in clockwise(Seat(0), t.seats)]]
    if any(t.zones.cards[place] for place in passing):
        raise ValueError("cards are turned over, mixed or looked at only in the middle of a step")
