"""The four locations of Red Rising: side by side where there is room, else one below the other. Top cards first."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ludoteca.facets.drawing.scene import Scene
from ludoteca.games.red_rising.naming import LETTER, LOCATION
from ludoteca.games.red_rising.pieces import LOCATIONS, PRIORITIES
from ludoteca.games.red_rising.screen_cards import FACE_DOWN, badge, face_down, named, numbered
from ludoteca.games.red_rising.table import Table

SIDE_BY_SIDE: Final = 76
"""Narrower screens have the locations one below the other."""
FEWEST: Final = 2
GAP: Final = 2
MOST: Final = 9
BONUS: Final = {
    "jupiter": "red_rising-bonus-jupiter",
    "mars": "red_rising-bonus-mars",
    "luna": "red_rising-bonus-luna",
    "institute": "red_rising-bonus-institute",
}


def board(scene: Scene, t: Table, room: int | None) -> RenderableType:
    """The locations within so many lines, if they are counted."""
    if scene.width < SIDE_BY_SIDE:
        return _stacked(scene, t, room)
    return _columns(scene, t, room)


def _columns(scene: Scene, t: Table, room: int | None) -> RenderableType:
    framed = not scene.is_low
    width = (scene.width - (4 if framed else 0)) // len(LOCATIONS) - 1
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in LOCATIONS:
        grid.add_column(width=width, no_wrap=True, overflow="ellipsis")
    heads = 4 if framed else 2
    rows = MOST if room is None else min(MOST, max(FEWEST, room - heads))
    grid.add_row(*[_title(scene, t, place) for place in range(len(LOCATIONS))])
    grid.add_row(*[_bonus(scene, t, place) for place in range(len(LOCATIONS))])
    piles = [_pile(scene, t, place, rows) for place in range(len(LOCATIONS))]
    for row in range(max([len(pile) for pile in piles], default=0)):
        grid.add_row(*[pile[row] if row < len(pile) else "" for pile in piles])
    if not framed:
        return grid
    return Panel(
        grid, title=scene.language.text("red_rising-title-locations"), title_align="left", box=box.ROUNDED
    )


def _stacked(scene: Scene, t: Table, room: int | None) -> RenderableType:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    lines = MOST if room is None else max(1, room // len(LOCATIONS))
    places = range(len(LOCATIONS))
    heads = [
        Text("\n" if lines > 1 else " ").join([_title(scene, t, place), _bonus(scene, t, place)])
        for place in places
    ]
    beside = max([cell_len(line.plain) for head in heads for line in head.split()]) + 1
    for place, head in zip(places, heads, strict=True):
        grid.add_row(head, _filled(_pile(scene, t, place, 2 * lines), scene.width - beside))
    return grid


def _filled(entries: list[Text], width: int) -> Text:
    """The entries in lines; no entry is broken, so that a number stays beside its card."""
    lines: list[Text] = []
    for entry in entries:
        if lines and lines[-1].cell_len + GAP + entry.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], " " * GAP, entry)
        else:
            lines.append(entry)
    return Text("\n").join(lines)


def _title(scene: Scene, t: Table, place: int) -> Text:
    """The location with its number, if it can be chosen, and its priority card."""
    name = scene.language.text(LOCATION[LOCATIONS[place]])
    title = Text(name, "bold yellow")
    choice = scene.question.choice(LOCATIONS[place]) if scene.question is not None else None
    if choice is not None:
        title = Text.assemble((f"{choice.number} ", "bold cyan"), title)
    if t.priorities:
        letter = scene.language.text(LETTER[PRIORITIES[t.priorities[place]]])
        title = Text.assemble(title, " ", (letter, "bold reverse"))
    return title


def _bonus(scene: Scene, t: Table, place: int) -> Text:
    """How many cards lie there, and what the location gives."""
    return Text(f"({len(t.pile(place))}) {scene.language.text(BONUS[LOCATIONS[place]])}", "dim")


def _pile(scene: Scene, t: Table, place: int, rows: int) -> list[Text]:
    """The cards from the top; those for which there is no row by their badges, but whatever can be chosen in full."""
    seen = list(scene.view.zone(LOCATIONS[place]).cards)
    lying = [(height, seen[height]) for height in range(len(seen) - 1, -1, -1)]
    shown: list[Text] = []
    short: list[Text] = []
    whole = rows if len(lying) <= rows else rows - 1
    numbers = any(_choice(scene, t, place, height, name) for height, name in lying)
    for height, name in lying:
        choice = _choice(scene, t, place, height, name)
        if choice or len(shown) < whole:
            style = "bold" if height == len(seen) - 1 else ""
            entry = face_down(scene, name) if t.is_down(place, height) else named(scene, name or "", style)
            shown.append(Text.assemble(numbered(scene, choice), " ", entry) if numbers else entry)
        else:
            short.append(
                badge(scene, name)
                if name is not None and not t.is_down(place, height)
                else Text(FACE_DOWN, "dim")
            )
    if not lying:
        return [Text(scene.language.text("red_rising-empty"), "dim")]
    if short:
        shown.append(Text.assemble((f"+{len(short)} ", "dim"), Text(" ").join(short)))
    return shown


def _choice(scene: Scene, t: Table, place: int, height: int, name: str | None) -> str:
    """The notation by which a card lying here can be chosen, or nothing."""
    if scene.question is None:
        return ""
    spot = f"{LOCATIONS[place]}-face-down-{height + 1}" if t.is_down(place, height) else name or ""
    return spot if scene.question.choice(spot) is not None else ""
