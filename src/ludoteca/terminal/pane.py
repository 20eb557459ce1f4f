"""Panes: drawings that scroll, of which each piece knows the card, choice or key that it stands for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region, Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from ludoteca.facets.drawing.columns import CARD, CHOICE

KEY: Final = "key"
"""What a button points to: the key that does the same."""
POINTED: Final = (CHOICE, CARD, KEY)
HERE: Final = Style(reverse=True)
PICKED: Final = Style(bold=True, underline=True, bgcolor="green", color="black")
"""A picked choice is underlined, too, for whoever sees no colours."""


@dataclass(frozen=True)
class Spot:
    """A piece of a drawing: what it points to, and where it begins."""

    kind: str
    name: str
    line: int
    column: int


class Pane(ScrollView, can_focus=False):
    """A drawing. Wheel and keys scroll it."""

    DEFAULT_CSS = """
    Pane { scrollbar-size-vertical: 1; overflow-x: hidden; overflow-y: auto;
        scrollbar-color: $foreground-muted; scrollbar-background: $panel; scrollbar-color-hover: $foreground;
        scrollbar-background-hover: $panel; scrollbar-color-active: $foreground; scrollbar-background-active: $panel; }
    """

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.lines: list[list[Segment]] = []
        self.spots: list[Spot] = []
        self.mark: Callable[[dict[str, str]], Style | None] = lambda _: None
        """How a piece is to be marked, given what it points to."""

    def draw(self, parts: Sequence[RenderableType], width: int) -> int:
        """Draw the parts one below the other; returns how many lines they take."""
        console = Console(
            width=width,
            legacy_windows=False,
            color_system="truecolor",
            highlight=False,
            markup=False,
            emoji=False,
        )
        options = console.options.update(width=width)
        self.lines = console.render_lines(Group(*parts), options, pad=False) if parts else []
        self.spots = list(dict.fromkeys(self._found()))
        self.virtual_size = Size(width, len(self.lines))
        self.refresh()
        return len(self.lines)

    def _found(self) -> list[Spot]:
        found: list[Spot] = []
        known: set[tuple[str, str]] = set()
        for number, line in enumerate(self.lines):
            column = 0
            for segment in line:
                for kind, name in _meta(segment).items():
                    if kind in POINTED and (kind, name) not in known:
                        known.add((kind, name))
                        found.append(Spot(kind, name, number, column))
                column += segment.cell_length
        return found

    def at(self, x: int, y: int) -> dict[str, str]:
        """What lies at this place of the pane points to."""
        line = y + self.scroll_offset.y
        if not 0 <= line < len(self.lines):
            return {}
        for segment in self.lines[line]:
            x -= segment.cell_length
            if x < 0:
                return _meta(segment)
        return {}

    def reveal(self, line: int) -> None:
        """Scroll until this line can be seen."""
        self.scroll_to_region(Region(0, line, 1, 1), animate=False)

    def to_end(self) -> None:
        """Scroll to the last line."""
        self.scroll_to(y=max(0, len(self.lines) - self.size.height), animate=False)

    def render_line(self, y: int) -> Strip:
        """A line as it stands now, with what is marked in it."""
        line = y + self.scroll_offset.y
        width = self.size.width
        if not 0 <= line < len(self.lines):
            return Strip.blank(width, self.rich_style)
        shown = []
        for segment in self.lines[line]:
            marked = self.mark(_meta(segment))
            style = segment.style if marked is None else (segment.style or Style()) + marked
            shown.append(Segment(segment.text, style))
        return (
            Strip(shown)
            .apply_style(self.rich_style)
            .extend_cell_length(width, self.rich_style)
            .crop(0, width)
        )


def _meta(segment: Segment) -> dict[str, str]:
    return segment.style.meta if segment.style is not None and segment.style._meta is not None else {}
