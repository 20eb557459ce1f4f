"""The characters of Red Rising on the screen: a badge with the colour and two letters for it, the core value, the name."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ludoteca.facets.drawing.scene import Scene
from ludoteca.games.red_rising.naming import ABBREVIATION, card
from ludoteca.games.red_rising.pieces import CHARACTERS, COLOUR, CORE, NUMBERS, Colour

BADGE: Final = {
    Colour.RED: "bold white on #a01c1c",
    Colour.BROWN: "bold white on #6b4423",
    Colour.OBSIDIAN: "bold white on #2a2a33",
    Colour.ORANGE: "bold black on #e8862e",
    Colour.GRAY: "bold white on #6c7076",
    Colour.VIOLET: "bold white on #7440a8",
    Colour.PINK: "bold black on #e79ab8",
    Colour.YELLOW: "bold black on #ecd74a",
    Colour.GREEN: "bold white on #2e7d3c",
    Colour.BLUE: "bold white on #2458b8",
    Colour.WHITE: "bold black on #f2f2f2",
    Colour.COPPER: "bold black on #bd7b4c",
    Colour.SILVER: "bold black on #b9c2cb",
    Colour.GOLD: "bold black on #d9ab2b",
}
FACE_DOWN: Final = "▒▒"
"""In place of the letters: a face-down card has no colour."""


def badge(scene: Scene, name: str) -> Text:
    """The colour of a character."""
    colour = COLOUR[NUMBERS[name]]
    return Text(scene.language.text(ABBREVIATION[colour.value]), BADGE[colour])


def named(scene: Scene, name: str, style: str = "") -> Text:
    """A card: a character with badge and core value, any other by its name."""
    number = NUMBERS[name]
    label = scene.language.say(card(name))
    if number not in CHARACTERS:
        return Text(label, style)
    return Text.assemble(badge(scene, name), (f"{CORE[number]:>3} ", "dim"), (label, style))


def face_down(scene: Scene, name: str | None) -> Text:
    """A face-down card; whoever laid it there still knows which it is."""
    label = scene.language.text("red_rising-down") if name is None else scene.language.say(card(name))
    return Text.assemble((FACE_DOWN, "dim"), " ", (label, "dim italic"))


def numbered(scene: Scene, text: str, width: int = 2) -> Text:
    """The number to type for a choice, or as much space."""
    choice = scene.question.choice(text) if scene.question is not None else None
    return Text(" " * width if choice is None else f"{choice.number:>{width}}", "bold cyan")
