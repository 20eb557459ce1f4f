"""The pieces, loaded once from components.json, as columns indexed by card.

The catalogue holds every piece of which somebody may not know the face: 60 tiles, 24 tactics cards, 84 agendas, 8
blueprints and 3 team cards, and for each colour the two ends of its bet card, so that the end chosen can lie face down.
Goblins, tokens and dice are public; they are numbers on the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, Final

from ludoteca.facets.components import BadComponents, components, demand
from ludoteca.games.goblins_inc.geometry import (
    ALL_EDGES,
    COCKPIT,
    SIDE,
    edges_named,
    marks_named,
    square_at,
    turned_edges,
    turned_marks,
)  # fmt: skip
from ludoteca.kernel.card import Card, Names


class Kind(Enum):
    """What a piece is."""

    WEAPON = "weapon"
    ARMOUR = "armour"
    ENGINE = "engine"
    DECORATION = "decoration"
    TACTICS = "tactics"
    AGENDA = "agenda"
    END = "end"
    BLUEPRINT = "blueprint"
    TEAMS = "teams"


class Colour(Enum):
    """The colour of a player, in the order of the seats."""

    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"
    GREEN = "green"


class Ability(Enum):
    """What a tactics card lets a team do. §11"""

    NITRO = "nitro"
    SABOTAGE = "sabotage"
    EMERGENCY = "emergency"
    DYNAMITE = "dynamite"
    HOMING = "homing"
    DUCT_TAPE = "duct_tape"
    CRANE = "crane"


class Intent(Enum):
    """What an agenda wants: own parts that are left, enemy parts that are lost, or a result. §12.3"""

    DEFEND = "defend"
    DESTROY = "destroy"
    BET = "bet"


class Count(Enum):
    """What an agenda counts: on the own robot, in the enemy's scrap pile, or around the enemy's cockpit. §12.3"""

    OWN_DECORATIONS = "own_decorations"
    OWN_BESIDE = "own_beside"
    OWN_TOKENS = "own_tokens"
    OWN_ENGINES = "own_engines"
    OWN_TILES = "own_tiles"
    OWN_ARMOUR = "own_armour"
    OWN_REGULAR = "own_regular"
    OWN_UPGRADED = "own_upgraded"
    OWN_AROUND = "own_around"
    SCRAP_TILES = "scrap_tiles"
    ENEMY_EMPTY_AROUND = "enemy_empty_around"
    SCRAP_TOKENS = "scrap_tokens"
    SCRAP_REGULAR = "scrap_regular"
    SCRAP_ARMOUR = "scrap_armour"
    SCRAP_GOBLINS = "scrap_goblins"
    SCRAP_SETS = "scrap_sets"
    SCRAP_UPGRADED = "scrap_upgraded"
    SCRAP_ENGINE_TILES = "scrap_engine_tiles"
    SCRAP_DECORATIONS = "scrap_decorations"
    SCRAP_WEAPONS = "scrap_weapons"


Facts = dict[str, Any]
"""One line of the file."""
TILE_KINDS: Final = (Kind.WEAPON, Kind.ARMOUR, Kind.ENGINE, Kind.DECORATION)
BEFORE_ROLL: Final = (Ability.SABOTAGE, Ability.DUCT_TAPE, Ability.CRANE)
"""The abilities that are used before the roll; the others are for after it. §11"""


# -- reading -------------------------------------------------------------------------------------------

FILE: Final = "goblins_inc/components.json"
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "totals": ("blueprints", "team_cards", "tactics"),
    "colours": ("order",),
    "dice": ("each_team", "faces"),
    "cockpit": ("engines", "goblins"),
    "rings": ("beside", "around"),
    "tiles": ("kind", "upgraded", "metal", "copies"),
    "tactics": ("abilities", "copies"),
    "agendas": ("id", "intent"),
    "blueprints": ("id", "forbidden"),
    "team_cards": ("id", "teams"),
}
"""What each part of the file must say, be it one line or many."""


def set_of(squares: Sequence[Sequence[int]]) -> int:
    """Squares given as row and column, as a set; raises ValueError if one comes twice or is the cockpit."""
    found = 0
    for row, column in squares:
        square = square_at(row, column)
        if square == COCKPIT or found >> square & 1:
            raise ValueError(f"row {row}, column {column} is the cockpit or comes twice")
        found |= 1 << square
    return found


def tile_name(tile: Facts) -> str:
    """The name of a tile: its kind, its metal edges, its arrows or shield symbols."""
    words = [tile["kind"] + ("2" if tile["upgraded"] else ""), tile["metal"]]
    marks = tile.get("arrows", "") + tile.get("shields", "")
    return "-".join([*words, marks] if marks else words)


def tactics_name(card: Facts) -> str:
    """The name of a tactics card: its abilities."""
    return "-".join([ability.replace("_", "-") for ability in card["abilities"]])


def _copied(names: list[str], lines: list[Facts]) -> list[tuple[str, Facts]]:
    """Each line as often as it has copies; alike pieces are numbered."""
    pieces: list[tuple[str, Facts]] = []
    for name, line in zip(names, lines, strict=True):
        copies = int(line["copies"])
        pieces += [(f"{name}#{copy}" if copies > 1 else name, line) for copy in range(1, copies + 1)]
    return pieces


def catalogue(data: Facts) -> list[tuple[str, Kind, Facts]]:
    """All pieces with their names; raises BadComponents if the file does not add up."""
    try:
        check(data)
    except BadComponents:
        raise
    except (ValueError, TypeError) as error:
        raise BadComponents(f"{FILE}: {error}") from error
    tiles = _copied([tile_name(tile) for tile in data["tiles"]], data["tiles"])
    tactics = _copied([tactics_name(card) for card in data["tactics"]], data["tactics"])
    pieces = [(name, Kind(tile["kind"]), tile) for name, tile in tiles]
    pieces += [(name, Kind.TACTICS, card) for name, card in tactics]
    for colour in data["colours"]["order"]:
        for agenda in data["agendas"]:
            pieces.append((f"{agenda['id']}#{colour}", Kind.AGENDA, {**agenda, "colour": colour}))
    ends = [end for agenda in data["agendas"] for end in agenda.get("ends", [])]
    for colour in data["colours"]["order"]:
        for end in ends:
            pieces.append((f"{end['id']}#{colour}", Kind.END, {**end, "colour": colour}))
    pieces += [(card["id"], Kind.BLUEPRINT, card) for card in data["blueprints"]]
    pieces += [(card["id"], Kind.TEAMS, card) for card in data["team_cards"]]
    return pieces


# -- checking ------------------------------------------------------------------------------------------


def check(data: Facts) -> None:
    """Raise ValueError if the file does not add up, or contradicts what the rules say of all pieces. §2, §8"""
    for part, fields in FIELDS.items():
        demand(part in data, f"{FILE}: there is no part {part}")
        for line in _lines(data[part]):
            for field in (*fields, "basis"):
                demand(field in line, f"{FILE}: {part}: a line does not say {field}: {line}")
            for value, basis in line["basis"].items():
                known = basis in data["about"]["basis"]
                demand(known, f"{FILE}: {part}: {value} rests on {basis!r}, which is not explained: {line}")
    for tile in data["tiles"]:
        _check_tile(tile, f"{FILE}: tile {tile_name(tile)}")
    for card in data["tactics"]:
        abilities = [Ability(ability) for ability in card["abilities"]]
        fine = len(abilities) in (1, 2) and len(set(abilities)) == len(abilities)
        demand(fine, f"{FILE}: a tactics card has one ability or two, not {card['abilities']}")
    for agenda in data["agendas"]:
        _check_agenda(agenda, f"{FILE}: agenda {agenda['id']}")
    for card in data["blueprints"]:
        number = set_of(card["forbidden"]).bit_count()
        demand(number == 4, f"{FILE}: blueprint {card['id']} forbids {number} of 4 squares")
    _check_teams(data["team_cards"])
    order, faces = data["colours"]["order"], data["dice"]["faces"]
    demand(order == [colour.value for colour in Colour], f"{FILE}: the colours are {order}")
    demand(faces == list(range(SIDE + 1)), f"{FILE}: a die is blank and 1 to 5, not {faces}")
    set_of(data["rings"]["beside"])
    set_of(data["rings"]["around"])
    _check_names(data)
    _check_totals(data)


def _lines(part: Any) -> list[Facts]:
    return part if isinstance(part, list) else [part]


def _check_tile(tile: Facts, where: str) -> None:
    """A tile has what its kind has, and an upgraded one two of it. §8"""
    kind: str = tile["kind"]
    demand(kind in [one.value for one in TILE_KINDS], f"{where} is of no kind of tile")
    metal = edges_named(tile["metal"])
    marks_named(tile.get("arrows", ""))
    found = {
        "weapon": len(tile.get("arrows", "")),
        "armour": len(tile.get("shields", "")),
        "engine": int(tile.get("engines", 0)),
    }
    for other, number in found.items():
        wanted = 0 if other != kind else 2 if tile["upgraded"] else 1
        demand(number == wanted, f"{where} shows {number} of what makes a tile {other}, not {wanted}")
    demand(kind != "decoration" or metal == ALL_EDGES, f"{where} is a decoration without metal all around")
    for shield in tile.get("shields", ""):
        demand(shield in tile["metal"], f"{where} has a shield symbol on {shield}, which is not metal")
    demand(int(tile["copies"]) >= 1, f"{where} has {tile['copies']} copies")


def _check_agenda(agenda: Facts, where: str) -> None:
    """A card to defend counts the own robot, one to destroy the enemy's, a bet has two ends. §12.3"""
    intent = Intent(agenda["intent"])
    if intent is Intent.BET:
        ends = [(end["id"], end["pays"], int(end["points"]) > 0) for end in agenda.get("ends", [])]
        fine = ends == [("snitch", "lost", True), ("star", "won", True)]
        demand(fine, f"{where} needs the ends snitch, for a battle lost, and star, for one won")
        return
    for field in ("points", "per", "counts"):
        demand(field in agenda, f"{where} does not say {field}")
    own = Count(agenda["counts"]).value.startswith("own_")
    fits = own == (intent is Intent.DEFEND)
    demand(fits, f"{where} is there to {intent.value} and counts {agenda['counts']}")
    points, per = int(agenda["points"]), int(agenda["per"])
    demand(points > 0 and per > 0, f"{where} gives {points} points per {per}")


