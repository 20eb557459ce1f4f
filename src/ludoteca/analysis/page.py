"""The page of a review: the chances over the match, the dearest decisions, and all of them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from matplotlib.ticker import MaxNLocator, PercentFormatter

from ludoteca import __version__
from ludoteca.analysis.review import Review, Verdict
from ludoteca.analysis.sentences import DEAREST, MARK, cost, costs, share, signed, summary
from ludoteca.arena.report.html import facts, page, section, table
from ludoteca.arena.report.svg import INK, MUTED, PAPER, drawing, series
from ludoteca.facets.language import Language
from ludoteca.facets.naming import Players
from ludoteca.facets.registry import find
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import SPECTATOR

HEIGHT = 3.1
"""Of the plot, in inches."""
SHADE = "background: color-mix(in srgb, var(--series-1) 18%, transparent)"
"""How the row of a clear error is set off."""

METHOD = ("analysis-page-searches", "analysis-page-clarity", "analysis-page-intervals", "analysis-page-luck")
"""How it was done, in paragraphs."""


def page_of(record: Record, reviews: Sequence[Review], worlds: int, language: Language) -> str:
    """The review of one or several seats as one page that needs nothing from outside."""
    game = language.say(find(record.game, record.rules).words.TITLE)
    title = language.text("analysis-page-title", game=game)
    body = [f"<h1>{escape(title)}</h1>"]
    for found in reviews:
        body += _seat(record, found, language)
    return page(title, [*body, _method(worlds, language)], language.code)


def _seat(record: Record, found: Review, language: Language) -> list[str]:
    name = language.say(Players.of(record).name(found.seat, SPECTATOR))
    title = language.text("analysis-seat-of", seat=found.seat, name=name)
    sentences = " ".join(summary(found, language))
    lead = f'<p class="lead">{escape(title)}: {escape(sentences)}</p>'
    if not found.verdicts:
        return [lead]
    figures = facts(
        [
            (language.text("analysis-page-lost"), share(found.lost.cost, language)),
            (language.text("analysis-clear-errors"), str(len(found.errors))),
            (language.text("analysis-page-without"), str(found.without_error)),
            (language.text("analysis-page-expected"), share(found.expected, language)),
            (language.text("analysis-column-luck"), signed(found.luck, language)),
            (language.text("analysis-page-got"), share(found.result, language)),
        ]
    )
    plot = curve(title, found, len(record.entries), language)
    over = section(
        language.text("analysis-page-over", seat=title),
        language.text("analysis-page-reading"),
        [f"<figure>{plot}</figure>"],
    )
    parts = [lead, figures, over]
    if found.errors:
        parts.append(_dearest(title, found, language))
    return [*parts, _all(title, found, language)]


def _dearest(title: str, found: Review, language: Language) -> str:
    shown = found.errors[:DEAREST]
    # What it cost comes early: a telephone shows the first columns only.
    headings = (
        language.text("analysis-column-after-answer"),
        language.text("analysis-column-knew"),
        language.text("analysis-column-question"),
        language.text("analysis-column-chosen"),
        language.text("analysis-column-better"),
        "95 %",
        language.text("analysis-column-everything"),
    )
    rows = [
        [
            f"{MARK} {verdict.after}",
            cost(verdict.knew.gap, language),
            language.say(verdict.question),
            language.say(verdict.chosen),
            language.say(verdict.better),
            costs(verdict.knew.gap, language),
            cost(verdict.everything.gap, language),
        ]
        for verdict in shown
    ]
    return section(
        language.text("analysis-page-dearest", seat=title),
        language.text("analysis-page-dearest-reading"),
        [_shaded(table(headings, rows, 5), range(len(rows)))],
    )


def _all(title: str, found: Review, language: Language) -> str:
    rows = [_row(verdict, language) for verdict in found.verdicts]
    marked = [number for number, verdict in enumerate(found.verdicts) if verdict.error > 0]
    headings = [
        language.text("analysis-column-after-answer"),
        language.text("analysis-column-question"),
        language.text("analysis-column-chosen"),
        language.text("analysis-column-chance"),
        language.text("analysis-column-knew"),
        language.text("analysis-column-everything"),
        language.text("analysis-column-luck"),
    ]
    return section(
        language.text("analysis-page-every", seat=title),
        language.text("analysis-page-every-reading", mark=MARK),
        [_shaded(table(headings, rows, 3), marked)],
    )


def _row(verdict: Verdict, language: Language) -> list[str]:
    mark = f"{MARK} " if verdict.error > 0 else ""
    return [
        f"{mark}{verdict.after}",
        language.say(verdict.question),
        language.say(verdict.chosen),
        share(verdict.knew.value.value, language),
        cost(verdict.knew.gap, language),
        cost(verdict.everything.gap, language),
        signed(verdict.luck, language),
    ]


def _shaded(inner: str, rows: Sequence[int]) -> str:
    """A table with these rows of its body set off."""
    before, *body = inner.split("\n<tr>")
    lines = [
        f'<tr style="{SHADE}">{row}' if number in rows else f"<tr>{row}" for number, row in enumerate(body)
    ]
    return "\n".join([before, *lines])


def _method(worlds: int, language: Language) -> str:
    return section(
        language.text("analysis-page-how"),
        language.text("analysis-page-by", version=__version__, worlds=worlds),
        [f"<p>{escape(language.text(sentence))}</p>" for sentence in METHOD],
    )


def curve(seat: str, found: Review, answers: int, language: Language) -> str:
    """The two chances over the match, as SVG; clear errors are crosses."""
    after = [verdict.after for verdict in found.verdicts]
    errors = [verdict for verdict in found.verdicts if verdict.error > 0]
    knowing = language.text("analysis-knowing-everything")
    then = language.text("analysis-as-knew-then")
    with drawing(language.text("analysis-page-curve", seat=seat), HEIGHT) as done:
        axes = done.figure.subplots()
        for number, (label, values) in enumerate(
            [(knowing, found.knowing_everything), (then, found.as_it_knew)]
        ):
            axes.plot(
                [*after, answers], [*values, found.result], color=series(1 - number), linewidth=1.6,
                linestyle="-" if number else (0, (4, 2)), label=label,
            )  # fmt: skip
        axes.plot([answers], [found.result], "o", color=INK, markersize=5)
        if errors:
            axes.plot(
                [verdict.after for verdict in errors], [verdict.knew.value.value for verdict in errors], "X",
                color=INK, markersize=8, markeredgecolor=PAPER, markeredgewidth=0.8, label=language.text("analysis-clear-error"),
            )  # fmt: skip
        axes.set_ylim(-0.04, 1.04)
        axes.grid(visible=True, axis="y")
        axes.tick_params(length=0)
        axes.tick_params(axis="y", labelcolor=MUTED)
        axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0, symbol=" %"))
        axes.xaxis.set_major_locator(MaxNLocator(8, integer=True, min_n_ticks=1))
        axes.set_xlabel(language.text("analysis-page-answers"))
        done.figure.legend(loc="outside upper left", ncols=3, fontsize=8)
    return done.svg
