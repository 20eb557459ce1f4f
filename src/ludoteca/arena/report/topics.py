"""What wins: the topics of a game as plots and tables."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.arena.deal import WON
from ludoteca.arena.report import plots
from ludoteca.arena.report.html import beside, folded, section, table
from ludoteca.arena.report.plots import Card, Dot, Scale
from ludoteca.arena.report.words import amount, amounts, percent, percents
from ludoteca.arena.summary import Item, items
from ludoteca.arena.tournament import Result
from ludoteca.facets.insight import Measure, Plot, Topic
from ludoteca.facets.language import language
from ludoteca.facets.message import Message
from ludoteca.kernel.rules import Verdict

SHOWN = 16
"""So many items are drawn, the highest and the lowest; a longer list is below them."""
COMMON, FEWEST = 0.1, 5
"""Preferred are those that were there in this part of all deals, and in so many."""


def topic_section(result: Result, topic: Topic) -> str | None:
    """The section of a topic; None if no match had anything to tell about it."""
    found = items(result, topic)
    if not found:
        return None
    middle = _middle(result, topic)
    shown = found if len(found) <= SHOWN else _ends(found, result.schedule.deals)
    headings = [topic.item, topic.count, topic.value, "95 %"]
    lines = [_line(topic, item) for item in found]
    if topic.plot is Plot.RARITY:
        plot = _cloud(result, topic, found)
    elif len(found) == 1:
        return section(topic.title, topic.reading, [table(headings, lines)], 3)
    else:
        rows = [Dot(_name(topic, item), item.figure) for item in shown]
        scale = Scale.AMOUNT if topic.measure is Measure.MEAN else Scale.SHARE
        plot = plots.dots(topic.title, rows, topic.value, scale, middle)
    if len(found) <= SHOWN:
        parts = [beside(plot, table(headings, lines))]
    else:
        reduced = table(headings, [_line(topic, item) for item in shown])
        parts = [
            beside(plot, reduced),
            folded(f"All {len(found)}, rare ones included", table(headings, lines)),
        ]
    return section(topic.title, topic.reading, parts, 3)


def _ends(found: Sequence[Item], deals: int) -> list[Item]:
    """The highest and the lowest of a long list, without what was there too seldom to say much."""
    common = [item for item in found if item.deals >= max(FEWEST, COMMON * deals)]
    chosen = common if len(common) >= SHOWN else found
    return [*chosen[: SHOWN // 2], *chosen[-SHOWN // 2 :]]


def _middle(result: Result, topic: Topic) -> float | None:
    """What a share would be if the item made no difference, where that is known."""
    players = result.schedule.players
    return topic.middle(players) if players > 1 and topic.middle is not None else None


def _name(topic: Topic, item: Item) -> str:
    name = topic.name(item.key)
    return language("en").say(name) if isinstance(name, Message) else name


def _line(topic: Topic, item: Item) -> list[str]:
    if topic.measure is Measure.MEAN:
        value, sure = amount(item.figure.value), amounts(item.figure)
    else:
        value, sure = percent(item.figure.value), percents(item.figure.low, item.figure.high)
    return [_name(topic, item), f"{item.count:,.0f}", value, sure]


def _cloud(result: Result, topic: Topic, found: Sequence[Item]) -> str:
    """Each item by the part of all hands, and of winning hands, that it is in."""
    finished = [match for deal in result.deals for match in deal.matches if not match.faults]
    hands = len(finished) * result.schedule.players
    decided = [match for match in finished if match.verdict == Verdict.DECIDED.value]
    won = len([match for match in decided if WON in match.ranks])
    cards = [
        Card(
            _name(topic, item),
            item.count / hands,
            item.total / won if won else 0.0,
            not item.figure.low <= won / hands <= item.figure.high,
        )
        for item in found
    ]
    return plots.cloud(topic.title, cards, "in so many of all hands", "in so many of winning hands")
