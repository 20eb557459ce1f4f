"""HTML: the few parts that a report is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files


def page(title: str, body: Sequence[str], code: str = "en") -> str:
    """A whole page that needs nothing from outside, in the language of this code."""
    style = files("ludoteca.arena.report").joinpath("style.css").read_text(encoding="utf-8")
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{code}">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            f"<title>{escape(title)}</title>",
            f"<style>\n{style}</style>",
            "</head>",
            "<body>",
            "<main>",
            *body,
            "</main>",
            "</body>",
            "</html>",
            "",
        ]
    )


def section(title: str, reading: str, parts: Sequence[str], level: int = 2) -> str:
    """A section: its title, how to read it, and what is in it."""
    inner = "\n".join(parts)
    return (
        f"<section>\n<h{level}>{escape(title)}</h{level}>\n"
        f'<p class="reading">{escape(reading)}</p>\n{inner}\n</section>'
    )


def beside(figure: str, table: str) -> str:
    """A plot and its table, side by side where there is room."""
    return f'<div class="beside">\n<figure>{figure}</figure>\n{table}\n</div>'


def table(headings: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1) -> str:
    """A table; so many of its first columns are words, the others numbers."""
    head = "".join(
        [_cell("th", place, words, heading, ' scope="col"') for place, heading in enumerate(headings)]
    )
    body = [
        "<tr>" + "".join([_cell("td", place, words, text) for place, text in enumerate(row)]) + "</tr>"
        for row in rows
    ]
    return "\n".join(
        [
            '<div class="scroll"><table>',
            f"<thead><tr>{head}</tr></thead>",
            "<tbody>",
            *body,
            "</tbody>",
            "</table></div>",
        ]
    )


def _cell(tag: str, place: int, words: int, text: str, more: str = "") -> str:
    kind = "" if place < words else ' class="number"'
    return f"<{tag}{more}{kind}>{escape(text)}</{tag}>"


def crossing(names: Sequence[str], shares: Mapping[tuple[str, str], float]) -> str:
    """Everybody against everybody: the share of the row's against the column's, the stronger the farther from half."""
    head = "".join([_cell("th", 1, 1, name, ' scope="col"') for name in names])
    rows: list[str] = []
    for name in names:
        cells = "".join([_share(shares.get((name, other))) for other in names])
        rows.append(f'<tr><th scope="row">{escape(name)}</th>{cells}</tr>')
    return "\n".join(
        [
            '<div class="scroll"><table class="crossing">',
            f"<thead><tr><td></td>{head}</tr></thead>",
            "<tbody>",
            *rows,
            "</tbody>",
            "</table></div>",
        ]
    )


def _share(share: float | None) -> str:
    if share is None:
        return "<td></td>"
    colour = "series-0" if share > 0.5 else "series-1"
    strength = round(100 * abs(share - 0.5))
    shade = f"color-mix(in srgb, var(--{colour}) {strength}%, transparent)"
    return f'<td class="number" style="background: {shade}">{100 * share:.0f}</td>'


def folded(summary: str, inner: str) -> str:
    """Something long that is shown on request."""
    return f"<details>\n<summary>{escape(summary)}</summary>\n{inner}\n</details>"


def facts(pairs: Sequence[tuple[str, str]]) -> str:
    """The main numbers, large."""
    inner = "\n".join(
        [f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in pairs]
    )
    return f'<dl class="facts">\n{inner}\n</dl>'
