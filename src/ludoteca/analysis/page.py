"""The page of a review: the chances over the match, the dearest decisions, and all of them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from matplotlib.ticker import MaxNLocator, PercentFormatter

from ludoteca import __version__
from ludoteca.analysis.review import Review, Verdict
from ludoteca.analysis.sentences import DEAREST, MARK, cost, costs, signed, summary
from ludoteca.arena.report.html import facts, page, section, table
from ludoteca.arena.report.svg import INK, MUTED, PAPER, drawing, series
from ludoteca.arena.report.words import percent
from ludoteca.facets.language import Language
from ludoteca.facets.naming import Players
from ludoteca.facets.registry import find
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import SPECTATOR

HEIGHT = 3.1
"""Of the plot, in inches."""
SHADE = "background: color-mix(in srgb, var(--series-1) 18%, transparent)"
"""How the row of a clear error is set off."""

READING = (
    "The seat's chance of the win before each of its decisions, if it then does its best: as it knew then, and knowing "
    "all cards, all sealed answers and all luck to come. Crosses are clear errors; the last point is what it got."
)
SEARCHES = (
    "Every decision is searched twice, with the same number of imagined worlds: once with the worlds that the seat could "
    "not tell from the true one, once with the true one only. The cost of a choice is what the best option promises more "
    "than the chosen one. Where a turn can win for certain, that is proven first, and no choice that keeps it is blamed."
)
CLARITY = (
    "A cost counts as a clear error if its interval, which holds 95 %, leaves out zero, and does so again when the chosen "
    "and the better option are searched once more, each by itself; others stand in brackets, and are not counted."
)
INTERVALS = (
    "Intervals tell of sampling alone: how far other imagined worlds might change a figure. How well the program judges a "
    "table is not in them."
)
LUCK = (
    "What the choice cost under what the seat knew is its error. Luck is by how much the chance changed from there to the "
    "next decision, or to the end: what the seat met, against what it could expect. The chance before the first decision, "
    "less all errors and with all luck, is the result."
)
METHOD = (SEARCHES, CLARITY, INTERVALS, LUCK)


def page_of(record: Record, reviews: Sequence[Review], worlds: int, language: Language) -> str:
    """The review of one or several seats as one page that needs nothing from outside."""
    title = f"{language.say(find(record.game, record.rules).words.TITLE)}: review"
    body = [f"<h1>{escape(title)}</h1>"]
    for found in reviews:
        body += _seat(record, found, language)
    return page(title, [*body, _method(worlds)])


def _seat(record: Record, found: Review, language: Language) -> list[str]:
    name = language.say(Players.of(record).name(found.seat, SPECTATOR))
    title = f"Seat {found.seat} ({name})"
    sentences = " ".join(summary(found))
    lead = f'<p class="lead">{escape(title)}: {escape(sentences)}</p>'
    if not found.verdicts:
        return [lead]
    figures = facts(
        [
            ("lost by errors", percent(found.lost.cost)),
            ("clear errors", str(len(found.errors))),
            ("decisions without one", str(found.without_error)),
            ("expected at first", percent(found.expected)),
            ("luck", signed(found.luck)),
            ("got in the end", percent(found.result)),
        ]
    )
    plot = curve(f"{title}: the chance of the win over the match", found, len(record.entries))
    parts = [lead, figures, section(f"{title}: over the match", READING, [f"<figure>{plot}</figure>"])]
    if found.errors:
        parts.append(_dearest(title, found, language))
    return [*parts, _all(title, found, language)]


def _dearest(title: str, found: Review, language: Language) -> str:
    shown = found.errors[:DEAREST]
    # What it cost comes early: a telephone shows the first columns only.
    headings = (
        "after answer",
        "cost as it knew",
        "question",
        "chosen",
        "better",
        "95 %",
        "cost knowing everything",
    )
    rows = [
        [
            f"{MARK} {verdict.after}",
            cost(verdict.knew.gap),
            language.say(verdict.question),
            language.say(verdict.chosen),
            language.say(verdict.better),
            costs(verdict.knew.gap),
            cost(verdict.everything.gap),
        ]
        for verdict in shown
    ]
    return section(
        f"{title}: the dearest decisions",
        "What cost most under what the seat knew then, the dearest first, and what it had better chosen.",
        [_shaded(table(headings, rows, 5), range(len(rows)))],
    )


def _all(title: str, found: Review, language: Language) -> str:
    rows = [_row(verdict, language) for verdict in found.verdicts]
    marked = [number for number, verdict in enumerate(found.verdicts) if verdict.error > 0]
    headings = [
        "after answer",
        "question",
        "chosen",
        "chance",
        "cost as it knew",
        "cost knowing everything",
        "luck",
    ]
    return section(
        f"{title}: every decision",
        f"In the order of the match. {MARK} is a clear error; costs in brackets may be chance. Luck is what the seat "
        "met after its choice, against what it could expect.",
        [_shaded(table(headings, rows, 3), marked)],
    )


def _row(verdict: Verdict, language: Language) -> list[str]:
    mark = f"{MARK} " if verdict.error > 0 else ""
    return [
        f"{mark}{verdict.after}",
        language.say(verdict.question),
        language.say(verdict.chosen),
        percent(verdict.knew.value.value),
        cost(verdict.knew.gap),
        cost(verdict.everything.gap),
        signed(verdict.luck),
    ]


def _shaded(inner: str, rows: Sequence[int]) -> str:
    """A table with these rows of its body set off."""
    before, *body = inner.split("\n<tr>")
    lines = [
        f'<tr style="{SHADE}">{row}' if number in rows else f"<tr>{row}" for number, row in enumerate(body)
    ]
    return "\n".join([before, *lines])


def _method(worlds: int) -> str:
    return section(
        "How it was done",
        f"By ludoteca {__version__}, with {worlds} worlds for each of the two searches of a decision.",
        [f"<p>{escape(sentence)}</p>" for sentence in METHOD],
    )


def curve(title: str, found: Review, answers: int) -> str:
    """The two chances over the match, as SVG; clear errors are crosses."""
    after = [verdict.after for verdict in found.verdicts]
    errors = [verdict for verdict in found.verdicts if verdict.error > 0]
    with drawing(title, HEIGHT) as done:
        axes = done.figure.subplots()
        for number, (label, values) in enumerate(
            [("knowing everything", found.knowing_everything), ("as it knew then", found.as_it_knew)]
        ):
            axes.plot(
                [*after, answers], [*values, found.result], color=series(1 - number), linewidth=1.6,
                linestyle="-" if number else (0, (4, 2)), label=label,
            )  # fmt: skip
        axes.plot([answers], [found.result], "o", color=INK, markersize=5)
        if errors:
            axes.plot(
                [verdict.after for verdict in errors], [verdict.knew.value.value for verdict in errors], "X",
                color=INK, markersize=8, markeredgecolor=PAPER, markeredgewidth=0.8, label="clear error",
            )  # fmt: skip
        axes.set_ylim(-0.04, 1.04)
        axes.grid(visible=True, axis="y")
        axes.tick_params(length=0)
        axes.tick_params(axis="y", labelcolor=MUTED)
        axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0, symbol=" %"))
        axes.xaxis.set_major_locator(MaxNLocator(8, integer=True, min_n_ticks=1))
        axes.set_xlabel("answers given")
        done.figure.legend(loc="outside upper left", ncols=3, fontsize=8)
    return done.svg
