"""The page: all sections of a report, in the order in which people ask."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from ludoteca import __version__
from ludoteca.arena.report import plots
from ludoteca.arena.report.html import beside, crossing, facts, folded, page, section, table
from ludoteca.arena.report.plots import Dot, Scale
from ludoteca.arena.report.svg import INK, series
from ludoteca.arena.report.topics import topic_section
from ludoteca.arena.report.words import amount, amounts, lasting, lastings, percent, percents, span
from ludoteca.arena.schedule import seatings
from ludoteca.arena.statistics import Figure
from ludoteca.arena.summary import lengths, overall, scores, seat_shares, thinking
from ludoteca.arena.tournament import Pair, Result
from ludoteca.facets.registry import find

MANY = 5
"""So many bots would crowd a plot of all pairs, or of all seats."""
NONE_FINISHED = "No match was played to its end."

FAIRNESS = (
    "Every two bots meet on the same deals, and each deal is played with every seating in which both fill as many "
    "seats (one more or less where seats are odd, each bot as often). So neither cards nor seats favour a bot."
)
INTERVALS = (
    "A match is worth one point: to its winner, in parts to several winners, or to everybody if nobody won. "
    "Intervals hold 95 %. Their unit is the deal, since the matches of a deal have the same cards: shares by the "
    "method of Agresti and Coull, other means by Student's."
)
RATINGS = (
    "Ratings are those of the Plackett-Luce model of openskill, after all matches in a fixed order, and without "
    "drift, since bots do not learn from match to match."
)
METHOD = (FAIRNESS, INTERVALS, RATINGS)


def write(result: Result, folder: Path) -> None:
    """Write the report of a tournament into a folder, which is made if it is not there."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text(report(result), encoding="utf-8")


def report(result: Result) -> str:
    """The report of a tournament as one page."""
    name = find(result.schedule.game).identity.name
    parts = [
        *_heading(result, name),
        *_faults(result),
        _ladder(result),
        _pairs(result),
        _seats(result),
        *_scores(result),
        *_lengths(result),
        _times(result),
        *_insights(result),
        _method(result),
    ]
    return page(f"{name}: {', '.join(result.names)}", parts)


def _colours(result: Result) -> dict[str, str]:
    return {name: series(number) for number, name in enumerate(result.names)}


def _heading(result: Result, name: str) -> list[str]:
    planned = result.schedule
    decisions = sum([match.decisions for deal in result.deals for match in deal.matches])
    seats = "alone" if planned.players == 1 else f"{planned.players} seats"
    return [
        f"<h1>{escape(name)}, {seats}: {escape(', '.join(result.names))}</h1>",
        f'<p class="lead">{escape(_verdict(result))}</p>',
        facts(
            [
                ("matches", f"{result.games:,}"),
                ("deals a pair", f"{planned.deals:,}"),
                ("seatings a deal", str(len(seatings(planned.players)))),
                ("decisions", f"{decisions:,}"),
                ("faults", str(sum([fault.times for fault in result.faults]))),
            ]
        ),
    ]


def _verdict(result: Result) -> str:
    """Who is first on the ladder, and whether that is sure."""
    best, second = result.ratings[0].bot, result.ratings[1].bot
    pair = next(pair for pair in result.pairs if {pair.a, pair.b} == {best, second})
    score = pair.score if pair.a == best else 1 - pair.score
    if not pair.separated:
        return f"{best} and {second} lead, and these matches do not tell them apart."
    if score < 0.5:
        return f"{best} leads the ladder, but {second} beats it when they meet."
    rest = "" if len(result.names) == 2 else ", the second on the ladder"
    return f"{best} is the strongest: it made {percent(score)} of the points against {second}{rest}."


