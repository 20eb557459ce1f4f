"""What people call the pieces, and what each of them does: the messages of their names and texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.facets.message import Message, Told, enumerated, listed
from ludoteca.games.goblins_inc.geometry import (
    EDGES,
    column_of,
    marks_on,
    row_of,
    squares_in,
    turned_edges,
    turned_marks,
)  # fmt: skip
from ludoteca.games.goblins_inc.pieces import (
    ABILITIES,
    ARROWS,
    ENGINES,
    FORBIDDEN,
    IS_UPGRADED,
    KIND,
    METAL,
    NUMBERS,
    SHIELDS,
    TEAMS,
    Ability,
    Colour,
    Kind,
)  # fmt: skip
from ludoteca.kernel.card import Card

TILE: Final = {
    (Kind.WEAPON, False): "goblins_inc-tile-weapon",
    (Kind.WEAPON, True): "goblins_inc-tile-weapon2",
    (Kind.ARMOUR, False): "goblins_inc-tile-armour",
    (Kind.ARMOUR, True): "goblins_inc-tile-armour2",
    (Kind.ENGINE, False): "goblins_inc-tile-engine",
    (Kind.ENGINE, True): "goblins_inc-tile-engine2",
    (Kind.DECORATION, False): "goblins_inc-tile-decoration",
    (Kind.DECORATION, True): "goblins_inc-tile-decoration2",
}
ABOUT_TILE: Final = {
    Kind.WEAPON: "goblins_inc-about-weapon",
    Kind.ARMOUR: "goblins_inc-about-armour",
    Kind.ENGINE: "goblins_inc-about-engine",
    Kind.DECORATION: "goblins_inc-about-decoration",
}
COLOUR: Final = {
    Colour.RED: "goblins_inc-colour-red",
    Colour.BLUE: "goblins_inc-colour-blue",
    Colour.YELLOW: "goblins_inc-colour-yellow",
    Colour.GREEN: "goblins_inc-colour-green",
}
ABILITY: Final = {
    Ability.NITRO: ("goblins_inc-ability-nitro", "goblins_inc-about-nitro"),
    Ability.SABOTAGE: ("goblins_inc-ability-sabotage", "goblins_inc-about-sabotage"),
    Ability.EMERGENCY: ("goblins_inc-ability-emergency", "goblins_inc-about-emergency"),
    Ability.DYNAMITE: ("goblins_inc-ability-dynamite", "goblins_inc-about-dynamite"),
    Ability.HOMING: ("goblins_inc-ability-homing", "goblins_inc-about-homing"),
    Ability.DUCT_TAPE: ("goblins_inc-ability-duct-tape", "goblins_inc-about-duct-tape"),
    Ability.CRANE: ("goblins_inc-ability-crane", "goblins_inc-about-crane"),
}
AGENDA: Final = {
    "artist": ("goblins_inc-agenda-artist", "goblins_inc-about-artist"),
    "camouflager": ("goblins_inc-agenda-camouflager", "goblins_inc-about-camouflager"),
    "decoy": ("goblins_inc-agenda-decoy", "goblins_inc-about-decoy"),
    "greasemonkey": ("goblins_inc-agenda-greasemonkey", "goblins_inc-about-greasemonkey"),
    "guardian": ("goblins_inc-agenda-guardian", "goblins_inc-about-guardian"),
    "jellybones": ("goblins_inc-agenda-jellybones", "goblins_inc-about-jellybones"),
    "junkdealer": ("goblins_inc-agenda-junkdealer", "goblins_inc-about-junkdealer"),
    "metalhead": ("goblins_inc-agenda-metalhead", "goblins_inc-about-metalhead"),
    "sandbagger": ("goblins_inc-agenda-sandbagger", "goblins_inc-about-sandbagger"),
    "berserker": ("goblins_inc-agenda-berserker", "goblins_inc-about-berserker"),
    "driller": ("goblins_inc-agenda-driller", "goblins_inc-about-driller"),
    "gun-nut": ("goblins_inc-agenda-gun-nut", "goblins_inc-about-gun-nut"),
    "rocketeer": ("goblins_inc-agenda-rocketeer", "goblins_inc-about-rocketeer"),
    "kamikaze": ("goblins_inc-agenda-kamikaze", "goblins_inc-about-kamikaze"),
    "ninja": ("goblins_inc-agenda-ninja", "goblins_inc-about-ninja"),
    "stockpiler": ("goblins_inc-agenda-stockpiler", "goblins_inc-about-stockpiler"),
    "sharpshooter": ("goblins_inc-agenda-sharpshooter", "goblins_inc-about-sharpshooter"),
    "saboteur": ("goblins_inc-agenda-saboteur", "goblins_inc-about-saboteur"),
    "show-off": ("goblins_inc-agenda-show-off", "goblins_inc-about-show-off"),
    "pyromaniac": ("goblins_inc-agenda-pyromaniac", "goblins_inc-about-pyromaniac"),
    "snitch-star": ("goblins_inc-agenda-snitch-star", "goblins_inc-about-snitch-star"),
    "snitch": ("goblins_inc-agenda-snitch", "goblins_inc-about-snitch"),
    "star": ("goblins_inc-agenda-star", "goblins_inc-about-star"),
}
"""The name of each agenda and of each end of the bet card, and what it pays."""
BLUEPRINT: Final = {
    "mechaball": "goblins_inc-blueprint-mechaball",
    "robosaur": "goblins_inc-blueprint-robosaur",
    "tumbler": "goblins_inc-blueprint-tumbler",
    "4tw-1000": "goblins_inc-blueprint-4tw-1000",
    "pinwheel": "goblins_inc-blueprint-pinwheel",
    "girder": "goblins_inc-blueprint-girder",
    "colander": "goblins_inc-blueprint-colander",
    "battlement": "goblins_inc-blueprint-battlement",
}
ARROW: Final = "↑→↓←"
SHIELD: Final = "△▷▽◁"


# -- squares and shapes --------------------------------------------------------------------------------


def square(number: int) -> str:
    """A square as it is typed: its row and column, such as 2.3."""
    return f"{row_of(number)}.{column_of(number)}"


def spot(number: int, turn: int) -> str:
    """A square with the turn of a tile there, such as 2.3/1; where nothing is turned the square is enough."""
    return f"{square(number)}/{turn}" if turn else square(number)


def marks(tile: Card, turn: int) -> str:
    """The arrows or shield symbols of a tile that is turned so."""
    arrows, shields = turned_marks(ARROWS[tile], turn), turned_marks(SHIELDS[tile], turn)
    found = [ARROW[edge] * marks_on(arrows, edge) + SHIELD[edge] * marks_on(shields, edge) for edge in EDGES]
    return "".join(found)


def metal(tile: Card, turn: int) -> str:
    """The metal edges of a tile that is turned so, as arrows."""
    edges = turned_edges(METAL[tile], turn)
    return "".join([ARROW[edge] for edge in EDGES if edges >> edge & 1])


# -- names ---------------------------------------------------------------------------------------------


def kin(name: str) -> str:
    """The name without what tells alike pieces apart."""
    return name.partition("#")[0]


def card(name: str) -> Message:
    """What people call a piece; tiles of one kind share a name."""
    number = NUMBERS[name]
    kind = KIND[number]
    if kind in ABOUT_TILE:
        return Message(TILE[kind, IS_UPGRADED[number]])
    if kind is Kind.TACTICS:
        names = [Message(ABILITY[ability][0]) for ability in ABILITIES[number]]
        if len(names) == 1:
            return names[0]
        return Message("goblins_inc-tactics-both", {"first": names[0], "second": names[1]})
    if kind is Kind.BLUEPRINT:
        return Message(BLUEPRINT[name])
    if kind is Kind.TEAMS:
        teams = [listed([Message(COLOUR[colour]) for colour in team]) for team in TEAMS[number]]
        return Message("goblins_inc-teams", {"first": teams[0], "second": teams[1]})
    return Message(AGENDA[kin(name)][0])


def tile(name: str, turn: int) -> Message:
    """A tile with its arrows or shield symbols as it lies."""
    shown = marks(NUMBERS[name], turn)
    return Message("goblins_inc-tile-marked", {"tile": card(name), "marks": f" {shown}" if shown else ""})


def shape(name: str) -> Message:
    """A tile with everything that is on its edges, before it is turned."""
    return Message("goblins_inc-tile-shape", {"tile": tile(name, 0), "metal": metal(NUMBERS[name], 0)})


def several(names: Sequence[str]) -> Message:
    """Pieces in a sentence, alike ones together."""
    alike: dict[str, list[Message]] = {}
    for name in names:
        called = card(name)
        alike.setdefault(called.id, []).append(called)
    return enumerated(
        [
            same[0]
            if len(same) == 1
            else Message("goblins_inc-several", {"count": len(same), "tile": same[0]})
            for same in alike.values()
        ]
    )


def about(name: str) -> Told:
    """What a piece does, with the rule that says so."""
    number = NUMBERS[name]
    kind = KIND[number]
    if kind in ABOUT_TILE:
        return Told(_about_tile(number), "goblins_inc §8")
    if kind is Kind.TACTICS:
        texts = [_about_ability(ability) for ability in ABILITIES[number]]
        if len(texts) == 2:
            both = Message("goblins_inc-about-both", {"first": texts[0], "second": texts[1]})
            return Told(both, "goblins_inc §11")
        return Told(texts[0], "goblins_inc §11")
    if kind is Kind.BLUEPRINT:
        squares = ", ".join([square(one) for one in squares_in(FORBIDDEN[number])])
        return Told(Message("goblins_inc-about-blueprint", {"squares": squares}), "goblins_inc §6")
    if kind is Kind.TEAMS:
        return Told(Message("goblins_inc-about-teams"), "goblins_inc §6")
    return Told(Message(AGENDA[kin(name)][1]), "goblins_inc §12.3")


def _about_tile(number: Card) -> Message:
    kind = KIND[number]
    if kind is Kind.DECORATION:
        return Message(ABOUT_TILE[kind])
    count = ENGINES[number] if kind is Kind.ENGINE else len(marks(number, 0))
    return Message(ABOUT_TILE[kind], {"count": count})


def _about_ability(ability: Ability) -> Message:
    name, text = ABILITY[ability]
    return Message("goblins_inc-about-ability", {"ability": Message(name), "about": Message(text)})
