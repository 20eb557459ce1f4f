"""The 100 cards, loaded once from cards.json, as columns indexed by card."""

from __future__ import annotations

from enum import Enum
from typing import Any, Final

from ludoteca.facets.components import components, demand
from ludoteca.kernel.card import Card, Names


class Kind(Enum):
    """What a card is."""

    BASIC_RULES = "basic_rules"
    NEW_RULE = "new_rule"
    ACTION = "action"
    KEEPER = "keeper"
    CREEPER = "creeper"
    GOAL = "goal"
    UNGOAL = "ungoal"


class Figure(Enum):
    """What the picture of a Creeper shows."""

    NONE = "none"
    SINGLE = "single"
    PAIR = "pair"
    TRIO = "trio"
    QUARTET = "quartet"
    LARRY = "larry"


class Killed(Enum):
    """Where a Creeper goes when it is killed. §8.3"""

    DISCARD = "discard"
    PASS_LEFT = "pass_left"
    PASS_RIGHT = "pass_right"
    TOP_OF_DRAW_PILE = "top_of_draw_pile"


class Demand:
    """What a Goal demands of the player who wants to win with it. §7.2"""

    __slots__ = (
        "keepers", "friends_min", "friends_max", "bursts_min", "weapons_min", "zombies_min", "figures",
        "no_zombies", "waived_by", "others_min", "others_max",
    )  # fmt: skip

    def __init__(self, data: dict[str, Any], numbers: dict[str, Card]) -> None:
        self.keepers: list[Card] = [numbers[name] for name in data.get("keepers", [])]
        self.friends_min: int = data.get("friends_min", 0)
        self.friends_max: int = data.get("friends_max", 99)
        self.bursts_min: int = data.get("bursts_min", 0)
        self.weapons_min: int = data.get("weapons_min", 0)
        self.zombies_min: int = data.get("zombies_min", 0)
        self.figures: list[Figure] = [Figure(name) for name in data.get("figures", [])]
        self.no_zombies: bool = data.get("no_zombies", False)
        self.waived_by: list[Card] = [numbers[name] for name in data.get("waived_by", [])]
        self.others_min: int = data.get("others_zombies_min", 0)
        self.others_max: int = data.get("others_zombies_max", 99)


COUNTS: Final = {
    "basic_rules": 1,
    "new_rule": 24,
    "action": 23,
    "keeper": 15,
    "creeper": 15,
    "goal": 21,
    "ungoal": 1,
}
"""How many cards of each kind are in the box. §1"""


def check_cards(cards: list[dict[str, Any]]) -> None:
    """Raise BadComponents unless these are the 100 cards of the box, each in order by itself."""
    ids = [str(card.get("id")) for card in cards]
    twice = [name for name in ids if ids.count(name) > 1]
    demand(not twice, f"zombie_fluxx/cards.json: {', '.join(twice[:1])} is there more than once")
    kinds = [str(card.get("kind")) for card in cards]
    for name, kind in zip(ids, kinds, strict=True):
        demand(kind in COUNTS, f"zombie_fluxx/cards.json: {name} has the kind {kind!r}")
    for kind, count in COUNTS.items():
        found = kinds.count(kind)
        demand(found == count, f"zombie_fluxx/cards.json: {found} cards of the kind {kind}, not {count}")
    for card in cards:
        for field in ("keepers", "waived_by", "switches_off"):
            for named in card.get(field, []):
                demand(
                    named in ids, f"zombie_fluxx/cards.json: {card['id']} names {named!r}, which is no card"
                )
        demand("zombie_edge" in card, f"zombie_fluxx/cards.json: {card['id']} does not say zombie_edge")


_CARDS: Final[list[dict[str, Any]]] = components("ludoteca.games.zombie_fluxx", "cards.json")["cards"]
check_cards(_CARDS)