def _check_teams(cards: list[Facts]) -> None:
    """Over all team cards every two colours are partners once. §6"""
    partners: list[tuple[str, ...]] = []
    for card in cards:
        colours = sorted([colour for team in card["teams"] for colour in team])
        fine = colours == sorted([colour.value for colour in Colour])
        demand(fine, f"{FILE}: team card {card['id']} does not name each colour once")
        partners += [tuple(sorted(team)) for team in card["teams"]]
    new = len(set(partners)) == len(partners) and [len(pair) for pair in partners] == [2] * 6
    demand(new, f"{FILE}: over the team cards every two colours are partners once")


def _check_names(data: Facts) -> None:
    names = [tile_name(tile) for tile in data["tiles"]]
    names += [tactics_name(card) for card in data["tactics"]]
    names += [card["id"] for part in ("agendas", "blueprints", "team_cards") for card in data[part]]
    for name in names:
        demand(names.count(name) == 1, f"{FILE}: {name} stands in two lines")


def _check_totals(data: Facts) -> None:
    found = {one.value: 0 for one in TILE_KINDS} | {one.value: 0 for one in Intent}
    for tile in data["tiles"]:
        found[tile["kind"]] += int(tile["copies"])
    for agenda in data["agendas"]:
        found[agenda["intent"]] += 1
    found["tactics"] = sum([int(card["copies"]) for card in data["tactics"]])
    found["blueprints"] = len(data["blueprints"])
    found["team_cards"] = len(data["team_cards"])
    for part, number in found.items():
        held = data["totals"].get(part)
        demand(number == held, f"{FILE}: {part}: the lines add up to {number}, the box holds {held}")


