"""Write the tables of a page on speed from the JSON of a benchmark run.

    ludoteca bench --peers --json > report.json
    python -m tools.bench_page report.json docs/measurements/2026-11-18-speed.md

For a new run copy the latest page to one of its own date first.

A table stands in the document between a comment with its name and a comment that ends it. The prose around is written by
hand; look whether it still holds.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludoteca.bench.report import SHARES, STEPPING, ratios
from ludoteca.bench.report import twins as twins_of_games
from ludoteca.facets.registry import games

Figures = dict[str, float]
Rows = list[list[str]]

NAMES = {id: game.identity.name for id, game in games().items()}


def whole(value: float) -> str:
    """A number of things a second."""
    return f"{value:,.0f}"


def micros(value: float) -> str:
    """Microseconds."""
    return f"{value:.1f} us" if value < 100 else f"{value:.0f} us"


def percent(value: float) -> str:
    """A share."""
    return f"{value:.1f} %"


def times(value: float) -> str:
    """A ratio."""
    return f"{value:.1f} x" if value >= 1 else f"{value:.2f} x"


def markdown(heads: list[str], rows: Rows) -> str:
    """A table; all columns but the first hold numbers."""
    marks = ["---", *["---:"] * (len(heads) - 1)]
    return "\n".join([f"| {' | '.join(line)} |" for line in [heads, marks, *rows]])


def machine(report: dict[str, Any]) -> str:
    """Where and how it was measured."""
    return (
        f"{report['processor']}; {report['machine']}; one core; the median of {report['rounds']} rounds of "
        f"{report['seconds']} s."
    )


def random_play(report: dict[str, Any]) -> str:
    """Ours by game and core, then the peers with our ratio to each."""
    figures: Figures = report["figures"]
    blank = [""] * len(NAMES)
    rows: Rows = []
    for game, name in NAMES.items():
        for core in ("compiled", "interpreted"):
            for way, said in (
                ("random play", "core"),
                ("question by question", "question by question from Python"),
            ):
                rate = whole(figures[f"{core} {game} {way}, decisions/s"])
                rows.append([f"{name}, {core}, {said}", rate, "", *blank])
    for key in figures:
        if key.startswith("peer "):
            peer = key.removeprefix("peer ")
            steps = whole(figures[f"steps {peer}, forced ones too"])
            over = [times(ratios(report)[f"{game} / {peer}"]) for game in NAMES]
            rows.append([f"{peer} {report['versions'][peer]}", whole(figures[key]), steps, *over])
    return markdown(["what", "decisions/s", "steps/s", *[f"{name} is" for name in NAMES.values()]], rows)


Measure = tuple[str, str, Callable[[float], str]]
"""What a line of a table is called, which figure of each game it shows, and how."""

KERNEL: list[Measure] = [
    ("clone at a decision, median", "clone, median us", micros),
    ("clone, worst decision", "clone, worst us", micros),
    ("imagine a world, median", "imagine, median us", micros),
    (
        "list all options of the widest question, median",
        "list the options of the widest question, median us",
        micros,
    ),
    ("answer it, median", "answer it, median us", micros),
    ("full playouts/s (imagine, play to the end by chance, score)", "full playouts/s", whole),
    ("share of imagining", "full playouts, share of imagining, %", percent),
    ("share of playing", "full playouts, share of playing, %", percent),
    ("share of scoring", "full playouts, share of scoring, %", percent),
]


def _by_game(report: dict[str, Any], core: str, lines: list[Measure]) -> str:
    figures: Figures = report["figures"]
    rows = [[said, *[show(figures[f"{core} {game} {key}"]) for game in NAMES]] for said, key, show in lines]
    return markdown(["what", *NAMES.values()], rows)


def compiled(report: dict[str, Any]) -> str:
    """The deeds of the kernel, compiled."""
    return _by_game(report, "compiled", KERNEL)


def interpreted(report: dict[str, Any]) -> str:
    """The same, interpreted."""
    return _by_game(report, "interpreted", KERNEL)


def search(report: dict[str, Any]) -> str:
    """The search with the heuristics of each game, and where its time goes."""
    lines: list[Measure] = [
        ("worlds/s", "search, worlds/s", whole),
        ("decisions/s", "search, decisions/s", whole),
    ]
    lines += [(f"share of {said}", f"search, share of {said}, %", percent) for said in SHARES.values()]
    return _by_game(report, "compiled", lines)


def by_chance(report: dict[str, Any]) -> str:
    """The search without heuristics beside the peers'."""
    figures: Figures = report["figures"]
    rows: Rows = []
    for game, name in NAMES.items():
        rates = [figures[f"compiled {game} search by chance, {what}/s"] for what in ("worlds", "decisions")]
        rows.append([name, *[whole(rate) for rate in rates], "", f"{rates[1] / rates[0]:.1f}"])
    for key in figures:
        if key.startswith("search ") and key.endswith(", simulations/s"):
            peer = key.removeprefix("search ").removesuffix(", simulations/s")
            rates = [figures[f"search {peer}, {what}/s"] for what in ("simulations", "decisions", "steps")]
            named = f"{peer} {report['versions'][peer]}"
            rows.append([named, *[whole(rate) for rate in rates], f"{rates[1] / rates[0]:.1f}"])
    return markdown(["what", "worlds/s", "decisions/s", "steps/s", "decisions a world"], rows)


