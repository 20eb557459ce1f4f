"""The invariants of Red Rising, for positions and for the laws."""

from __future__ import annotations

from ludoteca.games.red_rising.pieces import AUTOMA_CARDS, CHARACTERS, LOCATIONS, NAMES, House
from ludoteca.games.red_rising.table import (
    AUTOMA_ASIDE,
    AUTOMA_DECK,
    AUTOMA_DISCARD,
    AUTOMA_HAND,
    AUTOMA_SHOWN,
    BOX,
    MIXED,
    TURNED,
    Phase,
    Table,
    aside_zone,
)  # fmt: skip
from ludoteca.kernel.seat import Seat, clockwise


def check(t: Table) -> None:
    """Raise ValueError if the table breaks an invariant of the game."""
    if max(t.turn, t.first) >= t.sides:
        raise ValueError(f"turn and first are sides from 0 to {t.sides - 1}")
    automas = t.is_automa(t.turn)
    if automas and t.phase in (Phase.ACT, Phase.GAIN) or t.phase is Phase.AUTOMA and not automas:
        raise ValueError("the phase automa is the Automa's, act and gain are a player's")
    if t.sovereign is not None and t.sovereign >= t.sides:
        raise ValueError(f"the Sovereign token is with nobody or with a side from 0 to {t.sides - 1}")
    _check_houses(t)
    _check_cards(t)
    _check_turn(t)


def _check_turn(t: Table) -> None:
    """How far the turn and the game have come. §4, §7, §8"""
    playing = t.phase in (Phase.ACT, Phase.GAIN, Phase.AUTOMA)
    if t.end_is_due and playing and not t.ending:
        raise ValueError("the end of the game is triggered, so ending is true")
    if not t.ending and not playing:
        raise ValueError("the end of the game was triggered before points are counted, so ending is true")
    if t.extra and (not t.ending or House.APOLLO not in t.houses):
        raise ValueError("the extra turn is that of House Apollo, at the end of the game")
    if len(set(t.barred)) != len(t.barred):
        raise ValueError("barred names each location once")
    if t.untouchable is not None:
        raise ValueError("nobody is untouchable between two steps")
    if t.automa_cards and t.phase in (Phase.ACT, Phase.GAIN):
        raise ValueError("automa_cards counts in the turn of the Automa")
    if len(set(t.resolved)) != len(t.resolved) or (t.resolved and t.phase is not Phase.ABILITIES):
        raise ValueError("resolved names end-of-game abilities, each once")


def _check_houses(t: Table) -> None:
    players = list(t.houses[: t.seats])
    if House.NONE in players or len(set(players)) != len(players):
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
            if place != BOX and card in t.switches.absent or place == BOX and t.solo and card in AUTOMA_CARDS:
                raise ValueError(
                    f"{NAMES[card]} cannot lie in {t.zones.layout.zones[place].name} in the solo game"
                )
            if misplaced or place != BOX and (card < len(CHARACTERS)) == automa:
                raise ValueError(f"{NAMES[card]} cannot lie in {t.zones.layout.zones[place].name}")
    for location, down in enumerate(t.down):
        if down >> len(t.pile(location)):
            raise ValueError(f"more cards lie face down on {LOCATIONS[location]} than there are")
        for height, card in enumerate(t.pile(location)):
            if not t.is_down(location, height) and t.zones.seen[card] != t.zones.everyone:
                raise ValueError(f"{NAMES[card]} lies face up, so everybody has seen it")
    passing = [TURNED, MIXED, *[aside_zone(seat) for seat in clockwise(Seat(0), t.seats)]]
    if any(t.zones.cards[place] for place in passing):
        raise ValueError("cards are turned over, mixed or looked at only in the middle of a step")
