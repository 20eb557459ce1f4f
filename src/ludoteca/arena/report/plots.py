"""The plots of a report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from math import ceil, isinf

from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, MaxNLocator, PercentFormatter

from ludoteca.arena.report.svg import INK, MUTED, PAPER, drawing, plain_axes, series
from ludoteca.arena.report.words import CLOSE, lasting
from ludoteca.arena.statistics import Figure
from ludoteca.arena.summary import Distribution, Times
from ludoteca.arena.timing import BINS_IN_A_DECADE

ROW = 0.26
"""The height of a line of dots, in inches."""
MARGIN = 0.6
PANEL = 1.15
"""The height of a histogram."""
FEW = 16
"""Up to so many different numbers each gets a bar of its own."""
BARS = 30
NAMED = 12
"""So many points of a cloud are named."""
LETTER, LINE = 0.018, 0.03
"""The width and height of a letter of such a name, in parts of the plot."""
FAINT = 0.35


ROUND = (1, 2, 2.5, 5, 10)
"""Steps of an axis that are easy to count in."""


def _percent() -> PercentFormatter:
    return PercentFormatter(1, decimals=0, symbol=" %")


class Scale(Enum):
    """What an axis counts."""

    AMOUNT = "amount"
    SHARE = "share"


@dataclass(frozen=True)
class Dot:
    """A figure with its name and colour."""

    name: str
    figure: Figure
    colour: str = INK


def dots(title: str, rows: Sequence[Dot], along: str, scale: Scale, middle: float | None = None) -> str:
    """Figures one below the other, each with its interval; a line in the middle, if there is one to compare with."""
    with drawing(title, MARGIN + ROW * len(rows)) as done:
        axes = done.figure.subplots()
        plain_axes(axes, along)
        if middle is not None:
            axes.axvline(middle, color=MUTED, linewidth=1, linestyle=(0, (4, 3)))
        for place, row in enumerate(rows):
            _dot(axes, place, row)
        axes.set_yticks(range(len(rows)), [row.name for row in rows])
        axes.set_ylim(len(rows) - 0.4, -0.6)
        _scaled(axes, scale)
    return done.svg


def grouped(title: str, groups: Mapping[str, Sequence[Dot]], along: str, middle: float) -> str:
    """Shares of several in groups, one group below the other, with a legend."""
    most = max([len(rows) for rows in groups.values()])
    lines = (most + 1) * len(groups)
    with drawing(title, MARGIN + 0.3 + 0.17 * lines) as done:
        axes = done.figure.subplots()
        plain_axes(axes, along)
        axes.axvline(middle, color=MUTED, linewidth=1, linestyle=(0, (4, 3)))
        named: set[str] = set()
        for number, rows in enumerate(groups.values()):
            for place, row in enumerate(rows):
                _dot(axes, number * (most + 1) + place, row, row.name not in named)
                named.add(row.name)
        axes.set_yticks([number * (most + 1) + (most - 1) / 2 for number in range(len(groups))], [*groups])
        axes.set_ylim(lines - 1, -1)
        _scaled(axes, Scale.SHARE)
        done.figure.legend(loc="outside upper left", ncols=min(4, len(named)), fontsize=8, handletextpad=0.2)
    return done.svg


def _dot(axes: Axes, place: float, row: Dot, in_legend: object = None) -> None:
    figure = row.figure
    if not isinf(figure.low):
        axes.plot(
            [figure.low, figure.high], [place, place], color=row.colour, linewidth=1.6, solid_capstyle="round"
        )
    axes.plot(
        [figure.value], [place], "o", color=row.colour, markersize=5.5, markeredgecolor=PAPER,
        markeredgewidth=0.8, label=row.name if in_legend else None,
    )  # fmt: skip


def _scaled(axes: Axes, scale: Scale) -> None:
    axes.xaxis.set_major_locator(MaxNLocator(6, steps=ROUND))
    if scale is Scale.SHARE:
        axes.xaxis.set_major_formatter(_percent())


def histograms(title: str, panels: Mapping[str, Distribution], along: str, colours: Mapping[str, str]) -> str:
    """The numbers of each, one histogram below the other on one scale; the line is the mean."""
    every = [value for panel in panels.values() for value in panel.values]
    low, high = min(every), max(every)
    width = 1.0 if len(set(every)) <= FEW and high - low <= 2 * FEW else max(1.0, (high - low) / BARS)
    edges = [low - 0.5 + width * step for step in range(ceil((high - low + 1) / width) + 1)]
    with drawing(title, 0.45 + PANEL * len(panels)) as done:
        grid = done.figure.subplots(len(panels), sharex=True, squeeze=False)
        for axes, (name, panel) in zip(grid[:, 0], panels.items(), strict=True):
            weights = [1 / len(panel.values)] * len(panel.values)
            axes.hist(panel.values, edges, weights=weights, color=colours[name], rwidth=0.92)
            axes.axvline(panel.mean.value, color=INK, linewidth=1.4)
            axes.set_title(name)
            axes.tick_params(length=0)
            axes.grid(visible=True, axis="y")
            axes.yaxis.set_major_locator(MaxNLocator(3, steps=ROUND))
            axes.yaxis.set_major_formatter(_percent())
        grid[-1, 0].xaxis.set_major_locator(MaxNLocator(8, integer=True, min_n_ticks=1))
        grid[-1, 0].set_xlabel(along)
    return done.svg


def times(title: str, bots: Mapping[str, Times], colours: Mapping[str, str]) -> str:
    """How long decisions take, on a scale of powers of ten."""
    with drawing(title, 0.45 + PANEL * len(bots)) as done:
        grid = done.figure.subplots(len(bots), sharex=True, squeeze=False)
        for axes, (name, own) in zip(grid[:, 0], bots.items(), strict=True):
            steps = [step / BINS_IN_A_DECADE for step in own.bins]
            shares = [number / own.count for number in own.bins.values()]
            axes.bar(steps, shares, width=0.92 / BINS_IN_A_DECADE, align="edge", color=colours[name])
            axes.set_title(name)
            axes.tick_params(length=0)
            axes.grid(visible=True, axis="y")
            axes.yaxis.set_major_locator(MaxNLocator(3, steps=ROUND))
            axes.yaxis.set_major_formatter(_percent())
        last = grid[-1, 0]
        last.xaxis.set_major_locator(MaxNLocator(8, integer=True, min_n_ticks=1))
        last.xaxis.set_major_formatter(FuncFormatter(_power))
        last.set_xlabel("time for a decision")
    return done.svg


def _power(power: float, _: object) -> str:
    """A power of ten seconds."""
    text = lasting(10 ** round(power))
    number, unit = text.split(CLOSE)
    return f"{float(number):g}{CLOSE}{unit}"


@dataclass(frozen=True)
class Card:
    """How often a card is held at all, and how often by winners."""

    name: str
    held: float
    winning: float
    separated: bool
    """Whether the difference is more than luck."""


def cloud(title: str, cards: Sequence[Card], across: str, up: str) -> str:
    """Cards in winning hands against their rarity; what luck does not explain is strong, the furthest are named."""
    with drawing(title, 4.6) as done:
        axes = done.figure.subplots()
        most = 1.08 * max([max(card.held, card.winning) for card in cards])
        axes.plot([0, most], [0, most], color=MUTED, linewidth=1, linestyle=(0, (4, 3)))
        for card in cards:
            colour = series(0) if card.winning >= card.held else series(1)
            alpha = 1 if card.separated else FAINT
            axes.plot(
                [card.held], [card.winning], "o", color=colour, markersize=5, alpha=alpha, markeredgecolor=PAPER,
                markeredgewidth=0.5,
            )  # fmt: skip
        for card, side in _labels(cards, most):
            axes.annotate(
                card.name, (card.held, card.winning), (5 * side, 0), textcoords="offset points", fontsize=7.5,
                va="center", ha="left" if side > 0 else "right",
            )  # fmt: skip
        axes.set_xlim(0, most)
        axes.set_ylim(0, most)
        axes.grid(visible=True)
        axes.tick_params(length=0)
        axes.tick_params(axis="y", labelcolor=MUTED)
        for axis in (axes.xaxis, axes.yaxis):
            axis.set_major_locator(MaxNLocator(6, steps=ROUND))
            axis.set_major_formatter(_percent())
        axes.set_xlabel(across)
        axes.set_ylabel(up)
    return done.svg


def _labels(cards: Sequence[Card], most: float) -> list[tuple[Card, int]]:
    """The cards furthest from the diagonal whose names do not lie over other points, and on which side they go."""
    found: list[tuple[Card, int]] = []
    names: list[tuple[float, float, float]] = []
    points = [(card.held, card.held, card.winning) for card in cards]
    for card in sorted(cards, key=lambda card: -abs(card.winning - card.held)):
        width = most * LETTER * (len(card.name) + 1)
        for side in (1, -1):
            start, end = sorted([card.held + side * most * LETTER / 2, card.held + side * width])
            free = start >= 0 and end <= most and not _crossed(start, end, card.winning, most, points + names)
            if free and len(found) < NAMED:
                found.append((card, side))
                names.append((start, end, card.winning))
                break
    return found


def _crossed(
    start: float, end: float, height: float, most: float, others: Sequence[tuple[float, float, float]]
) -> bool:
    """Whether something lies where a name would go."""
    return any(
        left < end and right > start and abs(other - height) < most * LINE for left, right, other in others
    )
