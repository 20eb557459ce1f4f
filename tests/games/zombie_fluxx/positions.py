"""Positions of Zombie Fluxx in few words: a test names the cards that matter, the others find a lawful place.

It is the first seat's turn, the draw is done and no card has been played, unless something else is said. Cards are
words separated by blanks; ``...`` in a hand stands for two cards that do not matter.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.games.zombie_fluxx.flow import RULES
from ludoteca.games.zombie_fluxx.pieces import HAS_ZOMBIE_EDGE, KIND, NAMES, Kind
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat
from tests.playing import Choice, at, lies

ALL = [str(name) for name in NAMES]
EDGED = [name for name, edge in zip(ALL, HAS_ZOMBIE_EDGE, strict=True) if edge]
ETC = "..."


def of_kind(kind: Kind) -> list[str]:
    """The names of all cards of a kind."""
    return [name for name, its in zip(ALL, KIND, strict=True) if its is kind]


FILLERS = [*of_kind(Kind.GOAL), *of_kind(Kind.ACTION), *of_kind(Kind.NEW_RULE)]
FROM_THE_BOTTOM = (Kind.CREEPER, Kind.UNGOAL, Kind.ACTION, Kind.NEW_RULE, Kind.GOAL, Kind.KEEPER)
"""How unnamed cards lie in the draw pile: a Creeper is the last thing to be drawn by accident, a Keeper the first."""


def position(
    *,
    seats: int = 3,
    hands: Mapping[int, str] | None = None,
    keepers: Mapping[int, str] | None = None,
    creepers: Mapping[int, str] | None = None,
    rules: str = "",
    goals: str = "",
    top: str = "",
    deck: str | None = None,
    discard: str = "",
    turn: int = 0,
    phase: str = "play",
    drawn: int | None = None,
    played: int = 0,
    used: str = "",
    no_hand: bool = False,
    extra_turn: bool = False,
    turns: int = 1,
    turns_in_a_row: int = 1,
    **options: str,
) -> dict[str, Any]:
    """A position; hands, Keepers and Creepers by seat. A seat whose hand is not named holds two fillers.

    ``top`` names the first cards of the draw pile, its top card first; unnamed cards lie under them. With
    ``deck`` the draw pile has just these cards, and unnamed ones lie in the box.
    """
    zones = {
        "discard pile": discard.split(),
        "new rules": rules.split(),
        "goals": goals.split(),
        "basic rules": ["basic-rules"],
    }
    for seat in range(seats):
        zones[f"hand {seat}"] = (hands or {}).get(seat, ETC).split()
        zones[f"keepers {seat}"] = (keepers or {}).get(seat, "").split()
        zones[f"creepers {seat}"] = (creepers or {}).get(seat, "").split()
    first = (top if deck is None else deck).split()
    named = [card for cards in zones.values() for card in cards] + first
    absent = EDGED if options.get("zombies") == "without" else []
    spare = [card for card in FILLERS if card not in named and card not in absent]
    for seat in range(seats):
        if ETC in zones[f"hand {seat}"]:
            zones[f"hand {seat}"].remove(ETC)
            zones[f"hand {seat}"] += [spare.pop(0), spare.pop(0)]
    laid = [card for cards in zones.values() for card in cards] + first
    rest = [card for kind in FROM_THE_BOTTOM for card in of_kind(kind) if card not in laid]
    zones["box"] = rest if deck is not None else [card for card in rest if card in absent]
    zones["draw pile"] = [card for card in rest if card not in zones["box"]] + first[::-1]
    done = phase in ("play", "limit")
    return {
        "game": "zombie_fluxx",
        "seats": seats,
        "options": options,
        "zones": zones,
        "fields": {
            "phase": phase,
            "result": "running",
            "winner": None,
            "turn": turn,
            "turns": turns,
            "drawn": (1 if done else 0) if drawn is None else drawn,
            "played": played,
            "used": used.split(),
            "no_hand": no_hand,
            "draw_done": done,
            "extra_turn": extra_turn,
            "turns_in_a_row": turns_in_a_row,
            "eradicated": 0,
            "groaners": [],
            "settled_goals": goals.split(),
            "joining": 0,
        },
    }


def match_at(**what: Any) -> Match:
    """A match that goes on from such a position."""
    return at(RULES, position(**what))


def move(seat: int, card: str) -> Choice:
    """The choice to play a card or to use its free action; a dash to end what can be ended."""
    return (str(seat), "move", card)


def say(seat: int, ask: str, answer: object) -> Choice:
    """Any other choice."""
    return (str(seat), ask, str(answer))


def moves(match: Match, seat: int) -> list[str]:
    """The moves a seat has now, in order of names; the question must be asked."""
    decision = match.decision(Seat(seat))
    assert decision.ask.name == "move"
    return sorted([decision.spell(option, match.names) for option in decision.options])


def before(match: Match, seat: int) -> list[str]:
    """All that lies in front of a seat, in order of names."""
    return sorted(lies(match, f"keepers {seat}") + lies(match, f"creepers {seat}"))


def ended(match: Match) -> str:
    """How the match stands: ``running``, ``zombies``, ``draw``, or the number of the seat that has won."""
    table = match.table
    return str(table.winner) if table.winner is not None else str(table.result.value)


def told(match: Match, kind: str) -> list[tuple[int | None, tuple[str, ...]]]:
    """The events of a kind: whose they are, and the cards that all can see."""
    return [(event.seat, event.cards) for event in match.events() if event.kind == kind]
