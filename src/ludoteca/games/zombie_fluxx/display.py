"""What a screen needs to draw Zombie Fluxx: card faces, and what is in force. From the components and the view alone."""

from __future__ import annotations

from typing import Final

from ludoteca.facets.message import Message
from ludoteca.games.zombie_fluxx.flow import RULES
from ludoteca.games.zombie_fluxx.force import (
    blocked,
    boss,
    claimants,
    devices_work,
    draw_number,
    hand_limit,
    play_number,
    sleeps,
)
from ludoteca.games.zombie_fluxx.naming import kin
from ludoteca.games.zombie_fluxx.needs import demanded, needs
from ludoteca.games.zombie_fluxx.pieces import (
    ALL,
    DEAD_FRIENDS,
    DRAW,
    FIGURE,
    HAND_LIMIT,
    HAS_BURST,
    IS_FRIEND,
    IS_LURE,
    IS_WEAPON,
    KIND,
    NAMES,
    NUMBERS,
    PLAY,
    SLOT,
    SONIC_TRANQUILIZER,
    ZOMBIE_REPELLENT,
    ZOMBIES,
    Figure,
    Kind,
)  # fmt: skip
from ludoteca.games.zombie_fluxx.table import Table, keepers_zone
from ludoteca.kernel.card import Card
from ludoteca.kernel.luck import SEED_BYTES, Luck
from ludoteca.kernel.rules import ScoreLine
from ludoteca.kernel.seat import Seat, clockwise
from ludoteca.kernel.state import load_fields
from ludoteca.kernel.view import View

GROUP: Final = {
    "draw": "draw",
    "play": "play",
    "hand_limit": "limits",
    "double_agenda": "limits",
    "zombie_season": "zombies",
    "weapon_bonus": "zombies",
    "look_over_there": "zombies",
    "dead_friends": "zombies",
    "zombies_aint_so_bad": "zombies",
    "its_not_working": "zombies",
    "zombie_boss": "zombies",
    "groaning_required": "zombies",
    "no_hand_bonus": "bonuses",
    "adrenaline_bonus": "bonuses",
    "eradication_bonus": "bonuses",
}
"""What a New Rule governs, by its slot."""
NO_LUCK: Final = bytes(SEED_BYTES)
"""Nothing is drawn by lot on a table that is only looked at."""


# -- cards -----------------------------------------------------------------------------------------


def face(name: str) -> dict[str, object]:
    """What is printed on a card: its kind, and what cards of this kind show."""
    card = NUMBERS[name]
    kind = KIND[card]
    shown: dict[str, object] = {"kind": kind.value, "kin": kin(name)}
    if kind is Kind.NEW_RULE:
        shown |= {"slot": SLOT[card], "group": GROUP[SLOT[card]], "number": _printed_number(card)}
    elif kind is Kind.KEEPER:
        weapon = "burst" if HAS_BURST[card] else "own" if IS_WEAPON[card] else "none"
        shown |= {"weapon": weapon, "friend": IS_FRIEND[card], "lure": IS_LURE[card]}
    elif kind is Kind.CREEPER:
        trio = FIGURE[card] is Figure.TRIO
        arrow = name.rpartition("-")[2] if trio else ""
        shown |= {"figure": FIGURE[card].value, "zombies": ZOMBIES[card], "arrow": arrow}
    elif kind is Kind.GOAL or kind is Kind.UNGOAL:
        shown["needs"] = [_need(message) for message in demanded(card)]
    return shown


def _printed_number(card: Card) -> int | str | None:
    """The number of a draw rule, a play rule or a Hand Limit; other New Rules have none."""
    if SLOT[card] == "draw":
        return DRAW[card]
    if SLOT[card] == "play":
        return "all" if PLAY[card] >= ALL else PLAY[card]
    return HAND_LIMIT[card] if SLOT[card] == "hand_limit" else None


def _need(message: Message) -> dict[str, object]:
    """One thing that a Goal asks for: the end of its message says which picture shows it."""
    return {
        "sign": message.id.split("-", 2)[2],
        "count": message.arguments.get("count", 1),
        "text": {"id": message.id, "args": dict(message.arguments)},
    }


# -- the table -------------------------------------------------------------------------------------


def so_far(view: View) -> list[ScoreLine]:
    """Only winning brings a point, so there is none before the end. §7"""
    return list(RULES.outcome(_bare_table(view)).lines)


def signs(view: View) -> dict[str, object]:
    """What is in force, what everybody has of the Goals, and what the zombies do."""
    t = _known_table(view)
    seats = clockwise(Seat(0), t.seats)
    plays = play_number(t, t.turn)
    seats_with_claims, zombies_claim = claimants(t)
    return {
        "draws": draw_number(t, t.turn),
        "plays": None if plays >= ALL else plays,
        "limit": hand_limit(t),
        "goals": [{"goal": NAMES[goal], "met": _met(t, goal)} for goal in t.goals],
        "larry": [blocked(t, seat) for seat in seats],
        "claims": [int(seat) for seat in sorted(seats_with_claims)],
        "zombies_claim": zombies_claim,
        "zombies": [t.zombies(seat) for seat in seats],
        "dead": _dead_friends(t),
        "boss": boss(t),
        "asleep": [sleeps(t, seat) for seat in seats],
        "off": [] if devices_work(t) else [NAMES[SONIC_TRANQUILIZER], NAMES[ZOMBIE_REPELLENT]],
        "gift": _next_gift(view),
    }


def _met(t: Table, goal: Card) -> list[list[bool]]:
    """For each seat, whether it has each thing that the Goal asks for, in the order printed on the card."""
    count = len(demanded(goal))
    return [[need.met for need in needs(t, seat, goal)[:count]] for seat in clockwise(Seat(0), t.seats)]


def _dead_friends(t: Table) -> list[str]:
    """The Friends in play that are zombies now. §8.5"""
    if not t.in_force(DEAD_FRIENDS):
        return []
    before = [card for seat in clockwise(Seat(0), t.seats) for card in t.zones.cards[keepers_zone(seat)]]
    return [NAMES[card] for card in before if IS_FRIEND[card]]


def _next_gift(view: View) -> int | None:
    """Who gets the card that the viewer gives now, where that follows from how many are left. §10"""
    decision = view.decision
    if decision is None or decision["ask"] != "give" or decision["may_pass"]:
        return None
    left = len(view.zone(f"gifts {view.viewer}").cards)
    return (view.viewer + 1 + view.seats - left) % view.seats


def _bare_table(view: View) -> Table:
    """The table with its public fields and no card on it."""
    t = RULES.blank(view.seats, view.options, Luck(NO_LUCK))
    load_fields(t, view.facts)
    return t


def _known_table(view: View) -> Table:
    """The table as far as the view names its cards: enough to ask the rules what is in force."""
    t = _bare_table(view)
    for place, zone in enumerate(view.zones):
        known = [NUMBERS[name] for name in zone.cards if name is not None]
        if known:
            t.zones.lay(known, place)
    return t
