"""Columns and shelves: laying out cards and choices of different widths, and numbering them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteca.facets.drawing.scene import TerminalScene

CARD, CHOICE = "card", "choice"
"""What pieces of a drawing point to: the name of a card, the notation of a choice."""


def fewest_rows(entries: Sequence[Text], width: int) -> int:
    """The fewest rows in which the entries, filled in column by column, are not too wide."""
    for rows in range(1, len(entries)):
        columns = [entries[first : first + rows] for first in range(0, len(entries), rows)]
        if sum([max([entry.cell_len for entry in column]) + 2 for column in columns]) <= width:
            return rows
    return len(entries)


def in_columns(entries: Sequence[Text], width: int) -> Table:
    """Entries in as few rows as fit."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    rows = fewest_rows(entries, width)
    for row in range(rows):
        grid.add_row(*entries[row::rows])
    return grid


def shelf(scene: TerminalScene, title: str, entries: Sequence[Text]) -> RenderableType:
    """Entries in as few rows as fit, under a title."""
    if not entries:
        return Text(title, "bold cyan")
    if scene.is_low:
        return Group(Text(title, "bold cyan"), in_columns(entries, scene.width))
    grid = in_columns(entries, scene.width - 4)
    return Panel(grid, title=title, title_align="left", box=box.ROUNDED, border_style="cyan")


def line_or_shelf(scene: TerminalScene, title: str, entries: Sequence[Text]) -> list[RenderableType]:
    """Entries in a line, where lines have to be saved and they fit in one; else on a shelf. Nothing if there are none."""
    if not entries:
        return []
    line = Text.assemble((f"{title}:", "bold cyan"), " ", Text("  ").join(entries))
    return [line if scene.is_low and line.cell_len <= scene.width else shelf(scene, title, entries)]


def pointing(entry: Text, card: str = "", choice: str = "") -> Text:
    """The entry, which a mouse or a cursor finds as this card, as this choice, or as both."""
    entry.apply_meta({name: text for name, text in ((CARD, card), (CHOICE, choice)) if text})
    return entry


def numbered(scene: TerminalScene, text: str) -> Text:
    """The number to type for a choice, or as much space."""
    choice = scene.question.choice(text) if scene.question is not None else None
    return Text("  " if choice is None else f"{choice.number:>2}", "bold cyan")


def how_many(scene: TerminalScene, exactly: str, between: str) -> list[RenderableType]:
    """How many are to be chosen, where it is not one, by these messages."""
    question = scene.question
    if question is None or question.at_most is None:
        return []
    least, most = question.at_least, question.at_most
    if least == most:
        return [Text(scene.language.text(exactly, count=least))]
    return [Text(scene.language.text(between, least=least, most=most))]


def open_hands(
    scene: TerminalScene, title: str, drawn: Callable[[Sequence[str]], Text]
) -> list[RenderableType]:
    """The hands that lie open to a spectator."""
    lines = [
        Text.assemble((player, "bold"), ": ", drawn(names))
        for seat, player in enumerate(scene.players)
        if (names := scene.known(f"hand {seat}"))
    ]
    return [Panel(Group(*lines), title=title, title_align="left", box=box.ROUNDED)] if lines else []
