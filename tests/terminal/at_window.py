"""Sitting before the window by script: keys, clicks and pastes, at any size, without a terminal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from time import monotonic

from textual.pilot import Pilot

from ludoteca.facets.drawing.columns import CHOICE
from ludoteca.facets.language import language
from ludoteca.facets.registry import find
from ludoteca.kernel.luck import seed_from
from ludoteca.kernel.record import Record
from ludoteca.terminal.settings import Settings
from ludoteca.terminal.sitting import Sitting
from ludoteca.terminal.table_window import TableWindow

PATIENT = 15.0
NARROW, WIDE = (80, 24), (160, 50)
Hand = Pilot[None]
"""Presses and clicks."""


def begun(game: str, seats: tuple[str, ...], *seed: object) -> Record:
    """The record of a match of a game that has not begun."""
    box = find(game)
    options = box.identity.settle(len(seats), {})
    return Record(game, box.identity.version, len(seats), options, seed_from(*seed), list(seats))


def opened(record: Record, path: Path, code: str = "en") -> TableWindow:
    """The window of a match, in which nothing waits."""
    window = TableWindow(Sitting(find(record.game, record.rules).rules, record, path), language(code))
    window.settings = Settings(pace="none")
    return window


async def asked(window: TableWindow, hand: Hand) -> bool:
    """Wait until there is a question to be seen; false if the match is over."""
    until = monotonic() + PATIENT
    while window.shown is None and not window._over:
        assert monotonic() < until, "nothing is asked"
        await hand.pause(0.01)
    return not window._over


async def answered(window: TableWindow, hand: Hand, since: float | None) -> None:
    """Wait until the question that was shown then has gone."""
    until = monotonic() + PATIENT
    while window.shown == since and not window._over:
        assert monotonic() < until, (
            f"the answer was not taken: {window.said}, {window.picks}, {window.cursor}"
        )
        await hand.pause(0.01)


async def by_keys(window: TableWindow, hand: Hand, wanted: int) -> None:
    """Take the choice so many steps on, and more if more are wanted, by arrows, space and Enter."""
    question, since = window.question, window.shown
    assert question is not None
    for _ in range(1 + wanted % len(question.choices)):
        await hand.press("right")
    if question.at_most is not None:
        await hand.press("space")
        while len(window.picks) < question.at_least:
            await hand.press("right")
            assert window.cursor is not None
            if window.cursor[1] not in window.picks:
                await hand.press("space")
    await hand.press("enter")
    await answered(window, hand, since)


async def by_mouse(window: TableWindow, hand: Hand, wanted: int) -> None:
    """The same by clicks alone: on pieces of the drawings, and on the button that chooses."""
    question, since = window.question, window.shown
    assert question is not None
    most = max(1, question.at_least)
    start = wanted % len(question.choices)
    for choice in [*question.choices[start:], *question.choices[:start]][:most]:
        await click(window, hand, choice.text)
    line = window.panes["line"]
    [button] = [spot for spot in line.spots if spot.kind == "key"]
    await hand.click(line, offset=(button.column + 1, 0))
    await answered(window, hand, since)


async def click(window: TableWindow, hand: Hand, choice: str) -> None:
    """Scroll to a choice, as a wheel would, and click on it."""
    for name in ("table", "hand", "ask"):
        pane = window.panes[name]
        for spot in pane.spots:
            if (spot.kind, spot.name) == (CHOICE, choice) and pane.display:
                pane.reveal(spot.line)
                await hand.pause()
                await hand.click(pane, offset=(spot.column, spot.line - pane.scroll_offset.y))
                return
    raise AssertionError(f"{choice} is nowhere to be clicked")


WAYS: dict[str, Callable[[TableWindow, Hand, int], Awaitable[None]]] = {"keys": by_keys, "mouse": by_mouse}