def _faults(result: Result) -> list[str]:
    if not result.faults:
        return []
    rows = [
        [
            fault.bot,
            fault.kind,
            fault.message,
            f"against {fault.against}, deal {fault.deal}, seat {fault.seat} of {', '.join(fault.seating)}",
            fault.seed,
            str(fault.times),
        ]
        for fault in result.faults
    ]
    inner = table(["bot", "what", "message", "first", "seed of that deal", "times"], rows, 5)
    reading = "Where a bot raises, hangs or answers what is no option, the stand-in of the game plays on, and what it makes counts for the bot."
    return [section("Faults", reading, [inner]).replace("<section>", '<section class="faults">', 1)]


def _ladder(result: Result) -> str:
    colours = _colours(result)
    rows = [
        Dot(rating.bot, Figure(rating.mu, rating.low, rating.high), colours[rating.bot])
        for rating in result.ratings
    ]
    shares = overall(result)
    lines = [
        [
            rating.bot,
            amount(rating.mu),
            amounts(Figure(rating.mu, rating.low, rating.high)),
            percent(shares[rating.bot].value),
            percents(shares[rating.bot].low, shares[rating.bot].high),
        ]
        for rating in result.ratings
    ]
    return section(
        "Ladder",
        "Ratings by openskill, where every newcomer begins with 25; the bars hold 95 %, and bots whose bars overlap "
        "much are not told apart.",
        [
            beside(
                plots.dots("Ratings with their intervals", rows, "rating", Scale.AMOUNT),
                table(["bot", "rating", "95 %", "points won", "95 %"], lines),
            )
        ],
    )


def _pairs(result: Result) -> str:
    rows = [Dot(f"{pair.a} – {pair.b}", Figure(pair.score, pair.low, pair.high)) for pair in result.pairs]
    lines = [
        [
            pair.a,
            pair.b,
            percent(pair.score),
            percents(pair.low, pair.high),
            f"{pair.games:,}",
            _stronger(pair),
        ]
        for pair in result.pairs
    ]
    inner = table(["bot", "against", "score", "95 %", "matches", "stronger"], lines, 2)
    if len(result.names) < MANY:
        along = "first bot's share of the points"
        parts = [beside(plots.dots("Scores of all pairs", rows, along, Scale.SHARE, 0.5), inner)]
    else:
        shares = {(pair.a, pair.b): pair.score for pair in result.pairs}
        shares |= {(pair.b, pair.a): 1 - pair.score for pair in result.pairs}
        parts = [crossing([rating.bot for rating in result.ratings], shares), folded("With intervals", inner)]
    return section(
        "Who beats whom",
        "The first bot's share of the points against the second, with the interval that holds 95 %; where it leaves out "
        "one half, one of the two is stronger."
        if len(result.names) < MANY
        else "The percentage of the points that the bot of the row made against that of the column, by place on the "
        "ladder.",
        parts,
    )


def _stronger(pair: Pair) -> str:
    if not pair.separated:
        return "open"
    return pair.a if pair.score > 0.5 else pair.b


def _seats(result: Result) -> str:
    players = result.schedule.players
    title = "Win rate by seat" if players > 1 else "Win rate"
    reading = (
        "The share of the points made from each seat; the broken line is what a seat makes if seats do not matter."
        if players > 1
        else "How often each bot beat the side of the game; the broken line is one half."
    )
    colours = {"all bots": INK, **_colours(result)}
    found = {"all bots": seat_shares(result)} | {name: seat_shares(result, name) for name in result.names}
    plotted = list(found) if len(result.names) < MANY else ["all bots"]
    groups: dict[str, list[Dot]] = {}
    lines: dict[str, list[list[str]]] = {name: [] for name in found}
    for seat in range(players):
        group: list[Dot] = []
        for name, shares in found.items():
            share = shares[seat]
            if share is not None:
                lines[name].append([name, str(seat), percent(share.value), percents(share.low, share.high)])
                group += [Dot(name, share, colours[name])] if name in plotted else []
        groups[f"seat {seat}"] = group
    if not any(groups.values()):
        return section(title, NONE_FINISHED, [])
    plot = plots.grouped(title, groups, "share of the points", 1 / players if players > 1 else 0.5)
    headings = ["bot", "seat", "points won", "95 %"]
    shown = [line for name in plotted for line in lines[name]]
    rest = [line for name in found if name not in plotted for line in lines[name]]
    parts = [beside(plot, table(headings, shown))]
    parts += [folded("Of each bot", table(headings, rest))] if rest else []
    return section(title, reading, parts)


