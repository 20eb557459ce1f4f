"""SVG: figures of matplotlib as SVG that stands in a page and takes its colours, light or dark."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from io import StringIO
from typing import Any, Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure

WIDTH = 4.7
"""In inches. Narrow, so that letters stay readable on a telephone."""

SERIES = 8
"""So many colours tell bots apart; then they are gone through again."""

INK = "#010101"
MUTED = "#020202"
GRID = "#030303"
PAPER = "#040404"
COLOURS = {INK: "ink", MUTED: "muted", GRID: "grid", PAPER: "paper"} | {
    f"#05050{number}": f"series-{number}" for number in range(SERIES)
}
"""Colours that nobody sees: in the page each becomes the variable of this name."""

SETTINGS: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.facecolor": "none",
    "axes.edgecolor": GRID,
    "axes.labelcolor": MUTED,
    "axes.titlesize": 9,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.titlecolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "xtick.color": GRID,
    "ytick.color": GRID,
    "xtick.labelcolor": MUTED,
    "ytick.labelcolor": INK,
    "grid.color": GRID,
    "grid.linewidth": 0.6,
    "text.color": INK,
    "legend.frameon": False,
    "legend.labelcolor": INK,
}

_FONT = re.compile(r"font: ([^;\"]*?)([\d.]+px) [^;\"]*")
_PROLOGUE = re.compile(r"^.*?(?=<svg)", re.DOTALL)
_METADATA = re.compile(r"<metadata>.*?</metadata>", re.DOTALL)
_SPACES = re.compile(r' xmlns(:\w+)?="[^"]*"')


class Drawing:
    """A figure while it is drawn, and its SVG when it is done."""

    def __init__(self, figure: Figure) -> None:
        self.figure = figure
        self.svg = ""


@contextmanager
def drawing(name: str, height: float) -> Iterator[Drawing]:
    """Draw a figure; afterwards it is there as SVG. The name tells it to those who cannot see it."""
    with mpl.rc_context({**SETTINGS, "svg.hashsalt": name}):
        done = Drawing(Figure(figsize=(WIDTH, height), layout="constrained"))
        done.figure.patch.set_alpha(0)
        yield done
        text = StringIO()
        FigureCanvasSVG(done.figure)
        done.figure.savefig(text, format="svg", metadata={"Date": None})
        done.svg = _for_a_page(text.getvalue(), name)


def _for_a_page(svg: str, name: str) -> str:
    """Without anything that points out of the page, and with its colours and letters."""
    svg = _SPACES.sub("", _METADATA.sub("", _PROLOGUE.sub("", svg)))
    box = re.search(r'viewBox="[^"]*"', svg)
    assert box is not None
    svg = re.sub(r"<svg[^>]*>", f'<svg role="img" aria-label="{escape(name)}" {box[0]}>', svg, count=1)
    svg = _FONT.sub(r"font: \1\2 var(--letters)", svg)
    for colour, variable in COLOURS.items():
        svg = svg.replace(colour, f"var(--{variable})")
    return svg


def series(number: int) -> str:
    """The colour of a bot."""
    return f"#05050{number % SERIES}"


def plain_axes(axes: Axes, along: str) -> None:
    """An axis of values along x, with thin lines to read them by, and no frame."""
    axes.grid(visible=True, axis="x")
    axes.tick_params(length=0)
    axes.spines["left"].set_visible(False)
    axes.set_xlabel(along)
