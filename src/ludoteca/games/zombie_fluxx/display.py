"""What a screen needs to draw Zombie Fluxx: card faces, and what is in force. From the components and the view alone."""

from __future__ import annotations

from enum import Enum
from typing import Final, Literal, NotRequired, TypedDict

from ludoteca.facets.message import Message
from ludoteca.facets.standing import known_table
from ludoteca.games.zombie_fluxx.flow import RULES
from ludoteca.games.zombie_fluxx.in_force import (
    blocked,
    boss,
    claimants,
    draw_number,
    hand_limit,
    play_number,
    sleeps,
    without_power,
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
    WHEN_KILLED,
    ZOMBIES,
    Figure,
    Killed,
    Kind,
)  # fmt: skip
from ludoteca.games.zombie_fluxx.table import Table, keepers_zone
from ludoteca.kernel.card import Card
from ludoteca.kernel.rules import ScoreLine
from ludoteca.kernel.seat import Seat, clockwise
from ludoteca.kernel.view import View

ARROWS: Final = {Killed.PASS_LEFT: "left", Killed.PASS_RIGHT: "right"}
"""The way to which a Creeper that is passed on points."""


class Group(Enum):
    """What New Rules govern."""

    DRAW = "draw"
    PLAY = "play"
    LIMITS = "limits"
    ZOMBIES = "zombies"
    BONUSES = "bonuses"


class Weapon(Enum):
    """How a Keeper kills: with the burst printed on it, by itself, or not at all."""

    BURST = "burst"
    OWN = "own"
    NONE = "none"


class Wanted(TypedDict):
    """What a Goal asks for, as a message."""

    id: str
    args: dict[str, int | str]


class Need(TypedDict):
    """One thing that a Goal asks for."""

    sign: str
    """Which picture shows it."""
    count: int
    text: Wanted


class Face(TypedDict):
    """What is printed on a card; each kind has fields of its own."""

    kind: Kind
    kin: str
    """The name without the number that tells alike cards apart."""
    slot: NotRequired[str]
    group: NotRequired[Group]
    number: NotRequired[int | Literal["all"] | None]
    weapon: NotRequired[Weapon]
    friend: NotRequired[bool]
    lure: NotRequired[bool]
    figure: NotRequired[Figure]
    zombies: NotRequired[int]
    arrow: NotRequired[str]
    needs: NotRequired[list[Need]]


class Progress(TypedDict):
    """A Goal in play, and for each seat what it has of it."""

    goal: str
    met: list[list[bool]]


class Signs(TypedDict):
    """What is in force, what everybody has of the Goals, and what the zombies do."""

    draws: int
    plays: int | None
    """Null where the whole hand is played."""
    limit: int | None
    goals: list[Progress]
    larry: list[bool]
    claims: list[int]
    zombies_claim: bool
    zombies: list[int]
    dead: list[str]
    boss: int | None
    asleep: list[bool]
    off: list[str]
    gift: int | None


GROUP: Final = {
    "draw": Group.DRAW,
    "play": Group.PLAY,
    "hand_limit": Group.LIMITS,
    "double_agenda": Group.LIMITS,
    "zombie_season": Group.ZOMBIES,
    "weapon_bonus": Group.ZOMBIES,
    "look_over_there": Group.ZOMBIES,
    "dead_friends": Group.ZOMBIES,
    "zombies_aint_so_bad": Group.ZOMBIES,
    "its_not_working": Group.ZOMBIES,
    "zombie_boss": Group.ZOMBIES,
    "groaning_required": Group.ZOMBIES,
    "no_hand_bonus": Group.BONUSES,
    "adrenaline_bonus": Group.BONUSES,
    "eradication_bonus": Group.BONUSES,
}
"""What a New Rule governs, by its slot."""


# -- cards -----------------------------------------------------------------------------------------


def face(name: str) -> Face:
    """What is printed on a card: its kind, and what cards of this kind show."""
    card = NUMBERS[name]
    kind = KIND[card]
    shown: Face = {"kind": kind, "kin": kin(name)}
    if kind is Kind.NEW_RULE:
        return {**shown, "slot": SLOT[card], "group": GROUP[SLOT[card]], "number": _printed_number(card)}
    if kind is Kind.KEEPER:
        weapon = Weapon.BURST if HAS_BURST[card] else Weapon.OWN if IS_WEAPON[card] else Weapon.NONE
        return {**shown, "weapon": weapon, "friend": IS_FRIEND[card], "lure": IS_LURE[card]}
    if kind is Kind.CREEPER:
        arrow = ARROWS.get(WHEN_KILLED[card], "")
        return {**shown, "figure": FIGURE[card], "zombies": ZOMBIES[card], "arrow": arrow}
    if kind is Kind.GOAL or kind is Kind.UNGOAL:
        return {**shown, "needs": [_need(message) for message in demanded(card)]}
    return shown


def _printed_number(card: Card) -> int | Literal["all"] | None:
    """The number of a draw rule, a play rule or a Hand Limit; other New Rules have none."""
    if SLOT[card] == "draw":
        return DRAW[card]
    if SLOT[card] == "play":
        return "all" if PLAY[card] >= ALL else PLAY[card]
    return HAND_LIMIT[card] if SLOT[card] == "hand_limit" else None


def _need(message: Message) -> Need:
    """One thing that a Goal asks for: the end of its message says which picture shows it."""
    args = {name: value for name, value in message.arguments.items() if not isinstance(value, Message)}
    return {
        "sign": message.id.split("-", 2)[2],
        "count": int(args.get("count", 1)),
        "text": {"id": message.id, "args": args},
    }


# -- the table -------------------------------------------------------------------------------------


def so_far(view: View) -> list[ScoreLine]:
    """Only winning brings a point, so there is none before the end. §7"""
    return list(RULES.outcome(known_table(RULES, view, ())).lines)


def signs(view: View) -> Signs:
    """What is in force, what everybody has of the Goals, and what the zombies do."""
    t: Table = known_table(RULES, view, ())
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
        "off": [NAMES[card] for card in without_power(t)],
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
    if decision is None or decision.ask != "give" or decision.may_pass:
        return None
    left = len(view.zone(f"gifts {view.viewer}").cards)
    return (view.viewer + 1 + view.seats - left) % view.seats
