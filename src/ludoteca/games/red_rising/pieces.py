"""The 112 characters and the 22 Automa cards, loaded once from cards.json and automa.json, as columns indexed by card."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from ludoteca.facets.components import components, demand
from ludoteca.kernel.card import Card, Names


class Colour(Enum):
    """The colour of a character, in the order of the catalogue."""

    RED = "red"
    BROWN = "brown"
    OBSIDIAN = "obsidian"
    ORANGE = "orange"
    GRAY = "gray"
    VIOLET = "violet"
    PINK = "pink"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    WHITE = "white"
    COPPER = "copper"
    SILVER = "silver"
    GOLD = "gold"


class House(Enum):
    """The house of a player; the Automa has none. §5.4"""

    NONE = "none"
    APOLLO = "apollo"
    CERES = "ceres"
    DIANA = "diana"
    JUPITER = "jupiter"
    MARS = "mars"
    MINERVA = "minerva"


class Face(Enum):
    """A face of the Rising die. §5.2"""

    BANISH = "banish"
    REVEAL = "reveal"
    SOVEREIGN = "sovereign"
    HELIUM = "helium"
    FLEET = "fleet"
    INFLUENCE = "influence"


class Arrow(Enum):
    """Where the Automa goes on when a location has nothing for it. §10.4"""

    LEFT = "left"
    RIGHT = "right"


class Extra(Enum):
    """The further effect of an Automa card. §10.3"""

    NONE = "none"
    BONUS = "bonus"
    BANISH = "banish"


COLOURS: Final[list[Colour]] = list(Colour)
JUPITER: Final = 0
MARS: Final = 1
LUNA: Final = 2
INSTITUTE: Final = 3
LOCATIONS: Final[list[str]] = ["jupiter", "mars", "luna", "institute"]
PRIORITIES: Final = "ABCD"
"""The letters of the priority cards, A used most often."""

_OF_GOLD: Final = 21
_OF_ANOTHER_COLOUR: Final = 7


def check_characters(cards: list[dict[str, Any]]) -> None:
    """Raise if these are not 112 characters, 21 Golds and 7 of every other colour, in the order of the colours."""
    names = [str(card["id"]) for card in cards]
    twice = sorted([name for name in names if names.count(name) > 1])
    demand(not twice, f"cards.json has {twice[:1]} more than once")
    known = [colour.value for colour in COLOURS]
    for card in cards:
        demand(card["colour"] in known, f"{card['id']} has the colour {card['colour']!r}, not one of {known}")
        demand(int(card["core"]) >= 0, f"{card['id']} has the core value {card['core']}, below 0")
        demand(len(card["initial"]) == 1, f"{card['id']} has the initial {card['initial']!r}, not one letter")
        solo = card.get("solo", "never")
        demand(solo in ("variant", "never"), f"{card['id']} has solo {solo!r}, not variant or never")
        block = card.get("block", "theft")
        demand(block in ("theft", "sovereign"), f"{card['id']} has block {block!r}, not theft or sovereign")
    for colour in known:
        wanted = _OF_GOLD if colour == "gold" else _OF_ANOTHER_COLOUR
        found = len([card for card in cards if card["colour"] == colour])
        demand(found == wanted, f"cards.json has {found} cards of the colour {colour}, not {wanted}")
    order = [known.index(card["colour"]) for card in cards]
    demand(order == sorted(order), "the cards of cards.json do not stand in the order of their colours")


def check_automa(data: dict[str, Any]) -> None:
    """Raise if the Automa cards, pairs, levels, houses, die or Fleet Track are not those of the rules."""
    names = [card["id"] for card in data["cards"]]
    demand(
        names == ["-".join(("automa", str(number))) for number in range(1, 23)],
        f"the Automa cards are {names}",
    )
    places = [*LOCATIONS, *PRIORITIES]
    for card in [*data["cards"], *[card for cards in data["earlier"].values() for card in cards]]:
        for part in ("deploy", "gain"):
            demand(card[part] in places, f"{card['id']} has {part} {card[part]!r}, not one of {places}")
    pairs = data["pairs"]["values"]
    paired = [pairs.get(pairs.get(letter)) for letter in PRIORITIES] == list(PRIORITIES)
    demand(paired, f"the priority letters are paired as {pairs}")
    levels = [level["level"] for level in data["levels"]]
    demand(levels == [1, 2, 3, 4, 5, 6], f"the levels are {levels}")
    locations = data["locations"]["values"]
    demand(locations == LOCATIONS, f"the locations are {locations}, not {LOCATIONS}")
    houses = ["none"] + [house["id"] for house in data["houses"]]
    demand(houses == [house.value for house in House], f"the houses are {houses[1:]}")
    faces = data["die"]["values"]
    demand(faces == [face.value for face in Face], f"the faces of the die are {faces}")
    track = data["fleet_points"]["values"]
    demand(len(track) == 11 and track == sorted(track), f"the points of the Fleet Track are {track}")


_CARDS: Final[list[dict[str, Any]]] = components("ludoteca.games.red_rising", "cards.json")["cards"]
_AUTOMA: Final[dict[str, Any]] = components("ludoteca.games.red_rising", "automa.json")
check_characters(_CARDS)
check_automa(_AUTOMA)


def _place(word: str) -> int | str:
    """A location by its number, a priority card by its letter."""
    return LOCATIONS.index(word) if word in LOCATIONS else word


def _constant(name: str) -> int:
    return int(_AUTOMA["constants"][name]["value"])


NAMES: Final[Names] = tuple([str(card["id"]) for card in [*_CARDS, *_AUTOMA["cards"]]])
NUMBERS: Final[dict[str, Card]] = {name: Card(number) for number, name in enumerate(NAMES)}
CHARACTERS: Final[list[Card]] = [Card(number) for number in range(len(_CARDS))]
AUTOMA_CARDS: Final[list[Card]] = [Card(number) for number in range(len(_CARDS), len(NAMES))]

COLOUR: Final[list[Colour]] = [Colour(card["colour"]) for card in _CARDS]
CORE: Final[list[int]] = [int(card["core"]) for card in _CARDS]
INITIAL: Final[list[str]] = [str(card["initial"]) for card in _CARDS]
"""What the English name begins with, whatever the language of the screen. R30"""
IS_GOLD: Final[list[bool]] = [colour is Colour.GOLD for colour in COLOUR]
HAS_ABILITY: Final[list[bool]] = [bool(card.get("ability", False)) for card in _CARDS]
"""Whether the card has an end-of-game ability; that of Orange and Gray cards is the mimicry of §8.1."""
CLAUSES: Final[list[list[dict[str, Any]]]] = [list(card.get("points", [])) for card in _CARDS]
"""The end-game points as the file tells them."""


def _marked(field: str, value: object) -> frozenset[Card]:
    return frozenset([Card(number) for number, card in enumerate(_CARDS) if card.get(field) == value])


BLOCKS_THEFT: Final[frozenset[Card]] = _marked("block", "theft")
BLOCKS_SOVEREIGN: Final[frozenset[Card]] = _marked("block", "sovereign")
PROTECTED: Final[frozenset[Card]] = _marked("protected", True)
"""Cards that may not hit a small hand in the official variant. §9"""
OUT_OF_SOLO_VARIANT: Final[frozenset[Card]] = _marked("solo", "never")
OUT_OF_SOLO: Final[frozenset[Card]] = OUT_OF_SOLO_VARIANT | _marked("solo", "variant")


@dataclass(frozen=True)
class Row:
    """What is printed on an Automa card. §10.3"""

    deploy: int | str
    """Where it deploys: a location 0 to 3, or the letter of a priority card."""
    gain: int | str
    """Where it gains, told the same way."""
    arrow: Arrow
    extra: Extra


Rows = tuple[Row, ...]
"""What all Automa cards say, in the order of their numbers."""


def _rows(earlier: list[dict[str, Any]]) -> Rows:
    others = {card["id"]: card for card in earlier}
    cards = [others.get(card["id"], card) for card in _AUTOMA["cards"]]
    return tuple(
        [
            Row(_place(card["deploy"]), _place(card["gain"]), Arrow(card["arrow"]), Extra(card["extra"]))
            for card in cards
        ]
    )


def row_of(card: Card, rows: Rows) -> Row:
    """What an Automa card says."""
    return rows[card - len(_CARDS)]


AUTOMA_ROWS: Final[Rows] = _rows([])
AUTOMA_ROWS_1: Final[Rows] = _rows(_AUTOMA["earlier"]["1"])
"""What rules 1 took the cards for. R31"""
LUNA_PAIRS: Final[dict[str, str]] = dict(_AUTOMA["pairs"]["values"])
"""For the priority letter on Luna the letter whose location the Luna bonus card shows. §10.2"""
LEVELS: Final[dict[int, tuple[int, int]]] = {
    int(level["level"]): (int(level["acceptable"]), int(level["unacceptable"])) for level in _AUTOMA["levels"]
}
"""For each level of the Automa the points of an acceptable and of an unacceptable card. §10.7"""
HOUSE_START_HAND: Final[dict[House, int]] = {
    House(house["id"]): int(house["start_hand"]) for house in _AUTOMA["houses"]
}
FLEET_POINTS: Final[list[int]] = [int(points) for points in _AUTOMA["fleet_points"]["values"]]

CARDS_PER_TURN: Final[int] = _constant("cards_per_turn")
SET_ASIDE: Final[int] = _constant("set_aside")
AUTOMA_START_HAND: Final[int] = _constant("automa_start_hand")
AUTOMA_BASE_POINTS: Final[int] = _constant("automa_base_points")
AUTOMA_HAND_MOST: Final[int] = _constant("automa_hand_most")
AUTOMA_BONUS_CAP: Final[int] = _constant("automa_bonus_cap")
AUTOMA_LOOK: Final[int] = _constant("automa_look")
PSYCHOLOGIST_DIVISOR: Final[int] = _constant("psychologist_divisor")
DEFAULT_LEVEL: Final[int] = _constant("default_level")
NEUTRAL_INFLUENCE: Final[int] = _constant("neutral_influence")
START_HAND: Final[int] = _constant("start_hand")
CARDS_PER_LOCATION: Final[int] = _constant("cards_per_location")
INFLUENCE_TOKENS: Final[int] = _constant("influence_tokens")
END_THRESHOLD: Final[int] = _constant("end_threshold")
HELIUM_POINTS: Final[int] = _constant("helium_points")
SOVEREIGN_POINTS: Final[int] = _constant("sovereign_points")
INFLUENCE_MOST: Final[int] = _constant("influence_most")
INFLUENCE_SECOND: Final[int] = _constant("influence_second")
INFLUENCE_OTHER: Final[int] = _constant("influence_other")
HAND_LIMIT: Final[int] = _constant("hand_limit")
EXCESS_POINTS: Final[int] = _constant("excess_points")

# The characters that rules speak of one by one.
ARLUS: Final = NUMBERS["arlus"]
DANCER: Final = NUMBERS["dancer"]
DARROW: Final = NUMBERS["darrow"]
HARMONY: Final = NUMBERS["harmony"]
ARTISAN_CHEF: Final = NUMBERS["artisan-chef"]
ASSASSIN: Final = NUMBERS["assassin"]
GARDENER: Final = NUMBERS["gardener"]
JANITOR: Final = NUMBERS["janitor"]
MESS_HALL_COOK: Final = NUMBERS["mess-hall-cook"]
MODJOB: Final = NUMBERS["modjob"]
NANNY: Final = NUMBERS["nanny"]
ALFRUN: Final = NUMBERS["alfrun"]
HELGA: Final = NUMBERS["helga"]
JOPHO: Final = NUMBERS["jopho"]
SEFI: Final = NUMBERS["sefi"]
STAINED: Final = NUMBERS["stained"]
AEGIS_CRAFTSMAN: Final = NUMBERS["aegis-craftsman"]
ARTIFICER: Final = NUMBERS["artificer"]
CYTHER: Final = NUMBERS["cyther"]
GRAVBOOT_COBBLER: Final = NUMBERS["gravboot-cobbler"]
PULSE_ARMORER: Final = NUMBERS["pulse-armorer"]
PULSE_FIST_ENGINEER: Final = NUMBERS["pulse-fist-engineer"]
RAZOR_DESIGNER: Final = NUMBERS["razor-designer"]
BRIDGE: Final = NUMBERS["bridge"]
COLONEL_VALENTIN: Final = NUMBERS["colonel-valentin"]
DANTO: Final = NUMBERS["danto"]
HOLIDAY: Final = NUMBERS["holiday"]
SUN_HWA: Final = NUMBERS["sun-hwa"]
TRIGG: Final = NUMBERS["trigg"]
UGLY_DAN: Final = NUMBERS["ugly-dan"]
FOUR_D_PAINTER: Final = NUMBERS["4d-painter"]
HOLO_HOST: Final = NUMBERS["holo-host"]
REPORTER: Final = NUMBERS["reporter"]
VLOGGER: Final = NUMBERS["vlogger"]
CONVERSATIONALIST: Final = NUMBERS["conversationalist"]
GARDEN_TRAINED_ROSE: Final = NUMBERS["garden-trained-rose"]
MATTEO: Final = NUMBERS["matteo"]
THEODORA: Final = NUMBERS["theodora"]
DR_VIRANY: Final = NUMBERS["dr-virany"]
HYPNOTIST: Final = NUMBERS["hypnotist"]
PATHOLOGIST: Final = NUMBERS["pathologist"]
CODEBREAKER: Final = NUMBERS["codebreaker"]
DATAPORT_SPECIALIST: Final = NUMBERS["dataport-specialist"]
DEVELOPER: Final = NUMBERS["developer"]
HOLO_DESIGNER: Final = NUMBERS["holo-designer"]
ONLINE_GAMBLER: Final = NUMBERS["online-gambler"]
INVICTUS: Final = NUMBERS["invictus"]
MORNING_STAR: Final = NUMBERS["morning-star"]
ORION: Final = NUMBERS["orion"]
QUIETUS: Final = NUMBERS["quietus"]
THE_PAX: Final = NUMBERS["the-pax"]
JUSTICE: Final = NUMBERS["justice"]
MARTYR: Final = NUMBERS["martyr"]
SEER: Final = NUMBERS["seer"]
ADMINISTRATOR: Final = NUMBERS["administrator"]
BANKER: Final = NUMBERS["banker"]
CEO: Final = NUMBERS["ceo"]
INVESTOR: Final = NUMBERS["investor"]
LOAN_SHARK: Final = NUMBERS["loan-shark"]
SPONSOR: Final = NUMBERS["sponsor"]
STOCK_BROKER: Final = NUMBERS["stock-broker"]
AJA: Final = NUMBERS["aja"]
ANTONIA: Final = NUMBERS["antonia"]
ASH_LORD: Final = NUMBERS["ash-lord"]
CASSIUS: Final = NUMBERS["cassius"]
FITCHNER: Final = NUMBERS["fitchner"]
KARNUS: Final = NUMBERS["karnus"]
LORN: Final = NUMBERS["lorn"]
LYSANDER: Final = NUMBERS["lysander"]
MUSTANG: Final = NUMBERS["mustang"]
NERO: Final = NUMBERS["nero"]
OCTAVIA: Final = NUMBERS["octavia"]
ROMULUS: Final = NUMBERS["romulus"]
ROQUE: Final = NUMBERS["roque"]
SEVRO: Final = NUMBERS["sevro"]
TACTUS: Final = NUMBERS["tactus"]
THE_HOWLERS: Final = NUMBERS["the-howlers"]
THE_JACKAL: Final = NUMBERS["the-jackal"]
THE_TELEMANUSES: Final = NUMBERS["the-telemanuses"]
VICTRA: Final = NUMBERS["victra"]