def twins(report: dict[str, Any]) -> str:
    """Each game that names its twin beside it: by chance, and the search that plays every world to its end by chance."""
    figures: Figures = report["figures"]
    rows: Rows = []
    for game, twin in twins_of_games().items():
        searched, name = f"search {twin}, ISMCTS", games()[game].identity.name
        if f"{searched}, simulations/s" not in figures:
            continue
        worlds = figures[f"compiled {game} search by chance, worlds/s"]
        for way in ("random play", "question by question"):
            rate = figures[f"compiled {game} {way}, decisions/s"]
            over = [times(rate / figures[f"peer {twin}{loop}"]) for loop in ("", ", tuned loop")]
            rows.append([f"{name}, {way}", whole(rate), *over])
        for loop in ("", ", tuned loop"):
            rows.append([f"{twin}{loop}", whole(figures[f"peer {twin}{loop}"]), "", ""])
        theirs = figures[f"{searched}, simulations/s"]
        rows.append([f"{name}, worlds/s of a search by chance", whole(worlds), times(worlds / theirs), ""])
        rows.append([f"{twin}, worlds/s of its search", whole(theirs), "", ""])
    return markdown(["what", "a second", "over its twin", "over its tuned loop"], rows)


LEARNING = ("pettingzoo/", "rlcard/")
"""The peers that are made for learning."""


def environments(report: dict[str, Any]) -> str:
    """Steps through the environments, ours and the peers', and how many times a peer's a batch of ours makes."""
    figures: Figures = report["figures"]
    rows: Rows = [
        [f"{name}, {way}", whole(figures[f"compiled {game} {way}, steps/s"]), ""]
        for game, name in NAMES.items()
        for way in STEPPING.values()
    ]
    for key, rate in figures.items():
        peer = key.removeprefix("steps ").removesuffix(", forced ones too")
        if key.startswith("steps ") and peer.startswith(LEARNING):
            over = [
                times(max([figures[f"compiled {game} {way}, steps/s"] for game in NAMES]) / rate)
                for way in list(STEPPING.values())[1:]
            ]
            rows.append([f"{peer} {report['versions'][peer]}", whole(rate), " and ".join(over)])
    return markdown(["what", "steps/s", "our fastest batch in one process and in two is"], rows)


TABLES = {
    "machine": machine,
    "random play": random_play,
    "compiled": compiled,
    "interpreted": interpreted,
    "search": search,
    "search by chance": by_chance,
    "twins": twins,
    "environments": environments,
}


def written(document: str, report: dict[str, Any]) -> str:
    """The document with all its tables made anew; raises LookupError if one of them has no place in it."""
    for name, table in TABLES.items():
        before, opening, rest = document.partition(f"<!-- {name} -->\n")
        _, closing, after = rest.partition("<!-- end -->")
        if not opening or not closing:
            raise LookupError(f"the document has no place for the table {name!r}")
        document = f"{before}{opening}{table(report)}\n{closing}{after}"
    return document


if __name__ == "__main__":
    figures_of_run = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    path = Path(sys.argv[2])
    path.write_text(written(path.read_text(encoding="utf-8"), figures_of_run), encoding="utf-8")