def _scores(result: Result) -> list[str]:
    found = scores(result)
    if not found:
        return []
    lines = [
        [
            name,
            amount(own.mean.value),
            amounts(own.mean),
            str(sorted(own.values)[len(own.values) // 2]),
            span(min(own.values), max(own.values)),
        ]
        for name, own in found.items()
    ]
    plot = plots.histograms("Score distributions", found, "score in a match", _colours(result))
    inner = beside(plot, table(["bot", "mean", "95 %", "median", "range"], lines))
    reading = "How many points of the game each bot ends with, over all its seats; the line is the mean."
    return [section("Score distributions", reading, [inner])]


def _lengths(result: Result) -> list[str]:
    found = lengths(result)
    if found is None:
        return []
    ordered = sorted(found.values)
    line = [amount(found.mean.value), amounts(found.mean), str(ordered[len(ordered) // 2])]
    line += [span(ordered[0], ordered[-1])]
    plot = plots.histograms(
        "Game length", {"all matches": found}, "decisions in a match", {"all matches": series(7)}
    )
    inner = beside(plot, table(["mean", "95 %", "median", "range"], [line], 0))
    return [section("Game length", "How many decisions a match takes, all seats together.", [inner])]


def _times(result: Result) -> str:
    found = {name: times for name, times in thinking(result).items() if times.count}
    lines: list[list[str]] = []
    for name, own in found.items():
        if own.mean is not None:
            half, most = lasting(own.within(0.5)), lasting(own.within(0.99))
            lines.append(
                [name, lasting(own.mean.value), lastings(own.mean), half, most, lasting(own.slowest)]
            )
    reading = "How long each bot thinks, on a scale of powers of ten; measured on the machine of this run, so not repeatable."
    if not found:
        return section("Decision times", NONE_FINISHED, [])
    plot = plots.times("Decision times", found, _colours(result))
    inner = table(["bot", "mean", "95 %", "half within", "99 % within", "slowest"], lines)
    return section("Decision times", reading, [beside(plot, inner)])


def _insights(result: Result) -> list[str]:
    insight = find(result.schedule.game).insight
    found = [topic_section(result, topic) for topic in insight.topics]
    shown = [text for text in found if text is not None]
    if not shown:
        return []
    reading = "Counted over all matches that were played to their end, whoever played them."
    return [section("What wins", reading, shown)]


def _method(result: Result) -> str:
    planned = result.schedule
    options = " ".join([f"--option {name}={value}" for name, value in planned.options.items()])
    command = (
        f"ludoteca arena {planned.game} --bots {','.join([entrant.spec for entrant in planned.entrants])} "
        f"--games {planned.games_per_pair} --seed {planned.seed} --players {planned.players} {options}"
    ).rstrip()
    names: Sequence[str] = ["first", "second"]
    seats = "; ".join([", ".join([names[who] for who in seating]) for seating in seatings(planned.players)])
    rules = find(planned.game).identity.version
    inner = [f"<p>{escape(text)}</p>" for text in METHOD]
    inner += [
        folded(f"All {len(seatings(planned.players))} seatings", f"<p>{escape(seats)}</p>"),
        f"<p>Ludoteca {__version__}, rules version {rules}. The same matches again:<br><code>{escape(command)}</code></p>",
        f"<p>Digest over all final positions:<br><code>{result.digest}</code></p>",
    ]
    return section("How it was played", "What the figures rest on, and how to get them again.", inner)