# -- the columns ---------------------------------------------------------------------------------------

_DATA: Final[Facts] = components("ludoteca.games.goblins_inc", "components.json")
_PIECES: Final[list[tuple[str, Kind, Facts]]] = catalogue(_DATA)
_LINES: Final[list[Facts]] = [line for _, _, line in _PIECES]

NAMES: Final[Names] = tuple([name for name, _, _ in _PIECES])
NUMBERS: Final[dict[str, Card]] = {name: Card(number) for number, name in enumerate(NAMES)}
CARDS: Final[list[Card]] = [Card(number) for number in range(len(NAMES))]
KIND: Final[list[Kind]] = [kind for _, kind, _ in _PIECES]
TILES: Final[list[Card]] = [card for card in CARDS if KIND[card] in TILE_KINDS]
TACTICS: Final[list[Card]] = [card for card in CARDS if KIND[card] is Kind.TACTICS]
BLUEPRINTS: Final[list[Card]] = [card for card in CARDS if KIND[card] is Kind.BLUEPRINT]
TEAM_CARDS: Final[list[Card]] = [card for card in CARDS if KIND[card] is Kind.TEAMS]

IS_UPGRADED: Final[list[bool]] = [bool(line.get("upgraded", False)) for line in _LINES]
METAL: Final[list[int]] = [edges_named(line.get("metal", "")) for line in _LINES]
"""The metal edges of each tile before it is turned, as a mask. §3.2"""
ARROWS: Final[list[int]] = [marks_named(line.get("arrows", "")) for line in _LINES]
"""The arrows of each weapon before it is turned, counted by edge."""
SHIELDS: Final[list[int]] = [marks_named(line.get("shields", "")) for line in _LINES]
"""The shield symbols of each armour tile before it is turned, counted by edge."""
ENGINES: Final[list[int]] = [int(line.get("engines", 0)) for line in _LINES]
ABILITIES: Final[list[tuple[Ability, ...]]] = [
    tuple([Ability(ability) for ability in line.get("abilities", [])]) for line in _LINES
]
COLOUR: Final[list[Colour | None]] = [Colour(line["colour"]) if "colour" in line else None for line in _LINES]
"""The colour of each agenda and end."""
INTENT: Final[list[Intent | None]] = [Intent(line["intent"]) if "intent" in line else None for line in _LINES]
COUNTS: Final[list[Count | None]] = [Count(line["counts"]) if "counts" in line else None for line in _LINES]
POINTS: Final[list[int]] = [int(line.get("points", 0)) for line in _LINES]
PER: Final[list[int]] = [int(line.get("per", 1)) for line in _LINES]
"""How many of what an agenda counts make a full set."""
FORBIDDEN: Final[list[int]] = [set_of(line.get("forbidden", [])) for line in _LINES]
"""The squares that a blueprint forbids. §6"""
TEAMS: Final[list[tuple[tuple[Colour, ...], ...]]] = [
    tuple([tuple([Colour(colour) for colour in team]) for team in line.get("teams", [])]) for line in _LINES
]
"""The two teams of a team card; players at the same place of theirs are opposites. §6 (R4)"""

