"""Robots and tiles of Goblins, Inc. in box characters.

A square is six columns wide and one line high; heavy lines are metal, and where two of them meet the tiles are joined. The
own robot is drawn with its front at the top, the enemy's with its front at the bottom: both as they are seen from the
own side of the table. The numbers of rows and columns turn along.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from ludoteca.facets.language import Language
from ludoteca.facets.message import family
from ludoteca.games.goblins_inc.geometry import (
    ALL_EDGES,
    COCKPIT,
    EAST,
    EDGES,
    NORTH,
    SIDE,
    SOUTH,
    SQUARES,
    WEST,
    column_of,
    connected,
    laid,
    marks_on,
    row_of,
    squares_in,
    turned_edges,
    turned_marks,
    turned_square,
)
from ludoteca.games.goblins_inc.naming import ARROW, SHIELD, TILES, square
from ludoteca.games.goblins_inc.pieces import ARROWS, IS_UPGRADED, KIND, METAL, SHIELDS, Kind
from ludoteca.games.goblins_inc.table import COLOURS, Phase, Table
from ludoteca.kernel.card import Card

LETTER: Final = family("goblins_inc-letter", TILES)
STYLE: Final = {
    Kind.WEAPON: "red",
    Kind.ARMOUR: "cyan",
    Kind.ENGINE: "yellow",
    Kind.DECORATION: "magenta",
}
GOBLIN: Final = list(family("goblins_inc-letter", COLOURS).values())
TOKEN: Final = "#"
LOOSE: Final = "~"
FORBIDDEN: Final = "╳"
EMPTY: Final = "·"
INSIDE: Final = 4
"""The columns of a square that are left between its western and its eastern edge."""
FIGHTING: Final = (Phase.BEFORE, Phase.AFTER, Phase.ORDER, Phase.STRIKE)
"""When it is known which sides are attacked."""
BEATEN: Final = {NORTH: "↓", EAST: "←", SOUTH: "↑", WEST: "→"}
"""How an attack on each side of the drawing comes in."""


@dataclass(frozen=True)
class Cell:
    """One square as it is drawn: what stands in it, and its metal edges."""

    text: Text
    metal: int


@dataclass(frozen=True)
class RobotPicture:
    """A robot to be drawn: its table and team, tiles laid but not yet shown, and squares to be named."""

    t: Table
    team: int
    faces_up: bool
    """Whether the front is at the top, as of the own robot."""
    framed: bool
    """Whether there is room for a frame around the yard."""
    laid: Mapping[int, tuple[Card, int]]
    """By square the tiles and turns that the viewer has decided on in this batch."""
    named: Sequence[str]
    """Free squares to be shown by name, as places to lay something."""
    chosen: Sequence[str]
    """Squares whose tile can be chosen."""

    @property
    def quarters(self) -> int:
        """By how many quarter turns clockwise the yard is turned for the drawing."""
        return ((0 if self.faces_up else 2) - self.t.fronts[self.team]) % 4

    @property
    def attacked(self) -> int | None:
        """The side of the drawing that is attacked, once that is known."""
        if self.t.phase not in FIGHTING:
            return None
        return (self.t.edges[1 - self.team] + self.quarters) % 4


# -- tiles -----------------------------------------------------------------------------------------


def tile_text(language: Language, tile: Card, turn: int, loud: int | None = None) -> Text:
    """A tile in letters: its kind, its arrows or shield symbols, a 2 if it is upgraded without having two of them.

    Arrows that point the way of ``loud`` stand out.
    """
    kind = KIND[tile]
    text = Text(language.text(LETTER[kind]), f"bold {STYLE[kind]}")
    arrows, shields = turned_marks(ARROWS[tile], turn), turned_marks(SHIELDS[tile], turn)
    for edge in EDGES:
        firing = loud is None or edge == loud
        text.append(ARROW[edge] * marks_on(arrows, edge), "bold" if firing else "dim")
        text.append(SHIELD[edge] * marks_on(shields, edge), STYLE[kind])
    if IS_UPGRADED[tile] and len(text) == 1:
        text.append("2", STYLE[kind])
    return text


def tile_drawing(language: Language, tile: Card, turn: int) -> list[Text]:
    """One tile on its own, three lines high."""
    cell = Cell(tile_text(language, tile, turn), turned_edges(METAL[tile], turn))
    return _lattice([[cell]], {}, framed=True, front=None)


# -- robots ----------------------------------------------------------------------------------------


def robot_drawing(language: Language, plan: RobotPicture) -> list[Text]:
    """A robot with the numbers of its rows and columns, its front, and the side that is attacked."""
    quarters = plan.quarters
    back = [turned_square(place, -quarters) for place in range(SQUARES)]
    cells = [_cell(language, plan, number) for number in back]
    rows = [cells[first : first + SIDE] for first in range(0, SQUARES, SIDE)]
    tokens: dict[tuple[int, int], int] = {}
    for token in plan.t.tokens[plan.team]:
        under = sorted([turned_square(number, quarters) for number in squares_in(token)])
        if len(under) == 2:
            tokens[under[0], under[1]] = tokens.get((under[0], under[1]), 0) + 1
    front = NORTH if plan.faces_up else SOUTH
    lines = _lattice(rows, tokens, plan.framed, front)
    return _numbered(lines, plan, back)


def _cell(language: Language, plan: RobotPicture, number: int) -> Cell:
    """What stands on a square."""
    t, team, quarters = plan.t, plan.team, plan.quarters
    if number == COCKPIT:
        return Cell(_goblins(language, t, team), ALL_EDGES)
    tile, turn = t.tiles[team][number], t.turns[team][number]
    if number in plan.laid:
        tile, turn = plan.laid[number]
    if tile is None:
        if square(number) in plan.named:
            return Cell(Text(square(number), "cyan"), 0)
        barred = t.phase is Phase.ASSEMBLY and t.forbidden >> number & 1
        return Cell(Text(f" {FORBIDDEN if barred else EMPTY}", "dim"), 0)
    shown = tile_text(language, tile, turn + quarters, NORTH if plan.faces_up else SOUTH)
    if t.phase not in (Phase.ASSEMBLY, Phase.KEEP) and KIND[tile] is Kind.ARMOUR:
        # The symbols have brought their tokens: those are what counts now.
        shown = Text.assemble(shown[0], ("2" if IS_UPGRADED[tile] else "", STYLE[Kind.ARMOUR]))
    alone = len([token for token in t.tokens[team] if token == 1 << number])
    room = INSIDE - len(shown)
    shown.append(TOKEN * alone if alone <= room else str(alone), "bold green")
    if t.phase is Phase.ASSEMBLY and not _holding(plan) >> number & 1:
        shown.append(LOOSE, "bold red")
    if number in plan.laid or square(number) in plan.chosen:
        shown.stylize("underline")
    return Cell(shown, turned_edges(METAL[tile], turn + quarters))


def _holding(plan: RobotPicture) -> int:
    """The squares that hang together with the cockpit, with the tiles of this batch."""
    frame = plan.t.frame(plan.team)
    for number, (tile, turn) in plan.laid.items():
        frame = laid(frame, number, turned_edges(METAL[tile], turn))
    return connected(frame)


def _goblins(language: Language, t: Table, team: int) -> Text:
    """The goblins in a cockpit, by the letters of their colours."""
    text = Text("", "bold")
    for seat in t.crews[team]:
        letter = language.text(GOBLIN[seat])
        text.append(letter * t.goblins[seat], f"bold reverse {COLOURS[seat].value}")
    return text or Text(" ○", "bold")


# -- lines -----------------------------------------------------------------------------------------


def _lattice(
    rows: Sequence[Sequence[Cell]], tokens: Mapping[tuple[int, int], int], framed: bool, front: int | None
) -> list[Text]:
    """The lines of a grid of squares. ``tokens`` says how many lie across which two squares; ``front`` is a double line."""
    lines: list[Text] = []
    for number, row in enumerate(rows):
        if number or framed:
            above = rows[number - 1] if number else None
            lines.append(_border(above, row, tokens, number, framed, front == NORTH and not number))
        lines.append(_middle(row, tokens, number, framed))
    if framed:
        lines.append(_border(rows[-1], None, tokens, len(rows), framed, front == SOUTH))
    return lines


def _border(
    above: Sequence[Cell] | None,
    below: Sequence[Cell] | None,
    tokens: Mapping[tuple[int, int], int],
    number: int,
    framed: bool,
    is_front: bool,
) -> Text:
    """A line between two rows of squares, or at the rim."""
    line = Text()
    across = "═" if is_front else "─"
    if above is None:
        left, between, right = "╒╤╕" if is_front else "┌┬┐"
    elif below is None:
        left, between, right = "╘╧╛" if is_front else "└┴┘"
    else:
        left, between, right = "├┼┤"
    style = "bold yellow" if is_front else "dim"
    columns = len(above or below or ())
    for column in range(columns):
        if column or framed:
            line.append(between if column else left, style)
        up = above is not None and above[column].metal >> SOUTH & 1
        down = below is not None and below[column].metal >> NORTH & 1
        lying = tokens.get(((number - 1) * SIDE + column, number * SIDE + column), 0)
        line.append(across * 2, style)
        if lying:
            line.append(TOKEN * lying, "bold green")
        elif up or down:
            line.append("╂" if up and down else "┸" if up else "┰", "bold" if up and down else "")
        else:
            line.append(across, style)
        line.append(across * (INSIDE - max(1, lying)), style)
    if framed:
        line.append(right, style)
    return line


def _middle(row: Sequence[Cell], tokens: Mapping[tuple[int, int], int], number: int, framed: bool) -> Text:
    """The line through the squares of a row."""
    line = Text()
    for column, cell in enumerate(row):
        west = cell.metal >> WEST & 1
        if column:
            east = row[column - 1].metal >> EAST & 1
            lying = tokens.get((number * SIDE + column - 1, number * SIDE + column), 0)
            if lying:
                line.append(TOKEN if lying == 1 else str(lying), "bold green")
            elif east or west:
                line.append("┿" if east and west else "┥" if east else "┝", "bold" if east and west else "")
            else:
                line.append("│", "dim")
        elif framed:
            line.append("┝" if west else "│", "" if west else "dim")
        text = cell.text.copy()
        text.truncate(INSIDE, pad=True)
        line.append("━" if west else " ")
        line.append_text(text)
        line.append("━" if cell.metal >> EAST & 1 else " ")
    if framed:
        east = row[-1].metal >> EAST & 1
        line.append("┥" if east else "│", "" if east else "dim")
    return line


def _numbered(lines: Sequence[Text], plan: RobotPicture, back: Sequence[int]) -> list[Text]:
    """The lines with the numbers of rows and columns: 2. is a row, .3 a column, so that 2.3 can be read off.

    Those across stand at the front. The side that is attacked has arrows.
    """
    turned = plan.quarters % 2 == 1
    across = [_label(back[column], turned) for column in range(SIDE)]
    down = [_label(back[row * SIDE], not turned) for row in range(SIDE)]
    numbered: list[Text] = []
    first = 1 if plan.framed else 0
    for number, line in enumerate(lines):
        row, between = divmod(number - first, 2)
        is_row = not between and 0 <= row < SIDE
        west = BEATEN[WEST] if is_row and plan.attacked == WEST else ""
        east = BEATEN[EAST] if is_row and plan.attacked == EAST else ""
        label = Text(down[row].strip(".") + west if west else down[row] if is_row else "")
        label.stylize("bold red" if west else "dim")
        label.truncate(2, pad=True)
        numbered.append(Text.assemble(label, line, (east, "bold red")))
    if plan.faces_up or plan.attacked == NORTH:
        numbered.insert(0, _labels(across, plan, NORTH))
    if not plan.faces_up or plan.attacked == SOUTH:
        numbered.append(_labels(across, plan, SOUTH))
    return numbered


def _label(number: int, is_row: bool) -> str:
    return f"{row_of(number)}." if is_row else f".{column_of(number)}"


def _labels(labels: Sequence[str], plan: RobotPicture, side: int) -> Text:
    """The numbers across; without a frame they stand in the double line of the front."""
    is_front = side == (NORTH if plan.faces_up else SOUTH)
    across = "═" if is_front and not plan.framed else " "
    arrow = BEATEN[side] if plan.attacked == side else ""
    line = Text(" " * (4 if plan.framed else 2))
    for number, label in enumerate(labels):
        before = "" if plan.framed else across
        shown = f"{label.strip('.')}{arrow}" if arrow else label
        width = INSIDE + 3 if number < SIDE - 1 else INSIDE + 2
        line.append(before, "bold yellow")
        line.append(shown, "bold red" if arrow else "")
        line.append(across * (width - len(before) - len(shown)), "bold yellow")
    return line
