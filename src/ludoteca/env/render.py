"""Rendering: a match as the seat sees it that looks, as text or as a picture. From the view alone."""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from rich.console import Console, Group
from rich.segment import Segment
from rich.terminal_theme import MONOKAI

from ludoteca.env.play import Play
from ludoteca.facets.drawing.terminal import Terminal
from ludoteca.facets.language import language
from ludoteca.facets.naming import PERSON, Players
from ludoteca.facets.registry import box_of
from ludoteca.kernel.seat import Seat
from ludoteca.terminal.picture import asking, scene_of

MODES: Final = ("ansi", "rgb_array")
WIDTH: Final = 100
ROWS: Final = 48
"""All pictures are equally high, as those who make films of them want; of a longer screen the last lines are shown."""
FONT_SIZE: Final = 16
MARGIN: Final = 8

Picture = np.ndarray[Any, np.dtype[np.uint8]]


def mode_of(wanted: str | None) -> str | None:
    """A way of rendering; raises ValueError for one that there is not."""
    if wanted is not None and wanted not in MODES:
        raise ValueError(f"there is no way of rendering {wanted!r}; there is {', '.join(MODES)}")
    return wanted


def rendered(play: Play, seat: Seat, mode: str | None) -> str | Picture | None:
    """What a seat, or a spectator, sees now; nothing where no way of rendering was chosen."""
    if mode is None:
        return None
    lines = _lines(play, seat)
    if mode == "ansi":
        return "\n".join(["".join([segment.text for segment in line]).rstrip() for line in lines])
    return _picture(lines[-ROWS:])


def _lines(play: Play, seat: Seat) -> list[list[Segment]]:
    """The lines of the game's screen in a terminal."""
    sink = io.StringIO()
    terminal = Terminal(io.StringIO(), sink)
    terminal.console = Console(
        file=sink, width=WIDTH, highlight=False, markup=False, emoji=False, force_terminal=True,
        color_system="truecolor",
    )  # fmt: skip
    match = play.match
    box = box_of(match)
    scene = scene_of(match, seat, Players([PERSON] * match.seats), terminal, language("en"))
    parts = [*box.screen.table(scene), *box.screen.hand(scene), *asking(scene, box.words)[:-1]]
    return terminal.console.render_lines(Group(*parts), pad=False)


@cache
def _font(name: str) -> Any:
    """A font of fixed width that has all signs of the screens; it comes with the library for plots."""
    import matplotlib as mpl
    from PIL import ImageFont

    return ImageFont.truetype(str(Path(mpl.get_data_path(), "fonts", "ttf", name)), FONT_SIZE)


def _picture(lines: list[list[Segment]]) -> Picture:
    """The lines as they look in a dark terminal: height, width and three colours."""
    from PIL import Image, ImageDraw

    plain, bold = _font("DejaVuSansMono.ttf"), _font("DejaVuSansMono-Bold.ttf")
    step = round(plain.getlength("0"))
    height = sum(plain.getmetrics()) + 1
    size = (WIDTH * step + 2 * MARGIN, ROWS * height + 2 * MARGIN)
    image = Image.new("RGB", size, tuple(MONOKAI.background_color))
    brush = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        at, top = MARGIN, MARGIN + row * height
        for segment in line:
            style = segment.style
            colour, ground = MONOKAI.foreground_color, MONOKAI.background_color
            if style is not None:
                if style.color is not None:
                    colour = style.color.get_truecolor(MONOKAI)
                if style.bgcolor is not None:
                    ground = style.bgcolor.get_truecolor(MONOKAI, foreground=False)
                if style.reverse:
                    colour, ground = ground, colour
            wide = segment.cell_length * step
            if tuple(ground) != tuple(MONOKAI.background_color):
                brush.rectangle((at, top, at + wide - 1, top + height - 1), tuple(ground))
            font = bold if style is not None and style.bold else plain
            for sign in segment.text:
                brush.text((at, top), sign, tuple(colour), font)
                at += Segment(sign).cell_length * step
    return np.array(image)
