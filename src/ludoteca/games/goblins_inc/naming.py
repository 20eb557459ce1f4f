"""What people call the pieces, and what each of them does: the messages of their names and texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.facets.message import Message, Told, enumerated, family, listed
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
    NAMES,
    NUMBERS,
    SHIELDS,
    TEAMS,
    Ability,
    Colour,
    Kind,
)  # fmt: skip
from ludoteca.kernel.card import Card


def kin(name: str) -> str:
    """The name without what tells alike pieces apart."""
    return name.partition("#")[0]


TILES: Final = (Kind.WEAPON, Kind.ARMOUR, Kind.ENGINE, Kind.DECORATION)
TILE: Final = family(
    "goblins_inc-tile", [f"{kind.value}{upgraded}" for kind in TILES for upgraded in ("", "2")]
)
ABOUT_TILE: Final = family("goblins_inc-about", TILES)
COLOUR: Final = family("goblins_inc-colour", Colour)
ABILITY: Final = family("goblins_inc-ability", Ability)
ABOUT_ABILITY: Final = family("goblins_inc-about", Ability)
AGENDA: Final = family(
    "goblins_inc-agenda",
    [*dict.fromkeys(kin(name) for name in NAMES if KIND[NUMBERS[name]] in (Kind.AGENDA, Kind.END))],
)
ABOUT_AGENDA: Final = family("goblins_inc-about", AGENDA)
"""The name of each agenda and of each end of the bet card, and what it pays."""
BLUEPRINT: Final = family(
    "goblins_inc-blueprint", [name for name in NAMES if KIND[NUMBERS[name]] is Kind.BLUEPRINT]
)
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


def card(name: str) -> Message:
    """What people call a piece; tiles of one kind share a name."""
    number = NUMBERS[name]
    kind = KIND[number]
    if kind in ABOUT_TILE:
        return Message(TILE[f"{kind.value}{'2' if IS_UPGRADED[number] else ''}"])
    if kind is Kind.TACTICS:
        names = [Message(ABILITY[ability]) for ability in ABILITIES[number]]
        if len(names) == 1:
            return names[0]
        return Message("goblins_inc-tactics-both", {"first": names[0], "second": names[1]})
    if kind is Kind.BLUEPRINT:
        return Message(BLUEPRINT[name])
    if kind is Kind.TEAMS:
        teams = [listed([Message(COLOUR[colour]) for colour in team]) for team in TEAMS[number]]
        return Message("goblins_inc-teams", {"first": teams[0], "second": teams[1]})
    return Message(AGENDA[kin(name)])


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


def about_card(name: str) -> Told:
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
    return Told(Message(ABOUT_AGENDA[kin(name)]), "goblins_inc §12.3")


def _about_tile(number: Card) -> Message:
    kind = KIND[number]
    if kind is Kind.DECORATION:
        return Message(ABOUT_TILE[kind])
    count = ENGINES[number] if kind is Kind.ENGINE else len(marks(number, 0))
    return Message(ABOUT_TILE[kind], {"count": count})


def _about_ability(ability: Ability) -> Message:
    text = Message(ABOUT_ABILITY[ability])
    return Message("goblins_inc-about-ability", {"ability": Message(ABILITY[ability]), "about": text})