AGENDAS: Final[dict[Colour, list[Card]]] = {
    colour: [card for card in CARDS if COLOUR[card] is colour and KIND[card] is Kind.AGENDA]
    for colour in Colour
}
BET: Final[dict[Colour, Card]] = {colour: NUMBERS[f"snitch-star#{colour.value}"] for colour in Colour}
"""The bet card of each colour, and the two ends of it. §12.3"""
SNITCH: Final[dict[Colour, Card]] = {colour: NUMBERS[f"snitch#{colour.value}"] for colour in Colour}
STAR: Final[dict[Colour, Card]] = {colour: NUMBERS[f"star#{colour.value}"] for colour in Colour}

BESIDE: Final[int] = set_of(_DATA["rings"]["beside"])
"""The squares beside the cockpit (R21)."""
AROUND: Final[int] = set_of(_DATA["rings"]["around"])
"""The squares around the cockpit (R21)."""
COCKPIT_ENGINES: Final[int] = int(_DATA["cockpit"]["engines"])
GOBLINS_EACH: Final[int] = int(_DATA["cockpit"]["goblins"])
FACES: Final[int] = len(_DATA["dice"]["faces"])
"""The faces of a die: the blank one, and 1 to 5."""
DICE: Final[int] = int(_DATA["dice"]["each_team"])


def _ways_to_lie(tile: Card) -> tuple[int, ...]:
    """The quarter turns after which a tile looks different; a decoration looks the same after each."""
    looks: list[tuple[int, int, int]] = []
    ways: list[int] = []
    for quarters in range(4):
        look = (
            turned_edges(METAL[tile], quarters),
            turned_marks(ARROWS[tile], quarters),
            turned_marks(SHIELDS[tile], quarters),
        )
        if look not in looks:
            looks.append(look)
            ways.append(quarters)
    return tuple(ways)


TURNS: Final[list[tuple[int, ...]]] = [_ways_to_lie(card) for card in CARDS]
"""For each tile the quarter turns that make a difference. §3.2"""