NAMES: Final[Names] = tuple([str(card["id"]) for card in _CARDS])
NUMBERS: Final[dict[str, Card]] = {name: Card(number) for number, name in enumerate(NAMES)}
CARDS: Final[list[Card]] = [Card(number) for number in range(len(NAMES))]
KIND: Final[list[Kind]] = [Kind(card["kind"]) for card in _CARDS]
SLOT: Final[list[str]] = [str(card.get("slot", "")) for card in _CARDS]
DRAW: Final[list[int]] = [int(card.get("draw", 0)) for card in _CARDS]
ALL: Final = 999
"""The play number of Play All: without bound, and no bonus adds to it."""
PLAY: Final[list[int]] = [ALL if card.get("play") == "all" else int(card.get("play", 0)) for card in _CARDS]
HAND_LIMIT: Final[list[int]] = [int(card.get("hand_limit", 0)) for card in _CARDS]
EXTRA_CARDS: Final[list[int]] = [int(card.get("extra_cards", 0)) for card in _CARDS]
DRAW_BONUS: Final[list[int]] = [int(card.get("draw_bonus", 0)) for card in _CARDS]
MOST_GOALS: Final[list[int]] = [int(card.get("goals", 1)) for card in _CARDS]
"""How many Goals may be in play under a rule. §6.1"""
PLAY_BONUS: Final[list[int]] = [int(card.get("play_bonus", 0)) for card in _CARDS]
FROM_ZOMBIES: Final[list[int]] = [int(card.get("from_zombies", 0)) for card in _CARDS]
FIGURE: Final[list[Figure]] = [Figure(card.get("figure", "none")) for card in _CARDS]
WHEN_KILLED: Final[list[Killed]] = [Killed(card.get("when_killed", "discard")) for card in _CARDS]
ZOMBIES: Final[list[int]] = [int(card.get("zombies", 0)) for card in _CARDS]
IS_FRIEND: Final[list[bool]] = [bool(card.get("friend", False)) for card in _CARDS]
IS_LURE: Final[list[bool]] = [bool(card.get("lure", False)) for card in _CARDS]
HAS_BURST: Final[list[bool]] = [card.get("weapon") == "burst" for card in _CARDS]
IS_WEAPON: Final[list[bool]] = [card.get("weapon") in ("burst", "own") for card in _CARDS]
HAS_ZOMBIE_EDGE: Final[list[bool]] = [bool(card["zombie_edge"]) for card in _CARDS]
DEMANDS: Final[dict[Card, Demand]] = {
    Card(number): Demand(card, NUMBERS) for number, card in enumerate(_CARDS) if card["kind"] == "goal"
}
CREEPERS: Final[frozenset[Card]] = frozenset([card for card in CARDS if KIND[card] is Kind.CREEPER])
FRIENDS: Final[list[Card]] = [card for card in CARDS if IS_FRIEND[card]]
SWITCHED_OFF: Final[list[list[Card]]] = [
    [NUMBERS[name] for name in card.get("switches_off", [])] for card in _CARDS
]
"""The Keepers that have no power while a rule is in play. §8.6"""
UNGOAL_CARDS: Final[int] = int(_CARDS[NUMBERS["zombie-victory"]]["zombie_cards_min"])
UNGOAL_EACH: Final[int] = int(_CARDS[NUMBERS["zombie-victory"]]["zombie_cards_each_min"])

BASIC_RULES: Final = NUMBERS["basic-rules"]
DOUBLE_AGENDA: Final = NUMBERS["double-agenda"]
NO_HAND_BONUS: Final = NUMBERS["no-hand-bonus"]
ZOMBIE_SEASON: Final = NUMBERS["zombie-season"]
WEAPON_BONUS: Final = NUMBERS["weapon-bonus"]
DEAD_FRIENDS: Final = NUMBERS["dead-friends"]
ZOMBIE_BOSS: Final = NUMBERS["zombie-boss"]
ADRENALINE_BONUS: Final = NUMBERS["adrenaline-bonus"]
ERADICATION_BONUS: Final = NUMBERS["eradication-bonus"]
LOOK_OVER_THERE: Final = NUMBERS["look-over-there"]
GROANING_REQUIRED: Final = NUMBERS["groaning-required"]
ITS_NOT_WORKING: Final = NUMBERS["its-not-working"]
ZOMBIES_AINT_SO_BAD: Final = NUMBERS["zombies-aint-so-bad"]
SHOTGUN: Final = NUMBERS["shotgun"]
CHAINSAW: Final = NUMBERS["chainsaw"]
CAN_OF_GASOLINE: Final = NUMBERS["can-of-gasoline"]
ZOMBIE_REPELLENT: Final = NUMBERS["zombie-repellent"]
SONIC_TRANQUILIZER: Final = NUMBERS["sonic-tranquilizer"]
LARRY: Final = NUMBERS["larry"]
ZOMBIE_VICTORY: Final = NUMBERS["zombie-victory"]
